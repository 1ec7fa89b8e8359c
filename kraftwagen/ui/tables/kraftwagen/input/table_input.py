"""Mouse and key input at the table of Kraftwagen."""

from __future__ import annotations

from typing import ClassVar, Final

import pygame
from pygame import Rect

from kraftwagen.engine.types import Code
from kraftwagen.games.kraftwagen.codes import offers_car, unpack_car
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Gesture, Key, Position
from kraftwagen.ui.tables.kraftwagen.areas import opponent_panel, start
from kraftwagen.ui.tables.kraftwagen.input.builder import Draft
from kraftwagen.ui.tables.kraftwagen.input.meaning import Touchable
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import hints, table_input

_KEYS: Final = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_RIGHT: "price_plus",
    pygame.K_LEFT: "price_minus",
    pygame.K_UP: "workers_plus",
    pygame.K_DOWN: "workers_minus",
}


class TableInput(table_input.TableInput):
    """Selection, hover and drag of one position; every rebuild makes a new one."""

    blocking = table_input.TableInput.blocking | {
        ("build", "panel"), ("start_panel",), ("board", "panel"),
    }  # fmt: skip
    reminders = frozenset({"todo"})
    facets: ClassVar = {
        "sale": ("buyers", "market"),
        "race": ("ring",),
        "parts": ("mat",),
        "workers": ("mat",),
        "research": ("research",),
        "awards": ("awards",),
        "time": ("ring",),
        "money": ("market",),
    }
    pad: DisplayList
    touchable: Touchable

    def __init__(self, pad: DisplayList, position: Position, bindings: KeyBindings) -> None:
        super().__init__(pad, position, bindings, Touchable(position))
        self.previews = PreviewCache(position)

    def lit(self) -> set[Key]:
        """Return the legal targets, without the row of buyers if single buyers are among them."""
        found = super().lit()
        if any(key[0] == "active" for key in found):
            found.discard(("row",))
        return found

    def typed(self, event: pygame.event.Event) -> Gesture | None:
        """Handle keys of the builder: arrows change price and workers, Return offers the car."""
        if self.selection.draft is not None and event.key in _KEYS:
            return self.touch([("build", _KEYS[event.key])])
        return None

    def owner(self, key: Key) -> int | None:
        """Return the other seat on whose mat a place is, or None."""
        return opponent_panel.seat_of(key, self.position.viewer)

    def shown_large(self, key: Key) -> bool:
        """Return whether a place opens large as part of a mat; not while start tiles are chosen."""
        return not start.showing(self.position.state) and super().shown_large(key)

    def point_out(self, codes: tuple[Code, ...], area: str) -> None:
        """Highlight decisions; where a lesson leaves several prices open, none is proposed.

        It asks for every part of a car, so that none comes by itself.
        """
        super().point_out(codes, area)
        prices = {unpack_car(code)[3] for code in codes if offers_car(code)}
        self.touchable.builder.fills = not codes or area != hints.PRESS
        self.touchable.builder.proposes = area != hints.PRESS or len(prices) < 2

    # -- for tests and hints

    def steps(self, code: Code) -> list[tuple[Key, Key | None]]:
        """Return the steps to choose a code, with those to build or change a car."""
        bench = self.touchable.bench_of(code)
        if bench is None:
            return super().steps(code)
        car = bench.target(code)
        picks: list[tuple[Key, Key | None]] = [
            (key, car) for key in bench.clicks(code) if key != car
        ]
        return [*picks, (("build", "confirm"), None)]

    def way(self, code: Code) -> list[Key]:
        """Return the clicks to choose a code, with those to build or change a car."""
        bench = self.touchable.bench_of(code)
        if bench is None or self.single_click(code) is not None:
            return super().way(code)
        return [*bench.clicks(code), ("build", "confirm")]

    def left(self, code: Code) -> list[Key]:
        """Return the clicks still needed; without those already made for a car."""
        draft, builder = self.selection.draft, self.touchable.builder
        if isinstance(draft, Draft) and self.touchable.bench_of(code) is builder:
            return builder.left(code, draft)
        return super().left(code)

    def next_touch(self, code: Code) -> Key | None:
        """Return the place to be touched next; a car is begun at its stall."""
        bench, draft = self.touchable.bench_of(code), self.selection.draft
        if bench is None:
            return super().next_touch(code) if draft is None else None
        offers = bench is self.touchable.builder
        if draft is None:
            return bench.target(code) if offers else bench.clicks(code)[0]
        if offers:
            return self.left(code)[0] if isinstance(draft, Draft) else None
        if isinstance(draft, Draft) or bench.target(code) != ("car", draft.space):
            return None
        return ("build", "confirm") if draft.code == code else bench.clicks(code)[-1]

    def stars(self) -> list[Key]:
        """Return the places with a star; of good cars only the best has one, its next part."""
        benches = [self.touchable.bench_of(code) for code in self.starred]
        found = [
            self.next_touch(code)
            for at, code in enumerate(self.starred)
            if benches[at] is None or benches[at] not in benches[:at]
        ]
        return [key for key in found if key is not None]

    def star_spot(self, key: Key, rect: Rect) -> tuple[float, float] | None:
        """Return a place that hides neither the heading above tasks nor the order of the race."""
        layout = self.pad.layout
        if key[0] == "todo":
            return rect.x + layout.px(2), rect.y + layout.px(10)
        if key[0] == "space":
            share = (int(key[1]) - 0.5) / layout.circuit_spaces
            return layout.on_circuit(share, layout.lane_width / 2)[:2]
        return None
