"""Players by level behind one interface: `make_bot` seats one, `choose` asks it."""

from jollyroll.dice.fair import Numbers
from jollyroll.errors import UnknownBotError
from jollyroll.kit import Game

from .bot import Bot, RandomBot
from .level_bot import LevelBot
from .levels import LEVELS, RANDOM

BOTS = (*LEVELS[1:], LEVELS[RANDOM])  # what each does is told in the catalogue, under `bot-` and its name
USUAL = "greedy"  # who sits down where nobody is named

__all__ = ["BOTS", "USUAL", "Bot", "check_bot", "make_bot"]


def check_bot(name: str) -> None:
    """Refuse the name of a bot that nobody knows."""
    if name not in BOTS:
        raise UnknownBotError("unknown-bot", bot=name, known=", ".join(BOTS))


def make_bot(name: str, game: Game, numbers: Numbers) -> Bot:
    """A bot of this name for this game; `numbers` is where its own luck comes from.

    >>> from jollyroll import Position
    >>> from jollyroll.dice.fair import SeededNumbers
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> bot = make_bot("greedy", position.game, SeededNumbers(1))
    >>> position.game.choice_text(position.state, bot.choose(position.state))
    'stop'
    """
    check_bot(name)
    level = LEVELS.index(name)
    if level == RANDOM:
        return RandomBot(game, numbers)
    return LevelBot(game, numbers, level)
