"""Self-play for the win, recorded turn by turn: the data for fitting the evaluation for four and more.

Plain functions, run in plain Python or compiled.
"""

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import AnyArray, Flags, Floats, Ints, StateRecords
from jollyroll.solve.chance import roll_dice

from ..rules import rulebook as rules
from ..rules.state import State
from .evaluation import compare, estimate, fill_features
from .features import NAMES, TIE_NAMES
from .knowledge import Memory
from .layer import afterstate
from .next_shares import afterstate_shares, fill_piles, mark_seats
from .turn import plan_chances
from .turn_policy import SHARE, best_choice, solve_this_turn


def advance(state: State, memory: Memory, luck: Stream, shown: Ints) -> None:
    """One event: the dice fall, or the player to choose chooses."""
    if is_chance(state):
        rules.apply_outcome(state, roll_dice(state, luck, shown))
    else:
        rules.apply_choice(state, best_choice(state, memory, SHARE, False))


def spread_coins(state: State, luck: Stream) -> None:
    """Set up a game under way: a random box, the other coins anywhere."""
    coins = state.box
    state.box = 1 + below(luck, coins)
    left = coins - state.box
    for seat in range(state.seats):
        state.coins[seat] = below(luck, 2 * left // (state.seats - seat + 1) + 1)
        left -= state.coins[seat]
    state.king = left


def play_recorded(
    kept: StateRecords, expected: Floats, start: StateRecords, memory: Memory, luck: Stream, shown: Ints, seed: int, game: int
) -> int:
    """Play one game, recording the position before each turn and its expectation; returns how many, the last being the end.

    Every second game begins with coins distributed at random, so that rare positions come up.
    """
    seed_stream(luck, seed, game)
    kept[0] = start[0]
    if game % 2:
        spread_coins(kept[0], luck)
    place = 0
    while kept[place].phase != OVER and place + 1 < len(kept):
        expected_shares(kept[place], memory, expected[place])
        kept[place + 1] = kept[place]
        place += 1
        turn = kept[place].turn
        while kept[place].phase != OVER and kept[place].turn == turn:
            advance(kept[place], memory, luck, shown)
    return place


def expected_shares(state: State, memory: Memory, shares: Floats) -> None:
    """The expected share of each seat, from the mover on, in a position between turns: this turn is solved, its end estimated."""
    scratch = memory.scratch
    players = len(scratch.piles) - 2
    solve_this_turn(state, memory, SHARE)
    plans = memory.knowledge.tie_plans if state.tie_round > 0 else memory.knowledge.plans
    plan_chances(memory.knowledge.dice, plans, scratch.value, scratch.turn, scratch.chance)
    for seat in range(players):
        shares[seat] = 0.0
    for plan in range(len(plans.transfers)):
        if scratch.chance[plan] > 0.0:
            afterstate(plans, plan, scratch.piles[players + 1], scratch.piles, scratch.after)
            afterstate_shares(state, memory)
            for seat in range(players):
                shares[seat] += scratch.chance[plan] * scratch.share[seat]


def play_on(
    states: StateRecords, memory: Memory, luck: Stream, shown: Ints, seed: int, first: int, games: int, parts: Floats
) -> None:
    """Play `games` rollouts of the position `states[0]`, in `states[1]`; adds up each seat's victories."""
    for game in range(first, first + games):
        seed_stream(luck, seed, game)
        states[1] = states[0]
        while states[1].phase != OVER:
            advance(states[1], memory, luck, shown)
        for seat in range(MOST_SEATS):
            parts[seat] += states[1].won[seat] / seats_marked(states[1].won)


def features_of_all(states: StateRecords, memory: Memory, features: AnyArray, able: Flags) -> None:
    """The features of every seat that can win in each of these positions between turns, from the next to move on."""
    scratch = memory.scratch
    for place in range(len(states)):
        fill_piles(states[place], states[place].seat, scratch.after)
        mark_seats(states[place], memory)
        compare(memory, scratch.after, 0, states[place].tie_round)
        for seat in range(states[place].seats):
            able[place, seat] = scratch.can_win[seat]
            if scratch.can_win[seat]:
                fill_features(memory, scratch.after, 0, seat, states[place].tie_round)
                for index in range(len(TIE_NAMES) if states[place].tie_round > 0 else len(NAMES)):
                    features[place, seat, index] = scratch.feature[index]


def estimate_all(states: StateRecords, memory: Memory, shares: Floats) -> None:
    """The estimated shares in each of these positions between turns, from the next to move on."""
    scratch = memory.scratch
    for place in range(len(states)):
        fill_piles(states[place], states[place].seat, scratch.after)
        mark_seats(states[place], memory)
        estimate(memory, scratch.after, 0, states[place].tie_round)
        for seat in range(states[place].seats):
            shares[place, seat] = scratch.next_share[seat]
