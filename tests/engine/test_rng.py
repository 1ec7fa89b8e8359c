"""The generator: fixed numbers on every machine, small intermediates, even draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import rng

LIMIT = 1 << 62
VECTORS = {
    0: (3103370679150967569, [294, 292, 792, 71, 588, 604]),
    1: (2988597739126258449, [631, 861, 310, 783, 96, 743]),
    2: (3332916559200385809, [618, 154, 755, 647, 572, 326]),
    12345: (1977441222217027712, [21, 664, 318, 879, 837, 280]),
    (1 << 60) - 1: (170657776159627251, [707, 706, 490, 874, 530, 367]),
}


def stream(seed: int, count: int, bound: int) -> list[int]:
    state = rng.seeded(seed)
    drawn = []
    for _ in range(count):
        state = rng.advance(state)
        drawn.append(rng.below(state, bound))
    return drawn


@pytest.mark.parametrize(("seed", "expected"), VECTORS.items())
def test_the_numbers_are_fixed(seed: int, expected: tuple[int, list[int]]) -> None:
    assert rng.seeded(seed) == expected[0]
    assert stream(seed, 6, 1000) == expected[1]


def test_far_along_too() -> None:
    state = rng.seeded(42)
    for _ in range(10_000):
        state = rng.advance(state)
    assert state == 982494118520969512


class Checked(int):
    """An int whose every result must fit into 62 bits."""


def _checked(name: str) -> Callable[..., Checked]:
    plain = getattr(int, name)

    def operate(self: Checked, other: int) -> Checked:
        result = plain(self, other)
        assert -LIMIT < result < LIMIT, f"{self!r} {name} {other!r}"
        return Checked(result)

    return operate


for _name in ("add", "sub", "mul", "floordiv", "mod", "lshift", "rshift", "and", "or", "xor"):
    for _side in ("__{}__", "__r{}__"):
        setattr(Checked, _side.format(_name), _checked(_side.format(_name)))


@pytest.mark.skipif(not rng.__file__.endswith(".py"), reason="compiled: machine words anyway")
@pytest.mark.parametrize("seed", [0, 1, 77, (1 << 60) - 1, (1 << 61) - 1])
def test_intermediates_stay_below_62_bits(seed: int) -> None:
    state: Any = rng.seeded(Checked(seed))
    assert isinstance(state, Checked)
    for _ in range(500):
        state = rng.advance(state)
        assert 0 <= rng.below(state, 50) < 50
    largest = Checked((2147483563 - 1) << 31 | (2147483399 - 1))
    assert rng.advance(largest) < LIMIT


def spread(counts: Counter[Any], cells: int) -> float:
    """Chi-square over its degrees of freedom; about 1 for even draws."""
    mean = sum(counts.values()) / cells
    missing = (cells - len(counts)) * mean
    off = sum((count - mean) ** 2 / mean for count in counts.values())
    return (off + missing) / (cells - 1)


@pytest.mark.parametrize("bound", [2, 3, 4, 7, 48, 100])
def test_draws_are_even(bound: int) -> None:
    drawn = stream(7, 20_000, bound)
    assert spread(Counter(drawn), bound) < 2
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert spread(pairs, bound * bound) < 2


@pytest.mark.parametrize("bound", [2, 3, 4, 7, 48])
def test_first_draws_are_even_over_seeds(bound: int) -> None:
    assert spread(Counter(stream(seed, 1, bound)[0] for seed in range(5000)), bound) < 3


def test_streams_do_not_repeat_soon() -> None:
    state = rng.seeded(3)
    seen = set()
    for _ in range(20_000):
        seen.add(state)
        state = rng.advance(state)
    assert len(seen) == 20_000


def test_seeds_give_different_states() -> None:
    assert len({rng.seeded(seed) for seed in range(20_000)}) == 20_000


def test_a_blank_generator_stays_blank() -> None:
    assert rng.advance(rng.BLANK) == rng.BLANK
    assert rng.BLANK not in {rng.seeded(seed) for seed in range(1000)}
