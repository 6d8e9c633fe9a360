"""Every public name says what it is, and the examples in the docstrings of the Rust module are true."""

import doctest
import inspect

import pytest

import sorry_people as sp


def documented() -> dict[str, object]:
    """Every public class and function, and every member that a class defines itself."""
    found: dict[str, object] = {}
    for name in sp.__all__:
        value = getattr(sp, name)
        if not inspect.isclass(value) and not callable(value):
            continue
        found[name] = value
        is_plain = inspect.isclass(value) and not issubclass(value, str | Exception)
        if is_plain:
            found |= {f"{name}.{key}": getattr(value, key) for key in vars(value) if not key.startswith("_")}
    return found


DOCUMENTED = documented()
EXAMPLES = {
    name: test
    for name, value in DOCUMENTED.items()
    if (test := doctest.DocTestParser().get_doctest(value.__doc__ or "", {}, name, None, None)).examples
}


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_public_name_has_a_docstring(name):
    assert (DOCUMENTED[name].__doc__ or "").strip()


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_true(name):
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    runner.run(EXAMPLES[name], out=told.append)
    assert not told, "".join(told)


def test_the_main_names_have_examples():
    assert {
        *("Game", "PeopleGame", "SquareGame", "ExpressGame", "Tournament"),
        *("Move", "SquareMove", "ExpressMove", "Event", "SquareEvent", "ExpressEvent"),
        *("Game.from_dict", "PeopleGame.from_dict", "SquareGame.from_dict", "ExpressGame.from_dict"),
        *("Game.view", "Oracle", "Oracle.extend", "simulate", "perft"),
    } <= set(EXAMPLES)
