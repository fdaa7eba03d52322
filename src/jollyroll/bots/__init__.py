"""Bots behind one interface: `make_bot` seats one, `choose` asks it, `register_bot` brings one of your own."""

from .bot import Bot
from .registry import BOTS, bot_names, check_bot, make_bot, register_bot

USUAL = "greedy"  # who sits down where nobody is named

__all__ = ["BOTS", "USUAL", "Bot", "bot_names", "check_bot", "make_bot", "register_bot"]
