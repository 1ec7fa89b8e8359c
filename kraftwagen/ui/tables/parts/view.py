"""A ``TableView`` for any game: turns input into gestures, finds places and ways.

Games name the places; ``drawn`` draws them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pygame
from pygame import Rect

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Seat
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.timeline import sequence
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Position, Subject, Unfinished
from kraftwagen.ui.tables.camera import NOWHERE
from kraftwagen.ui.tables.parts import hints, lights
from kraftwagen.ui.tables.parts.drawn import DrawnTable, InputT, PadT, StageT, TipsT, Top
from kraftwagen.ui.tables.parts.meaning import code_of
from kraftwagen.ui.tables.parts.table_input import Spot

_DWELL = 0.15
"""Seconds that the pointer rests on a thing before an enlarged card opens."""
_LOOK = 1.2
"""Seconds that it rests on another seat's things before these are shown large."""


class Table(DrawnTable[PadT, StageT, InputT, TipsT]):
    """A ``TableView`` for any game: input, tooltips and hints; games override its first methods."""

    forecast_button: ClassVar[Key] = ("forecast",)
    """Key of the button that shows and hides the forecast."""
    forecast_panel: ClassVar[Key | None] = None
    """Key of an open forecast that covers places of the table; a click on it closes it."""

    def worth_rest(self, inputs: InputT) -> bool:
        """Return whether something is enlarged when the pointer rests on its present place."""
        return inputs.enlarged_seat() is not None

    def tells(self, inputs: InputT, key: Key) -> bool:
        """Return whether the table itself already tells the tooltip of a place."""
        return inputs.shown_large(key)

    def rule_of(self, key: Key, position: Position) -> str:
        """Return the id of the rule about a place; empty if there is none."""
        raise NotImplementedError

    def panel_spot(
        self, top: Top[PadT, StageT, InputT, TipsT], key: Key, code: Code
    ) -> Spot | None:
        """Return the point of ``key`` on a panel that is still closed, or None for other places."""
        raise NotImplementedError

    # -- input

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        if self.top is None:
            return None
        inputs = self.top.inputs
        event = self.camera.seen(event)
        if inputs.dirty and not self.awaits:
            self._refresh()
        busy, held = inputs.busy, inputs.selection.held
        gesture = inputs.handle(event)
        if inputs.dragging:
            self._changed = True
        used = inputs.used
        self._tend_hand()
        if gesture is None and held is None is inputs.selection.held and busy != inputs.busy:
            self.felt("drop" if busy else "pickup")
        # What is decided is about to move: the overlay waits for what comes of it.
        if inputs.dirty and not isinstance(gesture, Choose):
            self._refresh()
            if used:
                self.top.stage.hand.clear()
        return gesture

    def peek(self, event: pygame.event.Event) -> bool:
        if self.top is None:
            return False
        inputs = self.top.inputs
        event = self.camera.seen(event)
        if event.type == pygame.MOUSEMOTION and event.pos != NOWHERE:
            inputs.pointer = event.pos  # the light follows it also while something moves
        if inputs.rested and not inputs.busy and self._bindings.means(event, "back"):
            inputs.dismiss()
            self._refresh()
            return True
        asked = self._bindings.means(event, "forecast")
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            before = inputs.opened
            opens = inputs.opens(event.pos)
            if inputs.opened != before:
                self._refresh()
            if opens:
                return True
            found = inputs.zones_at(event.pos)
            asked = found[:1] == [self.forecast_button] or self.forecast_panel in found
        if asked:
            self._toggle_forecast()
        return asked

    def show_forecast(self, shown: bool) -> None:
        """Show or hide the forecast."""
        self._forecast_open = shown
        self._refresh()

    @property
    def opened(self) -> Seat | None:
        return self.top.inputs.opened if self.top is not None else None

    def open_seat(self, seat: Seat | None) -> None:
        if self.top is not None:
            self.top.inputs.opened = seat
            self._refresh()

    def put_away(self) -> bool:
        if self.opened is not None:
            self.open_seat(None)
            return True
        shown = self._forecast_open
        if shown:
            self.show_forecast(False)
        return shown

    def _toggle_forecast(self) -> None:
        self.show_forecast(not self._forecast_open)

    @property
    def busy(self) -> bool:
        return self.top is not None and self.top.inputs.busy

    def unfinished(self) -> Unfinished | None:
        """Return None; games in which a construction may be left unfinished override this."""
        return None

    def _tend_hand(self) -> None:
        """Let the hand hold what is selected; what is given up or refused goes home."""
        if self.top is None or self._held is not None:
            return
        inputs, hand = self.top.inputs, self.top.stage.hand
        held = inputs.selection.held
        refused, inputs.refused = inputs.refused, ()
        given, inputs.given = inputs.given, False
        used, inputs.used = inputs.used, False
        if held is not None and (hand.key != held or hand.home is not None):
            self._pick_up(held)
        elif held is None and hand.key is not None and hand.home is None:
            if given or used:
                hand.give()
            elif not hand.given:
                self._put_back(bool(refused))
        elif refused:
            self._refuse(refused)
        if inputs.dragging:
            hand.carry(inputs.pointer)

    def _pick_up(self, held: Key) -> None:
        """Take a piece in the hand; one that is only chosen is lifted where it lies."""
        assert self.top is not None
        pad, stage, inputs = self.top.pad, self.top.stage, self.top.inputs
        self.felt("pickup")
        if inputs.dragging or held in pad.sprites:
            at = inputs.pointer if inputs.dragging else pad.sprites[held].rect.center
            stage.hand.take(held, stage.picture(held), at)
        else:
            stage.hand.clear()

    def _put_back(self, refused: bool) -> None:
        """Let the piece in the hand go home; a refused one shakes first."""
        assert self.top is not None
        pad, stage = self.top.pad, self.top.stage
        hand = stage.hand
        key, mover = hand.key, hand.mover
        assert key is not None
        assert mover is not None
        sprite = pad.sprites.get(key)
        place = sprite.rect if sprite is not None else pad.zones.get(key)
        if place is None:
            hand.clear()
            return
        stage.on_cue(lambda: self.felt("drop"))
        shaken = [stage.shake(mover)] if refused else []
        home = stage.land(mover) if hand.spot == place.center else stage.travel(mover, place.center)
        hand.put_back(sequence(*shaken, home))

    def _refuse(self, places: Sequence[Key]) -> None:
        """Shake the piece that was touched in vain, if it is one."""
        assert self.top is not None
        pad, stage = self.top.pad, self.top.stage
        kinds = {*self.carried, *self.lasting}
        piece = next((key for key in places if key[0] in kinds and key in pad.sprites), None)
        if piece is None or self.calm or stage.playing or stage.hand.key is not None:
            return
        stage.hand.take(piece, stage.picture(piece), pad.sprites[piece].rect.center, lifted=False)
        assert stage.hand.mover is not None
        stage.hand.put_back(stage.shake(stage.hand.mover))

    def update(self, dt: float) -> bool:
        if self.top is not None:
            self.top.stage.heard = False
        for motion in list(self._local):
            motion.advance(dt)
            self._changed = True
        self._local = [motion for motion in self._local if not motion.done]
        self._tend_hand()
        if self.top is not None and self.top.stage.hand.update(dt, lambda: self._put_back(True)):
            self._changed = True
        self._rest(dt)
        self._swell(dt)
        self._gaze_on(dt)
        if self.top is not None and self.top.inputs.dirty and not self.awaits:
            self._refresh()
        self._follow_keys()
        changed = self._changed or (self.top is not None and self.top.stage.moving)
        changed = changed or self.camera.moved
        self._changed = self.camera.moved = False
        return changed

    def _swell(self, dt: float) -> None:
        """Let the light of a new question swell, then stand still."""
        shown = self.top is not None and not self.top.stage.playing
        if shown and self._light is not None and self._pulse < lights.PULSES and not self.calm:
            self._pulse += dt / MOMENTS["pulse"].length
            self._changed = True

    def _gaze_on(self, dt: float) -> None:
        """Lift the shade where the pointer is, or the focus of the keys."""
        if self.top is not None and self._light is not None:
            key, spot = self.keys.current, self.top.inputs.pointer
            if key is not None:
                spot = self.camera.inside(self.keys.stop(key).focus_rect.center)
            pad = self.top.pad
            areas = [*pad.panels, *pad.layout.areas().values()]
            self._changed |= self._gaze.follow(areas, spot, dt)

    def _follow_keys(self) -> None:
        """Scroll the place that the focus ring has gone to to the middle."""
        current = self.keys.current
        if current != self._led:
            self._led = current
            if current is not None:
                middle = self.keys.stop(current).focus_rect.center
                self.camera.centre(self.camera.inside(middle))

    def _rest(self, dt: float) -> None:
        """Enlarge what the pointer rests on."""
        inputs = self.top.inputs if self.top is not None else None
        if inputs is None or inputs.rested or inputs.dismissed or not self.worth_rest(inputs):
            self._dwell = 0.0
            return
        self._changed = True
        self._dwell += dt
        if self._dwell >= (_DWELL if inputs.enlarged_seat() is None else _LOOK):
            inputs.rested = True
            self._refresh()

    # -- words

    def tooltip(self, pos: tuple[int, int]) -> str | None:
        if self.top is None or self.top.inputs.dragging:
            return None
        inputs = self.top.inputs
        for key in inputs.zones_at(self.camera.under(pos)):
            if self.tells(inputs, key):
                return None  # The table says it there; a tip would cover that.
            if words := hints.told(inputs, self.top.tips, self.tr("table.good_move"))(key):
                return words
        return None

    def subject(self, pos: tuple[int, int]) -> Subject:
        if self.top is None:
            return Subject()
        inputs, sprites = self.top.inputs, self.top.pad.sprites
        places = inputs.zones_at(self.camera.under(pos))
        rules = (self.rule_of(key, inputs.position) for key in places)
        pictures = (sprites[key].image for key in places if key in sprites)
        return Subject(next(filter(None, rules), ""), next(pictures, None))

    @property
    def choosing(self) -> Sequence[Code]:
        inputs = self.top.inputs if self.top is not None else None
        return [code_of(option) for option in inputs.selection.chooser] if inputs else ()

    def why_not(self, pos: tuple[int, int]) -> Reason | None:
        """Return the reason why the thing under the pointer cannot be used.

        None for reasons that only name the thing that must be done first: a click tells these.
        """
        inputs = self.top.inputs if self.top is not None else None
        if inputs is None or inputs.dragging or inputs.selection.held:
            return None
        if not inputs.position.options:
            return None
        reason = inputs.refusal(inputs.zones_at(self.camera.under(pos)))
        return None if reason is None or reason.key in inputs.touchable.moment else reason

    def lawful(self, pos: tuple[int, int]) -> bool:
        inputs = self.top.inputs if self.top is not None else None
        if inputs is None or not inputs.position.options:
            return False
        found, touchable = inputs.zones_at(self.camera.under(pos)), inputs.touchable
        return any(key[0] in touchable.panels or touchable.lawful(key) for key in found)

    # -- for tests and hints

    def light(self, codes: Sequence[Code], area: str) -> None:
        inputs = self.top.inputs if self.top is not None else None
        if inputs is not None and inputs.lit_codes != (tuple(codes), area):
            inputs.point_out(tuple(codes), area)
            self._refresh()

    def star(self, moves: Mapping[Code, str]) -> None:
        inputs = self.top.inputs if self.top is not None else None
        if inputs is not None and inputs.starred != moves:
            inputs.starred = dict(moves)
            self._refresh()

    def lit(self) -> list[Rect]:
        if self.top is None:
            return []
        lit, camera = hints.clear(self.top.inputs, self.top.pad), self.camera
        return [camera.outside(rect).clip(camera.rect) for rect in lit]

    def about(self, code: Code) -> set[Key]:
        ways = self.top.inputs.touchable.interactions if self.top is not None else ()
        found = [way for way in ways if way.option.code == code and way.option.ok]
        return {key for way in found for key in (*way.sources, *way.targets)}

    def targets(self, code: Code) -> list[tuple[int, int]]:
        if self.top is None:
            return []
        return [self.camera.reached(self._spot(key, code)) for key in self.top.inputs.way(code)]

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
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
        if found[0][0] == found[0][1]:
            return []
        reached = self.camera.reached
        return [(reached(begin), reached(end)) for begin, end in found]

    def _spot(self, key: Key, code: Code) -> tuple[int, int]:
        """Return a point of a place that nothing else covers."""
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

    def place(self, key: Key) -> Rect | None:
        if self.top is None:
            return None
        rect, mover = self.top.pad.zones.get(key), self.top.stage.movers.get(key)
        if mover is not None:
            rect = mover.image.get_rect(center=(round(mover.x), round(mover.y)))
        return None if rect is None else self.camera.outside(rect)


_SPREAD = tuple(
    (0.5 + dx, 0.5 + dy)
    for dx, dy in sorted(
        ((i / 20 - 0.5 + 0.025, j / 20 - 0.5 + 0.025) for i in range(20) for j in range(20)),
        key=lambda step: step[0] ** 2 + step[1] ** 2,
    )
)
