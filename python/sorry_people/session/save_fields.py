"""The fields of a save, each checked for what it must be."""

from enum import StrEnum
from typing import Any, TypeVar

from sorry_people.session.json_text import shown

_Value = TypeVar("_Value")
_Member = TypeVar("_Member", bound=StrEnum)

_KINDS: dict[type, str] = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


def field(fields: dict[str, Any], name: str, kind: type[_Value]) -> _Value:
    """The field of that name.

    Raises:
        ValueError: It is missing, or of another kind.
    """
    if name not in fields:
        raise ValueError(f'"{name}" is missing')
    return of_kind(fields[name], name, kind)


def of_kind(value: object, name: str, kind: type[_Value]) -> _Value:
    """The value, if it is of that kind; else `ValueError`. A truth value is no whole number."""
    if type(value) is not kind:
        raise ValueError(f'"{name}" must be {_KINDS[kind]}, not {shown(value)}')
    return value


def one_of(kinds: type[_Member], value: object, name: str) -> _Member:
    """The member of an enumeration that is written there; else `ValueError`."""
    for member in kinds:
        if member == value:
            return member
    raise ValueError(f'"{name}" must be one of {", ".join(kinds)}, not {shown(value)}')
