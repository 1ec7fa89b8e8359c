"""Choosers with pictures: of the cars to make, and of the contracts that a car fulfils."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.games.automania import codes, terms
from kraftwagen.games.automania.presentation.previews import SpacePreview, SponsorPreview
from kraftwagen.ui.boxes import Box, Column, Grid, Row
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GLOW, GREEN_LIGHT, INK
from kraftwagen.ui.tables.automania.areas import needs
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import LINES
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import panels, pieces
from kraftwagen.ui.tables.parts.panels import Ground, Words, field, piece, press
from kraftwagen.ui.tables.parts.places import rows_of, split

_BUTTON: Final = (112, 52)
"""Room for the picture of a car on its button."""
_FACTS: Final = 44
_ABREAST: Final = 3
"""The most buttons side by side."""
_CARD: Final = (144, 96)
_LOST: Final = {"no_popularity": "unpopular", "no_ship": "no_ship"}
"""Words on the button of a car that is lost, by its warning."""
_WIDE: Final = 396
_HIGH: Final = 236


def shows(options: Sequence[Option]) -> bool:
    """Return whether all options make cars or send workers, so that pictures differ."""
    found = [option.preview for option in options]
    made = all(isinstance(one, SpacePreview) and one.cars for one in found)
    return made or all(isinstance(one, SponsorPreview) for one in found)


def draw(pad: DisplayList, options: Sequence[Option], hovered: Key | None) -> None:
    """Draw the options as buttons with pictures, beside the place touched."""
    makes = isinstance(options[0].preview, SpacePreview)
    button = _car if makes else _sponsor

    def content(brief: bool) -> Box:
        buttons = [button(pad, at, option, hovered) for at, option in enumerate(options)]
        cancel = press(pad, ("choose", "cancel"), pad.say("chooser.cancel"), "plain", hovered)
        title = pad.say("chooser.cars" if makes else "chooser.workers")
        return Column(
            Words(title, "heading", BRASS_LIGHT, align="center"),
            Grid(*buttons, columns=min(_ABREAST, len(buttons)), gap=8, row_gap=8),
            cancel,
            gap=8,
        )

    layout = pad.layout
    if not makes:
        room = layout.grid.unionall([layout.offices, layout.crowds[0]])
        above = Rect(room.x, room.y, room.w, layout.crowds[0].y - room.y)
        areas = (above, layout.chooser, *layout.between)
        panels.open_in(pad, content, areas, key=("choose", "panel"), first="end", edge=(12, 9))
        return
    at = layout.space(codes.unpack_space(options[0].code or 0)[0])
    beside = Rect(at.right + pad.px(8), at.y, pad.px(_WIDE), pad.px(_HIGH)).clamp(layout.rect)
    areas = (beside, layout.chooser, *layout.between)
    panels.open_in(pad, content, areas, key=("choose", "panel"), first="start", edge=(12, 9))


def _sponsor(pad: DisplayList, number: int, option: Option, hovered: Key | None) -> Box:
    """Return a button: a number of workers and what they bring."""
    found: SponsorPreview = option.preview
    key: Key = ("choose", number)
    money = found.workers * pad.state.data.sponsor_money

    def picture(rect: Rect) -> None:
        left, right = split(rect, 2)
        pad.put(faces.crew(pad, pad.state.current, found.workers, left.h), left.center)
        worth = faces.fitting(pad, [("autobuck", money)], round(right.h * 0.8), right.w)
        pad.put(worth, right.center)

    return field(pad, key, hovered == key, piece(picture, 84, 30))


def _car(pad: DisplayList, number: int, option: Option, hovered: Key | None) -> Box:
    """Return a button: the car on its line's colour, price, popularity by market, if it is lost."""
    found: SpacePreview = option.preview
    kind, key = found.cars[0].landing.type, ("choose", number)
    seat, line = pad.state.current, LINES[kind]

    def ground(rect: Rect) -> None:
        lit = hovered == key
        pieces.plate(pad, rect, line.light if lit else line.main, GLOW if lit else INK, 8)
        pad.zone(key, rect)

    def picture(rect: Rect) -> None:
        car = faces.home_car(pad, seat, kind, False, rect.w, rect.h)
        pad.put(car, rect.center)

    def facts(rect: Rect) -> None:
        upper, lower = rows_of(rect, 2)
        price = faces.fitting(
            pad, [("autobuck", found.cost)], round(upper.h * 0.78), upper.w, line.text
        )
        pad.put(price, upper.center)
        for car, cell in zip(found.cars, split(lower, len(found.cars)), strict=True):
            stars = [("star", car.landing.popularity)]
            worth = faces.fitting(pad, stars, round(cell.h * 0.72), cell.w, line.text)
            pad.put(worth, cell.center)

    markets = [
        Words(pad.say(f"matrix.{terms.MARKETS[car.landing.market]}"), "tiny", line.text,
              align="center", share=1)
        for car in found.cars
    ]  # fmt: skip
    lost = [
        Words(pad.say(f"steps.{_LOST[one.key]}"), "tiny", line.text, align="center")
        for one in option.warnings if one.key in _LOST
    ]  # fmt: skip
    return Ground(
        ground, piece(picture, *_BUTTON, share=1), piece(facts, _BUTTON[0], _FACTS),
        Row(*markets, folds=False), *lost, pad=(4, 4), share=1,
    )  # fmt: skip


def draw_contracts(pad: DisplayList, cards: Sequence[int], keep: str, hovered: Key | None) -> None:
    """Draw the contracts that a new car can fulfil as whole cards, and a button to refuse."""
    seat = pad.state.current

    def content(brief: bool) -> Box:
        shown = [_contract(pad, seat, card, hovered) for card in cards]
        none = press(pad, ("button", "keep"), keep, "plain", hovered)
        return Column(
            Words(pad.say("chooser.contracts"), "heading", BRASS_LIGHT, align="center"),
            Row(*shown, gap=8, folds=True),
            none,
            gap=8,
        )

    areas = (pad.layout.chooser, *pad.layout.between)
    panels.open_in(pad, content, areas, key=("contracts", "panel"), edge=(14, 9))


def _contract(pad: DisplayList, seat: int, card: int, hovered: Key | None) -> Box:
    key: Key = ("held", seat, card)

    def ground(rect: Rect) -> None:
        pieces.plate(pad, rect, GREEN_LIGHT if hovered == key else CREAM, GLOW, 8)
        pad.zone(key, rect)

    def face(rect: Rect) -> None:
        image = faces.contract_face(pad, card, *rect.size)
        at = image.get_rect(center=rect.center)
        pad.place(image, at)
        needs.tick(pad, at, key)

    return Ground(ground, piece(partial(face), *_CARD, share=1), pad=(3, 3), share=1)
