"""Shows a recorded game turn by turn, or converts its form."""

import sys
from collections import deque
from dataclasses import dataclass, field, replace

from jollyroll.errors import ArgumentError
from jollyroll.kit import NOBODY
from jollyroll.match import Comment, Match, Record, load, replay, write_json, write_text
from jollyroll.match.record import CHANCE, CHOICE
from jollyroll.words import say

from .board import draw_board
from .explain import table_rules
from .frames import heading
from .keys import EndOfInput, Keyboard
from .screen import result_lines
from .style import Style, put, wrapped
from .voice import Voice


def convert(file: str, as_json: bool, as_text: bool) -> None:
    """Print the record in the requested form."""
    if as_json and as_text:
        raise ArgumentError("two-forms")
    record = load(file)
    print(write_json(record) if as_json else write_text(record), end="")


@dataclass
class TurnPage:
    """The lines of one turn."""

    turn: int
    lines: list[str] = field(default_factory=list)


def show_game(file: str, turn: int | None, once: bool, style: Style) -> None:
    """Print the game; at a terminal, wait for a key after each turn."""
    record = load(file)
    pages = tell(record, style)
    if turn is not None:
        chosen = [page for page in pages if page.turn == turn]
        if not chosen or turn < 1:
            raise ArgumentError("no-turn", turn=turn, turns=max(page.turn for page in pages))
        pages = chosen
    stops = sys.stdin.isatty() and sys.stdout.isatty() and not once
    for page in pages:
        put(*page.lines)
        if stops and page is not pages[-1] and not wants_more():
            return


def wants_more() -> bool:
    """Wait for a key; False to stop."""
    try:
        return Keyboard().ask(say("next-turn"), single={" ", "q"}) != "q"
    except EndOfInput:
        return False


def tell(record: Record, style: Style) -> list[TurnPage]:
    """The whole game in words, a page per turn."""
    match = replay(record, 0)
    voice = Voice(match.game, match.seats, style)
    pages = [TurnPage(0, [heading(say(f"game-{match.game.code}"), style)])]
    pages[0].lines += table_rules(match.game, match.option_texts)
    pages[0].lines.append(say("replay-seats", names=", ".join(seat.name for seat in match.seats)))
    pages[0].lines += last_ledger_lines(match, voice)
    comments = deque(record.comments)
    for number, event in enumerate(record.events):
        if match.state.turn != pages[-1].turn:
            pages.append(open_page(match, voice, style))
        pages[-1].lines += remarks(comments, number, style)
        pages[-1].lines += event_lines(match, event.kind, event.text, voice)
        match.play(event)
        pages[-1].lines += last_ledger_lines(match, voice)
    pages[-1].lines += remarks(comments, len(record.events), style)
    if match.is_over:
        pages[-1].lines += result_lines(match, voice, style)
    return pages


def remarks(comments: deque[Comment], events: int, style: Style) -> list[str]:
    """The comments after this many events, removed from the queue."""
    lines: list[str] = []
    while comments and comments[0].after <= events:
        lines += wrapped(comments.popleft().text, indent="# ")
    return [style.paint(line.rstrip(), "cool") for line in lines]


def last_turn(match: Match, voice: Voice) -> list[str]:
    """The events since the last turn began, without the board."""
    first = len(match.lines) - 1
    while first and match.lines[first - 1] == match.lines[-1]:
        first -= 1
    again = replay(replace(match.record, result=None), first)
    lines = [turn_heading(again, voice)] if match.lines[-1].turn else []
    for event in match.events[first:]:
        lines += event_lines(again, event.kind, event.text, voice)
        again.play(event)
        lines += last_ledger_lines(again, voice)
    return lines


def last_ledger_lines(match: Match, voice: Voice) -> list[str]:
    """The ledger of the last event in words."""
    return voice.ledger_lines(match.ledger)


def turn_heading(match: Match, voice: Voice) -> str:
    """The heading of a turn."""
    return heading(say("turn-of", **voice.who(match.state.seat), turn=match.state.turn), voice.style)


def open_page(match: Match, voice: Voice, style: Style) -> TurnPage:
    """The beginning of a turn's page: heading and board."""
    return TurnPage(match.state.turn, ["", turn_heading(match, voice), *draw_board(match.game, match.view(NOBODY), voice, style)])


def event_lines(match: Match, kind: str, text: str, voice: Voice) -> list[str]:
    """A roll or choice as a line; other outcomes appear only in the ledger."""
    who = voice.who(match.state.seat)
    if kind == CHANCE and match.game.rules.dice_in_hand(match.state):
        return [say("throws", **who, dice=voice.row(text))]
    if kind == CHOICE:
        return [say("bot-did", **who, what=voice.choice(match.game.choice(match.state, match.read_choice(text))))]
    return []
