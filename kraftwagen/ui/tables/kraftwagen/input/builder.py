"""The car builder: a car put together on a free stall, with its forecast, before it is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Color, Rect

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DARK,
    GREEN_LIGHT,
    INK,
    MUTED,
    PAPER,
)
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers, market
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import Pad, say
from kraftwagen.ui.tables.kraftwagen.pictures.layout import centred, split


@dataclass(frozen=True)
class Draft:
    """A half-built car; 0 is missing. ``marker`` is 0 or 1 + an engineer marker."""

    body: int = 0
    engine: int = 0
    workers: int = 0
    price: int = 0
    marker: int = 0

    @property
    def complete(self) -> bool:
        """Whether it can be offered."""
        return bool(self.body and self.engine and self.workers and self.price)

    @property
    def code(self) -> int:
        """The decision to offer it."""
        return codes.car(self.body, self.engine, self.workers, self.price, self.marker)

    @property
    def priceable(self) -> bool:
        """Whether only the price can be missing."""
        return bool(self.body and self.engine and self.workers)


class Builder:
    """What may become a car, read from the options alone."""

    def __init__(self, state: State, seat: int, options: Sequence[Option], tr: Translator) -> None:
        self.tr = tr
        self.state = state
        self.seat = seat
        self.options = {
            option.code: option
            for option in options
            if option.ok and option.code is not None and codes.kind(option.code) == codes.CAR
        }
        self.bodies = sorted({code >> 17 & 7 for code in self.options})
        self.engines = sorted({code >> 14 & 7 for code in self.options})
        self.most_workers = max((code >> 10 & 15 for code in self.options), default=0)
        self.prices = sorted({code >> 4 & 63 for code in self.options})
        self.markers = sorted({code & 15 for code in self.options} - {0})
        self.too_many = next(
            (
                option
                for option in options
                if not option.ok and option.reason and option.reason.key == "canteen_too_small"
                and option.code is not None and codes.kind(option.code) == codes.CAR
            ),
            None,
        )  # fmt: skip
        self.draft: Draft | None = None

    @property
    def possible(self) -> bool:
        """Whether a car can be offered at all."""
        return bool(self.options)

    @property
    def stall(self) -> int:
        """The stall the car will stand on."""
        return len(self.state.cars)

    def stalls(self) -> list[Key]:
        """Where parts may be dropped."""
        free = self.state.data.market_spaces[len(self.state.players)]
        return [("stall", space) for space in range(len(self.state.cars), free)]

    def sources(self) -> set[Key]:
        """What can be picked up for the car."""
        if not self.possible:
            return set()
        found: set[Key] = {("canteen", self.seat)}
        for index, part in enumerate(self.state.players[self.seat].workshops):
            if part:
                found.add(("workshop", self.seat, index))
        found |= {("price", price) for price in self.prices}
        found |= {("marker", self.seat, marker - 1) for marker in self.markers}
        return found

    def start(self) -> None:
        """Open with what is beyond doubt: the only body, the only engine, one worker."""
        self.draft = Draft(
            self.bodies[0] if len(self.bodies) == 1 else 0,
            self.engines[0] if len(self.engines) == 1 else 0,
            1,
        )

    def add(self, source: Key) -> Option | None:
        """Put a piece onto the car; the option that says why not, if it cannot be."""
        draft = self.draft or Draft()
        kind = source[0]
        if kind == "workshop":
            part = self.state.players[self.seat].workshops[int(source[2])]
            value = terms.part_value(part)
            if terms.is_engine(part):
                draft = replace(draft, engine=value)
            else:
                draft = replace(draft, body=value)
        elif kind == "canteen":
            if draft.workers >= self.most_workers:
                self.draft = draft
                return self.too_many
            draft = replace(draft, workers=draft.workers + 1)
        elif kind == "price":
            draft = replace(draft, price=int(source[1]))
        elif kind == "marker":
            marker = 1 + int(source[2])
            draft = replace(draft, marker=0 if draft.marker == marker else marker)
        self.draft = draft
        return None

    def press(self, what: str) -> None:
        """A button of the panel other than Confirm and Cancel."""
        if self.draft is None:
            return
        if what == "minus":
            self.draft = replace(self.draft, workers=max(0, self.draft.workers - 1))
        elif what in ("body", "engine", "price", "marker", "workers"):
            self.draft = replace(self.draft, **{what: 0})

    def step_price(self, by: int) -> None:
        """Move the price to the next marker still there."""
        if self.draft is None:
            return
        if not self.draft.price:
            self.draft = replace(self.draft, price=self.prices[0 if by > 0 else -1])
            return
        at = self.prices.index(self.draft.price) + by
        self.draft = replace(self.draft, price=self.prices[max(0, min(len(self.prices) - 1, at))])

    def clicks(self, code: int) -> list[Key]:
        """What to click, in order, to offer the car of a code, from a closed builder."""
        body, engine = code >> 17 & 7, code >> 14 & 7
        workers, price, marker = code >> 10 & 15, code >> 4 & 63, code & 15
        workshops = self.state.players[self.seat].workshops
        wanted: list[Key] = [
            ("workshop", self.seat, workshops.index(body)),
            ("workshop", self.seat, workshops.index(terms.part(engine, True))),
        ]
        wanted += [("canteen", self.seat)] * workers
        wanted.append(("price", price))
        if marker:
            wanted.append(("marker", self.seat, marker - 1))
        return wanted

    def missing(self) -> list[str]:
        """What the car still lacks, in words."""
        draft = self.draft or Draft()
        parts = ("body", "engine", "workers", "price")
        return [say(self.tr, f"builder.{part}") for part in parts if not getattr(draft, part)]

    def verdict(self) -> tuple[str, bool | None]:
        """What the forecast says, and whether it is good (None: not known yet)."""
        draft = self.draft
        if draft is None or not draft.complete:
            return say(self.tr, "builder.missing", parts=", ".join(self.missing())), None
        preview = self.options[draft.code].preview if draft.code in self.options else {}
        buyer = int(preview.get("buyer", -1))
        if buyer < 0:
            return say(self.tr, "builder.unsold"), False
        return say(self.tr, "builder.sold", buyer=buyer + 1, money=preview.get("money", 0)), True


_BUTTONS: Final = {
    "primary": (BRASS, BRASS_LIGHT, INK),
    "plain": (GREEN, GREEN_LIGHT, CREAM),
    "off": (GREEN_DARK, GREEN_DARK, MUTED),
}
"""Kinds of buttons: ground, ground under the pointer, words."""
PARTS = ("body", "engine", "workers", "price", "marker")


def panel_places(pad: Pad) -> dict[str, Rect]:
    """The places on the builder's panel."""
    area = pad.layout.panel
    px = pad.px
    inner = area.inflate(-px(36), -px(26))
    head = Rect(inner.x, inner.y, inner.w, px(26))
    verdict = Rect(inner.x, head.bottom, inner.w, px(20))
    foot = Rect(inner.x, inner.bottom - px(34), inner.w, px(34))
    row = Rect(inner.x, verdict.bottom + px(4), inner.w, foot.y - px(8) - verdict.bottom - px(4))
    cells = split(row, 4, px(5))
    left, right = split(foot, 2, px(8))
    found = {"head": head, "verdict": verdict, "cancel": left, "confirm": right}
    for name, cell in zip(PARTS, cells, strict=False):
        found[name] = cell
    step = px(26)
    for name in ("workers", "price"):
        cell = found[name]
        found[f"{name}_minus"] = Rect(cell.x + px(1), cell.bottom - step - px(1), step, step)
        found[f"{name}_plus"] = Rect(
            cell.right - step - px(1), cell.bottom - step - px(1), step, step
        )
    return found


def draw(pad: Pad, builder: Builder, hovered: Key | None) -> None:
    """The open builder: the car on its stall and the panel beside the market."""
    draft = builder.draft
    if draft is None:
        return
    state = builder.state
    packed = cars.pack(
        builder.seat, draft.body, draft.engine, draft.workers, draft.price, draft.marker
    )
    stall = pad.layout.stall(builder.stall)
    inner = market.car_rect(pad, stall)
    pad.paint(lambda canvas, surface: canvas.glow(surface, stall))
    pad.place(market.stall_face(pad, stall), stall)
    pad.place(card_images.car_face(pad, packed, inner.w, inner.h, ghost=not draft.complete), inner)
    if draft.complete:
        _ribbons(pad, builder, packed)
    _price_signs(pad, builder, draft)
    # Nothing on the ring can be done now: the panels take its place.
    ring = pad.layout.ring
    whole = centred(pad.layout.ring_centre, ring.w + pad.px(2), pad.layout.ring_radius * 2)
    whole.inflate_ip(0, pad.px(2))
    pad.place(pad.canvas.box(whole.size, GREEN_DARK), whole)
    area = pad.layout.panel
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=True, shadow=8))
    pad.zone(("build", "panel"), area)
    at = panel_places(pad)
    pad.text(say(pad.tr, "builder.title"), "heading", BRASS_LIGHT, at["head"], "center")
    words, good = builder.verdict()
    colour = CREAM if good is None else Color("#9be08a") if good else Color("#ffb199")
    pad.fitted(words, "small_bold", colour, at["verdict"], "center")
    for name in PARTS[:4]:
        _cell(pad, name, draft, at, state, hovered)
    button(pad, ("build", "cancel"), say(pad.tr, "builder.cancel"), at["cancel"], "plain", hovered)
    kind = "primary" if draft.complete else "off"
    button(pad, ("build", "confirm"), say(pad.tr, "builder.confirm"), at["confirm"], kind, hovered)


def _ribbons(pad: Pad, builder: Builder, packed: int) -> None:
    """The forecast of the whole market with the new car in it."""
    state = builder.state
    sold = {
        entry["space"]: (buyer, int(entry["money"]))
        for buyer, entry in enumerate(forecast.sale(state, (*state.cars, packed)))
        if int(entry["space"]) >= 0
    }
    for space, car in enumerate((*state.cars, packed)):
        if not cars.is_closed(car):
            buyer, money = sold.get(space, (-1, 0))
            market.ribbon(pad, pad.layout.stall(space), buyer, money)


def _price_signs(pad: Pad, builder: Builder, draft: Draft) -> None:
    """On every price still there: which buyer would buy at it, or a cross for nobody."""
    state = builder.state
    listed = state.data.prices[state.turn]
    side = pad.px(19)
    for place, price in enumerate(listed):
        option = builder.options.get(replace(draft, price=price).code)
        if price not in builder.prices or option is None:
            continue
        buyer = int(option.preview.get("buyer", -1))
        sign = buyers.number(pad, str(buyer + 1) if buyer >= 0 else "×", side, buyer >= 0)
        rect = pad.layout.price(place, len(listed))
        pad.put(sign, (rect.right - side * 0.16, rect.bottom - side * 0.1))


def _cell(
    pad: Pad, name: str, draft: Draft, at: dict[str, Rect], state: State, hovered: Key | None
) -> None:
    cell = at[name]
    px = pad.px
    value = getattr(draft, name)
    sprites.plate(pad, cell, PAPER if value else Color("#3c4a44"), BRASS, 5)
    pad.zone(("build", name), cell)
    label = Rect(cell.x, cell.y + px(1), cell.w, px(18))
    pad.fitted(
        say(pad.tr, f"builder.{name}"), "tiny_bold", INK if value else CREAM, label, "center"
    )
    steps = name in ("workers", "price")
    room = Rect(cell.x + px(2), label.bottom, cell.w - px(4), cell.bottom - label.bottom - px(2))
    if steps:
        room.h -= px(24)
    if name in ("body", "engine") and value:
        part = terms.part(value, name == "engine")
        pad.put(sprites.part_face(pad, part, room.w, room.h, state.current), room.center)
        if draft.marker and (draft.marker - 1 <= terms.HORCH_HIGH) == (name == "engine"):
            gear = card_images.marker_token(pad, draft.marker - 1, px(26))
            pad.put(gear, (room.right - px(11), room.y + px(11)))
    elif name == "workers" and value:
        man = sprites.worker(pad, state.current, min(room.h, room.w * 0.62))
        pad.put(man, (room.x + room.w * 0.28, room.centery))
        right = Rect(room.x + round(room.w * 0.5), room.y, room.w // 2, room.h)
        pad.text(f"×{value}", "bold", INK, right, "center")
    elif name == "price" and value:
        side = min(room.w, room.h)
        pad.put(sprites.price_coin(pad, value, side, state.turn), room.center)
    else:
        pad.text("?", "heading", MUTED, room, "center")
    if steps:
        for sign, key in (("−", "minus"), ("+", "plus")):
            place = at[f"{name}_{key}"]
            button(pad, ("build", f"{name}_{key}"), sign, place, "plain", hovered, "bold")


def button(
    pad: Pad,
    key: Key,
    words: str,
    rect: Rect,
    kind: str,
    hovered: Key | None,
    style: str = "button_small",
) -> None:
    """A button on the table, of a kind in ``_BUTTONS``."""
    fill, lit, colour = _BUTTONS[kind]
    sprites.plate(
        pad, rect, lit if hovered == key else fill, INK if kind == "primary" else BRASS, 5
    )
    pad.fitted(words, style, colour, rect.inflate(-pad.px(6), 0), "center")
    pad.zone(key, rect)
