"""Puts a car together before it is offered: its possible parts and missing ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from kraftwagen.engine.types import Code, Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import explain, forecast
from kraftwagen.games.kraftwagen.presentation.previews import Offer
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import bare
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say, term

CELLS: Final = ("body", "engine", "workers", "price")
"""The values a car needs, in the order of the panel."""


@dataclass(frozen=True)
class Draft:
    """A half-built car; 0 is missing. ``marker`` is 0 or 1 + an engineer marker.

    ``proposed`` tells that the price is the one that would earn most, not the person's choice.
    """

    body: int = 0
    engine: int = 0
    workers: int = 0
    price: int = 0
    marker: int = 0
    proposed: bool = False

    def having(self, cell: str, value: int) -> Draft:
        """Return a copy with another value in a cell."""
        changed: dict[str, Any] = {cell: value}
        return replace(self, **changed)

    @property
    def complete(self) -> bool:
        """Whether no value is missing."""
        return self.priceable and self.price > 0

    @property
    def code(self) -> int:
        """The decision to offer the car."""
        return codes.car(self.body, self.engine, self.workers, self.price, self.marker)

    @property
    def priceable(self) -> bool:
        """Whether nothing is missing, except perhaps the price."""
        return bool(self.body and self.engine and self.workers)


def _picked(cell: str) -> Option:
    """Return a refusal that says how to fill an empty cell."""
    return Option(None, False, explain.PICKS[cell])


class Bench(Protocol):
    """Builds a new car or changes one on the market, piece by piece.

    Methods take the draft, the car so far, and return a new one.
    """

    sources: frozenset[Key]
    """Keys of the pieces that can be picked up for a car."""

    @property
    def options(self) -> Mapping[Code, Option]:
        """The possible decisions by code."""

    def add(self, draft: Any, source: Key) -> Any:
        """Return the draft with a piece added, or the refused option with the reason."""

    def press(self, draft: Any, key: Key) -> Any:
        """Return the draft after a panel button other than Confirm and Cancel.

        If the button has no effect, returns the refused option with the reason.
        """

    def lacks(self, draft: Any) -> Option:
        """Return a refused option with the reason why Confirm is locked."""

    def step(self, draft: Any, cell: str, by: int) -> Any:
        """Return the draft with the value ``by`` places further in a cell; stops at the ends."""

    def fill(self, draft: Any, cell: str) -> Any | None:
        """Return the draft after Enter on a cell; None if nothing changes."""

    def cells(self, draft: Any) -> Sequence[str]:
        """Return the cells in which something can be chosen."""

    def next_place(self, draft: Any) -> str:
        """Return the next place for the focus: a cell, or "confirm"."""

    def clicks(self, code: int) -> list[Key]:
        """Return the keys to click, in order, before Confirm, for a code."""

    def target(self, code: int) -> Key:
        """Return the key of the place onto which the pieces for a code are dragged."""

    def words(self, tr: Translator, draft: Any, what: str) -> str:
        """Return the tooltip of a place on the panel."""

    def summary(self, tr: Translator, draft: Any) -> str:
        """Return the missing parts, or the outcome of the car, as a sentence."""


class Builder:
    """The ``Bench`` for new cars (M1); the possible ones are read from the options."""

    def __init__(self, state: State, seat: int, options: Sequence[Option]) -> None:
        self.state, self.seat = state, seat
        tried = [o for o in options if o.code is not None and codes.offers_car(o.code)]
        self.options = {o.code: o for o in tried if o.ok and o.code is not None}
        self.proposes = True
        """Whether a car gets the price that earns most; not where a lesson leaves it open."""
        self.fills = True
        """Whether what is the only choice comes by itself; not where a lesson asks for it."""
        unpacked = [codes.unpack_car(option.code or 0) for option in tried if option.ok]
        body, engine, workers, price, marker = [
            sorted(set(column)) for column in zip(*unpacked, strict=True)
        ] or [[]] * 5
        self.values = {"body": body, "engine": engine, "workers": workers, "price": price}
        """Possible values of each cell, in order."""
        self.markers = [found for found in marker if found]
        self.too_many = next(
            (o for o in tried if o.reason is not None and o.reason.key == "canteen_too_small"), None
        )
        self.stalls: tuple[Key, ...] = ()
        """Keys of the free stalls where parts may be dropped; the first will have the car."""
        self.sources: frozenset[Key] = frozenset()
        """Keys of the pieces that can be picked up for the car."""
        if self.possible:
            free = state.data.market_spaces[len(state.players)]
            self.stalls = tuple(("stall", space) for space in range(len(state.cars), free))
            workshops = enumerate(state.players[seat].workshops)
            self.sources = frozenset((
                ("canteen", seat),
                *(("workshop", seat, index) for index, part in workshops if part),
                *(("price", listed) for listed in price),
                *(("marker", seat, found - 1) for found in self.markers),
            ))  # fmt: skip

    @property
    def possible(self) -> bool:
        """Whether any car can be offered."""
        return bool(self.options)

    @property
    def most_workers(self) -> int:
        """The largest number of workers a car can get."""
        return max(self.values["workers"], default=0)

    def start(self) -> Draft:
        """Return a draft with one worker, and with the body and engine if only one is possible."""
        bodies, engines = self.values["body"], self.values["engine"]
        return self._priced(
            Draft(bodies[0] if len(bodies) == 1 else 0, engines[0] if len(engines) == 1 else 0, 1)
        )

    def begin(self, source: Key) -> Draft | Option:
        """Return a draft begun with a piece, and with all else that is the only choice."""
        draft = Draft()
        for cell in ("body", "engine", "workers") if self.fills else ():
            values = self.values[cell]
            if len(values) == 1 and (cell, source[0]) != ("workers", "canteen"):
                draft = draft.having(cell, values[0])
        return self.add(draft, source)

    def _priced(self, draft: Draft) -> Draft:
        """Return the draft with the price that earns most, unless the person chooses it."""
        if not self.proposes or (draft.price and not draft.proposed):
            return draft
        price = forecast.best_price(self.state, draft.code) if draft.priceable else 0
        return replace(draft, price=price, proposed=price > 0)

    def add(self, draft: Draft, source: Key) -> Draft | Option:
        kind = source[0]
        if kind == "workshop":
            part = self.state.players[self.seat].workshops[int(source[2])]
            cell = "engine" if terms.is_engine(part) else "body"
            return self._priced(draft.having(cell, terms.part_value(part)))
        if kind == "canteen":
            if draft.workers >= self.most_workers:
                return self.too_many or draft
            return self._priced(replace(draft, workers=draft.workers + 1))
        if kind == "price":
            return replace(draft, price=int(source[1]), proposed=False)
        marker = 1 + int(source[2])
        return self._priced(replace(draft, marker=0 if draft.marker == marker else marker))

    def press(self, draft: Draft, key: Key) -> Draft | Option:
        what = str(key[1])
        if what == "workers_plus":
            return self.add(draft, ("canteen", self.seat))
        if what == "workers_minus":
            return self._priced(replace(draft, workers=max(0, draft.workers - 1)))
        if what in ("price_plus", "price_minus"):
            if not draft.priceable:
                return self.lacks(draft)
            return self.step(draft, "price", 1 if what == "price_plus" else -1)
        if what == "set":
            return replace(draft, price=int(key[2]), proposed=False)
        if what in CELLS and not getattr(draft, what):
            return _picked(what)
        if what == "price":
            return replace(draft, price=0, proposed=False)
        return self._priced(draft.having(what, 0)) if what in CELLS else draft

    def lacks(self, draft: Draft) -> Option:
        return _picked(self.next_place(draft))

    def step(self, draft: Draft, cell: str, by: int) -> Draft:
        """Return the draft after a step; an empty cell gets the first or last value.

        A car without a price gets the one that earns most, if any does, once all parts are there.
        """
        if cell == "price" and not draft.price:
            proposal = self._priced(draft)
            if proposal.price or not draft.priceable:
                return proposal
        values, now = self.values[cell], getattr(draft, cell)
        if now in values:
            at = min(max(values.index(now) + by, 0), len(values) - 1)
        else:
            at = 0 if by > 0 else -1
        if cell == "price":
            return replace(draft, price=values[at], proposed=False)
        return self._priced(draft.having(cell, values[at]))

    def fill(self, draft: Draft, cell: str) -> Draft | None:
        """Return the draft with an empty cell set to its first value, else None."""
        return None if getattr(draft, cell) else self.step(draft, cell, 1)

    def cells(self, draft: Draft) -> Sequence[str]:
        return CELLS

    def next_place(self, draft: Draft) -> str:
        """Return the first empty cell, else "confirm"."""
        return next((cell for cell in CELLS if not getattr(draft, cell)), "confirm")

    def words(self, tr: Translator, draft: Draft, what: str) -> str:
        if what == "confirm":
            return tr("kraftwagen.keys.board.confirm", verdict=bare(self.verdict(tr, draft)[0]))
        if what not in CELLS:
            return tr("kraftwagen.keys.board.cancel") if what == "cancel" else ""
        value = getattr(draft, what) or tr.term("kraftwagen.keys.board.none")
        key = "price_proposed" if what == "price" and draft.proposed else what
        return tr(f"kraftwagen.keys.board.{key}", value=value)

    def summary(self, tr: Translator, draft: Draft) -> str:
        return say(tr, "builder.summary", verdict=bare(self.verdict(tr, draft)[0]))

    def target(self, code: int) -> Key:
        """Return the key of the stall where the car will stand."""
        return self.stalls[0]

    def clicks(self, code: int) -> list[Key]:
        body, engine, workers, price, marker = codes.unpack_car(code)
        workshops = self.state.players[self.seat].workshops
        wanted: list[Key] = [
            ("workshop", self.seat, workshops.index(body)),
            ("workshop", self.seat, workshops.index(terms.part(engine, True))),
        ]
        alone = self.fills and self.values["workers"] == [1]  # then he comes by himself
        wanted += [] if alone else [("canteen", self.seat)] * workers
        wanted.append(("price", price))
        if marker:
            wanted.append(("marker", self.seat, marker - 1))
        return wanted

    def left(self, code: int, draft: Draft) -> list[Key]:
        """Return the ``clicks`` that a draft still needs, and Confirm."""
        body, engine, workers, price, marker = codes.unpack_car(code)
        clicks = self.clicks(code)
        found = [*clicks[:1]] if draft.body != body else []
        found += [*clicks[1:2]] if draft.engine != engine else []
        found += [("canteen", self.seat)] if draft.workers != workers else []
        found += [("price", price)] if draft.price != price else []
        found += clicks[-1:] if draft.marker != marker else []
        return [*found, ("build", "confirm")]

    def offer(self, draft: Draft) -> Offer | None:
        """Return the forecast of a complete car; None for one that cannot be offered."""
        option = self.options.get(draft.code) if draft.complete else None
        return option.preview if option is not None else None

    def verdict(self, tr: Translator, draft: Draft) -> tuple[str, bool | None]:
        """Return the outcome of the car in words, and whether it is good news.

        That is None for an incomplete car and for one with which the sale brings as much as now.
        """
        if not draft.complete:
            missing = [term(tr, f"builder.{cell}") for cell in CELLS if not getattr(draft, cell)]
            return say(tr, "builder.missing", parts=tr.list(missing)), None
        offer = self.offer(draft)
        if offer is None or not offer.sold:
            lacks = forecast.lacking(self.state, draft.code)
            if lacks is None:
                return say(tr, "builder.unsold"), False
            return say(tr, f"builder.lacks_{lacks[0]}", count=lacks[1]), False
        now, then = (
            forecast.totals(self.state, forecast.sale(self.state, market))[self.seat]
            for market in (
                self.state.cars,
                (*self.state.cars, forecast.offered(self.state, draft.code)),
            )
        )
        change = "more" if then > now else "less" if then < now else "same"
        return say(
            tr, f"builder.sold.{change}", buyer=offer.buyer + 1, money=offer.money, then=then,
            change=abs(then - now),
        ), None if then == now else then > now  # fmt: skip
