"""The ``TableView`` of Kraftwagen, which puts the areas together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from pygame import Rect

from kraftwagen.engine.types import Code, Event
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
from kraftwagen.ui.tables.kraftwagen.input import builder_panel, change_panel, stand
from kraftwagen.ui.tables.kraftwagen.input.builder import Draft
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.input.keyboard import TableKeys
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.motion import Stage
from kraftwagen.ui.tables.kraftwagen.pictures.change_markers import lies
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout, compute
from kraftwagen.ui.tables.kraftwagen.preview import sale_forecast_panel
from kraftwagen.ui.tables.kraftwagen.preview.rule_of import rule_of
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips
from kraftwagen.ui.tables.parts import change_markers
from kraftwagen.ui.tables.parts.drawn import Top
from kraftwagen.ui.tables.parts.table_input import Spot
from kraftwagen.ui.tables.parts.view import Table

Tabletop: TypeAlias = Top[DisplayList, Stage, TableInput, Tips]


class KraftwagenTable(Table[DisplayList, Stage, TableInput, Tips]):
    """The ``TableView`` of Kraftwagen."""

    carried = ("worker", "token", "race", "marker", "car")
    lasting = ("worker", "tile", "race")
    forecast_button = sale_forecast_panel.BUTTON
    display_list = DisplayList
    _layout: Layout | None

    def __init__(self, resources: Resources, tr: Translator, bindings: KeyBindings) -> None:
        super().__init__(resources, tr, bindings)
        self._slots: dict[int, int] = {}
        self._foretold: DisplayList | None = None
        """The forecast that was drawn last."""
        self._built = Draft()
        """The car on the stand when it was last drawn."""
        self.keys = TableKeys(self._refresh, self._toggle_forecast, tr, bindings)

    # -- places

    def compute(self, position: Position, unit: float) -> Layout:
        data, seats = position.state.data, len(position.state.players)
        stalls, row = data.market_spaces[seats], data.active_spaces[seats]
        return compute(self._rect, seats, stalls, row, data.circuit, unit, self._folded)

    def areas(self, pad: DisplayList) -> Iterator[None]:
        """Draw all areas; the ring starts loading first, in another thread."""
        state = pad.state
        pad.slots = pad.position.stays or ring.align(self._slots, state.chain)
        ring.begin(pad)
        circuit.begin(pad)
        if start.showing(state):
            start.draw(pad)
            yield
        else:
            yield from buyers.drawing(pad)
            market.draw(pad)
            yield
        for area in (awards, research):
            area.draw(pad)
            yield
        yield from opponents.drawing(pad)
        yield from player_mats.drawing(pad)
        ring.draw(pad, pad.slots)
        yield
        circuit.draw(pad)
        yield
        change_markers.draw(pad, pad.position.marks, lies)

    def lay(self, position: Position) -> Tabletop:
        pad = self.laid(position)
        self._slots = pad.slots
        inputs = TableInput(pad, position, self._bindings)
        return Top(pad, Stage(pad, self._slots), inputs, Tips(position, self.tr, inputs.previews))

    def draw_over(self, over: DisplayList, top: Tabletop) -> None:
        foreground.draw(over, top.inputs, top.pad, self._slots)

    def bright(self, top: Tabletop) -> list[Rect]:
        return foreground.bright(top.inputs, top.pad)

    def draw_enlarged(self, pad: DisplayList, inputs: TableInput) -> None:
        foreground.draw_enlarged(pad, inputs)

    def draw_forecast(self, pad: DisplayList, inputs: TableInput, opened: bool) -> None:
        if not inputs.pad.veil.hides(pad.layout.buyers.center):
            keys = self._bindings.hint("forecast")
            foreground.draw_forecast(pad, inputs, opened, keys, self._foretold)
            self._foretold = pad

    def draw_card(self, pad: DisplayList, inputs: TableInput, place: Rect) -> None:
        foreground.draw_card(pad, inputs, place)

    def begun(self, top: Tabletop) -> None:
        """Move new parts of the car being assembled to the stand; update the tooltips."""
        draft = top.inputs.selection.draft
        built = draft if isinstance(draft, Draft) else Draft()
        came = stand.came(self._built, built)
        for after, cell in enumerate(came):
            home = stand.source(top.inputs.touchable.builder, built, cell)
            self.bring(("stand", cell), home, stand.SOUNDS[cell], after)
        self._built = built
        top.tips.market.draft = draft.code if draft and draft.complete else 0
        top.tips.market.pricing = draft.code if draft and draft.priceable else 0

    def _toggle_forecast(self) -> None:
        if self._layout is not None and self._layout.roomy:
            return  # The forecast is always shown there.
        super()._toggle_forecast()

    def unfinished(self) -> Unfinished | None:
        """Return the car being built or changed; None without one."""
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
        """Return whether a tile that can be taken, or another seat's mat, is pointed at."""
        at = inputs.hovered
        if at is not None and at[0] == "tile":
            return bool(inputs.pointed())
        return super().worth_rest(inputs)

    # -- words

    def tells(self, inputs: TableInput, key: Key) -> bool:
        """Return whether a tile's card or an enlarged mat already tells the tooltip."""
        return (key[0] == "tile" and bool(inputs.pointed())) or super().tells(inputs, key)

    def rule_of(self, key: Key, position: Position) -> str:
        return rule_of(key, position.state)

    def prompt(self) -> str:
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
        return animate.timeline(stage, event)

    # -- for tests and hints

    def panel_spot(self, top: Tabletop, key: Key, code: Code) -> Spot | None:
        """Return the point to press on a bench's panel or the chooser."""
        inputs, pad = top.inputs, self.pad(top.inputs.position)
        if key[0] == "build":
            builder, changer = inputs.touchable.builder, inputs.touchable.changer
            if inputs.touchable.bench_of(code) is changer:
                draft = changer.start(int(changer.target(code)[1]))
                change_panel.panel(pad, changer, draft, inputs.previews, None)
            else:
                builder_panel.panel(pad, builder, builder.start(), inputs.previews, None)
        elif key[0] == "choose":
            source, target = inputs.steps(code)[0]
            assert target is not None
            foreground.draw_chooser(pad, inputs.rivals(source, target), None)
        return pad.zones[key].center if key in pad.zones else None
