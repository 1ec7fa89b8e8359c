"""While the menu is idle the pictures of the next table are made, so that it opens at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.drawing import resources
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from tests.games import each_game


def opened(app: App, drawn: list[Any]) -> int:
    """How many drawings are made when a new game is opened."""
    before = len(drawn)
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Helene", "random")]
    scene = TableScene(app, Match.new(app.game, seats, 5, {}), make_runner=Slow)
    app.stack.reset(scene)
    app.draw()
    return len(drawn) - before


@each_game
def test_the_first_table_finds_its_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    drawn: list[Any] = []
    rasterised = resources.rasterised

    def noted(text: str, size: tuple[int, int], angle: float = 0) -> Any:
        drawn.append(size)
        return rasterised(text, size, angle)

    monkeypatch.setattr(resources, "rasterised", noted)
    counts = []
    for idle in (False, True):
        app = make_app([registry.load(game)], data_dir=tmp_path, size=(1280, 720), guarded=False)
        steps = list(app.preload_steps) if idle else []
        assert len(steps) > 5 or not idle
        counts.append(opened(app, drawn))
        app.close()
    cold, warm = counts
    assert cold > 60
    assert warm < cold * 0.4
