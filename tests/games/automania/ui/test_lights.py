"""What may be touched stands out from the rest, at every kind of decision."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame import Rect, Surface

from kraftwagen.games.automania import frames
from kraftwagen.ui.tables.automania.view import AutomaniaTable
from kraftwagen.ui.tables.parts import lights
from kraftwagen.ui.tables.parts.veil import Veil
from tests.games.automania.ui.at_table import asked, make_table, moments, position, top

LOSES = 0.9
"""What lies in the shade has at most this share of its light."""


@pytest.fixture(scope="module")
def table() -> AutomaniaTable:
    return make_table()


def light(picture: Surface, rect: Rect) -> float:
    """The mean brightness of a place, without its edge."""
    inner = rect.inflate(-rect.w // 3, -rect.h // 3).clip(picture.get_rect())
    return sum(pygame.transform.average_color(picture, inner)[:3])


def shown(table: AutomaniaTable) -> Surface:
    screen = pygame.display.get_surface()
    assert screen is not None
    screen.fill((90, 90, 90))
    table.draw(screen)
    return screen.copy()


@pytest.mark.parametrize("kind", sorted(moments()), ids=hex)
def test_what_may_be_touched_stands_out(table: AutomaniaTable, kind: int) -> None:
    state, _ = moments()[kind]
    asked = position(state)
    table.rebuild(replace(asked, options=()))
    usual = shown(table)
    table.rebuild(asked)
    seen, still, inputs = shown(table), top(table).pad, top(table).inputs
    found = lights.open_places(inputs, still)
    over = inputs.over.zones if inputs.over is not None else {}
    covered = [*over.values(), *found.values(), *table.bright(top(table))]
    for key, rect in found.items():
        if rect.collidelist(list(over.values())) < 0:
            assert light(seen, rect) > light(usual, rect) * 0.9, key
    dark = [rect for rect in still.zones.values()
            if rect.collidelist([one.inflate(8, 8) for one in covered]) < 0]  # fmt: skip
    assert dark
    for rect in dark:
        assert light(seen, rect) < light(usual, rect) * LOSES + 12


@pytest.mark.parametrize("kind", sorted(moments()), ids=hex)
def test_bright_pictures_keep_their_colours_in_the_light(table: AutomaniaTable, kind: int) -> None:
    """Only dark ones get light: else a lit row of tiles is one white field."""
    state, _ = moments()[kind]
    asked = position(state)
    table.rebuild(replace(asked, options=()))
    usual = shown(table)
    table.rebuild(asked)
    seen, inputs = shown(table), top(table).inputs
    over = list(inputs.over.zones.values()) if inputs.over is not None else []
    for key, rect in lights.open_places(inputs, top(table).pad).items():
        if rect.collidelist(over) < 0 and light(usual, rect) > 3 * 115:
            assert light(seen, rect) < light(usual, rect) * 1.1, key


def test_light_falls_in_the_order_of_drawing(table: AutomaniaTable) -> None:
    """Halos overlap: in another order the same position would look different each time."""
    most = 0
    for state, _ in moments().values():
        table.rebuild(position(state))
        lit = lights.open_places(top(table).inputs, top(table).pad)
        assert list(lit) == [key for key in top(table).pad.zones if key in lit]
        most = max(most, len(lit))
    assert most > 3


def test_nothing_is_in_the_shade_while_others_decide(table: AutomaniaTable) -> None:
    state = next(state for state, _ in moments().values())
    table.rebuild(replace(position(state), options=()))
    first = pygame.image.tobytes(shown(table), "RGB")
    assert pygame.image.tobytes(shown(table), "RGB") == first
    assert table._light is None


def test_the_light_swells_when_a_question_begins_then_stands_still(table: AutomaniaTable) -> None:
    table.calm = False
    table.rebuild(position(next(state for state, _ in moments().values())))
    assert table.update(0.1)
    for _ in range(40):
        table.update(0.1)
    assert not table.update(0.1)
    table.calm = True
    table.rebuild(position(next(reversed(moments().values()))[0]))
    table.update(0.1)
    assert not table.update(0.1), "with reduced motion it stands still"


def test_ones_own_things_can_be_read_in_ones_own_turn(table: AutomaniaTable) -> None:
    """The shade over them is lighter, yet what may be touched among them stands out."""
    at = position(asked(frames.PLACE))
    table.rebuild(replace(at, options=()))
    usual = shown(table)
    table.rebuild(at)
    seen, layout = shown(table), top(table).pad.layout
    others = [light(seen, place) / light(usual, place) for place in layout.opponents]
    assert max(others) < 0.76 < light(seen, layout.board) / light(usual, layout.board) < 0.88


def test_of_a_covered_area_only_the_holes_are_lit() -> None:
    """Else the ground over it is a bright field."""
    area, hole, far = Rect(10, 10, 80, 40), Rect(20, 20, 30, 50), Rect(200, 0, 9, 9)
    assert Veil().seen(area) == [area]
    assert Veil([far], [hole]).seen(area) == [area]
    assert Veil([area.inflate(6, 6)], [hole, far]).seen(area) == [Rect(20, 20, 30, 30)]


def test_the_shade_is_lifted_where_the_pointer_is(table: AutomaniaTable) -> None:
    """So that one may read before one decides; what may be touched still stands out."""
    kind = max(moments(), key=lambda kind: len(position(moments()[kind][0]).options))
    asked = position(moments()[kind][0])
    table.rebuild(replace(asked, options=()))
    usual = shown(table)
    table.rebuild(asked)
    for _ in range(200):
        table.update(0.05)
    still = top(table).pad
    areas = still.layout.areas()
    here, there = areas["opponent_0"], areas["marketing"]
    dark = shown(table)
    assert light(dark, here) < light(usual, here) * LOSES + 12
    top(table).inputs.pointer = here.center
    table.update(0.1)
    assert light(shown(table), here) == light(dark, here)  # not at once, as one passes by
    for _ in range(20):
        table.update(0.05)
    assert not table.update(0.05)  # a table that stands still costs nothing
    seen = shown(table)
    assert light(usual, here) * 0.9 < light(seen, here) < light(usual, here)
    assert light(seen, there) == light(dark, there)
    top(table).inputs.pointer = there.center
    assert table.update(0.05)
    assert light(shown(table), here) == light(dark, here)


def test_tiles_beside_those_to_choose_stay_darker_where_the_pointer_is(
    table: AutomaniaTable,
) -> None:
    now = position(asked(frames.TILE))
    table.rebuild(replace(now, options=()))
    usual = shown(table)
    table.rebuild(now)
    pad = top(table).pad
    lit = lights.open_places(top(table).inputs, pad)
    others = [rect for key, rect in pad.zones.items() if key[0] == "tile" and key not in lit]
    assert others
    top(table).inputs.pointer = pad.layout.grid.center
    for _ in range(20):
        table.update(0.05)
    seen = shown(table)
    assert all(0.75 < light(seen, one) / light(usual, one) < LOSES for one in others)


@pytest.mark.parametrize("covered", [False, True])
def test_bare_ground_is_not_lifted_out_of_the_shade(table: AutomaniaTable, covered: bool) -> None:
    """Else a pale rectangle lies around tiles, or around nothing under a veil."""
    now = position(asked(frames.PLACE))
    table.rebuild(now)
    if covered:
        table.cover(frozenset({"action 0", "works"}))
        table.light([one.code for one in now.options if one.ok and one.code is not None], "")
    pad = top(table).pad
    grid, tile = pad.layout.grid, pad.zones["action", 0]
    corners = Rect(tile.right, tile.y, 3, tile.h), Rect(0, 0, 30, 30)
    gap, far = corners[0], corners[1].move(grid.center)
    top(table).inputs.pointer = (0, 0)
    table.update(0.05)
    dark = shown(table)
    top(table).inputs.pointer = tile.center
    for _ in range(20):
        table.update(0.05)
    seen = shown(table)
    table.cover(None)
    table.light((), "")
    assert light(seen, gap) == light(dark, gap)
    assert light(seen, tile) > light(dark, tile)
    assert (light(seen, far) == light(dark, far)) == covered


def test_the_lifted_shade_follows_the_pointer_while_something_moves(table: AutomaniaTable) -> None:
    """It stayed where the pointer had been before the motion, for the rest of a turn."""
    state, _ = next(iter(moments().values()))
    table.rebuild(position(state))
    layout = top(table).pad.layout
    for area in (layout.grid, layout.offices):
        moved = {"pos": area.center, "rel": (0, 0), "buttons": (0, 0, 0)}
        top(table).stage.playing = True
        table.peek(pygame.event.Event(pygame.MOUSEMOTION, moved))
        top(table).stage.playing = False
        for _ in range(20):
            table.update(0.05)
        assert table._gaze.share == 1
        assert table._gaze._area is not None
        assert table._gaze._area.collidepoint(area.center)
