"""The lessons of Automania: they fit the rules, have few words and lead to paragraphs."""

from __future__ import annotations

from typing import Final

import pytest

from kraftwagen.learn.lessons import Lesson, check, load_lessons
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.platform.system import languages
from tests.games.automania.rules import IDS
from tests.games.automania.table import GAME

LESSONS, FAULTS = load_lessons(learn_folder(assets_dir(), "automania") / "lessons", GAME)
MOST_WORDS: Final = 8


def test_all_are_there() -> None:
    assert FAULTS == []
    assert [lesson.id for lesson in LESSONS] == [
        "workers", "lines", "popularity", "sale", "contracts", "offices", "managers", "factories",
    ]  # fmt: skip


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_fits_the_rules(lesson: Lesson) -> None:
    check(GAME, lesson)
    assert lesson.minutes <= 3
    assert lesson.teaches
    assert all(step.rule in IDS for step in lesson.steps if step.goal is None)


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_every_step_has_its_few_words(language: str) -> None:
    tr = Translator(assets_dir() / "locale", language)
    for lesson in LESSONS:
        key = f"automania.lessons.{lesson.id}"
        known = {*lesson.keys(), "title", "about", "done"}
        assert set(tr.data(key)) == known
        for step in lesson.steps:
            words = tr(f"{key}.{step.words}", name="Ada")
            assert len(words.split()) <= MOST_WORDS, words
