"""Every figure a bot gives has a sentence, and a hint comes in three steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import hint, ladder, voice
from kraftwagen.bots.base import Candidate, Choice, Unwatched
from kraftwagen.bots.search import Level, SearchBot
from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.evaluation import evaluate, grounds
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from tests.bots.positions import middles
from tests.games.kraftwagen.table import Table
from tests.ui.catalogue import tree

NAMES = ("Ada", "Bruno", "Clara", "Dorian")
_KINDS = """take start hire research body engine buyer race car daimler_low daimler_high diesel benz
    sale end space engine2"""
KINDS = _KINDS.split()


@pytest.fixture(scope="module")
def game() -> GameSpec[Any]:
    return registry.load("kraftwagen")


@pytest.fixture
def english(game: GameSpec[Any]) -> GameWords:
    return GameWords(Translator(Path(__file__).parents[2] / "assets" / "locale"), game)


@pytest.mark.parametrize("key", [*evaluate.TERMS, voice.ONLY, voice.EQUAL, voice.RIVAL])
def test_every_reason_has_a_sentence(key: str, english: GameWords) -> None:
    args: dict[str, int | str] = {"gain": 34, "chance": 40}
    if key == voice.RIVAL:
        args["seat"] = 1
    words = advice.why(english, Reason(key, "-", args), NAMES)
    assert words.endswith(".")
    assert "{" not in words
    assert (" 3 " in words) == (key not in (voice.ONLY, voice.EQUAL))
    assert ("Bruno" in words) == (key == voice.RIVAL)
    assert not english.tr.missing


def test_facets_add_up_to_the_estimate(game: GameSpec[Any]) -> None:
    for state in middles(game, 4, range(0, 60, 8)):
        worth = game.evaluate(state)
        for seat in range(4):
            assert sum(evaluate.breakdown(state, seat).values()) == pytest.approx(worth[seat])


def test_reasons_of_real_games_have_sentences(game: GameSpec[Any], english: GameWords) -> None:
    bot = SearchBot(Level("x"), game, 1)
    said = set()
    for state in middles(game, 3, range(0, 60, 2)):
        choice = bot.choose(game.observe(state, game.actor(state)), Unwatched())
        if choice.weighed:
            assert advice.why(english, choice.why, NAMES)
            said.add(choice.why.key if choice.why else "")
    assert len(said) > 3
    assert not english.tr.missing


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
        elif found.key in evaluate.TERMS:
            seat = game.actor(state)
            mine = evaluate.breakdown(plans[0].state, seat)
            theirs = evaluate.breakdown(other.state, seat)
            gains = {name: mine[name] - theirs[name] for name in mine}
            assert gains[found.key] == max(gains.values())
            assert found.args["gain"] == round(10 * gains[found.key])


def test_a_move_without_a_reason_says_nothing(english: GameWords) -> None:
    assert advice.why(english, Choice(3).why, NAMES) == ""


def test_candidates_in_words(english: GameWords) -> None:
    full = Candidate(1, 0.5, (1,), 61.4, 0.333)
    assert advice.figures(english, full) == "61 coins, 33%"
    assert advice.figures(english, full, open_totals=False) == "33%"
    assert advice.figures(english, Candidate(2, 5.0, (2,), 61.4)) == "61 coins"
    assert advice.figures(english, Candidate(2, 5.0, (2,), 61.4), open_totals=False) == ""
    assert advice.listed(english, [("Hire", "33 %"), ("End", "")]).splitlines()[:2] == [
        "- Hire: **33 %**",
        "- End",
    ]
    assert advice.listed(english, [("End", "")]) == "- End"


@pytest.mark.parametrize("tenths", [(4, "0.4"), (12, "1.2"), (15, "2"), (34, "3"), (100, "10")])
def test_amounts_are_whole_unless_little(tenths: tuple[int, str], english: GameWords) -> None:
    words = advice.why(english, Reason("sale", "-", {"gain": tenths[0]}), NAMES)
    assert f" {tenths[1]} " in words


def test_a_hint_in_three_steps(game: GameSpec[Any], english: GameWords) -> None:
    state = middles(game, 3, (12,))[0]
    asked: list[str] = []

    class Runner:
        def ask(self, bot: str, seed: int, observation: Any) -> None:
            asked.append(bot)

    view = game.observe(state, game.actor(state))
    hint.ask(Runner(), 1, view)
    assert asked == [ladder.HINTS]
    choice = SearchBot(Level("x"), game, 1).choose(view, Unwatched())
    found = hint.advice(game, choice)
    hooks, spoken = load_hooks(game, english.tr), english.tr.missing

    def told(one: Candidate) -> str:
        return game.to_text(one.code)

    assert found.best.code == choice.code
    assert found.best in found.candidates
    assert 1 <= len(found.candidates) <= hint.WORTH_A_THOUGHT
    first, second, third = (
        advice.hint(english, found, step, told, NAMES, plain=True) for step in (1, 2, 3)
    )
    assert choice.why is not None
    assert first == advice.idea(english, found, NAMES)
    for number, one in enumerate(found.candidates, start=1):
        assert f"{number}. **{told(one)}.** {advice.brief(english, one.why, NAMES)}" in second
    assert third.startswith(f"**{told(found.best)}**")
    assert advice.why(english, choice.why, NAMES, plain=True) in third
    with_figures = Candidate(found.best.code, 1.0, (), 61.4, 0.333, choice.why)
    known = hint.Advice(found.kinds, (with_figures,), with_figures, choice.why)
    assert "33" not in advice.hint(english, known, 2, told, NAMES, plain=True)
    assert "(61 coins, 33%)" in advice.hint(english, known, 2, told, NAMES)
    way = advice.way(english, hooks, game, state, found.best)
    assert way.startswith(hooks.decision(found.best.code, state).rstrip("."))
    assert not spoken


def test_the_way_of_a_hint_ends_where_nobody_knows_more(
    game: GameSpec[Any], english: GameWords
) -> None:
    """Research reveals two cards: what the bot would then do is a guess."""
    hooks = load_hooks(game, english.tr)
    state = game.new(3, 2, {})
    while "take research+body" not in [game.to_text(code) for code in game.legal(state)]:
        game.apply(state, game.legal(state)[0])
    shown = next(
        line for line in ("research two_body", "research body_now", "research two_engine")
        if after(game, state, "take research+body", line)
    )  # fmt: skip
    line = tuple(map(game.from_text, ("take research+body", shown, "body", "end")))
    way = advice.way(english, hooks, game, state, Candidate(line[0], 1.0, line))
    assert way.count(", then: ") == 1


def after(game: GameSpec[Any], state: Any, *lines: str) -> bool:
    """Whether decisions are possible one after the other."""
    state = game.clone(state)
    for line in lines:
        if game.from_text(line) not in game.legal(state):
            return False
        game.apply(state, game.from_text(line))
    return True


@pytest.mark.parametrize("term", [*evaluate.TERMS, voice.ONLY, voice.EQUAL, voice.RIVAL])
def test_without_figures_every_reason_is_said_in_a_few_words(term: str, english: GameWords) -> None:
    args: dict[str, int | str] = {"gain": 34, "chance": 40, "seat": 1}
    reason = Reason(term, "-", args)
    found = hint.Advice(("take",), (), Candidate(1, 0.0), reason)
    plain = advice.why(english, reason, NAMES, plain=True)
    for said in (advice.brief(english, reason, NAMES), advice.idea(english, found, NAMES), plain):
        assert said.endswith((".", "?"))
        assert not set("{%34") & set(said)
        assert len(said.split()) <= 12
    assert not english.tr.missing


def test_the_candidates_of_a_hint_come_in_order(game: GameSpec[Any]) -> None:
    lines = ("take hire", "take body", "take race", "take engine")
    weighed = tuple(Candidate(game.from_text(line), -at) for at, line in enumerate(lines))
    found = hint.advice(game, Choice(weighed[0].code, weighed))
    assert game.to_text(found.best.code) == "take hire"
    shown = [game.to_text(one.code) for one in found.candidates]
    assert shown == ["take hire", "take body", "take race"]


def test_a_hint_where_there_is_no_choice(game: GameSpec[Any], english: GameWords) -> None:
    found = hint.advice(game, Choice(game.from_text("end")))
    assert found.kinds == ("end",)
    text = advice.hint(english, found, 3, lambda one: game.to_text(one.code), NAMES)
    assert text == "**end**"
    assert advice.where(english, found) == "Look here: ending the turn."


@pytest.mark.parametrize("facet", evaluate.TERMS)
def test_every_facet_has_a_place_to_look_at(facet: str, english: GameWords) -> None:
    assert english.has(f"advice.look.{facet}")
    assert facet == "awards" or facet in grounds.TERMS
    assert facet in TableInput.facets
    why = Reason(f"{facet}.something", "-", {})
    assert advice.area(english, hint.Advice((), (), Candidate(1, 0.0), why)) == facet


def leaves(value: Any, at: str = "") -> list[str]:
    if not isinstance(value, dict) or "other" in value:
        return [at]
    return [leaf for key, inner in value.items() for leaf in leaves(inner, f"{at}.{key}")]


def test_what_is_behind_a_reason_has_a_sentence(game: GameSpec[Any], english: GameWords) -> None:
    """Everything ``grounds`` finds in real games is said, with its figures and names."""
    assert game.insight is not None
    assert game.insight.explain_term is not None
    found: set[str] = set()
    for state in middles(game, 4, range(0, 160, 3)):
        seat = game.actor(state)
        for plan in game.insight.plans(state, True)[:6]:
            for facet in evaluate.TERMS:
                told = game.insight.explain_term(state, plan.state, seat, facet)
                if told is not None:
                    found.add(f".{facet}.{told.key}")
                    key = f"{facet}.{told.key}"
                    words = advice.why(english, Reason(key, "-", told.args), NAMES)
                    assert words.endswith(".")
                    assert not {"{", "term."} & {words[:1], *words.split()}
    assert not english.tr.missing
    own = f"{game.id}.advice.why"
    why = own if english.tr.below(own) else "advice.why"
    known = {leaf for leaf in leaves(tree(english.tr, why)) if "plain" not in leaf}
    assert found <= known
    assert len(known - found) <= 4, known - found


def test_the_price_of_a_way_names_who_moves_first(game: GameSpec[Any], english: GameWords) -> None:
    values: dict[str, int | str] = {"gain": 30, "value": 5, "price": 9, "count": 2}
    late = Reason("sale.engine", "-", {**values, "late": 1, "turns": 2})
    assert advice.why(english, late, NAMES) == (
        "2 engine buyers are active: the car with engine 5 sells for 9."
        " But Bruno gets 2 moves before the next turn."
    )


def test_turns_of_others_are_those_that_come(game: GameSpec[Any]) -> None:
    for state in middles(game, 3, range(2, 60, 7)):
        assert grounds.turns_of_others(state, game.actor(state)) == [0, 0, 0]
        other = (game.actor(state) + 1) % 3
        counts = grounds.turns_of_others(state, other)
        assert counts[other] == 0
        assert counts[game.actor(state)] >= 1


def test_what_is_not_soon_is_not_praised_as_soon(
    game: GameSpec[Any], english: GameWords, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = middles(game, 3, [10])[0]
    for count, soon in ((1, True), (2, True), (3, False), (5, False)):
        monkeypatch.setattr(grounds, "turns_of_others", lambda *at, count=count: [0, count, 0])
        told = grounds.explain_term(state, state, 0, "time")
        assert told is not None
        reason = Reason(f"time.{told.key}", "-", told.args)
        for said in (advice.brief(english, reason, NAMES), advice.why(english, reason, NAMES)):
            assert ("soon" in said) is soon
            assert "only" not in said.lower()


def test_who_needs_no_worker_brings_none(game: GameSpec[Any], english: GameWords) -> None:
    """Benz was praised for more workers, as the other card would have used one up."""
    before, after = (
        Table(3, shown="two_body two_engine").seat(0, canteen=3, engineers=held, markers="").state
        for held in ("", "benz")
    )
    told = grounds.explain_term(before, after, 0, "workers")
    assert told is not None
    reason = Reason(f"workers.{told.key}", "-", told.args)
    for said in (advice.brief(english, reason, NAMES), advice.why(english, reason, NAMES)):
        assert said.startswith("Benz joins the works")
        assert said.endswith("one more buyer at a sale.")
    kept = grounds.explain_term(before, before, 0, "workers")
    assert kept == Reason("spared", "-", {})


def test_where_moves_are_equal_what_they_bring_is_said(game: GameSpec[Any]) -> None:
    """Not only that others are as good, which helps nobody."""
    bot, facts = SearchBot(Level("x"), game, 1), 0
    insight = bot._insight
    for state in middles(game, 3, range(2, 120, 6)):
        seat = game.actor(state)
        for plan in insight.plans(state, True)[:3]:
            found = voice.fact(insight, seat, plan, state)
            if found is not None:
                facts += 1
                term = found.key.split(".")[0]
                grown = insight.breakdown(plan.state, seat)[term]
                assert term != voice.TIME
                assert grown > insight.breakdown(state, seat)[term]
    assert facts > 20


def test_a_bot_that_is_watched_names_what_its_only_way_brings(
    game: GameSpec[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Reason("race.on", "-", {"count": 2})
    monkeypatch.setattr(voice, "why", lambda *them, **more: Reason(voice.EQUAL, "-", {}))
    monkeypatch.setattr(voice, "fact", lambda *them: told)
    state = middles(game, 3, [10])[0]
    choice = SearchBot(Level("x"), game, 1).choose(
        game.observe(state, game.actor(state)), Unwatched()
    )
    assert choice.why == told


def test_sold_agrees_with_the_scoring_as_it_stands(game: GameSpec[Any]) -> None:
    state = game.new(2, 3, {})
    # Two cars of seat 0, one of seat 1; an engine buyer, then a price buyer.
    state.cars = (
        cars.pack(0, 1, 5, 1, 9, 0), cars.pack(1, 2, 3, 1, 8, 0), cars.pack(0, 3, 2, 1, 6, 0),
    )  # fmt: skip
    state.active_buyers = (terms.ENGINE, terms.PRICE)
    assert grounds.sold(state, 0) == [(state.cars[0], terms.ENGINE), (state.cars[2], terms.PRICE)]
    assert grounds.sold(state, 1) == []


def test_secrets_do_not_change_what_is_said(game: GameSpec[Any]) -> None:
    """Reasons and candidates come from the observation alone."""
    for state in middles(game, 3, range(0, 40, 5)):
        seat = game.actor(state)
        told = set()
        for draw in (1, 2):
            other = game.determinize(game.observe(state, seat), draw)
            bot = SearchBot(Level("x", noise=2.0, learned=True), game, 7)
            choice = bot.choose(game.observe(other, seat), Unwatched())
            told.add(repr(choice))
        assert len(told) == 1


LOWER = [level for level in ladder.LEVELS if level.noise]


@pytest.mark.parametrize("level", LOWER, ids=lambda level: level.name)
def test_equal_positions_do_not_always_get_equal_moves(game: GameSpec[Any], level: Level) -> None:
    differs = 0
    for state in middles(game, 3, range(0, 40, 8)):
        view = game.observe(state, game.actor(state))
        chosen = [SearchBot(level, game, seed).choose(view).code for seed in range(8)]
        again = [SearchBot(level, game, seed).choose(view).code for seed in range(8)]
        assert chosen == again
        differs += len(set(chosen)) > 1
    assert LOWER
    assert differs


def test_every_kind_of_decision_has_a_word(english: GameWords) -> None:
    for kind in KINDS:
        assert english.has(f"advice.kind.{kind}")
