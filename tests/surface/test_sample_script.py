"""The sample script is typed strictly, and runs."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("sample_script.py")
ROOT = SCRIPT.parents[2]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_strict_type_checker_takes_it():
    checked = run("-m", "mypy", "--strict", str(SCRIPT))
    assert checked.returncode == 0, checked.stdout


def test_a_strict_type_checker_refuses_what_is_wrong(tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "import sorry_people as sp\nturn: sp.Rider = sp.Game(seed=1).turn\nsp.PeopleGame(seed='7')\n",
        encoding="utf-8",
    )
    checked = run("-m", "mypy", "--strict", str(wrong))
    assert "[assignment]" in checked.stdout
    assert "[arg-type]" in checked.stdout


def test_it_runs():
    ran = run(str(SCRIPT))
    assert ran.returncode == 0, ran.stderr
    assert "no card is drawn" in ran.stdout
