"""The challenges that come with the games: lawful, in words, as hard as their figures say."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import career, challenges
from kraftwagen.learn.challenges import GENERAL, MEDALS, Challenge
from kraftwagen.learn.entries import BadEntry
from kraftwagen.tools import measure
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.each import each
from tests.games import GAMES, sample
from tests.ui.catalogue import tree

LEAST_GAMES = 100


@dataclass(frozen=True)
class Shipped:
    """The challenges of one game."""

    spec: GameSpec[Any]
    found: list[Challenge]
    faults: list[BadEntry]
    figures: dict[str, Any]


def _read(game: str) -> Shipped:
    spec, folder = registry.load(game), learn_folder(assets_dir(), game)
    return Shipped(spec, *challenges.load(folder / challenges.FILE, spec), measure.read(folder))


SHIPPED = [_read(game) for game in GAMES]
each_game = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.spec.id)
each_one = each(
    [(game, one) for game in SHIPPED for one in game.found],
    name=lambda pair: f"{pair[0].spec.id} {pair[1].id}",
)


@cache
def words() -> Translator:
    return Translator(assets_dir() / "locale", "en")


@each_game
def test_two_dozen_are_there_and_none_is_broken(game: Shipped) -> None:
    assert not game.faults
    assert len(game.found) >= 24
    assert {len(one.seats) for one in game.found} == {2, 3, 4}
    assert sum(bool(one.twist) for one in game.found) >= 8
    switches = [option.name for option in game.spec.declared_options if option.kind == "bool"]
    assert any(one.options.get(name) for one in game.found for name in switches)
    assert {medal for one in game.found for medal in one.medals} == set(MEDALS)


@each_one
def test_it_begins_lawfully_with_any_luck(pair: tuple[Shipped, Challenge]) -> None:
    spec, one = pair[0].spec, pair[1]
    for seed in range(8):
        state = one.start(spec, seed)
        spec.check(state)
        assert not spec.is_over(state)
        assert spec.legal(state)
        facts = challenges.facts_of(spec, (), state, one.person)
        assert one.medal(facts) == "" or _is_a_lead(one), "nothing is won before it is done"
        assert not one.spoiled(facts)


def _is_a_lead(one: Challenge) -> bool:
    """Whether bronze is a matter of places alone: those are shared when all have nothing."""
    return {condition.fact for condition in one.conditions("bronze")} <= {"place", "margin"}


@each_one
def test_it_is_said_in_words(pair: tuple[Shipped, Challenge]) -> None:
    game, one = pair
    begin = f"{game.spec.id}.challenges"
    for part in ("title", "words"):
        assert words().has(f"{begin}.{one.id}.{part}")
    conditions = [*one.goal, *one.never, *(c for medal in one.medals.values() for c in medal)]
    for condition in conditions:
        assert condition.fact in GENERAL or words().has(f"{begin}.facts.{condition.fact}")


@each_game
def test_no_words_are_left_over(game: Shipped) -> None:
    said = tree(words(), f"{game.spec.id}.challenges")
    facts = set(said.pop("facts"))
    assert set(said) == {one.id for one in game.found}
    asked = {
        condition.fact
        for one in game.found
        for condition in (*one.goal, *one.never, *(c for m in one.medals.values() for c in m))
    }
    chapters = career.load(assets_dir() / "games" / game.spec.id / career.FILE, game.spec)
    goals = (goal for one in chapters for goal in (one.aim, *(job.goal for job in one.jobs)))
    asked |= {condition.fact for goal in goals for condition in goal}
    assert facts == asked - set(GENERAL)


@each_one
def test_its_figures_were_measured_as_it_is_now(pair: tuple[Shipped, Challenge]) -> None:
    """With other numbers of the box it is another challenge as well."""
    game, one = pair
    kept = game.figures[one.id]
    assert kept["digest"] == one.digest, "measure it again"
    assert kept["data"] == game.spec.data_digest, "measure it again"
    assert tuple(kept["bots"]) == measure.bots_of(one)
    assert min(bot["games"] for bot in kept["bots"].values()) >= LEAST_GAMES


@each_one
def test_bronze_is_for_the_first_player_and_gold_for_the_expert(
    pair: tuple[Shipped, Challenge],
) -> None:
    game, one = pair
    first, expert = (game.figures[one.id]["bots"][bot] for bot in measure.bots_of(one))
    assert 0.2 <= first["bronze"] / first["games"] <= 0.4
    assert 0.1 <= expert["gold"] / expert["games"] <= 0.4
    assert expert["bronze"] >= expert["silver"] >= expert["gold"]


@each_game
def test_no_figures_are_left_over(game: Shipped) -> None:
    assert set(game.figures) == {one.id for one in game.found}


@each_game
def test_a_trying_bot_plays_a_challenge_to_its_end(game: Shipped) -> None:
    """One with something forbidden, as the command would."""
    name, fact = sample(game.spec.id).forbids
    (one,) = (one for one in game.found if one.id == name)
    (facts,) = measure.tries(game.spec, one, "apprentice", 1)
    assert facts[fact] == 0
    assert facts["score"] > 0


def test_the_command_measures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from kraftwagen import cli, command_words

    command = ["--data-dir", str(tmp_path), "challenges", "measure", "--game", "kraftwagen"]
    assert cli.main([*command, "--only", "last_turn", "--games", "2"]) == 0
    head, first, expert = capsys.readouterr().out.splitlines()
    assert "bronze (95 %)" in head
    assert first.split()[:3] == ["last_turn", "newcomer", "2"]
    assert expert.split()[1] == "engineer"
    assert cli.main([*command, "--only", "nothing"]) == command_words.ERROR
