"""A game event by event: the effect of each roll, choice and leaving on everybody's winning chance.

Between two positions of a record the shares change for four reasons, which add up to the whole change:

- luck: the share after a roll or card less the mean over all that chance could have brought, which is the share before;
- mistakes: the share after a choice less the share after the best choice, for the chooser and for everybody else;
- leaving: somebody left the game;
- drift: the judge changed its estimate. It is 0 where the judge is exact; estimates are made again after each turn.
"""

from dataclasses import dataclass
from typing import Any

from jollyroll.kit import NOBODY, GameState
from jollyroll.kit.phases import is_choice, is_over
from jollyroll.match import Event, Match
from jollyroll.match.errors import placed
from jollyroll.match.record import CHANCE, CHOICE
from jollyroll.solve.judge import Judge, Odds, Shares, best, judge_for, mean_shares

from .position_odds import ChoiceOdds
from .seated_position import result_shares


@dataclass(frozen=True)
class JudgedEvent:
    """One event. `luck`, `mistakes`, `leaving` and `drift` add up, seat by seat, to `after` less `before`.

    `number` is the event's, from 1; `turn` is 0 while the first player is sought; `seat` is who rolled, chose or left, -1 if chance
    decided without a player. A choice has `chosen` and `best`; `options` is the number of legal choices, and `edge` how much better
    it was than the best of the others, 0 if one of them was as good.

    >>> from jollyroll import Position, analyse
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("roll:S")

    >>> event = analyse(match).steps[0]
    >>> event.text, event.options, round(event.cost, 3)
    ('roll:S', 12, 0.069)
    """

    number: int
    turn: int
    kind: str
    seat: int
    text: str
    before: Shares
    after: Shares
    luck: Shares
    mistakes: Shares
    leaving: Shares
    drift: Shares
    exact: bool
    error: float
    chosen: ChoiceOdds | None = None
    best: ChoiceOdds | None = None
    options: int = 0
    edge: float = 0.0

    @property
    def cost(self) -> float:
        """The cost of a choice to its player; 0 for other events."""
        return self.chosen.cost if self.chosen else 0.0


def less(one: Shares, other: Shares) -> Shares:
    """The difference, seat by seat."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def added(one: Shares, other: Shares) -> Shares:
    """The sum, seat by seat."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def margin_over_next(chosen: Odds, odds: list[Odds], seat: int) -> float:
    """How much better a choice was than the best of the others; 0 if there was no other or one as good."""
    others = [one.shares[seat] for one in odds if one.choice != chosen.choice]
    return max(0.0, chosen.shares[seat] - max(others)) if others else 0.0


class Walkthrough:
    """A replay of a match, with the judge of its position and the current shares."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.judge = judge_for(self.game, match.state)
        self.shares = self.judge.shares(match.state)

    def look(self) -> Shares:
        """The shares in the current position; a finished game needs no judge."""
        state = self.match.state
        if is_over(state):
            return result_shares(state)
        self.judge = judge_for(self.game, state)
        return self.judge.shares(state)

    def step(self, event: Event) -> JudgedEvent:
        """Play an event and judge it."""
        match, judge, before = self.match, self.judge, self.shares
        nothing = (0.0,) * len(before)
        luck = mistakes = leaving = drift = nothing
        choice_odds: dict[str, Any] = {}
        turn, seat, state = match.state.turn, self.actor(event), match.state.copy()
        odds = judge.odds(state) if event.kind == CHOICE and is_choice(state) else []
        with placed(event=len(match.events) + 1):
            match.play(event)
        after = self.shares = self.look()
        if event.kind == CHANCE:
            outcome = self.game.read_outcome(state, match.events[-1].text)
            shares_if_outcome = after if judge.exact else judge.shares_if_outcome(state, outcome)
            mean = before if judge.exact else self.mean(judge, state, before)
            luck, drift = less(shares_if_outcome, mean), added(less(after, shares_if_outcome), less(mean, before))
        elif event.kind == CHOICE:
            chosen, top = self.chosen_odds(state, odds, event), best(odds, seat)
            mistakes = less(chosen.shares, top.shares)
            drift = added(less(after, chosen.shares), less(top.shares, before))
            choice_odds = {"options": len(odds), "edge": margin_over_next(chosen, odds, seat)}
            choice_odds |= {name: self.choice_odds(judge, state, one, top) for name, one in (("chosen", chosen), ("best", top))}
        else:
            leaving = less(after, before)
        shares = (before, after, luck, mistakes, leaving, drift)
        text = match.events[-1].text
        return JudgedEvent(len(match.events), turn, event.kind, seat, text, *shares, judge.exact, judge.error, **choice_odds)

    def actor(self, event: Event) -> int:
        """The seat that rolls, chooses or leaves; NOBODY if chance decides without a player."""
        match = self.match
        if event.kind == CHANCE and not self.game.rules.dice_in_hand(match.state) and match.waits_for not in self.game.seat_draws:
            return NOBODY
        return event.seat if event.kind not in (CHANCE, CHOICE) else int(match.state.seat)

    def mean(self, judge: Judge, state: GameState, before: Shares) -> Shares:
        """The mean over all outcomes, as estimated before them.

        For dice it is the judge's estimate before the roll, which has searched the rolls of the turn. For a card between two turns
        the two may differ.
        """
        rules = self.game.rules
        if rules.dice_in_hand(state):
            return before
        total = rules.outcome_total(state)
        weights = [rules.outcome_weight(state, outcome) for outcome in range(rules.outcome_count(state))]
        return mean_shares(
            (weight / total, judge.shares_if_outcome(state, outcome)) for outcome, weight in enumerate(weights) if weight
        )

    def chosen_odds(self, state: GameState, all_odds: list[Odds], event: Event) -> Odds:
        """The odds of the choice made."""
        number = self.game.read_choice(state, event.text)
        return next(odds for odds in all_odds if odds.choice == number)

    def choice_odds(self, judge: Judge, state: GameState, odds: Odds, top: Odds) -> ChoiceOdds:
        """A choice as `ChoiceOdds`."""
        seat = state.seat
        share = odds.shares[seat]
        return ChoiceOdds(
            choice=self.game.choice(state, odds.choice),
            shares=odds.shares,
            share=share,
            cost=max(0.0, top.shares[seat] - share),
            points=odds.points,
            risk=odds.risk,
            error=judge.error,
        )
