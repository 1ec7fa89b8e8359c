"""Notices of small good news, in a corner of the window while nobody presses anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Row, Sheet, Written
from kraftwagen.ui.boxes.leaves import Drawn
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.medals import medal

_PICTURE = 84
"""Width of a picture in design units."""
Sign: TypeAlias = str | Callable[[int], Surface]
"""The name of an achievement, or a function that draws a picture of a width in pixels."""
_CALM = 0.6
"""Seconds without a press after which a notice may come."""


class Notices:
    """Sentences shown one after the other in the lower right corner, each for a while."""

    def __init__(self, app: Services, game: str) -> None:
        self._app, self._game = app, game
        self.waiting: list[tuple[str, Sign]] = []
        """Sentences to be shown, each with its sign."""
        self.now = ""
        self._sign: Sign = ""
        self._time = 0.0
        self._calm = 0.0

    def tell(self, words: str, sign: Sign = "") -> None:
        """Show a sentence once nobody acts, unless notices are off or it is already waiting.

        Beside it is the medal of an achievement or, for "", that of a victory, or a picture.
        """
        told = [self.now, *(one for one, _ in self.waiting)]
        if self._app.settings.notices and words not in told:
            self.waiting.append((words, sign))

    def acted(self) -> None:
        """Begin the wait again, as a person has pressed something."""
        self._calm = 0.0

    @property
    def lively(self) -> bool:
        """Whether a sentence is shown or waits."""
        return bool(self.now or self.waiting)

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether the picture changed."""
        if not self.lively:
            return False
        self._calm += dt
        if self.now:
            self._time += dt
            if self._time < MOMENTS["notice"].length:
                return False
            self.now = ""
            return True
        if self._calm < _CALM:
            return False
        (self.now, self._sign), self._time = self.waiting.pop(0), 0.0
        self._app.sound.play("award")
        self._app.speech.say(self.now, cut=False)
        return True

    def draw(self, surface: Surface, ui: Ui, corner: tuple[int, int], widest: int) -> None:
        """Draw the notice at most ``widest`` pixels wide, its lower right corner at ``corner``."""
        if not self.now:
            return
        sheet = Sheet(ui)
        wide = 34 if isinstance(self._sign, str) else _PICTURE
        tree = Row(
            Drawn(self._paint, wide, 40), Written(self.now, "bold", INK), gap=10,
            pad=(14, 10), folds=False,
        )  # fmt: skip
        least, wish = tree.widths(sheet)
        wide = max(least, min(wish, widest))
        place = Rect(0, 0, wide, tree.height(sheet, wide))
        place.bottomright = corner
        ui.canvas.panel(surface, place, "paper", deco=False, shadow=5)
        tree.place(sheet, place)
        sheet.draw(surface)

    def _paint(self, surface: Surface, rect: Rect) -> None:
        if isinstance(self._sign, str):
            image = medal(self._app.resources, self._game, self._sign or "won", rect.h)
        else:
            image = self._sign(rect.w)
        surface.blit(image, image.get_rect(center=rect.center))
