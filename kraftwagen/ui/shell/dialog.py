"""A question or message over whatever is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import INK, OXBLOOD
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets.buttons import Button

Answer = tuple[str, str, Callable[[], object] | None]
"""Text, kind of button, and action, which is called after the dialog has closed."""


class Dialog(Scene):
    """A dialog with title, text and answers; Escape chooses the last answer.

    ``app.stack.push(Dialog(title, text, [("Delete", "danger", f), ("Keep", "paper", None)]))``. The
    primary answer has the focus, or else the last one.
    """

    name: ClassVar[str] = "dialog"
    opaque: ClassVar[bool] = False

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        self.title, self.text, self.answers = title, text, list(answers)
        self._box = Rect(0, 0, 0, 0)
        self._words = Rect(0, 0, 0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        """Fit the box to the text."""
        theme, res = self.app.theme, self.app.resources
        px = theme.px
        style = theme.style("button")
        widths = [max(px(110), res.text_size(a[0], style)[0] + px(44)) for a in self.answers]
        gap = px(14)
        row = sum(widths) + gap * (len(widths) - 1)
        title_w = res.text_size(self.title, theme.style("subtitle"))[0]
        width = min(size[0] - px(40), max(px(440), row + px(72), title_w + px(80)))
        text_w = width - px(72)
        text_h = res.text_size(self.text, theme.style("body"), text_w)[1]
        height = px(36) + px(34) + px(12) + text_h + px(26) + px(44) + px(34)
        self._box = Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        self._words = Rect(self._box.x + px(36), self._box.y + px(82), text_w, text_h)
        x, y = self._box.centerx - row // 2, self._box.bottom - px(34) - px(44)
        buttons = []
        for (words, kind, action), w in zip(self.answers, widths, strict=True):
            buttons.append(
                Button(
                    self.ui,
                    Rect(x, y, w, px(44)),
                    words,
                    lambda action=action: self._answer(action),  # type: ignore[misc]
                    kind=kind,
                )
            )
            x += w + gap
        first = next((button for button in buttons if button.kind == "primary"), buttons[-1])
        self.ui.focus.focus(first, show=False)

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed scene, the box, text and answers."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        head = Rect(self._box.x + px(36), self._box.y + px(34), self._box.w - px(72), px(36))
        canvas.fitted(surface, self.title, "subtitle", OXBLOOD, head, "center")
        canvas.text(surface, self.text, "body", INK, self._words, "center", "top", wrap=True)
        super().draw(surface)

    def back(self) -> None:
        """Choose the last answer."""
        self._answer(self.answers[-1][2])

    def _answer(self, action: Callable[[], object] | None) -> None:
        self.app.stack.pop()
        if action:
            action()


def tell(app: Services, words: str) -> None:
    """Show a message in a dialog that must be closed before anything else."""
    app.stack.push(Dialog(app.tr("app.notice"), words, [(app.tr("app.ok"), "primary", None)]))
