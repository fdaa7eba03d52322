"""Positions of Piraten Kapern, played in the words of the notation: cards, dice, choices, one after the other."""

import random
from typing import Any

import pytest

from jollyroll.errors import Refused
from jollyroll.games.piraten_kapern.rules.state import State
from jollyroll.kit import load_game
from jollyroll.kit.ledger import LedgerEntry
from jollyroll.kit.phases import is_chance, is_choice

GAME = load_game("pk")
CARDS_FOR_NOTHING = ("captain", "sorceress", "treasure-chest")


class Play:
    """A game whose first seat begins. `ledger` has what happened in it."""

    def __init__(self, seats: int = 2, preset: str = "", **changes: str) -> None:
        changes.setdefault("first_player", "host")
        self.state: State = GAME.new_state(seats, GAME.resolve(preset, changes), host=0)

    def at(self, *scores: int) -> "Play":
        """Set the scores."""
        self.state.scores[: len(scores)] = scores
        return self

    def play(self, *words: str) -> "Play":
        """Cards, rolls and choices in their order."""
        for word in words:
            if is_chance(self.state):
                GAME.apply_outcome(self.state, GAME.read_outcome(self.state, word))
            else:
                GAME.apply_choice(self.state, GAME.read_choice(self.state, word))
            GAME.check(self.state)
        return self

    def turn_for(self, points: int) -> "Play":
        """The player on turn gets these points on the pad, and then ends a turn without points."""
        self.state.scores[self.seat] += points
        card = next(name for name in CARDS_FOR_NOTHING if self.may_come(name))
        return self.play(card, "MMPPWWSS", "stop")

    def island_turn(self, skulls: int, card: str = "gold") -> "Play":
        """Play a turn at the Island that ends with four to six skulls."""
        rest = 8 - skulls
        return self.play(card, "S" * skulls + "M" * rest, f"roll:{'M' * rest}", "M" * rest)

    def may_come(self, card: str) -> bool:
        """True if this card is still in the pile."""
        return any(outcome.text == f"card:{card}" for outcome in GAME.outcomes(self.state))

    def refused(self, word: str) -> tuple[str, str]:
        """The code and the rule with which this choice is refused."""
        with pytest.raises(Refused) as refusal:
            self.play(word)
        assert not str(refusal.value).startswith("refused-"), "a sentence is written"
        return refusal.value.code, refusal.value.rule

    @property
    def choices(self) -> list[str]:
        """All legal choices as text."""
        return [choice.text for choice in GAME.choices(self.state)]

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(self.state.scores[: self.state.seats])

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.seat

    @property
    def phase(self) -> str:
        """What comes next."""
        return GAME.waits_for(self.state)

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return GAME.winners(self.state)

    def leave(self, seat: int) -> "Play":
        """This seat leaves for good."""
        GAME.rules.leave(self.state, seat)
        GAME.check(self.state)
        return self

    @property
    def ledger(self) -> list[LedgerEntry]:
        """The whole ledger."""
        assert self.state.ledger is not None
        return self.state.ledger

    def said(self, what: str) -> list[LedgerEntry]:
        """The ledger entries with this key."""
        return [entry for entry in self.ledger if entry.what == what]

    @property
    def view(self) -> Any:
        """What everybody sees."""
        return GAME.view(self.state, -1)


def score_of(card: str, *words: str, seats: int = 2, preset: str = "", **changes: str) -> int:
    """The points of a first turn under this card."""
    return Play(seats, preset, **changes).play(card, *words).scores[0]


def losses(card: str, *words: str, seats: int = 3, preset: str = "", **changes: str) -> tuple[int, ...]:
    """The scores of the others after a first turn under this card."""
    game = Play(seats, preset, **changes).at(*[3000] * seats).play(card, *words)
    assert game.scores[0] == 3000
    return tuple(score - 3000 for score in game.scores[1:])


def walk(game: Play, seed: int, steps: int) -> None:
    """Play on at random for this many events, or to the end."""
    luck = random.Random(seed)
    for _ in range(steps):
        dice = GAME.rules.dice_in_hand(game.state)
        if dice:
            game.play("".join(luck.choices(GAME.letters, k=dice)))
        elif is_chance(game.state):
            outcomes = GAME.outcomes(game.state)
            weights = [float(outcome.probability) for outcome in outcomes]
            game.play(luck.choices(outcomes, weights)[0].text)
        elif is_choice(game.state):
            game.play("stop" if "stop" in game.choices and luck.random() < 0.3 else luck.choice(game.choices))
        else:
            return
