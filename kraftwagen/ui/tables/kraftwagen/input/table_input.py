"""What the person at the table holds, points at and puts down; turns it into gestures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Option
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Position, Refused
from kraftwagen.ui.tables.kraftwagen.input import interaction
from kraftwagen.ui.tables.kraftwagen.input.builder import Builder
from kraftwagen.ui.tables.kraftwagen.input.interaction import Move
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import Pad
from kraftwagen.ui.tables.kraftwagen.preview.cache import Foresight

Spot = tuple[int, int]
_BLOCKING: Final = {("build", "panel"), ("start_panel",), ("choose", "panel"), ("board", "panel")}
_KEYS: Final = {
    pygame.K_RETURN: "confirm",
    pygame.K_KP_ENTER: "confirm",
    pygame.K_RIGHT: "price_plus",
    pygame.K_LEFT: "price_minus",
    pygame.K_UP: "workers_plus",
    pygame.K_DOWN: "workers_minus",
}
DRAG_UNITS: Final = 5


class Hands:
    """Selection, drag and open panels of one position; made anew by every rebuild."""

    def __init__(self, pad: Pad, position: Position, bindings: KeyBindings) -> None:
        self.pad, self._bindings = pad, bindings
        self.over: Pad | None = None
        self.board: Pad | None = None
        """The forecast of the sale, above all else."""
        self.foresight = Foresight(position)
        self.rested = False
        """Whether the pointer has stayed on what it points at for a moment."""
        self.dismissed = False
        """The card of what is pointed at has been put away."""
        self.position = position
        state = position.state
        seat = state.current
        self.moves: list[Move] = interaction.build(state, seat, position.options)
        self.builder = Builder(state, seat, position.options, pad.tr)
        self.selected: Key | None = None
        self.hovered: Key | None = None
        self.pointer: Spot = (-1, -1)
        self.dragging = False
        self.chooser: list[Option] = []
        self.dirty = True
        self.lit_codes: tuple[tuple[int, ...], str] = ((), "")
        """Decisions, and the part of the game, that a hint is about."""
        self.returning: tuple[Key, Spot] | None = None
        """A piece that has to glide back from where it was dropped."""
        self._pressed: tuple[Spot, Key | None] | None = None

    # -- what lies where

    def zones_at(self, pos: Spot) -> list[Key]:
        """Places under a point, topmost first; panels hide what is below them."""
        found = self.over.under(pos) if self.over else []
        found += self.board.under(pos) if self.board else []
        if any(key in _BLOCKING for key in found):
            return found
        return found + self.pad.under(pos)

    def sources(self) -> set[Key]:
        """Everything that can be picked up, lawfully or to be told why not."""
        return interaction.sources(self.moves) | self.builder.sources()

    def lit(self) -> set[Key]:
        """Lawful places for what is held or pointed at."""
        source = self.selected or self.hovered
        if source is None:
            return set()
        found = interaction.lit(self.moves, source)
        if source in self.builder.sources():
            found |= set(self.builder.stalls()[:1])
        if any(key[0] == "active" for key in found):
            found.discard(("row",))
        return found

    def pointed(self) -> list[Option]:
        """The possible options meant by what is held and pointed at."""
        if self.builder.draft is not None or self.chooser:
            return []
        return interaction.pointed(self.moves, self.selected, self.hovered)

    @property
    def busy(self) -> bool:
        """Whether Escape has something to cancel."""
        return bool(self.selected or self.chooser or self.builder.draft or self.dragging)

    # -- input

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """Mouse and keys."""
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
            self.dirty = True
            if self.dragging and self.selected is not None:
                self.dragging = False
                source, self.selected = self.selected, None
                return self._drop(source, event.pos)
            return self.click(self.zones_at(event.pos))
        elif event.type == pygame.KEYDOWN:
            if self._bindings.means(event, "back"):
                self.cancel()
                return None
            return self._key(event.key)
        return None

    def _key(self, key: int) -> Gesture | None:
        """In the builder arrows change price and workers, Return offers."""
        if self.builder.draft is not None and key in _KEYS:
            self.dirty = True
            return self._press(("build", _KEYS[key]))
        return None

    def cancel(self) -> bool:
        """Put everything back; whether there was anything."""
        was = self.busy
        self.selected = None
        self.dragging = False
        self.chooser = []
        self.builder.draft = None
        self._pressed = None
        self.dirty = self.dirty or was
        return was

    def dismiss(self) -> None:
        """Put the card away until something else is pointed at."""
        self.rested, self.dismissed = False, True

    def _move(self, pos: Spot) -> None:
        self.pointer = pos
        if self._pressed is not None and not self.dragging:
            start, source = self._pressed
            if source is not None and math.dist(start, pos) > self.pad.px(DRAG_UNITS):
                self.dragging = True
                self.selected = source
                self.dirty = True
        places = self.zones_at(pos)
        hovered = places[0] if places else None
        if hovered != self.hovered:
            self.hovered = hovered
            self.rested = self.dismissed = False
            self.dirty = True

    def _pickable(self, pos: Spot) -> Key | None:
        known = self.sources()
        return next((key for key in self.zones_at(pos) if key in known), None)

    # -- dragging

    def _drop(self, source: Key, pos: Spot) -> Gesture | None:
        places = self.zones_at(pos)
        builder = self.builder
        if source in builder.sources() and any(
            key in builder.stalls() or key[0] == "build" for key in places
        ):
            refused = builder.add(source)
            if refused is None:
                return None
            self.returning = (source, pos)
            return Refused(refused)
        gesture = self._decide(interaction.matching(self.moves, source, places))
        if not isinstance(gesture, Choose) and not self.chooser:
            self.returning = (source, pos)
        return gesture

    def _decide(self, found: Sequence[Move]) -> Gesture | None:
        good = _options(found, True)
        if len(good) == 1:
            self.selected = None
            return Choose(_code(good[0]))
        if good:
            self.chooser = good
            self.dirty = True
            return None
        bad = _options(found, False)
        return Refused(bad[0]) if bad else None

    # -- clicking

    def click(self, places: Sequence[Key]) -> Gesture | None:
        """What lies under a point, topmost first, is clicked or chosen by a key."""
        panel = next((key for key in places if key[0] in ("build", "choose")), None)
        if panel is not None:
            return self._press(panel)
        if self.chooser:
            self.chooser = []
            return None
        if self.selected is not None:
            found = interaction.matching(self.moves, self.selected, places)
            chosen, self.selected = self.selected, None
            if found:
                return self._decide(found)
            if chosen in places:
                return None
        for key in places:
            done, gesture = self._click_on(key)
            if done:
                return gesture
        refused = self._refused(places)
        return Refused(refused) if refused else None

    def _refused(self, places: Sequence[Key]) -> Option | None:
        """The attempt that a click would be, if nothing there is possible."""
        for key in places:
            found = [
                m for m in self.moves if key in m.sources or (m.by_target and key in m.targets)
            ]
            bad = _options(found, False)
            if bad:
                return bad[0]
        return None

    def refusal(self, places: Sequence[Key]) -> Reason | None:
        """Why a click there would do nothing; None where it would do something, or has no use."""
        able = self.builder.sources()
        if self.builder.possible:
            able |= set(self.builder.stalls())
        for key in places:
            if key in able or any(
                m.option.ok and (key in m.sources or key in m.targets) for m in self.moves
            ):
                return None
        refused = self._refused(places)
        return refused.reason if refused else None

    def _click_on(self, key: Key) -> tuple[bool, Gesture | None]:
        builder = self.builder
        if key in builder.sources():
            refused = builder.add(key)
            return True, Refused(refused) if refused else None
        if builder.possible and builder.draft is None and key in builder.stalls():
            builder.start()
            return True, None
        good = _options([m for m in self.moves if m.by_target and key in m.targets], True)
        if good:
            return True, self._decide([m for m in self.moves if m.by_target and key in m.targets])
        found = [m for m in self.moves if key in m.sources and m.option.ok]
        good = _options(found, True)
        if not good:
            return False, None
        if len(good) == 1 and any(m.by_source for m in found):
            return True, Choose(_code(good[0]))
        self.selected = key
        return True, None

    def _press(self, key: Key) -> Gesture | None:
        if key[0] == "choose":
            if isinstance(key[1], int):
                return Choose(_code(self.chooser[key[1]]))
            if key[1] == "cancel":
                self.chooser = []
            return None
        builder, what = self.builder, str(key[1])
        draft = builder.draft
        if draft is None:
            return None
        if what == "confirm":
            return Choose(draft.code) if draft.complete else None
        if what == "cancel":
            builder.draft = None
        elif what == "workers_plus":
            refused = builder.add(("canteen", builder.seat))
            return Refused(refused) if refused else None
        elif what == "set":
            builder.draft = replace(draft, price=int(key[2]))
        elif what == "workers_minus":
            builder.press("minus")
        elif what in ("price_plus", "price_minus"):
            builder.step_price(1 if what == "price_plus" else -1)
        else:
            builder.press(what)
        return None

    # -- for tests and hints

    def steps(self, code: int) -> list[tuple[Key, Key | None]]:
        """What to do for a code: (place, None) is a click, (from, to) a drag or two clicks."""
        if code in self.builder.options:
            stall = self.builder.stalls()[0]
            picks: list[tuple[Key, Key | None]] = [
                (key, stall) for key in self.builder.clicks(code)
            ]
            return [*picks, (("build", "confirm"), None)]
        for move in self.moves:
            if move.option.code != code or not move.option.ok:
                continue
            source = next((key for key in move.sources if key in self.pad.zones), None)
            source = source or move.sources[0]
            target = next((key for key in move.targets if key in self.pad.zones), None)
            if target is None:
                return [(source, None)]
            rivals = _options(
                [m for m in self.moves if source in m.sources and target in m.targets], True
            )
            if len(rivals) == 1:
                return [(source, target)]
            at = [option.code for option in rivals].index(code)
            return [(source, target), (("choose", at), None)]
        return []

    def single_click(self, code: int) -> Key | None:
        """A place where one click is enough for a code."""
        for move in self.moves:
            if move.option.code != code or not move.option.ok:
                continue
            for key in (*move.targets, *move.sources):
                if key not in self.pad.zones and not (self.over and key in self.over.zones):
                    continue
                if self._one_click(key) == code:
                    return key
        return None

    def _one_click(self, key: Key) -> int | None:
        if key in self.builder.sources():
            return None
        good = _options([m for m in self.moves if m.by_target and key in m.targets], True)
        if good:
            return good[0].code if len(good) == 1 else None
        found = [m for m in self.moves if key in m.sources and m.option.ok]
        good = _options(found, True)
        if len(good) == 1 and any(m.by_source for m in found):
            return good[0].code
        return None


def _options(found: Sequence[Move], ok: bool) -> list[Option]:
    """The different options of some moves."""
    made: dict[int | None, Option] = {}
    for move in found:
        if move.option.ok == ok:
            made.setdefault(move.option.code, move.option)
    return list(made.values())


def _code(option: Option) -> int:
    assert option.code is not None
    return option.code
