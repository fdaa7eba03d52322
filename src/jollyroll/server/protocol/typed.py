"""Typed dictionaries, as Pydantic wants them before Python 3.12; where there is no Pydantic, Python's own will do."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypedDict
else:
    try:
        from typing_extensions import TypedDict
    except ImportError:
        from typing import TypedDict

__all__ = ["TypedDict"]
