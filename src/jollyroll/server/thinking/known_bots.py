"""The bots that a table can have, as the tables ask for them."""

from jollyroll.bots import check_bot, make_bot
from jollyroll.dice.fair import FairNumbers
from jollyroll.kit import Game
from jollyroll.words import say


class KnownBots:
    """All bots of this program."""

    def check(self, game: Game, level: str) -> None:
        """Refuse a level that there is not, or that lacks something it needs."""
        check_bot(level)
        make_bot(level, game, FairNumbers())

    def name(self, number: int) -> str:
        """What the bot of this number is called."""
        return say("name-of-bot", number=number)


KNOWN_BOTS = KnownBots()
