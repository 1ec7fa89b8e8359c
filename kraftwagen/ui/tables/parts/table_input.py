"""Mouse and key input at a table: selection, hover and drags become gestures."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

import pygame
from pygame import Rect

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Option, Seat
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Position, Refused
from kraftwagen.ui.tables.camera import NOWHERE
from kraftwagen.ui.tables.parts import meaning
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.meaning import Selection, Touchable

Spot = tuple[int, int]
DRAG_UNITS: Final = 5
ENLARGED: Final[Key] = ("enlarged", "panel")
"""The place of another seat's enlarged things, on a display list of its own."""


class TableInput:
    """Selection, hover and drag of one position; every rebuild makes a new one."""

    blocking: ClassVar[frozenset[Key]] = frozenset({("choose", "panel")})
    """Panels that block the places below them."""
    reminders: ClassVar[frozenset[str]] = frozenset()
    """Kinds of places that only tell what is to be done: where it is done is in the light."""
    facets: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Names of areas (``Layout.areas``) that explain each term of the quick estimate."""

    def __init__(
        self,
        pad: DisplayList,
        position: Position,
        bindings: KeyBindings,
        touchable: Touchable,
    ) -> None:
        self.pad, self._bindings = pad, bindings
        self.over: DisplayList | None = None
        self.forecast: DisplayList | None = None
        """The open forecast, on top of everything."""
        self.enlarged: DisplayList | None = None
        """Another seat's things in large; nothing there can be pointed at."""
        self.rested = False
        """Whether the pointer has rested on a place for a moment."""
        self.dismissed = False
        """Whether the card of the place pointed at was closed."""
        self.opened: Seat | None = None
        """The other seat whose enlarged things stay open; None if there is none."""
        self.position = position
        self.touchable = touchable
        self.selection = Selection()
        self.hovered: Key | None = None
        self.pointer: Spot = (-1, -1)
        self.dragging = False
        self.dirty = True
        self.lit_codes: tuple[tuple[Code, ...], str] = ((), "")
        """The decisions and the area that a hint highlights."""
        self.veiled = False
        """Whether the scene shades the table, which then has no light of its own."""
        self.starred: dict[Code, str] = {}
        """The good decisions, which have a star, the best first, and why; empty without words."""
        self.given = False
        """Whether the piece in the hand was put down for a decision."""
        self.refused: Sequence[Key] = ()
        """The piece just refused, or the places just touched in vain, topmost first."""
        self.used = False
        """Whether the piece in the hand became a part of something being assembled."""
        self._pressed: tuple[Spot, Key | None] | None = None
        self._useful: tuple[object, Mapping[Key, Rect]] = (None, {})
        """What ``useful`` was asked about last, and its answer."""

    def point_out(self, codes: tuple[Code, ...], area: str) -> None:
        """Highlight decisions and an area, as in ``TableView.light``."""
        self.lit_codes = codes, area

    # -- what lies where

    def zones_at(self, pos: Spot) -> list[Key]:
        """Return the places under a point, topmost first; panels block those below."""
        found = self.over.under(pos) if self.over else []
        found += self.forecast.under(pos) if self.forecast else []
        if not self.blocking.isdisjoint(found):
            return found
        return found + self.pad.under(pos)

    def useful(self) -> Mapping[Key, Rect]:
        """Return the places where a touch is legal now, in the order of drawing, panels last."""
        if not self.position.options:
            return {}
        above = self.over.zones if self.over is not None else {}
        asked = self.selection, above
        if self._useful[0] != asked:
            known = {*self.touchable.places, *above}
            found = {
                key: rect
                for key, rect in (self.pad.zones | above).items()
                if key in known and meaning.useful(self.touchable, self.selection, key)
            }
            self._useful = (self.selection, dict(above)), found
        return self._useful[1]

    def lit(self) -> set[Key]:
        """Return the legal targets of the piece in hand, or else of the one pointed at."""
        source = self.selection.held or self.hovered
        return self.touchable.targets(source) if source is not None else set()

    def pointed(self) -> list[Option]:
        """Return the possible options for the piece in hand and the place pointed at."""
        return meaning.pointed(self.touchable, self.selection, self.hovered)

    @property
    def busy(self) -> bool:
        """Whether there is something that Escape cancels."""
        return not self.selection.empty or self.dragging

    # -- input

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """Handle a mouse or key event; returns the gesture it completes, if any."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif not self.position.options:
            return None
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._move(event.pos)
            if event.button == 1:
                self._pressed = (event.pos, self._pickable(event.pos))
            elif event.button == 3:
                self.cancel()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._move(event.pos)
            pressed, self._pressed = self._pressed, None
            if pressed is None:
                return None
            places = self.zones_at(event.pos)
            if self.dragging:
                return self._drop(places)
            return self._no_drag(pressed[0], event.pos) or self.touch(places)
        elif event.type == pygame.KEYDOWN:
            if self._bindings.means(event, "back"):
                self.cancel()
            else:
                return self.typed(event)
        return None

    def typed(self, event: pygame.event.Event) -> Gesture | None:
        """Handle a key with a meaning in this game alone; returns the gesture it completes."""
        return None

    def touch(self, places: Sequence[Key], dropped: bool = False) -> Gesture | None:
        """Apply a click, key press or the end of a drag on places, topmost first."""
        found = meaning.meaning(self.touchable, self.selection, places, dropped)
        self.dirty = True
        if isinstance(found, Selection):
            self.selection = found
            return None
        held = self.selection.held
        self.selection = replace(self.selection, held=None)
        if isinstance(found, Choose):
            self.given = held is not None
        elif found is not None:
            self.refused = places if held is None else (held,)
        return found

    def _no_drag(self, start: Spot, end: Spot) -> Refused | None:
        """Return why what was dragged cannot move; None for a click or without a reason."""
        if not self.selection.empty or math.dist(start, end) <= self.pad.px(DRAG_UNITS):
            return None
        found = meaning.meaning(self.touchable, Selection(), self.zones_at(start))
        self.refused = self.zones_at(start) if isinstance(found, Refused) else ()
        return found if isinstance(found, Refused) else None

    def _drop(self, places: Sequence[Key]) -> Gesture | None:
        """End a drag; a piece that cannot lie there glides back."""
        self.dragging = False
        before = replace(self.selection, held=None)
        gesture = self.touch(places, dropped=True)
        self.used = gesture is None and self.selection != before
        return gesture

    def cancel(self) -> bool:
        """Drop the selection and the drag; returns whether there was one."""
        was = self.busy
        self.selection = Selection()
        self.dragging = False
        self._pressed = None
        self.dirty = self.dirty or was
        return was

    def owner(self, key: Key) -> int | None:
        """Return the other seat whose things are enlarged when ``key`` is pointed at, or None."""
        return None

    def enlarged_seat(self) -> int | None:
        """Return the other seat whose things are shown large; None while a piece is in hand."""
        at = self.hovered if self.selection.empty else None
        return None if at is None else self.owner(at)

    def large_seat(self) -> int | None:
        """Return the other seat whose things are enlarged now; None if there is none."""
        if self.opened is not None:
            return self.opened
        return self.enlarged_seat() if self.rested else None

    def opens(self, pos: Spot) -> bool:
        """Open or close another seat's things by a press; returns whether the press did only that.

        A press beside open things closes them and also has its usual effect.
        """
        panel = self.enlarged.zones.get(ENLARGED) if self.enlarged is not None else None
        before, self.opened = self.opened, None
        if before is not None and panel is not None and panel.collidepoint(pos):
            return True
        places = self.zones_at(pos)
        if places and self.selection.empty and self.shown_large(places[0]):
            seat = self.owner(places[0])
            self.opened = None if seat == before else seat
            self.rested = False
            return True
        return False

    def shown_large(self, key: Key) -> bool:
        """Return whether a place is part of a thing that opens large when pointed at."""
        return not self.dismissed and self.selection.empty and self.owner(key) is not None

    def dismiss(self) -> None:
        """Close the enlarged card until something else is pointed at."""
        self.rested, self.dismissed = False, True

    def _move(self, pos: Spot) -> None:
        if pos != NOWHERE:  # what is dragged waits at the edge of the table
            self.pointer = pos
        if self._pressed is not None and not self.dragging:
            start, source = self._pressed
            if source is not None and math.dist(start, pos) > self.pad.px(DRAG_UNITS):
                self.dragging = True
                self.selection = replace(self.selection, held=source)
                self.dirty = True
        places = self.zones_at(pos)
        hovered = places[0] if places else None
        if hovered != self.hovered:
            self.hovered = hovered
            self.rested = self.dismissed = False
            self.dirty = True

    def _pickable(self, pos: Spot) -> Key | None:
        known = self.touchable.sources
        return next((key for key in self.zones_at(pos) if key in known), None)

    def refusal(self, places: Sequence[Key]) -> Reason | None:
        """Return the reason why a click on ``places`` would be refused; None if it would not be."""
        if any(self.touchable.lawful(key) for key in places):
            return None
        found = meaning.meaning(self.touchable, replace(self.selection, held=None), places)
        return found.option.reason if isinstance(found, Refused) else None

    # -- for tests and hints

    def steps(self, code: Code) -> list[tuple[Key, Key | None]]:
        """Return the steps that choose a code: (place, None) for a click, (from, to) for a drag."""
        for way in self.touchable.interactions:
            if way.option.code != code or not way.option.ok:
                continue
            source = next((key for key in way.sources if key in self.pad.zones), way.sources[0])
            target = next((key for key in way.targets if key in self.pad.zones), None)
            if target is None:
                return [(source, None)]
            rivals = [option.code for option in self.rivals(source, target)]
            if not rivals:
                return [(source, target)]
            return [(source, target), (("choose", rivals.index(code)), None)]
        return []

    def rivals(self, source: Key, target: Key) -> tuple[Option, ...]:
        """Return the options to choose from after a drag; empty if it decides by itself."""
        found = meaning.meaning(self.touchable, Selection(source), [target], dropped=True)
        return found.chooser if isinstance(found, Selection) else ()

    def single_click(self, code: Code) -> Key | None:
        """Return a place where one click chooses a code, or None."""
        shown = {*self.pad.zones, *(self.over.zones if self.over else ())}
        for way in self.touchable.interactions:
            if way.option.code != code or not way.option.ok:
                continue
            for key in (*way.targets, *way.sources):
                if key in shown and meaning.meaning(self.touchable, Selection(), [key]) == Choose(
                    code
                ):
                    return key
        return None

    def way(self, code: Code) -> list[Key]:
        """Return the places to touch, in order, to choose a code."""
        single = self.single_click(code)
        if single is not None:
            return [single]
        found: list[Key] = []
        for source, target in self.steps(code):
            found += [source] if target is None else [source, target]
        return found

    def left(self, code: Code) -> list[Key]:
        """Return the places of ``way`` that are still to be touched."""
        return self.way(code)

    def next_touch(self, code: Code) -> Key | None:
        """Return the place of ``way`` to be touched next; None for none."""
        found = self.left(code)
        if self.selection.chooser:
            found = [key for key in found if key[0] == "choose"]
        elif found and found[0] == self.selection.held:
            found = found[1:]
        return found[0] if found else None

    def stars(self) -> list[Key]:
        """Return the places with a star: what good decisions begin with or go on with."""
        found = map(self.next_touch, self.starred)
        return [key for key in found if key is not None]

    def star_spot(self, key: Key, rect: Rect) -> tuple[float, float] | None:
        """Return the middle of the star of a place; None for its upper right corner."""
        return None
