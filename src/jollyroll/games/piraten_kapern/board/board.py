"""Piraten Kapern on the screen: the card, the skulls, what stopping would pay, and the scores on the way to the target."""

from jollyroll.kit import NOBODY
from jollyroll.terminal.frames import framed, seat_mark
from jollyroll.terminal.style import Style, pad, room, shown_length, wrapped
from jollyroll.terminal.voice import Voice
from jollyroll.words import say, whole

from ..rules.view import View

BAR = 30
CARD_WIDTH = 56
BESIDE_THE_BAR = 11  # columns: the arrow, the points and the spaces between
FRAME = 4  # columns around what is in a box


def board(view: View, voice: Voice, style: Style) -> list[str]:
    """The table as everybody sees it."""
    lines = scores(view, voice, style)
    if view.final_round and view.trigger != NOBODY:
        lines.append(style.paint(say("board-pk-final", **voice.who(view.trigger)), "danger"))
    if view.playoff:
        lines.append(style.paint(say("board-pk-playoff", number=view.playoff), "danger"))
    return lines + ([""] * (not style.plain) + card(view, style) if view.card else [])


def card(view: View, style: Style) -> list[str]:
    """The Fortune card and what it does."""
    title, text = say(f"card-pk-{view.card}"), say(f"card-line-pk-{view.card}")
    if style.plain:
        return [say("labelled", label=say("board-pk-card"), text=f"{title}. {text}")]
    return framed(
        title, wrapped(text, width=min(CARD_WIDTH, room() - FRAME)), style, "danger" if view.battle_need or view.island else "gold"
    )


def scores(view: View, voice: Voice, style: Style) -> list[str]:
    """A line for each player: name, points, and how far it is to the target."""
    width = max(shown_length(voice.label(seat)) for seat in range(len(view.scores)))
    target = f"  {say('board-pk-target', target=view.target)}"
    bar = max(0, min(BAR, room() - width - len(target) - BESIDE_THE_BAR))
    lines = []
    for seat, points in enumerate(view.scores):
        name = style.paint(pad(voice.label(seat), width), "strong" if seat == view.active else "")
        line = f"{seat_mark(seat == view.active, style)} {name} {whole(points):>6}"
        if not view.present[seat]:
            line += "  " + say("board-left")
        elif not style.plain:
            full = max(0, min(bar, bar * points // view.target))
            line += "  " + style.paint("━" * full, "gold") + style.paint("─" * (bar - full), "faint")
        lines.append(line)
    lines[0] += target
    return lines


def note(view: View, style: Style) -> list[str]:
    """Notes for the next choice: skulls, and the value of stopping now."""
    if view.island:
        skulls = say("board-pk-skulls", count=view.skulls)
        return [style.paint(f"{skulls} {say('board-pk-island', loss=str(view.island_loss))}", "danger")]
    empty = view.skulls_out - view.skulls
    row = f"{view.skulls} / {view.skulls_out}" if style.plain else style.paint("☠ " * view.skulls, "danger") + "○ " * max(0, empty)
    lines = [say("board-pk-sockets", row=row.strip())]
    if view.battle_need:
        looks = "good" if view.battle_points > 0 else "danger"
        lines.append(style.paint(say("board-pk-swords", have=view.battle_swords, need=view.battle_need), looks))
    if view.chest_open or any(view.chest.values()):
        lines.append(say("board-pk-chest", points=str(view.points_on_chest)))
    return lines
