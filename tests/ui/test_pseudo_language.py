"""Every scene in a language that is 40 % longer: nothing cut, nothing over something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kraftwagen.ui.drawing.theme import FACES
from kraftwagen.ui.language.i18n import Translator, load_catalogue
from kraftwagen.ui.language.pseudo import _KEEP, LONGER, NAME, pseudo
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.shell.app import App
from tests.games import OLDEST
from tests.ui.measuring import (
    COVERED,
    SCENES,
    SHELL,
    TABLE,
    each_scene,
    fit,
    places,
    sample_app,
    show,
    watching,
)
from tests.ui.test_words import leaves

LOCALE = assets_dir() / "locale"


@pytest.fixture
def app(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[App]:
    made = sample_app(tmp_path, NAME, getattr(request, "param", OLDEST))
    yield made
    made.close()


def test_longer_accented_and_whole() -> None:
    english, made = (leaves(load_catalogue(LOCALE, language)) for language in ("en", NAME))
    assert made.keys() == english.keys()
    shorter = longer = 0
    for key, text in english.items():
        if isinstance(text, str) and not key.endswith("date_format"):
            assert re.findall(r"\{\w+\}", made[key]) == re.findall(r"\{\w+\}", text)
            shorter += len(_KEEP.sub("", text).replace("\n", ""))
            longer += len(_KEEP.sub("", made[key]).replace("\n", ""))
    assert longer >= shorter * (1 + LONGER)


def test_marks_and_ids_stay() -> None:
    made = pseudo({"names": ["Ada"], "text": "# A\n\n- **b** {c} %d\n- [car 1] o <A3>\n"})
    assert made["names"] == ["Ada"]
    assert "- [car 1] ö <A3>" in made["text"]
    assert made["text"].startswith("# À")
    assert re.search(r"^- \*\*b\*\* \{c\} %d", made["text"], re.M)


def test_it_is_not_offered() -> None:
    assert NAME not in languages(assets_dir())
    assert Translator(LOCALE, NAME)("menu.new") != Translator(LOCALE)("menu.new")


def test_our_typefaces_have_its_letters(app: App) -> None:
    letters = {c for text in leaves(load_catalogue(LOCALE, NAME)).values() for c in str(text)}
    letters = {c for c in letters if c.isalpha()}
    for face in FACES:
        font = app.resources.font(face, 20)
        missing = [c for c, found in zip(letters, font.metrics("".join(letters)), strict=True)
                   if found is None]  # fmt: skip
        assert missing == [], face


GRID = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1000, 760), 1.0)]
LEAST = 13
"""Pixels of "Ág" at 1080p: words that are too long for their place become smaller than others."""


@each_scene(SCENES)
def test_everything_fits(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is cut or lies over something else, in windows of three sizes."""
    scene = show(app, SCENES[name])
    for size, scale in GRID if name in SHELL else GRID[:2]:
        with watching(monkeypatch) as seen:
            fit(app, scene, size, scale, seen)
        found = places(scene)
        where = f"{name} at {size} and {scale}"
        assert (seen.cut, seen.outside) == ([], []), where
        assert (found.small, found.outside, found.overlapping) == ([], [], []), where
        if name not in COVERED:
            assert seen.overlapping() == [], where


@pytest.mark.parametrize("name", ["table-start", "table-4", "table-builder", "table-past"])
def test_nothing_becomes_too_small(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app.resize((1920, 1080))
    with watching(monkeypatch) as seen:
        show(app, TABLE[name], seen)
    lowest, style = seen.lowest(app.resources)
    assert lowest >= LEAST, style
