"""Counts the machine instructions of a draw in the seeded kernels and holds them against the kept baseline.

    python tests/benchmarks/instructions.py            # prints a table; warns past 2 %
    python tests/benchmarks/instructions.py --update   # keeps the counts of today

Instructions, unlike seconds, are the same however busy the machine is. They depend on the compiler and on the
vector instructions of the processor, so the baseline names both. Needs cargo and valgrind.
"""

import argparse
import platform
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASELINE = Path(__file__).with_name("instructions.toml")
KERNELS = ("fast-easy", "fast-hard", "simple-easy", "simple-hard")
SMALL, LARGE = 100, 1100
TOLERANCE = 0.02


def run(kernel: str, games: int) -> tuple[int, int]:
    """The instructions that a kernel takes for so many games, and the cards drawn in them."""
    program = ROOT / "target/release/examples/kernels"
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, kernel, str(games)],
        capture_output=True,
        text=True,
        check=True,
    )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected, done.stderr
    return int(collected[1]), int(done.stdout)


def instructions_a_draw(kernel: str) -> float:
    """What one more draw costs: the difference of two runs, so that building the tables doesn't count."""
    (small, few), (large, many) = run(kernel, SMALL), run(kernel, LARGE)
    assert many > few > 0
    return (large - small) / (many - few)


def compiler() -> str:
    """The compiler's version line."""
    return subprocess.run(["rustc", "--version"], capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Counts, compares, and keeps the counts when asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--update", action="store_true", help="keep the counts as the new baseline")
    update: bool = parser.parse_args().update
    subprocess.run(["cargo", "build", "--release", "--quiet", "--example", "kernels"], cwd=ROOT, check=True)
    counts = {kernel: instructions_a_draw(kernel) for kernel in KERNELS}
    if update:
        lines = [
            f'compiler = "{compiler()}"',
            f'machine = "{platform.machine()}"',
            "",
            "[instructions_a_draw]",
        ]
        lines += [f"{kernel} = {count:.1f}" for kernel, count in counts.items()]
        BASELINE.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    baseline = tomllib.loads(BASELINE.read_text(encoding="utf-8"))
    print(f"baseline by {baseline['compiler']} on {baseline['machine']}; now {compiler()}")
    for kernel, count in counts.items():
        kept: float = baseline["instructions_a_draw"][kernel]
        change = count / kept - 1
        print(f"{kernel:12} {count:7.1f} instructions a draw, {change:+.1%}")
        if change > TOLERANCE:
            print(
                f"warning: {kernel} takes {change:.1%} more instructions than the baseline", file=sys.stderr
            )


if __name__ == "__main__":
    main()
