"""The picture of a position at any table: the still table, the overlay, the moving pieces.

Games lay out and draw their pieces (``lay``), and draw the overlay of a decision (``draw_over``).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeVar

from pygame import Rect, Surface

from kraftwagen.engine.types import Event, Option
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.moments import begin, pause
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import Theme
from kraftwagen.ui.drawing.timeline import Timeline, call, sequence
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Key, Piece, Position
from kraftwagen.ui.tables.camera import Camera
from kraftwagen.ui.tables.parts import hints, lights
from kraftwagen.ui.tables.parts.display_list import DisplayList, StillPicture
from kraftwagen.ui.tables.parts.keyboard import TableKeys
from kraftwagen.ui.tables.parts.meaning import Selection
from kraftwagen.ui.tables.parts.motion import Answer, Stage
from kraftwagen.ui.tables.parts.mover import Mover
from kraftwagen.ui.tables.parts.places import Layout
from kraftwagen.ui.tables.parts.table_input import TableInput
from kraftwagen.ui.tables.parts.veil import veil

_LARGER = 1.1
"""How much more text may grow than pieces."""
_LEAST = 14.0
"""Smallest text in units when text is enlarged, before enlarging."""

Words = Callable[[Key], str | None]
PadT = TypeVar("PadT", bound=DisplayList)
StageT = TypeVar("StageT", bound=Stage)
InputT = TypeVar("InputT", bound=TableInput)
TipsT = TypeVar("TipsT", bound=Words)


@dataclass
class Top(Generic[PadT, StageT, InputT, TipsT]):
    """One position laid out: its display list, moving pieces, input and tooltips."""

    pad: PadT
    stage: StageT
    inputs: InputT
    tips: TipsT


class DrawnTable(Generic[PadT, StageT, InputT, TipsT]):
    """The part of a ``Table`` that lays out and draws; games override its first methods."""

    carried: ClassVar[Collection[str]] = ()
    """First parts of keys of pieces whose place is drawn empty while they are in hand."""
    lasting: ClassVar[Collection[str]] = ()
    """First parts of keys that identify a piece wherever it lies, not a place."""
    open_panels: ClassVar[Collection[Key]] = ()
    """Keys of panels that stay open while a question is asked, or until they are closed."""
    keys: TableKeys
    display_list: type[PadT]
    """The game's display list."""

    def __init__(self, resources: Resources, tr: Translator, bindings: KeyBindings) -> None:
        self._res, self.tr, self._bindings = resources, tr, bindings
        self.camera = Camera()
        self._rect = Rect(0, 0, 1066, 632)
        """The table's place on the plane of the camera."""
        self._scale = self._room = self._text = self._unit = 1.0
        self._folded = False
        """Whether other seats' things lie out of sight, so that all else is larger."""
        self._beside: Rect | None = None
        """What lies beside the table, such as the log; things to read may cover it."""
        self.top: Top[PadT, StageT, InputT, TipsT] | None = None
        """The position shown; None before the first ``rebuild``."""
        self._layout: Layout | None = None
        self._words = Theme(1.0, resources.palette)
        """The theme of panels over the table."""
        self._canvas = self._plain = Canvas(self._words, resources)
        """The canvas in the scale of the table, and the one in that of the window."""
        self._sheets = resources.sheets
        self._still = StillPicture(self._sheets)
        self._light: lights.Spotlight | None = None
        self._shade, self._gaze = lights.Shade(self._sheets), lights.Gaze()
        self._pulse = 0.0
        """How many times the light has swelled since the question began."""
        self.calm, self.veiled, self.awaits, self.waits = True, False, False, False
        self.felt: Callable[[str], object] = lambda what: None
        self._local: list[Timeline] = []
        """Motion that is no event's: places that answer, a piece that is refused."""
        self._answers: list[Answer] = []
        self._brought: dict[Key, Mover] = {}
        """Pieces of the overlay on their way to their places."""
        self._changed = True
        self._forecast_open = False
        """Whether the forecast is shown, until it is closed."""
        self._kept: tuple[Sequence[Option], object] = ((), None)
        """The options and the draft saved by ``keep_unfinished``."""
        self._dwell = 0.0
        self._led: Key | None = None
        """The place of the focus ring that was last scrolled into sight."""
        self._card: tuple[Rect, PadT] | None = None
        """What was last drawn beside the table, and where."""
        self._held: Key | None = None
        """A piece moved without a decision."""
        self._shown: Collection[str] | None = None
        """The places that are not covered; None for all."""
        self._before: Surface | None = None
        """The still picture that the present one comes out of."""
        self._prepared: tuple[PadT, lights.Shade] | None = None
        """The areas of a position that was laid out ahead, and its picture in the shade."""

    # -- what a game has to say

    def compute(self, position: Position, unit: float) -> Layout:
        """Return the layout in ``_rect``, with at most ``unit`` pixels per design unit."""
        raise NotImplementedError

    def lay(self, position: Position) -> Top[PadT, StageT, InputT, TipsT]:
        """Lay out all pieces and places of a position."""
        raise NotImplementedError

    def areas(self, pad: PadT) -> Iterator[None]:
        """Add the areas of the table to an empty display list, one per step, then its marks."""
        raise NotImplementedError

    def pad(self, position: Position) -> PadT:
        """Return an empty display list for a position."""
        assert self._layout is not None
        made = self.display_list(self._canvas, self._layout, position, self.tr)
        made.words = self._words
        return made

    def draw_over(self, over: PadT, top: Top[PadT, StageT, InputT, TipsT]) -> None:
        """Add to ``over`` the highlights, previews and panels of the decision to be made."""
        raise NotImplementedError

    def bright(self, top: Top[PadT, StageT, InputT, TipsT]) -> Sequence[Rect]:
        """Return the other places that a question is about, which stay bright without an edge."""
        return ()

    def draw_enlarged(self, pad: PadT, inputs: InputT) -> None:
        """Add an enlarged picture of another seat's things if the pointer rests on them."""

    def draw_forecast(self, pad: PadT, inputs: InputT, opened: bool) -> None:
        """Add the forecast, if it is open, and the button for it."""

    def draw_card(self, pad: PadT, inputs: InputT, place: Rect) -> None:
        """Add the card to be drawn at ``place`` beside the table, where it covers no pieces."""

    def begun(self, top: Top[PadT, StageT, InputT, TipsT]) -> None:
        """React to a change of the selection, once the overlay was redrawn."""

    def foreseen(self, pad: PadT, event: Event) -> Iterator[None]:
        """Draw what the animation of an event will show and the table does not, a part per step."""
        return iter(())

    def animation(self, stage: StageT, event: Event) -> Timeline | None:
        """Return the animation of an event."""
        raise NotImplementedError

    # -- positions

    def relayout(
        self,
        rect: Rect,
        scale: float,
        room: float = 1.0,
        text: float = 1.0,
        *,
        folded: bool = False,
        beside: Rect | None = None,
    ) -> None:
        self._folded, self._beside = folded, beside
        self._rect, self._text, self._unit = self.camera.lay_out(rect), text, scale
        self._scale, self._room = scale * self.camera.factor, room
        self._plain = Canvas(Theme(scale, self._res.palette), self._res)
        self._layout, self._still = None, StillPicture(self._sheets)
        self._answers = []

    def rebuild(self, position: Position) -> None:
        last = self.top.inputs if self.top is not None else None
        if self._layout is None:
            self.keep_unfinished()  # The window changed, not the position.
        self._measure(position)
        self.top = self.lay(position)
        inputs = self.top.inputs
        self.top.pad.veil = veil(self.top.pad.layout, self.top.pad.zones, self._shown)
        if last is not None:
            inputs.pointer, inputs.opened = last.pointer, last.opened
            if inputs.opened == position.viewer:
                inputs.opened = None
            if last.enlarged_seat() is not None:
                # An enlarged card stays open while others move.
                inputs.hovered, inputs.rested = last.hovered, last.rested
        if position.options:
            options, draft = self._kept
            if options == position.options:
                inputs.selection = Selection(draft=draft)
            self._kept = (), None
        self.keys.camera = self.camera
        star = self.tr("table.good_move")
        self.keys.attach(self.top.pad, inputs, hints.told(inputs, self.top.tips, star))
        self._still.made = None
        self._held = None
        self.top.stage.answer = self._answer
        self.top.stage.felt = self.felt
        self.top.stage.hand.still = self.calm
        self._refresh()

    def cover(self, shown: Collection[str] | None) -> None:
        if shown == self._shown:
            return
        self._shown = shown
        if self.top is None:
            return
        pad = self.top.pad
        pad.veil = veil(pad.layout, pad.zones, shown)
        if self._still.made is not None and not self.calm:
            self._before = self._still.made

            def gone() -> None:
                self._before = None

            share = self._before.set_alpha
            self._local.append(begin("appear", share, 255, 0, on_finish=gone))
        self._still.made = pad.ahead = None  # the one that fades does not come back
        self._refresh()

    def _measure(self, position: Position) -> None:
        """Update layout and canvas for a position."""
        recoloured = self._canvas.colours != position.colours
        seats = len(position.spec.scores(position.state))
        if self._layout is None or self._layout.seats != seats or recoloured:
            unit = self._scale / self._room if self._room > 1 else float("inf")
            self._layout = self.compute(position, unit)
            # Larger text if the player asked for it, as far as the layout allows.
            share = max(1.0, min(_LARGER, self._scale / self._layout.k))
            least = _LEAST if share == _LARGER else 0.0
            theme = Theme(self._layout.k * share, self._res.palette, least)
            self._canvas = Canvas(theme, self._res, position.colours)
            larger = Theme(self._layout.k, self._res.palette, text=self._text)
            self._words = larger if self._text > 1 else theme

    def prepare(self, coming: Position | Event) -> Iterator[None]:
        if isinstance(coming, Event):
            yield from self.foreseen(self.top.pad, coming) if self.top is not None else ()
            return
        self._measure(coming)
        pad, shade, rect = self.pad(coming), lights.Shade(self._sheets), self._rect
        yield from self.areas(pad)
        if self._shown is None:
            picture = yield from self._still.ahead(pad, self._plain, rect)
            if picture is not None and coming.options:
                shade.of(pad, picture)
                yield
        self._prepared = pad, shade

    def laid(self, position: Position) -> PadT:
        """Return a display list with all areas of a position: that of ``prepare``, if it fits."""
        prepared, self._prepared = self._prepared, None
        if prepared is not None:
            pad, shade = prepared
            same = (pad.layout, pad.canvas, pad.words) == (self._layout, self._canvas, self._words)
            if same and pad.position.looks_like(position):
                pad.position, self._shade = position, shade
                return pad
        pad = self.pad(position)
        deque(self.areas(pad), 0)
        return pad

    def _refresh(self) -> None:
        """Redraw the overlay after the selection changed."""
        assert self.top is not None
        inputs = self.top.inputs
        position = inputs.position
        over = self.pad(position)
        if not self.top.stage.playing:
            self.draw_over(over, self.top)
        inputs.over = over
        if inputs.starred and not self.top.stage.playing:
            hints.draw_stars(over, inputs, self.top.pad)
        self._aim(self.top)
        enlarged = self.pad(position)
        enlarged.aside = self._aside()
        self.draw_enlarged(enlarged, inputs)
        inputs.enlarged = enlarged
        forecast = self.pad(position)
        self.draw_forecast(forecast, inputs, self._forecast_open)
        inputs.forecast = forecast
        self.begun(self.top)
        self.camera.keep(_panel(inputs, self.open_panels))
        self._card = None
        inputs.dirty = False
        self._changed = True

    def _aim(self, top: Top[PadT, StageT, InputT, TipsT]) -> None:
        """Let the light fall on what may be touched now."""
        inputs, still = top.inputs, top.pad
        made: lights.Spotlight | None = None
        read = self._shown is not None and not inputs.lit_codes[0]
        if inputs.position.options and not top.stage.playing and not read:
            lit = hints.asked_for(inputs, still)
            hinted = hints.rects(inputs, still, *inputs.lit_codes)
            bright = (rect for rect in self.bright(top) if not still.veil.hides(rect.center))
            made = lights.Spotlight(lit, [*bright, *hinted])
            if made.same(self._light):
                return
        if made is None or self._light is None or made.keys != self._light.keys:
            self._pulse = 0.0  # only a change of size leaves the places what they are
        self._light = made

    def _aside(self) -> Rect | None:
        """Return where another seat's things may open in large: over other seats and the log."""
        beside, layout = self._beside, self._layout
        if beside is None or layout is None or not layout.opponents:
            return None
        if self._folded or self.camera.plane is not None:
            return None
        others = layout.opponents[0].unionall(layout.opponents)
        if beside.top >= self._rect.bottom or others.x < self._rect.centerx:
            return beside
        return Rect(others.x, others.y, beside.right - others.x, others.h)

    def keep_unfinished(self) -> None:
        inputs = self.top.inputs if self.top is not None else None
        if inputs is not None and inputs.position.options:
            self._kept = inputs.position.options, inputs.selection.draft

    # -- picture

    def draw(self, surface: Surface) -> None:
        if self.top is None:
            return
        plane = self.camera.plane
        if plane is None:
            self._draw(self.top, surface)
        else:
            seen = self.camera.rect.move(self.camera.shift)
            plane.set_clip(seen)
            self._draw(self.top, plane)
            surface.blit(plane, self.camera.rect, seen)

    def _draw(self, top: Top[PadT, StageT, InputT, TipsT], surface: Surface) -> None:
        pad, inputs, stage = top.pad, top.inputs, top.stage
        if inputs.veiled != self.veiled:
            inputs.veiled = self.veiled
            self._refresh()
        hidden = frozenset(stage.hidden)
        held = stage.hand.key
        if held in pad.sprites and held[0] in self.carried:
            hidden |= {held}
        playing = stage.playing or self.waits
        asked = inputs.position.options and not playing and not self.veiled
        lit = self._light if asked else None
        still = self._still.of(pad, self._plain, surface, self._rect, hidden)
        if lit is None:
            surface.blit(still, self._rect)
        else:
            surface.blit(self._shade.of(pad, still, self._still.change), self._rect)
            self._gaze.draw(pad, surface, still, self._rect, calm=self.calm)
            gone = lights.PULSES if self.calm else self._pulse
            lit.draw(pad, surface, still, self._rect, gone)
        if self._before is not None:
            surface.blit(self._before, self._rect)
        if inputs.over is not None and not playing:
            _draw_over(inputs.over, self._brought.keys(), surface)
        for answer in self._answers:
            pad.canvas.glow(surface, answer.rect, width=4, soft=7, share=answer.light)
        stage.draw(surface)
        if not stage.playing:
            for mover in self._brought.values():
                mover.draw(surface, stage.light, stage.layout.k)
        for above in (inputs.forecast, inputs.enlarged):
            if above is not None and above.aside is None:
                above.draw(surface, above.shades if lit is None else ())
        if stage.hand.mover is not None:
            stage.hand.mover.draw(surface, stage.light, stage.layout.k)
        if not playing:
            self.keys.draw(surface)

    def draw_beside(self, surface: Surface, place: Rect) -> None:
        if self.top is None or self.top.stage.playing:
            return
        if self._card is None or self._card[0] != place:
            self._card = place.copy(), self._made_card(self.top, place)
        self._card[1].draw(surface, frozenset())
        enlarged = self.top.inputs.enlarged
        if enlarged is not None and enlarged.aside is not None:
            enlarged.draw(surface, frozenset())

    def _made_card(self, top: Top[PadT, StageT, InputT, TipsT], place: Rect) -> PadT:
        inputs, unit = top.inputs, self._unit
        card = self.pad(inputs.position)
        card.canvas = self._plain.for_players(inputs.position.colours)
        card.theme = card.canvas.theme
        card.words = replace(card.theme, text=self._text)
        card.layout = replace(top.pad.layout, k=unit)
        card.px = card.layout.px
        self.draw_card(card, inputs, place)
        return card

    # -- motion

    def timeline(self, event: Event, cue: Callable[[], object] = lambda: None) -> Timeline | None:
        if self.top is None:
            return None
        stage = self.top.stage
        stage.on_cue(cue)
        made = self.animation(stage, event)
        if made is None or not stage.sounds:
            stage.cue()
        if made is not None:
            stage.playing = True
            stage.hand.clear()
        return made

    def bring(self, key: Key, start: Key, sound: str, after: int = 0) -> None:
        """Move a piece of the overlay from a place to its own; ``sound`` is played at its end.

        ``after`` is the number of pieces that set out at the same moment before it.
        """
        assert self.top is not None
        stage, over = self.top.stage, self.top.inputs.over
        sprite = over.sprites.get(key) if over is not None else None
        if sprite is None or self.calm:
            self.felt(sound)
            return
        mover = self._brought[key] = Mover(sprite.image.copy(), *stage.centre(start))
        stage.on_cue(lambda: self.felt(sound))

        def end() -> None:
            if self._brought.get(key) is mover:
                del self._brought[key]

        waits, way = pause("apart", after), stage.travel(mover, sprite.rect.center)
        self._local.append(sequence(waits, way, call(end)))

    def _answer(self, answer: Answer) -> None:
        """Light the edge of a place for a moment, also beyond the next ``rebuild``."""
        self._answers.append(answer)
        fading = answer.begin()

        def gone() -> None:
            # A change of layout forgets all of them before.
            self._answers = [one for one in self._answers if one is not answer]

        fading.on_finish = gone
        self._local.append(fading)

    def set_down(self) -> list[Piece]:
        """Return the pieces of ``TableView.set_down``; none before a change of layout."""
        return self.top.stage.set_down() if self.top is not None and self._layout else []

    def shows(self, piece: Piece) -> bool:
        """Return whether the position shows a piece there; a ``lasting`` one nowhere else."""
        assert self.top is not None
        (key, middle, image), pad = piece, self.top.pad
        named = pad.sprites.get(key) if key[0] in self.lasting else None
        away = named is not None and math.dist(named.rect.center, middle) >= 2
        return not away and pad.holds_at(middle, image)

    def hold(self, key: Key | None, pos: tuple[int, int] = (0, 0)) -> None:
        if self.top is not None:
            hand, at = self.top.stage.hand, self.camera.inside(pos)
            if key is None:
                hand.clear()
            elif key != self._held:
                hand.take(key, self.top.stage.picture(key), at)
            hand.carry(at)
        self._held = key
        self._changed = True

    # -- places

    def panel(self) -> Rect | None:
        panel = _panel(self.top.inputs, self.open_panels) if self.top is not None else None
        return None if panel is None else self.camera.outside(panel)

    def places(self, pos: tuple[int, int]) -> list[Key]:
        return self.top.pad.under(self.camera.under(pos)) if self.top is not None else []


def _draw_over(over: DisplayList, brought: Set[Key], surface: Surface) -> None:
    """Draw the overlay; what is ``under`` a piece on its way is seen until that has come."""
    under = {key for key in over.sprites if key[0] == "under" and key[1:] not in brought}
    over.draw(surface, brought | under)


def _panel(inputs: TableInput, keys: Collection[Key]) -> Rect | None:
    """Return the place of an open panel of one of these keys; None for none."""
    zones = [layer.zones for layer in (inputs.over, inputs.forecast) if layer is not None]
    return next((one[key] for one in zones for key in keys if key in one), None)
