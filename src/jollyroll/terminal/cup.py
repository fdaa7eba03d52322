"""Where the chance of a live game comes from: the operating system, a seed, or the dice and cards on a real table."""

from jollyroll.bots import Bot, make_bot
from jollyroll.dice import SEEDED
from jollyroll.dice.fair import FairNumbers, Numbers, SeededNumbers
from jollyroll.match import Match
from jollyroll.match.chance import draw_outcome, throw_dice

BOT_STREAMS = 1 << 40  # numbers of the streams that bots draw from begin here


class Cup:
    """The dice of one table. With a seed, throw number n comes from stream number n, so a game resumed goes on as it would have."""

    def __init__(self, kind: str, seed: int = 0) -> None:
        self.kind = kind
        self.seed = seed

    def numbers(self, stream: int) -> Numbers:
        """Numbers for one event."""
        return SeededNumbers(self.seed, stream) if self.kind == SEEDED else FairNumbers()

    def shake(self, match: Match) -> int | str:
        """What chance brings now: dice as they fell, one by one, anything else by its number."""
        throws = sum(event.kind == "chance" for event in match.events)
        numbers = self.numbers(throws)
        if match.game.rules.dice_in_hand(match.state):
            return "".join(match.game.letters[face] for face in throw_dice(match.game, match.state, numbers))
        return draw_outcome(match.game, match.state, numbers)

    def bot(self, match: Match, name: str) -> Bot:
        """The bot of this name, with luck of its own."""
        return make_bot(name, match.game, self.numbers(BOT_STREAMS + len(match.events)))
