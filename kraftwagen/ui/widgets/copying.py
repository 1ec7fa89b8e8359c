"""A button that copies a short text to the clipboard."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.ui.platform.system import copy_text
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.buttons import Button


class CopyButton(Button):
    """A button with ``text``, or ``label``; a press copies the text and then says so."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        text: str,
        *,
        label: str = "",
        kind: str = "green",
        tip: str = "",
    ) -> None:
        self.copied = text
        super().__init__(
            ui,
            rect,
            label or text,
            self._copy,
            kind=kind,
            icon="copy",
            style=self.style_of(text, label),
            tip=tip,
        )

    @staticmethod
    def style_of(text: str, label: str) -> str:
        """Return the style of the label: the plainest face for a code, read letter by letter."""
        return "button_small" if label and label != text else "bold"

    def _copy(self) -> None:
        self.set_text(self.tr("copying.done" if copy_text(self.copied) else "copying.failed"))
