"""Small pictures that several areas share: coins, value badges, cars, tiles, cards."""

from __future__ import annotations

from typing import Final

from pygame import Color, Rect, Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    INK,
    OXBLOOD,
    SEPIA,
    Colour,
    hexa,
)
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts.pieces import WHITE, numeral, on_middle

PRICE_COLOURS: Final = (
    (Color("#b06a1c"), Color("#e89a3c"), Color("#6e3d08")),
    (Color("#6d3f86"), Color("#9a68b4"), Color("#42214f")),
    (Color("#24598f"), Color("#4f8ac4"), Color("#12355c")),
)
"""Main, light and dark colour of the price markers by game turn."""
AWARD_IMAGES: Final = (
    "award_lap1",
    "award_lap2",
    "award_buyer",
    "award_market",
    "award_body3",
    "award_body6",
    "award_engine4",
    "award_engine7",
    "award_workers",
    "award_engineers",
)


def price_coin(pad: DisplayList, price: int, side: int, turn: int) -> Surface:
    """Return a coloured price marker."""
    main, light, dark = PRICE_COLOURS[turn - 1]

    def paint(surface: Surface) -> None:
        coin = pad.image(
            "price_marker", side, side, main=hexa(main), light=hexa(light), dark=hexa(dark)
        )
        surface.blit(coin, (0, 0))
        number = numeral(pad, str(price), side * 0.5, WHITE)
        on_middle(surface, number, Rect(0, 0, side, side))

    return pad.composed(("price", price, turn), (side, side), paint)


def money_coin(pad: DisplayList, side: int) -> Surface:
    """Return the sign of money, a brass coin; price markers have other colours."""
    return pad.image(
        "price_marker", side, side, main=hexa(BRASS), light=hexa(BRASS_LIGHT), dark=hexa(BRASS_DARK)
    )


def white_coin(pad: DisplayList, amount: int | str, side: int) -> Surface:
    """Return a white marker: ordinary money."""

    def paint(surface: Surface) -> None:
        surface.blit(money_coin(pad, side), (0, 0))
        size = side * (0.56 if len(str(amount)) < 3 else 0.42)
        on_middle(surface, numeral(pad, str(amount), size, INK), Rect(0, 0, side, side))

    return pad.composed(("white", amount), (side, side), paint)


def purse(pad: DisplayList, side: int) -> Surface:
    """Return the sign for the total money of a seat: a coin with a star."""
    return pad.image("coin", side, side)


def value_badge(pad: DisplayList, kind: str, value: int | str, height: int) -> Surface:
    """Return a small plate with an icon and a number: body, engine, workers or plain."""
    colours: dict[str, Colour] = {
        "body": GREEN,
        "engine": OXBLOOD,
        "workers": Color("#3c3a4a"),
        "plain": SEPIA,
    }
    number = numeral(pad, str(value), height * 0.86, WHITE)
    icon_side = round(height * 0.86)
    icons = {"body": "point_body", "engine": "point_engine"}
    width = round(icon_side + number.get_width() + height * 0.3)

    def paint(surface: Surface) -> None:
        line = max(1, height * 0.06)
        surface.blit(
            pad.canvas.box((width, height), colours[kind], INK, line, height * 0.22), (0, 0)
        )
        top = (height - icon_side) // 2
        if kind in icons:
            surface.blit(pad.image(icons[kind], icon_side, icon_side), (top, top))
        elif kind == "workers":
            icon = pad.image(
                "worker_disc", icon_side, icon_side, main="#e9dcc0", light="#ffffff", dark="#8a7a58"
            )
            surface.blit(icon, (top + (icon_side - icon.get_width()) // 2, top))
        at = Rect(icon_side, 0, width - icon_side, height)
        on_middle(surface, number, at, 0)

    return pad.composed(("badge", kind, value), (width, height), paint)


def seat_shape(pad: DisplayList, seat: int, side: int) -> Surface:
    """Return the shape that identifies a seat, in its colour."""
    return pad.seat_image("shape_{}", seat, side, side)


def owned_marker(pad: DisplayList, seat: int, side: int) -> Surface:
    """Return the back of an award marker, which shows its owner."""

    def paint(surface: Surface) -> None:
        middle = (side / 2, side / 2)
        pad.canvas.circle(surface, middle, side / 2 - 1, CREAM, BRASS_DARK, max(1.5, side * 0.05))
        shape = seat_shape(pad, seat, round(side * 0.6))
        on_middle(surface, shape, Rect(0, 0, side, side))

    return pad.composed(("owned", seat), (side, side), paint)


def worker(pad: DisplayList, seat: int, height: float) -> Surface:
    """Return a worker of a seat."""
    return pad.seat_image("worker_{}", seat, height, height)


def race_car(pad: DisplayList, seat: int, length: float, heading: float) -> Surface:
    """Return a Grand Prix car of a seat, -1 for a neutral one.

    ``heading`` is in degrees clockwise from the right; the image itself points to the left.
    """
    if seat < 0:
        return pad.res.image("kraftwagen/race_car_neutral", length, length, heading + 180)
    return pad.seat_image("race_car_{}", seat, length, length, heading + 180)


MODELS: Final = ("", "_b", "_c")
"""Suffixes of the body drawings; seat 3 has the same as seat 0."""


def body_image(value: int, seat: int) -> str:
    """Return the name of the drawing of a body as a seat builds it."""
    return f"body_{value}{MODELS[seat % len(MODELS)]}"


def part_picture(pad: DisplayList, part: int, w: float, h: float, seat: int) -> Surface:
    """Return the picture of a body or engine."""
    value = terms.part_value(part)
    name = f"engine_{value}" if terms.is_engine(part) else body_image(value, seat)
    return pad.image(name, w, h)


def part_face(pad: DisplayList, part: int, w: int, h: int, seat: int) -> Surface:
    """Return a part as in a workshop or on offer: picture, value badge below."""
    engine = terms.is_engine(part)
    badge_h = round(max(min(h * 0.3, pad.px(22)), pad.px(15)))

    def paint(surface: Surface) -> None:
        flat = w > h * 1.25
        picture = part_picture(pad, part, w, h - badge_h * (0.5 if flat else 0.72), seat)
        kind = "engine" if engine else "body"
        badge = value_badge(pad, kind, terms.part_value(part), badge_h)
        spare = h - badge_h * (0.5 if flat else 0.8) - picture.get_height()
        surface.blit(picture, ((w - picture.get_width()) // 2, max(0, round(spare / 2))))
        left = w - badge.get_width() if flat else (w - badge.get_width()) // 2
        surface.blit(badge, (left, h - badge_h))

    return pad.composed(("part", part, seat % len(MODELS)), (w, h), paint)
