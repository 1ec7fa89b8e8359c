"""What lies over the table while somebody decides: lit places, previews, panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Color, Rect

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.presentation.previews import drive_of
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, GLOW, INK, PAPER, Colour
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen import hint_highlight
from kraftwagen.ui.tables.kraftwagen.areas import opponent_panel, player_mats, start
from kraftwagen.ui.tables.kraftwagen.input import builder_panel
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout, split
from kraftwagen.ui.tables.kraftwagen.preview import overlay, sale_forecast_panel, tile_card
from kraftwagen.ui.tables.kraftwagen.preview.cache import tile_of

HELD = Color("#ffffff")
_CHANGES = ("body", "engine", "workers", "price")
_DRIVES = (codes.RACE, codes.TO_SPACE)


def draw(
    pad: DisplayList, inputs: TableInput, still: DisplayList, slots: Mapping[int, int]
) -> None:
    """Everything over the table, in order."""
    if inputs.position.options:
        _buttons(pad, inputs)
        _hints(pad, inputs, still)
        _lights(pad, inputs, still)
        _previews(pad, inputs, slots)
        hint_highlight.draw(pad, hint_highlight.rects(inputs, still, *inputs.lit_codes))
        if inputs.selection.draft is not None:
            builder = inputs.touchable.builder
            builder_panel.draw(pad, builder, inputs.selection.draft, inputs.hovered)
        if inputs.selection.chooser:
            _chooser(pad, inputs)


def draw_forecast(pad: DisplayList, inputs: TableInput, opened: bool) -> None:
    """The forecast of the sale and its button; always there while a car is put together."""
    if start.showing(pad.state) or not pad.state.pending:
        return
    draft = inputs.selection.draft
    if draft is None:
        sale_forecast_panel.button(pad, opened, inputs.hovered == sale_forecast_panel.BUTTON)
        if opened and not inputs.selection.chooser:
            sale_forecast_panel.draw_docked(pad, inputs.previews, inputs.hovered)
            for key in inputs.lit() & pad.zones.keys():
                _glow(pad, pad.zones[key], GLOW)
    else:
        code = draft.code if draft.complete else 0
        pricing = draft.code if draft.priceable else 0
        sale_forecast_panel.draw(
            pad,
            inputs.previews,
            pad.layout.wide_forecast,
            inputs.hovered,
            code,
            draft.price,
            pricing,
        )


def enlarged_seat(inputs: TableInput) -> int | None:
    """Whose mat is to be read: that of another seat, while nothing is in hand."""
    if not inputs.selection.empty:
        return None
    return opponent_panel.seat_of(inputs.hovered, inputs.position.viewer)


def draw_enlarged(pad: DisplayList, inputs: TableInput) -> None:
    """The mat of another seat that the pointer rests on or the focus is at."""
    seat = enlarged_seat(inputs)
    if seat is not None and inputs.rested and not start.showing(pad.state):
        opponent_panel.draw(pad, seat)


def _lights(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    for key in inputs.lit():
        rect = still.zones.get(key)
        if rect is not None:
            _glow(pad, rect, GLOW)
    held = inputs.selection.held
    if held is not None and held in still.zones and not inputs.dragging:
        _glow(pad, still.zones[held], HELD)


def _hints(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """A thin line around everything one click would do, while nothing is in hand."""
    if not inputs.selection.empty:
        return
    kinds = (codes.TAKE, codes.DAIMLER, codes.DIESEL)
    found: set[Key] = set()
    for way in inputs.touchable.interactions:
        code = way.option.code
        if not way.option.ok or code is None or codes.kind(code) in kinds:
            continue
        found |= set(way.sources if way.by_source else ())
        found |= set(way.targets if way.by_target else ())
    line = max(1.4, pad.px(1.8))
    for key in found:
        rect = still.zones.get(key)
        if rect is None or key[0] in ("todo", "race", "space", "supply"):
            continue
        pad.place(pad.canvas.box(rect.size, None, GLOW, line * 1.6, pad.px(5)), rect)


def _glow(pad: DisplayList, rect: Rect, colour: Colour) -> None:
    box = rect.copy()
    pad.paint(lambda canvas, surface: canvas.glow(surface, box, colour))


def _previews(pad: DisplayList, inputs: TableInput, slots: Mapping[int, int]) -> None:
    """What is pointed at as it would be; without that the race move that is due."""
    options = inputs.pointed()
    tile = tile_of(options[0]) if len(options) == 1 else None
    gained = inputs.previews.gains(tile) if tile is not None else []
    if tile is not None:
        _glow(pad, inputs.pad.zones[("tile", tile)], GLOW)
    overlay.draw(pad, options, gained, slots)
    if tile is not None and inputs.rested:
        tile_card.draw(pad, tile, options[0].preview, gained, pad.layout.others)
    if tile is None and not any(drive_of(option.preview) for option in options):
        due = [o for o in inputs.position.options if o.ok and codes.kind(o.code or 0) in _DRIVES]
        for option in due[:1]:
            overlay.drive(pad, option.preview)


def button_rect(layout: Layout, todo: Rect) -> Rect:
    """The button that declines what may be declined."""
    return Rect(
        todo.x + layout.px(6), todo.bottom - layout.px(30), todo.w - layout.px(12), layout.px(26)
    )


def _buttons(pad: DisplayList, inputs: TableInput) -> None:
    todo = player_mats.places(pad.layout).todo
    for key, words in (
        (("button", "no_sale"), "todo.no_sale"),
        (("button", "no_buyer"), "todo.decline"),
    ):
        if inputs.touchable.lawful(key):
            rect = button_rect(pad.layout, todo)
            builder_panel.button(pad, key, pad.say(words), rect, "plain", inputs.hovered)
    free = inputs.touchable.builder.stalls
    if free and inputs.selection.draft is None:
        rect = pad.layout.stall(int(free[0][1]))
        at = rect.inflate(-pad.px(14), 0)
        at.h = pad.px(30)
        at.centery = rect.centery + pad.px(4)
        lit = inputs.hovered == free[0]
        sprites.plate(pad, at, BRASS_LIGHT if lit else BRASS, INK, 5)
        pad.fitted(pad.say("builder.open"), "small_bold", INK, at.inflate(-pad.px(6), 0), "center")


# -- the chooser


def chooser_places(layout: Layout, options: Sequence[Option]) -> list[Rect]:
    """A place for each option, grouped in rows by what it changes."""
    area = layout.chooser
    px = layout.px
    inner = Rect(area.x + px(16), area.y + px(42), area.w - px(32), area.h - px(94))
    rows: dict[int, list[int]] = {}
    for index, option in enumerate(options):
        rows.setdefault(_row(option), []).append(index)
    found: list[Rect] = [Rect(0, 0, 0, 0)] * len(options)
    height = min(px(40), (inner.h - px(4) * (len(rows) - 1)) // max(1, len(rows)))
    inner.y += (inner.h - (height + px(4)) * len(rows)) // 2
    for at, row in enumerate(sorted(rows)):
        label = px(84) if row >= 0 and _grouped(options) else 0
        line = Rect(inner.x + label, inner.y + at * (height + px(4)), inner.w - label, height)
        cells = split(line, max(5 if label else 1, len(rows[row])), px(3))
        for index, cell in zip(rows[row], cells, strict=False):
            found[index] = cell
    return found


def _grouped(options: Sequence[Option]) -> bool:
    return all(codes.kind(option.code or 0) == codes.DIESEL for option in options)


def _row(option: Option) -> int:
    code = option.code or 0
    return codes.unpack_diesel(code)[0] if codes.kind(code) == codes.DIESEL else code


def chooser_cancel(layout: Layout) -> Rect:
    """The chooser's Cancel button."""
    area, px = layout.chooser, layout.px
    return Rect(area.centerx - px(70), area.bottom - px(44), px(140), px(32))


def _chooser(pad: DisplayList, inputs: TableInput) -> None:
    area = pad.layout.chooser
    px = pad.px
    options = inputs.selection.chooser
    grouped = _grouped(options)
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=True, shadow=8))
    pad.zone(("choose", "panel"), area)
    head = Rect(area.x, area.y + px(10), area.w, px(28))
    pad.text(
        pad.say("change.title" if grouped else "change.which"),
        "heading",
        BRASS_LIGHT,
        head,
        "center",
    )
    labelled: set[int] = set()
    for index, (option, rect) in enumerate(
        zip(options, chooser_places(pad.layout, options), strict=True)
    ):
        key: Key = ("choose", index)
        fill = Color("#fff6dc") if inputs.hovered == key else PAPER
        sprites.plate(pad, rect, fill, BRASS, 5)
        _entry(pad, option, rect)
        pad.zone(key, rect)
        row = _row(option)
        if grouped and row not in labelled:
            labelled.add(row)
            label = Rect(area.x + px(16), rect.y, px(82), rect.h)
            pad.fitted(pad.say(f"builder.{_CHANGES[row]}"), "small_bold", CREAM, label)
    builder_panel.button(
        pad, ("choose", "cancel"), pad.say("change.cancel"), chooser_cancel(pad.layout), "plain",
        inputs.hovered,
    )  # fmt: skip


def _entry(pad: DisplayList, option: Option, rect: Rect) -> None:
    code = option.code or 0
    side = min(rect.h - pad.px(4), pad.px(30))
    if codes.kind(code) == codes.DIESEL:
        change, space, value = codes.unpack_diesel(code)
        if change == terms.CHANGE_PRICE:
            pad.put(sprites.price_coin(pad, value, side, pad.state.turn), rect.center)
            return
        if change == terms.CHANGE_WORKERS:
            value += cars.workers_of(pad.state.cars[space])
        name = _CHANGES[change]
        pad.put(sprites.value_badge(pad, name, value, round(side * 0.8)), rect.center)
        return
    words = text.say(text.decision_line(code, pad.state.data), pad.tr)
    pad.fitted(words, "small_bold", INK, rect.inflate(-pad.px(8), 0), "center")
