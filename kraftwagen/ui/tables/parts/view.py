"""A table of any game: keeps what is drawn, carries pieces, turns input into gestures.

A game says where things lie and draws them (``lay``), what lies over them while somebody decides
(``draw_over``), and what they are called.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeVar

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Event, Option
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import GREEN_DEEP, Theme
from kraftwagen.ui.drawing.timeline import Timeline, ease_out
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Piece, Position, Unfinished
from kraftwagen.ui.tables.parts import hints
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.keyboard import TableKeys
from kraftwagen.ui.tables.parts.meaning import Selection
from kraftwagen.ui.tables.parts.motion import Stage
from kraftwagen.ui.tables.parts.places import Layout
from kraftwagen.ui.tables.parts.table_input import Spot, TableInput

_DWELL = 0.15
"""Seconds on a thing before more of it is shown."""
_LARGER = 1.1
"""How much larger than the pieces the words may become."""
_LEAST = 14.0
"""What the smallest words then have at least, before they are made larger, in design units."""
_BESIDE = 214.0
"""How wide the place beside the table is, in design units."""

Words = Callable[[Key], str | None]
Pad = TypeVar("Pad", bound=DisplayList)
Moving = TypeVar("Moving", bound=Stage)
Hands = TypeVar("Hands", bound=TableInput)
Said = TypeVar("Said", bound=Words)


@dataclass
class Top(Generic[Pad, Moving, Hands, Said]):
    """One position laid out: where things lie, what moves, what is in hand, what is said."""

    pad: Pad
    stage: Moving
    inputs: Hands
    tips: Said


class Table(Generic[Pad, Moving, Hands, Said]):
    """See tables.base.TableView; what a game has to say itself comes first."""

    carried: ClassVar[Collection[str]] = ()
    """Names of pieces whose place is empty while they are in hand."""
    lasting: ClassVar[Collection[str]] = ()
    """Names of pieces that keep theirs wherever they go."""
    forecast_button: ClassVar[Key] = ("forecast",)
    """What shows and hides the forecast."""
    open_panels: ClassVar[Collection[Key]] = ()
    """Panels that lie open as long as their question is asked, or until they are put away."""
    forecast_panel: ClassVar[Key | None] = None
    """The forecast itself, where it covers places of the table: a press puts it away."""
    keys: TableKeys

    def __init__(self, resources: Resources, tr: Translator, bindings: KeyBindings) -> None:
        self._res, self.tr, self._bindings = resources, tr, bindings
        self._rect = Rect(0, 0, 1066, 632)
        self._scale = self._room = 1.0
        self.top: Top[Pad, Moving, Hands, Said] | None = None
        """What is shown; None before the first ``rebuild``."""
        self._layout: Layout | None = None
        self._canvas = Canvas(Theme(1.0, resources.palette), resources)
        self._still: Surface | None = None
        self._still_hidden: frozenset[Key] = frozenset()
        self._local: Timeline | None = None
        self._changed = True
        self._forecast_open = False
        """Whether the forecast is shown; stays so until it is put away."""
        self._kept: tuple[Sequence[Option], object] = ((), None)
        """What could be decided, and what was put together then, see ``keep_unfinished``."""
        self._dwell = 0.0
        self._card: tuple[Rect, Pad] | None = None
        """What was last drawn beside the table, and where."""
        self._held: tuple[Key, tuple[int, int]] | None = None
        """A piece that is moved without a decision, and where it is."""

    # -- what a game has to say

    def compute(self, position: Position, unit: float) -> Layout:
        """Where everything lies in ``_rect``; a unit has at most so many pixels."""
        raise NotImplementedError

    def lay(self, position: Position) -> Top[Pad, Moving, Hands, Said]:
        """All pieces and places of a position."""
        raise NotImplementedError

    def areas(self, pad: Pad) -> Iterator[None]:
        """Draw all areas of the table, one at each step."""
        raise NotImplementedError

    def pad(self, position: Position) -> Pad:
        """An empty drawing pad."""
        raise NotImplementedError

    def draw_over(self, over: Pad, top: Top[Pad, Moving, Hands, Said]) -> None:
        """What lies over the table while somebody decides."""
        raise NotImplementedError

    def draw_enlarged(self, pad: Pad, inputs: Hands) -> None:
        """Something of another seat, to be read."""

    def draw_forecast(self, pad: Pad, inputs: Hands, opened: bool) -> None:
        """The forecast, or the button that opens it."""

    def begun(self, top: Top[Pad, Moving, Hands, Said]) -> None:
        """Something in hand has changed, and the overlay has been drawn again."""

    def worth_rest(self, inputs: Hands) -> bool:
        """Whether resting on what is pointed at shows more of it."""
        return inputs.enlarged_seat() is not None

    def tells(self, inputs: Hands, key: Key) -> bool:
        """Whether the table itself says what a tip would."""
        return inputs.shown_large(key)

    def rule_of(self, key: Key, position: Position) -> str:
        """The id of the rule about a place; empty if there is none."""
        raise NotImplementedError

    def animation(self, stage: Moving, event: Event) -> Timeline | None:
        """The animation of an event."""
        raise NotImplementedError

    def panel_spot(self, top: Top[Pad, Moving, Hands, Said], key: Key, code: Code) -> Spot | None:
        """Where to press on a panel that is not open yet; None for a place of the table."""
        raise NotImplementedError

    # -- places

    def relayout(self, rect: Rect, scale: float, room: float = 1.0) -> None:
        """Take a new place; the next ``rebuild`` makes everything again at the new size."""
        self._rect, self._scale, self._room = rect.copy(), scale, room
        self._layout = None

    def rebuild(self, position: Position) -> None:
        """Show a position without animation."""
        last = self.top.inputs if self.top is not None else None
        if self._layout is None:
            self.keep_unfinished()  # The window has changed, not the game.
        self._measure(position)
        self.top = self.lay(position)
        inputs = self.top.inputs
        if last is not None:
            inputs.pointer = last.pointer
            if last.enlarged_seat() is not None:
                # Who reads the things of another seat goes on reading while others move.
                inputs.hovered, inputs.rested = last.hovered, last.rested
        if position.options:
            options, draft = self._kept
            if options == position.options:
                inputs.selection = Selection(draft=draft)
            self._kept = (), None
        self.keys.attach(self.top.pad, inputs, self.top.tips)
        self._still = None
        self._local = None
        self._held = None
        self._refresh()

    def _measure(self, position: Position) -> None:
        """Layout and canvas for a position."""
        recoloured = self._canvas.colours != position.colours
        seats = len(position.spec.scores(position.state))
        if self._layout is None or self._layout.seats != seats or recoloured:
            unit = self._scale / self._room if self._room > 1 else float("inf")
            self._layout = self.compute(position, unit)
            # A player's larger texts, as far as the places allow.
            share = max(1.0, min(_LARGER, self._scale / self._layout.k))
            least = _LEAST if share == _LARGER else 0.0
            theme = Theme(self._layout.k * share, self._res.palette, least)
            self._canvas = Canvas(theme, self._res, position.colours)

    def prepare(self, position: Position) -> Iterator[None]:
        """See ``TableView``: area by area."""
        self._measure(position)
        yield from self.areas(self.pad(position))

    def _refresh(self) -> None:
        """Draw the overlay again after something in hand changed; there is none over motion."""
        assert self.top is not None
        inputs = self.top.inputs
        position = inputs.position
        over = self.pad(position)
        if not self.top.stage.playing:
            self.draw_over(over, self.top)
        inputs.over = over
        enlarged = self.pad(position)
        self.draw_enlarged(enlarged, inputs)
        inputs.enlarged = enlarged
        forecast = self.pad(position)
        self.draw_forecast(forecast, inputs, self._forecast_open)
        inputs.forecast = forecast
        self.begun(self.top)
        self._card = None
        inputs.dirty = False
        self._changed = True

    # -- input

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """React to mouse and keys."""
        if self.top is None:
            return None
        inputs = self.top.inputs
        if inputs.dirty:
            self._refresh()
        gesture = inputs.handle(event)
        if inputs.dragging:
            self._changed = True
        if inputs.returning is not None:
            self._glide_back(*inputs.returning)
            inputs.returning = None
        # What is decided is about to move: the overlay waits for what comes of it.
        if inputs.dirty and not isinstance(gesture, Choose):
            self._refresh()
        return gesture

    def peek(self, event: pygame.event.Event) -> bool:
        """Input that only changes what is shown, at any time: the forecast, a card."""
        if self.top is None:
            return False
        inputs = self.top.inputs
        if inputs.rested and not inputs.busy and self._bindings.means(event, "back"):
            inputs.dismiss()
            self._refresh()
            return True
        asked = self._bindings.means(event, "forecast")
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = inputs.zones_at(event.pos)
            asked = found[:1] == [self.forecast_button] or self.forecast_panel in found
        if asked:
            self._toggle_forecast()
        return asked

    def show_forecast(self, shown: bool) -> None:
        """Show or hide the forecast."""
        self._forecast_open = shown
        self._refresh()

    def put_away(self) -> bool:
        """The forecast, if it is shown."""
        shown = self._forecast_open
        if shown:
            self.show_forecast(False)
        return shown

    def _toggle_forecast(self) -> None:
        self.show_forecast(not self._forecast_open)

    @property
    def busy(self) -> bool:
        """Whether Escape would cancel something here."""
        return self.top is not None and self.top.inputs.busy

    def unfinished(self) -> Unfinished | None:
        """Nothing is put together without being decided, unless a game says so."""
        return None

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
        if self.top is not None and self.top.inputs.dirty:
            self._refresh()
        changed = self._changed or (self.top is not None and self.top.stage.moving)
        self._changed = False
        return changed

    def _rest(self, dt: float) -> None:
        """Notice when the pointer stays on something, so that more of it is shown."""
        inputs = self.top.inputs if self.top is not None else None
        if inputs is None or inputs.rested or inputs.dismissed or not self.worth_rest(inputs):
            self._dwell = 0.0
            return
        self._changed = True
        self._dwell += dt
        if self._dwell >= _DWELL:
            inputs.rested = True
            self._refresh()

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
        if held in pad.sprites and held[0] in self.carried:
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
        """A card about what is pointed at, in words as large as those of the log."""
        if self.top is None or self.top.stage.playing:
            return
        if self._card is None or self._card[0] != place:
            self._card = place.copy(), self._made_card(self.top, place)
        self._card[1].draw(surface, frozenset())

    def _made_card(self, top: Top[Pad, Moving, Hands, Said], place: Rect) -> Pad:
        inputs, unit = top.inputs, place.w / _BESIDE
        card = self.pad(inputs.position)
        card.canvas = Canvas(Theme(unit, self._res.palette), self._res, inputs.position.colours)
        card.theme = card.canvas.theme
        card.layout = replace(top.pad.layout, k=unit)
        card.px = card.layout.px
        self.draw_card(card, inputs, place)
        return card

    def draw_card(self, pad: Pad, inputs: Hands, place: Rect) -> None:
        """What would cover pieces on the table, over the log."""

    # -- words

    def tooltip(self, pos: tuple[int, int]) -> str | None:
        """A sentence on what lies under the pointer."""
        if self.top is None or self.top.inputs.dragging:
            return None
        for key in self.top.inputs.zones_at(pos):
            if self.tells(self.top.inputs, key):
                return None  # It is said there, and a tip would lie over it.
            if words := self.top.tips(key):
                return words
        return None

    def rule(self, pos: tuple[int, int]) -> str:
        """That of the topmost thing that has one."""
        if self.top is None:
            return ""
        inputs = self.top.inputs
        found = (self.rule_of(key, inputs.position) for key in inputs.zones_at(pos))
        return next(filter(None, found), "")

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
        return None if reason is None or reason.key in inputs.touchable.moment else reason

    # -- motion

    def timeline(self, event: Event) -> Timeline | None:
        """The animation of an event, from what is shown now."""
        if self.top is None:
            return None
        made = self.animation(self.top.stage, event)
        if made is not None:
            self.top.stage.playing = True
        return made

    def panel(self) -> Rect | None:
        """The open panel, if there is one."""
        inputs = self.top.inputs if self.top is not None else None
        layers = (inputs.over, inputs.forecast) if inputs is not None else ()
        zones = [layer.zones for layer in layers if layer is not None]
        found = (one[key] for one in zones for key in self.open_panels if key in one)
        return next(found, None)

    def set_down(self) -> list[Piece]:
        """What animations have set down; nothing where all will lie elsewhere in a new window."""
        return self.top.stage.set_down() if self.top is not None and self._layout else []

    def shows(self, piece: Piece) -> bool:
        """Whether it lies there, and nowhere else if its name stays with it."""
        assert self.top is not None
        (key, middle, image), pad = piece, self.top.pad
        named = pad.sprites.get(key) if key[0] in self.lasting else None
        away = named is not None and math.dist(named.rect.center, middle) >= 2
        return not away and pad.holds_at(middle, image)

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
        return hints.clear(self.top.inputs, self.top.pad)

    def about(self, code: Code) -> set[Key]:
        """Every place that may be touched for a decision, however it is made."""
        ways = self.top.inputs.touchable.interactions if self.top is not None else ()
        found = [way for way in ways if way.option.code == code and way.option.ok]
        return {key for way in found for key in (*way.sources, *way.targets)}

    def targets(self, code: Code) -> list[tuple[int, int]]:
        """Where to click, one after the other, for a code."""
        if self.top is None:
            return []
        return [self._spot(key, code) for key in self.top.inputs.way(code)]

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Drags for a code; one that ends where it began is a click on a button."""
        if self.top is None:
            return []
        steps = self.top.inputs.steps(code)
        if not steps or steps[0][1] is None:
            return []
        found = []
        for source, target in steps:
            begin = self._spot(source, code)
            end = begin if target is None else self._spot(target, code)
            found.append((begin, end))
        return found if found[0][0] != found[0][1] else []

    def _spot(self, key: Key, code: Code) -> tuple[int, int]:
        """A point of a place where nothing else lies on top."""
        assert self.top is not None
        inputs, pad = self.top.inputs, self.top.pad
        beyond = self.panel_spot(self.top, key, code)
        if beyond is not None:
            return beyond
        over = inputs.over.zones if inputs.over else {}
        rect = over.get(key) or pad.zones[key]
        for share_x, share_y in _SPREAD:
            spot = (
                rect.x + max(1, round(rect.w * share_x)),
                rect.y + max(1, round(rect.h * share_y)),
            )
            top = inputs.zones_at(spot)
            if top and top[0] == key:
                return spot
        return rect.center


_SPREAD = tuple(
    (0.5 + dx, 0.5 + dy)
    for dx, dy in sorted(
        ((i / 20 - 0.5 + 0.025, j / 20 - 0.5 + 0.025) for i in range(20) for j in range(20)),
        key=lambda step: step[0] ** 2 + step[1] ** 2,
    )
)
