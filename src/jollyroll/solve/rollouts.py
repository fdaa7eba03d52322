"""Games played out from a position, by players who look one roll ahead: for games without a solver.

All choices of a position meet the same dice, game by game, so that differences are not luck.
"""

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import GameState

from .chance import draw_outcome, roll_dice
from .enumeration import TOO_LARGE, best_choice
from .enumeration import turn_ahead as turn_ahead
from .enumeration_scratch import EnumerationScratch

LONGEST = 20_000  # events of a game; one that goes on longer counts as lost for all
QUICK = 500  # positions that a player who plays out looks at before a choice; with more the choice is any, or to stop
HERE = 1  # where the game that is played out stands among the positions; 0 is where it began


def quick_choice(scratch: EnumerationScratch, place: int, stream: Stream) -> int:
    """What a player chooses while a game is played out."""
    state = scratch.states[place]
    choice = best_choice(scratch, place, True, QUICK)
    if choice != TOO_LARGE:
        return choice
    if below(stream, 2):
        return rules.timeout_choice(state)
    return rules.legal_choice(state, below(stream, rules.legal_count(state)))


def play_out(scratch: EnumerationScratch, place: int, stream: Stream) -> None:
    """Play the game at `states[place]` to its end."""
    states = scratch.states
    for _ in range(LONGEST):
        if states[place].phase == OVER:
            return
        if not is_chance(states[place]):
            rules.apply_choice(states[place], quick_choice(scratch, place, stream))
        elif rules.dice_in_hand(states[place]) > 0:
            rules.apply_outcome(states[place], roll_dice(states[place], stream, scratch.shown))
        else:
            rules.apply_outcome(states[place], draw_outcome(states[place], stream))


def share_of(state: GameState, seat: int) -> float:
    """What this seat has of a victory."""
    winners = 0
    for other in range(state.seats):
        winners += state.won[other]
    share: float = state.won[seat] / max(winners, 1)
    return share


def play_after(scratch: EnumerationScratch, choice: int, seed: int, game: int) -> None:
    """The game of this number from `states[0]` on, after this choice unless it is below 0; it ends at `states[HERE]`."""
    seed_stream(scratch.stream, seed, game)
    scratch.states[HERE] = scratch.states[0]
    if choice >= 0:
        rules.apply_choice(scratch.states[HERE], choice)
    play_out(scratch, HERE, scratch.stream)


def play_many(scratch: EnumerationScratch, choice: int, parts: list[list[float]], seed: int) -> None:
    """A game for each row of `parts`, which takes the share of each seat."""
    for game in range(len(parts)):
        play_after(scratch, choice, seed, game)
        for seat in range(scratch.states[HERE].seats):
            parts[game][seat] = share_of(scratch.states[HERE], seat)


def mean_share(scratch: EnumerationScratch, choice: int, seat: int, games: int, seed: int) -> float:
    """This seat's share over so many games after this choice at `states[0]`."""
    total = 0.0
    for game in range(games):
        play_after(scratch, choice, seed, game)
        total += share_of(scratch.states[HERE], seat)
    return total / games
