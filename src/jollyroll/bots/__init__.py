"""Players by level behind one interface: `make_bot` seats one, `choose` asks it."""

from importlib import import_module

from jollyroll.dice.fair import Numbers
from jollyroll.errors import Refused
from jollyroll.games import Game

from .bot import Bot, RandomBot

BOTS = ("greedy", "random")  # what each does is told in the catalogue, under `bot-` and its name
GREEDY = {
    "kings_gold": "GreedyKingsGold",
    "piraten_kapern": "GreedyPiratenKapern",
    "oh_my_gold": "GreedyOhMyGold",
}

__all__ = ["BOTS", "Bot", "make_bot"]


def make_bot(name: str, game: Game, numbers: Numbers) -> Bot:
    """A player of this name for this game; `numbers` is where its own luck comes from."""
    if name not in BOTS:
        raise Refused("unknown-bot", bot=name, known=", ".join(BOTS))
    if name == "random":
        return RandomBot(game, numbers)
    module = import_module(f"{__name__}.{game.name}")
    bot: Bot = getattr(module, GREEDY[game.name])(game, numbers)
    return bot
