"""Names in any script: shown in every face, or told apart from blanks, or refused while typing."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.ui.drawing.coverage import Coverage, coverage
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import FACES, INK, Style
from kraftwagen.ui.drawing.typefaces import _PLAIN, SUBSTITUTE, Typefaces
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.widgets import Label, TextEntry
from tests.ui.driver import Driver

FONTS = assets_dir() / "fonts"
NAMES = ("Ελένη", "Ἀχιλλεύς", "Анна", "Ґеорґій", "Łukasz", "Đặng Thị", "Ģirts", "Şükrü", "Ǧiorgos")
FOREIGN = ("李娜", "אבי", "علي", "🚗")


@pytest.fixture(scope="module")
def faces() -> Typefaces:
    pygame.font.init()
    return Typefaces(FONTS)


@pytest.mark.parametrize("face", FACES)
def test_a_file_says_what_it_covers(face: str) -> None:
    covered = coverage(FONTS / FACES[face])
    assert all(sign in covered for sign in "AZaz09ÄÖÜßéñ")
    assert ("Ж" in covered) == ("ψ" in covered) == FACES[face].startswith("Lato")
    assert "李" not in covered
    assert "a" not in Coverage([])


def test_plain_signs_are_in_every_face() -> None:
    """Texts made of them are drawn without looking."""
    plain = [chr(code) for code in range(0x20, 0x3000) if _PLAIN.fullmatch(chr(code))]
    plain = [sign for sign in plain if sign.isprintable()]
    assert len(plain) > 190
    for face in FACES.values():
        covered = coverage(FONTS / face)
        assert [sign for sign in plain if sign not in covered] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("face", FACES)
def test_latin_greek_and_cyrillic_letters_show_in_every_face(
    faces: Typefaces, face: str, name: str
) -> None:
    assert faces.can_show(name)
    runs = faces.runs(name, face)
    assert "".join(part for _, part in runs) == unicodedata.normalize("NFC", name)
    for shown, part in runs:
        covered = coverage(FONTS / FACES[shown])
        assert all(sign in covered for sign in part)


def test_all_letters_of_the_three_scripts_can_be_shown(faces: Typefaces) -> None:
    letters = [chr(code) for code in (*range(0xC0, 0x250), *range(0x386, 0x3CF),
                                      *range(0x400, 0x460), *range(0x1EA0, 0x1EFA))]  # fmt: skip
    letters = [letter for letter in letters if letter.isalpha()]
    assert len(letters) > 600
    assert [letter for letter in letters if not faces.can_show(letter)] == []


@pytest.mark.parametrize("face", FACES)
def test_lines_are_as_wide_as_their_sizes_say(faces: Typefaces, face: str) -> None:
    for text in ("Anna Анна", "Zoë", "Ελένη", "李 Li"):
        style = Style(face, 24)
        made = faces.line(text, style, pygame.Color("black"))
        assert made.get_size()[0] == faces.size(text, style)[0]
        assert made.get_bounding_rect().h > 8


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("face", FACES)
def test_what_no_face_has_gets_a_substitute_one_can_see(
    faces: Typefaces, face: str, name: str
) -> None:
    assert not faces.can_show(name)
    assert "".join(part for _, part in faces.runs(name, face)) == SUBSTITUTE * len(name)
    made = faces.line(name, Style(face, 24), pygame.Color("black"))
    assert made.get_bounding_rect().w > 8 * len(name)


@pytest.mark.parametrize("letter", ["a", "Ж", "•"])
@pytest.mark.parametrize("face", FACES)
def test_blanks_and_what_nobody_sees_are_no_missing_letters(
    faces: Typefaces, face: str, letter: str
) -> None:
    def words(text: str) -> str:
        return "".join(part for _, part in faces.runs(letter + text + letter, face))

    breaks = ("\n", "\r\n", "\r", "\v", "\f", "\x85", "\u2028", "\u2029")
    assert {words(sign) for sign in breaks} == {f"{letter}\n{letter}"}
    blanks = ("\t", " ", "\u2002", "\u2007", "\u2009", "\u202f", "\u3000")
    assert {words(sign) for sign in blanks} == {f"{letter} {letter}"}
    unseen = ("\u200b", "\u200d", "\u200e", "\u2060", "\ufe0f", "\ufeff", "\x07", "\0")
    assert {words(sign) for sign in unseen} == {letter * 2}
    assert words("\xa0") == f"{letter}\xa0{letter}"


def test_lines_begin_anew_beside_signs_that_are_not_plain() -> None:
    """Nothing is drawn where a line ends: the lines are those of each part by itself."""
    resources = Resources(assets_dir())
    style = Style("body", 20)
    made = resources.text("Faster.\n• Take", style, INK, 300)
    parts = [resources.text(part, style, INK, 300) for part in ("Faster.", "• Take")]
    wide = max(part.get_bounding_rect().right for part in parts)
    assert made.get_bounding_rect().right == wide
    assert made.get_height() > 1.5 * parts[0].get_height()


def test_headings_in_greek_are_not_blank_in_paragraphs_either() -> None:
    resources = Resources(assets_dir())
    for face in FACES:
        made = resources.text("Ελένη και Анна", Style(face, 20), INK, 90)
        assert made.get_bounding_rect().h > 30
        assert made.get_width() <= 90


def test_letters_taken_apart_are_put_together(faces: Typefaces) -> None:
    apart = unicodedata.normalize("NFD", "Zoë Ķ")
    assert faces.size(apart, Style("display", 30)) == faces.size("Zoë Ķ", Style("display", 30))


# -- typing


@pytest.fixture
def driver(make_app: Callable[..., Any]) -> Driver:
    app = make_app()
    app.stack.push(NewMatchScene())
    return Driver(app)


def test_a_letter_that_cannot_be_shown_is_refused_with_a_sentence(driver: Driver) -> None:
    entry, ui = driver.entry(0), driver.scene.ui
    driver.click(entry)
    driver.type("Анна")
    driver.type("李")
    assert entry.get_text() == "Анна"
    assert "cannot be shown" in ui._fixed_tip[0]
    driver.type("2")
    assert entry.get_text() == "Анна2"
    assert ui._fixed_tip is None
    driver.press("Start the game")
    assert driver.scene.started["seats"][0].name == "Анна2"


def test_a_remembered_name_that_cannot_be_shown_is_not_played_with(
    make_app: Callable[..., Any],
) -> None:
    app = make_app()
    app.settings.last_setup["toy"] = {"count": 2, "seats": [["person", "李"], ["random", ""]]}
    app.stack.push(NewMatchScene())
    driver = Driver(app)
    assert not driver.scene._go.widget.is_enabled
    assert any("cannot be shown" in label.text for label in driver.widgets(Label))


def test_a_folder_may_have_any_letters(driver: Driver) -> None:
    entry = TextEntry(driver.scene.ui, Rect(20, 60, 300, 40), "/home", print, any_letter=True)
    driver.click(entry)
    driver.type("/李")
    assert entry.get_text() == "/李"


def broken(text: str, width: str, *seams: str) -> list[str]:
    """The lines of a text that is no wider than ``width``."""
    res = Resources(assets_dir())
    res.seams = seams
    style = Style("body", 20)
    return res.lines(text, style, res.text_size(width, style)[0])[1]


def test_a_word_too_long_for_a_line_is_parted_at_a_seam() -> None:
    wide = "Karosserie-"
    assert broken("Ruf den Karosseriekäufer!", wide, "Karosserie", "Karo") == [
        "Ruf den", "Karosserie-", "käufer!",
    ]  # fmt: skip
    assert broken("„Karosseriekäufer“", "„Karo-—", "karosserie", "karo")[0] == "„Karo-"
    assert broken("Kofferraum-Maschine", "Kofferraum-") == ["Kofferraum-", "Maschine"]
    assert broken("Karosserie", wide, "Karo") == ["Karosserie"]
    assert "".join(broken("Karosseriekäufer", wide)) == "Karosseriekäufer"
