"""The scoring as it happens: how long it takes, how it moves, what it says, how it ends."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules import buyers, race
from kraftwagen.games.kraftwagen.rules.cars import pack
from kraftwagen.tools.games.kraftwagen import buyers as drawn
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.tables.kraftwagen.pictures import sprites, wheels
from kraftwagen.ui.tables.kraftwagen.scoring import walkers
from kraftwagen.ui.tables.kraftwagen.scoring.panel import ScoringScene
from kraftwagen.ui.tables.kraftwagen.scoring.purses import MOST, coins_of
from kraftwagen.ui.tables.kraftwagen.scoring.raceway import CAR, LINE, SPEED, places, standings
from kraftwagen.ui.tables.kraftwagen.scoring.show import SaleShow
from kraftwagen.ui.tables.kraftwagen.scoring.stage import Stage
from kraftwagen.ui.tables.kraftwagen.scoring.steps import scoring_steps
from kraftwagen.ui.tables.kraftwagen.scoring.turns import choice
from kraftwagen.ui.tables.kraftwagen.scoring.walkers import POSE, Walker
from kraftwagen.ui.tables.parts.show import paced
from tests.games.kraftwagen.ui.test_scoring_scene import NAMES, happened, market_state
from tests.golden import load_all
from tests.ui.driver import LEAP, Driver, overlaps
from tests.ui.english import ENGLISH

SPEC = registry.load("kraftwagen")
SIZES = [(1280, 720), (1920, 1080), (900, 1200), (1000, 700)]
SETTINGS = {"instant": False, "alone": False, "hidden": (), "people": (0,), "earlier": ()}
IMAGES = assets_dir() / "games/kraftwagen/images"
STEP = 1 / 60


def show_of(state: Any, told: Sequence[Any], names: Sequence[str], **settings: Any) -> SaleShow:
    return SaleShow(SPEC, state, told, names, **SETTINGS | settings)


@cache
def scorings() -> list[tuple[Any, list[Any], list[Any]]]:
    """Of every scoring of recorded games: the state before, its events, all earlier events."""
    hooks, found = load_hooks(SPEC, ENGLISH), []
    for record in load_all("kraftwagen").values():
        state, earlier = SPEC.new(record["seats"], record["seed"], record["options"]), list[Any]()
        for line in record["lines"]:
            before, state, out = state, SPEC.clone(state), list[Any]()
            SPEC.apply(state, SPEC.from_text(line), out)
            cut = hooks.scoring(out)
            if cut is not None:
                found.append((before, out[slice(*cut)], [*earlier, *out[: cut[0]]]))
            earlier += out
    return found


def played(people: Sequence[int] | None) -> Iterator[tuple[SaleShow, list[Any]]]:
    """Each of these as a show without a window, with its acts; None: only persons play."""
    for state, told, earlier in scorings():
        seats = range(len(state.players))
        show = show_of(
            state, told, [f"N{seat}" for seat in seats],
            earlier=earlier, people=seats if people is None else people,
        )  # fmt: skip
        show.app = SimpleNamespace(tr=ENGLISH, sound=SimpleNamespace(play=lambda name: None))
        acts = show.acts()
        show.purses.place(pygame.Rect(0, 640, 900, 66), 1.0)
        yield show, acts


# -- how long it takes


@pytest.mark.parametrize("people", [(), (0,), None])
def test_no_scoring_takes_longer_than_its_budget(people: Sequence[int] | None) -> None:
    for show, acts in played(people):
        lengths = [act.play().duration for act in acts]
        paces = paced(lengths, [act.weight for act in acts], show.budget)
        assert sum(map(math.prod, zip(lengths, paces, strict=True))) <= 20.001


def test_later_buyers_and_cars_of_bots_are_told_shorter() -> None:
    bots = sum(act.play().duration * act.weight for _, acts in played(()) for act in acts)
    people = sum(act.play().duration * act.weight for _, acts in played(None) for act in acts)
    assert bots < 0.7 * people
    for _, acts in played(None):
        weights = [act.weight for act in acts]
        assert weights == sorted(weights, reverse=True) or min(weights) >= 0.6


# -- what it says and adds up


def test_purses_end_with_what_the_rules_paid() -> None:
    """Played act by act, and with every act settled at once."""
    for show, acts in played((0,)):
        for act in acts:
            act.play().finish()
            now = [round(one) for one in show.purses.earned]
            act.settle()
            assert [round(one) for one in show.purses.earned] == now
        assert now == list(show.course.steps[-1].earned)


@pytest.mark.parametrize("amounts", [[a, *b] for a in range(1, 40) for b in ([], [4], [4, 7])])
def test_coins_have_the_right_sum(amounts: list[int]) -> None:
    coins = coins_of(amounts)
    assert len(coins) <= max(MOST, len(amounts))
    assert all(value > 0 for _, value in coins)
    for number, amount in enumerate(amounts):
        assert sum(value for of, value in coins if of == number) == amount
    if sum(amounts) <= MOST:
        assert {value for _, value in coins} == {1}


def test_every_choice_is_that_of_the_rules() -> None:
    for state, told, _ in scorings():
        sold: list[int] = []
        for step in scoring_steps(ENGLISH, state, told, "ABCD").steps:
            event = step.event
            if isinstance(event, events.BuyerBought):
                found = choice(state, step, event.preference, sold)
                assert found.best_first()[0] == found.values[event.space] == event.value
                assert event.space in found.visited
                assert found.tied == bool(event.tied)
                assert found.close or not event.tied
                sold.append(event.space)


def special_state() -> Any:
    """A market for a tie, Daimler, Opel and one buyer from Benz, with two cars too many."""
    state = market_state()
    state.cars = (
        pack(0, 3, 1, 1, 5, 0), pack(1, 3, 1, 1, 4, 0), pack(2, 1, 2, 1, 7, 0),
        pack(2, 1, 1, 3, 9, 0), pack(0, 2, 1, 1, 10, 0), pack(1, 1, 1, 1, 11, 0),
    )  # fmt: skip
    state.active_buyers = (
        terms.BODY,
        buyers.with_marker(terms.ENGINE, terms.DAIMLER_LOW),
        terms.PRICE,
    )
    state.players[0].engineers = 1 << terms.OPEL
    return state


def special() -> list[Any]:
    gift = special_state().data.marker_values[terms.DAIMLER_LOW]
    return [
        events.GameTurnEnded(1, "token"),
        events.PlaceScored(1, 1, 5, 1, 7), events.MoneyGained(1, 7, 3),
        events.BuyerBought(0, terms.BODY, 1, 1, 3, 4, (0,), 0, 0), events.MoneyGained(1, 4, 0),
        events.BuyerBought(1, terms.ENGINE, 2, 2, 2, 7, (), 0, gift),
        events.MoneyGained(2, 7, 0), events.MoneyGained(2, gift, 2),
        events.BuyerBought(2, terms.PRICE, 0, 0, 5, 5, (), 10, 0),
        events.MoneyGained(0, 5, 0), events.MoneyGained(0, 10, 1),
        events.BuyerBought(3, terms.PRESTIGE, 3, 2, 3, 9, (), 0, 0), events.MoneyGained(2, 9, 0),
        events.MarketCleared((4, 5)),
    ]  # fmt: skip


def begun(make_app: Callable[..., Any], state: Any, told: list[Any], **settings: Any) -> Driver:
    app = make_app(games=[SPEC])
    app.routes.menu()
    app.stack.push(show_of(state, told, NAMES, **settings))
    return Driver(app)


@pytest.fixture
def shown(make_app: Callable[..., Any]) -> Driver:
    return begun(make_app, special_state(), special())


def test_each_special_case_has_its_turn(shown: Driver) -> None:
    scene = shown.scene
    captions = []
    seen: dict[str, bool] = {}
    for number in range(len(scene.course.steps)):
        scene.begin(number)
        for _ in range(600):
            shown.frame()
            acting = scene.market.acting
            if acting >= 0:
                walker = scene.market.walkers[acting]
                seen["benz"] = seen.get("benz", False) or (walker.benz and walker.shown)
                seen["daimler"] = seen.get("daimler", False) or walker.gift > 0
            if scene.at != number:
                break
        captions.append(scene._acts[number].words)
    assert seen == {"benz": True, "daimler": True}
    text = "\n".join(captions)
    gift = scene.course.gifts[1]
    assert "The cheapest wins: Bruno sells for 4." in text
    assert f"7 + {gift} (Daimler) = {7 + gift}." in text
    assert "5 + 10 (twice, by Opel) = 15." in text
    assert "Benz adds one more buyer." in text
    assert [stall.space for stall in scene.market.stalls if stall.unsold] == [4, 5]
    assert {stall.space: stall.sold for stall in scene.market.stalls if stall.sold} == {
        0: 15, 1: 4, 2: 7 + gift, 3: 9
    }  # fmt: skip


def test_a_buyer_without_a_car_goes_away_sad(make_app: Callable[..., Any]) -> None:
    driver = begun(make_app, market_state(), happened())
    scene = driver.scene
    number = next(n for n, one in enumerate(scene.course.steps) if one.buyer == 2)
    scene.begin(number)
    moods = set()
    while scene.at == number:
        moods.add(scene.market.walkers[2].mood)
        driver.frame()
    assert "sad" in moods
    assert not scene.market.walkers[2].shown


# -- how it moves


def test_a_buyer_is_drawn_as_it_walks() -> None:
    assert (walkers.SIZE, walkers.STEP, walkers.PHASES) == (drawn.SIZE, drawn.STEP, drawn.PHASES)
    for name, text in drawn.pictures().items():
        assert (IMAGES / f"{name}.svg").read_text(encoding="utf-8") == text, name


def test_feet_keep_pace_with_the_ground() -> None:
    """Steps times their length is the way; a foot on the ground stays within half a pose."""
    walker = Walker(terms.BODY, 100.0)
    walk = walker.go(100.0, 700.0)
    size = walkers.POSE * walkers.PHASES / (2 * walkers.STEP)
    placed: dict[tuple[int, int], list[float]] = {}
    steps = 0
    while not walk.done:
        walk.advance(STEP)
        if not walker.moving:
            continue
        pose = int(walker.pose.removeprefix("walk_"))
        steps = int(walker.way / (walkers.STEP * size))
        foot = 0 if pose < walkers.PHASES / 2 else 1
        ahead, above = drawn.walking(pose / walkers.PHASES).feet[foot]
        assert above == 0.0
        placed.setdefault((steps, foot), []).append(walker.x + ahead * size)
    assert steps == int(600 / (walkers.STEP * size))
    for where in placed.values():
        assert max(where) - min(where) <= POSE
    assert walker.way == pytest.approx(600.0)


def test_wheels_turn_by_the_way_over_their_radius() -> None:
    assert wheels.turn_of(2 * math.pi * 20, 20) == pytest.approx(360)
    assert wheels.turn_of(20, 20) == pytest.approx(57.2958, abs=0.001)
    names = [sprites.body_image(value, seat) for value in range(1, 8) for seat in range(3)]
    for name in [*names, "racer"]:
        source = (IMAGES / f"{name}.svg").read_text(encoding="utf-8")
        apart = wheels.take_apart(source)
        assert 1 <= len(apart.wheels) <= 2
        for wheel in apart.wheels:
            assert wheel.y + wheel.radius == pytest.approx(wheels.GROUND, abs=4)
            assert wheel.parts.count("<") >= 4
            assert wheel.parts.count("<") + apart.body.count("<") <= source.count("<")


def test_a_sold_car_rolls_to_its_buyer_and_away(shown: Driver) -> None:
    scene = shown.scene
    scene.begin(2)
    seen = []
    while scene.at == 2:
        leaving = scene.market.leaving
        if leaving is not None:
            seen.append((leaving.x, leaving.way, leaving.rider))
        shown.frame()
    ways = [way for _, way, _ in seen]
    assert ways == sorted(ways)
    assert seen[-1][2] is scene.market.walkers[0]
    assert seen[-1][0] > 1000
    assert scene.market.leaving is None


# -- the race


def test_the_race_ends_with_the_standing_of_the_rules() -> None:
    raced = 0
    for state, _, earlier in scorings():
        history = standings(state, earlier)
        last = places(history[-1])
        order = [seat for _, _, seat in race.standing(state) if seat >= 0]
        assert [car for car in sorted(last, key=lambda car: -last[car]) if car >= 0] == order
        raced += len(history) > 2
    assert raced > 10


def test_the_board_shows_the_laps_of_the_table() -> None:
    """Also of a car on the last space of the circuit, which has not completed its lap yet."""
    on_the_last = 0
    for state, told, earlier in scorings():
        show = show_of(state, told, [f"N{seat}" for seat in range(len(state.players))],
                       earlier=earlier)  # fmt: skip
        show.app = SimpleNamespace(tr=ENGLISH, sound=SimpleNamespace(play=lambda name: None))
        show.acts()
        show.raceway.settle(0, False)
        for racer in show.raceway.racers:
            if racer.seat >= 0:
                player = state.players[racer.seat]
                assert racer.laps == player.laps
                on_the_last += player.space == state.data.circuit
    assert on_the_last > 0


def test_places_are_paid_beyond_the_line() -> None:
    for show, acts in played((0,)):
        for number, step in enumerate(show.course.steps):
            if step.area == "race" and show.raceway.shown:
                acts[number].play().finish()
                crossed = [one for one in show.raceway.racers if one.place]
                assert len(crossed) == sum(
                    one.area == "race" for one in show.course.steps[: number + 1]
                )
                assert all(one.x > 962 for one in crossed)
            acts[number].settle()


def test_whoever_is_ahead_of_all_others_leads() -> None:
    led = set()
    for show, _ in itertools.islice(played(None), 6):
        raceway, motion = show.raceway, show.raceway.run()
        while not motion.done:
            motion.advance(STEP)
            first, *others = sorted((one.x for one in raceway.racers), reverse=True)
            if raceway.leader is not None:
                assert raceway.leader.x == first > others[0] + 20
                led.add(raceway.leader.seat)
            else:
                assert not others or first < others[0] + 40 or raceway.camera >= SPEED
        assert raceway.leader is None, "at the line places say it"
    assert len(led) > 2


def test_whoever_has_to_wait_at_the_line_comes_nearer() -> None:
    moved = 0
    for show, acts in itertools.islice(played(None), 6):
        for act, step in zip(acts, show.course.steps, strict=True):
            waiting = {one.car: one.x for one in show.raceway.racers if not one.place}
            act.play().finish()
            if step.area == "race" and step.place:
                for one in show.raceway.racers:
                    if not one.place:
                        assert waiting[one.car] <= one.x < LINE - CAR / 2
                        moved += waiting[one.car] < one.x
            act.settle()
    assert moved > 6


def test_a_place_is_told_when_its_car_is_over_the_line() -> None:
    told = 0
    for show, acts in itertools.islice(played(None), 6):
        show.caption = ""
        for act, step in zip(acts, show.course.steps, strict=True):
            motion, before = act.play(), show.caption
            while not motion.done and show.caption == before:
                motion.advance(STEP)
            if isinstance(step.event, events.PlaceScored) and step.seat >= 0:
                racer = next(one for one in show.raceway.racers if one.seat == step.seat)
                assert show.caption == step.words != before
                assert racer.place == step.event.place
                told += 1
            motion.finish()
            act.settle()
    assert told > 6


# -- how it ends


def end_of(scene: Any) -> tuple[Any, ...]:
    return (
        [round(one) for one in scene.purses.earned], scene.purses.swollen, scene.caption,
        [(one.space, one.empty, one.sold, one.unsold, one.lit) for one in scene.market.stalls],
        [one.shown for one in scene.market.walkers], scene.market.leaving, scene.panned,
        [(one.seat, one.x, one.place, one.laps) for one in scene.raceway.racers],
        [one for one in scene.purses.coins if one.at is not None],
    )  # fmt: skip


def test_all_ways_end_alike(make_app: Callable[..., Any]) -> None:
    ends = []
    for way in ("watch", "clicks", "escape", "instant", "still", "late escape"):
        driver = begun(make_app, special_state(), special(), instant=way == "instant")
        scene = driver.scene
        scene.app.settings.reduced_motion = way == "still"
        if way == "clicks":
            driver.click((300, 300))
            driver.click((300, 300))
        elif way == "late escape":
            driver.frame(50, dt=LEAP)
        if "escape" in way:
            driver.key(pygame.K_ESCAPE)
        for _ in range(10 * 25):
            if scene.over:
                break
            driver.frame(dt=LEAP)
        assert scene.over, way
        driver.frame()
        ends.append((way, end_of(scene)))
    assert all(end == ends[0][1] for _, end in ends), ends


def test_without_motion_each_choice_stays_to_be_seen(shown: Driver) -> None:
    scene = shown.scene
    scene.app.settings.reduced_motion = True
    scene.begin(2)
    for _ in range(20):
        shown.frame()
    stalls = scene.market.stalls
    assert [stall.value for stall in stalls if stall.lit == 1.0] == [3, 3, 1, 1, 2, 1]
    assert [stall.space for stall in stalls if stall.verdict == "best"] == [1]
    assert scene.market.walkers[0].mood == "happy"
    assert scene.panned == 1.0
    assert round(scene.purses.earned[1]) == 11


def test_the_page_explains_it_on_request(shown: Driver) -> None:
    shown.key(pygame.K_ESCAPE)
    shown.press(ENGLISH("table.how"))
    assert isinstance(shown.scene, ScoringScene)
    assert len(shown.scene.course.steps) == 7


def test_hidden_money_stays_hidden(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = special_state()
    for seat, player in enumerate(state.players):
        player.income = (300 + 200 * seat, *player.income[1:])
    words: list[str] = []
    text = Canvas.text

    def noted(self: Canvas, surface: Any, said: str, *rest: Any, **more: Any) -> Any:
        words.append(said)
        return text(self, surface, said, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    driver = begun(make_app, state, special(), hidden=(1, 2))
    spoken: list[str] = []
    driver.scene.app.speech.say = spoken.append
    for _ in range(60 * 22):
        driver.frame()
        if driver.scene.over:
            break
    whole = "\n".join([*words, *spoken])
    own = state.players[0].money()
    assert str(own) in whole
    for seat, player in enumerate(state.players):
        if seat:
            assert not any(str(player.money() + more) in whole for more in range(30))
    assert "+11" in words, "what comes in is seen by all"


# -- where it lies


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place(shown: Driver, size: tuple[int, int]) -> None:
    shown.resize(*size)
    scene = shown.scene
    scene.finish()
    shown.frame()
    window = pygame.Rect((0, 0), size)
    stalls = [scene.market.stage.stall(number) for number in range(6)]
    purses = [scene.purses.rect(seat) for seat in range(3)]
    inner = [rect.inflate(-2, -2) for rect in [*stalls, *purses, scene._sign, scene.foot]]
    assert overlaps(inner) == []
    assert all(window.contains(rect) for rect in inner)
    if size == (1280, 720):
        assert scene.market._cars[0].size[0] >= 128


@pytest.mark.parametrize("stalls", range(1, 9))
def test_cars_are_large_in_their_stalls(stalls: int) -> None:
    stage = Stage.fitted((1280, 720), 66, 76, stalls)
    xs = [stage.stall_x(number) for number in range(stalls)]
    assert all(later - one >= stage.stall_width - 0.1 for one, later in itertools.pairwise(xs))
    assert stage.px(stage.stall_width * 0.97) >= (128 if stalls <= 6 else 96)
