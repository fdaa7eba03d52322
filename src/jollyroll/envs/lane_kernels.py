"""Kernels that step games in lanes: written once for all games, run in plain Python or compiled.

`rules` and `players` are templates: `jollyroll.speed` binds both for each game. Dice and cards come from the stream of (seed, game
number), random decisions of bots from a second one, as in `lab.bot_games`: the same pair gives the same game.
"""

from typing import NamedTuple

from jollyroll.bots import random_turns
from jollyroll.bots.players import BotMemory
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.kit import GameState, listing
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import AnyStates
from jollyroll.lab.bot_games import BOTS_LUCK, choice_of
from jollyroll.lab.playout import chance
from jollyroll.solve.arrays import Flags, Floats, Ints, Singles, SmallInts, Words

from .layout import LayoutTables

CALLER = -1  # the level of a seat whose choices the caller makes
RAISE, PENALISE, REMAP = 0, 1, 2  # how illegal choices are handled
NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2  # when a lane whose game has ended begins the next one
NONE = -1
WITHOUT_END = 1 << 40  # limit of consecutive choices by bots; never reached


class LaneArrays(NamedTuple):
    """Games side by side. The first index of all fields but `start` and `levels` is the lane."""

    states: AnyStates
    numbers: Words  # the same positions as bare numbers
    start: AnyStates  # the position in which every game begins
    levels: Ints  # by seat
    dice: list[Stream]
    luck: list[Stream]
    seeds: Ints
    games: Ints  # the number of the next game
    decisions: Ints  # by the caller, in this game
    viewers: Ints  # the seat whose choice is due; after the end, the seat that chose last
    legal: list[list[int]]  # the legal choices, the first `legal_count` of the row
    legal_count: Ints
    mask: SmallInts  # by choice: 1 if it is legal
    observation: Singles
    final_observation: Singles  # of a game that ended while the next one began; so are the next three
    final_mask: SmallInts
    final_viewers: Ints
    final_rewards: Floats
    rewards: Floats  # by seat
    reward: Floats  # of the seat that chose
    terminated: Flags
    truncated: Flags
    all: Flags  # all true
    ended: Flags  # the game is over or was truncated: the next step begins another


def renew_numbers(lanes: LaneArrays, lane: int) -> None:
    """Refresh the bare numbers of the position in a lane. Arrays of records share memory with them; plain Python copies."""


def copy_numbers(lanes: LaneArrays, lane: int) -> None:
    """Copy the position in a lane to its bare numbers, for plain Python."""
    lanes.numbers[lane] = lanes.states[lane].numbers()


def go_on(state: GameState, levels: Ints, dice: Stream, luck: Stream, memory: BotMemory) -> None:
    """Let chance decide and bots choose until the caller has to choose or the game is over."""
    while state.phase != OVER:
        random_turns.play_turns(state, dice, luck, levels, memory, WITHOUT_END)
        if is_chance(state):
            rules.apply_outcome(state, chance(state, dice))
        elif state.phase == OVER or levels[state.seat] == CALLER:
            return
        else:
            rules.apply_choice(state, choice_of(levels[state.seat], state, luck, memory))


def start_game(
    states: AnyStates,
    lane: int,
    start: AnyStates,
    seed: int,
    game: int,
    levels: Ints,
    dice: Stream,
    luck: Stream,
    memory: BotMemory,
) -> int:
    """Begin this game, or the first one after it in which the caller has a choice; returns the number of the next game."""
    while True:
        states[lane] = start[0]
        seed_stream(dice, seed, game)
        seed_stream(luck, seed, game + BOTS_LUCK)
        game += 1
        go_on(states[lane], levels, dice, luck, memory)
        if states[lane].phase != OVER:
            return game


def pay(state: GameState, rewards: Floats) -> None:
    """The zero-sum reward at the end of a game: a sole winner gets 1, sharing winners less; losers pay equally."""
    winners = 0
    for seat in range(state.seats):
        winners += state.won[seat]
    for seat in range(state.seats):
        if winners:
            rewards[seat] = (state.seats * state.won[seat] / winners - 1.0) / (state.seats - 1)


def list_choices(state: GameState, legal: list[int], mask: SmallInts, known: int) -> int:
    """List the legal choices, replacing the `known` ones; returns how many there are.

    A finished game has none, but learners expect at least one: number 0, which is ignored.
    """
    for place in range(known):
        mask[legal[place]] = 0
    count = 1
    legal[0] = 0
    if state.phase != OVER:
        count = listing.list_choices(state, legal)
    for place in range(count):
        mask[legal[place]] = 1
    return count


def observe_lanes(numbers: Words, viewers: Ints, wanted: Flags, seats: int, layout: LayoutTables, rows: Singles) -> None:
    """Write the observation of the viewer in each wanted lane.

    One call handles all lanes: passing so many arrays costs as much as observing one lane.
    """
    for lane in range(len(viewers)):
        if not wanted[lane]:
            continue
        viewer = viewers[lane]
        end = layout.sources.shape[1]
        for place in range(end):
            rows[lane, place] = numbers[lane, layout.sources[viewer, place]] * layout.scales[place]
        for place in range(len(layout.coded)):
            number = numbers[lane, layout.coded[place, 0]]
            first = layout.coded[place, 1]
            if number >= first:
                step = layout.coded[place, 2]
                seat = (number - first) // step
                number += ((seat - viewer + seats) % seats - seat) * step
            rows[lane, end] = number * layout.coded_scales[place]
            end += 1
        for place in range(end, rows.shape[1]):
            rows[lane, place] = 0.0
        rows[lane, layout.me[viewer]] = 1.0
        for each in range(len(layout.hot)):
            place = layout.hot_places[viewer, each, numbers[lane, layout.hot[each]] + 1]
            if place >= 0:
                rows[lane, place] = 1.0


def allowed(action: int, illegal: int, legal: list[int], count: int, mask: SmallInts) -> int:
    """The choice to make for this action; NONE for an illegal one that is penalised."""
    if action >= 0 and action < len(mask) and mask[action]:
        return action
    return int(legal[action % count]) if illegal == REMAP else NONE


def first_illegal(lanes: LaneArrays, actions: Ints) -> int:
    """The first lane with an illegal action; NONE if there is none."""
    for lane in range(len(actions)):
        action = actions[lane]
        if not lanes.ended[lane] and (action < 0 or action >= lanes.mask.shape[1] or lanes.mask[lane, action] == 0):
            return lane
    return NONE


def step_lanes(
    lanes: LaneArrays,
    layout: LayoutTables,
    memory: BotMemory,
    actions: Ints,
    wanted: Flags,
    illegal: int,
    penalty: float,
    most: int,
    autoreset: int,
) -> None:
    """One step in every wanted lane: a choice, or the next game where the last one has ended."""
    move_lanes(lanes, layout, memory, actions, wanted, illegal, penalty, most, autoreset)
    for lane in range(len(actions)):
        if wanted[lane]:
            known = lanes.legal_count[lane]
            lanes.legal_count[lane] = list_choices(lanes.states[lane], lanes.legal[lane], lanes.mask[lane], known)
            renew_numbers(lanes, lane)
    observe_lanes(lanes.numbers, lanes.viewers, wanted, len(lanes.levels), layout, lanes.observation)


def move_lanes(
    lanes: LaneArrays,
    layout: LayoutTables,
    memory: BotMemory,
    actions: Ints,
    wanted: Flags,
    illegal: int,
    penalty: float,
    most: int,
    autoreset: int,
) -> None:
    """The moves of such a step, without the observations and legal choices that follow."""
    levels = lanes.levels
    for lane in range(len(actions)):
        if not wanted[lane]:
            continue
        state = lanes.states[lane]
        actor = lanes.viewers[lane]
        over = False
        cut = False
        begins = lanes.ended[lane]
        for seat in range(len(levels)):
            lanes.rewards[lane, seat] = 0.0
        if not begins:
            lanes.decisions[lane] += 1
            action = allowed(actions[lane], illegal, lanes.legal[lane], lanes.legal_count[lane], lanes.mask[lane])
            if action == NONE:
                lanes.rewards[lane, actor] = -penalty
            else:
                rules.apply_choice(state, action)
                go_on(state, levels, lanes.dice[lane], lanes.luck[lane], memory)
                if state.phase == OVER:
                    pay(state, lanes.rewards[lane])
            over = state.phase == OVER
            cut = not over and lanes.decisions[lane] >= most
            if not over:
                lanes.viewers[lane] = state.seat
            lanes.ended[lane] = over or cut
        lanes.reward[lane] = lanes.rewards[lane, actor]
        lanes.terminated[lane] = over
        lanes.truncated[lane] = cut
        if autoreset == SAME_STEP and (over or cut):
            keep_final(lanes, layout, lane)
            begins = True
        if begins:
            lanes.games[lane] = start_game(
                lanes.states,
                lane,
                lanes.start,
                lanes.seeds[lane],
                lanes.games[lane],
                levels,
                lanes.dice[lane],
                lanes.luck[lane],
                memory,
            )
            lanes.decisions[lane] = 0
            lanes.ended[lane] = False
            lanes.viewers[lane] = lanes.states[lane].seat


def keep_final(lanes: LaneArrays, layout: LayoutTables, lane: int) -> None:
    """Keep the final observation and infos of a game that has ended, before the next one begins."""
    known = lanes.legal_count[lane]
    lanes.legal_count[lane] = list_choices(lanes.states[lane], lanes.legal[lane], lanes.mask[lane], known)
    for choice in range(lanes.mask.shape[1]):
        lanes.final_mask[lane, choice] = lanes.mask[lane, choice]
    for seat in range(len(lanes.levels)):
        lanes.final_rewards[lane, seat] = lanes.rewards[lane, seat]
        lanes.rewards[lane, seat] = 0.0
    lanes.final_viewers[lane] = lanes.viewers[lane]
    renew_numbers(lanes, lane)
    here = slice(lane, lane + 1)
    observe_lanes(
        lanes.numbers[here], lanes.viewers[here], lanes.all[here], len(lanes.levels), layout, lanes.final_observation[here]
    )


def observe_seat(lanes: LaneArrays, layout: LayoutTables, viewer: Ints, row: Singles) -> None:
    """Write the observation of any seat in the first lane."""
    renew_numbers(lanes, 0)
    observe_lanes(lanes.numbers[:1], viewer, lanes.all[:1], len(lanes.levels), layout, row)
