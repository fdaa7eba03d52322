"""Options of a game: points on which printed editions or tables really differ."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from jollyroll.errors import OptionError

CUSTOM = "custom:"  # prefix of a custom value
OWN = -1  # the code of a custom value
SWITCHES = (("true", "false"), ("yes", "no"), ("on", "off"))  # values that True and False stand for


@dataclass(frozen=True)
class Option:
    """One fork of the rules. `values` gives each value its number in the state; the default is the first unless named.

    `rule` is the ruling behind it; `house` lists the values that are house rules rather than readings;
    `numbers` admits whole numbers as they stand; `custom` admits `custom:...` with text that the game itself reads.
    """

    name: str
    values: Mapping[str, int]
    rule: str
    default: str = ""
    house: tuple[str, ...] = ()
    numbers: range = field(default=range(0))
    custom: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "default", self.default or next(iter(self.values)))

    def written(self, value: object) -> str:
        """A value as text; numbers and booleans are converted."""
        if isinstance(value, bool):
            return next((pair[not value] for pair in SWITCHES if set(pair) <= set(self.values)), str(value))
        return value if isinstance(value, str) else str(value)

    def natural(self, text: str) -> "OptionValue":
        """The value as Python has it: True or False for a switch, a number where numbers are admitted, or else its text.

        >>> from jollyroll import load_game
        >>> options = {option.name: option for option in load_game("piraten_kapern").options}
        >>> options["target"].natural("6000"), options["full_chest_sea"].natural("true"), options["first_player"].natural("host")
        (6000, True, 'host')
        """
        for pair in SWITCHES:
            if set(pair) <= set(self.values) and text in pair:
                return text == pair[0]
        return int(text) if text.isascii() and text.isdigit() else text

    def admits(self, value: str) -> bool:
        """Whether this value is allowed."""
        if value in self.values:
            return True
        if self.custom and value.startswith(CUSTOM):
            return True
        return value.isascii() and value.isdigit() and len(value) < 10 and int(value) in self.numbers

    def code(self, value: str) -> int:
        """The value's number in the state; OWN for `custom:...`, whose content is in the game's own fields."""
        if value in self.values:
            return self.values[value]
        return OWN if value.startswith(CUSTOM) else int(value)

    def text(self, code: int) -> str:
        """The value with this number; just CUSTOM for a custom one."""
        named = next((value for value, number in self.values.items() if number == code), "")
        return named or (CUSTOM if self.custom and code == OWN else str(code))


Presets = Mapping[str, Mapping[str, str]]
OptionValue = str | int | bool


def resolve(
    game: str, options: tuple[Option, ...], presets: Presets, preset: str = "", changes: Mapping[str, OptionValue] | None = None
) -> dict[str, str]:
    """The value of every option: the default, overridden by the preset, then by changes. Names may carry the game's prefix."""
    preset = preset.removeprefix(game + ".")
    if preset and preset not in presets:
        raise OptionError("unknown-preset", preset=preset, game=game, known=", ".join(presets))
    chosen = {option.name: option.default for option in options}
    chosen.update(presets[preset] if preset else {})
    by_name = {option.name: option for option in options}
    for full_name, value in (changes or {}).items():
        name = str(full_name).removeprefix(game + ".")
        if name not in by_name:
            raise OptionError("unknown-option", option=str(full_name), game=game, known=", ".join(by_name))
        written = by_name[name].written(value)
        if not by_name[name].admits(written):
            raise OptionError("unknown-value", option=name, value=written, known=values_offered(by_name[name]))
        chosen[name] = written
    return chosen


def values_offered(option: Option) -> str:
    """The allowed values of an option as text."""
    parts = [value for value, code in option.values.items() if code not in option.numbers]
    if option.numbers:
        parts.append(f"{option.numbers[0]}, {option.numbers[1]} .. {option.numbers[-1]}")
    if option.custom:
        parts.append(f"{CUSTOM}...")
    return ", ".join(parts)
