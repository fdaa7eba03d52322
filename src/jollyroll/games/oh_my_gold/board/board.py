"""Oh My Gold! on the screen: the row of chests with their locks, the pile, and each ship with its treasures and loot."""

from jollyroll.terminal.frames import framed, seat_mark, side_by_side
from jollyroll.terminal.style import Style, pad, shown_length
from jollyroll.terminal.voice import Voice
from jollyroll.words import say

from ..rules.view import View

SYMBOLS = {"C": ("●", "gold"), "D": ("◆", "cool")}


def board(view: View, voice: Voice, style: Style) -> list[str]:
    """The table as everybody sees it."""
    lines = row(view, style)
    if view.last_opener >= 0:
        lines.append(style.paint(say("board-omg-final", **voice.who(view.last_opener)), "danger"))
    return lines + ships(view, voice, style)


def row(view: View, style: Style) -> list[str]:
    """Three chests, and the pile with the lock of its top card."""
    pile = say("board-omg-pile", count=view.pile)
    if style.plain:
        chests = [
            say("labelled", label=say("board-omg-chest", place=place), text=locks_words(locks))
            for place, locks in enumerate(view.chests, 1)
        ]
        return [". ".join(chests), f"{pile}, {top_words(view)}"]
    blocks = [
        framed(say("board-omg-chest", place=place), [locks_picture(locks, style)], style)
        for place, locks in enumerate(view.chests, 1)
    ]
    return side_by_side(*blocks, framed(pile, [style.paint(top_words(view), "faint")], style, "faint"))


def locks_words(locks: int) -> str:
    return say("board-omg-locks", locks=locks)


def locks_picture(locks: int, style: Style) -> str:
    """A keyhole for each lock."""
    return style.paint("◙ " * locks, "good") if locks else style.paint(locks_words(0), "faint")


def top_words(view: View) -> str:
    return say("board-omg-top", locks=view.next_chest)


def ships(view: View, voice: Voice, style: Style) -> list[str]:
    """A line for each ship: the treasures before it, then the loot that counts."""
    width = max(shown_length(voice.label(seat)) for seat in range(len(view.points)))
    before = [treasures(view.treasures[seat], style) for seat in range(len(view.points))]
    widest = max(shown_length(text) for text in before)
    lines = [""] * (not style.plain)
    for seat, points in enumerate(view.points):
        name = pad(voice.label(seat), width)
        line = f"{seat_mark(seat == view.active, style)} {style.paint(name, 'strong' if seat == view.active else '')}"
        line += f"  {say('board-omg-before')} {pad(before[seat], widest)}"
        loot = say("board-omg-loot", points=points, diamonds=view.diamonds[seat], bones=view.fishbones[seat])
        line += "  " + (style.paint(loot, "gold") if view.present[seat] else say("board-left"))
        if view.boarded[seat]:
            line += "  " + style.paint(say("board-omg-boarded"), "danger")
        lines.append(line)
    return lines + covers(view, voice, style)


def covers(view: View, voice: Voice, style: Style) -> list[str]:
    """Cards that carry dice."""
    lines = []
    for number, cover in enumerate(view.covers, 1):
        card = say("board-omg-chest", place=cover.chest) if cover.chest else treasures((cover.treasure,), style)
        owner = voice.label(cover.owner) if not cover.chest else ""
        what = say("board-omg-complete" if cover.complete else "board-omg-incomplete")
        label = f"{card} ({owner})" if owner else card
        lines.append(f"  {number}. {say('labelled', label=label, text=voice.row(cover.dice))}  {what}")
    return lines


def treasures(kinds: tuple[str, ...], style: Style) -> str:
    """Treasures, as their coins and diamonds."""
    if not kinds:
        return "-"
    if style.plain:
        return " ".join(kinds)
    return "  ".join("[" + "".join(style.paint(*SYMBOLS[letter]) for letter in kind) + "]" for kind in kinds)


def note(view: View, style: Style) -> list[str]:
    """No notes: the board shows everything."""
    return []
