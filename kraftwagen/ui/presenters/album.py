"""The album of a game with what has been found: words, pictures, and what a match adds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import album
from kraftwagen.learn.album import Model
from kraftwagen.learn.entries import BadEntry
from kraftwagen.learn.progress import Progress
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.theme import SEPIA
from kraftwagen.ui.language.game_words import GameWords

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

SECTION: Final = "album"
SHADES: Final = ("light", "main", "dark")
SHAPE: Final = (256, 124)
"""Width and height of the drawings, in their units."""


class Album:
    """The models of a game, and those that have been found at this machine."""

    def __init__(self, app: Services, spec: GameSpec[Any]) -> None:
        self._app, self.spec, self.words = app, spec, GameWords(app.tr, spec)
        self._progress = Progress(app.paths.data)
        self.models: Sequence[Model] = ()
        self.fault: BadEntry | None = None
        """What is wrong with the file of the album; None if it could be read."""
        file = app.paths.assets / "games" / spec.id / album.FILE
        try:
            self.models = album.load(file) if file.exists() else ()
        except BadEntry as fault:
            self.fault = fault

    def found(self, one: Model) -> dict[str, Json] | None:
        """Return who found a model and when ("by", "date"); None if nobody has."""
        kept = self._progress.section(self.spec.id, SECTION).get(one.id)
        return kept if isinstance(kept, dict) else None

    @property
    def count(self) -> int:
        """The number of models found."""
        return sum(self.found(one) is not None for one in self.models)

    def note(self, match: Match) -> list[Model]:
        """Keep the models that persons have sold in a match; returns those found just now.

        Practice finds nothing, nor does a seat that has changed hands.
        """
        header = match.record.header
        missing = {one.id: one for one in self.models if self.found(one) is None}
        if not missing or header.is_practice or match.handovers:
            return []
        persons = [seat for seat, info in enumerate(match.seats) if info.is_person]
        happened = [event for step in match.steps for event in step.events]
        sold = album.sold_by(match.spec, happened, match.state, persons, self.models)
        new = [name for name in sold if name in missing]
        for name in new:
            told = {"date": header.date[:10], "by": match.seats[sold[name]].name}
            self._progress.keep(self.spec.id, SECTION, name, told)
        return [missing[name] for name in new]

    # -- words and pictures

    def title(self, one: Model) -> str:
        return self.words.called(f"album.{one.id}.title", one.id)

    def about(self, one: Model) -> str:
        """Return the sentence about a model."""
        return self.words(f"album.{one.id}.about")

    def way(self, one: Model) -> str:
        """Return how a model is found, in a few words."""
        return self.words(f"album.{one.id}.way")

    def picture(self, one: Model, width: int, *, found: bool = True) -> Surface:
        """Return the drawing of a model; its silhouette if it is not ``found``."""
        res = self._app.resources
        size = (width, round(width * SHAPE[1] / SHAPE[0]))
        paint = dict(zip(SHADES, one.paint or (), strict=False))

        def make() -> Surface:
            made = Surface(size, pygame.SRCALPHA)
            for name in (one.picture, *one.trims):
                own: dict[str, Any] = paint if name == one.picture else {}
                layer = res.image(f"{self.spec.id}/{name}", *size, **own)
                made.blit(layer, layer.get_rect(center=made.get_rect().center))
            if not found:
                shade = res.palette(SEPIA)
                made.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
                made.fill((*tuple(shade)[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
            return made

        return res.cached(("album", self.spec.id, one.id, size, found, res.palette.name), make)


class AlbumWatch:
    """Watches one match for models that persons sell for the first time, and keeps them."""

    def __init__(self, app: Services, match: Match) -> None:
        self._app, self._match = app, match
        self._album: Album | None = None

    def found(self) -> Iterator[tuple[str, str, Callable[[int], Surface]]]:
        """Yield title, owner's name and drawing of each model found since the last call."""
        if self._album is None:
            self._album = Album(self._app, self._match.spec)
        own = self._album
        for one in own.note(self._match):
            owner = (own.found(one) or {}).get("by", "")
            yield own.title(one), str(owner), partial(own.picture, one)
