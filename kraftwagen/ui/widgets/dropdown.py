"""A dropdown list: a button that opens a list of options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, MUTED, OXBLOOD, SEPIA, Colour, hexa
from kraftwagen.ui.platform.input import by_controller
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import Button, button_face
from kraftwagen.ui.widgets.painted import State

Options = Sequence[tuple[str, str]]
"""Pairs of value and text, one for each option."""
MOST_MARKS: Final = 5
_NEVER_MIND: Final = 0.4
"""Seconds after opening during which a click counts as part of a double click."""
_LAYER: Final = 20


@dataclass(frozen=True, slots=True)
class Detail:
    """The look of an option in a list, besides its text.

    ``note`` are smaller words beside it, left out if there is no room. ``marks`` of MOST_MARKS
    dots are filled; 0 shows no dots. ``heading`` stands above the first option of a group.
    ``spoken`` is read aloud instead of the text, ``figure`` stands before the dots.
    """

    note: str = ""
    marks: int = 0
    heading: str = ""
    spoken: str = ""
    figure: str = ""


def list_place(button: Rect, size: tuple[int, int], window: Rect) -> Rect:
    """Return the place of an opened list: at its button, inside the window, never over the button.

    It is below, or above where only that place has room for all of it, else where more room is;
    from the left edge of its button, or further left.
    """
    wide, high = min(size[0], window.w), size[1]
    x = max(window.left, min(button.x, window.right - wide))
    under, over = window.bottom - button.bottom, button.top - window.top
    above = Rect(x, button.top - min(high, over), wide, min(high, over))
    return max(Rect(x, button.bottom, wide, min(high, under)), above, key=lambda place: place.h)


class _Ground(Widget):
    """The background of an open list."""

    takes_focus = False

    def __init__(self, ui: Ui, rect: Rect) -> None:
        super().__init__(ui, rect, layer=_LAYER)
        self.refresh()

    @property
    def state(self) -> State:
        """Always "normal"."""
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        button_face(self.ui, surface, "paper", state)


class _Heading(Widget):
    """The heading of a group of options."""

    takes_focus = False
    takes_clicks = False

    def __init__(self, ui: Ui, rect: Rect, text: str) -> None:
        super().__init__(ui, rect, layer=_LAYER + 1)
        self.text, self._high = text, rect.h
        self.refresh()

    @property
    def state(self) -> State:
        """Always "normal"."""
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the words; what a list cuts off is left out."""
        box = Rect(0, 0, self.rect.w, self._high).inflate(-2 * self.ui.theme.px(12), 0)
        self.ui.canvas.text(surface, self.text, "small_bold", OXBLOOD, box, wrap=True)


class _Row(Button):
    """An option of an open list; ``place`` is its index."""

    def __init__(
        self,
        of: Dropdown,
        rect: Rect,
        place: int,
        detail: Detail,
        on_press: Callable[[], object],
    ) -> None:
        value, words = of.options[place]
        self.of, self.place, self.marks, self.figure = of, place, detail.marks, detail.figure
        self._high, chosen = rect.h, value == of.value
        super().__init__(
            of.ui, rect, words, on_press,
            note=detail.note, style=of.style, selected=chosen, layer=_LAYER + 1,
        )  # fmt: skip
        self.spoken = detail.spoken

    def paint(self, surface: Surface, state: State) -> None:
        """Draw the option, lit under the pointer, ticked if chosen, as far as a list shows it."""
        theme, canvas = self.ui.theme, self.ui.canvas
        px, box = theme.px, Rect(0, 0, self.rect.w, self._high)
        lit = state in ("hovered", "pressed")
        if lit:
            surface.fill(canvas.colour(GREEN))
        colour, weak = (CREAM, CREAM) if lit else (INK, SEPIA)
        words = box.inflate(-2 * px(12), 0)
        if self.selected:
            glyph = self.ui.res.icon("check", px(18), colour)
            surface.blit(glyph, glyph.get_rect(midright=words.midright))
        words.w -= px(24)
        words.w -= show_marks(self.ui, surface, words, self.marks, weak)
        if self.of.figures:
            canvas.text(surface, self.figure, "tiny_bold", weak, words, "right")
            words.w -= self.of.figures
        words.y += round(theme.style(self.style).px * 0.07)
        if self.note:
            beside = Rect(words.x + self.of.names, box.y, words.w - self.of.names, box.h)
            canvas.fitted(surface, self.note, "tiny", weak, beside)
            words.w = self.of.names
        canvas.fitted(surface, self.text, self.style, colour, words)

    def focus_key(self, event: pygame.Event) -> bool:
        """Move along the list by Up and Down, around its ends; whether the key was used."""
        last = len(self.of.options) - 1
        to = {
            pygame.K_UP: (self.place - 1) % (last + 1),
            pygame.K_DOWN: (self.place + 1) % (last + 1),
            pygame.K_PAGEUP: max(0, self.place - 5),
            pygame.K_PAGEDOWN: min(last, self.place + 5),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }.get(event.key)
        if to is not None:
            self.of.go_to(to)
        return to is not None

    @property
    def state(self) -> State:
        """Lit under the pointer, unless the keyboard focus is on another row."""
        state, ring = super().state, self.ui.focus
        return "normal" if ring.shown and ring.current is not self else state

    def process_event(self, event: pygame.Event) -> bool:
        """Move the focus with the pointer; scroll the list with the wheel."""
        if event.type == pygame.MOUSEMOTION and self.visible and self.hover_point(*event.pos):
            self.ui.focus.focus(self, show=False)
        if event.type == pygame.MOUSEWHEEL:
            self.of.scroll(-event.y)
            return True
        return super().process_event(event)


def show_marks(ui: Ui, surface: Surface, box: Rect, marks: int, colour: Colour) -> int:
    """Draw dots at the right of a box, ``marks`` of them filled; none if ``marks`` is 0.

    Returns their width with the gap to the text, in pixels; 0 without dots.
    """
    if not marks:
        return 0
    high = ui.theme.px(11)
    dots = ui.res.svg(ornament.dots(marks, MOST_MARKS, hexa(colour)), high * MOST_MARKS, high)
    surface.blit(dots, dots.get_rect(midright=box.midright))
    return marks_width(ui)


def marks_width(ui: Ui) -> int:
    """Return the width of the dots with the gap to the text, in pixels."""
    return ui.theme.px(11) * MOST_MARKS + ui.theme.px(8)


class Dropdown(Widget):
    """A button with the chosen option that opens a list; Left and Right step through it.

    ``details`` has notes and marks of some options, by value.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        options: Options,
        value: str,
        on_change: Callable[[str], object],
        *,
        details: Mapping[str, Detail] | None = None,
        style: str = "button_small",
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(ui, rect, tip=tip, enabled=enabled)
        self.options, self.value, self.on_change = list(options), value, on_change
        self.details: Mapping[str, Detail] = details or {}
        self.style = style
        self.rows: Sequence[Button] = []
        self._lines: list[tuple[Widget, int]] = []
        """Headings and rows of the open list, in order, with their heights."""
        self._ground: Widget | None = None
        self._ends: list[Button] = []
        """The scroll buttons above and below a list that does not fit."""
        self._first = 0
        """The index of the first line shown."""
        self._place = Rect(0, 0, 0, 0)
        self._opened = 0.0
        self._show_value()

    @property
    def text(self) -> str:
        """The text of the chosen value."""
        return dict(self.options).get(self.value, self.value)

    @property
    def open(self) -> bool:
        """Whether the list is open."""
        return bool(self.rows)

    def _show_value(self) -> None:
        self.spoken = self._detail(self.value).spoken
        self.refresh()

    def _detail(self, value: str) -> Detail:
        return self.details.get(value, Detail())

    def choose(self, value: str) -> None:
        """Choose a value, close the list and report the value to ``on_change``."""
        self.close()
        if value != self.value:
            self.value = value
            self._show_value()
            self.on_change(value)

    def activate(self) -> None:
        """Open or close the list."""
        if not self.open:
            self._open()
        elif self.ui.app.now - self._opened >= _NEVER_MIND:
            self.close()
        else:
            self.go_to(self._chosen())

    def _chosen(self) -> int:
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else 0

    def _open(self) -> None:
        rim, header = self.ui.theme.px(6), self.ui.header
        window = Rect(rim, header, self.ui.size[0] - 2 * rim, self.ui.size[1] - rim - header)
        notes = self._width(True) <= window.w
        wide = min(self._width(notes), window.w)
        heights = self._heights(wide)
        size = wide, sum(high for _, high in heights) + 2 * self._edge
        self._place = list_place(self.rect, size, window)
        self._make(heights, notes, whole=self._place.h == size[1])
        self.ui.popup = self
        self._opened = self.ui.app.now
        self.go_to(self._chosen())

    @property
    def _edge(self) -> int:
        return self.ui.theme.px(6)

    @property
    def names(self) -> int:
        """The room for texts in the list in pixels: the longest text and a gap before notes."""
        size, style = self.ui.res.text_size, self.ui.theme.style(self.style)
        return max(size(words, style)[0] for _, words in self.options) + self.ui.theme.px(14)

    @property
    def figures(self) -> int:
        """The room for figures in the list in pixels; 0 if there are none."""
        size, style = self.ui.res.text_size, self.ui.theme.style("tiny_bold")
        said = [size(detail.figure, style)[0] for detail in self.details.values() if detail.figure]
        return max(said) + self.ui.theme.px(10) if said else 0

    def _heights(self, wide: int) -> list[tuple[int | str, int]]:
        """Return the lines of a list (option indices and headings) with their heights."""
        px, found = self.ui.theme.px, list[tuple[int | str, int]]()
        room, bold = wide - 2 * self._edge - px(24), self.ui.theme.style("small_bold")
        for place, (value, _) in enumerate(self.options):
            heading = self._detail(value).heading
            if heading:
                high = self.ui.res.text_size(heading, bold, room)[1]
                found.append((heading, max(px(26), high + px(6))))
            found.append((place, max(min(self.rect.h, px(32)), self._line_of(self.style))))
        return found

    def _line_of(self, style: str) -> int:
        """Return the height of a row with a line of a style."""
        words = self.ui.res.text_size("Ág", self.ui.theme.style(style))
        return words[1] + self.ui.theme.px(6)

    def _width(self, notes: bool) -> int:
        """Return the width of the longest line, at least that of the button."""
        px, size, style = self.ui.theme.px, self.ui.res.text_size, self.ui.theme.style
        around = px(24 + 24 + 12) + (marks_width(self.ui) if self.details else 0) + self.figures
        beside = [size(self._detail(value).note, style("tiny"))[0] for value, _ in self.options]
        heads = [self._detail(value).heading for value, _ in self.options]
        rows = self.names + around + (max(beside) if notes else 0)
        over = max(size(heading, style("small_bold"))[0] for heading in heads)
        return max(self.rect.w, rows, over + px(24 + 12))

    def _make(self, heights: list[tuple[int | str, int]], notes: bool, whole: bool) -> None:
        ui, place = self.ui, self._place
        self._ground = _Ground(ui, place)
        inner = place.inflate(-2 * self._edge, -2 * self._edge)
        rows: list[Button] = []
        self._lines = []
        for line, high in heights:
            rect = Rect(inner.x, inner.y, inner.w, high)
            if isinstance(line, str):
                self._lines.append((_Heading(ui, rect, line), high))
                continue
            value, _ = self.options[line]
            detail = self._detail(value)
            detail = detail if notes else Detail("", detail.marks, "", detail.spoken, detail.figure)
            row = _Row(self, rect, line, detail, lambda value=value: self.choose(value))  # type: ignore[misc]
            rows.append(row)
            self._lines.append((row, high))
        self._ends = []
        if not whole:
            tall = ui.theme.px(24)
            up, down = Rect(inner.x, inner.y, inner.w, tall), Rect(inner.x, 0, inner.w, tall)
            down.bottom = inner.bottom
            self._ends = [
                _End(ui, up, "chevron-up", lambda: self.scroll(-3)),
                _End(ui, down, "chevron-down", lambda: self.scroll(3)),
            ]
        self.rows, self._first = rows, 0
        self._arrange()

    def _arrange(self) -> None:
        """Place the lines that fit, beginning with the first one shown, and part of the next.

        No heading is the last of them, for that would hide that more follows.
        """
        tall = self._ends[0].rect.h if self._ends else 0
        y, bottom = self._place.y + self._edge + tall, self._place.bottom - self._edge - tall
        above: Widget | None = None
        for number, (line, high) in enumerate(self._lines):
            room = min(high, bottom - y) if number >= self._first else 0
            shown = 2 * room >= high
            if shown:
                line.set_position((line.rect.x, y))
                if room != line.rect.h:
                    line.set_dimensions((line.rect.w, room))
                    line.refresh()
                y, above = y + high, line
            elif number >= self._first:
                if isinstance(above, _Heading):
                    above.set_visible(False)
                y, above = bottom, None
            line.set_visible(shown)
        if self._ends:
            self._ends[0].set_enabled(self._first > 0)
            self._ends[1].set_enabled(not self._whole(-1))
        self.ui.dirty = True

    def _whole(self, number: int) -> bool:
        """Return whether all of a line is shown."""
        line, high = self._lines[number]
        return line.visible and line.rect.h == high

    def scroll(self, by: int) -> None:
        """Scroll a list that does not fit by ``by`` lines."""
        step = 1 if by > 0 else -1
        for _ in range(abs(by)):
            at_end = self._whole(-1) if by > 0 else self._first == 0
            if not self._ends or at_end:
                break
            self._first += step
            self._arrange()

    def go_to(self, place: int) -> None:
        """Focus the option with an index, scrolling as far as needed."""
        row = self.rows[place]
        number = next(n for n, (line, _) in enumerate(self._lines) if line is row)
        if number < self._first:
            above = number > 0 and isinstance(self._lines[number - 1][0], _Heading)
            self._first = number - above
            self._arrange()
        while not self._whole(number) and self._first < number:
            self.scroll(1)
        self.ui.focus.focus(row, self.ui.focus.shown)

    def close(self) -> None:
        if not self.open:
            return
        for part in (*(line for line, _ in self._lines), *self._ends, self._ground):
            if part is not None:
                part.kill()
                self.ui.widgets.remove(part)
        self.rows, self._lines, self._ends = [], [], []
        self.ui.popup = None
        self.ui.focus.focus(self, self.ui.focus.shown)
        self.ui.dirty = True

    def process_event(self, event: pygame.Event) -> bool:
        """Close the list on a press elsewhere; returns whether the event was used."""
        if (
            self.open
            and event.type == pygame.MOUSEBUTTONDOWN
            and not self.hover_point(*event.pos)
            and not self._place.collidepoint(event.pos)
        ):
            self.close()
        return super().process_event(event)

    def focus_key(self, event: pygame.Event) -> bool:
        """Step through the options by Left and Right; returns whether the key was used."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not by_controller(event):
            by = -1 if event.key == pygame.K_LEFT else 1
            self.choose(self.options[(self._chosen() + by) % len(self.options)][0])
            return True
        return False

    def paint(self, surface: Surface, state: State) -> None:
        theme, canvas = self.ui.theme, self.ui.canvas
        colour = button_face(self.ui, surface, "paper", state)
        box = surface.get_rect().inflate(-2 * theme.px(12), 0)
        size = theme.px(18)
        glyph = self.ui.res.icon("chevron-down", size, colour)
        surface.blit(glyph, glyph.get_rect(midright=box.midright))
        box.w -= size + theme.px(6)
        look = theme.style(self.style)
        if self.ui.res.text_size(self.text, look)[0] <= box.w - marks_width(self.ui):
            box.w -= show_marks(self.ui, surface, box, self._detail(self.value).marks, colour)
        box.y += round(look.px * 0.07)
        canvas.fitted(surface, self.text, self.style, colour, box)


class _End(Button):
    """A scroll button of a list that does not fit; pale at the end of the list."""

    takes_focus = False

    def __init__(self, ui: Ui, rect: Rect, icon: str, on_press: Callable[[], object]) -> None:
        super().__init__(ui, rect, "", on_press, icon=icon, layer=_LAYER + 1)

    def paint(self, surface: Surface, state: State) -> None:
        """Draw an arrow."""
        colour = MUTED if state == "disabled" else INK if state == "normal" else GREEN
        glyph = self.ui.res.icon(self.icon, self.ui.theme.px(18), colour)
        surface.blit(glyph, glyph.get_rect(center=surface.get_rect().center))
