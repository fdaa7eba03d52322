"""The coach in the terminal: odds of a position or a recorded turn, and analyses of games."""

import json
import os
import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from jollyroll.coach import Analysis, PositionOdds, analyse, odds
from jollyroll.coach.forms import analysis_form, odds_document, odds_form
from jollyroll.coach.rollouts import check_rollouts
from jollyroll.coach.walkthrough import JudgedEvent, Walkthrough
from jollyroll.errors import ArgumentError
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.match import JSON_SUFFIX, TEXT_SUFFIX, Event, Match, Position, Record, load, read_position, replay
from jollyroll.match.record import CHOICE
from jollyroll.speed.installed import require_speed
from jollyroll.words import say

from .frames import heading
from .odds_page import basis_lines, dice_lines, moment_lines, odds_lines, table_lines
from .outputs import check_outputs, write_output
from .patience import beside, explained
from .progress import ProgressBar
from .report_page import report_lines, roll_line
from .style import Style, put
from .voice import Voice


@dataclass(frozen=True)
class CoachQuestion:
    """The arguments of `jollyroll odds`."""

    where: str
    game: str
    preset: str
    options: Mapping[str, str]
    turn: int | None
    rollouts: int
    everything: bool
    as_json: bool


@dataclass(frozen=True)
class CoachMoment:
    """A position with its odds and, from a record, the event that followed and its ledger."""

    odds: PositionOdds
    step: JudgedEvent | None = None
    ledger: tuple[LedgerEntry, ...] = ()

    @property
    def chosen(self) -> int | None:
        """The choice that was made; None if there was none."""
        return self.step.chosen.choice.number if self.step and self.step.chosen else None


def show_odds(question: CoachQuestion, style: Style) -> None:
    """Print the odds of a position, of a record's last position, or of every decision in one of its turns."""
    check_rollouts(question.rollouts)
    if is_file(question.where):
        show_record_odds(question, load(question.where), style)
        return
    if question.turn is not None:
        raise ArgumentError("coach-turn-of-position")
    position = read_position(question.where, question.game, question.preset, question.options)
    show_moments(question, [CoachMoment(asked(position, question))], style)


def is_file(where: str) -> bool:
    """Whether a record is meant: an existing file, or a name like one."""
    if "\0" not in where and os.path.exists(where):
        return True
    return where.endswith((TEXT_SUFFIX, JSON_SUFFIX)) or (bool(where.strip()) and not {" ", ",", ":"} & set(where.strip()))


def asked(where: Match | Position, question: CoachQuestion) -> PositionOdds:
    """Compute the odds, with a progress bar while games are played."""
    if not question.rollouts:
        with explained(say("coach-getting-ready"), beside):
            return odds(where)
    with ProgressBar(say("coach-playing")) as progress:
        return odds(where, question.rollouts, lambda done, total: progress(done, total))


def show_record_odds(question: CoachQuestion, record: Record, style: Style) -> None:
    """Print the odds of a running game's last position, or of one turn's decisions."""
    if question.game or question.preset or question.options:
        raise ArgumentError("coach-options-of-record")
    if question.turn is not None:
        show_moments(question, turn_moments(question, record, question.turn), style)
        return
    match = replay(record)
    if match.is_over:
        raise ArgumentError("coach-over", path=shlex.quote(question.where))
    show_moments(question, [CoachMoment(asked(match, question))], style)


def turn_moments(question: CoachQuestion, record: Record, turn: int) -> list[CoachMoment]:
    """All events of a turn with the odds before them."""
    whole = replay(record)
    numbers = [number for number, label in enumerate(whole.lines) if label.turn == turn]
    if turn < 1 or not numbers:
        raise ArgumentError("no-turn", turn=turn, turns=max((label.turn for label in whole.lines), default=0))
    require_speed()
    walk = Walkthrough(replay(record, numbers[0]))
    moments = []
    for number in numbers:
        event = record.events[number]
        before = asked(walk.match, question) if event.kind == CHOICE else None
        step = walk.step(event)
        moments.append(CoachMoment(before or quick_odds(walk, step, event), step, tuple(walk.match.ledger)))
    return moments


def quick_odds(walk: Walkthrough, step: JudgedEvent, event: Event) -> PositionOdds:
    """Shares only, for an outcome that has happened: its alternatives do not matter."""
    match = walk.match
    return PositionOdds(
        match.game,
        match.state.copy(),
        match.seats,
        event.kind,
        step.turn,
        step.seat,
        step.before,
        step.exact,
        step.error,
        walk.judge.basis,
        (),
        None,
    )


def show_moments(question: CoachQuestion, moments: list[CoachMoment], style: Style) -> None:
    """Print the odds of these positions, as text or JSON."""
    first = moments[0].odds
    if question.as_json:
        forms = [
            odds_form(moment.odds, moment.step.number if moment.step else None, moment.chosen)
            for moment in moments
            if moment.step is None or moment.step.kind == CHOICE
        ]
        print_json(odds_document(first.game.name, first.seats, forms))
        return
    put(heading(say(f"game-{first.game.code}"), style))
    if moments[0].step is None:
        put(*odds_lines(first, style, question.everything))
        return
    put(say("turn-of", name=first.seats[first.seat].name if first.seat >= 0 else "", turn=first.turn))
    drawn = False
    for moment in moments:
        put(*moment_report(moment, question, style, drawn))
        drawn = drawn or bool(moment.odds.choices)
    put("", *basis_lines(moments[-1].odds, style))


def moment_report(moment: CoachMoment, question: CoachQuestion, style: Style, drawn: bool) -> list[str]:
    """One event of a turn. The table is drawn once, the dice before every choice."""
    assert moment.step is not None
    voice = Voice(moment.odds.game, moment.odds.seats, style)
    happened = voice.ledger_lines(moment.ledger)
    if moment.step.kind != CHOICE:
        return ["", roll_line(moment.step, voice), *happened]
    table = dice_lines(moment.odds, style) if drawn else table_lines(moment.odds, style)
    return ["", *table, "", *moment_lines(moment.odds, style, question.everything, moment.chosen), *happened]


def show_analysis(file: str, html: str | None, overwrite: bool, as_json: bool, style: Style) -> None:
    """Analyse a recorded game: print the report or its JSON form, and write a page if asked for."""
    if html is not None:
        check_outputs([html], overwrite, file)
    record = load(file)
    with ProgressBar(say("coach-analysing")) as progress:
        analysis = analyse(record, lambda done, total: progress(done, total))
    if html is not None:
        write_page(html, analysis)
    if as_json:
        print_json(analysis_form(analysis))
        return
    put(*report_lines(analysis, style))
    if html is not None:
        put("", say("coach-written", path=html))


def write_page(path: str, analysis: Analysis) -> None:
    """Write the report as an HTML page."""
    from jollyroll.coach.page import page

    write_output(path, page(analysis))


def print_json(form: Mapping[str, object]) -> None:
    """Print JSON for programs."""
    print(json.dumps(form, ensure_ascii=False, indent=1))
