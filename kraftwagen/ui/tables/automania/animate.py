"""The animation of each kind of event: short, and each with a meaning."""

from __future__ import annotations

from kraftwagen.engine.types import Event
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.tables.parts.motion import Stage


def timeline(stage: Stage, event: Event) -> Timeline | None:
    """The animation of an event from what the stage shows; None if there is nothing to see."""
    return None
