"""The ``TableView`` of Automania, which puts the areas together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from pygame import Rect

from kraftwagen.engine.types import Code, Event
from kraftwagen.games.automania.presentation.previews import RetirePreview, SalePreview
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.automania import animate, foreground, prompts
from kraftwagen.ui.tables.automania.areas import (
    coming,
    display,
    enlarged,
    grid,
    markets,
    offices,
    opponents,
    sums,
    works,
)
from kraftwagen.ui.tables.automania.input.keyboard import TableKeys
from kraftwagen.ui.tables.automania.input.table_input import TableInput
from kraftwagen.ui.tables.automania.pictures.change_markers import lies
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout, compute
from kraftwagen.ui.tables.automania.preview import sale_panel
from kraftwagen.ui.tables.automania.preview.rule_of import rule_of
from kraftwagen.ui.tables.automania.preview.tips import Tips
from kraftwagen.ui.tables.automania.stage import Stage
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.parts import change_markers
from kraftwagen.ui.tables.parts.drawn import Top
from kraftwagen.ui.tables.parts.table_input import ENLARGED, Spot
from kraftwagen.ui.tables.parts.view import Table

Tabletop: TypeAlias = Top[DisplayList, Stage, TableInput, Tips]


class AutomaniaTable(Table[DisplayList, Stage, TableInput, Tips]):
    """The ``TableView`` of Automania."""

    carried = ("ship", "tile", "held", "contract", "tray", "made", "order")
    forecast_panel = sale_panel.PANEL
    open_panels = (TableInput.blocking - {("choose", "panel")}) | {("contracts", "panel")}
    display_list = DisplayList
    _layout: Layout | None

    def __init__(self, resources: Resources, tr: Translator, bindings: KeyBindings) -> None:
        super().__init__(resources, tr, bindings)
        resources.look("automania")
        self.keys = TableKeys(self._refresh, tr, bindings)

    # -- places

    def compute(self, position: Position, unit: float) -> Layout:
        state = position.state
        return compute(self._rect, len(state.order), unit, self._folded, state.data.plain)

    def _measure(self, position: Position) -> None:
        plain = self._layout is not None and len(self._layout.crowds) == 1
        if self._layout is not None and plain != position.state.data.plain:
            self._layout = None
        super()._measure(position)

    def areas(self, pad: DisplayList) -> Iterator[None]:
        """Draw all areas; the largest drawings start loading first, in another thread."""
        for first in (grid, works, opponents, offices):
            first.begin(pad)
        yield from markets.drawing(pad)
        for area in (grid, display, offices):
            area.draw(pad)
            yield
        yield from opponents.drawing(pad)
        coming.draw(pad)
        yield from works.drawing(pad)
        sums.draw(pad)
        yield
        change_markers.draw(pad, pad.position.marks, lies)

    def lay(self, position: Position) -> Tabletop:
        pad = self.laid(position)
        inputs = TableInput(pad, position, self._bindings)
        return Top(pad, Stage(pad), inputs, Tips(position, self.tr, inputs.previews))

    def draw_over(self, over: DisplayList, top: Tabletop) -> None:
        foreground.draw(over, top.inputs, top.pad)

    def bright(self, top: Tabletop) -> list[Rect]:
        return foreground.bright(top.pad)

    def draw_enlarged(self, pad: DisplayList, inputs: TableInput) -> None:
        """Draw in large another seat's factory on which the pointer rests."""
        seat = inputs.large_seat()
        if seat is not None:
            pad.zone(ENLARGED, enlarged.draw(pad, seat))

    def draw_forecast(self, pad: DisplayList, inputs: TableInput, opened: bool) -> None:
        """Draw the forecast of the sale, if it is open, and its button."""
        if not pad.state.pending or inputs.over is None or inputs.selection.chooser:
            return
        if inputs.pad.veil.hides(pad.layout.display.center):
            return
        free = not any(key in inputs.blocking for key in inputs.over.zones)
        if opened and free:
            sale_panel.draw(pad, self._foreseen(inputs))
        if free:
            hovered = inputs.hovered == sale_panel.BUTTON
            sale_panel.button(pad, opened, hovered, self._bindings.hint("forecast"))

    def _foreseen(self, inputs: TableInput) -> SalePreview:
        """Return the sale as it would be now, or after retiring to the office pointed at."""
        for option in inputs.pointed():
            if isinstance(option.preview, RetirePreview):
                return option.preview.sale
        return inputs.previews.sale()

    # -- words

    def rule_of(self, key: Key, position: Position) -> str:
        return rule_of(key)

    def prompt(self) -> str:
        if self.top is None:
            return ""
        selection = self.top.inputs.selection
        busy = "which" if selection.chooser else "where" if selection.held else ""
        return prompts.prompt(self.tr, self.top.inputs.position, busy)

    # -- motion

    def foreseen(self, pad: DisplayList, event: Event) -> Iterator[None]:
        return animate.foreseen(pad, event)

    def animation(self, stage: Stage, event: Event) -> Timeline | None:
        return animate.timeline(stage, event)

    # -- for tests and hints

    def panel_spot(self, top: Tabletop, key: Key, code: Code) -> Spot | None:
        """Return the point of ``key`` on the chooser before it is open; None for other places."""
        if key[0] != "choose":
            return None
        source, target = top.inputs.steps(code)[0]
        assert target is not None
        pad = self.pad(top.inputs.position)
        foreground.draw_chooser(pad, top.inputs.rivals(source, target), None)
        return pad.zones[key].center
