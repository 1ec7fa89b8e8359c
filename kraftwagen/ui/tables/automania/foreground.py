"""What lies over the table while somebody decides: lights, previews, panels."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.engine.types import Option
from kraftwagen.engine.wording import say
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.presentation import decisions
from kraftwagen.games.automania.presentation.previews import NO_SHIP, CarPreview, Landing
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, GLOW, INK, PAPER, SEPIA
from kraftwagen.ui.tables.automania import overlay
from kraftwagen.ui.tables.automania.areas import markets, works
from kraftwagen.ui.tables.automania.input.table_input import TableInput
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout
from kraftwagen.ui.tables.automania.preview import demands_panel
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts import chooser, hints, lights, marks, pieces
from kraftwagen.ui.tables.parts.places import columns_of, rows_of, split

_BUTTONS = ("discard", "keep", "leave")
_UNLIT = ("workers", "order")
"""Places without a thin line: there it would only say whose turn it is."""


def draw(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Draw the lights, previews and panels of the decision to be made."""
    overlay.draw(pad, inputs, still)
    if not inputs.position.options:
        return
    _buttons(pad, inputs)
    _subject(pad, still)
    _hints(pad, inputs, still)
    lights.draw(pad, inputs, still)
    marks.framed(pad, hints.rects(inputs, still, *inputs.lit_codes))
    asked = frames.kind(pad.state.pending[-1])
    if asked == frames.MARKETING:
        _steps(pad, inputs)
    elif asked == frames.FACTORY:
        _boards(pad, inputs)
    elif asked == frames.ADVANCE:
        demands_panel.draw(pad, inputs.previews.demands(), inputs.hovered)
    if inputs.selection.chooser:
        chooser.draw(pad, inputs, pad.say("chooser.title"), _decision)


def _decision(pad: DisplayList, option: Option) -> str:
    return say(decisions.decision_line(option.code or 0, pad.state), pad.tr)


def _hints(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Draw a thin line around every place where one click decides, while no piece is in hand."""
    if not inputs.selection.empty:
        return
    found: set[Key] = set()
    for way in inputs.touchable.interactions:
        if way.option.ok:
            found |= set(way.sources if way.by_source else ())
            found |= set(way.targets if way.by_target else ())
    line = max(1.4, pad.px(1.8))
    for key in found:
        rect = still.zones.get(key)
        if rect is not None and key[0] not in _UNLIT:
            pad.place(pad.canvas.box(rect.size, None, GLOW, line * 1.6, pad.px(6)), rect)


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


def _panel(layout: Layout, count: int) -> Rect:
    """Return the marketing panel over the grid; the ships of both markets stay visible."""
    area, px = layout.chooser, layout.px
    high = min(area.h, px(58) + count * px(40))
    return Rect(area.x, area.y, area.w, high)


def step_places(layout: Layout, count: int) -> list[Rect]:
    """Return the rows of the marketing panel, one for each number of workers."""
    area, px = _panel(layout, count), layout.px
    inner = Rect(area.x + px(14), area.y + px(44), area.w - px(28), area.h - px(54))
    return rows_of(inner, count, px(3))


def _steps(pad: DisplayList, inputs: TableInput) -> None:
    """Draw where each number of workers brings the car (P5)."""
    px = pad.px
    found = [o for o in inputs.position.options if o.ok and isinstance(o.preview, CarPreview)]
    found.sort(key=lambda option: option.code or 0)
    area = _panel(pad.layout, len(found))
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=False, shadow=8))
    pad.zone(("steps", "panel"), area)
    head = Rect(area.x + px(14), area.y + px(10), area.w - px(28), px(30))
    pad.fitted(pad.say("steps.title"), "heading", BRASS_LIGHT, head, "center")
    worth = {step.workers for option in found[:1] for step in option.preview.steps}
    for option, rect in zip(found, step_places(pad.layout, len(found)), strict=True):
        count = codes.value(option.code or 0)
        key: Key = ("step", count)
        edge = GLOW if count in worth else BRASS
        pieces.plate(pad, rect, lights.HELD if inputs.hovered == key else PAPER, edge, 5)
        _step(pad, option.preview.landing, rect)
        pad.zone(key, rect)


def _step(pad: DisplayList, found: Landing, rect: Rect) -> None:
    """Draw a row: workers, stars, ship with its medal, contracts that would be fulfilled."""
    px = pad.px
    row = rect.inflate(-px(12), 0)
    high = min(rect.h - px(6), px(26))
    crew, stars, ship, more = columns_of(row, (0.19, 0.17, 0.38, 0.26), px(6))
    if found.workers:
        pad.put(faces.crew(pad, pad.state.current, found.workers, rect.h - px(4)), crew.center)
    else:
        pad.fitted(pad.say("steps.none"), "small", SEPIA, crew, "center")
    shown = faces.signs(pad, [("star", found.popularity)], high, INK)
    pad.place(shown, shown.get_rect(midleft=(stars.x, rect.centery)))
    _reached(pad, found, ship, high)
    if found.contracts:
        medals = sum(pad.state.data.card_medals[card] for card in found.contracts)
        sign = pad.image("action_contract", high * 1.2, high * 1.2)
        pad.place(sign, sign.get_rect(midleft=(more.x, rect.centery)))
        shown = faces.signs(pad, [("silver_medal", medals)], round(high * 0.86), INK)
        pad.place(shown, shown.get_rect(midright=(more.right, rect.centery)))


def _reached(pad: DisplayList, found: Landing, rect: Rect, high: int) -> None:
    if found.top or found.ship == NO_SHIP or not found.has_tile:
        words = "top" if found.top else "no_ship" if found.has_tile else "no_tile"
        pad.fitted(pad.say(f"steps.{words}"), "small_bold", INK, rect)
        return
    image = pad.image("ship_west", high * 2.4, high)
    pad.place(image, image.get_rect(midleft=(rect.x, rect.centery)))
    number = faces.number(pad, found.ship, high * 0.8, INK)
    box = number.get_rect(midleft=(rect.x + image.get_width() + pad.px(5), rect.centery))
    pad.place(number, box)
    if found.medal:
        medal = markets.medal(pad, found.medal, round(high * 1.2))
        pad.place(medal, medal.get_rect(midleft=(box.right + pad.px(5), rect.centery)))


# -- the factories of the advanced game


def _boards_area(layout: Layout) -> Rect:
    """Return the area between the markets: no office is chosen before the factories are."""
    return layout.middle.unionall([layout.offices, *layout.crowds])


def board_places(layout: Layout) -> list[Rect]:
    """Return the places of the four factories to choose from, two by two."""
    px = layout.px
    area = _boards_area(layout).inflate(-px(24), -px(50))
    area.y += px(14)
    gap = px(12)
    return [cell for row in rows_of(area, 2, gap) for cell in split(row, 2, gap)]


def _boards(pad: DisplayList, inputs: TableInput) -> None:
    px = pad.px
    area = _boards_area(pad.layout)
    pad.paint(lambda canvas, surface: canvas.panel(surface, area, "dark", deco=False, shadow=8))
    pad.zone(("boards", "panel"), area)
    head = Rect(area.x + px(14), area.y + px(6), area.w - px(28), px(30))
    pad.fitted(pad.say("boards.title"), "heading", BRASS_LIGHT, head, "center")
    free = {codes.value(o.code) for o in inputs.position.options if o.ok and o.code is not None}
    places = board_places(pad.layout)
    powers = {board: pad.say(f"factory.{terms.BOARDS[board]}") for board in range(1, 5)}
    rooms = {board: _power_room(pad, rect) for board, rect in enumerate(places, start=1)}
    style = pad.one_style(powers.values(), "small", rooms[1])
    for board, rect in enumerate(places, start=1):
        name = terms.BOARDS[board]
        open_ = board in free
        lit = open_ and inputs.hovered == ("board", board)
        ground, edge = lights.HELD if lit else PAPER, GLOW if open_ else SEPIA
        pieces.plate(pad, rect, ground, edge, 8)
        room = rooms[board]
        title = Rect(room.x, room.y - px(20), room.w, px(20))
        top = rect.y + px(5)
        image = pad.image(f"factory_{name}", room.w, title.y - top)
        shown = image if open_ else pieces.faded(image, 90)
        pad.place(shown, image.get_rect(midtop=(rect.centerx, top)))
        pad.fitted(pad.tr(f"automania.term.factory.{name}"), "bold", INK, title)
        if board in pad.state.boards:
            _owner(pad, pad.state.boards.index(board), title)
        pad.text(powers[board], style, INK, room, wrap=True)
        pad.zone(("board", board), rect)


def _owner(pad: DisplayList, seat: int, title: Rect) -> None:
    """Draw at the end of a factory's title who has chosen it."""
    badge, middle = pad.px(18), (title.right - pad.px(10), title.centery)
    pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, badge))


def _power_room(pad: DisplayList, rect: Rect) -> Rect:
    """Return the place for a factory's power, at the foot of its card."""
    px = pad.px
    return Rect(rect.x + px(6), rect.bottom - px(50), rect.w - px(12), px(47))
