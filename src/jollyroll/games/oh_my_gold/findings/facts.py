"""Facts from the evaluation of Oh My Gold!."""

from collections import defaultdict
from collections.abc import Iterator

from jollyroll.kit import load_game
from jollyroll.kit.phases import is_choice
from jollyroll.lab.findings import Fact
from jollyroll.solve.judge import best, judge_for

from ..rules.choices import ROLL
from ..rules.components import KEY, SWORD
from ..rules.state import State

GAME = load_game("oh_my_gold")
ROW = (1, 2, 3)  # locks of the chests laid out


def opening() -> State:
    """The first of two players about to roll, with a chest of each kind laid out."""
    state: State = GAME.new_state(2, GAME.resolve("", {"first_player": "host"}), host=0)
    state.ledger = None
    while not GAME.rules.dice_in_hand(state):  # turn up the chests of the row and the top of the pile
        shown = sum(lock > 0 for lock in state.chests)
        GAME.rules.apply_outcome(state, ROW[shown] - 1 if shown < len(ROW) else 1)
    return state


def first_rolls() -> Iterator[tuple[int, State]]:
    """Every first roll that leaves a choice, with its weight."""
    state = opening()
    for roll in range(GAME.rules.outcome_count(state)):
        weight = GAME.rules.outcome_weight(state, roll)
        after = state.copy()
        if weight:
            GAME.rules.apply_outcome(after, roll)
            if is_choice(after):
                yield weight, after


def when_to_roll() -> list[Fact]:
    """After the first roll, chests with one, two and three locks laid out: by keys and swords, how often to roll again."""
    counted: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    for weight, state in first_rolls():
        chosen = best(judge_for(GAME, state).odds(state), state.seat).choice
        counted[state.lying[KEY], state.lying[SWORD]][chosen == ROLL] += weight
    return [
        {"keys": keys, "swords": swords, "roll": round(cell[1] / sum(cell), 4), "weight": sum(cell)}
        for (keys, swords), cell in sorted(counted.items())
    ]


FACTS = {"when_to_roll": when_to_roll}
QUICK: tuple[str, ...] = ()  # recomputed in the test run
