"""The sandbox's controls: the fields of one group at the side, buttons of its bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from kraftwagen.engine.editing import Field, Place
from kraftwagen.ui.drawing.theme import INK, SEPIA
from kraftwagen.ui.presenters.sandbox import SandboxWords
from kraftwagen.ui.widgets import Button, Dropdown, Label, ScrollArea, Stepper, Ui

SMALL: Final = "button_small"
_ROW: Final = 32
_GAP: Final = 4
_LABEL: Final = 0.44
"""Share of a row for its name."""


class FieldList:
    """Creates the fields of a group; ``widgets`` maps every place to the field that sets it."""

    def __init__(
        self,
        ui: Ui,
        view: Rect,
        words: SandboxWords,
        fields: Sequence[Field],
        change: Callable[[Place, int], object],
        notes: Sequence[str] = (),
    ) -> None:
        """``notes`` stand below the fields."""
        px = ui.theme.px
        self.widgets: dict[Place, Stepper | Dropdown] = {}
        self.area = ScrollArea(ui, view)
        room = Rect(view.x, view.y + px(2), view.w - px(18), px(_ROW))
        with self.area:
            for field in fields:
                name = words.field(field)
                label = Rect(room.x, room.y, round(room.w * _LABEL), room.h)
                one_line = ui.res.text_size(name, ui.theme.style("small"))[0] <= label.w
                look = "small" if one_line else "tiny"
                Label(ui, label, name, style=look, colour=INK, wrap=not one_line)
                place = Rect(label.right + px(4), room.y, room.right - label.right - px(4), room.h)
                self.widgets[field.place] = self._made(ui, place, words, field, name, change)
                room.y += px(_ROW + _GAP)
            for note in notes:
                tall = ui.res.text_size(note, ui.theme.style("small"), room.w)[1] + px(6)
                below = Rect(room.x, room.y + px(4), room.w, tall)
                Label(ui, below, note, style="small", colour=SEPIA, valign="top", wrap=True)
                room.y = below.bottom
        self.area.fit(room.y)

    @staticmethod
    def _made(
        ui: Ui,
        rect: Rect,
        words: SandboxWords,
        field: Field,
        name: str,
        change: Callable[[Place, int], object],
    ) -> Stepper | Dropdown:
        def report(value: int | str) -> None:
            change(field.place, int(value))

        options = words.options(field)
        if options:
            made = Dropdown(
                ui, rect, options, str(field.value), report, enabled=len(options) > 1
            )  # fmt: skip
            made.spoken = f"{name}: {made.text}"
            return made
        return Stepper(ui, rect, field.values, field.value, report, title=name)


def bar_button(
    ui: Ui,
    x: int,
    name: str,
    press: Callable[[], object],
    icon: str,
    *,
    row: Rect,
    text: str = "",
    kind: str = "green",
    enabled: bool = True,
    tip: str = "",
    left: bool = False,
) -> Button:
    """Return a button of a bar, to the right of ``x`` or to its left; ``name`` is its text key."""
    px = ui.theme.px
    words = ui.tr(text or f"learn.sandbox.{name}")
    wide = Button.width_for(ui, words, SMALL, icon=bool(icon))
    place = Rect(x - wide if left else x, row.y + px(4), wide, row.h - px(8))
    tip = tip or ("" if text else ui.tr(f"learn.sandbox.{name}_tip"))
    return Button(
        ui, place, words, press, icon=icon, style=SMALL, kind=kind, tip=tip, enabled=enabled
    )
