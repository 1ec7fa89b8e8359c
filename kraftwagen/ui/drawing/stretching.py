"""Draws frames and gradients small and stretches them, which is quicker than drawing large."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Color, Surface

_SHADES: Final = 64
"""Steps of a gradient before it is stretched."""


def patch_size(size: tuple[int, int], corner: int) -> tuple[int, int]:
    """Return the small size in which to draw a frame for ``stretched``."""
    least = 2 * corner + 2
    return min(size[0], least), min(size[1], least)


def stretched(patch: Surface, size: tuple[int, int], corner: int) -> Surface:
    """Return a frame enlarged to a size: its corners stay, the parts between are stretched."""
    if patch.get_size() == size:
        return patch.copy()
    made = Surface(size, pygame.SRCALPHA)
    spans = []
    for own, whole in zip(patch.get_size(), size, strict=True):
        if own == whole:
            spans.append([(0, own, 0, whole)])
        else:
            middle = own - 2 * corner
            spans.append(
                [
                    (0, corner, 0, corner),
                    (corner, middle, corner, whole - 2 * corner),
                    (own - corner, corner, whole - corner, corner),
                ]
            )
    for x, w, to_x, to_w in spans[0]:
        for y, h, to_y, to_h in spans[1]:
            piece = patch.subsurface((x, y, w, h))
            if w != to_w and h != to_h:
                # The middle has one colour, often a transparent one.
                made.fill(piece.get_at((0, 0)), (to_x, to_y, to_w, to_h))
                continue
            if (w, h) != (to_w, to_h):
                piece = pygame.transform.scale(piece, (to_w, to_h))
            made.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def gradient(size: tuple[int, int], top: Color, bottom: Color) -> Surface:
    """Return a vertical gradient from one colour to another."""
    column = Surface((1, _SHADES), pygame.SRCALPHA)
    for y in range(_SHADES):
        column.set_at((0, y), top.lerp(bottom, y / (_SHADES - 1)))
    return pygame.transform.scale(pygame.transform.smoothscale(column, (1, size[1])), size)
