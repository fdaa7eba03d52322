"""The values of effects that leave no chest, without variants: final turns follow, or the game is over."""

from jollyroll.kit.seating import seat_after
from jollyroll.kit.state import NOBODY

from ..rules.components import FISHBONES, TREASURES
from ..rules.ending import merit, merit_of
from ..rules.state import State
from .base_turn_scratch import EffectValues, FinalTurns, Finds, Laying, LoadingOdds, SeatOdds
from .effects import GAIN_MERITS, GAIN_OF, LOADED, load_of
from .final_turns import GONE, find_shares
from .finds import list_finds
from .knowledge import Knowledge
from .loading_odds import set_treasure

FISHBONES_MERIT = merit_of(0, 0, 1) - merit_of(0, 0, 0)


def begin_final_turns(
    state: State, knowledge: Knowledge, laying: Laying, final: FinalTurns, odds: SeatOdds, known: LoadingOdds, search: int
) -> None:
    """Note the turns that follow the one that runs, unless they are noted already; `state` is it with no dice on any card."""
    if final.search == search:
        return
    final.search = search
    final.turns = 0
    for seat in range(state.seats):
        final.merit[seat] = merit(state, seat) if state.present[seat] else GONE
    seat = state.seat
    for _ in range(state.seats):
        seat = seat_after(state.present, seat)
        if state.opener == NOBODY or state.due[seat]:
            final.order[final.turns] = seat
            final.turns += 1
        if seat == state.seat:
            break
        set_treasure(knowledge, laying, known, odds, seat, state.treasure[seat])


def last_value(
    state: State,
    knowledge: Knowledge,
    laying: Laying,
    values: EffectValues,
    finds: Finds,
    final: FinalTurns,
    odds: SeatOdds,
    known: LoadingOdds,
    effect: int,
) -> None:
    """Find the shares after an effect that leaves no chest."""
    begin_final_turns(state, knowledge, laying, final, odds, known, values.search)
    mover = state.seat
    value = values.values[effect]
    load = load_of(effect)
    loaded = merit(state, mover) + GAIN_MERITS[GAIN_OF[load]]
    list_finds(state, finds, effect)
    for seat in range(state.seats):
        value[seat] = 0.0
    for index in range(finds.count):
        final.merit[mover] = loaded
        for kind in range(TREASURES):
            final.treasure[kind] = state.treasure[mover][kind] - LOADED[load][kind]
        for kind in finds.kinds[index]:
            if kind < TREASURES:
                final.treasure[kind] += 1
            elif kind == FISHBONES:
                final.merit[mover] += FISHBONES_MERIT
        if state.opener == NOBODY:
            set_treasure(knowledge, laying, known, odds, mover, final.treasure)
        find_shares(state, final, odds)
        for seat in range(state.seats):
            value[seat] += finds.ways[index] / finds.total * final.shares[seat]
