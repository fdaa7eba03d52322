"""Positions before the first turn: who begins, with which probability, found by trying all outcomes on the rulebook."""

from fractions import Fraction

from jollyroll.kit import Game
from jollyroll.kit.first_player import DRAW_SEAT, OUT_OF_IT, ROLL_OFF, TO_ROLL
from jollyroll.kit.state import GameState

from .lookahead import after_outcome

SEEKING = (DRAW_SEAT, ROLL_OFF)
BEATEN = -3  # has rolled fewer skulls than somebody else: how many no longer matters
Beginnings = dict[int, tuple[Fraction, GameState]]


def beginnings(game: Game, state: GameState) -> Beginnings:
    """By seat: the probability that it begins, and a position in which it does. For positions before the first turn."""
    return FirstPlayerSearch(game, state).from_here(state)


class FirstPlayerSearch:
    """Searches the ways from one position to the first turn. Rolls that the rules treat alike are tried once."""

    def __init__(self, game: Game, state: GameState) -> None:
        self.rules = game.rules
        self.known: dict[tuple[int, ...], Beginnings] = {}
        self.kinds: list[tuple[int, Fraction]] = []  # one roll of each kind, and the probability of its kind
        self.kinds = self.sorted_rolls(state) if state.phase == ROLL_OFF else []

    def sorted_rolls(self, state: GameState) -> list[tuple[int, Fraction]]:
        """One outcome for each kind of position after a roll by the first of many, with the probability of its kind."""
        fresh = state.copy()
        fresh.showing = [TO_ROLL if seat < 2 else OUT_OF_IT for seat in range(len(fresh.showing))]
        fresh.seat = 0
        found: dict[int, tuple[int, Fraction]] = {}
        for outcome, chance in self.outcomes(fresh):
            shown = after_outcome(self.rules, fresh, outcome).showing[0]
            first, before = found.get(shown, (outcome, Fraction(0)))
            found[shown] = first, before + chance
        return list(found.values())

    def outcomes(self, state: GameState) -> list[tuple[int, Fraction]]:
        """All outcomes."""
        total = self.rules.outcome_total(state)
        weights = ((outcome, self.rules.outcome_weight(state, outcome)) for outcome in range(self.rules.outcome_count(state)))
        return [(outcome, Fraction(weight, total)) for outcome, weight in weights if weight]

    def from_here(self, state: GameState) -> Beginnings:
        """Who begins from this position."""
        if state.phase not in SEEKING:
            return {state.seat: (Fraction(1), state)}
        key = (state.phase, state.seat, *without_beaten(state.showing)) if state.phase == ROLL_OFF else (state.phase,)
        if key not in self.known:
            self.known[key] = self.level(state) if is_level(state) else self.tried(state)
        return self.known[key]

    def tried(self, state: GameState) -> Beginnings:
        """The result of trying every outcome."""
        found: Beginnings = {}
        for outcome, chance in self.kinds if state.phase == ROLL_OFF else self.outcomes(state):
            for seat, (share, begun) in self.from_here(after_outcome(self.rules, state, outcome)).items():
                found[seat] = found.get(seat, (Fraction(0),))[0] + chance * share, begun
        return found

    def level(self, state: GameState) -> Beginnings:
        """The result if every seat still in the roll-off has yet to roll: each is equally likely to begin."""
        waiting = [seat for seat, shown in enumerate(state.showing) if shown == TO_ROLL]
        return {seat: (Fraction(1, len(waiting)), self.begun_by(state, seat)) for seat in waiting}

    def begun_by(self, state: GameState, winner: int) -> GameState:
        """The position in which this seat has won the roll-off."""
        ranked = sorted(self.kinds, key=lambda kind: self.shown_by(state, kind[0]))
        while state.phase == ROLL_OFF:
            state = after_outcome(self.rules, state, ranked[-1 if state.seat == winner else 0][0])
        return state

    def shown_by(self, state: GameState, outcome: int) -> int:
        """The number shown by the first of those yet to roll after this outcome."""
        shown: int = after_outcome(self.rules, state, outcome).showing[state.seat]
        return shown


def without_beaten(showing: list[int]) -> list[int]:
    """The numbers shown by each seat, as far as they still matter."""
    best = max(showing)
    return [shown if shown in (TO_ROLL, OUT_OF_IT, best) else BEATEN for shown in showing]


def is_level(state: GameState) -> bool:
    """True for a roll-off in which nobody has rolled yet."""
    return state.phase == ROLL_OFF and all(shown in (TO_ROLL, OUT_OF_IT) for shown in state.showing)
