"""Boxes and rows from which boards are composed."""

from collections.abc import Sequence

from .style import Style, pad, page_width, room, shown_length

GAP = 2  # columns between blocks


def framed(title: str, lines: Sequence[str], style: Style, look: str = "") -> list[str]:
    """A titled box around lines."""
    width = max(shown_length(title) + 3, *(shown_length(line) for line in lines))
    top = (
        style.paint("╭─ ", look) + style.paint(title, look) + style.paint(" " + "─" * (width - shown_length(title) - 1) + "╮", look)
    )
    side = style.paint("│", look)
    return [top, *(f"{side} {pad(line, width)} {side}" for line in lines), style.paint("╰" + "─" * (width + 2) + "╯", look)]


def side_by_side(*blocks: Sequence[str]) -> list[str]:
    """Blocks next to each other, aligned at the top, wrapped to further rows on a narrow screen."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    for block in blocks:
        if row and sum(GAP + block_width(other) for other in row) + block_width(block) > room():
            lines += joined(row)
            row = []
        row.append(block)
    return lines + joined(row)


def block_width(block: Sequence[str]) -> int:
    return max((shown_length(line) for line in block), default=0)


def joined(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks in one row."""
    widths = [block_width(block) for block in blocks]
    lines = []
    for index in range(max(len(block) for block in blocks)):
        cells = [pad(block[index] if index < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)]
        lines.append((" " * GAP).join(cells).rstrip())
    return lines


def heading(text: str, style: Style) -> str:
    """A heading between turns."""
    if style.plain:
        return f"== {text} =="
    return (
        style.paint("━━ ", "gold")
        + style.paint(text, "strong")
        + style.paint(" " + "━" * max(1, page_width() - shown_length(text) - 4), "gold")
    )


def seat_mark(active: bool, style: Style) -> str:
    """The mark before the seat on turn."""
    if style.plain:
        return ">" if active else " "
    return style.paint("▶", "gold") if active else " "
