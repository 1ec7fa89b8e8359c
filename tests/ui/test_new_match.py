"""The page that sets up a match: kinds of players, names and colours."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

import kraftwagen
from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON, SeatInfo, colours
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.theme import PLAYERS
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.presenters.match_setup import MatchSetup, recall
from kraftwagen.ui.presenters.opponents import opponents
from kraftwagen.ui.scenes.replay.scene import ReplayScene
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.scenes.setup.seat_fields import SeatDisc
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.tables.hooks import Best, Cast
from kraftwagen.ui.tables.parts.podium import Podium, Standee
from kraftwagen.ui.widgets import Dropdown, Label
from tests.every import pairs
from tests.games import each_game
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH, KRAFTWAGEN

SPEC = registry.load("kraftwagen")
SIZES = ((1024, 576), (1280, 720), (1920, 1080), (2560, 1440))


@pytest.fixture
def driver(make_app: Callable[..., Any]) -> Driver:
    app = make_app(games=[SPEC])
    app.bots = ladder.offered
    app.stack.push(NewMatchScene())
    return Driver(app)


def lists(driver: Driver) -> list[Dropdown]:
    """Who plays each seat."""
    return [one for one in driver.widgets(Dropdown) if PERSON in dict(one.options)]


# -- who plays


def test_the_list_tells_strength_and_keeps_styles_apart() -> None:
    names = [PERSON, *ladder.offered(SPEC)]
    told = opponents(KRAFTWAGEN, names)
    levels = [level.name for level in ladder.LEVELS]
    assert [told[name].marks for name in levels] == [1, 2, 3, 4, 5]
    assert told[PERSON].marks == 0
    headed = [name for name in names if told[name].heading]
    assert headed == [levels[0], next(name for name in names if name not in (PERSON, *levels))]
    assert all(told[name].note.endswith(".") for name in names)
    assert told["merchant"].spoken.startswith("Merchant. Strength 3 of 5. ")


def test_bots_that_are_not_on_offer_have_no_strength() -> None:
    assert ladder.strength("greedy", SPEC) == ladder.strength("random", SPEC) == 0


@pytest.mark.parametrize(("size", "scale"), pairs(SIZES, [1.0, 2.0, 1.5]))
def test_a_list_lies_in_the_window_and_off_its_button_and_title(
    driver: Driver, size: tuple[int, int], scale: float
) -> None:
    """Each window at one of the scales; ``EVERY=1``: at all."""
    driver.app.settings.scale = scale
    driver.resize(*size)
    for one in lists(driver):
        driver.scene.area.reveal(one.focus_rect)
        driver.click(one)
        assert one.open
        shown = Rect((0, 0), size)
        shown.y = driver.scene.ui.header
        shown.h = size[1] - shown.y
        for row in (row for row in one.rows if row.visible):
            assert shown.contains(row.rect)
            assert not row.rect.colliderect(one.rect)
        assert any(row.selected and row.visible for row in one.rows)
        driver.key(pygame.K_ESCAPE)
        assert not one.open


@pytest.mark.parametrize("high", range(600, 760, 20))
def test_no_part_of_a_list_ends_with_a_heading(driver: Driver, high: int) -> None:
    """It hid that more follows."""
    driver.resize(1280, high)
    for own in range(len(lists(driver))):
        one = lists(driver)[own]
        driver.click(one)
        for _ in range(20):
            seen = [line for line, _ in one._lines if line.visible]
            assert seen[-1] in one.rows
            ground = one._ground
            assert ground is not None
            assert all(ground.rect.contains(line.rect) for line in seen)
            one.scroll(1)
            driver.frame()
        assert one.rows[-1].visible
        one.close()
        driver.frame()


def test_a_double_click_opens_the_list_and_chooses_nothing(driver: Driver) -> None:
    one = lists(driver)[1]
    before = one.value
    driver.click(one)
    driver.click(one)
    assert one.open
    assert one.value == before
    driver.settle(0.5)
    driver.click(one)
    assert not one.open


def test_a_list_by_keyboard_goes_around_its_ends(driver: Driver) -> None:
    one = lists(driver)[1]
    driver.scene.ui.focus.focus(one)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert one.value == one.options[-1][0]


def test_keys_go_on_from_where_the_pointer_is_in_an_open_list(driver: Driver) -> None:
    one = lists(driver)[1]
    driver.click(one)
    driver.settle(0.5)
    driver.move(one.rows[2].rect.center)
    assert one.rows[2].state == "hovered"
    driver.key(pygame.K_DOWN)
    assert driver.scene.ui.focus.current is one.rows[3]
    driver.move(one.rows[1].rect.center)
    driver.key(pygame.K_RETURN)
    assert one.value == one.options[1][0]


def test_the_note_below_a_seat_follows_the_list(driver: Driver) -> None:
    driver.click(lists(driver)[1])
    driver.press("Champion")
    notes = [label.text for label in driver.widgets(Label)]
    assert KRAFTWAGEN.controller_note("champion") in notes


# -- names


def test_typing_replaces_a_name_that_was_entered_by_mouse_or_key(driver: Driver) -> None:
    box = driver.entry(0).rect
    first_letter = box.x + 14, box.centery
    driver.click(first_letter)
    driver.type("Zoë")
    assert driver.entry(0).get_text() == "Zoë"
    driver.settle(1)
    driver.click(first_letter)
    driver.type("!")
    assert driver.entry(0).get_text() in ("!Zoë", "Z!oë")
    driver.scene.ui.focus.focus(driver.entry(1))
    driver.type("Bo")
    assert driver.entry(1).get_text() == "Bo"


def test_a_name_of_a_person_comes_back_after_a_bot() -> None:
    setup = MatchSetup(KRAFTWAGEN, ["merchant"])
    setup.set_name(0, "Zoë")
    setup.set_controller(0, "merchant")
    assert setup.seats[0].name in KRAFTWAGEN.player_names("merchant")
    again = recall(KRAFTWAGEN, setup.remember(), ["merchant"])
    again.set_controller(0, PERSON)
    assert again.seats[0].name == "Zoë"


# -- colours


def test_pressing_the_disc_takes_the_next_colour_and_swaps(driver: Driver) -> None:
    discs = driver.widgets(SeatDisc)
    assert "Yellow, disc" in discs[0].tip
    driver.click(discs[0])
    discs = driver.widgets(SeatDisc)
    assert "Blue, square" in discs[0].tip
    assert "Yellow, disc" in discs[1].tip
    driver.scene.ui.focus.focus(discs[0])
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_RETURN)
    assert driver.scene.setup.colours == [3, 0, 1, 2]
    assert driver.scene.ui.canvas.player(0).name == "pink"
    driver.press("Start the game")
    seats = driver.scene.started["seats"]
    assert colours_of(seats) == (3, 0, 1)
    kept = driver.app.settings.last_setup[SPEC.id]
    assert recall(KRAFTWAGEN, kept, []).colours == [3, 0, 1, 2]


@pytest.mark.parametrize("kept", [None, [0, 0, 1, 2], ["a"], [0, 1], [9, 0, 1, 2], [True, 0, 2, 3]])
def test_remembered_colours_that_make_no_sense_are_forgotten(kept: object) -> None:
    assert recall(KRAFTWAGEN, {"colours": kept}, []).colours == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ((None, None, None, None), (0, 1, 2, 3)),
        ((2, None, None), (2, 1, 0)),
        ((None, 0), (1, 0)),
        ((3, 3, None), (3, 0, 2)),
        ((7, 0), (1, 0)),
        ((1, 0, None, None), (1, 0, 2, 3)),
    ],
)
def test_no_two_seats_have_one_colour(
    chosen: tuple[int | None, ...], found: tuple[int, ...]
) -> None:
    assert colours([SeatInfo("A", colour=colour) for colour in chosen], len(PLAYERS)) == found


def test_colours_stay_with_saves_branches_and_bots_that_take_over() -> None:
    seats = [SeatInfo("Ada", colour=3), SeatInfo("Gustav", "greedy", 0)]
    match = Match.new(SPEC, seats, 5, {})
    match.submit(match.actor, match.legal()[0])
    match.hand_over(0, "greedy")
    again = Match.from_record(SPEC, from_bytes(to_bytes(match.record)))
    assert colours_of(again.seats) == (3, 0)
    made = branch(again, 1, [PERSON, PERSON], "2026-02-02")
    assert colours_of(made.seats) == (3, 0)


def test_the_list_of_saves_has_the_colours_of_each_game(driver: Driver) -> None:
    library = MatchLibrary(driver.app.paths.saves, [SPEC], driver.app.tr)
    match = Match.new(SPEC, [SeatInfo("Ada", colour=3), SeatInfo("Gustav", "greedy", 0)], 5, {})
    library.saves.autosave(match.record)
    (entry,) = library.entries()
    assert entry.colours == library.position(entry).colours == (3, 0)


def test_the_winner_drives_a_car_of_the_chosen_colour(driver: Driver) -> None:
    """A scene above another that is about a match has its colours."""
    match = Match.new(SPEC, [SeatInfo("Ada", colour=3), SeatInfo("Gustav", "greedy", 0)], 5, {})
    driver.app.stack.push(ReplayScene(driver.app, match))
    driver.app.stack.push(Dialog("Title", "Text", [("Close", "primary", None)]))
    cast = Cast("kraftwagen/podium_street", "kraftwagen/podium_step", "", [
        Best("kraftwagen/body_3", ""), None,
    ])  # fmt: skip
    standees = [Standee(0, 1, "Ada", "9", "first", None), Standee(1, 2, "Gustav", "3", "", None)]
    picture = Podium(driver.app, "kraftwagen", cast, standees)
    image = pygame.Surface((1280, 720), pygame.SRCALPHA)
    picture.draw(image, image.get_rect().inflate(-200, -100), picture.festive)
    pink = driver.app.canvas.colour(PLAYERS[3].main)
    assert pygame.mask.from_threshold(image, pink, (14, 14, 14, 255)).count() > 500


def test_a_replay_is_drawn_in_the_colours_of_its_seats(driver: Driver) -> None:
    """The page below has others."""
    seats = [SeatInfo("Ada", colour=3), SeatInfo("Gustav", "greedy", 0)]
    match = Match.new(SPEC, seats, 5, {})
    driver.app.stack.push(ReplayScene(driver.app, match))
    driver.frame(2)
    assert driver.app.canvas.player(0).name == "pink"
    assert driver.scene.game.moment(0).colours == (3, 0)
    driver.app.stack.pop()
    driver.frame()
    assert driver.app.canvas.player(0).name == "yellow"


@each_game
def test_what_the_list_says_of_a_level_was_measured(game: str) -> None:
    """The tables of the ladder, the game's own or that beside the bots, have the same figures."""
    spec, source = registry.load(game), Path(kraftwagen.__file__).parent
    said = opponents(GameWords(ENGLISH, spec), ladder.offered(spec))
    files = (source / "games" / game / "README.md", source / "bots" / "README.md")
    text = "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    for level in ladder.LEVELS[1:]:
        row = re.search(rf"\| {level.name} \|[^\n]*?\| [\d,]+ \| ([\d.]+) % \(", text)
        assert row is not None
        assert said[level.name].figure == f"{round(float(row[1]))}%"
        assert f"wins {round(float(row[1]))} of 100 games" in said[level.name].spoken
