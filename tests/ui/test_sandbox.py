"""The sandbox: pieces by mouse, fields by keyboard, what is unlawful, sharing, bots, playing on."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.reasons import Reason
from kraftwagen.learn import position_line
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.rulebook import load_book
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords, table_of
from kraftwagen.ui.scenes.learn import sandbox_sharing
from kraftwagen.ui.scenes.learn.sandbox import SandboxScene
from kraftwagen.ui.scenes.replay.scene import ReplayScene
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Label, Stepper
from tests.editor import Editor
from tests.games import each_game
from tests.games.kraftwagen.ui.at_table import tabletop
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

    monkeypatch.setattr(sandbox_sharing, "copy_text", put)
    monkeypatch.setattr(sandbox_sharing, "paste_text", lambda: held[-1])
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


def spot(driver: Driver, *key: Any) -> Any:
    """A place of the table under the ring."""
    found = next(one for one in driver.scene.ui.extra_focus() if one.key == key)
    driver.scene.ui.focus.focus(found)
    driver.frame()
    return found


def test_a_piece_is_taken_and_put_by_keys(driver: Driver) -> None:
    scene = driver.scene
    seat = scene.desk.table["current"]
    before = scene.desk.table["players"][seat]["canteen"]
    assert spot(driver, "supply", seat).spoken.endswith(TR("learn.sandbox.takes"))
    driver.key(pygame.K_RETURN)
    assert scene.hand.held == ("supply", seat)
    assert spot(driver, "stack", 2).spoken.endswith(TR("learn.sandbox.goes_not"))
    driver.key(pygame.K_RETURN)
    assert scene.hand.held == ("supply", seat)
    assert spot(driver, "canteen", seat).spoken.endswith(TR("learn.sandbox.goes"))
    assert scene.hand.target == scene.view.place(("canteen", seat))
    driver.key(pygame.K_RETURN)
    assert scene.hand.held is None
    assert scene.desk.table["players"][seat]["canteen"] == before + 1
    assert scene.ui.focus.current.key == ("canteen", seat)
    assert scene.ui.focus.shown


def test_escape_puts_back_what_keys_have_taken(driver: Driver) -> None:
    spot(driver, "stack", 2)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "sandbox"
    assert driver.scene.hand.held is None
    assert not driver.scene.desk.can_undo


@pytest.mark.parametrize("command", ["next_choice", "previous_choice"])
def test_one_command_leads_to_where_a_piece_can_go(driver: Driver, command: str) -> None:
    spot(driver, "stack", 2)
    assert ("next_choice", TR("buttons.next_place")) not in driver.scene.buttons()
    driver.key(pygame.K_RETURN)
    assert ("next_choice", TR("buttons.next_place")) in driver.scene.buttons()
    key = pygame.key.key_code(driver.app.keys.of(command)[0])
    driver.key(key)
    assert driver.scene.ui.focus.current.key[0] in ("active", "row")
    driver.key(pygame.K_RETURN)
    assert driver.scene.desk.table["active_buyers"][0]["preference"] == "prestige"


def test_the_ring_reaches_every_piece_and_says_what_it_is(driver: Driver) -> None:
    for place, value in [
        (("cars", 0), 2), (("stack", 1), 1), (("engineer", 1), 0), (("dev", 0, 12, 0), 1),
        (("race", 1), 3), (("workshop", 0, 0), 3),
    ]:  # fmt: skip
        driver.scene.change(place, value)
    driver.scene.choose("seat0")
    driver.frame()
    spots = driver.scene.ui.extra_focus()
    movable = driver.scene.desk.editing.movable
    zones = tabletop(driver.scene.view).pad.zones
    kinds = {key[0] for key in zones if movable(key)}
    assert len(kinds) > 10
    assert kinds == {one.key[0] for one in spots if movable(one.key)}
    assert all(one.spoken for one in spots if movable(one.key))


def test_each_piece_is_carried_somewhere_or_stays(driver: Driver) -> None:
    for place, value in [
        (("cars", 0), 2), (("stack", 1), 1), (("engineer", 1), 0), (("dev", 0, 12, 1), 1),
        (("race", 1), 3), (("workshop", 0, 0), 3), (("award", 2), 1),
    ]:  # fmt: skip
        driver.scene.change(place, value)
    driver.scene.choose("seat0")
    driver.frame()
    zones = list(tabletop(driver.scene.view).pad.zones)
    assert Editor(GAME).carried(driver.scene.desk.table, zones) > 30


def test_enter_on_what_cannot_be_moved_leads_to_its_fields(driver: Driver) -> None:
    spot(driver, "money", 1)
    driver.key(pygame.K_RETURN)
    assert driver.scene.group == "seat1"
    assert driver.scene.ui.focus.current in driver.scene.fields.widgets.values()


def test_the_help_key_opens_the_rule_of_a_piece(driver: Driver) -> None:
    spot(driver, "stack", 2)
    driver.key(pygame.K_F1)
    assert (driver.scene.name, driver.scene.rule) == ("rules", "A5")


def test_what_cannot_be_set_is_said(driver: Driver) -> None:
    driver.scene.choose("seat0")
    said = [label.text for label in driver.widgets(Label)]
    assert TR("kraftwagen.editing.note.income") in said


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
    assert "one space" in scene.status.widget.text
    assert not any(
        scene.pressable[name].widget.is_enabled for name in ("play", "ask", "copy", "save")
    )
    driver.click(scene.pressable["rule"].widget)
    assert driver.scene.name == "rules"
    assert driver.scene.rule == "A6"


@each_game
def test_each_rule_a_position_can_break_has_a_sentence_and_a_page(game: str) -> None:
    spec, checks = registry.load(game), import_module(f"kraftwagen.games.{game}.checks")
    assert spec.editing is not None
    book = load_book(spec, TR, learn_folder(assets_dir(), game))
    words = SandboxWords(TR, Desk(spec, spec.editing.blank(2)))
    rules = set(re.findall(r'f?"([A-Z]?\d+) [a-zA-Z0-9]', inspect.getsource(checks)))
    assert rules == set(TR.below(f"{game}.editing.broken"))
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
    driver.scene.sharing.begin("new 2")
    assert driver.scene.desk.seats == 2
    driver.click(driver.scene.pressable["paste"].widget)
    assert GAME.scores(driver.scene.desk.state) == [0, 33, 0]
    clipboard.append(clipboard[-1][:-30])
    driver.click(driver.scene.pressable["paste"].widget)
    assert driver.scene.status.widget.text == TR("learn.sandbox.bad.damaged")
    assert GAME.scores(driver.scene.desk.state) == [0, 33, 0]
    clipboard.append(" ")
    driver.click(driver.scene.pressable["paste"].widget)
    assert driver.scene.status.widget.text == TR("learn.sandbox.nothing")


def test_a_file_is_saved_offered_and_dropped_onto_the_window(driver: Driver) -> None:
    driver.scene.change(("money", 1), 33)
    driver.click(driver.scene.pressable["save"].widget)
    (path,) = (driver.app.paths.data / "positions").iterdir()
    assert path.name in driver.scene.status.widget.text
    driver.scene.sharing.begin("new 4")
    driver.scene.sharing.begin("file 0")
    assert GAME.scores(driver.scene.desk.state) == [0, 33, 0]
    driver.app.routes.open_file(path)
    assert len(driver.app.stack) == 3
    path.write_text("nonsense", encoding="utf-8")
    driver.app.routes.open_file(path)
    assert driver.scene.name == "dialog"


def test_a_folder_that_cannot_be_written_is_said(driver: Driver) -> None:
    (driver.app.paths.data / "positions").write_text("in the way", encoding="utf-8")
    driver.click(driver.scene.pressable["save"].widget)
    assert driver.scene.name == "sandbox"
    assert driver.scene.status.widget.text.startswith("It could not be saved")


def test_the_bots_are_asked(driver: Driver) -> None:
    driver.click(driver.scene.pressable["ask"].widget)
    driver.frame(3)
    scene = driver.scene
    assert scene.adviser.choice is not None
    assert "Take the tile" in scene.adviser.text()
    driver.press(TR("learn.sandbox.to_fields"))
    assert driver.scene.adviser.choice is None
    assert driver.scene.fields is not None


def test_the_best_few_ways_come_with_figures_and_a_reason(driver: Driver) -> None:
    scene = driver.scene
    codes_ = list(GAME.legal(scene.desk.state))[:3]
    weighed = tuple(
        Candidate(code, -n, (code,), 40.0 - n, 0.5 - n / 10) for n, code in enumerate(codes_)
    )
    scene.adviser.choice = Choice(codes_[0], weighed, Reason("time.again", "-", {"gain": 30}))
    assert "40 coins" not in scene.adviser.text()
    scene.adviser.plain = False  # as with the setting
    said = scene.adviser.text()
    hooks = load_hooks(GAME, TR)
    places = [
        said.index(hooks.decision(one, scene.desk.state).rstrip(".") + ": ") for one in codes_
    ]
    assert places == sorted(places)
    assert "40 coins, 50" in said
    assert TR("kraftwagen.advice.why.time.again") in said


def test_a_position_of_a_running_game_hides_what_nobody_may_know() -> None:
    match = Match.new(GAME, [SeatInfo("Ada"), SeatInfo("Gustav", "random")], 7, {}, "")
    for _ in range(12):
        match.submit(match.actor, match.legal()[0])
    table = table_of(match, 10, 0)
    GAME.from_position(table)
    assert table["rng"] != GAME.to_position(match.state_at(10))["rng"]
    assert table == table_of(match, 10, 0)
    seen = GAME.to_position(match.state_at(10))
    for name in ("chain", "players", "deck", "shown", "cars", "todo"):
        assert table[name] == seen[name]


def test_a_moment_of_a_replay_is_edited_and_left_again(make_app: Callable[..., Any]) -> None:
    app = make_app(games=[GAME])
    match = Match.new(GAME, [SeatInfo("Ada"), SeatInfo("Gustav", "random")], 7, {}, "")
    for _ in range(12):
        match.submit(match.actor, match.legal()[0])
    app.routes.menu()
    app.stack.push(ReplayScene(app, match, 10))
    driver = Driver(app)
    driver.frame(2)
    driver.scene._branch()
    driver.frame()
    app.routes.learning.sandbox = lambda game, table: app.stack.push(SandboxScene(app, GAME, table))
    driver.press(TR("learn.sandbox.edit"))
    assert driver.scene.name == "sandbox"
    assert driver.scene.desk.table == table_of(match, 10, 0)
    driver.scene.change(("money", 0), 99)
    driver.scene.back()
    assert driver.scene.name == "replay"
    assert len(match.steps) == 12


def test_what_is_hidden_in_a_running_game_is_made_up() -> None:
    spec = registry.load("toy")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Gustav", "random")], 7, {}, "")
    asked: list[int] = []

    def determinize(observation: Any, seed: int) -> Any:
        asked.append(observation.seat)
        return spec.determinize(observation, seed)

    match.spec = replace(spec, determinize=determinize)
    table_of(match, 0, 1)
    assert asked == [1]


def test_an_edit_puts_the_advice_away(driver: Driver) -> None:
    driver.click(driver.scene.pressable["ask"].widget)
    driver.frame(3)
    dragged(driver, ("stack", 2), ("active", 0))
    assert driver.scene.adviser.choice is None


def test_play_goes_on_for_practice_and_leads_back(driver: Driver) -> None:
    driver.scene.change(("money", 1), 33)
    driver.click(driver.scene.pressable["play"].widget)
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
    assert toy.scene.status.widget.text == "Cards are missing, or there are too many."
    toy.click(toy.scene.pressable["undo"].widget)
    toy.key(pygame.K_c, pygame.KMOD_CTRL)
    assert position_line.read(toy.app.games, clipboard[-1])[1]["stones"] == [0, 1, 0]


def test_a_position_of_another_game_is_no_harm(toy: Driver, clipboard: list[str]) -> None:
    clipboard.append(position_line.write(GAME, GAME.editing.blank(2)))
    toy.click(toy.scene.pressable["paste"].widget)
    assert "another game" in toy.scene.status.widget.text


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
