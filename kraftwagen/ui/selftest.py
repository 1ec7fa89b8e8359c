"""``kraftwagen self-test``: a whole bot game through every scene, without a display."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App

_LIMIT: Final = 120.0
"""The most seconds the game may take."""
_SEEN: Final = 30
"""Number of decisions by bots before a person takes a seat."""
_BOTS: Final = {"Gustav": "random", "Helene": "hasty", "Viktor": "hasty", "Amalie": "hasty"}
"""The players: bots that answer at once even if the rules are not compiled."""
_STEP: Final = 1 / 30
_PAUSE: Final = 0.002
"""Seconds of sleep after each step, as in the window, so that other threads can run."""


def run(games: Sequence[str]) -> int:
    """Try all scenes with each game, printing a line per scene; returns 0 if all work, else 1."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if not all(map(_works, games)):
        return 1
    _say("all scenes work")
    return 0


def _works(game: str) -> bool:
    """Return whether all scenes work with a game."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        app = _open(Path(folder), game)
        _say(app.game.title)
        try:
            for name, visit in VISITS:
                begun = time.monotonic()
                note = visit(app)
                _say(f"{name:<12} ok {time.monotonic() - begun:6.2f} s  {note}")
        except Exception:
            _say(f"{name:<12} FAILED")
            _say(traceback.format_exc())
            return False
        finally:
            app.close()
    return True


def _say(line: str) -> None:
    if sys.stdout is not None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


def _open(folder: Path, game: str) -> App:
    from kraftwagen.engine import registry
    from kraftwagen.ui.launch import make_app
    from kraftwagen.ui.tables.hooks import with_table

    games = registry.Shelf(with_table(registry.game_ids()))
    size = 1280, 720
    app = make_app(games, game=game, data_dir=folder, size=size, language="en", guarded=False)
    app.settings.speed = "instant"
    return app


def _frames(app: App, count: int = 3) -> None:
    for _ in range(count):
        app.step([], _STEP)
    app.draw()


def _menu(app: App) -> str:
    _expect(app, "menu")
    _frames(app)
    return f"{app.size[0]}x{app.size[1]}"


def _page(make: Callable[[], Any]) -> Callable[[App], str]:
    def visit(app: App) -> str:
        scene = make()
        app.stack.push(scene)
        _frames(app)
        _expect(app, scene.name)
        app.stack.pop()
        _frames(app)
        return ""

    return visit


def _new_match() -> Any:
    from kraftwagen.ui.scenes.setup.new_match import NewMatchScene

    return NewMatchScene()


def _settings() -> Any:
    from kraftwagen.ui.scenes.menu.settings import SettingsScene

    return SettingsScene()


def _rules() -> Any:
    from kraftwagen.ui.scenes.learn.rulebook import RulebookScene

    return RulebookScene()


def _saves() -> Any:
    from kraftwagen.ui.scenes.history.saves import SavesScene

    return SavesScene()


def _table(app: App) -> str:
    """Let bots play on every seat for a while."""
    from kraftwagen.match.seats import SeatInfo

    low, high = app.game.seats
    seats = [SeatInfo(name, bot) for name, bot in _BOTS.items()]
    app.routes.start_match(app.game, seats[: min(max(low, 3), high)], 1926, {})
    _expect(app, "table")
    scene: Any = app.stack.top
    _wait(app, lambda: len(scene.game.match.steps) > _SEEN or app.stack.top is not scene)
    return f"{len(scene.game.match.steps)} decisions"


def _scoring(app: App) -> str:
    """Give a person a seat, because only people see scorings; not every game has one."""
    scene: Any = app.stack.top
    if scene.name != "table":
        return "none before the end"
    bot = scene.game.match.seats[0].controller
    scene.game.match.hand_over(0, "person")

    def reached() -> bool:
        top: Any = app.stack.top
        if top is scene and scene.game.person_to_move and not scene.director.busy:
            _decide(scene, bot)
        return top.name in ("scoring", "end", "results")

    _wait(app, reached)
    _frames(app)
    top: Any = app.stack.top
    if top.name != "scoring":
        return "none"
    top.finish()
    acts = len(top.ended)
    _frames(app)
    app.stack.pop()
    scene.game.match.hand_over(0, bot)
    return f"{acts} acts"


def _decide(scene: Any, bot: str) -> None:
    from kraftwagen.bots import ladder

    match = scene.game.match
    chosen = ladder.build(bot, match.spec, 1).choose(match.observation(match.actor))
    scene.controller.decide(match.actor, chosen.code)


def _results(app: App) -> str:
    """Let bots finish the game; the end lies over the results if a person played."""
    _wait(app, lambda: app.stack.top.name in ("end", "results"))
    _frames(app)
    if app.stack.top.name == "end":
        app.stack.pop()
        _frames(app)
    results: Any = app.stack.top
    match = results.match
    from kraftwagen.match.replay import verify

    problem = verify(match.record, match.spec)
    if problem is not None:
        raise AssertionError(f"the record does not replay: {problem}")
    scores = ", ".join(str(score) for score in match.spec.scores(match.state))
    app.routes.menu()
    _frames(app)
    return f"{len(match.steps)} decisions, score {scores}, record replays"


def _replay(app: App) -> str:
    """Replay the newest save to its end and export it to files."""
    from kraftwagen.ui.scenes.replay.scene import ReplayScene
    from kraftwagen.ui.scenes.replay.share import ShareScene

    library = app.library
    if library is None or not library.entries():
        raise AssertionError("the game that was played is not among the saves")
    entry = library.entries()[0]
    app.routes.replay_record(lambda: library.load(entry))
    _frames(app)
    _expect(app, "replay")
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    scene.edge(1)
    _frames(app)
    made = []
    for kind in ("game", "txt", "png"):
        share = ShareScene(scene.game)
        share.kind, share.size = kind, "small"
        app.stack.push(share)
        share.start()
        _wait(app, lambda share=share: share.export is None)  # type: ignore[misc]
        if share.done is None:
            raise AssertionError(share.said)
        made.append(f"{kind} {share.done.stat().st_size // 1000} kB")
        app.stack.pop()
    app.stack.pop()
    return f"{scene.number} moments; {', '.join(made)}"


def _analysis(app: App) -> str:
    """Wait for the first results of the analysis process."""
    library = app.library
    assert library is not None
    app.routes.analyse_record(library.load(library.entries()[0]))
    scene: Any = app.stack.top
    _wait(app, lambda: bool(scene.turns.parts or scene.trouble))
    if scene.trouble:
        raise AssertionError(scene.trouble)
    _frames(app)
    parts = len(scene.turns.parts)
    app.routes.menu()
    _frames(app)
    return f"{parts} parts"


def _daily() -> Any:
    from kraftwagen.ui.scenes.history.daily import DailyScene

    return DailyScene()


def _achievements() -> Any:
    from kraftwagen.ui.scenes.history.achievements import AchievementsScene

    return AchievementsScene()


def _album() -> Any:
    from kraftwagen.ui.scenes.career.album import AlbumScene

    return AlbumScene()


def _marque() -> Any:
    from kraftwagen.ui.scenes.career.marque import MarqueScene

    return MarqueScene()


def _career() -> Any:
    from kraftwagen.ui.scenes.career.road import CareerScene

    return CareerScene()


def _challenges() -> Any:
    from kraftwagen.ui.scenes.learn.challenges_page import ChallengesScene

    return ChallengesScene()


def _statistics(app: App) -> str:
    """Check that the finished game was counted."""
    from kraftwagen.ui.scenes.history.statistics import StatisticsScene

    scene = StatisticsScene()
    app.stack.push(scene)
    _frames(app, 10)
    noted = len(scene.statistics.ids())
    if noted != 1:
        raise AssertionError(f"{noted} games are noted, not the one that was played")
    app.stack.pop()
    _frames(app)
    return "1 game noted"


VISITS: Final[list[tuple[str, Callable[[App], str]]]] = [
    ("menu", _menu),
    ("new match", _page(_new_match)),
    ("settings", _page(_settings)),
    ("rules", _page(_rules)),
    ("table", _table),
    ("scoring", _scoring),
    ("results", _results),
    ("saves", _page(_saves)),
    ("replay", _replay),
    ("analysis", _analysis),
    ("daily", _page(_daily)),
    ("statistics", _statistics),
    ("achievements", _page(_achievements)),
    ("challenges", _page(_challenges)),
    ("album", _page(_album)),
    ("career", _page(_career)),
    ("marque", _page(_marque)),
]


def _expect(app: App, name: str) -> None:
    if app.stack.top.name != name:
        raise AssertionError(f"expected the scene {name}, found {app.stack.top.name}")


def _wait(app: App, reached: Callable[[], bool]) -> None:
    end = time.monotonic() + _LIMIT
    while not reached():
        if time.monotonic() > end:
            raise AssertionError(f"no progress in the scene {app.stack.top.name}")
        app.step([], _STEP)
        time.sleep(_PAUSE)
