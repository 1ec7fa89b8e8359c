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
from kraftwagen.learn.lessons import Lesson, follow, load_lessons
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.games import GAMES, each_game, sample

MOST_WORDS = 14
"""Of a reason."""
CLOSE = 0.05
"""A free decision accepts only what is within so much of the best chance to win."""
CHAPTERS, GUIDED = (
    [
        (game, lesson)
        for game in GAMES
        for lesson in load_lessons(learn_folder(assets_dir(), game) / course, registry.load(game))[
            0
        ]
    ]
    for course in ("lessons", "guided")
)
each_chapter = pytest.mark.parametrize(
    ("game", "lesson"), CHAPTERS, ids=[f"{game}-{lesson.id}" for game, lesson in CHAPTERS]
)
TR = Translator(assets_dir() / "locale", "en")


def said(game: str, lesson: Lesson, key: str, course: str = "lessons") -> str:
    return TR(f"{game}.{course}.{lesson.id}.{key}", name="Ada")


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


@each_chapter
def test_a_free_decision_accepts_only_what_is_nearly_as_good_as_the_best(
    game: str, lesson: Lesson
) -> None:
    """As the bots see it, among what the step asks to choose from."""
    spec = registry.load(game)
    for at, keys in answers(spec, lesson).items():
        if len(keys) < 2:
            continue
        run, state = LessonRun(spec, lesson, at - 1), spec.from_position(lesson.position)
        for code in run.before():
            spec.apply(state, code)
        chances = {}
        for code in spec.legal(state):
            after = follow(spec, state, code)[0]
            chances[code] = spec.insight.evaluate_deeply(after).chances[lesson.seat]
        accepted = [code for code in chances if not run.refusal(state, code)]
        least = min(chances[code] for code in accepted)
        told = {spec.to_text(code): round(chance, 3) for code, chance in chances.items()}
        assert least >= max(chances.values()) - CLOSE, (lesson.steps[at - 1].words, told)


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


def texts(game: str, course: str) -> Iterator[tuple[str, str]]:
    """All words of the chapters or of the guided game in the order in which they are met, with
    their keys."""
    every = GUIDED if course == "guided" else CHAPTERS
    for lesson in (lesson for of, lesson in every if of == game):
        for step in lesson.steps:
            keys = step.reasons.values() if step.reasons else (step.words, *step.wrong.values())
            for key in dict.fromkeys(keys):
                yield f"{lesson.id}.{key}", said(game, lesson, key, course)
        yield f"{lesson.id}.done", said(game, lesson, "done", course)


def terms(game: str, course: str) -> dict[str, str]:
    path = Path(__file__).parents[1] / "games" / game / "glossary.yaml"
    found: dict[str, str] = yaml.safe_load(path.read_text(encoding="utf-8"))[course]
    return found


each_course = pytest.mark.parametrize("course", ["guided", "lessons"])


@each_course
@each_game
def test_no_word_is_used_before_it_is_explained(game: str, course: str) -> None:
    glossary = terms(game, course)
    met = list(texts(game, course))
    places = {key: at for at, (key, _) in reversed([*enumerate(met)])}
    for term, explained in glossary.items():
        pattern = re.compile(rf"\b(?:{term})\b", re.IGNORECASE)
        assert explained in places, f"{term}: there is no {explained}"
        first = next((key for key, words in met if pattern.search(words)), None)
        assert first == explained, f"{term} is used in {first}, before {explained}"


@each_course
@each_game
def test_the_glossary_knows_the_words_of_the_game(game: str, course: str) -> None:
    listed = "|".join(terms(game, course))
    known = re.compile(rf"\b(?:{listed})\b", re.IGNORECASE)
    own = re.compile(rf"\b(?:{'|'.join(sample(game).own_words.split())})s?\b", re.IGNORECASE)
    for key, words in texts(game, course):
        for found in own.finditer(words):
            spans = [term.span() for term in known.finditer(words)]
            inside = any(begin <= found.start() < end for begin, end in spans)
            assert inside, f"{key}: {found.group()} in {words}"


@each_game
def test_what_a_first_game_needs_comes_first(game: str) -> None:
    later = [lesson.later for of, lesson in CHAPTERS if of == game]
    assert later == sorted(later)
    assert 0 < later.count(False) < len(later)
