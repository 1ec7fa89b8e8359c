"""The things of a position in reading order, for the text board and the keyboard.

A key such as ``("tile", 3)`` or ``("workshop", seat, 1)`` names a thing for tables, tooltips and
text boards. This module holds no sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State

Key: TypeAlias = tuple[str | int, ...]

NOW: Final = "now"
RING: Final = "ring"
CIRCUIT: Final = "circuit"
BUYERS: Final = "buyers"
MARKET: Final = "market"
RESEARCH: Final = "research"
AWARDS: Final = "awards"
WORKS: Final = "works"
AREAS: Final = (NOW, RING, CIRCUIT, BUYERS, MARKET, RESEARCH, AWARDS, WORKS)

_AREA_OF: Final = {
    NOW: ("todo", "start_tile"),
    RING: ("tile", "worker", "gap", "turn", "order", "specials"),
    CIRCUIT: ("space", "neutral", "race", "pit", "lap"),
    BUYERS: ("stack", "active", "row", "token", "track"),
    MARKET: ("price", "stall", "car"),
    RESEARCH: ("card", "deck", "discard"),
    AWARDS: ("award", "awards"),
    WORKS: (
        "mat", "money", "points", "workshop", "bay", "canteen", "supply", "start", "dev",
        "engineer", "marker",
    ),
}  # fmt: skip
_KINDS: Final = {kind: area for area, kinds in _AREA_OF.items() for kind in kinds}
_TAKEN_FROM: Final = (frames.START, frames.TAKE, frames.END, frames.END_PLACED, frames.BENZ)
"""Questions that are not about tasks."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing on the table, or ``count`` equal things."""

    key: Key
    count: int = 1


@dataclass(frozen=True, slots=True)
class Section:
    """The things of one area in reading order; ``seat`` is -1 for an area that all seats share."""

    area: str
    seat: int
    things: tuple[Thing, ...]


def area_of(key: Key) -> tuple[str, int]:
    """Return the area of a thing and the seat whose works it belongs to, -1 for none.

    The area is empty if the key names no thing of this game.
    """
    area = _KINDS.get(str(key[0]), "")
    return area, int(key[1]) if area == WORKS else -1


def outline(state: State, viewer: int) -> list[Section]:
    """Return all public things by area, with the viewer's works before those of other seats."""
    seats = len(state.players)
    sections = [
        Section(NOW, -1, _things(_now(state))),
        Section(RING, -1, _things(_ring(state))),
        Section(CIRCUIT, -1, _things(_circuit(state))),
        Section(BUYERS, -1, _things(_buyers(state))),
        Section(MARKET, -1, _things(_market(state))),
        Section(RESEARCH, -1, _things(_research(state))),
        Section(AWARDS, -1, _things(_awards(state))),
    ]
    for step in range(seats):
        seat = (viewer + step) % seats
        sections.append(Section(WORKS, seat, _works(state, seat)))
    return [section for section in sections if section.things]


def _awards(state: State) -> list[Key]:
    """Return the awards of this game; those that pay nothing are left out (S6)."""
    paid = enumerate(state.data.award_money)
    return [("awards",), *(("award", award) for award, money in paid if money)]


def _things(keys: list[Key]) -> tuple[Thing, ...]:
    return tuple(Thing(key) for key in keys)


def tasks(state: State) -> list[int]:
    """Return the tasks still to be done in the current question."""
    if not state.pending or frames.kind(state.pending[-1]) in _TAKEN_FROM:
        return []
    return [task for task, _ in frames.tasks(state.pending[-1])]


def owed(state: State) -> list[tuple[int, int]]:
    """Return the tasks that wait behind those of the current question, each with its count.

    A tile leaves such tasks while the effect of a card is carried out; the next one comes first.
    """
    waiting = reversed(state.pending[:-1])
    kinds = (frames.TASKS, frames.ACTION_PHASE)
    return [
        task for frame in waiting if frames.kind(frame) in kinds for task in frames.tasks(frame)
    ]


def _now(state: State) -> list[Key]:
    found: list[Key] = [("turn",), ("order",)]
    found += [("todo", task) for task in tasks(state)]
    if any(player.start_tile < 0 for player in state.players):
        found += [("start_tile", tile) for tile in state.start_tiles]
    return found


def _ring(state: State) -> list[Key]:
    found: list[Key] = [
        ("tile", piece - terms.TILE) if piece >= terms.TILE else ("worker", piece)
        for piece in state.chain
    ]
    if state.special:
        found.append(("specials",))
    return found


def _circuit(state: State) -> list[Key]:
    seats = range(len(state.players))
    neutral = range(len(state.data.neutral_cars[len(state.players)]))
    return [
        *(("race", seat) for seat in seats),
        *(("neutral", index) for index in neutral),
        *(("lap", seat) for seat in seats),
    ]


def _buyers(state: State) -> list[Key]:
    spaces = state.data.active_spaces[len(state.players)]
    return [
        ("token",),
        *(("active", space) for space in range(max(spaces + 1, len(state.active_buyers)))),
        *(("stack", wish) for wish in range(len(terms.PREFERENCES))),
    ]


def _market(state: State) -> list[Key]:
    spaces = state.data.market_spaces[len(state.players)]
    return [
        *(
            ("car", space) if space < len(state.cars) and not cars.is_closed(state.cars[space])
            else ("stall", space)
            for space in range(max(spaces, len(state.cars)))
        ),
        *(("price", price) for price in state.prices),
    ]  # fmt: skip


def _research(state: State) -> list[Key]:
    return [*(("card", place) for place in range(len(state.shown))), ("deck",), ("discard",)]


def _works(state: State, seat: int) -> tuple[Thing, ...]:
    player = state.players[seat]
    found: list[Key] = [("money", seat), ("points", seat, 0), ("points", seat, 1)]
    found += [("workshop", seat, index) for index in range(len(player.workshops))]
    found += [("bay", seat), ("canteen", seat), ("supply", seat)]
    if player.start_tile >= 0:
        found.append(("start", seat))
    made = list(_things(found))
    for active, held in ((1, player.active), (0, player.inactive)):
        made += [Thing(("dev", seat, card, active), held.count(card)) for card in sorted({*held})]
    for engineer, own in enumerate(terms.ENGINEER_MARKERS):
        if player.engineers >> engineer & 1:
            made.append(Thing(("engineer", seat, engineer)))
            left = own & player.markers
            made += [
                Thing(("marker", seat, marker))
                for marker in range(len(terms.MARKERS))
                if left >> marker & 1
            ]
    return tuple(made)
