"""The table of Kraftwagen: puts the areas together and turns input into gestures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Event, Option
from kraftwagen.games.kraftwagen import codes
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import GREEN_DEEP, Theme
from kraftwagen.ui.drawing.timeline import Timeline, ease_out
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Gesture, Key, Position, Unfinished
from kraftwagen.ui.tables.kraftwagen import animate, foreground, hint_highlight, prompts
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
from kraftwagen.ui.tables.kraftwagen.input.builder import Draft
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.input.keyboard import TableKeys
from kraftwagen.ui.tables.kraftwagen.input.meaning import MOMENT, Selection
from kraftwagen.ui.tables.kraftwagen.input.table_input import Spot, TableInput
from kraftwagen.ui.tables.kraftwagen.motion import Stage
from kraftwagen.ui.tables.kraftwagen.pictures import change_markers
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout, compute
from kraftwagen.ui.tables.kraftwagen.preview import sale_forecast_panel
from kraftwagen.ui.tables.kraftwagen.preview.rule_of import rule_of
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips

_DWELL = 0.15
"""Seconds on a tile or on another seat's mat before more of it is shown."""
_LARGER = 1.1
"""How much larger than the pieces the words may become."""
_LEAST = 14.0
"""What the smallest words then have at least, before they are made larger, in design units."""

_BESIDE = 214.0
"""How wide the place beside the table is, in design units."""


@dataclass
class Tabletop:
    """One position laid out: where things lie, what moves, what is in hand, what is said."""

    pad: DisplayList
    stage: Stage
    inputs: TableInput
    tips: Tips


class KraftwagenTable:
    """See tables.base.TableView."""

    def __init__(self, resources: Resources, tr: Translator, bindings: KeyBindings) -> None:
        self._res, self.tr, self._bindings = resources, tr, bindings
        self._rect = Rect(0, 0, 1066, 632)
        self._scale = self._room = 1.0
        self.top: Tabletop | None = None
        """What is shown; None before the first ``rebuild``."""
        self._layout: Layout | None = None
        self._canvas = Canvas(Theme(1.0, resources.palette), resources)
        self._slots: dict[int, int] = {}
        self._still: Surface | None = None
        self._still_hidden: frozenset[Key] = frozenset()
        self._local: Timeline | None = None
        self._changed = True
        self._forecast_open = False
        """Whether the forecast of the sale is shown; stays so until it is put away."""
        self._kept: tuple[Sequence[Option], Draft | Change | None] = ((), None)
        """What could be decided, and the car put together then, see ``keep_unfinished``."""
        self._dwell = 0.0
        self._held: tuple[Key, tuple[int, int]] | None = None
        """A piece that is moved without a decision, and where it is."""
        self.keys = TableKeys(self._refresh, self._toggle_forecast, tr, bindings)

    # -- places

    def relayout(self, rect: Rect, scale: float, room: float = 1.0) -> None:
        """Take a new place; the next ``rebuild`` makes everything again at the new size."""
        self._rect, self._scale, self._room = rect.copy(), scale, room
        self._layout = None

    def rebuild(self, position: Position) -> None:
        """Show a position without animation."""
        state = position.state
        seats = len(state.players)
        last = self.top.inputs if self.top is not None else None
        if self._layout is None:
            self.keep_unfinished()  # The window has changed, not the game.
        recoloured = self._canvas.colours != position.colours
        if self._layout is None or self._layout.seats != seats or recoloured:
            data = state.data
            self._layout = compute(
                self._rect,
                seats,
                data.market_spaces[seats],
                data.active_spaces[seats],
                data.circuit,
                self._scale / self._room if self._room > 1 else math.inf,
            )
            # A player's larger texts, as far as the places allow.
            share = max(1.0, min(_LARGER, self._scale / self._layout.k))
            least = _LEAST if share == _LARGER else 0.0
            theme = Theme(self._layout.k * share, self._res.palette, least)
            self._canvas = Canvas(theme, self._res, position.colours)
        self._slots = ring.align(self._slots, state.chain)
        pad = DisplayList(self._canvas, self._layout, position, self.tr)
        ring.begin(pad)
        circuit.begin(pad)
        if start.showing(state):
            start.draw(pad)
        else:
            buyers.draw(pad)
            market.draw(pad)
        awards.draw(pad)
        research.draw(pad)
        opponents.draw(pad)
        player_mats.draw(pad)
        ring.draw(pad, self._slots)
        circuit.draw(pad)
        change_markers.draw(pad, position.marks)
        inputs = TableInput(pad, position, self._bindings)
        if last is not None:
            inputs.pointer = last.pointer
            if foreground.enlarged_seat(last) is not None:
                # Who reads another mat goes on reading while others move.
                inputs.hovered, inputs.rested = last.hovered, last.rested
        if position.options:
            options, draft = self._kept
            if options == position.options:
                inputs.selection = Selection(draft=draft)
            self._kept = (), None
        tips = Tips(position, self.tr, inputs.previews)
        self.top = Tabletop(pad, Stage(pad, self._slots), inputs, tips)
        self.keys.attach(pad, inputs, tips)
        self._still = None
        self._local = None
        self._held = None
        self._changed = True
        self._refresh()

    def _refresh(self) -> None:
        """Draw the overlay again after something in hand changed."""
        assert self.top is not None
        inputs, pad, tips = self.top.inputs, self.top.pad, self.top.tips
        over = DisplayList(self._canvas, pad.layout, inputs.position, self.tr)
        foreground.draw(over, inputs, pad, self._slots)
        inputs.over = over
        inputs.enlarged = DisplayList(self._canvas, pad.layout, inputs.position, self.tr)
        foreground.draw_enlarged(inputs.enlarged, inputs)
        inputs.forecast = DisplayList(self._canvas, pad.layout, inputs.position, self.tr)
        keys = self._bindings.hint("forecast")
        foreground.draw_forecast(inputs.forecast, inputs, self._forecast_open, keys)
        draft = inputs.selection.draft
        tips.draft = draft.code if draft and draft.complete else 0
        tips.pricing = draft.code if draft and draft.priceable else 0
        inputs.dirty = False
        self._changed = True

    # -- input

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """React to mouse and keys."""
        if self.top is None:
            return None
        inputs = self.top.inputs
        gesture = inputs.handle(event)
        if inputs.dragging:
            self._changed = True
        if inputs.returning is not None:
            self._glide_back(*inputs.returning)
            inputs.returning = None
        if inputs.dirty:
            self._refresh()
        return gesture

    def peek(self, event: pygame.event.Event) -> bool:
        """Input that only changes what is shown, at any time: the forecast, a tile's card."""
        if self.top is None:
            return False
        inputs = self.top.inputs
        if inputs.rested and not inputs.busy and self._bindings.means(event, "back"):
            inputs.dismiss()
            self._refresh()
            return True
        asked = self._bindings.means(event, "forecast")
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            under = inputs.zones_at(event.pos)[:1]
            asked = under == [sale_forecast_panel.BUTTON]
        if asked:
            self._toggle_forecast()
        return asked

    def show_forecast(self, shown: bool) -> None:
        """Show or hide the forecast of the sale."""
        self._forecast_open = shown
        self._refresh()

    def put_away(self) -> bool:
        """The forecast, if it is shown."""
        shown = self._forecast_open
        if shown:
            self.show_forecast(False)
        return shown

    def _toggle_forecast(self) -> None:
        if self._layout is not None and self._layout.roomy:
            return  # It is always there.
        self.show_forecast(not self._forecast_open)

    @property
    def busy(self) -> bool:
        """Whether Escape would cancel something here."""
        return self.top is not None and self.top.inputs.busy

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

    def keep_unfinished(self) -> None:
        """See ``TableView``."""
        inputs = self.top.inputs if self.top is not None else None
        if inputs is not None and inputs.position.options:
            self._kept = inputs.position.options, inputs.selection.draft

    def _glide_back(self, source: Key, pos: Spot) -> None:
        if self.top is None or source not in self.top.pad.zones:
            return
        stage = self.top.stage
        mover = stage.carry(source, pos)
        home = self.top.pad.zones[source].center
        self._local = stage.travel(mover, home, 0.28, ease_out, keep=False)

    def update(self, dt: float) -> bool:
        """Advance local motion; whether a redraw is needed."""
        if self._local is not None:
            self._local.advance(dt)
            self._changed = True
            if self._local.done:
                self._local = None
        self._rest(dt)
        changed = self._changed or (self.top is not None and self.top.stage.moving)
        self._changed = False
        return changed

    def _rest(self, dt: float) -> None:
        """Notice when the pointer stays on a tile or on another mat, so that it is shown large."""
        inputs = self.top.inputs if self.top is not None else None
        if inputs is None or inputs.rested or inputs.dismissed or not self._worth_rest(inputs):
            self._dwell = 0.0
            return
        self._changed = True
        self._dwell += dt
        if self._dwell >= _DWELL:
            inputs.rested = True
            self._refresh()

    @staticmethod
    def _worth_rest(inputs: TableInput) -> bool:
        """Whether resting on what is pointed at shows more of it."""
        at = inputs.hovered
        if at is not None and at[0] == "tile":
            return bool(inputs.pointed())
        return foreground.enlarged_seat(inputs) is not None

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw the table."""
        if self.top is None:
            return
        pad, inputs, stage = self.top.pad, self.top.inputs, self.top.stage
        hidden = frozenset(stage.hidden)
        held = inputs.selection.held if inputs.dragging else None
        pointer = inputs.pointer
        if self._held is not None:
            held, pointer = self._held
        if held in pad.sprites and held[0] in ("worker", "token", "race", "marker", "car"):
            hidden |= {held}
        if self._still is None or hidden != self._still_hidden:
            clip = surface.get_clip()
            if not clip.contains(self._rect):
                # From close by: what is out of sight may be in the next picture.
                surface.set_clip(None)
                surface.fill(self._res.palette(GREEN_DEEP), self._rect)
            pad.draw(surface, hidden)
            self._still = surface.subsurface(self._rect).copy()
            self._still_hidden = hidden
            surface.set_clip(clip)
        else:
            surface.blit(self._still, self._rect)
        if inputs.over is not None and not stage.playing:
            inputs.over.draw(surface, frozenset())
        stage.draw(surface)
        for above in (inputs.forecast, inputs.enlarged):
            if above is not None:
                above.draw(surface, frozenset())
        if held is not None:
            stage.draw_held(surface, held, pointer)
        if not stage.playing:
            self.keys.draw(surface)

    def draw_beside(self, surface: Surface, place: Rect) -> None:
        """The card of a tile, in words as large as those of the log."""
        if self.top is None or self.top.stage.playing:
            return
        inputs, unit = self.top.inputs, place.w / _BESIDE
        canvas = Canvas(Theme(unit, self._res.palette), self._res, inputs.position.colours)
        layout = replace(self.top.pad.layout, k=unit)
        card = DisplayList(canvas, layout, inputs.position, self.tr)
        foreground.draw_card(card, inputs, place)
        card.draw(surface, frozenset())

    # -- words

    def tooltip(self, pos: tuple[int, int]) -> str | None:
        """A sentence on what lies under the pointer."""
        if self.top is None or self.top.inputs.dragging:
            return None
        for key in self.top.inputs.zones_at(pos):
            card = key[0] == "tile" and self.top.inputs.pointed()
            if card or self.top.inputs.shown_large(key):
                return None  # It is said there, and a tip would lie over it.
            if words := self.top.tips(key):
                return words
        return None

    def rule(self, pos: tuple[int, int]) -> str:
        """That of the topmost thing that has one."""
        if self.top is None:
            return ""
        keys, state = self.top.inputs.zones_at(pos), self.top.inputs.position.state
        return next(filter(None, (rule_of(key, state) for key in keys)), "")

    def why_not(self, pos: tuple[int, int]) -> Reason | None:
        """Why nothing can be done with what lies under the pointer.

        Only what is about the thing itself: that it is not the moment for it is said on a click.
        """
        inputs = self.top.inputs if self.top is not None else None
        if inputs is None or inputs.dragging or inputs.selection.held:
            return None
        if not inputs.position.options:
            return None
        reason = inputs.refusal(inputs.zones_at(pos))
        return None if reason is None or reason.key in MOMENT else reason

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

    def timeline(self, event: Event) -> Timeline | None:
        """The animation of an event, from what is shown now."""
        if self.top is None:
            return None
        made = animate.timeline(self.top.stage, event)
        if made is not None:
            self.top.stage.playing = True
        return made

    def picture(self) -> object:
        """Where the pieces of the action track are."""
        return self.top.stage.slots if self.top is not None else {}

    # -- pieces moved without a decision

    def places(self, pos: tuple[int, int]) -> list[Key]:
        """Pieces and places under a point."""
        return self.top.pad.under(pos) if self.top is not None else []

    def place(self, key: Key) -> Rect | None:
        """Where a piece or a place lies."""
        return self.top.pad.zones.get(key) if self.top is not None else None

    def hold(self, key: Key | None, pos: tuple[int, int] = (0, 0)) -> None:
        """Show a piece in the hand."""
        self._held = None if key is None else (key, pos)
        self._changed = True

    # -- for tests and hints

    def light(self, codes: Sequence[Code], area: str) -> None:
        """Light decisions or a part of the table for a hint."""
        inputs = self.top.inputs if self.top is not None else None
        if inputs is not None and inputs.lit_codes != (tuple(codes), area):
            inputs.lit_codes = (tuple(codes), area)
            self._refresh()

    def lit(self) -> list[Rect]:
        """What a hint or a guide has lit, and the panel that is open."""
        if self.top is None:
            return []
        inputs, pad = self.top.inputs, self.top.pad
        return hint_highlight.clear(inputs, pad)

    def targets(self, code: Code) -> list[tuple[int, int]]:
        """Where to click, one after the other, for a code.

        Empty for the end of the turn: its button belongs to the scene.
        """
        if self.top is None or code == codes.END_TURN:
            return []
        inputs = self.top.inputs
        return [self._spot(key, code) for key in inputs.way(code)]

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Drags for a code; one that ends where it began is a click on a button."""
        if self.top is None or code == codes.END_TURN:
            return []
        inputs = self.top.inputs
        steps = inputs.steps(code)
        if not steps or steps[0][1] is None:
            return []
        found = []
        for source, target in steps:
            begin = self._spot(source, code)
            end = begin if target is None else self._spot(target, code, source)
            found.append((begin, end))
        return found if found[0][0] != found[0][1] else []

    def _spot(self, key: Key, code: Code, source: Key | None = None) -> tuple[int, int]:
        """A point of a place where nothing else lies on top."""
        assert self.top is not None
        inputs, pad = self.top.inputs, self.top.pad
        if key[0] == "build":
            changes = inputs.touchable.bench_of(code) is inputs.touchable.changer
            places = change_panel.places(pad.layout) if changes else builder_panel.panel_places(pad)
            return places[str(key[1])].center
        if key[0] == "choose":
            return self._chooser_places(code)[int(key[1])].center
        over = inputs.over.zones if inputs.over else {}
        rect = over.get(key) or pad.zones[key]
        for share_x, share_y in _SPREAD:
            spot = (
                rect.x + max(1, round(rect.w * share_x)), rect.y + max(1, round(rect.h * share_y))
            )  # fmt: skip
            top = inputs.zones_at(spot)
            if top and top[0] == key:
                return spot
        return rect.center

    def _chooser_places(self, code: Code) -> list[Rect]:
        assert self.top is not None
        inputs, layout = self.top.inputs, self.top.pad.layout
        source, target = inputs.steps(code)[0]
        assert target is not None
        return foreground.chooser_places(layout, inputs.rivals(source, target))


_SPREAD = tuple(
    (0.5 + dx, 0.5 + dy)
    for dx, dy in sorted(
        ((i / 20 - 0.5 + 0.025, j / 20 - 0.5 + 0.025) for i in range(20) for j in range(20)),
        key=lambda step: step[0] ** 2 + step[1] ** 2,
    )
)
