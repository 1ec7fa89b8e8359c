"""Boxes share out the room: nothing overlaps, lies outside or is smaller than it must be."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pygame import SRCALPHA, Rect, Surface

from kraftwagen.ui.boxes import (
    Box,
    Column,
    Flow,
    Gap,
    Grid,
    Later,
    OneOf,
    Row,
    Sheet,
    Stack,
    Table,
    button,
    text,
)
from kraftwagen.ui.boxes.share import Need, shared
from kraftwagen.ui.drawing.theme import INK, Theme
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.buttons import button_face


class Area(Box):
    """A leaf that needs a number of pixels: the narrower the higher, as words are."""

    def __init__(self, least: int, wish: int, pixels: int, **more: Any) -> None:
        self.least, self.wish, self.pixels = least, max(least, wish), pixels
        self.share, self.spare = more.get("share", 0), more.get("spare", False)
        self.rect: Rect | None = None

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        return self.least, self.wish

    def high_at(self, sheet: Sheet, width: int) -> int:
        return -(-self.pixels // max(1, width))

    def place(self, sheet: Sheet, rect: Rect) -> None:
        self.rect = rect.copy()


def sheet() -> Sheet:
    """A sheet on which a design unit is a pixel."""
    return Sheet(cast(Any, SimpleNamespace(theme=Theme())))


def lay(box: Box, width: int, height: int = 0) -> Rect:
    """Place a box at (0, 0) in a width, as high as it needs or as told."""
    on = sheet()
    rect = Rect(0, 0, width, max(height, box.height(on, width)))
    box.place(on, rect)
    return rect


def leaves(box: Box) -> list[Area]:
    """The areas of a tree in the order of reading."""
    if isinstance(box, Area):
        return [box]
    return [leaf for part in getattr(box, "parts", []) for leaf in leaves(part)]


def tree(draw: random.Random, depth: int) -> Box:
    """A random tree."""
    if depth == 0 or draw.random() < 0.25:
        least = draw.randrange(4, 60)
        more = {"share": draw.choice([0, 0, 1, 2]), "spare": draw.random() < 0.1}
        return Area(least, least + draw.randrange(80), draw.randrange(100, 4000), **more)
    parts = [tree(draw, depth - 1) for _ in range(draw.randrange(1, 5))]
    look: dict[str, Any] = {
        "gap": draw.randrange(12), "pad": (draw.randrange(10), draw.randrange(10)),
        "share": draw.choice([0, 0, 1]), "least_w": draw.choice([0, 0, 50]),
    }  # fmt: skip
    kind = draw.randrange(7)
    if kind == 0:
        items = draw.choice(["stretch", "start", "center", "end"])
        return Column(*parts, Gap(grow=1), items=items, most_w=draw.choice([0, 90]), **look)
    if kind in (1, 2):
        items = draw.choice(["stretch", "start", "center", "end"])
        below = draw.choice([0, 0, 200])
        return Row(*parts, items=items, below=below, **look)
    if kind == 6:
        return Flow(*parts, **look)
    if kind == 3:
        return Grid(*parts, columns=draw.randrange(1, 4), **look)
    look.pop("least_w")
    columns = draw.randrange(1, 4)
    rows = [parts[first : first + columns] for first in range(0, len(parts), columns)]
    return Table(*rows, row_gap=draw.randrange(9), grows=draw.choice([(), 0, (0, 1)]), **look)


@pytest.mark.parametrize("block", range(8))
def test_random_trees_are_in_order(block: int) -> None:
    draw = random.Random(block)
    for _ in range(400):
        box = tree(draw, draw.randrange(1, 5))
        on = sheet()
        least, wish = box.widths(on)
        assert least <= wish
        width = least + draw.randrange(300)
        whole = lay(box, width, draw.choice([0, 0, 900]))
        found = [leaf for leaf in leaves(box) if leaf.rect is not None]
        assert all(leaf.rect is not None or leaf.spare for leaf in leaves(box))
        for leaf in found:
            assert leaf.rect is not None
            assert whole.contains(leaf.rect), (block, leaf.rect, whole)
            assert leaf.rect.w >= leaf.least
            assert leaf.rect.h >= leaf.height(on, leaf.rect.w)
        rects = [leaf.rect for leaf in found if leaf.rect is not None]
        for place, one in enumerate(rects):
            assert one.collidelist(rects[:place]) < 0


def test_a_column_gives_what_is_left_to_the_gap() -> None:
    head, foot = Area(10, 10, 1000), Area(10, 10, 500)
    lay(Column(head, Gap(grow=1), foot, gap=8), 100, 200)
    assert (head.rect, foot.rect) == (Rect(0, 0, 100, 10), Rect(0, 195, 100, 5))


def test_a_row_gives_what_is_left_to_the_share() -> None:
    picture, words, press = Area(20, 20, 400), Area(30, 400, 4000, share=1), Area(40, 60, 600)
    lay(Row(picture, words, press, gap=10, items="start"), 300)
    assert [one.rect.x for one in (picture, words, press) if one.rect] == [0, 30, 240]
    assert words.rect is not None
    assert words.rect.w == 200


def test_a_row_folds_where_its_boxes_do_not_fit() -> None:
    one, other = Area(60, 90, 900), Area(60, 90, 900)
    row = Row(one, other, gap=10)
    lay(row, 130)
    assert one.rect is not None
    assert other.rect is not None
    assert one.rect.y == other.rect.y
    lay(row, 129)
    assert (one.rect, other.rect) == (Rect(0, 0, 129, 7), Rect(0, 17, 129, 7))


def test_a_row_folds_below_a_width() -> None:
    one, other = Area(10, 20, 200), Area(10, 20, 200)
    lay(Row(one, other, below=100), 99)
    assert one.rect is not None
    assert other.rect is not None
    assert one.rect.bottom == other.rect.top


def test_a_grid_has_fewer_columns_in_a_narrow_room() -> None:
    areas = [Area(40, 50, 400) for _ in range(5)]
    grid = Grid(*areas, columns=3, gap=10)
    lay(grid, 160)
    assert [area.rect.x for area in areas if area.rect] == [0, 57, 113, 0, 57]
    lay(grid, 139)
    assert len({area.rect.x for area in areas if area.rect}) == 2


def test_a_grid_read_down_its_columns_is_made_in_that_order() -> None:
    made: list[Area] = []

    class Noted(Area):
        def place(self, sheet: Sheet, rect: Rect) -> None:
            super().place(sheet, rect)
            made.append(self)

    areas = [Noted(40, 50, 400) for _ in range(5)]
    lay(Grid(*areas, columns=2, by_column=True), 100)
    assert made == areas
    assert [area.rect.x for area in areas if area.rect] == [0, 0, 0, 50, 50]


def test_the_columns_of_a_table_are_aligned() -> None:
    rows = [[Area(10, wide, 100), Area(10, 30, 300)] for wide in (20, 60, 40)]
    lay(Table(*rows, gap=10, row_gap=4, grows=1), 200)
    assert {row[1].rect.x for row in rows if row[1].rect} == {70}
    assert {row[1].rect.w for row in rows if row[1].rect} == {130}


def test_columns_of_a_table_share_what_is_left() -> None:
    rows = [[Area(10, 30, 300), Area(10, 20, 100), Area(10, 40, 100)] for _ in range(2)]
    lay(Table(*rows, gap=10, grows=(1, 2)), 150)
    assert [box.rect for box in rows[0]] == [
        Rect(0, 0, 30, 10), Rect(40, 4, 50, 2), Rect(100, 4, 50, 2)
    ]  # fmt: skip


def test_rows_and_columns_of_a_table_have_grounds() -> None:
    rows = [[Area(20, 20, 200), Area(30, 30, 300)] for _ in range(2)]
    ground = {1: lambda surface, rect: None}
    table = Table(*rows, gap=10, row_gap=4, rows_behind=ground, columns_behind=ground)
    on = sheet()
    table.place(on, Rect(0, 0, 60, table.height(on, 60)))
    assert [rect for rect, _ in on.drawings] == [Rect(30, 0, 30, 24), Rect(0, 12, 60, 14)]


def test_an_arrangement_is_taken_where_it_has_what_it_wishes() -> None:
    beside, below = Area(40, 100, 400), Area(40, 60, 900)
    for width, taken in ((100, beside), (99, below)):
        beside.rect = below.rect = None
        lay(OneOf(beside, below, wished=True), width)
        assert taken.rect is not None
    assert OneOf(beside, Area(30, 60, 900)).widths(sheet()) == (30, 100)
    assert OneOf(beside, Area(50, 60, 900), wished=True).widths(sheet()) == (50, 100)


def test_what_is_spare_goes_where_there_is_no_room() -> None:
    head, extra = Area(10, 10, 2000), Area(10, 10, 3000, spare=True)
    column = Column(head, extra, gap=10)
    assert column.height(sheet(), 100) == 20
    lay(column, 100, 60)
    assert extra.rect == Rect(0, 30, 100, 30)
    extra.rect = None
    lay(column, 100, 59)
    assert extra.rect is None


def test_boxes_of_a_stack_are_in_one_place() -> None:
    """As wide and high as the largest of them.

    +--------------+------+
    | low / high   | wide |
    +--------------+------+
    """
    low, high, wide = Area(40, 60, 400), Area(50, 50, 2000), Area(30, 30, 0)
    assert lay(Row(Stack(low, high), wide), 90) == Rect(0, 0, 90, 34)
    assert low.rect == high.rect == Rect(0, 0, 60, 34)


def test_what_comes_later_has_its_room_but_is_hidden(make_app: Callable[..., Any]) -> None:
    ui = Ui(make_app(), (400, 300))
    page, leads = Sheet(ui), button("Go on", lambda: None, first=True)
    Column(text("The count"), Later(Column(leads, panel="paper"))).place(page, Rect(0, 0, 400, 90))
    pictures = [Surface(ui.size) for _ in range(3)]
    for picture, reveals in zip(pictures, (False, False, True), strict=True):
        if reveals:
            place = leads.widget.rect.copy()
            page.reveal()
            assert leads.widget.rect == place
            assert page.first is leads.widget
        else:
            assert not leads.widget.visible
            assert page.first is None
        page.draw(picture)
        ui.draw(picture)
        for _ in page.foresee():
            pass
    seen = [picture.get_view("2").raw for picture in pictures]
    assert seen[0] == seen[1] != seen[2]


def test_a_box_wishes_for_no_more_than_its_widest() -> None:
    column = Column(Area(10, 400, 4000), most_w=120, pad=(10, 0))
    assert column.widths(sheet()) == (30, 120)


def test_room_is_shared_out_to_the_last_pixel() -> None:
    draw = random.Random(7)
    for _ in range(2000):
        needs = [
            Need(least := draw.randrange(50), least + draw.randrange(50), draw.choice([0, 1, 3]))
            for _ in range(draw.randrange(1, 6))
        ]
        room = sum(need.least for need in needs) + draw.randrange(200)
        found = shared(room, needs)
        assert all(length >= need.least for length, need in zip(found, needs, strict=True))
        assert sum(found) <= room
        if any(need.share for need in needs):
            assert sum(found) == room


def test_an_icon_stands_in_the_middle_of_a_small_button(make_app: Callable[..., Any]) -> None:
    app = make_app()
    app.routes.menu()
    made = Button(app.stack.top.ui, Rect(0, 0, 26, 26), "", lambda: None, icon="x")
    inside = Surface((26, 26), SRCALPHA)
    made.paint(inside, "normal")
    bare = Surface((26, 26), SRCALPHA)
    button_face(made.ui, bare, made.kind, "normal")
    differs = [
        x for x in range(26) for y in range(26) if inside.get_at((x, y)) != bare.get_at((x, y))
    ]
    assert abs(min(differs) + max(differs) - 25) <= 1


def test_no_letter_of_a_line_is_cut(make_app: Callable[..., Any]) -> None:
    app = make_app()
    app.routes.menu()
    ui = app.stack.top.ui
    for style in ("tiny", "small", "small_bold", "bold", "title"):
        high = text("Ág", style, line=True).height(Sheet(ui), 200)
        assert high >= ui.res.text("Ág", ui.theme.style(style), INK).get_height()
