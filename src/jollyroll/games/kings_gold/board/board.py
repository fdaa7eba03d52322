"""King's Gold on the screen: the box and the King in frames of their own, then everybody's pile."""

from jollyroll.terminal.frames import framed, seat_mark, side_by_side
from jollyroll.terminal.style import Style, pad, room, shown_length
from jollyroll.terminal.voice import Voice
from jollyroll.words import say

from ..rules.view import View

MOST_DOTS = 40


def board(view: View, voice: Voice, style: Style) -> list[str]:
    """The table as everybody sees it."""
    box, king = say("board-kg-box", amount=view.box), say("board-kg-king", amount=view.king)
    if style.plain:
        lines = [say("labelled", label=say(f"board-kg-{place}-title"), text=held) for place, held in (("box", box), ("king", king))]
    else:
        lines = side_by_side(
            framed(say("board-kg-box-title"), [style.paint(box, "gold"), style.paint(say("board-kg-box-what"), "faint")], style),
            framed(
                say("board-kg-king-title"),
                [style.paint(king, "danger"), style.paint(say("board-kg-king-what"), "faint")],
                style,
                "danger",
            ),
        )
    if view.tie_round:
        lines.append(style.paint(say("board-kg-tie-round", number=view.tie_round), "danger"))
    return lines + piles(view, voice, style)


def piles(view: View, voice: Voice, style: Style) -> list[str]:
    """A line for each player: name, coins, and the coins themselves."""
    width = max(shown_length(voice.label(seat)) for seat in range(len(view.coins)))
    lines = []
    for seat, coins in enumerate(view.coins):
        name = pad(voice.label(seat), width)
        line = f"{seat_mark(seat == view.active, style)} {style.paint(name, 'strong' if seat == view.active else '')} {coins:>3}"
        if not view.present[seat]:
            line += "  " + say("board-left")
        elif not style.plain:
            line += "  " + style.paint("●" * max(0, min(coins, MOST_DOTS, room() - shown_length(line) - 2)), "gold")
        lines.append(line.rstrip())
    return lines


def note(view: View, style: Style) -> list[str]:
    """How many rolls are left."""
    return [style.paint(say("board-kg-rolls", left=view.rolls_left), "faint")] if view.phase == "reroll" else []
