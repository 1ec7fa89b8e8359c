"""Every lesson of both games to its last click, in the real scenes, until the page after it.

``EVERY=1`` plays each of them at each speed, in every way that it accepts, and in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Code
from kraftwagen.learn.lessons import load_lessons
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.tables.director import SPEEDS
from kraftwagen.ui.tables.parts import hints
from tests.every import EVERY, in_turn
from tests.games import GAMES, each_with
from tests.ui.driver import LEAP
from tests.ui.learning import Clock, guide, until_step
from tests.ui.measuring import watching
from tests.ui.playing import Player
from tests.ui.text_sizes import LANGUAGES, LAYOUTS, lay_out

LESSONS = [
    (game, lesson.id)
    for game in GAMES
    for lesson in load_lessons(learn_folder(assets_dir(), game) / "lessons", registry.load(game))[0]
]
DRAW = TableScene.draw
ROWS = [
    (*lesson, language, LAYOUTS[(number + other) % len(LAYOUTS)])
    for number, lesson in enumerate(in_turn(LESSONS, 0, 4))
    for other, language in enumerate(LANGUAGES)
    if EVERY or other == number % len(LANGUAGES)
]
in_languages = pytest.mark.parametrize(
    ("game", "name", "language", "size"), ROWS, ids=[f"{name}-{at}" for _, name, at, _ in ROWS]
)
_SHOWN = -1
"""Instead of the number of a way: the lesson decides."""
_LAST = 1000
"""More than there are ways."""


def accepted(player: Player) -> list[Code]:
    """All right decisions of the step."""
    run, match = guide(player).run, player.match
    return [code for code in match.legal() if not run.refusal(match.state, code)]


def play(
    player: Player,
    game: str,
    name: str,
    speed: str,
    way: int,
    look: Callable[[], object] = lambda: None,
) -> int:
    """The whole lesson; of several right decisions always one of them. How many there were.

    ``look`` is called at each step and at the end.
    """
    tr = player.app.tr
    player.app.routes.menu()
    player.app.routes.learning.lesson(game, name, 0)
    player.table.controller.set_speed(speed)
    until_step(player)
    most = 1
    while player.scene.name == "table":
        step = guide(player).run.step
        look()
        top = player.table.view.top
        assert not step.area or hints.rects(top.inputs, top.pad, (), step.area), step.area
        if step.goal is None:
            player.press(tr("learn.lessons.next"))
        elif way == _SHOWN:
            player.press(tr("learn.lessons.show"))
        else:
            right = accepted(player)
            most = max(most, len(right))
            player.choose(right[min(way, len(right) - 1)])
        until_step(player)
    assert player.scene.name == "lesson_done"
    look()
    player.scene.draw(player.app.screen)
    player.press(tr("learn.lessons.list"))
    player.frame()
    lessons = Lessons(player.app, registry.load(game))
    assert lessons.done(lessons.find(name))
    return most


def ways(player: Player, game: str, name: str) -> Iterator[tuple[str, int]]:
    """Speeds and ways to be played; ``test_lessons_alone`` has the first way, and Show me."""
    if not EVERY:
        yield "slow", _LAST
        return
    most = play(player, game, name, "instant", _LAST)
    yield from product(SPEEDS, (_SHOWN, *range(most)))


@each_with("sale_lesson")
def test_a_sale_is_seen_even_if_the_last_game_was_played_at_once(
    player: Player, game: str, sale_lesson: tuple[str, int]
) -> None:
    """Car by car, and the pieces before it move."""
    name, steps = sale_lesson
    player.app.settings.speed = "instant"
    player.app.routes.learning.lesson(game, name, 0)
    until_step(player)
    seen = list[int]()
    moved = False
    while player.scene.name == "table":
        player.press("Next" if guide(player).run.step.goal is None else "Show me")
        while player.scene.name == "table" and player.table.director.busy:
            moved = moved or player.table.director.animates()
            player.frame(dt=LEAP)
        if player.scene.name == "scoring":
            assert player.scene.at == 0
            seen.append(player.read_scoring())
        until_step(player)
    assert moved
    assert seen == ([steps] if steps else [])
    assert player.app.settings.speed == "instant"


@pytest.mark.parametrize(("game", "name"), in_turn(LESSONS, 0, 6))
def test_a_lesson_goes_on_after_a_window_that_changed_during_a_scoring(
    player: Player, game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table below is laid out anew, too; what follows the scoring must not be lost."""
    read, read_at = Player.read_scoring, list[int]()

    def resized(self: Player) -> int:
        read_at.append(len(self.match.steps))
        self.app.resize((1000, 800) if len(read_at) % 2 else (1280, 720))
        self.table.relayout(self.app.size)
        return read(self)

    monkeypatch.setattr(Player, "read_scoring", resized)
    play(player, game, name, "instant", 0)
    if not read_at:
        pytest.skip("no scoring covers the table in it")


def test_a_lesson_is_as_fast_as_was_chosen_for_lessons(player: Player) -> None:
    """By itself it is never faster than Normal; what is chosen in it stays among lessons."""
    app, first, second = player.app, ("kraftwagen", "ring"), ("kraftwagen", "parts")

    def begin(lesson: tuple[str, str], at: int = 0) -> Any:
        app.routes.learning.lesson(*lesson, at)
        until_step(player)
        table = player.table
        assert table.top_bar.speed.value == table.director.speed == app.speed
        return table

    for setting, wanted in (("slow", "slow"), ("fast", "normal"), ("instant", "normal")):
        app.settings.speed = setting
        assert begin(first).director.speed == wanted
        app.routes.menu()
        assert app.speed == app.settings.speed == setting
    app.settings.reduced_motion = True
    table = begin(first)
    assert table.director.still
    player.click(table.top_bar.places()["fast"])
    assert table.director.speed == app.speed == "fast"
    assert begin(first, 2).director.speed == begin(second).director.speed == "fast"
    assert app.settings.speed == "instant"
    app.settings.speed = "normal"  # in the settings, opened from the pause
    player.table.controller.resume()
    assert player.table.director.speed == "normal"


@pytest.mark.parametrize(("game", "name"), in_turn(LESSONS, 2, 4))
def test_a_lesson_is_played_to_its_last_click(player: Player, game: str, name: str) -> None:
    for speed, way in ways(player, game, name):
        play(player, game, name, speed, way)


@in_languages
def test_a_lesson_is_told_in_every_language(
    player: Player, monkeypatch: pytest.MonkeyPatch, game: str, name: str, language: str, size: Any
) -> None:
    """No step lacks a text, and every text has its room, also at the end of the lesson."""
    app, faults = player.app, list[str]()
    app.set_language(language)
    lay_out(app, *size)

    def look() -> None:
        with watching(monkeypatch, lambda canvas: canvas.theme is app.theme) as seen:
            draw_scene = DRAW if player.scene.name == "table" else type(player.scene).draw
            draw_scene(player.scene, app.screen)
        faults.extend(
            f"{what}: {text}" for what in ("cut", "outside") for text in getattr(seen, what)
        )

    play(player, game, name, "instant", 0, look)
    assert faults == []
    assert app.tr.missing == set()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), in_turn(LESSONS, 3, 6))
def test_a_lesson_takes_the_minutes_it_names(player: Player, game: str, name: str) -> None:
    """By the estimate that is used for the guided game, too."""
    player.app.routes.learning.lesson(game, name, 0)
    until_step(player)
    clock, lesson = Clock(), guide(player).lesson
    while player.scene.name == "table":
        clock.step(player)
    assert clock.fits(lesson.minutes, clock.seconds), (lesson.minutes, clock.seconds)
