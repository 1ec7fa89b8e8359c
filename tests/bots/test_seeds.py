"""Every seat of every deal has luck of its own: neighbours say nothing about each other."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.base import bot_seed
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.tools import arena

DEALS = 20_000
SPEC = registry.load("kraftwagen")
NOISY = Level("noisy", noise=1.0)


def noise(deal: int, seat: int) -> float:
    """How a noisy bot in a seat misjudges the first way it looks at."""
    return SearchBot(NOISY, SPEC, bot_seed(deal, seat))._bell()


def correlation(pairs: list[tuple[float, float]]) -> float:
    count = len(pairs)
    first, second = (sum(pair[side] for pair in pairs) / count for side in (0, 1))
    both = sum((one - first) * (other - second) for one, other in pairs)
    spread = sum((one - first) ** 2 for one, _ in pairs)
    return both / (spread * sum((other - second) ** 2 for _, other in pairs)) ** 0.5


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_noise_of_neighbouring_seats_is_unrelated(seat: int) -> None:
    pairs = [(noise(deal, seat - 1), noise(deal, seat)) for deal in range(DEALS)]
    assert abs(correlation(pairs)) < 0.02


def test_the_noise_of_neighbouring_deals_is_unrelated() -> None:
    found = [noise(deal, 0) for deal in range(DEALS)]
    assert abs(correlation(list(pairwise(found)))) < 0.02


def test_series_of_games_share_no_deal() -> None:
    deals = {arena.deal_of(seed, number) for seed in range(50) for number in range(200)}
    assert len(deals) == 50 * 200
    assert all(SPEC.new(2, deal, {}) for deal in list(deals)[:5])


def test_every_level_of_the_ladder_takes_a_seed_of_a_seat() -> None:
    state = SPEC.new(2, 3, {})
    seen = SPEC.observe(state, state.current)
    for level in ladder.LEVELS[:3]:
        bots = [ladder.build(level.name, SPEC, bot_seed(3, 0)) for _ in range(2)]
        assert bots[0].choose(seen).code == bots[1].choose(seen).code
