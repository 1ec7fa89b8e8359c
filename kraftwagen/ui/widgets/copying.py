"""A button that shows a short text and puts it on the clipboard."""

from __future__ import annotations

from pygame import Rect

from kraftwagen.ui.platform.system import copy_text
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.buttons import Button


class CopyButton(Button):
    """Shows ``text`` (or ``label``); pressed, it copies the text and says so on itself."""

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
            # A code is read sign by sign, so it has the plainest letters.
            style="button_small" if label and label != text else "bold",
            tip=tip,
        )

    def _copy(self) -> None:
        self.set_text(self.tr("copying.done" if copy_text(self.copied) else "copying.failed"))
