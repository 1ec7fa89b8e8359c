"""A house with three games: both real ones, and the toy game with its table and its words."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots.runner import BotRunner
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.ui.language import i18n
from kraftwagen.ui.language.bundle import Bundle
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.analysis.scene import AnalysisScene
from kraftwagen.ui.scenes.learn import rulebook
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from tests import games
from tests.bots import broken
from tests.ui import toy_hooks
from tests.ui.analysing import SMALL
from tests.ui.playing import Player, QuickRunner, draw_rarely

GAMES = (*games.GAMES, "toy")
LEARN = Path(__file__).parents[1] / "learn" / "toy"
WORDS = Path(__file__).with_name("toy_words.ftl").read_text(encoding="utf-8")


class QuickRoutes(Routes):
    """Tables where bots answer at once, and analyses that do not take long."""

    def table(self, match: Match) -> TableScene:
        self.app.choose_game(match.spec.id)
        return TableScene(self.app, match, make_runner=QuickRunner)

    def analysis(self, match: Match) -> None:
        self.app.stack.push(AnalysisScene(match, budget=SMALL))


@pytest.fixture
def toy_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has a table, words in every language, and is known to other processes."""
    for starts in (BotRunner, AnalysisScene):
        monkeypatch.setitem(starts.__init__.__kwdefaults__, "modules", (broken.__name__,))  # type: ignore[misc]
    read = i18n.load_bundle

    def with_toy(folder: Path, language: str) -> Bundle:
        texts = read(folder, language).copy()
        assert texts.add(WORDS) == []
        return texts

    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    folder = rulebook.learn_folder
    monkeypatch.setattr(
        rulebook,
        "learn_folder",
        lambda assets, game: LEARN if game == "toy" else folder(assets, game),
    )
    monkeypatch.setattr(i18n, "load_bundle", with_toy)


@pytest.fixture
def house(make_app: Callable[..., App], toy_table: None, monkeypatch: pytest.MonkeyPatch) -> Player:
    """The main menu of all games, nothing played yet."""
    draw_rarely(monkeypatch)
    offered: list[Any] = [registry.load(game) for game in GAMES]
    app = make_app(games=offered, routes=QuickRoutes)
    app.library = MatchLibrary(app.paths.saves, offered, app.tr)
    app.settings.speed = "instant"
    app.routes.menu()
    player = Player(app)
    player.frame()
    return player
