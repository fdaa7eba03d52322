"""The menu of choices, picked by key, by the letters below dice, or in notation."""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain

from jollyroll.errors import InputError, Refused, quote
from jollyroll.kit import Choice
from jollyroll.match import Match
from jollyroll.words import say

from .dice import MARKS
from .dice_board import ROLL, PrintedDie, dice_board_of

STOP_KEY = "s"
KEYS = "abcdefghijkmnoptvwxyz"  # without the keys for list, quit, rule, undo and stop
SHORT = 12  # choices shown at once; of longer lists, the unfinished ones are shown on demand
COMMAND_KEYS = "?qu"  # help, quit, undo; l and r begin longer words (leave, r and a rule id)
NAMED = 8  # keys named in a sentence at most
MEANT_FOR_RECORDS = ("unreadable-choice", "record-word")  # refusals about notation, which players do not know
ALL = ("*", "all")


class ChoiceMenu:
    """The legal choices, arranged for picking."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.board = dice_board_of(match.game)
        self.choices = match.choices()
        self.by_text = {choice.text: choice for choice in self.choices}
        self.folded = {choice.text.casefold(): choice for choice in self.choices}
        self.verbs = {self.verb_of(choice) for choice in self.choices} - {""}
        self.dice = self._dice()
        self.listed = self._listed()

    def _dice(self) -> list[PrintedDie]:
        """All dice on the table; those that some choice can take get a letter."""
        free = {letter for choice in self.choices if self.verb_of(choice) for letter in choice.text}
        dice: list[PrintedDie] = []
        marks = iter(MARKS)
        for place, letters in self.match.game.dice_shown(self.match.state).items():
            for letter in letters:
                can_move = bool(self.verbs) and letter in free and self.board.can_move(place, self.verbs)
                mark = next(marks) if can_move else ""
                fixed = place in self.board.put_down or (bool(self.verbs) and not mark)
                dice.append(PrintedDie(self.match.game.letters.index(letter), place, mark, fixed))
        return dice

    def _listed(self) -> dict[str, Choice]:
        """Keys for the choices not made by picking dice: letters for those shown at once, numbers for the others."""
        rest = [choice for choice in self.choices if not self.verb_of(choice)]
        small = [choice for choice in rest if self.board.is_unfinished(choice.form)] if len(rest) > SHORT else []
        shown = [choice for choice in rest if choice not in small]
        letters = [key for key in KEYS if not (self.verbs and key in MARKS)]
        numbers = (str(number) for number in range(1, len(rest) + 1))
        free = chain(letters if len(shown) <= len(letters) else (), numbers)
        listed = {STOP_KEY if choice.text == "stop" else next(free): choice for choice in shown}
        return listed | {next(numbers): choice for choice in small}

    @property
    def at_once(self) -> dict[str, Choice]:
        """The part of the list that is always shown."""
        few = len(self.listed) <= SHORT
        return {k: c for k, c in self.listed.items() if few or not self.board.is_unfinished(c.form)}

    @property
    def single(self) -> set[str]:
        """Keys accepted without Enter, since no other answer begins with them."""
        words = [*self.by_text, *(die.mark for die in self.dice), *self.verbs, *(ALL if self.verbs else ())]
        return unmistakable((key for key in [*self.listed, *COMMAND_KEYS] if len(key) == 1 and not key.isdigit()), words)

    @property
    def usual(self) -> Choice | None:
        """The choice for Enter alone: the only choice, or rerolling all where that costs nothing; never stopping."""
        free = [choice for choice in self.choices if choice.form.get("free")]
        if free:
            return max(free, key=lambda choice: len(choice.text))
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def how(self) -> str:
        """A sentence on what can be typed now."""
        keys = [*self.at_once][:NAMED]
        dice = "".join(die.mark for die in self.dice if die.place not in self.board.put_down)[:2]
        named = ", ".join(keys)
        if len(self.at_once) > NAMED:
            named += " …"
        elif len(keys) > 1:
            named = say("either-or", first=", ".join(keys[:-1]), last=keys[-1])
        return say("type-key-or-dice" if keys and dice else "type-key" if keys else "type-dice", keys=named, dice=dice)

    def read(self, answer: str) -> int:
        """The number of the choice that an answer means; refuses others with the reason."""
        if not answer:
            if self.usual:
                return self.usual.number
            raise InputError("nothing-typed", how=self.how)
        for names in (self.listed, self.by_text):
            if answer in names:
                return names[answer].number
        small = answer.casefold()
        if small in self.listed and self._shown(answer):
            raise InputError("two-meanings", text=answer, small=small)
        for names in (self.listed, self.folded):
            if small in names:
                return names[small].number
        number = self._written(answer)
        self.match.game.check_choice(self.match.state, number)
        return number

    def _written(self, answer: str) -> int:
        """A choice in notation, legal or not (`2K` is always a pair, never two dice to reroll), else dice by name."""
        try:
            return self.match.read_choice(answer)
        except Refused as refused:
            picked = self._pick(answer)
            if picked is not None:
                return picked
            if refused.code in MEANT_FOR_RECORDS:
                raise InputError("not-a-choice", text=quote(answer), how=self.how) from refused
            raise

    def _pick(self, answer: str) -> int | None:
        """A choice of dice: `bd`, `b d`, `KS`, `*`, or with a verb: `roll bd`. None if the answer is something else."""
        verb, _, rest = answer.partition(" ")
        verb = verb.casefold()
        if verb not in self.board.verbs:
            verb, rest = ROLL, answer
        if not self.verbs:
            return None
        picked = self._picked("".join(rest.replace(",", " ").split()), verb)
        if picked is None:
            return None
        return self.match.read_choice(self.board.phrase(self.match.game, verb, picked, self.dice))

    def _picked(self, named: str, verb: str) -> list[PrintedDie] | None:
        """The dice named by their letters or faces."""
        letters = self.match.game.letters
        if named.casefold() in ALL:
            return [die for die in self.dice if die.mark and self.board.takes_with_all(die, verb)]
        if not named or not all(letter.casefold() in MARKS or letter in letters for letter in named):
            return None
        left = [die for die in self.dice if die.mark]
        picked: list[PrintedDie] = []
        for letter in named:
            wanted = self._meant(letter, left)
            if wanted is None:
                raise InputError("die-named-twice" if letter in {die.mark for die in picked} else "no-die-there", mark=letter)
            picked.append(wanted)
            left.remove(wanted)
        return picked

    def _meant(self, letter: str, dice: list[PrintedDie]) -> PrintedDie | None:
        """The die with this letter, else one showing it. A capital that could be either is refused, since rolls are final."""
        marked = next((die for die in dice if die.mark == letter.casefold()), None)
        shown = self._shown(letter)
        if marked and letter != marked.mark and shown and marked not in shown:
            raise InputError("two-meanings", text=letter, small=marked.mark)
        return marked or next((die for die in shown if die in dice), None)

    def _shown(self, letter: str) -> list[PrintedDie]:
        """The pickable dice that show this letter."""
        letters = self.match.game.letters
        return [die for die in self.dice if die.mark and letters[die.face] == letter]

    def verb_of(self, choice: Choice) -> str:
        """The verb of a choice made by picking dice, or an empty string."""
        verb, colon, _ = choice.text.partition(":")
        return verb if colon and verb in self.board.verbs and isinstance(choice.form.get("dice"), Mapping) else ""


def unmistakable(keys: Iterable[str], words: Collection[str]) -> set[str]:
    """The keys with which no word begins, ignoring case."""
    begun = {word[0].casefold() for word in words if word}
    return {key for key in keys if key.casefold() not in begun}
