"""Automania's sales and its end step by step: what is said, paid, added up and seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pygame
import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, terms
from kraftwagen.games.automania.rules import sales
from kraftwagen.games.automania.state import State, unpack_afloat
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.parts.log_book import LogBook
from kraftwagen.ui.scenes.parts.match_view import MatchView
from kraftwagen.ui.tables.automania.hooks import AutomaniaHooks
from kraftwagen.ui.tables.automania.scoring import steps
from kraftwagen.ui.tables.automania.scoring.panel import _PAY, _SAIL, ScoringScene
from kraftwagen.ui.tables.automania.scoring.steps import (
    RoundStep,
    RoundSteps,
    phase,
    sales_of,
    scoring_steps,
)
from kraftwagen.ui.tables.director import Director
from tests.every import pairs
from tests.games.automania.table import GAME, Table
from tests.games.automania.ui.at_table import NAMES
from tests.games.automania.whole_games import decisions
from tests.ui.driver import Driver, overlaps
from tests.ui.english import ENGLISH
from tests.ui.toy_hooks import ToyView

HOOKS = AutomaniaHooks(GAME, ENGLISH)


class Scored(NamedTuple):
    """A decision that ended a round: what led there, its scored events, the position after it."""

    earlier: list[Event]
    events: list[Event]
    after: State

    @property
    def course(self) -> RoundSteps:
        """Its steps."""
        return self.seen_by()

    def seen_by(self, *people: int) -> RoundSteps:
        """Its steps as people see them who decided the sales of these seats."""
        happened = phase([*self.earlier, *self.events])
        known = sales_of(happened[: -len(self.events)], people)
        return scoring_steps(ENGLISH, self.after, happened, NAMES, known)


@cache
def scorings(number: int) -> list[Scored]:
    """The ends of all rounds of a whole game."""
    return list(_scorings(number))


def _scorings(number: int) -> Iterator[Scored]:
    for state, code, earlier in decisions(number):
        after, out = state.clone(), list[Event]()
        GAME.apply(after, code, out)
        cut = HOOKS.scoring(out)
        if cut is not None:
            yield Scored([*earlier, *out[: cut[0]]], out[slice(*cut)], after)


def amounts(state: State) -> list[tuple[int, int]]:
    return list(zip(state.money, state.points, strict=True))


def brought(step: RoundStep, seat: int) -> tuple[int, int]:
    own = [entry for entry in step.entries if entry.seat == seat]
    return sum(one.money for one in own), sum(one.points for one in own)


@pytest.mark.parametrize("people", [(), (0, 2)])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_step_adds_what_it_lists_and_all_ends_as_the_rules_say(
    number: int, people: tuple[int, ...]
) -> None:
    found = scorings(number)
    assert [one.after.round for one in found] == [1, 2, 3, 4]
    for one in found:
        made = one.seen_by(*people)
        now = amounts(made.steps[0].state)
        for step in made.steps:
            now = [
                (money + brought(step, seat)[0], points + brought(step, seat)[1])
                for seat, (money, points) in enumerate(now)
            ]
            assert amounts(step.state) == now
        assert now == amounts(one.after)
        for seat, limit in enumerate(made.limits):
            assert sales.sold_by(made.steps[-1].state, seat) <= limit


@pytest.mark.parametrize("people", [(), (0, 2)])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_ships_are_unloaded_car_by_car(number: int, people: tuple[int, ...]) -> None:
    for one in scorings(number):
        made = one.seen_by(*people)
        before = made.steps[0].state
        assert not any(before.sold)
        assert not before.sold_more
        for step in made.steps:
            gone = {(moved.market, moved.ship) for moved in step.moved}
            afloat = {unpack_afloat(held)[1:] for held in before.afloat}
            assert {unpack_afloat(held)[1:] for held in step.state.afloat} == afloat - gone
            before = step.state
        assert before.sold == one.after.sold
        assert sorted(before.sold_more) == sorted(one.after.sold_more)
        if one.after.round == terms.LAST_ROUND:
            assert before.afloat == ()
        else:
            assert before.afloat == one.after.afloat
            staying = [entry for entry in made.entries if entry.kind == steps.STAYED]
            assert len(staying) == len(before.afloat)


def test_the_end_is_told_source_by_source() -> None:
    one = scorings(2)[-1]
    kinds = [type(step.event) for step in one.course.steps]
    seats = len(one.after.order)
    rest = kinds[kinds.index(events.RoundEnded) + 1 :]
    assert rest[-2 * seats - 1 :] == [
        *[events.MedalsCounted] * seats, *[events.MoneyRanked] * seats, events.GameEnded
    ]  # fmt: skip
    assert set(rest[: -2 * seats - 1]) <= {events.CarLeft}
    (winner,) = one.events[-1].winners
    assert one.course.steps[-1].winner == winner
    assert one.course.steps[-1].seats == (winner,)


def sale_of_two(ask: str = "america 9") -> Scored:
    """Two players with one car each in North America; the first one sells the last car."""
    table = Table(
        2, ships=["america 9 0 city", "america 5 1 super"], offices={1: 1, 3: 0},
        ask=[{"ask": "sale", "market": "north_america", "ship": 9}],
    )  # fmt: skip
    state = table.state.clone()
    out: list[Event] = [events.SalesStarted(1, (2, 1))]
    GAME.apply(state, codes.SELL | 0, out)
    last: list[Event] = []
    GAME.apply(state, codes.PASS, last)
    cut = HOOKS.scoring(last)
    assert cut is not None
    return Scored([*out, *last[: cut[0]]], last[slice(*cut)], state)


def test_a_round_of_sales_in_words() -> None:
    made = sale_of_two().course
    assert [step.words for step in made.steps] == [
        "The cars are sold: first in North America, then in Europe, the highest ship first.",
        "Ferdinand sells the city car from ship 9 of North America: 6 autobucks.",
        "Bertha leaves the car on ship 5 of North America.",
        "Round 2 is played in the order Bertha and Ferdinand. Bertha has the fewest points "
        "and moves the demands; new tiles come.",
    ]
    assert made.steps[1].seats == (0,)
    assert made.steps[-1].order == (1, 0)
    assert [entry.kind for entry in made.entries] == [steps.SOLD, steps.STAYED]


def sale_of_four(*people: int, copied: bool = False) -> RoundSteps:
    """Two players have two cars each in North America; all but the lowest one are sold."""
    table = Table(
        2, ships=["america 9 0 city", "america 8 1 city", "america 7 0 super", "america 6 1 super"],
        offices={1: 0, 3: 1}, ask=[{"ask": "sale", "market": "north_america", "ship": 9}],
    )  # fmt: skip
    state = table.state.clone()
    happened: list[Event] = [events.SalesStarted(1, (2, 2))]
    for ship, space in ((9, 0), (8, 1), (7, 2)):
        sales.sell(state, 0, ship, space, copied and ship == 8, happened)
    happened += [events.CarKept(1, 0, 6), events.RoundEnded(1)]
    return scoring_steps(ENGLISH, state, happened, NAMES, sales_of(happened, people))


def test_the_rest_is_told_car_by_car_in_the_order_of_the_ships() -> None:
    _, own, other, next_own, kept, end = sale_of_four(0).steps
    assert own.words.startswith("Ferdinand sells")
    assert [step.moved[0].ship for step in (own, other, next_own)] == [9, 8, 7], "as unloaded"
    assert other.words.startswith("Bertha sells")
    assert kept.words.startswith("Bertha leaves")
    assert amounts(end.state) == amounts(sale_of_four().steps[-1].state)


def test_all_who_look_on_share_one_step_in_each_market() -> None:
    _, own, _ = sale_of_four(0, 1).steps
    assert own.words == (
        "Sold in North America: Ferdinand 8 autobucks and 2 points "
        "and Bertha 4 autobucks and 1 point. Bertha leaves 1 car on its ship."
    )
    assert {entry.kind for entry in own.entries} == {steps.SOLD, steps.STAYED}


def test_nothing_is_summed_up_past_a_copied_sale() -> None:
    def told(*people: int) -> list[list[int]]:
        made = sale_of_four(*people, copied=True).steps
        return [[moved.ship for moved in step.moved] for step in made]

    assert told(0) == [[], [9], [8], [7], [], []]
    assert told(0, 1) == [[], [9], [8, 7], []]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_sale_that_began_before_the_game_is_told_from_there_on(number: int) -> None:
    """Of a game set up within a sale nothing earlier is known: all there is, is its position."""
    for one in scorings(number):
        happened = phase([*one.earlier, *one.events])
        whole = one.course
        decided = [at for at, event in enumerate(happened) if isinstance(event, steps.Sale)]
        for first in decided:
            made = scoring_steps(ENGLISH, one.after, happened[first:], NAMES)
            assert made.limits == whole.limits
            opening, *told = made.steps
            assert opening.words == whole.steps[0].words
            behind = whole.steps[len(whole.steps) - len(told) :]
            assert [step.words for step in told] == [step.words for step in behind]
            assert [step.state.sold for step in told] == [step.state.sold for step in behind]
            assert [amounts(step.state) for step in told] == [
                amounts(step.state) for step in behind
            ]
            earlier = whole.steps[len(whole.steps) - len(told) - 1].state
            assert (opening.state.sold, opening.state.afloat) == (earlier.sold, earlier.afloat)
            assert sorted(opening.state.sold_more) == sorted(earlier.sold_more)


def test_only_what_ends_a_round_is_scored() -> None:
    assert HOOKS.scoring([events.PlayerTurnEnded(0), events.SalesStarted(1, (1, 1))]) is None
    alone = [events.Retired(0, 1), events.SalesStarted(1, (1, 1)), events.RoundEnded(1)]
    assert HOOKS.scoring(alone) == (1, 3)
    last = [events.CarKept(0, 1, 1), events.RoundEnded(4), events.GameEnded((1, 2), (1,))]
    assert HOOKS.scoring(last) == (1, 3)


def retired() -> State:
    """Two players without cars on ships; the second one has the lower sales office."""
    state = Table(2, ships=[]).state.clone()
    state.offices = (1, terms.NOBODY, 0, *[terms.NOBODY] * 3)
    return state


def test_no_car_on_any_ship_is_said() -> None:
    state = retired()
    happened = [events.SalesStarted(1, (1, 1)), events.RoundEnded(1)]
    made = scoring_steps(ENGLISH, state, happened, NAMES)
    assert made.steps[0].words == "No car is on a ship."


def ended(points: tuple[int, int], money: tuple[int, int]) -> RoundSteps:
    state = retired()
    state.round = terms.LAST_ROUND
    happened = [
        events.SalesStarted(4, (1, 1)), events.RoundEnded(4),
        events.MedalsCounted(0, 0, 0), events.MedalsCounted(1, 0, 0),
        events.MoneyRanked((1, 0), money), events.GameEnded(points, (1,)),
    ]  # fmt: skip
    return scoring_steps(ENGLISH, state, happened, NAMES)


def test_ties_are_explained() -> None:
    tie = "Bertha comes first of the players with equal money, by the lower sales office, 1."
    *_, richest, second, winner = ended((9, 9), (5, 5)).steps
    assert richest.words.endswith(tie)
    assert tie not in second.words
    assert winner.words == f"Bertha wins with 9 points. {tie}"
    *_, richest, second, winner = ended((8, 9), (4, 5)).steps
    assert not any(tie in step.words for step in (richest, second, winner))


# -- the scene


@pytest.fixture
def show(make_app: Callable[..., Any]) -> Callable[..., Driver]:
    app = make_app(games=[GAME])
    app.resources.look("automania")
    app.routes.menu()

    def put(one: Scored, **settings: Any) -> Driver:
        names = NAMES[: len(one.after.order)]
        app.stack.push(
            ScoringScene(
                GAME, one.after, one.events, names, earlier=one.earlier, after=one.after, **settings
            )
        )
        return Driver(app)

    return put


def test_what_the_table_has_not_shown_is_told_car_by_car(show: Callable[..., Driver]) -> None:
    """Sales that left no choice follow the last decision: nobody has seen them yet."""
    one = scorings(2)[2]
    whole = Scored([], phase([*one.earlier, *one.events]), one.after)
    for scored, fewer in ((one, True), (whole, False)):
        steps_shown = show(scored, people=range(4)).scene.course.steps
        assert (len(steps_shown) < len(whole.course.steps)) == fewer


def test_a_car_leaves_its_ship_and_then_pays(show: Callable[..., Driver]) -> None:
    driver = show(sale_of_two())
    scene = driver.scene
    scene.advance()
    assert (scene.sailed, scene.flown) == (0.0, 0.0)
    scene.update(_SAIL * 0.9)
    assert scene.sailed > 0.8, "the car goes to its sales space first"
    assert scene.flown == 0.0
    driver.frame()
    scene.update(_SAIL * 0.1 + _PAY * 0.5)
    assert scene.sailed == 1.0
    assert 0.0 < scene.flown < 1.0, "then its owner is paid"
    driver.frame()
    scene.update(_PAY)
    assert (scene.flown, scene._flight) == (1.0, None)
    scene.step_back()
    scene.app.settings.reduced_motion = True
    scene.advance()
    assert (scene.sailed, scene.flown, scene._flight) == (1.0, 1.0, None)


def test_cars_that_are_summed_up_leave_together_and_each_has_its_slip(
    show: Callable[..., Driver],
) -> None:
    driver = show(scorings(2)[2], people=range(4))
    scene = driver.scene
    scene.advance()
    assert len(scene.step.moved) > 1
    pairs = list(scene._pairs())
    assert [car.ship for car, _ in pairs] == [entry.count for _, entry in pairs]
    scene.update(_SAIL + _PAY * 0.5)
    driver.frame()


def test_faster_games_have_faster_scorings(show: Callable[..., Driver]) -> None:
    shares = []
    for speed in ("slow", "normal", "fast"):
        scene = show(sale_of_two()).scene
        scene.app.settings.speed = speed
        scene.advance()
        scene.update(0.15)
        shares.append(scene.sailed)
        scene.app.stack.pop()
    assert 0.0 < shares[0] < shares[1] < shares[2] < 1.0


def test_each_step_is_read_aloud_and_closed_purses_stay_closed(
    show: Callable[..., Driver],
) -> None:
    scene = show(sale_of_two()).scene
    scene.advance()
    assert scene.spoken().endswith("Ferdinand now has 16 autobucks.")
    scene.hidden = frozenset({0})
    assert "16" not in scene.spoken()


def test_a_closed_purse_is_not_drawn(
    show: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[str, int]] = []
    driver = show(sale_of_two(), hidden=frozenset({1}))
    from kraftwagen.ui.tables.automania.pictures import faces

    signs = faces.signs
    monkeypatch.setattr(
        faces, "signs", lambda pad, what, *rest, **more: shown.extend(what)
        or signs(pad, what, *rest, **more),
    )  # fmt: skip
    driver.scene.draw(pygame.display.get_surface())
    assert [name for name, _ in shown if name == "score"] == ["score"] * 2
    assert [name for name, amount in shown if (name, amount) == ("autobuck", 10)] == ["autobuck"]


@pytest.mark.parametrize(
    ("size", "number"), pairs([(1280, 720), (800, 560), (1920, 1080), (1000, 700)], [1, 2, 3])
)
def test_everything_has_its_place(
    show: Callable[..., Driver], size: tuple[int, int], number: int
) -> None:
    """Each window with the sale of one of the games; ``EVERY=1``: of all."""
    driver = show(scorings(number)[-1])
    driver.resize(*size)
    scene = driver.scene
    scene.skip()
    driver.frame()
    window = pygame.Rect((0, 0), size)
    assert window.contains(scene._box)
    slips = [scene.ledger.place(entry) for entry in scene.course.entries]
    rows = scene.ledger.rows
    assert overlaps(slips) == []
    assert all(any(row.contains(slip) for row in rows) for slip in slips)
    totals = [scene._total_rect(seat) for seat in range(len(scene.names))]
    harbours = list(scene.harbours.areas)
    buttons = [widget.rect for widget in driver.widgets()]
    assert overlaps([*rows, *totals, *harbours, *buttons, scene._sentence.widget]) == []


def test_what_lies_in_the_markets_has_its_sentence(show: Callable[..., Driver]) -> None:
    scene = show(sale_of_two()).scene
    ship = scene.harbours.pad(0).zones["ship", 0, 9]
    assert "city car" in (scene.said(ship.center) or "").lower()
    scene.skip()
    assert "city car" not in (scene.said(ship.center) or "").lower()
    assert scene.said(scene._sentence.widget.center) is None


def test_skip_and_the_keys_lead_out(show: Callable[..., Driver]) -> None:
    driver = show(sale_of_two())
    scene = driver.scene
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_RIGHT)
    assert scene.at == 2
    driver.key(pygame.K_LEFT)
    assert scene.at == 1
    driver.press("Skip all")
    assert scene.last
    driver.key(pygame.K_RETURN)
    driver.settle(0.5)
    assert driver.scene.name == "menu"


# -- at the table


def first_round(people: int, open_money: bool = True, number: int = 2, rounds: int = 1) -> Match:
    """A match of some people and bots, played until its first round is over, or a later one."""
    seats = len(next(decisions(number))[0].order)
    names = [SeatInfo(name, "person" if at < people else "greedy")
             for at, name in enumerate(NAMES[:seats])]  # fmt: skip
    options = {"advanced": number % 2 == 1, "open_money": open_money}
    match = Match.new(GAME, names, number, options)
    for _, code, _ in decisions(number):
        match.submit(match.actor, code)
        if HOOKS.scoring(match.steps[-1].events):
            rounds -= 1
            if not rounds:
                return match
    raise AssertionError("no round ends")


@pytest.mark.parametrize(("people", "open_money"), [(1, True), (2, True), (2, False)])
def test_the_table_tells_the_whole_phase_whoever_decided(
    make_app: Callable[..., Any], people: int, open_money: bool
) -> None:
    match = first_round(people, open_money)
    app = make_app(games=[GAME])
    app.resources.look("automania")
    app.routes.menu()
    view = MatchView(app, match, HOOKS, LogBook())
    view.show_scoring(
        view.decision(len(match.steps)), Director(ToyView()), alone=False, played=False
    )
    scene = app.stack.top
    happened = [event for step in match.steps for event in step.events]
    moved = [(car.market, car.ship) for step in scene.course.steps for car in step.moved]
    sold = [event for event in happened if isinstance(event, events.CarSold)]
    assert sorted(moved) == sorted((event.market, event.ship) for event in sold)
    assert amounts(scene.course.steps[-1].state) == amounts(match.state)
    assert len(scene.hidden) == (0 if open_money else len(match.seats))


def test_the_table_sums_up_what_people_decided(make_app: Callable[..., Any]) -> None:
    told = []
    for people in (1, 4):
        match = first_round(people, rounds=3)
        app = make_app(games=[GAME])
        app.resources.look("automania")
        app.routes.menu()
        view = MatchView(app, match, HOOKS, LogBook())
        view.show_scoring(
            view.decision(len(match.steps)), Director(ToyView()), alone=False, played=False
        )
        told.append([len(step.moved) for step in app.stack.top.course.steps])
    # A person alone sells two cars with one between them, four people five in both markets.
    assert told == [[0, 1, 1, 1, 0, 1, 0, 1, 0], [0, 3, 2, 0]]


def test_a_game_that_was_loaded_tells_the_same(make_app: Callable[..., Any]) -> None:
    match = first_round(1)
    loaded = Match.from_record(GAME, match.record)
    app = make_app(games=[GAME])
    app.resources.look("automania")
    app.routes.menu()
    told = []
    for one in (match, loaded):
        view = MatchView(app, one, HOOKS, LogBook())
        view.show_scoring(
            view.decision(len(one.steps)), Director(ToyView()), alone=False, played=False
        )
        told.append([step.words for step in app.stack.top.course.steps])
    assert told[0] == told[1]
