"""The shares of states between two turns: looked up or estimated. Plain functions, run in plain Python or compiled.

Seats that have left are skipped.
"""

from jollyroll.kit.phases import OVER
from jollyroll.kit.seating import seats_marked
from jollyroll.kit.state import MOST_SEATS
from jollyroll.solve.arrays import Ints

from ..rules.state import State
from ..rules.turns import pass_on
from .evaluation import estimate
from .knowledge import Knowledge, Memory
from .layer import state_index


def fill_piles(state: State, first: int, piles: Ints) -> None:
    """Fill in the piles in the solver's order: the players' from this seat on, the King's, the box."""
    place = 0
    for step in range(MOST_SEATS):
        seat = (first + step) % MOST_SEATS
        if state.present[seat]:
            piles[place] = state.coins[seat]
            place += 1
    piles[place] = state.king
    piles[place + 1] = state.box


def seats_from(state: State, first: int, seat: int) -> int:
    """The number of players from `first` (included) to `seat` (excluded)."""
    count = 0
    for step in range(MOST_SEATS):
        walked = (first + step) % MOST_SEATS
        if walked == seat:
            return count
        count += state.present[walked]
    return count


def rank_of(knowledge: Knowledge, piles: Ints, shift: int) -> int:
    """The rank of the players' piles in a layer."""
    starts = knowledge.layer_starts
    return int(state_index(knowledge.rank_steps, starts, piles, shift) - starts[piles[len(piles) - 1]])


def share_after(state: State, memory: Memory, seat: int, replay: int) -> float:
    """A seat's share in a state between two turns; `replay` is the number of new games before it."""
    if state.phase == OVER:
        return 1.0 / seats_marked(state.won) if state.won[seat] else 0.0
    if state.replay != replay:
        return 1.0 / seats_marked(state.present) if state.present[seat] else 0.0
    look_up(state, memory)
    return float(memory.scratch.next_share[seats_from(state, state.seat, seat)])


def look_up(state: State, memory: Memory) -> None:
    """Fill in `next_share` for a state between two turns, from the next to move on: looked up or estimated."""
    knowledge, scratch = memory.knowledge, memory.scratch
    fill_piles(state, state.seat, scratch.after)
    players = len(scratch.after) - 2
    if state.tie_round > 0 and len(knowledge.rounds) > 0:
        moved = players - seats_marked(state.due)
        rank = rank_of(knowledge, scratch.after, 0)
        for seat in range(players):
            scratch.next_share[seat] = knowledge.rounds[state.tie_round - 1, moved, rank, seat]
    elif state.tie_round == 0 and len(knowledge.shares) > 0:
        index = state_index(knowledge.rank_steps, knowledge.layer_starts, scratch.after, 0)
        for seat in range(players):
            scratch.next_share[seat] = knowledge.shares[index, seat]
    else:
        mark_seats(state, memory)
        estimate(memory, scratch.after, 0, state.tie_round)


def mark_seats(state: State, memory: Memory) -> None:
    """Fill in which seats can still win, and which have a turn to come in a tie round, from the next to move on."""
    place = 0
    for step in range(MOST_SEATS):
        seat = (state.seat + step) % MOST_SEATS
        if state.present[seat]:
            memory.scratch.can_win[place] = state.tied[seat] if state.tie_round > 0 else 1
            memory.scratch.due[place] = state.due[seat] if state.tie_round > 0 else 0
            place += 1


def afterstate_shares(state: State, memory: Memory) -> None:
    """Fill in `share`, from the mover on, for the piles in `scratch.after` at the end of a turn."""
    knowledge, scratch = memory.knowledge, memory.scratch
    players = len(scratch.piles) - 2
    if state.tie_round > 0 and len(knowledge.rounds) > 0:
        moved = players - seats_marked(state.due)
        rank = rank_of(knowledge, scratch.after, 1)
        for seat in range(players):
            scratch.share[seat] = knowledge.rounds[state.tie_round - 1, moved + 1, rank, (seat + players - 1) % players]
    elif state.tie_round == 0 and len(knowledge.shares) > 0 and (knowledge.ends_agree > 0 or scratch.after[players + 1] > 0):
        index = state_index(knowledge.rank_steps, knowledge.layer_starts, scratch.after, 1)
        for seat in range(players):
            scratch.share[seat] = knowledge.shares[index, (seat + players - 1) % players]
    elif state.tie_round == 0 and scratch.after[players + 1] > 0:
        for seat in range(players):
            scratch.can_win[seat] = 1
            scratch.due[seat] = 0
        estimate(memory, scratch.after, 1, 0)
        for seat in range(players):
            scratch.share[seat] = scratch.next_share[(seat + players - 1) % players]
    else:
        end_shares(state, memory)


def end_shares(state: State, memory: Memory) -> None:
    """The same if the turn may be the last: the rulebook says what follows."""
    scratch = memory.scratch
    scratch.trials[2] = state
    after = scratch.trials[2]
    place = 0
    for step in range(MOST_SEATS):
        seat = (state.seat + step) % MOST_SEATS
        if state.present[seat]:
            after.coins[seat] = int(scratch.after[place])
            place += 1
    after.king = int(scratch.after[place])
    after.box = int(scratch.after[place + 1])
    pass_on(after)
    under_way = after.phase != OVER and after.replay == state.replay
    if under_way:
        look_up(after, memory)
    place = 0
    for step in range(MOST_SEATS):
        seat = (state.seat + step) % MOST_SEATS
        if state.present[seat]:
            if under_way:
                scratch.share[place] = scratch.next_share[seats_from(after, after.seat, seat)]
            else:
                scratch.share[place] = share_after(after, memory, seat, state.replay)
            place += 1
