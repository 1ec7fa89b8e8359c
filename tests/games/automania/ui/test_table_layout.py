"""Automania: nothing overlaps and nothing sticks out, whatever the window and number of seats."""

from __future__ import annotations

import itertools

import pygame
import pytest
import yaml
from pygame import Rect

from kraftwagen.games.automania import frames, terms
from kraftwagen.ui.drawing.theme import fit_scale
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.automania.areas import display, markets, offices, works
from kraftwagen.ui.tables.automania.pictures import slips
from kraftwagen.ui.tables.automania.pictures.layout import Layout, compute, factory
from tests.games.automania.ui.at_table import RECT, asked, make_table, position, top

SIZES = (
    *((1280, 720), (1920, 1080), (2560, 1440), (1366, 768), (1024, 576), (1600, 720)),
    *((1000, 760), (1024, 768), (1280, 800), (1280, 900), (1600, 1200)),
)
TALL = ((1000, 1000), (900, 1400), (1080, 1920))
LOOK = yaml.safe_load((assets_dir() / "games" / "automania" / "look.yaml").read_text("utf-8"))


def place(size: tuple[int, int]) -> tuple[Rect, float]:
    """Where the table lies in a window, and the scale, at a player's scale of 100 %."""
    scale = fit_scale(size)
    bar, side = round(44 * scale), round(214 * scale)
    return Rect(0, bar, size[0] - side, size[1] - 2 * bar), scale


def layout(size: tuple[int, int], seats: int) -> Layout:
    rect, scale = place(size)
    return compute(rect, seats, scale / min(max(1.0, scale), 1.2))


def apart(rects: dict[str, Rect]) -> None:
    for (one, first), (other, second) in itertools.combinations(rects.items(), 2):
        assert not first.colliderect(second), (one, other)


@pytest.mark.parametrize("size", [*SIZES, *TALL])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_lie_apart_and_inside(size: tuple[int, int], seats: int) -> None:
    made = layout(size, seats)
    apart(made.areas())
    for name, area in made.areas().items():
        assert made.rect.contains(area), name
        assert area.w > made.px(90), name
        assert area.h > made.px(38), name
    assert made.rect.contains(made.chooser)
    assert not any(made.chooser.colliderect(one) for one in made.markets)


@pytest.mark.parametrize("size", [*SIZES, *TALL])
def test_pieces_lie_apart_inside_their_areas(size: tuple[int, int]) -> None:
    made = layout(size, 4)
    for market, area in enumerate(made.markets):
        found = {f"ship {n}": markets.ship(made, market, n) for n in range(1, 18)}
        found |= {f"demand {n}": markets.demand(made, market, n) for n in range(5)}
        found |= {f"sales {n}": markets.sales_space(made, market, n) for n in range(6)}
        apart(found)
        assert all(area.contains(rect) for rect in found.values())
    cells = {f"space {n}": made.space(n) for n in range(terms.SPACES)}
    cells |= {f"cell {n}": made.cell(n) for n in range(terms.CELLS)}
    apart(cells)
    assert all(made.grid.contains(rect) for rect in cells.values())
    cards = {f"card {n}": display.card(made, n) for n in range(3)} | {"deck": display.deck(made)}
    apart(cards)
    assert all(made.display.contains(rect) for rect in cards.values())
    desks = {f"office {n}": offices.office(made, n) for n in range(terms.SALES_OFFICES)}
    apart(desks)
    assert all(made.offices.contains(rect) for rect in desks.values())
    own = {
        "board": made.board, "matrix": made.matrix, "head": works.head(made),
        "crew": works.crew(made), "bench": works.bench(made), "hand": works.hand(made),
    }  # fmt: skip
    apart(own)
    assert all(made.works.contains(rect) for rect in own.values())
    assert works.hand(made, True) == own["bench"].union(own["hand"])
    for count, wide in itertools.product(range(1, 9), (False, True)):
        places = works.cards(made, count, wide)
        assert all(works.hand(made, wide).contains(rect) for rect in places)
        apart({str(at): rect for at, rect in enumerate(places)})


@pytest.mark.parametrize(
    "size",
    [*SIZES, (1280, 840), (1280, 940), (1400, 900), (1400, 1050), (1920, 1200), (1920, 1400)],
)
def test_no_room_lies_idle_below_the_grid(size: tuple[int, int]) -> None:
    made = layout(size, 4)
    first, last = offices.office(made, 0), offices.office(made, terms.SALES_OFFICES - 1)
    above, below = first.y - made.grid.bottom, made.crowds[0].y - last.bottom
    assert max(above, below) <= made.px(20)
    assert (first.x, last.right) == (made.offices.x, made.offices.right)


def test_a_contract_in_hand_keeps_its_size_when_the_table_shrinks() -> None:
    """As it does for a note beside the log: the same card was giant then."""
    tables = [Rect(0, 40, wide, 632) for wide in (1066, 1280)]
    made = [compute(table, 2, 1.0, True, True) for table in tables]
    small, large = (works.cards(one, 1, True)[0].w for one in made)
    assert 0.75 * large < small <= large


def test_contracts_in_hand_take_the_room_of_an_empty_bench() -> None:
    made = layout((1280, 720), 4)
    for count in range(1, 9):
        room, narrow = (works.cards(made, count, wide)[0] for wide in (True, False))
        assert room.w * room.h >= narrow.w * narrow.h
    assert works.cards(made, 2, True)[0].w >= 100
    for count in (3, 4):  # whole cards, as on the display, below their title
        assert works.cards(made, count, True)[0].w >= 70
        assert works.cards(made, count, True)[0].y >= works.hand(made, True).y + made.px(14)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wide", [True, False])
def test_a_large_hand_can_still_be_read(size: tuple[int, int], wide: bool) -> None:
    made = layout(size, 4)
    for count in range(3, 9):
        whole, high = slips.fit(made, works.cards(made, count, wide)[0])
        assert whole or count > 6, "then the colour of the edge alone says the type"
        assert high >= made.px(8)
        assert high >= made.px(11) or not wide


@pytest.mark.parametrize("size", [*SIZES, *TALL])
def test_factories_to_choose_from_are_large_enough_to_be_compared(size: tuple[int, int]) -> None:
    table, (rect, scale) = make_table(), place(size)
    table.relayout(rect, scale, min(max(1.0, scale), 1.2))
    table.rebuild(position(asked(frames.FACTORY)))
    over, made = top(table).inputs.over, top(table).pad.layout
    assert over is not None
    cards = [rect for key, rect in over.zones.items() if key[0] == "board"]
    assert len(cards) == 4
    apart({str(at): rect for at, rect in enumerate(cards)})
    assert all(made.rect.contains(card) for card in cards)
    assert all(min(card.w / 215, card.h / 170) >= made.px(1000) / 1000 * 0.99 for card in cards)
    assert not any(card.colliderect(market) for card in cards for market in made.markets)


@pytest.mark.parametrize("board", range(len(terms.BOARDS)))
def test_the_places_of_a_factory_lie_apart_on_its_drawing(board: int) -> None:
    rect = Rect(20, 30, 480, 200)
    found = factory(rect, LOOK["factories"], board)
    apart({str(key): place for key, place in found.items()})
    assert all(rect.contains(place) for place in found.values())
    offices_there = [key for key in found if key[0] == "place" and key[1] >= terms.FIRST_OFFICE]
    assert len(offices_there) == (5 if board == terms.WERKMANN else 4)


def test_what_can_be_pressed_is_large_enough_to_be_hit() -> None:
    made = layout((1280, 720), 4)
    least = [made.cell(0), made.space(0), offices.office(made, 0), works.button(made)]
    least += [markets.demand(made, 0, 3), markets.sales_space(made, 0, 0), display.deck(made)]
    assert all(min(rect.size) >= 24 for rect in least)


@pytest.mark.parametrize("folded", [False, True])
@pytest.mark.parametrize("figure", ["points", "money", "home", "offices"])
def test_another_seat_s_sheet_tells_its_figures(figure: str, folded: bool) -> None:
    def sheet(more: int) -> bytes:
        state = asked(frames.TURN).clone()
        values = [*getattr(state, figure)]
        if figure == "offices":
            values[3 - more] = 1
        else:
            values[1] += more
        setattr(state, figure, tuple(values))
        table.relayout(RECT, 1.0, folded=folded)
        table.rebuild(position(state, viewer=0))
        table.open_seat(1)
        drawn, made = pygame.Surface((1280, 720)), top(table).inputs.enlarged
        assert made is not None
        made.draw(drawn, ())
        return pygame.image.tobytes(drawn, "RGB")

    table = make_table()
    assert sheet(0) != sheet(1)
    assert sheet(0) == sheet(0)
