"""Bots behind one interface: `make_bot` makes one, `choose` asks it for a choice, `register_bot` adds one of your own."""

from .bot import Bot
from .registry import BOTS, bot_names, check_bot, make_bot, register_bot

USUAL = "greedy"  # the default level

__all__ = ["BOTS", "USUAL", "Bot", "bot_names", "check_bot", "make_bot", "register_bot"]
