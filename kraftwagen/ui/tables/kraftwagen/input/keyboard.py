"""The table of Kraftwagen by keyboard: around the ring, and through the benches' panels."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect

from kraftwagen.engine.wording import say
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import describe, text
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.focus import ARROWS
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS, Draft
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import sale_forecast_panel
from kraftwagen.ui.tables.parts import display_list, keyboard, table_input
from kraftwagen.ui.tables.parts.keyboard import Stop

_ROUND: Final = ("tile", "worker", "gap")
_PANELS: Final = {"build": "builder", "choose": "chooser", "board": "forecast"}


def area_name(key: Key) -> str:
    """Return the area of a place: a panel, or an area of the game with its owner's seat."""
    if key[0] in _PANELS:
        return _PANELS[str(key[0])]
    if key[0] == "button":
        return describe.NOW
    if key == sale_forecast_panel.BUTTON:
        return describe.BUYERS
    area, seat = describe.area_of(key)
    return area if seat < 0 else f"{area} {seat}"


class TableKeys(keyboard.TableKeys):
    """Keyboard play on the table; ``forecast`` shows or hides the forecast of the sale."""

    containers = ("mat", "row", "start_panel")
    order = (
        "chooser", "builder", describe.NOW, describe.RING, describe.CIRCUIT, describe.BUYERS,
        describe.MARKET, describe.RESEARCH, describe.AWARDS, describe.WORKS, "forecast",
    )  # fmt: skip
    _inputs: TableInput | None
    _pad: DisplayList | None

    def __init__(
        self,
        refresh: Callable[[], object],
        forecast: Callable[[], object],
        tr: Translator,
        bindings: KeyBindings,
    ) -> None:
        super().__init__(refresh, tr, bindings)
        self._forecast = forecast

    # -- what there is

    def area_name(self, key: Key) -> str:
        return area_name(key)

    def counts(self, key: Key) -> bool:
        """Whether a place is a stop; buttons of panels with the effect of arrow keys are none."""
        what = str(key[1]) if key[0] == "build" else ""
        return super().counts(key) and not what.endswith(("_plus", "_minus", "set"))

    def _found(
        self, pad: display_list.DisplayList, inputs: table_input.TableInput
    ) -> dict[Key, Rect]:
        """Return the visible places, without those that the panel of start tiles covers."""
        found = super()._found(pad, inputs)
        panel = pad.zones.get(("start_panel",))
        if panel is None:
            return found
        return {
            key: rect
            for key, rect in found.items()
            if key[0] in ("start_tile", *_PANELS) or not panel.collidepoint(rect.center)
        }

    def rank(self, key: Key, rect: Rect) -> tuple[int, str, int, int]:
        """Return the sort key; places on the action track follow the chain from its tail."""
        place, name, row, column = super().rank(key, rect)
        chain = self._pad.state.chain if self._pad is not None else ()
        piece = terms.TILE + int(key[1]) if key[0] == "tile" else key[1] if key[1:] else -1
        if key[0] in ("tile", "worker") and piece in chain:
            return place, name, -1, chain.index(piece)
        return place, name, row, column

    def _useful(self, inputs: table_input.TableInput) -> Collection[Key]:
        found = super()._useful(inputs)
        draft = inputs.selection.draft
        if draft is not None and inputs.position.options:
            assert isinstance(inputs, TableInput)
            cells = inputs.touchable.bench(draft).cells(draft)
            found = {*found, *(("build", cell) for cell in cells)}
        return found

    # -- words

    def tip(self, key: Key) -> str:
        """Return the tooltip of a place; empty if a tile's card or a panel already tells it."""
        if key[0] == "build":
            return ""
        if key[0] == "tile" and self._inputs is not None and self._inputs.pointed():
            return ""
        return super().tip(key)

    def panel_words(self, key: Key) -> str:
        """Return the sentence about a place on an open panel, also on those for cars."""
        inputs = self._inputs
        draft = inputs.selection.draft if inputs is not None else None
        if key[0] != "build" or inputs is None:
            return super().panel_words(key)
        if draft is None:
            return ""
        return inputs.touchable.bench(draft).words(self.tr, draft, str(key[1]))

    def decision(self, inputs: table_input.TableInput, code: int) -> str:
        return say(text.decision_line(code, inputs.position.state.data), self.tr)

    # -- the focus ring

    def press(self, key: Key) -> None:
        """Click a place, fill a cell of the builder, or toggle the forecast."""
        inputs = self._inputs
        if inputs is None or self.taker is None:
            return
        if key == sale_forecast_panel.BUTTON:
            self._forecast()
            return
        draft = inputs.selection.draft
        if draft and key[0] == "build" and key[1] in inputs.touchable.bench(draft).cells(draft):
            if not self._fill(inputs, str(key[1])) and self.ring is not None:
                self.ring.focus(self._next_place(inputs))
            return
        super().press(key)

    def pressed(self, before: object) -> None:
        """Focus the panel if the press began a car."""
        inputs = self._inputs
        if inputs is None or self.ring is None:
            return
        if before is None and inputs.selection.draft is not None:
            self.ring.focus(self._next_place(inputs), led=True)

    def next_stop(self, key: Key | None) -> Stop | None:
        """Return the first empty cell, or Confirm, while a car is being built.

        Otherwise, to begin a car, its stall rather than the nearest piece for it.
        """
        inputs = self._inputs
        able = self.possible()
        if inputs is None or not able:
            return None
        pieces, draft = inputs.touchable.builder.sources, inputs.selection.draft
        if key in able and (draft is not None or key not in pieces):
            return None
        if draft is not None:
            return self._next_place(inputs)
        if inputs.selection.chooser or key is None:
            return Stop(self, able[0])
        return self.nearest(key, [place for place in able if place not in pieces] or able)

    def _next_place(self, inputs: TableInput) -> Stop:
        draft = inputs.selection.draft
        return Stop(self, ("build", inputs.touchable.bench(draft).next_place(draft)))

    def arrow(self, key: Key, event: pygame.Event) -> bool:
        """Handle arrow keys of the action track and of the cells; returns whether it did."""
        inputs = self._inputs
        if inputs is None or event.key not in ARROWS or event.mod & pygame.KMOD_CTRL:
            return False
        forward, up = ARROWS[event.key][0], -ARROWS[event.key][1]
        if key[0] == "build" and key[1] in CELLS and up and inputs.selection.draft:
            self._change(inputs, str(key[1]), up)
            return True
        if key[0] == "build" and forward and self.ring is not None:
            # Up and down change values; left and right move through the panel.
            panel = [stop for stop in self.stops() if stop.key[0] == "build"]
            at = [stop.key for stop in panel].index(key) + forward
            if 0 <= at < len(panel):
                self.ring.focus(panel[at])
                return True
        if key[0] in _ROUND and forward and self.ring is not None:
            self.ring.focus(self._around(key, forward))
            return True
        return False

    def _around(self, key: Key, by: int) -> Stop:
        """Return the neighbour on the action track; forward is the way the workers move."""
        places, pad = self.places(), self._pad
        assert pad is not None
        x, y = pad.layout.ring_centre

        def angle(place: Key) -> float:
            at = places[place].center
            return math.atan2(at[1] - y, at[0] - x)

        found = sorted((place for place in places if place[0] in _ROUND), key=angle)
        return Stop(self, found[(found.index(key) + by) % len(found)])

    # -- the builder's cells

    def _fill(self, inputs: TableInput, cell: str) -> bool:
        """Press Enter on a cell; whether that changes anything."""
        draft = inputs.selection.draft
        filled = inputs.touchable.bench(draft).fill(draft, cell) if draft else None
        if filled is not None:
            self._show(inputs, filled)
        return filled is not None

    def _change(self, inputs: TableInput, cell: str, by: int) -> None:
        draft = inputs.selection.draft
        self._show(inputs, inputs.touchable.bench(draft).step(draft, cell, by))

    def _show(self, inputs: TableInput, draft: Draft | Change) -> None:
        inputs.selection = replace(inputs.selection, draft=draft)
        self._refresh()
