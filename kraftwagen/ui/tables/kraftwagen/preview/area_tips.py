"""What the tooltips of all areas of the table have in common."""

from __future__ import annotations

from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache


class AreaTips:
    """Tooltips of one position; ``_<name>`` answers for places of that name."""

    def __init__(self, position: Position, tr: Translator, previews: PreviewCache) -> None:
        self.position, self.tr, self.previews = position, tr, previews
        self.state: State = position.state
        self.options = {o.code: o for o in position.options if o.ok and o.code is not None}

    def __call__(self, key: Key) -> str | None:
        """Return the tooltip of a place; None if there is nothing to say."""
        method = getattr(self, f"_{key[0]}", None)
        said: str | None = method(*key[1:]) if method else None
        return said

    def _say(self, key: str, **values: object) -> str:
        return say(self.tr, key, **values)

    def _name(self, seat: int) -> str:
        return self.position.names[seat]
