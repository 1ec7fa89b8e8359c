"""Puts the application together (games, bots, saves, menu) and runs its window."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kraftwagen import compiled
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.registry import Shelf
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.platform.handed import Watch
from kraftwagen.ui.platform.system import text_scale
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import App

if TYPE_CHECKING:
    from kraftwagen.engine.spec import GameSpec
    from kraftwagen.match.record import Record
    from kraftwagen.ui.services import Library


_ENDS: Final = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")
"""Signals, if they exist, by which a system or terminal ends a session."""


_NEEDED: Final = (
    ("DISPLAY", "libX11.so.6"),
    ("DISPLAY", "libXext.so.6"),
    ("WAYLAND_DISPLAY", "libwayland-client.so.0"),
    ("WAYLAND_DISPLAY", "libxkbcommon.so.0"),
)
"""Variables by which sessions of Linux name their screen, and libraries that SDL then needs."""
_LARGER: Final = 1.1
"""Smallest factor of the system on text that counts as larger."""
_KEPT: Final = r"(?:settings|progress|daily)\.json"
"""The player's files that are always written as a whole."""


def bot_names(spec: GameSpec[Any]) -> list[str]:
    """Return the bots offered for a game: levels, weakest first, then styles."""
    from kraftwagen.bots import ladder

    return ladder.offered(spec)


def _preload(app: App) -> Iterator[None]:
    """Load step by step what the first table needs, so that the table opens within a frame."""
    import kraftwagen.bots.runner

    yield
    import kraftwagen.ui.presenters.post_game

    yield
    import kraftwagen.ui.scenes.table.navigation

    yield
    import kraftwagen.ui.scenes.table.scene

    yield
    import kraftwagen.ui.scenes.history.end

    yield
    import kraftwagen.ui.scenes.history.results  # noqa: F401

    yield
    from kraftwagen.ui.presenters.album import Album
    from kraftwagen.ui.scenes.parts.ahead import drawn_ahead
    from kraftwagen.ui.tables.hooks import load_hooks

    # The game of the menu first.
    for spec in sorted(app.games.ids, key=lambda game: game != app.game_id):
        found = app.games.find(spec)
        yield
        if found is not None:
            hooks = load_hooks(found, app.tr)
            view = hooks.view(app)
            yield
            hooks.load_show()
            yield
            Album(app, found)  # its file is read
            yield
            if spec == app.game_id:
                yield from app.resources.sheets.get_ready(app.size)
                yield from drawn_ahead(app, found, view)


def _and_compile(steps: Iterator[None]) -> Iterator[None]:
    """After all ``steps``, start to compile the rules unless they are compiled."""
    yield from steps
    compiled.make_beside()
    yield


def _ask_for_size(app: App, steps: Iterator[None]) -> Iterator[None]:
    """At a first start, before all ``steps``, offer larger words if the system has them."""
    if not app.paths.settings_file.exists():
        wanted = text_scale()
        if wanted >= _LARGER and app.stack.top.name == "menu":
            from kraftwagen.ui.scenes.menu.text_size import TextSizeScene

            app.stack.push(TextSizeScene(wanted))
        yield
    yield from steps


def make_app(
    games: Iterable[GameSpec[Any] | str],
    *,
    game: str = "",
    data_dir: Path | None = None,
    size: tuple[int, int] | None = None,
    fullscreen: bool | None = None,
    language: str = "",
    library: Library | None = None,
    guarded: bool = True,
) -> App:
    """Return the app with its main menu shown, for the game with the id ``game`` if given."""
    from kraftwagen.match.files import leftovers, remove
    from kraftwagen.ui.platform.paths import usable_paths
    from kraftwagen.ui.presenters.library import MatchLibrary
    from kraftwagen.ui.tables.hooks import load_commands

    paths, games = usable_paths(data_dir), Shelf.of(games)
    app = App(
        paths,
        Routes,
        games=games,
        bots=bot_names,
        commands=load_commands(games.ids),
        size=size,
        fullscreen=fullscreen,
        language=language,
        guarded=guarded,
    )
    kept = MatchLibrary(paths.saves, games, app.tr, lambda: app.settings.elsewhere)
    app.library = library or kept
    alone = kept.saves.alone
    if alone:
        for folder in (paths.config, paths.data):
            for path in leftovers(folder, _KEPT):
                remove(path)
    app.preload_steps = _preload(app)
    if paths.refused is not None:
        words = app.tr("app.not_kept", folder=paths.refused, session=paths.data)
    else:
        words = "" if alone else app.tr("app.second_window")
    app.notice = sentences(app.notice, words)
    if game:
        app.choose_game(game)
    app.guard(app.routes.menu)
    return app


class CannotStart(GameError):
    """Raised when the window fails before it can show an error; the message names the report."""


def run_window(
    games: Iterable[GameSpec[Any] | str],
    *,
    game: str = "",
    data_dir: Path | None = None,
    fullscreen: bool | None = None,
    language: str = "",
    open_record: Record | None = None,
    open_file: Path | None = None,
    seed: int | None = None,
    ready: Callable[[App], object] | None = None,
) -> int:
    """Run the window until it closes; returns the exit code.

    ``open_record`` or ``open_file`` is opened at once, ``seed`` is offered for the next new match,
    ``ready`` is called with the app before the first frame. Raises CannotStart after writing a
    report, and OSError if ``data_dir`` cannot be used.
    """
    try:
        app = make_app(
            games, game=game, data_dir=data_dir, fullscreen=fullscreen, language=language
        )
    except (GameError, OSError):
        raise
    except Exception as error:
        raise _cannot_start(error, data_dir) from error
    app.preset_seed = seed
    app.preload_steps = _ask_for_size(app, _and_compile(app.preload_steps))
    if open_record is not None:
        app.guard(lambda: take_up(app, open_record))
    if open_file is not None:
        app.guard(lambda: take_up_file(app, open_file))
    if ready is not None:
        ready(app)
    if "KRAFTWAGEN_STATE_FILE" in os.environ:
        from kraftwagen.ui.shell import probe

        probe.attach(app)
    with _ends_with_session(app), closing(Watch(app.paths.data)):
        return app.run()


@contextmanager
def _ends_with_session(app: App) -> Iterator[None]:
    """Close the window on signals that end the session; the match is saved without asking.

    The loop notices a signal within a second, the longest time it sleeps.
    """
    asked = [getattr(signal, name) for name in _ENDS if hasattr(signal, name)]
    before = {one: signal.signal(one, lambda *given: app.quit()) for one in asked}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def take_up(app: App, record: Record) -> None:
    """Continue the game of a record; replay it if it is over, because it may be somebody else's."""
    if record.header.finished:
        app.routes.replay_record(lambda: record)
    else:
        app.routes.continue_match(record)


def take_up_file(app: App, file: Path) -> None:
    """Open a file as ``take_up`` does; one that holds no game as if it were dropped."""
    from kraftwagen.match.files import read
    from kraftwagen.match.record import BadRecord

    try:
        record = read(file)
    except BadRecord:
        app.routes.open_file(file)
    else:
        take_up(app, record)


def handed_over(file: Path) -> bool:
    """Let a window that is open already open a file; False if there is none."""
    from kraftwagen.ui.platform.handed import hand_over
    from kraftwagen.ui.platform.paths import find_paths

    paths = find_paths()
    return hand_over(file, paths.data, paths.saves)


def _cannot_start(error: Exception, data_dir: Path | None) -> CannotStart:
    from kraftwagen.ui.platform.paths import usable_paths
    from kraftwagen.ui.platform.report import build_failure

    failure = build_failure(error, None, usable_paths(data_dir).log)
    kept = f"the report is kept as {failure.log}" if failure.log else "no report could be written"
    return CannotStart(f"the window cannot be opened: {failure.summary}; {kept}")


def missing_library() -> str:
    """Return the first library that the session's screen needs and the system lacks, or ""."""
    if not sys.platform.startswith("linux"):
        return ""
    wanted = [name for variable, name in _NEEDED if os.environ.get(variable)]
    return next((name for name in wanted if not _loads(name)), "")


def _loads(library: str) -> bool:
    from ctypes import CDLL

    try:
        CDLL(library)
    except OSError:
        return False
    return True


def headless() -> bool:
    """Return whether no window can be opened, or only an invisible one that nobody asked for."""
    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return True
    invisible = pygame.display.get_driver() in ("offscreen", "dummy")
    return invisible and not os.environ.get("SDL_VIDEODRIVER")
