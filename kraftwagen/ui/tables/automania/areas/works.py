"""The area of the viewer: factory, popularity, money, workers, contracts, the bench."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from pygame import Rect

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.rules import offices
from kraftwagen.games.automania.state import NO_CAR, card_of
from kraftwagen.ui.drawing.theme import BRASS, CREAM, INK, MUTED, PAPER_SHADE, SEPIA
from kraftwagen.ui.tables.automania.areas import display, factories, mat, matrix, needs, opponents
from kraftwagen.ui.tables.automania.pictures import faces, slips
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import Layout, fitted
from kraftwagen.ui.tables.automania.pictures.layout import drawing as factory_place
from kraftwagen.ui.tables.parts import people, pieces
from kraftwagen.ui.tables.parts.places import centred, columns_of, split

_CARD = (168, 112)
_HEAD = 28
_CREW = 32
_OVER = 0.62
"""Size of what lies over another seat's factory, as a share of the factory's height."""
_FACTS = (1.2, 1.1, 0.85)
"""Widths of points, money and sales limit, in proportion."""
_PLAYED = 44
"""Width of the medals of contracts played, beside the workers."""
_TITLE, _AROUND = 14, 3
"""Height of the title over the contracts in hand, and room around them."""
_BENCH = 97
_DESK = 162
"""Smallest height of a desk with the workers in a row of their own."""
_LEAST_CARD = 70
"""Smallest width of a contract in hand, in units; below it contracts become slips."""
_LARGER = 1.75
"""How much larger contracts in hand are than those of the display, at most."""
_BETWEEN = (frames.NOTHING, frames.TURN, frames.ADVANCE, frames.FACTORY)
"""Kinds of questions (and none) that use nothing on the bench."""


def head(layout: Layout) -> Rect:
    """Return the place of name, points, money and sales limit."""
    desk = layout.desk
    return Rect(desk.x, desk.y, round(desk.w * 0.6) if _low(layout) else desk.w, layout.px(_HEAD))


def _low(layout: Layout) -> bool:
    """Whether the desk is so low that workers stand beside name and money."""
    return layout.desk.h < layout.px(_DESK)


def crew(layout: Layout) -> Rect:
    """Return the place of the workers at home."""
    desk, px = layout.desk, layout.px
    if _low(layout):
        left = head(layout).right + px(6)
        return Rect(left, desk.y, desk.right - left, px(_HEAD))
    return Rect(desk.x, desk.y + px(_HEAD + 3), desk.w, px(_CREW))


def bench(layout: Layout) -> Rect:
    """Return the bench, on which the tile or car to decide about lies."""
    desk, px = layout.desk, layout.px
    top = crew(layout).bottom + px(4)
    return Rect(desk.x, top, px(_BENCH), desk.bottom - top)


def hand(layout: Layout, wide: bool = False) -> Rect:
    """Return the place of the contracts in hand; ``wide`` extends it over the unused bench."""
    desk, left = layout.desk, bench(layout)
    x = desk.x if wide else left.right + layout.px(3)
    return Rect(x, left.y, desk.right - x, left.h)


def cards(layout: Layout, count: int, wide: bool = False) -> list[Rect]:
    """Return the places of ``count`` contracts in hand: cards in rows, or slips."""
    inner, gap = _inner(layout, wide), layout.px(_AROUND)
    if in_slips(layout, count, wide):
        return slips.places(layout, inner, count)
    w, h, across = _card(layout, count, wide)
    columns = [cell.centerx - w // 2 for cell in split(inner, across, gap)]
    spots = (divmod(at, across) for at in range(count))
    return [Rect(columns[at], inner.y + row * (h + gap), w, h) for row, at in spots]


def in_slips(layout: Layout, count: int, wide: bool) -> bool:
    """Return whether contracts in hand are shown as slips, as cards would be too small."""
    return _card(layout, count, wide)[0] < layout.px(_LEAST_CARD)


def _card(layout: Layout, count: int, wide: bool) -> tuple[int, int, int]:
    """Return width and height of the largest cards, and how many of them lie side by side."""
    inner, gap = _inner(layout, wide), layout.px(_AROUND)
    shown = display.card(layout, 0)
    most = round(shown.w * _LARGER), round(shown.h * _LARGER)
    found = []
    for across in range(1, max(1, count) + 1):
        rows = max(1, ceil(count / across))
        room = (inner.w + gap) // across - gap, (inner.h + gap) // rows - gap
        found.append((*fitted(*_CARD, min(room[0], most[0]), min(room[1], most[1])), across))
    return max(found)


def _inner(layout: Layout, wide: bool) -> Rect:
    area, edge, top = hand(layout, wide), layout.px(_AROUND), layout.px(_TITLE)
    return Rect(area.x + edge, area.y + top, area.w - 2 * edge, area.h - top - edge)


def needs_bench(pad: DisplayList) -> bool:
    """Return whether the viewer is asked about a thing on the bench, such as a tile."""
    return _deals(pad) and pad.state.current == pad.position.viewer


def _deals(pad: DisplayList) -> bool:
    """Return whether the present question is about a thing such as a tile."""
    return frames.kind(pad.state.asked) not in _BETWEEN


def begin(pad: DisplayList) -> None:
    """Start loading the drawing of the viewer's factory in another thread."""
    factories.begin(pad, factory_place(pad.layout.board), pad.position.viewer)


def drawing(pad: DisplayList) -> Iterator[None]:
    """Draw the whole area, a part per step."""
    seat = pad.position.viewer
    layout = pad.layout
    pieces.panel(pad, layout.works)
    pad.zone(("own", seat), layout.works)
    mat.draw(pad, layout.board, seat)
    yield
    factories.next_price(pad, seat)
    matrix.draw(pad, seat)
    _head(pad, seat)
    _crew(pad, seat)
    if needs_bench(pad):
        pieces.well(pad, bench(pad.layout), radius=7)
    if _deals(pad):
        _thing(pad)
    yield
    _hand(pad, seat)
    yield


def _head(pad: DisplayList, seat: int) -> None:
    state, px, area = pad.state, pad.px, head(pad.layout)
    name = Rect(area.x, area.y, round(area.w * 0.36), area.h)
    _name(pad, seat, name)
    rest = Rect(name.right + px(4), area.y, area.right - name.right - px(4), area.h)
    facts = [("points", "victory_point", str(state.points[seat]))]
    closed = seat in pad.position.hidden_totals
    facts.append(
        (
            "money",
            "purse_closed" if closed else "autobuck",
            "" if closed else str(state.money[seat]),
        )
    )
    facts.append(("limit", "sales_limit", str(offices.limit(state, seat))))
    for (key, image, number), cell in zip(facts, columns_of(rest, _FACTS, px(3)), strict=True):
        pieces.well(pad, cell, radius=6)
        side = round(cell.h * 0.7)
        sign = pad.image(image, side, side)
        pad.place(sign, sign.get_rect(midleft=(cell.x + px(2), cell.centery)))
        left = cell.x + side + px(4)
        room = Rect(left, cell.y, cell.right - left - px(2), cell.h)
        pad.fitted(number, "bold", CREAM, room, "center")
        pad.zone((key, seat), cell)


def _name(pad: DisplayList, seat: int, rect: Rect) -> None:
    look, px = pad.canvas.player(seat), pad.px
    pieces.plate(pad, rect, look.main, INK, 6)
    badge = px(17)
    middle = (rect.x + px(13), rect.centery)
    pad.paint(lambda canvas, surface: canvas.badge(surface, seat, middle, badge))
    words = Rect(rect.x + px(23), rect.y, rect.w - px(26), rect.h)
    words.w -= factories.lead(pad, seat, rect.right - px(2), rect)
    words.w -= people.emblem(pad, seat, (rect.right - px(12), rect.centery), px(20))
    pad.fitted(pad.position.names[seat], "small_bold", look.text, words)


def _crew(pad: DisplayList, seat: int) -> None:
    """Draw the workers at home, neutral ones last; beside them the medals of contracts played."""
    state, px, area = pad.state, pad.px, crew(pad.layout)
    if state.played[seat]:
        area.w -= px(_PLAYED + 3)
        place = Rect(area.right + px(3), area.y, px(_PLAYED), area.h)
        medals = sum(state.data.card_medals[card] for card in state.played[seat])
        pieces.well(pad, place, radius=7)
        sign = [("silver_medal", medals)]
        words = faces.fitting(pad, sign, px(20), place.w - px(6), CREAM)
        pad.put(words, place.center, ("played", seat))
        pad.zone(("played", seat), place)
    pieces.plate(pad, area, PAPER_SHADE, INK, 7)  # on dark ground dark workers cannot be counted
    count = state.home[seat]
    neutral = min(count, state.neutral[seat])
    high = area.h - px(6)
    own = faces.worker(pad, seat, high)
    other = pad.image("worker_neutral", high, high)
    step = min(own.get_width() + px(3), (area.w - px(12) - own.get_width()) / max(1, count - 1))
    for at in range(count):
        x = area.x + px(6) + own.get_width() / 2 + at * step
        image = other if at >= count - neutral else own
        pad.put(image, (x, area.centery), ("worker", seat, at))
    if not count:
        pad.fitted(pad.say("works.nobody_home"), "small", SEPIA, area.inflate(-px(16), 0))
    pad.zone(("workers", seat), area)


def _thing(pad: DisplayList) -> None:
    """Draw the thing that the question is about: on the bench, or over its owner's factory."""
    state, seat, spot = pad.state, pad.state.current, thing_spot(pad)
    frame = state.pending[-1]
    tile = factories.asked_tile(pad)
    if tile:
        pad.place(faces.tile_face(pad, tile, *spot.size), spot, ("tray",))
        pad.zone(("tray",), spot)
        return
    car = sold_car(pad)
    kind = _made(state.pending)
    wide = bench(pad.layout).w - pad.px(1) if needs_bench(pad) else spot.w
    if car:
        pad.put(faces.car_token(pad, car, wide, spot.h), spot.center)
    elif kind >= 0:
        token = faces.home_car(pad, seat, kind, False, wide, spot.h)
        pad.put(token, spot.center, ("made",))
        pad.zone(("made",), spot)
    elif frames.kind(frame) == frames.CARD:
        side = pad.image("action_contract", spot.w, spot.h)
        pad.put(side, spot.center)


def sold_car(pad: DisplayList) -> int:
    """Return the packed car whose sale the seat is asked about; NO_CAR for none."""
    pending = pad.state.pending
    if pending and frames.kind(pending[-1]) == frames.SALE:
        return pad.state.car_on(*frames.unpack_sale(pending[-1]))
    return NO_CAR


def _made(pending: tuple[int, ...]) -> int:
    """Return the type of the car that is being made or sold at once; -1 for none."""
    frame = pending[-1]
    match frames.kind(frame):
        case frames.MARKET:
            return frames.value(frame)
        case frames.MARKETING:
            return frames.unpack_marketing(frame)[0]
        case frames.CONTRACT:
            return frames.unpack_contract(frame)[0]
        case frames.REWARD:
            below = [frame for frame in pending if frames.kind(frame) == frames.CONTRACT]
            return frames.unpack_contract(below[-1])[0] if below else terms.CITY
    return -1


def thing_spot(pad: DisplayList) -> Rect:
    """Return the square for the tile or car dealt with: on the bench, or over another factory."""
    area, px = bench(pad.layout), pad.layout.px
    board = dict(opponents.boards(pad)).get(pad.state.current)
    if board is not None:
        side = board.h * _OVER
        return centred(board.center, side, side)
    side = min(area.w - px(16), area.h - px(48))
    return centred((area.centerx, area.y + px(8) + side / 2), side, side)


def button(layout: Layout) -> Rect:
    """Return the place of the button at the foot of the bench."""
    area, px = bench(layout), layout.px
    return Rect(area.x + px(4), area.bottom - px(34), area.w - px(8), px(30))


def _hand(pad: DisplayList, seat: int) -> None:
    state, px = pad.state, pad.px
    wide = not needs_bench(pad)
    area = hand(pad.layout, wide)
    if state.hands[seat]:
        pieces.well(pad, area, radius=7)
    pad.zone(("hand", seat), area)
    title = Rect(area.x + px(6), area.y, area.w - px(12), px(_TITLE))
    held = [card_of(card) for card in state.hands[seat]]
    pad.fitted(pad.say("works.hand"), "tiny_bold", BRASS, title)
    if not held:
        low = Rect(title.x, title.bottom, title.w, area.bottom - title.bottom)
        pad.boxed(pad.say("works.no_hand"), "small", MUTED, low)
    for card, rect in zip(held, cards(pad.layout, len(held), wide), strict=True):
        if card >= terms.CONTRACTS:  # unknown while somebody else may be looking
            pad.place(faces.contract_face(pad, card, *rect.size), rect)
            pad.zone(("hidden", seat), rect)
            continue
        key = ("held", seat, card)
        if in_slips(pad.layout, len(held), wide):
            pad.place(slips.slip(pad, card, rect), rect, key)
            needs.fill(pad, card, slips.mark(pad.layout, rect), key)
        else:
            pad.place(faces.contract_face(pad, card, *rect.size), rect, key)
            needs.draw(pad, card, rect, key)
        pad.zone(("held", seat, card), rect)
