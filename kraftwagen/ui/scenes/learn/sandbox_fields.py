"""The sandbox's controls: the fields of one group at the side, buttons of its bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.ui.boxes import Box, Column, Leaf, Row, Scrolled, button, dropdown, stepper, text
from kraftwagen.ui.drawing.theme import SEPIA
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.presenters.sandbox import SandboxWords
from kraftwagen.ui.widgets import Button, Dropdown, Stepper

SMALL: Final = "button_small"


class FieldList:
    """The fields of a group; ``leaves`` maps every place to the field that sets it."""

    def __init__(
        self,
        words: SandboxWords,
        fields: Sequence[Field],
        change: Callable[[Place, int], object],
        notes: Sequence[str] = (),
    ) -> None:
        """``notes`` are sentences below the fields."""
        self._words, self._change = words, change
        self.leaves = {field.place: self._control(field) for field in fields}
        rows = (self._row(field) for field in fields)
        below = (text(note, "small", SEPIA) for note in notes)
        self.box = Scrolled(Column(*rows, *below, gap=4), least_h=120)

    @property
    def widgets(self) -> dict[Place, Stepper | Dropdown]:
        """The control of every place, once laid out."""
        return {place: leaf.widget for place, leaf in self.leaves.items()}

    def _row(self, field: Field) -> Box:
        name = text(self._words.field(field), "small", share=0.8)
        return Row(name, self.leaves[field.place], gap=4)

    def _control(self, field: Field) -> Leaf[Any]:
        name, options = self._words.field(field), self._words.options(field)

        def report(value: int | str) -> None:
            self._change(field.place, int(value))

        if not options:
            return stepper(field.values, field.value, report, title=name, share=1)
        shown = dict(options).get(str(field.value), "")
        return dropdown(
            options, str(field.value), report, enabled=len(options) > 1,
            spoken=aloud(name, shown), share=1,
        )  # fmt: skip


def bar_button(
    tr: Translator,
    name: str,
    press: Callable[[], object],
    icon: str,
    *,
    said: str = "",
    tip: str = "",
    **more: Any,
) -> Leaf[Button]:
    """Declare a button of a bar; ``name`` is its text key, ``said`` the key of another text."""
    words = tr(said or f"learn.sandbox.{name}")
    tip = tip or ("" if said else tr(f"learn.sandbox.{name}_tip"))
    return button(words, press, icon=icon, style=SMALL, tip=tip, least_h=32, **more)
