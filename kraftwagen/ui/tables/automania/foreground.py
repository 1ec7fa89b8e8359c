"""Things over the table while somebody decides: highlights, previews, panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.engine.wording import say
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.presentation import decisions
from kraftwagen.games.automania.presentation.previews import NO_SHIP, CarPreview, Landing
from kraftwagen.ui.boxes import Box, Column, Row
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, GLOW, INK, PAPER, SEPIA
from kraftwagen.ui.tables.automania import overlay
from kraftwagen.ui.tables.automania.areas import markets, works
from kraftwagen.ui.tables.automania.input.table_input import TableInput
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.preview import cars_panel, demands_panel, missing
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import chooser, hints, lights, marks, panels, pieces
from kraftwagen.ui.tables.parts.panels import Ground, Words, field, piece

_BUTTONS = ("discard", "leave")


def draw(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Draw the lights, previews and panels of the decision to be made."""
    overlay.draw(pad, inputs, still)
    if not inputs.position.options:
        return
    _buttons(pad, inputs)
    missing.draw(pad, inputs.touchable.interactions, still)
    _subject(pad, still)
    lights.draw(pad, inputs, still)
    marks.framed(pad, hints.framed(inputs, still))
    asked = frames.kind(pad.state.pending[-1])
    if asked == frames.MARKETING:
        _steps(pad, inputs)
    elif asked == frames.CONTRACT and not inputs.dragging:
        ways, keep = inputs.touchable, pad.say("button.keep")
        held = [key for key in ways.by_source if key[0] == "held" and ways.lawful(key)]
        cars_panel.draw_contracts(pad, [int(key[2]) for key in held], keep, inputs.hovered)
    elif asked == frames.FACTORY:
        _boards(pad, inputs)
    elif asked == frames.ADVANCE:
        demands_panel.draw(pad, inputs.previews.demands(), inputs.hovered)
    if inputs.selection.chooser:
        draw_chooser(pad, inputs.selection.chooser, inputs.hovered)


def draw_chooser(pad: DisplayList, options: Sequence[Option], hovered: Key | None) -> None:
    """Draw the options to choose from after a touch, with pictures where these differ."""
    if cars_panel.shows(options):
        cars_panel.draw(pad, options, hovered)
        return
    chooser.draw(pad, options, hovered, pad.say("chooser.title"), _decision)


def _decision(pad: DisplayList, option: Option) -> str:
    return say(decisions.decision_line(option.code or 0, pad.state), pad.tr)


def bright(still: DisplayList) -> list[Rect]:
    """Return the bench, if the question is about a thing on it, and the car being sold."""
    frame = still.state.pending[-1]
    found = [works.bench(still.layout)] if works.needs_bench(still) else []
    if frames.kind(frame) == frames.SALE:
        found.append(still.zones[("ship", *frames.unpack_sale(frame))])
    return found


def _subject(pad: DisplayList, still: DisplayList) -> None:
    """Light the car that the question is about."""
    frame = pad.state.pending[-1]
    if frames.kind(frame) == frames.SALE:
        row = still.zones[("ship", *frames.unpack_sale(frame))]
        box = row.inflate(pad.px(4), pad.px(4))
        # No glow: it would cover the number and the car of so low a row.
        pad.place(pad.canvas.box(box.size, None, lights.HELD, pad.px(2.4), pad.px(6)), box)


def _buttons(pad: DisplayList, inputs: TableInput) -> None:
    """Draw the buttons that decline, below the tile or car on the bench."""
    for name in _BUTTONS:
        key: Key = ("button", name)
        if inputs.touchable.lawful(key):
            rect = works.button(pad.layout)
            pieces.button(pad, key, pad.say(f"button.{name}"), rect, "plain", inputs.hovered)


# -- marketing


def _steps(pad: DisplayList, inputs: TableInput) -> None:
    """Draw where each number of workers brings the car (P5)."""
    found = [o for o in inputs.position.options if o.ok and isinstance(o.preview, CarPreview)]
    found.sort(key=lambda option: option.code or 0)
    worth = {step.workers for option in found[:1] for step in option.preview.steps}

    def content(brief: bool) -> Box:
        brings = [_brings(option.preview.landing) for option in found]
        rows = [
            _step(pad, option, worth, inputs.hovered, brings[at] in brings[:at])
            for at, option in enumerate(found)
        ]
        return Column(
            Words(pad.say("steps.title"), "heading", BRASS_LIGHT, align="center"),
            *rows,
            gap=3,
        )

    areas = (pad.layout.chooser, *pad.layout.between)
    panels.open_in(pad, content, areas, key=("steps", "panel"), edge=(14, 9))


def _brings(found: Landing) -> tuple[bool, bool, int, tuple[int, ...]]:
    """Return all that comes of a number of workers."""
    return found.top, found.has_tile, found.ship, found.contracts


def _step(
    pad: DisplayList, option: Option, worth: set[int], hovered: Key | None, vain: bool
) -> Box:
    """Return a row: workers, stars, ship with its medal, the best contract it would fulfil.

    What is in ``vain`` brings no more than fewer workers.
    """
    found: Landing = option.preview.landing
    count = codes.value(option.code or 0)
    key: Key = ("step", count)

    def crew(rect: Rect) -> None:
        pad.put(faces.crew(pad, pad.state.current, found.workers, rect.h), rect.center)

    def stars(rect: Rect) -> None:
        shown = faces.signs(pad, [("star", found.popularity)], rect.h, INK)
        pad.place(shown, shown.get_rect(midleft=rect.midleft))

    def contracts(rect: Rect) -> None:
        if found.contracts and not vain:
            sign = pad.image("action_contract", rect.h * 1.2, rect.h * 1.2)
            pad.place(sign, sign.get_rect(midleft=rect.midleft))
            room = rect.w - sign.get_width() - pad.px(4)
            shown = faces.fitting(pad, _worth(pad, found), round(rect.h * 0.86), room, INK)
            pad.place(shown, shown.get_rect(midright=rect.midright))

    same = "steps.same" if found.top else "steps.no_higher"
    nobody = Words(pad.say("steps.none"), "small", SEPIA, align="center", share=1)
    line = Row(
        piece(crew, 56, 26, share=1) if found.workers else nobody,
        piece(stars, 50, 24, share=0.9),
        Words(pad.say(same), "small", SEPIA, share=2) if vain else _reached(pad, found),
        piece(contracts, 96, 24, share=1.2),
        gap=6, folds=False,
    )  # fmt: skip
    edge = GLOW if count in worth else BRASS
    return field(pad, key, hovered == key, line, edge=edge, least_h=30)


def _worth(pad: DisplayList, found: Landing) -> list[faces.Sign]:
    """Return what the best contract that a car fulfils brings: silver medals, autobucks (K4)."""
    data = pad.state.data
    best = [card for card in found.contracts if data.card_medals[card] == found.silver]
    pays = any(data.card_start[card] for card in best)
    paid = [("autobuck", data.start_card_money)] if pays else []
    return [("silver_medal", found.silver), *paid]


def _reached(pad: DisplayList, found: Landing) -> Box:
    """Return the ship that the car reaches, or why it reaches none."""
    if found.top or found.ship == NO_SHIP or not found.has_tile:
        words = "top" if found.top else "no_ship" if found.has_tile else "no_tile"
        if not found.popularity:
            words = "unpopular"
        return Words(pad.say(f"steps.{words}"), "small_bold", INK, share=2)

    def ship(rect: Rect) -> None:
        high = rect.h
        image = pad.image("ship_west", high * 2.4, high)
        pad.place(image, image.get_rect(midleft=rect.midleft))
        number = faces.number(pad, found.ship, high * 0.8, INK)
        box = number.get_rect(midleft=(rect.x + image.get_width() + pad.px(5), rect.centery))
        pad.place(number, box)
        if found.medal:
            medal = markets.medal(pad, found.medal, round(high * 1.2))
            pad.place(medal, medal.get_rect(midleft=(box.right + pad.px(5), rect.centery)))

    return piece(ship, 110, 24, share=2)


# -- the factories of the advanced game


_FACTORY: Final = 30
"""The least height of a picture of a factory, in units."""
_SMALL_FACTORY: Final = 20
"""The same where large words leave little room."""


def _boards(pad: DisplayList, inputs: TableInput) -> None:
    """Draw the four factories, two by two."""
    free = {codes.value(o.code) for o in inputs.position.options if o.ok and o.code is not None}

    def content(brief: bool) -> Box:
        high, gap = (_SMALL_FACTORY, 6) if brief else (_FACTORY, 12)
        lit = inputs.hovered
        cards = [_board(pad, number, number in free, lit, high) for number in range(1, 5)]
        rows = [Row(*cards[at : at + 2], gap=gap, items="stretch", folds=False, share=1)
                for at in (0, 2)]  # fmt: skip
        title = Words(pad.say("boards.title"), "heading", BRASS_LIGHT, align="center")
        return Column(title, *rows, gap=5 if brief else 10)

    between = pad.layout.between[1]  # no office is chosen before the factories are
    areas = (between, between.union(pad.layout.works))
    panels.open_in(pad, content, areas, key=("boards", "panel"), first="stretch", others="stretch")


def _board(pad: DisplayList, number: int, free: bool, hovered: Key | None, high: float) -> Box:
    """Return a factory with its power and, if it is chosen, its owner.

    ``high`` is the least height of its picture, in units.
    """
    key, name = ("board", number), terms.BOARDS[number]

    def ground(rect: Rect) -> None:
        lit = free and hovered == key
        fill, edge = lights.HELD if lit else PAPER, GLOW if free else SEPIA
        pieces.plate(pad, rect, fill, edge, 8)
        pad.zone(key, rect)

    def picture(rect: Rect) -> None:
        image = pad.image(f"factory_{name}", *rect.size)
        shown = image if free else pieces.faded(image, 90)
        pad.place(shown, image.get_rect(center=rect.center))

    def owner(rect: Rect) -> None:
        seat, side = pad.state.boards.index(number), pad.px(18)
        pad.paint(lambda canvas, surface: canvas.badge(surface, seat, rect.center, side))

    title = Words(pad.tr(f"automania.term.factory.{name}"), "bold", INK, share=1)
    badge = piece(owner, 20, 20) if number in pad.state.boards else None
    powers = [pad.say(f"factory.{each}") for each in terms.BOARDS[1:]]
    power = Words(powers[number - 1], "small", INK, may=powers, valign="top")
    return Ground(
        ground, piece(picture, 120, high, share=1), Row(title, badge, folds=False),
        power, pad=(6, 4), share=1,
    )  # fmt: skip
