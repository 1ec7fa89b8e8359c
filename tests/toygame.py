"""Stones: a tiny second game that keeps engine, match, bots and shell honest.

Players take one to three stones from a heap or draw a secret card. With the option
``second_thoughts`` a drawn card is kept or given away by a second decision. Whoever has the
most points (stones and cards) when the heap is empty wins; of equals whoever has more stones.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from kraftwagen.bots.plain import insight_of
from kraftwagen.engine import rng as generator
from kraftwagen.engine import types
from kraftwagen.engine.editing import Editing
from kraftwagen.engine.errors import BadData
from kraftwagen.engine.options import SetupOption
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Json, Observation, Seat
from kraftwagen.games.parts.codec import FLAG, Codec, Kind, Row, listing, optional, record
from kraftwagen.games.parts.codec import number as whole
from kraftwagen.games.parts.decisions import Row as Line
from kraftwagen.games.parts.decisions import Table, number
from kraftwagen.games.parts.editor import Editor, Setting, Zone
from kraftwagen.games.parts.events import Event, event
from kraftwagen.games.parts.goals import Goals, counted
from kraftwagen.games.parts.spec import New, declare
from kraftwagen.games.parts.statistics import (
    FINISHED,
    WON,
    Merit,
    Played,
    Statistics,
    counts,
)

DECLARED = (
    SetupOption("heap", "int", 12, "toy.options.heap", low=1, high=1_000_000),
    SetupOption("second_thoughts", "bool", True, "toy.options.second_thoughts"),
    SetupOption("deal", "choice", "open", "toy.options.deal", choices=("open", "blind")),
)
DECK: tuple[int, ...] = (0, 4, 4, 3, 2, 2)
"""How many cards of each value exist, indexed by value."""
HIDDEN = 0
MOST = 3
DRAW, KEEP, GIVE = 8, 9, 16


@event("T1", sound="tile_take", count="taken=stones", ends_turn=True)
class Took(Event):
    seat: Seat
    stones: int


@event("T2", count="draws")
class Drew(Event):
    seat: Seat
    card: int

    def seen_by(self, seat: Seat) -> Drew:
        return self if seat == self.seat else Drew(self.seat, HIDDEN)

    def stage_end(self) -> str:
        return "card"


@event("T3", ends_turn=True)
class Kept(Event):
    seat: Seat


@event("T3", ends_turn=True)
class Gave(Event):
    seat: Seat
    to: Seat
    card: int

    def seen_by(self, seat: Seat) -> Gave:
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, HIDDEN)


class State:
    """``deck`` counts the unseen cards by value; ``pending`` is a drawn card not yet placed."""

    __slots__ = ("deck", "hands", "heap", "pending", "reveals", "rng", "second", "stones", "turn")

    def __init__(self, seats: int, rng: int, heap: int, second: bool) -> None:
        self.heap = heap
        self.second = second
        self.deck = DECK
        self.hands: tuple[tuple[int, ...], ...] = ((),) * seats
        self.stones = (0,) * seats
        self.turn = 0
        self.pending: int | None = None
        self.reveals = 0
        self.rng = rng


def begin(seats: int, seed: int, chosen: Mapping[str, Json]) -> State:
    return State(seats, _stream(seed), chosen["heap"], chosen["second_thoughts"])


def _stream(seed: int) -> int:
    """Not ``seeded``: the games in tests/match/samples keep their draws for good."""
    mixed = seed % (1 << 61)
    first = 1 + (mixed ^ (mixed >> 29) ^ 0x2545F491) % 2147483562
    second = 1 + (mixed // 3 ^ (mixed >> 17) ^ 0x1B873593) % 2147483398
    stream = first << 31 | second
    for _ in range(12):
        stream = generator.advance(stream)
    return stream


def clone(state: State) -> State:
    copy = State.__new__(State)
    for name in State.__slots__:
        setattr(copy, name, getattr(state, name))
    return copy


def digest(state: State) -> str:
    text = repr([(name, getattr(state, name)) for name in State.__slots__])
    return hashlib.sha256(text.encode()).hexdigest()


def check(state: State) -> None:
    cards = sum(state.deck) + sum(len(hand) for hand in state.hands)
    assert cards + (state.pending is not None) == sum(DECK), "T cards are missing or too many"
    assert state.heap >= 0
    assert 0 <= state.turn < len(state.hands)


def legal(state: State) -> list[Code]:
    return [code for code in sorted(attempts(state)) if refusal(state, code) is None]


def attempts(state: State) -> list[Code]:
    takes = list(range(1, MOST + 1))
    return [*takes, DRAW, KEEP, *(GIVE + seat for seat in range(len(state.hands)))]


def refusal(state: State, code: Code) -> Reason | None:
    if code not in attempts(state):
        return Reason("no_such_decision", "T0", {"code": code})
    if is_over(state):
        return Reason("game_over", "T5")
    if (state.pending is not None) != (code >= KEEP):
        return Reason("card_waits" if state.pending is not None else "no_card", "T3")
    if code <= MOST and code > state.heap:
        return Reason("heap_too_small", "T1", {"heap": state.heap})
    if code == DRAW and not sum(state.deck):
        return Reason("deck_empty", "T2")
    if code == GIVE + state.turn:
        return Reason("not_to_yourself", "T4")
    return None


def apply(state: State, code: Code, out: list[types.Event] | None = None) -> None:
    seat = state.turn
    events: list[Event] = []
    if code <= MOST:
        state.heap -= code
        state.stones = _with(state.stones, seat, state.stones[seat] + code)
        events.append(Took(seat, code))
    elif code == DRAW:
        card = _draw(state)
        state.reveals += 1
        events.append(Drew(seat, card))
        if state.second:
            state.pending = card
        else:
            _gain(state, seat, card)
    else:
        card = state.pending or HIDDEN
        to = seat if code == KEEP else code - GIVE
        state.pending = None
        _gain(state, to, card)
        events.append(Kept(seat) if code == KEEP else Gave(seat, to, card))
    if state.pending is None:
        state.turn = (seat + 1) % len(state.hands)
    if out is not None:
        out.extend(events)


def _with(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _gain(state: State, seat: Seat, card: int) -> None:
    state.hands = _with(state.hands, seat, (*state.hands[seat], card))


def _draw(state: State) -> int:
    pick = generator.below(state.rng, sum(state.deck))
    state.rng = generator.advance(state.rng)
    for value, count in enumerate(state.deck):
        if pick < count:
            state.deck = _with(state.deck, value, count - 1)
            return value
        pick -= count
    raise AssertionError("the deck is empty")


def is_over(state: State) -> bool:
    return state.heap == 0


def scores(state: State) -> list[int]:
    return [stones + sum(hand) for stones, hand in zip(state.stones, state.hands, strict=True)]


def rankings(state: State) -> list[int]:
    strength = list(zip(scores(state), state.stones, strict=True))
    return [1 + sum(other > own for other in strength) for own in strength]


def winners(state: State) -> list[Seat]:
    return [seat for seat, place in enumerate(rankings(state)) if place == 1]


def _stones(seat: Played[State]) -> int:
    return seat.state.stones[seat.seat]


def _hand(seat: Played[State]) -> tuple[int, ...]:
    return seat.state.hands[seat.seat]


def hoarder(before: State, after: State, seat: Seat) -> float:
    """A style that likes cards in the hand."""
    return float(len(after.hands[seat]) - len(before.hands[seat]))


def observe(state: State, seat: Seat) -> Observation:
    seen = clone(state)
    seen.rng = generator.BLANK
    unseen = list(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            for card in hand:
                unseen[card] += 1
            seen.hands = _with(seen.hands, other, (HIDDEN,) * len(hand))
    if state.pending is not None and state.turn != seat:
        unseen[state.pending] += 1
        seen.pending = HIDDEN
    seen.deck = tuple(unseen)
    return Observation(seat, seen)


def determinize(observation: Observation, seed: int) -> State:
    state = clone(observation.state)
    state.rng = _stream(seed)
    for seat, hand in enumerate(state.hands):
        dealt = tuple(_draw(state) if card == HIDDEN else card for card in hand)
        state.hands = _with(state.hands, seat, dealt)
    if state.pending == HIDDEN:
        state.pending = _draw(state)
    return state


def evaluate(state: State) -> list[float]:
    return [float(score) for score in scores(state)]


# -- tables, from which all that is not a rule is made

TABLE = Table(
    [
        Line("take", 0, "T1", "take {stones}", stones=number(1, MOST)),
        Line("draw", DRAW, "T2", "draw"),
        Line("keep", KEEP, "T3", "keep"),
        Line("give", GIVE, "T4", "give {seat}", seat=number(0, 3)),
    ]
)


def _position(data: None, seats: int) -> Kind:
    card, stones = whole(0, len(DECK) - 1), whole(0, 2000)
    return record(
        lambda: State.__new__(State),
        Row("deck", listing(card, len(DECK), len(DECK))),
        Row("hands", listing(listing(card, sum(DECK)), seats)),
        Row("heap", stones),
        Row("pending", optional(card, None)),
        Row("reveals", stones),
        Row("rng", whole(0, 1 << 62)),
        Row("second", FLAG, put=lambda state, value: setattr(state, "second", bool(value))),
        Row("stones", listing(stones, seats, seats)),
        Row("turn", whole(0, seats - 1)),
    )


CODEC = Codec[State](_position, check, per_seat="hands")
STATISTICS = Statistics[State](
    lambda state: len(state.hands),
    winners,
    sources=("stones", "cards"),
    amounts={"stones": _stones, "cards": lambda seat: sum(_hand(seat))},
    facts={"stones": _stones, "cards": lambda seat: len(_hand(seat)), **counts("draws")},
    merits={
        "finished": FINISHED,
        "won": WON,
        "values": Merit(lambda seat: map(str, sorted(set(_hand(seat)))), 5),
    },
)
GOALS = Goals[State](
    STATISTICS,
    {
        "stones": counted("taken"),
        "draws": counted("draws"),
    },
)
SETTINGS = (
    Setting("next", "heap", "editing.next", "turn", seats=True),
    Setting("heap", "heap", "editing.heap", "heap"),
    # More of a card than any game has: the editor then says which rule that breaks.
    Setting("deck", "heap", "editing.deck", "deck.{}", over=lambda table: [(1,)]),
    Setting("stones", "seat{}", "editing.stones", "stones.{}", over="stones"),
)
ZONES = (
    Zone(("heap",), ("stones",), lambda table, heap, stones: [
        (heap, table["heap"] - 1), (stones, table["stones"][stones[1]] + 1)]),
)  # fmt: skip


def _editing(data: None, new: New) -> Editing[State]:
    groups = ("heap", "seat{}")
    return Editor(CODEC, data, new, settings=SETTINGS, zones=ZONES, groups=groups).editing()


def load(data_set: Path | None = None) -> GameSpec[State]:
    """The toy game; it has no component data to replace."""
    if data_set is not None:
        raise BadData("the toy game takes no data set")
    spec = declare(
        "toy",
        "Stones",
        1,
        None,
        begin,
        (sys.modules[__name__],),
        _editing,
        clone=clone,
        digest=digest,
        actor=lambda state: state.turn,
        is_over=is_over,
        scores=scores,
        rankings=rankings,
        winners=winners,
        goals=GOALS.reached,
    )
    insight = replace(insight_of(spec), scale=3.0, styles={"hoarder": hoarder})
    return replace(spec, insight=insight)
