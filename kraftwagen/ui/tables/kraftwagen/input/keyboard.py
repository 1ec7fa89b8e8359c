"""The table by keyboard: what the focus ring can stand on, where arrows lead, letters to press.

A focused place counts as pointed at, so that previews, cards and tooltips are those of the mouse,
and Enter on it is a click on it alone. Nothing here knows what a decision means.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.engine.wording import say
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import describe, text
from kraftwagen.ui.drawing.theme import CREAM, GLOW, INK
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.focus import ARROWS, FocusRing
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.tables.base import Gesture, Key
from kraftwagen.ui.tables.kraftwagen.input import meaning
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS, Draft
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import sale_forecast_panel
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips

OnGesture = Callable[[Gesture, tuple[int, int]], object]

_ALPHABET: Final = "asdfgjklqwertyuiopzxcvbnm1234567890"
_CONTAINERS: Final = ("mat", "row", "start_panel")
_ROUND: Final = ("tile", "worker", "gap")
_COVERED: Final = 0.6
_PANELS: Final = {"build": "builder", "choose": "chooser", "board": "forecast"}
_ORDER: Final = (
    "chooser", "builder", describe.NOW, describe.RING, describe.CIRCUIT, describe.BUYERS,
    describe.MARKET, describe.RESEARCH, describe.AWARDS, describe.WORKS, "forecast",
)  # fmt: skip


def area_name(key: Key) -> str:
    """The area of a place: a panel, or an area of the game with the seat of its owner."""
    if key[0] in _PANELS:
        return _PANELS[str(key[0])]
    if key[0] == "button":
        return describe.NOW
    if key == sale_forecast_panel.BUTTON:
        return describe.BUYERS
    area, seat = describe.area_of(key)
    return area if seat < 0 else f"{area} {seat}"


class Stop:
    """A place the focus ring can stand on, see ``ui.focus.Focusable``; equal by its name."""

    def __init__(self, keys: TableKeys, key: Key) -> None:
        self._keys, self.key = keys, key
        self.focus_area = area_name(key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stop) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def focus_rect(self) -> Rect:
        """Where it lies on the window now."""
        x, y = self._keys.shift
        return self._keys.places().get(self.key, self._keys.gone).move(-x, -y)

    @property
    def focusable(self) -> bool:
        """Whether it is there."""
        return self.key in self._keys.places()

    @property
    def tip(self) -> str:
        """The sentence of its tooltip."""
        return self._keys.tip(self.key)

    @property
    def spoken(self) -> str:
        """The sentence to be said aloud."""
        return self._keys.words(self.key)

    def activate(self) -> None:
        """Click on it."""
        self._keys.press(self.key)

    def focus_key(self, event: pygame.Event) -> bool:
        """Around the ring, and up and down in the builder."""
        return self._keys.arrow(self.key, event)

    def on_focus(self, focused: bool) -> None:
        """Point at it."""
        self._keys.point(self.key if focused else None)


class TableKeys:
    """See the module. ``taker`` takes finished gestures.

    ``refresh`` draws the overlay again, ``forecast`` shows or hides the forecast of the sale.
    """

    def __init__(
        self,
        refresh: Callable[[], object],
        forecast: Callable[[], object],
        tr: Translator,
        bindings: KeyBindings,
    ) -> None:
        self._refresh, self._forecast = refresh, forecast
        self.tr, self._bindings = tr, bindings
        self.taker: OnGesture | None = None
        self.lettered = False
        """Whether letters are shown."""
        self.moved = True
        """See ``ui.scenes.table_keyboard.BoardKeys``."""
        self.shift = (0, 0)
        self.gone = Rect(0, 0, 0, 0)
        self._typed = ""
        self.ring: FocusRing | None = None
        """The ring of the scene in its present layout."""
        self._pad: DisplayList | None = None
        self._inputs: TableInput | None = None
        self._tips: Tips | None = None
        self._known: tuple[object, ...] = ()
        self._places: dict[Key, Rect] = {}

    def attach(self, pad: DisplayList, inputs: TableInput, tips: Tips) -> None:
        """A position has been laid out anew; what has the focus is pointed at again."""
        self._pad, self._inputs, self._tips = pad, inputs, tips
        self._typed, self.moved = "", True
        current = self.current
        if current is not None and current in pad.zones:
            inputs.hovered = current

    @property
    def current(self) -> Key | None:
        """The place under the ring, if it is shown and stands on the table."""
        ring = self.ring
        if ring is None or not ring.shown or not isinstance(ring.current, Stop):
            return None
        return ring.current.key

    # -- what there is

    def places(self) -> dict[Key, Rect]:
        """Everything that lies open now, without what is only a frame around other things."""
        pad, inputs = self._pad, self._inputs
        if pad is None or inputs is None:
            return {}
        known = (pad, inputs.over, inputs.forecast)
        if known != self._known:
            self._known, self._places = known, self._find(pad, inputs)
        return self._places

    def _find(self, pad: DisplayList, inputs: TableInput) -> dict[Key, Rect]:
        above: dict[Key, Rect] = {}
        for layer in (inputs.over, inputs.forecast):
            above |= layer.zones if layer is not None else {}
        panels = [rect for key, rect in above.items() if key[1:] == ("panel",)]
        panels += [rect for key, rect in pad.zones.items() if key == ("start_panel",)]
        possible = self._possible(inputs)
        lower = {
            key: rect for key, rect in pad.zones.items()
            if key[0] == "start_tile" or not any(p.collidepoint(rect.center) for p in panels)
        }  # fmt: skip
        found = lower | above
        rects = list(found.values())
        return {
            key: rect
            for at, (key, rect) in enumerate(found.items())
            if self._counts(key) and (key in possible or not _covered(at, rects))
        }

    @staticmethod
    def _counts(key: Key) -> bool:
        if key[0] in _CONTAINERS or key[1:] == ("panel",):
            return False
        what = str(key[1]) if key[0] == "build" else ""
        return not what.endswith(("_plus", "_minus", "set"))

    def stops(self) -> list[Stop]:
        """All places for the focus ring, area by area, in reading order inside an area."""
        places = self.places()
        track = self._track()
        order = sorted(places, key=lambda key: (*_rank(key, places[key], track), key[0]))
        return [Stop(self, key) for key in order]

    def _track(self) -> dict[Key, int]:
        """The places on the action track in the order of the chain, from its tail."""
        chain = self._pad.state.chain if self._pad is not None else ()
        return {
            ("worker", piece) if piece < terms.TILE else ("tile", piece - terms.TILE): at
            for at, piece in enumerate(chain)
        }

    def stop(self, key: Key) -> Stop:
        """A place by its name."""
        return Stop(self, key)

    def possible(self) -> list[Key]:
        """Places where Enter does something lawful now, in the order of ``stops``."""
        inputs = self._inputs
        if inputs is None:
            return []
        wanted = self._possible(inputs)
        return [stop.key for stop in self.stops() if stop.key in wanted]

    def _possible(self, inputs: TableInput) -> set[Key]:
        if not inputs.position.options:
            return set()
        selection, touchable = inputs.selection, inputs.touchable
        known = {*touchable.by_source, *touchable.by_target, *touchable.builder.sources}
        known |= {*touchable.builder.stalls, *touchable.changer.sources}
        known |= {*touchable.changer.places, *(inputs.over.zones if inputs.over else ())}
        able = {key for key in known if meaning.useful(touchable, selection, key)}
        draft = selection.draft
        if draft is not None:
            able |= {("build", cell) for cell in touchable.bench(draft).cells(draft)}
        return able

    # -- words

    def words(self, key: Key) -> str:
        """The whole sentence about a place."""
        if self._tips is None or key not in self.places():
            return ""
        return self._panel_words(key) or self._tips(key) or ""

    def tip(self, key: Key) -> str:
        """The sentence beside a focused place; empty where a card or a panel says it already."""
        inputs = self._inputs
        if key[0] in ("build", "choose"):
            return ""
        if key[0] == "tile" and inputs is not None and inputs.pointed():
            return ""
        if inputs is not None and inputs.shown_large(key):
            return ""
        return self.words(key)

    def _panel_words(self, key: Key) -> str:
        inputs = self._inputs
        if inputs is None:
            return ""
        kind, what = str(key[0]), key[1] if len(key) > 1 else ""
        if kind == "choose":
            if not isinstance(what, int):
                return self.tr("kraftwagen.keys.board.choose_cancel")
            code = meaning.code_of(inputs.selection.chooser[what])
            line = text.decision_line(code, inputs.position.state.data)
            return self.tr("kraftwagen.keys.board.choose", decision=say(line, self.tr))
        if kind == "button":
            return self.tr(f"kraftwagen.keys.board.{what}")
        draft = inputs.selection.draft
        if kind != "build" or draft is None:
            return ""
        return inputs.touchable.bench(draft).words(self.tr, draft, str(what))

    # -- the focus ring

    def point(self, key: Key | None) -> None:
        """Treat a place as pointed at."""
        inputs = self._inputs
        if inputs is not None and inputs.hovered != key:
            inputs.hovered, inputs.rested = key, False
            self._refresh()

    def press(self, key: Key) -> None:
        """Click on a place alone."""
        inputs = self._inputs
        if inputs is None or self.taker is None:
            return
        if key == sale_forecast_panel.BUTTON:
            self._forecast()
            return
        if not inputs.position.options:
            return
        draft = inputs.selection.draft
        if draft and key[0] == "build" and key[1] in inputs.touchable.bench(draft).cells(draft):
            if not self._fill(inputs, str(key[1])) and self.ring is not None:
                self.ring.focus(self._next_place(inputs))
            return
        at = Stop(self, key).focus_rect.center
        gesture = inputs.touch([key])
        self.moved = True
        self._refresh()
        if draft is None and inputs.selection.draft is not None and self.ring is not None:
            # Wherever a car was begun, it goes on in its panel.
            self.ring.focus(self._next_place(inputs), led=True)
        if gesture is not None:
            self.taker(gesture, at)

    def next_stop(self, key: Key | None) -> Stop | None:
        """Where the ring should go when its place has no use any more: the nearest possible one.

        In the builder the first thing that is missing, then the word to offer. A car is offered
        from the place for it, not from the nearest of all the pieces that may go with it.
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
        places = self.places()
        here = self._pad.zones.get(key, self.gone) if self._pad else self.gone
        better = [place for place in able if place not in pieces] or able
        return Stop(self, min(better, key=lambda k: math.dist(places[k].center, here.center)))

    def _next_place(self, inputs: TableInput) -> Stop:
        draft = inputs.selection.draft
        return Stop(self, ("build", inputs.touchable.bench(draft).next_place(draft)))

    def beside(self, key: Key | None, by: int) -> Stop | None:
        """The possible place after or before one, around the end."""
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
        """Arrows that mean something special here."""
        inputs = self._inputs
        if inputs is None or event.key not in ARROWS or event.mod & pygame.KMOD_CTRL:
            return False
        forward, up = ARROWS[event.key][0], -ARROWS[event.key][1]
        if key[0] == "build" and key[1] in CELLS and up and inputs.selection.draft:
            self._change(inputs, str(key[1]), up)
            return True
        if key[0] == "build" and forward and self.ring is not None:
            # Up and down change values: left and right go through all the panel has.
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
        """The neighbour on the action track; forward is the way the workers go."""
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
        """Enter on a cell; whether that changes anything."""
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

    # -- letters

    def way(self, code: int) -> list[Key]:
        """Which places to press, one after the other, for a decision; for tests and hints.

        Empty for the end of the turn: its button belongs to the scene.
        """
        inputs = self._inputs
        if inputs is None or code == codes.END_TURN:
            return []
        return inputs.way(code)

    def letters(self) -> dict[str, Key]:
        """What to type for each possible place; all letters are of equal length."""
        able = self.possible()
        used = {
            key
            for name in self._bindings.defaults
            for key in self._bindings.of(name)
            if len(key) == 1
        }
        mine = self._bindings.of("letters")
        free = [sign for sign in _ALPHABET if sign not in mine]
        # Signs that mean nothing else come first, so that few are hidden while letters show.
        if len(able) <= len(free):
            best = [sign for sign in free if sign not in used]
            signs = [*best, *(sign for sign in free if sign in used)]
            return dict(zip(signs, able, strict=False))
        pairs = (one + other for one in free for other in free)
        return dict(zip(pairs, able, strict=False))

    def show_letters(self, shown: bool) -> None:
        """Show or hide the letters."""
        self.lettered, self._typed = shown, ""

    def type(self, sign: str) -> Key | None:
        """A sign has been typed: the place it finishes, which is not pressed yet."""
        found = self.letters()
        typed = self._typed + sign
        if typed in found:
            self._typed = ""
            return found[typed]
        self._typed = typed if any(label.startswith(typed) for label in found) else ""
        return None

    def draw(self, surface: Surface) -> None:
        """The letters on their places."""
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
            # On the corner of small pieces, so that what they show stays in sight.
            small = min(rect.size) < 2 * side
            shift = (0, side // 8) if small else (box.w // 2, box.h // 2)
            box.center = (rect.x + shift[0], rect.y + shift[1])
            _badge(pad, surface, label.upper(), box)


def _badge(pad: DisplayList, surface: Surface, words: str, box: Rect) -> None:
    pad.canvas.rect(surface, INK, box.inflate(pad.px(3), pad.px(3)), border_radius=pad.px(5))
    pad.canvas.rect(surface, Color("#10243d"), box, border_radius=pad.px(4))
    pad.canvas.rect(surface, GLOW, box, max(1, pad.px(1.5)), border_radius=pad.px(4))
    pad.canvas.text(surface, words, "small_bold", CREAM, box, "center")


def _covered(at: int, rects: list[Rect]) -> bool:
    """Whether a later one lies on the place of that number and leaves little of it."""
    rect = rects[at]
    area = rect.w * rect.h
    for other in rect.collidelistall(rects):
        common = rect.clip(rects[other])
        if other > at and common.w * common.h > _COVERED * area:
            return True
    return False


def _rank(key: Key, rect: Rect, track: Mapping[Key, int]) -> tuple[int, str, int, int]:
    name = area_name(key)
    first = name.split(" ")[0]
    place = _ORDER.index(first) if first in _ORDER else len(_ORDER)
    if key in track:
        return place, name, -1, track[key]
    return place, name, rect.centery // 24, rect.centerx
