"""The rulebook of Automania: figures of the data set, worked examples, a page for everything."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import pytest
import yaml

from kraftwagen.engine.wording import filled
from kraftwagen.games.automania import data, events, terms
from kraftwagen.games.automania.codes import TABLE
from kraftwagen.games.automania.presentation.figures import figures
from kraftwagen.learn.examples import Example
from kraftwagen.learn.rulebook import read_rulebook
from kraftwagen.ui.drawing.markup import blocks_of
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.games.automania.rules import IDS, rule
from tests.games.automania.table import GAME
from tests.games.automania.whole_games import decisions
from tests.ui.catalogue import tree

TR: Final = Translator(assets_dir() / "locale", "en")
WORDS: Final = "automania.rulebook"
RULES: Final = [name for name in IDS if not name.startswith("EX")]
IMAGES: Final = assets_dir() / "games" / "automania" / "images"


@cache
def examples() -> dict[str, Example]:
    """By the rule that each is shown with."""
    book = read_rulebook(
        learn_folder(assets_dir(), "automania"), GAME, lambda name: TR.has(f"{WORDS}.{name}")
    )
    assert book.faults == ()
    rules = [one for chapter in book.chapters for one in chapter.rules]
    assert sorted(one.id for one in rules) == sorted(RULES)
    return {one.id: one.example for one in rules if one.example is not None}


def happened(name: str, kind: type[Any]) -> list[Any]:
    return [event for step in examples()[name].steps for event in step.events
            if isinstance(event, kind)]  # fmt: skip


# -- figures


@cache
def box() -> Any:
    """The built-in data set as it is written, and what the rulebook says of it."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    components = yaml.load(data.BUILT_IN.read_text("utf-8"), loader)
    return components, told(components)


def told(components: Any) -> dict[str, str]:
    """Every paragraph with the figures of a data set."""
    values = filled(figures(data.parse(components, "here")), TR)
    found = {name: TR(f"{WORDS}.rule.{name}.text", **values) for name in RULES}
    return {name: " ".join(text.split()) for name, text in found.items()}


CHANGES: Final = [
    (["seats", "workers"], 8, {"B1": "8 workers"}),
    (["seats", "cars", "family"], 4, {"B1": "family 4"}),
    (["seats", "money_by_order", 2], 19, {"S1": "6, 7, 19 and 9 autobucks"}),
    (["seats", "points_by_order", 3], 17, {"S1": "1, 2, 3 and 17 on the score track"}),
    (["stock", "neutral_workers"], 13, {"B1": "13 neutral workers"}),
    (["production", "cost", "super"], 9, {"P1": "a super car 9 autobucks"}),
    (["worker_spaces", "sponsor_money"], 7, {"W1": "for 7 autobucks each", "L1": "7 autobucks"}),
    (["contract_display", "face_up"], 5, {"S4": "5 contracts"}),
    (["contract_display", "none_left_points"], 6, {"K1": "you get 6 points instead"}),
    (["contract_display", "starting_contract_money"], 8,
     {"K4": "pays 8 autobucks at once", "X13": "8 autobucks"}),
    (["demand", "stars", 2], 9, {"B4": "worth 2, 3 and 9 stars"}),
    (["ships", "gold_medals", 7], 9, {"B5": "ship 7 for 9 points"}),
    (["sales_spaces", "north_america", 0, 1], [8, 9], {"B6": "8 autobucks and 9 points;"}),
    (["sales_spaces", "europe", 2, 0], [0, 17], {"B6": "Top space: 17 points."}),
    (["sales_offices", "entries", 1, "limit"], 9, {"B7": "[sales_office_2] up to 9 cars"}),
    (["sales_offices", "entries", 3, "points"], 8, {"B7": "8 points and the tile below it"}),
    (["factory_a", "office_costs"], [1, 2, 17, 19], {"B10": "the third 17, the fourth 19"}),
    (["factory_b", "entries", 2, "office_costs"], [2, 9, 17, 18],
     {"V4": "2, 9, 17 and 18 autobucks"}),
    (["factory_b", "entries", 3, "office_costs"], [0, 9, 17, 18, 19],
     {"V5": "0, 9, 17, 18 and 19"}),
    (["factory_b", "entries", 1, "oval_stars"], 7, {"V3": "It adds 7 to"}),
    (["factory_tiles", "entries", 28, "stars"], 7,
     {"B8": "engineers: 1 × 7 stars"}),
    (["contracts", "entries", 0, "popularity"], 17,
     {"B9": "city car with luggage machine, popularity 17"}),
    (["end_scoring", "car_left_europe", "points"], 7, {"E1": "7 points in Europe"}),
    (["end_scoring", "silver_medal_points"], 7, {"E2": "brings 7 points"}),
    (["end_scoring", "money_rank_points", 3], 4, {"E3": "the fourth 4"}),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "said"), CHANGES, ids=lambda one: str(one)[:40])
def test_figures_come_from_the_data_set(path: list[Any], value: Any, said: dict[str, str]) -> None:
    built_in, before = box()
    components = table = copy.deepcopy(built_in)
    for key in path[:-1]:
        table = table[key]
    assert table[path[-1]] != value
    table[path[-1]] = value
    after = told(components)
    assert {name for name in RULES if before[name] != after[name]} == said.keys()
    for name, words in said.items():
        assert words in after[name]


def test_every_figure_is_said_somewhere() -> None:
    raw = str(tree(TR, WORDS))
    assert [name for name in GAME.figures if f"{{{name}}}" not in raw] == []


def test_every_picture_is_one_of_a_piece() -> None:
    """A tile, a contract, or any drawing by its name."""
    texts = [text for part in tree(TR, WORDS).values() for text in sentences(part)]
    names = {name for text in texts for block in blocks_of(text) for name in block.pictures}
    assert len(names) > 60
    pieces = data.load()
    for name in names:
        kind, *which = name.split()
        if kind in ("tile", "contract"):
            known = pieces.tile_names if kind == "tile" else pieces.card_names
            assert which[0] in known, name
        else:
            assert (IMAGES / f"{name.replace(' ', '_')}.svg").exists(), name


def sentences(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    else:
        for inner in part.values():
            yield from sentences(inner)


# -- the worked examples


def cars(name: str) -> list[tuple[int, int, int, int, int]]:
    """Demands, machines, managers, style parts and popularity of the cars made in an example."""
    return [(car.wanted, car.machines, car.managers, car.style, car.popularity)
            for car in happened(name, events.CarProduced)]  # fmt: skip


@rule("EX1")
def test_one_factory_makes_four_cars() -> None:
    assert cars("P4") == cars("P2") == [(7, 0, 1, 4, 12)]
    assert cars("X7") == [(5, 0, 1, 0, 6)]
    assert cars("B10") == [(0, 0, 1, 0, 1)]


@rule("EX2")
def test_a_demand_wanted_twice_is_shown() -> None:
    assert [car[0] for car in cars("P3")] == [4, 7, 6]


@rule("EX3", "EX6", "EX7", "EX14")
def test_ships_and_top_cars_are_shown() -> None:
    assert [car.ship for car in happened("P6", events.CarShipped)] == [10]
    assert [car.ship for car in happened("P5", events.CarShipped)] == [14]
    assert [car.ship for car in happened("K3", events.CarShipped)] == [4]
    assert cars("P8")[0][-1] == 18
    assert [car.no_tile for car in happened("P10", events.CarStayed)] == [False]
    assert happened("K3", events.ContractPlayed)[0].medals == 3
    assert happened("P10", events.ContractPlayed)[0].medals == 3


@rule("EX4", "EX5", "EX11", "EX13")
def test_workers_and_managers_are_shown() -> None:
    placed = happened("A2", events.WorkersPlaced)
    assert [(one.workers, one.displaced) for one in placed] == [(2, 1), (3, 2), (4, 3)]
    assert [paid.amount for paid in happened("A5", events.MoneyPaid)] == [2]
    prices = data.load().board_offices[terms.SIDE_A]
    assert [paid.amount for paid in happened("L1", events.MoneyPaid)] == [prices[1]]
    assert len(happened("X4", events.TileDiscarded)) == 1
    assert [paid.amount for paid in happened("T4", events.MoneyPaid)] == [1, prices[0]]
    (paid,) = [
        one for one in happened("T4", events.MoneyGained) if one.source == terms.FROM_FINANCE
    ]
    assert examples()["T4"].steps[-1].after.money[0] == 2 - 1 + 2 - prices[0] + paid.amount


@rule("EX8", "EX9", "EX10", "EX12")
def test_sales_demands_and_money_are_shown() -> None:
    assert [car.ship for car in happened("Z2", events.CarSold)] == [14, 11, 6]
    assert [car.ship for car in happened("Z2", events.CarKept)] == [9]
    assert [car.space for car in happened("Z4", events.CarSold)] == [0, 4]
    last = examples()["Z4"].steps[-1].after
    assert [GAME.to_text(code) for code in GAME.legal(last)] == ["sell 6", "pass"]
    (moved,) = happened("N2", events.DemandsMoved)
    assert moved.demands == (2, 4, 3, 1, 4, 3, 2, 1, 0, 0)
    ranked = [event for event in happened("E3", events.PointsGained) if event.source == 9]
    assert [(event.seat, event.amount) for event in ranked] == [(0, 10), (1, 6), (2, 3)]


# -- a page for everything


@pytest.mark.parametrize("number", [1, 2])
def test_what_is_refused_or_warned_of_has_a_page(number: int) -> None:
    seen = set()
    for state, _, _ in islice(decisions(number), 0, None, 6):
        for option in GAME.explain(state, state.current):
            refused = [option.reason] if option.reason is not None else []
            seen |= {reason.rule for reason in (*refused, *option.warnings)}
    assert len(seen) > 12
    assert seen <= set(RULES)


def test_what_happens_and_what_is_decided_has_a_page() -> None:
    cited = {kind.RULE for kind in events.ALL if "rule" not in vars(kind)}
    cited |= {*(row.rule for row in TABLE.rows), *terms.SOURCE_RULES}
    assert cited <= set(RULES)
