"""The application: scenes, main loop, sizes, settings, error handling.

``App.step(events, dt)`` is the whole loop body; ``run`` feeds it real events, tests their own.
Scenes reach everything through ``self.app``: ``theme`` (sizes), ``canvas`` (drawing),
``resources``, ``settings``, ``stack``, ``library`` (saves), ``running`` (the match in play).
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import pygame

from kraftwagen.engine.registry import Shelf
from kraftwagen.match import kept
from kraftwagen.match.files import why
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import GREEN_DARK, Palette, fit_scale
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import bare
from kraftwagen.ui.platform import waiting
from kraftwagen.ui.platform.ambience import Ambience
from kraftwagen.ui.platform.buttons import ButtonBindings
from kraftwagen.ui.platform.devices import Devices
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.music import Music
from kraftwagen.ui.platform.paths import Paths
from kraftwagen.ui.platform.report import RunningMatch, build_failure
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.platform.sound import Sound
from kraftwagen.ui.platform.speech import Speech
from kraftwagen.ui.platform.system import collect_at_rest, system_language
from kraftwagen.ui.platform.touch import Touch
from kraftwagen.ui.platform.window import Window, fitting_window
from kraftwagen.ui.services import Library, Routes, Services
from kraftwagen.ui.shell.button_bar import ButtonBar, key_part
from kraftwagen.ui.shell.dispatch import Dispatcher
from kraftwagen.ui.shell.looks import Looks
from kraftwagen.ui.shell.scene import Scene, SceneStack

if TYPE_CHECKING:
    from pygame_gui.core import UIAppearanceTheme

    from kraftwagen.engine.spec import GameSpec
    from kraftwagen.ui.drawing.theme import Theme

T = TypeVar("T")
_LOG = logging.getLogger(__name__)
FPS: Final = 60
LEAST_FIT: Final = 0.88
"""Smallest scale that the window's size alone can give."""
_LONGEST_WAIT: Final = 1.0
_LONGEST_STEP: Final = 0.1
"""The most seconds that animations advance in one turn of the loop."""
_SOON: Final = 0.05


class App:
    """The window and everything scenes share; implements ``Services``.

    ``games`` are on offer, ``bots(spec)`` returns the names of a game's bots, weakest first.
    ``commands`` maps each command that only some games have to its usual keys, ``routes(app)``
    creates the ``Routes``. ``size`` (in points), ``fullscreen`` and ``language`` replace the
    settings unless they are None or "". ``guarded=False`` lets unexpected errors through, for
    tests. The table sets ``running`` while a match is in play.
    """

    def __init__(
        self,
        paths: Paths,
        routes: Callable[[Services], Routes],
        *,
        games: Iterable[GameSpec[Any] | str] = (),
        bots: Callable[[GameSpec[Any]], Sequence[str]] = lambda spec: (),
        commands: Mapping[str, tuple[str, ...]] | None = None,
        library: Library | None = None,
        settings: Settings | None = None,
        size: tuple[int, int] | None = None,
        window: Window | None = None,
        fullscreen: bool | None = None,
        language: str = "",
        guarded: bool = True,
    ) -> None:
        self._clock = pygame.time.Clock()  # started here, so that the first frame does not wait
        self.paths = paths
        self.games = Shelf.of(games)
        self.bots = bots
        self.library = library
        self.guarded = guarded
        self.now = 0.0
        self.notice = ""
        """A sentence to show in the next menu, as on a damaged settings file; empty for none."""
        loaded, problem = load_settings(paths.settings_file) if settings is None else (settings, "")
        self.settings = loaded
        self.keys = KeyBindings(loaded.keys, commands)
        self.buttons = ButtonBindings(list(self.keys.defaults), loaded.buttons)
        chosen = language or loaded.language or system_language(paths.assets)
        self.tr = Translator(paths.assets / "locale", chosen)
        self.keys.part_words = partial(key_part, self.tr)
        if problem:
            self.notice = self.tr(problem)
        self._settings_told = problem == "settings.not_now"
        self.running: RunningMatch | None = None
        self.session: dict[str, Any] = {}
        self.preset_seed: int | None = None
        """The seed offered by the new-match scene, from the command line."""
        self.preload_steps: Iterator[None] = iter(())
        """Small steps that preload what a match needs, while the menu is idle."""
        self.alive = True
        self.stack = SceneStack(self)
        fingers = Touch(lambda: self.window_size, lambda: self.stack.top.ui)
        self.devices = Devices(loaded, self.buttons, fingers)
        self.routes = routes(self)
        self.palette = Palette(loaded.palette)
        self.resources = Resources(paths.assets, self.palette)
        self.resources.seams = self.tr.lines("language.seams")
        self.sound = Sound(paths.assets, loaded)
        self.sound.told = self.devices.controllers.feel
        self.music = Music(paths.assets, loaded)
        self.sound.moment = self.music.give_way
        self.ambience = Ambience(paths.assets, loaded)
        self.speech = Speech(loaded, self.tr)
        self._fixed_size = size
        self._fullscreen = loaded.fullscreen if fullscreen is None else fullscreen
        self._failing = False
        self._resize_due = False
        self._drawn_for: tuple[float, str, float] | None = None
        """Scale, colours and size of text of the pictures that are kept."""
        self._looks = Looks(self.palette, self.resources, paths.assets / "fonts")
        self._bar = ButtonBar(self, self._looks)
        self._dispatcher = Dispatcher(self)
        _init_pygame()
        self._window = window or fitting_window()
        self._open_window()
        self._forget_sizes()

    # -- games

    @property
    def game_id(self) -> str:
        last, known = self.settings.last_game, self.games.ids
        return last if last in known else next(iter(known), "")

    @property
    def game(self) -> GameSpec[Any]:
        return self.games.find(self.game_id) or self.games[0]

    def choose_game(self, game: str) -> None:
        self.settings.last_game = game
        self.save_settings()

    # -- window

    @property
    def screen(self) -> pygame.Surface:
        """The surface for scenes: the window without the bar of controller buttons."""
        whole = self._window.surface
        wide, high = whole.get_size()
        bar = self._bar.height
        return whole.subsurface((0, 0, wide, high - bar)) if bar else whole

    @property
    def size(self) -> tuple[int, int]:
        return self.screen.get_size()

    @property
    def window_size(self) -> tuple[int, int]:
        """The whole window in pixels."""
        return self._window.surface.get_size()

    @property
    def density(self) -> float:
        return self._window.density

    @property
    def pointer(self) -> tuple[int, int]:
        return self._window.pointer()

    @property
    def speed(self) -> str:
        return self.running.speed if self.running is not None else self.settings.speed

    @property
    def fullscreen(self) -> bool:
        return self._fullscreen

    def toggle_fullscreen(self) -> None:
        self._fullscreen = not self._fullscreen
        self.settings.fullscreen = self._fullscreen
        self.save_settings()
        self._open_window()
        self._relayout()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window, in points."""
        if size != self._window.points:
            self.resources.rest()
            self._window.resize(size)
        self._relayout(resized=True)

    def set_scale(self, scale: float) -> None:
        self.devices.on_sofa = False
        self.settings.scale = scale
        self.settings.checked()
        self.save_settings()
        self._relayout()

    def set_look(self, name: str, value: object) -> None:
        setattr(self.settings, name, value)
        self.settings.checked()
        self.save_settings()
        self._relayout()

    def set_language(self, language: str) -> None:
        self.settings.language = language
        self.save_settings()
        self.tr.use(language or system_language(self.paths.assets))
        self.resources.seams = self.tr.lines("language.seams")
        self._window.name(self.tr("app.title"))
        self.stack.on_language_change()
        self._relayout()

    def _open_window(self) -> None:
        icon = self.paths.assets / "images" / "icon.svg"
        self._window.name(self.tr("app.title"), icon if icon.is_file() else None)
        self.resources.clear()
        place = None if self._fixed_size else self.settings.place
        size = self._fixed_size or self._window.fitting(self.settings.window, place)
        self._window.open(size, self._fullscreen, place)

    def use(self, scene: Scene) -> None:
        """Set palette, ``theme`` and ``canvas`` for a scene's world, size and players.

        Whoever lays out or draws a scene does this first.
        """
        self.palette.use(self.palette.name, self.resources.world(self.stack.world(scene)))
        room = min(self.size[0] / scene.min_size[0], self.size[1] / scene.min_size[1])
        self.theme, self.canvas = self._looks.at_scale(
            min(self.wanted_scale, room), self.stack.colours(scene)
        )

    @property
    def wanted_scale(self) -> float:
        """The scale of text if there is room for it.

        Small windows scroll rather than shrink text and targets until they are unusable.
        """
        fit = max(fit_scale(self.window_size), LEAST_FIT * self.density)
        factor = max(self.settings.scale, self.devices.least_factor)
        return max(fit * factor, self.devices.least_scale * self.density)

    def look_of(self, theme: Theme) -> UIAppearanceTheme:
        """Return pygame_gui's theme for one of ours, made ahead or now."""
        return self._looks.of_widgets(theme)

    def _forget_sizes(self, resized: bool = False) -> None:
        self.palette.use(self.settings.palette)
        look = self.wanted_scale, self.settings.palette, self.settings.text_size
        scaled = look != self._drawn_for  # else a window that is only wider keeps its pictures
        if resized:
            self.resources.stretch(scaled=scaled)
        elif scaled:
            self.resources.clear()
        self._drawn_for = look
        self.resources.hold_for(self.window_size)
        self._looks.forget(self.settings.text_size)
        self.use(self.stack.top if len(self.stack) else Scene())

    def _relayout(self, resized: bool = False) -> None:
        self._forget_sizes(resized)
        self.stack.relayout(self.size)

    # -- the loop

    def step(self, events: Sequence[pygame.Event], dt: float) -> bool:
        """Run one turn of the loop (events, update, drawing); returns whether it drew."""
        return bool(self.guard(lambda: self._step(events, dt)))

    def guard(self, work: Callable[[], T]) -> T | None:
        """Call ``work`` and return its result; on an unexpected error show the error scene."""
        try:
            return work()
        except Exception as error:
            if not self.guarded:
                raise
            self.fail(error)
            return None

    def _step(self, events: Sequence[pygame.Event], dt: float) -> bool:
        # Waiting counts all the time that passed; animations begin with the event, so never jump.
        self.now += dt
        dt = min(dt, _LONGEST_STEP)
        given = self.devices.read(self._window.in_pixels(events), dt)
        if self.devices.by_focus:  # a thing that is pointed at must not move before it is used
            self._follow_devices()
        for event in given:
            if event.type == pygame.VIDEORESIZE:
                self._resize_due = True
                continue
            self._follow_window()
            if event.type == pygame.WINDOWMOVED:
                self._follow_place()
            elif len(self.stack):
                self._dispatcher.handle(event)
        self._follow_window()
        self._follow_devices()
        if not self.alive or not len(self.stack):
            self.alive = False
            return False
        top = self.stack.top
        top.settles = max(0.0, top.settles - dt)
        top.update(dt)
        if self.resources.rough and not self._dispatcher.presses.holding:
            self.stack.sharpen()
        for scene in self.stack.covered():
            scene.update_in_background()
        if self.devices.controller:
            self.stack.top.show_focus()
        if self._bar.update():
            self.stack.top.invalidate()
        self.sound.update(dt, hurried=self.speed == "instant")
        self.speech.follow(self.stack.top.ui.focus)
        self.speech.update()
        if self.sound.ready:
            quiet = {"muted": self.sound.muted, "speech": self.speech.speaking}
            self.music.update(self.now, self.game_id, **quiet)
            table = self.game_id if self.running is not None else ""
            self.ambience.update(self.now, table, **quiet)
        drawn = bool(len(self.stack)) and any(scene.dirty for scene in self.stack.drawn())
        if drawn:
            self.draw()
        if self.running is not None:  # show a decision before saving it
            self.running.save_changes()
        return drawn

    def draw(self) -> None:
        """Draw all visible scenes and show the frame."""
        shown = self.stack.drawn()
        for scene in shown:
            scene.dirty = False
        if not shown[0].covers:
            self.screen.fill(self.palette(GREEN_DARK))
        for scene in shown:
            self.use(scene)
            scene.draw(self.screen)
        if shown[-1] is not self.stack.top:
            self.use(self.stack.top)
        self._bar.draw(self._window.surface)
        self._window.flip()

    def next_update(self) -> float:
        """Return the seconds the loop may sleep unless an event comes."""
        if not self.alive or not len(self.stack):
            return 0.0
        if any(scene.dirty for scene in self.stack.drawn()):
            return 0.0
        wanted = [self.stack.top.next_update(), self.devices.next_update()]
        if self.speech.waiting or self.stack.top.settles > 0 or self.resources.rough:
            wanted.append(_SOON)
        if (self.music.playing or self.ambience.playing) and self.speech.speaking:
            wanted.append(_SOON)
        wanted += [self.music.next_update(), self.ambience.next_update()]
        return min([_LONGEST_WAIT, *(one for one in wanted if one is not None)])

    def run(self) -> int:
        """Run until the window closes; returns the exit code, 2 if even the error scene failed."""
        collect_at_rest()
        while self.alive:
            wait = self.guard(self.next_update) or 0.0
            events = waiting.events(wait)
            drawn = self.step(events, self._clock.tick(FPS) / 1000)
            self.stack.tidy(drawn, self.now)
            self.sound.start()
            self.devices.controllers.start()
        self.close()
        return 2 if self._failing else 0

    def quit(self) -> None:
        """Close the window after this step, whatever is shown; the match is then saved."""
        self.alive = False

    def close(self) -> None:
        """Save the match, leave all scenes and close the window."""
        if self.running is not None:
            with contextlib.suppress(Exception):
                self.running.unsaved()  # tries once more
        with contextlib.suppress(Exception):
            self.stack.clear()
        self.save_settings()
        kept.settle(self.paths.data)
        self.music.stop()
        self.ambience.stop()
        self.sound.close()
        self.devices.controllers.close()
        self.speech.hush()
        self._window.close()

    def _follow_window(self) -> None:
        """Lay out again after the window was resized, once for many events."""
        if not self._resize_due:
            return
        self._resize_due = False
        if not self._window.follow():
            return
        if not self._fullscreen and self._fixed_size is None:
            self.settings.window = self._window.points
        self._relayout(resized=True)

    def _follow_devices(self) -> None:
        """Lay out again if another device needs other sizes or texts.

        Not under an open list, which that would close.
        """
        if len(self.stack) and self.stack.top.ui.popup is None and self._bar.follow():
            self._relayout()

    def _follow_place(self) -> None:
        """Remember the window's position."""
        if not self._fullscreen and self._fixed_size is None:
            self.settings.place = self._window.place

    # -- settings, errors

    def save_settings(self) -> None:
        """Write the settings; a failure is reported once and never stops a game."""
        try:
            save_settings(self.paths.settings_file, self.settings)
        except OSError as problem:
            _LOG.warning("settings not written: %s", problem)
            if not self._settings_told:
                self._settings_told = True
                self.notice = self.notice or self.tr(
                    "settings.not_written", problem=bare(why(problem))
                )

    def fail(self, error: Exception) -> None:
        """Save the match, write an error report and show the error scene."""
        _LOG.error("unexpected error", exc_info=error)
        failure = build_failure(error, self.running, self.paths.log, self.stack.reported_match())
        if self._failing:
            self.alive = False
            return
        self._failing = True
        try:
            self.running = None
            self.stack.abandon()
            self.routes.error(failure)
            self.draw()
            self._failing = False
        except Exception as worse:
            _LOG.critical("the window cannot go on", exc_info=worse)
            self.alive = False


def _init_pygame() -> None:
    pygame.display.init()
    pygame.font.init()
