"""Self-play on all cores: states and results to fit an evaluation to, and rollouts to measure its error."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np

from jollyroll.kit.phases import OVER
from jollyroll.solve.arrays import AnyArray, Floats, Ints, Singles
from jollyroll.solve.fit import Sample
from jollyroll.speed.compile import record_type, to_record

from ..rules.components import SHIPS
from ..rules.state import State
from .features import FEATURES
from .horizon import horizon_for
from .kernels import kernels
from .memory import answers, make_memory
from .selfplay import MOST_TURNS
from .stage_weights import features_by_knot

EVERY = 3  # turns between two sampled states: neighbours are correlated
BATCH = 16  # games between two reports of progress

OnCount = Callable[[int], None]  # called with the number done
FoundT = TypeVar("FoundT")


class SelfPlayer:
    """One thread's player: for the share by these weights, or without any for points."""

    def __init__(self, start: State, weights: Floats | None, horizon: int = SHIPS) -> None:
        self.seats = start.seats
        self.horizon = min(horizon, horizon_for(start))
        self.by_share = weights is not None
        self.memory = make_memory(start, weights)
        self.start: AnyArray = np.zeros(1, record_type(State))
        to_record(start, self.start)
        self.kept: AnyArray = np.zeros(MOST_TURNS, self.start.dtype)
        self.streams = np.zeros(4, np.int64), np.zeros(4, np.int64)

    def game(self, seed: int, number: int) -> tuple[AnyArray, Floats]:
        """The sampled states of one game, at the beginning of turns, and what each seat won; empty if the game does not end."""
        count: int = kernels().play_recorded(
            self.kept, self.start, self.memory, *self.streams, self.by_share, self.horizon, seed, number
        )
        if self.kept[count]["phase"] != OVER:
            count = 0
        kept = self.kept[:count]
        return kept[(kept["turn"] + number) % EVERY == 0].copy(), shares_won(self.kept[count], self.seats)

    def features(self, states: AnyArray) -> tuple[Singles, Ints]:
        """The features of states, and their stages."""
        features = np.zeros((len(states), self.seats, FEATURES), np.float32)
        stages = np.zeros(len(states), np.int64)
        kernels().features_of_all(states, self.memory, features, stages)
        return features, stages

    def rollouts(self, state: np.void, seed: int, games: int) -> Floats:
        """The results of rollouts from this state: what each seat won, one row for each game."""
        here: AnyArray = np.zeros(1, self.start.dtype)
        won = np.zeros((games, self.seats))
        for number in range(games):
            here[0] = state
            kernels().play_on(here, self.memory, *self.streams, self.by_share, self.horizon, seed, number)
            won[number] = shares_won(here[0], self.seats)
        return won

    def estimates(self, state: np.void) -> bool:
        """True if the search of a turn that begins here ends in estimates, not at the end of the game."""
        left: int = kernels().final_turns_left(state)
        return (left == 0 and not kernels().is_settled(state)) or left > max(1, self.horizon)

    def shares(self, state: np.void) -> Floats:
        """The shares at the beginning of a turn, by search."""
        self.memory.path[0] = state
        kernels().search_turn(self.memory, True, self.horizon)
        return np.array(answers(self.memory, False).value[: self.seats])


def shares_won(final: np.void, seats: int) -> Floats:
    """What each seat won: a victory shared by k counts 1/k."""
    won = final["won"][:seats].astype(np.float64)
    return np.asarray(won / max(won.sum(), 1))


class SelfPlayPool:
    """Threads with a player each; machine code lets them run in parallel."""

    def __init__(self, start: State, weights: Floats | None, cores: int, horizon: int = SHIPS) -> None:
        self.start, self.weights, self.cores, self.horizon = start, weights, cores, horizon
        self.idle: list[SelfPlayer] = []

    def run(self, task: Callable[[SelfPlayer, int], FoundT], count: int, on_count: OnCount) -> Iterator[FoundT]:
        """The results of tasks 0 and following, in order."""

        def done_by_anyone(number: int) -> FoundT:
            player = self.idle.pop() if self.idle else SelfPlayer(self.start, self.weights, self.horizon)
            try:
                return task(player, number)
            finally:
                self.idle.append(player)

        with ThreadPoolExecutor(self.cores) as pool:
            running = [pool.submit(done_by_anyone, number) for number in range(count)]
            try:
                for number, each in enumerate(running):
                    yield each.result()
                    on_count(number + 1)
            finally:
                pool.shutdown(cancel_futures=True)

    def sample(self, seed: int, games: int, on_count: OnCount) -> Sample:
        """A sample of at least this many games: the states, their features by knot."""

        def play(player: SelfPlayer, number: int) -> tuple[Singles, Floats, Ints]:
            numbers = np.arange(number * BATCH, (number + 1) * BATCH)
            played = [player.game(seed, int(each)) for each in numbers]
            counts = [len(states) for states, _ in played]
            features, stages = player.features(np.concatenate([states for states, _ in played]))
            won = np.repeat(np.stack([won for _, won in played]), counts, axis=0)
            return features_by_knot(features, stages), won, np.repeat(numbers, counts)

        batches = list(self.run(play, -(-games // BATCH), lambda done: on_count(done * BATCH)))
        features = np.concatenate([batch[0] for batch in batches])
        shares = np.concatenate([batch[1] for batch in batches])
        return Sample(features, shares, np.ones(shares.shape, bool), np.concatenate([batch[2] for batch in batches]))

    def states(self, seed: int, count: int) -> AnyArray:
        """`count` states with estimates, from different games."""

        def pick(player: SelfPlayer, number: int) -> AnyArray:
            states = player.game(seed, number)[0]
            states = states[[player.estimates(state) for state in states]]
            return states[number * 7919 % len(states)][None] if len(states) else states

        return np.concatenate(list(self.run(pick, count, lambda done: None)))
