"""WebSocket frames on the wire (RFC 6455): the server's are unmasked, the clients' masked."""

from websockets import frames

TEXT = 0x81  # first byte of a complete text frame
SHORT, MEDIUM, LONG = 126, 127, 1 << 16  # lengths: one byte below 126, else 126 and two bytes, or 127 and eight
MASKED = 0x80
MASK = 4  # bytes
unmask = frames.apply_mask  # type: ignore[attr-defined]  # in C if compiled


def heading(size: int) -> bytes:
    """The header of a text frame of this size."""
    if size < SHORT:
        return b"%c%c" % (TEXT, size)
    if size < LONG:
        return b"%c%c%b" % (TEXT, SHORT, size.to_bytes(2, "big"))
    return b"%c%c%b" % (TEXT, MEDIUM, size.to_bytes(8, "big"))


HEADINGS = tuple(map(heading, range(2_048)))  # precomputed for nearly all frames


def frame_at(data: bytes, place: int) -> tuple[int, int]:
    """The start and end of the payload of the client's frame at `place`; (0, 0) if it is incomplete, unmasked or too large."""
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
    """Whether the bytes at `place` may be the beginning of a frame that is accepted: masked and not too large."""
    length = data[place + 1 : place + 2]
    return not length or MASKED <= length[0] < MASKED + MEDIUM
