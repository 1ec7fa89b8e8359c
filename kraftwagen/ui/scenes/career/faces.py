"""The faces of those whom one meets in a career."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Drawn, Gap, Row, text
from kraftwagen.ui.drawing.people import CALM, Face, likeness
from kraftwagen.ui.drawing.theme import SEPIA
from kraftwagen.ui.presenters.career import Career
from kraftwagen.ui.services import Services

_SIGNED = 56


def face(app: Services, game: str, bot: str, size: float) -> Box:
    """Declare the calm face of the person behind a bot, ``size`` units wide."""

    def paint(surface: Surface, rect: Rect) -> None:
        image = likeness(app.resources, game, Face(bot, CALM), min(rect.size))
        if image is not None:
            surface.blit(image, image.get_rect(center=rect.center))

    return Drawn(paint, size, size)


def signature(app: Services, own: Career) -> Box:
    """Declare the end of a letter: who wrote it, with a face."""
    name, author = own.words.term("career.from"), own.author
    return Row(
        Gap(grow=1),
        text(app.tr("career.signed", name=name), "italic", SEPIA, align="right", share=1),
        face(app, own.spec.id, author, _SIGNED) if author is not None else None,
        gap=12, folds=False,
    )  # fmt: skip
