"""The parts of fair dice in text notation that differ between versions: a seat's inputs, and openings."""

from jollyroll.kit import NOBODY

from .devices import DeviceLinks
from .errors import RecordError
from .fair import Opening, SealedChain, SeatSeed
from .fair_form import check_passed, read_link, read_nonce, read_seat
from .record import check_word

NONE = "-"  # no thrower, no witness, or no seed yet
PASSED = "passed="
FAIR_FIELDS = {1: ("game", "sides"), 2: ("version", "game", "sides")}
CHAIN_FIELDS = {1: ("after", "links", "restarts", "nonces", "seal"), 2: ("after", "links", "restarts", "seal")}
SEAL_FIELDS = ("after", "chain")


def chain_words(chain: SealedChain, version: int) -> str:
    """A chain in text: `after=0 links=4096 restarts=0 seal=9c4f...`."""
    return " ".join(f"{name}={chain.seal.hex() if name == 'seal' else getattr(chain, name)}" for name in CHAIN_FIELDS[version])


def seed_words(put: SeatSeed) -> str:
    """A seat's inputs in text: commitment, seed once revealed, and the seal of its device's chain, if any."""
    seed = put.seed.hex()
    return f"{put.commitment.hex()} {seed or NONE} {put.chain.hex()}" if put.chain else f"{put.commitment.hex()} {seed}".rstrip()


def read_seed(words: list[str], version: int) -> SeatSeed:
    """Parse a seat's inputs."""
    if not 1 <= len(words) <= version + 1:
        raise RecordError("record-seed-line" if version == 1 else "record-seed-chain-line")
    commitment, seed, chain = (*words, *[""] * (3 - len(words)))
    shown = read_link(seed) if seed and not (chain and seed == NONE) else b""
    return SeatSeed(read_link(commitment), shown, read_link(chain) if chain else b"")


def opening_words(opening: Opening, version: int) -> str:
    """An opening in text: `LINK NONCE`, or `LINK 1:LINK 2:LINK passed=3,4`; for a draw, also what it was made from."""
    devices = opening.devices
    words = [opening.link.hex()]
    if version == 1:
        words.append(opening.nonce.hex())
    else:
        words += [device_word(devices.thrower, devices.thrower_link), device_word(devices.witness, devices.witness_link)]
        words += [PASSED + ",".join(str(seat + 1) for seat in devices.passed)] if devices.passed else []
    return " ".join([*words, *filter(None, [opening.left])])


def device_word(seat: int, link: bytes) -> str:
    """A seat with its device's link in text: `2:9c4f...`."""
    return NONE if seat == NOBODY else f"{seat + 1}:{link.hex()}"


def read_opening(words: list[str], version: int) -> Opening:
    """Parse an opening."""
    return read_nonce_opening(words) if version == 1 else read_device_opening(words)


def read_nonce_opening(words: list[str]) -> Opening:
    """Parse `LINK NONCE` and, for a draw, what it was made from."""
    if len(words) not in (2, 3):
        raise RecordError("record-opening-line")
    return Opening(read_link(words[0]), read_nonce(words[1]), read_left(words[2:]))


def read_device_opening(words: list[str]) -> Opening:
    """Parse `LINK THROWER WITNESS`, the seats passed over and, for a draw, what it was made from."""
    devices = words[3:4] if words[3:] and words[3].startswith(PASSED) else []
    left = words[3 + len(devices) :]
    if len(words) < 3 or len(left) > 1:
        raise RecordError("record-opening-devices")
    passed = read_passed(devices[0].removeprefix(PASSED)) if devices else ()
    return Opening(read_link(words[0]), b"", read_left(left), DeviceLinks(*read_device(words[1]), *read_device(words[2]), passed))


def read_left(words: list[str]) -> str:
    """Parse what a draw was made from; empty if absent."""
    for word in words:
        check_word(word)
    return words[0] if words else ""


def read_device(word: str) -> tuple[int, bytes]:
    """Parse a seat with its device's link, or nobody."""
    seat, colon, link = word.partition(":")
    if word == NONE:
        return NOBODY, b""
    if not colon:
        raise RecordError("record-opening-devices")
    return read_seat(seat), read_link(link)


def read_passed(text: str) -> tuple[int, ...]:
    """Parse seats separated by commas."""
    passed = tuple(read_seat(seat) for seat in text.split(","))
    check_passed(passed)
    return passed
