"""Games that the solver plays against itself, kept turn by turn: what evaluations are fitted to."""

from typing import Any

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.solve.chance import draw_outcome

from ..rules import rulebook as rules
from ..rules.phases import THROW
from ..rules.state import State
from .evaluation import judged
from .features import FEATURES, look, survey
from .prospects import chests_left, final_turns_left, is_settled
from .scratch import Scratch
from .turn import think

__all__ = ["final_turns_left", "is_settled", "look_at", "play_and_keep", "play_on", "seed_stream", "think", "weigh_end"]

LUCK = 1 << 60  # added to the number of a game for what players leave to luck
ASTRAY = 4  # while players go astray, one choice in so many is any legal one
MOST_TURNS = 400  # of one game; a longer one is given up
LATEST = 16  # the turn after which nobody goes astray


def chance(state: State, desk: Any, dice: Stream) -> int:
    """What chance decides."""
    if state.phase == THROW:
        left = below(dice, rules.outcome_total(state))
        index = 0
        while True:
            left -= desk.weights[state.hand][index]
            if left < 0:
                thrown: int = desk.throws[state.hand][index]
                return thrown
            index += 1
    return draw_outcome(state, dice)


def advance(
    states: Any, place: int, scratch: Scratch, dice: Stream, luck: Stream, by_share: bool, reach: int, astray: bool
) -> None:
    """One event of the game in `states[place]`: chance decides, or the player whose choice it is."""
    state = states[place]
    if is_chance(state):
        rules.apply_outcome(states[place], chance(state, scratch.desks[0], dice))
    elif astray and below(luck, ASTRAY) == 0:
        rules.apply_choice(states[place], rules.legal_choice(state, below(luck, rules.legal_count(state))))
    else:
        scratch.states[0] = states[place]
        rules.apply_choice(states[place], think(scratch, by_share, reach))


def play_and_keep(
    kept: Any, start: Any, scratch: Scratch, dice: Stream, luck: Stream, by_share: bool, reach: int, seed: int, game: int
) -> int:
    """Play one game from `start[0]`, keeping the position at the beginning of each turn; answers how many, the last is the end.

    In every second game players go astray for some turns, so that positions come up that good play avoids; those are not kept.
    """
    seed_stream(dice, seed, game)
    seed_stream(luck, seed, game + LUCK)
    straight = below(luck, LATEST) if game % 2 else 0
    place = 0
    kept[0] = start[0]
    while kept[place].phase != OVER and place + 1 < len(kept):
        turn = kept[place].turn
        advance(kept, place, scratch, dice, luck, by_share, reach, turn <= straight)
        if kept[place].turn != turn and kept[place].turn > straight and kept[place].phase != OVER:
            kept[place + 1] = kept[place]
            place += 1
    return place


def play_on(states: Any, scratch: Scratch, dice: Stream, luck: Stream, by_share: bool, reach: int, seed: int, game: int) -> None:
    """Play the game in `states[0]` to its end, or until it has had so many turns that it may never end."""
    seed_stream(dice, seed, game)
    seed_stream(luck, seed, game + LUCK)
    while states[0].phase != OVER and states[0].turn < MOST_TURNS:
        advance(states, 0, scratch, dice, luck, by_share, reach, False)


def look_at(states: Any, scratch: Scratch, features: Any, stages: Any) -> None:
    """The features of every seat in each of these positions (turns about to begin), and how many chests are left."""
    desk = scratch.desks[0]
    for place in range(len(states)):
        state = states[place]
        stages[place] = chests_left(state)
        survey(state, desk)
        for seat in range(state.seats):
            if state.present[seat]:
                look(state, seat, desk)
                for index in range(FEATURES):
                    features[place][seat][index] = desk.feature[index]


def weigh_end(scratch: Scratch) -> None:
    """The shares in `scratch.states[0]`, where a turn has ended, the game is over, or a turn is about to begin."""
    desk = scratch.desks[0]
    desk.by_share = 1
    judged(scratch.states[0], desk)
