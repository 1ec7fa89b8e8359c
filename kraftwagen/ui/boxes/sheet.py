"""The sheet that a tree of boxes is laid out on: its measures, panels and drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen.ui.platform.focus import Focusable
from kraftwagen.ui.widgets.base import Ui, Widget

Paint = Callable[[Surface, Rect], object]
"""A function that draws a box into its rectangle of the window, scrolled."""


PLAIN: Final = {"plate": "green", "slip": "paper"}
"""Kinds of small panels without corners, and the kinds of panel they look like."""


class Hidden(NamedTuple):
    """A part of a page that is laid out but not shown yet, and its widgets, which are hidden."""

    sheet: Sheet
    widgets: Sequence[Widget]


class Sheet:
    """One layout of a page: its widgets (``ui``), panels and drawings, and its first focus."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.panels: list[tuple[Rect, str]] = []
        """Panels to draw below the widgets, with their kind."""
        self.drawings: list[tuple[Rect, Paint]] = []
        """Drawings between panels and widgets."""
        self.first: Focusable | None = None
        """The thing on which the keyboard focus begins; None if the page does not say."""
        self.hidden: list[Hidden] = []
        """Parts that ``reveal`` shows."""

    def foresee(self) -> Iterator[None]:
        """Draw the hidden parts off screen, one thing after the other.

        Revealing them then takes one short frame.
        """
        nowhere = Surface((1, 1))
        for part in self.hidden:
            part.sheet.draw(nowhere)
            for widget in part.widgets:
                yield
                widget.show_face()
            yield

    def reveal(self) -> None:
        """Show all hidden parts."""
        for part in self.hidden:
            self.panels += part.sheet.panels
            self.drawings += part.sheet.drawings
            self.first = part.sheet.first or self.first
            for widget in part.widgets:
                widget.set_visible(True)
        self.hidden.clear()

    def draw(self, surface: Surface, shift: int = 0) -> None:
        """Draw panels and drawings, scrolled by ``shift`` pixels; the widgets come after them."""
        for rect, kind in self.panels:
            plain = PLAIN.get(kind)
            here = rect.move(0, shift)
            self.ui.canvas.panel(surface, here, plain or kind, not plain, 4 if plain else 8)
        for rect, paint in self.drawings:
            paint(surface, rect.move(0, shift))

    def px(self, units: float) -> int:
        """Return a length of design units in pixels."""
        return self.ui.theme.px(units)

    def em(self, units: float) -> int:
        """Return a length in pixels that also grows with the size of text, for columns of words."""
        return self.px(units * self.ui.theme.text)

    def line(self, style: str) -> int:
        """Return the height of a line of text in pixels."""
        return self.size("Ág", style)[1]

    def room(self, style: str) -> int:
        """Return the height in pixels of the picture of a line, which is more than its letters'."""
        look = self.ui.theme.style(style)
        return self.ui.res.font(look.face, look.px).get_linesize()

    def size(self, words: str, style: str, wrap: int = 0) -> tuple[int, int]:
        """Return the size of a text in pixels; ``wrap`` is the width at which lines break."""
        return self.ui.res.text_size(words, self.ui.theme.style(style), wrap)
