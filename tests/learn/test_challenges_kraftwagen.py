"""The challenges of Kraftwagen: lawful, in words, and as hard as their figures say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn import challenges, measure
from kraftwagen.learn.challenges import GENERAL, MEDALS, Challenge
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir

GAME = registry.load("kraftwagen")
FOLDER = assets_dir() / "games" / GAME.id / "learn"
FOUND, FAULTS = challenges.load(FOLDER / challenges.FILE, GAME)
LEAST_GAMES = 100
each = pytest.mark.parametrize("one", FOUND, ids=lambda one: one.id)


@cache
def figures() -> dict[str, Any]:
    return measure.read(FOLDER)


@cache
def words() -> Translator:
    return Translator(assets_dir() / "locale", "en")


def test_two_dozen_are_there_and_none_is_broken() -> None:
    assert not FAULTS
    assert len(FOUND) >= 24
    assert {len(one.seats) for one in FOUND} == {2, 3, 4}
    assert sum(bool(one.twist) for one in FOUND) >= 8
    assert any(one.options.get("special_tiles") for one in FOUND)
    assert {medal for one in FOUND for medal in one.medals} == set(MEDALS)


@each
def test_it_begins_lawfully_with_any_luck(one: Challenge) -> None:
    for seed in range(8):
        state = one.start(GAME, seed)
        GAME.check(state)
        assert not GAME.is_over(state)
        assert GAME.legal(state)
        facts = challenges.facts_of(GAME, (), state, one.person)
        assert one.medal(facts) == "" or _is_a_lead(one), "nothing is won before it is done"
        assert not one.spoiled(facts)


def _is_a_lead(one: Challenge) -> bool:
    """Whether bronze is a matter of places alone: those are shared when all have nothing."""
    return {condition.fact for condition in one.conditions("bronze")} <= {"place", "margin"}


@each
def test_it_is_said_in_words(one: Challenge) -> None:
    begin = f"{GAME.id}.challenges"
    for part in ("title", "words"):
        assert words().has(f"{begin}.{one.id}.{part}")
    conditions = [*one.goal, *one.never, *(c for medal in one.medals.values() for c in medal)]
    for condition in conditions:
        assert condition.fact in GENERAL or words().has(f"{begin}.facts.{condition.fact}")


@each
def test_its_figures_were_measured_as_it_is_now(one: Challenge) -> None:
    kept = figures()[one.id]
    assert kept["digest"] == one.digest, "measure it again"
    assert tuple(kept["bots"]) == measure.bots_of(one)
    assert min(bot["games"] for bot in kept["bots"].values()) >= LEAST_GAMES


@each
def test_bronze_is_for_the_first_player_and_gold_for_the_expert(one: Challenge) -> None:
    first, expert = (figures()[one.id]["bots"][bot] for bot in measure.bots_of(one))
    assert 0.2 <= first["bronze"] / first["games"] <= 0.4
    assert 0.1 <= expert["gold"] / expert["games"] <= 0.4
    assert expert["bronze"] >= expert["silver"] >= expert["gold"]


def test_no_figures_are_left_over() -> None:
    assert set(figures()) == {one.id for one in FOUND}


def test_a_trying_bot_plays_a_challenge_to_its_end() -> None:
    """One with a twist and something forbidden, as the command would."""
    (one,) = (one for one in FOUND if one.id == "no_race")
    (facts,) = measure.tries(GAME, one, "apprentice", 1)
    assert facts["driven"] == 0
    assert facts["score"] > 0


def test_the_command_measures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from kraftwagen import cli

    command = ["--data-dir", str(tmp_path), "challenges", "measure", "--game", GAME.id]
    assert cli.main([*command, "--only", "last_turn", "--games", "2"]) == 0
    head, first, expert = capsys.readouterr().out.splitlines()
    assert "bronze (95 %)" in head
    assert first.split()[:3] == ["last_turn", "apprentice", "2"]
    assert expert.split()[1] == "engineer"
    assert cli.main([*command, "--only", "nothing"]) == cli.ERROR
