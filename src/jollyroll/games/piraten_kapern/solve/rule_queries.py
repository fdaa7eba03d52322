"""Queries to the rulebook for the model of a turn, on states made for the purpose."""

from functools import cache

from jollyroll.kit.bags import BAGS as COUNTS
from jollyroll.kit.bags import SIZE, bag_number

from ..rules import rulebook as rules
from ..rules.choices import CHEST, REVIVE, STOP
from ..rules.components import DICE, MONKEY, SKULL, SORCERESS, TREASURE_CHEST
from ..rules.phases import ISLAND, RESCUE, ROLL, THROW
from ..rules.scoring import nine_alike_wins, score_dice
from ..rules.state import State
from .turn_model import AT_ISLAND, LAYERS, LIVE, OUT, RESCUED
from .turn_results import RESULTS, WIN, island_result, skull_result, stop_result

TurnOptions = tuple[int, ...]  # the options below, as the state numbers them
TURN_OPTIONS = (
    "full_chest_sea",
    "full_chest_skull_card",
    "island_min_dice",
    "island_stop",
    "reroll_all",
    "sea_bust",
    "nine_alike",
    "sorceress_island",
    "sorceress_min_dice",
)
BEFORE = 5_000  # both scores in a query: neither a floor nor the end of the game is near
FAR = 20_000
OUTCOME = {ROLL: LIVE, RESCUE: RESCUED, ISLAND: AT_ISLAND}


def turn_options(state: State) -> TurnOptions:
    """The options of a state that can affect a turn."""
    return tuple(int(getattr(state, name)) for name in TURN_OPTIONS)


def turn_state(options: TurnOptions, card: int) -> State:
    """A table for two in the middle of a turn under this card, no dice lying yet."""
    state = State()
    state.ledger = None
    for name, value in zip(TURN_OPTIONS, options, strict=True):
        setattr(state, name, value)
    state.target, state.seats, state.card, state.rolls, state.turn = FAR, 2, card, 1, 1
    state.present[0] = state.present[1] = 1
    state.scores[0] = state.scores[1] = BEFORE
    state.phase = ROLL
    return state


def place_dice(state: State, bag: int, skulls: int) -> State:
    """Put these dice on the table."""
    state.dice[:] = [*COUNTS[bag], skulls]
    return state


def after_roll(options: TurnOptions, card: int, bag: int, skulls: int, rolls: int = 1, spell: int = 0, island: int = 0) -> State:
    """The state after a roll with this many skulls beside the dice that lay there."""
    state = place_dice(turn_state(options, card), bag, 0)
    state.rolls, state.spell, state.island = rolls, spell, island
    state.hand, state.phase = skulls, THROW
    rules.apply_outcome(state, 0)
    return state


def result_shown(state: State, by_skulls: bool) -> int:
    """The result of the finished turn of seat 0, read off the scores."""
    if state.won[0]:
        return WIN
    loss = BEFORE - state.scores[1]
    points = state.scores[0] - BEFORE
    if loss:
        return island_result(loss)
    return skull_result(points) if by_skulls else stop_result(points)


def turn_over(state: State) -> bool:
    """True if the turn of seat 0 has ended."""
    return state.seat != 0 or state.won[0] == 1


def roll_outcome(options: TurnOptions, card: int, skulls: int, rolls: int, spell: int) -> int:
    """The outcome of a turn after a roll that leaves this many skulls; `rolls` were made before."""
    state = after_roll(options, card, bag_number(0, 0, DICE - skulls, 0, 0), skulls, rolls, spell)
    if not turn_over(state):
        return OUTCOME[state.phase]
    return AT_ISLAND if state.scores[1] < BEFORE else OUT


def stop_results(options: TurnOptions, card: int, skulls: int) -> dict[int, int]:
    """By bag: the result of stopping."""
    state = turn_state(options, card)
    results = {}
    for bag in bags_of(DICE - skulls):
        place_dice(state, bag, skulls)
        results[bag] = WIN if nine_alike_wins(state) else stop_result(score_dice(state))
    return results


def bust_results(options: TurnOptions, card: int, skulls: int) -> dict[int, int]:
    """By bag: the result of skulls, nothing stowed. Under a Sorceress three skulls are accepted."""
    results = {}
    for bag in bags_of(DICE - skulls):
        state = after_roll(options, card, bag, skulls)
        if state.phase == RESCUE and not turn_over(state):
            rules.apply_choice(state, STOP)
        results[bag] = result_shown(state, by_skulls=True)
    return results


def stowed_results(options: TurnOptions, card: int, skulls: int) -> dict[int, int]:
    """By bag: the result of skulls with exactly these dice on the Treasure Chest; empty for other cards."""
    results: dict[int, int] = {}
    if card != TREASURE_CHEST:
        return results
    for bag in range(len(COUNTS)):
        if SIZE[bag] > DICE - skulls:
            break
        state = turn_state(options, card)
        state.chest[:] = COUNTS[bag]
        state.dice[MONKEY] = DICE - skulls - SIZE[bag]
        state.hand, state.phase = skulls, THROW
        rules.apply_outcome(state, 0)
        results[bag] = result_shown(state, by_skulls=True)
    return results


def roll_sizes(options: TurnOptions, card: int, skulls: int, spell: int) -> tuple[int, int, int, int]:
    """The fewest and most dice that may be rolled with this many skulls, and with a revived one (fewest 1, most 0 if none)."""
    state = place_dice(turn_state(options, card), bag_number(0, 0, DICE - skulls, 0, 0), skulls)
    state.spell = spell
    if roll_outcome(options, card, skulls, 1, spell) == RESCUED:
        state.phase = RESCUE
    choices = [rules.legal_choice(state, index) for index in range(rules.legal_count(state))]
    rolled = [SIZE[choice] for choice in choices if STOP < choice < REVIVE]
    revived = [SIZE[choice - REVIVE] for choice in choices if REVIVE <= choice < CHEST]
    return min(rolled, default=1), max(rolled, default=0), min(revived, default=1), max(revived, default=0)


@cache
def bags_of(size: int) -> range:
    """The bags of this many dice."""
    return range(SIZE.index(size), SIZE.index(size + 1) if size < DICE else len(SIZE))


def island_node(state: State) -> int:
    """The number of a state at the Island: skulls on the dice, spell unspent or spent."""
    return (1 if state.spell else 0) * LAYERS + state.dice[SKULL]


def at_island(options: TurnOptions, card: int, skulls: int, spell: int) -> State:
    """A state at the Island with this many skulls; its turn may be over, if the rules do not let it go on there."""
    return after_roll(options, card, bag_number(0, 0, DICE - skulls, 0, 0), skulls, 1, spell, island=1)


def island_leads(state: State) -> dict[tuple[int, int], list[int]]:
    """By dice rolled (a revived skull included) and skulls revived: the result or RESULTS + node for each number of new skulls."""
    found: dict[tuple[int, int], list[int]] = {}
    for index in range(rules.legal_count(state)):
        choice = rules.legal_choice(state, index)
        if choice != STOP:
            rolling = state.copy()
            rules.apply_choice(rolling, choice)
            found[rolling.hand, int(choice >= REVIVE)] = [island_lead(rolling, fresh) for fresh in range(rolling.hand + 1)]
    return found


def island_lead(rolling: State, fresh: int) -> int:
    """The result or node of a roll at the Island with this many new skulls."""
    landed = rolling.copy()
    rules.apply_outcome(landed, bag_number(0, 0, rolling.hand - fresh, 0, 0))
    return result_shown(landed, by_skulls=False) if turn_over(landed) else RESULTS + island_node(landed)


def has_spell(card: int) -> bool:
    """True for the card that revives a skull."""
    return card == SORCERESS
