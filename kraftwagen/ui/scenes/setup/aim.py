"""The card before a person's first move: what the game is about, in pictures."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button

_PICTURE: Final = 116
_LEAST: Final = 60
_SEEN: Final = 24
"""In design units: height of a picture, its minimum above a last line, its minimum to be drawn."""


def aim_of(tr: Translator, spec: GameSpec[Any]) -> Any:
    """Return the locale entry ``<game>.aim``; None if the game has none."""
    return tr.data(f"{spec.id}.aim")


class AimScene(Scene):
    """A card over the table with the pictures of ``<game>.aim`` above their sentences.

    The locale entry has ``title``, ``pictures`` (each with ``image``, a picture of the game, and
    ``text``) and ``more``, a line below them.
    """

    name: ClassVar[str] = "aim"
    opaque: ClassVar[bool] = False

    def __init__(self, spec: GameSpec[Any]) -> None:
        self.spec = spec

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the pictures in a row, as large as fits, and the button below."""
        px = self.app.theme.px
        self._said = aim_of(self.tr, self.spec)
        pictures = self._said["pictures"]
        gap, pad = px(18), px(40)
        width = min(size[0] - px(40), px(1000))
        each = (width - 2 * pad - gap * (len(pictures) - 1)) // len(pictures)
        tall = max(self._tall(one["text"], "body", each) for one in pictures)
        more = self._tall(self._said["more"], "small", width - 2 * pad) + px(18)
        # With little room, shrink the pictures, then drop the last line.
        room = size[1] - px(16) - px(36 + 44 + 14 + 12 + 16 + 48 + 32) - tall
        self._with_more = room >= more + px(_LEAST)
        room -= more if self._with_more else 0
        picture = min(px(_PICTURE), room) if room >= px(_SEEN) else 0
        height = size[1] - px(16) - room + picture
        self._box = Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        top = self._box.y + px(36 + 44 + 14)
        self._columns = [
            Rect(self._box.x + pad + at * (each + gap), top, each, picture)
            for at in range(len(pictures))
        ]
        words = top + picture + px(12)
        self._texts = [Rect(column.x, words, each, tall) for column in self._columns]
        self._more = Rect(self._box.x + pad, words + tall + px(18), width - 2 * pad, more - px(18))
        go = self.tr("aim.go")
        wide = max(px(220), Button.width_for(self.ui, go, icon=True))
        place = Rect(0, 0, wide, px(48))
        place.midbottom = self._box.centerx, self._box.bottom - px(32)
        button = Button(self.ui, place, go, self.back, kind="primary", icon="flag")
        self.ui.focus.focus(button, show=False)

    def _tall(self, text: str, style: str, width: int) -> int:
        look = self.app.theme.style(style)
        return self.app.resources.text_size(text, look, width)[1]

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed table, the card, pictures and texts."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        head = Rect(self._box.x + px(40), self._box.y + px(36), self._box.w - px(80), px(44))
        canvas.fitted(surface, self._said["title"], "title", OXBLOOD, head, "center")
        for one, column, text in zip(
            self._said["pictures"], self._columns, self._texts, strict=True
        ):
            if column.h:
                made = self.app.resources.image(f"{self.spec.id}/{one['image']}", *column.size)
                surface.blit(made, made.get_rect(center=column.center))
            canvas.text(surface, one["text"], "body", INK, text, "center", "top", wrap=True)
        if self._with_more:
            more = self._said["more"]
            canvas.text(surface, more, "small", SEPIA, self._more, "center", wrap=True)
        super().draw(surface)
