"""A random number generator whose whole state is one int, and how seeds start it.

Two multiplicative congruential generators (moduli 2147483563 and 2147483399, the combination of
L'Ecuyer 1988) packed into one int. All intermediates stay below 2**62, so compiled code never
needs big integers and every machine draws the same numbers; test vectors fix them.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

Piece = TypeVar("Piece")

MODULUS: Final[i64] = 2147483563
FACTOR: Final[i64] = 40014
"""Multiplier of the first generator; random playouts use this generator alone."""
_M2: Final[i64] = 2147483399
_A2: Final[i64] = 40692
_SPAN: Final[i64] = 2147483562
"""Drawn numbers are below this."""
# Plain ints: a hash does not fit into a machine word.
_FIRST: Final = 2147483562
_SECOND: Final = 2147483398
BLANK: Final = 0
"""The generator state in observations, in place of the true one."""


def seeded(seed: int, purpose: str, *parts: int) -> int:
    """Return the first state of a generator for one purpose, derived from a seed.

    ``parts`` number the streams of a purpose (seats, games, turns). Seed, purpose and parts are
    hashed, so any two streams are unrelated, even those of neighbouring seeds.
    """
    mixed = _hash(seed, purpose, parts)
    first = 1 + mixed % _FIRST
    second = 1 + (mixed >> 64) % _SECOND
    return first << 31 | second


def derived(seed: int, purpose: str, *parts: int) -> int:
    """Derive a seed below 2**59 from another seed, by the same hash as ``seeded``."""
    return _hash(seed, purpose, parts) >> 69


def _hash(seed: int, purpose: str, parts: tuple[int, ...]) -> int:
    """A hash of 128 bits."""
    text = f"{seed} {purpose} {parts}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")


def advance(rng: i64) -> i64:
    """Return the next state of a generator."""
    return ((rng >> 31) * FACTOR % MODULUS) << 31 | (rng & 0x7FFFFFFF) * _A2 % _M2


def below(rng: i64, bound: i64) -> i64:
    """Return the random number in 0..bound-1 that a generator's state stands for."""
    number = (rng >> 31) - (rng & 0x7FFFFFFF)
    return (number if number >= 0 else number + _SPAN) % bound


def shuffle(rng: i64, pieces: list[Piece]) -> i64:
    """Shuffle pieces in place and return the next state of the generator.

    Draws as ``advance`` and ``below`` do, for each piece from the last to the second.
    """
    one, other = rng >> 31, rng & 0x7FFFFFFF
    for last in range(len(pieces) - 1, 0, -1):
        one = one * FACTOR % MODULUS
        other = other * _A2 % _M2
        number = one - other
        if number < 0:
            number += _SPAN
        place = number % (last + 1)
        pieces[last], pieces[place] = pieces[place], pieces[last]
    return one << 31 | other


def drawn(rng: i64, pile: list[int], first: i64, choices: i64, count: i64) -> tuple[i64, list[int]]:
    """Remove ``count`` random pieces from ``pile[first : first + choices]``.

    Returns the next state of the generator and the pieces. Draws as ``advance`` and ``below`` do.
    """
    one, other = rng >> 31, rng & 0x7FFFFFFF
    pieces: list[int] = []
    for bound in range(choices, choices - count, -1):
        one = one * FACTOR % MODULUS
        other = other * _A2 % _M2
        number = one - other
        if number < 0:
            number += _SPAN
        pieces.append(pile.pop(first + number % bound))
    return one << 31 | other, pieces
