"""The evaluation for given rules: one fitted to them if there is a table, else the nearest."""

from collections.abc import Mapping
from dataclasses import dataclass

from jollyroll.kit import Game
from jollyroll.kit.options import CUSTOM
from jollyroll.solve import tables
from jollyroll.solve.arrays import Floats

from ..rules.state import State

KIND = "evaluation"
FORMAT = 1
WEIGHTS = "stages"  # the name of the array in a table
OTHER_RULES_ERROR = 0.16  # of a share, with an evaluation fitted to other rules
ALSO_FITTED = ({"end": "all_claimed"},)  # rules besides the presets whose evaluations ship with the program
NEAREST = ("seadogs", "seafarers", "end", "rerolls")  # options by which rules are compared, most important first


@dataclass(frozen=True)
class Evaluation:
    """Weights by chests left; the standard error of a share; and whether they were fitted to these very rules."""

    weights: Floats
    error: float
    own: bool


def relevant_options(options: Mapping[str, str]) -> dict[str, str]:
    """The options that an evaluation depends on."""
    idle = {"first_player", "rerolls" if options["seafarers"] == "on" else "seafarer_commit"}
    return {name: value for name, value in options.items() if name not in idle}


def is_custom(options: Mapping[str, str]) -> bool:
    """True for custom dice or cards: their positions do not identify them, so evaluations of their own could not be found again."""
    return any(value.startswith(CUSTOM) for value in options.values())


def by_likeness(game: Game, options: Mapping[str, str]) -> list[dict[str, str]]:
    """The options with shipped evaluations, those most like these first."""
    fitted = [*map(game.resolve, game.presets), *(game.resolve("", changes) for changes in ALSO_FITTED)]
    return sorted(fitted, key=lambda other: [other[name] != options[name] for name in NEAREST])


def evaluation_for(game: Game, state: State) -> Evaluation:
    """The evaluation for the rules and seats of a position, that of other rules if necessary; refused if there is none."""
    options = game.option_texts(state)
    if not is_custom(options):
        table = tables.find(game, KIND, state.seats, relevant_options(options), format=FORMAT)
        if table:
            return Evaluation(table.arrays[WEIGHTS], table.manifest.error, True)
    return nearest_evaluation(game, state)


def borrowed(table: tables.SolvedTable) -> Evaluation:
    """An evaluation used under other rules than it was fitted to."""
    return Evaluation(table.arrays[WEIGHTS], max(table.manifest.error, OTHER_RULES_ERROR), False)


def nearest_evaluation(game: Game, state: State) -> Evaluation:
    """The evaluation of the most similar rules that have one; refused if none have."""
    fitted = by_likeness(game, game.option_texts(state))
    for rules in fitted:
        table = tables.find(game, KIND, state.seats, relevant_options(rules), format=FORMAT)
        if table:
            return borrowed(table)
    table = tables.load(game, KIND, state.seats, relevant_options(fitted[0]), format=FORMAT)
    return borrowed(table)
