"""The bots available to tables."""

from jollyroll.bots import check_bot, make_bot
from jollyroll.dice.fair import FairNumbers
from jollyroll.kit import Game
from jollyroll.words import say


class KnownBots:
    """All bots of this program."""

    def check(self, game: Game, level: str) -> None:
        """Refuse a level that does not exist, or whose parts are not installed."""
        check_bot(level)
        make_bot(level, game, FairNumbers())

    def name(self, number: int) -> str:
        """The name of the bot with this number."""
        return say("name-of-bot", number=number)


KNOWN_BOTS = KnownBots()
