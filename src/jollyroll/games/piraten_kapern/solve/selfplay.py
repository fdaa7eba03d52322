"""Games between players for the win, kept turn by turn: what the estimate for three and more is fitted to."""

from typing import Any

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.chance import draw_outcome, roll_dice

from ..rules import rulebook as rules
from ..rules.phases import DRAW_CARD
from ..rules.state import State
from .chart import Chart
from .evaluation import FEATURES, can_win, look_at
from .foresight import weigh_position
from .playing import best_for_the_win


def advance(state: State, chart: Chart, dice: Stream, shown: Any) -> None:
    """One event: chance decides, or the one whose choice it is."""
    if not is_chance(state):
        rules.apply_choice(state, best_for_the_win(state, chart))
    elif rules.dice_in_hand(state):
        rules.apply_outcome(state, roll_dice(state, dice, shown))
    else:
        rules.apply_outcome(state, draw_outcome(state, dice))


def play_and_keep(kept: Any, start: Any, chart: Chart, dice: Stream, shown: Any, seed: int, game: int) -> int:
    """Play one game, keeping the position at the beginning of each turn; answers how many, the last is the end.

    Every second game begins with any scores below the target, so that positions come up that are rarely reached.
    """
    seed_stream(dice, seed, game)
    kept[0] = start[0]
    if game % 2:
        for seat in range(kept[0].seats):
            kept[0].scores[seat] = 100 * below(dice, kept[0].target // 100)
    place = 0
    while kept[place].phase != OVER and place + 1 < len(kept):
        turn = kept[place].turn
        advance(kept[place], chart, dice, shown)
        if kept[place].turn != turn and kept[place].phase == DRAW_CARD:
            kept[place + 1] = kept[place]
            place += 1
    return place


def play_on(states: Any, chart: Chart, dice: Stream, shown: Any, seed: int, first: int, games: int, parts: Any) -> None:
    """Play the position `states[0]` to its end so many times, in `states[1]`; adds up what each seat wins."""
    for game in range(first, first + games):
        seed_stream(dice, seed, game)
        states[1] = states[0]
        while states[1].phase != OVER:
            advance(states[1], chart, dice, shown)
        winners = 0
        for seat in range(MOST_SEATS):
            winners += states[1].won[seat]
        for seat in range(MOST_SEATS):
            parts[seat] += states[1].won[seat] / winners


def look_at_all(states: Any, chart: Chart, features: Any, alive: Any) -> None:
    """The features of every seat that can win in each of these positions between turns."""
    for place in range(len(states)):
        for seat in range(states[place].seats):
            alive[place][seat] = can_win(states[place], seat)
            if alive[place][seat]:
                look_at(states[place], seat, chart)
                for index in range(FEATURES):
                    features[place][seat][index] = chart.feature[index]


def weigh_all(states: Any, chart: Chart, shares: Any) -> None:
    """What each of these positions between turns is worth to every seat, as players weigh it."""
    for place in range(len(states)):
        weigh_position(states[place], chart)
        for seat in range(MOST_SEATS):
            shares[place][seat] = chart.share[seat]
