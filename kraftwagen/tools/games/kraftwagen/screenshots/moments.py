"""Pictures of a table in use: a piece in hand, open panels, key hints, an earlier position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Unwatched
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.match.match import Match
from kraftwagen.tools.games.kraftwagen.screenshots.table import decisions, match_of, play_ahead
from kraftwagen.tools.screenshots import played
from kraftwagen.tools.screenshots.played import Adviser, Pose, Slow, Until

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene


def offers(start: str, least: int = 0) -> Until:
    """Return a test for moments when seat 0 may decide something that begins with ``start``.

    ``start`` are words of notation, ``least`` is the smallest number of decisions before.
    """

    def found(match: Match, happened: list[Event]) -> bool:
        if match.actor != 0 or len(match.steps) < least:
            return False
        return any(f"{match.spec.to_text(code)} ".startswith(f"{start} ") for code in match.legal())

    return found


def owes(start: str) -> Until:
    """Return a test like ``offers`` that also wants a tile's actions interrupted by a card."""
    wanted = offers(start)
    return lambda match, happened: wanted(match, happened) and bool(describe.owed(match.state))


def posed(
    seats: int,
    until: Until,
    pose: Pose = lambda scene: None,
    seed: int = 5,
    runner: type[Slow] = Slow,
    special: bool = False,
) -> Callable[[App], Scene]:
    """Return a function that makes a table at a moment and calls ``pose`` after each layout."""

    def build(app: App) -> Scene:
        match = match_of(app, seats, seed, special=special)
        play_ahead(match, until)
        return played.posed(app, match, pose, runner)

    return build


def _code(scene: Any, word: str) -> int:
    match = scene.game.match
    codes = [code for code in match.legal() if match.spec.to_text(code).split()[0] == word]
    return int(codes[len(codes) // 2])


def _point(scene: Any) -> None:
    """Rest the pointer on a place where the worker could go."""
    spot = scene.view.targets(_code(scene, "take"))[-1]
    scene.view.handle(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    scene.view.update(1.0)


def _forecast(scene: Any) -> None:
    """Open the forecast of the sale."""
    scene.view.show_forecast(True)


def _card_and_forecast(scene: Any) -> None:
    _forecast(scene)
    _point(scene)


def _build(scene: Any, parts: int = 99) -> None:
    """Put a car together, by clicks."""
    for spot in scene.view.targets(_code(scene, "car"))[:-1][:parts]:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.view.handle(pygame.Event(kind, pos=spot, button=1))


def _close_by(scene: Any) -> None:
    if not scene.view.camera.close:
        scene.controller.close_up()
    scene.view.camera.point((scene.board.w * 2 // 3, scene.board.centery))


def _change(scene: Any, clicks: int = 99) -> None:
    """Change a car by a marker, by clicks."""
    for spot in scene.view.targets(_code(scene, "diesel"))[:-1][:clicks]:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.view.handle(pygame.Event(kind, pos=spot, button=1))


def _step_mode(scene: Any) -> None:
    scene.app.settings.step_mode = True
    scene.controller.turns.waiting = True
    scene._refresh()


def _advised(step: int) -> Pose:
    """Show a hint up to a step."""

    def pose(scene: Any) -> None:
        scene.controller.hints.close()
        for _ in range(step):
            scene.controller.hints.next()
            scene.controller.hints.update()

    return pose


def _waits_for_adviser(scene: Any) -> None:
    scene.controller.hints.next()


def _explained(scene: Any) -> None:
    """Show why a bot has just decided so, in step mode."""
    scene.app.settings.step_mode = True
    scene.controller.turns.waiting = True
    game = scene.game
    match = game.match
    while match.actor == 0 or not game.knows_why(len(match.steps)):
        seat = match.actor
        bot = ladder.build("engineer", match.spec, 3)
        choice = bot.choose(match.observation(seat), Unwatched())
        if seat:
            game.explanations.note(seat, choice)
        game.match.submit(seat, choice.code)
    game.rebuild_log()
    scene.director.snap(game.position())
    scene._refresh()


def _looks_back(scene: Any) -> None:
    _explained(scene)
    scene.controller.turns.go_on()
    scene.controller.look(len(scene.game.match.steps))


def _bot_moves(match: Match, happened: list[Event]) -> bool:
    return len(match.steps) >= 90 and match.actor != 0


def _read_mat(seat: int) -> Pose:
    """Rest the pointer on the mat of another seat."""

    def pose(scene: Any) -> None:
        table = scene.view
        inputs = table.top.inputs
        inputs.hovered, inputs.rested = ("mat", seat), True
        table._refresh()

    return pose


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("table-start-tasks", posed(4, offers("engine2"), seed=12)),
    ("table-special", posed(3, offers("take", 60), special=True, seed=7)),
    ("table-sale", posed(3, offers("sale"), special=True, seed=1)),
    ("table-diesel", posed(3, offers("diesel"), _change, special=True, seed=12)),
    ("table-diesel-open", posed(3, offers("diesel"), lambda scene: _change(scene, 2), seed=3)),
    ("table-benz", posed(3, offers("benz"), special=True, seed=19)),
    ("table-mat", posed(4, decisions(190), _read_mat(3))),
    ("table-full", posed(3, offers("engine drop"), special=True, seed=18)),
    ("table-forecast", posed(4, decisions(150), _forecast)),
    ("table-card", posed(4, offers("take", 80), _point)),
    ("table-card-forecast", posed(4, offers("take", 150), _card_and_forecast)),
    ("table-builder", posed(4, offers("car", 100), _build)),
    ("table-builder-open", posed(3, offers("car"), lambda scene: _build(scene, 1))),
    ("table-then", posed(4, owes("engine"), seed=10)),
    ("table-past", posed(4, decisions(150), lambda scene: scene.controller.look(40))),
    ("table-close", posed(4, decisions(150), _close_by)),
    ("table-letters", posed(4, decisions(150), lambda table: table.view.keys.show_letters(True))),
    ("table-next", posed(3, _bot_moves, _step_mode)),
    ("table-hint-wait", posed(3, offers("take", 80), _waits_for_adviser)),
    ("table-hint-1", posed(3, offers("take", 80), _advised(1), runner=Adviser)),
    ("table-hint-2", posed(3, offers("take", 80), _advised(2), runner=Adviser)),
    ("table-hint-3", posed(3, offers("take", 80), _advised(3), runner=Adviser)),
    ("table-why", posed(4, _bot_moves, _explained)),
    ("table-why-past", posed(4, _bot_moves, _looks_back)),
]
