"""The forecast of the sale: where each car goes if everybody sells as well as possible."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.previews import STAYS, CarSale, SalePreview
from kraftwagen.games.automania.state import pack_car
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
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

BUTTON: Final[Key] = ("forecast",)
PANEL: Final[Key] = ("forecast", "panel")
_ROW = 30


def button(pad: DisplayList, opened: bool, hovered: bool, keys: str) -> None:
    """Draw the button that shows and hides it; ``keys`` is its shortcut."""
    rect = display.head_end(pad.layout)
    fill = GREEN_LIGHT if hovered or opened else GREEN
    pieces.plate(pad, rect, fill, GLOW if opened else BRASS, 5)
    words = f"{pad.say('forecast.hide' if opened else 'forecast.open')} ({keys})"
    pad.fitted(words, "small_bold", CREAM, rect.inflate(-pad.px(8), 0), "center")
    pad.zone(BUTTON, rect)


def draw(pad: DisplayList, found: SalePreview) -> None:
    """Draw the panel over grid and contracts: a column for each market, totals below."""
    layout, px, state = pad.layout, pad.px, pad.state
    area = layout.middle
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=False, shadow=8))
    pad.zone(PANEL, area)
    inner = area.inflate(-px(24), -px(18))
    shut = display.head_end(layout)
    head = Rect(inner.x, inner.y, shut.x - px(8) - inner.x, px(28))
    pad.fitted(pad.say("forecast.title"), "heading", BRASS_LIGHT, head, "center")
    foot = Rect(inner.x, inner.bottom - px(46), inner.w, px(46))
    room = Rect(inner.x, head.bottom + px(4), inner.w, foot.y - head.bottom - px(8))
    for market, column in enumerate(split(room, len(terms.MARKETS), px(14))):
        title = Rect(column.x, column.y, column.w, px(20))
        pad.fitted(pad.say(f"market.{terms.MARKETS[market]}"), "small_bold", CREAM, title)
        sales = [sale for sale in found.cars if sale.market == market]
        high = min(px(_ROW), (column.bottom - title.bottom) // max(1, len(sales)))
        for at, sale in enumerate(sales):
            _row(pad, sale, Rect(column.x, title.bottom + at * high, column.w, high))
    for seat, cell in enumerate(split(foot, len(state.order), px(6))):
        _sum(pad, found, seat, cell)


def _sum(pad: DisplayList, found: SalePreview, seat: int, cell: Rect) -> None:
    """Draw a seat's total and how many cars it may sell."""
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


def _row(pad: DisplayList, sale: CarSale, rect: Rect) -> None:
    """Draw one car with its place and its income."""
    px = pad.px
    number = faces.number(pad, sale.ship, rect.h * 0.6, CREAM)
    pad.put(number, (rect.x + px(11), rect.centery))
    token = faces.car_token(pad, pack_car(sale.seat, sale.type, 0), px(44), rect.h)
    pad.put(token, (rect.x + px(48), rect.centery))
    left = rect.x + px(80)
    if sale.space == STAYS:
        words = Rect(left, rect.y, rect.right - left, rect.h)
        pad.fitted(pad.say("forecast.stays"), "small", MUTED, words)
        return
    image = faces.signs(pad, faces.reward(sale.money, sale.points), round(rect.h * 0.7), CREAM)
    pad.put(image, (left + image.get_width() / 2, rect.centery))
