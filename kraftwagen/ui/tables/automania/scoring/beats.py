"""The steps of a sale that its show plays, called beats, and both harbours after each.

Sales up to the last one that the people watching decided themselves are one beat, because the table
has shown each of them: all these cars drive off together at the beginning.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from kraftwagen.engine.tuples import added
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import sales
from kraftwagen.games.automania.state import State, seat_of, unpack_afloat
from kraftwagen.ui.tables.automania.scoring.steps import (
    LEFT,
    OPEN,
    SOLD,
    STAYED,
    SUM,
    LedgerEntry,
    Moved,
    RoundStep,
    RoundSteps,
    Sale,
)

PLAYED: Final = (OPEN, SOLD, STAYED, LEFT, SUM)
"""The kinds of steps that are beats: medals, money and the winner are counted at the end alone."""


class Afloat(NamedTuple):
    """A car on a ship."""

    market: int
    ship: int
    car: int


class Parked(NamedTuple):
    """A car on a sales space; ``place`` is its number there, from 0."""

    market: int
    space: int
    place: int
    car: int


@dataclass(frozen=True)
class Standing:
    """Both harbours and the totals at a moment; ``got_*`` is the income of this scoring so far."""

    afloat: tuple[Afloat, ...]
    parked: tuple[Parked, ...]
    money: tuple[int, ...]
    points: tuple[int, ...]
    got_money: tuple[int, ...]
    got_points: tuple[int, ...]

    def sold_by(self, seat: int) -> int:
        """Return how many cars of a seat stand on sales spaces."""
        return sum(seat_of(one.car) == seat for one in self.parked)

    def after(self, entries: Sequence[LedgerEntry], moved: Sequence[Moved]) -> Standing:
        """Return the standing after cars have moved and their income is paid."""
        afloat, parked = list(self.afloat), list(self.parked)
        for one in moved:
            afloat.remove(Afloat(one.market, one.ship, one.car))
            if one.space >= 0:
                parked.append(next_place(parked, one))
        made = replace(self, afloat=tuple(afloat), parked=tuple(parked))
        for entry in entries:
            made = made.paid(entry.seat, entry.money, entry.points)
        return made

    def paid(self, seat: int, money: int, points: int) -> Standing:
        """Return the standing after a payment."""
        return replace(
            self,
            money=added(self.money, seat, money),
            points=added(self.points, seat, points),
            got_money=added(self.got_money, seat, money),
            got_points=added(self.got_points, seat, points),
        )


def next_place(parked: Sequence[Parked], one: Moved) -> Parked:
    """Return the place on its sales space where a car that moves now will stand."""
    there = sum((p.market, p.space) == (one.market, one.space) for p in parked)
    return Parked(one.market, one.space, there, one.car)


@dataclass(frozen=True)
class Beat:
    """One step that the show plays, with the standings before and after it."""

    step: RoundStep
    before: Standing
    after: Standing
    recalled: bool = False
    """Whether it shows at once all sales that were known before."""

    @property
    def kind(self) -> str:
        """What its step is about."""
        return self.step.kind

    @property
    def entries(self) -> tuple[LedgerEntry, ...]:
        """The income of the beat."""
        return self.step.entries if self.kind != SUM else ()


@dataclass(frozen=True)
class Course:
    """The beats of a scoring in order; ``begin`` is the standing before the first of them."""

    round: int
    limits: tuple[int, ...]
    begin: Standing
    beats: tuple[Beat, ...]
    resumed: bool = False
    """Whether some cars had been sold or left before the first beat."""

    @property
    def end(self) -> Standing:
        """Return the standing after all beats."""
        return self.beats[-1].after if self.beats else self.begin


def course_of(steps: RoundSteps, known: Collection[Sale]) -> Course:
    """Return the beats of a scoring; those of the sales in ``known`` count as past."""
    begin = standing(steps.steps[0].state)
    seen = [step for step in steps.steps if _is_known(step.event, known)]
    recalled = _recalled(begin, seen)
    if recalled is None:
        for step in seen:
            begin = begin.after(step.entries, step.moved)
    made = [recalled] if recalled is not None else []
    now = recalled.after if recalled is not None else begin
    for step in steps.steps:
        if step.kind not in PLAYED or _is_known(step.event, known):
            continue
        if step.kind == OPEN and recalled is not None:
            continue
        entries = () if step.kind == SUM else step.entries
        after = now.after(entries, step.moved)
        made.append(Beat(step, now, after))
        now = after
    if not any(beat.kind not in (OPEN, SUM) for beat in made):
        # Nothing is left to be seen but the sum.
        made = [replace(beat, before=begin) for beat in made if beat.kind == SUM]
    return Course(steps.round, steps.limits, begin, tuple(made), bool(seen))


def _recalled(begin: Standing, seen: Sequence[RoundStep]) -> Beat | None:
    """Return the beat in which all cars drive off that were sold before; None if none was."""
    sold = [step for step in seen if step.moved]
    if not sold:
        return None
    after = begin
    for step in seen:
        after = after.after(step.entries, step.moved)
    income = [
        LedgerEntry(seat, SOLD, money=money, points=points)
        for seat, (money, points) in enumerate(zip(after.got_money, after.got_points, strict=True))
        if money or points
    ]
    moved = tuple(one for step in sold for one in step.moved)
    step = replace(sold[-1], entries=tuple(income), moved=moved)
    return Beat(step, begin, after, recalled=True)


def _is_known(event: Event, known: Collection[Sale]) -> bool:
    return isinstance(event, Sale) and event in known


def standing(state: State) -> Standing:
    """Return the standing of a position, with no income so far."""
    afloat = []
    for held in state.afloat:
        car, market, ship = unpack_afloat(held)
        afloat.append(Afloat(market, ship, car))
    parked = [
        Parked(market, space, place, car)
        for market in range(len(terms.MARKETS))
        for space in range(terms.SALES_SPACES)
        for place, car in enumerate(sales.standing(state, market, space))
    ]
    nothing = (0,) * len(state.order)
    return Standing(
        tuple(afloat), tuple(parked), tuple(state.money), tuple(state.points), nothing, nothing
    )


@dataclass(frozen=True)
class Coin:
    """A coin, or a laurel if ``points``, that flies to a seat; ``number`` is its amount."""

    seat: int
    points: bool
    number: int
    source: int
    """Index of the beat's moved car that brings it; -1 for none."""


def coins_of(beat: Beat) -> list[Coin]:
    """Return the coins and laurels that fly to their owners in a beat."""
    found = []
    for entry in beat.entries:
        cars = [n for n, one in enumerate(beat.step.moved) if seat_of(one.car) == entry.seat]
        for points, amount in ((False, entry.money), (True, entry.points)):
            for number in pieces(amount):
                found.append(Coin(entry.seat, points, number, cars[0] if cars else -1))
    return found


def pieces(amount: int) -> list[int]:
    """Return the values of the coins, at most five, that stand for an amount.

    Up to five they are ones; beyond that as equal as can be, the larger ones first.

    >>> pieces(3)
    [1, 1, 1]
    >>> pieces(12)
    [3, 3, 2, 2, 2]
    """
    if amount <= _SINGLY:
        return [1] * amount
    each, rest = divmod(amount, _SINGLY)
    return [each + (number < rest) for number in range(_SINGLY)]


_SINGLY: Final = 5
"""How many coins fly at most."""
