"""Pictures of replays and what belongs to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from screenshots.kraftwagen.table import decisions, table

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

_FOLDER = "games/shared"


def _replay(app: App) -> Any:
    from kraftwagen.ui.scenes.replay.scene import ReplayScene

    scene: Any = table(3, decisions(150))(app)
    app.settings.speed = "normal"
    return ReplayScene(app, scene.game.match, 101)


def _share(app: App) -> Scene:
    from kraftwagen.ui.scenes.replay.share import ShareScene

    scene = _replay(app)
    app.stack.push(scene)
    made = ShareScene(scene.game, _FOLDER)
    made.kind = "gif"
    return made


def _branch(app: App) -> Scene:
    from kraftwagen.ui.scenes.replay.branch import BranchScene

    scene = _replay(app)
    app.stack.push(scene)
    return BranchScene(scene.game, scene.number)


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("replay", _replay),
    ("replay-share", _share),
    ("replay-branch", _branch),
]
