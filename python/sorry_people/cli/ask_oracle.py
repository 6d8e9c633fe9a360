"""Has the Oracle think with a progress bar, and lets Ctrl-C end that with what there is."""

from collections.abc import Callable
from typing import TypeVar

from sorry_people.cli.console import err
from sorry_people.cli.progress import progress_bar
from sorry_people.cli.screens.advice_text import AnyAdvice
from sorry_people.cli.screens.words import screen_words

AdviceT = TypeVar("AdviceT", bound=AnyAdvice)


def ask_oracle(think: Callable[[Callable[[AdviceT], object]], AdviceT], playouts: int) -> AdviceT | None:
    """What the Oracle advises.

    Args:
        think: Asks the Oracle; it is given what wants to hear the interim advice.
        playouts: The playouts a move that it asks for.

    Returns:
        The advice; after Ctrl-C the interim one, or none when there was not even that.
    """
    interim: AdviceT | None = None
    with progress_bar("playouts a move", playouts) as report:

        def watch(advice: AdviceT) -> None:
            nonlocal interim
            interim = advice
            report(advice.playouts)

        try:
            return think(watch)
        except KeyboardInterrupt:
            pass
    err.print(screen_words()["oracle"]["nothing" if interim is None else "stopped"])
    return interim
