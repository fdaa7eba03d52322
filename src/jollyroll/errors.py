"""What was not allowed, and why: a stable code and the facts. The sentence comes from the catalogue when somebody reads it."""

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
    jollyroll.errors.IllegalChoiceError: The dice have not fallen yet; wait for the throw. (KG-11)
    """


class NotYourTurnError(Refused):
    """Somebody else has to choose."""


class NotationError(Refused):
    """The text of a choice cannot be read."""


class OutcomeError(Refused):
    """Chance cannot bring this, or does not decide now."""


class UndoError(Refused):
    """There is no choice to take back, or chance has spoken since (DIG-06)."""


class SeatError(Refused):
    """There is no such seat, too few or too many seats, or somebody who has left."""


class OptionError(Refused):
    """There is no such option, value or preset, or they do not go together."""


class PositionError(Refused):
    """A position cannot be read, or cannot come about."""


class UnknownGameError(Refused):
    """There is no game of this name, or it cannot be loaded."""


class UnknownBotError(Refused):
    """There is no bot of this name."""


def quote(text: str) -> str:
    """What somebody wrote, as a sentence may repeat it: short, and in characters that can be shown."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"
