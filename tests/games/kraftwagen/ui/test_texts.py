"""Every event, decision and reason has its sentence, and every sentence has its values."""

from __future__ import annotations

import json
import random
import re
from dataclasses import fields

import pytest

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.wording import Line, say
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.spec import load
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.ui.catalogue import tree

NAMES = ("Anna", "Bruno", "Clara", "David")


@pytest.fixture(scope="module")
def tr() -> Translator:
    return Translator(assets_dir() / "locale", "en")


@pytest.fixture(scope="module")
def data():
    return load().new(2, 1, {}).data


def said(line: Line, tr: Translator) -> str:
    words = say(line, tr, NAMES)
    assert "{" not in words, words
    assert words != line.key, f"no sentence for {line.key}"
    return words


@pytest.mark.parametrize(
    ("wish", "words"), [(0, "a body buyer"), (1, "an engine buyer"), (2, "a prestige buyer")]
)
def test_a_called_buyer_has_its_article(tr: Translator, data, wish: int, words: str) -> None:
    chosen = events.BuyerChosen(0, wish, 0, 0, False)
    assert f"calls {words} to space 1" in said(text.event_lines(chosen, data)[0], tr)


@pytest.mark.parametrize(
    ("language", "money"), [("en", "money"), ("de", "Geld"), ("es", "dinero"), ("it", "denaro")]
)
def test_an_amount_of_money_is_said_in_coins(language: str, money: str) -> None:
    """Nobody says "12 money"; what there is of it without a number keeps its name."""
    texts = tree(Translator(assets_dir() / "locale", language), "kraftwagen")
    said = json.dumps(texts, ensure_ascii=False)
    assert money in said
    assert re.findall(rf"[^\"]*(?:\}}|\d|ten|zehn) (?:more )?{money}\b[^\"]*", said) == []


def test_reasons_are_filled_in(tr: Translator) -> None:
    some = [
        Reason("stack_empty", "A5", {"preference": "prestige"}),
        Reason("no_such_part", "M1", {"kind": "engine", "value": 4}),
        Reason("not_on_tile", "P1", {"task": "race"}),
        Reason("no_marker", "E2", {"engineer": "horch"}),
        Reason("canteen_too_small", "M1", {"workers": 2}),
        Reason("card_not_shown", "A2", {"card": "two_body"}),
    ]
    words = [said(text.reason_line(reason), tr) for reason in some]
    assert "“prestige”" in words[0]
    assert "engine 4" in words[1]
    assert "Grand Prix" in words[2]
    assert "Horch" in words[3]
    assert "2" in words[4]
    assert "Coachwork" in words[5]


SAMPLES = {
    "chain": (4, 5, 0),
    "chain_before": (0, 4, 5),
    "cards": (3, 12),
    "shown": (3, 12),
    "path": (4, 5),
    "jumped": (4,),
    "prices": (1, 2),
    "white": (2, 1, 1, 1),
    "unsold": (1, 2),
    "tied": (3,),
    "money": (30, 30),
    "winners": (0, 1),
    "cause": "token",
}


def sample(kind: type, **changes: object) -> object:
    values: dict[str, object] = {}
    for entry in fields(kind):
        value = SAMPLES.get(entry.name, 1)
        if entry.name == "money" and kind is not events.GameEnded:
            value = 3
        if kind is events.DeckReshuffled:
            value = 9
        if entry.name in ("active", "by_benz"):
            value = True
        if entry.name in ("card", "development"):
            value = 12
        values[entry.name] = value
    return kind(**{**values, **changes})


@pytest.mark.parametrize("kind", events.ALL, ids=lambda kind: kind.__name__)
def test_every_event_has_a_line(kind: type, tr: Translator, data) -> None:
    lines = text.event_lines(sample(kind), data)
    if kind in text.QUIET or kind is events.MoneyGained:
        assert lines == []
        return
    assert lines
    for line in lines:
        assert said(line, tr)[-1] in ".0123456789"


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (events.WorkerHired, {"development": 0}),
        (events.DevelopmentGained, {"active": False}),
        (events.CarRaced, {"start": 0, "path": (1, 2), "jumped": ()}),
        (events.CarRaced, {"start": 8, "path": (9, 1), "jumped": ()}),
        (events.CarRaced, {"start": 8, "path": (9, 1, 2), "jumped": (1, 9)}),
        (events.BuyerChosen, {"by_benz": False, "money": 0}),
        (events.BuyerChosen, {"by_benz": False, "money": 2}),
        (events.TokenMoved, {"token": 0}),
        (events.CarPlaced, {"marker": 0, "workers": 4}),
        (events.PlaceScored, {"seat": -1}),
        (events.PlaceScored, {"place": 3}),
        (events.GameTurnEnded, {"cause": "cars"}),
        (events.MarketCleared, {"unsold": ()}),
        (events.GameEnded, {"winners": (2,)}),
        (events.MoneyGained, {"source": terms.FROM_SPECIAL_TILES}),
        *[(events.CarChanged, {"change": change}) for change in range(4)],
        *[(events.BuyerBought, {"preference": wish, "tied": ()}) for wish in range(4)],
        *[(events.BuyerBought, {"preference": wish}) for wish in range(4)],
        *[(events.AwardTaken, {"award": award}) for award in range(10)],
        *[(events.TaskLost, {"task": task}) for task in range(9)],
        *[(events.CardTaken, {"card": card}) for card in range(len(terms.CARDS))],
        *[(events.SpecialTileRevealed, {"tile": tile}) for tile in range(10, 22)],
    ],
)
def test_variants_of_events(kind: type, changes: dict, tr: Translator, data) -> None:
    lines = text.event_lines(sample(kind, **changes), data)
    assert lines
    for line in lines:
        said(line, tr)


def test_a_purchase_says_who_what_and_why(tr: Translator, data) -> None:
    event = events.BuyerBought(1, terms.ENGINE, 2, 0, 5, 8, (), 0, 4)
    words = [say(line, tr, NAMES) for line in text.event_lines(event, data)]
    assert words == [
        "Buyer 2 (engine) takes Anna's car: engine 5 is the best, price 8.",
        "Daimler's marker brings Anna 4 more.",
    ]


def test_a_tile_is_named_by_its_actions(tr: Translator, data) -> None:
    tile = data.tile_actions.index((terms.HIRE, terms.BUYER))
    line = text.decision_line(codes.TAKE | tile, data)
    assert say(line, tr) == "Take the tile Hire and Buyer"


def test_every_decision_of_random_games_has_words(tr: Translator) -> None:
    spec = load()
    dice = random.Random(5)
    kinds = set()
    for seed in range(4):
        state = spec.new(2 + seed % 3, seed, {"special_tiles": bool(seed % 2)})
        while not spec.is_over(state):
            for code in spec.legal(state):
                kinds.add(spec.to_text(code).split(" ")[0])
                said(text.decision_line(code, state.data), tr)
            out: list = []
            spec.apply(state, dice.choice(spec.legal(state)), out)
            for event in out:
                for line in text.event_lines(event, state.data):
                    said(line, tr)
    assert len(kinds) > 10


@pytest.mark.parametrize(
    "line",
    [
        *("start c", "hire two_body", "body drop b3", "engine drop e2", "engine gp"),
        *("buyer token", "space", "engine2", "sale none", "sale 1", "daimler_high 1"),
        *(f"diesel 1 {change} 3" for change in terms.CHANGES),
        *("car b3 e4 w2 p8 horch_low", "benz none", "benz body", "end"),
    ],
)
def test_rare_decisions_have_words(line: str, tr: Translator, data) -> None:
    said(text.decision_line(load().from_text(line), data), tr)


def test_every_word_for_a_decision_is_used(tr: Translator) -> None:
    names = {row.name.split(".")[0] for row in codes.TABLE.rows}
    assert set(tr.below("kraftwagen.decision")) == names


def test_cards_are_called_as_they_are_labelled(tr: Translator) -> None:
    for name in terms.CARDS:
        assert tr(f"kraftwagen.term.card.{name}") == tr(f"kraftwagen.table.card.{name}.name")
