"""Nothing overlaps and nothing sticks out, whatever the window and the number of seats."""

from __future__ import annotations

import itertools
import os
import random
from collections import deque
from dataclasses import replace
from unittest.mock import MagicMock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from kraftwagen.engine.registry import load
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, frames
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import fit_scale
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen import animate
from kraftwagen.ui.tables.kraftwagen.areas import player_mats, ring
from kraftwagen.ui.tables.kraftwagen.pictures.layout import SLOTS, compute
from kraftwagen.ui.tables.kraftwagen.preview import tile_card
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from tests.every import EVERY, in_short, pairs
from tests.games.kraftwagen.ui.at_table import make_table, tabletop
from tests.ui.english import ENGLISH

SPEC = load("kraftwagen")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1000, 760), (1600, 720), (1024, 576))
TALL = ((1000, 1000), (900, 1400), (1080, 1920))


def table_rect(size):
    scale = fit_scale(size)
    top, side = round(44 * scale), round(214 * scale)
    return Rect(0, top, size[0] - side, size[1] - 2 * top)


def layout(size, seats, room=1.2):
    """As the table is laid out at a player's scale of 100 %."""
    scale = fit_scale(size)
    unit = scale / min(max(1.0, scale), room)
    return compute(
        table_rect(size), seats, 4 if seats == 2 else 6, 3 if seats == 2 else 4, unit=unit
    )


def apart(rects):
    for (one, first), (other, second) in itertools.combinations(rects.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize("size", [*SIZES, *TALL])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas(size, seats):
    made = layout(size, seats)
    apart(made.areas())
    for name, area in made.areas().items():
        assert made.rect.contains(area), name
        assert area.w > made.px(90), name
        assert area.h > made.px(38 if name == "awards" else 80), name
    assert made.rect.contains(made.panel)
    assert made.rect.contains(made.chooser)
    assert not made.panel.colliderect(made.market)
    assert not made.chooser.colliderect(made.market)


@pytest.mark.parametrize("size", [*SIZES, *TALL])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces(size, seats):
    made = layout(size, seats)
    slots = {slot: made.slot_rect(slot) for slot in range(SLOTS)}
    apart(slots)
    assert all(made.ring.inflate(2, 2).contains(rect) for rect in slots.values())
    stalls = {space: made.stall(space) for space in range(made.stalls_count)}
    prices = {f"price {place}": made.price(place) for place in range(8)}
    apart({**stalls, **prices})
    assert all(made.market.contains(rect) for rect in (*stalls.values(), *prices.values()))
    people = {f"stack {wish}": made.stack(wish) for wish in range(4)}
    people |= {f"buyer {space}": made.buyer(space) for space in range(made.buyer_spaces + 1)}
    people |= {f"track {value}": rect for value, rect in enumerate(made.track)}
    apart(people)
    assert all(made.buyers.contains(rect) for rect in people.values())
    at = player_mats.places(made)
    own = {"todo": at.todo, "bay": at.bay, "canteen": at.canteen, "supply": at.supply}
    own |= {"cards": at.cards, "name": at.name, "money": at.money}
    own |= {"body": at.body_points, "engine": at.engine_points}
    own |= {f"workshop {index}": rect for index, rect in enumerate(at.workshops)}
    apart(own)
    assert all(made.mat.contains(rect) for rect in own.values())
    laps = {seat: made.lap_counter(seat) for seat in range(seats)}
    apart({**laps, "pit": made.pit})


@pytest.mark.parametrize("size", TALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_tall_window_nothing_is_drawn_out_of_shape(size, seats):
    """The ring has nearly half of the width; stalls and buyers are no towers."""
    made = layout(size, seats)
    assert made.ring.w > made.rect.w * 0.45
    for rect in (made.stall(0), made.buyer(0)):
        assert rect.h < 1.5 * rect.w
    assert made.stack(0).h < made.stack(0).w


def test_a_large_window_shows_more_and_not_only_larger():
    """Opponents grow more than the rest, and the buyers say what they would buy."""
    small, large = layout((1280, 720), 4), layout((1920, 1080), 4)
    assert (small.roomy, large.roomy) == (False, True)
    for one, other in zip(small.opponents, large.opponents, strict=True):
        assert other.w * other.h > 1.1 * 1.5**2 * one.w * one.h
    assert layout((2560, 1440), 4).roomy
    for size in ((1920, 1080), (2560, 1440)):
        assert layout(size, 4).buyer(1).top >= layout(size, 4).buyer(0).bottom


def test_a_large_window_with_large_words_is_laid_out_as_a_small_one():
    """What counts is the room in units: 2560x1440 at 200 % is 1280x720."""
    one = compute(Rect(0, 44, 1066, 632), 4, unit=1.0)
    other = compute(Rect(0, 88, 2132, 1264), 4, unit=2.0)
    assert not other.roomy
    for name, area in one.areas().items():
        doubled = other.areas()[name]
        assert all(abs(a * 2 - b) <= 2 for a, b in zip(area, doubled, strict=True)), name


def test_ring_keeps_pieces_where_they_were():
    chance = random.Random(5)
    for seats, special in ((2, False), (4, True)):
        state = SPEC.new(seats, 9, {"special_tiles": special})
        slots = ring.align({}, state.chain)
        while state.pending:
            before = dict(slots)
            chain = state.chain
            SPEC.apply(state, chance.choice(SPEC.legal(state)))
            slots = ring.align(slots, state.chain)
            assert len(set(slots.values())) == len(state.chain)
            stayed = sum(before.get(piece) == slot for piece, slot in slots.items())
            if len(chain) == len(state.chain) and not special:
                assert stayed >= len(state.chain) - 7


def test_pieces_move_to_the_slots_that_the_whole_decision_leaves_them_in():
    """Whoever loads the game then sees the same ring; in three games, ``EVERY=1``: in six."""
    several = 0
    for seed in range(6 if EVERY else 3):
        dice = random.Random(seed)
        state = SPEC.new(2 + seed % 3, seed, {})
        slots = ring.align({}, state.chain)
        while not SPEC.is_over(state):
            happened: list[Event] = []
            SPEC.apply(state, dice.choice(SPEC.legal(state)), happened)
            stage = MagicMock(slots=slots, begun=slots)
            stage.hand.gives.return_value = False
            stage.carried = lambda mover, going, quiet: going
            stage.layout.k, stage.layout.slot = 1.0, lambda at: (at, 0.0)
            moves = [event for event in happened if hasattr(event, "chain")]
            for event in moves:
                animate.timeline(stage, event)
            slots = ring.align(slots, state.chain)
            assert not moves or stage.slots == slots
            several += len(moves) > 1
    assert several > (100 if EVERY else 50)


def test_the_ring_stays_while_a_position_to_come_is_laid_out():
    """What is asked of the table meanwhile, or after taking back, is about what is shown."""
    view = make_table()
    first = Position(SPEC, SPEC.new(3, 1, {}), 0, ("Ada", "Bruno", "Clara"))
    view.rebuild(first)
    before, later, moved = dict(view._slots), SPEC.clone(first.state), False
    while not moved:
        SPEC.apply(later, SPEC.legal(later)[0], [])
        moved = ring.align(before, later.chain) != before
    after = replace(first, state=later)
    deque(view.prepare(after), 0)
    assert view._slots == before
    view.rebuild(after)
    assert view._slots == ring.align(before, later.chain)


@pytest.fixture(scope="module")
def resources():
    pygame.init()
    return Resources(assets_dir())


def test_larger_words_on_a_smaller_table(resources):
    """Larger bars take room from the table: its pieces shrink, its words grow all the same."""
    pygame.display.set_mode((1280, 720))
    sizes = {}
    for scale, rect in ((1.0, Rect(0, 0, 1066, 632)), (1.25, Rect(0, 0, 1000, 588))):
        table = KraftwagenTable(resources, ENGLISH, KeyBindings())
        table.relayout(rect, scale)
        table.rebuild(Position(SPEC, SPEC.new(3, 1, {}), 0, ("Ada", "Bruno", "Carl"), []))
        sizes[scale] = {name: tabletop(table).pad.theme.style(name).px for name in ("tiny", "body")}
    assert sizes == {1.0: {"tiny": 13, "body": 16}, 1.25: {"tiny": 14, "body": 16}}


@pytest.mark.parametrize(
    ("seats", "size"), pairs([2, 3, 4], [(1000, 760), (1280, 720), (1920, 1080)])
)
def test_everything_lies_inside_and_has_a_sentence(resources, seats, size):
    """Each number of seats in one of the windows; ``EVERY=1``: in all."""
    screen = pygame.display.set_mode(size)
    rect = table_rect(size)
    table = KraftwagenTable(resources, ENGLISH, KeyBindings())
    table.relayout(rect, fit_scale(size), min(max(1.0, fit_scale(size)), 1.2))
    chance = random.Random(seats)
    state = SPEC.new(seats, seats, {"special_tiles": seats != 3})
    step = 0
    while state.pending:
        seat = SPEC.actor(state)
        names = ("Ferdinand", "Bertha", "Ettore", "Nikolaus")[:seats]
        events = []
        if step % 12 == 0 or frames.kind(state.pending[-1]) == frames.BENZ:
            here = Position(SPEC, state, seat, names, SPEC.explain(state, seat))
            table.rebuild(here)
            table.draw(screen)
            pad = tabletop(table).pad
            for key, zone in pad.zones.items():
                assert rect.contains(zone), key
                if key[0] not in ("start_panel",):
                    assert tabletop(table).tips(key), key
            for sprite in pad.sprites.values():
                assert rect.inflate(8, 8).contains(sprite.rect), sprite.key
            assert table.prompt()
        legal = SPEC.legal(state)
        offers = [code for code in legal if codes.kind(code) == codes.CAR]
        SPEC.apply(state, chance.choice(offers or legal), events)
        if step % 12 == 0:
            for event in events:
                made = table.timeline(event)
                if made is not None:
                    assert 0 < made.duration < 1.7
                    made.advance(made.duration / 2)
                    table.draw(screen)
                    made.finish()
        step += 1
    assert not {key for key in ENGLISH.missing if key.startswith("kraftwagen.table")}


@pytest.mark.parametrize("size", in_short([(1280, 720), (1024, 768), (1920, 1080)], 1))
def test_the_card_of_a_tile_covers_nothing_on_the_table(resources, size, monkeypatch):
    """It lies over the log, with room for all of it; in one turn of three, ``EVERY=1``: in all."""
    screen = pygame.display.set_mode(size)
    rect = table_rect(size)
    table = KraftwagenTable(resources, ENGLISH, KeyBindings())
    table.relayout(rect, fit_scale(size))
    beside = Rect(rect.right, rect.y, size[0] - rect.right, rect.h)
    places, drawn = [], tile_card.draw
    monkeypatch.setattr(tile_card, "draw", lambda *args: places.append(drawn(*args)))
    for seats in (2, 3, 4):
        chance = random.Random(seats)
        state = SPEC.new(seats, seats, {"special_tiles": True})
        step = 0
        while state.pending:
            step += 1
            legal = SPEC.legal(state)
            looked = EVERY or step % 3 == 0
            takes = [code for code in legal if looked and codes.kind(code) == codes.TAKE]
            for code in takes[:: 4 if step % 20 == 0 else 99]:
                names = ("Ferdinand", "Bertha", "Ettore", "Nikolaus")[:seats]
                here = Position(
                    SPEC, state, state.current, names, SPEC.explain(state, state.current)
                )
                table.rebuild(here)
                spot = table.targets(code)[-1]
                table.handle(
                    pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))
                )
                table.update(1.0)
                table.draw(screen)
                assert not places
                table.draw_beside(screen, beside)
                assert beside.contains(places.pop())
            SPEC.apply(state, chance.choice(legal))
