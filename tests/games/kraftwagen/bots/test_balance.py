"""What is counted for the balance of the designed values."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.games.kraftwagen import terms
from kraftwagen.tools.games.kraftwagen import balance
from kraftwagen.tools.games.kraftwagen.balance import Game
from tests.games.kraftwagen.table import GAME, Table
from tests.golden import load_all, played

GOLDEN = load_all("kraftwagen")


def golden_game(record: dict[str, Any]) -> Game:
    start, end, happened = played(record)
    return balance.observe(happened, start, end)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_is_counted_whole(name: str) -> None:
    record = GOLDEN[name]
    game = golden_game(record)
    assert game.money == [sum(sources.values()) for sources in record["money"]]
    assert sum(game.wins) == pytest.approx(1)
    assert sorted(game.places) == list(range(1, record["seats"] + 1))
    assert len(set(game.tiles)) == record["seats"]
    ends = sum(line == "end" for line in record["lines"])
    assert sum(map(sum, game.turns)) == ends
    assert 0 <= game.cars <= 3
    assert 0 <= game.race_money <= sum(game.money)
    for name, counts in game.offers.items():
        assert counts.get("taken", 0) <= counts["offered"], name
    engineers = {line.split()[1] for line in record["lines"] if line.startswith("research ")}
    taken = {name for name, counts in game.offers.items() if counts.get("taken")}
    assert taken & set(terms.ENGINEERS) == engineers & set(terms.ENGINEERS)


def offers(table: Table, *lines: str) -> dict[str, dict[str, int]]:
    start = GAME.clone(table.state)
    table.play(*lines)
    return balance.observe(table.log, start, table.state).offers


def test_an_engineer_is_offered_by_each_research_action() -> None:
    table = Table(2, shown="benz otto", deck="two_body two_engine")
    found = offers(table, "take research", "research benz", "end")
    assert found == {"benz": {"offered": 1, "taken": 1}, "otto": {"offered": 1}}


def test_an_engineer_is_compared_with_the_card_beside_it() -> None:
    lay = [("otto", "benz"), ("otto", "two_parts"), ("two_body", "otto")]
    games = []
    for shown in lay:
        table = Table(2, shown=" ".join(shown), deck="two_engine two_engine")
        start = GAME.clone(table.state)
        table.play("take research", f"research {shown[0]}")
        games.append(balance.observe(table.log, start, table.state))
    otto = next(one for one in balance.reaches(games) if one.engineer == "otto")
    assert otto.beside == {"engineers": (100, 1), "two_parts": (100, 1), "two_body": (0, 1)}
    # Eight engineers, nine instant cards and 32 developments can lie beside one.
    assert (otto.least, otto.most) == (pytest.approx(100 * 17 / 49), pytest.approx(100 * 17 / 49))
    benz = next(one for one in balance.reaches(games) if one.engineer == "benz")
    assert benz.beside == {"engineers": (0, 1)}


def test_counts_reach_from_the_kind_liked_least_to_the_kind_liked_best() -> None:
    beside = {"otto": {"two_parts": [10, 6], "three_workers": [10, 8], "two_body": [4, 1]}}
    (otto,) = balance.reaches([Game(beside=beside)])
    assert otto.least == pytest.approx((9 * 60 + 32 * 25) / 49)
    assert otto.most == pytest.approx((9 * 80 + 32 * 25) / 49)


def test_a_special_tile_is_offered_once_to_every_seat_that_may_take_it() -> None:
    table = Table(3, special="a_race")
    lines = ["take hire", "hire", "end", "take body", "body", "end", "take a_race", "race", "end"]
    found = offers(table, *lines)
    assert found["a_race"] == {"offered": 2, "taken": 1}


def test_every_target_has_a_figure() -> None:
    games = [golden_game(record) for record in GOLDEN.values() if record["seats"] == 4]
    games *= 300
    found = balance.findings(games)
    aimed = {one.topic for one in found if one.verdict}
    assert aimed == {
        "starting place",
        "start tile",
        "winning money",
        "game turn ends",
        "player turns per seat",
        "race",
        "engineer taken",
        "special tile taken",
    }
    shares = [one.value for one in found if one.topic == "starting place"]
    assert sum(shares) == pytest.approx(100)
    place = next(one for one in found if one.topic == "starting place")
    assert (place.low, place.high) == (22, 28)
