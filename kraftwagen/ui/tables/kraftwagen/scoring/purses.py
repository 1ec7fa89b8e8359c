"""The purses below the market, and the coins of a payment that fly into them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.moments import MOMENTS, begin, running
from kraftwagen.ui.drawing.people import CALM, PLEASED, WORRIED
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, GREEN_DARK, MUTED
from kraftwagen.ui.drawing.timeline import Timeline, call, parallel, sequence, stagger
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import standing
from kraftwagen.ui.tables.parts.places import split
from kraftwagen.ui.tables.parts.show import CLIMB, Likeness

Point = tuple[float, float]
_MARK: Final = 18
"""Height of the mark of who leads and who is last, in units; a word is twice as wide."""
_FACE: Final = 0.86
"""Height of a face, as a part of its purse's."""
_ROOMY: Final = 3.1
"""How many times as wide as high a purse with a face is at least."""
MOST: Final = 5
"""Largest number of coins that fly at once, unless there are more payments."""


def coins_of(amounts: Sequence[int]) -> list[tuple[int, int]]:
    """Return the coins for payments as (number of the payment, value).

    There are at most five, or one per payment; up to five money are coins of 1 each.

    >>> coins_of([3])
    [(0, 1), (0, 1), (0, 1)]
    >>> coins_of([12])
    [(0, 3), (0, 3), (0, 2), (0, 2), (0, 2)]
    >>> coins_of([8, 2])
    [(0, 2), (0, 2), (0, 2), (0, 2), (1, 2)]
    """
    paid = [(number, amount) for number, amount in enumerate(amounts) if amount > 0]
    whole = sum(amount for _, amount in paid)
    coins = []
    left = MOST
    for place, (number, amount) in enumerate(paid):
        later = len(paid) - place - 1
        share = amount if whole <= MOST else round(MOST * amount / whole)
        count = max(1, min(share, left - later, amount))
        left -= count
        each, more = divmod(amount, count)
        coins += [(number, each + (one < more)) for one in range(count)]
    return coins


class Coin:
    """A coin that flies into a purse."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.at: Point | None = None

    def put(self, at: Point) -> None:
        """Move the coin to a point, in pixels."""
        self.at = at

    def gone(self) -> None:
        """Remove the coin, as it is in the purse."""
        self.at = None


class Purses:
    """A purse for each seat: its face and name, its income, and its money unless that is hidden."""

    def __init__(
        self,
        names: Sequence[str],
        money: Sequence[int],
        hidden: Collection[int],
        likeness: Likeness = lambda seat, mood, side: None,
    ) -> None:
        self.names, self.hidden, self._likeness = names, hidden, likeness
        self.moods = [CALM] * len(names)
        """The mood of each seat: pleased who was paid last."""
        self._before = list(money)
        self.earned = [0.0] * len(names)
        self.swollen = [0.0] * len(names)
        """The swelling of each purse, 0 to 1."""
        self.coins: list[Coin] = []
        self._rects: list[Rect] = []

    def settle(self, earned: Sequence[int]) -> None:
        """Show the earnings so far of everybody, without motion."""
        self.earned = [float(one) for one in earned]
        self.swollen = [0.0] * len(self.names)
        self.coins = []

    def place(self, room: Rect, px: float) -> None:
        """Lay out the purses side by side."""
        self._rects = split(room, len(self.names), round(8 * px))
        widest = round(250 * px)
        for number, rect in enumerate(self._rects):
            if rect.w > widest:
                rect.x, rect.w = room.x + number * (widest + round(8 * px)), widest

    def rect(self, seat: int) -> Rect:
        """Return the rectangle of a purse with its texts."""
        return self._rects[seat]

    def mouth(self, seat: int) -> Point:
        """Return the point that coins fly to."""
        rect = self._rects[seat]
        return rect.x + rect.h * 0.5, rect.y + rect.h * 0.36

    def _set(self, seat: int, value: float) -> None:
        self.earned[seat] = value

    def _swell(self, seat: int, value: float) -> None:
        self.swollen[seat] = value

    def pay(
        self,
        seat: int,
        amounts: Sequence[int],
        sources: Sequence[str],
        show: PayPlaces,
        before: int,
        hear: Callable[[str], object],
    ) -> Timeline:
        """Return the animation of coins that fly into a purse, which counts up from ``before``.

        ``sources`` names the places from which the payments come, see ``PayPlaces``; ``hear`` plays
        a sound as each coin lands.
        """
        amount = sum(amounts)
        if amount <= 0:
            return sequence()
        flights: list[Timeline] = []
        for number, value in coins_of(amounts):
            coin = Coin(value)
            flights.append(
                sequence(
                    call(partial(self.coins.append, coin)),
                    begin(
                        "coin_way", partial(self._fly, coin, seat, sources[number], show), 0.0, 1.0
                    ),
                    call(coin.gone),
                    call(partial(hear, CLIMB[len(flights) % len(CLIMB)])),
                )
            )
        arrive = MOMENTS["coin_way"].length
        count = begin(running(amount), partial(self._set, seat), before, before + amount)
        swell = sequence(
            begin("swell", partial(self._swell, seat), 0.0, 1.0),
            begin("swell", partial(self._swell, seat), 1.0, 0.0),
        )
        return parallel(
            stagger(MOMENTS["coin_apart"].length, *flights),
            sequence(Timeline(arrive), call(partial(self._cheer, seat)), parallel(count, swell)),
        )

    def _cheer(self, seat: int) -> None:
        self.moods = [PLEASED if one == seat else CALM for one in range(len(self.names))]

    def regret(self, seats: Collection[int]) -> None:
        """Show seats worried, and all others calm."""
        self.moods = [WORRIED if one in seats else CALM for one in range(len(self.names))]

    def _fly(self, coin: Coin, seat: int, source: str, show: PayPlaces, share: float) -> None:
        start, end = show.source(source), self.mouth(seat)
        high = 0.25 * abs(end[1] - start[1]) * 4 * share * (1 - share)
        coin.put(
            (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - high)
        )

    # -- picture

    def draw(self, surface: Surface, pad: DisplayList, totals: bool = True) -> None:
        """Draw every purse."""
        for seat, rect in enumerate(self._rects):
            surface.blit(self._plate(pad, seat, rect), rect)
            side = round(rect.h * (0.86 + 0.13 * self.swollen[seat]))
            bag = pad.image("purse", side, side)
            surface.blit(
                bag, bag.get_rect(midbottom=(rect.x + rect.h // 2, rect.bottom - rect.h // 14))
            )
            pad.canvas.badge(
                surface, seat, (rect.x + rect.h * 0.5, rect.y + rect.h * 0.68), rect.h * 0.3
            )
            self._figures(surface, pad, seat, rect)
            side = self._side(rect)
            face = self._likeness(seat, self.moods[seat], side) if side else None
            if face is not None:
                surface.blit(face, face.get_rect(bottomright=(rect.right - side // 9, rect.bottom)))
            place = self.place_of(seat)
            if place:
                self._mark(surface, pad, place, rect)

    def _side(self, rect: Rect) -> int:
        """Return the height of a face, 0 where there is no room for one."""
        return round(rect.h * _FACE) if rect.w >= rect.h * _ROOMY else 0

    def place_of(self, seat: int) -> str:
        """Return the ``standing`` of a seat by its money so far; nothing while any is secret."""
        if self.hidden:
            return ""
        both = zip(self._before, self.earned, strict=True)
        return standing.standing([money + round(earned) for money, earned in both], seat)

    def _mark(self, surface: Surface, pad: DisplayList, place: str, rect: Rect) -> None:
        """Draw who leads and who is last in the upper corner of a purse."""
        side = round(pad.px(_MARK))
        image = standing.picture(pad, place, side)
        right = rect.right - pad.px(5) - self._side(rect)
        at = image.get_rect(topright=(right, rect.y + pad.px(4)))
        surface.blit(image, at)

    def _plate(self, pad: DisplayList, seat: int, rect: Rect) -> Surface:
        def paint(made: Surface) -> None:
            px = pad.px
            box = pad.canvas.box(rect.size, GREEN_DARK, BRASS, max(1.0, px(1.2)), px(6), 0.94)
            made.blit(box, (0, 0))
            words = Rect(
                rect.h + px(2), px(4),
                rect.w - rect.h - px(12 + _MARK) - self._side(rect), rect.h // 2 - px(3),
            )  # fmt: skip
            pad.canvas.fitted(made, self.names[seat], "small_bold", CREAM, words, smallest=0.74)

        return pad.composed(("purse", seat, self.names[seat], pad.theme.scale), rect.size, paint)

    def _figures(self, surface: Surface, pad: DisplayList, seat: int, rect: Rect) -> None:
        earned = round(self.earned[seat])
        shown = "" if seat in self.hidden else str(self._before[seat] + earned)
        key = ("purse_money", seat, shown, earned, pad.theme.scale)
        size = (rect.w - rect.h - pad.px(4) - self._side(rect), rect.h // 2)

        def paint(made: Surface) -> None:
            box = made.get_rect()
            plus = f"+{earned}" if earned or not shown else ""
            if shown:
                pad.canvas.text(made, shown, "heading", BRASS_LIGHT, box)
            pad.canvas.text(
                made, plus, "bold", CREAM if earned else MUTED, box.inflate(-pad.px(8), 0),
                "right" if shown else "left",
            )  # fmt: skip

        made = pad.composed(key, size, paint)
        surface.blit(made, (rect.x + rect.h + pad.px(2), rect.bottom - size[1] - pad.px(3)))

    def draw_coins(self, surface: Surface, pad: DisplayList, side: int) -> None:
        """Draw the coins in the air."""
        for coin in self.coins:
            if coin.at is not None:
                made = sprites.white_coin(pad, coin.value, side)
                surface.blit(made, made.get_rect(center=(round(coin.at[0]), round(coin.at[1]))))


class PayPlaces:
    """The places that coins come from, by name; subclasses find them in a picture."""

    def source(self, name: str) -> Point:
        """Return the point of the window that a payment comes from."""
        raise NotImplementedError
