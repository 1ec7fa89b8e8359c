"""The editor of the toy game: its heap, the cards nobody has, who is to move, a stone by hand."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from kraftwagen.engine.editing import Editing, Field, Place, Table
from kraftwagen.engine.types import Json


def editing(
    new: Callable[[int], Any],
    stream: Callable[[int], int],
    to_position: Callable[[Any], dict[str, Json]],
    shown: Callable[[Table], Any],
) -> Editing[Any]:
    """The deck may be set to what no game has: the editor then says which rule that breaks."""

    def dealt(table: Table, seed: int) -> dict[str, Json]:
        return {**copy.deepcopy(dict(table)), "rng": stream(seed), "reveals": 0}

    def groups(table: Table) -> list[tuple[str, int]]:
        return [("heap", -1), *((f"seat{seat}", seat) for seat in range(len(table["hands"])))]

    def fields(table: Table) -> list[Field]:
        seats = range(len(table["hands"]))
        found = [
            Field(("next",), "heap", "editing.next", table["turn"], seats, seats=True),
            Field(("heap",), "heap", "editing.heap", table["heap"], range(2001)),
            Field(("deck", 1), "heap", "editing.deck", table["deck"][1], range(6)),
        ]
        for seat, stones in enumerate(table["stones"]):
            place = ("stones", seat)
            found.append(Field(place, f"seat{seat}", "editing.stones", stones, range(100)))
        return found

    def change(table: Table, place: Place, value: int) -> dict[str, Json]:
        made: dict[str, Json] = copy.deepcopy(dict(table))
        if len(place) > 1:
            made[str(place[0])][int(place[1])] = value
        else:
            made[{"next": "turn"}.get(str(place[0]), str(place[0]))] = value
        return made

    def move(table: Table, source: Place, target: Place) -> dict[str, Json] | None:
        if source != ("heap",) or target[0] != "stones" or not table["heap"]:
            return None
        less = change(table, source, table["heap"] - 1)
        return change(less, target, table["stones"][int(target[1])] + 1)

    return Editing(
        blank=lambda seats: dealt(to_position(new(seats)), 0),
        groups=groups,
        group_of=lambda place: f"seat{place[1]}" if place[0] == "stones" else "heap",
        fields=fields,
        notes=lambda table, group: (),
        change=change,
        movable=lambda place: place == ("heap",),
        move=move,
        dealt=dealt,
        shown=shown,
    )
