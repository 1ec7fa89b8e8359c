"""A line below the lessons: what recurs in a person's analysed games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Rect

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.presenters.coach import Coach
from kraftwagen.ui.widgets import Button, Dropdown, Label
from kraftwagen.ui.widgets.base import Ui

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


class CoachLine:
    """The coach's sentence and its buttons; empty if no game of a person was analysed."""

    def __init__(self, app: Services, spec: GameSpec[Any], again: Callable[[], object]) -> None:
        """``again`` is called when another person is chosen."""
        self.app, self._again = app, again
        coach = Coach(app, spec)
        self.people = coach.people
        self._kept = f"coached in {spec.id}"
        chosen = app.session.get(self._kept, "")
        self.who = chosen if chosen in self.people else next(iter(self.people), "")
        self.said = coach.recurring(self.who) if self.who else None

    def build(self, ui: Ui, rect: Rect) -> int:
        """Add the widgets at the top of a rectangle; return their height, 0 for none."""
        if self.said is None:
            return 0
        px, tr, said = ui.theme.px, self.app.tr, self.said
        gap, bar = px(12), px(40)
        y, text = rect.y, Rect(rect)
        stacked = rect.w < px(640)
        if len(self.people) > 1:
            wide = rect.w if stacked else px(150)
            names = [(name, name) for name in self.people]
            place = Rect(rect.x, y, wide, bar)
            Dropdown(ui, place, names, self.who, self._choose, tip=tr("coach.who_tip"))
            if stacked:
                y += bar + gap
            else:
                text.x, text.w = place.right + gap, rect.w - wide - gap
        button = Rect(rect.x, y, rect.w, bar)
        if said.way is not None and not stacked:
            button.w = Button.width_for(ui, said.way.words, "button_small", icon=True) + px(12)
            button.right = rect.right
            text.w -= button.w + gap
        words = f"{said.title}: {said.text}"
        text.y, text.h = y, ui.res.text_size(words, ui.theme.style("body"), text.w)[1]
        text.h = max(text.h, 0 if stacked else bar)
        Label(ui, text, words, wrap=True)
        y = text.bottom
        if said.way is not None:
            if stacked:
                button.y = y + gap
                y = button.bottom
            way = said.way
            Button(ui, button, way.words, way.go, icon=way.icon, style="button_small", tip=way.tip)
        return y + gap - rect.y

    def _choose(self, name: str) -> None:
        self.app.session[self._kept] = name
        self._again()
