"""The public form of a table and its position."""

from functools import lru_cache

from jollyroll.dice import MANUAL
from jollyroll.kit import NOBODY, Game
from jollyroll.kit.phases import OVER
from jollyroll.match.fair import FRESH, SealedChain, SeatSeed, sides_of
from jollyroll.match.notation import options_line
from jollyroll.server.protocol.shown import ChainInfo, FairInfo, PositionInfo, SeatInfo, TableInfo

from .showing_by_hand import expected_info, last_info
from .state import TableState


def table_info(state: TableState) -> TableInfo:
    """The public form of a table."""
    terms, game = state.terms, state.game
    shown: TableInfo = {
        "id": state.id,
        "game": game.name,
        "rules": game.rules_version,
        "stage": state.stage,
        "preset": preset_line(game, tuple(terms.options.items()), terms.edition),
        "options": terms.options,
        "seats": [seat_info(state, number) for number in range(len(state.seats))],
        "host": state.host_seat,
        "youngest": terms.youngest,
        "coach": terms.coach,
        "clock": terms.clock,
        "absent": terms.absent,
        "stand_in": terms.stand_in,
        "pace": terms.pace,
        "listed": terms.listed,
        "restarts": state.exchange.restarts,
        "fair": fair_info(state),
        "rematch": state.rematch or None,
        "of": state.of or None,
    }
    if state.by_hand:
        shown["dice"] = terms.dice
    return shown


def seat_info(state: TableState, number: int) -> SeatInfo:
    """The public form of a seat."""
    seat = state.seats[number]
    sealed = bool(state.exchange.commitments[number])
    return {"kind": seat.kind, "name": seat.name, "stand_in": seat.stand_in, "sealed": sealed, "left": seat.left}


def fair_info(state: TableState) -> FairInfo:
    """The public form of the dice: what is sealed, and what the seats have put in."""
    if state.by_hand:
        sides = sides_at(state.game, tuple(state.terms.options.items()), len(state.seats))
        return {"game": state.fair.hex(), "sides": sides, "chains": []}
    fair = state.play.match.fair if state.play else None
    if fair:
        chains, sides = fair.chains, fair.sides
    else:
        assert state.chain
        chain, sides = state.chain, sides_at(state.game, tuple(state.terms.options.items()), len(state.seats))
        after = state.beginning.chance_count if state.beginning else 0
        exchange, nonces = state.exchange, FRESH if state.fair_version == 1 else ""
        seats = tuple(SeatSeed(*put) for put in zip(exchange.commitments, exchange.seeds, exchange.chains, strict=True))
        chains = (SealedChain(after, chain.links, exchange.restarts, nonces, chain.seal, seats),)
    shown: FairInfo = {"game": state.fair.hex(), "sides": sides, "chains": [chain_info(chain) for chain in chains]}
    if state.fair_version > 1:
        shown["version"] = state.fair_version
        for info, sealed in zip(shown["chains"], chains, strict=True):
            add_devices(info, sealed)
    return shown


def chain_info(chain: SealedChain) -> ChainInfo:
    """A sealed chain with what the seats put in."""
    return {
        "after": chain.after,
        "links": chain.links,
        "restarts": chain.restarts,
        "nonces": chain.nonces,
        "seal": chain.seal.hex(),
        "seats": [{"commitment": put.commitment.hex(), "seed": put.seed.hex()} for put in chain.seats],
    }


def add_devices(info: ChainInfo, chain: SealedChain) -> None:
    """Add the chains that devices have sealed."""
    for shown, put in zip(info["seats"], chain.seats, strict=True):
        shown["chain"] = put.chain.hex()
    info["seals"] = [{"seat": seat, "after": after, "chain": seal.hex()} for seat, after, seal in chain.seals]


def position_info(state: TableState) -> PositionInfo | None:
    """The public form of the position; None before the game has begun."""
    if state.play is None:
        return None
    match = state.play.match
    game, position, before = match.game, match.state, match.before
    over = position.phase == OVER
    view = vars(game.make_view(position, NOBODY)).copy()
    del view["seat"]
    result = match.result if over else None
    shown: PositionInfo = {
        "waits": state.waits,
        "phase": game.waits_for(position),
        "seat": NOBODY if over else position.seat,
        "deadline": match.deadline and state.deadline,
        "undo": state.undo if before else NOBODY,
        "undo_until": before.deadline if before else None,
        "view": view,
        "result": {"winners": result.winners, "scores": result.scores} if result else None,
    }
    if state.terms.dice == MANUAL:
        shown["expected"], shown["last"] = expected_info(state), last_info(state)
    return shown


@lru_cache(256)
def preset_line(game: Game, options: tuple[tuple[str, str], ...], edition: str) -> str:
    """The closest preset and the options that differ from it, in notation."""
    return options_line(game, dict(options), edition)


@lru_cache(256)
def sides_at(game: Game, options: tuple[tuple[str, str], ...], seats: int) -> str:
    """The letters on the sides of a die with these options."""
    return sides_of(game, game.new_state(seats, dict(options)))
