"""Where the chance of a live game comes from: a sealed chain, a seed, or the dice and cards on a real table."""

from jollyroll.bots import Bot, make_bot
from jollyroll.dice import FAIR, SEEDED
from jollyroll.dice.fair import FairNumbers, Numbers, SeededNumbers
from jollyroll.match import Match
from jollyroll.match.chance import draw_outcome, roll_dice
from jollyroll.match.fair import Opening

BOT_STREAMS = 1 << 40  # numbers of the streams that bots draw from begin here
ChanceResult = tuple[int | str, Opening | None]


class DiceSource:
    """The dice of one table. With a seed, roll number n comes from stream number n, so a game resumed goes on as it would have."""

    def __init__(self, kind: str, seed: int = 0) -> None:
        self.kind = kind
        self.seed = seed

    def numbers(self, stream: int) -> Numbers:
        """Numbers for one event."""
        return SeededNumbers(self.seed, stream) if self.kind == SEEDED else FairNumbers()

    def roll(self, match: Match) -> ChanceResult:
        """Roll or draw what is due: dice as letters in their order, anything else by its number; fair dice with their opening."""
        numbers = self.numbers(match.chance_count)
        if match.game.rules.dice_in_hand(match.state):
            return "".join(match.game.letters[face] for face in roll_dice(match.game, match.state, numbers)), None
        return draw_outcome(match.game, match.state, numbers), None

    def bot(self, match: Match, name: str) -> Bot:
        """The bot of this name, with luck of its own."""
        return make_bot(name, match.game, self.numbers(BOT_STREAMS + len(match.events)))

    # only fair dice do more than this

    @property
    def mark(self) -> str:
        """The mark of the sealed dice, for people to note."""
        return ""

    def begin(self, match: Match) -> str:
        """Get ready for a game. Returns the id of a message for the players, or an empty string."""
        return ""

    def on_saved(self) -> None:
        """The last event is saved and about to be shown."""

    def end(self, match: Match) -> None:
        """The game is left, or over."""


def make_dice_source(kind: str, seed: int = 0) -> DiceSource:
    """The dice of this kind."""
    from .fair_dice_source import FairDiceSource

    return FairDiceSource(kind) if kind == FAIR else DiceSource(kind, seed)
