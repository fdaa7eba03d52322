"""What was not allowed, and why: a stable code and the facts. The sentence comes from the catalogue when somebody reads it."""

__all__ = [
    "ArgumentError",
    "FairDiceError",
    "FileError",
    "IllegalChoiceError",
    "MissingPackageError",
    "NotYourTurnError",
    "NotationError",
    "OptionError",
    "OutcomeError",
    "PositionError",
    "Refused",
    "SeatError",
    "SolvedTableError",
    "UndoError",
    "UnknownBotError",
    "UnknownGameError",
]

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130  # how the program ends
LONGEST_QUOTE = 40
# Facts that repeat what somebody typed or wrote, which may be long or hold anything.
ECHOED = ("text", "wanted", "option", "value", "preset", "game", "bot", "card", "letter", "symbol", "mark")


class Refused(ValueError):
    """Something asked for is not possible. `code` is stable; `rule` names the rule where one speaks; `facts` fill the sentence.

    The classes below tell the kinds apart.

    >>> from jollyroll import load_game
    >>> try:
    ...     load_game("kings_gold").resolve("us", {"tie": "duel"})
    ... except Refused as refused:
    ...     print(type(refused).__name__, refused.code)
    OptionError unknown-value
    """

    def __init__(self, code: str, rule: str = "", **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "") -> str:
        """What a person reads, in this language or else the one spoken."""
        from .words import say

        facts = {name: quote(fact) if name in ECHOED and isinstance(fact, str) else fact for name, fact in self.facts.items()}
        sentence = say(f"refused-{self.code}", language, **facts)
        return f"{sentence} ({self.rule})" if self.rule else sentence


class IllegalChoiceError(Refused):
    """The rules do not allow this choice now.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.choose("stop")
    Traceback (most recent call last):
        ...
    jollyroll.errors.IllegalChoiceError: The dice haven’t been rolled yet; wait for the roll. (KG-11)
    """


class NotYourTurnError(Refused):
    """Somebody else has to choose.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("stop", seat=1)
    Traceback (most recent call last):
        ...
    jollyroll.errors.NotYourTurnError: It’s Ana’s turn to choose. Wait for yours.
    """


class NotationError(Refused):
    """The text of a choice cannot be read.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match()
    >>> match.choose("9Z")
    Traceback (most recent call last):
        ...
    jollyroll.errors.NotationError: “9Z” isn’t how a choice in this game is written.
    """


class OutcomeError(Refused):
    """Chance cannot bring this, or does not decide now.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.apply_outcome("12KS")
    Traceback (most recent call last):
        ...
    jollyroll.errors.OutcomeError: That’s 4 dice, but this roll takes 5.
    """


class UndoError(Refused):
    """There is no choice to take back, or chance has spoken since (DIG-06).

    >>> from jollyroll import Match
    >>> try:
    ...     Match.start("kings_gold", ["Ana", "Lea"]).undo()
    ... except UndoError as refused:
    ...     print(refused.code, refused.rule)
    nothing-to-undo DIG-06
    """


class SeatError(Refused):
    """There is no such seat, too few or too many seats, a name that cannot be written, or somebody who has left.

    >>> from jollyroll import Match
    >>> Match.start("kings_gold", ["Ana", "Lea"]).view(7)
    Traceback (most recent call last):
        ...
    jollyroll.errors.SeatError: There is no seat 8 at this table of 2.
    """


class OptionError(Refused):
    """There is no such option, value or preset, or they do not go together.

    >>> from jollyroll import load_game
    >>> load_game("kings_gold").resolve("mars")
    Traceback (most recent call last):
        ...
    jollyroll.errors.OptionError: “mars” is not a preset of this game. Its presets are: us, eu-en, de, it, es, fr, pt, nl.
    """


class PositionError(Refused):
    """A position cannot be read, or cannot come about.

    >>> from jollyroll import Position
    >>> Position.read("kg us: coins 12 8, king 6, seat 1")
    Traceback (most recent call last):
        ...
    jollyroll.errors.PositionError: This position lacks “box”. Add it.
    """


class UnknownGameError(Refused):
    """There is no game of this name, or it cannot be loaded.

    >>> from jollyroll import load_game
    >>> try:
    ...     load_game("chess")
    ... except UnknownGameError as refused:
    ...     print(refused.code, refused.facts["game"])
    unknown-game chess
    """


class UnknownBotError(Refused):
    """There is no bot of this name.

    >>> from jollyroll.bots import check_bot
    >>> try:
    ...     check_bot("genius")
    ... except UnknownBotError as refused:
    ...     print(refused.code, refused.facts["bot"])
    unknown-bot genius
    """


class ArgumentError(Refused):
    """A number out of range, or something of a kind that a function cannot use.

    >>> from jollyroll import simulate
    >>> try:
    ...     simulate("kings_gold", ["greedy", "greedy"], games=0)
    ... except ArgumentError as refused:
    ...     print(refused.code)
    game-count
    """


class FileError(Refused):
    """A file cannot be read or written, or another program has it open.

    >>> from jollyroll import load
    >>> try:
    ...     load("no such file.jolly")
    ... except FileError as refused:
    ...     print(refused.code)
    cannot-read
    """


class FairDiceError(Refused):
    """Links, seals or seeds of fair dice do not fit, or do not suffice.

    >>> from jollyroll.dice.chain import Chain
    >>> try:
    ...     Chain(b"too short")
    ... except FairDiceError as refused:
    ...     print(refused.code)
    chain-form
    """


class SolvedTableError(Refused):
    """A solved table is missing, damaged or of other rules, or did not settle.

    >>> from jollyroll import load_game
    >>> from jollyroll.solve import tables
    >>> try:
    ...     tables.load(load_game("kings_gold"), "shares", 6, {})
    ... except SolvedTableError as refused:
    ...     print(refused.code)
    table-missing
    """


class MissingPackageError(Refused):
    """A package is not installed that this needs and a table of people does not.

    >>> issubclass(MissingPackageError, Refused)
    True
    """


def quote(text: str) -> str:
    """What somebody wrote, as a sentence may repeat it: short, and in characters that can be shown."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"
