"""All lessons from the menu to the last, by keys alone, by a controller alone; what is spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.presenters.lessons import GUIDED, Lessons, taught
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.every import EVERY, in_turn
from tests.games import GAMES, NEWEST
from tests.ui.learning import at_once, guide, until_step
from tests.ui.playing import Player, draw_rarely
from tests.ui.test_keyboard import Typist
from tests.ui.test_sofa_game import Guest


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def house(make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str) -> Any:
    """The menu of somebody who has never played."""
    draw_rarely(monkeypatch, 40)
    app = make_app(games=[registry.load(game)], library=None)
    app.settings.speed = "instant"
    app.routes.menu()
    return app


def led(player: Player) -> None:
    """The ring is where the step wants it."""
    table, ring = player.table, player.scene.ui.focus
    assert isinstance(table, TableScene)
    step = guide(player).run.step
    player.frame(2)
    assert ring.shown, (guide(player).lesson.id, step.words)
    name = f"{guide(player).lesson.id} {step.words}: {getattr(ring.current, 'key', ring.current)}"
    if step.goal is None:
        assert ring.current is table.note_panel.held, name
    elif step.shown == table.hooks.end_turn:
        assert ring.current is table.action_bar.end, name
    else:
        place = table.view.keys.way(step.shown)[0]
        assert getattr(ring.current, "key", None) == place, name


def knows(app: Any) -> list[str]:
    """The guided game and half of the lessons are done (``EVERY=1``: none); returns the others."""
    guided, lessons = Lessons(app, app.game, GUIDED), Lessons(app, app.game)
    left = lessons.all[0 if EVERY else len(lessons.all) // 2 :]
    for course in (guided, lessons):
        for part in course.all:
            if part not in left:
                course.keep(part, len(part.steps))
    return [lesson.id for lesson in left]


def learn(
    player: Player,
    press: Callable[[], None],
    look: Callable[[], None],
    check: Callable[[Any], None],
) -> list[str]:
    """Every lesson that comes, with ``press`` for what has the ring; their names.

    ``look`` lets the ring be seen.
    """
    played = []
    while player.scene.name != "learn":
        until_step(player)
        look()
        played.append(guide(player).lesson.id)
        while player.scene.name == "table":
            led(player)
            step = guide(player).run.step
            check(step)
            if step.goal is None or step.shown == player.table.hooks.end_turn:
                press()
            else:
                player.choose(step.shown)
            until_step(player)
        press()
    return played


def done(player: Player) -> list[str]:
    lessons = Lessons(player.app, player.app.game)
    return [lesson.id for lesson in lessons.all if lessons.done(lesson)]


def seen(player: Player) -> None:
    """The ring is in sight; it stays so from lesson to lesson."""
    if not player.scene.ui.focus.shown:
        player.key(pygame.K_TAB)


@pytest.mark.parametrize("game", in_turn(GAMES, 0))
def test_all_lessons_by_keys_alone(house: Any) -> None:
    """The menu, the list, every step; Enter presses what the ring is led to."""
    player = Typist(house)
    left = knows(house)
    wanted = player.button("Learn")
    for _ in range(12):
        if player.scene.ui.focus.current is wanted and player.scene.ui.focus.shown:
            break
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert player.scene.name == "learn"
    player.key(pygame.K_RETURN)  # the list begins on the next lesson
    played = learn(
        player, lambda: player.key(pygame.K_RETURN), lambda: seen(player), lambda step: None
    )
    assert played == left
    assert done(player) == [lesson.id for lesson in Lessons(house, house.game).all]


@pytest.mark.parametrize("game", in_turn(GAMES, 1))
def test_all_lessons_by_a_controller_alone(house: Any) -> None:
    """The bar at the foot of the window says what A does: Next where there is only to read."""
    at_once(house)
    left = knows(house)
    player = Guest(house)
    player.push("down")
    player.touch(player.button("Learn"))
    player.push("a")

    def check(step: Any) -> None:
        says = dict(house._bar._shown)
        assert says["a"] == ("Next" if step.goal is None else "Choose"), step.words

    played = learn(player, lambda: player.push("a"), lambda: None, check)
    assert played == left
    assert done(player) == [lesson.id for lesson in Lessons(house, house.game).all]


def test_the_guided_game_by_keys_alone(house: Any) -> None:
    """From the menu to the card at its end, through all its parts."""
    player = Typist(house)
    house.routes.learning.learn()
    player.frame(2)
    player.table.controller.set_speed("instant")
    player.key(pygame.K_TAB)
    until_step(player)
    while player.scene.name == "table":
        led(player)
        step = guide(player).run.step
        if step.goal is None or step.shown == player.table.hooks.end_turn:
            player.key(pygame.K_RETURN)
        else:
            player.choose(step.shown)
        until_step(player)
    assert player.scene.name == "lesson_done"
    assert taught(house.paths, house.game_id)


def test_every_instruction_is_spoken(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """With how to go on: by the ring where it is shown; one lesson of four, ``EVERY=1``: all."""
    at_once(house)
    player, ring = Typist(house), house.game.id == NEWEST
    said: list[str] = []
    house.settings.speech = "voice"
    monkeypatch.setattr(house.speech, "say", lambda words, **_: said.append(words))
    for lesson in in_turn(Lessons(house, house.game).all, ring, 4):
        house.routes.menu()
        said.clear()
        house.routes.learning.lesson(house.game.id, lesson.id)
        if ring:
            player.frame(2)
            player.key(pygame.K_TAB)
        until_step(player)
        while player.scene.name == "table":
            run = guide(player).run
            step, (number, count) = run.step, lesson.numbered(run.at)
            player.frame(2)
            words = house.tr(f"{house.game.id}.lessons.{lesson.id}.{run.words}", name="Ada")
            sentence = f"Step\xa0{number}\xa0of\xa0{count}. {words}"
            assert said.count(sentence) == 1, (sentence, said)
            after = said[said.index(sentence) + 1 :]
            if step.goal is None:
                on = "Next. Or press Enter" if ring else "First press Next beside the table."
                assert on in after, (sentence, after)
                assert player.table.view.prompt() not in after
            said.clear()
            if step.goal is None:
                player.key(pygame.K_RETURN)
            else:
                guide(player).show()
            until_step(player)
        player.frame(2)
        assert any(words.startswith("That is it!") for words in said)


def test_what_is_pressed_too_early_leads_back_to_next(house: Any) -> None:
    """Everything else stays alive: it can be looked at, and says why it has to wait."""
    player = Typist(house)
    house.routes.learning.lesson(house.game.id, Lessons(house, house.game).all[0].id)
    until_step(player)
    player.key(pygame.K_TAB)
    led(player)
    ways = map(player.table.view.keys.way, player.match.legal())
    place = next(way[0] for way in ways if len(way) == 1)
    player.scene.ui.focus.focus(player.table.view.keys.stop(place))
    player.key(pygame.K_RETURN)
    assert player.table.notes.bubble.text == "First press Next beside the table."
    assert guide(player).run.at == 0
    led(player)
    player.key(pygame.K_RETURN)
    assert guide(player).run.at == 1
