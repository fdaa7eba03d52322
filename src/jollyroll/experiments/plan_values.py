"""Values of a plan, checked by type; errors say what to write."""

from collections.abc import Mapping, Sequence

from jollyroll.errors import ArgumentError, quote
from jollyroll.kit.components import ComponentValue
from jollyroll.kit.options import OptionValue
from jollyroll.lab.arguments import is_whole


def section(asked: Mapping[str, object], name: str) -> Mapping[str, object]:
    """A table of the file; empty if it is missing."""
    found = asked.get(name, {})
    if not isinstance(found, dict):
        raise ArgumentError("experiment-section", name=name)
    return found


def check_keys(where: str, asked: Mapping[str, object], known: Sequence[str]) -> None:
    """Refuse unknown keys."""
    for name in asked:
        if name not in known:
            raise ArgumentError("experiment-key", name=quote(f"{where}.{name}".strip(".")), known=", ".join(known))


def text_of(asked: Mapping[str, object], name: str, usual: str | None = None) -> str:
    """A text, or the default."""
    value = asked.get(name, usual)
    if not isinstance(value, str) or (usual is None and not value):
        raise ArgumentError("experiment-text", name=name)
    return value


def whole_of(asked: Mapping[str, object], name: str, usual: int, least: int, most: int, where: str = "") -> int:
    """A whole number, or the default."""
    value = asked.get(name, usual)
    if not isinstance(value, int) or not is_whole(value) or not least <= value <= most:
        raise ArgumentError("experiment-number", name=where + name, least=str(least), most=str(most))
    return value


def values_of(name: str, value: object) -> list[object]:
    """The values over which something is varied."""
    if not isinstance(value, list) or not value:
        raise ArgumentError("experiment-values", name=quote(name))
    return value


def option_value(name: str, value: object) -> OptionValue:
    """The value of an option."""
    if not isinstance(value, str | int):
        raise ArgumentError("experiment-value", name=quote(name))
    return value


def component_value(name: str, value: object) -> ComponentValue:
    """The value of a component."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise ArgumentError("experiment-value", name=quote(name))
    return value


def shown(value: object) -> str:
    """A value as text."""
    if isinstance(value, list):
        return "+".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
