"""What can be chosen now, and how a player says so: a key from a short list, dice by the letters below them, or the notation."""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain

from jollyroll.errors import Refused, quote
from jollyroll.kit import Choice
from jollyroll.kit.dice_game import ASIDE
from jollyroll.match import Match
from jollyroll.words import say

from .dice import MARKS, Die

STOP_KEY = "s"
KEYS = "abcdefghijkmnoptvwxyz"  # without l, q, r, u (list, quit, rule, undo) and s (stop)
SHORT = 12  # a longer list begins with what completes something; the rest is listed on demand
UNFINISHED = "lay-"
COMMAND_KEYS = "?qu"  # help, quit, undo; the others begin longer words: l (list, leave) and r (a rule)
NAMED = 8  # keys that a sentence can name
MEANT_FOR_RECORDS = ("unreadable-choice", "record-word")  # refusals that explain the notation, of which players know nothing
ALL = ("*", "all")
ROLL, CHEST = "roll", "chest"
APART = (CHEST, "cards", "ships")  # where dice lie that are put down


class Menu:
    """The legal choices of one moment, arranged for picking."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.choices = match.choices()
        self.by_text = {choice.text: choice for choice in self.choices}
        self.folded = {choice.text.casefold(): choice for choice in self.choices}
        self.verbs = {verb_of(choice) for choice in self.choices} - {""}
        self.dice = self._dice()
        self.listed = self._listed()

    def _dice(self) -> list[Die]:
        """All dice on the table; those that some choice can take have a letter to point at them."""
        free = {letter for choice in self.choices if verb_of(choice) for letter in choice.text}
        dice: list[Die] = []
        marks = iter(MARKS)
        for place, letters in self.match.game.dice_shown(self.match.state).items():
            for letter in letters:
                can_move = bool(self.verbs) and letter in free and place != ASIDE and (place != CHEST or CHEST in self.verbs)
                mark = next(marks) if can_move else ""
                fixed = place in APART or (bool(self.verbs) and not mark)
                dice.append(Die(self.match.game.letters.index(letter), place, mark, fixed))
        return dice

    def _listed(self) -> dict[str, Choice]:
        """Keys for the choices that are not made by pointing at dice: letters for those shown at once, numbers for the others."""
        rest = [choice for choice in self.choices if not verb_of(choice)]
        small = [choice for choice in rest if str(choice.form["kind"]).startswith(UNFINISHED)] if len(rest) > SHORT else []
        shown = [choice for choice in rest if choice not in small]
        letters = [key for key in KEYS if not (self.verbs and key in MARKS)]
        numbers = (str(number) for number in range(1, len(rest) + 1))
        free = chain(letters if len(shown) <= len(letters) else (), numbers)
        listed = {STOP_KEY if choice.text == "stop" else next(free): choice for choice in shown}
        return listed | {next(numbers): choice for choice in small}

    @property
    def at_once(self) -> dict[str, Choice]:
        """The part of the list that is shown without being asked for."""
        few = len(self.listed) <= SHORT
        return {k: c for k, c in self.listed.items() if few or not str(c.form["kind"]).startswith(UNFINISHED)}

    @property
    def single(self) -> set[str]:
        """Keys that say it all: no Enter needed, because nothing else begins with them."""
        words = [*self.by_text, *(die.mark for die in self.dice), *self.verbs, *(ALL if self.verbs else ())]
        return unmistakable((key for key in [*self.listed, *COMMAND_KEYS] if len(key) == 1 and not key.isdigit()), words)

    @property
    def usual(self) -> Choice | None:
        """What Enter alone means: the only choice there is, or to roll all where that costs nothing (PK-A17); never to stop."""
        free = [choice for choice in self.choices if choice.form.get("free")]
        if free:
            return max(free, key=lambda choice: len(choice.text))
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def how(self) -> str:
        """What can be typed now, in a sentence."""
        keys = [*self.at_once][:NAMED]
        dice = "".join(die.mark for die in self.dice if die.place != CHEST)[:2]
        named = ", ".join(keys)
        if len(self.at_once) > NAMED:
            named += " …"
        elif len(keys) > 1:
            named = say("either-or", first=", ".join(keys[:-1]), last=keys[-1])
        return say("type-key-or-dice" if keys and dice else "type-key" if keys else "type-dice", keys=named, dice=dice)

    def read(self, answer: str) -> int:
        """The number of the choice an answer means; refuses what means none, with the reason."""
        if not answer:
            if self.usual:
                return self.usual.number
            raise Refused("nothing-typed", how=self.how)
        for names in (self.listed, self.by_text):
            if answer in names:
                return names[answer].number
        small = answer.casefold()
        if small in self.listed and self._shown(answer):
            raise Refused("two-meanings", text=answer, small=small)
        for names in (self.listed, self.folded):
            if small in names:
                return names[small].number
        number = self._written(answer)
        self.match.game.check_choice(self.match.state, number)
        return number

    def _written(self, answer: str) -> int:
        """A choice in the notation, even if it is not its time (`2K` is a pair, never two dice to roll), or else dice by name."""
        try:
            return self.match.read_choice(answer)
        except Refused as refused:
            picked = self._pick(answer)
            if picked is not None:
                return picked
            if refused.code in MEANT_FOR_RECORDS:
                raise Refused("not-a-choice", text=quote(answer), how=self.how) from refused
            raise

    def _pick(self, answer: str) -> int | None:
        """A choice of dice: `bd`, `b d`, `KS`, `*`, or with a word first: `chest bd`. None if the answer is something else."""
        verb, _, rest = answer.partition(" ")
        verb = verb.casefold()
        if verb not in (ROLL, CHEST):
            verb, rest = ROLL, answer
        if not self.verbs:
            return None
        picked = self._picked("".join(rest.replace(",", " ").split()), verb)
        return None if picked is None else self.match.read_choice(self._phrase(verb, picked))

    def _picked(self, named: str, verb: str) -> list[Die] | None:
        """The dice named by their letters or by what they show."""
        letters = self.match.game.letters
        if named.casefold() in ALL:
            return [die for die in self.dice if die.mark and (verb == CHEST or not die.fixed) and die.place != "skulls"]
        if not named or not all(letter.casefold() in MARKS or letter in letters for letter in named):
            return None
        left = [die for die in self.dice if die.mark]
        picked: list[Die] = []
        for letter in named:
            wanted = self._meant(letter, left)
            if wanted is None:
                raise Refused("die-named-twice" if letter in {die.mark for die in picked} else "no-die-there", mark=letter)
            picked.append(wanted)
            left.remove(wanted)
        return picked

    def _meant(self, letter: str, dice: list[Die]) -> Die | None:
        """The die of this letter, or else one that shows it. A capital that could be either is refused: rolls are for good."""
        marked = next((die for die in dice if die.mark == letter.casefold()), None)
        shown = self._shown(letter)
        if marked and letter != marked.mark and shown and marked not in shown:
            raise Refused("two-meanings", text=letter, small=marked.mark)
        return marked or next((die for die in shown if die in dice), None)

    def _shown(self, letter: str) -> list[Die]:
        """The dice to be picked that show this letter."""
        letters = self.match.game.letters
        return [die for die in self.dice if die.mark and letters[die.face] == letter]

    def _phrase(self, verb: str, picked: list[Die]) -> str:
        """The choice in the notation."""
        if verb == CHEST:
            return f"{CHEST}:{self._letters(self._moved(picked)) or '-'}"
        for die in picked:
            if die.place == CHEST:
                raise Refused("die-on-chest", mark=die.mark)
        skulls = [die for die in picked if die.place == "skulls"]
        others = [die for die in picked if die.place != "skulls"]
        return f"{verb}:{self._letters(others)}{self._letters(skulls[1:])}{'+S' if skulls else ''}"

    def _moved(self, picked: list[Die]) -> list[Die]:
        """What lies on the chest once the picked dice have changed sides."""
        return [die for die in self.dice if (die.place == CHEST) != (die in picked)]

    def _letters(self, dice: list[Die]) -> str:
        return "".join(self.match.game.letters[die.face] for die in dice)


def verb_of(choice: Choice) -> str:
    """The word before the dice of a choice that is made by pointing at dice, or nothing."""
    verb, colon, _ = choice.text.partition(":")
    return verb if colon and verb in (ROLL, CHEST) and isinstance(choice.form.get("dice"), Mapping) else ""


def unmistakable(keys: Iterable[str], words: Collection[str]) -> set[str]:
    """The keys that no word begins with, whatever its case."""
    begun = {word[0].casefold() for word in words if word}
    return {key for key in keys if key.casefold() not in begun}
