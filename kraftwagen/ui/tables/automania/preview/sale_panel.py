"""The forecast of the sale: the space of each car if everybody sells as well as possible."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.previews import STAYS, CarSale, SalePreview
from kraftwagen.games.automania.state import pack_car
from kraftwagen.ui.boxes import Box, Column, Row
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN,
    GREEN_LIGHT,
    MUTED,
)
from kraftwagen.ui.tables.automania.areas import display
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import panels, pieces
from kraftwagen.ui.tables.parts.panels import Words, piece
from kraftwagen.ui.tables.parts.places import rows_of

BUTTON: Final[Key] = ("forecast",)
PANEL: Final[Key] = ("forecast", "panel")
_ROW = 30
"""Height of a car where there is room."""
_ROOM = 190
"""Height of the cars of a market, if there are so many that they must be lower."""


def button(pad: DisplayList, opened: bool, hovered: bool, keys: str) -> None:
    """Draw the button that shows and hides the forecast; ``keys`` is its shortcut."""
    rect = display.head_end(pad.layout)
    fill = GREEN_LIGHT if hovered or opened else GREEN
    pieces.plate(pad, rect, fill, GLOW if opened else BRASS, 5)
    words = pad.say("forecast.hide" if opened else "forecast.open", keys=keys)
    pad.fitted(words, "small_bold", CREAM, rect.inflate(-pad.px(8), 0), "center")
    pad.zone(BUTTON, rect)


def draw(pad: DisplayList, found: SalePreview) -> None:
    """Draw the panel over grid and contracts: a column for each market, totals below."""

    def content(brief: bool) -> Box:
        title = "" if brief else pad.say("forecast.title")
        head = Words(title, "heading", BRASS_LIGHT, align="center", share=1)
        top = Row(head, piece(lambda rect: None, shut.w / pad.layout.k, _ROW), folds=False)
        if not found.cars:
            nothing = Words(pad.say("forecast.nothing"), "label", CREAM, align="center", share=1)
            return Column(top, nothing, gap=4)
        sums = [_sum(pad, found, seat) for seat in range(len(pad.state.order))]
        markets = [_market(pad, found, market) for market in range(len(terms.MARKETS))]
        return Column(
            top,
            Row(*markets, gap=14, items="stretch", folds=False, share=1),
            Row(*sums, gap=6, folds=False),
            gap=4,
        )

    shut = display.head_end(pad.layout)
    panels.open_in(pad, content, pad.layout.between, key=PANEL, first="stretch", others="stretch")


def _market(pad: DisplayList, found: SalePreview, market: int) -> Box:
    """Return the cars of a market, one below the other."""
    sales = [sale for sale in found.cars if sale.market == market]
    name = Words(pad.say(f"market.{terms.MARKETS[market]}"), "small_bold", CREAM)
    high = min(_ROW, _ROOM / max(1, len(sales)))
    return Column(name, *(_row(pad, sale, high) for sale in sales), share=1)


def _sum(pad: DisplayList, found: SalePreview, seat: int) -> Box:
    """Return a seat's total and how many cars it may sell."""
    return piece(partial(_sum_at, pad, found, seat), 60, 46, share=1)


def _sum_at(pad: DisplayList, found: SalePreview, seat: int, cell: Rect) -> None:
    px = pad.px
    pieces.well(pad, cell, radius=6)
    badge, middle = px(18), (cell.x + px(14), cell.centery)
    pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, badge))
    upper, lower = rows_of(cell.inflate(0, -px(6)), 2, px(2))
    left = cell.x + px(27)
    sold = sum(sale.seat == seat and sale.space != STAYS for sale in found.cars)
    share = faces.number(pad, f"{sold}/{found.limits[seat]}", px(15), CREAM)
    pad.put(share, (left + share.get_width() / 2, upper.centery))
    sign = pad.image("sales_limit", upper.h, upper.h)
    pad.put(sign, (left + share.get_width() + px(4) + upper.h / 2, upper.centery))
    total = faces.reward(found.money(seat), found.points(seat))
    image = faces.fitting(pad, total, lower.h, cell.right - left - px(4), CREAM)
    pad.put(image, (left + image.get_width() / 2, lower.centery))


def _row(pad: DisplayList, sale: CarSale, high: float) -> Box:
    """Return one car with its place and its income."""

    def number(rect: Rect) -> None:
        pad.put(faces.number(pad, sale.ship, rect.h * 0.6, CREAM), rect.center)

    def car(rect: Rect) -> None:
        token = faces.car_token(pad, pack_car(sale.seat, sale.type, 0), rect.w, rect.h)
        pad.put(token, rect.center)

    def income(rect: Rect) -> None:
        reward = faces.reward(sale.money, sale.points)
        image = faces.signs(pad, reward, round(rect.h * 0.7), CREAM)
        pad.put(image, (rect.x + image.get_width() / 2, rect.centery))

    stays = Words(pad.say("forecast.stays"), "small", MUTED, share=1)
    last = stays if sale.space == STAYS else piece(income, 60, high, share=1)
    return Row(piece(number, 22, high), piece(car, 44, high), last, gap=6, folds=False)
