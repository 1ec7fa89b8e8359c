"""Texts, settings, resources, colours: what the shell stands on."""

from __future__ import annotations

import ast
import itertools
import json
import logging
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame import Color

from kraftwagen.ui.drawing import ornament, theme
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.raster import rasterised
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.surface_cache import SurfaceCache
from kraftwagen.ui.drawing.theme import INK, PLAYERS, TYPE, Style, Theme
from kraftwagen.ui.language.formats import PLAIN
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir, find_paths
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.platform.system import in_sight, open_folder
from tests.match.refusing import CODES, out_of_reach

UI = Path(theme.__file__).parents[1]


@pytest.fixture
def res() -> Resources:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 200))
    return Resources(assets_dir())


# -- texts


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    few = "v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14"
    polish = {"plural": {"one": "i in 1 and v in 0", "few": few}}
    for name, text in [
        ("en/a.ftl", "menu-new = New\nmenu-only = Only here\n"
         "n = { $count ->\n    [one] { $count } car\n   *[other] { $count } cars\n}"),
        ("en/b.ftl", "menu-more = Hello { $name }"),
        ("pl/formats.json", json.dumps(PLAIN | polish)),
        ("pl/a.ftl", "n = { $count ->\n    [one] { $count } auto\n    [few] { $count } auta\n"
         "   *[other] { $count } aut\n}\nmenu-more = { $name"),
    ]:  # fmt: skip
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_texts_merge_and_fill(locale: Path) -> None:
    tr = Translator(locale)
    assert tr("menu.new") == "New"
    assert tr("menu.more", name="{new}") == "Hello {new}"
    assert [tr("n", count=n) for n in (1, 2)] == ["1 car", "2 cars"]
    assert set(tr.keys()) == {"menu.new", "menu.only", "menu.more", "n"}


def test_other_language_with_fallback(locale: Path) -> None:
    tr = Translator(locale, "pl")
    assert [tr("n", count=n) for n in (1, 3, 5)] == ["1 auto", "3 auta", "5 aut"]
    assert tr("menu.only") == "Only here"
    assert tr("menu.more", name="Ada") == "Hello Ada"  # damaged


def test_missing_keys_show_and_are_reported_once(
    locale: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tr = Translator(locale)
    with caplog.at_level(logging.WARNING):
        assert tr("menu.gone") == "menu.gone"
        assert tr("menu.gone") == "menu.gone"
        assert tr("menu.more") == "Hello {$name}"
        assert tr("menu") == "menu"
    assert len(caplog.records) == 3


def test_shipped_texts_can_be_read(caplog: pytest.LogCaptureFixture) -> None:
    texts = Translator(assets_dir() / "locale", "en")
    assert caplog.messages == []
    for part in ("app", "menu", "new_match", "settings", "saves", "rules", "error", "bots"):
        assert texts.below(part)


def test_every_key_in_the_shell_has_a_text() -> None:
    texts = Translator(assets_dir() / "locale", "en")
    used = set()
    for file in sorted(set(UI.rglob("*.py")) - set((UI / "tables").rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).split(".")[-1] == "tr"
                and isinstance(node.args[0], ast.Constant)
            ):
                used.add(node.args[0].value)
    assert len(used) > 40
    assert [key for key in sorted(used) if not texts.has(key)] == []


# -- settings


def test_settings_come_back(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.json"
    wanted = Settings(speed="fast", window=(1500, 900), scale=1.25, auto_end_turn=True)
    save_settings(file, wanted)
    assert load_settings(file) == (wanted, "")
    assert [f.name for f in file.parent.glob("[!.]*")] == ["settings.json"]


def test_every_setting_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    wanted = Settings(
        language="de", place=(-40, 12), palette="contrast", reduced_motion=True, interface=0.0,
        effects=0.3, mute_unfocused=False, speech="voice", scale=2.0, open_totals="off",
    )  # fmt: skip
    save_settings(file, wanted)
    assert load_settings(file) == (wanted, "")


def test_two_windows_keep_what_each_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    one, other = load_settings(file)[0], load_settings(file)[0]
    one.speed, one.keys = "fast", {"undo": ["u"]}
    save_settings(file, one)
    other.palette = "contrast"
    save_settings(file, other)
    save_settings(file, one)
    wanted = Settings(speed="fast", keys={"undo": ["u"]}, palette="contrast")
    assert load_settings(file) == (wanted, "")
    # A window's own word is the last one, also when it takes back what it has said before.
    one.speed = "normal"
    save_settings(file, one)
    assert load_settings(file)[0].speed == "normal"
    # Without a good file to go by, everything is written as this window has it.
    for lost in (lambda: file.write_text("{", encoding="utf-8"), file.unlink):
        lost()
        save_settings(file, one)
        assert load_settings(file) == (Settings(keys={"undo": ["u"]}), "")


@pytest.mark.parametrize(
    ("name", "value"),
    [("palette", "neon"), ("speech", "loud"), ("speed", "warp"), ("open_totals", "maybe")],
)
def test_unknown_choices_become_the_usual_ones(tmp_path: Path, name: str, value: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({name: value, "place": ["a", 1], "interface": 7}), encoding="utf-8")
    read, problem = load_settings(file)
    assert getattr(read, name) == getattr(Settings(), name)
    assert (read.place, read.interface, problem) == (None, 1.0, "settings.bad_values")


# -- the window's place


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ((100, 50), (100, 50)),
        ((1950, 300), (1950, 300)),
        ((-500, 50), (0, 50)),
        ((5000, 50), (640, 50)),
        ((300, 1070), (300, 360)),
        ((300, -90), (300, 0)),
        ((1900, 20), (640, 20)),
    ],
)
def test_the_window_comes_back_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, place: tuple[int, int], wanted: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1280, 1024)])
    assert in_sight(place, (1280, 720)) == wanted


@pytest.mark.parametrize(
    ("frozen", "before", "wanted"),
    [(True, "/usr/own", "/usr/own"), (True, None, None), (False, None, "/game")],
)
def test_programs_of_the_system_do_not_get_our_libraries(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    frozen: bool,
    before: str | None,
    wanted: str | None,
) -> None:
    """PyInstaller changes the variable for the packaged program and keeps the original."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/game")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    started: list[dict[str, str]] = []

    def note(command: list[str], *, env: dict[str, str], **others: object) -> None:
        started.append(env)

    monkeypatch.setattr(subprocess, "Popen", note)
    assert open_folder(tmp_path)
    (env,) = started
    assert env.get("LD_LIBRARY_PATH") == wanted
    assert "LD_LIBRARY_PATH_ORIG" not in env


@pytest.mark.parametrize(("version", "written"), [(None, 1), (1, 1), (7, 7), ("a", 1), (True, 1)])
def test_what_a_newer_program_keeps_in_the_settings_stays(
    tmp_path: Path, version: object, written: int
) -> None:
    file = tmp_path / "settings.json"
    there = {"speed": "fast", "weather": {"rain": [1]}, "open_money": "on", "version": version}
    file.write_text(json.dumps(there), encoding="utf-8")
    settings, problem = load_settings(file)
    settings.palette = "contrast"
    save_settings(file, settings)
    kept = json.loads(file.read_bytes())
    assert (problem, kept["version"], kept["weather"]) == ("", written, {"rain": [1]})
    assert (kept["speed"], kept["palette"], kept["open_totals"]) == ("fast", "contrast", "on")
    assert "open_money" not in kept


def test_no_settings_are_no_problem(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "none.json") == (Settings(), "")


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b"null"])
def test_damaged_settings_give_defaults_and_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    assert load_settings(file) == (Settings(), "settings.bad_file")


def test_damaged_settings_are_put_aside_before_new_ones_are_written(tmp_path: Path) -> None:
    """Somebody has edited them by hand and left out a comma."""
    file, content = tmp_path / "settings.json", b'{"palette": "contrast" "scale": 2.0}'
    file.write_bytes(content)
    settings, problem = load_settings(file)
    assert problem == "settings.bad_file"
    assert file.read_bytes() == content
    settings.effects = 0.25
    save_settings(file, settings)
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content
    assert load_settings(file) == (Settings(effects=0.25), "")


@pytest.mark.parametrize("code", CODES)
def test_settings_that_cannot_be_read_now_stay_as_they_are(tmp_path: Path, code: int) -> None:
    file = tmp_path / "settings.json"
    before = Settings(keys={"undo": ["u"]}, scale=1.25)
    save_settings(file, before)
    with out_of_reach(file.name, code):
        settings, problem = load_settings(file)
        assert (settings, problem) == (Settings(), "settings.not_now")
        settings.effects = 0.25
        with pytest.raises(OSError, match="cannot be read now"):
            save_settings(file, settings)
    assert load_settings(file) == (before, "")
    save_settings(file, settings)
    assert load_settings(file) == (Settings(keys={"undo": ["u"]}, scale=1.25, effects=0.25), "")


def test_odd_values_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    odd = {"speed": "warp", "scale": 9, "auto_end_turn": "yes", "window": [1], "fullscreen": True,
           "effects": True, "unknown": 1}  # fmt: skip
    file.write_text(json.dumps(odd), encoding="utf-8")
    read, problem = load_settings(file)
    assert problem == "settings.bad_values"
    assert read == Settings(scale=2.0, fullscreen=True)


# -- keys and paths


def test_commands_by_key() -> None:
    press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_RALT)
    keys = KeyBindings()
    assert keys.means(press, "fullscreen")
    assert not keys.means(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0), "undo")
    assert keys.hint("undo") == "Ctrl+Z"
    used = [key for found in keys.defaults.values() for key in found]
    assert len(used) == len(set(used))


def test_paths_below_a_given_folder(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "x").make()
    assert paths.log.is_dir()
    assert paths.assets.is_dir()
    assert paths.settings_file.is_relative_to(tmp_path)


# -- resources


def test_pictures_are_cached_by_size_and_colour(res: Resources) -> None:
    one = res.icon("play", 20, pygame.Color("red"))
    assert one is res.icon("play", 20, pygame.Color("red"))
    assert one is not res.icon("play", 20, pygame.Color("blue"))
    assert one.get_size() == (20, 20)
    res.clear()
    assert one is not res.icon("play", 20, pygame.Color("red"))


def test_a_picture_begun_ahead_is_the_one_drawn_later(res: Resources) -> None:
    disc = '<circle cx="4" cy="4" r="3"/>'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{disc}</svg>'
    plain = pygame.image.tobytes(res.svg(text, 90, 90), "RGBA")
    res.clear()
    res.preload_svg(text, 90, 90)
    made = res.svg(text, 90, 90)
    assert pygame.image.tobytes(made, "RGBA") == plain
    res.preload_svg(text, 90, 90)
    assert res.svg(text, 90, 90) is made, "drawn already: nothing is begun again"


def test_a_recoloured_picture_begun_ahead_is_the_one_drawn_later(
    res: Resources, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / "bar.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">'
        '<rect width="4" height="2" fill="$main"/></svg>',
        encoding="utf-8",
    )
    own = Resources(tmp_path)
    own.preload_image("bar", 40, 20, main="#ff0000")
    assert not own.waiting, "in tests it waits"
    held = len(own._sprites)
    assert held == 1
    assert own.image("bar", 40, 20, main="#ff0000").get_at((5, 5))[:3] == (255, 0, 0)
    assert len(own._sprites) == held
    monkeypatch.setattr(own, "_coloured", None)
    own.preload_image("bar", 40, 20, main="#ff0000")  # what is there is not coloured again


def test_a_picture_begun_again_is_not_dropped_before_its_use(res: Resources) -> None:
    """It may be the oldest of the cache, which has room for two of these."""
    large = (2500, 1000)
    old = res.cached("old", lambda: pygame.Surface(large))
    res.cached("other", lambda: pygame.Surface(large))
    res.preload("old", lambda: pygame.Surface(large))
    res.cached("new", lambda: pygame.Surface(large))
    assert res.cached("old", lambda: pygame.Surface(large)) is old


def test_a_picture_begun_before_a_resize_is_forgotten(res: Resources) -> None:
    stale = pygame.Surface((1, 1))
    res.preload("ground", lambda: stale)
    res.clear()
    assert res.cached("ground", lambda: pygame.Surface((2, 2))) is not stale


def test_a_turned_picture_keeps_its_scale(res: Resources, tmp_path: Path) -> None:
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / "bar.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'
        '<rect width="40" height="20" fill="$paint"/></svg>',
        encoding="utf-8",
    )
    own = Resources(tmp_path)
    turned = own.image("bar", 40, 20, 90, paint="#ff0000")
    box = turned.get_bounding_rect(min_alpha=128)
    assert abs(box.w - 20) <= 1
    assert abs(box.h - 40) <= 1
    assert abs(box.centerx - turned.get_width() / 2) <= 1


@pytest.mark.parametrize("words", ["Wants luggage – fiji", "Ägypten", "中", "two\nlines", "A"])
def test_one_line_is_measured_as_it_would_be_drawn(res: Resources, words: str) -> None:
    for face, px in itertools.product(theme.FACES, (9, 17, 40)):
        style = Style(face, px)
        wide = res.text_size(words, style)[0]
        for wrap in (wide - 1, wide, wide + 40):
            assert res.text_size(words, style, wrap) == res.text(words, style, INK, wrap).get_size()


def test_a_stretched_box_looks_as_if_drawn_whole(res: Resources) -> None:
    size, fill, edge = (180, 70), Color(12, 30, 27, 200), Color(199, 160, 72)
    made = Canvas(Theme(1.0), res).box(size, fill, edge, 2, 9, 0.8, INK)
    whole = rasterised(ornament.box(size, fill, edge, 2, 9, 0.8, theme.Palette()(INK)), size)
    places = itertools.product(range(size[0]), range(size[1]))
    differ = (
        abs(a - b) for at in places for a, b in zip(made.get_at(at), whole.get_at(at), strict=True)
    )
    assert max(differ) <= 4


def test_a_missing_picture_gives_a_placeholder(res: Resources) -> None:
    assert not res.has_image("no_such_thing")
    assert res.image("no_such_thing", 30, 30).get_width() == 30


def test_the_cache_is_bounded() -> None:
    cache = SurfaceCache(pixels=1000)
    made = []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((10, 10))

    for key in (1, 2, 1, 3, 1, 2):
        cache.get(key, make)
    assert len(cache) == 2
    assert len(made) == 4


def test_a_large_window_keeps_more(res: Resources) -> None:
    def kept() -> int:
        makes: list[int] = []

        def make(at: int) -> pygame.Surface:
            makes.append(at)
            return pygame.Surface((1280, 720))

        for at in [*range(20), *range(20)]:
            res.cached(("picture", at), lambda at=at: make(at))  # type: ignore[misc]
        return 40 - len(makes)

    res.hold_for((1280, 720))
    assert kept() == 0
    res.clear()
    res.hold_for((3840, 2160))
    assert kept() == 20


# -- theme


def contrast(one: pygame.Color, other: pygame.Color) -> float:
    def light(colour: pygame.Color) -> float:
        parts = [c / 255 for c in tuple(colour)[:3]]
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("words", "ground", "least"),
    [
        ("CREAM", "GREEN", 4.5), ("CREAM", "GREEN_LIGHT", 4.5), ("CREAM", "GREEN_DARK", 4.5),
        ("CREAM", "OXBLOOD_LIGHT", 4.5), ("INK", "BRASS", 4.5), ("INK", "PAPER_SHADE", 4.5),
        ("OXBLOOD", "PAPER", 4.5), ("SEPIA", "PAPER", 4.5), ("SEPIA", "PAPER_SHADE", 4.5),
        ("MUTED", "GREEN_DARK", 4.5), ("BRASS", "GREEN", 3.0), ("BRASS_DARK", "PAPER", 3.0),
    ],
)  # fmt: skip
def test_contrast(words: str, ground: str, least: float) -> None:
    look = theme.Palette()
    assert contrast(look(getattr(theme, words)), look(getattr(theme, ground))) >= least


def test_players_differ_by_shape_and_carry_readable_text() -> None:
    assert len({player.shape for player in PLAYERS}) == 4
    look = theme.Palette()
    for player in PLAYERS:
        assert contrast(look(player.text), look(player.main)) >= 4.5


def test_words_are_tall_enough_at_1080p(res: Resources) -> None:
    for name in TYPE:
        style = Theme(1.5).style(name)
        words = res.text("Ág", style, theme.INK)
        assert words.get_bounding_rect().h >= 18, name


@pytest.mark.parametrize("px", [16, 29, 40])
def test_words_stand_exactly_in_the_middle(res: Resources, px: int) -> None:
    """They stood higher than the box they belong to, by what is left free below a last line."""
    surface = pygame.Surface((400, 100), pygame.SRCALPHA)
    Canvas(Theme(1.0), res).text(
        surface, "Hold", Style("body", px), INK, surface.get_rect(), valign="exact", wrap=True
    )
    assert abs(surface.get_bounding_rect().centery - 50) <= 2


def test_no_words_are_smaller_than_the_theme_says() -> None:
    usual, larger = Theme(1.5), Theme(1.5, least=16)
    assert larger.style("tiny").px == larger.style("small").px == 24 > usual.style("small").px
    assert larger.style("heading") == usual.style("heading")
