"""The generator: fixed numbers on every machine, small intermediates, even draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import rng

LIMIT = 1 << 62
VECTORS = {
    0: (2318277629667293145, [70, 106, 87, 164, 926, 823]),
    1: (894305409972085261, [642, 891, 556, 81, 295, 100]),
    2: (1308730971904637803, [346, 748, 756, 90, 550, 904]),
    12345: (1610478350415934837, [574, 297, 495, 311, 491, 977]),
    (1 << 60) - 1: (3056578498228426099, [417, 214, 487, 223, 893, 590]),
}


def stream(seed: int, count: int, bound: int) -> list[int]:
    state = rng.seeded(seed, "test")
    drawn = []
    for _ in range(count):
        state = rng.advance(state)
        drawn.append(rng.below(state, bound))
    return drawn


@pytest.mark.parametrize(("seed", "expected"), VECTORS.items())
def test_the_numbers_are_fixed(seed: int, expected: tuple[int, list[int]]) -> None:
    assert rng.seeded(seed, "test") == expected[0]
    assert stream(seed, 6, 1000) == expected[1]


def test_far_along_too() -> None:
    state = rng.seeded(42, "test")
    for _ in range(10_000):
        state = rng.advance(state)
    assert state == 63870735437947065


@pytest.mark.parametrize("seed", range(50))
def test_many_at_once_are_the_same_numbers(seed: int) -> None:
    start = rng.seeded(seed, "test")
    state, pile, taken = start, list(range(40)), []
    for bound in range(30, 12, -1):
        state = rng.advance(state)
        taken.append(pile.pop(5 + rng.below(state, bound)))
    left = list(range(40))
    assert rng.drawn(start, left, 5, 30, 18) == (state, taken)
    assert left == pile

    state, order = start, list("abcdefgh")
    for last in range(7, 0, -1):
        state = rng.advance(state)
        place = rng.below(state, last + 1)
        order[last], order[place] = order[place], order[last]
    shuffled = list("abcdefgh")
    assert rng.shuffle(start, shuffled) == state
    assert shuffled == order


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
    state: Any = Checked(rng.seeded(seed, "test"))
    for _ in range(500):
        state = rng.advance(state)
        assert 0 <= rng.below(state, 50) < 50
    largest = Checked((2147483563 - 1) << 31 | (2147483399 - 1))
    assert rng.advance(largest) < LIMIT
    assert rng.shuffle(largest, list(range(50))) < LIMIT
    assert rng.drawn(largest, list(range(50)), 0, 50, 50)[0] < LIMIT


def even(counts: Counter[Any], cells: int) -> bool:
    """Whether chi-square stays within five standard deviations of what even draws give."""
    mean = sum(counts.values()) / cells
    missing = (cells - len(counts)) * mean
    off = sum((count - mean) ** 2 / mean for count in counts.values())
    free = cells - 1
    return bool(abs(off + missing - free) < 5 * (2 * free) ** 0.5)


@pytest.mark.parametrize("bound", [2, 3, 4, 7, 48, 100])
def test_draws_are_even(bound: int) -> None:
    drawn = stream(7, 20_000, bound)
    assert even(Counter(drawn), bound)
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert even(pairs, bound * bound)


@pytest.mark.parametrize("bound", [2, 3, 4, 7, 48])
def test_first_draws_are_even_over_seeds(bound: int) -> None:
    assert even(Counter(stream(seed, 1, bound)[0] for seed in range(5000)), bound)


def test_streams_do_not_repeat_soon() -> None:
    state = rng.seeded(3, "test")
    seen = set()
    for _ in range(20_000):
        seen.add(state)
        state = rng.advance(state)
    assert len(seen) == 20_000


def test_seeds_give_different_states() -> None:
    assert len({rng.seeded(seed, "test") for seed in range(20_000)}) == 20_000


def test_a_blank_generator_stays_blank() -> None:
    assert rng.advance(rng.BLANK) == rng.BLANK
    assert rng.BLANK not in {rng.seeded(seed, "test") for seed in range(1000)}


def test_purposes_and_parts_have_streams_of_their_own() -> None:
    kinds = [("deal",), ("bot",), ("bot", 0), ("bot", 1), ("bot", 0, 0), ("bot", 10)]
    states = {rng.seeded(seed, *kind) for seed in range(1000) for kind in kinds}  # type: ignore[arg-type]
    assert len(states) == 1000 * len(kinds)
    seeds = {rng.derived(seed, *kind) for seed in range(1000) for kind in kinds}  # type: ignore[arg-type]
    assert len(seeds) == 1000 * len(kinds)
    assert all(0 <= seed < 1 << 59 for seed in seeds)


def test_a_derived_seed_is_fixed() -> None:
    assert rng.derived(1, "test") == 71400560315589028
    assert rng.derived(1, "test", 2, 3) == 293575483810675207


@pytest.mark.parametrize("step", [1, 2, 16, 1 << 29, 1_000_003])
def test_neighbouring_seeds_are_independent(step: int) -> None:
    pairs = Counter(
        (stream(seed, 1, 17)[0], stream(seed + step, 1, 17)[0]) for seed in range(20_000)
    )
    assert even(pairs, 17 * 17)
