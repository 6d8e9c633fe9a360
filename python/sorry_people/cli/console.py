"""Where the commands write: results to the standard output, progress and errors to the standard error."""

from rich.console import Console

# No highlighting: numbers and names in the text get only the styles that we give them.
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
