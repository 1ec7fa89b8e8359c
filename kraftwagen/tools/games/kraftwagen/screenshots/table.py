"""Pictures of the table and the scenes around it, at moments of games played by bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kraftwagen.bots import ladder
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots import around
from kraftwagen.tools.screenshots.played import Courses, Slow, Think, Until

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

_SEATS = (
    SeatInfo("Ada"),
    SeatInfo("Gustav", "merchant"),
    SeatInfo("Helene", "engineer"),
    SeatInfo("Dorian", "coachbuilder"),
)

_LONG = ("Wilhelmine von Hohenstein", "Maximilian-Alexander")


def _greedy(match: Match) -> Think:
    bots = [ladder.build("greedy", match.spec, 11 + seat) for seat in range(len(match.seats))]
    return lambda match: [bots[match.actor].choose(match.observation(match.actor)).code]


play_ahead = Courses(_greedy).play_ahead
"""Plays a match by greedy bots up to a moment, see ``Courses.play_ahead``."""


def match_of(app: App, seats: int, seed: int, persons: int = 1, special: bool = False) -> Match:
    """Start a match of ``persons`` people, with bots in the other seats."""
    places = [SeatInfo(info.name) if i < persons else info for i, info in enumerate(_SEATS[:seats])]
    return Match.new(app.game, places, seed, {"special_tiles": special})


def decisions(count: int) -> Until:
    """Return a test for the moment when seat 0 is to move after ``count`` decisions."""
    return lambda match, happened: len(match.steps) >= count and match.actor == 0


def _named(kind: str) -> Until:
    return lambda match, happened: any(type(event).__name__ == kind for event in happened)


def table(seats: int, until: Until, seed: int = 5) -> Callable[[App], Scene]:
    """Return a function that makes a table of ``seats`` seats at a moment of its game."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.table.scene import TableScene

        match = match_of(app, seats, seed)
        play_ahead(match, until)
        return TableScene(app, match, make_runner=Slow)

    return build


def _scored(app: App) -> Match:
    match = match_of(app, 4, 5)
    play_ahead(match, _named("MarketCleared"))
    return match


def finished(seats: int) -> Callable[[App], Match]:
    """Return a function that plays a match of ``seats`` seats to its end."""

    def play(app: App) -> Match:
        match = match_of(app, seats, 5)
        play_ahead(match, lambda match, happened: False)
        return match

    return play


def _two_people(app: App) -> Match:
    match = match_of(app, 3, 5, persons=2)
    play_ahead(match, decisions(20))
    return match


def _refusal(app: App) -> Scene:
    late, begun = decisions(30), _named("PlayerTurnStarted")
    scene: Any = table(3, lambda match, happened: late(match, happened) and begun(match, happened))(
        app
    )
    reason = scene.game.spec.why_not(scene.game.match.state, scene.hooks.end_turn)
    assert reason is not None, "a player turn can be ended before it has begun"
    scene.notes.explain(reason, (app.size[0] // 3, app.size[1] // 2))
    found: Scene = scene
    return found


def _not_saved(app: App) -> Scene:
    """A table whose saves cannot be written, as a file lies in place of their folder."""
    app.paths.saves.write_text("not a folder", encoding="utf-8")
    return table(3, decisions(80))(app)


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("table-start", table(4, lambda match, happened: True)),
    ("table-2", table(2, decisions(60))),
    ("table-3", table(3, decisions(80))),
    ("table-4", table(4, decisions(150))),
    ("table-refusal", _refusal),
    ("table-contrast", around.contrast(table(4, decisions(150)))),
    ("table-not-saved", _not_saved),
    ("scoring-race", around.scoring(_scored, 1)),
    ("scoring-buyers", around.scoring(_scored, 7)),
    ("scoring-sum", around.scoring(_scored, 10)),
    ("scoring-end", around.scoring(_scored, 99)),
    ("show", around.show(_scored)),
    ("show-sale", around.show(_scored, 7)),
    ("show-end", around.show(_scored, 99)),
    ("handoff", around.handoff(_two_people)),
    ("pause", around.over_table(table(3, decisions(30)), "pause")),
    ("save-game", around.over_table(table(3, decisions(30)), "save")),
    ("seats", around.over_table(table(3, decisions(30)), "seats")),
    ("text-board", around.words(table(4, decisions(150)))),
    ("results", around.results(finished(4), 6)),
    ("results-long-names", around.results(finished(2), 0, _LONG)),
    ("end", around.end(finished(4), 0)),
    ("end-medals", around.end(finished(3), 6)),
    ("end-many-medals", around.end(finished(2), 10)),
]
