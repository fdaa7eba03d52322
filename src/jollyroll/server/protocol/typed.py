"""`TypedDict` as Pydantic needs it before Python 3.12, or Python's own where there is no Pydantic."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypedDict
else:
    try:
        from typing_extensions import TypedDict
    except ImportError:
        from typing import TypedDict

__all__ = ["TypedDict"]
