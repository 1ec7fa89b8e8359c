"""Changes one value of a seat's car on the market: the possible changes and their outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import explain, forecast
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import quote, sentences
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS, Draft
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say, term

_KINDS = dict(
    zip(
        CELLS,
        (terms.CHANGE_BODY, terms.CHANGE_ENGINE, terms.CHANGE_WORKERS, terms.CHANGE_PRICE),
        strict=True,
    )
)


@dataclass(frozen=True)
class Change:
    """A draft of a changed car at a market space: the car as it ``was`` and is ``now``."""

    space: int
    was: Draft
    now: Draft

    @property
    def cell(self) -> str:
        """The changed cell; empty if none."""
        return next((c for c in CELLS if getattr(self.was, c) != getattr(self.now, c)), "")

    @property
    def complete(self) -> bool:
        """Whether anything has changed."""
        return bool(self.cell)

    @property
    def code(self) -> int:
        """The decision to make this change; without a change one that sets the present price."""
        cell = self.cell or "price"
        value = getattr(self.now, cell)
        if cell == "workers":
            value -= self.was.workers
        return codes.diesel(_KINDS[cell], self.space, value)

    @property
    def priceable(self) -> bool:
        """Always True, because a car on the market is complete."""
        return True

    @property
    def price(self) -> int:
        """The price after the change."""
        return self.now.price


class Changer:
    """The ``Bench`` for changes by Diesel's markers (E9), read from the options."""

    def __init__(self, position: Position) -> None:
        state: State = position.state
        self.state, self.seat = state, state.current
        self.name = position.names[self.seat]
        self.options = {
            option.code: option
            for option in position.options
            if option.ok and option.code is not None and codes.changes_car(option.code)
        }
        self.values: dict[int, dict[str, list[int]]] = {}
        """Other possible values in order, by market space and cell."""
        for code in self.options:
            kind, space, value = codes.unpack_diesel(code)
            found = self.values.setdefault(space, {cell: [] for cell in CELLS})
            if kind == terms.CHANGE_WORKERS:
                value += cars.workers_of(state.cars[space])
            found[CELLS[kind]].append(value)
        self.sources: frozenset[Key] = frozenset()
        if self.values:
            parts = enumerate(state.players[self.seat].workshops)
            self.sources = frozenset((
                ("canteen", self.seat),
                *(("workshop", self.seat, index) for index, part in parts if part),
                *(("price", price) for price in state.prices),
            ))  # fmt: skip

    @property
    def places(self) -> list[Key]:
        """The keys of the cars that can be changed."""
        return [("car", space) for space in self.values]

    def start(self, space: int) -> Change:
        """Return a draft without changes for the car at a market space."""
        car = self.state.cars[space]
        was = Draft(
            cars.body_of(car), cars.engine_of(car), cars.workers_of(car), cars.price_of(car),
            cars.marker_of(car),
        )  # fmt: skip
        return Change(space, was, was)

    def begun(self, options: Sequence[Option]) -> Change | None:
        """Return a draft for the one car that all options change; None otherwise."""
        spaces = {
            codes.unpack_diesel(option.code)[1] if option.code in self.options else -1
            for option in options
            if option.code is not None
        }
        return self.start(spaces.pop()) if len(spaces) == 1 and -1 not in spaces else None

    def set(self, draft: Change, cell: str, value: int) -> Change:
        """Return the draft with this change in place of any other."""
        return replace(draft, now=draft.was.having(cell, value))

    def add(self, draft: Change, source: Key) -> Change:
        """Return the draft with a piece put onto the car in place of any other change."""
        kind = source[0]
        if kind == "canteen":
            return self.step(draft, "workers", 1)
        if kind == "price":
            return self.set(draft, "price", int(source[1]))
        part = self.state.players[self.seat].workshops[int(source[2])]
        return self.set(
            draft, "engine" if terms.is_engine(part) else "body", terms.part_value(part)
        )

    def press(self, draft: Change, key: Key) -> Change | Option:
        """Return the draft after a panel button; pressing the chosen part again removes it."""
        cell, _, what = str(key[1]).partition("_")
        if cell == "set":
            return self.set(draft, "price", int(key[2]))
        if what in ("plus", "minus"):
            return self.step(draft, cell, 1 if what == "plus" else -1)
        if what != "set":
            none = cell in CELLS and not self.values[draft.space][cell]
            return Option(None, False, explain.NOTHING_ELSE) if none else draft
        value = int(key[2])
        chosen = getattr(draft.now, cell) == value
        return self.set(draft, cell, getattr(draft.was, cell) if chosen else value)

    def lacks(self, draft: Change) -> Option:
        return Option(None, False, explain.NOTHING_CHANGED)

    def step(self, draft: Change, cell: str, by: int) -> Change:
        """Return the draft after a step among the possible values and the present one."""
        values = sorted({getattr(draft.was, cell), *self.values[draft.space][cell]})
        at = values.index(getattr(draft.now, cell)) + by
        return self.set(draft, cell, values[min(max(at, 0), len(values) - 1)])

    def fill(self, draft: Change, cell: str) -> Change | None:
        """Return the draft with the first other value of an unchanged cell, else None."""
        if draft.cell == cell or not self.values[draft.space][cell]:
            return None
        return self.set(draft, cell, self.values[draft.space][cell][0])

    def cells(self, draft: Change) -> Sequence[str]:
        return [cell for cell in CELLS if self.values[draft.space][cell]]

    def next_place(self, draft: Change) -> str:
        """Return the first cell that can change, or "confirm" after a change."""
        return "confirm" if draft.complete else self.cells(draft)[0]

    def clicks(self, code: int) -> list[Key]:
        """Return the keys to click: a marker, the car if several can be changed, the new pieces."""
        kind, space, value = codes.unpack_diesel(code)
        player = self.state.players[self.seat]
        found: list[Key] = [self._marker()]
        if len(self.values) > 1:
            found.append(("car", space))
        if kind == terms.CHANGE_WORKERS:
            return [*found, *([("canteen", self.seat)] * value)]
        if kind == terms.CHANGE_PRICE:
            return [*found, ("price", value)]
        part = terms.part(value, kind == terms.CHANGE_ENGINE)
        return [*found, ("workshop", self.seat, player.workshops.index(part))]

    def _marker(self) -> Key:
        first = self.state.players[self.seat].markers >> terms.DIESEL_FIRST & 1
        return ("marker", self.seat, terms.DIESEL_FIRST if first else terms.DIESEL_SECOND)

    def target(self, code: int) -> Key:
        """Return the key of the car that a decision changes."""
        return ("car", codes.unpack_diesel(code)[1])

    # -- words

    def money(self, draft: Change) -> tuple[int, int]:
        """Return the money for the seat's cars if sold now, without and with the change."""
        after = forecast.market_with(self.state, draft.code) if draft.complete else None
        before, then = (
            sum(
                found.money
                for found in forecast.sale(self.state, market)
                if found.seat == self.seat
            )
            for market in (None, after)
        )
        return before, then

    def verdict(self, tr: Translator, draft: Change) -> str:
        """Return the possible changes or, after a change, its effect and outcome, in words."""
        cell = draft.cell
        if not cell:
            return say(tr, "change.what")
        old, new = getattr(draft.was, cell), getattr(draft.now, cell)
        before, then = self.money(draft)
        moved = say(tr, f"change.{cell}", old=old, new=new, count=new - old)
        money = say(tr, "change.money", name=self.name, before=before, then=then)
        return sentences(moved, money)

    def summary(self, tr: Translator, draft: Change) -> str:
        return self.verdict(tr, draft)

    def words(self, tr: Translator, draft: Change, what: str) -> str:
        if what == "confirm":
            return tr("kraftwagen.keys.change.confirm", verdict=quote(self.verdict(tr, draft)))
        if what not in CELLS:
            return tr("kraftwagen.keys.change.cancel") if what == "cancel" else ""
        values = self.values[draft.space][what]
        was = getattr(draft.was, what)
        if not values:
            return tr("kraftwagen.keys.change.none", cell=term(tr, f"builder.{what}"), value=was)
        key = "changed" if draft.cell == what else "as_is"
        return tr(
            f"kraftwagen.keys.change.{key}", cell=term(tr, f"builder.{what}"), was=was,
            value=getattr(draft.now, what), others=tr.list(list(map(str, values))),
        )  # fmt: skip
