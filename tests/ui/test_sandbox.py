"""The sandbox: pieces by mouse, fields by keyboard, what is unlawful, sharing, bots, playing on."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadPosition
from kraftwagen.games.kraftwagen import checks
from kraftwagen.learn import position_line
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.rulebook import load_book
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords
from kraftwagen.ui.scenes.learn import sandbox
from kraftwagen.ui.scenes.learn.sandbox import SandboxScene
from kraftwagen.ui.widgets import Stepper
from tests.ui.driver import Driver
from tests.ui.playing import QuickRunner
from tests.ui.stones import toy_table  # noqa: F401 - a fixture

GAME = registry.load("kraftwagen")
TR = Translator(assets_dir() / "locale")


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is on it, the last one."""
    held = [""]

    def put(text: str) -> bool:
        held.append(text)
        return True

    monkeypatch.setattr(sandbox, "copy_text", put)
    monkeypatch.setattr(sandbox, "paste_text", lambda: held[-1])
    return held


def opened(app: Any, spec: Any) -> Driver:
    app.routes.menu()
    app.stack.push(SandboxScene(app, spec, make_runner=QuickRunner))
    made = Driver(app)
    made.frame(2)
    return made


@pytest.fixture
def driver(make_app: Callable[..., Any], clipboard: list[str]) -> Driver:
    return opened(make_app(games=[GAME]), GAME)


@pytest.fixture
def toy(
    make_app: Callable[..., Any],
    toy_table: None,  # noqa: F811
    clipboard: list[str],
) -> Driver:
    spec = registry.load("toy")
    return opened(make_app(games=[spec]), spec)


def dragged(driver: Driver, source: Any, target: Any) -> None:
    view = driver.scene.view
    driver.drag(view.place(source).center, view.place(target).center)


def test_pieces_are_dragged_on_the_real_table(driver: Driver) -> None:
    table = driver.scene.desk.table
    seat = table["current"]
    before = table["players"][seat]["canteen"]
    dragged(driver, ("supply", seat), ("canteen", seat))
    assert driver.scene.desk.table["players"][seat]["canteen"] == before + 1
    dragged(driver, ("stack", 2), ("active", 0))
    assert driver.scene.desk.table["active_buyers"][0]["preference"] == "prestige"
    dragged(driver, ("race", seat), ("space", 6))
    assert driver.scene.desk.table["players"][seat]["space"] == 6


def test_a_drag_that_means_nothing_changes_nothing(driver: Driver) -> None:
    before = driver.scene.desk.table
    dragged(driver, ("stack", 2), ("race", 0))
    assert driver.scene.desk.table == before
    assert not driver.scene.desk.can_undo


def test_escape_drops_what_is_held_and_stays(driver: Driver) -> None:
    driver.move(driver.scene.view.place(("stack", 2)).center)
    driver.down()
    driver.move(driver.scene.view.place(("active", 0)).center)
    driver.key(pygame.K_ESCAPE)
    driver.up()
    assert driver.scene.name == "sandbox"
    assert not driver.scene.desk.table["active_buyers"]


def test_a_click_on_the_table_shows_its_fields(driver: Driver) -> None:
    driver.click(driver.scene.view.place(("stack", 0)))
    assert driver.scene.group == "buyers"
    driver.click(driver.scene.view.place(("mat", 2)).midbottom[0:1] + (
        driver.scene.view.place(("mat", 2)).bottom - 4,
    ))  # fmt: skip
    assert driver.scene.group == "seat2"


def test_everything_is_set_by_keyboard(driver: Driver) -> None:
    driver.scene.choose("seat0")
    driver.frame()
    stepper = driver.scene.fields.widgets["money", 0]
    assert isinstance(stepper, Stepper)
    driver.scene.ui.focus.focus(stepper)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert GAME.scores(driver.scene.desk.state)[0] == 11
    driver.key(pygame.K_LEFT)
    assert GAME.scores(driver.scene.desk.state)[0] == 10
    driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert GAME.scores(driver.scene.desk.state)[0] == 11
    driver.key(pygame.K_y, pygame.KMOD_CTRL)
    assert GAME.scores(driver.scene.desk.state)[0] == 10


def test_the_buttons_of_a_stepper(driver: Driver) -> None:
    driver.scene.choose("seat0")
    driver.frame()
    for by, wanted in ((10, 10), (1, 11), (-1, 10), (-10, 0), (-1, 0)):
        driver.click(driver.scene.fields.widgets["money", 0].place(by).center)
        assert GAME.scores(driver.scene.desk.state)[0] == wanted


def test_an_unlawful_position_names_the_rule_and_leads_to_it(driver: Driver) -> None:
    driver.scene.change(("race", 0), 4)
    dragged(driver, ("race", 1), ("race", 0))
    scene = driver.scene
    assert "one space" in scene.status.text
    assert not any(scene.pressable[name].is_enabled for name in ("play", "ask", "copy", "save"))
    driver.click(scene.pressable["rule"])
    assert driver.scene.name == "rules"
    assert driver.scene.rule == "A6"


def test_each_rule_a_position_can_break_has_a_sentence_and_a_page() -> None:
    book = load_book(GAME, TR, learn_folder(assets_dir(), "kraftwagen"))
    words = SandboxWords(TR, Desk(GAME, GAME.editing.blank(2)))
    rules = set(re.findall(r'f?"([A-Z]?\d+) [a-zA-Z0-9]', inspect.getsource(checks)))
    assert rules == set(words.words.data("editing.broken"))
    for rule in rules:
        assert words.words.has(f"editing.broken.{rule}"), rule
        assert book.place(rule) is not None, rule


def test_every_field_and_value_has_words() -> None:
    table = GAME.editing.blank(4)
    for place, value in ((("cars", 0), 2), (("stack", 1), 1), (("engineer", 1), 0)):
        table = GAME.editing.change(table, place, value)
    desk = Desk(GAME, table)
    words = SandboxWords(TR, desk)
    for name, seat in desk.editing.groups(table):
        assert "editing." not in words.group(name, seat)
    for field in desk.editing.fields(table):
        said = [words.field(field), *(text for _, text in words.options(field))]
        assert all(text and "." not in text for text in said), said


def test_a_line_is_copied_and_pasted(driver: Driver, clipboard: list[str]) -> None:
    driver.scene.change(("money", 1), 33)
    driver.key(pygame.K_c, pygame.KMOD_CTRL)
    assert clipboard[-1].startswith("KW1.kraftwagen.")
    driver.scene.begin("new 2")
    assert driver.scene.desk.seats == 2
    driver.click(driver.scene.pressable["paste"])
    assert GAME.scores(driver.scene.desk.state) == [0, 33, 0]
    clipboard.append(clipboard[-1][:-30])
    driver.click(driver.scene.pressable["paste"])
    assert driver.scene.status.text == TR("learn.sandbox.bad.damaged")
    assert GAME.scores(driver.scene.desk.state) == [0, 33, 0]
    clipboard.append(" ")
    driver.click(driver.scene.pressable["paste"])
    assert driver.scene.status.text == TR("learn.sandbox.nothing")


def test_a_file_is_saved_offered_and_dropped_onto_the_window(driver: Driver) -> None:
    driver.scene.change(("money", 1), 33)
    driver.click(driver.scene.pressable["save"])
    (path,) = (driver.app.paths.data / "positions").iterdir()
    assert path.name in driver.scene.status.text
    driver.scene.begin("new 4")
    driver.scene.begin("file 0")
    assert GAME.scores(driver.scene.desk.state) == [0, 33, 0]
    driver.app.routes.open_file(path)
    assert len(driver.app.stack) == 3
    path.write_text("nonsense", encoding="utf-8")
    driver.app.routes.open_file(path)
    assert driver.scene.name == "dialog"


def test_a_folder_that_cannot_be_written_is_said(driver: Driver) -> None:
    (driver.app.paths.data / "positions").write_text("in the way", encoding="utf-8")
    driver.click(driver.scene.pressable["save"])
    assert driver.scene.name == "sandbox"
    assert driver.scene.status.text.startswith("It could not be saved")


def test_the_bots_are_asked(driver: Driver) -> None:
    driver.click(driver.scene.pressable["ask"])
    driver.frame(3)
    scene = driver.scene
    assert scene.advice is not None
    assert "Take the tile" in scene.advised()
    driver.press(TR("learn.sandbox.to_fields"))
    assert driver.scene.advice is None
    assert driver.scene.fields is not None


def test_an_edit_puts_the_advice_away(driver: Driver) -> None:
    driver.click(driver.scene.pressable["ask"])
    driver.frame(3)
    dragged(driver, ("stack", 2), ("active", 0))
    assert driver.scene.advice is None


def test_play_goes_on_for_practice_and_leads_back(driver: Driver) -> None:
    driver.scene.change(("money", 1), 33)
    driver.click(driver.scene.pressable["play"])
    assert driver.scene.name == "sandbox_play"
    driver.press(TR("learn.sandbox.play"))
    assert driver.scene.name == "table"
    assert driver.scene.game.match.spec.scores(driver.scene.game.match.state) == [0, 33, 0]
    driver.frame(3)
    assert driver.scene.note_panel.note.text == TR("learn.sandbox.practice")
    driver.scene.guide.leave()
    driver.frame()
    assert driver.scene.name == "sandbox"
    assert not list(driver.app.paths.saves.rglob("*.json"))


def test_the_toy_game_has_a_sandbox(toy: Driver, clipboard: list[str]) -> None:
    heap = toy.scene.desk.table["heap"]
    dragged(toy, ("heap",), ("stones", 1))
    assert toy.scene.desk.table["heap"] == heap - 1
    assert toy.scene.desk.table["stones"][1] == 1
    toy.scene.change(("deck", 1), 0)
    assert toy.scene.desk.problem.rule == "T"
    assert toy.scene.status.text == "Cards are missing, or there are too many."
    toy.click(toy.scene.pressable["undo"])
    toy.key(pygame.K_c, pygame.KMOD_CTRL)
    assert position_line.read(toy.app.games, clipboard[-1])[1]["stones"] == [0, 1, 0]


def test_a_position_of_another_game_is_no_harm(toy: Driver, clipboard: list[str]) -> None:
    clipboard.append(position_line.write(GAME, GAME.editing.blank(2)))
    toy.click(toy.scene.pressable["paste"])
    assert "another game" in toy.scene.status.text


def test_moments_that_no_rule_allows_are_shown_all_the_same(driver: Driver) -> None:
    """Whatever can be set: the table draws it, lawful or not."""
    scene = driver.scene
    for place in (("tile", 3), ("worker", 0), ("worker", 1), ("worker", 2), ("race", 1)):
        for value in (1, 2, 13):
            fields = {one.place: one for one in scene.desk.editing.fields(scene.desk.table)}
            if value in fields[place].values:
                scene.change(place, value)
                driver.frame()
    with pytest.raises(BadPosition):
        GAME.from_position({**scene.desk.table, "current": 9})


def test_saved_positions_of_nowhere_are_none(tmp_path: Path) -> None:
    from kraftwagen.ui.presenters.sandbox import saved

    assert saved(tmp_path / "nowhere") == []
