"""What an action costs, part by part: each part of its path alone in a loop, over the actions of real games.

What these parts leave of the whole (`bench server` measures it on a running server) is the network, the event loop and the store.
"""

import random
import time
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import NamedTuple

from jollyroll.kit.state import AnyState
from jollyroll.server import limits
from jollyroll.server.live.encoding import event_frame, event_row
from jollyroll.server.live.keys import hash_of
from jollyroll.server.live.offers import offers_of
from jollyroll.server.live.saving import saved_row
from jollyroll.server.protocol.enums import Actor, Stage
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.tables import opening, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.terms import USUAL_TERMS, changed_terms
from jollyroll.server.tables.transition import Transition
from jollyroll.server.thinking.known_bots import KNOWN_BOTS

from .crowd import STOP_OFTEN

GAMES = ("kg", "pk", "omg")
ACTIONS = 1_500  # of each game
TURNS_BACK = 3  # how often everything is measured; the least counts
NOW = 2_000_000_000_000  # milliseconds since 1970
KEYS = ("a", "b")


class Step(NamedTuple):
    """An action of a game, with what it is made of and what came of it."""

    state: TableState
    intent: Intent
    frame: bytes
    seq: int
    transition: Transition


def begun(game: str, luck: random.Random) -> TableState:
    """A table of two at which a game has just begun."""
    found, context = opening.asked_game(game), ActionContext(NOW, luck.randbytes)
    terms = changed_terms(found, USUAL_TERMS, {"absent": 0}, 2, KNOWN_BOTS)
    seeds = [luck.randbytes(32) for _ in KEYS]
    state = opening.open_table(found, opening.seats_of(found, ["free"] * 2, KNOWN_BOTS), terms, hash_of("host"), context).state
    for seat, key in enumerate(KEYS):
        state = sitting.sit(state, seat, f"P{seat}", sha256(seeds[seat]).digest(), hash_of(key), seat == 0, context).state
    state = sitting.start(state, context).state
    for seat, seed in enumerate(seeds):
        state = sitting.reveal(state, seat, seed, context).state
    return playing.begin_game(state, context).state


def next_intent(state: TableState, luck: random.Random) -> tuple[Intent, dict[str, object]]:
    """What the seat on turn does, as the crowd of `bench server` does it; and the fields of the frame that asks for it."""
    assert state.play
    match = state.play.match
    nonce, count = luck.randbytes(16), match.game.rules.legal_count(match.state) if match.to_move is not None else 0
    if not count:
        return Intent(state.to_act, Actor.PERSON, None, nonce), {"do": "roll"}
    numbers = sorted(match.game.rules.legal_choice(match.state, place) for place in range(count))
    number = numbers[0] if luck.random() < STOP_OFTEN else luck.choice(numbers)
    return Intent(state.to_act, Actor.PERSON, ChoiceMade(number), nonce), {"do": "choose", "choice": number}


def steps_of(game: str) -> list[Step]:
    """The actions of some games."""
    luck, state, seq = random.Random(7), begun(game, random.Random(1)), 7
    steps: list[Step] = []
    context = ActionContext(NOW, luck.randbytes)
    while len(steps) < ACTIONS:
        if state.stage != Stage.PLAYING:
            state, seq = begun(game, luck), 7
        intent, fields = next_intent(state, luck)
        more = "".join(f',"{name}":{value!r}' for name, value in fields.items()).replace("'", '"')
        frame = f'{{"v":1,"id":"{seq}"{more},"seat":{intent.seat},"at":{seq},"nonce":"{intent.nonce.hex()}"}}'
        transition = playing.act(state, intent, context)
        seq += 1
        steps.append(Step(state, intent, frame.encode(), seq, transition))
        state = transition.state
    return steps


def costs(steps: list[Step]) -> dict[str, float]:
    """Microseconds of processor time an action, by part."""
    context = ActionContext(NOW, random.Random(1).randbytes)
    offers = offers_of(steps[0].state.game, forms=False, devices=False)
    rows = [event_row(step.seq, NOW, step.transition) for step in steps]
    asked = [step for step in steps if choice_due(step.transition.state)]
    due = [(row, step.transition.state) for row, step in zip(rows, steps, strict=True) if row.seq % limits.SAVE_EVERY == 0]
    parts: dict[str, Callable[[], Iterable[object]]] = {
        "reading its frame": lambda: (read_frame(step.frame) for step in steps),
        "the action, its dice and its rules": lambda: (playing.act(step.state, step.intent, context) for step in steps),
        "its row": lambda: (event_row(step.seq, NOW, step.transition) for step in steps),
        "its frame for everybody": lambda: (event_frame(step.seq, NOW, step.transition) for step in steps),
        "the next offer": lambda: (offers.frame(position_of(step.transition.state), step.seq) for step in asked),
        "a saved state now and then": lambda: (saved_row(row, state) for row, state in due),
    }
    return {name: min(measured(part) for _ in range(TURNS_BACK)) / len(steps) * 1e6 for name, part in parts.items()}


def measured(part: Callable[[], Iterable[object]]) -> float:
    """Seconds of processor time for all of it."""
    begin = time.process_time()
    for _ in part():
        pass
    return time.process_time() - begin


def choice_due(state: TableState) -> bool:
    """Somebody has to choose."""
    return state.play is not None and state.play.match.to_move is not None


def position_of(state: TableState) -> AnyState:
    """The position of a game that has begun."""
    assert state.play
    return state.play.match.state


def main() -> None:
    """A table of parts and games."""
    found = {game: costs(steps_of(game)) for game in GAMES}
    print("Microseconds of processor time an action, each part alone in a loop:")
    print(f"  {'':36}{''.join(f'{game:>8}' for game in GAMES)}")
    for part in found[GAMES[0]]:
        print(f"  {part:36}{''.join(f'{found[game][part]:8.1f}' for game in GAMES)}")
    print(f"  {'together':36}{''.join(f'{sum(found[game].values()):8.1f}' for game in GAMES)}", flush=True)


if __name__ == "__main__":
    main()
