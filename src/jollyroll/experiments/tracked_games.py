"""Whole games between players by level, with notes for designers turn by turn: written once for all games, and compiled."""

from jollyroll.bots.players import BotMemory
from jollyroll.dice.stream import Stream, seed_stream
from jollyroll.kit import GameState
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import NOBODY, AnyStates
from jollyroll.lab.bot_games import BOTS_LUCK, DECISIONS, STARTER, choice_of
from jollyroll.lab.playout import chance
from jollyroll.solve.arrays import Ints

# Notes of a game beside its last position, after STARTER and DECISIONS.
ROLLS, LEAD_CHANGES, DECIDED, BEHIND, DEFICIT = 2, 3, 4, 5, 6
NOTES = 7
MOST_TURNS = 2_000  # whose scores are kept


def note_scores(state: GameState, scores: Ints, turn: int) -> None:
    """Note the points of every seat after this turn."""
    if turn < MOST_TURNS:
        for seat in range(state.seats):
            scores[turn, seat] = rules.points(state, seat)


def sole_leader(scores: Ints, turn: int, seats: int) -> int:
    """The seat with more points than anybody else after this turn, or NOBODY."""
    leader = 0
    for seat in range(1, seats):
        if scores[turn, seat] > scores[turn, leader]:
            leader = seat
    for seat in range(seats):
        if seat != leader and scores[turn, seat] == scores[turn, leader]:
            return NOBODY
    return leader


def behind(scores: Ints, turn: int, seats: int, won: list[int]) -> int:
    """How many points the best-placed winner is behind the leader after this turn."""
    most = int(scores[turn, 0])
    for seat in range(1, seats):
        most = max(most, int(scores[turn, seat]))
    least = most
    for seat in range(seats):
        if won[seat]:
            least = min(least, most - int(scores[turn, seat]))
    return least


def note_course(state: GameState, notes: Ints, scores: Ints) -> None:
    """Note the changes of lead, the turn from which the winner led, and how far behind the winner was."""
    turns = min(state.turn, MOST_TURNS - 1)
    leader = NOBODY
    changes = decided = deficit = 0
    for turn in range(1, turns + 1):
        ahead = sole_leader(scores, turn, state.seats)
        if ahead != NOBODY and ahead != leader:
            changes += leader != NOBODY
            leader = ahead
        if (ahead == NOBODY or not state.won[ahead]) and turn < turns:
            decided = turn
        deficit = max(deficit, behind(scores, turn, state.seats, state.won))
    notes[LEAD_CHANGES] = changes
    notes[DECIDED] = decided + 1
    notes[BEHIND] = behind(scores, (turns + 1) // 2, state.seats, state.won) > 0
    notes[DEFICIT] = deficit


def track_game(
    state: GameState, notes: Ints, scores: Ints, levels: Ints, dice: Stream, luck: Stream, memory: BotMemory, most: int
) -> None:
    """Play to the end, or for `most` choices."""
    decisions = rolls = turn = 0
    starter = NOBODY
    while state.phase != OVER and decisions < most:
        if state.turn != turn:
            note_scores(state, scores, turn)
            turn = state.turn
            if starter == NOBODY:
                starter = state.seat
        if is_chance(state):
            rules.apply_outcome(state, chance(state, dice))
            rolls += 1
        else:
            rules.apply_choice(state, choice_of(levels[state.seat], state, luck, memory))
            decisions += 1
    note_scores(state, scores, turn)
    notes[STARTER] = starter
    notes[DECISIONS] = decisions
    notes[ROLLS] = rolls
    note_course(state, notes, scores)


def track_games(
    finals: AnyStates,
    notes: Ints,
    scores: Ints,
    start: AnyStates,
    seatings: Ints,
    dice: Stream,
    luck: Stream,
    memory: BotMemory,
    seed: int,
    first: int,
    most: int,
) -> None:
    """Play a game for each row of `finals`, numbered from `first` on: the same games as `play_games`."""
    for place in range(len(finals)):
        game = first + place
        finals[place] = start[0]
        seed_stream(dice, seed, game)
        seed_stream(luck, seed, game + BOTS_LUCK)
        track_game(finals[place], notes[place], scores, seatings[game % len(seatings)], dice, luck, memory, most)
