"""The arguments of simulations and tournaments in the terminal, and the command that goes on with an interrupted one."""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from jollyroll.bots.levels import LEVELS
from jollyroll.kit import load_game
from jollyroll.lab.arguments import numbers_of
from jollyroll.match.record import BOT
from jollyroll.solve.tables import game_words
from jollyroll.words import say
from jollyroll.words.catalogue import command_name

from .outputs import check_outputs, write_output
from .seating import read_options, with_components
from .style import put


@dataclass(frozen=True)
class ExportFiles:
    """The files for results."""

    csv: str | None = None
    json: str | None = None
    overwrite: bool = False

    def check(self) -> None:
        """Refuse files that cannot be written."""
        check_outputs([name for name in (self.csv, self.json) if name is not None], self.overwrite)

    def write(self, csv_text: str, json_text: str) -> None:
        """Write the requested files."""
        for name, text in ((self.csv, csv_text), (self.json, json_text)):
            if name is not None:
                write_output(name, text)
                put(say("lab-written", path=name))


@dataclass(frozen=True)
class SimulationRequest:
    """The arguments of a simulation or tournament."""

    game: str
    levels: Sequence[str]
    games: int
    seed: int | None
    preset: str
    options: Mapping[str, str]
    cores: int | None
    on: str  # the address of a cluster, or empty
    files: ExportFiles
    plain: bool

    def names(self) -> list[str]:
        """The names of the levels, given with or without `bot:`."""
        names = [level.removeprefix(BOT) for level in self.levels]
        numbers_of(names)
        return names

    def again(self, command: str, seed: int, *own: str) -> str:
        """The command that goes on with this request: `own` are the words of simulations or tournaments alone.

        It may overwrite the files with the results so far.
        """
        words = [
            command_name(),
            command,
            *game_words(load_game(self.game).name),
            *own,
            "--games",
            str(self.games),
            "--seed",
            str(seed),
        ]
        words += ["--preset", self.preset] if self.preset else []
        for name, value in self.options.items():
            words += ["--option", shlex.quote(f"{name}={value}")]
        words += ["--cores", str(self.cores)] if self.cores is not None else []
        words += ["--on", shlex.quote(self.on)] if self.on else []
        for name, file in (("--csv", self.files.csv), ("--json", self.files.json)):
            words += [name, shlex.quote(file)] if file is not None else []
        words += ["--overwrite"] if self.files.csv is not None or self.files.json is not None else []
        return " ".join([*words, "--plain"] if self.plain else words)


def read_request(
    game: str,
    levels: Sequence[str],
    games: int,
    seed: int | None,
    preset: str,
    options: Sequence[str],
    components: Sequence[str],
    cores: int | None,
    on: str,
    csv: str | None,
    json: str | None,
    overwrite: bool,
    plain: bool,
) -> SimulationRequest:
    """The request from the command line."""
    files = ExportFiles(csv, json, overwrite)
    game = with_components(game, components)
    return SimulationRequest(game, levels, games, seed, preset, read_options(options), cores, on, files, plain)


def read_levels(texts: Sequence[str]) -> list[str]:
    """Levels from texts such as `greedy,best`; by default all but the random one."""
    return [level.strip() for text in texts for level in text.split(",")] or list(LEVELS[1:])
