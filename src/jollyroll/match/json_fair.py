"""Fair dice in the JSON form: `fair` holds the sealed chains, `openings` the opening of each roll and draw."""

from jollyroll.dice.chain import LINKS

from .devices import SeatChain
from .fair import FairDice, SealedChain, SeatSeed
from .fair_form import OpeningPlaces, check_chain, check_order, check_seal, check_sides, read_game
from .json_openings import THROW_STEPS, opening_form, read_hex, read_opening
from .json_places import Path
from .json_text import JsonText
from .limits import LARGEST_SEAT, MOST_CHAINS, MOST_EVENTS, MOST_RESTARTS, MOST_SEALS
from .match import Match
from .record import Record, openings_of

FAIR, OPENINGS, VERSION = "fair", "openings", "version"
CHAIN_FIELDS = {
    1: ("after", "links", "restarts", "nonces", "seal", "seats"),
    2: ("after", "links", "restarts", "seal", "seats", "seals"),
}
SEAT_FIELDS = {1: ("commitment", "seed"), 2: ("commitment", "seed", "chain")}
SEAL_FIELDS = ("seat", "after", "chain")


def fair_form(record: Record) -> dict[str, object]:
    """The fields `fair` and `openings`; empty without fair dice."""
    fair = record.fair
    if fair is None:
        return {}
    version = fair.version
    form: dict[str, object] = {} if version == 1 else {VERSION: version}
    form |= {"game": fair.game.hex(), "sides": fair.sides, "chains": [chain_form(chain, version) for chain in fair.chains]}
    openings = enumerate(openings_of(record.events), 1)
    return {FAIR: form, OPENINGS: [opening_form(number, opening, version) for number, opening in openings if opening]}


def chain_form(chain: SealedChain, version: int) -> dict[str, object]:
    """A chain as an object."""
    form = {
        "after": chain.after,
        "links": chain.links,
        "restarts": chain.restarts,
        "nonces": chain.nonces,
        "seal": chain.seal.hex(),
        "seats": [seat_form(put, version) for put in chain.seats],
        "seals": [{"seat": seat + 1, "after": after, "chain": seal.hex()} for seat, after, seal in chain.seals],
    }
    return {name: form[name] for name in CHAIN_FIELDS[version]}


def seat_form(put: SeatSeed, version: int) -> dict[str, object]:
    """A seat's inputs as an object."""
    return {name: getattr(put, name).hex() or None for name in SEAT_FIELDS[version]}


def read_fair(source: JsonText, match: Match) -> None:
    """Read both fields into the match."""
    if not source.has(FAIR):
        if source.has(OPENINGS):
            source.fail((OPENINGS,), "record-fair-first")
        return
    source.fields((FAIR,), ("game", "sides", "chains"), (VERSION,))
    version = source.number((FAIR, VERSION), 2, 2) if source.has(FAIR, VERSION) else 1
    game, sides = (source.typed((FAIR, name), str) for name in ("game", "sides"))
    with source.at(FAIR, "game"):
        identity = read_game(game)
    with source.at(FAIR, "sides"):
        check_sides(sides)
    chains: list[SealedChain] = []
    for index in range(len(source.items((FAIR, "chains"), most=MOST_CHAINS))):
        chain = read_chain(source, (FAIR, "chains", index), version)
        with source.at(FAIR, "chains", index):
            check_order(chain, chains)
        chains.append(chain)
    match.fair = FairDice(identity, sides, tuple(chains), version)
    read_openings(source, OpeningPlaces(match), version)


def read_chain(source: JsonText, path: Path, version: int) -> SealedChain:
    """Read a chain."""
    source.fields(path, CHAIN_FIELDS[version])
    after = source.number((*path, "after"), 0, MOST_EVENTS)
    links = source.number((*path, "links"), 1, LINKS)
    restarts = source.number((*path, "restarts"), 0, MOST_RESTARTS)
    nonces = source.typed((*path, "nonces"), str) if version == 1 else ""
    seal = read_hex(source, (*path, "seal"))
    seats = range(len(source.items((*path, "seats"), most=LARGEST_SEAT)))
    put_in = tuple(read_seed(source, (*path, "seats", seat), version) for seat in seats)
    chain = SealedChain(after, links, restarts, nonces, seal, put_in)
    with source.at(*path, "nonces" if version == 1 else "seal"):
        check_chain(chain, version)
    for index in range(len(source.items((*path, "seals"), most=MOST_SEALS)) if version > 1 else 0):
        chain = read_seal(source, (*path, "seals", index), chain)
    return chain


def read_seed(source: JsonText, path: Path, version: int) -> SeatSeed:
    """Read a seat's inputs."""
    source.fields(path, SEAT_FIELDS[version])
    shown = [(*path, name) for name in SEAT_FIELDS[version][1:]]
    return SeatSeed(
        read_hex(source, (*path, "commitment")), *(b"" if source.value(each) is None else read_hex(source, each) for each in shown)
    )


def read_seal(source: JsonText, path: Path, chain: SealedChain) -> SealedChain:
    """Add a device chain to its chain."""
    source.fields(path, SEAL_FIELDS)
    seat = source.number((*path, "seat"), 1, LARGEST_SEAT) - 1
    sealed = SeatChain(seat, source.number((*path, "after"), 0, MOST_EVENTS), read_hex(source, (*path, "chain")))
    with source.at(*path):
        check_seal(sealed, chain)
    return chain._replace(seals=(*chain.seals, sealed))


def read_openings(source: JsonText, placing: OpeningPlaces, version: int) -> None:
    """Read all openings and attach them to their throws."""
    for index in range(len(source.items((OPENINGS,), most=MOST_EVENTS)) if source.has(OPENINGS) else 0):
        path = (OPENINGS, index)
        throw, opening = read_opening(source, path, version)
        with source.at(*path, *THROW_STEPS[version]):
            placing.place(throw, opening)
