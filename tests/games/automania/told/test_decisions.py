"""Decisions as instructions, with what the position holds for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kraftwagen.engine.wording import say
from kraftwagen.games.automania import codes, terms
from kraftwagen.games.automania.codes import TABLE
from kraftwagen.games.automania.presentation import decisions
from kraftwagen.games.automania.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.games.automania.table import GAME, Table, offices_paying
from tests.games.automania.whole_games import COUNT
from tests.games.automania.whole_games import decisions as played

TR = Translator(assets_dir() / "locale", "en")


def said(code: int, state: State) -> str:
    words = say(decisions.decision_line(code, state), TR)
    assert "{" not in words, words
    assert "automania." not in words, words
    assert words[0].isupper(), words
    assert words[-1] not in ".:", words
    return words


@pytest.mark.parametrize("number", range(0, COUNT, 3))
def test_every_decision_has_words_before_and_after_its_question(number: int) -> None:
    last = None
    for step, (state, _, _) in enumerate(played(number)):
        if step % 3:
            continue
        for legal in GAME.legal(state):
            said(legal, state)
            if last is not None:
                said(legal, last)
        last = state.clone()
    assert TR.missing == set()


def place(tile: str) -> list[dict[str, object]]:
    return [{"ask": "market", "type": "city"}, {"ask": "place", "tile": tile}]


def sale(market: str, ship: int) -> list[dict[str, object]]:
    return [{"ask": "sale", "market": market, "ship": ship}]


OFFICES = {1: 0, 2: 1}
MARKET = [{"ask": "market", "type": "city"}]
REWARD = [{"ask": "contract", "type": "super", "popularity": 18},
          {"ask": "reward", "market": "europe"}]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "table", "words"),
    [
        ("act corner city", Table(2), "Put 1 worker on the corner: make a city car"),
        (
            "act corner city",
            Table(2, spaces={"corner": (1, 2)}),
            "Put 3 workers on the corner, displacing 2 workers: make a city car",
        ),
        (
            "act row_city city",
            Table(2, spaces={"row_city": (1, 1)}),
            "Put 2 workers on the city row, displacing 1 worker: take a tile and make a city car",
        ),
        (
            "act column_contract",
            Table(2),
            "Put 1 worker on the contract column: take a tile and draw a contract",
        ),
        ("sponsor 1", Table(2), "Send 1 worker to the sponsor: 1 autobuck"),
        ("take a1", Table(2, empty="a1"), "Take the tile A1"),
        ("take a1", Table(2, grid="a1=A01"), "Take the speed machine (A1)"),
        ("place office_1", Table(2), "Put the tile into manager office 1"),
        ("place office_1", Table(2, ask=place("A31")), "Hire the finance manager with 2 autobucks"),
        (
            "place slot_a",
            Table(2, ask=place("A01")).seat(0, tiles="slot_a=A03"),
            "Put the speed machine into slot a, replacing the speed machine with 1 silver medal",
        ),
        ("discard", Table(2), "Discard the tile"),
        ("discard", Table(2, ask=place("A01")), "Discard the speed machine"),
        ("market europe", Table(2), "Make the car for Europe"),
        ("market europe electric", Table(2), "Make the car for Europe with the electric car"),
        ("market europe", Table(2, ask=MARKET), "Make the city car for Europe"),
        (
            "market europe electric",
            Table(2, ask=MARKET, factories="elon gloria"),
            "Make the electric city car for Europe",
        ),
        ("workers 0", Table(2), "Send no worker to marketing"),
        ("workers 1", Table(2), "Send 1 worker to marketing"),
        ("reward 2", Table(2), "Take the reward of sales space 2"),
        (
            "reward 2",
            Table(2, ask=REWARD),
            "Take the reward of sales space 2: 1 autobuck and 4 points",
        ),
        ("recall europe 9", Table(2), "Take the car back from ship 9 of Europe"),
        (
            "recall europe 9",
            Table(2, ships=["europe 9 0 super"]),
            "Take the super car back from ship 9 of Europe",
        ),
        ("sell 6", Table(2), "Sell the car on the top space"),
        (
            "sell 6",
            Table(2, ask=sale("europe", 9), ships=["europe 9 0 super"], offices=OFFICES),
            "Sell the super car from ship 9 on the top space: 2 points",
        ),
        (
            "copy 1",
            Table(2, ask=sale("europe", 9), ships=["europe 9 0 super"], offices=OFFICES,
                  factories="gloria elon", sold=["europe 1 1 super"]),
            "Sell the super car from ship 9 by copying sales space 1: 6 points",
        ),
        ("pass", Table(2), "Leave the car on its ship"),
        (
            "pass",
            Table(2, ask=sale("europe", 9), ships=["europe 9 0 super"], offices=OFFICES),
            "Leave the super car on ship 9",
        ),
        (
            "advance right",
            Table(2, america="speed safety luggage | handling luggage",
                  europe="speed safety handling | environment environment"),
            "Move the demands of both markets from the right: "
            "luggage enters North America, environment enters Europe",
        ),
        ("factory sumato", Table(2), "Choose the factory Sumato"),
    ],
)  # fmt: skip
def test_decisions_are_instructions(line: str, table: Table, words: str) -> None:
    assert said(GAME.from_text(line), table.state) == words


@pytest.mark.parametrize(
    ("money", "words"),
    [(0, "Retire to sales office 3"), (2, "Retire to sales office 3: 2 autobucks")],
)
def test_retiring_names_the_bonus(money: int, words: str) -> None:
    state = Table(2).state
    state.data = offices_paying(money)
    assert said(GAME.from_text("retire 3"), state) == words


def test_codes_that_hold_a_contract_name_it() -> None:
    state = Table(2).state
    for kind in (codes.PLAY, codes.FACE):
        for card in range(terms.CONTRACTS):
            assert "popularity" in said(kind | card, state)


def test_all_words_of_decisions_are_used() -> None:
    """Keys that no line can have would be dead words."""
    source = Path(decisions.__file__).read_text(encoding="utf-8")
    names = {row.name for row in TABLE.rows}
    for key in TR.below("automania.decision"):
        assert key in names or f'"{key}' in source, f"automania.decision.{key}"
