"""A generator whose whole state is one int, fixed by test vectors.

Two multiplicative congruential generators (moduli 2147483563 and 2147483399, the combination of
L'Ecuyer 1988) packed into one int. All intermediates stay below 2**62, so compiled code never
needs big integers and every machine draws the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_M1: Final[i64] = 2147483563
_M2: Final[i64] = 2147483399
_A1: Final[i64] = 40014
_A2: Final[i64] = 40692
BLANK: Final = 0
"""The value of a generator that has been taken out of an observation."""


def seeded(seed: int) -> int:
    """A generator for any int seed; close seeds give unrelated streams."""
    mixed = seed % (1 << 61)
    first = 1 + (mixed ^ (mixed >> 29) ^ 0x2545F491) % (_M1 - 1)
    second = 1 + (mixed // 3 ^ (mixed >> 17) ^ 0x1B873593) % (_M2 - 1)
    rng = first << 31 | second
    for _ in range(12):
        rng = advance(rng)
    return rng


def advance(rng: i64) -> i64:
    """The generator after one more number."""
    return ((rng >> 31) * _A1 % _M1) << 31 | (rng & 0x7FFFFFFF) * _A2 % _M2


def below(rng: i64, bound: i64) -> i64:
    """The number in 0..bound-1 that this generator state stands for."""
    return ((rng >> 31) - (rng & 0x7FFFFFFF)) % (_M1 - 1) % bound
