"""Pictures of challenges: the list, a table with the goal, a challenge won and one missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kraftwagen.tools.screenshots.played import Slow, Until

if TYPE_CHECKING:
    from kraftwagen.learn.challenges import Challenge
    from kraftwagen.match.match import Match
    from kraftwagen.ui.presenters.challenges import ChallengeBook
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

Ahead = Callable[["Match", Until], object]
"""A function that plays a match up to the moment that a picture shows."""


def _book(app: App) -> ChallengeBook:
    from kraftwagen.ui.presenters.challenges import ChallengeBook

    return ChallengeBook(app, app.games[0])


def _list(app: App) -> Scene:
    from kraftwagen.ui.scenes.learn.challenges_page import ChallengesScene

    book = _book(app)
    for number, medal in enumerate(("gold", "", "silver", "bronze")):
        book.note(book.challenges[number].id, medal, "sample")
    return ChallengesScene()


def _match(book: ChallengeBook, one: Challenge, ahead: Ahead, until: Until) -> Match:
    """A match of the challenge, played up to a moment by bots."""
    from kraftwagen.match.match import Match

    made = book.match(one, 5)
    # Without a date: the day would show in the picture.
    match = Match.from_record(book.spec, made.record.with_header(date=""))
    ahead(match, until)
    return match


def _table(name: str, ahead: Ahead) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.learn.challenge_guide import ChallengeGuide
        from kraftwagen.ui.scenes.table.scene import TableScene

        book = _book(app)
        one = book.find(name)
        assert one is not None
        match = _match(book, one, ahead, _sixty)
        return TableScene(app, match, make_runner=Slow, guide=ChallengeGuide(app, book, one))

    return build


def _sixty(match: Match, happened: object) -> bool:
    return len(match.steps) >= 60 and match.actor == 0


def _end(name: str, ahead: Ahead) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.challenges import Standing
        from kraftwagen.ui.scenes.learn.challenge_end import ChallengeEndScene

        book = _book(app)
        one = book.find(name)
        assert one is not None
        match = _match(book, one, ahead, lambda match, happened: False)
        standing = Standing(book, one, match)
        return ChallengeEndScene(book, one, match, standing, bool(standing.medal))

    return build


def shots(won: str, missed: str, ahead: Ahead) -> list[tuple[str, Callable[[App], Scene]]]:
    """Return the pictures by name; ``ahead`` plays ``won`` and ``missed`` to those ends."""
    return [
        ("challenges", _list),
        ("challenge-table", _table(won, ahead)),
        ("challenge-won", _end(won, ahead)),
        ("challenge-missed", _end(missed, ahead)),
    ]
