"""A line below the lessons: the theme that costs a person most in analysed games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.boxes import Box, Row, button, dropdown, text
from kraftwagen.ui.presenters.coach import Coach

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


class CoachLine:
    """The coach's sentence and its buttons; empty if no game of a person was analysed."""

    def __init__(self, app: Services, spec: GameSpec[Any], again: Callable[[], object]) -> None:
        """``again`` is called after another person was chosen."""
        self.app, self._again = app, again
        coach = Coach(app, spec)
        self.people = coach.people
        self._kept = f"coached in {spec.id}"
        chosen = app.session.get(self._kept, "")
        self.who = chosen if chosen in self.people else next(iter(self.people), "")
        self.said = coach.recurring(self.who) if self.who else None

    def content(self) -> Box | None:
        """Declare the choice of person, the sentence and its button; None without a sentence."""
        if self.said is None:
            return None
        names, way = [(name, name) for name in self.people], self.said.way
        tip = self.app.tr("coach.who_tip")
        people = dropdown(names, self.who, self._choose, tip=tip) if len(names) > 1 else None
        press = None
        if way is not None:
            press = button(way.words, way.go, icon=way.icon, style="button_small", tip=way.tip)
        said = text(f"{self.said.title}: {self.said.text}", share=1, least_w=320)
        return Row(people, said, press, gap=12)

    def _choose(self, name: str) -> None:
        self.app.session[self._kept] = name
        self._again()
