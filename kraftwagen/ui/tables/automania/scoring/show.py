"""The sale of a round as it happens in both harbours; the end of the game counts what is left.

Ships are unloaded from the highest down: each car rolls down its ramp and along the quay to its
sales space, and its income flies to the factory of its owner. What the table has shown, up to the
last car that people decided about, is not played again. Steps and sums are those of ``steps``, the
order that of ``beats``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.games.automania import terms
from kraftwagen.ui.drawing.moments import begin, pause, running
from kraftwagen.ui.drawing.theme import BAR, BRASS_LIGHT, CREAM, INK, MUTED
from kraftwagen.ui.drawing.timeline import Timeline, call, parallel, sequence
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import empty_pad
from kraftwagen.ui.tables.automania.pictures.tones import CHROME, HARBOUR
from kraftwagen.ui.tables.automania.scoring import end_picture
from kraftwagen.ui.tables.automania.scoring import steps as kinds
from kraftwagen.ui.tables.automania.scoring.beats import (
    Beat,
    Coin,
    Course,
    Standing,
    coins_of,
    course_of,
    next_place,
)
from kraftwagen.ui.tables.automania.scoring.panel import ScoringScene
from kraftwagen.ui.tables.automania.scoring.quay import Quay, Way
from kraftwagen.ui.tables.automania.scoring.signs import Signs
from kraftwagen.ui.tables.automania.scoring.steps import (
    phase,
    scoring_steps,
    seen_by,
)
from kraftwagen.ui.tables.parts.places import Point
from kraftwagen.ui.tables.parts.show import Act, ShowScene

_BOTS: Final = 1 / 3
"""The pace of what bots do, as a part of that of people."""
_FIRST: Final = 0.8
"""The share of a coin's way after which figures begin to run."""
_SIGNS: Final = 106
_CAPTION: Final = 34
_HEAD: Final = 42
"""Heights of the signs of seats, of the text of an act and of the title, in units."""
_EDGE: Final = 10


@dataclass
class Live:
    """How far each motion of a beat has gone, as shares from 0 to 1."""

    beat: Beat
    ways: list[float]
    """Share of its way that each moving car has gone."""
    away: list[float]
    """Distance of each sailing ship from the quay: 0 there, 1 at sea."""
    coins: list[float]
    count: float = 0.0
    """Share by which the running totals have grown."""
    swell: float = 0.0
    marks: list[Coin] = field(default_factory=list)


class HarbourShow(ShowScene):
    """Plays the sale of a round; the parameters are those of ``ScoringScene``."""

    budget: ClassVar[float] = 18.0
    page = ScoringScene

    def __init__(self, *scored: Any, **settings: Any) -> None:
        super().__init__(*scored, **settings)
        self.live: Live | None = None
        self._ground: Surface | None = None
        """What never changes."""
        self._picture: Surface
        """What stands still in an act."""
        self._drawn: object = None
        """The act that the picture shows."""

    # -- what is played

    def read(self, tr: Translator) -> Course:
        """Return the beats of the phase, without the sales that the table has shown."""
        happened = phase([*self.earlier, *self.happened])
        known = seen_by(happened[: -len(self.happened)], self.people)
        return course_of(scoring_steps(tr, self.after, happened, self.names), known)

    def has_news(self, tr: Translator) -> bool:
        return any(beat.kind != kinds.SUM for beat in self.read(tr).beats)

    def acts(self) -> list[Act]:
        """Return an act for each beat."""
        self.course = self.read(self.tr)
        self.shown = self.course.begin
        kind = "last" if self.course.round == terms.LAST_ROUND else "title"
        number = self.after.data.round_number(self.course.round)
        self.title = self.tr(f"automania.scoring.{kind}", round=number)
        return [
            Act(
                partial(self._play, beat),
                partial(self._settle, beat),
                event=None if beat.kind == kinds.SOLD else beat.step.event,
                words=self._words(beat),
                weight=self._weight(beat),
            )
            for beat in self.course.beats
        ]

    def _words(self, beat: Beat) -> str:
        """Return the sentence of a beat; the first one says what is not shown again."""
        if beat.recalled:
            return self.tr("automania.scoring.recalled")
        if beat.kind == kinds.OPEN and self.course.resumed:
            return self.tr("automania.scoring.resumed")
        return beat.step.words

    def _weight(self, beat: Beat) -> float:
        if beat.recalled or beat.kind in (kinds.OPEN, kinds.SUM):
            return 1.0
        seat = getattr(beat.step.event, "seat", None)
        seats = {entry.seat for entry in beat.entries} if seat is None else {seat}
        return 1.0 if seats & set(self.people) else _BOTS

    def _settle(self, beat: Beat) -> None:
        self.live, self.shown = None, beat.after

    def _play(self, beat: Beat) -> Timeline:
        """Return the animation of a beat."""
        ships = beat.before.afloat if beat.kind == kinds.OPEN else beat.step.moved
        live = Live(beat, [0.0] * len(beat.step.moved), [0.0] * len(ships), [], 0.0)
        live.marks = coins_of(beat)
        live.coins = [0.0] * len(live.marks)

        def start() -> None:
            self.live, self.shown = live, beat.before

        moor = self._stay if self.course.resumed else self._moor
        made = {
            kinds.OPEN: moor, kinds.SOLD: self._drive, kinds.LEFT: self._drive,
            kinds.STAYED: self._stay, kinds.SUM: self._sum,
        }[beat.kind](live)  # fmt: skip
        return sequence(call(start), made)

    def _moor(self, live: Live) -> Timeline:
        live.away = [1.0] * len(live.away)
        coming = [
            sequence(
                pause("coin_apart", number % 8), begin("moor", _put(live.away, number), 1.0, 0.0)
            )
            for number in range(len(live.away))
        ]
        return sequence(parallel(*coming), pause("rest"))

    def _drive(self, live: Live) -> Timeline:
        rolling = [
            sequence(
                pause("coin_apart", number),
                parallel(
                    begin("drive", _put(live.ways, number), 0.0, 1.0),
                    sequence(pause("hold"), begin("sail", _put(live.away, number), 0.0, 1.0)),
                ),
            )
            for number in range(len(live.ways))
        ]
        arrived = call(partial(self._sound, live.beat.step.event.sound()))
        return sequence(pause("lead"), parallel(*rolling), arrived, self._income(live))

    def _stay(self, live: Live) -> Timeline:
        return sequence(pause("lead"), pause("hold"), pause("rest"))

    def _sum(self, live: Live) -> Timeline:
        grown = partial(setattr, live, "swell")
        return sequence(
            pause("lead"), begin("swell", grown, 0.0, 1.0), begin("swell", grown, 1.0, 0.0)
        )

    def _income(self, live: Live) -> Timeline:
        """Return coins that fly one after the other while the figures run."""
        if not live.marks:
            return pause("rest")
        lands = partial(self._sound, "coin")
        flying = [
            sequence(
                pause("coin_apart", number),
                begin("reward", _put(live.coins, number), 0.0, 1.0, on_finish=lands),
            )
            for number in range(len(live.coins))
        ]
        most = max(max(entry.money, entry.points) for entry in live.beat.entries)
        counting = sequence(
            pause("reward", _FIRST),
            begin(running(most), partial(setattr, live, "count"), 0.0, 1.0),
        )
        return sequence(parallel(*flying, counting), pause("rest"))

    def _sound(self, name: str) -> None:
        self.app.sound.play(name)

    # -- places

    def place(self, size: tuple[int, int]) -> None:
        """Lay out both harbours side by side, or one above the other in a tall window."""
        px, canvas = self.app.theme.px, self.app.canvas
        scale, board = self.app.theme.scale, self.board_canvas
        self._pad = empty_pad(self.spec, self.app, self.after, scale, board)
        edge, whole = px(_EDGE), Rect((0, 0), size)
        low = self.foot.y - px(6)
        beside = self.foot.x - 2 * edge
        signs = Rect(edge, size[1] - edge - px(_SIGNS), beside, px(_SIGNS))
        if beside < px(190) * len(self.names):
            signs = Rect(edge, low - px(_SIGNS), size[0] - 2 * edge, px(_SIGNS))
        wide, style = size[0] - 2 * edge - px(24), canvas.theme.style("label")
        lines = [canvas.res.text_size(beat.step.words, style, wide) for beat in self.course.beats]
        high = max([px(_CAPTION), *(line[1] + px(6) for line in lines)])
        self.caption = Rect(edge, signs.y - px(6) - high, size[0] - 2 * edge, high)
        self.head = Rect(0, 0, size[0], px(_HEAD))
        room = Rect(edge, self.head.bottom, whole.w - 2 * edge, self.caption.y - self.head.bottom)
        room.h -= px(6)
        places = _halves(room, px(6))
        began = self.course.begin.afloat
        self.quays = [
            Quay(self._pad, market, places[market], [a.ship for a in began if a.market == market])
            for market in range(len(terms.MARKETS))
        ]
        self.signs = Signs(
            self._pad, self.names, self.course.limits, signs, self.hidden, self.likeness
        )
        self._ways: dict[tuple[int, int, int, int], Way] = {}
        for quay in self.quays:
            quay.begin()
        self._ground, self._picture, self._drawn = None, self._sheet(size), None

    def _sheet(self, size: tuple[int, int]) -> Surface:
        return self.app.resources.sheets.part(size, Rect((0, 0), size))

    def prepare(self) -> Iterator[None]:
        """Draw everything that stands still, for the whole window, a part per step."""
        canvas, px = self._pad.canvas, self._pad.px
        made = self._sheet(self._picture.get_size())
        made.fill(canvas.colour(BAR))
        canvas.text(made, self.title, "subtitle", CREAM, self.head, "center")
        for market, quay in enumerate(self.quays):
            yield from quay.ground(made)
            name = self.tr(f"automania.table.market.{terms.MARKETS[market]}")
            words = canvas.res.text_size(name, canvas.theme.style("heading"))
            plate = Rect(0, 0, words[0] + px(36), px(34))
            plate.midtop = (round(quay.across(quay.rect.w * 0.24)), quay.rect.y + px(12))
            made.blit(canvas.box(plate.size, HARBOUR, CHROME, px(2), px(10)), plate)
            canvas.text(made, name, "heading", CREAM, plate, "center")
            frame = canvas.box(quay.rect.size, None, CHROME, px(2), px(4))
            made.blit(frame, quay.rect)
        made.blit(canvas.box(self.caption.size, HARBOUR, CHROME, px(1.4), px(8)), self.caption)
        self._ground = made
        if self.course.round == terms.LAST_ROUND:
            end_picture.preload(self.app)

    def way(self, beat: Beat, number: int) -> Way:
        """Return the way of a car that moves in a beat."""
        one = beat.step.moved[number]
        key = (one.market, one.ship, one.space, one.car)
        if key not in self._ways:
            quay = self.quays[one.market]
            if one.space < 0:
                self._ways[key] = quay.home(one.ship)
            else:
                parked = beat.before.after((), beat.step.moved[:number]).parked
                self._ways[key] = quay.way(one.ship, next_place(parked, one))
        return self._ways[key]

    # -- picture

    def paint(self, surface: Surface) -> None:
        """Draw the parts that stand still in this act, then the moving ones."""
        live = self.live
        surface.blit(self._still(), (0, 0))
        if live is None:
            return
        for number, one in enumerate(live.beat.before.afloat if _opens(live) else ()):
            self._loaded(surface, one.market, one.ship, one.car, live.away[number])
        self._light(surface, live)
        for number in range(len(live.beat.step.moved)):
            self._moving(surface, live, number)
        for seat in {entry.seat for entry in live.beat.entries}:
            self.signs.draw(surface, seat, self.standing(), lit=True)
        if live.swell:
            for seat in range(len(self.names)):
                self.signs.draw(surface, seat, self.shown, swell=live.swell)
        self._fly(surface, live)

    def _still(self) -> Surface:
        """Return the picture of all that stands still until the next act."""
        live, standing = self.live, self.shown
        key = (self.at, None if live is None else id(live), standing, self.words, self.hurried)
        if self._drawn == key:
            return self._picture
        if self._ground is None:
            deque(self.prepare(), 0)
        assert self._ground is not None
        made = self._picture
        made.blit(self._ground, (0, 0))
        moving = live.beat.step.moved if live is not None else ()
        gone = {(one.market, one.ship) for one in moving}
        # Lower ships lie before higher ones.
        for one in sorted(standing.afloat, key=lambda one: -one.ship):
            if (one.market, one.ship) not in gone and (live is None or not _opens(live)):
                self._loaded(made, one.market, one.ship, one.car)
        for parked in sorted(standing.parked, key=lambda one: one.place):
            quay = self.quays[parked.market]
            quay.car(made, parked.car, quay.spot(parked))
        for seat in range(len(self.names)):
            self.signs.draw(made, seat, standing)
        words = self.caption.inflate(-self._pad.px(24), 0)
        self.app.canvas.text(made, self.words, "label", CREAM, words, "center", "exact", wrap=True)
        if not self.over:
            self._hint(made)
        self._drawn = key
        return made

    def _hint(self, surface: Surface) -> None:
        """Draw what a click does; it is lit while the act is hurried."""
        px, canvas, words = self._pad.px, self._pad.canvas, self.tr("automania.scoring.hurry")
        ink = BRASS_LIGHT if self.hurried else MUTED
        size = canvas.res.text_size(words, canvas.theme.style("small"))
        box = Rect(0, 0, min(self.foot.w, size[0] + px(52)), size[1] + px(12))
        box.bottomright = self.foot.bottomright
        surface.blit(canvas.box(box.size, HARBOUR, None, 0, box.h / 2), box)
        icon = canvas.res.icon("fast-forward", px(18), ink)
        surface.blit(icon, icon.get_rect(midleft=(box.x + px(14), box.centery)))
        room = Rect(box.x + px(38), box.y, box.w - px(48), box.h)
        canvas.fitted(surface, words, "small", ink, room, smallest=0.7)

    def standing(self) -> Standing:
        """Return the standing with the totals shown now."""
        live = self.live
        if live is None or not live.count:
            return self.shown
        before, after, share = live.beat.before, live.beat.after, live.count

        def run(first: tuple[int, ...], last: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(round(a + (b - a) * share) for a, b in zip(first, last, strict=True))

        return replace(
            after,
            money=run(before.money, after.money),
            points=run(before.points, after.points),
            got_money=run(before.got_money, after.got_money),
            got_points=run(before.got_points, after.got_points),
        )

    def _loaded(
        self, surface: Surface, market: int, ship: int, car: int, away: float = 0.0
    ) -> None:
        """Draw a ship with its car."""
        quay = self.quays[market]
        shift = quay.ship(surface, ship, away)
        x, y = quay.deck(ship)
        before = surface.get_clip()
        surface.set_clip(quay.rect.clip(before))
        quay.car(surface, car, (x + shift, y))
        surface.set_clip(before)

    def _light(self, surface: Surface, live: Live) -> None:
        """Draw light around the price that is paid, or the ship that keeps its car."""
        if live.beat.kind == kinds.STAYED:
            event: Any = live.beat.step.event
            quay = self.quays[event.market]
            quay.lit(surface, quay.hull(event.ship))
        for number, one in enumerate(live.beat.step.moved):
            if one.space >= 0 and live.ways[number] >= 1.0:
                quay = self.quays[one.market]
                quay.lit(surface, quay.tag(one.space))

    def _moving(self, surface: Surface, live: Live, number: int) -> None:
        """Draw a ship that is unloaded and its car on its way."""
        one, share = live.beat.step.moved[number], live.ways[number]
        quay, way = self.quays[one.market], self.way(live.beat, number)
        quay.ship(surface, one.ship, live.away[number])
        below = [o for o in live.beat.after.afloat if o.market == one.market and o.ship < one.ship]
        if below:  # It lies before the ship that leaves.
            next_one = max(below, key=lambda other: other.ship)
            self._loaded(surface, next_one.market, next_one.ship, next_one.car)
        if one.space >= 0 or share < 1.0:
            before = surface.get_clip()
            surface.set_clip(quay.rect.clip(before))
            quay.car(surface, one.car, way.at(share), way.length * share)
            surface.set_clip(before)

    def _fly(self, surface: Surface, live: Live) -> None:
        """Draw coins and laurels on their ways."""
        px = self._pad.px
        for coin, share in zip(live.marks, live.coins, strict=True):
            if not 0.0 < share < 1.0:
                continue
            start, end = self._source(live.beat, coin), self.signs.spot(coin.seat, coin.points)
            image = (
                faces.points(self._pad, coin.number, px(34)) if coin.points
                else self._coin(coin.number)
            )  # fmt: skip
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            y -= px(60) * 4 * share * (1 - share)
            surface.blit(image, image.get_rect(center=(round(x), round(y))))

    def _coin(self, number: int) -> Surface:
        pad, side = self._pad, self._pad.px(28)
        if number == 1:
            return pad.image("autobuck", side, side)

        def paint(surface: Surface) -> None:
            surface.blit(pad.image("autobuck", side, side), (0, 0))
            figure = faces.number(pad, number, side * 0.56, INK)
            spot = figure.get_rect(center=(side // 2, side // 2))
            pad.canvas.circle(surface, spot.center, side * 0.36, CREAM)
            surface.blit(figure, spot)

        return pad.composed(("coin", number), (side, side), paint)

    def _source(self, beat: Beat, coin: Coin) -> Point:
        """Return where a coin begins to fly."""
        if coin.source < 0:
            return self.signs.rects[coin.seat].centerx, self.caption.y - self._pad.px(30)
        one = beat.step.moved[coin.source]
        quay = self.quays[one.market]
        return quay.tag(one.space).center if one.space >= 0 else quay.home(one.ship).at(0.8)


def _put(values: list[float], number: int) -> Callable[[float], None]:
    """Return what sets one entry of a list."""
    return partial(values.__setitem__, number)


def _halves(room: Rect, gap: int) -> tuple[Rect, Rect]:
    """Return two places beside each other, or one above the other where that is too narrow."""
    if room.w >= room.h * 1.25:
        half = (room.w - gap) // 2
        return Rect(room.x, room.y, half, room.h), Rect(room.right - half, room.y, half, room.h)
    half = (room.h - gap) // 2
    return Rect(room.x, room.y, room.w, half), Rect(room.x, room.bottom - half, room.w, half)


def _opens(live: Live) -> bool:
    """Whether ships come to the quay."""
    return live.beat.kind == kinds.OPEN


make_show = HarbourShow
