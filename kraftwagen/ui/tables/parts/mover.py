"""A picture that moves above the table, with height, tilt and shadow."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame
from pygame import Surface

LARGER: Final = 0.06
"""Share by which a piece in the hand is larger than on the table."""
TILT: Final = 4.0
"""Largest tilt of a moving piece, in degrees."""
_LEANS: Final = 40_000
"""Pictures of fewer pixels lean."""
_SEEN: Final = 3.0
"""The alpha from which a picture is drawn."""


class Light(NamedTuple):
    """Offset to the right and down of the shadow of a piece in the hand, and its blur, in units."""

    right: float
    down: float
    soft: float


@dataclass
class Mover:
    """A moving picture; ``x`` and ``y`` are its centre in pixels."""

    image: Surface
    x: float
    y: float
    alpha: float = 255.0
    shown: bool = True
    wide: float = 1.0
    """Visible share of the width while the piece turns over; 0 when seen edge on."""
    height: float = 0.0
    """Height above the table: 0 on it, 1 in the hand, where the piece is larger."""
    size: float = 1.0
    """Size as a share of the picture, apart from the effect of ``height``."""
    tilt: float = 0.0
    """Tilt to the right, in degrees."""
    _made: tuple[object, Surface] | None = field(default=None, repr=False)
    _shade: tuple[Surface, Surface] | None = field(default=None, repr=False)

    def go(self, place: tuple[float, float]) -> None:
        """Set the centre."""
        self.x, self.y = place

    def rise(self, height: float) -> None:
        """Set the height."""
        self.height = height

    def grow(self, size: float) -> None:
        """Set the size."""
        self.size = size

    def lean(self, tilt: float) -> None:
        """Set the tilt."""
        self.tilt = tilt

    def fade(self, alpha: float) -> None:
        """Set the alpha."""
        self.alpha = alpha

    @property
    def seen(self) -> bool:
        """Whether the piece is drawn."""
        return self.shown and self.alpha > _SEEN

    @property
    def scale(self) -> float:
        """The size at which the piece is drawn, as a share of the picture's."""
        return self.size * (1 + LARGER * self.height)

    def draw(self, surface: Surface, light: Light, k: float) -> None:
        """Draw the piece with its shadow; ``k`` is pixels per unit."""
        if not self.seen:
            return
        alpha = min(255, round(self.alpha))
        if self.height > 0.02:
            shade = self._shadow(max(1, round(light.soft * k)))
            shade.set_alpha(round(alpha * min(1.0, self.height)))
            away = k * self.height
            place = round(self.x + light.right * away), round(self.y + light.down * away)
            surface.blit(shade, shade.get_rect(center=place))
        image = self._turned()
        image.set_alpha(alpha)
        surface.blit(image, image.get_rect(center=(round(self.x), round(self.y))))

    def _turned(self) -> Surface:
        """Return the picture as large and tilted as it is now; kept until that changes."""
        image = self.image
        w, h = image.get_size()
        # A large card does not lean: turning it would take longer than a frame may.
        tilt = round(self.tilt * 2) / 2 if w * h < _LEANS else 0.0
        size = max(1, round(w * self.scale * self.wide)), max(1, round(h * self.scale))
        if size == (w, h) and not tilt:
            return image
        look = (image, size, tilt)
        if self._made is None or self._made[0] != look:
            made = pygame.transform.smoothscale(image, size) if size != (w, h) else image
            self._made = look, pygame.transform.rotozoom(made, -tilt, 1.0) if tilt else made
        return self._made[1]

    def _shadow(self, soft: int) -> Surface:
        if self._shade is None or self._shade[0] is not self.image:
            self._shade = self.image, _shadow_of(self.image, soft)
        return self._shade[1]


def _shadow_of(image: Surface, soft: int) -> Surface:
    """Return the shadow of a picture, with room for its soft edge."""
    w, h = image.get_size()
    made = Surface((w + 4 * soft, h + 4 * soft), pygame.SRCALPHA)
    mask = pygame.mask.from_surface(image, 60)
    mask.to_surface(made, setcolor=(10, 8, 6, 105), unsetcolor=None, dest=(2 * soft, 2 * soft))
    return pygame.transform.box_blur(made, soft)
