"""Games between players for the win, kept turn by turn: what the estimate for four and more is fitted to.

Plain functions, run as they are or compiled.
"""

from typing import Any

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.chance import roll_dice

from ..rules import rulebook as rules
from ..rules.state import State
from .evaluation import NAMES, TIE_NAMES, compare, estimate, look_at
from .layer import carry_out
from .playing import SHARE, best_choice, mark_able, next_shares, pile_up, solve_turn
from .turn import plan_chances


def advance(state: State, chart: Any, luck: Stream, shown: Any) -> None:
    """One event: the dice fall, or the one whose choice it is chooses."""
    if is_chance(state):
        rules.apply_outcome(state, roll_dice(state, luck, shown))
    else:
        rules.apply_choice(state, best_choice(state, chart, SHARE, False))


def spread_coins(state: State, luck: Stream) -> None:
    """Let a game be under way: some coins are in the box, the others anywhere."""
    coins = state.box
    state.box = 1 + below(luck, coins)
    left = coins - state.box
    for seat in range(state.seats):
        state.coins[seat] = below(luck, 2 * left // (state.seats - seat + 1) + 1)
        left -= state.coins[seat]
    state.king = left


def play_and_keep(kept: Any, foreseen: Any, start: Any, chart: Any, luck: Stream, shown: Any, seed: int, game: int) -> int:
    """Play one game, keeping the position before each turn and what was foreseen; answers how many, the last is the end.

    Every second game begins with the coins spread anyhow, so that positions come up that are rarely reached.
    """
    seed_stream(luck, seed, game)
    kept[0] = start[0]
    if game % 2:
        spread_coins(kept[0], luck)
    place = 0
    while kept[place].phase != OVER and place + 1 < len(kept):
        foresee(kept[place], chart, foreseen[place])
        kept[place + 1] = kept[place]
        place += 1
        turn = kept[place].turn
        while kept[place].phase != OVER and kept[place].turn == turn:
            advance(kept[place], chart, luck, shown)
    return place


def foresee(state: State, chart: Any, shares: Any) -> None:
    """What each seat, from the mover on, may expect of a position between turns: this turn is worked out, its end estimated."""
    players = len(chart.piles) - 2
    solve_turn(state, chart, SHARE)
    plans = chart.tie_plans if state.tie_round > 0 else chart.plans
    plan_chances(chart.dice, plans, chart.worth, chart.room, chart.chance)
    for seat in range(players):
        shares[seat] = 0.0
    for plan in range(len(plans.steps)):
        if chart.chance[plan] > 0.0:
            carry_out(plans, plan, chart.piles[players + 1], chart.piles, chart.after)
            next_shares(state, chart)
            for seat in range(players):
                shares[seat] += chart.chance[plan] * chart.share[seat]


def play_on(states: Any, chart: Any, luck: Stream, shown: Any, seed: int, first: int, games: int, parts: Any) -> None:
    """Play the position `states[0]` to its end so many times, in `states[1]`; adds up what each seat wins."""
    for game in range(first, first + games):
        seed_stream(luck, seed, game)
        states[1] = states[0]
        while states[1].phase != OVER:
            advance(states[1], chart, luck, shown)
        for seat in range(MOST_SEATS):
            parts[seat] += states[1].won[seat] / seats_marked(states[1].won)


def look_at_all(states: Any, chart: Any, features: Any, able: Any) -> None:
    """The features of every seat that can win in each of these positions between turns, from the one to move on."""
    for place in range(len(states)):
        pile_up(states[place], states[place].seat, chart.after)
        mark_able(states[place], chart)
        compare(chart, chart.after, 0, states[place].tie_round)
        for seat in range(states[place].seats):
            able[place, seat] = chart.able[seat]
            if chart.able[seat]:
                look_at(chart, chart.after, 0, seat, states[place].tie_round)
                for index in range(len(TIE_NAMES) if states[place].tie_round > 0 else len(NAMES)):
                    features[place, seat, index] = chart.feature[index]


def estimate_all(states: Any, chart: Any, shares: Any) -> None:
    """What is estimated of these positions between turns, for each seat from the one to move on."""
    for place in range(len(states)):
        pile_up(states[place], states[place].seat, chart.after)
        mark_able(states[place], chart)
        estimate(chart, chart.after, 0, states[place].tie_round)
        for seat in range(states[place].seats):
            shares[place, seat] = chart.guess[seat]
