"""The learned estimate: what it sees, what it says, and what happens without it."""

from __future__ import annotations

import math
import shutil
import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.runner import BotRunner
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import network, registry
from kraftwagen.engine.errors import BadData
from kraftwagen.engine.spec import GameSpec
from tests.bots.positions import middles
from tests.games import GAMES

LARGEST = 100_000


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> GameSpec[Any]:
    return registry.load(request.param)


def room(game: GameSpec[Any], module: str) -> ModuleType:
    """A module of what a game knows about playing it."""
    return import_module(f"kraftwagen.games.{game.id}.evaluation.{module}")


@pytest.fixture(scope="module")
def built_in(game: GameSpec[Any]) -> Path:
    path = room(game, "insight").BUILT_IN
    assert isinstance(path, Path)
    return path


def test_features_name_every_place_once(game: GameSpec[Any]) -> None:
    features = room(game, "features")
    for seats in (2, 3, 4):
        for state in middles(game, seats, range(0, 60, 3)):
            described = [(features.table(state), features.TABLE)]
            described += [(sparse, features.SEAT) for sparse in features.seats(state)]
            for sparse, size in described:
                assert len(set(sparse.places)) == len(sparse.places) == len(sparse.values)
                assert all(0 <= place < size for place in sparse.places)
                assert all(-8 < value < 8 for value in sparse.values)


def test_features_do_not_see_the_generator(game: GameSpec[Any]) -> None:
    features = room(game, "features")
    for number, state in enumerate(middles(game, 4, range(0, 60, 7))):
        other = game.clone(state)
        other.rng = number + 5
        for one, two in zip(features.seats(state), features.seats(other), strict=True):
            assert (one.places, one.values) == (two.places, two.values)
        assert features.table(state).values == features.table(other).values


def test_chances_add_up_and_the_end_is_exact(game: GameSpec[Any]) -> None:
    assert game.insight is not None
    for seats in (2, 3, 4):
        for state in middles(game, seats, (3, 30)):
            forecast = game.insight.evaluate_deeply(state)
            assert sum(forecast.chances) == pytest.approx(1)
            assert len(forecast.scores) == seats
        while not game.is_over(state):
            state = game.insight.rollout_turn(state, 5, 0.0)
        forecast = game.insight.evaluate_deeply(state)
        assert list(forecast.scores) == game.scores(state)
        winners = game.winners(state)
        assert [chance > 0 for chance in forecast.chances] == [s in winners for s in range(seats)]


def test_it_has_learned_who_is_ahead(game: GameSpec[Any]) -> None:
    """Late in a game it gives the later winners far more than a quarter each."""
    assert game.insight is not None
    given = 0.0
    games = 10
    for seed in range(games):
        state = middles(game, 4, (50,), seed)[0]
        forecast = game.insight.evaluate_deeply(state)
        while not game.is_over(state):
            state = game.insight.rollout_turn(state, seed + 9, 0.0)
        winners = game.winners(state)
        given += sum(forecast.chances[seat] for seat in winners) / len(winners)
    assert given > 0.3 * games


def test_exponentials() -> None:
    for value in (0.0, -0.001, -0.5, -3.0, -12.0):
        assert network.exp(value) == pytest.approx(math.exp(value), rel=0.1, abs=1e-9)
    assert network.exp(-100.0) == 0.0


def test_the_files_are_small_and_survive_a_round_trip(game: GameSpec[Any], built_in: Path) -> None:
    files = sorted(built_in.parent.glob("weights*.txt"))
    assert len(files) == 2
    for file in files:
        assert file.stat().st_size < LARGEST
        words = file.read_text(encoding="utf-8").split()
        text = network.to_text([int(word) for word in words[3:]], room(game, "judge").SHAPE)
        assert text == file.read_text(encoding="utf-8")


def test_a_short_game_has_weights_of_its_own(
    game: GameSpec[Any], built_in: Path, tmp_path: Path
) -> None:
    shutil.copy(built_in, tmp_path / "weights.txt")
    shutil.copy(built_in, tmp_path / "weights_short.txt")
    assert game.insight is not None
    ours, theirs = game.insight, room(game, "insight").load(tmp_path / "weights.txt")
    for short in (False, True):
        state = game.new(3, 5, {"short": short})
        judged, alike = [], []
        for turn in range(12):
            one, other = ours.policy_turn(state, 1, 0.0), theirs.policy_turn(state, 1, 0.0)
            alike.append(game.digest(one) == game.digest(other))
            judged.append(
                ours.evaluate_deeply(state).chances == theirs.evaluate_deeply(state).chances
            )
            state = ours.rollout_turn(state, turn, 2.0)
        assert all(judged) != short
        assert all(alike) != short


@pytest.mark.parametrize("how", ["missing", "cut", "changed", "other", "another game"])
def test_damaged_weights_are_noticed(
    game: GameSpec[Any], built_in: Path, tmp_path: Path, how: str
) -> None:
    path = tmp_path / "weights.txt"
    text = built_in.read_text(encoding="utf-8")
    if how == "cut":
        path.write_text(text[: len(text) // 2], encoding="utf-8")
    elif how == "changed":
        path.write_text(text[:-3] + "9" + text[-2:], encoding="utf-8")
    elif how == "other":
        path.write_text("something else\n1 2 3\n", encoding="utf-8")
    elif how == "another game":
        path.write_text(text.replace(game.id, "another", 1), encoding="utf-8")
    with pytest.raises(BadData, match=r"weights\.txt"):
        network.load(path, room(game, "judge").SHAPE)


@pytest.mark.parametrize(
    "word", ["9" * 400, "-" + "9" * 400, "9" * 5000, "1e999", "nan", "\0", "--1"]
)
def test_weights_that_are_no_numbers_are_noticed_whatever_their_checksum(
    game: GameSpec[Any], built_in: Path, tmp_path: Path, word: str
) -> None:
    shape, path = room(game, "judge").SHAPE, tmp_path / "weights.txt"
    body = built_in.read_text(encoding="utf-8").split("\n", 1)[1].split(" ", 1)[1]
    body = f"{word} {body}"
    head = f"{game.id}-weights {shape.version} {network._checksum(body)}"
    path.write_text(f"{head}\n{body}", encoding="utf-8")
    with pytest.raises(BadData, match="number"):
        network.load(path, shape)


def test_too_few_weights(game: GameSpec[Any]) -> None:
    with pytest.raises(BadData, match="must be"):
        network.from_numbers([1, 2, 3], room(game, "judge").SHAPE)


def test_a_bot_without_its_weights_raises(game: GameSpec[Any], tmp_path: Path) -> None:
    spec = replace(game, insight=room(game, "insight").load(tmp_path / "none.txt"))
    state = middles(game, 3, (5,))[0]
    with pytest.raises(BadData):
        SearchBot(Level("x", learned=True), spec, 1).choose(spec.observe(state, spec.actor(state)))


def test_a_match_goes_on_without_weights_and_says_so_once(
    game: GameSpec[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    state = middles(game, 3, (5,))[0]
    with BotRunner(game, modules=("tests.bots.no_weights",)) as runner:
        for attempt in range(3):
            runner.ask("engineer", 1, game.observe(state, game.actor(state)))
            until = time.monotonic() + 60
            move = runner.poll()
            while move is None and time.monotonic() < until:
                time.sleep(0.01)
                move = runner.poll()
            assert move is not None
            assert bool(move.trouble) == (attempt == 0)
            assert "weights" in move.trouble or attempt
            assert move.choice.code in game.legal(state)
            simple = ladder.build(ladder.FALL_BACK, game, 1)
            assert move.choice.code == simple.choose(game.observe(state, game.actor(state))).code
    shutil.rmtree(tmp_path)
