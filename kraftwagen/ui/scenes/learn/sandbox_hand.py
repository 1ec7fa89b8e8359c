"""Picks up and puts down pieces in the sandbox, by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist
from typing import Final

import pygame
from pygame import Rect

from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.presenters.sandbox import Desk
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import BoardStop, Key, TableView
from kraftwagen.ui.widgets.base import Ui

_DRAG: Final = 5
"""Design units that the pointer must move before a press becomes a drag."""


class Spot:
    """A focus stop on the table; Enter picks up the piece there, or puts down the held one."""

    def __init__(self, hand: Hand, stop: BoardStop) -> None:
        self._hand, self._stop, self.key = hand, stop, stop.key
        self.focus_area = getattr(stop, "focus_area", "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spot) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def focus_rect(self) -> Rect:
        """The rectangle of the place in the window."""
        return self._stop.focus_rect

    @property
    def focusable(self) -> bool:
        """Whether the place is on the table now."""
        return self._stop.focusable

    @property
    def tip(self) -> str:
        return str(getattr(self._stop, "tip", ""))

    @property
    def spoken(self) -> str:
        """The tip of the place, with what Enter does there."""
        return self._hand.spoken(self.key, str(getattr(self._stop, "spoken", "")))

    def activate(self) -> None:
        """Pick up the piece or put down the held one."""
        self._hand.press(self.key)

    def focus_key(self, event: pygame.Event) -> bool:
        """Handle the arrow keys of the table; returns whether the key was used."""
        return self._stop.focus_key(event)

    def on_focus(self, focused: bool) -> None:
        """Move the held piece to the focused place."""
        if focused:
            self._hand.over(self.key, self.focus_rect.center)


class Hand:
    """The piece held in the sandbox and the place where it would be put.

    ``put`` is called after a move, ``look`` with the group of fields about a place.
    """

    def __init__(
        self,
        app: Services,
        view: TableView,
        desk: Desk,
        put: Callable[[], object],
        look: Callable[[str, bool], object],
        say: Callable[[str], object],
    ) -> None:
        self._app, self._view, self._desk = app, view, desk
        self._put, self._look, self._say = put, look, say
        self.held: Key | None = None
        self.target: Rect | None = None
        """The rectangle of the place where the held piece would be put; None for none."""
        self.pressed: tuple[tuple[int, int], Key | None] | None = None
        """The point where the mouse button went down, and the piece there; None if it is up."""
        self._ui: Ui | None = None

    def lay(self, ui: Ui) -> None:
        """Use the widgets of a new layout, adding the focus stops."""
        self._ui = ui
        if self._view.keys is not None:
            ui.extra_focus = self._spots

    def _spots(self) -> Sequence[Spot]:
        assert self._view.keys is not None
        return [Spot(self, stop) for stop in self._view.keys.stops()]

    def let_go(self) -> None:
        """Leave the held piece where it was."""
        self.held = self.pressed = self.target = None
        self._view.hold(None)

    def _goes(self, key: Key) -> bool:
        """Return whether the held piece can be put onto a place."""
        held = self.held
        if held is None or key == held:
            return False
        return self._desk.editing.move(self._desk.table, held, key) is not None

    # -- keys

    def press(self, key: Key) -> None:
        """Pick up the piece at a place, put down the held one, or show the place's fields."""
        tr, movable = self._app.tr, self._desk.editing.movable
        if self.held is None and movable(key):
            self.held = key
            self.over(key, self._centre(key))
            self._app.sound.play("pickup", "interface")
            self._say(tr("learn.sandbox.held"))
        elif self.held is None:
            self._look(self._desk.editing.group_of(key), True)
        elif key == self.held:
            self.let_go()
            self._say(tr("learn.sandbox.let_go"))
        elif self._goes(key):
            self._move(key)
            self._follow(key)
        else:
            self._app.sound.play("refused", "interface")
            self._say(tr("learn.sandbox.goes_not"))

    def _move(self, key: Key) -> None:
        held = self.held
        assert held is not None
        self.let_go()
        self._desk.move(held, key)
        self._app.sound.play("drop", "interface")
        self._put()

    def _follow(self, key: Key) -> None:
        """Keep the focus where the piece was put, after a new layout."""
        if self._ui is not None and self._ui.focus.shown:
            spot = next((one for one in self._spots() if one.key == key), None)
            if spot is not None:
                self._ui.focus.focus(spot)

    def over(self, key: Key, at: tuple[int, int]) -> None:
        """Show the held piece over the focused place."""
        if self.held is not None:
            self._view.hold(self.held, at)
            self.target = self._view.place(key) if self._goes(key) else None

    def _centre(self, key: Key) -> tuple[int, int]:
        place = self._view.place(key)
        return place.center if place is not None else (0, 0)

    def beside(self, by: int) -> bool:
        """Focus the next (1) or previous (-1) place for the held piece; returns whether it did."""
        if self.held is None or self._ui is None:
            return False
        spots = self._spots()
        here = self._ui.focus.current
        at = spots.index(here) if isinstance(here, Spot) and here in spots else -1
        order = [spots[(at + by * step) % len(spots)] for step in range(1, len(spots) + 1)]
        goal = next((spot for spot in order if self._goes(spot.key)), None)
        if goal is not None:
            self._ui.focus.focus(goal)
        return goal is not None

    def spoken(self, key: Key, said: str) -> str:
        """Return the text of a place, and what Enter does there."""
        tr = self._app.tr
        if self.held is None:
            able = self._desk.editing.movable(key)
            return aloud(said, tr("learn.sandbox.takes")) if able else said
        return aloud(
            said, tr("learn.sandbox.goes" if self._goes(key) else "learn.sandbox.goes_not")
        )

    # -- mouse

    def down(self, pos: tuple[int, int]) -> None:
        """Handle the mouse button going down over the table."""
        self.let_go()
        movable = self._desk.editing.movable
        under = self._view.places(pos)
        self.pressed = pos, next((key for key in under if movable(key)), None)

    def drag(self, pos: tuple[int, int]) -> bool:
        """Handle mouse motion with the button down; returns whether the picture changed."""
        assert self.pressed is not None
        start, key = self.pressed
        if key is None or (self.held is None and dist(start, pos) <= self._app.theme.px(_DRAG)):
            return False
        self.held = key
        self._view.hold(key, pos)
        target = self._onto(pos)
        self.target = self._view.place(target) if target is not None else None
        return True

    def _onto(self, pos: tuple[int, int]) -> Key | None:
        return next((key for key in self._view.places(pos) if self._goes(key)), None)

    def drop(self, pos: tuple[int, int]) -> None:
        """Handle the button going up: put the piece down, or show the clicked place's fields."""
        held, target = self.held, self._onto(pos)
        self.pressed = None
        if held is not None and target is not None:
            self._move(target)
            return
        self.let_go()
        if held is None:
            groups = map(self._desk.editing.group_of, self._view.places(pos))
            self._look(next(filter(None, groups), ""), False)
