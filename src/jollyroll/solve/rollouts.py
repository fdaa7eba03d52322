"""Rollouts by players who look one roll ahead: for games without a solver.

All choices of a position get the same dice, game by game, so that their differences are not luck.
"""

from jollyroll.dice.stream import Stream, below, seed_stream
from jollyroll.kit import template as rules
from jollyroll.kit.phases import OVER, is_chance
from jollyroll.kit.state import GameState

from .chance import draw_outcome, roll_dice
from .enumeration import TOO_LARGE, best_choice
from .enumeration import turn_ahead as turn_ahead
from .enumeration_scratch import EnumerationScratch

LONGEST = 20_000  # events of a game; a longer one counts as lost for all
QUICK = 500  # positions that a rollout player examines for a choice; beyond that it chooses at random, or stops
HERE = 1  # index of the rollout's position; index 0 holds the root


def quick_choice(scratch: EnumerationScratch, place: int, stream: Stream) -> int:
    """The choice of a player within a rollout."""
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
    """A seat's share of the victory."""
    winners = 0
    for other in range(state.seats):
        winners += state.won[other]
    share: float = state.won[seat] / max(winners, 1)
    return share


def play_after(scratch: EnumerationScratch, choice: int, seed: int, game: int) -> None:
    """Rollout number `game` from `states[0]`, after this choice unless it is below 0; it ends at `states[HERE]`."""
    seed_stream(scratch.stream, seed, game)
    scratch.states[HERE] = scratch.states[0]
    if choice >= 0:
        rules.apply_choice(scratch.states[HERE], choice)
    play_out(scratch, HERE, scratch.stream)


def play_many(scratch: EnumerationScratch, choice: int, parts: list[list[float]], seed: int) -> None:
    """A rollout for each row of `parts`, which gets the share of each seat."""
    for game in range(len(parts)):
        play_after(scratch, choice, seed, game)
        for seat in range(scratch.states[HERE].seats):
            parts[game][seat] = share_of(scratch.states[HERE], seat)


def mean_share(scratch: EnumerationScratch, choice: int, seat: int, games: int, seed: int) -> float:
    """A seat's mean share over `games` rollouts after this choice at `states[0]`."""
    total = 0.0
    for game in range(games):
        play_after(scratch, choice, seed, game)
        total += share_of(scratch.states[HERE], seat)
    return total / games
