"""Games in lanes, a step at a time: written once for all games, run as it is or compiled.

`rules` is a template, and so are the players: `jollyroll.speed` binds both for each game. Dice and cards come from the stream of
(seed, game number), random decisions of bots from a second one, as in `lab.bot_games`: the same pair gives the same game.
"""

from typing import NamedTuple

from jollyroll.bots.players import Memory
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.kit import GameState
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import AnyStates
from jollyroll.lab.bot_games import BOTS_LUCK, choice_of
from jollyroll.lab.playout import chance
from jollyroll.solve.arrays import Flags, Floats, Ints, Singles, SmallInts, Words

from .layout import HOT_PHASE, HOT_SEAT, LayoutTables

CALLER = -1  # the level of a seat whose choices are the caller's
RAISE, PENALISE, REMAP = 0, 1, 2  # what becomes of an illegal choice
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2  # when a lane whose game has ended begins the next
NONE = -1


class LaneArrays(NamedTuple):
    """Games side by side. The first index of all but `start` and `levels` is the lane."""

    states: AnyStates
    numbers: Words  # the same positions as bare numbers
    start: AnyStates  # the position every game begins with
    levels: Ints  # by seat
    dice: list[Stream]
    luck: list[Stream]
    seeds: Ints
    games: Ints  # the number of the next game
    decisions: Ints  # of the caller in this game
    viewers: Ints  # the seat whose choice is due; after the end, the seat that chose last
    legal: Words  # the legal choices, the first `legal_count` of the row
    legal_count: Ints
    mask: SmallInts  # by choice: 1 if it is legal
    observation: Singles
    final_observation: Singles  # of a game that ended while the next one began
    rewards: Floats  # by seat
    reward: Floats  # of the seat that chose
    terminated: Flags
    truncated: Flags
    ended: Flags  # the game is over or was cut short: the next step begins another


def renew_numbers(lanes: LaneArrays, lane: int) -> None:
    """Have the position in a lane as bare numbers: in arrays of records it is the same memory. Plain Python copies it."""


def go_on(state: GameState, levels: Ints, dice: Stream, luck: Stream, memory: Memory) -> None:
    """Chance decides and bots choose until the caller has to choose, or the game is over."""
    while state.phase != OVER:
        if is_chance(state):
            rules.apply_outcome(state, chance(state, dice))
        elif levels[state.seat] == CALLER:
            return
        else:
            rules.apply_choice(state, choice_of(levels[state.seat], state, luck, memory))


def start_game(
    states: AnyStates, lane: int, start: AnyStates, seed: int, game: int, levels: Ints, dice: Stream, luck: Stream, memory: Memory
) -> int:
    """Begin this game, or the first after it in which the caller has something to choose; answers the number of the next."""
    while True:
        states[lane] = start[0]
        seed_stream(dice, seed, game)
        seed_stream(luck, seed, game + BOTS_LUCK)
        game += 1
        go_on(states[lane], levels, dice, luck, memory)
        if states[lane].phase != OVER:
            return game


def pay(state: GameState, rewards: Floats) -> None:
    """What the end of a game is worth: 1 to who wins alone, less to who shares; all seats together 0, as what others lose."""
    winners = 0
    for seat in range(state.seats):
        winners += state.won[seat]
    for seat in range(state.seats):
        if winners:
            rewards[seat] = (state.seats * state.won[seat] / winners - 1.0) / (state.seats - 1)


def list_choices(state: GameState, legal: Words, mask: SmallInts, known: int) -> int:
    """Note the legal choices in place of those known; answers how many.

    After the end there are none, but learners want one: number 0, which is not looked at.
    """
    for place in range(known):
        mask[legal[place]] = 0
    count = 1
    legal[0] = 0
    if state.phase != OVER:
        count = rules.legal_count(state)
        for place in range(count):
            legal[place] = rules.legal_choice(state, place)
    for place in range(count):
        mask[legal[place]] = 1
    return count


def observe(numbers: Words, viewer: int, seats: int, layout: LayoutTables, row: Singles) -> None:
    """Write what a seat observes."""
    sources = layout.sources[viewer]
    for place in range(len(sources)):
        row[place] = numbers[sources[place]] * layout.scales[place]
    end = len(sources)
    for place in range(len(layout.coded)):
        number = numbers[layout.coded[place, 0]]
        first = layout.coded[place, 1]
        if number >= first:
            step = layout.coded[place, 2]
            seat = (number - first) // step
            number += ((seat - viewer + seats) % seats - seat) * step
        row[end] = number * layout.coded_scales[place]
        end += 1
    for place in range(end, len(row)):
        row[place] = 0.0
    for place in range(len(layout.hot)):
        source = layout.hot[place, 0]
        number = viewer
        if source >= 0:
            number = numbers[source]
            if layout.hot[place, 2] == HOT_SEAT and number >= 0:
                number = (number - viewer + seats) % seats
            elif layout.hot[place, 2] == HOT_PHASE:
                number = layout.phase_places[number]
        if number >= 0:
            row[end + number] = 1.0
        end += layout.hot[place, 1]


def allowed(action: int, illegal: int, legal: Words, count: int, mask: SmallInts) -> int:
    """The choice that is carried out for this action; NONE for an illegal one that is penalised."""
    if action >= 0 and action < len(mask) and mask[action]:
        return action
    return legal[action % count] if illegal == REMAP else NONE


def first_illegal(lanes: LaneArrays, actions: Ints) -> int:
    """The first lane for which an illegal choice is asked; NONE if there is none."""
    for lane in range(len(actions)):
        action = actions[lane]
        if not lanes.ended[lane] and (action < 0 or action >= lanes.mask.shape[1] or lanes.mask[lane, action] == 0):
            return lane
    return NONE


def step_lanes(
    lanes: LaneArrays,
    layout: LayoutTables,
    memory: Memory,
    actions: Ints,
    wanted: Flags,
    illegal: int,
    penalty: float,
    most: int,
    autoreset: int,
) -> None:
    """One step in every wanted lane: a choice, or the next game where the last one has ended."""
    levels = lanes.levels
    for lane in range(len(actions)):
        if not wanted[lane]:
            continue
        state = lanes.states[lane]
        dice = lanes.dice[lane]
        luck = lanes.luck[lane]
        rewards = lanes.rewards[lane]
        viewer = lanes.viewers[lane]
        actor = viewer
        over = False
        cut = False
        begins = lanes.ended[lane]
        for seat in range(len(levels)):
            rewards[seat] = 0.0
        if not begins:
            lanes.decisions[lane] += 1
            action = allowed(actions[lane], illegal, lanes.legal[lane], lanes.legal_count[lane], lanes.mask[lane])
            if action == NONE:
                rewards[actor] = -penalty
            else:
                rules.apply_choice(state, action)
                go_on(state, levels, dice, luck, memory)
                if state.phase == OVER:
                    pay(state, rewards)
            over = state.phase == OVER
            cut = not over and lanes.decisions[lane] >= most
            if not over:
                viewer = state.seat
            lanes.ended[lane] = over or cut
            if autoreset == SAME_STEP and (over or cut):
                renew_numbers(lanes, lane)
                observe(lanes.numbers[lane], viewer, state.seats, layout, lanes.final_observation[lane])
                begins = True
        lanes.reward[lane] = rewards[actor]
        lanes.terminated[lane] = over
        lanes.truncated[lane] = cut
        if begins:
            lanes.games[lane] = start_game(
                lanes.states, lane, lanes.start, lanes.seeds[lane], lanes.games[lane], levels, dice, luck, memory
            )
            lanes.decisions[lane] = 0
            lanes.ended[lane] = False
            state = lanes.states[lane]
            viewer = state.seat
        lanes.viewers[lane] = viewer
        lanes.legal_count[lane] = list_choices(state, lanes.legal[lane], lanes.mask[lane], lanes.legal_count[lane])
        renew_numbers(lanes, lane)
        observe(lanes.numbers[lane], viewer, len(levels), layout, lanes.observation[lane])


def observe_seat(lanes: LaneArrays, layout: LayoutTables, lane: int, viewer: int, row: Singles) -> None:
    """Write what any seat observes of a lane."""
    renew_numbers(lanes, lane)
    observe(lanes.numbers[lane], viewer, len(lanes.levels), layout, row)
