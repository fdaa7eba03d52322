"""The games as Python games of OpenSpiel: `python_` and the name of the game.

Chance is explicit: a roll is a bag (multiset) of faces, whatever the order of the dice. Returns are those of the other
environments: 1 for a sole winner, summing to 0 over all seats. Parameters: `players`, `preset`, `position` (as text, to begin there
instead), and two bounds at which a game ends without a winner: `most_decisions`, and `most_turns` (0 for none). Turns can pass
without any decision, so only with both bounds is the tree below a position finite, for algorithms that walk all of it.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from jollyroll.dice.stream import seed_stream
from jollyroll.errors import ArgumentError
from jollyroll.kit import Game, GameState, game_names, load_game
from jollyroll.kit.phases import OVER, is_chance, is_choice
from jollyroll.lab.speeds import plain
from jollyroll.match.position import read_position, write_position
from jollyroll.speed.installed import OPENSPIEL, check_package

from .lane_kernels import pay
from .lanes import observe
from .layout import ObservationLayout

PREFIX = "python_"
MOST_DECISIONS = 10_000
TRIED = 3  # games sampled to find the largest number of outcomes: a turn begins with all dice, a game with all cards
SIDES = 6


class SpielGame(pyspiel.Game):
    """One of our games as an OpenSpiel game; each has a subclass."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        preset, position = str(given.get("preset", "")), str(given.get("position", ""))
        seats = int(given.get("players", self.game.seat_range[0]))
        usual = self.game.new_state(seats, self.game.resolve(preset))
        self.start = read_position(position, self.game, preset).state if position else usual
        seats, self.start.ledger, usual.ledger = self.start.seats, None, None
        self.most_decisions = int(given.get("most_decisions", MOST_DECISIONS))
        self.most_turns = int(given.get("most_turns", 0))
        if self.most_decisions < 1 or self.most_turns < 0:
            raise ArgumentError("env-steps", steps=min(self.most_decisions, self.most_turns))
        self.layout = ObservationLayout(self.game, seats)
        self.rolls: dict[tuple[int, ...], list[tuple[int, float]]] = {}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.choice_numbers,
            max_chance_outcomes=most_outcomes(self.game, usual),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        """What a player sees."""
        return SpielObserver(self.layout, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def outcomes(self, state: GameState) -> list[tuple[int, float]]:
        """All outcomes with their probabilities. Those of dice depend on their number and faces alone."""
        rules = self.game.rules
        dice = rules.dice_in_hand(state)
        if not dice:
            return weighed(self.game, state)
        key = (dice, *(rules.die_face(state, side) for side in range(SIDES)))
        if key not in self.rolls:
            self.rolls[key] = weighed(self.game, state)
        return self.rolls[key]


class SpielState(pyspiel.State):
    """A state of our game, which is all in `game_state`, and the number of decisions so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game_state: GameState = game.start.copy()
        self.decisions = 0

    def current_player(self) -> int:
        """The seat to choose, chance, or the terminal marker."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if is_chance(self.game_state) else self.game_state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return ours(self).legal_numbers(self.game_state) if is_choice(self.game_state) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Bags of dice, cards or seats with their probabilities."""
        game: SpielGame = self.get_game()
        return game.outcomes(self.game_state)

    def _apply_action(self, action: int) -> None:
        rules = ours(self).rules
        if is_chance(self.game_state):
            rules.apply_outcome(self.game_state, action)
        else:
            rules.apply_choice(self.game_state, action)
            self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        game = ours(self)
        if player == pyspiel.PlayerId.CHANCE:
            return game.outcome_text(self.game_state, action)
        return game.choice_text(self.game_state, action)

    def is_terminal(self) -> bool:
        """True if the game is over or has reached its maximum length."""
        game: SpielGame = self.get_game()
        if self.game_state.phase == OVER or self.decisions >= game.most_decisions:
            return True
        turns: int = self.game_state.turn - game.start.turn
        return 0 < game.most_turns <= turns

    def returns(self) -> list[float]:
        """The return of each seat."""
        rewards = np.zeros(self.game_state.seats)
        pay(self.game_state, rewards)
        result: list[float] = rewards.tolist()
        return result

    def __str__(self) -> str:
        return write_position(ours(self), self.game_state)


class SpielObserver:
    """The observation, the same for all. With perfect recall it includes the whole history."""

    def __init__(self, layout: ObservationLayout, recall: bool) -> None:
        self.layout = layout
        self.recall = recall
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict = {field.name: self.tensor[field.slice] for field in layout.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of this player into the tensor."""
        observe(self.layout, state.game_state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position as text, or with perfect recall the history."""
        past = " ".join(map(str, state.history())) if self.recall else write_position(self.layout.game, state.game_state)
        return f"seat {player + 1}: {past}"


def ours(state: SpielState) -> Game:
    """Our game behind an OpenSpiel state."""
    game: Game = state.get_game().game
    return game


def weighed(game: Game, state: GameState) -> list[tuple[int, float]]:
    """Outcomes with their probabilities, by the rulebook."""
    rules, total = game.rules, game.rules.outcome_total(state)
    weights = [(number, rules.outcome_weight(state, number)) for number in range(rules.outcome_count(state))]
    return [(number, weight / total) for number, weight in weights if weight]


def most_outcomes(game: Game, start: GameState) -> int:
    """The largest number of outcomes at a chance node."""
    most, play = 1, plain(game.name)
    for number in range(TRIED):
        state, stream = start.copy(), [0, 0, 0, 0]
        state.ledger = None
        seed_stream(stream, 0, number)
        while state.phase != OVER:
            if is_chance(state):
                most = max(most, game.rules.outcome_count(state))
            play.advance(state, stream, 0)
    return most


def game_type(game: Game) -> pyspiel.GameType:
    """The facts that OpenSpiel needs about a game before it is created."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=PREFIX + game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_range[-1],
        min_num_players=game.seat_range[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seat_range[0],
            "preset": "",
            "position": "",
            "most_decisions": MOST_DECISIONS,
            "most_turns": 0,
        },
    )


def register_openspiel() -> tuple[str, ...]:
    """Register every game with OpenSpiel, once; returns the names it has there.

    >>> "python_kings_gold" in register_openspiel()
    True
    """
    check_package(OPENSPIEL)
    known, names = set(pyspiel.registered_names()), []
    for game in map(load_game, game_names()):
        kind = game_type(game)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type(SpielGame.__name__, (SpielGame,), {"game": game, "kind": kind}))
    return tuple(names)
