"""The panel to change a car on the market: before, after, and the possible choices."""

from __future__ import annotations

from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.ui.boxes import Box, Column, Row
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, MUTED, PAPER
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import market
from kraftwagen.ui.tables.kraftwagen.input import builder_panel
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS
from kraftwagen.ui.tables.kraftwagen.input.builder_panel import undecided
from kraftwagen.ui.tables.kraftwagen.input.changer import Change, Changer
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.preview import prices
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.panels import BAD, GOOD, LIT, Ground, Words, piece

_EMPTY: Final = Color("#3c4a44")
_VALUE: Final = 26
"""Height of a value that may be chosen."""


def draw(
    pad: DisplayList, changer: Changer, draft: Change, previews: PreviewCache, hovered: Key | None
) -> None:
    """Draw the open panel, and the changed car on its stall."""
    _stall(pad, draft, forecast.market_with(changer.state, draft.code))
    panel(pad, changer, draft, previews, hovered)


def panel(
    pad: DisplayList, changer: Changer, draft: Change, previews: PreviewCache, hovered: Key | None
) -> None:
    """Draw the panel alone."""
    state = changer.state
    then = forecast.market_with(state, draft.code)

    def content(brief: bool) -> Box:
        before, after = changer.money(draft)
        colour = GOOD if after > before else BAD if after < before else CREAM
        verdict = changer.verdict(pad.tr, draft)
        arrow = pad.res.icon("arrow-right", pad.px(26), BRASS_LIGHT)
        title = Words(pad.say("change.title"), "heading", BRASS_LIGHT, align="center")
        cells = [_cell(pad, changer, draft, name, hovered, brief) for name in CELLS]
        cars = Row(
            _car(pad, changer, draft.space, state.cars, "was"),
            piece(lambda rect: pad.put(arrow, rect.center), 28, 28),
            _car(pad, changer, draft.space, then, "now"),
            gap=2, folds=False,
        )  # fmt: skip
        return Column(
            None if brief else title,
            Words(verdict, "small", colour, align="center", may=_verdicts(pad, changer)),
            None if brief else cars,
            builder_panel.cells(cells),
            None if brief else prices.content(pad, previews, draft.code, draft.price, hovered),
            builder_panel.buttons(pad, "change", draft.complete, hovered),
            gap=3,
        )  # fmt: skip

    builder_panel.open_bench(pad, content)


def _verdicts(pad: DisplayList, changer: Changer) -> list[str]:
    """Return the verdicts for which there is always room."""
    money = pad.say("change.money", name=changer.name, before=88, then=88)
    return [sentences(pad.say(f"change.{cell}", old=8, new=8, count=1), money) for cell in CELLS]


def _stall(pad: DisplayList, draft: Change, cars_then: tuple[int, ...]) -> None:
    """Draw the changed car on its stall and who would then buy each car."""
    rect = pad.layout.stall(draft.space)
    inner = market.car_rect(pad, rect)
    ghost = draft.complete
    pad.paint(lambda canvas, surface: canvas.glow(surface, rect))
    pad.place(market.stall_face(pad, rect), rect)
    pad.place(card_images.car_face(pad, cars_then[draft.space], inner.w, inner.h, ghost), inner)
    market.ribbons(pad, cars_then)
    if ghost:
        undecided(pad, rect, "change.not_yet")


def _car(pad: DisplayList, changer: Changer, space: int, shown: tuple[int, ...], name: str) -> Box:
    """Return the car on paper with its income; its name stands above."""

    def car(rect: Rect) -> None:
        pieces.plate(pad, rect, PAPER, BRASS, 5)
        inner = Rect(rect.x, rect.y, rect.w, rect.h - market.ribbon_height(pad))
        pad.place(card_images.car_face(pad, shown[space], inner.w, inner.h), inner)
        found = {entry.space: (buyer, entry.money)
                 for buyer, entry in enumerate(forecast.sale(changer.state, shown))}  # fmt: skip
        market.ribbon(pad, rect, *found.get(space, (None, 0)))

    words = Words(pad.say(f"change.{name}"), "small_bold", CREAM, align="center")
    return Column(words, piece(car, 96, 65), share=1)


def _cell(
    pad: DisplayList, changer: Changer, draft: Change, name: str, hovered: Key | None, brief: bool
) -> Box:
    """Return the alternatives as buttons, or why there are none, which the tip says as well."""
    values = changer.values[draft.space][name]
    fill = LIT if draft.cell == name else PAPER if values else _EMPTY
    label = builder_panel.cell_label(pad, name, values, may=[])
    if not values:
        why = "–" if brief else pad.say(f"change.none.{name}")
        none = Words(why, "tiny", MUTED, align="center")
        return builder_panel.cell(pad, name, fill, label, none)
    now = getattr(draft.now, name)
    if name in ("body", "engine"):
        fields = [_value(pad, name, value, now, hovered) for value in values]
        shown: Box = Row(*fields, gap=3, folds=False, rest="center", items="stretch", share=1)
    else:
        between = piece(lambda rect: _now(pad, name, now, rect), 36, _VALUE, share=1)
        shown = builder_panel.stepper(pad, name, between, hovered, share=1)
    return builder_panel.cell(pad, name, fill, label, shown)


def _value(pad: DisplayList, name: str, value: int, now: int, hovered: Key | None) -> Box:
    """Return a value to choose."""
    key: Key = ("build", f"{name}_set", value)

    def ground(rect: Rect) -> None:
        lit = now == value or hovered == key
        pieces.plate(pad, rect, LIT if lit else CREAM, INK if now == value else BRASS_DARK, 4)
        badge = sprites.value_badge(pad, name, value, min(pad.px(22), rect.h - pad.px(6)))
        pad.put(badge, rect.center)
        pad.zone(key, rect)

    return Ground(ground, piece(lambda rect: None, 34, _VALUE), share=1)


def _now(pad: DisplayList, name: str, now: int, rect: Rect) -> None:
    """Draw the value of a cell that is changed step by step."""
    side = min(pad.px(_VALUE), rect.h)
    if name == "price":
        pad.put(sprites.price_coin(pad, now, side, pad.state.turn), rect.center)
    else:
        pad.put(sprites.value_badge(pad, name, now, round(side * 0.85)), rect.center)
