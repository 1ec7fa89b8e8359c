"""The scoring step by step: what is said, paid and added up, forwards and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules.cars import pack
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.games.kraftwagen.screenshots.table import play_ahead
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.scenes.parts.log_book import LogBook
from kraftwagen.ui.scenes.parts.match_view import MatchView
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.scenes.table.words import bar_state
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.decision import Decision
from kraftwagen.ui.tables.director import Director
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.tables.kraftwagen.scoring.panel import _WALK, ScoringScene
from kraftwagen.ui.tables.kraftwagen.scoring.steps import scoring_steps
from kraftwagen.ui.tables.parts import pieces
from tests.ui.driver import Driver, overlaps
from tests.ui.english import ENGLISH
from tests.ui.toy_hooks import ToyView

NAMES = ("Ada", "Bruno", "Clara")


def happened() -> list[Any]:
    return [
        events.GameTurnEnded(1, "token"),
        events.PlaceScored(1, 1, 5, 1, 7),
        events.MoneyGained(1, 7, 3),
        events.PlaceScored(2, 0, 3, 0, 4),
        events.MoneyGained(0, 4, 3),
        events.LapsPaid(1, 1, 1),
        events.MoneyGained(1, 1, 4),
        events.BuyerBought(0, 1, 1, 1, 4, 8, (), 0, 2),
        events.MoneyGained(1, 8, 0),
        events.MoneyGained(1, 2, 2),
        events.BuyerBought(1, 3, 0, 0, 5, 5, (), 5, 0),
        events.MoneyGained(0, 5, 0),
        events.MoneyGained(0, 5, 1),
        events.BuyerLeft(2, 0),
        events.MarketCleared(()),
    ]


def market_state() -> Any:
    state = registry.load("kraftwagen").new(3, 4, {})
    state.players[1].space, state.players[1].laps = 5, 1
    state.players[0].space = 3
    state.cars = (pack(0, 1, 1, 1, 5, 0), pack(1, 2, 4, 2, 8, 0))
    state.active_buyers = (1, 3)
    return state


def test_steps_say_and_count_everything() -> None:
    found = scoring_steps(ENGLISH, market_state(), happened(), NAMES)
    assert [step.area for step in found.steps] == [
        "", "race", "race", "laps", "buyers", "buyers", "buyers", "market"
    ]  # fmt: skip
    assert found.steps[-1].earned == (14, 18, 0)
    assert found.steps[4].gained == 10
    assert found.bought(4) == {1: 0}
    assert found.bought(7) == {1: 0, 0: 1}
    assert found.left(7) == {2}
    assert found.wishes == [1, 3, 0]
    assert [runner.seat for runner in found.runners] == [1, 0, 2]
    assert found.runners[-1].place == 0


def test_money_shows_when_its_step_is_reached() -> None:
    found = scoring_steps(ENGLISH, market_state(), happened(), NAMES)
    assert found.paid("race", 1, 0) == 0
    assert found.paid("race", 1, 1) == 7
    assert found.paid("laps", 1, 2) == 0
    assert found.paid("laps", 1, 7) == 1


def test_what_is_paid_is_named_coin_by_coin() -> None:
    steps = scoring_steps(ENGLISH, market_state(), happened(), NAMES).steps
    assert [(coin.amount, coin.word) for coin in steps[4].coins] == [(8, "price"), (2, "Daimler")]
    assert steps[4].words.endswith("price 8. 8 + 2 (Daimler) = 10.")
    assert steps[5].words.endswith("5 is the lowest price. 5 + 5 (price buyer) = 10.")
    state = market_state()
    state.players[0].engineers = 1 << terms.OPEL
    with_opel = scoring_steps(ENGLISH, state, happened(), NAMES).steps[5]
    assert with_opel.words.endswith("5 + 5 (twice, by Opel) = 10.")


@pytest.mark.parametrize("seed", [21, 22])
def test_totals_are_those_of_the_rules(seed: int) -> None:
    """After each step nothing but what its event says has been added; at the end all agrees."""
    spec = registry.load("kraftwagen")
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match = Match.new(spec, seats, seed, {}, "2026-11-20")
    play_ahead(match, lambda match, happened: False)
    hooks = load_hooks(spec, ENGLISH)
    scored = 0
    for number, step in enumerate(match.steps):
        cut = hooks.scoring(step.events)
        if cut is None:
            continue
        scored += 1
        before, after = step.before, match.state_at(number + 1)
        # What the decision itself has paid belongs to the time before the scoring.
        own = [0] * len(seats)
        for event in step.events[: cut[0]]:
            if isinstance(event, events.MoneyGained):
                own[event.seat] += event.amount
        money = [player.money() + own[seat] for seat, player in enumerate(before.players)]
        for player, amount in zip(before.players, own, strict=True):
            player.income = (player.income[0] + amount, *player.income[1:])
        for one in scoring_steps(ENGLISH, before, step.events[slice(*cut)], NAMES).steps:
            match one.event:
                case events.PlaceScored(seat=seat, money=paid) if seat >= 0:
                    money[seat] += paid
                case events.LapsPaid(seat=seat, money=paid):
                    money[seat] += paid
                case events.BuyerBought(seat=seat, price=price, bonus=bonus, gift=gift):
                    money[seat] += price + bonus + gift
            assert list(one.totals) == money
        assert money == spec.scores(after)
    assert scored == 3


@pytest.fixture
def scoring(make_app: Callable[..., Any]) -> Driver:
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec])
    app.routes.menu()
    app.stack.push(ScoringScene(spec, market_state(), happened(), NAMES))
    return Driver(app)


@pytest.mark.parametrize("way", ["click", "space", "enter", "button"])
def test_ways_to_go_on(scoring: Driver, way: str) -> None:
    scene = scoring.scene
    for at in range(1, len(scene.course.steps)):
        if way == "click":
            scoring.click((640, 300))
        elif way == "button":
            scoring.press("Next")
        else:
            scoring.key(pygame.K_SPACE if way == "space" else pygame.K_RETURN)
        assert scene.at == at
        scoring.frame()
    assert scene._next.widget.text == ENGLISH("table.go_on")
    scoring.key(pygame.K_SPACE)
    scoring.click(scene._next.widget.rect.center)
    scoring.settle(0.5)
    assert scoring.scene.name == "menu", "what was pressed meanwhile hits nothing below"


def test_at_the_end_only_the_button_and_keys_close(scoring: Driver) -> None:
    """At speed Instant that is the first thing shown, and the log lies below."""
    scoring.app.stack.pop()
    spec = registry.load("kraftwagen")
    scoring.app.stack.push(ScoringScene(spec, market_state(), happened(), NAMES, instant=True))
    scene = scoring.scene
    assert scene.last
    for _ in range(3):
        scoring.click((640, 300))
        scoring.settle(0.5)
    assert scoring.scene is scene
    scoring.click(scene._back.widget.rect.center)
    scoring.click((640, 300))
    scoring.settle(0.5)
    assert (scoring.scene, scene.last) == (scene, True)
    scoring.click(scene._next.widget.rect.center)
    scoring.settle(0.5)
    assert scoring.scene.name == "menu"


def test_buyers_step_up_and_take_their_car(scoring: Driver) -> None:
    scene = scoring.scene
    while scene.step.space < 0:
        scene.advance()
    assert (scene.sale.walked, scene.sale.flown) == (0.0, 0.0)
    scene.update(_WALK * 0.9)
    assert scene.sale.walked > 0.8, "the buyer goes to the car first"
    assert scene.sale.flown == 0.0
    scene.update(_WALK * 0.9)
    assert 0.0 < scene.sale.walked < 0.5
    assert 0.5 < scene.sale.flown < 1.0, "the car leaves with its buyer"
    scene.draw(pygame.display.get_surface())
    scene.update(_WALK)
    assert (scene.sale.walked, scene.sale.flown, scene._flight) == (0.0, 1.0, None)
    scene.app.settings.reduced_motion = True
    scene.advance()
    assert scene.step.space >= 0
    assert (scene.sale.walked, scene.sale.flown, scene._flight) == (0.0, 1.0, None)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_no_buyer_stands_under_its_car(scoring: Driver, count: int) -> None:
    """Benz may send a fifth buyer."""
    sale = scoring.scene.sale
    sale.course.wishes = [0, 1, 2, 3, 2][:count]
    sale.at = 5
    buyer = sale.step.buyer
    picture = sale._portrait(buyer)
    stands = picture.get_bounding_rect(min_alpha=60)
    corner = picture.get_rect(center=sale._stand(buyer)).topleft
    assert not stands.move(corner).colliderect(sale._driven(buyer))
    assert sale.buyer_rect(buyer).contains(sale._driven(buyer))


def test_cars_and_buyers_have_their_sentence(scoring: Driver) -> None:
    scene = scoring.scene
    for rect, begin in (
        (scene.sale.offer_rect(scene.course.offers[0]), "Car"),
        (scene.sale.buyer_rect(0), "Buyer 1"),
    ):
        scoring.move((1, 1))
        scoring.move(rect.center)
        scoring.settle(1.0)
        assert begin.lower() in scene.ui._fixed_tip[0].lower()
    scoring.move((scene._box.centerx, scene._box.y + 4))
    scoring.settle(1.0)
    assert scene.ui._fixed_tip is None


def test_skip_all_shows_the_end_first(scoring: Driver) -> None:
    scene = scoring.scene
    scoring.press("Skip all")
    assert scene.last
    assert scoring.scene is scene
    scoring.key(pygame.K_ESCAPE)
    scoring.settle(0.5)
    assert scoring.scene.name == "menu"


def test_alone_it_goes_on_by_itself(make_app: Callable[..., Any]) -> None:
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec])
    app.routes.menu()
    app.stack.push(ScoringScene(spec, market_state(), happened(), NAMES, alone=True))
    for _ in range(200):
        if app.stack.top.name == "menu":
            return
        app.step([], 0.1)
    raise AssertionError("still there")


def test_scenes_below_are_drawn_once_for_all_steps(
    scoring: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    menu, drawn = scoring.app.stack.visible()[0], []
    monkeypatch.setattr(menu, "draw", drawn.append)
    scoring.frame()
    scoring.app.draw()
    assert drawn == [], "the sheet holds their picture"
    menu.invalidate()
    assert not scoring.app.step([], 0.0)
    assert scoring.app.next_update() > 0.0, "and waits for nothing"
    scoring.resize(1000, 700)
    scoring.scene.skip()
    assert scoring.until_sharp()
    assert len(drawn) == 2, "once with stretched pictures, once with sharp ones"
    scoring.frame()
    assert len(drawn) == 2
    scoring.app.stack.pop()
    scoring.frame()
    assert len(drawn) == 3


@pytest.mark.parametrize("size", [(1280, 720), (800, 560), (1920, 1080), (1000, 700)])
def test_the_panel_fits(scoring: Driver, size: tuple[int, int]) -> None:
    scoring.resize(*size)
    scene = scoring.scene
    scene.skip()
    scoring.frame()
    window = pygame.Rect((0, 0), size)
    assert window.contains(scene._box)
    cars = [scene.sale.offer_rect(space) for space in scene.course.offers]
    people = [scene.sale.buyer_rect(buyer) for buyer in range(len(scene.course.wishes))]
    totals = [scene._total_rect(seat) for seat in range(3)]
    buttons = [w.rect for w in scoring.widgets()]
    assert overlaps([*cars, *people, *totals, *buttons, scene._left]) == []
    assert all(scene._box.contains(rect) for rect in [*cars, *people, *totals])


def test_steps_go_back_as_well(scoring: Driver) -> None:
    scene = scoring.scene
    assert not scene._back.widget.usable
    for _ in range(4):
        scoring.key(pygame.K_RIGHT)
    assert (scene.at, scene.step.earned) == (4, (4, 18, 0))
    scoring.key(pygame.K_LEFT)
    assert (scene.at, scene.step.earned) == (3, (4, 8, 0))
    assert scene.sale.at == 3
    scoring.click(scene._back.widget.rect.center)
    assert scene.at == 2
    scoring.press("Skip all")
    scoring.key(pygame.K_LEFT)
    assert scene.at == len(scene.course.steps) - 2
    assert scene._skip.widget.visible


def test_the_sold_car_fades_one_step_later(
    scoring: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    pale: list[int] = []
    faded = pieces.faded
    monkeypatch.setattr(
        pieces, "faded", lambda image, alpha: pale.append(alpha) or faded(image, alpha)
    )
    scene = scoring.scene
    while scene.step.space < 0:
        scene.advance()
    pale.clear()
    scoring.settle(1.5)
    assert pale == [], "the car that is spoken of stands in the light"
    scene.advance()
    scoring.settle(1.5)
    assert len(pale) > 0


def test_each_step_is_read_aloud_with_the_new_total(scoring: Driver) -> None:
    said: list[str] = []
    scene = scoring.scene
    scene.app.speech.say = said.append
    scene.advance()
    assert said == ["Bruno is first in the race: 7. Bruno now has 7."]
    scene.hidden = frozenset({0})
    scene.advance()
    assert said[1:] == ["Ada is second in the race: 4."]


def scored_match(*names: str) -> tuple[Match, int]:
    """People at one screen, played until the first scoring; the number of that decision."""
    spec = registry.load("kraftwagen")
    match = Match.new(spec, [SeatInfo(name) for name in names], 5, {}, "2026-11-20")
    play_ahead(
        match,
        lambda match, happened: any(isinstance(one, events.MarketCleared) for one in happened),
    )
    return match, len(match.steps)


@pytest.mark.parametrize("people", [("Ada",), ("Ada", "Bruno")])
def test_people_at_one_screen_keep_their_totals_all_alike(
    make_app: Callable[..., Any], people: tuple[str, ...]
) -> None:
    match, number = scored_match("Ada", "Bruno")
    if len(people) == 1:
        match.hand_over(1, "greedy")
    app = make_app(games=[match.spec])
    app.routes.menu()
    view = MatchView(app, match, load_hooks(match.spec, app.tr), LogBook())
    view.show_scoring(view.decision(number), Director(ToyView()), alone=False)
    assert app.stack.top.hidden == (frozenset({0, 1}) if len(people) > 1 else frozenset())


@pytest.mark.parametrize("scene_shown", [True, False])
def test_what_a_scoring_scene_has_told_is_only_noted(scene_shown: bool) -> None:
    match, number = scored_match("Ada", "Bruno")
    step = match.steps[number - 1]
    hooks = load_hooks(match.spec, ENGLISH)
    decision = Decision(match.spec, hooks, 0, step, match.state)
    told: list[tuple[str, bool]] = []
    director = Director(
        ToyView(),
        speed="instant",
        on_event=lambda event: told.append((type(event).__name__, director.retelling)),
    )

    def score() -> None:
        director.frozen = scene_shown

    position = Position(match.spec, match.state, 0, ("Ada", "Bruno"))
    director.show(decision, position, score)
    director.frozen = False
    director.skip()
    again = {name for name, retold in told if retold}
    assert ("MarketCleared" in again) == scene_shown
    assert not again & {type(event).__name__ for event in decision.opening + decision.closing}


def test_while_a_scoring_is_shown_nobody_is_to_move(make_app: Callable[..., Any]) -> None:
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy")]
    match = Match.new(registry.load("kraftwagen"), seats, 5, {})
    whole = Match.from_record(match.spec, match.record)
    play_ahead(whole, lambda match, happened: "MarketCleared" in map(_name, happened))
    for step in whole.steps[:-1]:
        match.submit(step.seat, step.code)
    app = make_app(games=[match.spec])
    table = TableScene(app, match, make_runner=Slow)
    app.stack.reset(table)
    last = whole.steps[-1]
    table.controller.decide(last.seat, last.code)
    while not table.director.frozen:
        app.step([], 0.1)
    app.step([], 0.1)
    shown = table.action_bar.state
    assert shown is not None
    assert (shown.title, shown.name, shown.line) == ("Game turn\u00a01\u00a0of\u00a03", "", "")
    assert shown.prompt == "The scoring is shown; the game goes on after it."
    app.stack.pop()
    app.step([], 0.1)
    after = bar_state(table.controller)
    assert after.name == table.game.names[match.actor]
    assert after.title == "Game turn\u00a02\u00a0of\u00a03"


def _name(event: Any) -> str:
    return type(event).__name__


def test_nothing_says_who_has_won_before_the_last_scoring_is_over(
    make_app: Callable[..., Any],
) -> None:
    match = Match.new(
        registry.load("kraftwagen"), [SeatInfo("Ada"), SeatInfo("Gustav", "greedy")], 5, {}
    )
    whole = Match.from_record(match.spec, match.record)
    play_ahead(whole, lambda match, happened: False)
    for step in whole.steps[:-1]:
        match.submit(step.seat, step.code)
    app = make_app(games=[match.spec])
    table = TableScene(app, match, make_runner=Slow)
    app.stack.reset(table)
    last = whole.steps[-1]
    table.controller.decide(last.seat, last.code)
    shown = bar_state(table.controller)
    assert match.is_over
    assert table.controller.director.busy
    assert (shown.seat, shown.line, shown.title) == (
        last.seat,
        "",
        "Game turn\u00a03\u00a0of\u00a03",
    )
    for _ in range(3):
        table.director.frozen = False
        table.director.skip()
    assert bar_state(table.controller).line == ENGLISH("table.over")
