"""Any start of a turn can be set up from the empty table."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from kraftwagen.games.kraftwagen.presentation import edits
from tests.games.kraftwagen.play import positions
from tests.games.kraftwagen.table import GAME

EDITS: Any = GAME.editing
ORDER = ("turn", "special_tiles", "asks", "special", "start", "engineer", "dev", "cars", "car")
"""What others depend on is set first."""


def moments(games: int, every: int, first_seed: int = 0) -> Iterator[Any]:
    """Positions of random games with all options, some more of them with something open."""
    for number, state in enumerate(positions(games, first_seed)):
        open_ = len(state.pending) > 1 or state.marker_used
        if number % every == 0 or (open_ and number % 5 == 0):
            yield state


def plain(table: Any) -> Any:
    """What can be set: without luck, and money without its sources."""
    made = json.loads(json.dumps(EDITS.dealt(table, 0)))
    for player in made["players"]:
        income = player.pop("income")
        player["income"] = sum(income.values())
        for cards in ("active", "inactive"):
            player[cards].sort()
    if made["todo"] and made["todo"][0]["ask"] not in ("start", "flip"):
        del made["start_tiles"]  # those that nobody took mean nothing any more
    made["marker_used"] = made["marker_used"] and bool(made["todo"])
    return made


def rank(field: Any) -> tuple[int, int]:
    name = field.place[0]
    first = ORDER.index(name) if name in ORDER else len(ORDER)
    return first, field.value if name in ("worker", "tile", "car") else 0


def set_up(wanted: Any) -> Any:
    """The empty table with every field set as in a position, again and again until it is."""
    table = EDITS.blank(len(wanted["players"]))
    dice = random.Random(1)
    for attempt in range(30):
        if len(table["cars"]) < len(wanted["cars"]):
            seat = wanted["cars"][len(table["cars"])]["seat"]
            field = next(one for one in EDITS.fields(table) if one.place == ("cars", seat))
            table = EDITS.change(table, field.place, field.value + 1)
        offered = {one.place: one for one in EDITS.fields(table)}
        for goal in sorted(EDITS.fields(wanted), key=rank):
            now = offered.get(goal.place)
            if now is None or now.value == goal.value or goal.place[0] in ("active", "cars"):
                continue
            if goal.value in now.values:
                table = EDITS.change(table, goal.place, goal.value)
            elif attempt % 3 and goal.place[0] in ("car", "card"):
                # Another one has it: make room, as somebody at the window would.
                table = EDITS.change(table, goal.place, dice.choice(list(now.values)))
            offered = {one.place: one for one in EDITS.fields(table)}
        table = lined_up(table, wanted)
        if plain(table) == plain(wanted):
            break
    return table


def lined_up(table: Any, wanted: Any) -> Any:
    """The buyers of the row in order, once the right ones stand there."""
    for place, buyer in enumerate(wanted["active_buyers"]):
        row = [one["preference"] for one in table["active_buyers"]]
        if buyer["preference"] in row[place:]:
            at = row.index(buyer["preference"], place)
            table = EDITS.change(table, ("stands", at), place + 1)
    return table


def test_any_position_can_be_set_up_by_fields() -> None:
    seen = inside = 0
    for state in moments(9, 45, 50):
        wanted = GAME.to_position(state)
        if edits.asked(wanted) == edits.INSIDE:
            inside += 1
            assert EDITS.notes(wanted, "moment") == ["editing.note.inside"]
            continue
        assert EDITS.notes(wanted, "moment") == []
        table, goal = plain(set_up(wanted)), plain(wanted)
        assert {name: table[name] for name in goal if table[name] != goal[name]} == {}
        seen += 1
    assert seen > 10
    assert inside
