"""Faces of people: by name, chosen on the page of a new game, seen wherever bots have faces."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots.career import MARQUE
from kraftwagen.ui.drawing.guests import GUESTS, guests
from kraftwagen.ui.drawing.people import CALM, MOODS, PLEASED, Face, is_drawn, looks
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.settings import load_settings, save_settings
from kraftwagen.ui.presenters.match_setup import MatchSetup
from kraftwagen.ui.scenes.parts.moods import Moods
from kraftwagen.ui.scenes.parts.seat_sign import SeatSigns
from kraftwagen.ui.scenes.setup.guest import GuestScene
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.scenes.table.handoff import HandoffScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets.people import GuestButton, PersonPicture
from tests.games import GAMES, each_game
from tests.ui.driver import Driver, above_menu
from tests.ui.english import ENGLISH
from tests.ui.playing import set_up, sit_down

SEATS = [["person", "Ada"], ["person", "Bruno"], ["merchant", ""]]


# -- who has which


def test_a_name_always_has_the_same() -> None:
    """Python's own hash of a text differs from run to run; saved games must look as before."""
    assert guests(["Ada"], {}) == ("girl",)
    assert guests([" ADA "], {}) == ("girl",)
    assert guests(["Tom"], {}) == ("grandfather",)
    assert {guests([name], {})[0] for name in ("Mia", "Anna", "Lena")} <= {
        "girl",
        "woman",
        "grandmother",
    }
    proposed = ENGLISH("bots.person.names").split()
    assert guests(proposed[:4], {}) == ("girl", "boy", "woman", "man")
    assert guests(proposed[4:], {}) == ("grandmother",)
    found = {guests([f"Player {number}"], {})[0] for number in range(40)}
    assert found == set(GUESTS)


def test_a_chosen_one_goes_before_and_nonsense_counts_for_nothing() -> None:
    assert guests(["Ada"], {"ada": "man"}) == ("man",)
    assert guests(["Ada"], {"ada": "../medal"}) == ("girl",)


def test_no_two_at_a_table_have_the_same() -> None:
    for names in combinations([f"Player {number}" for number in range(12)], 4):
        assert len(set(guests(names, {}))) == 4
    assert guests(["Bo", None, "Ada"], {"bo": "man", "ada": "man"})[0] == "man"
    first, bot, second = guests(["Ada", None, "Cem"], {"cem": "girl"})
    assert (bot, second) == (None, "girl")
    assert first != "girl"


def test_the_settings_keep_what_is_valid_and_the_last_of_it(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    many: dict[str, Any] = {f"p{number}": "man" for number in range(40)}
    file.write_text(json.dumps({"guests": many | {"p39": 7, "ada": "newer"}}), "utf-8")
    kept, notice = load_settings(file)
    assert (len(kept.guests), notice) == (24, "")
    assert list(kept.guests)[-2:] == ["p38", "ada"]
    save_settings(file, kept)
    assert load_settings(file)[0].guests == kept.guests
    for bad in ("[]", '"girl"', "3"):
        file.write_text(f'{{"guests": {bad}, "music": 0.25}}', "utf-8")
        read, notice = load_settings(file)
        assert (read.guests, read.music, notice) == ({}, 0.25, "settings.bad_values")
    file.write_text('{"music": 0.25}', "utf-8")
    assert load_settings(file)[0].guests == {}


@each_game
def test_every_game_has_all_with_all_expressions(game: str, make_app: Callable[..., App]) -> None:
    res = make_app().resources
    for guest in GUESTS:
        assert is_drawn(res, game, guest)
        assert all(res.has_image(f"{game}/person_{guest}_{mood}") for mood in MOODS)


# -- chosen on the page of a new game


@pytest.fixture
def driver(make_app: Callable[..., App]) -> Driver:
    spec = registry.load(GAMES[0])
    app = make_app(games=[spec])
    app.bots = ladder.offered
    app.settings.last_setup[spec.id] = {"count": 3, "seats": SEATS}
    return above_menu(app, NewMatchScene())


def _shown(driver: Driver) -> list[str]:
    return [one.guest for one in driver.widgets(GuestButton)]


def test_a_press_shows_all_and_one_is_taken(driver: Driver) -> None:
    ada, bruno = _shown(driver)
    driver.click(driver.widgets(GuestButton)[0])
    assert isinstance(driver.scene, GuestScene)
    assert _shown(driver) == list(GUESTS)
    wanted = next(one for one in GUESTS if one not in (ada, bruno))
    driver.click(driver.widgets(GuestButton)[GUESTS.index(wanted)])
    assert isinstance(driver.scene, NewMatchScene)
    assert _shown(driver) == [wanted, bruno]
    driver.key(pygame.K_ESCAPE)
    assert load_settings(driver.app.paths.settings_file)[0].guests == {
        "ada": wanted,
        "bruno": bruno,
    }


def test_keys_choose_one_too_and_who_had_it_gets_the_other(driver: Driver) -> None:
    ada, bruno = _shown(driver)
    focus = driver.scene.ui.focus
    focus.focus(driver.widgets(GuestButton)[0])
    driver.key(pygame.K_RETURN)
    assert driver.scene.ui.focus.current.guest == ada
    assert driver.widgets(GuestButton)[GUESTS.index(bruno)].tip.startswith("Bruno has")
    driver.scene.ui.focus.focus(driver.widgets(GuestButton)[GUESTS.index(bruno)])
    driver.key(pygame.K_RETURN)
    assert _shown(driver) == [bruno, ada]


def test_nothing_is_taken_by_cancel(driver: Driver) -> None:
    before = _shown(driver)
    driver.click(driver.widgets(GuestButton)[1])
    driver.press("Cancel")
    assert _shown(driver) == before
    assert driver.app.settings.guests == {}


def test_what_is_chosen_stays_with_a_new_name_and_names_bring_their_own(driver: Driver) -> None:
    driver.scene.setup.choose_guest(0, "grandfather", {})
    driver.app.settings.guests = {"zoe": "grandmother"}
    driver.entry(0).on_change("Otto")
    assert _shown(driver)[0] == "grandfather"
    driver.entry(1).on_change("Zoe")
    assert _shown(driver) == ["grandfather", "grandmother"]
    driver.key(pygame.K_ESCAPE)
    assert driver.app.settings.guests == {"otto": "grandfather", "zoe": "grandmother"}


def test_a_tip_and_a_voice_tell_what_a_press_does(driver: Driver) -> None:
    one = driver.widgets(GuestButton)[0]
    assert one.tip == "Girl. Press to choose another face."
    assert one.spoken == "The face of Ada: Girl. Press to choose another one."


def test_a_bot_keeps_face_and_name_whoever_else_sits_down(driver: Driver) -> None:
    setup = driver.scene.setup
    driver.scene._fields._set_controller(1, "merchant")
    fields = driver.scene._fields
    names = [seat.name for seat in setup.playing]
    merchant, other = driver.widgets(PersonPicture)[-2:]
    before = merchant.look, other.look
    fields._set_controller(1, "engineer")
    assert (other.look, setup.seats[2].name) == (before[1], names[2])
    fields._set_controller(1, "merchant")
    assert (merchant.look, other.look) == before
    assert [seat.name for seat in setup.playing] == names
    assert before[0] != before[1]


@each_game
def test_the_table_shows_the_bots_of_the_page(game: str, make_app: Callable[..., App]) -> None:
    spec = registry.load(game)
    app = set_up(make_app, spec)
    setup = MatchSetup(GameWords(app.tr, spec), ["merchant", "engineer"], 4)
    for seat, bot in enumerate(("merchant", "merchant", "engineer", "merchant")):
        setup.set_controller(seat, bot)
    setup.set_controller(0, "engineer")
    setup.set_name(3, "Bo")
    match = Match.new(spec, setup.seated(), 3, {})
    faces = Moods(app.resources, match, load_hooks(spec, app.tr), {}).at(0, ())
    assert [face.look for face in faces if face] == list(setup.looks()) == [1, 1, 0, 0]
    assert sorted(looks([("merchant", name) for name in "abcd"], setup.words.player_names)) == [
        *range(4)
    ]


# -- seen


@each_game
def test_people_are_calm_until_the_end_and_records_know_nothing(
    game: str, make_app: Callable[..., App]
) -> None:
    spec = registry.load(game)
    app = set_up(make_app, spec)
    app.settings.guests = {"ada": "grandmother"}
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Cem")], 3, {})
    hooks = load_hooks(spec, app.tr)
    moods = Moods(app.resources, match, hooks, app.settings.guests)
    bot = ladder.build("random", spec, 1)
    while not match.is_over:
        if len(match.steps) % 40 == 0:
            faces = moods.at(len(match.steps), ())
            assert [face.mood for face in faces if face] == [CALM, CALM]
            assert faces[0]
            assert faces[0].who == "grandmother"
        match.submit(match.actor, bot.choose(match.observation(match.actor)).code)
    at_end = SeatSigns(app, match, hooks).faces
    for seat, face in enumerate(at_end):
        assert face
        assert face.mood == (PLEASED if seat in spec.winners(match.state) else CALM)
    assert b"grandmother" not in to_bytes(match.record)


@each_game
def test_who_is_next_at_the_screen_has_a_face(game: str, make_app: Callable[..., App]) -> None:
    spec, pictures = registry.load(game), []
    for guest in ("man", "woman"):
        app = set_up(make_app, spec)
        app.settings.guests = {"ada": guest, "bo": guest}
        match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bo")], 3, {})
        sit_down(app, match, saves=False).settle(0.2)
        assert isinstance(app.stack.top, HandoffScene)
        app.draw()
        pictures.append(pygame.image.tobytes(app.screen.subsurface(app.stack.top.box), "RGB"))
    assert pictures[0] != pictures[1]


@each_game
def test_the_bar_shows_the_face_of_who_is_to_move(game: str, make_app: Callable[..., App]) -> None:
    spec, pictures = registry.load(game), []
    for guest in ("man", "woman"):
        app = set_up(make_app, spec)
        app.settings.guests = {"ada": guest}
        match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Viktor", "merchant")], 3, {})
        player = sit_down(app, match, saves=False)
        player.until_free()
        plate = player.table.action_bar.plate
        assert plate.shown.face == Face(guest, CALM)
        pictures.append(pygame.image.tobytes(app.screen.subsurface(plate.rect), "RGB"))
    assert pictures[0] != pictures[1]


@each_game
def test_other_people_have_face_and_emblem_on_their_panel(
    game: str, make_app: Callable[..., App]
) -> None:
    spec, others, pictures = registry.load(game), {"ada": "woman", "bo": "man"}, []
    for kept, marque in (({}, {}), (others, {}), (others, MARQUE)):
        app = set_up(make_app, spec, marque=dict(marque))
        app.settings.guests = dict(kept)
        match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bo")], 3, {})
        player = sit_down(app, match, saves=False)
        player.settle(0.2)
        player.pass_covers()
        player.settle(0.2)
        app.draw()
        area = player.table.view.top.pad.layout.opponents[0]
        pictures.append(pygame.image.tobytes(app.screen.subsurface(area), "RGB"))
    assert len(set(pictures)) == 3
