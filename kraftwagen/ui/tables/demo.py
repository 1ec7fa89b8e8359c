"""An example of the rulebook, played on a table of its own and cut to the parts it is about.

demo = Demo(spec, hooks, app, example, 600, 260)
demo.play(); demo.update(dt); surface.blit(demo.picture(), place)
"""

from __future__ import annotations

from typing import Any, Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn.examples import Example
from kraftwagen.ui.drawing.theme import TABLE
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.director import Director
from kraftwagen.ui.tables.hooks import GameHooks

_TABLE: Final = (1066, 632)
"""Size of the whole table, in design units."""
_LARGEST: Final = 1.3
"""How much larger pieces may be than on a table that fills the window."""
_PAUSE: Final = 0.7
"""Seconds between two decisions."""


class Demo:
    """An animated example, drawn in at most ``width`` x ``height`` pixels."""

    def __init__(
        self,
        spec: GameSpec[Any],
        hooks: GameHooks,
        app: Services,
        example: Example,
        width: int,
        height: int,
    ) -> None:
        self._spec, self._example = spec, example
        self._names = list(app.tr.lines("learn.rulebook.names"))
        self._scale = app.theme.scale
        parts = self._find_parts(hooks, self._scale)
        seen = parts[0].unionall(parts[1:])
        fit = min(width / seen.w, height / seen.h, _LARGEST)
        # Text does not fit on a table laid out smaller: shrink the picture instead.
        self._scale *= max(fit, 1.0)
        self._parts = self._find_parts(hooks, self._scale)
        self._seen = self._parts[0].unionall(self._parts[1:])
        self._ground = app.resources.palette(TABLE)
        shrink = min(fit, 1.0)
        self.size = (round(self._seen.w * shrink), round(self._seen.h * shrink))
        """Size of the picture in pixels."""
        self._view = hooks.view(app)
        self._director = Director(self._view)
        self._plane: Surface | None = None
        """The whole table; created when first needed."""
        self.begun = False
        """Whether the example was started since the last ``restart``."""
        self.playing = False

    def _table(self, scale: float) -> Rect:
        return Rect(0, 0, round(_TABLE[0] * scale), round(_TABLE[1] * scale))

    def _find_parts(self, hooks: GameHooks, scale: float) -> list[Rect]:
        """Return the rectangles on a table where the example happens."""
        table, state = self._table(scale), self._example.start
        parts = [hooks.part(state, table, name) for name in self._example.shows]
        return [part.clip(table) for part in parts if part is not None] or [table]

    def _lay(self) -> Surface:
        """Lay out the table if necessary; return its surface."""
        if self._plane is None:
            table = self._table(self._scale)
            self._plane = Surface(table.size)
            self._view.relayout(table, self._scale)
            self._view.rebuild(self._position(self._example.start))
        return self._plane

    def _position(self, state: Any) -> Position:
        viewer = self._example.viewer
        seen = self._spec.observe(state, viewer).state
        return Position(self._spec, seen, viewer, self._names[: self._spec.seats[1]])

    # -- playing

    @property
    def over(self) -> bool:
        """Whether the example was started and has been shown to its end."""
        return self.begun and not self._director.busy

    def play(self) -> None:
        """Start or continue; start again if the example has been shown to its end."""
        self._lay()
        self.playing = True
        if self.begun and not self.over:
            return
        self.restart()
        self.begun = True
        for step in self._example.steps:
            events = [event.seen_by(self._example.viewer) for event in step.events]
            after = self._position(step.after) if step.after is not None else None
            self._director.play(events, after, pause=_PAUSE)

    def hold(self) -> None:
        """Pause until ``play``."""
        self.playing = False

    def restart(self) -> None:
        """Go back to the starting position."""
        self._lay()
        self.begun = False
        self._director.snap(self._position(self._example.start))

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether the picture has changed."""
        if not self.playing:
            return False
        self._director.update(dt)
        self.playing = self._director.busy
        return True

    def picture(self) -> Surface:
        """Return the current picture: the parts it is about, without what lies between them."""
        plane = self._lay()
        plane.set_clip(self._seen)
        self._view.draw(plane)
        seen = Surface(self._seen.size)
        seen.fill(self._ground)
        for part in self._parts:
            seen.blit(plane, part.move(-self._seen.x, -self._seen.y), part)
        return seen if self.size == seen.get_size() else smoothscale(seen, self.size)

    def before_and_after(self) -> tuple[Surface, Surface]:
        """Return the first and the last picture; leaves the example at its end."""
        self.restart()
        before = self.picture().copy()
        self.play()
        self._director.skip()
        self.playing = False
        return before, self.picture().copy()
