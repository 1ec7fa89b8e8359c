"""Pages declared as trees of boxes, which share out the room instead of being placed by hand."""

from kraftwagen.ui.boxes.box import Box, Column, Gap, Grid, Layers, OneOf, Row, Table
from kraftwagen.ui.boxes.leaves import (
    Drawn,
    Leaf,
    Outlined,
    Space,
    Written,
    button,
    check,
    choice,
    copy_button,
    dropdown,
    field,
    fixed,
    moved,
    text,
)
from kraftwagen.ui.boxes.sheet import Sheet

__all__ = [
    "Box",
    "Column",
    "Drawn",
    "Gap",
    "Grid",
    "Layers",
    "Leaf",
    "OneOf",
    "Outlined",
    "Row",
    "Sheet",
    "Space",
    "Table",
    "Written",
    "button",
    "check",
    "choice",
    "copy_button",
    "dropdown",
    "field",
    "fixed",
    "moved",
    "text",
]
