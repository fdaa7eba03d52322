"""Checks a third-party game when it is loaded, so that gaps are reported before anybody plays."""

from inspect import get_annotations

from .game import Game
from .rules import Rules

HOUSE = "dig"  # the code of the common rules
FACTS = tuple(name for name in get_annotations(Game) if not hasattr(Game, name))  # attributes that Game leaves to its subclasses
QUESTIONS = (*get_annotations(Rules), *(name for name in vars(Rules) if not name.startswith("_")))


def check_whole(game: object, name: str, code: str) -> None:
    """Raise an error that names everything the game lacks, or where it contradicts its plugin."""
    if not isinstance(game, Game):
        raise TypeError(f"its plugin gives {game!r}, which is no Game")
    lacking = lacks(game)
    if lacking:
        raise AttributeError(f"it has no {', no '.join(lacking)}")
    if (game.name, game.code) != (name, code):
        raise ValueError(f"its plugin is {name} ({code}), its game {game.name} ({game.code})")
    if code == HOUSE:
        raise ValueError(f"the code {code} is that of the rules all games share")


def lacks(game: Game) -> list[str]:
    """The missing attributes, functions and fields."""
    missing = [fact for fact in FACTS if not hasattr(game, fact)]
    if "rules" not in missing:
        missing += [f"{question} in its rules" for question in QUESTIONS if not hasattr(game.rules, question)]
    if not {"options", "state_type"} & set(missing):
        missing += [f"{option.name} in its state" for option in game.options if option.name not in game.state_type.FIELDS]
    return missing
