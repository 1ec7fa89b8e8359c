"""The steps of a scoring: sales car by car, then the end of the game by source (Z, E)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from kraftwagen.engine.tuples import added, replaced, without
from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import Line, Name, Term, Terms, say
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.presentation import forecast, text, things
from kraftwagen.games.automania.rules import cars, offices, sales
from kraftwagen.games.automania.state import (
    NO_CAR,
    State,
    pack_car,
    pack_sold,
    seat_of,
    unpack_afloat,
)
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import sentences

Paid: TypeAlias = events.MoneyGained | events.PointsGained
Sale: TypeAlias = events.CarSold | events.CarKept

OPEN: Final = "open"
"""A step: the ships come to the quay."""
SOLD: Final = "sold"
"""A step, and an entry: a car goes to its sales space."""
STAYED: Final = "stayed"
"""A step, and an entry: a car stays on its ship."""
LEFT: Final = "left"
"""A step, and an entry: in the last round the cars left on ships go home."""
SUM: Final = "sum"
"""A step: the round is over."""
CONTRACTS: Final = "contracts"
TILES: Final = "tiles"
MONEY: Final = "money"
MEDALS: Final = "medals"
WON: Final = "won"

_Group: TypeAlias = tuple[Event, list[Paid]]
"""An event that becomes a step, with its payments."""


class Moved(NamedTuple):
    """A car that leaves its ship; ``space`` is its sales space, -1 for back to its owner."""

    car: int
    market: int
    ship: int
    space: int = -1


@dataclass(frozen=True)
class LedgerEntry:
    """An income of a seat from ``count`` things of ``kind`` (a car, medals, autobucks)."""

    seat: int
    kind: str
    count: int = 0
    car: int = NO_CAR
    money: int = 0
    points: int = 0


@dataclass(frozen=True)
class RoundStep:
    """One step: its sentences, its payments, and the position after it."""

    event: Event
    words: str
    state: State
    entries: tuple[LedgerEntry, ...] = ()
    moved: tuple[Moved, ...] = ()
    order: tuple[int, ...] = ()
    """The seats in the order of the next round, once it is certain."""
    winner: int = -1

    @property
    def kind(self) -> str:
        """What the step is about."""
        return _KINDS[type(self.event)]

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that earn something, or the winner."""
        if self.winner >= 0:
            return (self.winner,)
        return tuple({one.seat: 0 for one in self.entries if one.money or one.points})


@dataclass
class RoundSteps:
    """The steps of a scoring."""

    round: int
    limits: tuple[int, ...]
    steps: list[RoundStep] = field(default_factory=list)

    @property
    def entries(self) -> list[LedgerEntry]:
        """All entries of all steps, for the summary at the end."""
        return [entry for step in self.steps for entry in step.entries]


_KINDS: Final[dict[type[Event], str]] = {
    events.SalesStarted: OPEN,
    events.CarSold: SOLD,
    events.CarKept: STAYED,
    events.RoundEnded: SUM,
    events.CarLeft: LEFT,
    events.MedalsCounted: MEDALS,
    events.MoneyRanked: MONEY,
    events.GameEnded: WON,
}
"""The kinds of events that are steps, and what each step is about."""


def span(happened: Sequence[Event]) -> tuple[int, int] | None:
    """Return start and end of the events from the sales, if among them, to the round's end."""
    ends = (events.RoundEnded, events.GameEnded)
    found = [at for at, event in enumerate(happened) if isinstance(event, ends)]
    if not found:
        return None
    started = (at for at in range(found[0]) if isinstance(happened[at], events.SalesStarted))
    return next(started, found[0]), found[-1] + 1


def phase(happened: Sequence[Event]) -> list[Event]:
    """Return the events since the last sales phase began; all if the game began in one."""
    places = (
        n for n in reversed(range(len(happened))) if isinstance(happened[n], events.SalesStarted)
    )
    return list(happened[next(places, 0) :])


def scoring_steps(
    tr: Translator,
    after: State,
    happened: Sequence[Event],
    names: Sequence[str],
    known: Collection[Sale] = (),
) -> RoundSteps:
    """Return the steps of a sales phase; ``happened`` are its events, ``after`` its end.

    Sales in ``known``, which the people watching decided themselves, are summed up.
    """
    limits = tuple(offices.limit(after, seat) for seat in range(len(after.order)))
    made = RoundSteps(after.round, limits)
    if not isinstance(happened[0], events.SalesStarted):
        happened = [events.SalesStarted(after.round, limits), *happened]
    reader = _Reader(tr, after, names, _begun(after, happened))
    for stop in _stops(_groups(happened), known):
        (event, paid), *more = stop
        made.steps += [reader.known(stop)] if more else reader.steps(event, paid)
    return made


def seen_by(happened: Sequence[Event], seats: Collection[int]) -> list[Sale]:
    """Return all decisions about cars on ships up to the last one by any of these seats.

    They were shown on the table; the show has those after them.
    """
    made = [event for event in happened if isinstance(event, Sale)]
    while made and made[-1].seat not in seats:
        made.pop()
    return made


def sales_of(happened: Sequence[Event], seats: Collection[int]) -> list[Sale]:
    """Return the decisions of some seats about their cars on ships."""
    return [event for event in happened if isinstance(event, Sale) and event.seat in seats]


def _stops(groups: Sequence[_Group], known: Collection[Sale]) -> list[list[_Group]]:
    """Group events into steps: one each, but the known sales of a market together.

    Only sales that follow each other are told together, so that the order stays (Z2).
    """
    found: list[list[_Group]] = []
    market, together = -1, list[_Group]()
    for group in groups:
        event = group[0]
        if not isinstance(event, Sale):
            found.append([group])
            continue
        if event.market != market or (isinstance(event, events.CarSold) and event.copied):
            market, together = event.market, []
        if event not in known:
            found.append([group])
            market = -1
            continue
        if not together:
            found.append(together)
        together.append(group)
    return found


def _groups(happened: Sequence[Event]) -> list[_Group]:
    """Return each event that is a step, with the payments that belong to it."""
    found: list[_Group] = []
    for event in happened:
        if type(event) in _KINDS:
            found.append((event, []))
        elif isinstance(event, Paid) and found:
            found[-1][1].append(event)
    return found


def _begun(after: State, happened: Sequence[Event]) -> State:
    """Return the position before ``happened``: sold cars on their ships, nothing paid."""
    state = after.clone()
    for event in happened:
        match event:
            case events.CarSold(seat, market, ship, car_type, electric, space, copied):
                car = pack_car(seat, car_type, electric)
                _take_back(state, car, market, space, copied)
                cars.put_on(state, car, market, ship)
            case events.MoneyGained(seat, amount):
                state.money = added(state.money, seat, -amount)
            case events.PointsGained(seat, amount):
                state.points = added(state.points, seat, -amount)
    return state


def _take_back(state: State, car: int, market: int, space: int, copied: bool) -> None:
    """Remove a sold car from its sales space."""
    if copied or space == terms.TOP_SPACE:
        place = state.sold_more.index(pack_sold(car, market, space))
        state.sold_more = without(state.sold_more, place)
    else:
        state.sold = replaced(state.sold, market * terms.LIMITED_SPACES + space, NO_CAR)


class _Reader:
    """Turns events into steps, in order."""

    def __init__(self, tr: Translator, after: State, names: Sequence[str], begun: State) -> None:
        self._tr, self._after, self._names, self._state = tr, after, names, begun
        self._kept: set[tuple[int, int]] = set()
        self._left: list[tuple[events.CarLeft, list[Paid]]] = []

    def _say(self, key: str, **values: object) -> str:
        return say(Line(f"automania.scoring.{key}", values), self._tr, self._names)

    def _told(self, event: Event, first: int = 0, last: int | None = None) -> str:
        """Return the event's log lines as one text."""
        lines = text.event_lines(event, self._state.data)[first:last]
        return sentences(*(say(line, self._tr, self._names) for line in lines))

    def steps(self, event: Event, paid: Sequence[Paid]) -> list[RoundStep]:
        """Return the steps of an event; cars left on ships are told together."""
        ended = self._unload() if not isinstance(event, events.CarLeft) else []
        match event:
            case events.SalesStarted():
                words = self._say("begin" if self._state.afloat else "no_cars")
                return [RoundStep(event, words, self._state)]
            case events.CarSold():
                return [self._sold(event, paid)]
            case events.CarKept(seat, market, ship):
                self._kept.add((market, ship))
                return [
                    RoundStep(
                        event, self._told(event), self._state, self._staying(seat, market, ship)
                    )
                ]
            case events.RoundEnded():
                return [self._round_ended(event)]
            case events.CarLeft():
                self._left.append((event, list(paid)))
            case events.MedalsCounted():
                return [*ended, self._medals(event, paid)]
            case events.MoneyRanked():
                return [*ended, *self._ranked(event, paid)]
            case events.GameEnded():
                return [*ended, self._over(event)]
        return ended

    def _pay(self, paid: Sequence[Paid]) -> State:
        """Return the position after payments."""
        state = self._state = self._state.clone()
        for one in paid:
            if isinstance(one, events.MoneyGained):
                state.money = added(state.money, one.seat, one.amount)
            else:
                state.points = added(state.points, one.seat, one.amount)
        return state

    # -- the sales

    def _sold(self, event: events.CarSold, paid: Sequence[Paid]) -> RoundStep:
        car = pack_car(event.seat, event.type, event.electric)
        state = self._state = self._state.clone()
        sales.sell(state, event.market, event.ship, event.space, event.copied, None)
        entry = LedgerEntry(event.seat, SOLD, event.ship, car, *_sums(paid, event.seat))
        moved = Moved(car, event.market, event.ship, event.space)
        return RoundStep(event, self._told(event), state, (entry,), (moved,))

    def known(self, stop: Sequence[_Group]) -> RoundStep:
        """Return one step that sums up sales in a market known to the people watching."""
        told = [step for event, paid in stop for step in self.steps(event, paid)]
        entries = tuple(entry for step in told for entry in step.entries)
        moved = tuple(car for step in told for car in step.moved)
        words = []
        if moved:
            payments = [one for _, paid in stop for one in paid]
            sellers = dict.fromkeys(one.seat for one in payments)
            shares = [_share(seat, *_sums(payments, seat)) for seat in sellers]
            market = things.market(moved[0].market)
            words.append(self._say("known", market=market, shares=Terms(tuple(shares))))
        kept = Counter(event.seat for event, _ in stop if isinstance(event, events.CarKept))
        words += [
            self._say("known_stay", name=Name(seat), count=count) for seat, count in kept.items()
        ]
        return RoundStep(stop[0][0], sentences(*words), self._state, entries, moved)

    def _staying(self, seat: int, market: int, ship: int) -> tuple[LedgerEntry, ...]:
        """Return the entry of a car left on its ship; in the last round they are counted later."""
        if self._after.round == terms.LAST_ROUND:
            return ()
        return (LedgerEntry(seat, STAYED, ship, self._state.car_on(market, ship)),)

    def _round_ended(self, event: events.RoundEnded) -> RoundStep:
        if event.round == terms.LAST_ROUND:
            return RoundStep(event, self._say("last_round"), self._state)
        entries: list[LedgerEntry] = []
        for held in self._state.afloat:
            car, market, ship = unpack_afloat(held)
            if (market, ship) not in self._kept:
                entries += self._staying(seat_of(car), market, ship)
        order = tuple(owner for owner in self._after.offices if owner != terms.NOBODY)
        (chooser,) = forecast.choosers(self._after)
        values = {"name": Name(chooser), "order": Terms(tuple(map(Name, order)))}
        number = self._after.data.round_number(event.round + 1)
        words = self._say("next_round", round=number, **values)
        return RoundStep(event, words, self._state, tuple(entries), order=order)

    # -- the end

    def _unload(self) -> list[RoundStep]:
        """Return the steps of cars left on ships, one per market."""
        made = []
        for market, group in groupby(self._left, lambda one: one[0].market):
            here = list(group)
            paid = [one for _, payments in here for one in payments]
            state = self._pay(paid)
            moved = []
            for event, _ in here:
                car = cars.take_off(state, market, event.ship)
                moved.append(Moved(car, market, event.ship))
            seats = sorted({event.seat for event, _ in here})
            entries = tuple(
                LedgerEntry(
                    seat, LEFT, sum(event.seat == seat for event, _ in here), moved[0].car,
                    *_sums(paid, seat),
                )
                for seat in seats
            )  # fmt: skip
            shares = Terms(tuple(_share(one.seat, one.money, one.points) for one in entries))
            words = self._say("left", market=things.market(market), shares=shares)
            made.append(RoundStep(here[0][0], words, state, entries, tuple(moved)))
        self._left = []
        return made

    def _medals(self, event: events.MedalsCounted, paid: Sequence[Paid]) -> RoundStep:
        kinds = (
            (CONTRACTS, event.contracts, terms.FROM_CONTRACTS),
            (TILES, event.tiles, terms.FROM_TILE_MEDALS),
        )
        entries = tuple(
            LedgerEntry(event.seat, kind, count, NO_CAR, *_sums(paid, event.seat, source))
            for kind, count, source in kinds
            if count
        )
        return RoundStep(event, self._told(event), self._pay(paid), entries)

    def _ranked(self, event: events.MoneyRanked, paid: Sequence[Paid]) -> list[RoundStep]:
        """Return one step for each place by money, the richest first."""
        made = []
        for rank, seat in enumerate(event.order):
            own = [one for one in paid if one.seat == seat]
            entry = LedgerEntry(seat, MONEY, event.money[seat], NO_CAR, *_sums(own, seat))
            words = self._told(event, rank, rank + 1)
            later = event.order[rank + 1 : rank + 2]
            if later and event.money[later[0]] == event.money[seat]:
                words = sentences(words, self._tie(seat))
            made.append(RoundStep(event, words, self._pay(own), (entry,)))
        return made

    def _tie(self, seat: int) -> str:
        """Return why a seat comes before others with as much (E3, E4)."""
        return self._say("tie", name=Name(seat), office=self._after.offices.index(seat) + 1)

    def _over(self, event: events.GameEnded) -> RoundStep:
        (winner,) = event.winners
        words = self._told(event)
        if event.points.count(max(event.points)) > 1:
            words = sentences(words, self._tie(winner))
        return RoundStep(event, words, self._state, winner=winner)


def _share(seat: int, money: int, points: int) -> Term:
    reward = things.reward(money, points)
    return Term("automania.scoring.share", {"name": Name(seat), "reward": reward})


def _sums(paid: Sequence[Paid], seat: int, source: int | None = None) -> tuple[int, int]:
    """Return autobucks and points paid to a seat, from one source or all."""
    own = [one for one in paid if one.seat == seat and source in (None, one.source)]
    money = sum(one.amount for one in own if isinstance(one, events.MoneyGained))
    return money, sum(one.amount for one in own) - money
