"""Writes docs/environments.md: a section for the environments of each game, with every observed field.

python -m tools.environments
"""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from jollyroll.envs.layout import NUMBER, VERSION, ObservationLayout, ObservedField
from jollyroll.envs.registration import env_id
from jollyroll.envs.spiel import PREFIX
from jollyroll.kit import Game, built_in, load_game
from jollyroll.kit.state import GameState
from jollyroll.words import say

PAGE = Path(__file__).resolve().parents[1] / "docs" / "environments.md"
DECLARED = re.compile(r"^    (\w+): [^=]+ = .*?\)(?:  # (.*))?$", re.MULTILINE)
HEAD = """\
# The environments, one by one

What all of them share (ids, rewards, seeds, illegal choices) is in [research.md](research.md). This page is written by
`python -m tools.environments` from the rulebooks: every field of a position that can change is observed, for a position hides
nothing. Seats are counted from the observer, who is 0. A number is divided by the one given; of a kind, a seat or a phase, a single
one stands in its place, and none for nobody and nothing. Lengths are those for the fewest seats; rows that belong to seats grow.
"""
OWN = {"me": "your own seat, as the rules count: choices that name a seat name it that way"}


def meanings(game: Game) -> dict[str, str]:
    """The comment on each field in the source, by name."""
    said = dict(OWN)
    for kind in reversed(game.state_type.__mro__[:-1]):
        if issubclass(kind, GameState):
            said |= {name: text or "" for name, text in DECLARED.findall(inspect.getsource(kind))}
    return said


def how(field: ObservedField) -> str:
    """The encoding of a field in an observation."""
    if field.how != NUMBER:
        return f"a single one: {field.how}" if field.most == 1 else f"{field.how}, / {field.most:,}"
    return f"number, / {field.most:,}" if field.most > 1 else "number"


def section(game: Game) -> Iterator[str]:
    """The environments of one game."""
    seats, said = game.seat_range, meanings(game)
    layout = ObservationLayout(game, seats[0])
    yield f"\n## {say(f'game-{game.code}', 'en')}\n"
    yield "| | |\n|---|---|"
    yield f"| Gymnasium, PettingZoo | `{env_id(game.name)}` |"
    yield f"| OpenSpiel | `{PREFIX}{game.name}` |"
    yield f"| Agents | {seats[0]} to {seats[-1]}: `player_0` to `player_{seats[-1] - 1}` |"
    yield f"| Presets | {', '.join(f'`{preset}`' for preset in game.presets)} |"
    yield f"| Actions | `Discrete({game.choice_numbers})`: the numbers of the choices |"
    yield f"| Observation | `Box({layout.length},)`, `float32` |"
    yield "| Rewards | at the end: 1 for winning alone, all seats together 0 |"
    yield f"| Phases | {', '.join(f'`{name}`' for name in phases(layout))} |"
    yield f"| Versions | v{VERSION}: the first |\n"
    yield "| places | field | how | what |\n|---|---|---|---|"
    for field in layout.fields:
        places = f"{field.first}" if field.places == 1 else f"{field.first} to {field.first + field.places - 1}"
        yield f"| {places} | `{field.name}` | {how(field)} | {said.get(field.name, '')} |"


def phases(layout: ObservationLayout) -> list[str]:
    """The names of phases in the order of their places."""
    state = layout.game.state_type()
    names = []
    for phase in layout.phases:
        state.phase = phase
        names.append(layout.game.waits_for(state))
    return names


def page() -> str:
    """The whole page."""
    return HEAD + "\n".join(line for name in built_in() for line in section(load_game(name))) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
