"""A seat's research: developments with their workers, engineers with their markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN
from kraftwagen.ui.drawing.theme import INK, PAPER
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split


def groups(pad: DisplayList, seat: int) -> list[tuple[int, bool, int]]:
    """Return a seat's developments as (card, active, count), the inactive ones first."""
    player = pad.state.players[seat]
    found = [(card, False, count) for card, count in sorted(Counter(player.inactive).items())]
    found += [(card, True, count) for card, count in sorted(Counter(player.active).items())]
    return found


def people(pad: DisplayList, seat: int) -> list[int]:
    """Return the numbers of a seat's engineers, as indices of ``terms.ENGINEERS``."""
    player = pad.state.players[seat]
    return [index for index in range(len(terms.ENGINEERS)) if player.engineers >> index & 1]


def draw(pad: DisplayList, seat: int, rect: Rect, rows: int) -> None:
    """Draw a seat's developments (inactive ones dimmed) and engineers in at least ``rows`` rows."""
    found, experts = groups(pad, seat), people(pad, seat)
    flipped = pad.state.players[seat].start_tile != NOT_CHOSEN
    least = 3 if rect.h > pad.px(56) else 4
    cells = grid(rect, len(found) + flipped, len(experts), range(rows, rows + 3), least, pad.px(3))
    fill(pad, seat, cells)


def grid(
    rect: Rect, cards: int, portraits: int, rows: Iterable[int], least: int, gap: int
) -> list[Rect]:
    """Return places for cards, then portraits, in the number of rows that makes them largest.

    ``rows`` are the numbers to try, ``least`` is the least number of columns. Portraits get a row
    of their own if one is left.
    """
    made: list[Rect] = []
    for lines in rows:
        columns = max(least, -(-(cards + portraits) // lines))
        cells = [cell for row in rows_of(rect, lines, gap) for cell in split(row, columns, gap)]
        if not made or min(cells[0].size) > min(made[0].size):
            made, wide = cells, columns
    own = -(-cards // wide) * wide
    if own < len(made) and portraits <= wide:
        row = Rect(rect.x, made[own].y, rect.w, made[own].h)
        return made[:cards] + split(row, max(least - 1, portraits), gap)[:portraits]
    return made[: cards + portraits]


def fill(pad: DisplayList, seat: int, cells: Sequence[Rect]) -> None:
    """Draw developments, the start tile and engineers, one in each cell."""
    rest = iter(cells)
    for card, active, many in groups(pad, seat):
        development(pad, seat, card, active, many, next(rest))
    if pad.state.players[seat].start_tile != NOT_CHOSEN:
        start_development(pad, seat, next(rest))
    for engineer in people(pad, seat):
        portrait(pad, seat, engineer, next(rest))


def development(
    pad: DisplayList, seat: int, card: int, active: bool, many: int, cell: Rect
) -> None:
    """Draw a small development card with its picture, and ``many`` workers if active."""
    pieces.plate(pad, cell, PAPER if active else Color("#8d927f"), INK, 4)
    key = ("dev", seat, card, int(active))
    foot = min(round(cell.h * 0.42), pad.px(20))
    picture = pad.image(card_images.card_image(card), cell.w - pad.px(3), cell.h - foot - pad.px(1))
    if not active:
        picture = pieces.faded(picture, 150)
    at = (cell.centerx, cell.y + pad.px(1) + (cell.h - foot) / 2)
    pad.put(picture, at, key)
    low = Rect(cell.x, cell.bottom - foot, cell.w, foot)
    if not active:
        pad.put(pad.res.icon("pause", foot * 0.9), low.center)
    else:
        count = f"×{many}" if many > 1 else ""
        man = sprites.worker(pad, seat, foot * 0.95)
        right = Rect(cell.centerx - pad.px(1), low.y - pad.px(1), cell.w // 2, foot)
        beside = man.get_width() <= cell.w * 0.4 and pad.holds(f"×{many}", "tiny_bold", right)
        if beside or not count:
            shift = cell.w * 0.2 if count else 0
            pad.put(man, (cell.centerx - shift, low.centery - pad.px(1)))
        if count and beside:
            low = right
        if count:
            pad.fitted(count, "tiny_bold", INK, low, "left" if beside else "center")
    pad.zone(key, cell)


def start_development(pad: DisplayList, seat: int, cell: Rect) -> None:
    """Draw the flipped start tile: one body point and one engine point."""
    pieces.plate(pad, cell, Color("#d8c089"), INK, 4)
    side = min(cell.w * 0.46, cell.h * 0.6)
    pad.put(pad.image("point_body", side, side), (cell.centerx - side * 0.5, cell.centery))
    pad.put(pad.image("point_engine", side, side), (cell.centerx + side * 0.5, cell.centery))
    pad.zone(("start", seat), cell)


def portrait(pad: DisplayList, seat: int, engineer: int, cell: Rect) -> None:
    """Draw an engineer with the unused markers, or just their number if space is short."""
    player = pad.state.players[seat]
    key = ("engineer", seat, engineer)
    own = terms.ENGINEER_MARKERS[engineer]
    held = own & player.markers
    left = [marker for marker in range(len(terms.MARKERS)) if held >> marker & 1]
    mine = seat == pad.position.viewer
    face = pad.image(f"engineer_{terms.ENGINEERS[engineer]}", cell.w, cell.h)
    room = cell.w - face.get_width()
    middle = not left or room < face.get_width() * 0.4
    x = cell.centerx if middle else cell.x + face.get_width() // 2
    pad.put(face, (x, cell.centery), key)
    pad.zone(key, cell)
    side = min(pad.px(30), round(cell.h * 0.56))
    if not mine and side < pad.px(22):
        if left:
            small = min(pad.px(17), cell.h)
            gear = pad.image("engineer_marker", small, small)
            edge = min(cell.right - small / 2, x + face.get_width() / 2 + small * 0.1)
            at = (edge, cell.bottom - small / 2)
            pad.put(gear, at)
            pad.put(pieces.numeral(pad, str(len(left)), small * 0.72, INK), at)
        return
    step = min(side, cell.h - side)
    for index, marker in enumerate(left):
        right = min(cell.right - side, x + face.get_width() // 2 - pad.px(4))
        place = Rect(right, cell.y + index * step, side, side)
        name = ("marker", seat, marker)
        pad.place(card_images.marker_token(pad, marker, side), place, name)
        pad.zone(name, place)
