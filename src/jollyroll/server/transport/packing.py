"""Frames as RFC 6455 puts them on the wire: those of the server are never masked, those of clients always are."""

from websockets import frames

TEXT = 0x81  # how a whole frame of text begins
SHORT, MEDIUM, LONG = 126, 127, 1 << 16  # the length is in one byte, in two after a 126, in eight after a 127
MASKED = 0x80
MASK = 4  # bytes
unmask = frames.apply_mask  # type: ignore[attr-defined]  # in C where there is one


def heading(size: int) -> bytes:
    """What comes before a text of so many bytes on the wire."""
    if size < SHORT:
        return b"%c%c" % (TEXT, size)
    if size < LONG:
        return b"%c%c%b" % (TEXT, SHORT, size.to_bytes(2, "big"))
    return b"%c%c%b" % (TEXT, MEDIUM, size.to_bytes(8, "big"))


HEADINGS = tuple(map(heading, range(2_048)))  # of nearly all frames


def frame_at(data: bytes, place: int) -> tuple[int, int]:
    """Where the payload of a client's frame that begins here begins and ends; nowhere if it is not all there, or very large."""
    head = data[place : place + 4 + MASK]
    if len(head) < 2 + MASK or head[1] < MASKED:
        return 0, 0
    length = head[1] - MASKED
    begin = place + 2 + MASK
    if length == SHORT:
        length, begin = (head[2] << 8) + head[3], begin + 2
    elif length == MEDIUM:
        return 0, 0
    end = begin + length
    return (begin, end) if end <= len(data) else (0, 0)


def can_be_frame(data: bytes, place: int) -> bool:
    """What begins here may yet become a frame that is read: it is masked, and not very large."""
    length = data[place + 1 : place + 2]
    return not length or MASKED <= length[0] < MASKED + MEDIUM
