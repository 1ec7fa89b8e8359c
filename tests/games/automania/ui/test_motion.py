"""Automania: every kind of event that can be seen moves something, and leaves nothing hanging."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.tables.automania import line_run
from kraftwagen.ui.tables.automania.stage import Stage
from kraftwagen.ui.tables.automania.view import AutomaniaTable
from tests.games.automania.table import GAME
from tests.games.automania.ui.at_table import make_table, moments, position, top
from tests.games.automania.whole_games import decisions

STILL = {
    events.FactoryChosen, events.PlayerTurnStarted, events.PlayerTurnEnded, events.ContractRevealed,
    events.NoContractLeft, events.SalesStarted, events.CarKept, events.RoundEnded,
    events.MedalsCounted, events.MoneyRanked, events.GameEnded,
}  # fmt: skip
"""What other things of the same moment show, or the next picture of the table.

A contract is revealed where one has been taken, and medals are only turned up where there are any.
"""
Kind = TypeVar("Kind", bound=Event)


@cache
def table() -> AutomaniaTable:
    return make_table()


def stage_of(state: State, viewer: int = 0) -> Stage:
    table().rebuild(position(state, viewer=viewer))
    return top(table()).stage


def play(event: Event) -> Timeline:
    made = table().timeline(event)
    assert made is not None
    return made


def happened(kind: type[Kind], *numbers: int) -> Iterator[tuple[State, Kind]]:
    """Every event of a kind in these games, with the position before its decision."""
    for number in numbers:
        for state, code, _ in decisions(number):
            before, out = state.clone(), list[Event]()
            GAME.apply(state.clone(), code, out)
            yield from ((before, one) for one in out if isinstance(one, kind))


def test_what_happens_is_seen_to_move() -> None:
    seen = set()
    for state, code in moments().values():
        after, found = state.clone(), list[Event]()
        GAME.apply(after, code, found)
        stage_of(state)
        for one in found:
            made = table().timeline(one)
            assert made is not None or type(one) in STILL, one
            if made is not None:
                seen.add(type(one))
                made.advance(9.0)
                assert made.done
        stage = stage_of(after)
        assert not stage.moving
    assert {
        events.WorkersPlaced, events.TileTaken, events.CarProduced, events.CarShipped,
        events.CarSold, events.DemandsMoved, events.RoundStarted,
    } <= seen  # fmt: skip


def test_whoever_is_displaced_is_pushed_and_walks_home() -> None:
    state, event = next(
        found for found in happened(events.WorkersPlaced, 2) if found[1].displaced
    )  # fmt: skip
    stage = stage_of(state, viewer=event.seat)
    made = play(event)
    leaving = stage.movers["crew", event.space]
    stood = leaving.x, leaving.y
    made.advance(0.3)
    assert (leaving.x, leaving.y) == stood, "not before the others are there"
    made.advance(0.3)
    assert leaving.x > stood[0]
    home = stage.centre(("workers", event.other))
    made.finish()
    assert (leaving.x, leaving.y) == pytest.approx(home)
    gone = [key for key in stage.hidden if key[:2] == ("worker", event.seat)]
    assert len(gone) == event.workers, "who walks is not at home"


def test_workers_take_steps() -> None:
    state, event = next(happened(events.WorkersToMarketing, 2))
    stage = stage_of(state, viewer=event.seat)
    made = play(event)
    (mover,) = stage.movers.values()
    heights = []
    for _ in range(24):
        made.advance(0.02)
        heights.append(mover.y)
    rises = [above > here for above, here in itertools.pairwise(heights)]
    turns = sum(one != other for one, other in itertools.pairwise(rises))
    assert turns >= 3


@pytest.mark.parametrize("number", [1, 2, 5])
def test_stars_add_up_along_the_line(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the popularity that the rules say, machine by machine."""
    shown: list[int] = []
    plate = line_run._plate
    monkeypatch.setattr(
        line_run, "_plate", lambda stage, stars: shown.append(stars) or plate(stage, stars)
    )
    made = [found for found in happened(events.CarProduced, number) if found[1].popularity > 4]
    for state, event in made[:4]:
        stage_of(state, viewer=event.seat)
        shown.clear()
        timeline = play(event)
        assert shown == [0]
        timeline.finish()
        assert shown == sorted(shown)
        assert shown[-1] == event.popularity


def test_a_car_passes_each_machine_and_goes_aboard() -> None:
    state, event = next(found for found in happened(events.CarShipped, 2))
    _, produced = next(found for found in happened(events.CarProduced, 2) if found[0].round == 1)
    assert (produced.seat, produced.type) == (event.seat, event.type)
    stage = stage_of(state, viewer=event.seat)
    run = play(produced)
    car = stage.car
    assert car is not None
    passed = set()
    while not run.done:
        run.advance(0.02)
        passed |= {
            slot for slot in range(len(terms.SLOTS))
            if stage.pad.zones["place", event.seat, slot].collidepoint(car.x, car.y)
        }  # fmt: skip
    line = state.data.board_lines[state.boards[event.seat]][event.type]
    assert set(line) <= passed
    assert stage.pad.zones["end", event.seat, event.type].collidepoint(car.x, car.y)
    aboard = play(event)
    aboard.finish()
    assert stage.pad.zones["ship", event.market, event.ship].collidepoint(car.x, car.y)


def test_what_is_earned_comes_from_where_it_is_earned() -> None:
    state, event = next(happened(events.CarSold, 2))
    stage = stage_of(state)
    play(event).finish()
    space = stage.pad.zones["sales", event.market, event.space].center
    paid = play(events.MoneyGained(0, 4, terms.FROM_SALES))
    (mover,) = [one for key, one in stage.movers.items() if key[0] == "extra"]
    assert (mover.x, mover.y) == space
    paid.finish()
    assert (mover.x, mover.y) == stage.centre(("money", 0))


@pytest.mark.parametrize("side", range(len(terms.SIDES)))
def test_demands_go_where_the_rules_say(side: int) -> None:
    state, _ = next(happened(events.DemandsMoved, 2))
    stage = stage_of(state)
    moved = rounds.moved_demands(state.demands, side)
    play(events.DemandsMoved(0, side, moved)).finish()
    places: dict[Any, int] = {}
    for key, mover in stage.movers.items():
        kind = state.demands[int(key[1]) * terms.DEMAND_PLACES + int(key[2])]
        places[round(mover.x), round(mover.y)] = kind
    for to, kind in enumerate(moved):
        key = ("demand", *divmod(to, terms.DEMAND_PLACES))
        spot = stage.pad.sprites[key].rect.center
        assert places.get(spot, state.demands[to]) == kind
    assert len(places) == 8, "all but those that go on waiting"


@pytest.mark.parametrize("side", range(len(terms.SIDES)))
def test_demands_that_would_wait_for_a_fifth_round_vanish(side: int) -> None:
    state = next(one for one, _ in happened(events.DemandsMoved, 2) if one.round == 3)
    stage = stage_of(state)
    moved = rounds.moved_demands(state.demands, side)
    play(events.DemandsMoved(0, side, moved)).finish()
    left = [mover for mover in stage.movers.values() if mover.alpha > 0]
    assert (len(left), len(stage.movers)) == (6, 10)
    spots = {stage.pad.sprites["demand", market, place].rect.center
             for market in range(2) for place in range(terms.ACTIVE)}  # fmt: skip
    assert {(round(one.x), round(one.y)) for one in left} == spots


def test_sold_cars_go_home_to_their_owners() -> None:
    state, event = next(happened(events.CarsCameHome, 2))
    stage = stage_of(state)
    play(event).finish()
    homes = {stage.pad.zones[key].center for key in stage.pad.zones if key[0] == "cars"}
    assert len(stage.movers) == len(event.cars)
    assert {(mover.x, mover.y) for mover in stage.movers.values()} <= homes


def test_a_contract_that_counts_is_turned_face_down() -> None:
    state, event = next(happened(events.ContractPlayed, 2))
    stage = stage_of(state, viewer=event.seat)
    made = play(event)
    mover, *medals = stage.movers.values()
    assert len(medals) == min(5, event.medals)
    made.advance(0.5)
    assert mover.wide == 1.0
    widths = []
    while not made.done:
        made.advance(0.02)
        widths.append(mover.wide)
    assert min(widths) < 0.3
    assert mover.wide == 1.0


def test_a_contract_is_revealed_where_one_was_taken() -> None:
    state, _ = next(happened(events.ContractDrawn, 2))
    stage = stage_of(state)
    taken = state.display[0]
    assert table().timeline(events.ContractRevealed(taken)) is None
    places = [stage.centre(("contract", card)) for card in state.display]
    play(events.ContractDrawn(0, taken, from_deck=False)).finish()
    risen = [stage.centre(("contract", card)) for card in state.display[1:]]
    assert risen == places[:-1], "those below it move up"
    play(events.ContractRevealed(taken)).finish()
    (mover,) = [one for key, one in stage.movers.items() if key[0] == "extra"]
    assert (mover.x, mover.y) == places[-1]


def test_a_tile_is_lifted_onto_the_bench_and_laid_into_the_factory() -> None:
    state, event = next(happened(events.TileTaken, 2))
    stage = stage_of(state, viewer=event.seat)
    made = play(event)
    tile = stage.movers["tile", event.cell]
    made.advance(0.14)
    assert tile.height == 1.0, "in the hand"
    made.finish()
    assert tile.height == 0.0
    assert stage.pad.zones["own", event.seat].collidepoint(tile.x, tile.y)
    play(events.TilePlaced(event.seat, event.tile, 0, 0)).finish()
    assert stage.pad.zones["place", event.seat, 0].center == (tile.x, tile.y)


def test_medals_are_turned_up_at_the_end() -> None:
    state = next(found[0] for found in happened(events.MedalsCounted, 2))
    stage = stage_of(state)
    assert table().timeline(events.MedalsCounted(0, 0, 0)) is None
    made = play(events.MedalsCounted(0, 2, 3))
    (mover,) = stage.movers.values()
    made.advance(0.18)
    assert mover.wide < 0.5
