"""Scenes whose widgets are placed by a tree of boxes in a part of the window."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Sheet
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets.area import ScrollArea


class BoxedScene(Scene):
    """Base of scenes that lay out boxes in a part of the window and scroll what does not fit.

    Subclasses call ``lay`` from ``layout`` and ``draw_boxes`` before the widgets are drawn.
    """

    sheet: Sheet
    _area: ScrollArea | None = None

    def fitting(self, room: Rect, trees: Iterable[Box]) -> Box:
        """Return the first of some arrangements that fits into a room, or else the last.

        They may be declared one by one: none is asked for after the one that fits.
        """
        for tree in trees:
            wide = tree.widths(self.sheet)[0] <= room.w
            if wide and tree.height(self.sheet, room.w) <= room.h:
                break
        return tree

    def lay(self, tree: Box, room: Rect, view: Rect | None = None) -> None:
        """Place a tree in a room; if it is higher, ``view`` (or the room) scrolls it."""
        needed = tree.height(self.sheet, room.w)
        self._area = None
        if needed <= room.h:
            tree.place(self.sheet, room)
        else:
            view = view or room
            self._area = ScrollArea(self.ui, view)
            with self._area:
                tree.place(self.sheet, Rect(room.x, room.y, room.w, needed))
            self._area.fit(room.y + needed + view.bottom - room.bottom)
        if self.sheet.first is not None:
            self.ui.focus.focus(self.sheet.first, show=False)

    def draw_boxes(self, surface: Surface) -> None:
        """Draw panels and drawings of the tree, scrolled."""
        surface.set_clip(self._area.view if self._area else None)
        self.sheet.draw(surface, -self._area.offset if self._area else 0)
        surface.set_clip(None)
