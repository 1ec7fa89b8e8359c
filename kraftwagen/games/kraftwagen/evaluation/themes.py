"""Themes of clearly best turns, found by comparing each with the best other turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.evaluation import evaluate
from kraftwagen.games.kraftwagen.rules import flow
from kraftwagen.games.kraftwagen.state import State

ENDING: Final = "ending"
"""Theme: only one of the turns ends the game turn."""
PRICE: Final = "price"
"""Theme: both turns offer cars of the same parts, with different prices or workers."""
SALE: Final = "sale"
"""Theme: the turns offer different cars, or only one offers a car."""
ENGINEER: Final = "engineer"
"""Theme: the best turn engages an engineer or uses an engineer marker."""
JUMP: Final = "jump"
"""Theme: one turn goes much further along the chain, or the time term decides."""
BUYERS: Final = "buyers"
RESEARCH: Final = "research"
BUILDING: Final = "building"
WORKERS: Final = "workers"
RACE: Final = "race"
AWARDS: Final = "awards"
THEMES: Final = (
    JUMP, SALE, PRICE, RACE, BUYERS, RESEARCH, ENGINEER, BUILDING, WORKERS, AWARDS, ENDING,
)  # fmt: skip
FAR: Final = 4
"""Smallest number of places along the chain between two tiles for the theme JUMP."""
_OF_TERM: Final = {
    "money": AWARDS,
    "sale": SALE,
    "race": RACE,
    "parts": BUILDING,
    "workers": WORKERS,
    "research": RESEARCH,
    "awards": AWARDS,
    "time": JUMP,
}
_OF_TASK: Final = {
    terms.RESEARCH: RESEARCH,
    terms.BUYER: BUYERS,
    terms.TAKE_BODY: BUILDING,
    terms.TAKE_ENGINE: BUILDING,
    terms.HIRE: WORKERS,
    terms.RACE: RACE,
}
_MARKERS: Final = (codes.DAIMLER, codes.DIESEL, codes.BENZ)


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a turn did, by kinds of decisions, where it led and whether it ended the game turn."""

    by_kind: dict[int, tuple[int, ...]]
    state: State
    tile: int
    """The tile taken, -1 for none."""
    place: int
    ends: bool

    def of(self, kind: int) -> tuple[int, ...]:
        return self.by_kind.get(kind, ())

    def of_task(self, task: int) -> tuple[int, ...]:
        return self.of(codes.KIND_OF[task])


def theme(before: State, best: Sequence[int], other: Sequence[int]) -> str:
    """Return the theme, one of THEMES, in which two whole turns of the seat to move differ."""
    mine, theirs = _followed(before, best), _followed(before, other)
    if mine.ends != theirs.ends:
        return ENDING
    same_tile = mine.tile == theirs.tile
    if _engages(mine) and (not _engages(theirs) or mine.by_kind == theirs.by_kind):
        return ENGINEER
    cars, other_cars = mine.of(codes.CAR), theirs.of(codes.CAR)
    if cars != other_cars and (same_tile or not other_cars or not cars):
        parts = [codes.unpack_car(car)[:2] for car in (*cars[:1], *other_cars[:1])]
        return PRICE if len(parts) == 2 and parts[0] == parts[1] else SALE
    if same_tile:
        for task, name in _OF_TASK.items():
            if mine.of_task(task) != theirs.of_task(task):
                return name
    elif abs(mine.place - theirs.place) >= FAR:
        return JUMP
    seat = before.current
    worth, against = (evaluate.breakdown(turn.state, seat) for turn in (mine, theirs))
    return _OF_TERM[max(worth, key=lambda term: (worth[term] - against[term], term))]


def _engages(turn: _Turn) -> bool:
    """Return whether an engineer or a marker of one has to do with it."""
    if any(turn.of(kind) for kind in _MARKERS):
        return True
    if any(codes.value(card) < len(terms.ENGINEERS) for card in turn.of_task(terms.RESEARCH)):
        return True
    return any(codes.unpack_car(car)[4] for car in turn.of(codes.CAR))


def _followed(before: State, decisions: Sequence[int]) -> _Turn:
    state = before.clone()
    by_kind: dict[int, tuple[int, ...]] = {}
    happened: list[Event] = []
    tile, place = -1, 0
    for code in decisions:
        kind = codes.kind(code)
        by_kind[kind] = (*by_kind.get(kind, ()), code)
        if (taken := codes.taken_tile(code)) >= 0:
            tile, place = taken, state.chain.index(terms.TILE + taken)
        flow.apply(state, code, happened)
    ends = any(one.stage_end() for one in happened)
    return _Turn(by_kind, state, tile, place, ends)
