"""The solver plays against itself on all cores, and looks at how it went."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from jollyroll.kit.phases import OVER
from jollyroll.solve.fit import Sample
from jollyroll.speed.compile import record_type, to_record

from ..rules.components import SHIPS
from ..rules.state import State
from .features import FEATURES
from .machine import fast
from .prospects import reach_for
from .scratch import new_scratch
from .selfplay import MOST_TURNS
from .stages import spread_out

EVERY = 3  # turns between two positions looked at: neighbours say much the same
REACH = 1  # final turns thought through to the end while learning, where players do so too: more costs time and changes little
BATCH = 16  # games between two looks at how far it is

Floats = npt.NDArray[np.float64]
Told = Callable[[int], None]
Found = TypeVar("Found")


class Player:
    """One thread's room to play in: for the share by these weights, or without any for points."""

    def __init__(self, start: State, stages: Floats | None, reach: int = SHIPS) -> None:
        self.seats = start.seats
        self.reach = min(reach, reach_for(start))
        self.by_share = stages is not None
        self.scratch = new_scratch(start, stages)
        self.start: Any = np.zeros(1, record_type(State))
        to_record(start, self.start)
        self.kept: Any = np.zeros(MOST_TURNS, self.start.dtype)
        self.streams = np.zeros(4, np.int64), np.zeros(4, np.int64)

    def game(self, seed: int, number: int) -> tuple[Any, Floats]:
        """Positions of one game, turns about to begin, and what each seat won; no positions of a game that does not end."""
        count = fast().play_and_keep(self.kept, self.start, self.scratch, *self.streams, self.by_share, self.reach, seed, number)
        if self.kept[count]["phase"] != OVER:
            count = 0
        kept = self.kept[:count]
        return kept[(kept["turn"] + number) % EVERY == 0].copy(), shares_won(self.kept[count], self.seats)

    def look(self, states: Any) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int64]]:
        """The features of positions, and the chests left."""
        features = np.zeros((len(states), self.seats, FEATURES), np.float32)
        left = np.zeros(len(states), np.int64)
        fast().look_at(states, self.scratch, features, left)
        return features, left

    def rollouts(self, state: Any, seed: int, games: int) -> Floats:
        """What each seat won in so many games played on from this position: one line for each game."""
        here: Any = np.zeros(1, self.start.dtype)
        won = np.zeros((games, self.seats))
        for number in range(games):
            here[0] = state
            fast().play_on(here, self.scratch, *self.streams, self.by_share, self.reach, seed, number)
            won[number] = shares_won(here[0], self.seats)
        return won

    def estimates(self, state: Any) -> bool:
        """What becomes of a turn that begins here is estimated: it is none of the last, which are thought through to the end."""
        left: int = fast().final_turns_left(state)
        return (left == 0 and not fast().is_settled(state)) or left > max(1, self.reach)

    def shares(self, state: Any) -> Floats:
        """The shares at the beginning of a turn, the turn thought through."""
        self.scratch.states[0] = state
        fast().think(self.scratch, True, self.reach)
        return np.array(self.scratch.desks[0]["value"][: self.seats])


def shares_won(final: Any, seats: int) -> Floats:
    """What each seat won: a victory shared by k counts 1/k."""
    won = final["won"][:seats].astype(np.float64)
    return np.asarray(won / max(won.sum(), 1))


class Table:
    """Many players at once, each in a thread of its own."""

    def __init__(self, start: State, stages: Floats | None, cores: int, reach: int = SHIPS) -> None:
        self.start, self.stages, self.cores, self.reach = start, stages, cores, reach
        self.idle: list[Player] = []

    def each(self, task: Callable[[Player, int], Found], count: int, told: Told) -> Iterator[Found]:
        """What the tasks number 0 and following bring, in their order, whoever does them; `told` hears how many are done."""

        def done_by_anyone(number: int) -> Found:
            player = self.idle.pop() if self.idle else Player(self.start, self.stages, self.reach)
            try:
                return task(player, number)
            finally:
                self.idle.append(player)

        with ThreadPoolExecutor(self.cores) as pool:
            running = [pool.submit(done_by_anyone, number) for number in range(count)]
            try:
                for number, each in enumerate(running):
                    yield each.result()
                    told(number + 1)
            finally:
                pool.shutdown(cancel_futures=True)

    def sample(self, seed: int, games: int, told: Told) -> Sample:
        """Play so many games (or a few more) and look at their positions."""

        def play(player: Player, number: int) -> tuple[Any, ...]:
            numbers = range(number * BATCH, (number + 1) * BATCH)
            played = [player.game(seed, each) for each in numbers]
            counts = [len(states) for states, _ in played]
            features, left = player.look(np.concatenate([states for states, _ in played]))
            return spread_out(features, left), np.repeat([won for _, won in played], counts, axis=0), np.repeat(numbers, counts)

        parts = list(self.each(play, -(-games // BATCH), lambda done: told(done * BATCH)))
        features, shares, numbers = (np.concatenate(column) for column in zip(*parts, strict=True))
        return Sample(features, shares, np.ones(shares.shape, bool), numbers)

    def positions(self, seed: int, count: int) -> Any:
        """Positions of so many games at which something is estimated, one of each."""

        def pick(player: Player, number: int) -> Any:
            states = player.game(seed, number)[0]
            states = states[[player.estimates(state) for state in states]]
            return states[number * 7919 % len(states)][None] if len(states) else states

        return np.concatenate(list(self.each(pick, count, lambda done: None)))
