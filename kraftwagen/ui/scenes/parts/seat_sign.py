"""The sign of a seat, with the face of a bot that sits there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import Drawn
from kraftwagen.ui.drawing.people import CALM, Face, likeness
from kraftwagen.ui.scenes.parts.moods import Moods
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import GameHooks

_GAP = 4


class SeatSigns:
    """The signs of a finished match."""

    def __init__(self, app: Services, match: Match, hooks: GameHooks) -> None:
        self._app, self._game = app, match.spec.id
        self._faces: Sequence[Face | None] = Moods(app.resources, match, hooks).at_end()

    def sign(
        self, seat: int, badge: float, face: float, beside: bool = True, calm: bool = False
    ) -> Drawn:
        """Declare a sign ``badge`` units high, with a face beside it ``face`` units high.

        With ``beside`` there is room for a face if any seat has one, so that signs lie in a column.
        A ``calm`` face does not tell who has won.
        """
        shown = any(self._faces) if beside else self._faces[seat] is not None
        paint = partial(self._draw, seat, badge, face, calm)
        return Drawn(paint, badge + (_GAP + face) * shown, max(badge, face * shown))

    def _draw(
        self, seat: int, badge: float, side: float, calm: bool, surface: Surface, rect: Rect
    ) -> None:
        canvas = self._app.canvas
        px = canvas.theme.px
        wide = px(badge)
        canvas.badge(surface, seat, (rect.x + wide / 2, rect.centery), wide)
        face = self._faces[seat]
        if face and calm:
            face = face._replace(mood=CALM)
        image = likeness(canvas.res, self._game, face, px(side)) if face else None
        if image is not None:
            surface.blit(image, image.get_rect(midleft=(rect.x + wide + px(_GAP), rect.centery)))
