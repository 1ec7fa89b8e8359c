"""The chapters of each game: in an order in which words are explained before they are used, with
reasons for what they order, and a free decision in each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.engine import registry
from kraftwagen.learn.lesson_run import LessonRun
from kraftwagen.learn.lessons import Lesson, load_lessons
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.games import GAMES, each_game, sample

MOST_WORDS = 14
"""Of a reason."""
CHAPTERS = [
    (game, lesson)
    for game in GAMES
    for lesson in load_lessons(learn_folder(assets_dir(), game) / "lessons", registry.load(game))[0]
]
each_chapter = pytest.mark.parametrize(
    ("game", "lesson"), CHAPTERS, ids=[f"{game}-{lesson.id}" for game, lesson in CHAPTERS]
)
TR = Translator(assets_dir() / "locale", "en")


def said(game: str, lesson: Lesson, key: str) -> str:
    return TR(f"{game}.lessons.{lesson.id}.{key}", name="Ada")


@each_chapter
def test_what_is_ordered_has_a_short_reason(game: str, lesson: Lesson) -> None:
    for step, after in zip(lesson.steps, (*lesson.steps[1:], None), strict=True):
        assert step.goal is None or (after is not None and after.reasons), step.words
        for key in step.reasons.values():
            words = said(game, lesson, key)
            assert len(words.split()) <= MOST_WORDS, words


@each_chapter
def test_one_decision_is_free_and_each_kind_has_words(game: str, lesson: Lesson) -> None:
    """Late in the chapter, and no words that nobody can come to."""
    told = answers(registry.load(game), lesson)
    free = [at for at, keys in told.items() if len(keys) > 1]
    assert free
    assert free[-1] >= len(lesson.steps) * 0.6
    for at, keys in told.items():
        assert keys == set(lesson.steps[at].reasons.values()), lesson.steps[at].words


def answers(spec: Any, lesson: Lesson) -> dict[int, set[str]]:
    """The reasons said at each step that has some, over all ways through the lesson."""
    states, told = [spec.from_position(lesson.position)], dict[int, set[str]]()
    for at, step in enumerate(lesson.steps):
        after: dict[str, Any] = {}
        for state in states:
            for code in spec.legal(state) if step.goal is not None else (None,):
                run, begun = LessonRun(spec, lesson, at), spec.clone(state)
                if code is not None:
                    if run.refusal(state, code):
                        continue
                    spec.apply(begun, code)
                    run.answer()
                    told.setdefault(at + 1, set()).add(run.words)
                for scripted in step.script:
                    spec.apply(begun, scripted)
                after[spec.digest(begun)] = begun
        states = list(after.values())
    return told


def texts(game: str) -> Iterator[tuple[str, str]]:
    """All words of the chapters of a game in the order in which they are met, with their keys."""
    for lesson in (lesson for of, lesson in CHAPTERS if of == game):
        for step in lesson.steps:
            keys = step.reasons.values() if step.reasons else (step.words, *step.wrong.values())
            for key in dict.fromkeys(keys):
                yield f"{lesson.id}.{key}", said(game, lesson, key)
        yield f"{lesson.id}.done", said(game, lesson, "done")


@each_game
def test_no_word_is_used_before_it_is_explained(game: str) -> None:
    path = Path(__file__).parents[1] / "games" / game / "glossary.yaml"
    glossary: dict[str, str] = yaml.safe_load(path.read_text(encoding="utf-8"))
    met = list(texts(game))
    places = {key: at for at, (key, _) in reversed([*enumerate(met)])}
    for term, explained in glossary.items():
        pattern = re.compile(rf"\b(?:{term})\b", re.IGNORECASE)
        assert explained in places, f"{term}: there is no {explained}"
        first = next((key for key, words in met if pattern.search(words)), None)
        assert first == explained, f"{term} is used in {first}, before {explained}"


@each_game
def test_the_glossary_knows_the_words_of_the_game(game: str) -> None:
    path = Path(__file__).parents[1] / "games" / game / "glossary.yaml"
    listed = "|".join(yaml.safe_load(path.read_text(encoding="utf-8")))
    known = re.compile(rf"\b(?:{listed})\b", re.IGNORECASE)
    own = re.compile(rf"\b(?:{'|'.join(sample(game).own_words.split())})s?\b", re.IGNORECASE)
    for key, words in texts(game):
        for found in own.finditer(words):
            terms = [term.span() for term in known.finditer(words)]
            inside = any(begin <= found.start() < end for begin, end in terms)
            assert inside, f"{key}: {found.group()} in {words}"


@each_game
def test_what_a_first_game_needs_comes_first(game: str) -> None:
    later = [lesson.later for of, lesson in CHAPTERS if of == game]
    assert later == sorted(later)
    assert 0 < later.count(False) < len(later)
