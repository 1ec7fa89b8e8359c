"""A sale at the table and its show: everything is told once, in the order of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.games.automania import codes, events
from kraftwagen.games.automania.rules import rounds
from kraftwagen.match.match import Match
from kraftwagen.ui.tables.automania.areas.sums import brought
from kraftwagen.ui.tables.automania.scoring import steps
from kraftwagen.ui.tables.automania.scoring.steps import phase
from tests.games.automania.table import GAME
from tests.games.automania.ui.test_sale_show import course
from tests.games.automania.ui.test_scoring import HOOKS, first_round, sale_of_two, scorings
from tests.ui.english import ENGLISH
from tests.ui.playing import Player, Start


@pytest.mark.parametrize("people", [(0,), (1, 2)])
@pytest.mark.parametrize("number", range(6))
def test_a_show_goes_on_where_the_people_stopped(number: int, people: tuple[int, ...]) -> None:
    """No car is shown on its ship that was sold before one that stands sold (Z2)."""
    for one in scorings(number):
        made = course(one, *people)
        happened = phase([*one.earlier, *one.events])
        sales = [event for event in happened if isinstance(event, events.CarSold)]
        order = [(sale.market, -sale.ship, sale.space) for sale in sales]
        new = [beat for beat in made.beats if not beat.recalled]
        played = [car for beat in new if beat.kind == steps.SOLD for car in beat.step.moved]
        past = order[: len(order) - len(played)]
        assert order[len(past) :] == [(car.market, -car.ship, car.space) for car in played]
        parked = new[0].before.parked
        assert {sale[::2] for sale in past} == {car[:2] for car in parked}


def at_last_sale(start: Start, number: int) -> tuple[Player, int]:
    """A table before the last car that its only person decides about in the first round."""
    whole = first_round(1, open_money=True, number=number)
    selling = (codes.SELL, codes.PASS, codes.COPY)
    own = [
        at for at, step in enumerate(whole.steps)
        if step.seat == 0 and codes.kind(step.code) in map(codes.kind, selling)
    ]  # fmt: skip
    lines = whole.record.decisions[: own[-1]]
    player = start(match=Match.from_record(GAME, replace(whole.record, decisions=lines)))
    player.app.settings.speed = "normal"
    player.table.controller.keep_pace()
    player.until_free()
    return player, whole.steps[own[-1]].code


def test_the_sales_of_others_after_ones_own_are_seen_once(start: Start) -> None:
    player, code = at_last_sale(start, 1)
    table = player.table.controller
    table.decide(0, code)
    seen = set()
    while player.scene.name != "scoring":
        player.frame()
        seen.add(table.view.top.inputs.position.state.afloat)
    assert len(seen) <= 2, "the table shows nothing after what the person decided"
    show = player.scene
    words = "recalled" if show.course.beats[0].recalled else "resumed"
    assert show.words == ENGLISH(f"automania.scoring.{words}")
    held = {(one.market, one.ship) for one in show.course.beats[0].after.afloat}
    assert len(held) == len(table.view.top.inputs.position.state.afloat)


def test_a_sale_that_ends_by_hand_is_seen_once_as_a_whole() -> None:
    one = sale_of_two()
    settings: dict[str, Any] = {"people": {1}, "earlier": one.earlier, "after": one.after}
    show: Any = HOOKS.scoring_show(one.after, one.events, ["Ferdinand", "Bertha"], settings)
    beats = show.read(ENGLISH).beats
    assert [(beat.recalled, beat.kind) for beat in beats] == [
        (True, steps.SOLD), (False, steps.SUM)
    ]  # fmt: skip
    assert HOOKS.scoring_show(one.after, one.events, ["F", "B"], {**settings, "people": {0}})
    assert brought(one.after) == [(6, 0), (0, 0)]


@pytest.mark.parametrize(("points", "led"), [((5, 5), []), ((5, 4), [0])])
def test_who_leads_is_known_by_points_and_medals(points: tuple[int, int], led: list[int]) -> None:
    state = sale_of_two().after.clone()
    state.points, state.played = points, ((), ())
    assert rounds.leaders(state) == led


def test_no_total_is_seen_between_the_last_sale_and_the_count(start: Start) -> None:
    whole = first_round(1, number=1, rounds=4)
    last = whole.steps[-1]
    player = start(match=Match.from_record(
        GAME, replace(whole.record, decisions=whole.record.decisions[:-1])
    ))  # fmt: skip
    player.app.settings.speed = "normal"
    table = player.table
    table.controller.keep_pace()
    table.controller.decide(last.seat, last.code)
    while player.scene.name == "table":
        player.frame()
    assert player.scene.name == "scoring"
    stood = b""
    for _ in range(1000):
        if player.scene.name == "scoring":
            if player.scene.over:
                player.scene.go_on()
            stood = player.app.screen.get_buffer().raw
        elif player.scene.name == "table":
            assert table.flow.ends
            assert player.app.screen.get_buffer().raw == stood, "the last picture stands"
        else:
            break
        player.frame()
    assert player.scene.name == "end"
