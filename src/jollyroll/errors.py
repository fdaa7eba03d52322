"""What was not allowed, and why: a stable code and the facts. The sentence comes from the catalogue when somebody reads it."""

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130  # how the program ends
LONGEST_QUOTE = 40
# Facts that repeat what somebody typed or wrote, which may be long or hold anything.
ECHOED = ("text", "wanted", "option", "value", "preset", "game", "bot", "card", "letter", "symbol", "mark")


class Refused(ValueError):
    """Something asked for is not possible. `code` is stable; `rule` names the rule where one speaks; `facts` fill the sentence."""

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


def quote(text: str) -> str:
    """What somebody wrote, as a sentence may repeat it: short, and in characters that can be shown."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[: LONGEST_QUOTE - 1] + "…"
