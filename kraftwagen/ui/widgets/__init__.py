"""Widgets on top of pygame_gui: scaled, focusable, with tips.

Every widget takes the scene's ``Ui`` first and a rectangle in window pixels, is created once per
layout (``Scene.layout``), calls plain functions when used, has a ``tip`` (shown on hover and on
keyboard focus) and paints itself from the theme. pygame_gui provides layers, hovering and text
entry; scenes do not use it directly.
"""

from kraftwagen.ui.widgets.area import ScrollArea
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.buttons import Button, CheckBox
from kraftwagen.ui.widgets.choices import ChoiceBar, Slider, pick
from kraftwagen.ui.widgets.dropdown import Detail, Dropdown
from kraftwagen.ui.widgets.scrolling import ListBox, ScrollView, TextBox
from kraftwagen.ui.widgets.stepper import Stepper
from kraftwagen.ui.widgets.texts import Label, Panel, TextEntry

__all__ = [
    "Button",
    "CheckBox",
    "ChoiceBar",
    "Detail",
    "Dropdown",
    "Label",
    "ListBox",
    "Panel",
    "ScrollArea",
    "ScrollView",
    "Slider",
    "Stepper",
    "TextBox",
    "TextEntry",
    "Ui",
    "Widget",
    "pick",
]
