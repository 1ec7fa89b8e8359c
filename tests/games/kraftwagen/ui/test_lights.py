"""The light on the table: where things are done, not what only reminds of them."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from kraftwagen.ui.drawing.surface_cache import Sheets
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import start
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import lights
from kraftwagen.ui.tables.parts.meaning import Selection
from tests.games.kraftwagen.table import Table
from tests.games.kraftwagen.ui.at_table import RECT, SPEC, make_table, position, tabletop
from tests.games.kraftwagen.ui.test_foresight import games


def test_every_decision_begins_or_ends_in_the_light_and_reminders_lie_in_the_shade() -> None:
    table, kinds = make_table(), set()
    for seed in range(3):
        dice = random.Random(seed)
        state = SPEC.new(2 + seed, seed, {})
        while not SPEC.is_over(state):
            asked = position(state)
            codes = SPEC.legal(state)
            asks = frozenset(SPEC.to_text(code).split()[0] for code in codes)
            if len(codes) > 1 and (asks not in kinds or dice.random() < 0.02):
                kinds.add(asks)
                table.rebuild(asked)
                assert table._light is not None
                bright = table._light.keys
                assert "todo" not in {key[0] for key in bright}
                ends: dict[str, set[Key]] = {}
                for way in tabletop(table).inputs.touchable.interactions:
                    if way.option.ok and way.option.code is not None:
                        text = SPEC.to_text(way.option.code)
                        ends.setdefault(text, set()).update(way.sources, way.targets)
                for text, places in ends.items():
                    assert places & bright or {key[0] for key in places} == {"button"}, text
            SPEC.apply(state, dice.choice(codes))
    assert len(kinds) > 12


def test_ones_own_mat_can_be_read_in_ones_own_turn() -> None:
    """The shade over it is lighter than over the mats of others."""
    table, state = make_table(), SPEC.new(3, 1, {})
    while not any(SPEC.to_text(code).startswith("take") for code in SPEC.legal(state)):
        SPEC.apply(state, SPEC.legal(state)[0])
    screen = pygame.display.get_surface()
    assert screen is not None
    seen: list[list[int]] = []
    for at in (replace(position(state), options=()), position(state)):
        table.rebuild(at)
        table.draw(screen)
        layout = tabletop(table).pad.layout
        places = (layout.mat.inflate(-80, -60), *layout.opponents)
        seen.append([sum(pygame.transform.average_color(screen, place)[:3]) for place in places])
    own, *others = (dark / light for light, dark in zip(*seen, strict=True))
    assert max(others) + 0.02 < own < 0.92


def test_where_a_piece_is_picked_up_the_shade_changes_there_alone() -> None:
    """The picture is that of a table in the shade as a whole."""
    table, state = make_table(), SPEC.new(3, 1, {})
    while not any(SPEC.to_text(code).startswith("take") for code in SPEC.legal(state)):
        SPEC.apply(state, SPEC.legal(state)[0])
    table.rebuild(position(state))
    top, screen = tabletop(table), pygame.display.get_surface()
    assert screen is not None
    held, *others = (key for key in top.pad.sprites if key[0] == "tile")
    made: list[pygame.Surface | None] = []
    for hidden in (set(), {held}, {held, others[3]}, {others[3]}, set()):
        top.stage.hidden = hidden
        table.draw(screen)
        still, shown = table._still.made, table._shade._made
        assert still is not None
        assert shown is not None
        anew = lights.Shade(Sheets()).of(top.pad, still)
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(anew, "RGB")
        made.append(still)
    assert len(set(map(id, made))) == len(made)


def test_a_piece_out_of_sight_changes_nothing_in_the_shade() -> None:
    """Pieces of seats folded away lie beyond the table; hiding one raised an error."""
    table, state = make_table(), SPEC.new(3, 1, {})
    table.relayout(RECT, 1.0, folded=True)
    while not any(SPEC.to_text(code).startswith("take") for code in SPEC.legal(state)):
        SPEC.apply(state, SPEC.legal(state)[0])
    table.rebuild(position(state))
    top, screen = tabletop(table), pygame.display.get_surface()
    assert screen is not None
    sprites = top.pad.sprites.items()
    beyond = next(key for key, one in sprites if one.rect.left >= RECT.right)
    pictures = []
    for hidden in (set(), {beyond}, set()):
        top.stage.hidden = hidden
        table.draw(screen)
        pictures.append(pygame.image.tobytes(screen, "RGB"))
    assert len(set(pictures)) == 1


def test_no_light_falls_on_what_is_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine in hand could go to the Grand Prix car as well, which a newcomer does not see."""
    table = make_table()
    state = Table(3, ask="engine").seat(0, workshops="b3").state
    table.rebuild(position(state))
    inputs, bay = tabletop(table).inputs, ("bay", 0)
    glows: list[pygame.Rect] = []
    monkeypatch.setattr(lights, "glow", lambda pad, rect, *colour: glows.append(rect))
    for shown in (None, ["head", "workshop 0 0", "workshop 0 1", "workshop 0 2"]):
        table.cover(shown)
        inputs.selection = Selection(next(way.sources[0] for way in inputs.touchable.interactions))
        assert bay in inputs.lit()
        still = tabletop(table).pad
        glows.clear()
        lights.draw(table.pad(position(state)), inputs, still)
        assert still.zones["workshop", 0, 1] in glows
        assert (still.zones[bay] in glows) is (shown is None)


@pytest.mark.parametrize("folded", [False, True])
def test_the_panel_of_start_tiles_is_lit_alike(folded: bool) -> None:
    """It covers buyers and market: only the half with the pointer became readable."""
    table, state = make_table(), SPEC.new(3, 1, {})
    table.relayout(RECT, 1.0, folded=folded)
    while not (start.showing(state) and start.performing(state)):
        SPEC.apply(state, SPEC.legal(state)[0])
    screen = pygame.display.get_surface()
    assert screen is not None
    table.rebuild(position(state))
    layout = tabletop(table).pad.layout
    halves = layout.buyers, layout.market
    shares = []
    for half in halves:
        table.draw(screen)
        dark = [pygame.transform.average_color(screen, one) for one in halves]
        tabletop(table).inputs.pointer = half.center
        for _ in range(20):
            table.update(0.05)
        table.draw(screen)
        lit = [pygame.transform.average_color(screen, one) for one in halves]
        shares.append([sum(a[:3]) / sum(b[:3]) for a, b in zip(lit, dark, strict=True)])
        tabletop(table).inputs.pointer = (0, 0)
        table.update(0.05)
    for one, other in shares:
        assert min(one, other) > 1.1
        assert abs(one - other) < 0.2


def test_a_forecast_shown_again_is_the_one_that_would_be_drawn() -> None:
    """In a large window it is always shown, and drawn anew only if something in it changes."""
    view = make_table()
    view.relayout(pygame.Rect(0, 66, 1600, 948), 1.5, 1.4)
    shown_again = 0
    for number, state in enumerate(games(3)):
        before = view._foretold
        view.rebuild(position(state, options=number % 3 == 0))
        shown = view._foretold
        if before is None or shown is None or not shown.items or number % 2:
            continue
        view._foretold = None
        view._refresh()
        assert picture_of(shown) == picture_of(view._foretold)
        shown_again += before.forecast == shown.forecast
        if number > 120:
            break
    assert 10 < shown_again < 55


def test_the_forecast_is_as_bright_as_the_table_while_something_moves() -> None:
    """Its rows stayed in the shade that had left the table."""
    view, screen = make_table(), pygame.display.get_surface()
    assert screen is not None
    view.relayout(pygame.Rect(0, 0, 1280, 720), 1.0, 1.4)
    for state in games(3):
        view.rebuild(position(state))
        shown = view._foretold
        if shown is not None and ("recedes", "active", 0) in shown.shades:
            break
    row, light = tabletop(view).pad.layout.buyer(0), []
    for playing in (False, True):
        tabletop(view).stage.playing = playing
        view.draw(screen)
        light.append(sum(pygame.transform.average_color(screen, row)[:3]))
    assert light[1] > 1.4 * light[0]


def picture_of(pad: DisplayList) -> tuple[object, ...]:
    buyers = pad.layout.buyers
    surface = pygame.Surface(buyers.bottomright)
    pad.draw(surface, ())
    return [*pad.zones.items()], pygame.image.tobytes(surface.subsurface(buyers), "RGB")
