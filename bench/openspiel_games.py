"""Random games of OpenSpiel in its own C++, for comparison: the most similar dice games for two."""

import random
import time

import pyspiel

NAMES = ("yacht", "pig", "backgammon")
PROBE_GAMES = {"yacht": 3, "pig": 100, "backgammon": 30}  # played from Python to count their decisions
ROLLOUTS = 20
SEED = 7


class SpielGame:
    """A game of OpenSpiel. Games are rollouts of its tree search, which never leave C++."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = pyspiel.load_game(name)
        self.luck = random.Random(SEED)
        self.root = self.game.new_initial_state()
        self.go_on(self.root)
        self.decisions = sum(self.decisions_of_one() for _ in range(PROBE_GAMES[name])) / PROBE_GAMES[name]

    def go_on(self, state: pyspiel.State) -> None:
        """Apply chance outcomes until a player has to decide."""
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.luck.choices(outcomes, weights)[0])

    def decisions_of_one(self) -> int:
        """The number of decisions in a game between random players."""
        state, decisions = self.root.clone(), 0
        while not state.is_terminal():
            state.apply_action(self.luck.choice(state.legal_actions()))
            decisions += 1
            self.go_on(state)
        return decisions

    def rate(self, seconds: float) -> tuple[float, float]:
        """Games and decisions per second of processor time."""
        games, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED + games)
            bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 2, 100, False, SEED, False)  # one simulation is not searched
            bot.step(self.root)
            games += 2 * ROLLOUTS
        return games / spent, games / spent * self.decisions

    def rate_from_python(self, seconds: float) -> tuple[float, float]:
        """The same when a Python program chooses, the way most people use OpenSpiel."""
        games, decisions, begin = 0, 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            decisions += self.decisions_of_one()
            games += 1
        return games / spent, decisions / spent
