"""Every figure a bot gives has a sentence, and a hint comes in three steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import hint, ladder, voice
from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen import evaluate
from kraftwagen.ui import advice, i18n
from tests.bots.positions import middles

NAMES = ("Ada", "Bruno", "Clara", "Dorian")
_KINDS = """take start hire research body engine buyer race car daimler_low daimler_high diesel benz
    sale end space engine2"""
KINDS = _KINDS.split()


@pytest.fixture(scope="module")
def game() -> GameSpec[Any]:
    return registry.load("kraftwagen")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> i18n.Translator:
    translator = i18n.Translator(Path(__file__).parents[2] / "assets" / "locale")
    for name in ("tr", "tr_has"):
        found = translator if name == "tr" else translator.has
        monkeypatch.setattr(advice, name, found)
    return translator


@pytest.mark.parametrize("key", [*evaluate.FACETS, voice.ONLY, voice.EQUAL, voice.RIVAL])
def test_every_reason_has_a_sentence(key: str, english: i18n.Translator) -> None:
    args: dict[str, int | str] = {"gain": 34, "chance": 40}
    if key == voice.RIVAL:
        args["seat"] = 1
    words = advice.why("kraftwagen", Reason(key, "-", args), NAMES)
    assert words.endswith(".")
    assert "{" not in words
    assert ("3.4" in words) == (key not in (voice.ONLY, voice.EQUAL))
    assert ("Bruno" in words) == (key == voice.RIVAL)
    assert not english.missing


def test_facets_add_up_to_the_estimate(game: GameSpec[Any]) -> None:
    for state in middles(game, 4, range(0, 60, 8)):
        worth = game.evaluate(state)
        for seat in range(4):
            assert sum(evaluate.facets(state, seat).values()) == pytest.approx(worth[seat])


def test_reasons_of_real_games_have_sentences(
    game: GameSpec[Any], english: i18n.Translator
) -> None:
    bot = SearchBot(Level("x"), game, 1)
    said = set()
    for state in middles(game, 3, range(0, 60, 2)):
        choice = bot.choose(game.observe(state, game.actor(state)))
        lines, why = advice.after_move("kraftwagen", choice, game.to_text, NAMES)
        if choice.weighed:
            assert why
            assert 1 <= len(lines) <= advice.SHOWN
            said.add(choice.why.key if choice.why else "")
    assert len(said) > 3
    assert not english.missing


def test_the_reason_is_the_largest_difference(game: GameSpec[Any]) -> None:
    assert game.insight is not None
    for state in middles(game, 3, range(0, 40, 5)):
        plans = game.insight.plans(state, False)
        ways = [(plan, 0.25) for plan in plans]
        found = voice.why(game.insight, game.actor(state), ways)
        assert found is not None
        assert found.args["chance"] == 25
        other = next((p for p in plans if p.codes[0] != plans[0].codes[0]), None)
        if other is None:
            assert found.key == voice.ONLY
        elif found.key in evaluate.FACETS:
            seat = game.actor(state)
            mine = evaluate.facets(plans[0].state, seat)
            theirs = evaluate.facets(other.state, seat)
            gains = {name: mine[name] - theirs[name] for name in mine}
            assert gains[found.key] == max(gains.values())
            assert found.args["gain"] == round(10 * gains[found.key])


def test_a_move_carried_out_as_planned_says_nothing() -> None:
    assert advice.after_move("kraftwagen", Choice(3), str, NAMES) == ([], "")


def test_candidates_in_words() -> None:
    words = {1: "Take hire", 2: "Take research"}
    told = advice.candidate(Candidate(1, 0.5, (1,), 61.4, 0.333), words.__getitem__)
    assert told == "Take hire: 61 money expected, 33 % to win"
    assert advice.candidate(Candidate(2, 5.0, (2,), 61.4), words.__getitem__).endswith("expected")
    assert advice.candidate(Candidate(2, 5.0), words.__getitem__) == "Take research"


def test_a_hint_in_three_steps(game: GameSpec[Any]) -> None:
    state = middles(game, 3, (12,))[0]
    asked: list[str] = []

    class Runner:
        def ask(self, bot: str, seed: int, observation: Any) -> None:
            asked.append(bot)

    view = game.observe(state, game.actor(state))
    hint.ask(Runner(), 1, view)
    assert asked == [ladder.HINTS]
    choice = SearchBot(Level("x"), game, 1).choose(view)
    found = hint.advice(game, choice)
    assert found.best.code == choice.code
    assert found.best in found.candidates
    assert 1 <= len(found.candidates) <= hint.WORTH_A_THOUGHT
    first, second, third = (
        advice.hint("kraftwagen", found, step, game.to_text, NAMES) for step in (1, 2, 3)
    )
    assert first == ["Look here: taking an action tile."]
    assert len(second) == len(found.candidates)
    assert game.to_text(choice.code) in third[0]


def test_a_hint_where_there_is_no_choice(game: GameSpec[Any]) -> None:
    found = hint.advice(game, Choice(game.from_text("end")))
    assert found.kinds == ("end",)
    assert advice.hint("kraftwagen", found, 3, game.to_text, NAMES) == ["end."]


def test_every_kind_of_decision_has_a_word(english: i18n.Translator) -> None:
    for kind in KINDS:
        assert english.has(f"advice.kind.{kind}")
