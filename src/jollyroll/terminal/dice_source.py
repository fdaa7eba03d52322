"""Sources of dice for a game in the terminal: a sealed chain, a seed, or real dice."""

from jollyroll.bots import Bot, make_bot
from jollyroll.dice import FAIR, SEEDED
from jollyroll.dice.fair import FairNumbers, RandomNumbers, SeededNumbers
from jollyroll.match import Match
from jollyroll.match.chance import draw_outcome, roll_dice
from jollyroll.match.fair import Opening

BOT_STREAMS = 1 << 40  # first number of the streams for bots
ChanceResult = tuple[int | str, Opening | None]


class DiceSource:
    """The dice of one table. With a seed, roll number n uses stream number n, so that a resumed game continues the same way."""

    def __init__(self, kind: str, seed: int = 0) -> None:
        self.kind = kind
        self.seed = seed

    def numbers(self, stream: int) -> RandomNumbers:
        """The random numbers for one event."""
        return SeededNumbers(self.seed, stream) if self.kind == SEEDED else FairNumbers()

    def roll(self, match: Match) -> ChanceResult:
        """Roll or draw: dice as letters in order, other outcomes by number; fair dice with their opening."""
        numbers = self.numbers(match.chance_count)
        if match.game.rules.dice_in_hand(match.state):
            return "".join(match.game.letters[face] for face in roll_dice(match.game, match.state, numbers)), None
        return draw_outcome(match.game, match.state, numbers), None

    def bot(self, match: Match, name: str) -> Bot:
        """The bot of this name, with random numbers of its own."""
        return make_bot(name, match.game, self.numbers(BOT_STREAMS + len(match.events)))

    # overridden by fair dice

    @property
    def mark(self) -> str:
        """The mark of the sealed dice, for people to note."""
        return ""

    def begin(self, match: Match) -> str:
        """Prepare for a game; returns the id of a message for the players, or an empty string."""
        return ""

    def on_saved(self) -> None:
        """Called when the last event is saved, before it is shown."""

    def end(self, match: Match) -> None:
        """Called when the game is left or over."""


def make_dice_source(kind: str, seed: int = 0) -> DiceSource:
    """A source of this kind."""
    from .fair_dice_source import FairDiceSource

    return FairDiceSource(kind) if kind == FAIR else DiceSource(kind, seed)
