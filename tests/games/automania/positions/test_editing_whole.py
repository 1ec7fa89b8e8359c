"""Any start of a turn or stage can be set up from the empty table."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

from kraftwagen.games.automania.presentation import edits
from tests.every import EVERY
from tests.games.automania.play import games, positions
from tests.games.automania.table import GAME

EDITS: Any = GAME.editing
ORDER = (
    *("round", "advanced", "asks", "factory", "next", "order", "office", "points", "sale"),
    *("tile", "below", "place", "neutral", "crew", "action", "marketing", "sponsor"),
)
"""What others depend on is set first."""
PASSES = 8


def looks() -> dict[str, str]:
    """The first tile that shows what a tile shows."""
    data, found = GAME.new(2, 1, {}).data, {}
    first: dict[tuple[int, ...], str] = {}
    for tile, name in enumerate(data.tile_names):
        shown = (
            data.tile_set, data.tile_kind, data.tile_what, data.tile_stars, data.tile_medals,
            data.tile_sales, data.tile_workers, data.tile_money, data.tile_points,
        )  # fmt: skip
        found[name] = first.setdefault(tuple(values[tile] for values in shown), name)
    return found


ALIKE = looks()


def plain(table: Any) -> Any:
    """What can be set: of tiles that show the same any one."""
    made = json.loads(json.dumps(EDITS.dealt(table, 0)))
    for player in made["players"]:
        player["tiles"] = {place: ALIKE[name] for place, name in player["tiles"].items()}
    for key in ("tiles", "office_tiles", "unseen_tiles"):
        made[key] = [name and ALIKE[name] for name in made[key]]
    made["unseen_tiles"].sort()
    return made


def meant(field: Any, value: int) -> int:
    """The value of a field that stands for one of another table: of tiles any that is alike."""
    if field.place[0] not in ("tile", "below", "place", "tray") or not value:
        return value
    names = GAME.new(2, 1, {}).data.tile_names
    alike = (one for one in field.values if one and ALIKE[names[one]] == ALIKE[names[value]])
    return next(alike, value)


def rank(field: Any) -> int:
    name = field.place[0]
    return ORDER.index(name) if name in ORDER else len(ORDER)


def set_up(wanted: Any) -> Any:
    """The empty table with every field set as in a position, again and again until it is.

    Who is at home follows from the others.
    """
    table = EDITS.blank(len(wanted["players"]))
    goals = [one for one in EDITS.fields(wanted) if one.place[0] != "workers"]
    goals.sort(key=lambda one: (rank(one), one.place))
    for _ in range(PASSES):
        for _, alike in groupby(goals, key=lambda one: one.place[0]):
            offered = {one.place: one for one in EDITS.fields(table)}
            for goal in alike:
                now = offered.get(goal.place)
                if now is None:
                    continue
                value = meant(now, goal.value)
                if value == now.value or value not in now.values:
                    continue
                table = EDITS.change(table, goal.place, value)
        if plain(table) == plain(wanted):
            break
    return table


def test_any_position_can_be_set_up_by_fields() -> None:
    """One of each question and some others; ``EVERY=1``: many others."""
    asked = set()
    starts = [
        table for state in positions(9, 60 if EVERY else 240)
        if edits.asked(table := GAME.to_position(state)) != edits.INSIDE
    ]  # fmt: skip
    for wanted in [*starts, GAME.to_position(games(9)[1][-1].after), *one_of_each_start()]:
        table, goal = plain(set_up(wanted)), plain(wanted)
        assert {name: table[name] for name in goal if table[name] != goal[name]} == {}
        asked.add(wanted["todo"][-1]["ask"] if wanted["todo"] else "over")
    assert asked == {*edits.ASKS.values()} - {"inside"}


def one_of_each_start() -> list[Any]:
    found: dict[int, Any] = {}
    for state in positions(9, 1):
        table = GAME.to_position(state)
        found.setdefault(edits.asked(table), table)
    found.pop(edits.INSIDE)
    return list(found.values())
