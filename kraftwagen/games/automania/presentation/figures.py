"""Figures of the component data that are filled into the words of the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from kraftwagen.engine.wording import Term, Terms
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.options import SHORT
from kraftwagen.games.automania.presentation import things

_ROOT: Final = f"{things.ROOT}.rulebook.figure"


def figures(data: DataSet) -> dict[str, object]:
    """Return the value of each ``{name}`` in the rulebook's texts: numbers, or amounts in words."""
    return {
        **_seats(data),
        **_markets(data),
        **_offices(data),
        **_tiles(data),
        **_contracts(data),
        "sponsor": things.counted("autobucks", data.sponsor_money),
        "medal": things.counted("points", data.medal_points),
        "america_left": things.reward(data.left_money[0], data.left_points[0]),
        "europe_left": things.reward(data.left_money[1], data.left_points[1]),
        **_numbered("rank", data.money_rank),
        "electric": data.electric_stars[terms.ELON],
    }


def _numbered(name: str, values: Iterable[object]) -> dict[str, object]:
    return {f"{name}_{number}": value for number, value in enumerate(values, start=1)}


def _seats(data: DataSet) -> dict[str, object]:
    cars, costs = _by_type(data.seat_cars), _by_type(data.car_cost)
    return {
        "crew": things.counted("workers", data.seat_workers),
        "stock": things.counted("neutral", data.neutral_stock),
        **{f"tiles_of_{name}": count for name, count in cars},
        **{f"price_{name}": things.counted("autobucks", cost) for name, cost in costs},
        **_numbered("money", data.seat_money),
        **_numbered("points", data.seat_points),
        **_numbered("short_points", data.variants[SHORT].seat_points),
    }


def _by_type(values: Iterable[int]) -> Iterable[tuple[str, int]]:
    return zip(terms.CAR_TYPES, values, strict=True)


def _markets(data: DataSet) -> dict[str, object]:
    medals = tuple(
        Term(f"{_ROOT}.gold_medal", {"ship": ship, "reward": things.counted("points", points)})
        for ship, points in enumerate(data.gold_medals)
        if points
    )
    found: dict[str, object] = {
        **_numbered("stars", data.stars),
        "highest_ship": terms.HIGHEST_SHIP,
        "gold_medal": Terms(medals),
        "top_car": data.top_car,
    }
    for market, name in enumerate(("america", "europe")):
        both = zip(data.sale_money[market], data.sale_points[market], strict=True)
        found |= _numbered(name, (things.reward(*pair) for pair in both))
    return found


def _offices(data: DataSet) -> dict[str, object]:
    below = Term(f"{_ROOT}.tile_below")
    bonuses: list[object] = []
    for office in range(terms.SALES_OFFICES):
        paid = (data.office_money[office], data.office_points[office])
        tile = (below,) if data.office_tile[office] else ()
        counted = zip(("autobucks", "points"), paid, strict=True)
        found = (*(things.counted(thing, count) for thing, count in counted if count), *tile)
        bonuses.append(Terms(found) if found else Term(f"{_ROOT}.no_bonus"))
    return {
        **_numbered("limit", (things.counted("cars", limit) for limit in data.office_limit)),
        **_numbered("bonus", bonuses),
        **_numbered("cost", data.board_offices[terms.SIDE_A]),
        **_numbered("copy_cost", data.board_offices[terms.GLORIA]),
        **_numbered("free_cost", data.board_offices[terms.WERKMANN]),
    }


def _tiles(data: DataSet) -> dict[str, object]:
    """Return what the tiles of each set show, by name: "a_machine", "b_sales"."""
    found: dict[str, object] = {}
    for number, name in enumerate("ab"):
        own = [tile for tile in range(1, len(data.tile_names)) if data.tile_set[tile] == number]
        for kind, called in enumerate(terms.KINDS):
            tiles = [tile for tile in own if data.tile_kind[tile] == kind]
            found[f"{called}_number"] = len(tiles)
            if kind != terms.MANAGER:
                found[f"{name}_{called}"] = _shown(tiles, data)
                continue
            for what, portrait in enumerate(terms.PORTRAITS):
                same = [tile for tile in tiles if data.tile_what[tile] == what]
                found[f"{name}_{portrait}"] = _shown(same, data)
    return found


def _shown(tiles: list[int], data: DataSet) -> Terms:
    """Return what each of the tiles shows, with the number of tiles that show the same."""
    extras = Counter(
        tuple((thing, count) for thing, count in things.shown(tile, data) if count)
        for tile in tiles
    )
    return Terms(tuple(_times(count, extra) for extra, count in extras.items()))


def _times(count: int, extra: tuple[tuple[str, int], ...]) -> Term:
    if not extra:
        return Term(f"{_ROOT}.plain", {"times": count})
    words = Terms(tuple(things.counted(thing, amount) for thing, amount in extra))
    return Term(f"{_ROOT}.times", {"times": count, "extra": words})


def _contracts(data: DataSet) -> dict[str, object]:
    start = data.starting
    deck_types = Counter(data.card_type[card] for card in data.deck)
    found = {f"cards_of_{name}": deck_types[kind] for kind, name in enumerate(terms.CONTRACT_TYPES)}
    return {
        **found,
        "in_deck": len(data.deck),
        "face_up": data.display,
        "none_left": things.counted("points", data.no_card_points),
        "start_money": things.counted("autobucks", data.start_card_money),
        **_numbered("start", (things.contract(card, data) for card in start)),
    }
