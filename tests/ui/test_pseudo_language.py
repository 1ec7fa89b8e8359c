"""Every scene in a language that is 40 % longer: nothing cut, nothing over something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kraftwagen.ui.drawing.theme import FACES
from kraftwagen.ui.language.bundle import Bundle, variables
from kraftwagen.ui.language.formats import PLAIN, Formats
from kraftwagen.ui.language.i18n import Translator, load_bundle
from kraftwagen.ui.language.pseudo import _KEEP, LONGER, NAME, pseudo
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.shell.app import App
from tests.every import EVERY, in_turn
from tests.games import OLDEST
from tests.ui.catalogue import leaves, shown, tree
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

LOCALE = assets_dir() / "locale"


@pytest.fixture
def app(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[App]:
    made = sample_app(tmp_path, NAME, getattr(request, "param", OLDEST))
    yield made
    made.close()


def test_longer_accented_and_whole() -> None:
    english, made = (load_bundle(LOCALE, language) for language in ("en", NAME))
    assert list(made) == list(english)
    shorter = longer = 0
    for name in english:
        texts = [bundle.message(name) for bundle in (english, made)]
        assert texts[0] is not None
        assert texts[1] is not None
        assert sorted(variables(texts[0].value)) == sorted(variables(texts[1].value))
        said = [str(shown(text.value)) for text in texts]
        shorter += len(_KEEP.sub("", said[0]).replace("\n", ""))
        longer += len(_KEEP.sub("", said[1]).replace("\n", ""))
    assert longer >= shorter * (1 + LONGER) * 0.97  # what is open in braces does not grow


def test_marks_and_ids_stay() -> None:
    bundle = Bundle(Formats(PLAIN), pseudo)
    bundle.add("a-names =\n    Ada\n    Eva\n"
               "a =\n    # A\n\n    - **b** { $c } %d\n    - [car 1] o <A3>\n")  # fmt: skip
    assert bundle.fill("a-names", {}, []) == "Ada\nEva"
    made = str(bundle.fill("a", {"c": "car"}, []))
    assert "- [car 1] ö <A3>" in made
    assert made.startswith("# À")
    assert re.search(r"^- \*\*b\*\* car %d", made, re.M)


def test_it_is_not_offered() -> None:
    assert NAME not in languages(assets_dir())
    assert Translator(LOCALE, NAME)("menu.new") != Translator(LOCALE)("menu.new")


def test_our_typefaces_have_its_letters(app: App) -> None:
    letters = {c for text in leaves(tree(app.tr)).values() for c in str(text)}
    letters = {c for c in letters if c.isalpha()}
    for face in FACES:
        font = app.resources.font(face, 20)
        missing = [c for c, found in zip(letters, font.metrics("".join(letters)), strict=True)
                   if found is None]  # fmt: skip
        assert missing == [], face


GRID = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1000, 760), 1.0)]
NAMES = [*SCENES]
LEAST = 13
"""Pixels of "Ág" at 1080p: words that are too long for their place become smaller than others."""


@each_scene(in_turn(NAMES, 2, 9))
def test_everything_fits(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is cut or lies over something else: one of nine scenes in one of three windows.

    With ``EVERY=1`` all of them in all.
    """
    scene = show(app, SCENES[name])
    grid = GRID if name in SHELL else GRID[:2]
    for size, scale in grid if EVERY else [grid[NAMES.index(name) // 9 % len(grid)]]:
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
