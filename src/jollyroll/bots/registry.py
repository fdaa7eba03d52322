"""Bots by name: our levels, and those registered by the program or by an entry point (`jollyroll.bots`)."""

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from jollyroll.dice.fair import RandomNumbers
from jollyroll.errors import UnknownBotError
from jollyroll.kit import Game

from .bot import Bot, RandomBot
from .level_bot import LevelBot
from .levels import LEVELS, RANDOM, SEATED

GROUP = "jollyroll.bots"
BOTS = (*LEVELS[1:], LEVELS[RANDOM])  # each is described in the catalogue, under `bot-` and its name
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")  # as records write it

REGISTERED: dict[str, type[Bot]] = {}


def register_bot(name: str, kind: type[Bot]) -> None:
    """Register a bot of your own under `bot:NAME`, for this program.

    >>> register_bot("any", RandomBot)
    >>> "any" in bot_names()
    True
    >>> del REGISTERED["any"]
    """
    if not NAME.fullmatch(name) or name in BOTS:
        raise UnknownBotError("bot-name", bot=name)
    REGISTERED[name] = kind


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots of installed packages, loaded when they are made; none replaces one of ours."""
    found = {point.name: point for point in entry_points(group=GROUP) if point.name not in BOTS and NAME.fullmatch(point.name)}
    return {name: found[name] for name in sorted(found)}


def bot_names() -> tuple[str, ...]:
    """All known bots: ours, then the others.

    >>> bot_names()[:5]
    ('beginner', 'greedy', 'exact', 'best', 'random')
    """
    return (*BOTS, *{**installed_bots(), **REGISTERED})


def opponents() -> tuple[str, ...]:
    """The bots offered to people: our levels but the random one, then the others.

    >>> opponents()[:4]
    ('beginner', 'greedy', 'exact', 'best')
    """
    return (*SEATED, *bot_names()[len(BOTS) :])


def check_bot(name: str) -> None:
    """Refuse the name of an unknown bot.

    >>> check_bot("greedy")
    >>> try:
    ...     check_bot("genius")
    ... except UnknownBotError as refused:
    ...     print(refused.code)
    unknown-bot
    """
    if name not in bot_names():
        raise UnknownBotError("unknown-bot", bot=name, known=", ".join(bot_names()))


def make_bot(name: str, game: Game, numbers: RandomNumbers) -> Bot:
    """A bot of this name for this game; its own random decisions draw from `numbers`.

    >>> from jollyroll import Position
    >>> from jollyroll.dice.fair import SeededNumbers
    >>> position = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 33KSX, rolls 1")
    >>> bot = make_bot("greedy", position.game, SeededNumbers(1))
    >>> position.game.choice_text(position.state, bot.choose(position.state))
    'stop'
    """
    check_bot(name)
    if name not in LEVELS:
        kind: type[Bot] = REGISTERED.get(name) or installed_bots()[name].load()
        return kind(game, numbers)
    level = LEVELS.index(name)
    return RandomBot(game, numbers) if level == RANDOM else LevelBot(game, numbers, level)
