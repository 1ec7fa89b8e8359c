"""The race of a game turn in brief, up to the line where the places are paid.

The cars drive along a straight. Their distances there follow the standings after every move of the
game turn, so that every overtaking shown has happened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events
from kraftwagen.games.kraftwagen.rules import race
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.moments import begin, pause
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN_DARK,
    INK,
    OXBLOOD,
    Style,
    hexa,
)
from kraftwagen.ui.drawing.timeline import Timeline, call, ease_in_out, parallel, sequence
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.wheels import RollingCar
from kraftwagen.ui.tables.kraftwagen.scoring.purses import PayPlaces, Point
from kraftwagen.ui.tables.kraftwagen.scoring.stage import Stage
from kraftwagen.ui.tables.kraftwagen.scoring.steps import GameTurnSteps

SKY: Final = "kraftwagen/race_sky"
CAR: Final = 196.0
"""Width of a racing car, in units."""
SPEED: Final = 2600.0
"""Units that the camera moves during the race."""
LINE: Final = 962.0
"""The x of the finishing line when the camera stands, in units."""
_FROM, _TO = 190.0, 800.0
"""Where the last and the first car drive."""
_BEHIND: Final = -160.0
"""Where cars come from that have left the pit lane."""
_BEYOND: Final = 1120.0
_CLOSE: Final = 740.0
"""Where the last of those who still have to cross the line waits at most."""
_NEARER: Final = 0.7
"""The part of the way to that place that remains after each car over the line."""
_AHEAD: Final = 24.0
"""Units by which a car must be ahead of all others to lead."""
_LEAST: Final = 6
"""Spaces between first and last car that fill the straight at least."""
_NEAR, _FAR = 622.0, 486.0
"""Heights of the ground of the nearest and the farthest lane."""
_STAND: Final = (1280.0, 262.0, 400.0, 0.45)
"""Width, height, foot and speed of the stands, whose drawing repeats."""
_TRACK: Final = (640.0, 900.0, 398.0)
_STRIP: Final = (120.0, 440.0)
_FLAG: Final = (128.0, 200.0)
"""Width and height of the line and of the flag."""
_GREY: Final = {"main": "#9a9a96", "light": "#cfcfca", "dark": "#5f5f5c"}


Standing = dict[int, int]
"""Spaces driven by each car; neutral cars have negative numbers from -1 down."""


def standings(state: State, earlier: Iterable[Event]) -> list[Standing]:
    """Return the standings of a game turn: at its start, then after each move.

    A car in the pit lane has no entry. The last standing is that of ``state``.
    """
    length = state.data.circuit
    neutral = state.data.neutral_cars[len(state.players)]
    now = {-1 - number: space for number, space in enumerate(neutral)}
    found = [dict(now)]
    for event in earlier:
        if isinstance(event, events.GameTurnStarted | events.RaceCleared):
            now = {car: space for car, space in now.items() if car < 0}
            found = [dict(now)]
        elif isinstance(event, events.CarRaced) and event.path:
            now[event.seat] = event.laps * length + event.path[-1]
            found.append(dict(now))
    last = {car: space for car, space in now.items() if car < 0}
    for seat, player in enumerate(state.players):
        if player.space:
            last[seat] = player.laps * length + player.space
    if found[-1] != last:
        found.append(last)
    return found


def places(standing: Standing) -> dict[int, float]:
    """Return the x of each car in units; a car in the pit lane has no entry."""
    if not standing:
        return {}
    low, high = min(standing.values()), max(standing.values())
    wide = max(_LEAST, high - low)
    return {car: _TO - (_TO - _FROM) * (high - spaces) / wide for car, spaces in standing.items()}


@dataclass
class Racer:
    """A car in the race as it is drawn."""

    car: int
    seat: int
    lane: int
    x: float = _BEHIND
    place: int = 0
    """The car's place once it has crossed the line; 0 before or without one."""
    laps: int = 0
    """Number of laps shown so far."""


@dataclass
class Raceway(PayPlaces):
    """The picture of the race."""

    course: GameTurnSteps
    history: Sequence[Standing]
    length: int
    """Number of spaces in a lap."""
    names: Sequence[str]
    racers: list[Racer] = field(default_factory=list)
    camera: float = 0.0
    waved: float = 0.0
    """Position of the waving flag, from 0 to 1."""
    lit: int = -1
    """The seat whose laps light up; -1 for none."""
    leader: Racer | None = None
    """The car that is ahead of all others during the race."""

    def __post_init__(self) -> None:
        last = self.history[-1]
        seats = sorted(car for car in last if car >= 0)
        neutral = sorted((car for car in last if car < 0), reverse=True)
        self.racers = [
            Racer(car, car if car >= 0 else race.NEUTRAL, lane)
            for lane, car in enumerate([*neutral, *seats])
        ]
        self.stage = Stage(0)
        self.shown = bool(seats)
        """Whether anybody raced."""

    # -- what happens

    def run(self) -> Timeline:
        """Return the animation of the race up to the line."""
        return begin("straight", self._at, 0.0, 1.0)

    def _at(self, share: float) -> None:
        """Show the race at a share of its time."""
        self.camera = SPEED * (1 - (1 - share) ** 1.7)
        steps = len(self.history) - 1
        along = min(1.0, share / 0.9) * steps
        step = min(int(along), max(0, steps - 1))
        part = ease_in_out(along - step) if steps else 1.0
        before, after = places(self.history[step]), places(self.history[min(step + 1, steps)])
        for racer in self.racers:
            start = before.get(racer.car, _BEHIND)
            racer.x = start + (after.get(racer.car, _BEHIND) - start) * part
            spaces = self.history[min(round(along), steps)].get(racer.car, 0)
            # On the last space of the circuit the lap is not complete yet (A6).
            racer.laps = max(0, spaces - 1) // self.length if racer.car >= 0 else 0
        order = sorted(self.racers, key=lambda one: -one.x)
        lead = order[0].x - order[1].x if len(order) > 1 else 0.0
        self.leader = order[0] if lead >= _AHEAD and 0 < share < 1 else None

    def settle(self, given: int, whole: bool) -> None:
        """Show the race after ``given`` places; if ``whole``, all cars are beyond the line."""
        self._at(1.0)
        self.waved, self.lit = 0.0, -1
        for racer in self.racers:
            place = self._place(racer)
            racer.place = place if place <= given else 0
            racer.x = self._at_line(racer, place if whole else given)

    def _place(self, racer: Racer) -> int:
        ahead = self.history[-1]
        return 1 + sum(spaces > ahead[racer.car] for spaces in ahead.values())

    def _beyond(self, racer: Racer) -> float:
        return _BEYOND + 9 * racer.lane

    def _at_line(self, racer: Racer, given: int) -> float:
        """Return the x of a car once so many are over the line; the others come nearer."""
        if self._place(racer) <= given:
            return self._beyond(racer)
        x = places(self.history[-1])[racer.car]
        return x + max(0.0, _CLOSE - x) * (1 - _NEARER**given)

    def finish(self, place: int) -> Timeline:
        """Return the animation of the car on a place crossing the line, the others behind it."""
        racer = next((one for one in self.racers if self._place(one) == place), None)
        if racer is None:
            return sequence()

        def given() -> None:
            racer.place = place

        wave = sequence(
            begin("roll", self._wave, 0.0, 1.0),
            call(lambda: self._wave(0.0)),
        )
        nearer = [
            begin("roll", partial(setattr, one, "x"), one.x, self._at_line(one, place))
            for one in self.racers
        ]
        return parallel(sequence(parallel(*nearer), call(given)), wave)

    def rest(self) -> Timeline:
        """Return the animation of the cars without a place rolling over the line."""
        last = [one for one in self.racers if not one.place and one.x < LINE]
        return parallel(
            *(begin("roll", partial(setattr, one, "x"), one.x, self._beyond(one)) for one in last)
        )

    def _wave(self, share: float) -> None:
        self.waved = share

    def light(self, seat: int) -> Timeline:
        """Return the animation that lights up the laps of a seat."""

        def put() -> None:
            self.lit = seat

        return sequence(call(put), pause("light"))

    def source(self, name: str) -> Point:
        """Return the point money comes from: a car beyond the line, or the board of laps."""
        kind, _, number = name.partition(" ")
        racer = next((one for one in self.racers if one.seat == int(number)), None)
        if kind == "laps" or racer is None:
            row = self._rows().get(int(number))
            return row.center if row is not None else self.stage.at(1170, 200)
        return self.stage.at(self._beyond(racer), self._ground(racer) - 50)

    # -- picture

    def place(self, pad: DisplayList, stage: Stage) -> None:
        """Lay out the picture."""
        self.stage, self._pad = stage, pad
        self._drawn: tuple[Surface, Surface, Surface] | None = None
        self._cars = {racer.car: self._rolling(racer) for racer in self.racers}
        if self.shown:
            stage.preload(pad.res, SKY)
            for name, wide, high in self._pictures():
                pad.begin(name, wide, high)
            for car in self._cars.values():
                car.preload(turns=1)

    def _pictures(self) -> list[tuple[str, int, int]]:
        """Return the names and sizes of the large drawings: stand, track, line and flag."""
        sizes = {
            "race_stand": _STAND[:2], "race_track": _TRACK[:2], "race_line": _STRIP,
            "race_flag_0": _FLAG, "race_flag_1": _FLAG,
        }  # fmt: skip
        px = self.stage.px
        return [(name, px(wide), px(high)) for name, (wide, high) in sizes.items()]

    def prepare(self) -> Iterator[None]:
        """Draw the sky, and stand and track, which are repeated side by side."""
        sky = self.stage.backdrop(self._pad.res, SKY)
        yield
        stand, track = (self._pad.image(*picture) for picture in self._pictures()[:2])
        made = stand.copy()
        # Most of it is air, which run-length encoding passes over.
        made.set_alpha(255, pygame.RLEACCEL)
        yield
        self._drawn = sky, made, track.convert()
        for car in self._cars.values():
            yield
            car.preload()

    def _rolling(self, racer: Racer) -> RollingCar:
        source = self._pad.res.source("kraftwagen/racer")
        colours = _GREY
        if racer.seat >= 0:
            look = self._pad.canvas.player(racer.seat)
            colours = {"main": hexa(look.main), "light": hexa(look.light), "dark": hexa(look.dark)}
        for name, colour in colours.items():
            source = source.replace(f"${name}", self._pad.res.palette.fill(colour))
        return RollingCar(self._pad.res, source, self.stage.px(CAR))

    def _ground(self, racer: Racer) -> float:
        lanes = max(1, len(self.racers) - 1)
        return _FAR + (_NEAR - _FAR) * (racer.lane / lanes if len(self.racers) > 1 else 0.6)

    def draw(self, surface: Surface) -> None:
        """Draw the course, the line, the cars and the board of laps."""
        ground = round(self.stage.at(0, _TRACK[2])[1])
        if self._drawn is None:
            deque(self.prepare(), 0)
        assert self._drawn is not None
        sky, stand, track = self._drawn
        surface.blit(sky, (0, 0), (0, 0, surface.get_width(), ground))
        self._repeat(surface, stand, self.camera * _STAND[3], _STAND[2] - _STAND[1])
        self._repeat(surface, track, self.camera, _TRACK[2])
        line = LINE + SPEED - self.camera
        if line < self.stage.outside:
            self._draw_line(surface, line)
        for racer in sorted(self.racers, key=lambda one: one.lane):
            self._draw_racer(surface, racer)
        if self.leader is not None:
            self._draw_leader(surface, self.leader)
        self._draw_board(surface)

    def _repeat(self, surface: Surface, tile: Surface, way: float, top: float) -> None:
        """Draw a tile side by side, moved to the left by a way."""
        wide = tile.get_width()
        x = -(round(way * self.stage.scale) % wide)
        y = round(self.stage.at(0, top)[1])
        while x < surface.get_width():
            surface.blit(tile, (x, y))
            x += wide

    def _draw_line(self, surface: Surface, x: float) -> None:
        pad, stage = self._pad, self.stage
        strip = pad.image("race_line", *map(stage.px, _STRIP))
        left, top = stage.at(x - 60, 200)
        surface.blit(strip, (round(left), round(top)))
        # The flag is waved to and fro while a car crosses the line.
        turn = int(self.waved * 6) % 2
        flag = pad.image(f"race_flag_{turn}", *map(stage.px, _FLAG))
        left, top = stage.at(x + 6, 236)
        surface.blit(flag, (round(left), round(top)))

    def _draw_racer(self, surface: Surface, racer: Racer) -> None:
        pad, stage = self._pad, self.stage
        car = self._cars[racer.car]
        x, y = stage.at(racer.x, self._ground(racer))
        corner = (round(x - car.size[0] / 2), round(y - car.ground))
        moving = 0 < self.camera < SPEED
        if moving:
            self._draw_dust(surface, racer, (corner[0], y))
        car.draw(surface, corner, (self.camera + racer.x) * stage.scale)
        unit = car.size[0] / 256
        if racer.seat >= 0:
            middle = (corner[0] + 112 * unit, corner[1] + 82 * unit)
            pad.canvas.badge(surface, racer.seat, middle, 25 * unit)
        if racer.place:
            at = (round(x - car.size[0] * 0.3), round(corner[1] + 22 * unit))
            surface.blit(self._number(racer.place), self._number(racer.place).get_rect(center=at))

    def _draw_leader(self, surface: Surface, racer: Racer) -> None:
        """Draw who leads on a sign above the car."""
        pad, stage = self._pad, self.stage
        words = pad.tr("kraftwagen.show.leads_neutral")
        if racer.seat >= 0:
            words = pad.tr("kraftwagen.show.leads", name=self.names[racer.seat])
        look = Style("bold", stage.px(22))
        wide, high = pad.res.text_size(words, look)
        size = (wide + stage.px(24), high + stage.px(8))

        def paint(made: Surface) -> None:
            box = pad.canvas.box(size, GLOW, INK, 2.0, stage.px(8))
            made.blit(box, (0, 0))
            pad.canvas.text(made, words, look, INK, made.get_rect(), "center")

        sign = pad.composed(("leads", words), size, paint)
        x, y = stage.at(racer.x, self._ground(racer))
        foot = round(y - self._cars[racer.car].ground - stage.px(4))
        surface.blit(sign, sign.get_rect(midbottom=(round(x), foot)))

    def _number(self, place: int) -> Surface:
        pad, side = self._pad, self.stage.px(40)

        def paint(made: Surface) -> None:
            middle = (side / 2, side / 2)
            fill = GLOW if place == 1 else CREAM
            pad.canvas.circle(made, middle, side / 2 - 1, fill, INK, max(1.5, side * 0.06))
            look = Style("bold", round(side * 0.56))
            pad.canvas.text(made, f"{place}.", look, OXBLOOD, made.get_rect(), "center")

        return pad.composed(("place", place), (side, side), paint)

    def _draw_dust(self, surface: Surface, racer: Racer, wheel: Point) -> None:
        """Draw the dust behind a car; clouds grow and stay back."""
        for number in range(3):
            share = ((self.camera + racer.lane * 37) / 90 + number / 3) % 1.0
            side = self.stage.px(8 + 22 * share)
            cloud = self._cloud(side, round(5 * (1 - share)))
            x = wheel[0] + self.stage.px(20) - share * self.stage.px(64)
            surface.blit(cloud, cloud.get_rect(midbottom=(round(x), round(wheel[1]))))

    def _cloud(self, side: int, strength: int) -> Surface:
        def paint(made: Surface) -> None:
            pygame.draw.circle(made, (232, 214, 176, 24 * strength), (side / 2, side / 2), side / 2)

        return self._pad.composed(("dust", strength), (side, side), paint)

    # -- laps

    def _rows(self) -> dict[int, Rect]:
        """Return the row of each seat that races on the board of laps."""
        seats = [racer.seat for racer in self.racers if racer.seat >= 0]
        high, wide = self.stage.px(34), self.stage.px(118)
        x, y = self.stage.at(28, 150)
        return {
            seat: Rect(round(x), round(y) + number * high, wide, high)
            for number, seat in enumerate(seats)
        }

    def _draw_board(self, surface: Surface) -> None:
        pad, rows = self._pad, self._rows()
        if not rows:
            return
        whole = Rect.unionall(next(iter(rows.values())), list(rows.values()))
        head, edge = self.stage.px(34), self.stage.px(8)
        box = Rect(whole.x - edge, whole.y - head, whole.w + 2 * edge, whole.h + head + edge)
        board = pad.canvas.box(box.size, GREEN_DARK, INK, 2.0, edge, 1.0, BRASS)
        surface.blit(board, box)
        title = Rect(box.x, box.y + edge // 2, box.w, head)
        look = Style("heading_bold", self.stage.px(20))
        pad.canvas.text(
            surface, pad.tr("kraftwagen.scoring.laps"), look, BRASS_LIGHT, title, "center"
        )
        look = Style("bold", self.stage.px(22))
        for racer in self.racers:
            row = rows.get(racer.seat)
            if row is None:
                continue
            if racer.seat == self.lit:
                pad.canvas.rect(surface, GLOW, row, radius=8)
            pad.canvas.badge(surface, racer.seat, (row.x + row.h * 0.8, row.centery), row.h * 0.7)
            ink = INK if racer.seat == self.lit else CREAM
            pad.canvas.text(surface, str(racer.laps), look, ink, row.inflate(-row.h, 0), "right")
