"""Labels, panels and the text entry."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame_gui.elements import UITextEntryLine

from kraftwagen.ui.drawing.theme import INK, SEPIA, Colour
from kraftwagen.ui.drawing.typefaces import can_be_seen, can_begin
from kraftwagen.ui.platform.input import by_controller
from kraftwagen.ui.widgets.base import Ui, Widget, placed
from kraftwagen.ui.widgets.painted import State

_STILL: Final = 5
"""Design units the mouse may move during a click."""


class Label(Widget):
    """A text in a box that cannot be operated; cheap to change."""

    takes_focus = False
    takes_clicks = False

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        text: str,
        *,
        style: str = "body",
        colour: Colour = INK,
        align: str = "left",
        valign: str = "middle",
        wrap: bool = False,
        tip: str = "",
    ) -> None:
        super().__init__(ui, rect, tip=tip)
        self.text, self.style, self.colour = text, style, colour
        self.align, self.valign, self.wrap = align, valign, wrap
        self.refresh()

    @property
    def state(self) -> State:
        return "normal"

    def set_text(self, text: str, colour: Colour | None = None) -> None:
        """Change the text and, unless None, its colour."""
        if text != self.text or (colour is not None and colour != self.colour):
            self.text, self.colour = text, colour or self.colour
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        box = surface.get_rect()
        canvas = self.ui.canvas
        if self.wrap:
            canvas.text(
                surface, self.text, self.style, self.colour, box, self.align, self.valign, True
            )
        else:
            canvas.fitted(surface, self.text, self.style, self.colour, box, self.align)


class Panel(Widget):
    """A framed background; create it before the widgets that lie on it."""

    takes_focus = False

    def __init__(
        self, ui: Ui, rect: Rect, kind: str = "green", *, deco: bool = True, blocks: bool = False
    ) -> None:
        super().__init__(ui, rect)
        self.kind, self.deco = kind, deco
        self.takes_clicks = blocks
        self.refresh()

    @property
    def state(self) -> State:
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        self.ui.canvas.panel(surface, surface.get_rect(), self.kind, self.deco, shadow=0)


class TextEntry(UITextEntryLine):
    """A line of text to type into; ``on_change`` receives the text after every change.

    All text is selected when the line gets the focus, so that typing replaces it. A letter that no
    typeface can show is refused with a sentence beside the line; invisible characters are dropped.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        text: str,
        on_change: Callable[[str], object],
        *,
        limit: int = 40,
        allowed: str = "",
        placeholder: str = "",
        tip: str = "",
        on_enter: Callable[[], object] | None = None,
        any_letter: bool = False,
    ) -> None:
        """``any_letter`` also accepts letters that no typeface has, as in names of folders."""
        self.area, self.ui = ui.area, ui
        self._any_letter = any_letter
        super().__init__(
            placed(rect, ui.area),
            ui.manager,
            ui.area.container if ui.area else None,
            initial_text=text,
            placeholder_text=placeholder or None,
        )
        self.tip = tip
        self.on_change, self.on_enter = on_change, on_enter
        self.set_text_length_limit(limit)
        if allowed:
            self.set_allowed_characters(list(allowed))
        self._limit, self._allowed = limit, allowed
        self._known = text
        self._came = False
        """Whether a mouse press that is about to be handled gave it the focus."""
        self._entered: tuple[int, int] | None = None
        """Where the press that gave it the focus was, while the button is down."""
        if self.area:
            self.area.inside.append(self)
        ui.add(self)

    def rebuild(self) -> None:
        """Draw the placeholder, paler than typed text; none is shown while typing."""
        ink, hint = self.text_colour, self.placeholder_text
        if self.is_focused:
            # pygame_gui would draw it behind the first letters.
            self.placeholder_text = ""
        elif not self.text:
            self.text_colour = self.ui.canvas.colour(SEPIA)
        super().rebuild()
        self.text_colour, self.placeholder_text = ink, hint

    def focus(self) -> None:
        """Begin typing: show the text in full colour, without placeholder."""
        self.is_focused = self._came = True
        if not self.text:
            self.rebuild()
        super().focus()

    def unfocus(self) -> None:
        """End typing; an empty line shows its placeholder again."""
        # pygame_gui would leave the cursor standing if it is visible just now.
        if self.drawable_shape is not None and self.drawable_shape.text_box_layout is not None:
            self.drawable_shape.text_box_layout.turn_off_cursor()
        super().unfocus()
        self.ui.hide_tip(self.focus_rect)
        if not self.text:
            self.rebuild()

    @property
    def typing(self) -> bool:
        """Whether typed keys go into this line."""
        return bool(self.is_focused)

    def set_value(self, text: str) -> None:
        """Change the text without calling ``on_change``."""
        self._known = text
        self.set_text(text)
        self.rebuild()

    def process_event(self, event: pygame.Event) -> bool:
        """Handle typing and report changes; returns whether the event was used."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            came = self._came and self.hover_point(*event.pos)
            self._entered, self._came = event.pos if came else None, False
        used = bool(super().process_event(event))
        if event.type == pygame.MOUSEBUTTONDOWN and self.is_focused:
            self.ui.focus.focus(self, show=False)
        elif event.type == pygame.MOUSEBUTTONUP and self._entered is not None:
            if math.dist(event.pos, self._entered) < self.ui.theme.px(_STILL):
                self._do_select_all()
            self._entered = None
        tapped = event.type == pygame.MOUSEBUTTONUP and getattr(event, "finger", False)
        if tapped and self.is_focused and self.hover_point(*event.pos):
            self._type_on_screen()
        if self.text != self._known:
            self._known = self.text
            self.on_change(self.text)
            self.ui.dirty = True
        return used

    def _process_entered_character(self, character: str) -> bool:
        """Accept a letter that can be shown, a combining mark only after a letter."""
        if not can_be_seen(character):
            return False
        word = character if can_begin(character) else self._before() + character
        if can_begin(word) and (self._any_letter or self.ui.res.faces.can_show(word)):
            self.ui.hide_tip(self.focus_rect)
            return bool(super()._process_entered_character(character))
        sentence = self.ui.tr("app.no_letter")
        self.ui.show_tip(sentence, self.focus_rect)
        self.ui.app.speech.say(sentence)
        return False

    def _before(self) -> str:
        """Return the text before the cursor or selection."""
        first, last = self.select_range
        return self.text[: self.edit_position if first == last else min(first, last)]

    def _do_paste(self) -> None:
        """Paste the characters that are allowed and fit; pygame_gui would paste all or nothing."""
        text = ""
        with suppress(pygame.error):
            text = pygame.scrap.get_text()
        for sign in " ".join(text.split()):
            full = len(self.text) >= (self.length_limit or 0)
            if not self._process_entered_character(sign) and full:
                break

    # -- keyboard focus

    @property
    def focus_rect(self) -> Rect:
        return Rect(self.rect)

    @property
    def focusable(self) -> bool:
        """Whether the focus ring may stop here."""
        return bool(self.alive() and self.visible and self.is_enabled)

    def activate(self) -> None:
        """Call ``on_enter``, or open the on-screen keyboard if there may be no real keyboard."""
        if self.ui.app.devices.without_keys:
            self._type_on_screen()
        elif self.on_enter:
            self.on_enter()

    def _type_on_screen(self) -> None:
        self.ui.app.routes.type_on_screen(
            self.text, self._take, limit=self._limit, allowed=self._allowed, note=self.tip
        )

    def _take(self, text: str) -> None:
        self.set_value(text)
        self.on_change(text)

    def focus_key(self, event: pygame.Event) -> bool:
        """Keep keys for typing, except those that move the focus; returns whether it was kept."""
        if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE):
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) or by_controller(event):
            return False
        if not self.is_focused:
            self.ui.manager.set_focus_set(self.get_focus_set())
        self.process_event(event)
        return True

    def on_focus(self, focused: bool) -> None:
        """Move the typing cursor with the focus ring."""
        if focused:
            self.ui.manager.set_focus_set(self.get_focus_set())
            self._do_select_all()
            self._came = False
        elif self.is_focused:
            self.ui.manager.set_focus_set(None)
        self.ui.dirty = True
