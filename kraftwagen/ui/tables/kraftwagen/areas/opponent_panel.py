"""Another seat's mat in large, shown while it is pointed at or focused.

It lies over buyers and market, beside that mat. It is a picture only: nothing in it can be pointed
at.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.games.kraftwagen.rules import cars, race
from kraftwagen.ui.boxes import Box, Column, Gap, Grid, Row
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GREEN_DEEP, INK, MUTED, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import awards, collection, opponents, player_mats
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import panels, people, pieces
from kraftwagen.ui.tables.parts.panels import Ground, Words, piece

_COLUMNS = 4
_AWARDS = 5
"""The most awards in one row."""


def seat_of(key: Key, viewer: int) -> int | None:
    """Return the owner of a place on another seat's mat, else None."""
    area, seat = describe.area_of(key)
    return seat if area == describe.WORKS and seat != viewer else None


def draw(pad: DisplayList, seat: int) -> Rect:
    """Draw the panel; returns its rectangle."""
    layout = pad.layout

    def content(brief: bool) -> Box:
        return Column(_head(pad, seat), *_rows(pad, seat, brief), gap=6)

    near = layout.buyers.union(layout.market)
    lower = Rect(*near.topleft, near.w, layout.mat.bottom - near.y)
    beside = layout.opponents[opponents.order(pad.position.viewer, layout.seats).index(seat)]
    return panels.open_in(
        pad, content, [*filter(None, [pad.aside]), near, lower, lower.union(layout.ring)],
        edge=(11, 8),
        first="start", others="start", middle=beside.centery,
        frame=lambda box: player_mats.frame(pad, box, seat, True),
    )  # fmt: skip


def _head(pad: DisplayList, seat: int) -> Box:
    """Return name, money unless secret, and the place of the Grand Prix car."""
    px, state = pad.px, pad.state
    player = state.players[seat]
    order = [car[-1] for car in race.standing(state)]
    key = "opponent.race" if seat in order else "opponent.pit"
    place = order.index(seat) + 1 if seat in order else 0
    words = pad.say(key, space=player.space, count=player.laps, place=place)
    shape = sprites.seat_shape(pad, seat, px(24))
    return Row(
        people.box(pad, seat),
        piece(lambda rect: pad.put(shape, rect.center), 24, 28),
        Row(
            Words(pad.position.names[seat], "heading", CREAM, share=1),
            Words(words, "tiny", BRASS_LIGHT, share=1.2),
            gap=6, share=1,
        ),
        piece(lambda rect: player_mats.money(pad, seat, rect), 64, 24),
        gap=6, folds=False,
    )  # fmt: skip


def _rows(pad: DisplayList, seat: int, brief: bool = False) -> list[Box]:
    """Return the non-empty rows of what this seat has; brief with smaller pictures."""
    state = pad.state
    player = state.players[seat]
    rows = [_parts(pad, seat, brief), _figures(pad, seat)]
    if player.start_tile >= 0 or collection.groups(pad, seat):
        rows.append(_cards(pad, seat, player.start_tile >= 0, brief))
    if names := collection.people(pad, seat):
        rows.append(Grid(*(_engineer(pad, seat, each, brief) for each in names), columns=2, gap=6,
                         row_gap=3))  # fmt: skip
    held = [award for award, owner in enumerate(state.awards) if owner == seat]
    if held:
        chips: list[Box] = [piece(partial(_award, pad, award), 62, 37) for award in held]
        rows.append(_abreast(chips, 4, min(len(held), _AWARDS), 3))
    offered = [car for car in state.cars if cars.seat_of(car) == seat and not cars.is_closed(car)]
    if offered:
        faces: list[Box] = [
            piece(partial(_car, pad, car), 90, 44 if brief else 66) for car in offered
        ]
        rows.append(_abreast(faces, 3, len(offered), 5))
    return rows


def _abreast(parts: list[Box], least: int, most: int, gap: float) -> Box:
    """Return pictures side by side, at most ``most``, and none wider than ``least`` would be."""
    blanks = [Gap() for _ in range(least - len(parts))]
    return Grid(*parts, *blanks, columns=max(least, most), gap=gap)


def _parts(pad: DisplayList, seat: int, brief: bool) -> Box:
    """Return the workshops and the engine of the Grand Prix car."""
    player = pad.state.players[seat]
    held = [*player.workshops, terms.part(player.grand_prix_engine, True)]
    cells = [_part(pad, seat, part, at == len(held) - 1, brief) for at, part in enumerate(held)]
    return Row(*cells, gap=5, items="stretch", folds=False)


def _part(pad: DisplayList, seat: int, part: int, racing: bool, brief: bool) -> Box:
    def ground(rect: Rect) -> None:
        pieces.plate(pad, rect, PAPER if part else GREEN_DEEP, INK, 5)

    def face(rect: Rect) -> None:
        if part:
            pad.put(sprites.part_face(pad, part, rect.w, rect.h, seat), rect.center)

    words = pad.say("short.race" if racing else "mat.free")
    foot = Words(words, "tiny_bold", INK if part else MUTED, align="center")
    high = 46 if brief else 60
    return Ground(
        ground, piece(face, 40, high, share=1), foot if racing or not part else None,
        pad=(2, 2), share=1,
    )  # fmt: skip


def _figures(pad: DisplayList, seat: int) -> Box:
    """Return workers and points with their names."""
    player = pad.state.players[seat]
    man = sprites.worker(pad, seat, pad.px(22))

    def workers(count: int, rect: Rect) -> None:
        pad.put(man, (rect.centerx - pad.px(14), rect.centery))
        number = Rect(rect.centerx - pad.px(2), rect.y, pad.px(36), rect.h)
        pad.text(f"×{count}", "bold", CREAM, number)

    def points(name: str, value: int, rect: Rect) -> None:
        pad.put(sprites.value_badge(pad, name, value, rect.h), rect.center)

    figures = (
        ("opponent.canteen", partial(workers, player.canteen)),
        ("opponent.supply", partial(workers, player.supply)),
        ("mat.body_points", partial(points, "body", player.body_points)),
        ("mat.engine_points", partial(points, "engine", player.engine_points)),
    )
    cells = [
        Column(piece(draw, 70, 22), Words(pad.say(words), "tiny", CREAM, align="center"))
        for words, draw in figures
    ]
    return Grid(*cells, columns=_COLUMNS, gap=5)


def _cards(pad: DisplayList, seat: int, flipped: bool, brief: bool) -> Box:
    """Return developments with their names, and the start tile."""
    high = 34 if brief else 46
    cells = [
        _named(pad, partial(collection.development, pad, seat, *found), high,
               card_images.card_words(pad.tr, found[0])[0])
        for found in collection.groups(pad, seat)
    ]  # fmt: skip
    if flipped:
        start = partial(collection.start_development, pad, seat)
        cells.append(_named(pad, start, high, pad.say("opponent.start")))
    return Grid(*cells, columns=_COLUMNS, gap=5, row_gap=3)


def _named(pad: DisplayList, draw: Callable[[Rect], object], high: float, name: str) -> Box:
    """Return a card with its name below."""
    return Column(piece(draw, 60, high), Words(name, "tiny", CREAM, align="center"))


def _engineer(pad: DisplayList, seat: int, engineer: int, brief: bool) -> Box:
    """Return an engineer's portrait, name, effect and unused markers.

    Brief without the effect: portrait, markers and tip say the same.
    """
    title, words = card_images.card_words(pad.tr, engineer)
    held = terms.ENGINEER_MARKERS[engineer] & pad.state.players[seat].markers
    left = [marker for marker in range(len(terms.MARKERS)) if held >> marker & 1]

    def face(rect: Rect) -> None:
        image = pad.image(f"engineer_{terms.ENGINEERS[engineer]}", rect.w, rect.h)
        pad.put(image, rect.center)

    def marker(number: int, rect: Rect) -> None:
        pad.place(card_images.marker_token(pad, number, rect.w), rect)

    return Row(
        piece(face, 34, 28 if brief else 40),
        Column(
            Words(title, "tiny_bold", BRASS_LIGHT),
            None if brief else Words(words, "tiny", CREAM),
            share=1,
        ),
        *(piece(partial(marker, number), 28, 28) for number in left),
        gap=3, folds=False,
    )  # fmt: skip


def _award(pad: DisplayList, award: int, rect: Rect) -> None:
    awards.chip(pad, award, rect, named=False)


def _car(pad: DisplayList, car: int, rect: Rect) -> None:
    """Draw one of the seat's cars on the market."""
    pieces.plate(pad, rect, PAPER, INK, 5)
    pad.place(card_images.car_face(pad, car, rect.w, rect.h), rect)
