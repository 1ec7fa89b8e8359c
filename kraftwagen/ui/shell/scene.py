"""Scenes and their stack.

Life cycle, in this order: ``enter`` once when pushed, ``relayout`` (again at every change of window
size, scale or language), ``resume`` when it becomes the top, ``pause`` when another scene covers it
or it is about to leave, ``leave`` once. Only the top scene gets events and ``update``. ``draw``
changes nothing. A scene requests a new frame with ``invalidate()``; without a request nothing is
drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.system import give_back_memory, tidy_at_rest
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets.base import Ui

if TYPE_CHECKING:
    import pygame

    from kraftwagen.match.match import Match


MOMENT: Final = 0.5
"""Seconds until a person has noticed a scene that appeared by itself."""
_RESTING: Final = 0.15
"""Seconds without a change of size after which sharp pictures are drawn."""
_LONGEST_WASTE: Final = 1.0
"""Seconds after which garbage is collected even while frames are drawn."""


class Scene:
    """Base class of all scenes. Subclasses override what they need.

    ``opaque`` False makes an overlay: the scenes below are drawn first. ``name`` is for logs and
    screenshots. ``ui`` holds the widgets; create them in ``layout``, which gets a fresh ``Ui``
    every time.
    """

    name: ClassVar[str] = "scene"
    opaque: ClassVar[bool] = True
    min_size: ClassVar[tuple[int, int]] = (640, 360)
    """The smallest size in design units in which the scene can be laid out.

    If the window holds less at the player's scale, the scene is shown smaller, but complete.
    """

    colours: tuple[int, ...] = ()
    """Seat colours of the match shown, as in ``Canvas``; empty for those of the scene below."""

    world: str | None = None
    """The game in whose world the scene is drawn: "" for the house's, None for that below.

    It is set by the end of ``enter``.
    """

    app: Services
    ui: Ui
    dirty: bool = True
    takes_keys: bool = False
    """Whether the scene gets every key, even those of commands, as when it asks for a key."""
    settles: float = 0.0
    """Seconds until key and mouse presses reach the scene; the application counts them down.

    For scenes that appear by themselves and whose presses lead away.
    """
    needs_layout: bool = False
    """Whether the scene must be laid out before it is shown again, as after a change of size."""

    @property
    def tr(self) -> Translator:
        return self.app.tr

    @property
    def covers(self) -> bool:
        """Whether the picture hides the scenes below, which may still be laid out."""
        return self.opaque

    def enter(self) -> None:
        """Prepare the scene when it is pushed; ``self.app`` is set, the size is not known yet."""

    def resume(self) -> None:
        """React to becoming the top scene."""

    def pause(self) -> None:
        """React to another scene covering this one, or to leaving."""

    def leave(self) -> None:
        """Free workers and sounds when the scene is removed."""

    def relayout(self, size: tuple[int, int]) -> None:
        """Lay out the scene for a size; called at every change of size, scale or language."""
        self.app.use(self)
        focus = None
        if hasattr(self, "ui"):
            focus = self.ui.focus.index()
            self.ui.forget_pictures()
        self.ui = Ui(self.app, size)
        self.layout(size)
        self.ui.focus.restore(focus)
        self.ui.reveal_focus()
        # One frame shows the new layout; the next update must not request a second one.
        self.ui.update(0.0)
        self.invalidate()

    def layout(self, size: tuple[int, int]) -> None:
        """Create the widgets in ``self.ui``; sizes are those of ``self.app.theme``."""

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; returns whether the event was used."""
        return self.ui.handle(event)

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds; call ``invalidate`` when the picture changes."""
        if self.ui.update(dt):
            self.invalidate()

    def reported_match(self) -> Match | None:
        """Return the match this scene is about, for error reports; None for the one in play."""
        return None

    def update_in_background(self) -> None:
        """Look after background work; called about every second while the scene is covered."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene; the base class draws the widgets."""
        self.ui.draw(surface)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while animating, None for never."""
        return self.ui.next_update()

    def back(self) -> None:
        """Handle Escape if nothing else used it; the base class closes the scene."""
        if len(self.app.stack) > 1:
            self.app.stack.pop()

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return pairs of command (or "a" for the focus) and text on what its button does."""
        found = [("a", self.tr("buttons.choose"))] if self.ui.focus.shown else []
        return [*found, ("back", self.tr("buttons.back"))]

    def show_focus(self) -> None:
        """Show the focus ring on some widget; called while a controller is in use."""
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
        """Drop texts that are kept outside ``layout``, which is called afterwards."""

    def invalidate(self) -> None:
        """Request a new frame."""
        self.dirty = True


class SceneStack:
    """The scenes of the window, the last one on top."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._waste = False
        """Whether scenes or layouts were dropped since the last collection."""
        self._tidied = 0.0
        """The last time at which there was nothing to collect."""
        self._laid_at = 0.0
        """When the window's scenes were last laid out together."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that gets events."""
        return self._scenes[-1]

    def tidy(self, drawn: bool, now: float) -> None:
        """Collect reference cycles that closed scenes and old layouts left behind.

        Python does that too rarely. It takes milliseconds, so this waits for a step without a
        frame, but not for long.
        """
        if not self._waste:
            self._tidied = now
            if not drawn:
                tidy_at_rest()
        elif not drawn or now - self._tidied > _LONGEST_WASTE:
            self._waste = False
            give_back_memory()

    def covered(self) -> list[Scene]:
        """Return the scenes below the top one."""
        return self._scenes[:-1]

    def reported_match(self) -> Match | None:
        """Return the match of the topmost scene that has one; never raises."""
        for scene in reversed(self._scenes):
            with suppress(Exception):
                match = scene.reported_match()
                if match is not None:
                    return match
        return None

    def colours(self, scene: Scene) -> tuple[int, ...]:
        """Return the seat colours for drawing a scene: its own, else those of the scenes below."""
        upto = self._scenes.index(scene) + 1 if scene in self._scenes else 0
        return next((one.colours for one in reversed(self._scenes[:upto]) if one.colours), ())

    def world(self, scene: Scene) -> str:
        """Return the game in whose world a scene is drawn, see ``Scene.world``."""
        upto = self._scenes.index(scene) if scene in self._scenes else 0
        scenes = scene, *reversed(self._scenes[:upto])
        return next((one.world for one in scenes if one.world is not None), "")

    def visible(self) -> list[Scene]:
        """Return the scenes from the topmost opaque one upwards."""
        first = len(self._scenes) - 1
        while first > 0 and not self._scenes[first].opaque:
            first -= 1
        return self._scenes[max(first, 0) :]

    def drawn(self) -> list[Scene]:
        """Return the scenes to draw: the visible ones from the topmost that covers the rest."""
        shown = self.visible()
        first = max((at for at, scene in enumerate(shown) if scene.covers), default=0)
        return shown[first:]

    def push(self, scene: Scene) -> None:
        if self._scenes:
            self.top.pause()
            self.top.ui.hide_tips()
        self._start(scene)

    def pop(self) -> None:
        """Remove the top scene; the scene below becomes active."""
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
        if self._scenes:
            self._end()
        self._start(scene)

    def reset(self, scene: Scene) -> None:
        """Remove all scenes and show this one."""
        while self._scenes:
            self._end()
        self._start(scene)

    def clear(self) -> None:
        """Remove all scenes; used when the window closes."""
        while self._scenes:
            self._end()

    def abandon(self) -> None:
        """Drop all scenes without calling them, after one of them failed."""
        self._scenes.clear()
        self._waste = True

    def relayout(self, size: tuple[int, int]) -> None:
        """Lay out every visible scene again; the others are laid out when they are shown."""
        self._waste = True
        self._laid_at = self._app.now
        shown = self.visible() if self._scenes else []
        for scene in self._scenes:
            scene.needs_layout = scene not in shown
            if not scene.needs_layout:
                scene.relayout(size)
        if shown:
            self._app.use(self.top)

    def sharpen(self) -> None:
        """Show sharp pictures once the window keeps its size and nothing moves.

        A new layout would end an animation and close an open list.
        """
        resting = self._app.now - self._laid_at >= _RESTING
        if not resting or self.top.ui.popup is not None or self.top.next_update() == 0:
            return
        if self._app.resources.sharpened():
            self.relayout(self._app.size)

    def on_language_change(self) -> None:
        """Tell every scene that the language has changed."""
        for scene in self._scenes:
            scene.on_language_change()

    def _start(self, scene: Scene) -> None:
        scene.app = self._app
        self._scenes.append(scene)
        self._app.use(scene)
        scene.enter()
        if scene in self._scenes:
            scene.relayout(self._app.size)
            scene.resume()
        self._forget_covered()

    def _forget_covered(self) -> None:
        """Free the faces of scenes more than one level below the drawn ones."""
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
