"""A card in the middle of the window over another scene, as high as its content."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Sheet
from kraftwagen.ui.shell.boxed import BoxedScene


class CardScene(BoxedScene):
    """A panel in the middle of the window; it scrolls where the window is too low.

    Subclasses declare ``content``, or ``contents`` if they have several arrangements. The scene
    below stays in sight, dimmed.
    """

    opaque: ClassVar[bool] = False
    card_w: ClassVar[int] = 520
    """Width of the card in design units; it is wider where its content needs it."""
    panel: ClassVar[str] = "paper"
    """The kind of panel that the card is."""

    box: Rect
    """The card's rectangle in the window."""

    def content(self) -> Box:
        raise NotImplementedError

    def contents(self) -> Iterable[Box]:
        """Yield arrangements of the content; the first that need not scroll is taken."""
        yield self.content()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the card in the middle of the window."""
        px = self.app.theme.px
        self.sheet = Sheet(self.ui)
        room = Rect((0, 0), size).inflate(-px(32), -px(24))
        side, edge = px(40), px(32)
        for content in self.contents():
            least = content.widths(self.sheet)[0] + 2 * side
            wide = min(room.w, max(px(self.card_w), least))
            needed = content.height(self.sheet, wide - 2 * side)
            if needed + 2 * edge <= room.h:
                break
        self.box = Rect(0, 0, wide, min(room.h, needed + 2 * edge))
        self.box.center = room.center
        inner = Rect(self.box.x + side, self.box.y + edge, wide - 2 * side, self.box.h - 2 * edge)
        self.lay(content, inner, self.box.inflate(-px(12), -px(12)))

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed scene below, then the card with its content."""
        self.ground(surface)
        self.app.canvas.panel(surface, self.box, self.panel, shadow=12)
        self.draw_boxes(surface)
        super().draw(surface)

    def ground(self, surface: Surface) -> None:
        """Dim the scene below."""
        self.app.canvas.veil(surface)
