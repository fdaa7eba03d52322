"""The plans of a turn as tables: which deeds each comes down to, which plans each throw allows, those of one effect merged."""

from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..rules.components import BOX, KING
from .deeds import FINE, Course, Deed, Step, Trial

Numbers = npt.NDArray[Any]
MOST_STEPS = 2
PROBED = {BOX: range(14), KING: range(2)}  # sizes of piles on which plans are compared; of players' piles:
PROBED_PLAYERS = range(8)
FULL = 20


class Plans(NamedTuple):
    """Piles are numbered: the players from the mover on, then the King, then the box."""

    steps: Numbers  # plan, coins in the box, step: the deed; the last of the deeds moves nothing
    staying: int  # how many plans leave the box alone; they come first
    source: Numbers  # deed: the pile it takes from
    to_mover: Numbers  # deed and size of that pile: coins that go to the mover
    to_king: Numbers  # the same for the King
    fined: Numbers  # deed: 1 if it is a fine
    kind: Numbers  # throw: the set of plans it allows
    begin: Numbers  # set: where its plans begin in `member`; one more entry than sets
    member: Numbers  # plans, set after set, those with the lowest choices first


def read_plans(rules: Any, start: Any, coins: int) -> Plans:
    """The plans at this table; `start` is a position in which seat 0 begins a turn, in a tie round or not."""
    trial = Trial(rules, start, coins)
    courses = [list(trial.courses(throw)) for throw in range(rules.outcome_count(start))]
    firsts: dict[tuple[Step, ...], Course] = {}
    deeds: dict[Step, Deed] = {}
    for course in (course for some in courses for course in some):
        firsts.setdefault(course.steps, course)
        if course.steps[0] not in deeds:
            deeds[course.steps[0]] = Deed(course.steps[0], course.throw, course.choices)
    for deed in deeds.values():
        trial.read(deed)
    number = {step: place for place, step in enumerate(deeds)}
    rows = {steps: step_rows(trial, course, number, coins) for steps, course in firsts.items()}
    pile = {BOX: start.seats + 1, KING: start.seats}
    nothing = [0] * (coins + 1)
    tables = {
        "source": np.array([*(pile.get(step.source, step.source) for step in deeds), 0], dtype=np.uint8),
        "to_mover": np.array([*(deed.to_mover for deed in deeds.values()), nothing], dtype=np.uint8),
        "to_king": np.array([*(deed.to_king for deed in deeds.values()), nothing], dtype=np.uint8),
        "fined": np.array([*(step.what == FINE for step in deeds), False], dtype=np.uint8),
    }
    return merged(courses, rows, tables, start.seats, coins)


def step_rows(trial: Trial, course: Course, number: dict[Step, int], coins: int) -> Numbers:
    """The deeds of a course for every box: fewer where the emptied box stops them."""
    row = np.full((coins + 1, MOST_STEPS), len(number), dtype=np.uint8)
    sure = all(step.source != BOX for step in course.steps)
    for box in range(coins + 1):
        done = len(course.steps) if sure else trial.carried(course, box)
        row[box, :done] = [number[step] for step in course.steps[:done]]
    return row


def merged(
    courses: list[list[Course]], rows: dict[tuple[Step, ...], Numbers], tables: dict[str, Numbers], seats: int, coins: int
) -> Plans:
    """One plan for each effect, one set of plans for each kind of throw."""
    plan_of: dict[tuple[Step, ...], int] = {}
    seen: dict[bytes, int] = {}
    steps: list[Numbers] = []
    for key, row in sorted(rows.items(), key=lambda item: any(step.source == BOX for step in item[0])):
        effect = effect_of(row, tables, seats, coins)
        if effect not in seen:
            seen[effect] = len(steps)
            steps.append(row)
        plan_of[key] = seen[effect]
    kinds: dict[tuple[int, ...], int] = {}
    kind = [kinds.setdefault(tuple(dict.fromkeys(plan_of[course.steps] for course in some)), len(kinds)) for some in courses]
    touched = (tables["source"][np.array(steps)[:, -1]] == seats + 1).any(axis=1)
    return Plans(
        steps=np.array(steps),
        staying=int((~touched).sum()),
        **tables,
        kind=np.array(kind, dtype=np.uint16),
        begin=np.cumsum([0, *map(len, kinds)], dtype=np.uint16),
        member=np.array([plan for plans in kinds for plan in plans], dtype=np.uint16),
    )


def effect_of(row: Numbers, tables: dict[str, Numbers], seats: int, coins: int) -> bytes:
    """What a plan does to all sizes of the piles it takes from that could make a difference: the same bytes, the same effect."""
    sources = sorted({int(tables["source"][deed]) for deed in np.unique(row) if deed < len(tables["source"]) - 1})
    sizes = {seats: PROBED[KING], seats + 1: PROBED[BOX]}
    probes = [[min(size, coins) for size in sizes.get(pile, PROBED_PLAYERS)] for pile in sources]
    piles = np.full((int(np.prod([len(probe) for probe in probes])), seats + 2), FULL)
    piles[:, sources] = list(product(*probes))
    fined = apply_steps(row[np.minimum(piles[:, -1], coins)], tables, piles)
    return bytes(sources) + piles.astype(np.int8).tobytes() + fined.astype(np.int8).tobytes()


def apply_steps(steps: Numbers, tables: dict[str, Numbers], piles: Numbers) -> Numbers:
    """Carry out one row of deeds on each row of piles; answers which were fined."""
    rows = np.arange(len(piles))
    fined = np.zeros(len(piles), dtype=bool)
    king = piles.shape[1] - 2
    for deed in steps.T:
        source = tables["source"][deed]
        size = np.minimum(piles[rows, source], tables["to_mover"].shape[1] - 1)
        gain, share = tables["to_mover"][deed, size].astype(int), tables["to_king"][deed, size].astype(int)
        piles[rows, source] -= gain + share
        piles[:, 0] += gain
        piles[:, king] += share
        fined |= tables["fined"][deed] == 1
    return fined
