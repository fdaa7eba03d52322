"""The subject of a question to the coach: a match, a position with its rules or as text, or a bare state."""

from dataclasses import dataclass

from jollyroll.errors import ArgumentError
from jollyroll.kit import Game, GameState, game_names, load_game
from jollyroll.match import Match, Position, Seat, read_position
from jollyroll.solve.judge import Shares
from jollyroll.words import say

Where = Match | Position | GameState | str


@dataclass(frozen=True)
class SeatedPosition:
    """A position, its game, and the names at its seats."""

    game: Game
    state: GameState
    seats: tuple[Seat, ...]


def seated_position(where: Where) -> SeatedPosition:
    """The position of any such subject; seats without a name are called by their number."""
    if isinstance(where, str):
        where = read_position(where)
    if isinstance(where, Match):
        return SeatedPosition(where.game, where.state, where.seats)
    if not isinstance(where, Position | GameState):
        raise ArgumentError("coach-where", kind=type(where).__name__)
    state = where.state if isinstance(where, Position) else where
    game = where.game if isinstance(where, Position) else game_of(state)
    return SeatedPosition(game, state, tuple(Seat(say("player", number=seat + 1)) for seat in range(state.seats)))


def result_shares(state: GameState) -> Shares:
    """Each seat's share of the victory once the game is over."""
    return tuple(won / sum(state.won) for won in state.won[: state.seats])


def game_of(state: GameState) -> Game:
    """The game of this position, found by the class of its state."""
    return next(game for game in map(load_game, game_names()) if game.state_type is type(state))
