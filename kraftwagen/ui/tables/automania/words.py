"""The whole position in words, area by area."""

from __future__ import annotations

from kraftwagen.engine.wording import say
from kraftwagen.games.automania.presentation import describe
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.automania.preview.tips import Tips
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import Area


def areas(tr: Translator, position: Position) -> list[Area]:
    """Return all areas with what the viewer may see of them; the present decision comes first."""
    tips = Tips(position, tr)
    found = []
    for section in describe.outline(position.state, position.viewer, position.hidden_totals):
        said = [tips(thing.key) or "" for thing in section.things]
        title = say(section.title, tr, position.names)
        found.append(Area(title, tuple(filter(None, said))))
    return found
