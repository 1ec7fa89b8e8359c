"""The table by keyboard: focus stops, arrow keys, letters to press.

Focusing a place is like pointing at it, so previews, cards and tooltips are those of the mouse;
Enter clicks it. Nothing here knows what a decision means.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import ClassVar, Final

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.ui.drawing.theme import CREAM, GLOW, INK
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import bare
from kraftwagen.ui.platform.focus import FocusRing
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Gesture, Key
from kraftwagen.ui.tables.camera import Camera
from kraftwagen.ui.tables.parts import meaning
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.table_input import TableInput

OnGesture = Callable[[Gesture, tuple[int, int]], object]

_ALPHABET: Final = "asdfgjklqwertyuiopzxcvbnm1234567890"
_COVERED: Final = 0.6


class Stop:
    """A place on the table that the focus ring can stand on; two are equal if their keys are."""

    def __init__(self, keys: TableKeys, key: Key) -> None:
        self._keys, self.key = keys, key
        self.focus_area = keys.area_name(key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stop) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def focus_rect(self) -> Rect:
        return self._keys.camera.outside(self._keys.places().get(self.key, self._keys.gone))

    @property
    def focusable(self) -> bool:
        return self.key in self._keys.places()

    @property
    def tip(self) -> str:
        """The text of its tooltip."""
        return self._keys.tip(self.key)

    @property
    def spoken(self) -> str:
        """The text to read aloud."""
        return self._keys.words(self.key)

    def activate(self) -> None:
        self._keys.press(self.key)

    def focus_key(self, event: pygame.Event) -> bool:
        return self._keys.arrow(self.key, event)

    def on_focus(self, focused: bool) -> None:
        self._keys.point(self.key if focused else None)


class TableKeys:
    """Keyboard play on a table of any game; games override ``area_name`` and ``decision``.

    ``taker`` receives finished gestures, ``refresh`` redraws the overlay.
    """

    containers: ClassVar[Collection[str]] = ()
    """First parts of keys of places that only frame others; the focus ring skips them."""
    order: ClassVar[Sequence[str]] = ()
    """Area names in Tab order."""

    def __init__(
        self, refresh: Callable[[], object], tr: Translator, bindings: KeyBindings
    ) -> None:
        self._refresh = refresh
        self.tr, self._bindings = tr, bindings
        self.taker: OnGesture | None = None
        self.lettered = False
        """Whether the letters to type are shown on the usable places."""
        self.moved = True
        """Whether the usable places have changed since the ring was last updated."""
        self.camera = Camera()
        self.gone = Rect(0, 0, 0, 0)
        self._typed = ""
        self.ring: FocusRing | None = None
        """The focus ring of the scene's present layout."""
        self._pad: DisplayList | None = None
        self._inputs: TableInput | None = None
        self._tips: Callable[[Key], str | None] | None = None
        self._known: tuple[object, ...] = ()
        self._places: dict[Key, Rect] = {}

    def attach(
        self, pad: DisplayList, inputs: TableInput, tips: Callable[[Key], str | None]
    ) -> None:
        """Use a newly laid out position; the focused place counts as pointed at again."""
        self._pad, self._inputs, self._tips = pad, inputs, tips
        self._typed, self.moved = "", True
        current = self.current
        if current is not None and current in pad.zones:
            inputs.hovered = current

    @property
    def current(self) -> Key | None:
        ring = self.ring
        if ring is None or not ring.shown or not isinstance(ring.current, Stop):
            return None
        return ring.current.key

    # -- what there is

    def places(self) -> dict[Key, Rect]:
        """Return the places that can be seen now, without those that only frame others."""
        pad, inputs = self._pad, self._inputs
        if pad is None or inputs is None:
            return {}
        known = (pad, inputs.over, inputs.forecast)
        if known != self._known:
            self._known, self._places = known, self._found(pad, inputs)
        return self._places

    def _found(self, pad: DisplayList, inputs: TableInput) -> dict[Key, Rect]:
        above: dict[Key, Rect] = {}
        for layer in (inputs.over, inputs.forecast):
            above |= layer.zones if layer is not None else {}
        panels = [rect for key, rect in above.items() if key[1:] == ("panel",)]
        possible = self._useful(inputs)
        lower = {
            key: rect
            for key, rect in pad.zones.items()
            if not any(panel.collidepoint(rect.center) for panel in panels)
            and rect.colliderect(pad.layout.rect)
            and not pad.veil.hides(rect.center)
        }
        found = lower | above
        rects = list(found.values())
        return {
            key: rect
            for at, (key, rect) in enumerate(found.items())
            if self.counts(key) and (key in possible or not _covered(at, rects))
        }

    def counts(self, key: Key) -> bool:
        """Return whether a place is more than a frame around others."""
        return key[0] not in self.containers and key[1:] != ("panel",)

    def area_name(self, key: Key) -> str:
        """Return the area of a place: a panel, or an area of the game with its owner's seat."""
        raise NotImplementedError

    def stops(self) -> list[Stop]:
        places = self.places()
        order = sorted(places, key=lambda key: (*self.rank(key, places[key]), key[0]))
        return [Stop(self, key) for key in order]

    def rank(self, key: Key, rect: Rect) -> tuple[int, str, int, int]:
        """Return the sort key of a place: its area, then its row and column."""
        name = self.area_name(key)
        first = name.split(" ")[0]
        place = self.order.index(first) if first in self.order else len(self.order)
        return place, name, rect.centery // 24, rect.centerx

    def stop(self, key: Key) -> Stop:
        return Stop(self, key)

    def possible(self) -> list[Key]:
        """Return the places where Enter does something legal, in the order of ``stops``."""
        inputs = self._inputs
        if inputs is None:
            return []
        wanted = self._useful(inputs)
        return [stop.key for stop in self.stops() if stop.key in wanted]

    def _useful(self, inputs: TableInput) -> Collection[Key]:
        return inputs.useful().keys()

    # -- words

    def words(self, key: Key) -> str:
        """Return the text about a place to read aloud; empty for none."""
        if self._tips is None or key not in self.places():
            return ""
        return self.panel_words(key) or self._tips(key) or ""

    def tip(self, key: Key) -> str:
        """Return the tooltip of a focused place; empty where a card or panel already says it."""
        inputs = self._inputs
        if key[0] == "choose" or (inputs is not None and inputs.shown_large(key)):
            return ""
        return self.words(key)

    def panel_words(self, key: Key) -> str:
        """Return the sentence about a button or a place on an open panel, else an empty text."""
        inputs = self._inputs
        if inputs is None:
            return ""
        what = key[1] if len(key) > 1 else ""
        root = f"{inputs.pad.game}.keys.board"
        if key[0] == "choose":
            if not isinstance(what, int):
                return self.tr(f"{root}.choose_cancel")
            code = meaning.code_of(inputs.selection.chooser[what])
            return self.tr(f"{root}.choose", decision=bare(self.decision(inputs, code)))
        return self.tr(f"{root}.{what}") if key[0] == "button" else ""

    def decision(self, inputs: TableInput, code: int) -> str:
        """Return a decision in words."""
        raise NotImplementedError

    # -- the focus ring

    def point(self, key: Key | None) -> None:
        """Treat a place as if the pointer were on it; None for no place."""
        inputs = self._inputs
        if inputs is not None and inputs.hovered != key:
            inputs.hovered, inputs.rested = key, False
            self._refresh()

    def press(self, key: Key) -> None:
        inputs = self._inputs
        if inputs is None or self.taker is None:
            return
        if inputs.shown_large(key):
            seat = inputs.owner(key)
            inputs.opened = None if seat == inputs.opened else seat
            self._refresh()
            return
        if not inputs.position.options:
            return
        at = Stop(self, key).focus_rect.center
        draft = inputs.selection.draft
        gesture = inputs.touch([key])
        self.moved = True
        self._refresh()
        self.pressed(draft)
        if gesture is not None:
            self.taker(gesture, at)

    def pressed(self, before: object) -> None:
        """React to a press; ``before`` is the selection's draft before it."""

    def next_stop(self, key: Key | None) -> Stop | None:
        inputs = self._inputs
        able = self.possible()
        if inputs is None or not able or key in able:
            return None
        if inputs.selection.chooser or key is None:
            return Stop(self, able[0])
        return self.nearest(key, able)

    def nearest(self, key: Key, able: Sequence[Key]) -> Stop:
        """Return the stop of ``able`` nearest to ``key``, or to ``gone`` if that is no place."""
        places = self.places()
        here = self._pad.zones.get(key, self.gone) if self._pad else self.gone
        return Stop(self, min(able, key=lambda k: math.dist(places[k].center, here.center)))

    def beside(self, key: Key | None, by: int) -> Stop | None:
        able = self.possible()
        if not able:
            return None
        if key in able:
            return Stop(self, able[(able.index(key) + by) % len(able)])
        order = [stop.key for stop in self.stops()]
        here = order.index(key) if key in order else -1
        ahead = [k for k in able if order.index(k) > here]
        if by > 0:
            return Stop(self, ahead[0] if ahead else able[0])
        return Stop(self, able[(len(able) - len(ahead)) - 1])

    def arrow(self, key: Key, event: pygame.Event) -> bool:
        """Handle an arrow key with a special meaning at a place; returns whether it had one."""
        return False

    # -- letters

    def way(self, code: int) -> list[Key]:
        return self._inputs.way(code) if self._inputs is not None else []

    def letters(self) -> dict[str, Key]:
        able = self.possible()
        used = {
            key
            for name in self._bindings.defaults
            for key in self._bindings.of(name)
            if len(key) == 1
        }
        mine = self._bindings.of("letters")
        free = [sign for sign in _ALPHABET if sign not in mine]
        # Prefer keys without a command, so that few commands are blocked meanwhile.
        if len(able) <= len(free):
            best = [sign for sign in free if sign not in used]
            signs = [*best, *(sign for sign in free if sign in used)]
            return dict(zip(signs, able, strict=False))
        pairs = (one + other for one in free for other in free)
        return dict(zip(pairs, able, strict=False))

    def show_letters(self, shown: bool) -> None:
        self.lettered, self._typed = shown, ""

    def type(self, sign: str) -> Key | None:
        found = self.letters()
        typed = self._typed + sign
        if typed in found:
            self._typed = ""
            return found[typed]
        self._typed = typed if any(label.startswith(typed) for label in found) else ""
        return None

    def draw(self, surface: Surface) -> None:
        """Draw the letters on their places."""
        pad = self._pad
        if pad is None or not self.lettered:
            return
        places = self.places()
        side = pad.px(20)
        for label, key in self.letters().items():
            if not label.startswith(self._typed):
                continue
            rect = places[key]
            box = Rect(0, 0, max(side, side * len(label) * 2 // 3), side)
            # On the corner of small pieces, so that their picture stays visible.
            small = min(rect.size) < 2 * side
            shift = (0, side // 8) if small else (box.w // 2, box.h // 2)
            box.center = (rect.x + shift[0], rect.y + shift[1])
            _badge(pad, surface, label.upper(), box)


def _badge(pad: DisplayList, surface: Surface, words: str, box: Rect) -> None:
    pad.canvas.rect(surface, INK, pad.theme.grown(box, 3), radius=5)
    pad.canvas.rect(surface, Color("#10243d"), box, radius=4)
    pad.canvas.rect(surface, GLOW, box, 1.5, 4)
    pad.canvas.text(surface, words, "small_bold", CREAM, box, "center")


def _covered(at: int, rects: list[Rect]) -> bool:
    """Return whether a later rectangle hides most of the one at index ``at``."""
    rect = rects[at]
    area = rect.w * rect.h
    for other in rect.collidelistall(rects):
        common = rect.clip(rects[other])
        if other > at and common.w * common.h > _COVERED * area:
            return True
    return False
