"""How styles are told apart, and the table with bots that foresee every draw."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.engine import registry, rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen.evaluation import styles
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS
from tests.games import GAMES, each_game

BUYERS = tuple(f"{wish} buyers" for wish in ("body", "engine", "prestige", "price"))


def training(name: str) -> ModuleType:
    return import_module(f"kraftwagen.tools.training.{name}")


@pytest.fixture(scope="module")
def game() -> GameSpec[Any]:
    return registry.load("kraftwagen")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with random bots in every seat."""
    script = training("styles")
    known = [style for one in GAMES for style in insight_of(registry.load(one)).styles]
    names = [*known, script.NEUTRAL]
    monkeypatch.setattr(ladder, "_LADDER", dict.fromkeys(names, RandomBot))
    monkeypatch.setattr(script, "register", lambda names, simulations: None)
    return script


@each_game
def test_the_rule_speaks_of_what_is_counted(game: str) -> None:
    tastes = training("styles").Tastes(game)
    rule = json.loads(tastes.rule.read_text(encoding="utf-8"))
    assert rule["habits"] == list(tastes.habits)
    assert list(rule["styles"]) == list(tastes.names)
    assert {len(weights) for weights in rule["styles"].values()} == {len(tastes.habits) + 1}


@pytest.mark.parametrize(
    ("style", "habit", "most"),
    [
        ("racer", "engine buyers", 4),
        ("coachbuilder", "body points", 6),
        ("discounter", "price buyers", 4),
    ],
)
def test_the_rule_names_the_obvious(style: str, habit: str, most: float) -> None:
    """Everybody's usual habits but one: it gives the style away."""
    script = training("styles")
    rule = json.loads(script.Tastes("kraftwagen").rule.read_text(encoding="utf-8"))
    usual = dict.fromkeys(STATISTICS.habits, 0.0)
    usual |= {"races": 5, "spaces driven": 20, "Grand Prix engine": 3, "cars": 4.3}
    usual |= {"body points": 3, "engine points": 4, "body per car": 1.9, "engine per car": 2.8}
    usual |= {"workers per car": 1.2, "price per car": 8.7, "token moves": 1.7, "engines": 4.5}
    usual |= {"workers hired": 6.5, "research cards": 5.7, "bodies": 4.6, "player turns": 14.5}
    usual |= dict.fromkeys(BUYERS, 0.8)
    assert script.name(rule, [float(value) for value in {**usual, habit: most}.values()]) == style


def test_games_are_kept_and_judged(
    quick: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert quick.main(["--into", str(tmp_path), "--blocks", "1"]) == 0
    first = capsys.readouterr().out
    kept = next(tmp_path.iterdir())
    games = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(games) == 4
    assert "4 games; named right: " in first
    assert " of 12, " in first
    kept.write_text(games[0] + games[1] + games[2][:40], encoding="utf-8")
    assert quick.main(["--into", str(tmp_path), "--blocks", "1"]) == 0
    assert capsys.readouterr().out == first
    assert kept.read_text(encoding="utf-8") == "".join(games)


def test_a_rule_is_learned(quick: ModuleType) -> None:
    pytest.importorskip("numpy")
    names = list(styles.STYLES)
    games = []
    draw = rng.seeded(1, "test")
    for _ in range(20):
        habits = []
        for seat in range(3):
            row = []
            for place in range(len(STATISTICS.habits)):
                draw = rng.advance(draw)
                row.append(float(rng.below(draw, 5) + (6 if place == seat else 0)))
            habits.append(row)
        games.append(quick.Game(names, [1, 2, 3], habits))
    rule = quick.fit(quick.Tastes("kraftwagen"), games)
    assert all(quick.name(rule, habits) == style for style, habits in quick.samples(games))


def test_only_seers_see(game: GameSpec[Any]) -> None:
    script = training("foresight")
    state = game.new(2, 5, {})
    table = script.table(game, script.line_up("champion", 0, 2))
    assert table.observe(state, 0).state.rng == rng.BLANK
    assert table.observe(state, 1).state.rng == state.rng != rng.BLANK
    assert [script.line_up("a", number, 3).index("a") for number in range(4)] == [0, 1, 2, 0]


def test_what_a_seer_foresees_happens(game: GameSpec[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    script = training("foresight")
    few = replace(script.LEVEL, simulations=4, candidates=2)
    monkeypatch.setattr(script, "LEVEL", few)
    state = game.new(2, 5, {})
    seers = [script.Seer(game, seat) for seat in range(2)]
    revealed = game.reveals(state)
    for _ in range(20):
        seat = game.actor(state)
        code = seers[seat].choose(script.whole(state, seat)).code
        game.apply(state, code)
        assert game.digest(seers[seat]._expected) == game.digest(state)
    assert game.reveals(state) > revealed
