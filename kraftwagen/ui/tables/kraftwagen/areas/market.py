"""The market with its stalls and price markers, and the purchases if buyers acted now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.games.kraftwagen.rules import cars, scoring
from kraftwagen.games.kraftwagen.rules.buyers import preference
from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    INK,
    MUTED,
    OXBLOOD,
    PAPER,
    Colour,
    hexa,
)
from kraftwagen.ui.tables.kraftwagen.areas import buyers
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces

_UNUSED: Final = 90
"""Opacity of an unused stall, of 255."""


def draw(pad: DisplayList) -> None:
    """Draw the whole area."""
    layout, state = pad.layout, pad.state
    area = layout.market
    pieces.titled_panel(pad, area, "market.title", (12, 3, 78, 32))
    prices = state.data.prices[state.turn]
    for place, price in enumerate(prices):
        rect = layout.price(place, len(prices))
        if price in state.prices:
            coin = sprites.price_coin(pad, price, rect.w, state.turn)
            pad.place(coin, rect, ("price", price))
        else:
            _hole(pad, rect, price)
        pad.zone(("price", price), rect)
    sold_to = buyers_by_space(pad)
    for space in range(layout.stalls_count):
        _stall(pad, space, sold_to.get(space))


def buyers_by_space(pad: DisplayList) -> dict[int, int]:
    """Return the active buyer who would buy each car now, by market space."""
    return {
        space: buyer
        for buyer, space in enumerate(scoring.sales(pad.state))
        if space != scoring.UNSOLD
    }


def _hole(pad: DisplayList, rect: Rect, price: int) -> None:
    side = rect.w
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        '<circle cx="50" cy="50" r="44" fill="#0c1e1b" fill-opacity="0.45"/>'
        f'<path d="{ornament.dashes(ornament.oval(50, 50, 44, 44), 9, 7)}" fill="none" '
        f'stroke="{hexa(BRASS_DARK)}" stroke-width="4"/></svg>'
    )
    pad.place(pad.res.svg(text, side, side), rect)
    pad.text(str(price), "tiny", MUTED, rect, "center")


def _stall(pad: DisplayList, space: int, buyer: int | None) -> None:
    layout, state = pad.layout, pad.state
    rect = layout.stall(space)
    pad.place(stall_face(pad, rect, space < len(state.cars)), rect)
    pad.zone(("stall", space), rect)
    if space >= len(state.cars):
        if space == layout.stalls_count - 1:
            _last_stall(pad, rect)
        return
    car = state.cars[space]
    inner = car_rect(pad, rect)
    if cars.is_closed(car):
        pad.boxed(pad.say("market.closed"), "tiny_bold", OXBLOOD, inner, "center")
        return
    image = card_images.car_face(pad, car, inner.w, inner.h)
    pad.place(image, inner, ("car", space))
    pad.zone(("car", space), rect)
    money = 0
    if buyer is not None:
        money = scoring.proceeds(state, state.active_buyers[buyer], car)
    ribbon(pad, rect, buyer, money, cars.price_of(car))


def _last_stall(pad: DisplayList, rect: Rect) -> None:
    """Say at the last stall that a car there ends the game turn, once it is the only free one."""
    at = _ending_rect(pad, rect)
    if at.h:
        pad.place(pad.canvas.box(at.size, BRASS_LIGHT, INK, max(1, pad.px(1)), pad.px(4)), at)
        inner = at.inflate(-pad.px(8), 0)
        pad.text(pad.say("market.last"), "tiny_bold", OXBLOOD, inner, "center", wrap=True)


def _ending_rect(pad: DisplayList, rect: Rect) -> Rect:
    """Return where the last stall says that it ends the game turn; no height if it does not."""
    words, look = pad.say("market.last"), pad.theme.style("tiny_bold")
    height = max(ribbon_height(pad), pad.res.text_size(words, look, rect.w - pad.px(8))[1])
    if len(pad.state.cars) < pad.layout.stalls_count - 1:
        height = 0
    return Rect(rect.x, rect.bottom - height, rect.w, height)


def offer_rect(pad: DisplayList, rect: Rect) -> Rect:
    """Return the place of the button at a free stall, clear of what the last one says."""
    top, foot = rect.y + awning_height(pad, rect), _ending_rect(pad, rect).y
    high = min(pad.px(30), foot - top)
    return Rect(rect.x + pad.px(7), round((top + foot - high) / 2), rect.w - pad.px(14), high)


def stall_face(pad: DisplayList, rect: Rect, used: bool = True) -> Surface:
    """Return the picture of a stall; one not used is only a hint on the ground."""
    awning = awning_height(pad, rect)

    def paint(surface: Surface) -> None:
        if used:
            plate = pad.canvas.box(rect.size, PAPER, INK, max(1.2, pad.px(1.2)), pad.px(5))
            surface.blit(plate, (0, 0))
        surface.blit(_awning(pad, rect.w, awning), (0, 0))
        if not used:
            floor = Rect(0, 0, round(rect.w * 0.8), max(2, pad.px(3)))
            floor.midbottom = (rect.w // 2, rect.h - pad.px(6))
            surface.blit(pad.canvas.box(floor.size, PAPER, None, 1, floor.h / 2), floor)
            surface.fill((255, 255, 255, _UNUSED), special_flags=pygame.BLEND_RGBA_MULT)

    return pad.composed(("stall", used), rect.size, paint)


def _awning(pad: DisplayList, wide: int, high: int) -> Surface:
    stripes = 9
    step = (wide - 2) / stripes
    edge = max(1.0, pad.px(1))
    drop = high * 0.34
    body = []
    for index in range(stripes):
        x = 1 + index * step
        colour = hexa(OXBLOOD) if index % 2 == 0 else hexa(CREAM)
        body.append(
            f'<path d="M{x:.2f} 1H{x + step:.2f}V{high - drop:.2f}'
            f"A{step / 2:.2f} {drop:.2f} 0 0 1 {x:.2f} {high - drop:.2f}Z"
            f'" fill="{colour}" stroke="{hexa(INK)}" stroke-width="{edge * 0.8:.2f}"/>'
        )
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high + 2}" '
        f'viewBox="0 0 {wide} {high + 2}">{"".join(body)}</svg>'
    )
    return pad.res.svg(text, wide, high + 2)


def awning_height(pad: DisplayList, rect: Rect) -> int:
    """Return the height of the awning of a stall, in pixels."""
    return round(min(rect.h * 0.1, pad.px(12)))


def car_rect(pad: DisplayList, rect: Rect) -> Rect:
    """Return the rectangle of a car in its stall, above the ribbon and below the awning."""
    high = rect.h - ribbon_height(pad) - pad.px(1)
    return Rect(rect.x + 1, rect.y + pad.px(1), rect.w - 2, high)


def ribbon_height(pad: DisplayList) -> int:
    """Return the height of the ribbon, the forecast at the foot of a stall, in pixels."""
    return pad.px(17)


def ribbons(pad: DisplayList, shown: Sequence[int]) -> None:
    """Draw on every stall the buyer of its car, if ``shown`` were the cars on the market."""
    sold = {
        found.space: (buyer, found.money)
        for buyer, found in enumerate(forecast.sale(pad.state, tuple(shown)))
        if found.sold
    }
    for space, car in enumerate(shown):
        if not cars.is_closed(car):
            buyer, money = sold.get(space, (None, 0))
            ribbon(pad, pad.layout.stall(space), buyer, money, cars.price_of(car))


def ribbon(pad: DisplayList, rect: Rect, buyer: int | None, money: int = 0, price: int = 0) -> None:
    """Draw the buyer of a car at the foot of its stall, and what the buyer pays.

    ``buyer`` None or -1 is nobody; ``money`` above a given ``price`` is shown as a sum.
    """
    height = ribbon_height(pad)
    at = Rect(rect.x, rect.bottom - height, rect.w, height)
    state = pad.state
    if buyer is None or buyer < 0:
        words = pad.say("market.unsold")
        fill: Colour = Color("#cbb88f")
        colour = INK
    else:
        fill, colour = GREEN, CREAM
        more = money - price
        words = pad.say("market.pays", money=money)
        if price and more > 0:
            words = pad.say("market.pays_more", price=price, more=more)
    pad.place(pad.canvas.box(at.size, fill, INK, max(1, pad.px(1)), pad.px(4)), at)
    x = at.x + pad.px(4)
    if buyer is not None and buyer >= 0:
        side = round(height * 1.06)
        pad.put(buyers.number(pad, str(buyer + 1), side, True), (at.x + side * 0.56, at.centery))
        x += side
        wish = preference(state.active_buyers[buyer])
        side = round(height * 0.84)
        icon = pad.image(f"pref_{terms.PREFERENCES[wish]}", side, side)
        pad.put(icon, (at.right - side * 0.62, at.centery))
        at.w -= side
    pad.fitted(words, "tiny_bold", colour, Rect(x, at.y, at.right - x - pad.px(3), at.h), "center")
