"""Signs that nobody sees: typed or pasted into any line, in names from files, on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.engine import registry
from kraftwagen.learn import position_line
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.setup_code import Setup, decode, encode
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import FACES, INK, Style
from kraftwagen.ui.drawing.typefaces import Typefaces
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.scenes.history.saves import SavesScene
from kraftwagen.ui.scenes.replay.replay_view import ReplayView
from kraftwagen.ui.scenes.replay.share import ShareScene
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.scenes.setup.setup_code import SetupCodeScene
from kraftwagen.ui.scenes.table.pause import SaveScene
from kraftwagen.ui.shell.screen_keyboard import ScreenKeyboard
from kraftwagen.ui.widgets import TextEntry
from tests.games import each_game
from tests.ui import toy_hooks
from tests.ui.driver import Driver
from tests.ui.playing import Start

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
UNSEEN = (
    "\u200c", "\u200d", "\u200e", "\u200f", "\ufeff", "\xad", "\u200b", "\u2060", "\u202e",
    "\ufe0f", "\u034f", "\u061c", "\U000e0041", "\U000e0100", "\x07", "\0", "\x7f", "\ud83d",
    "\u115f", "\u3164", "\u180e", "\x85",
)  # fmt: skip
"""Joiners, marks of direction, a byte order mark, a soft hyphen, selectors, fillers, controls,
half a pair."""
NAMES = ("\ufe0f", "\u034f", "\u034f\u034f", "\U000e0100", "\u0301", "\u0301\u0302", "\u115f")
"""Names that a record may have: all of their signs count as printable."""
MakeApp = Callable[..., Any]


def _rules(driver: Driver) -> None:
    driver.app.routes.learning.rules()


def _share(driver: Driver) -> None:
    spec = registry.load("toy")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bo", "random")], 1, {}, "2026-11-21")
    driver.app.stack.push(
        ShareScene(ReplayView(driver.app, match, toy_hooks.make_hooks(spec, driver.app.tr)))
    )


FIELDS: dict[str, Callable[[Driver], object]] = {
    "save": lambda driver: driver.app.stack.push(SaveScene("", print)),
    "code": lambda driver: driver.app.stack.push(SetupCodeScene(print)),
    "player": lambda driver: driver.app.stack.push(NewMatchScene()),
    "rules": _rules,
    "folder": _share,
}


@pytest.fixture(params=FIELDS)
def line(request: pytest.FixtureRequest, make_app: MakeApp) -> tuple[Driver, TextEntry]:
    """An empty line of each kind, with the cursor in it."""
    driver = Driver(make_app())
    driver.app.routes.menu()
    FIELDS[request.param](driver)
    driver.frame()
    entry = driver.entry(0)
    driver.click(entry)
    _empty(driver, entry)
    return driver, entry


def _empty(driver: Driver, entry: TextEntry) -> None:
    entry._do_select_all()
    _key(driver, pygame.K_BACKSPACE)
    assert entry.get_text() == ""


def _key(driver: Driver, key: int, mod: int = 0) -> None:
    driver.key(key, mod)


def _paste(driver: Driver, text: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(pygame.scrap, "get_text", lambda: text)
    _key(driver, pygame.K_v, pygame.KMOD_CTRL)


def test_what_nobody_sees_is_not_typed(line: tuple[Driver, TextEntry]) -> None:
    driver, entry = line
    for sign in UNSEEN:
        driver.type(sign)
        assert entry.get_text() == "", ascii(sign)
    driver.type("2")
    for sign in UNSEEN:
        driver.type(sign)
        assert entry.get_text() == "2", ascii(sign)
    driver.type(FAMILY)
    assert "\u200d" not in entry.get_text()


def test_what_nobody_sees_is_not_pasted(
    line: tuple[Driver, TextEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, entry = line
    for sign in (*UNSEEN, "".join(UNSEEN)):
        sign = sign.replace("\x85", "")  # a line of its own, and so a blank
        _paste(driver, sign, monkeypatch)
        assert entry.get_text() == "", ascii(sign)
        _paste(driver, f"{sign}54{sign}", monkeypatch)
        assert entry.get_text() == "54", ascii(sign)
        # The cursor walks through it sign by sign.
        for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_BACKSPACE):
            _key(driver, key)
        assert entry.get_text() == "5", ascii(sign)
        _empty(driver, entry)


def test_a_mark_needs_a_letter_to_stand_on(make_app: MakeApp) -> None:
    driver = Driver(make_app())
    driver.app.stack.push(SaveScene("", print))
    entry = driver.entry(0)
    driver.click(entry)
    driver.type("\u0301")
    assert entry.get_text() == ""
    driver.type("e\u0301\u0302")
    assert entry.get_text() == "e\u0301\u0302"
    entry._do_select_all()
    driver.type("\u0301")
    assert entry.get_text() == "e\u0301\u0302"


def test_letters_on_the_screen_are_seen(make_app: MakeApp) -> None:
    driver, taken = Driver(make_app()), list[str]()
    driver.app.stack.push(ScreenKeyboard("", taken.append, limit=20, note=""))
    driver.frame()
    for sign in (*UNSEEN, "\u0301"):
        driver.type(sign)
    driver.type("Zoe\u0308")
    driver.scene._finish()
    assert taken == ["Zoe\u0308"]


@pytest.mark.parametrize("before", ["\ufeff", "\u200b", "\u2060\u200e"])
def test_a_code_or_a_position_from_a_web_page_may_have_signs_nobody_sees(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, before: str
) -> None:
    spec = registry.load("toy")
    wanted = Setup(spec.id, dict(spec.options), 4711, ("person", "greedy"))
    driver, taken = Driver(make_app()), list[Setup]()
    code = before + encode(spec, wanted, driver.app.bots(spec)).replace("-", f"-{before}")
    assert decode(code, driver.app.games, driver.app.bots) == wanted
    driver.app.stack.push(SetupCodeScene(taken.append))
    driver.frame()
    _paste(driver, code, monkeypatch)
    driver.press("Use it")
    assert taken == [wanted]

    table = spec.to_position(spec.new(2, 3, {}))
    text = position_line.write(spec, table)
    assert position_line.read([spec], before + text[:9] + before + text[9:] + before)[0] is spec


def test_a_folder_that_has_such_signs_is_shown_and_kept(make_app: MakeApp) -> None:
    """It was made elsewhere: only the hand may not put them in."""
    driver = Driver(make_app())
    driver.app.stack.push(SaveScene("", print))
    folder = "\u200c/home/\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\ud83d/\0"
    entry = TextEntry(driver.scene.ui, Rect(20, 60, 400, 40), folder, print, any_letter=True)
    driver.click(entry)
    for key in (pygame.K_HOME, *[pygame.K_RIGHT] * len(folder), *[pygame.K_LEFT] * len(folder)):
        _key(driver, key)
    assert entry.get_text() == folder


# -- names of others


@pytest.mark.parametrize("face", FACES)
def test_every_text_has_a_size_and_a_picture(face: str) -> None:
    resources, style, black = Resources(assets_dir()), Style(face, 20), pygame.Color("black")
    faces = resources.faces
    for text in (*UNSEEN, *NAMES, "".join(UNSEEN[:-1]), FAMILY, ""):
        assert faces.line(text, style, black).get_width() == faces.size(text, style)[0]
        for words in (text, f"{text}\n{text}", f"{text} {text}"):
            for wrap in (0, 40):
                resources.text_size(words, style, wrap)
                resources.text(words, style, INK, wrap)
        assert faces.can_show(text) == (text == ""), ascii(text)


def test_what_can_be_shown_has_a_width() -> None:
    faces = Typefaces(assets_dir() / "fonts")
    signs = [chr(code) for code in range(0x3000) if faces.can_show(chr(code))]
    assert len(signs) > 1000
    assert [sign for sign in signs if not faces.font("body", 20).size(sign)[0]] == []


@each_game
def test_players_whose_names_nobody_sees_are_drawn(start: Start, game: str) -> None:
    seats = [SeatInfo(NAMES[0]), *(SeatInfo(name, "random") for name in NAMES[1:4])]
    match = Match.new(registry.load(game), seats, 3, {}, "2026-11-21T10:00:00+00:00")
    player = start(match=match)
    for _ in range(6):
        player.until_free()
        if player.free:
            player.table.controller.decide(match.actor, match.legal()[0])
        elif not player.pass_covers():
            break
    player.key(pygame.K_ESCAPE)
    player.frame(2)
    assert player.scene.name == "pause"


def test_remembered_names_that_nobody_sees_are_no_names(make_app: MakeApp) -> None:
    app = make_app()
    for name in (*NAMES, "\u200d", "\0", "\ud83d", "\ufeff\u200b"):
        app.settings.last_setup["toy"] = {"count": 2, "seats": [["person", name, "", name]]}
        app.stack.reset(NewMatchScene())
        driver = Driver(app)
        driver.click(driver.entry(0))
        for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END):
            _key(driver, key)
        assert driver.scene.setup.seats[0].name.strip("\u0301\u0302") in ("Ada", ""), ascii(name)


def test_a_save_in_a_file_with_an_odd_name_is_listed(make_app: MakeApp) -> None:
    app = make_app()
    app.library = MatchLibrary(app.paths.saves, app.games, app.tr)
    app.paths.saves.mkdir()
    for name in ("\u200d.json", "\ufe0f.json", "a\u202eb.json"):
        (app.paths.saves / name).write_bytes(b"{}")
    app.stack.reset(SavesScene())
    driver = Driver(app)
    driver.frame(3)
    assert len(driver.scene.entries) == 3
