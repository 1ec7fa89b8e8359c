"""The sign of a seat, with the face of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import Box, Drawn, Row
from kraftwagen.ui.drawing.people import CALM, Face, likeness
from kraftwagen.ui.scenes.parts.moods import Moods
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import GameHooks


class SeatSigns:
    """The signs of a finished match."""

    def __init__(self, app: Services, match: Match, hooks: GameHooks) -> None:
        self._app, self._game = app, match.spec.id
        moods = Moods(app.resources, match, hooks, app.settings.guests)
        self.faces: Sequence[Face | None] = moods.at_end()
        """The face shown at each seat; None where nobody drew one."""

    def sign(
        self, seat: Seat, badge: float, face: float, calm: bool = False, column: bool = True
    ) -> Box:
        """Declare a sign ``badge`` units high, a face of ``face`` units beside it.

        In a ``column`` of signs there is room for a face wherever one of them has one.
        A ``calm`` face does not tell who has won.
        """
        shown = self.faces[seat]
        if shown and calm:
            shown = shown._replace(mood=CALM)
        room = any(self.faces) if column else shown is not None
        picture = Drawn(partial(self._face, shown), face, face) if room else None
        return Row(Drawn(partial(self._badge, seat), badge, badge), picture, gap=4, folds=False)

    def _badge(self, seat: Seat, surface: Surface, rect: Rect) -> None:
        self._app.canvas.badge(surface, seat, rect.center, min(rect.size))

    def _face(self, face: Face | None, surface: Surface, rect: Rect) -> None:
        image = likeness(self._app.resources, self._game, face, min(rect.size)) if face else None
        if image is not None:
            surface.blit(image, image.get_rect(center=rect.center))
