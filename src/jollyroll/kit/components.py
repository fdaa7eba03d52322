"""What lies in the box, as far as it can be varied: each component sets constants of the game's `rules/components.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from jollyroll.errors import OptionError

ComponentValue = str | int
Constants = Mapping[str, object]


@dataclass(frozen=True)
class Component:
    """One thing in the box. `usual` is what the box holds, as it is written; `read` gives the constants for another value.

    `read` raises ValueError for what cannot be, with a sentence that says what can.
    """

    name: str
    usual: str
    expects: str  # what can be written, for whoever wrote something else
    read: Callable[[str], Constants]
    spelled: Callable[[str], str] = str  # one spelling of those that mean the same

    def constants(self, text: str) -> Constants:
        """The constants for this value; refuses what makes no game."""
        try:
            return self.read(text)
        except ValueError as error:
            raise OptionError("component-value", option=self.name, value=text, expects=self.expects) from error


def face_component(name: str, letters: str, usual: str) -> Component:
    """The six sides of every die: the constants DIE (the face of each side) and SIDES_WITH (how many sides have each face)."""

    def read(text: str) -> Constants:
        if len(text) != len(usual) or not set(text) <= set(letters):
            raise ValueError(text)
        die = tuple(sorted(letters.index(letter) for letter in text))
        return {"DIE": die, "SIDES_WITH": tuple(die.count(face) for face in range(len(letters)))}

    return Component(
        name, usual, f"{usual}, {usual[0]}{usual[:-1]} ...", read, lambda text: "".join(sorted(text, key=letters.find))
    )


def whole_component(name: str, constant: str, usual: int, offered: range) -> Component:
    """A component that is a number, and the constant that holds it."""

    def read(text: str) -> Constants:
        if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) not in offered:
            raise ValueError(text)
        return {constant: int(text)}

    return Component(name, str(usual), f"{offered[0]} .. {offered[-1]}", read)
