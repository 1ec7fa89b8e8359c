"""The table of Kraftwagen: puts the areas together."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

from pygame import Rect

from kraftwagen.engine.types import Code, Event
from kraftwagen.games.kraftwagen import codes
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Key, Position, Unfinished
from kraftwagen.ui.tables.kraftwagen import animate, foreground, prompts
from kraftwagen.ui.tables.kraftwagen.areas import (
    awards,
    buyers,
    circuit,
    market,
    opponents,
    player_mats,
    research,
    ring,
    start,
)
from kraftwagen.ui.tables.kraftwagen.input import builder_panel, change_panel
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.input.keyboard import TableKeys
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.motion import Stage
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout, compute
from kraftwagen.ui.tables.kraftwagen.preview import sale_forecast_panel
from kraftwagen.ui.tables.kraftwagen.preview.rule_of import rule_of
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips
from kraftwagen.ui.tables.parts import change_markers, chooser
from kraftwagen.ui.tables.parts.table_input import Spot
from kraftwagen.ui.tables.parts.view import Table, Top

Tabletop: TypeAlias = Top[DisplayList, Stage, TableInput, Tips]


class KraftwagenTable(Table[DisplayList, Stage, TableInput, Tips]):
    """See tables.base.TableView."""

    carried = ("worker", "token", "race", "marker", "car")
    forecast_button = sale_forecast_panel.BUTTON
    _layout: Layout | None

    def __init__(self, resources: Resources, tr: Translator, bindings: KeyBindings) -> None:
        super().__init__(resources, tr, bindings)
        self._slots: dict[int, int] = {}
        self.keys = TableKeys(self._refresh, self._toggle_forecast, tr, bindings)

    # -- places

    def compute(self, position: Position, unit: float) -> Layout:
        """See ``pictures.layout``."""
        data, seats = position.state.data, len(position.state.players)
        stalls, row = data.market_spaces[seats], data.active_spaces[seats]
        return compute(self._rect, seats, stalls, row, data.circuit, unit)

    def pad(self, position: Position) -> DisplayList:
        """An empty drawing pad."""
        assert self._layout is not None
        return DisplayList(self._canvas, self._layout, position, self.tr)

    def areas(self, pad: DisplayList) -> Iterator[None]:
        """All areas; the ring is begun first, in another thread."""
        state = pad.state
        self._slots = pad.position.stays or ring.align(self._slots, state.chain)
        ring.begin(pad)
        circuit.begin(pad)
        offered = (start,) if start.showing(state) else (buyers, market)
        for area in (*offered, awards, research, opponents, player_mats):
            area.draw(pad)
            yield
        ring.draw(pad, self._slots)
        yield
        circuit.draw(pad)
        yield

    def lay(self, position: Position) -> Tabletop:
        """All areas with what lies on them."""
        pad = self.pad(position)
        deque(self.areas(pad), 0)
        change_markers.draw(pad, position.marks)
        inputs = TableInput(pad, position, self._bindings)
        return Top(pad, Stage(pad, self._slots), inputs, Tips(position, self.tr, inputs.previews))

    def draw_over(self, over: DisplayList, top: Tabletop) -> None:
        """See ``foreground``."""
        foreground.draw(over, top.inputs, top.pad, self._slots)

    def draw_enlarged(self, pad: DisplayList, inputs: TableInput) -> None:
        """The mat of another seat."""
        foreground.draw_enlarged(pad, inputs)

    def draw_forecast(self, pad: DisplayList, inputs: TableInput, opened: bool) -> None:
        """The forecast of the sale."""
        foreground.draw_forecast(pad, inputs, opened, self._bindings.hint("forecast"))

    def draw_card(self, pad: DisplayList, inputs: TableInput, place: Rect) -> None:
        """The card of a tile."""
        foreground.draw_card(pad, inputs, place)

    def begun(self, top: Tabletop) -> None:
        """What is said of a car that is put together."""
        draft = top.inputs.selection.draft
        top.tips.draft = draft.code if draft and draft.complete else 0
        top.tips.pricing = draft.code if draft and draft.priceable else 0

    def _toggle_forecast(self) -> None:
        if self._layout is not None and self._layout.roomy:
            return  # It is always there.
        super()._toggle_forecast()

    def unfinished(self) -> Unfinished | None:
        """The car that is being put together or changed."""
        inputs = self.top.inputs if self.top is not None else None
        draft = inputs.selection.draft if inputs is not None else None
        if inputs is None or draft is None:
            return None
        panel = "change" if isinstance(draft, Change) else "builder"
        return Unfinished(
            say(self.tr, f"{panel}.unfinished"),
            inputs.touchable.bench(draft).summary(self.tr, draft),
            say(self.tr, f"{panel}.finish"),
            draft.code if draft.complete else None,
        )

    def worth_rest(self, inputs: TableInput) -> bool:
        """On a tile that can be taken, and on another mat."""
        at = inputs.hovered
        if at is not None and at[0] == "tile":
            return bool(inputs.pointed())
        return super().worth_rest(inputs)

    # -- words

    def tells(self, inputs: TableInput, key: Key) -> bool:
        """The card of a tile, or a mat shown large."""
        return (key[0] == "tile" and bool(inputs.pointed())) or super().tells(inputs, key)

    def rule_of(self, key: Key, position: Position) -> str:
        """See ``preview.rule_of``."""
        return rule_of(key, position.state)

    def prompt(self) -> str:
        """What the seat to move may do now."""
        if self.top is None:
            return ""
        inputs = self.top.inputs
        if back := prompts.goes_back(self.tr, inputs.position, inputs.pointed()):
            return back
        busy = (
            "which" if inputs.selection.chooser
            else "where" if inputs.selection.held
            else "change" if isinstance(inputs.selection.draft, Change)
            else "builder" if inputs.selection.draft
            else ""
        )  # fmt: skip
        return prompts.prompt(self.tr, inputs.position, busy)

    # -- motion

    def animation(self, stage: Stage, event: Event) -> Timeline | None:
        """See ``animate``."""
        return animate.timeline(stage, event)

    def picture(self) -> object:
        """Where the pieces of the action track are."""
        return self.top.stage.slots if self.top is not None else {}

    # -- for tests and hints

    def targets(self, code: Code) -> list[tuple[int, int]]:
        """Empty for the end of the turn: its button belongs to the scene."""
        return [] if code == codes.END_TURN else super().targets(code)

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """As ``targets``."""
        return [] if code == codes.END_TURN else super().drag(code)

    def panel_spot(self, top: Tabletop, key: Key, code: Code) -> Spot | None:
        """On the panel of a bench or the chooser."""
        inputs, pad = top.inputs, top.pad
        if key[0] == "build":
            changes = inputs.touchable.bench_of(code) is inputs.touchable.changer
            places = change_panel.places(pad.layout) if changes else builder_panel.panel_places(pad)
            return places[str(key[1])].center
        if key[0] == "choose":
            source, target = inputs.steps(code)[0]
            assert target is not None
            found = chooser.places(pad.layout, inputs.rivals(source, target))
            return found[int(key[1])].center
        return None
