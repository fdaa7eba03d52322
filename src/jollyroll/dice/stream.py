"""DIG-01: a fast stream of random numbers, one per game, a function of (seed, game number) alone, so that any game can be replayed.

xoshiro128++ on four 32-bit words: additions, shifts and exclusive ors that come out the same in plain Python and compiled.
Numbers below a bound are exact: draws that would favour some are thrown away (Lemire's method). Not for live play.
"""

from collections.abc import MutableSequence

WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
Stream = MutableSequence[int]


def scramble(word: int) -> int:
    """Mix the bits of a 32-bit word."""
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & WORD
    word ^= word >> 15
    word = (word * 0x735A2D97) & WORD
    return word ^ (word >> 15)


def seed_stream(stream: Stream, seed: int, game: int) -> None:
    """Initialize the stream for this seed and game number (each below 2**62)."""
    low = scramble(((seed & WORD) + GOLDEN) & WORD)
    high = scramble((low ^ (seed >> 32)) & WORD)
    for place in range(4):
        low = scramble((low + high + (game & WORD) + GOLDEN * (place + 1)) & WORD)
        high = scramble((high ^ low ^ (game >> 32)) & WORD)
        stream[place] = scramble((low + GOLDEN) & WORD) ^ high
    if stream[0] == 0 and stream[1] == 0 and stream[2] == 0 and stream[3] == 0:
        stream[0] = GOLDEN


def next_word(stream: Stream) -> int:
    """The next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2]
    d = stream[3]
    mixed = (a + d) & WORD
    result = ((((mixed << 7) | (mixed >> 25)) & WORD) + a) & WORD
    c ^= a
    d ^= b
    stream[1] = b ^ c
    stream[0] = a ^ d
    stream[2] = c ^ ((b << 9) & WORD)
    stream[3] = ((d << 11) | (d >> 21)) & WORD
    return result


def below(stream: Stream, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly equally likely; bound at most 2**31."""
    product = next_word(stream) * bound
    if product & WORD < bound:
        unfair = (WORD + 1) % bound
        while product & WORD < unfair:
            product = next_word(stream) * bound
    return product >> 32
