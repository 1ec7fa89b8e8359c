"""The display list of Kraftwagen, with its layout and state."""

from __future__ import annotations

from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Term, Translator
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.parts import display_list

TEXT = "kraftwagen.table."


def say(tr: Translator, key: str, **values: object) -> str:
    """Return the text of a key of Kraftwagen's table."""
    return tr(TEXT + key, **values)


def term(tr: Translator, key: str, **values: object) -> Term:
    """Return the name of a thing by a key of Kraftwagen's table, to be an argument of a text."""
    return tr.term(TEXT + key, **values)


class DisplayList(display_list.DisplayList):
    """The pictures, texts and places of one position."""

    layout: Layout
    state: State
    slots: dict[int, int]
    """The slot of each piece of the ring, once its areas are laid out."""
    forecast: tuple[object, ...] = ()
    """All that the forecast shows that was drawn here."""
