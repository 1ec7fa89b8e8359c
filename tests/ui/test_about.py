"""About this program: version, whose games these are, licences, and nobody is asked for news."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.commit import named_version
from kraftwagen.engine import registry
from kraftwagen.ui.platform.paths import licences
from kraftwagen.ui.scenes.menu import settings
from tests.games import GAMES
from tests.ui.driver import Driver


def test_about_names_version_and_authors_and_opens_the_licences(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(settings, "open_folder", lambda folder: not opened.append(folder))
    app = make_app(games=[registry.load(game) for game in GAMES])
    app.routes.settings()
    driver = Driver(app)
    driver.frame(2)
    driver.scene.area.reveal(driver.button("About this program").rect)
    driver.frame()
    driver.press("About this program")
    assert driver.scene.name == "dialog"
    said = driver.scene.text
    assert f"Version {named_version()}" in said
    assert all(app.tr(f"{game}.credits") in said for game in GAMES)
    driver.press("Licences")
    assert opened == [app.paths.assets]
    assert driver.scene.name == "settings"


def test_a_build_has_its_licences_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "program"))
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert licences(tmp_path / "assets") == tmp_path / "assets"
    (tmp_path / "licences").mkdir()
    assert licences(tmp_path / "assets") == tmp_path / "licences"
