"""The seals of a chapter: wax for those that are won, an empty place for the others."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from pygame import Rect, Surface

from kraftwagen.learn.career import SEALS
from kraftwagen.ui.boxes import Box, Drawn, Row
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets.medals import ranked

_RANKS = dict(zip(SEALS, ("bronze", "silver", "gold"), strict=True))


def seal(app: Services, name: str, size: float, *, won: bool) -> Box:
    """Declare one seal ``size`` units wide."""

    def paint(surface: Surface, rect: Rect) -> None:
        image = ranked(app.resources, _RANKS[name] if won else "", min(rect.size))
        surface.blit(image, image.get_rect(center=rect.center))

    return Drawn(paint, size, size)


def seals(app: Services, won: Collection[str], size: float) -> Box:
    """Declare all seals of a chapter in a row."""
    make = partial(seal, app, size=size)
    return Row(*(make(name, won=name in won) for name in SEALS), gap=2, folds=False)
