"""What a turn that is clearly best is about."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.games.automania.evaluation import themes, turns
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.bots.positions import middles
from tests.games.automania.table import GAME, Table

TR = Translator(assets_dir() / "locale", "en")
CITY = "act column_city city"
RETIRED = {1: 0, 2: 1, 3: 2}
SALE = [{"ask": "sale", "market": "europe", "ship": 9}]
REWARD = [{"ask": "contract", "type": "super", "popularity": 18},
          {"ask": "reward", "market": "europe"}]  # fmt: skip
PLACE = [{"ask": "market", "type": "city"}, {"ask": "place", "tile": "A25"}]


def lines() -> Table:
    """Tiles of every kind at the city column, and one of them at the city row too."""
    return Table(3, grid="a1=A01 a2=A17 a3=A25 a4=A33 b1=A02", empty="c1 d1 b3 b4", ships=[
        "europe 9 0 super"], spaces={"row_city": (1, 1)}).seat(0, hand="S1")  # fmt: skip


def lines_of_two() -> Table:
    """Both ways to a tile are taken, one by more workers."""
    return Table(3, grid="a1=A01 a2=A02 b1=A03", spaces={"row_city": (1, 1), "column_city": (2, 2)})


def corner(**changes: Any) -> Table:
    return Table(3, **changes)


@pytest.mark.parametrize(
    ("theme", "table", "best", "other"),
    [
        ("retiring", corner(), "retire 1", "act corner city, market europe, workers 0"),
        ("retiring", corner(), "act corner city, market europe, workers 0", "retire 1"),
        ("offices", corner(), "retire 1", "retire 3"),
        ("cars", corner(), "act corner city, market europe, workers 0",
         "act corner super, market europe, workers 0"),
        ("cars", corner(), "act corner city, market europe, workers 0",
         "act row_contract, take a4, discard, deck"),
        ("contracts", corner(), "act row_contract, take a4, discard, deck",
         "act corner city, market europe, workers 0"),
        ("contracts", corner(), "act row_contract, take a4, discard, deck",
         "act row_contract, take a4, discard, face C1"),
        ("contracts",
         corner().seat(0, hand="S1", tiles="slot_a=A13 spoiler_city=A17 exhaust_city=A20"),
         "act corner city, market europe, workers 3, play S1",
         "act corner city, market europe, workers 3, keep"),
        ("displacing", lines(), f"{CITY}, take a1, discard, market europe, workers 0",
         "act row_city city, take a1, discard, market europe, workers 0"),
        ("displacing", lines(), "act corner super, market europe, workers 0",
         "act row_city city, take a1, discard, market europe, workers 0"),
        ("displacing", lines_of_two(), f"{CITY}, take a1, discard, market europe, workers 0",
         "act row_city city, take a1, discard, market europe, workers 0"),
        ("machines", lines(), f"{CITY}, take a1, place slot_a, market europe, workers 0",
         f"{CITY}, take a2, discard, market europe, workers 0"),
        ("machines", lines(), f"{CITY}, take a1, place slot_a, market europe, workers 0",
         f"{CITY}, take a1, place slot_b, market europe, workers 0"),
        ("styling", lines(), f"{CITY}, take a2, place spoiler_city, market europe, workers 0",
         f"{CITY}, take a1, place slot_a, market europe, workers 1"),
        ("managers", lines(), f"{CITY}, take a3, place office_1, market europe, workers 0",
         f"{CITY}, take a1, place slot_a, market north_america, workers 0"),
        ("managers", corner(ask=PLACE), "place office_1, market europe, workers 0",
         "discard, market europe, workers 0"),
        ("bonus", lines(), f"{CITY}, take a4, market europe, workers 0",
         f"{CITY}, take a1, discard, market europe, workers 0"),
        ("markets", corner(), "act corner city, market europe, workers 0",
         "act corner city, market north_america, workers 2"),
        ("markets", corner(ships=["europe 9 0 city"]),
         "act corner city, recall europe 9, market europe, workers 0",
         "act corner city, market europe, workers 0"),
        ("marketing", corner(), "act corner city, market europe, workers 2",
         "act corner city, market europe, workers 3"),
        ("sponsor", corner(), "sponsor 1, act corner city, market europe, workers 0",
         "act corner city, market europe, workers 0"),
        ("sale", corner(ask=SALE, offices=RETIRED, ships=["europe 9 0 city"]), "sell 1", "pass"),
        ("sale", corner(ask=REWARD), "reward 1", "reward 6"),
        ("demands", corner(ask=[{"ask": "advance"}], offices=RETIRED), "advance left",
         "advance right"),
        ("factories", Table.fresh(3, advanced=True), "factory elon", "factory gloria"),
    ],
)  # fmt: skip
def test_what_a_turn_is_about(theme: str, table: Table, best: str, other: str) -> None:
    ways = [[GAME.from_text(line) for line in way.split(", ")] for way in (best, other)]
    assert themes.theme(table.state, *ways) == theme
    assert theme in themes.THEMES


def test_every_theme_has_its_names() -> None:
    assert GAME.insight is not None
    assert GAME.insight.themes == themes.THEMES
    for words in ("learn.puzzles.theme", "coach.theme"):
        assert set(TR.below(f"automania.{words}")) == set(themes.THEMES)


def test_choices_of_real_games_are_about_many_things() -> None:
    found = set()
    for state in middles(GAME, 3, range(0, 90, 6)):
        best, *others = turns.plans(state, False)
        found |= {themes.theme(state, best.codes, other.codes) for other in others[:20]}
    assert found <= set(themes.THEMES)
    assert len(found) >= 8
