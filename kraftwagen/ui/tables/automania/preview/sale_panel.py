"""The forecast of the sale: which car goes to which sales space if everybody takes the best."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.previews import STAYS, CarSale
from kraftwagen.games.automania.rules import cars
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, MUTED
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import split

_ROW = 25


def draw(pad: DisplayList, previews: PreviewCache) -> None:
    """Over grid and contracts: a column for each market, the sums of all below."""
    layout, px, state = pad.layout, pad.px, pad.state
    area = layout.grid.union(layout.display)
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=False, shadow=8))
    pad.zone(("forecast", "panel"), area)
    inner = area.inflate(-px(24), -px(18))
    head = Rect(inner.x, inner.y, inner.w, px(28))
    pad.fitted(pad.say("forecast.title"), "heading", BRASS_LIGHT, head, "center")
    found = previews.sale()
    foot = Rect(inner.x, inner.bottom - px(34), inner.w, px(34))
    room = Rect(inner.x, head.bottom + px(4), inner.w, foot.y - head.bottom - px(8))
    for market, column in enumerate(split(room, len(terms.MARKETS), px(14))):
        title = Rect(column.x, column.y, column.w, px(20))
        pad.fitted(pad.say(f"market.{terms.MARKETS[market]}"), "small_bold", CREAM, title)
        sales = [sale for sale in found.cars if sale.market == market]
        high = min(px(_ROW), (column.bottom - title.bottom) // max(1, len(sales)))
        for at, sale in enumerate(sales):
            _row(pad, sale, Rect(column.x, title.bottom + at * high, column.w, high))
    for seat, cell in enumerate(split(foot, len(state.order), px(6))):
        _sum(pad, seat, cell, faces.reward(found.money(seat), found.points(seat)))


def _sum(pad: DisplayList, seat: int, cell: Rect, total: list[faces.Sign]) -> None:
    """What a seat would get in all."""
    px = pad.px
    pieces.well(pad, cell, radius=6)
    badge, middle = px(18), (cell.x + px(14), cell.centery)
    pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, badge))
    image = faces.fitting(pad, total, px(18), cell.w - px(34), CREAM)
    pad.put(image, (cell.x + px(28) + image.get_width() / 2, cell.centery))


def _row(pad: DisplayList, sale: CarSale, rect: Rect) -> None:
    """One car: where it stands and what it brings."""
    px = pad.px
    number = faces.number(pad, sale.ship, rect.h * 0.6, CREAM)
    pad.put(number, (rect.x + px(11), rect.centery))
    token = faces.car_token(pad, cars.pack(sale.seat, sale.type, 0), px(44), rect.h)
    pad.put(token, (rect.x + px(48), rect.centery))
    left = rect.x + px(80)
    if sale.space == STAYS:
        words = Rect(left, rect.y, rect.right - left, rect.h)
        pad.fitted(pad.say("forecast.stays"), "small", MUTED, words)
        return
    image = faces.signs(pad, faces.reward(sale.money, sale.points), round(rect.h * 0.7), CREAM)
    pad.put(image, (left + image.get_width() / 2, rect.centery))
