"""Properties over many tables: the rules against independent, naive readings of them."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from kraftwagen.games.automania import data as data_sets
from kraftwagen.games.automania import events, terms
from tests.games.automania.play import Case, games
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table

GAMES = 12
BOX: Any = yaml.safe_load(Path(data_sets.BUILT_IN).read_text(encoding="utf-8"))
TILES = {tile["id"]: tile for tile in BOX["factory_tiles"]["entries"]}
BOARDS = {board["id"]: board for board in BOX["factory_b"]["entries"]}
KINDS = {kind: [name for name, tile in TILES.items() if tile["kind"] == kind]
         for kind in ("machine", "style", "manager")}  # fmt: skip
MARKETS = {"america": "north_america", "europe": "europe"}
MANY = settings(max_examples=150, derandomize=True, deadline=None)


@st.composite
def factories(draw: st.DrawFn) -> dict[str, str]:
    """A factory by place: any machines, parts and managers that may lie in one."""
    machines = iter(draw(st.permutations(KINDS["machine"])))
    styles = draw(st.permutations(KINDS["style"]))
    found = {f"slot_{slot}": next(machines) for slot in terms.SLOTS if draw(st.booleans())}
    for name in styles[: draw(st.integers(0, 9))]:
        place = f"{TILES[name]['what']}_{draw(st.sampled_from(terms.CAR_TYPES))}"
        found.setdefault(place, name)
    hired = {TILES[name]["what"]: name for name in draw(st.permutations(KINDS["manager"]))}
    for number, name in enumerate(list(hired.values())[: draw(st.integers(0, 4))], start=1):
        found[f"office_{number}"] = name
    return found


@st.composite
def demands(draw: st.DrawFn) -> tuple[str, str]:
    """The demands of both markets, as a table is given them."""
    stack = draw(st.permutations(terms.DEMANDS * 2))
    return " ".join(stack[:5]), " ".join(stack[5:])


def naive_popularity(position: Any, seat: int, car_type: str, market: str) -> int:
    """Stars of the line, and the best way to meet demands, machine by machine."""
    player = position["players"][seat]
    lines = BOARDS.get(player["factory"], {}).get("lines", BOX["factory_a"]["lines"])
    line = [TILES[player["tiles"][f"slot_{slot}"]] for slot in lines[car_type]
            if f"slot_{slot}" in player["tiles"]]  # fmt: skip
    others = [TILES[name] for place, name in player["tiles"].items()
              if place.startswith("office") or place.endswith(car_type)]  # fmt: skip
    active = position["demands"][MARKETS[market]]["active"]
    best = 0
    for chosen in itertools.product((None, 0, 1, 2), repeat=len(line)):
        met = [number for number in chosen if number is not None]
        fits = all(number is None or active[number] == machine["what"]
                   for number, machine in zip(chosen, line, strict=True))  # fmt: skip
        if fits and len(set(met)) == len(met):
            best = max(best, sum(BOX["demand"]["stars"][number] for number in met))
    return best + sum(tile.get("stars", 0) for tile in (*line, *others))


@rule("P3", "P4", "V2", "X7")
@given(factories(), demands(), st.sampled_from(["", "sumato elon", "gloria sumato"]))
@MANY
def test_popularity_against_the_best_of_all_ways(
    factory: dict[str, str], wanted: tuple[str, str], boards: str
) -> None:
    table = Table(2, round=4, factories=boards, america=wanted[0], europe=wanted[1])
    workers = sum(TILES[name].get("workers", 0) for name in factory.values())
    tiles = " ".join(f"{place}={name}" for place, name in factory.items())
    table.seat(0, tiles=tiles, neutral=workers)
    position = table.position()
    for car_type, market in itertools.product(terms.CAR_TYPES, MARKETS):
        naive = naive_popularity(position, 0, car_type, market)
        assert table.popularity(0, car_type, market) == naive


@rule("P5", "P6", "P7", "P8", "X8")
@given(st.sets(st.integers(1, 17)), st.integers(0, 6), st.integers(0, 4), st.integers(0, 3))
@MANY
def test_a_car_lands_on_the_highest_free_ship(
    taken: set[int], marketing: int, machines: int, parts: int
) -> None:
    own = [kind for kind, count in BOX["seats"]["cars"].items() for _ in range(count)]
    at = dict(zip(sorted(taken, reverse=True), own, strict=False))
    ships = [f"europe {ship} 1 {kind}" for ship, kind in at.items()]
    wanted = "speed environment handling | safety luggage"
    lines = [f"slot_{slot}=A{1 + 3 * number:02}" for number, slot in enumerate("gfed")]
    styles = ["spoiler_super=B18", "exhaust_super=B21", "interior_super=B24"]
    table = Table(2, round=4, europe=wanted, ships=ships)
    table.seat(0, tiles=" ".join([*lines[:machines], *styles[:parts]]))
    table.play("act corner super", "market europe")
    popularity = sum((2, 3, 4)[:machines]) + 3 * parts + min(marketing, 5)
    table.play(f"workers {min(marketing, 5)}")
    free = [ship for ship in range(1, 18) if ship not in at and ship <= popularity]
    made = table.happened(events.CarProduced)[0]
    assert made.popularity == popularity
    if popularity >= 18:
        assert table.asked() == "reward"
    elif not free:
        assert table.happened(events.CarStayed)
        assert table.position()["players"][0]["cars"]["super"] == 2
    else:
        assert table.ship("europe", max(free)) == "0 super"
        medal = BOX["ships"]["gold_medals"].get(max(free), 0)
        assert [event.amount for event in table.happened(events.PointsGained)] == [medal] * (
            medal > 0
        )


def offers(position: Any) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """The cars on ships in the order of the sale."""
    for market in terms.MARKETS:
        for car in sorted(position["ships"][market], key=lambda car: -int(car["ship"])):
            yield market, car["ship"], car


def naive_spaces(seats: int, market: str, sold: Any) -> list[int]:
    """The sales spaces that take a car, from 1."""
    rows = BOX["sales_spaces"][market]
    taken = [car["space"] for car in sold if car["market"] == market]
    free, first = [], 1
    for row in rows[:-1]:
        spaces = range(first, first + len(row))
        closed = seats == 2 and any(space in taken for space in spaces)
        free += [space for space in spaces if space not in taken and not closed]
        first += len(row)
    return [*free, first]


def naive_limit(position: Any, seat: int) -> int:
    office = position["offices"].index(seat)
    tiles = position["players"][seat]["tiles"].values()
    more = sum(TILES[name].get("sales", 0) for name in tiles)
    return int(BOX["sales_offices"]["entries"][office]["limit"]) + more


@rule("Z1", "Z2", "Z3", "Z4", "V4", "X15", "X16")
@pytest.mark.parametrize("number", range(GAMES))
def test_the_sale_against_a_naive_one(number: int) -> None:
    """Who is asked, in what order, and where a car may go."""
    asked: list[tuple[str, int]] = []
    for case in games(GAMES)[number]:
        position = GAME.to_position(case.before)
        ask = position["todo"][-1]
        if ask["ask"] != "sale":
            asked = []
            continue
        seats = len(position["players"])
        sold = Counter(car["seat"] for car in position["sold"])
        todo = [(market, ship) for market, ship, car in offers(position)
                if (market, ship) not in asked
                and (not asked or (terms.MARKETS.index(market), -ship)
                     > (terms.MARKETS.index(asked[-1][0]), -asked[-1][1]))
                and sold[car["seat"]] < naive_limit(position, car["seat"])]  # fmt: skip
        assert (ask["market"], ask["ship"]) == todo[0]
        car = next(car for market, ship, car in offers(position) if (market, ship) == todo[0])
        assert position["current"] == car["seat"]
        free = naive_spaces(seats, ask["market"], position["sold"])
        wanted = [*(f"sell {space}" for space in free), "pass"]
        if position["players"][car["seat"]]["factory"] == "gloria":
            wanted += naive_copies(position, car, ask["market"])
        assert sorted(GAME.to_text(code) for code in GAME.legal(case.before)) == sorted(wanted)
        asked.append(todo[0])


def naive_copies(position: Any, car: Any, market: str) -> list[str]:
    """What Gloria may sell onto: other players' cars of the type, once in a sales phase."""
    places = Counter((sold["market"], sold["space"]) for sold in position["sold"])
    top = terms.SALES_SPACES
    if any(count > 1 and space != top for (_, space), count in places.items()):
        return []
    return [f"copy {sold['space']}" for sold in position["sold"]
            if sold["market"] == market and sold["space"] != top
            and sold["seat"] != car["seat"] and sold["type"] == car["type"]]  # fmt: skip


@rule("N2", "X18", "EX10")
@given(demands(), st.sampled_from(terms.SIDES))
@MANY
def test_demands_against_moving_them_one_by_one(wanted: tuple[str, str], side: str) -> None:
    table = Table(2, america=wanted[0], europe=wanted[1], offices={1: 0, 2: 1},
                  ask=[{"ask": "advance"}])  # fmt: skip
    table.play(f"advance {side}")
    places = [text.split() for text in wanted]
    waiting = 3 if side == "left" else 4
    moved = []
    for own, other in ((0, 1), (1, 0)):
        two, three, _ = places[own][:3]
        after = [places[own][waiting], two, three, *places[own][3:]]
        after[waiting] = places[other][2]
        moved.append(" ".join([*after[:3], "|", *after[3:]]))
    assert [table.demands(market) for market in MARKETS] == moved


def pieces(position: Any) -> dict[str, Any]:
    """What there is of everything, wherever it lies; ``tiles`` never grow."""
    players = range(len(position["players"]))
    workers = [position["players"][seat][place] for seat in players
               for place in ("home", "sponsor", "marketing")]  # fmt: skip
    workers += [held["workers"] for held in position["spaces"].values() if held]
    standing = [car for market in position["ships"].values() for car in market]
    standing += position["sold"]
    found: dict[str, Any] = {}
    for seat in players:
        own = Counter(position["players"][seat]["cars"])
        own.update("electric" if car["electric"] else car["type"]
                   for car in standing if car["seat"] == seat)  # fmt: skip
        found[f"cars {seat}"] = dict(own)
    found["own workers"] = sum(workers) - sum(one["neutral"] for one in position["players"])
    places = position["demands"].values()
    found["demands"] = sorted(
        demand for one in places for demand in (*one["active"], one["left"], one["right"])
    )
    found["contracts"] = sorted(
        [*position["display"], *position["deck"], *position["unused_contracts"],
         *(card for one in position["players"] for card in one["played"]),
         *(held["card"] for one in position["players"] for held in one["hand"])]
    )  # fmt: skip
    return found


def tiles_of(position: Any) -> set[str]:
    lying = [*position["tiles"], *position["office_tiles"], *position["unseen_tiles"]]
    lying += [tile for one in position["players"] for tile in one["tiles"].values()]
    lying += [frame["tile"] for frame in position["todo"] if "tile" in frame]
    found = [tile for tile in lying if tile]
    assert len(set(found)) == len(found)
    return set(found)


@rule("B1", "B8", "B9", "X18")
@pytest.mark.parametrize("number", range(GAMES))
def test_nothing_is_lost_and_nothing_made(number: int) -> None:
    cases = games(GAMES)[number]
    first = next(
        case for case in cases if GAME.to_position(case.before)["todo"][0]["ask"] == "turn"
    )
    whole = pieces(GAME.to_position(first.before))
    assert whole["contracts"] == sorted(card["id"] for card in BOX["contracts"]["entries"])
    assert whole["own workers"] == 6 * len(first.before.order)
    tiles = set(TILES)
    for case in cases:
        GAME.check(case.after)
        position = GAME.to_position(case.after)
        left = tiles_of(position)
        assert left <= tiles
        tiles = left
        if first.before.boards == case.after.boards:
            assert pieces(position) == whole


@rule("H1", "A5")
@pytest.mark.parametrize("number", range(GAMES))
def test_every_gain_and_every_price_is_told(number: int) -> None:
    for case in games(GAMES)[number]:
        money, points = list(case.before.money), list(case.before.points)
        for event in case.out:
            match event:
                case events.MoneyGained(seat=seat, amount=amount):
                    money[seat] += amount
                case events.MoneyPaid(seat=seat, amount=amount):
                    money[seat] -= amount
                case events.PointsGained(seat=seat, amount=amount):
                    points[seat] += amount
        assert (tuple(money), tuple(points)) == (case.after.money, case.after.points)


@rule("E1", "E2", "E3", "E4", "X17")
@pytest.mark.parametrize("number", range(GAMES))
def test_the_end_against_a_naive_one(number: int) -> None:
    last: Case = games(GAMES)[number][-1]
    before = [event for event in last.out if isinstance(event, events.CarSold)]
    # What the last car sold brings comes before the end.
    start = next(i for i, event in enumerate(last.out) if isinstance(event, events.RoundEnded))
    money, points = list(last.before.money), list(last.before.points)
    for event in last.out[:start]:
        if isinstance(event, events.MoneyGained):
            money[event.seat] += event.amount
        elif isinstance(event, events.PointsGained):
            points[event.seat] += event.amount
    assert len(before) <= 1
    position = GAME.to_position(last.after)
    for market, _, car in offers(position):
        if market == "north_america":
            money[car["seat"]] += 1
        else:
            points[car["seat"]] += 1
    medals = {card["id"]: card["medals"] for card in BOX["contracts"]["entries"]}
    for seat, player in enumerate(position["players"]):
        points[seat] += sum(medals[card] for card in player["played"])
        points[seat] += sum(TILES[tile].get("medals", 0) for tile in player["tiles"].values())
    office = position["offices"].index
    ranked = sorted(range(len(money)), key=lambda seat: (-money[seat], office(seat)))
    for seat, bonus in zip(ranked, BOX["end_scoring"]["money_rank_points"], strict=False):
        points[seat] += bonus
    assert GAME.scores(last.after) == points
    winner = min(range(len(points)), key=lambda seat: (-points[seat], office(seat)))
    assert GAME.winners(last.after) == [winner]
