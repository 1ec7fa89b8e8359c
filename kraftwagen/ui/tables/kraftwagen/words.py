"""The whole position in the words of the tooltips, area by area."""

from __future__ import annotations

from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import Area
from kraftwagen.ui.tables.kraftwagen.preview.tips import Tips
from kraftwagen.ui.tables.kraftwagen.prompts import prompt


def areas(tr: Translator, position: Position) -> list[Area]:
    """Return all areas with what the viewer may see of them; the present decision comes first."""
    tips = Tips(position, tr)
    found = []
    for section in describe.outline(position.state, position.viewer):
        said = []
        for place, thing in enumerate(section.things, start=1):
            words = tips(thing.key) or ""
            if thing.count > 1:
                words = tr("kraftwagen.describe.times", count=thing.count, words=quote(words))
            if section.area == describe.RING and thing.key[0] in ("tile", "worker"):
                words = tr("kraftwagen.describe.place", place=place, words=quote(words))
            said.append(words)
        if section.area == describe.NOW:
            said.insert(0, prompt(tr, position))
        name = position.names[section.seat] if section.seat >= 0 else ""
        found.append(Area(tr(f"kraftwagen.describe.area.{section.area}", name=name), tuple(said)))
    return found
