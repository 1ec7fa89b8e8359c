"""Pictures of one's own works: the album."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene


def _album(app: App) -> Scene:
    from kraftwagen.learn.progress import Progress
    from kraftwagen.ui.presenters.album import SECTION, Album
    from kraftwagen.ui.scenes.career.album import AlbumScene

    kept = Progress(app.paths.data)
    for number, one in enumerate(Album(app, app.games[0]).models):
        if number % 3:
            kept.keep(app.games[0].id, SECTION, one.id, {"by": "Ada", "date": "2026-11-20"})
    return AlbumScene()


MARQUE = {"name": "Falcon Works", "emblem": "wing", "paint": "oxblood"}


def _marque(app: App) -> Scene:
    from kraftwagen.ui.scenes.career.marque import MarqueScene

    app.settings.marque = dict(MARQUE)
    return MarqueScene()


def marked(build: Callable[[App], Scene]) -> Callable[[App], Scene]:
    """Return another picture of a scene, in which persons carry a marque."""

    def carried(app: App) -> Scene:
        app.settings.marque = dict(MARQUE)
        return build(app)

    return carried


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [("album", _album), ("marque", _marque)]
