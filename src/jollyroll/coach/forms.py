"""Odds and analyses as JSON, as described by `odds.schema.json` and `analysis.schema.json`; there, seats count from 1."""

from collections.abc import Mapping, Sequence

from jollyroll.match import Seat, write_position
from jollyroll.match.wording import Wording
from jollyroll.words import say

from .analysis import Analysis, PlayerAccount
from .position_odds import ChoiceOdds, PositionOdds
from .spread import JudgedOutcome
from .walkthrough import JudgedEvent

ODDS_FORMAT, ANALYSIS_FORMAT = "jollyroll-odds", "jollyroll-analysis"
VERSION = 1

AnalysisForm = dict[str, object]


def odds_form(odds: PositionOdds, event: int | None = None, chosen: int | None = None) -> AnalysisForm:
    """The odds of one position. `event` is the number of the record's event that followed, `chosen` the choice it made."""
    words = Wording(odds.game, odds.seats)
    return {
        "event": event,
        "turn": odds.turn,
        "waits_for": odds.waits_for,
        "seat": seat_number(odds.seat),
        "position": write_position(odds.game, odds.state),
        "shares": list(odds.shares),
        "exact": odds.exact,
        "error": odds.error,
        "basis": say(odds.basis),
        "wanting": odds.wanting or None,
        "choices": [choice_odds_form(choice_odds, words, chosen) for choice_odds in odds.choices],
        "spread": spread_form(odds),
    }


def odds_document(game: str, seats: Sequence[Seat], moments: Sequence[Mapping[str, object]]) -> AnalysisForm:
    """The odds of all requested positions."""
    return {
        "format": ODDS_FORMAT,
        "version": VERSION,
        "game": game,
        "seats": [seat.name for seat in seats],
        "moments": list(moments),
    }


def choice_odds_form(choice_odds: ChoiceOdds, words: Wording, chosen: int | None) -> AnalysisForm:
    """A choice with its odds."""
    return {
        "choice": choice_odds.choice.text,
        "number": choice_odds.choice.number,
        "form": dict(choice_odds.choice.form),
        "words": words.choice(choice_odds.choice),
        "share": choice_odds.share,
        "cost": choice_odds.cost,
        "shares": list(choice_odds.shares),
        "points": choice_odds.points,
        "risk": choice_odds.risk,
        "error": choice_odds.error,
        "games": choice_odds.games,
        "chosen": choice_odds.choice.number == chosen,
    }


def spread_form(odds: PositionOdds) -> AnalysisForm | None:
    """The spread of outcomes."""
    spread = odds.spread
    if spread is None:
        return None
    return {
        "seat": seat_number(spread.seat),
        "mean": list(spread.mean),
        "deviation": spread.deviation,
        "best": outcome_form(spread.best),
        "typical": outcome_form(spread.typical),
        "worst": outcome_form(spread.worst),
        "outcomes": [outcome_form(judged) for judged in spread.outcomes],
    }


def outcome_form(judged: JudgedOutcome) -> AnalysisForm:
    """One outcome, with its probability as an exact fraction."""
    return {"outcome": judged.outcome.text, "probability": str(judged.outcome.probability), "shares": list(judged.shares)}


def analysis_form(analysis: Analysis) -> AnalysisForm:
    """The analysis of a game."""
    words = Wording(analysis.game, analysis.seats)
    return {
        "format": ANALYSIS_FORMAT,
        "version": VERSION,
        "game": analysis.game.name,
        "rules": analysis.record.rules_version,
        "options": dict(analysis.record.options),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in analysis.seats],
        "over": analysis.over,
        "exact": analysis.exact,
        "error": analysis.error,
        "basis": [say(basis) for basis in analysis.bases],
        "wanting": analysis.wanting or None,
        "start": list(analysis.start),
        "final": list(analysis.final),
        "players": [account_form(account) for account in analysis.accounts],
        "costliest": [step.number for step in analysis.costliest],
        "turns": [{"turn": turn, "seat": seat_number(seat), "shares": list(shares)} for turn, seat, shares in analysis.turns],
        "steps": [step_form(step, words) for step in analysis.steps],
    }


def account_form(account: PlayerAccount) -> AnalysisForm:
    """A player's account."""
    return {
        "seat": account.seat + 1,
        "name": account.name,
        "start": account.start,
        "luck": account.luck,
        "luck_of_others": account.luck_of_others,
        "mistakes": account.mistakes,
        "mistakes_of_others": account.mistakes_of_others,
        "leaving": account.leaving,
        "drift": account.drift,
        "final": account.final,
        "decisions": account.decisions,
        "sound": account.sound,
    }


def step_form(step: JudgedEvent, words: Wording) -> AnalysisForm:
    """One event."""
    return {
        "event": step.number,
        "turn": step.turn,
        "kind": step.kind,
        "seat": seat_number(step.seat),
        "text": step.text,
        "before": list(step.before),
        "after": list(step.after),
        "luck": list(step.luck),
        "mistakes": list(step.mistakes),
        "leaving": list(step.leaving),
        "drift": list(step.drift),
        "cost": step.cost,
        "options": step.options,
        "edge": step.edge,
        "best": choice_odds_form(step.best, words, step.chosen.choice.number) if step.best and step.chosen else None,
        "chosen": choice_odds_form(step.chosen, words, step.chosen.choice.number) if step.chosen else None,
    }


def seat_number(seat: int) -> int | None:
    """A seat counted from 1; null for nobody."""
    return None if seat < 0 else seat + 1
