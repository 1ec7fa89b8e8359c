"""Pages declared as trees of boxes, which share out the room instead of fixed places."""

from kraftwagen.ui.boxes.box import Box, Gap, OneOf, Stack
from kraftwagen.ui.boxes.controls import (
    button,
    check,
    choice,
    copy_button,
    dropdown,
    field,
    stepper,
)
from kraftwagen.ui.boxes.grids import Grid, Table
from kraftwagen.ui.boxes.leaves import Drawn, Later, Leaf, Scrolled, Space, fixed, moved
from kraftwagen.ui.boxes.rows import Column, Flow, Row
from kraftwagen.ui.boxes.sheet import Sheet
from kraftwagen.ui.boxes.words import Outlined, Written, long_text, text

__all__ = [
    "Box",
    "Column",
    "Drawn",
    "Flow",
    "Gap",
    "Grid",
    "Later",
    "Leaf",
    "OneOf",
    "Outlined",
    "Row",
    "Scrolled",
    "Sheet",
    "Space",
    "Stack",
    "Table",
    "Written",
    "button",
    "check",
    "choice",
    "copy_button",
    "dropdown",
    "field",
    "fixed",
    "long_text",
    "moved",
    "stepper",
    "text",
]
