"""The sale as it happens in both harbours: what is played, how long, how it moves, how it ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
import yaml

from kraftwagen.engine.tuples import added
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.options import SHORT
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.automania.pictures import faces, models
from kraftwagen.ui.tables.automania.scoring import beats, show, steps
from kraftwagen.ui.tables.automania.scoring.beats import Course, coins_of, course_of, pieces
from kraftwagen.ui.tables.automania.scoring.panel import ScoringScene
from kraftwagen.ui.tables.automania.scoring.show import HarbourShow
from kraftwagen.ui.tables.automania.scoring.steps import phase, scoring_steps, seen_by
from kraftwagen.ui.tables.parts.show import FAST, paced
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME
from tests.games.automania.ui.at_table import NAMES
from tests.games.automania.ui.test_scoring import Scored, amounts, sale_of_two, scorings
from tests.ui.driver import Driver, overlaps
from tests.ui.english import ENGLISH

WHOLE = range(26)
"""Recorded games."""
ALL_SALES = 75
"""Seconds that the sales of a game may take together if nobody clicks."""
SIZES = [(1280, 720), (1920, 1080), (900, 1200), (1000, 700)]


def course(one: Scored, *people: int) -> Course:
    """The beats as people see them who decided the sales of these seats."""
    happened = phase([*one.earlier, *one.events])
    known = seen_by(happened[: -len(one.events)], people)
    return course_of(scoring_steps(ENGLISH, one.after, happened, NAMES), known)


def total(one: Scored) -> list[tuple[int, int]]:
    return amounts(one.after)


# -- what is played


@pytest.mark.parametrize("people", [(), (0,), (0, 2)])
@pytest.mark.parametrize("number", range(6))
def test_beats_add_up_to_what_the_rules_say(number: int, people: tuple[int, ...]) -> None:
    for one in scorings(number):
        made = course(one, *people)
        now = made.begin
        for beat in made.beats:
            assert beat.before == now
            now = beat.after
        late = [0] * len(now.points)  # what the end of the game counts
        for step in one.course.steps:
            if isinstance(step.event, events.MedalsCounted | events.MoneyRanked):
                for entry in step.entries:
                    late[entry.seat] += entry.points
        points = [points + more for points, more in zip(now.points, late, strict=True)]
        assert list(zip(now.money, points, strict=True)) == total(one)
        last = beats.standing(one.course.steps[-1].state)
        assert set(now.afloat) == set(last.afloat)
        # Which of several cars on a space came first depends on what is played.
        assert sorted((car.market, car.space, car.car) for car in now.parked) == sorted(
            (car.market, car.space, car.car) for car in last.parked
        )
        assert {car[:3] for car in now.parked} == {car[:3] for car in last.parked}


@pytest.mark.parametrize("number", range(6))
def test_coins_bring_what_the_beat_pays(number: int) -> None:
    for one in scorings(number):
        for beat in course(one).beats:
            money = points = (0,) * len(beat.before.money)
            for coin in coins_of(beat):
                if coin.points:
                    points = added(points, coin.seat, coin.number)
                else:
                    money = added(money, coin.seat, coin.number)
            gained = zip(beat.after.money, beat.before.money, money, strict=True)
            assert all(after - before == coins for after, before, coins in gained)
            scored = zip(beat.after.points, beat.before.points, points, strict=True)
            assert all(after - before == coins for after, before, coins in scored)


@pytest.mark.parametrize("amount", [0, 1, 5, 6, 12, 44])
def test_few_coins_fly_singly_and_more_as_five(amount: int) -> None:
    found = pieces(amount)
    assert sum(found) == amount
    assert len(found) == min(amount, 5)
    assert all(number > 0 for number in found)


@pytest.mark.parametrize("number", range(6))
def test_what_people_decided_is_played_at_once(number: int) -> None:
    """All those cars drive off together, with all that they bring; then comes what is new."""
    for one in scorings(number):
        seats = range(len(one.after.order))
        known = seen_by(phase([*one.earlier, *one.events])[: -len(one.events)], seats)
        made = course(one, *seats)
        sold = [event for event in known if isinstance(event, events.CarSold)]
        first, *rest = made.beats
        assert first.recalled == bool(sold)
        new = rest if sold else made.beats
        assert not {id(beat.step.event) for beat in new} & {id(event) for event in known}
        if sold:
            assert [(car.market, car.ship, car.space) for car in first.step.moved] == [
                (event.market, event.ship, event.space) for event in sold
            ]
            whole = course(one).beats
            at = next(n for n, beat in enumerate(whole) if beat.step.event is sold[-1])
            assert (first.after.money, first.after.points, first.after.parked) == (
                whole[at].after.money, whole[at].after.points, whole[at].after.parked
            )  # fmt: skip
            assert not {steps.OPEN} & {beat.kind for beat in new}


def test_what_nobody_has_seen_is_played(shown: Callable[..., Driver]) -> None:
    """Sales that left no choice follow the last decision; they are played, whoever sells."""
    one = scorings(2)[2]
    whole = Scored([], phase([*one.earlier, *one.events]), one.after)
    for scored, fewer in ((one, True), (whole, False)):
        played = shown(scored, people=range(4)).scene.course.beats
        assert (len(played) < len(course(whole).beats)) == fewer


def test_every_kind_of_beat_is_played_and_the_winner_is_not_named() -> None:
    played = [beat for number in range(6) for one in scorings(number) for beat in course(one).beats]
    assert {beat.kind for beat in played} == {
        steps.OPEN, steps.SOLD, steps.STAYED, steps.LEFT, steps.SUM
    }  # fmt: skip
    assert not any(isinstance(beat.step.event, events.GameEnded) for beat in played)
    assert not any("wins" in beat.step.words for beat in played)


@rule("S5")
def test_the_first_round_of_the_short_game_is_round_1(shown: Callable[..., Driver]) -> None:
    state, happened = GAME.new(2, 3, {SHORT: True}), []
    while not any(isinstance(event, events.RoundEnded) for event in happened):
        begun, after = happened, []
        GAME.apply(state, GAME.legal(state)[-1], after)
        happened = [*begun, *after]
    scene = shown(Scored(begun, after, state)).scene
    assert scene.title == "Sales of round 1"


# -- how long


@pytest.fixture
def shown(make_app: Callable[..., Any]) -> Callable[..., Driver]:
    app = make_app(games=[GAME])
    app.resources.look("automania")
    app.settings.speed = "normal"
    app.routes.menu()

    def put(one: Scored, **settings: Any) -> Driver:
        names = NAMES[: len(one.after.order)]
        app.stack.push(
            HarbourShow(
                GAME, one.after, one.events, names, earlier=one.earlier, after=one.after, **settings
            )
        )
        return Driver(app)

    return put


def length(made: HarbourShow) -> float:
    """Seconds that its acts take if nobody clicks."""
    acts = made.acts()
    lengths = [act.play().duration for act in acts]
    paces = paced(lengths, [act.weight for act in acts], made.budget)
    return sum(one * pace for one, pace in zip(lengths, paces, strict=True))


@pytest.mark.parametrize("people", [(), (0,)])
def test_all_sales_of_a_game_keep_to_their_budget(
    shown: Callable[..., Driver], people: tuple[int, ...]
) -> None:
    app = shown(sale_of_two()).app
    for number in WHOLE:
        whole = 0.0
        for one in scorings(number):
            names = NAMES[: len(one.after.order)]
            made = HarbourShow(
                GAME, one.after, one.events, names, people=people, earlier=one.earlier,
                after=one.after,
            )  # fmt: skip
            made.app = app
            found = length(made)
            assert found <= made.budget + 0.01
            whole += found
        assert whole <= ALL_SALES


def test_bots_take_a_third_of_what_people_take(shown: Callable[..., Driver]) -> None:
    scene = shown(sale_of_two(), people=(0,)).scene
    weights = {act.words: act.weight for act in scene.acts()}
    bots = [weight for words, weight in weights.items() if "Bertha leaves" in words]
    assert bots == [pytest.approx(1 / 3)]


# -- how it moves


def test_wheels_turn_by_distance_over_radius(shown: Callable[..., Driver]) -> None:
    driver = shown(scorings(2)[2])
    scene = driver.scene
    beat = next(one for one in scene.course.beats if one.kind == steps.SOLD)
    quay, way = scene.quays[beat.step.moved[0].market], scene.way(beat, 0)
    car = beat.step.moved[0].car
    look = yaml.safe_load((assets_dir() / "games/automania/look.yaml").read_text("utf-8"))
    radius = look["models"][models.kind_of(car)]["radius"] * quay.car_width / models.SIZE[0]
    angle = models.turned(scene._pad, car, way.length, quay.car_width)
    assert angle * radius == pytest.approx(way.length)
    assert way.length >= math.dist(way.points[0], way.points[-1])
    assert way.at(0.0) == pytest.approx(way.points[0])
    assert way.at(1.0) == pytest.approx(way.points[-1])
    half = way.at(0.5)
    assert way.points[0] != half != way.points[-1]


@pytest.mark.parametrize("kind", [*terms.CAR_TYPES, "electric"])
def test_turning_wheels_lie_on_those_of_the_drawing(kind: str) -> None:
    folder = assets_dir() / "games/automania"
    look = yaml.safe_load((folder / "look.yaml").read_text("utf-8"))["models"][kind]
    drawing = (folder / "images" / f"model_{kind}.svg").read_text("utf-8")
    for x in look["wheels"]:
        assert f'cx="{x}" cy="{look["axle"]}" r="{look["radius"]}"' in drawing


def test_a_wheel_that_turns_looks_different(shown: Callable[..., Driver]) -> None:
    scene = shown(scorings(2)[2]).scene
    beat = next(one for one in scene.course.beats if one.kind == steps.SOLD)
    car, pad = beat.step.moved[0].car, scene._pad
    still, turned = (
        pygame.image.tobytes(models.model(pad, car, 132, angle), "RGBA") for angle in (0.0, 0.6)
    )
    assert still != turned


def test_a_car_leaves_its_deck_and_comes_to_its_space(shown: Callable[..., Driver]) -> None:
    driver = shown(scorings(2)[2])
    scene = driver.scene
    for beat in scene.course.beats:
        for number, one in enumerate(beat.step.moved):
            quay, way = scene.quays[one.market], scene.way(beat, number)
            assert way.points[0] == quay.deck(one.ship)
            if one.space >= 0:
                assert quay.bay(one.space).collidepoint(way.points[-1])


def test_ships_are_unloaded_from_the_highest_down(shown: Callable[..., Driver]) -> None:
    scene = shown(scorings(2)[2]).scene
    for quay in scene.quays:
        tops = [quay.hull(ship).y for ship in sorted(quay._ships, reverse=True)]
        assert tops == sorted(tops)
    sold = [beat.step.moved[0] for beat in scene.course.beats if beat.kind == steps.SOLD]
    assert [(one.market, -one.ship) for one in sold] == sorted(
        (one.market, -one.ship) for one in sold
    )


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place(shown: Callable[..., Driver], size: tuple[int, int]) -> None:
    driver = shown(scorings(2)[2])
    driver.resize(*size)
    scene = driver.scene
    scene.finish()
    driver.frame()
    window = pygame.Rect((0, 0), size)
    buttons = [widget.rect for widget in driver.widgets()]
    areas = [quay.rect for quay in scene.quays]
    assert overlaps([*areas, *scene.signs.rects, *buttons, scene.caption, scene.head]) == []
    for quay in scene.quays:
        spaces = [quay.bay(space) for space in range(terms.SALES_SPACES)]
        tags = [quay.tag(space) for space in range(terms.SALES_SPACES)]
        assert overlaps([*spaces, *tags]) == []
        assert all(quay.rect.contains(rect) for rect in (*spaces, *tags))
    assert all(window.contains(rect) for rect in (*areas, *scene.signs.rects))


@pytest.mark.parametrize("number", range(4))
def test_cars_are_the_heroes(shown: Callable[..., Driver], number: int) -> None:
    """At 1280x720 at least 128 pixels wide with up to six cars, 96 with more."""
    for one in scorings(number):
        scene = shown(one).scene
        for quay in scene.quays:
            assert quay.car_width >= (128 if len(quay._ships) <= 6 else 96)
        scene.app.stack.pop()


def test_a_change_of_size_within_an_act_disturbs_nothing(shown: Callable[..., Driver]) -> None:
    driver = shown(scorings(2)[3])
    scene = driver.scene
    for number in range(len(scene.course.beats)):
        scene.begin(number)
        scene.update(0.2)
        driver.frame()
        driver.resize(*SIZES[number % len(SIZES)])
        driver.frame()
    scene.finish()
    assert scene.shown == scene.course.end


# -- how it ends


def end(driver: Driver) -> tuple[Any, bytes]:
    """What the scene shows once it is over."""
    scene = driver.scene
    assert scene.over
    driver.frame()
    return scene.shown, pygame.image.tobytes(driver.app.screen, "RGB")


def test_however_it_is_passed_the_end_is_the_same(shown: Callable[..., Driver]) -> None:
    one, found = scorings(2)[2], list[tuple[Any, bytes]]()
    for way in ("watch", "click", "twice", "escape", "instant", "reduced"):
        driver = shown(one, instant=way == "instant")
        scene, app = driver.scene, driver.app
        app.settings.reduced_motion = way == "reduced"
        if way == "click":
            driver.click((300, 300))
        elif way == "twice":
            driver.click((300, 300))
            driver.click((300, 300))
        elif way == "escape":
            driver.key(pygame.K_ESCAPE)
        for _ in range(600):
            if scene.over:
                break
            scene.update(0.1)
        driver.move((2, 2))
        scene._stayed = -1.0  # or the clock below the button differs
        found.append(end(driver))
        assert scene.shown == scene.course.end
        app.stack.pop()
    assert all(one == found[0] for one in found)


def test_a_click_makes_an_act_four_times_as_fast(shown: Callable[..., Driver]) -> None:
    driver = shown(scorings(2)[2])
    scene, taken = driver.scene, []
    for hurried in (False, True):
        scene.begin(1)
        if hurried:
            scene.press()
        pictures = 0
        while scene.at == 1:
            scene.update(0.01)
            pictures += 1
        taken.append(pictures)
        scene.begin(1)
    assert taken[0] / taken[1] == pytest.approx(FAST, rel=0.2)


def test_the_page_with_every_step_opens_on_request(shown: Callable[..., Driver]) -> None:
    driver = shown(scorings(2)[2])
    driver.key(pygame.K_ESCAPE)
    driver.press(ENGLISH("table.how"))
    assert isinstance(driver.scene, ScoringScene)
    driver.frame()
    driver.scene.skip()
    driver.scene.advance()
    assert isinstance(driver.scene, HarbourShow)


def test_closed_purses_stay_closed(
    shown: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what comes in is told of seats whose autobucks are secret."""
    told: list[object] = []
    number = faces.number
    monkeypatch.setattr(
        faces, "number", lambda pad, text, *rest: told.append(text) or number(pad, text, *rest)
    )
    one = scorings(2)[0]
    money = [1000 + seat for seat in range(len(one.after.order))]
    one.after.money, kept = tuple(money), one.after.money
    try:
        driver = shown(one, hidden=frozenset({1}))
        scene = driver.scene
        for number_of in range(len(scene.course.beats) + 1):
            scene.begin(number_of)
            scene.update(0.3)
            driver.frame()
    finally:
        one.after.money = kept
    said = {text for text in told if isinstance(text, int) and text > 900}
    assert 1000 in said
    assert 1001 not in said


def test_a_coin_is_heard_as_it_lands(
    shown: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = shown(sale_of_two())
    scene, heard = driver.scene, list[str]()
    at = next(n for n, beat in enumerate(scene.course.beats) if beat.kind == steps.SOLD)
    scene.begin(at)
    monkeypatch.setattr(scene.app.sound, "play", heard.append)
    while scene.at == at and "coin" not in heard:
        scene.update(1 / 60)
    landed = [share >= 1.0 for share in scene.live.coins]
    assert landed.count(True) == heard.count("coin") == 1
    assert heard[0] == scene.course.beats[at].step.event.sound(), "its car has come before"


def test_beats_are_told_aloud(
    shown: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = shown(sale_of_two())
    said: list[str] = []
    monkeypatch.setattr(driver.app.speech, "say", said.append)
    scene = driver.scene
    scene.begin(0)
    while not scene.over:
        scene.advance()
    assert said[1].startswith("Ferdinand sells")


def test_lengths_come_from_the_table_of_moments() -> None:
    """No second is written into the scene."""
    assert {"drive", "moor", "sail", "reward", "coin_apart"} <= set(MOMENTS)
    text = Path(show.__file__).read_text(encoding="utf-8")
    assert "wait(" not in text
    assert "move(" not in text
