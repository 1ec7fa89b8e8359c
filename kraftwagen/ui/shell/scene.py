"""Scenes and their stack.

Life cycle, in this order: ``enter`` once when pushed, ``relayout`` (and again at every change of
window size, scale or language), ``resume`` when it becomes the top, ``pause`` when another scene
covers it or it is about to leave, ``leave`` once. Only the top scene gets events and ``update``.
``draw`` changes nothing. A scene asks for a new picture with ``invalidate()``; nothing is drawn
while nothing asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.system import give_back_memory
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets.base import Ui

if TYPE_CHECKING:
    import pygame

    from kraftwagen.match.match import Match


MOMENT: Final = 0.5
"""Seconds in which nobody has looked yet at a scene that came by itself."""
_LONGEST_WASTE: Final = 1.0
"""Seconds until what scenes have left behind is freed even while pictures are drawn."""


class Scene:
    """Base of all scenes. Subclasses override what they need.

    ``opaque`` False makes an overlay: the scenes below are drawn first. ``name`` serves logs and
    screenshots. ``ui`` holds the widgets; build them in ``layout``, which the base calls with a
    fresh ``Ui`` on every relayout.
    """

    name: ClassVar[str] = "scene"
    opaque: ClassVar[bool] = True
    min_size: ClassVar[tuple[int, int]] = (640, 360)
    """The smallest room it can be laid out in, in design units. A window that holds less at the
    player's scale shows the scene smaller, so that it stays complete."""

    colours: tuple[int, ...] = ()
    """Of the seats of the match it shows, as ``Canvas`` has them; empty: as in the scene below."""

    app: Services
    ui: Ui
    dirty: bool = True
    takes_keys: bool = False
    """Every key goes to the scene alone, even those of the window; set while it asks for a key."""
    settles: float = 0.0
    """Seconds in sight until keys and mouse buttons reach it: of one that comes by itself, and
    whose presses lead away. Counted down by the application."""
    needs_layout: bool = False
    """Covered while the size changed; laid out again before it is seen."""

    @property
    def tr(self) -> Translator:
        """Finished texts in the language in use."""
        return self.app.tr

    @property
    def covers(self) -> bool:
        """Whether its picture leaves nothing to see of the scenes below; they stay laid out."""
        return self.opaque

    def enter(self) -> None:
        """The scene has been pushed; ``self.app`` is set, the size is not known yet."""

    def resume(self) -> None:
        """The scene has become the top one."""

    def pause(self) -> None:
        """The scene is no longer the top one."""

    def leave(self) -> None:
        """The scene is gone; free what it holds (workers, sounds)."""

    def relayout(self, size: tuple[int, int]) -> None:
        """Build everything that depends on the size. Keep state outside: this comes again."""
        self.app.use(self)
        focus = None
        if hasattr(self, "ui"):
            focus = self.ui.focus.index()
            self.ui.forget_pictures()
        self.ui = Ui(self.app, size)
        self.layout(size)
        self.ui.focus.restore(focus)
        self.ui.reveal_focus()
        # One picture shows all that was made here; the next update must not ask for a second.
        self.ui.update(0.0)
        self.invalidate()

    def layout(self, size: tuple[int, int]) -> None:
        """Create the widgets in ``self.ui``; sizes from ``self.app.theme``."""

    def handle(self, event: pygame.Event) -> bool:
        """React to an event; True when it was used up."""
        return self.ui.handle(event)

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds; call ``invalidate`` when the picture changes."""
        if self.ui.update(dt):
            self.invalidate()

    def reported_match(self) -> Match | None:
        """The match this scene is about when that is not the one in play; for reports."""
        return None

    def update_in_background(self) -> None:
        """Look after work that goes on while another scene is on top; called about every second."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene; the base draws the widgets."""
        self.ui.draw(surface)

    def next_update(self) -> float | None:
        """Seconds until ``update`` is wanted again: 0 while animating, None for no hurry."""
        return self.ui.next_update()

    def back(self) -> None:
        """Escape was pressed and nothing used it; the base closes the scene."""
        if len(self.app.stack) > 1:
            self.app.stack.pop()

    def buttons(self) -> Sequence[tuple[str, str]]:
        """What the buttons of a controller do now: the command, or "a" for the focus, in words."""
        found = [("a", self.tr("buttons.choose"))] if self.ui.focus.shown else []
        return [*found, ("back", self.tr("buttons.back"))]

    def show_focus(self) -> None:
        """Let the focus ring be seen; called while a controller is in use."""
        ring = self.ui.focus
        if ring.current is not None and ring.current.focusable:
            if not ring.shown:
                ring.focus(ring.current, led=True)
                self.ui.reveal_focus()
                self.invalidate()
        elif ring.items():
            ring.current = None
            ring.step(1)
            self.invalidate()

    def on_language_change(self) -> None:
        """The language has changed: drop texts kept outside ``layout``, which follows."""

    def invalidate(self) -> None:
        """Ask for a new picture."""
        self.dirty = True


class SceneStack:
    """The scenes of the window, the last one on top."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._waste = False
        """Whether scenes or layouts have gone since tidying up."""
        self._tidied = 0.0
        """When there was nothing to be freed."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets events."""
        return self._scenes[-1]

    def tidy(self, drawn: bool, now: float) -> None:
        """Free what scenes and layouts have left behind, which hangs in circles.

        Python looks for those too rarely. It takes some milliseconds: a turn without a picture is
        waited for, but not for long.
        """
        if not self._waste:
            self._tidied = now
        elif not drawn or now - self._tidied > _LONGEST_WASTE:
            self._waste = False
            give_back_memory()

    def covered(self) -> list[Scene]:
        """The scenes below the top one."""
        return self._scenes[:-1]

    def reported_match(self) -> Match | None:
        """The match the topmost scene that has one is about; never raises."""
        for scene in reversed(self._scenes):
            with suppress(Exception):
                match = scene.reported_match()
                if match is not None:
                    return match
        return None

    def colours(self, scene: Scene) -> tuple[int, ...]:
        """The colours of the seats that a scene is drawn with: its own, else those below it."""
        upto = self._scenes.index(scene) + 1 if scene in self._scenes else 0
        return next((one.colours for one in reversed(self._scenes[:upto]) if one.colours), ())

    def visible(self) -> list[Scene]:
        """The scenes to draw, from the topmost opaque one upwards."""
        first = len(self._scenes) - 1
        while first > 0 and not self._scenes[first].opaque:
            first -= 1
        return self._scenes[max(first, 0) :]

    def drawn(self) -> list[Scene]:
        """Those of the visible scenes that are drawn: from the topmost one that covers the rest."""
        shown = self.visible()
        first = max((at for at, scene in enumerate(shown) if scene.covers), default=0)
        return shown[first:]

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.top.pause()
            self.top.ui.hide_tips()
        self._start(scene)

    def pop(self) -> None:
        """Remove the top scene; the one below goes on."""
        self._end()
        if self._scenes:
            for scene in self.visible():
                if scene.needs_layout:
                    scene.needs_layout = False
                    scene.relayout(self._app.size)
            self._app.use(self.top)
            self.top.resume()
            self.top.invalidate()

    def replace(self, scene: Scene) -> None:
        """Exchange the top scene."""
        if self._scenes:
            self._end()
        self._start(scene)

    def reset(self, scene: Scene) -> None:
        """Remove all scenes and start with this one."""
        while self._scenes:
            self._end()
        self._start(scene)

    def clear(self) -> None:
        """Remove all scenes; used when the window closes."""
        while self._scenes:
            self._end()

    def abandon(self) -> None:
        """Forget all scenes without asking them anything, after one of them failed."""
        self._scenes.clear()
        self._waste = True

    def relayout(self, size: tuple[int, int]) -> None:
        """Lay out every scene in sight again, the others when they come back."""
        self._waste = True
        shown = self.visible() if self._scenes else []
        for scene in self._scenes:
            scene.needs_layout = scene not in shown
            if not scene.needs_layout:
                scene.relayout(size)
        if shown:
            self._app.use(self.top)

    def on_language_change(self) -> None:
        """Tell every scene that the language has changed."""
        for scene in self._scenes:
            scene.on_language_change()

    def _start(self, scene: Scene) -> None:
        scene.app = self._app
        self._scenes.append(scene)
        scene.enter()
        if scene in self._scenes:
            scene.relayout(self._app.size)
            scene.resume()
        self._forget_covered()

    def _forget_covered(self) -> None:
        """Keep no pictures of scenes further down than the first that is covered."""
        shown = len(self.drawn())
        for scene in self._scenes[: -shown - 1]:
            scene.ui.forget_pictures()

    def _end(self) -> None:
        scene = self.top
        scene.pause()
        self._scenes.pop()
        self._waste = True
        scene.leave()
        if hasattr(scene, "ui"):
            scene.ui.forget_pictures()
