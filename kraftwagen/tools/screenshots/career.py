"""Pictures of one's own works: the album, the marque, the career."""

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


def _career(app: App) -> Scene:
    from kraftwagen.learn.progress import Progress
    from kraftwagen.ui.presenters.career import SECTION, Career
    from kraftwagen.ui.scenes.career.road import CareerScene

    kept, chapters = Progress(app.paths.data), Career(app, app.games[0]).chapters
    for one, seals in zip(
        chapters, (["done", "rival"], ["done", "rival", "aim"], []), strict=False
    ):
        game = {"seals": seals, "lost": int(not seals), "games": ["sample"]}
        kept.keep(app.games[0].id, SECTION, one.id, game)
    return CareerScene()


def _letter(app: App) -> Scene:
    from kraftwagen.ui.presenters.career import Career
    from kraftwagen.ui.scenes.career.letter import LetterScene

    _career(app)
    career = Career(app, app.games[0])
    return LetterScene(career, career.chapters[2])


def _ending(*met: str) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.career import Career
        from kraftwagen.ui.scenes.career.ending import EndingScene

        career = Career(app, app.games[0])
        one = career.chapters[1]
        return EndingScene(career, one, one.jobs[0], career.match(one, one.jobs[0], 5), met)

    return build


def _chapter(app: App) -> Scene:
    from kraftwagen.match.match import Match
    from kraftwagen.tools.screenshots.played import Slow
    from kraftwagen.ui.presenters.career import Career
    from kraftwagen.ui.scenes.career.guide import CareerGuide
    from kraftwagen.ui.scenes.table.scene import TableScene

    career = Career(app, app.games[0])
    one = career.chapters[0]
    made = career.match(one, one.jobs[0], 5)
    # Without a date: the day would show in the picture.
    match = Match.from_record(career.spec, made.record.with_header(date=""))
    guide = CareerGuide(app, career, one, one.jobs[0])
    return TableScene(app, match, make_runner=Slow, guide=guide)


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("album", _album),
    ("marque", _marque),
    ("career", _career),
    ("letter", _letter),
    ("chapter-table", _chapter),
    ("chapter-won", _ending("done", "aim")),
    ("chapter-lost", _ending("rival")),
]
