"""The larger pictures: action tiles, engineer markers, cars on the market, research cards."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, GREEN, INK, OXBLOOD, PAPER, Style
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.parts import end_ground, pieces
from kraftwagen.ui.tables.parts.display_list import SHRINK

_GHOST: Final = 150
"""Opacity of a car that is not offered yet, of 255."""

ACTION_IMAGES: Final = (
    "action_hire",
    "action_research",
    "action_body",
    "action_engine",
    "action_race",
    "action_buyer",
    "action_sale",
    "action_space",
    "action_engine2",
)


INSTANT_IMAGES: Final = ("card_hire3", "card_race5", "card_parts")


DEVELOPMENT_IMAGES: Final = (
    "card_two_body",
    "card_two_engine",
    "card_body_engine",
    "card_body_now",
    "card_engine_now",
)


MARKER_ENGINEER: Final = (
    terms.HORCH,
    terms.HORCH,
    terms.MAYBACH,
    terms.MAYBACH,
    terms.BENZ,
    terms.DAIMLER,
    terms.DAIMLER,
    terms.DIESEL,
    terms.DIESEL,
)
_OVERLAP: Final = 0.1
"""Share of the height of owner and price that stands above a car; the rest lies over its ends."""
_MOST_WORDS: Final = 0.5
"""Largest share of a research card's height for its full text."""


def card_image(card: int) -> str:
    """Return the name of a research card's picture."""
    if card < terms.THREE_WORKERS:
        return f"engineer_{terms.CARDS[card]}"
    if card < terms.TWO_BODY:
        return INSTANT_IMAGES[card - terms.THREE_WORKERS]
    return DEVELOPMENT_IMAGES[card - terms.TWO_BODY]


def tile_face(pad: DisplayList, tile: int, side: int) -> Surface:
    """Return an action tile with its action icons."""
    data = pad.state.data
    actions = data.tile_actions[tile]
    kind, amount = data.tile_bonus[tile]
    special = tile >= terms.BASIC_TILES

    def paint(surface: Surface) -> None:
        ground = "tile_plate_special" if special else "tile_plate"
        surface.blit(pad.image(ground, side, side), (0, 0))
        if special:
            icon = round(side * 0.6)
            image = pad.image(ACTION_IMAGES[actions[0]], icon, icon)
            surface.blit(image, (round(side * 0.08), round(side * 0.08)))
            label = special_bonus(kind, amount)
            height = round(side * 0.34)
            number = pieces.numeral(pad, label, height * 0.8, pieces.WHITE)
            width = max(height, number.get_width() + round(height * 0.5))
            if kind == "sale":
                sale = pad.image(ACTION_IMAGES[terms.SALE], side * 0.42, side * 0.42)
                surface.blit(sale, (round(side * 0.52), round(side * 0.52)))
                return
            at = Rect(
                side - width - round(side * 0.08), side - height - round(side * 0.09), width, height
            )
            surface.blit(
                pad.canvas.box(at.size, OXBLOOD, INK, max(1, side * 0.02), height * 0.3), at
            )
            pieces.on_middle(surface, number, at)
            return
        for task, (x, y, size) in zip(actions, TILE_PLACES[len(actions) - 1], strict=True):
            icon = round(side * size)
            image = pad.image(ACTION_IMAGES[task], icon, icon)
            surface.blit(
                image,
                image.get_rect(center=(round(side * x), round(side * y))),
            )

    return pad.composed(("tile", tile), (side, side), paint)


TILE_PLACES: Final = (
    ((0.5, 0.5, 0.7),),
    ((0.31, 0.36, 0.5), (0.68, 0.65, 0.5)),
    ((0.31, 0.3, 0.42), (0.7, 0.34, 0.42), (0.49, 0.7, 0.42)),
)


def special_bonus(kind: str, amount: int) -> str:
    """Return the short sign of a special tile's bonus, such as "+2"."""
    if kind == "sale":
        return "½"
    return f"+{amount}"


def marker_token(pad: DisplayList, marker: int, side: int) -> Surface:
    """Return an engineer marker: a gear with the engineer's initial and its value."""
    value = pad.state.data.marker_values[marker]
    engineer = MARKER_ENGINEER[marker]
    sign = f"+{value}"

    def paint(surface: Surface) -> None:
        surface.blit(pad.image("engineer_marker", side, side), (0, 0))
        if engineer == terms.DIESEL:
            icon = pad.image(ACTION_IMAGES[terms.TAKE_BODY], side * 0.56, side * 0.56)
            pieces.on_middle(surface, icon, Rect(0, 0, side, side))
            return
        if engineer == terms.BENZ:
            icon = pad.image(ACTION_IMAGES[terms.BUYER], side * 0.58, side * 0.58)
            pieces.on_middle(surface, icon, Rect(0, 0, side, side))
            return
        fill, ink = {
            terms.HORCH: (OXBLOOD, pieces.WHITE),
            terms.MAYBACH: (GREEN, pieces.WHITE),
        }.get(engineer, (pieces.WHITE, INK))
        pad.canvas.circle(
            surface, (side / 2, side / 2), side * 0.31, fill, INK, max(1, side * 0.03)
        )
        number = pieces.numeral(pad, sign, side * 0.42, ink)
        pieces.on_middle(surface, number, Rect(0, 0, side, side))

    return pad.composed(("marker", marker), (side, side), paint)


def _coin_side(pad: DisplayList, high: int) -> int:
    return round(min(pad.px(28), high * 0.34))


def price_spot(pad: DisplayList, rect: Rect) -> tuple[float, float]:
    """Return the centre of the price on the picture of a car in ``rect``."""
    half, gap = _coin_side(pad, rect.h) / 2, max(1, pad.px(2))
    return rect.right - gap - half, rect.y + gap + half


def car_face(pad: DisplayList, car: int, w: int, h: int, ghost: bool = False) -> Surface:
    """Return a car on the market: picture, owner, values, price and engineer marker."""
    turn = pad.state.turn

    def paint(surface: Surface) -> None:
        body, engine, workers = cars.body_of(car), cars.engine_of(car), cars.workers_of(car)
        price, marker, seat = cars.price_of(car), cars.marker_of(car), cars.seat_of(car)
        badge_h = max(13, min(pad.px(22), round(h * 0.2)))
        gap = max(1, pad.px(2))
        badges = [
            sprites.value_badge(pad, kind, value or "–", badge_h)
            for kind, value in (("body", body), ("engine", engine), ("workers", workers))
        ]
        room = w - 2 * gap
        wide = sum(badge.get_width() for badge in badges) + gap * 2
        if wide > room:
            badge_h = max(11, int(badge_h * room / wide))
            badges = [
                sprites.value_badge(pad, kind, value or "–", badge_h)
                for kind, value in (("body", body), ("engine", engine), ("workers", workers))
            ]
            wide = sum(badge.get_width() for badge in badges) + gap * 2
        x = (w - wide) // 2
        bottom = h - badge_h - gap
        for badge in badges:
            surface.blit(badge, (x, bottom))
            x += badge.get_width() + gap
        coin_side = _coin_side(pad, h)
        if body:
            picture = pad.image(sprites.body_image(body, seat), w, bottom - coin_side * _OVERLAP)
            at = picture.get_rect(midbottom=(w // 2, bottom - gap // 2))
            surface.blit(picture, at)
            x, y, wide = end_ground.DOOR
            unit = at.w / end_ground.CAR[0]
            pad.canvas.emblem(surface, seat, (at.x + x * unit, at.y + y * unit), wide * unit)
        shape = round(coin_side * 0.86)
        surface.blit(sprites.seat_shape(pad, seat, shape), (gap, gap))
        if price:
            surface.blit(
                sprites.price_coin(pad, price, coin_side, turn), (w - coin_side - gap, gap)
            )
        if marker:
            side = round(coin_side * 1.05)
            token = marker_token(pad, marker - 1, side)
            surface.blit(token, (gap + shape + gap, gap // 2))

    made = pad.composed(("car", car, turn, ghost), (w, h), paint)
    if ghost:
        key = ("ghost", car, turn, (w, h), pad.canvas.colours)
        return pad.res.cached(key, lambda: pieces.faded(made, _GHOST))
    return made


def card_words(tr: Translator, card: int) -> tuple[str, str]:
    """Return title and short text of a research card."""
    name = terms.CARDS[card]
    return say(tr, f"card.{name}.name"), say(tr, f"card.{name}.short")


def card_sentence(tr: Translator, data: DataSet, card: int) -> str:
    """Return name and effect of a research card."""
    return aloud(card_words(tr, card)[0], card_effect(tr, data, card))


def card_effect(tr: Translator, data: DataSet, card: int) -> str:
    """Return the full text of a research card's effect."""
    low = high = 0
    for marker, engineer in enumerate(MARKER_ENGINEER):
        if engineer == card and data.marker_values[marker]:
            low, high = high, data.marker_values[marker]
    return say(tr,
        f"card.{terms.CARDS[card]}.tip", low=low, high=high,
        count=data.instant_spaces if card == terms.GRAND_PRIX_5 else data.instant_workers,
    )  # fmt: skip


def card_face(pad: DisplayList, card: int, w: int, h: int) -> Surface:
    """Return a research card with picture and text; the full text if it fits."""
    title, words = card_words(pad.tr, card)
    full = card_effect(pad.tr, pad.state.data, card)
    wide = w - 2 * pad.px(9)
    tall = pad.res.text_size(full, pad.theme.style("small"), wide)[1]
    if pad.layout.roomy and tall < h * _MOST_WORDS:
        words = full

    def paint(surface: Surface) -> None:
        engineer = card < terms.THREE_WORKERS
        top = pad.canvas.colour.mix(CREAM, PAPER, 0.3)
        edge = BRASS_DARK
        box = pad.canvas.box((w, h), top, INK, max(1.4, pad.px(1.5)), pad.px(6), inner=edge)
        surface.blit(box, (0, 0))
        pad_in = pad.px(5)
        large = h > pad.px(150)
        head = pad.theme.style("bold" if large else "small_bold")
        if pad.res.text_size(title, head)[0] > w - 2 * pad_in:
            head = pad.theme.style("tiny_bold")
        name = pad.res.text(title, head, OXBLOOD if engineer else GREEN)
        style = pad.theme.style("small" if large else "tiny")
        for share in SHRINK:
            look = Style(style.face, round(style.px * share))
            text = pad.res.text(words, look, INK, w - 2 * pad.px(9), "center")
            rows = name.get_height() + text.get_height()
            picture_h = h - rows - pad_in * 2
            if picture_h >= pad.px(24):
                break
        if picture_h > pad.px(16):
            picture = pad.image(card_image(card), w - pad_in * 2, picture_h)
            lower = (picture_h - picture.get_height()) // 2
            surface.blit(picture, ((w - picture.get_width()) // 2, pad_in + lower))
        y = h - pad_in - rows
        surface.blit(name, ((w - name.get_width()) // 2, y))
        surface.blit(text, ((w - text.get_width()) // 2, y + name.get_height()))

    return pad.composed(("card", card, title, words), (w, h), paint)
