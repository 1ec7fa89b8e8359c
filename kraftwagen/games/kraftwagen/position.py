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
    Bits,
    ByName,
    Codec,
    Counts,
    Flag,
    Listing,
    Name,
    Number,
    Optional,
    Packed,
    Record,
    Row,
    SomeByName,
    Variants,
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


def _table(data: DataSet, seats: int) -> Record:
    seat = Number(0, seats - 1)
    tile, start_tile = Name(data.tile_names), Name(data.start_names)
    piece = Name([*(f"seat {one}" for one in range(terms.TILE)), *data.tile_names])
    per_preference = partial(ByName, terms.PREFERENCES)
    return Record(
        State,
        Row("special_tiles", Flag(), "special"),
        Row("turn", Number(1, 3)),
        Row("current", seat),
        Row("chain", Listing(piece, len(piece.known))),
        Row("players", Listing(_player(data), seats), put=_seat_players),
        Row("deck", Counts(terms.CARDS, _MOST_OF_A_CARD)),
        Row("discards", Counts(terms.CARDS, _MOST_OF_A_CARD)),
        Row("shown", Listing(Name(terms.CARDS), len(data.deck))),
        Row("prices", Listing(Number(1, 63), _MOST_PRICES, ordered=True)),
        Row("white", per_preference(Number(0, _MOST))),
        Row("stacks", per_preference(Number(0, 9))),
        Row("active_buyers", Listing(_buyer(), _MOST_ON_MARKET)),
        Row("token", Number(0, 9)),
        Row("cars", Listing(_car(seat), _MOST_ON_MARKET)),
        Row("awards", ByName(terms.AWARDS, Optional(seat, terms.NOBODY))),
        Row("start_tiles", Listing(start_tile, len(data.start_names), ordered=True)),
        Row("unseen_special_tiles", Listing(tile, len(data.tile_names), ordered=True), "specials"),
        Row("todo", Listing(_question(), _MOST_QUESTIONS), "pending"),
        Row("marker_used", Flag()),
        Row("rng", Number(0, _LARGEST_RNG)),
        Row("reveals", Number(0, 1_000_000)),
    )


def _seat_players(state: State, players: tuple[Player, ...]) -> None:
    state.players = list(players)


def _player(data: DataSet) -> Record:
    workers, halls = Number(0, data.seat_workers), data.seat_workshops
    part = Optional(Name(terms.PART_NAMES[1:], first=1), terms.EMPTY)
    developments = Listing(Name(terms.DEVELOPMENTS, first=terms.TWO_BODY), len(data.deck))
    return Record(
        Player,
        Row("supply", workers),
        Row("canteen", workers),
        Row("workshops", Listing(part, halls, halls, numbered=False)),
        Row("body_points", Number(1, 99)),
        Row("engine_points", Number(1, 99)),
        Row("grand_prix_engine", Number(1, data.highest_part)),
        Row("space", Number(0, data.circuit)),
        Row("laps", Number(0, 99)),
        Row("start_tile", Optional(Name(data.start_names), NOT_CHOSEN)),
        Row("active", developments),
        Row("inactive", developments),
        Row("engineers", Bits(terms.ENGINEERS)),
        Row("markers", Bits(terms.MARKERS)),
        Row("income", ByName(terms.SOURCES, Number(0, _MOST_MONEY), terms.ORIGINS[-1:])),
    )


def _buyer() -> Packed:
    daimler = terms.MARKERS[terms.DAIMLER_LOW : terms.DAIMLER_HIGH + 1]
    return Packed(
        {
            "preference": Name(terms.PREFERENCES),
            "marker": Optional(Name(daimler, first=terms.DAIMLER_LOW), 0),
        },
        buyers.with_marker,
        lambda buyer: (buyers.preference(buyer), buyers.marker(buyer)),
    )


def _car(seat: Number) -> Packed:
    return Packed(
        {
            "seat": seat,
            "body": Number(1, 7),
            "engine": Number(1, 7),
            "workers": Number(0, 15),
            "price": Number(1, 63),
            "marker": Optional(Name(terms.MARKERS[: terms.MAYBACH_HIGH + 1], first=1), 0),
            "closed": Flag(),
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


def _question() -> Variants:
    """A frame: its tasks and bonus, or for "reveal" the instant card in play."""
    tasks = SomeByName(terms.TASKS, Number(0, 3), 0)
    variants = {
        name: Packed({"tasks": tasks, "bonus": Number(0, 15)}, partial(_pack, kind), _unpack)
        for kind, name in enumerate(_ASKS)
    }
    instant = Optional(Name(terms.INSTANTS, first=terms.THREE_WORKERS), 0)
    variants["reveal"] = Packed(
        {"card": instant}, frames.reveal, lambda frame: (frames.card_of(frame),)
    )
    return Variants("ask", lambda frame: _ASKS[frames.kind(frame)], variants)


def _pack(kind: int, tasks: tuple[int, ...], bonus: int) -> int:
    counts = sum(frames.task_bits(task, count) for task, count in enumerate(tasks))
    return kind + counts + frames.bonus(bonus)


def _unpack(frame: int) -> tuple[tuple[int, ...], int]:
    counts = tuple(frames.count(frame, task) for task in range(len(terms.TASKS)))
    return counts, frames.bonus_of(frame)


CODEC: Final = Codec[State](_table, checks.check)
to_position = CODEC.to_position
from_position = CODEC.from_position
read = CODEC.read
