"""Refusals: a stable code and the facts. The sentence is looked up in the catalogue when somebody reads it."""

__all__ = [
    "ArgumentError",
    "FairDiceError",
    "FileError",
    "IllegalChoiceError",
    "InputError",
    "LimitError",
    "MissingPackageError",
    "NotYourTurnError",
    "NotationError",
    "OptionError",
    "OutcomeError",
    "PositionError",
    "Refused",
    "SeatError",
    "ServerSetupError",
    "SolvedTableError",
    "StoreError",
    "UndoError",
    "UnknownBotError",
    "UnknownGameError",
]

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130  # exit codes of the program
LONGEST_QUOTE = 40
# Facts that quote input, which may be long or contain anything.
ECHOED = ("text", "wanted", "option", "value", "preset", "game", "bot", "card", "letter", "symbol", "mark")


class Refused(ValueError):
    """A request was refused. `code` is stable; `rule` is the id of the rule behind it, if any; `facts` fill the sentence.

    Its subclasses are the kinds of refusals.

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
        """The sentence for people, in this language or the one spoken."""
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
    """It is another seat's turn to choose.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match(["Ana", "Lea"])
    >>> match.choose("stop", seat=1)
    Traceback (most recent call last):
        ...
    jollyroll.errors.NotYourTurnError: It’s Ana’s turn to choose. Wait for yours.
    """


class NotationError(Refused):
    """The text of a choice cannot be parsed.

    >>> from jollyroll import Position
    >>> match = Position.read("kg us: coins 12 8, box 34, king 6, seat 1, dice 123KS, rolls 1").match()
    >>> match.choose("9Z")
    Traceback (most recent call last):
        ...
    jollyroll.errors.NotationError: “9Z” isn’t how a choice in this game is written.
    """


class OutcomeError(Refused):
    """This outcome is impossible, or no outcome is due.

    >>> from jollyroll import Match
    >>> match = Match.start("kings_gold", ["Ana", "Lea"], options={"first_player": "host"}, host=0)
    >>> match.apply_outcome("12KS")
    Traceback (most recent call last):
        ...
    jollyroll.errors.OutcomeError: That’s 4 dice, but this roll takes 5.
    """


class UndoError(Refused):
    """There is no choice to undo, or chance has decided since (DIG-06).

    >>> from jollyroll import Match
    >>> try:
    ...     Match.start("kings_gold", ["Ana", "Lea"]).undo()
    ... except UndoError as refused:
    ...     print(refused.code, refused.rule)
    nothing-to-undo DIG-06
    """


class SeatError(Refused):
    """A seat or a number of seats does not exist, a name is invalid, or the seat has left.

    >>> from jollyroll import Match
    >>> Match.start("kings_gold", ["Ana", "Lea"]).view(7)
    Traceback (most recent call last):
        ...
    jollyroll.errors.SeatError: There’s no seat 7 at this table: its seats are 0 to 1.
    """


class OptionError(Refused):
    """An option, value or preset does not exist, or options contradict each other.

    >>> from jollyroll import load_game
    >>> load_game("kings_gold").resolve("mars")
    Traceback (most recent call last):
        ...
    jollyroll.errors.OptionError: “mars” is not a preset of this game. Its presets are: us, eu-en, de, it, es, fr, pt, nl.
    """


class PositionError(Refused):
    """A position cannot be parsed, or cannot occur in a game.

    >>> from jollyroll import Position
    >>> Position.read("kg us: coins 12 8, king 6, seat 1")
    Traceback (most recent call last):
        ...
    jollyroll.errors.PositionError: This position lacks “box”. Add it.
    """


class UnknownGameError(Refused):
    """No game has this name, or it cannot be loaded.

    >>> from jollyroll import load_game
    >>> try:
    ...     load_game("chess")
    ... except UnknownGameError as refused:
    ...     print(refused.code, refused.facts["game"])
    unknown-game chess
    """


class UnknownBotError(Refused):
    """No bot has this name.

    >>> from jollyroll.bots import check_bot
    >>> try:
    ...     check_bot("genius")
    ... except UnknownBotError as refused:
    ...     print(refused.code, refused.facts["bot"])
    unknown-bot genius
    """


class ArgumentError(Refused):
    """An argument is out of range, or of a kind that the function cannot use.

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
    """A link, seal or seed of fair dice is wrong or missing.

    >>> from jollyroll.dice.chain import Chain
    >>> try:
    ...     Chain(b"too short")
    ... except FairDiceError as refused:
    ...     print(refused.code)
    chain-form
    """


class SolvedTableError(Refused):
    """A solved table is missing, damaged or made under other rules, or its solution did not converge.

    >>> from jollyroll import load_game
    >>> from jollyroll.solve import tables
    >>> try:
    ...     tables.load(load_game("kings_gold"), "shares", 6, {})
    ... except SolvedTableError as refused:
    ...     print(refused.code)
    table-missing
    """


class StoreError(Refused):
    """A store of tables is missing, in use, damaged, or not ours.

    >>> issubclass(StoreError, Refused)
    True
    """


class ServerSetupError(Refused):
    """A server cannot run as configured: its address, its settings, or what it shares with other servers.

    >>> issubclass(ServerSetupError, Refused)
    True
    """


class LimitError(Refused):
    """A limit is reached.

    >>> issubclass(LimitError, Refused)
    True
    """


class InputError(Refused):
    """Input at the terminal cannot be used.

    >>> issubclass(InputError, Refused)
    True
    """


class MissingPackageError(Refused):
    """An optional package is not installed.

    >>> issubclass(MissingPackageError, Refused)
    True
    """


def quote(text: str) -> str:
    """Input as a sentence may quote it: shortened, and escaped where not printable."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"
