"""Pages declared as trees of boxes, which share out the room instead of being placed by hand."""

from kraftwagen.ui.boxes.box import Box, Column, Gap, Grid, OneOf, Row, Table
from kraftwagen.ui.boxes.leaves import (
    Drawn,
    Leaf,
    button,
    check,
    choice,
    copy_button,
    dropdown,
    field,
    fixed,
    long_text,
    text,
)
from kraftwagen.ui.boxes.sheet import Sheet

__all__ = [
    "Box",
    "Column",
    "Drawn",
    "Gap",
    "Grid",
    "Leaf",
    "OneOf",
    "Row",
    "Sheet",
    "Table",
    "button",
    "check",
    "choice",
    "copy_button",
    "dropdown",
    "field",
    "fixed",
    "long_text",
    "text",
]
