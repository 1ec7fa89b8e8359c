"""A seat's research: developments with their workers, engineers with their markers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN
from kraftwagen.ui.drawing.theme import CREAM, INK, PAPER, Colour, Style
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

ABREAST: Final = 3
"""Number of columns of the viewer's cards."""
_NAME: Final = 15
"""Height of the name of a card, in units."""
_TWO_LINES: Final = 1.7
_SMALLEST: Final = 9
"""Size of the smallest letters of a name, in pixels."""
_NAMED: Final = 40
"""Smallest height of a card with its name, in units."""
_FACE: Final = 32
"""Largest height of an engineer of another seat, in units: no larger than one of one's own."""
_BESIDE: Final = 1.3
"""From this width on, as a multiple of its height, workers stand beside a card's picture."""


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


def draw(pad: DisplayList, seat: int, rect: Rect, rows: int, most: tuple[int, int]) -> None:
    """Draw a seat's developments (inactive ones dimmed) and engineers in at least ``rows`` rows.

    ``most`` is the largest size of a card.
    """
    count = len(groups(pad, seat)) + len(people(pad, seat))
    count += pad.state.players[seat].start_tile != NOT_CHOSEN
    least = 3 if rect.h > pad.px(56) else 4
    fill(pad, seat, packed(rect, count, range(rows, rows + 3), least, pad.px(3), most))


def packed(
    rect: Rect, count: int, rows: Iterable[int], least: int, gap: int, most: tuple[int, int]
) -> list[Rect]:
    """Return the places of ``count`` things from the top left, as large as they can be.

    ``rows`` are the numbers of rows to try, ``least`` the smallest number of columns, ``most`` the
    largest size of a place.
    """

    def size(lines: int) -> tuple[int, int]:
        across = max(least, -(-count // lines))
        wide = (rect.w - gap * (across - 1)) // across
        return min(wide, most[0]), min((rect.h - gap * (lines - 1)) // lines, most[1])

    w, h = max(map(size, rows), key=min)
    across = max(1, (rect.w + gap) // (w + gap))
    steps = [divmod(at, across) for at in range(count)]
    return [Rect(rect.x + x * (w + gap), rect.y + y * (h + gap), w, h) for y, x in steps]


def draw_own(pad: DisplayList, seat: int, rect: Rect) -> None:
    """Draw the viewer's developments and engineers, with names where they fit."""
    cards, experts = groups(pad, seat), people(pad, seat)
    count = len(cards) + len(experts) + (pad.state.players[seat].start_tile != NOT_CHOSEN)
    lines = next((rows for rows in (1, 2) if count <= rows * ABREAST), 3)
    across = max(ABREAST, -(-count // lines))
    gap = pad.px(4)
    cells = [cell for row in rows_of(rect, lines, gap) for cell in split(row, across, gap)]
    fill(pad, seat, cells, named=cells[0].h >= pad.px(_NAMED))


def fill(pad: DisplayList, seat: int, cells: Sequence[Rect], named: bool = False) -> None:
    """Draw developments, the start tile and engineers in one cell each, with names if ``named``."""
    rest = iter(cells)
    for card, active, many in groups(pad, seat):
        cell = next(rest)
        name = card_images.card_words(pad.tr, card)[0] if named else ""
        development(pad, seat, card, active, many, cell, name)
    if pad.state.players[seat].start_tile != NOT_CHOSEN:
        cell = next(rest)
        start_development(pad, seat, cell, pad.say("opponent.start") if named else "")
    for engineer in people(pad, seat):
        cell = next(rest)
        low = _name(pad, card_images.card_words(pad.tr, engineer)[0] if named else "", CREAM, cell)
        portrait(pad, seat, engineer, low)


def _name(pad: DisplayList, words: str, colour: Colour, cell: Rect) -> Rect:
    """Draw a name at the foot of a cell; return the rest of the cell, all of it without a name."""
    if not words:
        return cell
    wide = cell.w - pad.px(4)
    one = Rect(cell.x + pad.px(2), 0, wide, pad.px(_NAME))
    # A longer name has two lines, a long word smaller letters.
    fits = pad.holds(words, "tiny_bold", one)
    foot = one.h if fits else round(one.h * _TWO_LINES)
    low = Rect(one.x, cell.bottom - foot, wide, foot)
    if not pad.holds(words, "tiny_bold", low):
        return _narrow(pad, words, colour, cell)
    pad.boxed(words, "tiny_bold", colour, low, "center")
    return Rect(cell.x, cell.y, cell.w, cell.h - foot)


def _narrow(pad: DisplayList, words: str, colour: Colour, cell: Rect) -> Rect:
    """Draw a long word at the foot of a cell in letters as small as it needs; return the rest."""
    style, high = pad.theme.style("tiny_bold"), pad.px(_NAME)
    foot = Rect(cell.x + 1, cell.bottom - high, cell.w - 2, high)
    for px in range(style.px, _SMALLEST - 1, -1):
        look = Style(style.face, px)
        if pad.res.text_size(words, look)[0] <= foot.w:
            pad.text(words, look, colour, foot, "center")
            return Rect(cell.x, cell.y, cell.w, cell.h - high)
    return cell  # In so small a place the picture alone is larger.


def development(
    pad: DisplayList,
    seat: int,
    card: int,
    active: bool,
    many: int,
    cell: Rect,
    name: str = "",
) -> None:
    """Draw a development with its ``name``, if any, and if active with ``many`` workers."""
    pieces.plate(pad, cell, PAPER if active else Color("#8d927f"), INK, 4)
    key = ("dev", seat, card, int(active))
    room = _name(pad, name, INK, cell)
    if name and room.w > room.h * _BESIDE:
        left = Rect(room.x, room.y, round(room.w * 0.62), room.h)
        low = Rect(left.right, room.y, room.right - left.right - pad.px(2), room.h)
    else:
        foot = min(round(room.h * 0.42), pad.px(24 if name else 20))
        left = Rect(room.x, room.y, room.w, room.h - foot)
        low = Rect(room.x, room.bottom - foot, room.w, foot)
    apart = pad.px(4 if name else 1)
    picture = pad.image(card_images.card_image(card), left.w - pad.px(3), left.h - apart)
    if not active:
        picture = pieces.faded(picture, 150)
    pad.put(picture, (left.centerx, left.y + pad.px(1) + (left.h - apart + pad.px(1)) / 2), key)
    _crew(pad, seat, active, many, low)
    pad.zone(key, cell)


def _crew(pad: DisplayList, seat: int, active: bool, many: int, low: Rect) -> None:
    """Draw a pause sign for an inactive development, else its workers."""
    foot = min(low.h, pad.px(24))
    if not active:
        pad.put(pad.res.icon("pause", foot * 0.9), low.center)
        return
    count = f"×{many}" if many > 1 else ""
    man = sprites.worker(pad, seat, foot * 0.95)
    right = Rect(low.centerx - pad.px(1), low.y - pad.px(1), low.w // 2, low.h)
    beside = man.get_width() <= low.w * 0.5 and pad.holds(f"×{many}", "tiny_bold", right)
    if beside or not count:
        shift = low.w * 0.22 if count else 0
        pad.put(man, (low.centerx - shift, low.centery - pad.px(1)))
    if count:
        place = right if beside else low
        pad.fitted(count, "tiny_bold", INK, place, "left" if beside else "center")


def start_development(pad: DisplayList, seat: int, cell: Rect, name: str = "") -> None:
    """Draw the flipped start tile: a body point and an engine point; its ``name`` if given."""
    pieces.plate(pad, cell, Color("#d8c089"), INK, 4)
    room = _name(pad, name, INK, cell)
    side = min(room.w * 0.46, room.h * 0.6, pad.px(34))
    pad.put(pad.image("point_body", side, side), (room.centerx - side * 0.5, room.centery))
    pad.put(pad.image("point_engine", side, side), (room.centerx + side * 0.5, room.centery))
    pad.zone(("start", seat), cell)


def portrait(pad: DisplayList, seat: int, engineer: int, cell: Rect) -> None:
    """Draw an engineer with the unused markers, or just their number if space is short."""
    player = pad.state.players[seat]
    key = ("engineer", seat, engineer)
    own = terms.ENGINEER_MARKERS[engineer]
    held = own & player.markers
    left = [marker for marker in range(len(terms.MARKERS)) if held >> marker & 1]
    mine = seat == pad.position.viewer
    high = cell.h if mine else min(cell.h, pad.px(_FACE))
    face = pad.image(f"engineer_{terms.ENGINEERS[engineer]}", cell.w, high)
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
