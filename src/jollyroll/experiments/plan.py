"""The plan of an experiment, read from TOML: a game, what is varied, who plays, and when a cell is precise enough."""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from jollyroll.dice.fair import SEEDS
from jollyroll.errors import ArgumentError, FileError, quote
from jollyroll.kit import Game, load_game, plugin_of
from jollyroll.kit.variants import base_name, make_variant
from jollyroll.lab.arguments import MOST_GAMES, numbers_of

from .measures import NAMES
from .pace import Pace
from .plan_values import check_keys, component_value, option_value, section, shown, text_of, values_of, whole_of

NOTHING = "-"  # where there is nothing to list
PLAYERS = "players"  # may be varied too
KEYS = ("title", "game", "preset", PLAYERS, "seed", "options", "components", "vary", "stop", "coach", "pace", "solve")
STOP_KEYS, COACH_KEYS, PACE_KEYS = ("games", "measure", "precision"), ("games",), ("decision", "roll")
MOST_CELLS = 1_000
VariedValue = str | int | bool
Levels = tuple[str, ...]


@dataclass(frozen=True)
class Stop:
    """When a cell is done: the interval of a measure is narrow enough, or a maximum of games is reached."""

    games: int = 10_000
    measure: str = "first_turn"
    precision: float = 0.0


@dataclass(frozen=True)
class ExperimentCell:
    """One point of the grid: the game with its components, its options, who plays."""

    number: int
    varied: Mapping[str, str]  # as the report names it
    game: Game
    options: Mapping[str, str]
    players: Levels


@dataclass(frozen=True)
class ExperimentPlan:
    """A checked plan: every cell can be played.

    >>> plan = ExperimentPlan.make({"game": "kings_gold", "players": ["greedy", "greedy"], "vary": {"tie": ["shared", "new_game"]}})
    >>> [dict(cell.varied) for cell in plan.cells]
    [{'tie': 'shared'}, {'tie': 'new_game'}]
    """

    title: str
    game: str
    seed: int
    stop: Stop
    coach_games: int  # games of each cell for the coach to analyse
    pace: Pace
    solve_seconds: int  # approximate limit for solving a table
    cells: tuple[ExperimentCell, ...]
    asked: Mapping[str, object] = field(repr=False)

    @classmethod
    def make(cls, asked: Mapping[str, object]) -> "ExperimentPlan":
        """The plan in the content of a file; refuses what cannot be played, before anything long begins."""
        check_keys("", asked, KEYS)
        game = load_game(text_of(asked, "game"))
        stop = read_stop(section(asked, "stop"))
        pace_asked = section(asked, "pace")
        check_keys("pace", pace_asked, PACE_KEYS)
        pace = Pace(*(whole_of(pace_asked, name, getattr(Pace, name), 0, 3600) for name in PACE_KEYS))
        coach = section(asked, "coach")
        check_keys("coach", coach, COACH_KEYS)
        return cls(
            title=text_of(asked, "title", game.name),
            game=base_name(game.name),
            seed=whole_of(asked, "seed", 1, 0, SEEDS[-1]),
            stop=stop,
            coach_games=whole_of(coach, "games", 0, 0, 100_000),
            pace=pace,
            solve_seconds=whole_of(asked, "solve", 60, 0, 10**9),
            cells=tuple(cells_of(game, asked)),
            asked=asked,
        )

    def digest(self) -> str:
        """Identifies an experiment: it changes with anything that affects the numbers, the version of the rules included."""
        versions = [cell.game.rules_version for cell in self.cells]
        said = json.dumps([self.asked, versions], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(said.encode()).hexdigest()[:16]


def read_plan(path: str | Path) -> ExperimentPlan:
    """The plan in a TOML file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "coins.toml")
    ...     _ = file.write_text('game = "kg"\\nplayers = ["greedy", "greedy"]\\n[vary]\\nshortage = ["player_first"]')
    ...     len(read_plan(file).cells)
    1
    """
    try:
        text = Path(path).read_bytes().decode("utf-8")
        asked = tomllib.loads(text)
    except OSError as error:
        raise FileError("cannot-read", path=quote(str(path)), reason=error.strerror or str(error)) from error
    except ValueError as error:  # not TOML, or not even text
        raise ArgumentError("experiment-not-toml", path=quote(str(path)), reason=str(error)) from error
    return ExperimentPlan.make(asked)


def cells_of(game: Game, asked: Mapping[str, object]) -> list[ExperimentCell]:
    """Every combination of the varied values, the last name changing fastest."""
    options, components = section(asked, "options"), section(asked, "components")
    vary = section(asked, "vary")
    values = {name: values_of(name, some) for name, some in vary.items()}
    known = [option.name for option in game.options]
    offered = [component.name for component in plugin_of(game).components()]
    for name in (*options, *components, *vary):
        if name not in (*known, *offered, PLAYERS):
            raise ArgumentError(
                "experiment-unknown", name=quote(name), options=", ".join(known), components=", ".join(offered) or NOTHING
            )
    count = 1
    for some in values.values():
        count *= len(some)
    if count > MOST_CELLS:
        raise ArgumentError("experiment-cells", cells=count, most=MOST_CELLS)
    found = []
    for number, combination in enumerate(product(*values.values()), 1):
        chosen = dict(zip(values, combination, strict=True))
        found.append(cell_of(number, game, asked, {**options, **components}, chosen, offered))
    return found


def cell_of(
    number: int,
    game: Game,
    asked: Mapping[str, object],
    fixed: Mapping[str, object],
    chosen: Mapping[str, object],
    offered: Sequence[str],
) -> ExperimentCell:
    """One combination, checked."""
    every = {**fixed, **chosen}
    components = {name: component_value(name, value) for name, value in every.items() if name in offered}
    played = make_variant(game, components)
    changes = {name: option_value(name, value) for name, value in every.items() if name not in offered and name != PLAYERS}
    options = played.resolve(text_of(asked, "preset", ""), changes)
    players = levels_of(chosen.get(PLAYERS, asked.get(PLAYERS)))
    played.new_state(len(players), options)  # refuses a wrong number of seats
    varied = {name: shown(value) for name, value in chosen.items()}
    return ExperimentCell(number, varied, played, options, players)


def levels_of(value: object) -> Levels:
    """A list of levels."""
    if not isinstance(value, list) or not value or not all(isinstance(level, str) for level in value):
        raise ArgumentError("experiment-players")
    numbers_of(value)
    return tuple(value)


def read_stop(asked: Mapping[str, object]) -> Stop:
    """The stopping rule of a cell."""
    check_keys("stop", asked, STOP_KEYS)
    measure = text_of(asked, "measure", Stop.measure)
    if measure not in NAMES:
        raise ArgumentError("experiment-measure", text=measure, known=", ".join(NAMES))
    precision = asked.get("precision", 0.0)
    if not isinstance(precision, int | float) or isinstance(precision, bool) or not 0 <= precision < 1e6:
        raise ArgumentError("experiment-number", name="stop.precision", least="0", most="1000000")
    return Stop(whole_of(asked, "games", Stop.games, 1, MOST_GAMES, "stop."), measure, float(precision))
