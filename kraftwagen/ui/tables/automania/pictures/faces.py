"""Pictures of pieces: tiles, contracts, cars, workers, amounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import pygame
from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.state import electric_of, seat_of, type_of
from kraftwagen.ui.drawing.stand_ins import Sized
from kraftwagen.ui.drawing.theme import CREAM, INK, Colour, Style
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import HARBOUR_DARK
from kraftwagen.ui.tables.parts import pieces

Sign: TypeAlias = tuple[str, int]
"""An image name and its amount."""
_PLAIN: Final = {"score": "victory_point"}
"""Signs whose number stands beside a picture, instead of inside one that is too small."""
_MARKS: Final = {
    "stars": "star", "medals": "silver_medal", "sales": "sales_limit",
    "neutral": "worker_neutral", "autobucks": "autobuck", "points": "victory_point",
}  # fmt: skip
"""Images of what tiles show, by the names of ``things.shown``."""
LIGHT: Final = CREAM
"""The colour of numbers on a dark background."""
_STEP: Final = 1.5
"""Heights of signs are multiples of this many units, so that few sizes are cached."""
_SMALL: Final = 44
"""Below this size in units tiles show only the sign of the machine or part."""
_MIDDLE: Final = 90
"""Below this size in units the sign in a tile's picture is drawn again, larger."""
_SIGN: Final = 0.42
"""The size of that sign, as a share of the tile."""
_BAND: Final = 0.81
"""The middle of the band with marks at the foot of a tile, as a share of it."""
_PART_FOOT: Final = 0.22
"""What a part's sign leaves free at the foot of a small tile, as a share of it."""
_MARK: Final = 0.34
"""The largest height of those marks."""


def number(pad: DisplayList, text: str | int, size: float, colour: Colour) -> Surface:
    """Return a bold number without line spacing, so that it can be centred exactly."""
    style = Style("bold", max(pieces.least(pad), round(size)))
    what = ("number", str(text), style.face, tuple(pad.canvas.colour(colour)))

    def make() -> Surface:
        made = pad.res.text(str(text), style, colour)
        return made.subsurface(made.get_bounding_rect()).copy()

    return pad.res.cached(Sized(what, (style.px, style.px)), make)


def points(pad: DisplayList, amount: int, side: int) -> Surface:
    """Return points as a number in a wreath, enlarged if the number would be too small."""
    share = 0.62 if amount < 10 else 0.5
    side = max(side, round(pieces.least(pad) / share))

    def paint(surface: Surface) -> None:
        surface.blit(pad.image("victory_point", side, side), (0, 0))
        figure = number(pad, amount, side * share, INK)
        surface.blit(figure, figure.get_rect(center=(side // 2, round(side * 0.48))))

    return pad.composed(("points", amount), (side, side), paint)


def signs(
    pad: DisplayList, shown: Sequence[Sign], height: int, colour: Colour = INK, count: bool = True
) -> Surface:
    """Return amounts with their pictures in a row: "4 autobucks 1 point".

    Without ``count`` small amounts are drawn as that many pictures, as on tiles.
    """
    step = pad.px(_STEP)
    height = max(1, height // step) * step
    gap = max(1, round(height * 0.12))
    parts: list[Surface] = []
    for name, amount in shown:
        if name == "victory_point":
            parts.append(points(pad, amount, round(height * 1.12)))
            continue
        image = pad.image(_PLAIN.get(name, name), height, height)
        if not count and amount <= 3:
            parts += [image] * amount
        elif count or amount:
            parts += [number(pad, amount, height * 0.94, colour), image]
    width = sum(part.get_width() for part in parts) + gap * max(0, len(parts) - 1)
    high = max([height, *(part.get_height() for part in parts)])

    def paint(surface: Surface) -> None:
        x = 0
        for part in parts:
            surface.blit(part, (x, (high - part.get_height()) // 2))
            x += part.get_width() + gap

    key = ("signs", tuple(shown), colour, count)
    return pad.composed(key, (max(1, width), high), paint)


def fitting(
    pad: DisplayList,
    shown: Sequence[Sign],
    height: int,
    width: int,
    colour: Colour = INK,
    count: bool = True,
) -> Surface:
    """Return the row of ``signs``, made smaller until it is at most ``width`` wide."""
    made = signs(pad, shown, height, colour, count)
    if made.get_width() <= width:
        return made
    return signs(pad, shown, max(8, height * width // made.get_width()), colour, count)


def reward(money: int, points: int) -> list[Sign]:
    """Return autobucks and points as signs."""
    both = (("autobuck", money), ("victory_point", points))
    return [(name, amount) for name, amount in both if amount]


# -- tiles


def tile_image(data: Any, tile: int) -> str:
    """Return the name of the picture on a tile."""
    what = data.tile_what[tile]
    match data.tile_kind[tile]:
        case terms.MACHINE:
            return f"machine_{terms.DEMANDS[what]}"
        case terms.STYLE:
            return f"style_{terms.PARTS[what]}"
        case terms.MANAGER:
            return f"manager_{terms.PORTRAITS[what]}"
    return "bonus_money" if data.tile_money[tile] else "bonus_points"


def tile_sign(pad: DisplayList, tile: int) -> str:
    """Return the name of the image of a tile when small, such as the disc of a demand."""
    data = pad.state.data
    what = data.tile_what[tile]
    match data.tile_kind[tile]:
        case terms.MACHINE:
            return f"demand_{terms.DEMANDS[what]}"
        case terms.STYLE:
            return f"part_{terms.PARTS[what]}"
    return tile_image(pad.state.data, tile)


def tile_marks(pad: DisplayList, tile: int) -> list[Sign]:
    """Return the marks at the foot of a tile, such as stars, with their amounts."""
    shown = things.shown(tile, pad.state.data)
    return [(_MARKS[thing], amount) for thing, amount in shown if amount]


def tile_face(pad: DisplayList, tile: int, w: int, h: int) -> Surface:
    """Return a factory tile: background, picture, marks."""
    data = pad.state.data
    small, middle = min(w, h) < pad.px(_SMALL), min(w, h) < pad.px(_MIDDLE)
    ground = "tile_b" if data.tile_set[tile] else "tile_a"

    def paint(surface: Surface) -> None:
        side = min(w, h)
        left, top = (w - side) // 2, (h - side) // 2
        surface.blit(pad.image(ground, side, side), (left, top))
        marks = tile_marks(pad, tile)
        name = tile_sign(pad, tile) if small else tile_image(pad.state.data, tile)
        part = small and data.tile_kind[tile] == terms.STYLE
        # The plate of a part may be as wide as a small tile: its stars lie on its foot.
        foot = round(side * (_PART_FOOT if part else 0.34 if marks else 0.08))
        picture = pad.image(name, side * 0.86, side - foot - side * 0.07)
        high = side - foot - round(side * 0.06)
        box = picture.get_rect(center=(w // 2, top + round(side * 0.06) + high // 2))
        surface.blit(picture, box)
        if middle and not small:
            _sign_again(pad, surface, tile, box)
        if marks:
            row = _marks_row(pad, marks, side)
            surface.blit(row, row.get_rect(center=(w // 2, top + round(side * _BAND))))

    return pad.composed(("tile", tile, small, middle), (w, h), paint)


def _marks_row(pad: DisplayList, marks: Sequence[Sign], side: int) -> Surface:
    """Return the marks at the foot of a tile: one by one or counted, whichever is larger."""
    most, wide = round(side * _MARK), round(side * 0.94)
    each = fitting(pad, marks, most, wide, count=False)
    counted = fitting(pad, marks, most, wide)
    return max(each, counted, key=Surface.get_height)


def _sign_again(pad: DisplayList, surface: Surface, tile: int, picture: Rect) -> None:
    """Draw the sign of a machine or part larger over its place in the picture."""
    kind, side = pad.state.data.tile_kind[tile], _SIGN * min(surface.get_size())
    if kind not in (terms.MACHINE, terms.STYLE):
        return
    sign = pad.image(tile_sign(pad, tile), side, side)
    box = sign.get_rect(center=picture.center)
    if kind == terms.STYLE:
        box.bottomright = picture.bottomright
    surface.blit(sign, box)


# -- contracts


def feature_image(feature: int) -> str:
    """Return the name of the image of a feature that contracts ask for; empty for none."""
    if feature == terms.NO_FEATURE:
        return ""
    if feature >= terms.FIRST_PART_FEATURE:
        return f"part_{terms.PARTS[feature - terms.FIRST_PART_FEATURE]}"
    return f"demand_{terms.FEATURES[feature]}"


def contract_face(pad: DisplayList, card: int, w: int, h: int) -> Surface:
    """Return a contract; an unknown one shows its back."""
    if card >= terms.CONTRACTS:
        back = "contract_start_back" if card == terms.HIDDEN_START else "contract_back"
        return pad.image(back, w, h)
    data = pad.state.data
    kind = terms.CONTRACT_TYPES[data.card_type[card]]

    def paint(surface: Surface) -> None:
        image = pad.image(f"contract_{kind}", w, h)
        surface.blit(image, (0, 0))
        high = image.get_height()
        wide = image.get_width()
        figure = number(pad, data.card_popularity[card], high * 0.3, INK)
        surface.blit(figure, figure.get_rect(center=(round(wide * 0.19), round(high * 0.36))))
        band = Rect(round(wide * 0.06), round(high * 0.65), round(wide * 0.88), round(high * 0.28))
        name = feature_image(data.card_feature[card])
        if name:
            side = round(high * 0.34)
            sign = pad.image(name, side, side)
            surface.blit(sign, sign.get_rect(midleft=(band.x, band.centery)))
        if band.h < pieces.least(pad):
            return  # The enlarged factory shows the details.
        medals = signs(pad, [("silver_medal", data.card_medals[card])], band.h)
        surface.blit(medals, medals.get_rect(midright=(band.right, band.centery)))
        if data.card_start[card]:
            coin = signs(pad, [("autobuck", data.start_card_money)], round(band.h * 0.8))
            left = band.right - medals.get_width() - coin.get_width() - round(band.h * 0.3)
            surface.blit(coin, (left, band.centery - coin.get_height() // 2))

    size = pad.image(f"contract_{kind}", w, h).get_size()
    return pad.composed(("contract", card), size, paint)


# -- cars and workers


def car_token(pad: DisplayList, car: int, w: float, h: float) -> Surface:
    """Return a packed car (``pack_car``) as it stands on ships and sales spaces."""
    name = "electric" if electric_of(car) else terms.CAR_TYPES[type_of(car)]
    return pad.seat_image(f"car_{name}_{{}}", seat_of(car), w, h)


def home_car(pad: DisplayList, seat: int, kind: int, oval: bool, w: float, h: float) -> Surface:
    """Return a car tile at home; ``kind`` is a car type or ELECTRIC."""
    if kind == terms.ELECTRIC:
        return pad.seat_image("car_electric_{}", seat, w, h)
    name = "oval" if oval else terms.CAR_TYPES[kind]
    return pad.seat_image(f"car_{name}_{{}}", seat, w, h)


def worker(pad: DisplayList, seat: int, height: float) -> Surface:
    """Return a worker of a seat."""
    return pad.seat_image("worker_{}", seat, height, height)


def crew(pad: DisplayList, seat: int, count: int, height: int) -> Surface:
    """Return several workers of a seat as one worker with a number."""

    def paint(surface: Surface) -> None:
        surface.blit(one, (0, 0))
        shade = pad.canvas.colour(HARBOUR_DARK)
        pygame.draw.rect(surface, shade, ground, border_radius=round(height * 0.16))
        surface.blit(figure, figure.get_rect(center=ground.center))

    one = worker(pad, seat, height)
    figure = number(pad, count, height * 0.58, CREAM)
    box = figure.get_size()
    ground = Rect(0, 0, box[0] + round(height * 0.26), box[1] + round(height * 0.22))
    width = round(one.get_width() * 0.86) + ground.w
    ground.bottomright = (width, height)
    return pad.composed(("crew", seat, count), (width, height), paint)


def order_disc(pad: DisplayList, seat: int, side: float) -> Surface:
    """Return the order disc of a seat."""
    return pad.seat_image("order_{}", seat, side, side)
