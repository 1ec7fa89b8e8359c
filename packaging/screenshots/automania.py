"""The pictures of Automania: its table at moments of games that are played by the estimate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.types import Code
from kraftwagen.games.automania import frames
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from screenshots.played import Courses, Slow, Think, Until

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

_NAMES = ("Ada", "Gustav", "Helene", "Dorian")


def match_of(app: App, seats: int, seed: int, **options: bool) -> Match:
    """A new match of one person and bots."""
    bots = ("person", *["greedy"] * (seats - 1))
    places = [SeatInfo(name, bot) for name, bot in zip(_NAMES, bots, strict=False)]
    return Match.new(app.games[0], places, seed, options)


def _estimate(match: Match) -> Think:
    insight: Any = match.spec.insight

    def think(match: Match) -> Sequence[Code]:
        best: Sequence[Code] = max(
            insight.plans(match.state, True), key=lambda plan: plan.margin
        ).codes
        return best

    return think


play_ahead = Courses(_estimate).play_ahead
"""Everybody decides by the best look at the whole turn, see ``Courses``."""


def asked(question: int, turn: int = 0) -> Until:
    """The person is asked this, after so many decisions."""
    return lambda match, happened: (
        match.actor == 0
        and len(match.steps) >= turn
        and frames.kind(match.state.pending[-1]) == question
    )


def table(seats: int, until: Until, seed: int = 7, **options: bool) -> Callable[[App], Scene]:
    """A table of so many seats at a moment of its game."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.table.scene import TableScene

        match = match_of(app, seats, seed, **options)
        play_ahead(match, until)
        return TableScene(app, match, make_runner=Slow)

    return build


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("automania-first-turn", table(3, asked(frames.TURN))),
    ("automania-four-players", table(4, asked(frames.TURN, 150))),
    ("automania-two-players", table(2, asked(frames.TURN, 60))),
    ("automania-place", table(3, asked(frames.PLACE, 60))),
    ("automania-marketing", table(3, asked(frames.MARKETING, 60))),
    ("automania-sale", table(4, asked(frames.SALE, 60))),
    ("automania-factories", table(2, asked(frames.FACTORY), advanced=True)),
    ("automania-last-round", table(4, asked(frames.TURN, 260))),
]  # fmt: skip
