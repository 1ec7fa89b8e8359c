"""The shell: scenes, loop, sizes, menus, set-up, saves, errors."""

from __future__ import annotations

import json
import weakref
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.settings import Settings, load_settings
from kraftwagen.ui.presenters.match_setup import MatchSetup, recall
from kraftwagen.ui.scenes.history.saves import SavesScene
from kraftwagen.ui.scenes.learn.rulebook import RulebookScene
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import ChoiceBar, Dropdown, Label, ListBox, Widget
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH


class Recorder(Scene):
    """Writes down what is asked of it."""

    def __init__(self, label: str, log: list[str]) -> None:
        self.label, self.log = label, log

    def enter(self) -> None:
        self.log.append(f"{self.label} enter")

    def resume(self) -> None:
        self.log.append(f"{self.label} resume")

    def pause(self) -> None:
        self.log.append(f"{self.label} pause")

    def leave(self) -> None:
        self.log.append(f"{self.label} leave")

    def relayout(self, size: tuple[int, int]) -> None:
        super().relayout(size)
        self.log.append(f"{self.label} relayout {size[0]}")


def test_life_cycle(make_app: Callable[..., App]) -> None:
    app, log = make_app(), []
    app.stack.push(Recorder("a", log))
    app.stack.push(Recorder("b", log))
    app.stack.pop()
    app.stack.replace(Recorder("c", log))
    app.stack.clear()
    assert log == [
        "a enter", "a relayout 1280", "a resume",
        "a pause", "b enter", "b relayout 1280", "b resume",
        "b pause", "b leave", "a resume",
        "a pause", "a leave", "c enter", "c relayout 1280", "c resume",
        "c pause", "c leave",
    ]  # fmt: skip


def test_covered_scenes_are_laid_out_when_they_come_back(make_app: Callable[..., App]) -> None:
    app, log = make_app(), []
    app.stack.push(Recorder("a", log))
    app.stack.push(Recorder("b", log))
    log.clear()
    Driver(app).resize(1000, 760)
    assert log == ["b relayout 1000"]
    app.stack.pop()
    assert "a relayout 1000" in log


def test_overlays_show_what_is_below(driver: Driver) -> None:
    below = driver.scene
    driver.app.stack.push(Dialog("Title", "Text", [("OK", "primary", None)]))
    assert driver.app.stack.visible() == [below, driver.scene]


def test_nothing_is_drawn_while_nothing_changes(driver: Driver) -> None:
    driver.frame(5)
    assert not driver.frame(30)
    assert driver.app.next_update() > 0.5
    driver.move(driver.button("Rules").rect.center)
    driver.frame()
    assert driver.button("Rules").state == "hovered"


def test_tooltip_after_a_moment(driver: Driver) -> None:
    driver.press("New game")
    driver.move(driver.button("Enter a code").rect.center)
    before = pygame.image.tobytes(driver.app.screen, "RGB")
    driver.settle(0.7)
    assert pygame.image.tobytes(driver.app.screen, "RGB") != before
    assert not driver.frame(10)


def test_resize_is_remembered(make_app: Callable[..., App]) -> None:
    app = make_app(size=None)
    app.routes.menu()
    Driver(app).resize(1111, 777)
    assert app.settings.window == (1111, 777)
    app.close()
    assert json.loads(app.paths.settings_file.read_text(encoding="utf-8"))["window"] == [1111, 777]


def test_place_is_remembered_and_restored(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "set_window_position", put.append)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (70, 90))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    app = make_app(size=None)
    app.routes.menu()
    assert put == []
    pygame.event.post(pygame.event.Event(pygame.WINDOWMOVED, x=70, y=90))
    Driver(app).frame()
    app.close()
    assert json.loads(app.paths.settings_file.read_text(encoding="utf-8"))["place"] == [70, 90]
    make_app(size=None, settings=load_settings(app.paths.settings_file)[0])
    assert put == [(70, 90)]


def test_another_language_at_once(make_app: Callable[..., App]) -> None:
    app = make_app(games=[registry.load("kraftwagen")])
    app.routes.menu()
    driver = Driver(app)
    driver.app.stack.push(RulebookScene("kraftwagen", 0))
    english = driver.scene._page.chapter.text
    driver.app.set_language("pseudo")
    assert driver.app.settings.language == "pseudo"
    assert driver.scene._page.chapter.text != english
    driver.press(driver.app.tr("app.back"))
    assert driver.button(driver.app.tr("menu.rules")).text == driver.app.tr("menu.rules") != "Rules"
    driver.app.set_language("en")
    assert driver.button("Rules")


def test_a_choice_of_languages_only_where_there_is_one(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.press("Settings")
    for known in ([("en", "English")], [("en", "English"), ("xx", "Xish")]):
        monkeypatch.setattr(
            "kraftwagen.ui.scenes.menu.settings.named_languages", lambda assets, known=known: known
        )
        driver.scene.relayout(driver.app.size)
        labels = {label.text for label in driver.widgets(Label)}
        assert ("Language" in labels) == (len(known) > 1)


def test_the_menu_offers_each_language_by_its_own_name(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [("en", "English"), ("pseudo", "Ěšě")]
    monkeypatch.setattr("kraftwagen.ui.scenes.menu.menu.named_languages", lambda assets: known)
    driver.scene.relayout(driver.app.size)
    (offered,) = driver.widgets(Dropdown)
    assert offered.text == "English"
    driver.click(offered)
    driver.frame(2)
    driver.click(driver.button("Ěšě"))
    driver.frame(2)
    assert driver.app.settings.language == driver.app.tr.language == "pseudo"
    (offered,) = driver.widgets(Dropdown)
    assert offered.text == "Ěšě"
    assert driver.button(driver.app.tr("menu.settings"))


def test_without_a_sound_device_the_settings_say_so(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The group of sound stays where it is, and nothing of another group moves into it."""

    def said() -> list[str]:
        driver.scene.relayout(driver.app.size)
        return [label.text for label in driver.scene.ui.widgets if isinstance(label, Label)]

    driver.press("Settings")
    for possible in (True, False):
        monkeypatch.setattr(
            type(driver.app.sound), "possible", property(lambda sound, now=possible: now)
        )
        words = said()
        assert words.index("Sound") < words.index("Keys and controllers")
        assert any(one.startswith("No sound device") for one in words) is not possible
        assert ("Game volume" in words) is possible


def test_full_screen_by_both_keys(driver: Driver) -> None:
    driver.key(pygame.K_F11)
    assert driver.app.fullscreen
    assert driver.app.settings.fullscreen
    driver.key(pygame.K_RETURN, pygame.KMOD_LALT)
    assert not driver.app.fullscreen
    assert driver.scene.name == "menu"


def test_size_of_everything_by_keys(driver: Driver) -> None:
    before = driver.button("Rules").rect.h
    driver.key(pygame.K_EQUALS, pygame.KMOD_LCTRL)
    assert driver.app.settings.scale == 1.1
    assert driver.button("Rules").rect.h > before
    driver.key(pygame.K_0, pygame.KMOD_LCTRL)
    assert driver.button("Rules").rect.h == before


def test_menu_continues_the_last_match(driver: Driver) -> None:
    driver.press("Continue")
    assert driver.scene.started["record"] == driver.app.library.latest("toy")


def test_enter_starts_where_the_menu_suggests(driver: Driver) -> None:
    driver.key(pygame.K_RETURN)
    assert driver.scene.name == "fake_table"


def test_quit_asks_on_escape(driver: Driver) -> None:
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Dialog)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "menu"
    driver.press("Quit")
    assert not driver.app.alive


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.25, 1.5, 2.0])
def test_start_is_in_sight_at_every_scale(make_app: Callable[..., App], scale: float) -> None:
    app = make_app(settings=Settings(scale=scale))
    app.routes.menu()
    driver = Driver(app)
    driver.press("New game")
    window = pygame.Rect((0, 0), app.size)
    assert window.contains(driver.button("Start the game").rect)
    driver.press("Start the game")
    assert driver.scene.name == "fake_table"


def test_two_clicks_to_a_match(driver: Driver) -> None:
    driver.press("New game")
    driver.press("Start the game")
    started = driver.scene.started
    assert [seat.controller for seat in started["seats"]] == ["person", "greedy", "greedy"]
    assert len({seat.name for seat in started["seats"]}) == 3
    assert started["options"]["heap"] == 12


def test_setting_up_by_clicking(driver: Driver) -> None:
    driver.press("New game")
    count = driver.widgets(ChoiceBar)[0]
    driver.click((count.rect.x + 5, count.rect.centery))
    assert len(driver.widgets(Dropdown)) == 3
    kind = driver.widgets(Dropdown)[1]
    driver.click(kind)
    driver.press("Dice")
    assert driver.entry(1).get_text() == "Rudi"
    driver.click(driver.entry(0))
    for _ in range(12):
        driver.key(pygame.K_BACKSPACE)
    driver.type("Zoë")
    driver.click(driver.check("Second thoughts"))
    driver.click(driver.entry(2))
    driver.type("9")
    driver.click(driver.entry(3))
    driver.type("4x2")
    driver.click(driver.widgets(Dropdown)[-1])
    driver.press("Blind")
    driver.press("Start the game")
    started = driver.scene.started
    assert [(s.name, s.controller) for s in started["seats"]] == [
        ("Zoë", "person"),
        ("Rudi", "random"),
    ]
    assert started["seed"] == 42
    assert started["options"] == {"heap": 9, "second_thoughts": False, "deal": "blind"}
    kept = driver.app.settings.last_setup["toy"]
    assert kept["count"] == 2
    again = recall(GameWords(ENGLISH, registry.load("toy")), kept, ["random", "greedy"])
    assert again.seats[0].name == "Zoë"
    assert again.options["deal"] == "blind"


def test_a_widget_is_painted_once_for_many_changes(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.press("New game")
    label = driver.widgets(Label)[0]
    painted: list[str] = []
    paint = Label.paint
    monkeypatch.setattr(
        Label, "paint", lambda self, *to: (painted.append(self.text), paint(self, *to))
    )
    for words in ("One", "Two", "Three"):
        label.set_text(words)
    driver.frame()
    assert painted == ["Three"]


def test_a_new_layout_lets_go_of_the_one_before(driver: Driver) -> None:
    driver.press("New game")
    app, gone = driver.app, weakref.ref(driver.scene.ui)
    app.set_scale(1.25)
    app.stack.tidy(False, app.now)
    assert gone() is None


def test_equal_names_are_refused_in_one_sentence(driver: Driver) -> None:
    driver.press("New game")
    driver.click(driver.entry(1))
    for _ in range(20):
        driver.key(pygame.K_BACKSPACE)
    assert "needs a name" in driver.button("Start the game").tip
    driver.type(" ada")
    start = driver.button("Start the game")
    assert not start.is_enabled
    assert any(w.text.startswith("Two players are called") for w in driver.widgets(Label))
    driver.type("m")
    assert start.is_enabled


def test_set_up_survives_nonsense_from_the_settings_file() -> None:
    nonsense: dict[str, Any] = {
        "count": "x", "seats": [["alien", "A"], 3, ["random"], [1, 2]], "options": {"gone": 1},
    }  # fmt: skip
    spec = registry.load("toy")
    setup = recall(GameWords(ENGLISH, spec), nonsense, ["random"])
    assert setup.count == 3
    assert not setup.problem()
    assert setup.options == spec.options
    assert isinstance(setup, MatchSetup)


def test_saves_load_delete_and_unreadable(driver: Driver) -> None:
    driver.press("Saved games")
    box = driver.widgets(ListBox)[0]
    row = box.row_height
    driver.click((box.rect.x + 20, box.rect.y + row * 3 + row // 2))
    assert not driver.button("Load").is_enabled
    assert "written by version 2.0" in driver.button("Load").tip
    driver.click((box.rect.x + 20, box.rect.y + row + row // 2))
    driver.press("Delete")
    driver.press("Delete")
    assert len(driver.scene.entries) == 4
    driver.press("Delete")
    driver.press("Keep it")
    assert len(driver.scene.entries) == 4
    driver.press("Load")
    assert driver.scene.started["record"].title == "Unfinished game"


def test_the_pointer_lights_a_row_and_a_click_takes_the_keys_there(driver: Driver) -> None:
    driver.press("Saved games")
    box = driver.widgets(ListBox)[0]
    rows = [(box.rect.x + 20, box.rect.y + round(box.row_height * (n + 0.5))) for n in range(3)]
    driver.move(rows[1])
    assert (box.pointed, box.chosen) == (1, 0)
    driver.click(rows[1])
    driver.move((5, 5))
    assert (box.pointed, box.chosen) == (-1, 1)
    driver.key(pygame.K_DOWN)
    assert box.chosen == 2


def test_arrows_go_on_from_the_button_that_was_clicked(driver: Driver) -> None:
    driver.press("Settings")
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_UP)
    ring = driver.scene.ui.focus
    here, was = ring.current, driver.button("Settings")
    assert ring.shown
    assert here.focus_rect.centery < was.rect.centery
    assert abs(here.focus_rect.centery - was.rect.centery) < 2 * was.rect.h


def test_settings_are_kept_at_once(driver: Driver) -> None:
    driver.press("Settings")
    speed = driver.widgets(ChoiceBar)[0]
    driver.click((speed.rect.right - 10, speed.rect.centery))
    driver.click(driver.check("End my turn automatically"))
    read = json.loads(driver.app.paths.settings_file.read_text(encoding="utf-8"))
    assert (read["speed"], read["auto_end_turn"]) == ("instant", True)
    driver.press("Back")
    assert driver.scene.name == "menu"


def test_rules_scroll_and_turn_pages(make_app: Callable[..., App]) -> None:
    app = make_app(games=[registry.load("kraftwagen")])
    app.set_scale(1.25)
    app.stack.push(RulebookScene("kraftwagen", 3))
    driver = Driver(app)
    text = driver.scene._page
    driver.move(text.rect.center)
    assert text.furthest > 0
    driver.wheel(-3)
    assert text.offset > 0
    chapters = driver.widgets(Dropdown)[0]  # too many for buttons at this size
    chapters.choose(next(value for value, words in chapters.options if words == "Awards"))
    assert driver.scene._page.offset == 0
    assert driver.scene._page.chapter.topic == "awards"


def test_keyboard_alone(driver: Driver) -> None:
    ui = driver.scene.ui
    driver.key(pygame.K_TAB)
    assert ui.focus.shown
    seen = set()
    for _ in range(len(ui.focus.items())):
        seen.add(ui.focus.current.text)
        driver.key(pygame.K_TAB)
    languages = {box.text for box in driver.widgets(Dropdown)}
    assert seen - languages == {
        *("Continue", "New game", "Play alone", "Saved games"),
        *("Statistics", "Rules", "Settings", "Quit"),
    }
    for _ in range(6):
        if ui.focus.current.text != "Rules":
            driver.key(pygame.K_DOWN)
    driver.key(pygame.K_SPACE)
    assert driver.scene.name == "rules"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "menu"


def test_names_by_keyboard(driver: Driver) -> None:
    driver.press("New game")
    ui = driver.scene.ui
    while ui.focus.current is not driver.entry(0):
        driver.key(pygame.K_TAB)
    driver.type("Ade")
    assert driver.entry(0).get_text() == "Ade"
    driver.key(pygame.K_LEFT)
    driver.type("x")
    assert driver.entry(0).get_text() == "Adxe"
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_LEFT)
    assert driver.scene.setup.seats[0].controller == "greedy"
    driver.key(pygame.K_SPACE)
    assert driver.widgets(Dropdown)[0].open
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert driver.scene.setup.seats[0].controller == "random"


def test_the_menu_prepares_a_match_step_by_step(make_app: Callable[..., App]) -> None:
    app = make_app()
    steps: list[str] = []
    app.preload_steps = (steps.append(name) for name in ("modules", "view"))
    app.routes.menu()
    app.step([], 0.0)
    assert not steps, "the first picture comes first"
    app.step([], 0.1)
    assert steps == ["modules"]
    assert 0 < app.next_update() < 0.5
    app.step([], 0.1)
    app.step([], 0.1)
    assert steps == ["modules", "view"]
    assert app.next_update() > 0.5, "and then it rests"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_what_can_be_done_with_a_save_stands_in_one_row(
    make_app: Callable[..., App], size: tuple[int, int]
) -> None:
    app = make_app()
    app.stack.push(SavesScene())
    app.resize(size)
    app.set_scale(1.5)
    buttons = app.stack.top._buttons.values()
    assert len({button.widget.rect.y for button in buttons}) == 1


def test_targets_are_large_enough(driver: Driver) -> None:
    driver.app.stack.push(SettingsScene())
    for widget in driver.widgets(Widget):
        if widget.focusable:
            assert min(widget.rect.size) >= 24


@pytest.mark.parametrize(
    ("rule", "topic"),
    [("A3", "actions"), ("A2", "research"), ("A6", "grand_prix"), ("E10", "engineers"),
     ("M1", "market"), ("T2", "market"), ("Z1", "grand_prix"), ("Z4", "market"), ("W7", "awards"),
     ("P2", "turn"), ("S4", "set_up"), ("V4", "special_tiles"), ("?", "aim")],
)  # fmt: skip
def test_a_rule_opens_its_page(make_app: Callable[..., App], rule: str, topic: str) -> None:
    app = make_app(games=[registry.load("kraftwagen")])
    app.routes.menu()
    app.routes.learning.rules("kraftwagen", rule)
    scene = app.stack.top
    assert scene.chapters[scene.chapter].topic == topic
    app.stack.pop()
    assert app.stack.top.name == "menu"
