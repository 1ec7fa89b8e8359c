"""Pictures of puzzles: the page, and a puzzle at the table, hinted at, solved and missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene


def _page(app: App) -> Scene:
    from kraftwagen.learn.rating import HINTED, MISSED, SOLVED
    from kraftwagen.ui.presenters.puzzles import Puzzles
    from kraftwagen.ui.scenes.learn.puzzles_page import PuzzlesScene

    class Complete(PuzzlesScene):
        """The page with all its pictures at once."""

        def update(self, dt: float) -> None:
            super().update(dt)
            while self.bare:
                super().update(dt)

    book = Puzzles(app, app.game).book
    for puzzle, result in zip(book.puzzles, (SOLVED, MISSED, SOLVED, HINTED), strict=False):
        book.note(puzzle, result)
    return Complete()


def _at_table(which: str, then: Callable[[PuzzleGuide], object]) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.puzzles import Puzzles
        from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
        from kraftwagen.ui.scenes.table.scene import TableScene

        app.settings.speed = "instant"
        puzzles = Puzzles(app, app.game)
        heading = next(one for one in puzzles.book.puzzles if one.id == which)
        puzzle = puzzles.open(heading)
        assert puzzle is not None
        guide = PuzzleGuide(app, puzzles, puzzle, puzzles.book.puzzles)
        scene = TableScene(app, puzzles.match(puzzle), guide=guide)
        then(guide)
        return scene

    return build


def _hinted(guide: PuzzleGuide) -> None:
    guide.hint()
    guide.hint()


def _solved(guide: PuzzleGuide) -> None:
    _play(guide, guide.puzzle.right[0].codes)


def _missed(guide: PuzzleGuide) -> None:
    _play(guide, guide.puzzle.others[-1].way.codes)


def _play(guide: PuzzleGuide, codes: tuple[int, ...]) -> None:
    match = guide.table.match
    for code in codes:
        match.submit(match.actor, code)
    guide.decided()


def shots(which: str) -> list[tuple[str, Callable[[App], Scene]]]:
    """Return the pictures by name; ``which`` is the id of the puzzle shown at the table."""
    return [
        ("puzzles", _page),
        ("puzzle", _at_table(which, lambda guide: None)),
        ("puzzle-hint", _at_table(which, _hinted)),
        ("puzzle-solved", _at_table(which, _solved)),
        ("puzzle-missed", _at_table(which, _missed)),
    ]
