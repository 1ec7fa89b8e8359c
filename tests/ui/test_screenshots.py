"""Pictures of the scenes are drawn for every game there is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from kraftwagen.tools.screenshots import film, pages, shoot
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from tests.games import NEWEST
from tests.ui.stones import GAMES, toy_table  # noqa: F401 - fixtures


@pytest.mark.usefixtures("toy_table")
def test_pages_are_drawn_for_each_game(tmp_path: Path) -> None:
    written = shoot.take(tmp_path, [(400, 300)], only="new-match")
    assert {file.parent.name for file in written} == set(GAMES)
    alike = sum("new-match" in name for name, _ in pages.HOUSE)
    assert len(written) == alike + len(GAMES) * sum("new-match" in name for name, _ in pages.SHOTS)
    first = "new-match-400x300.png"
    assert len({(tmp_path / game / first).read_bytes() for game in GAMES}) == len(GAMES)


def test_a_game_brings_its_own() -> None:
    names = [name for name, _ in shoot.shots("kraftwagen")]
    assert len(set(names)) == len(names) > len(pages.SHOTS) == len(shoot.shots("toy"))


def test_what_looks_alike_for_every_game_is_drawn_once() -> None:
    alike = {name for name, _ in pages.HOUSE}
    assert alike <= {name for name, _ in shoot.shots("kraftwagen")}
    assert not alike & {name for name, _ in shoot.shots(NEWEST)}


def test_a_scene_that_spoils_its_folder_spoils_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(app: App) -> Scene:
        app.paths.saves.write_text("not a folder", encoding="utf-8")
        return menu(app)

    menu = dict(pages.SHOTS)["menu"]
    monkeypatch.setattr(shoot, "shots", lambda game: [("first", spoil), ("second", spoil)])
    assert len(shoot.take(tmp_path, [(400, 300)], games=["kraftwagen"])) == 2


def test_a_film_strip_has_ten_pictures_a_second(tmp_path: Path) -> None:
    file = tmp_path / "strip.png"
    asked = ["kraftwagen/menu", "0.3", str(file), "--size", "1280x720", "--columns", "2"]
    assert film.main([*asked, "--width", "160"]) == 0
    assert pygame.image.load(file).get_size() == (2 * 164, 2 * 94)
