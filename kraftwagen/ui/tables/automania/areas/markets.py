"""The two markets: ladders of ships, demands, sales spaces. Europe is mirrored."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import sales
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, INK, MUTED, Colour
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.automania.pictures.tones import (
    CHROME,
    CHROME_DARK,
    HARBOUR,
    HARBOUR_DARK,
    HARBOUR_LIGHT,
)
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import Point, rows_of, split

_TITLE = 25
_INNER = 6
_NUMBER = 19
_DUSK = 0.45
"""How light the sky gets behind the skyline, 0 to 1; low because text stands on it."""
_HAZE = 150
"""Opacity of the sky drawn over the skyline behind text, of 255."""
_RISE = 3
"""Gap between rows of sales spaces, in units."""


def _parts(layout: Layout, market: int) -> tuple[Rect, Rect]:
    """Return the rectangles of the ladder and of what stands beside it."""
    area, px = layout.markets[market], layout.px
    inner = area.inflate(-px(2 * _INNER), -px(2 * _INNER))
    inner = Rect(inner.x, inner.y + px(_TITLE), inner.w, inner.h - px(_TITLE))
    ladder = round(inner.w * 0.47)
    left = Rect(inner.x, inner.y, ladder, inner.h)
    right = Rect(inner.x + ladder + px(6), inner.y, inner.w - ladder - px(6), inner.h)
    if market == terms.AMERICA:
        return left, right
    return (
        Rect(inner.right - ladder, inner.y, ladder, inner.h),
        Rect(inner.x, inner.y, inner.w - ladder - px(6), inner.h),
    )


def ship(layout: Layout, market: int, number: int) -> Rect:
    """Return the row of ship ``number`` in a market; the highest number is on top."""
    ladder, _ = _parts(layout, market)
    return rows_of(ladder, terms.HIGHEST_SHIP, layout.px(1))[terms.HIGHEST_SHIP - number]


def berth(layout: Layout, market: int, number: int) -> Rect:
    """Return the place for a car in the row of a ship."""
    row, number_w = ship(layout, market, number), layout.px(_NUMBER)
    left = row.x + number_w if market == terms.AMERICA else row.x
    return Rect(left, row.y, row.w - number_w, row.h)


def car_spot(layout: Layout, market: int, number: int) -> Point:
    """Return the centre of the car on a ship, which leaves room for the medal."""
    place, shift = berth(layout, market, number), layout.px(9)
    return place.centerx + (-shift if market == terms.AMERICA else shift), place.centery


def car_size(layout: Layout, market: int) -> tuple[float, float]:
    """Return width and height of a car on a ship."""
    place = berth(layout, market, 1)
    return place.w - layout.px(18), place.h * 1.06


def demand(layout: Layout, market: int, place: int) -> Rect:
    """Return the place of a demand: active ones in a column, dearest on top, others beside."""
    _, side = _parts(layout, market)
    high = _demand_height(layout, side)
    if place < terms.ACTIVE:
        row = terms.ACTIVE - 1 - place
        return Rect(side.x, side.y + row * high, side.w, high - layout.px(3))
    low = Rect(side.x, side.y + terms.ACTIVE * high, side.w, round(high * 0.86))
    return split(low, 2, layout.px(4))[place - terms.WAITING_LEFT]


def _demand_height(layout: Layout, side: Rect) -> int:
    return min(round(side.h * 0.118), layout.px(58))


def sales_space(layout: Layout, market: int, space: int) -> Rect:
    """Return the place of a sales space: the top space above, the best row at the bottom."""
    _, side = _parts(layout, market)
    top = side.y + round(_demand_height(layout, side) * 3.86) + layout.px(8)
    area = Rect(side.x, top, side.w, side.bottom - top)
    rise = layout.px(_RISE)
    rows = rows_of(Rect(area.x, area.y + 2 * rise, area.w, area.h - 2 * rise), terms.SALES_SPACES)
    rect = rows[terms.TOP_SPACE - space]
    row = 0 if space < 3 else 1 if space < terms.TOP_SPACE else 2
    return Rect(rect.x, rect.y - rise * row, rect.w, rect.h - max(1, layout.px(2)))


def sold_size(space: Rect) -> tuple[float, float]:
    """Return width and height of a car that is alone on a sales space."""
    return space.h * 1.5, space.h * 0.96


def draw(pad: DisplayList) -> None:
    """Draw both markets."""
    for market in range(len(terms.MARKETS)):
        _ground(pad, market)
        for number in range(1, terms.HIGHEST_SHIP + 1):
            _ship(pad, market, number)
        for place in range(terms.DEMAND_PLACES):
            _demand(pad, market, place)
        for space in range(terms.SALES_SPACES):
            _sales(pad, market, space)


def _ground(pad: DisplayList, market: int) -> None:
    area, px = pad.layout.markets[market], pad.px
    box = pad.canvas.box(area.size, HARBOUR, BRASS, max(1.0, px(1.4)), px(9), inner=None)
    pad.place(box, area)
    name = terms.MARKETS[market]
    head = Rect(area.x + px(6), area.y + px(3), area.w - px(12), px(_TITLE))
    pad.place(_skyline(pad, name, head.size), head)
    pad.fitted(pad.say(f"market.{name}"), "label", BRASS_LIGHT, head, "center")
    pad.zone(("market", market), area)


def _skyline(pad: DisplayList, name: str, size: tuple[int, int]) -> Surface:
    """Return the skyline behind the name of a market, as wide as the title line."""
    one, colour = pad.image(f"skyline_{name}", *size), pad.canvas.colour
    words = pad.canvas.theme.style("label")
    room = Rect(0, 0, pad.canvas.res.text_size(pad.say(f"market.{name}"), words)[0], size[1])
    room.centerx = size[0] // 2

    def paint(surface: Surface) -> None:
        for y in range(size[1]):
            shade = colour.mix(HARBOUR, HARBOUR_LIGHT, _DUSK * y / size[1])
            pygame.draw.line(surface, shade, (0, y), (size[0], y))
        haze = surface.subsurface(room.clip(surface.get_rect())).copy()
        haze.set_alpha(_HAZE)
        for x in range(size[0] // 2 % one.get_width() - one.get_width(), size[0], one.get_width()):
            surface.blit(one, (x, size[1] - one.get_height()))
        surface.blit(haze, room.clip(surface.get_rect()))

    return pad.composed(("skyline", name), size, paint)


def _ship(pad: DisplayList, market: int, number: int) -> None:
    layout, px = pad.layout, pad.px
    row, place = ship(layout, market, number), berth(layout, market, number)
    worth = pad.state.data.gold_medals[number]
    line = max(1.0, px(1))
    edge = BRASS if worth else HARBOUR_LIGHT
    pad.place(pad.canvas.box(place.size, HARBOUR_DARK, edge, line, px(5)), place)
    size = min(row.h * 0.68, px(_NUMBER * 0.84))
    figure = faces.number(pad, number, size, BRASS_LIGHT if worth else CREAM)
    middle = px(_NUMBER) / 2
    x = row.x + middle if market == terms.AMERICA else row.right - middle
    pad.put(figure, (x, row.centery))
    if worth:
        side = round(row.h * 0.98)
        x = place.right - side * 0.52 if market == terms.AMERICA else place.x + side * 0.52
        pad.put(medal(pad, worth, side), (x, place.centery), ("gold", market, number))
    held = pad.state.car_on(market, number)
    if held:
        token = faces.car_token(pad, held, *car_size(layout, market))
        pad.put(token, car_spot(layout, market, number), ("ship", market, number))
    pad.zone(("ship", market, number), row)


def medal(pad: DisplayList, points: int, side: int) -> Surface:
    """Return a gold medal with its points."""

    def paint(surface: Surface) -> None:
        image = pad.image("gold_medal", side, side)
        surface.blit(image, image.get_rect(center=(side // 2, side // 2)))
        pad.canvas.circle(surface, (side / 2, side * 0.42), side * 0.27, INK)
        number = faces.number(pad, points, side * 0.5, BRASS_LIGHT)
        surface.blit(number, number.get_rect(center=(side // 2, round(side * 0.42))))

    return pad.composed(("gold", points), (side, side), paint)


def _demand(pad: DisplayList, market: int, place: int) -> None:
    px = pad.px
    rect = demand(pad.layout, market, place)
    kind = pad.state.demands[market * terms.DEMAND_PLACES + place]
    key = ("demand", market, place)
    if place < terms.ACTIVE:
        wanted(pad, market, place, kind)
    else:
        name = f"demand_{terms.DEMANDS[kind]}"
        side = min(rect.w, rect.h) * 0.8
        arrow = "‹" if place == terms.WAITING_LEFT else "›"
        pad.put(pad.image(name, side, side), rect.center, key)
        edge = Rect(rect.x, rect.y, px(9), rect.h)
        if place == terms.WAITING_RIGHT:
            edge.right = rect.right
        pad.text(arrow, "bold", MUTED, edge, "center")
    pad.zone(key, rect)


def wanted(
    pad: DisplayList, market: int, place: int, kind: int, edge: Colour = CHROME_DARK
) -> None:
    """Draw an active demand with its stars; ``edge`` is the colour of its frame."""
    rect = demand(pad.layout, market, place)
    line = max(1.0, pad.px(1 if edge is CHROME_DARK else 2))
    pad.place(pad.canvas.box(rect.size, HARBOUR_DARK, edge, line, pad.px(8)), rect)
    stars = [("star", pad.state.data.stars[place])]
    worth = faces.fitting(pad, stars, round(rect.h * 0.42), rect.w * 2 // 5, CREAM)
    disc = pad.image(f"demand_{terms.DEMANDS[kind]}", rect.h * 0.9, rect.h * 0.9)
    spare = (rect.w - worth.get_width() - disc.get_width()) / 3
    pad.put(worth, (rect.x + spare + worth.get_width() / 2, rect.centery))
    x = rect.right - spare - disc.get_width() / 2
    pad.put(disc, (x, rect.centery), ("demand", market, place))


def _sales(pad: DisplayList, market: int, space: int) -> None:
    state, px = pad.state, pad.px
    rect = sales_space(pad.layout, market, space)
    data = state.data
    free = sales.is_free(state, market, space)
    top = space == terms.TOP_SPACE
    ground = HARBOUR_DARK if top else CHROME if free else HARBOUR
    edge = BRASS if top else CHROME_DARK
    pad.place(pad.canvas.box(rect.size, ground, edge, max(1.0, px(1.2)), px(5)), rect)
    money, points = data.sale_money[market][space], data.sale_points[market][space]
    words = CREAM if top or not free else INK
    worth = faces.fitting(
        pad, faces.reward(money, points), min(round(rect.h * 0.74), px(28)), rect.w - px(8), words
    )
    standing = sales.standing(state, market, space)
    if not standing:
        shown = worth if free else pieces.faded(worth, 110)
        pad.put(shown, (rect.centerx, rect.centery), ("worth", market, space))
    elif top:
        pad.put(worth, (rect.x + worth.get_width() / 2 + px(4), rect.centery))
    left = rect.x + (worth.get_width() + px(6) if top else 0)
    room = rect.right - left - px(2)
    wide, high = sold_size(rect)
    wide = min(wide, room * (0.62 if len(standing) > 2 else 1))
    step = min(rect.h * 1.3, (room - wide) / max(1, len(standing) - 1))
    for at, held in enumerate(standing):
        token = faces.car_token(pad, held, wide, high)
        x = left + wide / 2 + step * at if len(standing) > 1 or top else rect.centerx
        pad.put(token, (x, rect.centery), ("sold", market, space, at))
    pad.zone(("sales", market, space), rect)
