"""Games between any bots, in plain Python: slower than `simulate`, and open to bots of your own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jollyroll.bots import Bot, make_bot
from jollyroll.dice.fair import SeededNumbers, fresh_seed
from jollyroll.kit import Game, load_game
from jollyroll.kit.options import OptionValue
from jollyroll.match import Match, Seat
from jollyroll.match.chance import draw_outcome
from jollyroll.match.record import BOT

from .intervals import Estimate, share_interval

DICE, BOTS = 0, 1 << 60  # numbers of the streams that dice and bots draw from


@dataclass(frozen=True)
class BotResult:
    """A bot, the games it played and its share of the victories, with a 95 % confidence interval.

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
    """Let these bots play, one for each seat, given by name or as a class. From game to game they move one seat on.

    >>> [result.games for result in play_bots("kings_gold", ["greedy", "random"], games=4, seed=1)]
    [4, 4]
    """
    played = game if isinstance(game, Game) else load_game(game)
    seed = fresh_seed() if seed is None else seed
    shares: list[list[float]] = [[] for _ in bots]
    for number in range(games):
        turned = [(seat + number) % len(bots) for seat in range(len(bots))]
        winners = play_game(played, [bots[bot] for bot in turned], seed, number, preset, options)
        for seat, bot in enumerate(turned):
            shares[bot].append(seat_share(winners, seat))
    names = [bot if isinstance(bot, str) else bot.__name__ for bot in bots]
    return [result_of(name, share) for name, share in zip(names, shares, strict=True)]


def play_game(
    game: Game, bots: Sequence[str | type[Bot]], seed: int, number: int, preset: str, options: Mapping[str, OptionValue] | None
) -> Sequence[int]:
    """One game to its end; answers who has won."""
    dice = SeededNumbers(seed, DICE + number)
    seats = [Seat(f"Player {seat}", BOT + "any") for seat in range(1, len(bots) + 1)]
    match = Match.start(game, seats, preset, options)
    made = [seated(bot, game, SeededNumbers(seed, BOTS + len(bots) * number + seat)) for seat, bot in enumerate(bots)]
    while not match.is_over:
        if match.to_move is None:
            match.apply_outcome(draw_outcome(game, match.state, dice))
        else:
            match.choose(made[match.to_move].choose(match.state.copy()))
    return game.winners(match.state)


def seated(bot: str | type[Bot], game: Game, numbers: SeededNumbers) -> Bot:
    """A bot ready to play."""
    return make_bot(bot, game, numbers) if isinstance(bot, str) else bot(game, numbers)


def seat_share(winners: Sequence[int], seat: int) -> float:
    """A seat's share of a victory."""
    return 1 / len(winners) if seat in winners else 0.0


def result_of(name: str, shares: Sequence[float]) -> BotResult:
    """What a bot came to."""
    return BotResult(name, len(shares), share_interval(len(shares), sum(shares), sum(share * share for share in shares)))
