"""Pictures of the sandbox: a position being set up, one that breaks a rule, the bots' opinion."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kraftwagen.engine.editing import Place
    from kraftwagen.ui.scenes.learn.sandbox import SandboxScene
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

_SET: tuple[tuple[Place, int], ...] = (
    (("cars", 0), 2), (("car", 0, "body"), 4), (("car", 0, "engine"), 3),
    (("car", 0, "workers"), 3), (("cars", 1), 1), (("car", 2, "price"), 9), (("stack", 0), 1),
    (("stack", 3), 2), (("workshop", 0, 0), 3), (("workshop", 0, 1), 11), (("dev", 0, 12, 1), 1),
    (("dev", 1, 14, 0), 1), (("engineer", 1), 0), (("engineer", 6), 2), (("race", 0), 4),
    (("race", 1), 7), (("lap", 1), 1), (("award", 0), 1), (("money", 0), 24), (("money", 1), 17),
    (("turn",), 2),
)  # fmt: skip


def _set_up(app: App, group: str = "moment") -> SandboxScene:
    from kraftwagen.ui.scenes.learn.sandbox import SandboxScene

    scene = SandboxScene(app, app.game)
    for place, value in _SET:
        fields = {field.place: field for field in scene.desk.editing.fields(scene.desk.table)}
        offered = list(fields[place].values)
        scene.desk.change(place, value if value in offered else offered[-1])
    scene.group, scene.note = group, ""
    return scene


def _broken(app: App) -> Scene:
    scene = _set_up(app, "seat0")
    scene.desk.change(("race", 0), 7)
    return scene


def _advised(app: App) -> Scene:
    from kraftwagen.bots.base import Candidate, Choice
    from kraftwagen.engine.reasons import Reason

    scene = _set_up(app)
    codes = scene.spec.legal(scene.desk.state)[:3]
    ends = scene.spec.from_text("hire"), scene.spec.from_text("end")
    weighed = [
        Candidate(code, 0.0, (code, *ends), 41.0 - n, 0.44 - 0.03 * n)
        for n, code in enumerate(codes)
    ]
    why = Reason("sale", "-", {"gain": 42})
    scene.adviser.choice = Choice(codes[0], weighed=tuple(weighed), why=why)
    return scene


SHOTS: list[tuple[str, Callable[[App], Scene]]] = [
    ("sandbox", _set_up),
    ("sandbox-market", lambda app: _set_up(app, "market")),
    ("sandbox-broken", _broken),
    ("sandbox-advice", _advised),
]
