"""The end of a game: the standing in words, the winner's car, medals, and the way on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation.best_car import OfferedCar, best_car
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.games.kraftwagen.screenshots.table import play_ahead
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.drawing import surface_cache
from kraftwagen.ui.drawing.theme import PLAYERS
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.platform.speech import Speech
from kraftwagen.ui.presenters.post_game import PostGameReport
from kraftwagen.ui.presenters.standing import headline, standings, verdict
from kraftwagen.ui.scenes.history.end import EndScene
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.scenes.table.handoff import HandoffScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.presses import Presses
from kraftwagen.ui.tables.parts import end_ground
from kraftwagen.ui.widgets import Button
from tests.every import pairs
from tests.games import each_with
from tests.ui import toy_hooks
from tests.ui.driver import Driver, overlaps
from tests.ui.english import ENGLISH
from tests.ui.playing import QuickRunner

NAMES = ("Ada", "Bruno", "Clara", "Dorian")
KRAFTWAGEN = registry.load("kraftwagen")


# -- the standing


def ended(scores: Sequence[int], places: Sequence[int], persons: Sequence[int] = ()) -> Any:
    """A match that has ended so, as far as the standing asks."""
    spec = SimpleNamespace(
        id="kraftwagen",
        score_name="kraftwagen.score",
        rankings=lambda state: list(places),
        scores=lambda state: list(scores),
        winners=lambda state: [seat for seat, place in enumerate(places) if place == 1],
    )
    seats = [
        SimpleNamespace(name=name, is_person=seat in persons)
        for seat, name in enumerate(NAMES[: len(scores)])
    ]
    return SimpleNamespace(spec=spec, state=None, seats=seats)


def said(match: Any) -> list[tuple[int, str]]:
    return [(row.seat, row.words) for row in standings(GameWords(ENGLISH, match.spec), match)]


def told(match: Any) -> tuple[str, str]:
    words = GameWords(ENGLISH, match.spec)
    return headline(words, match), verdict(words, match)


def test_places_and_distances_in_words() -> None:
    match = ended([40, 61, 58, 40], [3, 1, 2, 3])
    assert said(match) == [
        (1, "first, 3 ahead"),
        (2, "second, 3 behind"),
        (0, "third together, 21 behind"),
        (3, "third together, 21 behind"),
    ]
    assert told(match) == ("Bruno wins", "3 ahead of Clara")


def test_ties_are_told_by_the_rule() -> None:
    shared = ended([50, 50, 30], [1, 1, 3])
    assert said(shared)[:2] == [(0, "first together, 20 ahead"), (1, "first together, 20 ahead")]
    assert told(shared)[0] == "Ada and Bruno share the victory"
    assert "equal money" in told(shared)[1]
    broken = ended([50, 50], [2, 1])
    assert said(broken) == [(1, "first by the tie-break"), (0, "second by the tie-break")]
    assert told(broken) == ("Bruno wins", "The tie-break has decided")
    assert said(ended([4, 9, 4], [3, 1, 2]))[2] == (0, "third by the tie-break, 5 behind")
    assert said(ended([9, 9], [1, 1])) == [(0, "first together"), (1, "first together")]


@pytest.mark.parametrize(
    ("scores", "places", "words"),
    [
        ([61, 58], [1, 2], "You have won: first, 3 ahead"),
        ([58, 61], [2, 1], "You are second, 3 behind"),
        ([61, 61], [1, 1], "Nobody is ahead, so you share the victory"),
    ],
)
def test_whoever_plays_alone_is_told_whether_they_won(
    scores: list[int], places: list[int], words: str
) -> None:
    assert told(ended(scores, places, persons=[0]))[1] == words


# -- the best car


def test_the_best_car_is_the_one_that_brought_most() -> None:
    happened = [
        events.GameTurnStarted(1, (), (), 4),
        events.CarPlaced(0, 0, 2, 3, 1, 8, 0),
        events.CarPlaced(0, 1, 1, 1, 1, 3, 0),
        events.CarPlaced(1, 2, 4, 4, 1, 9, 0),
        events.CarChanged(0, 1, terms.CHANGE_BODY, 1, 5, 7),
        events.BuyerBought(0, 1, 0, 0, 3, 8, (), 0, 0),
        events.BuyerBought(1, 3, 1, 0, 3, 3, (), 3, 4),
        events.GameTurnStarted(2, (), (), 4),
        events.CarPlaced(0, 1, 7, 7, 1, 20, 0),
    ]
    data = registry.load("kraftwagen").new(3, 1, {}).data
    assert best_car(happened, 0, data) == OfferedCar(0, 5, 1, 1, 10)
    assert best_car(happened, 1, data) == OfferedCar(1, 4, 4, 1, 0), "nobody bought it"
    assert best_car(happened, 2, data) is None


# -- the scene


@pytest.fixture(scope="module")
def finished() -> Match:
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match = Match.new(KRAFTWAGEN, seats, 21, {}, "2026-11-20")
    play_ahead(match, lambda match, happened: False)
    return match


Open = Callable[..., Driver]


@pytest.fixture
def show(make_app: Callable[..., Any], finished: Match) -> Open:
    def begin(medals: int = 2, fresh: bool = True, still: bool = False) -> Driver:
        app = make_app(games=[finished.spec])
        app.settings.reduced_motion = still
        app.routes.menu()
        app.stack.push(ResultsScene(finished))
        noted = PostGameReport(tuple(finished.spec.merits)[:medals])
        app.stack.push(EndScene(finished, noted, fresh))
        return Driver(app)

    return begin


def test_first_the_count_then_the_podium_and_then_nothing_moves(show: Open) -> None:
    driver = show()
    scene = driver.scene
    driver.frame(5)
    assert scene.counting
    assert "wins" not in " ".join(words(driver))
    driver.settle(scene.count.duration)
    driver.frame(5)
    assert not scene.counting
    assert 0.0 < scene.time < scene.picture.duration
    assert scene.shown == 0, "medals wait for the podium"
    assert not driver.widgets(Button)
    driver.settle(scene.picture.festive)
    assert scene.shown == 2
    assert scene.done
    driver.frame(60)
    assert not driver.frame(10)


def test_story_and_buttons_appear_without_a_long_frame(
    show: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = show()
    scene = driver.scene
    driver.settle(scene.count.duration + 0.1)
    scene.time = scene.picture.duration - 0.001
    made: list[object] = []
    monkeypatch.setattr(surface_cache, "_room", lambda surface: made.append(surface) or 1)
    monkeypatch.setattr(Button, "paint", lambda *given: made.append(given))
    monkeypatch.setattr(scene, "layout", made.append)
    driver.frame(1)
    assert len(driver.widgets(Button)) > 4
    assert not made


def test_nobody_is_read_out_as_the_winner_before_the_count_is_over(
    show: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Speech, "say", lambda self, words, **more: said.append(words))
    driver = show()
    scene = driver.scene
    driver.frame(5)
    assert scene.counting
    assert not any(scene.headline in words for words in said)
    driver.settle(scene.count.duration)
    assert sum(scene.headline in words for words in said) == 1


def words(driver: Driver) -> list[str]:
    """All words of the scene that are seen, drawn or on widgets."""
    seen = [getattr(widget, "text", "") for widget in driver.scene.ui.widgets if widget.visible]
    paints = [getattr(paint, "__self__", None) or getattr(paint, "func", paint).__self__
              for _, paint in driver.scene.sheet.drawings]  # fmt: skip
    return [one for one in [*seen, *(getattr(one, "words", "") for one in paints)]
            if isinstance(one, str)]  # fmt: skip


@pytest.mark.parametrize("way", ["click", "space", "letter", "escape"])
def test_any_key_shows_all_and_then_the_buttons_are_used(show: Open, way: str) -> None:
    driver = show()
    scene = driver.scene
    keys = {"space": pygame.K_SPACE, "letter": pygame.K_x, "escape": pygame.K_ESCAPE}

    def press() -> None:
        driver.click((300, 500)) if way == "click" else driver.key(keys[way])

    assert not driver.widgets(Button)
    press()
    driver.settle(0.7)
    assert driver.scene is scene
    assert scene.done
    assert any("wins" in word for word in words(driver))
    press()
    driver.settle(0.5)
    lead = {"space": "fake_table", "escape": "results"}
    assert driver.scene.name == lead.get(way, "end")


def test_presses_in_the_moment_after_it_came_lead_nowhere(show: Open) -> None:
    """Whoever presses twice to see it all has not asked for another game."""
    driver = show()
    scene = driver.scene
    driver.settle(1.2)
    give(driver, space(pygame.KEYDOWN), space(pygame.KEYUP))
    give(driver, space(pygame.KEYDOWN), space(pygame.KEYUP))
    driver.frame(3)
    assert driver.scene is scene
    assert scene.done


def test_the_details_are_one_of_the_ways_on(show: Open) -> None:
    driver = show(still=True)
    driver.press("Details")
    driver.settle(0.5)
    assert driver.scene.name == "results"


def test_a_double_click_hits_nothing_on_the_results(show: Open) -> None:
    driver = show(still=True)
    below = driver.app.stack.covered()[-1]
    details = driver.button("Details").rect.center
    driver.settle(1.2)
    driver.click(details)
    driver.click(details)
    driver.settle(0.5)
    assert driver.scene is below, "neither a new game nor the menu"


@pytest.mark.parametrize("still", [True, False])
def test_a_still_picture_where_nothing_is_to_move(show: Open, still: bool) -> None:
    """With less motion, and for a game that was loaded after its end."""
    driver = show(still=still, fresh=still)
    assert driver.scene.done
    driver.frame()
    assert not driver.frame(5)


def test_everything_shown_is_read_aloud(show: Open, finished: Match) -> None:
    text = aloud(*show().scene.sentences())
    for name in ("Ada", "Gustav", "Helene"):
        assert f"{name}: " in text
    assert "body" in text
    assert "2 new achievements. First model: Play a game to its end." in text
    assert ".." not in text


WINDOWS = [(1280, 720), (1080, 600), (1920, 1080), (900, 900)]


@pytest.mark.parametrize(("medals", "size"), pairs([16, 10, 6, 1, 0], WINDOWS))
def test_nothing_overlaps(show: Open, size: tuple[int, int], medals: int) -> None:
    """Each number of medals in one of the windows; ``EVERY=1``: in all."""
    driver = show(medals, still=True)
    driver.resize(*size)
    scene = driver.scene
    rects = [widget.rect for widget in scene.ui.widgets]
    rects += [rect for rect, paint in scene.sheet.drawings if min(rect.size)]
    assert len(rects) > 8 + medals
    assert overlaps(rects) == []
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in rects)


@pytest.mark.parametrize("seat", [0, 3])
@each_with("car")
def test_the_car_wears_the_colour_of_its_owner(
    make_app: Callable[..., Any], seat: int, game: str, car: str
) -> None:
    app = make_app()
    image = end_ground.painted(app, f"{game}/{car}", seat, (512, 248))
    main = app.canvas.colour(PLAYERS[seat].main)
    mask = pygame.mask.from_threshold(image, main, (14, 14, 14, 255))
    assert mask.count() > 500


def test_a_game_without_a_picture_shows_the_signs_of_the_winners(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    spec = registry.load("toy")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Tove", "random")], 5, {})
    while not match.is_over:
        match.submit(match.actor, match.legal()[0])
    app = make_app(games=[spec])
    app.routes.menu()
    app.routes.end(match)
    driver = Driver(app)
    assert driver.scene.name == "end"
    assert driver.scene.picture.about(0) == ""
    driver.settle(12.0)
    assert driver.scene.done
    driver.press("Details")
    driver.settle(0.5)
    assert driver.scene.name == "results"


def test_bots_alone_at_instant_speed_go_straight_to_the_results(
    make_app: Callable[..., Any],
) -> None:
    seats = [SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match = Match.new(KRAFTWAGEN, seats, 3, {}, "2026-11-20")
    play_ahead(match, lambda match, happened: False)
    app = make_app(games=[KRAFTWAGEN])
    app.routes.menu()
    app.routes.end(match)
    assert app.stack.top.name == "end"
    app.routes.menu()
    app.settings.speed = "instant"
    app.routes.end(match)
    assert app.stack.top.name == "results"


def finished_table(make_app: Callable[..., Any], finished: Match) -> Driver:
    """The table of a finished game that was loaded."""
    app = make_app(games=[KRAFTWAGEN])
    app.routes.menu()
    app.stack.reset(
        TableScene(app, Match.from_record(KRAFTWAGEN, finished.record), make_runner=Slow)
    )
    driver = Driver(app)
    driver.settle(1.0)
    return driver


def test_a_finished_game_that_is_loaded_shows_its_end_as_a_still_picture(
    make_app: Callable[..., Any], finished: Match
) -> None:
    driver = finished_table(make_app, finished)
    assert driver.scene.name == "end"
    assert not driver.scene.fresh
    assert driver.scene.done


def test_the_finished_table_leads_back_to_the_results(
    make_app: Callable[..., Any], finished: Match
) -> None:
    driver = finished_table(make_app, finished)
    driver.settle(1.0)
    driver.press("Details")
    driver.settle(0.5)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "table"
    driver.settle(0.5)
    driver.press("Details")
    assert driver.scene.name == "results"


# -- what was meant for the scene before


def give(driver: Driver, *events: pygame.Event, dt: float = 1 / 60) -> None:
    """What comes between two pictures."""
    driver.app.step(list(events), dt)


def pressed(button: pygame.Rect) -> tuple[pygame.Event, pygame.Event]:
    down, up = (
        pygame.Event(kind, pos=button.center, button=1)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    )
    return down, up


def space(kind: int) -> pygame.Event:
    return pygame.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)


def button_of(end: EndScene) -> pygame.Rect:
    buttons = (widget for widget in end.ui.widgets if isinstance(widget, Button))
    return next(button.rect for button in buttons if button.text == "Details")


def test_no_click_in_the_first_moment_leads_past_the_end(show: Open) -> None:
    """However long the scene took to come: what waited meanwhile is not for it."""
    driver = show(still=True)
    end = driver.scene
    driver.move(button_of(end).center)
    give(driver, *pressed(button_of(end)), *pressed(button_of(end)), dt=3.0)
    give(driver, space(pygame.KEYDOWN), space(pygame.KEYUP))
    for _ in range(40):
        give(driver)
    assert driver.scene is end
    assert not end._closing.begun
    for _ in range(30):
        give(driver)
    give(driver, *pressed(button_of(end)))
    assert end._closing.begun


def test_no_click_in_the_first_moment_leaves_the_results(show: Open) -> None:
    driver = show(still=True)
    driver.press("Details")
    while driver.scene.name == "end":
        give(driver)
    results = driver.scene
    for button in driver.widgets(Button):
        driver.move(button.rect.center)
        give(driver, *pressed(button.rect))
        assert driver.scene is results, button.text
    driver.press("Replay")
    assert driver.scene.name == "replay"


def test_a_key_that_is_held_on_is_for_the_scene_it_was_pressed_in(show: Open) -> None:
    driver = show(still=True)
    driver.settle(1.2)
    give(driver, space(pygame.KEYDOWN))
    for _ in range(120):
        give(driver, space(pygame.KEYDOWN))
    assert driver.scene.name == "fake_table", "Play again has the focus"


def test_every_key_that_is_held_on_is_for_the_scene_it_was_pressed_in() -> None:
    """Letters and arrows repeat while they are held."""
    presses, before, after = Presses(), *(MagicMock(settles=0.0) for _ in range(2))
    down, up = (pygame.Event(kind, key=pygame.K_u) for kind in (pygame.KEYDOWN, pygame.KEYUP))
    assert [presses.reach(down, scene) for scene in (before, after, before)] == [True, False, True]
    assert presses.reach(up, after)
    assert [presses.reach(down, scene) for scene in (after, before)] == [True, False]


def test_a_button_that_is_held_on_lets_go_of_what_it_pressed(driver_of_pause: Driver) -> None:
    """The curtain goes at the release of a button: not of one pressed at the table."""
    driver = driver_of_pause
    give(driver, pressed(pygame.Rect(20, 20, 4, 4))[0])
    driver.app.stack.push(HandoffScene(0, "Ada", secret=True))
    for _ in range(60):
        give(driver)
    give(driver, pressed(pygame.Rect(20, 20, 4, 4))[1])
    assert driver.scene.name == "handoff"
    give(driver, *pressed(pygame.Rect(20, 20, 4, 4)))
    assert driver.scene.name != "handoff"


@pytest.fixture
def driver_of_pause(make_app: Callable[..., Any]) -> Driver:
    app = make_app()
    app.routes.menu()
    return Driver(app)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_that_leads_away_lies_where_a_turn_was_ended(
    make_app: Callable[..., Any], finished: Match, size: tuple[int, int]
) -> None:
    app = make_app(games=[finished.spec], size=size)
    early = Match.new(finished.spec, finished.seats, 21, {}, "2026-11-20")
    app.stack.reset(TableScene(app, early, make_runner=QuickRunner))
    ended = pygame.Rect(app.stack.top.action_bar.end.rect)
    app.stack.push(ResultsScene(finished))
    results = app.stack.top
    app.stack.push(EndScene(finished, PostGameReport(()), False))
    end = app.stack.top
    assert not button_of(end).colliderect(ended)
    leaving = [w for w in results.ui.widgets
               if getattr(w, "text", "") in ("Menu", "Play again", "Same set-up")]  # fmt: skip
    assert len(leaving) == 3
    for door in leaving:
        assert not door.rect.colliderect(ended), door.text
        assert not door.rect.colliderect(button_of(end)), door.text
