"""A recorded game shown turn by turn, or turned from one written form into the other."""

import sys
from dataclasses import dataclass, field

from jollyroll.errors import Refused
from jollyroll.games import NOBODY
from jollyroll.match import Match, Record, load, replay, write_json, write_text
from jollyroll.match.record import CHANCE, CHOICE
from jollyroll.words import say

from .boards import draw_board
from .frames import heading
from .keys import EndOfInput, Keyboard
from .screen import result_lines
from .style import Style
from .voice import Voice


def convert(file: str, as_json: bool, as_text: bool) -> None:
    """Print the record in the form asked for."""
    if as_json and as_text:
        raise Refused("two-forms")
    record = load(file)
    print(write_json(record) if as_json else write_text(record), end="")


@dataclass
class Page:
    """What happened in one turn."""

    turn: int
    lines: list[str] = field(default_factory=list)


def show_game(file: str, turn: int | None, once: bool, style: Style) -> None:
    """Print the game; at a terminal stop after each turn until a key is pressed."""
    record = load(file)
    pages = tell(record, style)
    if turn is not None:
        chosen = [page for page in pages if page.turn == turn]
        if not chosen or turn < 1:
            raise Refused("no-turn", turn=turn, turns=max(page.turn for page in pages))
        pages = chosen
    stops = sys.stdin.isatty() and sys.stdout.isatty() and not once
    for page in pages:
        print("\n".join(page.lines), flush=True)
        if stops and page is not pages[-1] and not wants_more():
            return


def wants_more() -> bool:
    """Wait for a key."""
    try:
        return Keyboard().ask(say("next-turn"), single={" ", "q"}) != "q"
    except EndOfInput:
        return False


def tell(record: Record, style: Style) -> list[Page]:
    """The whole game in words, a page for each turn."""
    match = replay(record, 0)
    voice = Voice(match.game, match.seats, style)
    pages = [Page(0, [say("options-of-table", preset=", ".join(f"{k}={v}" for k, v in record.options.items()))])]
    pages[0].lines += ["  " + voice.happening(told) for told in match.told]
    for event in record.events:
        if match.state.turn != pages[-1].turn:
            pages.append(open_page(match, voice, style))
        pages[-1].lines += event_lines(match, event.kind, event.text, voice)
        match.play(event)
        pages[-1].lines += ["  " + voice.happening(told) for told in match.told]
    if match.is_over:
        pages[-1].lines += result_lines(match, voice, style)
    return pages


def open_page(match: Match, voice: Voice, style: Style) -> Page:
    """The head of a turn: whose it is, and how the table stands."""
    turn = match.state.turn
    head = heading(say("turn-of", name=voice.name(match.state.seat), turn=turn), style)
    return Page(turn, ["", head, *draw_board(match.game, match.view(NOBODY), voice, style)])


def event_lines(match: Match, kind: str, text: str, voice: Voice) -> list[str]:
    """A throw or a choice in one line; other chance is told by what it brings."""
    name = voice.name(match.state.seat)
    if kind == CHANCE and match.game.rules.dice_in_hand(match.state):
        return [say("throws", name=name, dice=voice.row(text))]
    if kind == CHOICE:
        return [say("bot-did", name=name, what=voice.choice(match.game.choice(match.state, match.read_choice(text))))]
    return []
