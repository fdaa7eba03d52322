"""Games between any bots, in plain Python: slower than `simulate`, and open to bots of your own."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from jollyroll.bots import Bot, make_bot
from jollyroll.dice.fair import SeededNumbers, fresh_seed
from jollyroll.kit import Game, load_game
from jollyroll.kit.options import OptionValue
from jollyroll.match import Match, Seat
from jollyroll.match.chance import draw_outcome
from jollyroll.match.record import BOT

from .intervals import Estimate, share_interval

DICE, BOTS = 0, 1 << 60  # numbers of the streams for dice and bots


@dataclass(frozen=True)
class BotResult:
    """A bot, its games and its share of the victories, with a 95 % confidence interval.

    >>> winner, loser = play_bots("kings_gold", ["greedy", "random"], games=4, seed=1)
    >>> winner.name, winner.share.mean + loser.share.mean
    ('greedy', 1.0)
    """

    name: str
    games: int
    share: Estimate


def play_bots(
    game: Game | str,
    bots: Sequence[str | type[Bot]],
    games: int = 100,
    seed: int | None = None,
    preset: str = "",
    options: Mapping[str, OptionValue] | None = None,
) -> list[BotResult]:
    """Let these bots play, one for each seat, given by name or as a class. They move one seat on from game to game.

    >>> [result.games for result in play_bots("kings_gold", ["greedy", "random"], games=4, seed=1)]
    [4, 4]
    """
    shares: list[list[float]] = [[] for _ in bots]
    for number, match in enumerate(play_matches(game, bots, games, seed, preset, options)):
        winners = match.game.winners(match.state)
        for seat, bot in enumerate(turned(len(bots), number)):
            shares[bot].append(seat_share(winners, seat))
    return [result_of(name, share) for name, share in zip(names_of(bots), shares, strict=True)]


def play_matches(
    game: Game | str,
    bots: Sequence[str | type[Bot]],
    games: int = 100,
    seed: int | None = None,
    preset: str = "",
    options: Mapping[str, OptionValue] | None = None,
    first: int = 0,
) -> Iterator[Match]:
    """The same games one by one from number `first` on, each a whole match with its record; seats are named after their bots.

    >>> match = next(play_matches("kings_gold", ["greedy", "random"], seed=1))
    >>> match.is_over, [seat.name for seat in match.seats]
    (True, ['greedy 1', 'random 2'])
    """
    played = game if isinstance(game, Game) else load_game(game)
    seed = fresh_seed() if seed is None else seed
    names = [f"{name} {number}" for number, name in enumerate(names_of(bots), 1)]
    for number in range(first, games):
        order = turned(len(bots), number)
        seats = [Seat(names[bot], BOT + "any") for bot in order]
        yield play_game(Match.start(played, seats, preset, options), [bots[bot] for bot in order], seed, number)


def turned(bots: int, number: int) -> list[int]:
    """Which bot sits on each seat in this game."""
    return [(seat + number) % bots for seat in range(bots)]


def names_of(bots: Sequence[str | type[Bot]]) -> list[str]:
    """The names of the bots."""
    return [bot if isinstance(bot, str) else bot.__name__ for bot in bots]


def play_game(match: Match, bots: Sequence[str | type[Bot]], seed: int, number: int) -> Match:
    """Play a match to its end."""
    game, dice = match.game, SeededNumbers(seed, DICE + number)
    made = [seated(bot, game, SeededNumbers(seed, BOTS + len(bots) * number + seat)) for seat, bot in enumerate(bots)]
    while not match.is_over:
        if match.to_move is None:
            match.apply_outcome(draw_outcome(game, match.state, dice))
        else:
            match.choose(made[match.to_move].choose(match.state.copy()))
    return match


def seated(bot: str | type[Bot], game: Game, numbers: SeededNumbers) -> Bot:
    """A bot ready to play."""
    return make_bot(bot, game, numbers) if isinstance(bot, str) else bot(game, numbers)


def seat_share(winners: Sequence[int], seat: int) -> float:
    """A seat's share of a victory."""
    return 1 / len(winners) if seat in winners else 0.0


def result_of(name: str, shares: Sequence[float]) -> BotResult:
    """The result of a bot."""
    return BotResult(name, len(shares), share_interval(len(shares), sum(shares), sum(share * share for share in shares)))
