"""Controllers: what their buttons and sticks mean, the bar that says so, sizes for the sofa."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.ui.platform import controllers
from kraftwagen.ui.platform.buttons import MOVES, ButtonBindings, Make, make_of, sign
from kraftwagen.ui.platform.controllers import AGAIN, FIRST, Controllers
from kraftwagen.ui.platform.settings import Settings, load_settings
from kraftwagen.ui.scenes.menu.keys import command_words
from kraftwagen.ui.shell.button_bar import button_words
from kraftwagen.ui.widgets import Button, Dropdown, Label
from tests.every import in_turn
from tests.ui.measuring import SHELL, sample_app, show
from tests.ui.pads import NUMBERS, Pad

COMMANDS = ("undo", "end_turn", "next_choice", "previous_choice", "hint", "menu", "back")
X, Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


@pytest.fixture
def pads() -> Controllers:
    return Controllers(Settings(), ButtonBindings(COMMANDS))


@pytest.fixture
def pad(make_app: Callable[..., Any]) -> Pad:
    """The main menu, and somebody with a controller."""
    app = make_app()
    app.routes.menu()
    return Pad(app)


def button(name: str, kind: int = pygame.CONTROLLERBUTTONDOWN, number: int = 0) -> pygame.Event:
    return pygame.event.Event(kind, instance_id=number, button=NUMBERS[name])


def axis(axis: int, way: float, number: int = 0) -> pygame.Event:
    values = {"instance_id": number, "axis": axis, "value": round(way * 32767)}
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, values)


def presses(events: list[pygame.Event]) -> list[int | str]:
    """The keys that went down, or the commands they stand for."""
    return [e.command or e.key for e in events if e.type == pygame.KEYDOWN]


# -- what buttons mean


def test_a_button_is_a_key_or_a_command(pads: Controllers) -> None:
    assert presses(pads.read(button("a"))) == [pygame.K_RETURN]
    assert presses(pads.read(button("down"))) == [pygame.K_DOWN]
    assert presses(pads.read(button("x"))) == ["undo"]
    assert presses(pads.read(button("right_shoulder"))) == ["next_choice"]
    assert presses(pads.read(button("b"))) == ["back"]
    up = pads.read(button("x", pygame.CONTROLLERBUTTONUP))
    assert [event.type for event in up] == [pygame.KEYUP]


def test_a_button_is_given_to_another_command() -> None:
    pads = Controllers(Settings(), ButtonBindings(COMMANDS, {"hint": ["x"]}))
    assert presses(pads.read(button("x"))) == ["hint"]
    assert pads.bindings.of("undo") == ()
    bindings = ButtonBindings(COMMANDS, {"undo": ["right_stick"], "hint": ["a", "nonsense"]})
    assert bindings.of("undo") == ("right_stick",)
    assert bindings.of("hint") == ()  # A always chooses
    bindings.use({})
    assert (bindings.of("hint"), bindings.custom()) == (("view",), {})


def test_two_commands_exchange_their_buttons() -> None:
    bindings = ButtonBindings(COMMANDS)
    bindings.give("hint", "x")
    assert (bindings.of("hint"), bindings.of("undo")) == (("x",), ("view",))
    assert bindings.custom() == {"undo": ["view"], "hint": ["x"]}
    again = ButtonBindings(COMMANDS, bindings.custom())
    assert again.of("undo") == ("view",)


def test_a_stick_at_rest_does_nothing_and_leaning_is_one_press(pads: Controllers) -> None:
    for tremble in (0.1, -0.2, 0.39, -0.5):
        assert pads.read(axis(X, tremble)) == []
    assert presses(pads.read(axis(X, 0.6))) == [pygame.K_RIGHT]
    for further in (0.8, 1.0, 0.5, 0.45, 0.9):
        assert presses(pads.read(axis(X, further))) == []
    assert [e.type for e in pads.read(axis(X, 0.3))] == [pygame.KEYUP]
    assert presses(pads.read(axis(X, 0.6))) == [pygame.K_RIGHT]


def test_a_stick_goes_the_way_it_leans_most(pads: Controllers) -> None:
    pads.read(axis(Y, 0.3))
    assert presses(pads.read(axis(X, -0.7))) == [pygame.K_LEFT]
    made = pads.read(axis(Y, 0.9))
    assert [e.type for e in made] == [pygame.KEYUP, pygame.KEYDOWN]
    assert presses(made) == [pygame.K_DOWN]


def test_a_held_direction_repeats_and_a_held_button_does_not(pads: Controllers) -> None:
    pads.read(button("a"))
    assert pads.next_update() is None
    pads.read(button("down"))
    assert pads.next_update() == FIRST
    assert pads.update(FIRST - 0.01) == []
    assert presses(pads.update(0.02)) == [pygame.K_DOWN]
    assert presses(pads.update(AGAIN + 0.01)) == [pygame.K_DOWN]
    pads.read(button("down", pygame.CONTROLLERBUTTONUP))
    assert pads.update(5.0) == []


def test_a_trigger_goes_to_the_next_part_of_the_window(pads: Controllers) -> None:
    made = pads.read(axis(TRIGGER, 0.7))
    assert presses(made) == [pygame.K_TAB]
    assert pads.read(axis(TRIGGER, 0.9)) == []
    assert [e.type for e in pads.read(axis(TRIGGER, 0.0))] == [pygame.KEYUP]


def test_what_is_held_is_let_go_when_the_controller_or_the_window_goes(pads: Controllers) -> None:
    pads.read(button("down"))
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    assert [e.type for e in pads.read(gone)] == [pygame.KEYUP]
    assert (pads.count, pads.next_update()) == (0, None)
    pads.read(button("up"))
    assert [e.type for e in pads.let_go()] == [pygame.KEYUP]
    assert pads.next_update() is None


def test_the_signs_are_those_of_the_make() -> None:
    assert make_of("030000005e0400008e02000000007601", "Xbox 360 Controller") is Make.LETTERS
    assert make_of("030000004c050000e60c000000007601", "Wireless Controller") is Make.SHAPES
    assert make_of("030000007e0500000920000000007601", "Pro Controller") is Make.NINTENDO
    assert make_of("", "PS4 Controller") is Make.SHAPES
    assert make_of("", "Something") is Make.LETTERS
    assert (sign(Make.SHAPES, "a"), sign(Make.SHAPES, "left_trigger")) == ("", "L2")


# -- in the window


def test_the_first_press_only_shows_where_the_focus_is(pad: Pad) -> None:
    ring = pad.scene.ui.focus
    assert not ring.shown
    pad.push("a")
    assert pad.scene.name == "menu"
    ring = pad.scene.ui.focus
    assert ring.shown
    assert ring.current is pad.button("Continue")
    pad.push("down", "a")
    assert pad.scene.name == "new_match"
    assert pad.scene.ui.focus.shown


def test_the_bar_is_there_while_a_controller_is_in_use(pad: Pad) -> None:
    whole = pad.app.size
    pad.push("down")
    assert pad.app.size[1] < whole[1] == pad.app.window_size[1]
    assert pad.app._bar._shown == [("a", "Choose"), ("b", "Back")]
    pad.move((30, 30))
    assert pad.app.size[1] < whole[1]
    pad.click((2, 2))
    assert pad.app.size == whole


def test_a_click_counts_where_it_was_made(pad: Pad) -> None:
    """The click that takes the bar away is one on what was seen."""
    pad.push("down")
    pad.click(pad.button("Settings"))
    assert pad.app.devices.in_use == "mouse"
    assert pad.scene.name == "settings"


def test_a_session_begun_by_a_controller_is_larger(make_app: Callable[..., Any]) -> None:
    app = make_app()
    app.routes.menu()
    pad = Pad(app)
    pad.push("down")
    assert app.wanted_scale == pytest.approx(1.25)
    app.set_scale(0.9)
    assert app.wanted_scale == pytest.approx(0.9)
    other = make_app(settings=Settings(sofa=False))
    other.routes.menu()
    Pad(other).push("down")
    assert other.wanted_scale == pytest.approx(1.0)


def test_a_session_begun_otherwise_keeps_its_scale(pad: Pad) -> None:
    pad.key(pygame.K_DOWN)
    pad.push("down")
    assert pad.app.devices.controller
    assert pad.app.wanted_scale == pytest.approx(1.0)


def test_two_controllers_play_alike(pad: Pad) -> None:
    pad.push("down")
    pad.hand = 1
    pad.push("down", "down")
    pad.hand = 0
    pad.push("down", "down")
    assert pad.scene.ui.focus.current is pad.button("Rules")
    assert pad.app.devices.controllers.count == 2


def test_keys_are_named_by_the_buttons_of_the_controller_in_use(pad: Pad) -> None:
    keys = pad.app.keys
    assert keys.hint("undo") == "Ctrl+Z"
    assert pad.app.tr(keys.anything) == "any key or click"
    pad.push("down")
    assert keys.hint("undo") == "X"
    assert pad.app.tr(keys.anything) == "any button"
    pads = pad.app.devices.controllers
    pads._pads[0].make = Make.SHAPES
    assert keys.hint("undo") == "Square"
    assert keys.hint("fullscreen") == "F11"  # no button has it
    pad.key(pygame.K_DOWN)
    assert keys.hint("undo") == "Ctrl+Z"


def test_every_button_has_a_name(pad: Pad) -> None:
    for make in Make:
        pad.app.devices.controllers._pads[0] = controllers._Pad(make=make)
        pad.app.devices.controllers._last = 0
        for name in (*NUMBERS, "left_trigger", "right_trigger"):
            if name not in ("up", "down", "left", "right"):
                assert button_words(pad.app, name) != name, (make, name)


# -- the page of the buttons


@pytest.fixture
def page(pad: Pad) -> Pad:
    pad.push("down")
    pad.app.routes.settings()
    pad.frame()
    row = next(b for b in pad.widgets(Button) if b.text == "Controllers")
    pad.scene.ui.focus.focus(row)
    pad.push("a")
    assert pad.scene.name == "buttons"
    return pad


def ask(page: Pad, command: str) -> None:
    words = command_words(page.app, command)
    row = next(b for b in page.widgets(Button) if b.spoken.startswith(f"{words}. "))
    page.scene.ui.focus.focus(row)
    page.push("a")
    assert page.scene.waiting == command


def test_two_commands_exchange_their_buttons_on_the_page(page: Pad) -> None:
    ask(page, "hint")
    page.push("a")
    assert "cannot be reassigned" in page.scene.note
    page.push("x")
    assert page.scene.note == "X now means “A hint, step by step”."
    assert page.app.buttons.of("undo") == ("view",)
    read, problem = load_settings(page.app.paths.settings_file)
    assert (read.buttons, problem) == ({"undo": ["view"], "hint": ["x"]}, "")
    page.click(page.button("Restore defaults"))
    assert page.app.buttons.custom() == {}


def test_b_leaves_a_button_as_it_is(page: Pad) -> None:
    ask(page, "hint")
    page.push("b")
    assert (page.scene.name, page.scene.waiting) == ("buttons", "")
    assert page.app.buttons.of("hint") == ("view",)


def test_what_cannot_be_used_is_named_in_a_sentence(page: Pad) -> None:
    page.app.devices.controllers.unknown = ["Old Flight Stick"]
    page.scene.relayout(page.app.size)
    said = [label.text for label in page.widgets(Label)]
    assert any(words.startswith("1 controller is connected") for words in said)
    assert any("Old Flight Stick" in words and "ignores it" in words for words in said)


# -- what is felt


class Shaken:
    """A controller that notes how it was shaken."""

    def __init__(self) -> None:
        self.times = 0

    def rumble(self, low: float, high: float, milliseconds: int) -> bool:
        self.times += 1
        return True

    def quit(self) -> None:
        pass


def test_a_controller_shakes_only_if_its_player_wants_that(pad: Pad) -> None:
    pad.push("down")
    device, pads = Shaken(), pad.app.devices.controllers
    pads._pads[0].device, pads.felt = device, frozenset({"your_turn"})
    pad.app.sound.play("your_turn")
    assert device.times == 0
    pad.app.settings.rumble = True
    pad.app.sound.play("click", "interface")
    assert device.times == 0
    pad.app.sound.play("your_turn")
    assert device.times == 1


# -- letters on the screen


def test_a_name_is_typed_without_keys(pad: Pad) -> None:
    pad.push("down")
    pad.app.routes.new_match()
    pad.frame()
    entry = pad.entry(0)
    before = entry.text
    pad.scene.ui.focus.focus(entry)
    pad.push("a")
    assert pad.scene.name == "screen_keyboard"
    assert pad.scene.text == before
    pad.push("b")
    assert entry.text == before
    pad.push("a", *["x"] * len(before))
    assert [b.text for b in pad.widgets(Button)][10] == "Q"  # a name begins with a capital
    pad.push("a")
    first = pad.scene.text
    pad.push("a", "y", "left_shoulder", "a")
    assert pad.scene.text == f"{first}{first.lower()} {first}"
    pad.push("start")
    assert pad.entry(0).text == f"{first}{first.lower()} {first}"


def test_a_number_has_only_digits_to_choose_from(pad: Pad) -> None:
    pad.push("down")
    taken: list[str] = []
    pad.app.routes.type_on_screen("", taken.append, limit=3, allowed="0123456789", note="")
    pad.frame()
    assert {b.text for b in pad.widgets(Button)} >= set("0123456789")
    assert "q" not in {b.text for b in pad.widgets(Button)}
    pad.push("a", "a", "a", "a", "start")
    assert len(taken[0]) == 3
    assert taken[0].isdigit()


# -- changing hands


def test_a_list_that_was_opened_stays_open_when_another_device_is_used(pad: Pad) -> None:
    pad.push("down")
    pad.app.routes.new_match()
    pad.frame()
    listed = pad.widgets(Dropdown)[0]
    pad.click(listed)
    assert pad.app.devices.in_use == "mouse"
    assert pad.scene.ui.popup is not None
    pad.key(pygame.K_ESCAPE)
    pad.frame()
    assert pad.app.size == pad.app.window_size
    pad.push("down")
    pad.scene.ui.focus.focus(pad.widgets(Dropdown)[0])
    # Somebody with a controller of another make goes on.
    pad.app.devices.controllers._pads[1] = controllers._Pad(make=Make.SHAPES)
    pad.hand = 1
    pad.push("a")
    assert pad.scene.ui.popup is not None
    assert pad.app.keys.hint("undo") == "Square"


def test_a_trembling_stick_draws_nothing(pad: Pad) -> None:
    pad.push("down")
    pad.frame(3)
    for tremble in (0.02, -0.03, 0.05, 0.0):
        event = axis(X, tremble)
        assert not pad.app.step([event], 1 / 60)


@pytest.fixture(scope="module")
def sofa(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A window with the real game, and somebody on the sofa."""
    app = sample_app(tmp_path_factory.mktemp("sofa"))
    app.devices.in_use, app.devices.on_sofa = "controller", True
    yield app
    app.close()


LONGEST_LIST = 80
"""Directions lead through the lines of a list before they lead out of it."""


_TABLES = ("controller-", "chapter-table")


_PAGES = [name for name in SHELL if not name.startswith(_TABLES)]


@pytest.mark.parametrize("name", in_turn(_PAGES, 0))
def test_all_of_a_page_is_reached_by_the_directions(sofa: Any, name: str) -> None:
    """Every second page; ``EVERY=1``: all."""
    show(sofa, SHELL[name])
    ring = sofa.stack.top.ui.focus
    assert ring.shown
    everything = set(map(id, ring.items()))
    reached, waiting = {id(ring.current)}, [ring.current]
    while waiting:
        here = waiting.pop()
        for name_of in ("left", "right", "up", "down"):
            ring.focus(here)
            key, mod = MOVES[name_of]
            values = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
            for _ in range(LONGEST_LIST):
                ring.handle(pygame.event.Event(pygame.KEYDOWN, {**values, "controller": 0}))
                if ring.current is not here:
                    break
            if id(ring.current) not in reached:
                reached.add(id(ring.current))
                waiting.append(ring.current)
    assert reached >= everything
