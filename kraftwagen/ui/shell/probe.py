"""A small state file that tells tests of the real window what it shows.

With the environment variable ``KRAFTWAGEN_STATE_FILE`` the program writes at each change: the
scene, the buttons with their places, the place under the focus ring, letters on places, the note
beside the table, what a guide lights and, while a person decides, the legal decisions with the
clicks and drags that make them. Written atomically; never read by the program.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.ui.widgets import Button

if TYPE_CHECKING:
    import pygame

    from kraftwagen.ui.shell.app import App

VARIABLE: Final = "KRAFTWAGEN_STATE_FILE"
_PER_KIND: Final = 40
"""Most decisions listed of one kind; there can be hundreds."""


def attach(app: App) -> None:
    """Write the state file after every step, if the environment variable is set."""
    place = os.environ.get(VARIABLE)
    if not place:
        return
    probe, step = Probe(app, Path(place)), app.step

    def watched(events: Sequence[pygame.Event], dt: float) -> bool:
        drawn = step(events, dt)
        probe.look()
        return drawn

    app.step = watched  # type: ignore[method-assign]


class Probe:
    """Writes the state file when its content changes."""

    def __init__(self, app: App, file: Path) -> None:
        self._app, self._file = app, file
        self._key: object = None

    def look(self) -> None:
        """Write the file if anything has changed."""
        if not len(self._app.stack):
            return
        top: Any = self._app.stack.top
        if top.settles > 0:  # presses would not reach it yet
            return
        buttons = {
            button.text or button.icon: list(button.rect.center)
            for button in top.ui.widgets
            if isinstance(button, Button) and button.usable
        }
        match = getattr(self._app.running, "match", None)
        table = top if top.name == "table" else None
        free = table is not None and table.controller.free
        count = len(match.steps) if match is not None else 0
        ring, letters = _ring(top), _letters(table)
        note, lit = _guided(table)
        close = table is not None and table.view.camera.close
        shown = (ring, tuple(letters.items()), close, note, lit)
        key = (top.name, tuple(buttons.items()), free, count, self._app.size, shown)
        if key == self._key:
            return
        self._key = key
        said: dict[str, Any] = {"scene": top.name, "buttons": buttons, "decisions": count}
        said |= {"ring": ring, "letters": letters, "note": note, "lit": lit}
        if table is not None:
            said["speeds"], said["close"] = table.top_bar.places(), close
        if match is not None:
            said["digest"] = match.spec.digest(match.state)
            said["over"] = match.is_over
            said["actor"] = match.actor
        said["options"] = self._options(table, match) if free else []
        temporary = self._file.with_suffix(".tmp")
        temporary.write_text(json.dumps(said), encoding="utf-8")
        temporary.replace(self._file)

    def _options(self, table: Any, match: Any) -> list[dict[str, Any]]:
        listed: list[dict[str, Any]] = []
        counts: dict[str, int] = {}
        for code in match.legal():
            text = match.spec.to_text(code)
            kind = text.split()[0]
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] > _PER_KIND:
                continue
            clicks = table.view.targets(code)
            if code == table.hooks.end_turn and table.action_bar.end is not None:
                clicks = [table.action_bar.end.rect.center]
            entry = {"text": text, "clicks": clicks, "drags": table.view.drag(code)}
            keys = table.view.keys
            if keys is not None:
                entry["places"] = [_name(place) for place in keys.way(code)]
            listed.append(entry)
        return listed


def _ring(scene: Any) -> str:
    """Return what has the focus: the name of a place or the text of a button."""
    ring = scene.ui.focus
    if not ring.shown or ring.current is None:
        return ""
    place = getattr(ring.current, "key", None)
    return _name(place) if place else str(getattr(ring.current, "text", ""))


def _guided(table: Any) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the text of the note, and the centre of each place that is lit."""
    if table is None:
        return "", ()
    note = table.note_panel.note
    led = table.guide.followed and table.controller.settled
    lit = tuple(rect.center for rect in table.view.lit()) if led else ()
    return (note.text if note is not None else ""), lit


def _letters(table: Any) -> dict[str, str]:
    """Return the place of each letter shown."""
    keys = table.view.keys if table is not None else None
    if keys is None or not keys.lettered:
        return {}
    return {sign: _name(place) for sign, place in keys.letters().items()}


def _name(place: Sequence[object]) -> str:
    return " ".join(map(str, place))
