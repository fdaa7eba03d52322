"""Pieces of HTML. Everything that is not `Markup` is text and is escaped, so that no name can become markup."""

from html import escape

VOID = ("meta", "br")


class Markup(str):
    """Text that is HTML."""


def tag(name: str, /, *inside: str, **attributes: object) -> Markup:
    """An element. Attributes are written as Python allows: `class_` for class, `aria_label` for aria-label; None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items() if value is not None
    )
    if name in VOID:
        return Markup(f"<{name}{written}>")
    return Markup(f"<{name}{written}>{joined(*inside)}</{name}>")


def joined(*inside: str) -> Markup:
    """Pieces joined in order."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in inside))
