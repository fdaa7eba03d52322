"""What was not allowed, and why: a stable code and the facts. The sentence comes from the catalogue when somebody reads it."""

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130  # how the program ends


class Refused(ValueError):
    """Something asked for is not possible. `code` is stable; `rule` names the rule where one speaks; `facts` fill the sentence."""

    def __init__(self, code: str, rule: str = "", **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        from .words import say

        sentence = say(f"refused-{self.code}", **self.facts)
        return f"{sentence} ({self.rule})" if self.rule else sentence
