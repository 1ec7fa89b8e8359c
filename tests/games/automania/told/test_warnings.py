"""What people are warned of before a decision that is possible."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.wording import say
from kraftwagen.games.automania.presentation import text
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table, office_prices

TR = Translator(assets_dir() / "locale", "en")
CITY = "act column_city city"


def warned(table: Table, line: str) -> list[Reason]:
    """The warnings of a legal decision, each with a sentence."""
    code = GAME.from_text(line)
    options = GAME.explain(table.state, table.state.current)
    found = list(next(option for option in options if option.ok and option.code == code).warnings)
    for reason in found:
        assert "{" not in say(text.reason_line(reason), TR)
    return found


def keys(table: Table, line: str) -> list[str]:
    return [reason.key for reason in warned(table, line)]


def words(table: Table, line: str) -> list[str]:
    return [say(text.reason_line(reason), TR) for reason in warned(table, line)]


def market(car_type: str = "city") -> list[dict[str, Any]]:
    return [{"ask": "market", "type": car_type}]


def marketing(popularity: int, electric: bool = False) -> list[dict[str, Any]]:
    return [{"ask": "marketing", "type": "city", "market": "europe", "electric": electric,
             "popularity": popularity}]  # fmt: skip


def full(market: str, *ships: int) -> list[str]:
    """Ships taken by seat 1, whose cars are of no further interest."""
    kinds = ("city", "city", "city", "family", "family", "super", "super")
    return [f"{market} {ship} 1 {kind}" for ship, kind in zip(ships, kinds, strict=False)]


AWAY = {f"row_{kind}": (0, 1) for kind in ("city", "family", "super", "contract")}
"""Four of the six workers; two are left."""
GONE = {**AWAY, "column_family": (0, 1)}
"""One is left."""


# -- popularity 0, no ship, medals


@rule("P7")
def test_a_car_of_popularity_zero_goes_nowhere() -> None:
    table = Table(2, ask=market(), spaces={**GONE, "corner": (0, 1)})
    assert words(table, "market europe") == [
        "A car of popularity 0 goes to no ship; it would stay at home, and the price is lost."
    ]
    assert keys(Table(2, spaces=GONE), "act corner city") == ["last_worker", "no_popularity"]
    assert keys(Table(2, ask=marketing(0)), "workers 0") == ["no_popularity"]
    assert keys(Table(2, ask=marketing(0)), "workers 1") == []


@rule("P7", "X9")
def test_a_car_without_a_free_ship_is_lost() -> None:
    table = Table(2, ask=marketing(2), ships=full("europe", 1, 2))
    assert keys(table, "workers 0") == ["no_ship"]
    assert keys(table, "workers 1") == []
    ships = full("europe", 1, 2)
    lost = Table(2, ask=market(), ships=ships, spaces=AWAY)
    assert keys(lost, "market europe") == ["no_ship"]
    assert keys(lost, "market north_america") == ["ship_needs_marketing"]
    corner = Table(2, ships=ships, spaces=AWAY)
    assert keys(corner, "act corner city") == []


@rule("P7", "T1")
def test_a_car_that_no_tile_can_save_is_told_before_it_is_made() -> None:
    """At the action space, at the tile, at the place: where it is decided, and only there."""
    wanted = {"america": "luggage safety speed", "europe": "luggage safety speed"}
    rest, ask = {"empty": "a3 a4"}, market()
    useless = Table(2, grid="a1=A07 a2=A04", spaces=GONE, **rest, **wanted)
    assert keys(useless, "act column_city city") == ["last_worker", "no_popularity"]
    saved = Table(2, grid="a1=A07 a2=A01", spaces=GONE, **rest, **wanted)
    assert keys(saved, "act column_city city") == ["last_worker"]
    gone = {**GONE, "column_city": (0, 1)}
    tile = Table(2, ask=[*ask, {"ask": "tile", "space": "column_city"}], grid="a1=A07 a2=A01",
                 spaces=gone, **rest, **wanted)  # fmt: skip
    assert keys(tile, "take a1") == ["no_popularity"]
    assert keys(tile, "take a2") == []
    place = Table(2, ask=[*ask, {"ask": "place", "tile": "A01"}], spaces=gone, **wanted)
    assert keys(place, "place slot_a") == []
    assert keys(place, "place slot_e") == keys(place, "discard") == ["no_popularity"]
    office = Table.fresh(2)
    office.play("retire 4")
    assert keys(office, "discard") == []


@rule("P5")
def test_it_is_told_how_much_marketing_a_ship_takes() -> None:
    table = Table(2, ask=market(), ships=full("europe", 1, 2))
    assert words(table, "market europe") == [
        "Without marketing the car reaches no ship; it needs at least 3 workers."
    ]


@rule("P6", "X8")
def test_a_medal_that_is_gone_is_told() -> None:
    table = Table(2, ask=marketing(12), ships=full("europe", 13, 12, 11))
    assert words(table, "workers 1") == [
        "With popularity 13 the car goes to ship 10, because ship 12 with its gold medal is taken."
    ]
    assert keys(table, "workers 0") == ["medal_taken"]
    assert keys(table, "workers 2") == []
    lower = Table(2, ask=marketing(6), ships=full("europe", 6))
    assert words(lower, "workers 0") == [
        "With popularity 6 the car goes to ship 5, because the higher ones are taken."
    ]
    same = Table(2, ask=marketing(12), ships=full("europe", 13, 12))
    assert keys(same, "workers 1") == ["medal_taken"]
    assert keys(Table(2, ask=marketing(11), ships=full("europe", 11)), "workers 0") == [
        "lower_ship"
    ]


@rule("P8")
def test_a_top_car_needs_no_ship() -> None:
    table = Table(2, ask=marketing(17), ships=full("europe", 17, 16))
    assert keys(table, "workers 1") == []
    assert keys(table, "workers 0") == ["medal_taken"]


# -- workers, tiles of cars, managers


@rule("A1", "W1", "P5")
def test_the_last_worker_is_told_wherever_it_goes() -> None:
    assert keys(Table(2, spaces=GONE), CITY) == ["last_worker"]
    assert keys(Table(2, spaces=AWAY), CITY) == []
    assert keys(Table(2), "sponsor 6") == ["last_worker"]
    assert keys(Table(2), "sponsor 5") == []
    assert keys(Table(2, ask=marketing(1)), "workers 6") == ["last_worker"]
    assert keys(Table(2, ask=marketing(1)), "workers 5") == []


@rule("P9")
def test_a_car_without_a_tile_is_told() -> None:
    ships = ["europe 9 0 super", "europe 8 0 super"]
    assert keys(Table(2, ships=ships), "act corner super") == ["no_car_tile"]
    assert keys(Table(2, ships=ships, ask=market("super")), "market europe") == ["no_car_tile"]
    electric = Table(2, ships=ships, factories="elon gloria")
    assert keys(electric, "act corner super") == []


TILE = [{"ask": "market", "type": "city"}, {"ask": "tile", "space": "column_city"}]


@rule("T4", "W1")
def test_a_manager_nobody_can_pay_for_is_told() -> None:
    grid = "a1=A29 a2=A01"
    spaces = {**AWAY, "column_city": (0, 1)}
    held = "office_1=A25 office_2=A31"
    price = office_prices()[2]
    poor = Table(2, ask=TILE, grid=grid, spaces=spaces).seat(0, money=price - 1, tiles=held)
    assert words(poor, "take a1") == [
        "First send workers to the sponsor, to pay for a manager office for the engineer: 1 worker."
    ]
    assert keys(poor, "take a2") == []
    without = Table(2, ask=TILE, grid=grid, spaces=spaces).seat(0, money=price - 2, tiles=held)
    assert words(without, "take a1") == [
        "No manager office can take the engineer: the tile would have to be discarded."
    ]
    rich = Table(2, ask=TILE, grid=grid, spaces=spaces).seat(0, money=price, tiles=held)
    assert keys(rich, "take a1") == []


@rule("T4", "A5")
def test_a_manager_who_is_the_only_tile_of_a_line_is_told_with_its_space() -> None:
    line = {"grid": "a1=A29", "empty": "a2 a3 a4"}
    assert keys(Table(2, **line, spaces=GONE).seat(0, money=1), CITY) == [
        "last_worker", "no_popularity", "manager_discarded",
    ]  # fmt: skip
    assert keys(Table(2, **line).seat(0, money=1), CITY) == ["manager_needs_sponsor"]
    assert keys(Table(2, **line).seat(0, money=9), CITY) == []
    two = {"grid": "a1=A29 a2=A01", "empty": "a3 a4"}
    assert keys(Table(2, **two, spaces=AWAY).seat(0, money=1), CITY) == []


@rule("X6")
def test_medals_that_leave_are_told() -> None:
    ask = [{"ask": "market", "type": "city"}, {"ask": "place", "tile": "A17"}]
    table = Table(2, ask=ask).seat(0, tiles="spoiler_city=A16")
    assert words(table, "place spoiler_city") == [
        "The tile here leaves the game, and 1 silver medal with it."
    ]
    assert keys(table, "place spoiler_family") == []


# -- sales limits


FOUR = [f"america {ship} 0 {kind}" for ship, kind in
        ((9, "city"), (8, "family"), (7, "family"), (6, "super"))]  # fmt: skip


@rule("Z1", "Z2")
def test_a_limit_filled_by_cars_that_come_first_is_told() -> None:
    table = Table(3, ask=marketing(3), ships=FOUR)
    assert words(table, "workers 0") == [
        "This car would stay on its ship: 4 cars of the same player are sold first, and no sales "
        "office left allows more than 4 cars."
    ]
    three = Table(3, ask=marketing(3), ships=FOUR[:3])
    assert keys(three, "workers 0") == []
    taken = Table(3, ask=marketing(3), ships=FOUR[:3], offices={6: 1})
    assert keys(taken, "workers 0") == ["limit_filled"]
    manager = Table(3, ask=marketing(3), ships=FOUR[:3], offices={6: 1})
    manager.seat(0, tiles="office_1=A25")
    assert keys(manager, "workers 0") == []


@rule("Z2")
def test_only_own_cars_that_come_first_fill_the_limit() -> None:
    europe = [ship.replace("america", "europe") for ship in FOUR]
    table = Table(3, ask=marketing(5), ships=europe)
    assert keys(table, "workers 0") == ["limit_filled"]
    assert keys(table, "workers 5") == []
    others = Table(3, ask=marketing(3), ships=[ship.replace(" 0 ", " 1 ") for ship in FOUR])
    assert keys(others, "workers 0") == []
    choice = Table(3, ask=market(), ships=FOUR)
    choice.seat(0, tiles="spoiler_city=A17 exhaust_city=A20")
    assert keys(choice, "market europe") == ["limit_filled"]
    assert keys(choice, "market north_america") == []


@rule("L1", "Z1")
def test_retiring_tells_what_is_given_up() -> None:
    table = Table(3, ships=FOUR)
    assert words(table, "retire 1") == [
        "Retiring ends this player’s round; those at home go to the sponsor: 6 workers.",
        "With this sales office up to 2 cars may be sold in this round; "
        "2 cars would stay on ships.",
    ]
    assert keys(table, "retire 6") == ["workers_to_sponsor"]
    below = Table(3, ships=FOUR[:3], grid="office_5=A25")
    limit = GAME.new(3, 1, {}).data.office_limit[4]
    assert limit == 3
    assert keys(below, "retire 5") == ["workers_to_sponsor"]
    more = Table(3, ships=FOUR, grid="office_5=A25")
    assert keys(more, "retire 5") == ["workers_to_sponsor"]


@rule("E1")
def test_a_car_left_in_the_last_round_is_told() -> None:
    ask = [{"ask": "sale", "market": "europe", "ship": 9}]
    ships = ["europe 9 0 city", "europe 8 1 city"]
    for number in (3, 4):
        table = Table(3, round=number, ask=ask, ships=ships, offices={1: 0, 2: 1, 3: 2})
        assert keys(table, "pass") == (["left_in_last_round"] if number == 4 else [])
        assert keys(table, "sell 1") == []


def test_refused_decisions_bear_no_warning() -> None:
    options = GAME.explain(Table(2, offices={1: 1}, spaces=GONE).state, 0)
    assert any(option.warnings for option in options)
    assert not any(option.warnings for option in options if not option.ok)
