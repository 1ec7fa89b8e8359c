"""Tips of a first game: each once, when its moment comes; never where nobody asked for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen.options import SHORT
from kraftwagen.learn.lessons import load_lessons
from kraftwagen.learn.progress import Progress
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.learn.first_game import FirstGameGuide, tips_for, want_tips
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.kraftwagen.first_tips import tips
from tests.games.kraftwagen.ui.at_table import position
from tests.ui.english import ENGLISH
from tests.ui.playing import Player, QuickRunner

SPEC = registry.load("kraftwagen")
LESSONS = {
    lesson.id: lesson
    for lesson in load_lessons(learn_folder(assets_dir(), SPEC.id) / "lessons", SPEC)[0]
}


class QuickRoutes(Routes):
    """Tables where bots answer at once."""

    def table(self, match: Match) -> TableScene:
        guide = tips_for(self.app, match)
        return TableScene(self.app, match, make_runner=QuickRunner, guide=guide)


@pytest.fixture
def player(make_app: Callable[..., App]) -> Player:
    app = make_app(games=[SPEC], routes=QuickRoutes, library=None)
    app.settings.speed = "instant"
    app.routes.menu()
    made = Player(app)
    made.frame()
    return made


def told(state: Any, *decisions: str) -> dict[str, str]:
    """The tips that fit a position after some decisions."""
    for decision in decisions:
        SPEC.apply(state, SPEC.from_text(decision))
    return {tip.name: tip.words for tip in tips(ENGLISH, position(state))}


def test_the_moment_of_each_tip() -> None:
    begin = {name: SPEC.from_position(lesson.position) for name, lesson in LESSONS.items()}
    assert list(told(SPEC.new(3, 2, {}))) == ["start"]
    assert list(told(begin["ring"])) == ["take"]
    assert "a buyer pays 10 for your car" in told(begin["cars"])["sale"]
    assert list(told(begin["race"], "take race")) == ["race"]
    assert "engine" in told(SPEC.from_position(LESSONS["race"].position), "take engine")
    assert {"ending", "take"} <= told(begin["turn"]).keys()
    assert "buyer" in told(begin["turn"], "take hire+buyer")
    assert "research" in told(begin["engineers"], "take research")
    assert not tips(ENGLISH, position(begin["ring"], options=False))


@pytest.mark.parametrize("short", [False, True])
def test_no_tip_speaks_of_engineers_in_the_short_game(short: bool) -> None:
    """It has none (S6)."""
    state = SPEC.new(3, 2, {SHORT: short})
    while "research" not in (found := told(state)):
        texts = {SPEC.to_text(code): code for code in SPEC.legal(state)}
        SPEC.apply(state, texts.get("take research", SPEC.legal(state)[0]))
    assert "points make parts better" in found["research"]
    assert ("Engineers" in found["research"]) is not short


def test_a_first_game_has_tips_once_each(player: Player) -> None:
    player.press("Play a first game")
    player.frame(3)
    player.press("Let's play")
    said: list[str] = []
    for _ in range(400):
        if player.match.is_over or len(said) > 4:
            break
        player.until_free()
        if not player.free:
            player.pass_covers()
            continue
        player.frame()
        note = player.table.note_panel.note
        if note is not None and note.title == "A tip" and (not said or said[-1] != note.text):
            said.append(note.text)
        player.table.controller.decide(player.match.actor, player.dice.choice(player.match.legal()))
    assert len(said) > 4
    assert len(set(said)) == len(said)
    section = Progress(player.app.paths.data).section(SPEC.id, "tips")
    assert section["wanted"] is True
    assert list(player.app.paths.saves.rglob("*.json")), "a first game is saved like any other"


def test_a_tip_is_read_when_it_goes_not_when_it_comes(player: Player) -> None:
    """Looking at the table writes nothing; a tip nobody had time for comes again."""
    player.press("Play a first game")
    player.frame(3)
    player.press("Let's play")
    player.until_free()
    player.frame(3)
    note = player.table.note_panel.note
    assert note is not None
    path = player.app.paths.data

    def read() -> list[str]:
        section = Progress(path).section(SPEC.id, "tips")
        return [name for name, shown in section.items() if shown and name != "wanted"]

    assert read() == []
    player.press("I see")
    player.frame()
    assert len(read()) == 1
    assert player.table.note_panel.note is None
    guide = tips_for(player.app, player.match)
    assert guide is not None
    guide.sit(player.table.controller)
    assert guide.note() is None
    player.table.controller.decide(player.match.actor, player.match.legal()[0])
    player.until_free()
    player.frame()
    player.table.controller.take_back()
    player.until_free()
    player.frame()
    assert player.table.note_panel.note is None


def test_no_more_tips_is_remembered(player: Player) -> None:
    player.press("Play a first game")
    player.frame(3)
    player.press("Let's play")
    player.until_free()
    player.frame()
    assert player.table.guide.noting, "a folded table keeps its size while tips may come"
    player.press("Stop")
    player.frame()
    assert player.table.note_panel.note is None
    assert not player.table.guide.noting
    assert tips_for(player.app, player.match) is None
    want_tips(player.app, SPEC.id)
    again = Progress(player.app.paths.data).section(SPEC.id, "tips")
    assert [name for name, shown in again.items() if shown] == ["wanted"]


def test_nobody_else_is_told_anything(player: Player) -> None:
    app = player.app
    people = [SeatInfo("Ada"), SeatInfo("Bruno")]
    alone = [SeatInfo("Ada"), SeatInfo("Rudi", "random")]
    assert tips_for(app, Match.new(SPEC, alone, 1, {})) is None
    want_tips(app, SPEC.id)
    assert isinstance(tips_for(app, Match.new(SPEC, alone, 1, {})), FirstGameGuide)
    assert tips_for(app, Match.new(SPEC, people, 1, {})) is None
    assert tips_for(app, Match.new(SPEC, alone, 1, {}, unassisted=True)) is None
