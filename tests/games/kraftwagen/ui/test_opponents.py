"""The mats of the other seats: what is on them can be read, by pointer and by keyboard."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame
import pytest

from kraftwagen.games.kraftwagen import codes
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.tables.kraftwagen.areas import opponent_panel
from tests.games.kraftwagen.ui.at_table import SPEC, position, tabletop


@lru_cache
def course(seed):
    """Positions of a random game of four that likes to offer cars, after the start tiles."""
    state = SPEC.new(4, seed, {})
    chance = random.Random(seed)
    found = []
    while not SPEC.is_over(state):
        if all(player.start_tile >= 0 for player in state.players):
            found.append(SPEC.clone(state))
        legal = SPEC.legal(state)
        offers = [code for code in legal if codes.kind(code) == codes.CAR]
        SPEC.apply(state, chance.choice(offers if offers and chance.random() < 0.5 else legal))
    return found


@pytest.fixture
def opened(monkeypatch):
    """Seats and places of the mats that were drawn large."""
    found = []
    drawn = opponent_panel.draw

    def watch(pad, seat):
        box = drawn(pad, seat)
        found.append((seat, box))
        return box

    monkeypatch.setattr(opponent_panel, "draw", watch)
    return found


def rest_on(table, spot):
    table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    table.update(1.5)


@pytest.mark.parametrize("options", [True, False])
def test_a_mat_opens_large_while_the_pointer_is_on_it(table, opened, options):
    """Also while others decide; it closes when the pointer leaves."""
    here = position(course(1)[-9], options)
    table.rebuild(here)
    top = tabletop(table)
    for seat in range(4):
        if seat == here.viewer:
            continue
        opened.clear()
        mat = top.pad.zones[("mat", seat)]
        rest_on(table, (mat.centerx, mat.bottom - 2))
        assert [shown for shown, _ in opened] == [seat]
        box = opened[-1][1]
        layout = top.pad.layout
        for name in ("ring", "research", *(f"opponent_{index}" for index in range(3))):
            assert not box.colliderect(layout.areas()[name]), name
        opened.clear()
        rest_on(table, layout.ring.topleft)
        assert opened == []


def test_the_own_mat_stays_as_it_is(table, opened):
    here = position(course(2)[-9])
    table.rebuild(here)
    rest_on(table, tabletop(table).pad.zones[("canteen", here.viewer)].center)
    assert opened == []


def test_no_tip_lies_over_a_mat_that_is_shown_large(table):
    """Neither for pointer nor focus; put away by Escape, its parts say what they are."""
    here = position(course(2)[-9])
    table.rebuild(here)
    seat = (here.viewer + 1) % 4
    zones = tabletop(table).pad.zones
    for kind in ("canteen", "supply", "bay", "money"):
        spot = zones[kind, seat].center
        rest_on(table, spot)
        assert table.tooltip(spot) is None
        assert table.keys.tip((kind, seat)) == ""
        assert table.keys.words((kind, seat))
    tabletop(table).inputs.dismiss()
    assert table.tooltip(spot)
    assert table.tooltip(zones["canteen", here.viewer].center)


def test_the_focus_opens_it_too(table, opened):
    here = position(course(3)[-9])
    table.rebuild(here)
    seat = (here.viewer + 1) % 4
    stop = table.keys.stop(("canteen", seat))
    assert stop.spoken
    stop.on_focus(True)
    table.update(1.5)
    assert [shown for shown, _ in opened] == [seat]


def test_it_stays_open_while_others_move(table, opened):
    """A position after the next decision does not take it out of the reader's sight."""
    one, other = course(4)[40:42]
    table.rebuild(position(one, options=False))
    viewer = position(one).viewer
    rest_on(table, tabletop(table).pad.zones[("supply", (viewer + 1) % 4)].center)
    opened.clear()
    here = position(other, options=False)
    table.rebuild(type(here)(SPEC, other, viewer, here.names, ()))
    assert [shown for shown, _ in opened] == [(viewer + 1) % 4]


def test_all_that_a_seat_has_is_on_it(table):
    """Parts and figures, then cards, engineers, awards and cars on the market where it has any."""
    most = 0
    for state in course(5)[::7]:
        table.rebuild(position(state))
        for seat, player in enumerate(state.players):
            rows = 2 + any((player.active, player.inactive, player.start_tile >= 0))
            rows += bool(player.engineers) + (seat in state.awards)
            rows += any(cars.seat_of(car) == seat for car in state.cars)
            assert len(opponent_panel._rows(tabletop(table).pad, seat)) == rows
            most = max(most, rows)
    assert most == 6
