"""The widgets of one layout of a scene, and the base class of widgets."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIElement

from kraftwagen.ui.drawing.theme import GLOW, INK
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.devices import FINGERTIP
from kraftwagen.ui.platform.focus import Focusable, FocusRing
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets.manager import Manager
from kraftwagen.ui.widgets.painted import Area, Painted, State

TIP_DELAY: Final = 0.4
"""Seconds the pointer must rest before a tip appears."""
TIP_AGAIN: Final = 0.5
"""Seconds after a tip disappears during which the next one appears at once."""
_NOTCH: Final = 56
"""Design units that one wheel notch scrolls."""


class Popup(Protocol):
    """An open list, which receives all key presses."""

    @property
    def rows(self) -> Sequence[Focusable]:
        """The options of the list, as things that can have the focus."""

    def close(self) -> None:
        """Close the list."""


class Ui:
    """The widgets of one layout of a scene.

    ``Scene`` calls ``handle``, ``update``, ``draw`` and ``next_update``. ``focus`` is the keyboard
    ring; ``extra_focus`` may add stops (places of the table) after the widgets.
    """

    def __init__(self, app: Services, size: tuple[int, int]) -> None:
        self.app = app
        self.theme = app.theme
        self.canvas = app.canvas
        self.res = app.resources
        self.keys = app.keys
        self.tr = app.tr
        self.size = size
        self.dirty = True
        self.widgets: list[Focusable] = []
        self.unpainted: dict[Painted, None] = {}
        """Widgets whose painted face is outdated."""
        self.extra_focus: Callable[[], Sequence[Focusable]] = tuple
        self.popup: Popup | None = None
        self.area: Area | None = None
        """The scroll area that receives new widgets, if set."""
        self.focus = FocusRing(self._operable)
        self.manager = Manager(size, app.look_of(app.theme), lambda: app.pointer)
        self._tip: tuple[str, Rect] | None = None
        self._tip_due: tuple[str, Rect] | None = None
        self._tip_at = 0.0
        self._fixed_tip: tuple[str, Rect] | None = None
        self._tip_gone = -TIP_AGAIN
        """When the last tip was hidden."""
        self._used: Rect | None = None
        """The thing just used; it has no tip until another one is hovered or focused."""
        self._pointed = False
        """Whether the pointer has moved here; where it lies by chance, nothing is told."""
        self.header = 0
        """The bottom of the page's title in pixels; lists open below it."""
        self.keep_clear: list[Rect] = []
        """Places with text that tips must not cover."""
        self.told_apart: Rect | None = None
        """The rectangle about whose things the scene itself shows the tips, see ``told``."""

    def add(self, widget: Focusable) -> None:
        """Add a widget, in Tab order; called by the constructors of widgets."""
        self.widgets.append(widget)

    def _operable(self) -> Sequence[Focusable]:
        return self.popup.rows if self.popup else [*self.widgets, *self.extra_focus()]

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event: focus ring first, then widgets; returns whether it was used."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if self.popup:
                self.popup.close()
                return True
            self._close_tip()
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._used = self._looked_at()
            self._close_tip()
        self._pointed = self._pointed or event.type == pygame.MOUSEMOTION
        if self.focus.handle(event):
            self.reveal_focus()
            self.dirty = True
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.dirty = True
        return bool(self.manager.process_events(event)) or self._scroll_page(event)

    def _scroll_page(self, event: pygame.Event) -> bool:
        """Scroll the largest visible list or text by the page keys, whatever has the focus."""
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return False
        views = [thing for thing in self.widgets if isinstance(thing, Widget) and thing.visible]
        views = [thing for thing in views if thing.scrolls(thing.rect.center)]
        largest = max(views, key=lambda thing: thing.rect.w * thing.rect.h, default=None)
        return largest is not None and largest.focus_key(event)

    def aim(self, at: tuple[int, int]) -> tuple[int, int]:
        """Return the point that a touch means: on the nearest thing it just missed, or ``at``."""
        rects = [item.focus_rect for item in self.focus.items()]
        if any(rect.collidepoint(at) for rect in rects):
            return at
        tip = round(FINGERTIP * self.app.density)
        grown = [(rect, rect.inflate(max(0, tip - rect.w), max(0, tip - rect.h))) for rect in rects]
        near = [rect for rect, large in grown if large.collidepoint(at)]
        if not near:
            return at
        x, y = at
        meant = min(near, key=lambda rect: math.dist(rect.center, at))
        return (
            min(max(x, meant.left), meant.right - 1),
            min(max(y, meant.top), meant.bottom - 1),
        )

    def scrolls_at(self, at: tuple[int, int]) -> bool:
        """Return whether a finger dragged from this point scrolls a page or list."""
        things = [widget for widget in self.widgets if isinstance(widget, Widget)]
        if any(thing.draggable and thing.visible and thing.hover_point(*at) for thing in things):
            return False
        return any(thing.visible and thing.scrolls(at) for thing in things)

    def reveal_focus(self) -> None:
        """Scroll the focused widget into view."""
        current = self.focus.current
        area = getattr(current, "area", None)
        if area is not None and current is not None and self.focus.shown:
            area.reveal(current.focus_rect)

    def update(self, dt: float) -> bool:
        """Advance the widgets by ``dt`` seconds; returns whether the picture changed."""
        self.manager.update(dt)
        self._update_tip()
        if isinstance(self._typing(), UIElement):
            self.dirty = True
        changed, self.dirty = self.dirty, False
        return changed

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed; None for never."""
        if self._tip_due and self._tip != self._tip_due:
            return max(0.0, self._tip_at - self.app.now)
        return 0.2 if self._typing() else None

    def draw(self, surface: Surface, tips: bool = True) -> None:
        """Draw widgets, focus ring and tooltip."""
        self._paint()
        self.manager.draw_ui(surface)
        current = self.focus.current
        if self.focus.shown and current is not None and current.focusable:
            self._draw_ring(surface, current.focus_rect)
        if tips and not self.told:
            self.draw_tip(surface)

    def draw_tip(self, surface: Surface) -> None:
        """Draw the present tip, if there is one, beside its thing."""
        tip = self._fixed_tip or self._tip
        if tip:
            self._draw_tip(surface, *tip)

    @property
    def told(self) -> str:
        """The tip that the scene itself shows, from ``told_apart``; empty for none."""
        tip = self._fixed_tip or self._tip
        apart = self.told_apart
        return tip[0] if tip and apart and apart.collidepoint(tip[1].center) else ""

    def _paint(self) -> None:
        """Paint changed widgets again, once for any number of changes."""
        due = [widget for widget in self.unpainted if widget.visible and widget.in_sight]
        for widget in due:
            del self.unpainted[widget]
            widget.show_face()
        if due:
            self.manager.get_sprite_group().update_visibility()

    def forget_pictures(self) -> None:
        """Free the painted faces of a scene out of sight."""
        for widget in self.widgets:
            if isinstance(widget, Painted):
                widget.forget()

    def show_tip(self, text: str, near: Rect) -> None:
        """Show a tip at once beside a rectangle, for things that are not widgets."""
        wanted = (text, near.copy()) if text else None
        if wanted != self._fixed_tip:
            if wanted is None:
                self._tip_gone = self.app.now
            self._fixed_tip = wanted
            self.dirty = True

    @property
    def shows_tip(self) -> bool:
        """Whether a tip is shown."""
        return bool(self._fixed_tip or self._tip)

    def tip_due(self) -> float:
        """Return when a tip requested now may appear, in seconds of ``app.now``."""
        now = self.app.now
        return now if now - self._tip_gone < TIP_AGAIN else now + TIP_DELAY

    def hide_tips(self) -> None:
        """Hide all tips, for when another scene covers this one."""
        self._used = self._looked_at()
        self.hide_tip()
        self._close_tip()

    def _close_tip(self) -> None:
        if self._tip is not None:
            self._tip, self._tip_gone, self.dirty = None, self.app.now, True

    def hide_tip(self, near: Rect | None = None) -> None:
        """Hide the tip shown by ``show_tip``; with ``near``, only a tip beside that rectangle."""
        if near is None or (self._fixed_tip is not None and self._fixed_tip[1] == near):
            self.show_tip("", Rect(0, 0, 0, 0))

    def _typing(self) -> Focusable | None:
        return next((one for one in self.widgets if getattr(one, "typing", False)), None)

    def _about(self) -> Focusable | None:
        """Return the focused or hovered thing that has a tip."""
        if self.focus.shown and self.focus.current is not None:
            about = [self.focus.current]
        else:
            about = [widget for widget in self.widgets if getattr(widget, "hovered", False)]
        return next((thing for thing in reversed(about) if _tip(thing)), None)

    def _looked_at(self) -> Rect | None:
        thing = self._about()
        return Rect(thing.focus_rect) if thing is not None else None

    def _update_tip(self) -> None:
        thing, here = self._about(), self._looked_at()
        if here != self._used:
            self._used = None
        due: tuple[str, Rect] | None = None
        if thing is not None and self._used is None and (self._pointed or self.focus.shown):
            due = (_tip(thing), getattr(thing, "tip_place", thing.focus_rect))
        if due != self._tip_due:
            self._close_tip()
            self._tip_due, self._tip_at = due, self.tip_due()
        if due is not None and self._tip is None and self.app.now >= self._tip_at:
            self._tip, self.dirty = due, True

    def _draw_ring(self, surface: Surface, rect: Rect) -> None:
        px = self.theme.px
        pad, line = px(4), max(2, px(2.5))
        box = rect.inflate(pad * 2, pad * 2)
        surface.blit(self.canvas.box(box.size, None, INK, line * 2, px(8)), box)
        box.inflate_ip(-line, -line)
        surface.blit(self.canvas.box(box.size, None, GLOW, line, px(8)), box)

    def _draw_tip(self, surface: Surface, text: str, near: Rect) -> None:
        px = self.theme.px
        style = self.theme.style("small")
        widest = min(px(320 * self.theme.text), self.size[0] - px(48))
        wraps = "\n" in text or self.res.text_size(text, style)[0] > widest
        words = self.res.text(text, style, INK, widest if wraps else 0)
        size = (words.get_width() + px(20), words.get_height() + px(14))
        box = self._tip_place(size, near)
        self.canvas.panel(surface, box, "paper", deco=False, shadow=4)
        surface.blit(words, words.get_rect(center=box.center))

    def _tip_place(self, size: tuple[int, int], near: Rect) -> Rect:
        """Return a place below, above or beside a thing that covers nothing to be read.

        If every place covers something, the one nearest to the thing.
        """
        gap, margin = self.theme.px(8), self.theme.px(8)
        window = Rect((0, 0), self.size).inflate(-margin, -margin)
        (w, h), clear = size, self.keep_clear
        middle = Rect((0, 0), size)
        middle.center = near.center
        avoided = [near, *clear]
        columns = [x for one in avoided for x in (one.left - gap - w, one.right + gap)]
        rows = [y for one in avoided for y in (one.bottom + gap, one.top - gap - h)]
        beside = [(middle.x, y) for y in rows[:2]] + [(x, middle.y) for x in columns[:2]]
        further = [(x, y) for x in (middle.x, *columns) for y in (middle.y, *rows)]
        further.sort(key=lambda spot: _apart(Rect(spot, size).clamp(window), near))
        places = [Rect(spot, size).clamp(window) for spot in beside + further]
        free = [place for place in places if place.collidelist(avoided) < 0]
        seen = [place for place in places if not place.colliderect(near)]
        return next(iter(free + seen), places[0])


def _apart(one: Rect, other: Rect) -> tuple[float, float]:
    """Return two distances of rectangles: between their edges, and between their centres."""
    x = max(one.left - other.right, other.left - one.right, 0)
    y = max(one.top - other.bottom, other.top - one.bottom, 0)
    return math.hypot(x, y), math.dist(one.center, other.center)


def _tip(thing: Focusable) -> str:
    """Return the tip of a visible widget, else ""."""
    return str(getattr(thing, "tip", "")) if getattr(thing, "visible", True) else ""


def rolled(ui: Ui, event: pygame.Event) -> int:
    """Return the pixels by which a wheel or finger event scrolls down."""
    notch = -event.y * ui.theme.px(_NOTCH)
    return int(notch - getattr(event, "pixels", 0))


def placed(rect: Rect, area: Area | None) -> Rect:
    """Return a window rectangle relative to its scroll area, as pygame_gui needs it."""
    return Rect(rect).move(-area.view.x, -area.view.y) if area else Rect(rect)


class Widget(Painted):
    """Base class of all widgets: a painted face per state, activation, focus, a tip.

    Subclasses implement ``paint(surface, state)`` on a transparent surface of the size of the
    widget, and call ``refresh()`` when their content has changed.
    """

    ui: Ui
    takes_focus = True
    takes_clicks = True
    draggable = False
    """Whether the widget uses drags itself, so that they do not scroll the page."""
    spoken = ""
    """Words to read aloud instead of the text; empty to read the text."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        *,
        tip: str = "",
        enabled: bool = True,
        visible: bool = True,
        layer: int = 1,
    ) -> None:
        self.area = ui.area
        super().__init__(
            placed(rect, ui.area),
            ui.manager,
            ui.area.container if ui.area else None,
            starting_height=layer,
            layer_thickness=1,
            visible=int(visible),
            element_id=["widget"],
        )
        self.ui = ui
        self.tip = tip
        self.is_enabled = enabled
        self.held = False
        self._faces: dict[str, Surface] = {}
        self._shown = ""
        if self.area:
            self.area.inside.append(self)
        ui.add(self)

    @property
    def tr(self) -> Translator:
        return self.ui.tr

    @property
    def state(self) -> State:
        """The state to show now."""
        if not self.is_enabled:
            return "disabled"
        if self.held:
            return "pressed"
        return "hovered" if self.hovered else "normal"

    # -- use

    def activate(self) -> None:
        """Do what a click does; subclasses implement it."""

    @property
    def usable(self) -> bool:
        """Whether the widget is visible and enabled."""
        return bool(self.alive() and self.visible and self.is_enabled)

    def set_enabled(self, enabled: bool, tip: str | None = None) -> None:
        """Enable or disable the widget; ``tip`` replaces its tip, for example by the reason."""
        if tip is not None:
            self.tip = tip
        if enabled != self.is_enabled:
            self.is_enabled = enabled
            self.held = False
            self._show()

    def set_visible(self, visible: bool) -> None:
        """Show or hide the widget."""
        if visible != self.visible:
            self.ui.dirty = True
            self.show() if visible else self.hide()
            self._show()

    def move_to(self, rect: Rect) -> None:
        """Move and resize the widget to another rectangle of the window."""
        if rect != self.rect:
            self.set_position(rect.topleft)
            self.set_dimensions(rect.size)
            self.refresh()

    def enable(self) -> None:
        self.set_enabled(True)

    def disable(self) -> None:
        self.set_enabled(False)

    def scrolls(self, at: tuple[int, int]) -> bool:
        """Return whether a drag from this point of the window scrolls the content."""
        return False

    # -- pointer, called by the manager

    def on_hovered(self) -> None:
        super().on_hovered()
        self._show()

    def on_unhovered(self) -> None:
        super().on_unhovered()
        self._show()

    def process_event(self, event: pygame.Event) -> bool:
        """Activate the widget after a click on it; returns whether the event was used."""
        if not self.takes_clicks or event.type not in (
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
        ):
            return False
        if event.button != pygame.BUTTON_LEFT:
            return False
        inside = self.hover_point(*event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not inside:
                return False
            self.held = self.is_enabled
            if self.is_enabled and self.takes_focus:
                self.ui.focus.focus(self, show=False)
            self._show()
            return True
        if not self.held:
            return False
        self.held = False
        self._show()
        if inside and self.usable:
            self.activate()
        return inside

    # -- keyboard focus

    @property
    def focus_rect(self) -> Rect:
        """The rectangle for the focus ring."""
        return Rect(self.rect)

    @property
    def focusable(self) -> bool:
        """Whether the focus ring may stop here."""
        return self.takes_focus and self.usable

    def focus_key(self, event: pygame.Event) -> bool:
        """Handle a key press while focused; returns whether the key was used."""
        return False

    def on_focus(self, focused: bool) -> None:
        """React to the focus arriving or leaving."""
        self.ui.dirty = True
