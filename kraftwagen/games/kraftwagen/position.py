"""Positions as readable JSON: for tutorials, puzzles, the position editor and tests.

All keys are required; only the "income" of a player has "handicap", the money the seat began
with, in games with handicaps alone. The chain goes from tail to head, ``todo`` from the bottom of
the stack to its top.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from kraftwagen.games.kraftwagen import checks, frames, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.rules import buyers, cars
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, Player, State
from kraftwagen.games.parts.codec import (
    FLAG,
    Codec,
    Kind,
    Row,
    bits,
    by_name,
    counts,
    listing,
    name,
    number,
    optional,
    packed,
    record,
    some_by_name,
    variants,
)

_ASKS: Final = (
    "start",
    "take",
    "tasks",
    "action_phase",
    "end",
    "end_placed",
    "benz",
    "reveal",
    "flip",
)
"""In the order of ``frames``."""
_LARGEST_RNG: Final = (1 << 62) - 1
_MOST: Final = 10_000
_MOST_MONEY: Final = 1_000_000
_MOST_OF_A_CARD: Final = 50
_MOST_PRICES: Final = 64
_MOST_ON_MARKET: Final = 32
"""Cars or buyers: more than any data set has spaces for."""
_MOST_QUESTIONS: Final = 32
"""Pending at a time: more than one player turn can heap up."""


def _table(data: DataSet, seats: int) -> Kind:
    seat = number(0, seats - 1)
    tile, start_tile = name(data.tile_names), name(data.start_names)
    pieces = [*(f"seat {one}" for one in range(terms.TILE)), *data.tile_names]
    return record(
        State,
        Row("special_tiles", FLAG, "special"),
        Row("turn", number(data.first_turn, 3)),
        Row("current", seat),
        Row("chain", listing(name(pieces), len(pieces))),
        Row("players", listing(_player(data), seats), put=_seat_players),
        Row("deck", counts(terms.CARDS, _MOST_OF_A_CARD)),
        Row("discards", counts(terms.CARDS, _MOST_OF_A_CARD)),
        Row("shown", listing(name(terms.CARDS), len(data.deck))),
        Row("prices", listing(number(1, 63), _MOST_PRICES, ordered=True)),
        Row("white", by_name(terms.PREFERENCES, number(0, _MOST))),
        Row("stacks", by_name(terms.PREFERENCES, number(0, 9))),
        Row("active_buyers", listing(_buyer(), _MOST_ON_MARKET)),
        Row("token", number(0, 9)),
        Row("cars", listing(_car(seat), _MOST_ON_MARKET)),
        Row("awards", by_name(terms.AWARDS, optional(seat, terms.NOBODY))),
        Row("start_tiles", listing(start_tile, len(data.start_names), ordered=True)),
        Row("unseen_special_tiles", listing(tile, len(data.tile_names), ordered=True), "specials"),
        Row("todo", listing(_question(), _MOST_QUESTIONS), "pending"),
        Row("marker_used", FLAG),
        Row("rng", number(0, _LARGEST_RNG)),
        Row("reveals", number(0, 1_000_000)),
    )


def _seat_players(state: State, players: tuple[Player, ...]) -> None:
    state.players = list(players)


def _player(data: DataSet) -> Kind:
    workers, halls = number(0, data.seat_workers), data.seat_workshops
    part = optional(name(terms.PART_NAMES[1:], first=1), terms.EMPTY)
    developments = listing(name(terms.DEVELOPMENTS, first=terms.TWO_BODY), len(data.deck))
    return record(
        Player,
        Row("supply", workers),
        Row("canteen", workers),
        Row("workshops", listing(part, halls, halls, numbered=False)),
        Row("body_points", number(1, 99)),
        Row("engine_points", number(1, 99)),
        Row("grand_prix_engine", number(1, data.highest_part)),
        Row("space", number(0, data.circuit)),
        Row("laps", number(0, 99)),
        Row("start_tile", optional(name(data.start_names), NOT_CHOSEN)),
        Row("active", developments),
        Row("inactive", developments),
        Row("engineers", bits(terms.ENGINEERS)),
        Row("markers", bits(terms.MARKERS)),
        Row("income", by_name(terms.SOURCES, number(0, _MOST_MONEY), terms.ORIGINS[-1:])),
    )


def _buyer() -> Kind:
    daimler = terms.MARKERS[terms.DAIMLER_LOW : terms.DAIMLER_HIGH + 1]
    return packed(
        {
            "preference": name(terms.PREFERENCES),
            "marker": optional(name(daimler, first=terms.DAIMLER_LOW), 0),
        },
        buyers.with_marker,
        lambda buyer: (buyers.preference(buyer), buyers.marker(buyer)),
    )


def _car(seat: Kind) -> Kind:
    return packed(
        {
            "seat": seat,
            "body": number(1, 7),
            "engine": number(1, 7),
            "workers": number(0, 15),
            "price": number(1, 63),
            "marker": optional(name(terms.MARKERS[: terms.MAYBACH_HIGH + 1], first=1), 0),
            "closed": FLAG,
        },
        lambda *values: cars.pack(*values[:-1]) | (cars.CLOSED if values[-1] else 0),
        lambda car: (
            cars.seat_of(car),
            cars.body_of(car),
            cars.engine_of(car),
            cars.workers_of(car),
            cars.price_of(car),
            cars.marker_of(car),
            cars.is_closed(car),
        ),
    )


def _question() -> Kind:
    """Frames: tasks and bonus, or for "reveal" the instant card in play."""
    tasks = some_by_name(terms.TASKS, number(0, 3), 0)
    kinds = {
        ask: packed({"tasks": tasks, "bonus": number(0, 15)}, partial(_pack, kind), _unpack)
        for kind, ask in enumerate(_ASKS)
    }
    instant = optional(name(terms.INSTANTS, first=terms.THREE_WORKERS), 0)
    kinds["reveal"] = packed(
        {"card": instant}, frames.reveal, lambda frame: (frames.card_of(frame),)
    )
    return variants("ask", lambda frame: _ASKS[frames.kind(frame)], kinds)


def _pack(kind: int, tasks: tuple[int, ...], bonus: int) -> int:
    counts = sum(frames.task_bits(task, count) for task, count in enumerate(tasks))
    return kind + counts + frames.bonus(bonus)


def _unpack(frame: int) -> tuple[tuple[int, ...], int]:
    counts = tuple(frames.count(frame, task) for task in range(len(terms.TASKS)))
    return counts, frames.bonus_of(frame)


CODEC: Final = Codec[State](_table, checks.check)
read = CODEC.read
