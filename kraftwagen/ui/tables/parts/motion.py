"""Moving pieces: the one carried by the pointer and those of animations."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from kraftwagen.ui.drawing.timeline import (
    Easing,
    Timeline,
    call,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    move,
    parallel,
    sequence,
    tween,
)
from kraftwagen.ui.tables.base import Key, Piece
from kraftwagen.ui.tables.parts.display_list import DisplayList
from kraftwagen.ui.tables.parts.places import Point


@dataclass
class Mover:
    """A moving picture; ``x`` and ``y`` are its centre."""

    image: Surface
    x: float
    y: float
    alpha: float = 255.0
    shown: bool = True
    wide: float = 1.0
    """The visible share of its width while it turns over; 0 when seen edge on."""

    def go(self, place: Point) -> None:
        """Move the centre to a place at once."""
        self.x, self.y = place


_STEP = 34
"""Length of a walking step, in units."""
_RISE = 7
"""Height of a walking step, in units."""
_NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'


class Stage:
    """The moving pieces above a still table, until the next rebuild."""

    def __init__(self, pad: DisplayList) -> None:
        self.pad = pad
        self.layout = pad.layout
        self.hidden: set[Key] = set()
        self.movers: dict[Key, Mover] = {}
        self.playing = False
        self.money_from: Point | None = None
        """Where the money of the next payment comes from."""
        self._count = 0

    @property
    def moving(self) -> bool:
        """Whether any piece is moving or lies away from its place."""
        return bool(self.movers)

    def draw(self, surface: Surface) -> None:
        """Draw the moving pieces."""
        for mover in self.movers.values():
            if mover.shown and mover.alpha > 3:
                image = mover.image
                if mover.wide < 1.0:
                    narrow = max(1, round(image.get_width() * mover.wide))
                    image = pygame.transform.smoothscale(image, (narrow, image.get_height()))
                image.set_alpha(min(255, round(mover.alpha)))
                at = image.get_rect(center=(round(mover.x), round(mover.y)))
                surface.blit(image, at)

    def set_down(self) -> list[Piece]:
        """Return key, centre and picture of every piece that moved and can be seen."""
        return [
            (key, (round(mover.x), round(mover.y)), mover.image)
            for key, mover in self.movers.items()
            if mover.shown and mover.alpha > 3
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
        """Return the centre of the first of these places that exists, else ``middle``."""
        for key in keys:
            mover = self.movers.get(key)
            if mover is not None:
                return mover.x, mover.y
            sprite = self.pad.sprites.get(key)
            rect = self.pad.zones.get(key) or (sprite.rect if sprite else None)
            if rect is not None:
                return rect.center
        return self.middle

    # -- inputs

    def draw_held(self, surface: Surface, key: Key, pos: tuple[int, int]) -> None:
        """Draw the piece in hand with a shadow."""
        image = self.picture(key)
        shade = self.pad.res.cached(("held", id(image), image.get_size()), lambda: _shade(image))
        drop = self.pad.px(5)
        surface.blit(shade, shade.get_rect(center=(pos[0] + drop // 2, pos[1] + drop)))
        surface.blit(image, image.get_rect(center=pos))

    def carry(self, key: Key, pos: tuple[int, int]) -> Mover:
        """Turn the piece in hand at ``pos`` into a mover and return it."""
        mover = Mover(self.picture(key).copy(), *pos)
        self.movers[("held", *key)] = mover
        return mover

    # -- building blocks of animations

    def lift(self, key: Key, image: Surface | None = None, at: Point | None = None) -> Mover:
        """Turn a piece of the table into a mover; its place is drawn empty from now on."""
        held = self.movers.get(key)
        if held is not None:
            return held
        place = at or self.centre(key)
        mover = Mover((image or self.picture(key)).copy(), *place)
        self.movers[key] = mover
        self.hidden.add(key)
        return mover

    def extra(self, image: Surface, at: Point) -> Mover:
        """Return a hidden mover for a picture that was not on the table."""
        self._count += 1
        mover = Mover(image.copy(), *at, shown=False)
        self.movers[("extra", self._count)] = mover
        return mover

    def drop(self, mover: Mover) -> None:
        """Remove a mover."""
        for key in [key for key, held in self.movers.items() if held is mover]:
            del self.movers[key]

    def travel(
        self,
        mover: Mover,
        to: Point,
        duration: float,
        easing: Easing = ease_in_out,
        keep: bool = True,
    ) -> Timeline:
        """Return the animation of a mover going straight to a place; removes it unless ``keep``."""
        end: Callable[[], object] | None = None if keep else lambda: self.drop(mover)
        return tween(mover, duration, easing, end, x=float(to[0]), y=float(to[1]))


def fade(mover: Mover, duration: float) -> Timeline:
    """Return the animation of a piece fading out."""
    return tween(mover, duration, ease_in, alpha=(255.0, 0.0))


def vanish(stage: Stage, mover: Mover, duration: float) -> Timeline:
    """Return the animation of a piece rising and fading out."""
    return parallel(
        tween(mover, duration, ease_in, y=mover.y - stage.pad.px(26)), fade(mover, duration)
    )


def show(mover: Mover) -> Timeline:
    """Return an animation without duration that makes a piece visible."""

    def act() -> None:
        mover.shown = True

    return call(act)


def walk(stage: Stage, mover: Mover, to: Point, duration: float) -> Timeline:
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

    return move(go, 0.0, 1.0, duration, linear)


def turn_over(mover: Mover, image: Surface, duration: float) -> Timeline:
    """Return the animation of a piece being turned over, with ``image`` on its other side."""

    def change() -> None:
        mover.image = image.copy()

    half = duration / 2
    return sequence(
        tween(mover, half, ease_in, wide=(1.0, 0.0)), call(change),
        tween(mover, half, ease_out, wide=(0.0, 1.0)),
    )  # fmt: skip


def fly(
    stage: Stage, image: Surface, begin: Point, end: Point, duration: float, stays: bool = True
) -> Timeline:
    """Return the animation of a new picture from place to place; it fades unless ``stays``."""
    mover = stage.extra(image, begin)
    parts = [show(mover), stage.travel(mover, end, duration)]
    if not stays:
        parts.append(fade(mover, 0.12))
    return sequence(*parts)


def _shade(image: Surface) -> Surface:
    mask = pygame.mask.from_surface(image, 60)
    shade = mask.to_surface(setcolor=(10, 8, 6, 90), unsetcolor=(0, 0, 0, 0))
    return pygame.transform.box_blur(shade, 3)
