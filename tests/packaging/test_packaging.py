"""The wheel and the sdist, as somebody gets them who has no checkout."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLAY = """
import sorry_people as sp
from sorry_people.resources import data
from pathlib import Path

assert sp.build_profile == "release"
game = sp.Game(seed=7)
while not game.is_over:
    game.draw()
    if len(game.legal_moves()) > 1:
        advice = sp.Oracle(playouts=200, seed=1).advise(game)
        assert advice.best in game.legal_moves()
    game.play(game.choose("hard"))
print(sp.__version__, Path(sp.__file__).parent)
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints; a failure shows everything that it said."""
    ran = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def pip_wheel(source: Path, into: Path) -> Path:
    """The wheel of a source tree; the crates built before are used again, so that it takes seconds."""
    run(
        *(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", into, source),
        cwd=into,
        CARGO_TARGET_DIR=str(ROOT / "target"),
    )
    (wheel,) = into.glob("*.whl")
    return wheel


def shipped_files() -> Iterator[str]:
    """Every file of shaders/ and assets/, by its path in the package."""
    for folder in ("shaders", "assets"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file():
                yield path.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pip_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel; of the libraries it sees those that the tests run with."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    run(sys.executable, "-m", "pip", "--python", folder, "install", "--no-deps", wheel, cwd=folder)
    (site,) = folder.glob("lib/python*/site-packages")
    libraries = next(path for path in sys.path if path.endswith("site-packages"))
    # Appended, and no .pth file of it is read: the editable install of the checkout stays out of sight.
    (site / "libraries.pth").write_text(f"{libraries}\n", encoding="utf-8")
    return folder


def python(installed: Path) -> Path:
    return installed / "bin" / "python"


def test_there_is_something_to_ship():
    assert any(name.startswith("assets/") for name in shipped_files())
    assert any(name.startswith("shaders/") for name in shipped_files())


def test_every_file_of_shaders_and_assets_is_installed(installed):
    (package,) = installed.glob("lib/python*/site-packages/sorry_people")
    for name in shipped_files():
        assert (package / name).read_bytes() == (ROOT / name).read_bytes(), name
    there = {path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()}
    assert {name for name in there if name.startswith(("shaders/", "assets/"))} == set(shipped_files())
    assert {"py.typed", "_native.pyi"} <= there


def test_the_wheel_serves_every_python_from_3_11(wheel):
    assert "-cp311-abi3-" in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "rust/"))]


def test_a_game_and_an_oracle_run_from_it(installed, tmp_path):
    printed = run(python(installed), "-c", PLAY, cwd=tmp_path, PYTHONPATH="")
    assert str(installed) in printed


def test_the_command_runs_from_it(installed, tmp_path):
    command = installed / "bin" / "sorry-people"
    printed = run(command, "watch", "--text", "--seed", "7", cwd=tmp_path, PYTHONPATH="")
    assert "The ranking:" in printed


def test_the_types_are_seen_from_it(installed, tmp_path):
    script = ROOT / "tests" / "surface" / "sample_script.py"
    command = (sys.executable, "-m", "mypy", "--strict", "--python-executable", python(installed), script)
    run(*command, cwd=tmp_path, PYTHONPATH="", MYPYPATH="")


def test_the_sdist_builds_the_same_wheel(wheel, tmp_path):
    run(sys.executable, "-m", "maturin", "sdist", "--out", tmp_path, cwd=ROOT)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    built = tmp_path / "built"
    built.mkdir()
    with zipfile.ZipFile(pip_wheel(source, built)) as again, zipfile.ZipFile(wheel) as first:
        assert sorted(again.namelist()) == sorted(first.namelist())
        for name in again.namelist():
            if name.startswith("sorry_people/") and not name.endswith(".so"):
                assert again.read(name) == first.read(name), name
