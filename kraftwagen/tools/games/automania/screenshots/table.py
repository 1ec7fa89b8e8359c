"""Pictures of Automania's table, at moments of games played by the estimate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.types import Code, Event
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.events import RoundEnded
from kraftwagen.games.automania.rules import flow as rules
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots import around
from kraftwagen.tools.screenshots.played import Courses, Pose, Think, Until, posed

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene
    from kraftwagen.ui.tables.base import Key

_NAMES = ("Ada", "Gustav", "Helene", "Dorian")
_BOTS = ("apprentice", "merchant", "engineer", "exporter")


def match_of(app: App, seats: int, seed: int, persons: int = 1, **options: bool) -> Match:
    """Start a match of ``persons`` people, with bots in the other seats."""
    bots = (*["person"] * persons, *_BOTS[persons:seats])
    places = [SeatInfo(name, bot) for name, bot in zip(_NAMES, bots, strict=False)]
    return Match.new(app.game, places, seed, options)


def _estimate(match: Match) -> Think:
    insight: Any = match.spec.insight

    def think(match: Match) -> Sequence[Code]:
        # Rounded, as systems differ in the last digits and pictures must not.
        best: Sequence[Code] = max(
            insight.plans(match.state, True), key=lambda plan: round(plan.margin, 6)
        ).codes
        return best

    return think


play_ahead = Courses(_estimate).play_ahead
"""Plays a match by the estimate of whole turns up to a moment, see ``Courses.play_ahead``."""


def asked(question: int, turn: int = 0) -> Until:
    """Return a test for moments when the person is asked a question, by its kind of frame."""
    return lambda match, happened: (
        match.actor == 0
        and len(match.steps) >= turn
        and frames.kind(match.state.pending[-1]) == question
    )


def decisions(count: int) -> Until:
    """Return a test for the moment when the person is to move after ``count`` decisions."""
    return lambda match, happened: len(match.steps) >= count and match.actor == 0


def asked_with(question: int, more: Until) -> Until:
    """Return a test for moments when the person is asked a question and ``more`` is true."""
    now = asked(question)
    return lambda match, happened: now(match, happened) and more(match, happened)


def _holding(match: Match, happened: list[Event]) -> bool:
    return len(match.state.hands[0]) > 3


def _taken(match: Match, happened: list[Event]) -> bool:
    """Return whether workers of another seat lie on an action space and a ship carries a car."""
    state = match.state
    return any(owner not in (0, terms.NOBODY) for owner in state.owner_at) and any(state.ships)


# -- poses


def point(wanted: Callable[[Any], Key]) -> Pose:
    """Return a pose that rests the pointer on the place that ``wanted(state)`` returns."""

    def pose(scene: Any) -> None:
        view = scene.view
        inputs = view.top.inputs
        inputs.hovered, inputs.rested = wanted(inputs.position.state), True
        view._refresh()

    return pose


def _best_tile(state: Any) -> Key:
    """Return the tile that may be taken and raises popularity most."""
    from kraftwagen.games.automania.presentation import gains

    found = gains.board(state, 0)
    gain = {cell: tile.best.total for cell, tile in found.items() if tile.best is not None}
    return ("tile", max((cell for cell in gain if cell < terms.CELLS), key=gain.__getitem__))


def _others_space(state: Any) -> Key:
    """An action space where workers would be displaced."""
    spaces = (codes.unpack_space(code)[0] for code in rules.legal(state)
              if codes.kind(code) == codes.SPACE)  # fmt: skip
    return ("action", next(space for space in spaces if state.workers_at[space]))


def _slot(state: Any) -> Key:
    """A legal place for the tile taken."""
    places = (codes.value(code) for code in rules.legal(state) if codes.kind(code) == codes.PLACE)
    return ("place", 0, next(places))


def _office(state: Any) -> Key:
    """A free sales office."""
    return ("office", max(n for n, owner in enumerate(state.offices) if owner == terms.NOBODY))


def _forecast(scene: Any) -> None:
    scene.view.show_forecast(True)


def table(
    seats: int, until: Until, seed: int = 7, pose: Pose = lambda scene: None, **options: bool
) -> Callable[[App], Scene]:
    """Return a function that makes a table of ``seats`` seats at a moment of its game."""

    def build(app: App) -> Scene:
        match = match_of(app, seats, seed, **options)
        play_ahead(match, until)
        return posed(app, match, pose)

    return build


def finished(seats: int) -> Callable[[App], Match]:
    """Return a function that plays a match of ``seats`` seats to its end."""

    def play(app: App) -> Match:
        match = match_of(app, seats, 7)
        play_ahead(match, lambda match, happened: False)
        return match

    return play


def scored(number: int) -> Callable[[App], Match]:
    """Return a function that plays a match of four seats to the end of a round, from 1."""

    def ended(match: Match, happened: list[Event]) -> bool:
        return any(isinstance(one, RoundEnded) and one.round == number for one in happened)

    def play(app: App) -> Match:
        match = match_of(app, 4, 7)
        play_ahead(match, ended)
        return match

    return play


def two_people(app: App) -> Match:
    """Start a match with two people and a bot."""
    match = match_of(app, 3, 7, persons=2)
    play_ahead(match, asked(frames.TURN, 20))
    return match


_TURN = asked(frames.TURN, 60)
_FULL = table(4, asked(frames.TURN, 150))
SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("automania-first-turn", table(3, asked(frames.TURN))),
    ("automania-four-players", _FULL),
    ("automania-two-players", table(2, _TURN)),
    ("automania-tile", table(3, asked(frames.TILE, 60), pose=point(_best_tile))),
    ("automania-place", table(3, asked(frames.PLACE, 60))),
    ("automania-slot", table(3, asked(frames.PLACE, 60), pose=point(_slot))),
    ("automania-market", table(4, asked(frames.MARKET, 60),
                               pose=point(lambda state: ("market", 1)))),
    ("automania-marketing", table(3, asked(frames.MARKETING, 60))),
    ("automania-contract", table(3, asked(frames.CONTRACT, 60))),
    ("automania-card", table(4, asked(frames.CARD, 60))),
    ("automania-hand", table(3, asked_with(frames.TURN, _holding))),
    ("automania-displaced", table(4, asked_with(frames.TURN, _taken), pose=point(_others_space))),
    ("automania-office", table(4, asked_with(frames.TURN, _taken), pose=point(_office))),
    ("automania-forecast", table(4, asked(frames.TURN, 100), pose=_forecast)),
    ("automania-factory", table(3, _TURN, pose=point(lambda state: ("works", 2)))),
    ("automania-sale", table(4, asked(frames.SALE, 60))),
    ("automania-demands", table(3, asked(frames.ADVANCE), 9)),
    ("automania-factories", table(2, asked(frames.FACTORY), advanced=True)),
    ("automania-electric", table(4, asked(frames.MARKET, 16), 2, advanced=True)),
    ("automania-copy", table(4, asked(frames.SALE, 79), 1, advanced=True)),
    ("automania-reward", table(2, asked(frames.REWARD), 1)),
    ("automania-advanced", table(4, asked(frames.TURN, 150), advanced=True)),
    ("automania-last-round", table(4, asked(frames.TURN, 260))),
    ("automania-contrast", around.contrast(_FULL)),
]  # fmt: skip
