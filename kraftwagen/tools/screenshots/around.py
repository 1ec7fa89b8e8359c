"""Pictures of the scenes around a table of any game: results, the end, pause, replay.

The functions return a ``Build``, which makes the scene for a picture. A ``Play`` plays a match up
to the moment to show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kraftwagen.match.match import Match
from kraftwagen.tools.screenshots.played import Slow

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

Build = Callable[["App"], "Scene"]
Play = Callable[["App"], Match]
_FOLDER = "games/shared"


def scoring(scored: Play, step: int) -> Build:
    """Return the scene that scores the last decision, at its step ``step`` or else the last one."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.table.scene import TableScene

        match = scored(app)
        scene = TableScene(app, match, make_runner=Slow)
        app.stack.push(scene)
        decision = scene.game.decision(len(match.steps))
        scene.game.show_scoring(decision, scene.director, alone=False, played=False)
        found: Any = app.stack.top
        found.at = min(step, len(found.course.steps) - 1)
        app.stack.pop()
        scene.director.frozen = True  # As while the scoring is shown.
        scene.controller.refresh()
        return found

    return build


def show(scored: Play, act: int = 0) -> Build:
    """Return the scene that plays the scoring of the last decision, beginning with act ``act``."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.table.scene import TableScene

        match = scored(app)
        app.settings.speed = "normal"
        scene = TableScene(app, match, make_runner=Slow)
        app.stack.push(scene)
        decision = scene.game.decision(len(match.steps))
        scene.game.show_scoring(decision, scene.director, alone=False)
        found: Any = app.stack.top
        found.first = act
        app.stack.pop()
        scene.director.frozen = True
        scene.controller.refresh()
        return found

    return build


def results(finished: Play, medals: int, names: Sequence[str] = ()) -> Build:
    """Return the scene with the results of a match and ``medals`` new achievements."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.post_game import PostGameReport
        from kraftwagen.ui.scenes.history.results import ResultsScene

        class Posed(ResultsScene):
            def enter(self) -> None:
                super().enter()
                # What is new depends on the games that were noted before.
                self.noted = PostGameReport(tuple(self.match.spec.merits)[:medals])

        match = finished(app)
        app.settings.speed = "instant"
        found = Posed(match)
        found.names = list(names) or found.names
        return found

    return build


def end(finished: Play, medals: int) -> Build:
    """Return the scene at the end of a match, with ``medals`` new achievements."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.presenters.post_game import PostGameReport
        from kraftwagen.ui.scenes.history.end import EndScene

        match = finished(app)
        app.settings.speed = "instant"
        return EndScene(match, PostGameReport(tuple(match.spec.merits)[:medals]))

    return build


def handoff(begun: Play) -> Build:
    """Return the scene that hides the table before another person's turn."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.table.handoff import HandoffScene
        from kraftwagen.ui.scenes.table.scene import TableScene

        table = TableScene(app, begun(app), make_runner=Slow)
        app.stack.push(table)
        app.draw()
        return HandoffScene(1, "Gustav", face=partial(table.game.picture, 1))

    return build


def over_table(table: Build, name: str) -> Build:
    """Return the scene of an entry in the table's menu: "pause" or a method of its navigation."""

    def build(app: App) -> Scene:
        scene: Any = table(app)
        app.stack.push(scene)
        scene.back() if name == "pause" else getattr(scene.navigation, name)()
        found = app.stack.top
        app.stack.pop()
        return found

    return build


def words(table: Build) -> Build:
    """Return the scene that describes the position of a table in words."""

    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.parts.text_board import TextBoardScene

        scene: Any = table(app)
        app.stack.push(scene)
        return TextBoardScene(scene.hooks.describe(scene.game.position()))

    return build


def contrast(table: Build) -> Build:
    """Return the scene of another picture in high contrast."""

    def build(app: App) -> Scene:
        app.set_look("palette", "contrast")
        return table(app)

    return build


def replay(table: Build, number: int) -> Callable[[App], Any]:
    """Return the replay of a table's match, after ``number`` decisions."""

    def build(app: App) -> Any:
        from kraftwagen.ui.scenes.replay.scene import ReplayScene

        scene: Any = table(app)
        app.settings.speed = "normal"
        return ReplayScene(app, scene.game.match, number)

    return build


def replay_shots(table: Build, number: int) -> list[tuple[str, Build]]:
    """Return the pictures of a replay and of the scenes that it opens, by name."""
    shown = replay(table, number)

    def share(app: App) -> Scene:
        from kraftwagen.ui.scenes.replay.share import ShareScene

        scene = shown(app)
        app.stack.push(scene)
        made = ShareScene(scene.game, _FOLDER)
        made.kind = "gif"
        return made

    def branch(app: App) -> Scene:
        from kraftwagen.ui.scenes.replay.branch import BranchScene

        scene = shown(app)
        app.stack.push(scene)
        return BranchScene(scene.game, scene.number)

    return [("replay", shown), ("replay-share", share), ("replay-branch", branch)]
