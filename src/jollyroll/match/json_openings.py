"""Openings in the JSON form: lists in version 1, objects in version 2."""

from jollyroll.kit import NOBODY

from .devices import DeviceLinks
from .fair import Opening
from .fair_form import check_passed, read_link, read_nonce
from .json_places import Path
from .json_text import JsonText
from .limits import LARGEST_SEAT, MOST_EVENTS
from .record import check_word

THROW_STEPS: dict[int, tuple[str | int, ...]] = {1: (0,), 2: ("throw",)}  # path of the throw's number


def opening_form(number: int, opening: Opening, version: int) -> object:
    """An opening: `[12, LINK, NONCE]` with what a draw was made from; in version 2 an object without empty fields."""
    if version == 1:
        return [number, opening.link.hex(), opening.nonce.hex(), *([opening.left] if opening.left else [])]
    devices = opening.devices
    form: dict[str, object] = {"throw": number, "link": opening.link.hex()}
    for role, seat, link in (("thrower", *devices[:2]), ("witness", *devices[2:4])):
        if seat != NOBODY:
            form |= {role: seat + 1, f"{role}_link": link.hex()}
    if devices.passed:
        form["passed"] = [seat + 1 for seat in devices.passed]
    return {**form, "left": opening.left} if opening.left else form


def read_opening(source: JsonText, path: Path, version: int) -> tuple[int, Opening]:
    """Read the number of a throw and its opening."""
    return read_list(source, path) if version == 1 else read_object(source, path)


def read_list(source: JsonText, path: Path) -> tuple[int, Opening]:
    """Read an opening of version 1."""
    items = source.items(path, 3, 4)
    throw = source.number((*path, 0), 1, MOST_EVENTS)
    link = read_hex(source, (*path, 1))
    nonce = source.typed((*path, 2), str)
    with source.at(*path, 2):
        opening = Opening(link, read_nonce(nonce))
    return throw, opening._replace(left=read_left(source, (*path, 3)) if len(items) == 4 else "")


def read_object(source: JsonText, path: Path) -> tuple[int, Opening]:
    """Read an opening of version 2."""
    optional = ("thrower", "thrower_link", "witness", "witness_link", "passed", "left")
    fields = source.fields(path, ("throw", "link"), optional)
    throw = source.number((*path, "throw"), 1, MOST_EVENTS)
    link = read_hex(source, (*path, "link"))
    thrower, witness = (read_device(source, path, role) for role in ("thrower", "witness"))
    seats = range(len(source.items((*path, "passed"), 1, LARGEST_SEAT)) if "passed" in fields else 0)
    passed = tuple(source.number((*path, "passed", place), 1, LARGEST_SEAT) - 1 for place in seats)
    with source.at(*path, *(["passed"] if passed else [])):
        check_passed(passed)
    left = read_left(source, (*path, "left")) if "left" in fields else ""
    return throw, Opening(link, b"", left, DeviceLinks(*thrower, *witness, passed))


def read_device(source: JsonText, path: Path, role: str) -> tuple[int, bytes]:
    """Read a seat with its device's link: both fields or none."""
    names = (role, f"{role}_link")
    if not any(source.has(*path, name) for name in names):
        return NOBODY, b""
    for name in names:
        if not source.has(*path, name):
            source.fail(path, "record-json-missing", field=name)
    return source.number((*path, role), 1, LARGEST_SEAT) - 1, read_hex(source, (*path, names[1]))


def read_hex(source: JsonText, path: Path) -> bytes:
    """Read a link, seal, commitment or seed."""
    text = source.typed(path, str)
    with source.at(*path):
        return read_link(text)


def read_left(source: JsonText, path: Path) -> str:
    """Read what a draw was made from."""
    left = source.typed(path, str)
    with source.at(*path):
        check_word(left)
    return left
