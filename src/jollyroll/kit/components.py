"""Components of a game that can be varied. Each sets constants of the game's `rules/components.py`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from jollyroll.errors import OptionError

ComponentValue = str | int
Constants = Mapping[str, object]


@dataclass(frozen=True)
class Component:
    """One component. `usual` is its normal value as text; `read` turns a value into constants.

    `read` raises ValueError for impossible values.
    """

    name: str
    usual: str
    expects: str  # describes valid values in the error message
    read: Callable[[str], Constants]
    spelled: Callable[[str], str] = str  # the canonical spelling of a value

    def constants(self, text: str) -> Constants:
        """The constants for this value; refuses impossible ones."""
        try:
            return self.read(text)
        except ValueError as error:
            raise OptionError("component-value", option=self.name, value=text, expects=self.expects) from error


def face_component(name: str, letters: str, usual: str) -> Component:
    """The sides of every die: constants DIE (the face of each side) and SIDES_WITH (the number of sides with each face)."""

    def read(text: str) -> Constants:
        if len(text) != len(usual) or not set(text) <= set(letters):
            raise ValueError(text)
        die = tuple(sorted(letters.index(letter) for letter in text))
        return {"DIE": die, "SIDES_WITH": tuple(die.count(face) for face in range(len(letters)))}

    return Component(
        name, usual, f"{usual}, {usual[0]}{usual[:-1]} ...", read, lambda text: "".join(sorted(text, key=letters.find))
    )


def whole_component(name: str, constant: str, usual: int, offered: range) -> Component:
    """A component that is a whole number, held in one constant."""

    def read(text: str) -> Constants:
        if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) not in offered:
            raise ValueError(text)
        return {constant: int(text)}

    return Component(name, str(usual), f"{offered[0]} .. {offered[-1]}", read)
