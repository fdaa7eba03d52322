"""The mistakes of players of a level: each decision compared with the best one, sorted by the two kinds of choice."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from jollyroll.bots import make_bot
from jollyroll.dice.fair import SeededNumbers
from jollyroll.kit import Game
from jollyroll.kit.phases import is_chance, is_over
from jollyroll.match.chance import draw_outcome
from jollyroll.solve.judge import best, judge_for

SEED = 77
NOTICED = 0.001  # share; smaller mistakes are ignored


@dataclass
class Mistakes:
    """Sums over games: decisions, and mistakes by (kind of choice made, kind of the best) with their number and cost in shares."""

    games: int
    decisions: int
    cost: float
    kinds: dict[tuple[str, str], tuple[int, float]]

    def form(self) -> dict[str, Any]:
        """As stored in the facts."""
        worst = sorted(self.kinds.items(), key=lambda item: -item[1][1])
        return {
            "games": self.games,
            "decisions": self.decisions,
            "cost": round(self.cost / self.games, 4),
            "kinds": [
                {"did": did, "best": should, "often": round(count / self.games, 3), "cost": round(cost / self.games, 4)}
                for (did, should), (count, cost) in worst
            ],
        }


def kind_of(game: Game, state: Any, number: int) -> str:
    """The kind of a choice."""
    return str(game.choice_form(state, number)["kind"])


def watch(game: Game, level: str, games: int, seats: int = 2) -> Mistakes:
    """Let bots of a level play against themselves; a cost is the share given away by one decision."""
    numbers, bot = SeededNumbers(SEED), make_bot(level, game, SeededNumbers(SEED, 1))
    kinds: dict[tuple[str, str], tuple[int, float]] = defaultdict(lambda: (0, 0.0))
    found = Mistakes(games, 0, 0.0, kinds)
    for _ in range(games):
        state = game.new_state(seats, game.resolve())
        while not is_over(state):
            if is_chance(state):
                game.apply_outcome(state, draw_outcome(game, state, numbers))
                continue
            choice = bot.choose(state.copy())
            odds = judge_for(game, state).odds(state)
            should = best(odds, state.seat)
            did = next(each for each in odds if each.choice == choice)
            cost = should.shares[state.seat] - did.shares[state.seat]
            found.decisions += 1
            found.cost += cost
            if cost > NOTICED:
                pair = kind_of(game, state, choice), kind_of(game, state, should.choice)
                count, sum_so_far = kinds[pair]
                kinds[pair] = count + 1, sum_so_far + cost
            game.apply_choice(state, choice)
    return found
