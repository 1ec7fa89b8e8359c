"""The editor of positions: setting a field, moving a piece by hand, an empty table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kraftwagen.engine import rng
from kraftwagen.engine.editing import Editing, Field, Place, Table
from kraftwagen.engine.types import Json
from kraftwagen.games.automania import position, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation.editing import (
    cards,
    crew,
    fleet,
    groups,
    question,
    seats,
    tiles,
)
from kraftwagen.games.automania.state import State

_SETTERS: Final[groups.Setters] = {
    **seats.SETTERS, **crew.SETTERS, **tiles.SETTERS, **fleet.SETTERS, **cards.SETTERS,
    **question.SETTERS,
}  # fmt: skip
_MOVERS: Final[groups.Movers] = {
    **seats.MOVERS, **crew.MOVERS, **tiles.MOVERS, **fleet.MOVERS, **cards.MOVERS,
}  # fmt: skip


def load(data: DataSet, new: Callable[[int, int, Mapping[str, Json]], State]) -> Editing[State]:
    """The edits of tables with this data."""

    def read(table: Table) -> State:
        return position.read(data, table)

    def change(table: Table, place: Place, value: int) -> dict[str, Json]:
        state = read(table)
        numbers: tuple[Any, ...] = place[1:]
        _SETTERS[str(place[0])](state, *numbers, value)
        return _written(state)

    def move(table: Table, source: Place, target: Place) -> dict[str, Json] | None:
        state = read(table)
        mover = _MOVERS.get(str(source[0]))
        means = source != target and mover is not None and mover(state, source, target)
        return _written(state) if means else None

    def dealt(table: Table, seed: int) -> dict[str, Json]:
        return _dealt(read(table), seed)

    return Editing(
        blank=lambda seats: _dealt(new(seats, 0, {}), 0),
        groups=lambda table: groups.groups(read(table)),
        group_of=groups.group_of,
        fields=lambda table: _fields(read(table)),
        notes=lambda table, group: _notes(read(table), group),
        change=change,
        movable=lambda place: place[0] in _MOVERS,
        move=move,
        dealt=dealt,
        shown=read,
    )


def _written(state: State) -> dict[str, Json]:
    question.follow(state)
    return position.to_position(state)


def _dealt(state: State, seed: int) -> dict[str, Json]:
    state.rng, state.reveals = rng.seeded(seed, "deal"), 0
    state.sold_more = tuple(sorted(state.sold_more))
    cards.sort(state)
    return position.to_position(state)


def _fields(state: State) -> list[Field]:
    """Everything that can be set, group by group."""
    found = [*question.moment(state), *question.options(state), *seats.order(state)]
    found += [*crew.on_spaces(state), *tiles.on_board(state), *tiles.in_stacks(state)]
    for seat in range(len(state.order)):
        found += [*seats.of_seat(state, seat), *crew.of_seat(state, seat)]
    found += tiles.in_factories(state)
    for market in range(len(terms.MARKETS)):
        found += fleet.of_market(state, market)
    return [*found, *cards.contracts(state), *seats.sales_offices(state)]


def _notes(state: State, group: str) -> list[str]:
    """What of a group cannot be set, as keys of sentences."""
    if group == groups.TILES:
        return ["editing.note.stacks"]
    if group in terms.MARKETS and not fleet.is_selling(state):
        return ["editing.note.sales"]
    return ["editing.note.cars"] if group.startswith(groups.of_seat(0)[:-1]) else []
