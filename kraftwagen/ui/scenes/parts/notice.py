"""Notices of small good news, at the edge of the window while nobody presses anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Row, Sheet, Written
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
    """Sentences shown one after the other, each for a while."""

    def __init__(self, app: Services, game: str) -> None:
        self._app, self._game = app, game
        self.waiting: list[tuple[str, Sign]] = []
        """Sentences to be shown, each with its sign."""
        self.now = ""
        self._sign: Sign = ""
        self._time = 0.0
        self._calm = 0.0
        self._aside = False
        """Whether something else is shown meanwhile."""
        self.awaited = False
        """Whether something is still to be read by whoever is at the screen, and nobody acts."""

    def tell(self, words: str, sign: Sign = "") -> None:
        """Show a sentence once nobody acts, unless notices are off or it is already waiting.

        Beside it is the medal of an achievement or, for "", that of a victory, or a picture.
        """
        told = [self.now, *(one for one, _ in self.waiting)]
        if self._app.settings.notices and words not in told:
            self.waiting.append((words, sign))
            self.awaited = True

    def acted(self) -> None:
        """Begin the wait again, as a person has pressed something."""
        self._calm = 0.0
        self.awaited = False

    @property
    def lively(self) -> bool:
        """Whether a sentence is shown or waits."""
        return bool(self.now or self.waiting)

    def update(self, dt: float, aside: bool = False) -> bool:
        """Advance by ``dt`` seconds; returns whether the picture changed.

        While they stand ``aside`` nothing is shown and none begins or ends.
        """
        if not self.lively:
            return False
        changed, self._aside = bool(self.now) and aside != self._aside, aside
        if aside:
            self._calm = 0.0
            return changed
        self._calm += dt
        if self.now:
            self._time += dt
            if self._time < MOMENTS["notice"].length:
                return changed
            self.now = ""
            self.awaited = bool(self.waiting)
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
        sheet, tree = Sheet(ui), self._tree(40, 10)
        place = _fitted(sheet, tree, widest)
        place.bottomright = corner
        _draw(surface, sheet, tree, place)

    def within(self, ui: Ui, strip: Rect) -> Rect:
        """Return the right end of a strip that the notice takes; empty if none is shown."""
        place = strip.copy()
        if self.now and not self._aside:
            place.size = _fitted(Sheet(ui), self._flat(ui, strip), strip.w).size
            place.h = max(place.h, strip.h)
        else:
            place.w = 0
        place.bottomright = strip.bottomright
        return place

    def draw_in(self, surface: Surface, ui: Ui, place: Rect) -> None:
        """Draw the notice in its place ``within`` a strip."""
        if self.now and not self._aside:
            _draw(surface, Sheet(ui), self._flat(ui, place), place)

    def _flat(self, ui: Ui, strip: Rect) -> Box:
        """Declare the notice as low as a strip, its words smaller where they need it."""
        high = min(40, strip.h / ui.theme.scale)
        for style in ("bold", "small_bold", "tiny_bold"):
            tree = self._tree(high, 0, style)
            if _fitted(Sheet(ui), tree, strip.w).h <= strip.h:
                break
        return tree

    def _tree(self, high: float, above: float, style: str = "bold") -> Box:
        """Declare a picture so many units high and the sentence, with room ``above`` and below."""
        wide = 34 if isinstance(self._sign, str) else _PICTURE * high / 40
        return Row(
            Drawn(self._paint, wide, high), Written(self.now, style, INK), gap=10,
            pad=(14, above), items="center", folds=False,
        )  # fmt: skip

    def _paint(self, surface: Surface, rect: Rect) -> None:
        if isinstance(self._sign, str):
            image = medal(self._app.resources, self._game, self._sign or "won", rect.h)
        else:
            image = self._sign(rect.w)
        surface.blit(image, image.get_rect(center=rect.center))


def _fitted(sheet: Sheet, tree: Box, widest: int) -> Rect:
    """Return a rectangle for what is declared, at most so wide."""
    least, wish = tree.widths(sheet)
    wide = max(least, min(wish, widest))
    return Rect(0, 0, wide, tree.height(sheet, wide))


def _draw(surface: Surface, sheet: Sheet, tree: Box, place: Rect) -> None:
    sheet.ui.canvas.panel(surface, place, "paper", deco=False, shadow=5)
    tree.place(sheet, place)
    sheet.draw(surface)
