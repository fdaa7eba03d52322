"""Playing a turn by what it brings: coins, or the chance to win. Plain functions, run as they are or compiled.

`chart` is a Chart. What a plan leads to is read off the plans of the turn; single pairs are tried on copies of the position by the
rulebook itself. Seats are told from the mover on, those who have left are not counted.
"""

from typing import Any

from jollyroll.kit.bags import bag_number
from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import MOST_SEATS

from ..rules import rulebook as rules
from ..rules.choices import PAIRS, PARTNERS, VICTIMS
from ..rules.combinations import booty, takings
from ..rules.phases import PAIR, REROLL
from ..rules.state import State
from ..rules.turns import pass_on
from .evaluation import estimate
from .layer import carry_out, place_of
from .turn import LEVEL, NEVER, value_turn, way_to_keep

COINS, SHARE = 0, 1  # what a turn is played for
TRIFLE = 0.001  # of a coin, for each coin less that the richest rival has


def pile_up(state: State, first: int, piles: Any) -> None:
    """The piles as the solver tells them: the players' from this seat on, the King's, the box."""
    place = 0
    for step in range(MOST_SEATS):
        seat = (first + step) % MOST_SEATS
        if state.present[seat]:
            piles[place] = state.coins[seat]
            place += 1
    piles[place] = state.king
    piles[place + 1] = state.box


def seats_between(state: State, first: int, seat: int) -> int:
    """How many players sit from one to the other, the first counted, the other not."""
    between = 0
    for step in range(MOST_SEATS):
        walked = (first + step) % MOST_SEATS
        if walked == seat:
            return between
        between += state.present[walked]
    return between


def rank_of(chart: Any, piles: Any, shift: int) -> int:
    """The place of the players' piles in a layer."""
    return int(place_of(chart.ladder, chart.begins, piles, shift) - chart.begins[piles[len(piles) - 1]])


def share_after(state: State, chart: Any, seat: int, replay: int) -> float:
    """A seat's share in a position between two turns; `replay` is how many new games there had been before."""
    if state.phase == OVER:
        return 1.0 / seats_marked(state.won) if state.won[seat] else 0.0
    if state.replay != replay:
        return 1.0 / seats_marked(state.present) if state.present[seat] else 0.0
    look_up(state, chart)
    return float(chart.guess[seats_between(state, state.seat, seat)])


def look_up(state: State, chart: Any) -> None:
    """Fill in each seat's share in a position between two turns, from the next to move on: solved, or estimated."""
    pile_up(state, state.seat, chart.after)
    players = len(chart.after) - 2
    if state.tie_round > 0 and len(chart.rounds) > 0:
        moved = players - seats_marked(state.due)
        rank = rank_of(chart, chart.after, 0)
        for seat in range(players):
            chart.guess[seat] = chart.rounds[state.tie_round - 1, moved, rank, seat]
    elif state.tie_round == 0 and len(chart.shares) > 0:
        place = place_of(chart.ladder, chart.begins, chart.after, 0)
        for seat in range(players):
            chart.guess[seat] = chart.shares[place, seat]
    else:
        mark_able(state, chart)
        estimate(chart, chart.after, 0, state.tie_round)


def mark_able(state: State, chart: Any) -> None:
    """Who can still win, and who has a turn to come in a tie round, from the one to move on."""
    place = 0
    for step in range(MOST_SEATS):
        seat = (state.seat + step) % MOST_SEATS
        if state.present[seat]:
            chart.able[place] = state.tied[seat] if state.tie_round > 0 else 1
            chart.due[place] = state.due[seat] if state.tie_round > 0 else 0
            place += 1


def next_shares(state: State, chart: Any) -> None:
    """The shares when the turn leaves the piles as in `chart.after`, told from the mover on."""
    players = len(chart.piles) - 2
    if state.tie_round > 0 and len(chart.rounds) > 0:
        moved = players - seats_marked(state.due)
        rank = rank_of(chart, chart.after, 1)
        for seat in range(players):
            chart.share[seat] = chart.rounds[state.tie_round - 1, moved + 1, rank, (seat + players - 1) % players]
    elif state.tie_round == 0 and len(chart.shares) > 0 and (chart.ends > 0 or chart.after[players + 1] > 0):
        place = place_of(chart.ladder, chart.begins, chart.after, 1)
        for seat in range(players):
            chart.share[seat] = chart.shares[place, (seat + players - 1) % players]
    elif state.tie_round == 0 and chart.after[players + 1] > 0:
        for seat in range(players):
            chart.able[seat] = 1
            chart.due[seat] = 0
        estimate(chart, chart.after, 1, 0)
        for seat in range(players):
            chart.share[seat] = chart.guess[(seat + players - 1) % players]
    else:
        shares_at_the_end(state, chart)


def shares_at_the_end(state: State, chart: Any) -> None:
    """The same where the turn may be the last: the rulebook says what follows."""
    chart.trials[2] = state
    after = chart.trials[2]
    place = 0
    for step in range(MOST_SEATS):
        seat = (state.seat + step) % MOST_SEATS
        if state.present[seat]:
            after.coins[seat] = chart.after[place]
            place += 1
    after.king = chart.after[place]
    after.box = chart.after[place + 1]
    pass_on(after)
    under_way = after.phase != OVER and after.replay == state.replay
    if under_way:
        look_up(after, chart)
    place = 0
    for step in range(MOST_SEATS):
        seat = (state.seat + step) % MOST_SEATS
        if state.present[seat]:
            if under_way:
                chart.share[place] = chart.guess[seats_between(after, after.seat, seat)]
            else:
                chart.share[place] = share_after(after, chart, seat, state.replay)
            place += 1


def weigh_plans(state: State, chart: Any, aim: int) -> None:
    """What each plan of the turn at hand is worth to the mover: coins, or the share.

    Coins taken from a richer player are worth a trifle more, so that of two victims alike the richer one is robbed.
    """
    players = len(chart.piles) - 2
    box = chart.piles[players + 1]
    plans = chart.tie_plans if state.tie_round > 0 else chart.plans
    for plan in range(len(plans.steps)):
        carry_out(plans, plan, box, chart.piles, chart.after)
        if aim == COINS:
            chart.worth[plan] = chart.after[0] - TRIFLE * richest(chart.after)
        else:
            next_shares(state, chart)
            chart.worth[plan] = chart.share[0]


def richest(piles: Any) -> int:
    """The coins of the mover's richest rival."""
    most = 0
    for seat in range(1, len(piles) - 2):
        most = max(most, piles[seat])
    return most


def solve_turn(state: State, chart: Any, aim: int) -> None:
    """Work out the turn at hand, unless it is the one last worked out."""
    pile_up(state, state.seat, chart.piles)
    describe(state, chart, aim)
    if is_noted(chart):
        return
    weigh_plans(state, chart, aim)
    plans = chart.tie_plans if state.tie_round > 0 else chart.plans
    value_turn(chart.dice, plans, chart.worth, chart.room)
    for place in range(len(chart.noted)):
        chart.noted[place] = chart.asked[place]


def describe(state: State, chart: Any, aim: int) -> None:
    """What tells the turn at hand from others: the piles, the aim, the new games before it, and how far a tie round has come."""
    piles = len(chart.piles)
    for pile in range(piles):
        chart.asked[pile] = chart.piles[pile]
    chart.asked[piles] = aim + 1
    chart.asked[piles + 1] = state.replay
    chart.asked[piles + 2] = state.tie_round
    chart.asked[piles + 3] = 0
    if state.tie_round > 0:
        marks = state.seat * MOST_SEATS + state.ender
        for seat in range(MOST_SEATS):
            marks = 4 * marks + 2 * state.due[seat] + state.tied[seat]
        chart.asked[piles + 3] = marks


def is_noted(chart: Any) -> bool:
    """The room holds the turn that is described."""
    same = 0
    for place in range(len(chart.noted)):
        same += chart.noted[place] == chart.asked[place]
    return same == len(chart.noted)


def throw_number(state: State) -> int:
    """The number of the throw that the five dice make."""
    return bag_number(state.dice[0], state.dice[1], state.dice[2], state.dice[3], state.dice[4])


def best_choice(state: State, chart: Any, aim: int, last_throw: bool) -> int:
    """The choice worth most; with `last_throw`, as if the next throw were the last of the turn."""
    if state.phase != REROLL:
        return best_deed(state, chart, aim)
    solve_turn(state, chart, aim)
    room = chart.room
    if state.rolls == 1 and not last_throw:
        return int(chart.dice.again[way_to_keep(chart.dice, throw_number(state), room.first, room.best_first)])
    return int(chart.dice.again[way_to_keep(chart.dice, throw_number(state), room.second, room.best_second)])


def best_deed(state: State, chart: Any, aim: int) -> int:
    """The pair or victim worth most, looking at the pair that may follow too."""
    best = -1
    most = NEVER
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        value = deed_value(state, chart, aim, choice)
        if value > most + LEVEL or (value > most - LEVEL and rules.seat_relative(state, choice) < rules.seat_relative(state, best)):
            best = choice
            most = max(most, value)
    return best


def deed_value(state: State, chart: Any, aim: int, choice: int) -> float:
    """What a pair or victim is worth, with the best that can follow in this turn."""
    chart.trials[0] = state
    rules.apply_choice(chart.trials[0], choice)
    gain = brought(state, choice)
    if chart.trials[0].phase != PAIR or chart.trials[0].turn != state.turn:
        return worth_after(state, chart.trials[0], chart, aim, gain)
    most = NEVER
    for index in range(rules.legal_count(chart.trials[0])):
        following = rules.legal_choice(chart.trials[0], index)
        more = brought(chart.trials[0], following)
        chart.trials[1] = chart.trials[0]
        rules.apply_choice(chart.trials[1], following)
        most = max(most, worth_after(state, chart.trials[1], chart, aim, gain + more))
    return most


def worth_after(state: State, after: State, chart: Any, aim: int, gain: int) -> float:
    """What a turn that has ended so is worth to the mover, who gained so many coins by it."""
    if aim == SHARE:
        return share_after(after, chart, state.seat, state.replay)
    most = 0
    if after.replay == state.replay:
        for seat in range(MOST_SEATS):
            if seat != state.seat and after.present[seat]:
                most = max(most, after.coins[seat])
    return gain - TRIFLE * most


def brought(state: State, choice: int) -> int:
    """The coins a pair or victim brings at once."""
    if choice >= VICTIMS:
        return state.coins[choice - VICTIMS]
    value = (choice - PAIRS) // PARTNERS + 1
    partner = (choice - PAIRS) % PARTNERS
    return takings(state, value) if partner == 0 else booty(state, partner - 1, value)
