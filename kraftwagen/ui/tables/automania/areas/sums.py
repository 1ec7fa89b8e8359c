"""What the sale of a round brought to each seat, on its factory until the demands have moved."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.rules import sales
from kraftwagen.games.automania.state import State, seat_of
from kraftwagen.ui.drawing.theme import CREAM, INK
from kraftwagen.ui.tables.automania.areas import opponents
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces


def brought(state: State) -> list[tuple[int, int]]:
    """Return the autobucks and points of each seat for the cars that stand on sales spaces."""
    found = [(0, 0)] * len(state.order)
    data = state.data
    for market in range(len(terms.MARKETS)):
        for space in range(terms.SALES_SPACES):
            for car in sales.standing(state, market, space):
                money, points = found[seat_of(car)]
                found[seat_of(car)] = (
                    money + data.sale_money[market][space],
                    points + data.sale_points[market][space],
                )
    return found


def draw(pad: DisplayList) -> None:
    """Draw the sums between a sale and the next round; nothing at other times."""
    if frames.kind(pad.state.asked) != frames.ADVANCE:
        return
    boards = {pad.position.viewer: pad.layout.board, **dict(opponents.boards(pad))}
    for seat, (money, points) in enumerate(brought(pad.state)):
        if money or points:
            _sum(pad, boards[seat], money, points)


def _sum(pad: DisplayList, board: Rect, money: int, points: int) -> None:
    px, high = pad.px, max(pad.px(24), min(pad.px(44), round(board.h * 0.24)))
    wide = round(board.w * 0.9)
    plus = faces.number(pad, "+", high * 0.7, INK)
    rest = wide - plus.get_width() - px(26)
    image = faces.fitting(pad, faces.reward(money, points), high, rest, INK)
    whole = plus.get_width() + image.get_width() + px(6)
    plate = Rect(0, 0, whole + px(20), high + px(12))
    plate.center = board.center
    pieces.plate(pad, plate, CREAM, INK, 10)
    left = plate.centerx - whole / 2
    pad.put(plus, (left + plus.get_width() / 2, plate.centery))
    pad.put(image, (left + whole - image.get_width() / 2, plate.centery))
