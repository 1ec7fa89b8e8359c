"""Moving pieces above a still table, and their animations."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.moments import MOMENTS, Moment, begin, way
from kraftwagen.ui.drawing.timeline import (
    Timeline,
    arc,
    call,
    ease_in,
    ease_out,
    move,
    once,
    parallel,
    sequence,
    stagger,
    tween,
)
from kraftwagen.ui.tables.base import Key, Piece
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.hand import FAST, Hand
from kraftwagen.ui.tables.parts.mover import TILT, Light, Mover
from kraftwagen.ui.tables.parts.places import Point

_STEP: Final = 34
"""Length of a walking step, in units."""
_RISE: Final = 7
"""Height of a walking step, in units."""
_SHAKE: Final = 3
"""How far a refused piece shakes, in units."""
_NEAR: Final = 130
"""Distance in units within which a piece put down by hand only drops into its place."""
_ROOMY: Final = 16
"""How many times larger than a piece its place may be to answer: else it is an area, no place."""
_DOWN: Final = 0.4
"""The share of a landing in which the piece comes down; then it has touched its place."""
_NOTHING: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'


@dataclass
class Answer:
    """A place whose edge lights up because a piece has just landed there."""

    rect: Rect
    light: float = 1.0

    def begin(self) -> Timeline:
        """Return the animation in which the light goes out."""
        return begin("answer", self._put, 1.0, 0.0)

    def _put(self, light: float) -> None:
        self.light = light


class Stage:
    """The moving pieces above a still table, until the next rebuild."""

    light: ClassVar[Light] = Light(3.0, 6.0, 3.0)
    """Offset and blur of the shadows on this table."""
    beyond: ClassVar[float] = 0.04
    """Share by which a landing piece swells beyond its size."""

    def __init__(self, pad: DisplayList) -> None:
        self.pad = pad
        self.layout = pad.layout
        self.hand = Hand(pad.layout.k)
        self.hidden: set[Key] = set()
        self.movers: dict[Key, Mover] = {}
        self.playing = False
        self.money_from: Point | None = None
        """The point that the money of the next payment comes from."""
        self.answer: Callable[[Answer], object] = lambda answer: None
        """Called with each place whose edge lights up."""
        self.felt: Callable[[str], object] = lambda name: None
        """Called with the name of the sound of each picture of a shower that is heard."""
        self.heard = False
        """Whether one was heard since the last picture."""
        self.sounds = False
        """Whether the animation being made plays its event's sound itself."""
        self._cue: Callable[[], None] = lambda: None
        self._count = 0

    @property
    def moving(self) -> bool:
        """Whether any piece is moving or lies away from its place."""
        return bool(self.movers)

    def draw(self, surface: Surface) -> None:
        """Draw the moving pieces, those above the table last."""
        for mover in sorted(self.movers.values(), key=lambda one: one.height > 0):
            mover.draw(surface, self.light, self.layout.k)

    def set_down(self) -> list[Piece]:
        """Return key, centre and picture of every piece that moved and can be seen."""
        return [
            (key, (round(mover.x), round(mover.y)), mover.image)
            for key, mover in self.movers.items()
            if mover.seen
        ]

    # -- pictures and places

    def picture(self, key: Key) -> Surface:
        """Return the picture of a piece; an empty one if the table does not show it."""
        sprite = self.pad.sprites.get(key)
        return sprite.image if sprite is not None else self.pad.res.svg(_NOTHING, 1, 1)

    @property
    def middle(self) -> Point:
        """The centre of the table, where pieces start and end that have no place on it."""
        return self.layout.rect.center

    def centre(self, *keys: Key) -> Point:
        """Return the centre of the first of these places that exists, else ``middle``.

        For a piece that a person has just put down it is where the hand left it.
        """
        if self.hand.given and self.hand.key in keys:
            return self.hand.spot
        for key in keys:
            mover = self.movers.get(key)
            if mover is not None:
                return mover.x, mover.y
            sprite = self.pad.sprites.get(key)
            rect = self.pad.zones.get(key) or (sprite.rect if sprite else None)
            if rect is not None:
                return rect.center
        return self.middle

    def place_at(self, point: Point) -> Rect | None:
        """Return the smallest place centred on a point, else the smallest that contains it."""
        zones = [rect for rect in self.pad.zones.values() if rect.collidepoint(point)]
        near = [rect for rect in zones if math.dist(rect.center, point) <= self.pad.px(3)]
        return min(near or zones, key=lambda rect: rect.w * rect.h, default=None)

    # -- sound

    def on_cue(self, cue: Callable[[], object]) -> None:
        """Begin the animation of an event; ``cue`` plays its sound, once."""
        self.sounds, self._cue = False, once(cue)

    def cue(self) -> None:
        """Play the sound of the event being animated, unless it was played."""
        self._cue()

    def hear(self, name: str) -> None:
        """Play the sound of a picture that arrives; of those that do so at once the first."""
        if not self.heard:
            self.felt(name)
        self.heard = True

    def sounding(self) -> Timeline:
        """Return an action that plays the sound of the event being animated."""
        self.sounds = True
        return call(self._cue)

    # -- building blocks of animations

    def lift(self, key: Key, image: Surface | None = None, at: Point | None = None) -> Mover:
        """Turn a piece of the table into a mover; its place is drawn empty from now on."""
        held = self.movers.get(key)
        if held is not None:
            return held
        mover = Mover((image or self.picture(key)).copy(), *(at or self.centre(key)))
        self._hand_over(mover)
        self.movers[key] = mover
        self.hidden.add(key)
        return mover

    def extra(self, image: Surface, at: Point) -> Mover:
        """Return a hidden mover for a picture that was not on the table."""
        self._count += 1
        mover = Mover(image.copy(), *at, shown=False)
        self._hand_over(mover)
        self.movers[("extra", self._count)] = mover
        return mover

    def _hand_over(self, mover: Mover) -> None:
        """Let a mover that begins where the hand left its piece begin as high as that."""
        held = self.hand.mover if self.hand.given else None
        if held is not None and (mover.x, mover.y) == self.hand.spot:
            mover.height, mover.tilt = held.height, held.tilt

    def drop(self, mover: Mover) -> None:
        """Remove a mover."""
        for key in [key for key, held in self.movers.items() if held is mover]:
            del self.movers[key]

    def travel(self, mover: Mover, to: Point, keep: bool = True, quiet: bool = False) -> Timeline:
        """Return the animation of a hand carrying a piece straight to a place, where it lands.

        The piece is removed at the end unless ``keep``; if ``quiet`` the event's sound is not
        played.
        """
        far = math.dist((mover.x, mover.y), to) / self.layout.k
        near = mover.height > 0 and far < _NEAR
        go = MOMENTS["drop"] if near else way(far)
        speed = (to[0] - mover.x) / self.layout.k / go.length
        going = parallel(
            tween(mover, go.length, go.easing, x=float(to[0]), y=float(to[1])),
            _lean(mover, TILT * max(-1.0, min(1.0, speed / FAST)), go),
        )
        end = None if keep else call(lambda: self.drop(mover))
        return sequence(self.carried(mover, going, quiet), *([end] if end else []))

    def carried(self, mover: Mover, going: Timeline, quiet: bool = False) -> Timeline:
        """Return the animation of a piece picked up, moved by ``going`` and put down."""
        lift = MOMENTS["lift"]
        lifting = tween(mover, lift.length, lift.easing, height=1.0)
        return sequence(parallel(lifting, going), self.land(mover, quiet))

    def roll(self, mover: Mover, to: Point, quiet: bool = False) -> Timeline:
        """Return the animation of a piece moving straight to a point on the table."""
        moment = way(math.dist((mover.x, mover.y), to) / self.layout.k)
        go = tween(mover, moment.length, moment.easing, x=float(to[0]), y=float(to[1]))
        return sequence(go, self.arrive(mover, quiet))

    def land(self, mover: Mover, quiet: bool = False) -> Timeline:
        """Return the animation of a piece put down, whose place lights up as it is touched."""
        length = MOMENTS["land"].length

        return sequence(
            move(mover.rise, 1.0, 0.0, length * _DOWN, ease_in),
            self.arrive(mover, quiet),
            move(mover.grow, 1.0, 1.0 - self.beyond, length * (1 - _DOWN), arc),
        )

    def arrive(self, mover: Mover, quiet: bool = False) -> Timeline:
        """Return an action that lights up the piece's place and plays the event's sound."""
        self.sounds = self.sounds or not quiet
        cue = self._cue

        def act() -> None:
            at = round(mover.x), round(mover.y)
            rect, (w, h) = self.place_at(at), mover.image.get_size()
            if rect is None or rect.w * rect.h > _ROOMY * w * h:
                rect = mover.image.get_rect(center=at)  # it lies in the open
            self.answer(Answer(rect.copy()))
            if not quiet:
                cue()

        return call(act)

    def shake(self, mover: Mover) -> Timeline:
        """Return the animation of a refused piece, which shakes."""
        at, far = (mover.x, mover.y), self.pad.px(_SHAKE)
        return begin("shake", mover.go, at, (at[0] + far, at[1]))


def fade(mover: Mover) -> Timeline:
    """Return the animation of a piece fading out."""
    return begin("leave", mover.fade, 255.0, 0.0)


def vanish(stage: Stage, mover: Mover) -> Timeline:
    """Return the animation of a piece rising and fading out."""
    moment = MOMENTS["vanish"]
    return tween(
        mover, moment.length, moment.easing, y=mover.y - stage.pad.px(26), alpha=(255.0, 0.0)
    )


def show(mover: Mover) -> Timeline:
    """Return an animation without duration that makes a piece visible."""

    def act() -> None:
        mover.shown = True

    return call(act)


def walk(stage: Stage, mover: Mover, to: Point, quiet: bool = False) -> Timeline:
    """Return the animation of a figure walking to a place in small steps."""
    begun: list[Point] = []
    step, rise = stage.pad.px(_STEP), stage.pad.px(_RISE)

    def go(share: float) -> None:
        if not begun:
            begun.append((mover.x, mover.y))
        (x, y), (right, down) = begun[0], to
        steps = max(2, round(math.dist(begun[0], to) / step))
        hop = rise * abs(math.sin(math.pi * steps * share))
        mover.go((x + (right - x) * share, y + (down - y) * share - hop))
        mover.height = max(0.0, mover.height - share)

    moment = way(math.dist((mover.x, mover.y), to) / stage.layout.k, "walk")
    moving = move(go, 0.0, 1.0, moment.length, moment.easing)
    return sequence(moving, stage.arrive(mover, quiet))


def pushed(mover: Mover, to: Point) -> Timeline:
    """Return the animation of a piece pushed aside by others."""
    moment = MOMENTS["push"]
    return tween(mover, moment.length, moment.easing, x=float(to[0]), y=float(to[1]))


def turn_over(mover: Mover, image: Surface) -> Timeline:
    """Return the animation of a piece being turned over, with ``image`` on its other side."""

    def change() -> None:
        mover.image = image.copy()

    half = MOMENTS["turn_over"].length / 2
    return sequence(
        tween(mover, half, ease_in, wide=(1.0, 0.0)), call(change),
        tween(mover, half, ease_out, wide=(0.0, 1.0)),
    )  # fmt: skip


def fly(
    stage: Stage, image: Surface, start: Point, end: Point, stays: bool = True, quiet: bool = False
) -> Timeline:
    """Return the animation of a new picture from place to place; it fades unless ``stays``."""
    mover = stage.extra(image, start)
    parts = [show(mover), stage.travel(mover, end, quiet=quiet)]
    if not stays:
        parts.append(fade(mover))
    return sequence(*parts)


def shower(
    stage: Stage,
    images: Sequence[Surface],
    start: Point,
    end: Point,
    sounds: Sequence[str],
    first: bool = True,
) -> Timeline:
    """Return the animation of pictures that fly in an arc, one soon after another, and are gone.

    Each is heard as it arrives, one of ``sounds`` after another; with the ``first`` the sound of
    the event is played.
    """
    flights = []
    for number, image in enumerate(images):
        mover = stage.extra(image, start)
        heard = sounds[number % len(sounds)]
        flights.append(
            sequence(
                show(mover),
                begin("coin_way", partial(_arch, mover, start, end), 0.0, 1.0),
                stage.arrive(mover, quiet=number > 0 or not first),
                call(partial(stage.hear, heard)),
                call(partial(stage.drop, mover)),
            )
        )
    return stagger(MOMENTS["coin_apart"].length, *flights)


def _arch(mover: Mover, start: Point, end: Point, share: float) -> None:
    """Move a mover to a share of its way from place to place, in an arc."""
    (x, y), (right, down) = start, end
    high = abs(down - y) * share * (1 - share)
    mover.go((x + (right - x) * share, y + (down - y) * share - high))


def _lean(mover: Mover, most: float, moment: Moment) -> Timeline:
    """Return the animation of a piece leaning by its speed on its way."""
    if mover.tilt:
        return move(mover.lean, mover.tilt, 0.0, moment.length, ease_out)
    return move(mover.lean, 0.0, most, moment.length, arc)
