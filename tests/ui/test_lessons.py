"""The lessons in the window, in every language, and the one of the toy game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.lessons import check, load_lessons
from kraftwagen.learn.progress import Progress
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.pseudo import NAME as PSEUDO
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.presenters import lessons as presenter
from kraftwagen.ui.presenters.lessons import GUIDED, Lessons
from kraftwagen.ui.scenes.table.words import bar_state
from kraftwagen.ui.tables.base import Choose
from kraftwagen.ui.tables.parts import lights
from kraftwagen.ui.widgets import Button
from tests.every import EVERY, in_turn
from tests.games import GAMES, each_game, each_with
from tests.ui.catalogue import tree
from tests.ui.learning import at_once, guide, until_step
from tests.ui.playing import Player, draw_rarely
from tests.ui.stones import toy_table  # noqa: F401 - a fixture
from tests.ui.text_sizes import LANGUAGES

SPEC = registry.load("kraftwagen")
LOADED = {
    game: load_lessons(learn_folder(assets_dir(), game) / "lessons", registry.load(game))
    for game in GAMES
}
LESSONS, _ = LOADED[SPEC.id]
MOST_WORDS = 8


@each_with("lessons")
def test_all_lessons_are_read_and_fit_the_rules(game: str, lessons: tuple[str, ...]) -> None:
    """Fails when a change of the rules makes a lesson impossible."""
    found, faults = LOADED[game]
    assert not faults
    assert tuple(lesson.id for lesson in found) == lessons
    for lesson in found:
        check(registry.load(game), lesson)
        assert lesson.minutes <= 3


@pytest.mark.parametrize("language", languages(assets_dir()))
@each_game
def test_every_step_has_its_few_words_in_every_language(game: str, language: str) -> None:
    tr = Translator(assets_dir() / "locale", language)
    for lesson in LOADED[game][0]:
        key = f"{game}.lessons.{lesson.id}"
        for name in (*lesson.keys(), "title", "about", "done"):
            assert tr.has(f"{key}.{name}"), f"{language}: {key}.{name}"
        for step in (step for step in lesson.steps if not step.reasons):
            words = tr(f"{key}.{step.words}", name="Ada")
            assert len(words.split()) <= MOST_WORDS, f"{language}: {words}"
        known = {*lesson.keys(), "title", "about", "done"}
        assert set(tree(tr, key)) == known, f"{language}: words that no step says"


@pytest.fixture
def begin(make_app: Callable[..., Any]) -> Callable[[str], Player]:
    """The menu in a language."""

    def begin(language: str) -> Player:
        app = make_app(games=[SPEC], language=language)
        at_once(app)
        app.routes.menu()
        return Player(app)

    return begin


def test_one_veil_lies_over_the_table_of_a_lesson(
    begin: Callable[[str], Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lesson shades all but what it is about; the light over lawful places is not there too."""
    own: list[object] = []
    of = lights.Shade.of
    monkeypatch.setattr(lights.Shade, "of", lambda *them: (own.append(them), of(*them))[1])
    player = begin("en")
    lesson = LESSONS[0]
    asked = next(at for at, step in enumerate(lesson.steps) if step.goal is not None)
    player.app.routes.learning.lesson(SPEC.id, lesson.id, asked)
    until_step(player)
    own.clear()
    player.frame(3)
    player.table.view.rebuild(player.table.game.position())
    player.frame(2)
    assert guide(player).shades
    assert own == []
    guide(player).shades = False
    player.table.dirty = True
    player.frame(2)
    assert own


@pytest.fixture
def player(begin: Callable[[str], Player]) -> Player:
    return begin("en")


def answer(player: Player, by_click: bool = True) -> None:
    """What the step wants."""
    step = guide(player).run.step
    if step.goal is None:
        player.press(player.app.tr("learn.lessons.next"))
    elif by_click:
        player.choose(step.shown)
    else:
        player.press("Show me")
    until_step(player)


@pytest.mark.parametrize(
    ("name", "language"),
    [
        (lesson.id, language)
        for number, lesson in enumerate(in_turn(LESSONS, 0, 4))
        for other, language in enumerate(LANGUAGES)
        if EVERY or other == number % len(LANGUAGES)
    ],
)
def test_every_lesson_is_played_with_clicks(
    begin: Callable[[str], Player], name: str, language: str
) -> None:
    """Every wrong decision is answered with a sentence and changes nothing; every right one
    goes on, and the list then knows that the lesson is done.

    One of four lessons in one language; ``EVERY=1``: all in all.
    """
    player = begin(language)
    player.app.routes.learning.lesson(SPEC.id, name)
    until_step(player)
    steps = 0
    while player.scene.name == "table":
        table = player.table
        run, made = guide(player).run, len(player.match.steps)
        assert run.at == steps
        number, count = run.lesson.numbered(run.at)
        title = player.app.tr("learn.lessons.step", number=number, count=count)
        assert table.note_panel.note.title == title
        assert run.step is not None
        if run.step.area not in ("", "press") or run.step.light != (table.hooks.end_turn,):
            lit = len(table.view.lit())
            wanted = max(1, len([one for one in run.step.area.split(", ") if one != "press"]))
            assert lit >= wanted, f"{name} {run.step.words}: {lit} places are in the light"
        for code in player.match.legal():
            if run.step.goal is None or run.refusal(player.match.state, code):
                table.notes.bubble.hide()
                table.requests.take(Choose(code), (400, 300))
                said = table.notes.bubble.text
                assert said, f"{name} {run.step.words} {SPEC.to_text(code)}"
                assert SPEC.id not in said.split("."), f"{said} is a key"
                assert len(player.match.steps) == made
        table.notes.bubble.hide()
        answer(player)
        steps += 1
    assert steps == len(guide(player).lesson.steps)
    lessons = Lessons(player.app, SPEC)
    assert lessons.done(lessons.find(name))
    assert not list(player.app.paths.saves.rglob("*.json"))


def test_a_lesson_goes_on_in_another_language(player: Player) -> None:
    player.app.routes.learning.lesson(SPEC.id, "ring")
    until_step(player)
    for _ in range(3):
        answer(player)
    said = player.table.note_panel.note.text
    player.app.set_language(PSEUDO)
    until_step(player)
    assert guide(player).run.at == 3
    assert player.table.note_panel.note.text != said
    player.app.set_language("en")
    until_step(player)
    assert player.table.note_panel.note.text == said
    answer(player)
    assert guide(player).run.at == 4


def test_a_lesson_is_left_and_resumed_repeated_and_skipped(player: Player) -> None:
    player.app.routes.learning.hub()
    player.frame()
    player.press("1  The ring")
    until_step(player)
    for _ in range(8):
        answer(player)
    assert len(player.match.steps) == 1
    guide(player).leave()
    player.frame()
    assert player.scene.name == "learn"
    assert "step\u00a08\u00a0of\u00a013" in player.button("1  The ring").note
    player.press("1  The ring")
    until_step(player)
    assert (guide(player).run.at, len(player.match.steps)) == (8, 1)
    player.press("Back")
    until_step(player)
    assert (guide(player).run.at, len(player.match.steps)) == (7, 0)
    guide(player).skip()
    until_step(player)
    assert guide(player).lesson.id == "parts"
    player.app.routes.learning.lesson(SPEC.id, "ring", 0)
    until_step(player)
    assert guide(player).run.at == 0
    assert len(player.app.stack) == 3


def test_the_list_says_how_long_a_lesson_took(player: Player) -> None:
    """From its beginning to its end, over leaving it and going back; not while nobody is there."""
    player.app.routes.learning.hub()
    player.frame()
    player.press("1  The ring")
    until_step(player)
    for _ in range(5):
        player.app.step([], 6.0)
        answer(player)
    player.app.step([], 5.0)
    guide(player).leave()
    player.app.step([], 300.0)
    player.press("1  The ring")
    until_step(player)
    player.press("Back")
    until_step(player)
    player.app.step([], 3600.0)
    while player.scene.name == "table":
        answer(player)
    player.press("Leave the lesson")
    lessons = Lessons(player.app, SPEC)
    took, spent = lessons.took(lessons.all[0]), lessons.spent(lessons.all[0])
    assert 30 + 5 + 30 < took < 95
    assert spent == 0
    note = player.button("1  The ring").note
    assert note == f"Money, and whose turn it is · 2 min · done in 1:{round(took) - 60:02}"
    # Once more from the beginning, half-way: the time of the whole stays.
    guide_of(player, "ring").repeat()
    until_step(player)
    assert lessons.spent(lessons.all[0]) == 0


def guide_of(player: Player, name: str) -> Any:
    player.app.routes.learning.lesson(SPEC.id, name)
    until_step(player)
    return guide(player)


def test_a_lesson_done_in_another_window_stays_done(player: Player) -> None:
    one, other = Lessons(player.app, SPEC), Lessons(player.app, SPEC)
    lesson = one.all[0]
    one.keep(lesson, len(lesson.steps), 61.0)
    other.keep(lesson, 2, 10.0)
    found = Lessons(player.app, SPEC)
    assert found.done(lesson)
    assert (found.reached(lesson), found.took(lesson)) == (2, 61.0)


def test_times_that_make_no_sense_are_none(player: Player) -> None:
    lessons = Lessons(player.app, SPEC)
    for number, value in enumerate((-3, True, "long", None, [], 1e300, float("nan"))):
        entry = {"step": 2, "done": True, "took": value, "spent": value}
        Progress(player.app.paths.data).keep(SPEC.id, "lessons", lessons.all[number].id, entry)
    player.app.routes.learning.hub()
    player.frame()
    lessons = Lessons(player.app, SPEC)
    assert {lessons.took(one) for one in lessons.all} == {0.0}
    assert {lessons.spent(one) for one in lessons.all} == {0.0}


def test_the_lesson_shows_what_it_wants(player: Player) -> None:
    """Nobody is stuck: Show me decides."""
    player.app.routes.learning.lesson(SPEC.id, "cars")
    until_step(player)
    while player.scene.name == "table":
        answer(player, by_click=False)
    player.press("Next lesson")
    until_step(player)
    assert guide(player).lesson.id == "turn"


def test_after_two_lessons_a_first_game_is_offered(player: Player) -> None:
    player.app.routes.learning.lesson(SPEC.id, "ring")
    for name in ("ring", "parts"):
        until_step(player)
        while player.scene.name == "table":
            answer(player, by_click=False)
        offered = [button.text for button in player.widgets() if hasattr(button, "text")]
        assert ("Play a first game" in offered) == (name == "parts")
        if name == "ring":
            player.press("Next lesson")
    player.press("Play a first game")
    assert player.scene.name == "aim"


def test_a_lesson_by_keys_alone(player: Player) -> None:
    """Enter is Next; places are reached by the ring or by their letters."""
    player.app.routes.learning.lesson(SPEC.id, "ring")
    until_step(player)
    for _ in range(7):
        player.key(pygame.K_RETURN)
        until_step(player)
    assert guide(player).run.at == 7
    table = player.table
    for key in table.view.keys.way(guide(player).run.step.shown):
        player.frame()
        table.keyboard.show_ring()
        player.app.stack.top.ui.focus.focus(table.view.keys.stop(key))
        player.key(pygame.K_RETURN)
    until_step(player)
    assert guide(player).run.at == 8


def test_end_turn_waits_for_next(player: Player) -> None:
    """Neither bright nor to be pressed while there is something to read, though only it is left."""
    read = [step.words for step in LESSONS[0].steps].index("hire_why")
    player.app.routes.learning.lesson(SPEC.id, LESSONS[0].id, read)
    until_step(player)
    for ready in (False, True):
        bar = bar_state(player.table.controller)
        assert (bar.end_turn, bar.end_turn_urgent) == (ready, ready)
        if not ready:
            answer(player)


def test_what_is_read_is_said_aloud(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(player.app.speech, "say", lambda words, **_: said.append(words))
    player.app.routes.learning.lesson(SPEC.id, "ring")
    until_step(player)
    assert "Step\u00a01\u00a0of\u00a013. You are Ada. This board is yours." in said


def test_a_newcomer_is_led_to_the_lessons(player: Player) -> None:
    """First the guided game, before the list of lessons; after it, or two lessons, a game."""
    app = player.app
    app.library = None
    app.routes.menu()
    player.frame()

    def bright() -> list[str]:
        return [one.text for one in player.widgets(Button) if one.kind == "primary"]

    assert bright() == ["Learn"]
    player.press("Learn")
    assert guide(player).lessons.course == GUIDED
    guide(player).leave()
    player.frame()
    assert player.scene.name == "learn"
    lessons = Lessons(app, SPEC)
    for lesson in lessons.all[:2]:
        lessons.keep(lesson, len(lesson.steps))
    player.scene.back()
    player.frame()
    assert bright() == ["Play a first game"]


def test_a_broken_lesson_is_named_and_the_others_are_there(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    source = learn_folder(assets_dir(), SPEC.id) / "lessons"
    for file in source.glob("*.yaml"):
        text = file.read_text(encoding="utf-8")
        broken = text.replace("minutes: 3", "minutes: soon") if "race" in file.name else text
        (folder / file.name).write_text(broken, encoding="utf-8")
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: tmp_path)
    player.app.routes.learning.hub()
    player.frame()
    assert player.scene.lessons.faults == [
        "05_race.yaml, line 3: minutes: must be a whole number from 1 to 10"
    ]
    assert len(player.scene.lessons.all) == 7


def test_a_lesson_that_no_longer_fits_the_rules_says_so(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    lessons = Lessons(player.app, SPEC)
    first = lessons.all[0]
    steps = (*first.steps[:7], first.steps[11])
    broken = type(first)(first.id, first.minutes, first.seat, first.position, steps)
    monkeypatch.setattr(Lessons, "find", lambda self, name: broken)
    player.app.routes.learning.lesson(SPEC.id, "ring")
    player.frame()
    assert player.scene.name == "dialog"


def test_the_toy_game_has_a_lesson_too(
    make_app: Callable[..., Any],
    toy_table: None,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing of the house knows whose lesson it is."""
    toy = registry.load("toy")
    folder = Path(__file__).parents[1] / "learn" / "toy"
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: folder)
    app = make_app(games=[toy])
    at_once(app)
    app.routes.menu()
    player = Player(app)
    app.routes.learning.hub()
    player.frame()
    player.press("1  Taking stones")
    until_step(player)
    answer(player)
    player.choose(1)
    assert player.table.notes.bubble.text == "Two, not more and not fewer."
    answer(player)
    answer(player)
    assert player.scene.name == "lesson_done"
    player.press("Leave the lesson")
    assert player.scene.name == "learn"


@pytest.mark.slow
def test_what_is_read_about_is_lit_in_large_windows(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large table shows more, and some things elsewhere; one step of four, ``EVERY=1``: all."""
    draw_rarely(monkeypatch, 10**6)
    app = make_app(games=[SPEC], size=(2560, 1440))
    at_once(app)
    app.routes.menu()
    player = Player(app)
    steps = [(one, at) for one in LESSONS for at, step in enumerate(one.steps) if not step.goal]
    for lesson, at in in_turn(steps, 0, 4):
        step = lesson.steps[at]
        app.routes.learning.lesson(SPEC.id, lesson.id, at)
        player.frame(2)
        wanted = len(step.area.split(", ")) if step.area else 1
        assert len(player.table.view.lit()) == wanted, f"{lesson.id} {step.words}"
