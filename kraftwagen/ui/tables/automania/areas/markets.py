"""The two markets: ladders of ships, demands, sales spaces. Europe is mirrored."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from pygame import Rect, Surface

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation import forecast
from kraftwagen.games.automania.rules import sales
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, INK, Colour
from kraftwagen.ui.tables.automania.pictures import faces, harbour
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.automania.pictures.tones import (
    CHROME,
    CHROME_DARK,
    HARBOUR,
)
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import Point, rows_of, split

_TITLE = 25
_INNER = 6
_LONG = 224 / 64
"""Length of a ship as a multiple of its height."""
_NUMBER = 0.26
"""The bow with the number, as a part of a ship's length."""
_CAR = 0.79
"""Width of a car, as a part of its deck."""
_OVER = 5
"""How far the flag stands over the quay, in units."""
_BOW = 0.165
"""Where the number stands, from the bow on, as a part of a ship's length."""
_LADDER = 0.5
"""Width of the water with the ships, as a part of a market."""
_WAITING = 120
"""Opacity of demands that wait for the next round, of 255."""
_RISE = 3
"""Gap between rows of sales spaces, in units."""


def _parts(layout: Layout, market: int) -> tuple[Rect, Rect]:
    """Return the rectangles of the ladder and of what stands beside it."""
    area, px = layout.markets[market], layout.px
    inner = area.inflate(-px(2 * _INNER), -px(2 * _INNER))
    inner = Rect(inner.x, inner.y + px(_TITLE), inner.w, inner.h - px(_TITLE))
    ladder = round(inner.w * _LADDER)
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


def _hull(layout: Layout, market: int, number: int) -> Rect:
    """Return the rectangle of a ship's hull, which may be shorter than its row."""
    row = ship(layout, market, number)
    wide = min(row.w, round(row.h * _LONG))
    return Rect(row.right - wide if market == terms.AMERICA else row.x, row.y, wide, row.h)


def berth(layout: Layout, market: int, number: int) -> Rect:
    """Return the rectangle for a car on a ship's deck."""
    hull = _hull(layout, market, number)
    number_w = round(hull.w * _NUMBER)
    left = hull.x + number_w if market == terms.AMERICA else hull.x
    return Rect(left, hull.y, hull.w - number_w, hull.h)


def car_spot(layout: Layout, market: int, number: int) -> Point:
    """Return the centre of the car on a ship."""
    place = berth(layout, market, number)
    return place.centerx, place.centery - place.h * 0.08


def car_size(layout: Layout, market: int) -> tuple[float, float]:
    """Return width and height of a car on a ship."""
    place = berth(layout, market, 1)
    return place.w * _CAR, place.h * 1.25


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
    deque(drawing(pad), 0)


def drawing(pad: DisplayList) -> Iterator[None]:
    """Draw both markets, one thing per step."""
    for market in range(len(terms.MARKETS)):
        _ground(pad, market)
        for number in range(1, terms.HIGHEST_SHIP + 1):
            _ship(pad, market, number)
            yield
        for place in forecast.demand_places(pad.state):
            _demand(pad, market, place)
            yield
        for space in range(terms.SALES_SPACES):
            _sales(pad, market, space)
            yield


def _ground(pad: DisplayList, market: int) -> None:
    area, px = pad.layout.markets[market], pad.px
    ladder, side = _parts(pad.layout, market)
    shore = (ladder.right + side.x) / 2 if market == terms.AMERICA else (side.right + ladder.x) / 2
    quay = round(area.right - shore if market == terms.AMERICA else shore - area.x)
    plan = harbour.Plan(area.size, px(_TITLE + 3), quay, px(9))
    pad.place(harbour.scenery(pad, market, plan), area)
    edge = pad.canvas.box(area.size, None, CHROME_DARK, max(1.0, px(1.6)), px(9), inner=None)
    pad.place(edge, area)
    head = Rect(area.x + px(6), area.y + px(3), area.w - px(12), px(_TITLE))
    name = pad.say(f"market.{terms.MARKETS[market]}")
    pad.fitted(
        name, "label" if pad.holds(name, "label", head) else "tiny_bold", INK, head, "center"
    )
    pad.zone(("market", market), area)


def _ship(pad: DisplayList, market: int, number: int) -> None:
    """Draw a ship with its stern at the quay; one without a car recedes."""
    layout, px = pad.layout, pad.px
    row, west = ship(layout, market, number), market == terms.AMERICA
    worth, held = pad.state.data.gold_medals[number], pad.state.car_on(market, number)
    name = f"hull_{'' if held else 'bare_'}{harbour.side(market)}"
    place = _hull(layout, market, number)
    hull = pad.image(name, *place.size)
    place = hull.get_rect(center=place.center)
    pad.place(hull, place)
    figure = faces.number(pad, number, min(row.h * 0.68, px(14)), INK if held else CREAM)
    bow = round(place.w * _BOW)
    pad.put(figure, (place.x + bow if west else place.right - bow, row.centery - row.h * 0.07))
    if held:
        token = faces.car_token(pad, held, *car_size(layout, market))
        pad.put(token, car_spot(layout, market, number), ("ship", market, number))
    if worth:
        image = flag(pad, worth, round(min(row.h * 0.98, row.w * 0.3)))
        shift = image.get_width() / 2 - px(_OVER)
        x = row.right - shift if west else row.x + shift
        pad.put(image, (x, row.centery - row.h * 0.1), ("gold", market, number))
    pad.zone(("ship", market, number), row)


def flag(pad: DisplayList, points: int, side: int) -> Surface:
    """Return the flag of a ship with a gold medal and its points."""

    def paint(surface: Surface) -> None:
        surface.blit(pad.image("flag_gold", side, side), (0, 0))
        number = faces.number(pad, points, side * 0.5, INK)
        surface.blit(number, number.get_rect(center=(round(side * 0.483), round(side * 0.37))))

    return pad.composed(("flag", points), (side, side), paint)


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
        if place == terms.WAITING_LEFT and frames.kind(pad.state.asked) != frames.ADVANCE:
            _later(pad, rect.union(demand(pad.layout, market, terms.WAITING_RIGHT)))
        arrow = "‹" if place == terms.WAITING_LEFT else "›"
        pad.put(pieces.faded(pad.image(name, side, side), _WAITING), rect.center, key)
        edge = Rect(rect.x, rect.y, px(9), rect.h)
        if place == terms.WAITING_RIGHT:
            edge.right = rect.right
        pad.text(arrow, "bold", INK, edge, "center")
    pad.zone(key, rect)


def _later(pad: DisplayList, both: Rect) -> None:
    """Draw over the waiting demands that they count from the next round on."""
    high = max(pad.px(13), pieces.least(pad) + 2)
    words = pad.say("waiting")
    # Long words become small before the strip reaches beyond the demands.
    wide = max(both.w, pad.least_width(words, "tiny_bold") + pad.px(8))
    strip = Rect(0, both.y - high // 2, wide, high)
    strip.centerx = both.centerx
    pieces.plate(pad, strip, HARBOUR, CHROME_DARK, 4)
    pad.fitted(words, "tiny_bold", CREAM, strip.inflate(-pad.px(4), 0), "center")


def wanted(
    pad: DisplayList, market: int, place: int, kind: int, edge: Colour = CHROME_DARK
) -> None:
    """Draw an active demand with its stars; ``edge`` is the colour of its frame."""
    rect = demand(pad.layout, market, place)
    line = max(1.0, pad.px(1 if edge is CHROME_DARK else 2))
    pad.place(pad.canvas.box(rect.size, HARBOUR, edge, line, pad.px(8)), rect)
    stars = [("star", pad.state.data.stars[place])]
    worth = faces.fitting(pad, stars, round(rect.h * 0.42), rect.w * 2 // 5, CREAM)
    side = min(rect.h * 0.9, rect.w * 0.56)
    disc = pad.image(f"demand_{terms.DEMANDS[kind]}", side, side)
    spare = (rect.w - worth.get_width() - disc.get_width()) / 3
    pad.put(worth, (rect.x + spare + worth.get_width() / 2, rect.centery))
    x = rect.right - spare - disc.get_width() / 2
    pad.put(disc, (x, rect.centery), ("demand", market, place))


def _sales(pad: DisplayList, market: int, space: int) -> None:
    """Draw a sales space: a price tag, or the parking bay of the car that stands there."""
    state, px = pad.state, pad.px
    rect = sales_space(pad.layout, market, space)
    data = state.data
    free = sales.is_free(state, market, space)
    top = space == terms.TOP_SPACE
    ground = HARBOUR if top else CREAM if free else CHROME_DARK
    edge = BRASS if top else CHROME_DARK if free else CHROME
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
