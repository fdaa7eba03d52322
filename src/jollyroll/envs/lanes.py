"""Lanes: games of one table side by side, in which the caller chooses for some seats and bots for the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import index
from types import ModuleType
from typing import Any, cast

import numpy as np

from jollyroll.bots.levels import LEVELS, RANDOM
from jollyroll.bots.players import players_of
from jollyroll.dice.fair import SEEDS, fresh_seed
from jollyroll.errors import ArgumentError, IllegalChoiceError, UnknownBotError
from jollyroll.kit import Game, GameState, load_game
from jollyroll.kit.options import OptionValue
from jollyroll.lab.series import random_memory, replacements, whole_turns
from jollyroll.lab.speeds import as_records
from jollyroll.memory import free_memory
from jollyroll.solve.arrays import Flags, Ints, Singles
from jollyroll.solve.lookahead import StateList
from jollyroll.speed.twins import rebound

from . import lane_kernels
from .lane_kernels import CALLER, LaneArrays
from .layout import ObservationLayout

ILLEGAL = ("raise", "penalise", "remap")  # by their numbers in lane_kernels
MOST_STEPS = 10_000  # by the caller in one game, before it is truncated
SELF = "self"  # an opponent whose choices the caller makes too


@dataclass(frozen=True)
class EnvTable:
    """The setup of a table: game, rules, and who chooses for each seat."""

    game: Game
    options: Mapping[str, str]
    levels: tuple[int, ...]  # of the bots, by seat; CALLER for the caller's seats
    illegal: str = ILLEGAL[0]
    penalty: float = 1.0  # the cost of an illegal choice in `penalise` mode
    most_steps: int = MOST_STEPS
    layout: ObservationLayout = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "layout", ObservationLayout(self.game, len(self.levels)))
        if self.illegal not in ILLEGAL:
            raise ArgumentError("env-illegal", value=str(self.illegal), known=", ".join(ILLEGAL))
        if self.most_steps < 1:
            raise ArgumentError("env-steps", steps=self.most_steps)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.levels)

    def start(self) -> GameState:
        """The position in which every game begins."""
        state: GameState = self.game.new_state(self.seats, self.options)
        state.ledger = None
        return state


def make_table(
    game: str | Game,
    preset: str = "",
    seats: int = 2,
    options: Mapping[str, OptionValue] | None = None,
    *,
    seat: int | None = 0,
    opponents: str | Sequence[str] = SELF,
    illegal: str = ILLEGAL[0],
    penalty: float = 1.0,
    most_steps: int = MOST_STEPS,
) -> EnvTable:
    """The setup of a table. `seat` is the caller's; `opponents` is one level for all others, or a list that starts at the next
    seat.
    """
    played = load_game(game) if isinstance(game, str) else game
    played.check_seat_count(seats)
    each = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(each) != seats - 1:
        raise ArgumentError("env-opponents", given=len(each), needed=seats - 1)
    if seat is None or not 0 <= seat < seats:
        raise ArgumentError("env-seat", seat=str(seat), most=seats - 1)
    levels = [CALLER, *map(level_of, each)]
    turned = tuple(levels[(other - seat) % seats] for other in range(seats))
    return EnvTable(played, played.resolve(preset, options), turned, illegal, penalty, most_steps)


def level_of(name: str) -> int:
    """The number of a level; CALLER for `self`."""
    if name == SELF:
        return CALLER
    if name not in LEVELS:
        raise UnknownBotError("env-opponent", bot=str(name), known=", ".join((SELF, *LEVELS)))
    return LEVELS.index(name)


class Lanes:
    """Games of one table side by side, compiled or in plain Python. A lane's games follow from its seed: game 0, game 1, ..."""

    def __init__(self, table: EnvTable, lanes: int = 1, compiled: bool = True) -> None:
        self.table = table
        self.count = lanes
        start = table.start()
        bots = tuple(sorted({level for level in table.levels if level != CALLER}))
        only_random = bots in ((), (RANDOM,))
        alone = not bots  # nobody but the caller chooses
        check_room(table, lanes, start)
        self.kernels = fast_lanes(table.game.name, only_random, alone) if compiled else plain_lanes(table.game.name, only_random)
        players = players_of(table.game)
        prepare = players.prepare if compiled else players.prepare_plain
        self.memory: object = np.zeros(1)
        if bots:
            self.memory = random_memory(table.game, start) if only_random else prepare(table.game, start, bots)
        self.arrays = new_arrays(table, lanes, start, compiled)
        self.layout = table.layout.tables
        self.illegal = ILLEGAL.index(table.illegal)
        self.seed(range(first := fresh_seed(), first + lanes))

    def seed(self, seeds: Sequence[int | None]) -> None:
        """Set lanes to the first game of these seeds; a lane whose seed is None goes on."""
        for lane, seed in enumerate(seeds):
            if seed is not None:
                if index(seed) not in SEEDS:  # a range tests membership at once only for Python's own integers
                    raise ArgumentError("env-seed", seed=str(seed))
                self.arrays.seeds[lane] = seed
                self.arrays.games[lane] = 0

    def start(self, wanted: "Flags | None" = None) -> None:
        """Begin the next game in these lanes, or in all."""
        lanes = self.arrays.all if wanted is None else wanted
        self.arrays.ended[lanes] = True
        self._step(self.arrays.viewers, lanes, lane_kernels.NEXT_STEP)

    def step(self, actions: "Ints", autoreset: int = lane_kernels.NEXT_STEP) -> None:
        """One step in every lane. If an illegal choice is refused, no lane has changed."""
        if self.illegal == lane_kernels.RAISE:
            lane = self.kernels.first_illegal(self.arrays, actions)
            if lane >= 0:
                self.refuse(lane, int(actions[lane]))
        self._step(actions, self.arrays.all, autoreset)

    def _step(self, actions: "Ints", wanted: "Flags", autoreset: int) -> None:
        table = self.table
        self.kernels.step_lanes(
            self.arrays, self.layout, self.memory, actions, wanted, self.illegal, float(table.penalty), table.most_steps, autoreset
        )

    def refuse(self, lane: int, action: int) -> None:
        """Raise the error that says why this choice is illegal."""
        if not 0 <= action < self.table.game.choice_numbers:
            raise IllegalChoiceError("env-no-choice", action=action, most=self.table.game.choice_numbers - 1)
        self.table.game.check_choice(self.state(lane), action)

    def state(self, lane: int = 0) -> GameState:
        """The position in a lane as a plain Python state."""
        here: Any = self.arrays.states[lane]  # in machine code, a record
        if isinstance(here, GameState):
            return here.copy()
        state = self.table.game.state_type()
        for name in state.FIELDS:
            value = here[name]
            setattr(state, name, value.tolist())
        state.ledger = None
        return state


def observe(layout: ObservationLayout, state: GameState, viewer: int, row: "Singles") -> None:
    """Write a seat's observation of a position into this row."""
    numbers = np.array([state.numbers()], np.int32)
    viewers, wanted = np.array([viewer], np.int64), np.ones(1, np.bool_)
    lane_kernels.observe_lanes(numbers, viewers, wanted, layout.seats, layout.tables, row[np.newaxis])


def check_room(table: EnvTable, lanes: int, start: GameState) -> None:
    """Refuse more lanes than fit into memory, before allocating anything."""
    if lanes < 1:
        raise ArgumentError("env-lanes", lanes=lanes)
    numbers = len(start.numbers()) + 2 * table.layout.length + table.game.choice_numbers
    needed = lanes * (4 * numbers + 2 * table.game.choice_numbers + 200)
    there = free_memory()
    if 0 <= there < needed:
        raise ArgumentError("env-memory", lanes=lanes, needed=round(needed / 1e9, 1), there=round(there / 1e9, 1))


def new_arrays(table: EnvTable, lanes: int, start: GameState, compiled: bool) -> LaneArrays:
    """Arrays for this many lanes."""
    records = as_records(start, lanes)
    choices, seats, length = table.game.choice_numbers, table.seats, table.layout.length
    return LaneArrays(
        states=cast("Any", records if compiled else StateList([start.copy() for _ in range(lanes)])),
        numbers=records.view(np.int32).reshape(lanes, -1),
        start=cast("Any", as_records(start) if compiled else [start]),
        levels=np.array(table.levels, np.int64),
        dice=new_streams(lanes, compiled),
        luck=new_streams(lanes, compiled),
        seeds=np.zeros(lanes, np.int64),
        games=np.zeros(lanes, np.int64),
        decisions=np.zeros(lanes, np.int64),
        viewers=np.zeros(lanes, np.int64),
        legal=cast("Any", np.zeros((lanes, choices), np.int16 if choices < 1 << 15 else np.int32)),
        legal_count=np.zeros(lanes, np.int64),
        mask=np.zeros((lanes, choices), np.int8),
        observation=np.zeros((lanes, length), np.float32),
        final_observation=np.zeros((lanes, length), np.float32),
        final_mask=np.zeros((lanes, choices), np.int8),
        final_viewers=np.zeros(lanes, np.int64),
        final_rewards=np.zeros((lanes, seats), np.float64),
        rewards=np.zeros((lanes, seats), np.float64),
        reward=np.zeros(lanes, np.float64),
        terminated=np.zeros(lanes, np.bool_),
        truncated=np.zeros(lanes, np.bool_),
        all=np.ones(lanes, np.bool_),
        ended=np.ones(lanes, np.bool_),
    )


def new_streams(lanes: int, compiled: bool) -> Any:
    """A stream for each lane. Plain Python needs integers that do not overflow."""
    return np.zeros((lanes, 4), np.int64) if compiled else [[0, 0, 0, 0] for _ in range(lanes)]


@cache
def fast_lanes(name: str, only_random: bool, alone: bool) -> ModuleType:
    """The kernels of this game in machine code."""
    from jollyroll.speed.compile import compiled

    return compiled(lane_kernels, {**replacements(name, only_random), **whole_turns(name, only_random and not alone)})


@cache
def plain_lanes(name: str, only_random: bool) -> ModuleType:
    """The kernels of this game in plain Python."""
    return rebound(lane_kernels, {**replacements(name, only_random), lane_kernels.renew_numbers: lane_kernels.copy_numbers})
