"""Things over the table while somebody decides: highlights, previews, panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.engine.wording import say
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.presentation.previews import BuyerPreview, TilePreview, drive_of
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, INK
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import buyers, market, opponent_panel, player_mats, start
from kraftwagen.ui.tables.kraftwagen.input import builder_panel, change_panel, stand
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.input.table_input import TableInput
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.kraftwagen.preview import overlay, sale_forecast_panel, tile_card
from kraftwagen.ui.tables.kraftwagen.preview.cache import tile_of
from kraftwagen.ui.tables.parts import chooser, hints, lights, marks, panels, pieces
from kraftwagen.ui.tables.parts.table_input import ENLARGED

_DRIVES = (terms.RACE, terms.TO_SPACE)


def draw(
    pad: DisplayList, inputs: TableInput, still: DisplayList, slots: Mapping[int, int]
) -> None:
    """Draw the lights, previews and panels of the decision to be made."""
    if inputs.position.options:
        _buttons(pad, inputs)
        _token(pad, inputs, still)
        lights.draw(pad, inputs, still)
        _previews(pad, inputs, slots)
        marks.framed(pad, hints.framed(inputs, still))
        draft = inputs.selection.draft
        if isinstance(draft, Change):
            change_panel.draw(pad, inputs.touchable.changer, draft, inputs.previews, inputs.hovered)
        elif draft is not None:
            builder_panel.draw(
                pad, inputs.touchable.builder, draft, inputs.previews, inputs.hovered
            )
        elif not still.veil.hides(player_mats.places(still.layout).todo.center):
            stand.draw_missing(pad, inputs.touchable.builder)
        if inputs.selection.chooser:
            draw_chooser(pad, inputs.selection.chooser, inputs.hovered)


def draw_forecast(
    pad: DisplayList, inputs: TableInput, opened: bool, keys: str, known: DisplayList | None
) -> None:
    """Draw the forecast of the sale and its button; open while a car is built, if it has room.

    ``known`` is the forecast drawn last, which is shown again if nothing in it has changed.
    """
    if start.showing(pad.state) or not pad.state.pending:
        return
    draft = inputs.selection.draft
    code = draft.code if draft is not None and draft.complete else 0
    if pad.layout.roomy:
        asked = inputs.previews, inputs.hovered, code, inputs.useful().keys()
        told = sale_forecast_panel.told(pad, *asked)
        if known is not None and known.forecast == told and pad.fits(known):
            pad.take(known)
        else:
            sale_forecast_panel.draw_listed(pad, *asked)
        pad.forecast = told
        return
    if draft is None:
        sale_forecast_panel.button(pad, opened, inputs.hovered == sale_forecast_panel.BUTTON, keys)
    if draft is not None or (opened and not inputs.selection.chooser):
        first, *more = sale_forecast_panel.areas(pad)
        bench = inputs.over.zones.get(("build", "panel")) if inputs.over is not None else None
        if bench is not None and bench.colliderect(first):
            return  # Large words need the place of the buyers, too.
        rooms = [first, *panels.clear(inputs, more, ("stack", "active"))]
        sale_forecast_panel.draw_docked(pad, inputs.previews, inputs.hovered, rooms, code)
    if draft is None and opened and not inputs.selection.chooser:
        for key in inputs.lit() & pad.zones.keys():
            lights.glow(pad, pad.zones[key])


def draw_enlarged(pad: DisplayList, inputs: TableInput) -> None:
    """Draw in large another seat's mat on which the pointer or the focus rests."""
    seat = inputs.large_seat()
    if seat is not None and not start.showing(pad.state):
        pad.zone(ENLARGED, opponent_panel.draw(pad, seat))


def bright(inputs: TableInput, still: DisplayList) -> list[Rect]:
    """Return the places that the question is about: the start tiles, the worker to be sent."""
    if not still.state.pending:
        return []
    if start.showing(still.state) and not start.performing(still.state):
        return [start.area(still)]
    if any(isinstance(o.preview, TilePreview) for o in inputs.position.options):
        return [still.zones[("worker", still.state.current)]]
    return []


def _token(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Frame the token together with its new place, if a click there moves it: it is small."""
    for way in inputs.touchable.interactions:
        preview = way.option.preview
        if not way.option.ok or not inputs.selection.empty or not way.by_target:
            continue
        if hints.elsewhere(inputs, way.option.code):
            continue
        if isinstance(preview, BuyerPreview) and preview.token is not None:
            both = still.zones[way.sources[0]].union(still.zones[way.targets[0]])
            lights.glow(pad, both.inflate(pad.px(7), pad.px(7)))
            said = buyers.ends_rect(pad.layout)
            pieces.plate(pad, said, BRASS, INK, 4)
            words = pad.say("buyers.move")
            pad.boxed(words, "small_bold", INK, said.inflate(-pad.px(6), 0), "center")


def _previews(pad: DisplayList, inputs: TableInput, slots: Mapping[int, int]) -> None:
    """Preview what is pointed at, or else the race move that is due."""
    options = inputs.pointed()
    tile = tile_of(options[0]) if len(options) == 1 else None
    gained = inputs.previews.gains(tile) if tile is not None else []
    if tile is not None:
        lights.glow(pad, inputs.pad.zones[("tile", tile)])
    overlay.draw(pad, options, gained, slots)
    if tile is None and not any(drive_of(option.preview) for option in options):
        due = [o for o in inputs.position.options if o.ok and codes.task(o.code or 0) in _DRIVES]
        for option in due[:1]:
            overlay.drive(pad, option.preview)


def draw_card(pad: DisplayList, inputs: TableInput, place: Rect) -> None:
    """Draw at ``place`` the card of the tile on which the pointer rests."""
    options = inputs.pointed()
    tile = tile_of(options[0]) if len(options) == 1 else None
    if tile is not None and inputs.rested:
        tile_card.draw(pad, tile, options[0].preview, inputs.previews.gains(tile), place)


def button_rect(layout: Layout, todo: Rect) -> Rect:
    """Return the place of the button that declines a task."""
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
            pieces.button(pad, key, pad.say(words), rect, "plain", inputs.hovered)
    free = inputs.touchable.builder.stalls
    if free and inputs.selection.draft is None:
        at = market.offer_rect(pad, pad.layout.stall(int(free[0][1])))
        lit = inputs.hovered == free[0]
        pieces.plate(pad, at, BRASS_LIGHT if lit else BRASS, INK, 5)
        pad.boxed(pad.say("builder.open"), "small_bold", INK, at.inflate(-pad.px(6), 0), "center")


def draw_chooser(pad: DisplayList, options: Sequence[Option], hovered: Key | None) -> None:
    """Draw the options that remain after a touch."""
    chooser.draw(pad, options, hovered, pad.say("chooser.title"), _decision)


def _decision(pad: DisplayList, option: Option) -> str:
    return say(text.decision_line(option.code or 0, pad.state.data), pad.tr)
