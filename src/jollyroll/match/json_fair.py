"""Fair dice in the JSON form: `fair` holds the seals shown before, `openings` what opened each roll and draw."""

from jollyroll.dice.chain import LINKS

from .fair import FairDice, Opening, SealedChain, SeatSeed
from .fair_form import Placing, check_chain, check_order, check_sides, read_game, read_link, read_nonce
from .json_places import Path
from .json_text import JsonText
from .limits import LARGEST_SEAT, MOST_CHAINS, MOST_EVENTS, MOST_RESTARTS
from .match import Match
from .record import Record, check_word, openings_of

FAIR, OPENINGS = "fair", "openings"
CHAIN_FIELDS = ("after", "links", "restarts", "nonces", "seal", "seats")


def fair_form(record: Record) -> dict[str, object]:
    """Both fields; none where dice are not fair."""
    fair = record.fair
    if fair is None:
        return {}
    openings = enumerate(openings_of(record.events), 1)
    return {
        FAIR: {"game": fair.game.hex(), "sides": fair.sides, "chains": [chain_form(chain) for chain in fair.chains]},
        OPENINGS: [opening_form(number, opening) for number, opening in openings if opening],
    }


def opening_form(number: int, opening: Opening) -> list[object]:
    """`[12, LINK, NONCE]`, and for a draw what it was made from."""
    return [number, opening.link.hex(), opening.nonce.hex(), *([opening.left] if opening.left else [])]


def chain_form(chain: SealedChain) -> dict[str, object]:
    """One chain by the names of its fields."""
    return {
        "after": chain.after,
        "links": chain.links,
        "restarts": chain.restarts,
        "nonces": chain.nonces,
        "seal": chain.seal.hex(),
        "seats": [{"commitment": put.commitment.hex(), "seed": put.seed.hex() or None} for put in chain.seats],
    }


def read_fair(source: JsonText, match: Match) -> None:
    """Give the match what both fields say."""
    if FAIR not in source.root:
        if OPENINGS in source.root:
            source.fail((OPENINGS,), "record-fair-first")
        return
    source.fields((FAIR,), ("game", "sides", "chains"))
    game, sides = (source.typed((FAIR, name), str) for name in ("game", "sides"))
    with source.at(FAIR, "game"):
        identity = read_game(game)
    with source.at(FAIR, "sides"):
        check_sides(sides)
    chains: list[SealedChain] = []
    for index in range(len(source.items((FAIR, "chains"), most=MOST_CHAINS))):
        chain = read_chain(source, (FAIR, "chains", index))
        with source.at(FAIR, "chains", index):
            check_order(chain, chains)
        chains.append(chain)
    match.fair = FairDice(identity, sides, tuple(chains))
    read_openings(source, Placing(match))


def read_chain(source: JsonText, path: Path) -> SealedChain:
    """One chain."""
    source.fields(path, CHAIN_FIELDS)
    after = source.number((*path, "after"), 0, MOST_EVENTS)
    links = source.number((*path, "links"), 1, LINKS)
    restarts = source.number((*path, "restarts"), 0, MOST_RESTARTS)
    nonces = source.typed((*path, "nonces"), str)
    seal = read_hex(source, (*path, "seal"))
    seats = range(len(source.items((*path, "seats"), most=LARGEST_SEAT)))
    chain = SealedChain(after, links, restarts, nonces, seal, tuple(read_seed(source, (*path, "seats", seat)) for seat in seats))
    with source.at(*path, "nonces"):
        check_chain(chain)
    return chain


def read_seed(source: JsonText, path: Path) -> SeatSeed:
    """What a seat put in."""
    source.fields(path, ("commitment", "seed"))
    seed = (*path, "seed")
    return SeatSeed(read_hex(source, (*path, "commitment")), b"" if source.value(seed) is None else read_hex(source, seed))


def read_hex(source: JsonText, path: Path) -> bytes:
    """A link, a seal, a commitment or a seed."""
    text = source.typed(path, str)
    with source.at(*path):
        return read_link(text)


def read_openings(source: JsonText, placing: Placing) -> None:
    """What opened each roll."""
    for index in range(len(source.items((OPENINGS,), most=MOST_EVENTS)) if OPENINGS in source.root else 0):
        path = (OPENINGS, index)
        items = source.items(path, 3, 4)
        throw = source.number((*path, 0), 1, MOST_EVENTS)
        link = read_hex(source, (*path, 1))
        nonce, left = (source.typed((*path, place), str) if place < len(items) else "" for place in (2, 3))
        with source.at(*path, 2):
            opening = Opening(link, read_nonce(nonce), left)
        with source.at(*path, len(items) - 1):
            check_left(left, len(items))
        with source.at(*path, 0):
            placing.place(throw, opening)


def check_left(left: str, items: int) -> None:
    """What a draw was made from, if it is told."""
    if items == 4:
        check_word(left)
