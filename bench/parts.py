"""The cost of an action, part by part: each part of its path alone in a loop, over the actions of real games.

Then the whole of it on a running server, by thread, and the remainder beyond those parts.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import NamedTuple

from jollyroll.dice.chain import Chain
from jollyroll.kit.state import AnyState
from jollyroll.server import limits
from jollyroll.server.live.encoding import event_frame, event_row
from jollyroll.server.live.keys import hash_of
from jollyroll.server.live.offers import offers_of
from jollyroll.server.live.saving import saved_row
from jollyroll.server.protocol.enums import Actor, TableStage
from jollyroll.server.protocol.reading import read_frame
from jollyroll.server.tables import opening, playing, sitting
from jollyroll.server.tables.calling import Intent
from jollyroll.server.tables.context import ActionContext
from jollyroll.server.tables.events import Transition
from jollyroll.server.tables.parts import ChoiceMade
from jollyroll.server.tables.play import Play
from jollyroll.server.tables.state import TableState
from jollyroll.server.tables.terms import USUAL_TERMS, changed_terms
from jollyroll.server.thinking.known_bots import KNOWN_BOTS

from .crowd import STOP_OFTEN, Crowd
from .measuring import BUSY_SECONDS, SETTLES, undisturbed
from .serving import on_other_cores, table_server

GAMES = ("kg", "pk", "omg")
ACTIONS = 1_500  # of each game
TURNS_BACK = 3  # repetitions; the best counts
NOW = 2_000_000_000_000  # milliseconds since 1970
KEYS = ("a", "b")
BUSY_TABLES = 200  # of the running server
LOOP, OTHERS, KERNEL = "event loop", "other threads (writer, checkpoints)", "of both in the kernel"


class Step(NamedTuple):
    """An action of a game, with its inputs and results."""

    state: TableState
    intent: Intent
    frame: bytes
    seq: int
    transition: Transition


class WitnessedStep(NamedTuple):
    """A roll witnessed by the other player's device: its call and its result."""

    state: TableState
    intent: Intent
    seq: int
    called: TableState
    link: bytes  # the answer of the witness


def begun(game: str, luck: random.Random, devices: tuple[Chain, ...] = ()) -> TableState:
    """A table of two at which a game has just begun; with the chains of their devices."""
    found, context = opening.asked_game(game), ActionContext(NOW, luck.randbytes)
    terms = changed_terms(found, USUAL_TERMS, {"absent": 0}, 2, KNOWN_BOTS)
    seeds = [luck.randbytes(32) for _ in KEYS]
    state = opening.open_table(found, opening.seats_of(found, ["free"] * 2, KNOWN_BOTS), terms, hash_of("host"), context).state
    for seat, key in enumerate(KEYS):
        seal, chain = sha256(seeds[seat]).digest(), devices[seat].seal if devices else b""
        state = sitting.sit(state, seat, f"P{seat}", seal, hash_of(key), seat == 0, context, chain).state
    state = sitting.start(state, context).state
    for seat, seed in enumerate(seeds):
        state = sitting.reveal(state, seat, seed, context).state
    return playing.begin_game(state, context).state


def next_intent(state: TableState, luck: random.Random) -> tuple[Intent, dict[str, object]]:
    """The next action of the seat on turn, as the crowd of `bench server` chooses it; and the fields of its frame."""
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
        if state.stage != TableStage.PLAYING:
            state, seq = begun(game, luck), 7
        intent, fields = next_intent(state, luck)
        more = "".join(f',"{name}":{value!r}' for name, value in fields.items()).replace("'", '"')
        frame = f'{{"v":1,"id":"{seq}"{more},"seat":{intent.seat},"at":{seq},"nonce":"{intent.nonce.hex()}"}}'
        transition = playing.act(state, intent, context)
        seq += 1
        steps.append(Step(state, intent, frame.encode(), seq, transition))
        state = transition.state
    return steps


def witnessed_steps_of(game: str) -> list[WitnessedStep]:
    """The rolls of some games between devices that witness them."""
    luck = random.Random(8)
    context = ActionContext(NOW, luck.randbytes, lambda: range(len(KEYS)))
    steps: list[WitnessedStep] = []
    devices = new_devices(luck)
    state, seq = begun(game, luck, devices), 7
    while len(steps) < ACTIONS:
        if state.stage != TableStage.PLAYING:
            devices = new_devices(luck)
            state, seq = begun(game, luck, devices), 7
        if state.calling:  # finding the first player is witnessed, too
            state, seq = (
                playing.witness(state, state.calling.witness, link_of(state, state.calling.witness, devices), context).state,
                seq + 1,
            )
            continue
        intent, _ = next_intent(state, luck)
        if intent.brings_chance(play_of(state)):
            intent = intent._replace(link=link_of(state, intent.seat, devices))
        called = playing.act(state, intent, context).state
        seq += 1
        if called.calling:
            link = link_of(called, called.calling.witness, devices)
            steps.append(WitnessedStep(state, intent, seq, called, link))
        state = called
    return steps


def new_devices(luck: random.Random) -> tuple[Chain, ...]:
    """The chains of both devices."""
    return tuple(Chain(luck.randbytes(32)) for _ in KEYS)


def link_of(state: TableState, seat: int, devices: tuple[Chain, ...]) -> bytes:
    """The link of a seat's device for the next roll."""
    play = play_of(state)
    sealed = play.device_chain(seat)
    return devices[seat].link(sealed.roll(play.match.chance_count + 1) if sealed else 1)


def witnessed_costs(steps: list[WitnessedStep]) -> dict[str, float]:
    """Microseconds of processor time a witnessed roll, by part."""
    context = ActionContext(NOW, random.Random(1).randbytes, lambda: range(len(KEYS)))

    def called(step: WitnessedStep) -> object:
        transition = playing.act(step.state, step.intent, context)
        return event_row(step.seq, NOW, transition), event_frame(step.seq, NOW, transition)

    def fallen(step: WitnessedStep) -> object:
        assert step.called.calling
        transition = playing.witness(step.called, step.called.calling.witness, step.link, context)
        return event_row(step.seq + 1, NOW, transition), event_frame(step.seq + 1, NOW, transition)

    parts = {"its call, with its row and its frame": called, "its fall, with its row and its frame": fallen}
    return {
        name: min(measured(lambda: map(part, steps)) for _ in range(TURNS_BACK)) / len(steps) * 1e6  # noqa: B023
        for name, part in parts.items()
    }


async def whole(game: str) -> dict[str, float]:
    """Microseconds of processor time an action on a running server, by thread."""
    with table_server() as server:
        crowd = Crowd(server.port, [game])
        await crowd.gather(BUSY_TABLES)
        with undisturbed():
            rows, before = server.stored(), server.seconds_by_thread()
            await crowd.play(BUSY_SECONDS)
            await asyncio.sleep(SETTLES)  # until what was sent last is stored
            after, actions = server.seconds_by_thread(), server.stored() - rows
        await crowd.hang_up()
    return {name: (after[name] - before[name]) / actions * 1e6 for name in after}


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
    """Seconds of processor time for all repetitions."""
    begin = time.process_time()
    for _ in part():
        pass
    return time.process_time() - begin


def choice_due(state: TableState) -> bool:
    """True if a choice is due."""
    return state.play is not None and state.play.match.to_move is not None


def play_of(state: TableState) -> Play:
    """The play of a game that has begun."""
    assert state.play
    return state.play


def position_of(state: TableState) -> AnyState:
    """The position of a game that has begun."""
    return play_of(state).match.state


def table(found: dict[str, dict[str, float]]) -> None:
    """The figures of each game, part by part."""
    for part in found[GAMES[0]]:
        print(f"  {part:52}{''.join(f'{found[game][part]:8.1f}' for game in GAMES)}", flush=True)


def on_a_server(together: dict[str, float]) -> dict[str, dict[str, float]]:
    """The whole of each game, and the remainder without those parts."""
    import uvloop

    found = {}
    with on_other_cores():
        for game in GAMES:
            by_thread = uvloop.run(whole(game))
            found[game] = {
                "the whole": by_thread[LOOP] + by_thread[OTHERS],
                "  the thread of the event loop": by_thread[LOOP],
                "    the parts above": together[game],
                "    what is left: network, event loop, queues": by_thread[LOOP] - together[game],
                "  the threads of the store": by_thread[OTHERS],
                "  of both in the kernel": by_thread[KERNEL],
            }
    return found


def main() -> None:
    """A table of parts and games."""
    found = {game: costs(steps_of(game)) for game in GAMES}
    together = {game: sum(parts.values()) for game, parts in found.items()}
    print("Microseconds of processor time an action, each part alone in a loop:")
    print(f"  {'':52}{''.join(f'{game:>8}' for game in GAMES)}")
    table(found)
    table({game: {"together": each} for game, each in together.items()})
    print("A roll that the other one's device witnesses is two events, both shown to everybody, in place of one:")
    table({game: witnessed_costs(witnessed_steps_of(game)) for game in GAMES})
    print(f"On a running server, {BUSY_TABLES} tables of two that never wait:", flush=True)
    table(on_a_server(together))


if __name__ == "__main__":
    main()
