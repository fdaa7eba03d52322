"""Checks how games end, by play or by leaving, and turns by time-outs."""

import random
from functools import partial

from jollyroll.dice.stream import seed_stream
from jollyroll.kit import Game
from jollyroll.kit.phases import OVER, is_choice
from jollyroll.kit.state import GameState
from jollyroll.lab.speeds import plain

from .positions import check_turn, read_again
from .refusing import refused_as

MOST_CHOICES = 20_000
LONGEST_TURN = 200  # events


def check_over(game: Game, state: GameState, seed: int) -> None:
    """Play on and check the finished game: it has winners, who come first, and allows no further action. Endless games pass.

    >>> from jollyroll import load_game
    >>> from jollyroll.testing import walk
    >>> game = load_game("kings_gold")
    >>> check_over(game, walk(game, random.Random(1)), seed=1)
    """
    stream = [0, 0, 0, 0]
    seed_stream(stream, seed, 1)
    state.ledger = None
    plain(game.name).play_on(state, stream, MOST_CHOICES)
    if state.phase != OVER:
        return
    check_turn(game, state)
    winners = game.winners(state)
    gone = [seat + 1 for seat in winners if not state.present[seat]]
    assert not gone, f"seat {gone} has left and won"
    standings = game.standings(state)
    assert [standing.seat for standing in standings if standing.won] == winners, "the winners do not stand first"
    assert standings[0].place == 1, "nobody is first"
    assert game.choices(state) == [], "a choice is left after the end"
    assert game.outcomes(state) == [], "chance has something to decide after the end"
    assert game.winners(read_again(game, state)) == winners, "read from its text, the position has other winners"
    before = state.copy()
    assert refused_as(lambda: game.apply_choice(state, 0)), "a choice is taken after the end"
    assert refused_as(lambda: game.apply_outcome(state, 0)), "an outcome is taken after the end"
    for seat in range(state.seats):
        game.rules.leave(state, seat)
    assert state == before, "leaving after the end changes something"


def check_leavers(game: Game, state: GameState, chance: random.Random) -> None:
    """DIG-10, DIG-12: check that seats that left neither move nor win, and that the last one left wins.

    >>> from jollyroll import load_game
    >>> from jollyroll.testing import walk
    >>> game = load_game("kings_gold")
    >>> check_leavers(game, walk(game, random.Random(1)), random.Random(2))
    """
    leaving = [seat for seat in range(state.seats) if state.present[seat]]
    chance.shuffle(leaving)
    last = leaving.pop()
    while leaving and state.phase != OVER:
        gone = leaving.pop()
        game.rules.leave(state, gone)
        game.check(state)
        assert not state.present[gone], f"seat {gone + 1} has left and is still there"
        assert not state.won[gone], f"seat {gone + 1} has left and won"
        check_turn(game, state)
        if len(leaving) == 1:  # two are left and play on
            check_over(game, state.copy(), chance.randrange(1 << 30))
    assert state.phase == OVER, "only one is left, and the game goes on"
    if not leaving:
        assert game.winners(state) == [last], "the last one left has not won"


def check_time_outs(game: Game, state: GameState, seed: int) -> None:
    """DIG-05: check that time-outs alone end every turn, by legal choices, and that asking for one changes nothing.

    >>> from jollyroll import load_game
    >>> from jollyroll.testing import walk
    >>> game = load_game("kings_gold")
    >>> check_time_outs(game, walk(game, random.Random(1)), seed=1)
    """
    play, turn = plain(game.name), state.turn
    stream = [0, 0, 0, 0]
    seed_stream(stream, seed, 2)
    for _ in range(LONGEST_TURN):
        if state.phase == OVER or state.turn != turn:
            return
        if is_choice(state):
            before = state.copy()
            choice = game.rules.timeout_choice(state)
            assert state == before, "asking what a time-out chooses changes the position"
            refused = refused_as(partial(game.check_choice, state, choice))
            assert not refused, f"a time-out chooses {choice}, which is refused as {refused!r}"
            game.apply_choice(state, choice)
        else:
            game.apply_outcome(state, play.chance(state, stream))
        game.check(state)
    raise AssertionError(f"turn {turn} does not end, although only time-outs choose")


def check_seat_counts(game: Game) -> None:
    """Check that too few and too many seats are refused.

    >>> from jollyroll import load_game
    >>> check_seat_counts(load_game("kings_gold"))
    """
    for seats in (-1, 0, game.seat_range[0] - 1, game.seat_range[-1] + 1, 100):
        code = refused_as(partial(game.new_state, seats, game.resolve()))
        assert code == "seat-count", f"{seats} seats are refused as {code!r}"
