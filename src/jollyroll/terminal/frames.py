"""Boxes and rows that every board is put together from."""

from collections.abc import Sequence

from .style import WIDTH, Style, pad, shown_length


def framed(title: str, lines: Sequence[str], style: Style, look: str = "") -> list[str]:
    """A titled box around some lines."""
    width = max(shown_length(title) + 3, *(shown_length(line) for line in lines))
    top = (
        style.paint("╭─ ", look) + style.paint(title, look) + style.paint(" " + "─" * (width - shown_length(title) - 1) + "╮", look)
    )
    side = style.paint("│", look)
    return [top, *(f"{side} {pad(line, width)} {side}" for line in lines), style.paint("╰" + "─" * (width + 2) + "╯", look)]


def side_by_side(*blocks: Sequence[str]) -> list[str]:
    """Blocks next to each other, aligned at the top."""
    widths = [max((shown_length(line) for line in block), default=0) for block in blocks]
    lines = []
    for index in range(max(len(block) for block in blocks)):
        cells = [pad(block[index] if index < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def heading(text: str, style: Style) -> str:
    """A line that sets one turn off from the next."""
    if style.plain:
        return f"== {text} =="
    return (
        style.paint("━━ ", "gold")
        + style.paint(text, "strong")
        + style.paint(" " + "━" * max(3, WIDTH - shown_length(text) - 4), "gold")
    )


def seat_mark(active: bool, style: Style) -> str:
    """Points at the one whose turn it is."""
    if style.plain:
        return ">" if active else " "
    return style.paint("▶", "gold") if active else " "
