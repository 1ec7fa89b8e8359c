"""Simulated matches: the numbers add up, and the order of the ladder shows in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadOption, GameError, IllegalAction
from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.spec import GameSpec
from kraftwagen.tools import arena
from tests.bots import broken
from tests.every import EVERY

TIMES = {"seconds", "decisions_per_second", "jobs"}
SEAT_TIMES = {"seconds_per_decision", "median_seconds", "slowest_seconds"}


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    """A result without what differs from run to run."""
    rest = {name: value for name, value in result.items() if name not in TIMES}
    rest["seats"] = {
        bot: {name: value for name, value in figures.items() if name not in SEAT_TIMES}
        for bot, figures in result["seats"].items()
    }
    return rest


def test_the_numbers_add_up() -> None:
    short = {"short": True}
    result = arena.simulate("kraftwagen", ["greedy", "random", "random"], 3, 3, options=short)
    greedy, others = result["seats"]["greedy"], result["seats"]["random"]
    assert (greedy["games"], others["games"]) == (3, 6)
    assert greedy["wins"] + others["wins"] == pytest.approx(3)
    assert greedy["win_rate"] == pytest.approx(greedy["wins"] / 3)
    low, high = greedy["win_rate_95"]
    assert 0 <= low <= greedy["win_rate"] <= high <= 1
    assert sum(result["game_turns_ended"].values()) == 3 * 2
    assert result["player_turns_per_game"] > 10
    assert result["decisions"] / result["seconds"] == pytest.approx(result["decisions_per_second"])
    assert 0 < greedy["median_seconds"] <= greedy["slowest_seconds"]


def test_a_tie_is_split() -> None:
    games = [
        arena.Played(("a", "b", "b"), (5, 5, 1), (0, 1), ((0.1,), (), (0.3,)), 4, {"cars": 1}),
        arena.Played(("b", "b", "a"), (2, 2, 2), (0, 1, 2), ((), (), ()), 6, {"token": 2}),
    ]
    result = arena.summary(games, 2.0)
    assert result["seats"]["a"]["wins"] == pytest.approx(1 / 2 + 1 / 3)
    assert result["seats"]["b"]["wins"] == pytest.approx(1 / 2 + 2 / 3)
    assert result["seats"]["b"]["mean_score"] == pytest.approx(10 / 4)
    assert result["seats"]["a"]["seconds_per_decision"] == pytest.approx(0.1)
    assert result["player_turns_per_game"] == 5
    assert result["decisions_per_second"] == 1
    assert result["game_turns_ended"] == {"cars": 1, "token": 2}


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(50, 100, (0.4038, 0.5962)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0))],
)
def test_wilson(wins: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    alone = arena.simulate("toy", ["greedy", "random"], 8, 5)
    shared = arena.simulate("toy", ["greedy", "random"], 8, 5, 2, modules=(broken.__name__,))
    assert untimed(alone) == untimed(shared)
    other = arena.simulate("toy", ["greedy", "random"], 8, 6)
    assert untimed(other)["seats"] != untimed(alone)["seats"]


def test_every_deal_is_played_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[tuple[int, tuple[str, ...]]] = Counter()
    real = arena.play

    def spy(spec: GameSpec[Any], line_up: tuple[str, ...], deal: int, options: Any) -> Any:
        seen[deal, line_up] += 1
        return real(spec, line_up, deal, options)

    monkeypatch.setattr(arena, "play", spy)
    arena.simulate("toy", ["greedy", "random", "random"], 6, 1)
    assert set(seen.values()) == {1}
    assert len({deal for deal, _ in seen}) == 2
    assert {line_up.index("greedy") for _, line_up in seen} == {0, 1, 2}


@pytest.mark.parametrize(("game", "games"), [("toy", 16), ("kraftwagen", 4 if EVERY else 2)])
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(game: str, games: int, seats: int) -> None:
    result = arena.simulate(game, ["greedy"] + ["random"] * (seats - 1), games, 11)
    assert result["seats"]["greedy"]["win_rate"] > 1.5 / seats


def test_greedy_beats_random_with_special_tiles() -> None:
    options = {"special_tiles": True, "short": True}
    result = arena.simulate("kraftwagen", ["random", "greedy", "random"], 3, 2, options=options)
    assert result["options"]["special_tiles"] is True
    assert result["seats"]["greedy"]["win_rate"] > 0.5


@pytest.mark.parametrize(
    ("line_up", "games", "jobs", "words"),
    [
        (["random"], 1, 1, "seats: 1 given"),
        (["random"] * 5, 1, 1, "seats: 5 given"),
        (["random"] * 2, 0, 1, "games: 0"),
        (["random"] * 2, 1, 0, "jobs: 0"),
    ],
)
def test_bad_numbers(line_up: list[str], games: int, jobs: int, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        arena.simulate("toy", line_up, games, 1, jobs)


def test_unknown_bots_options_and_games() -> None:
    with pytest.raises(ladder.UnknownBot):
        arena.simulate("toy", ["random", "nobody"], 1, 1)
    with pytest.raises(BadOption):
        arena.simulate("kraftwagen", ["random"] * 2, 1, 1, options={"nonsense": True})
    with pytest.raises(GameError, match="unknown game"):
        arena.simulate("chess", ["random"] * 2, 1, 1)


def test_any_seed_is_taken() -> None:
    for seed in (-1, 0, 1 << 70):
        assert arena.simulate("kraftwagen", ["random"] * 2, 1, seed)["games"] == 1


def test_a_cheat_is_caught() -> None:
    spec = registry.load("kraftwagen")
    with pytest.raises((IllegalAction, GameError)):
        arena.play(spec, ("cheat", "random"), 1, {})
