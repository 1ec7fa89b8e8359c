"""A picture of the end of a game for sharing, and a line of text for it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.match.files import why
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, GREEN_DEEP, Theme
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import bare, quote
from kraftwagen.ui.platform.system import copy_text
from kraftwagen.ui.presenters.post_game import code_of
from kraftwagen.ui.presenters.standing import standings
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.parts.podium import Podium

SIZE: Final = (1200, 630)
"""Width and height of the picture in pixels; most sites show this format whole."""
_EDGE: Final = 34
_FOOT: Final = 46


def line(app: Services, match: Match) -> str:
    """Return the result in one line, with the code of the set-up if it has one."""
    words = GameWords(app.tr, match.spec)
    told = app.tr.list(
        [
            app.tr.term("end.shared.score", name=match.seats[row.seat].name, score=row.score)
            for row in standings(words, match)
        ]
    )
    code = code_of(app, match)
    kind = "end.shared.code" if code else "end.shared.line"
    return app.tr(kind, game=match.spec.title, result=told, code=code)


def picture(app: Services, podium: Podium, title: str, foot: str) -> Surface:
    """Return a picture of the podium between a title and a line of text."""
    theme = Theme(1.0, app.resources.palette)
    canvas = Canvas(theme, app.resources, app.canvas.colours)
    sitter: Any = SimpleNamespace(
        theme=theme, canvas=canvas, resources=app.resources, settings=app.settings
    )
    made = Surface(SIZE)
    head = Rect(_EDGE, 18, SIZE[0] - 2 * _EDGE, 84)
    below = Rect(0, SIZE[1] - _FOOT, SIZE[0], _FOOT)
    stage = Rect(_EDGE, head.bottom, head.w, below.y - head.bottom - 12)
    podium.posed(sitter).draw(made, stage, podium.festive)
    whole = canvas.theme.style("hero")
    fits = app.resources.text_size(title, whole)[0] <= head.w
    canvas.outlined(made, title, "hero" if fits else "title", head)
    canvas.rect(made, GREEN_DEEP, below)
    canvas.fitted(made, foot, "heading", BRASS_LIGHT, below.inflate(-2 * _EDGE, 0), "center", 0.6)
    return made


def share(app: Services, match: Match, podium: Podium, title: str) -> str:
    """Save the picture and copy the line; returns a sentence on the outcome."""
    told = line(app, match)
    header = match.record.header
    folder = app.paths.data / "shared"
    path = _free(folder, f"{header.game}-{header.date[:10]}-end")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture(app, podium, title, told), path)
    except (OSError, pygame.error) as error:
        return app.tr("replay.not_exported", problem=bare(why(error)))
    copied = "end.shared.copied" if copy_text(told) else "end.shared.not_copied"
    saved = app.tr("replay.exported", file=path.name, folder=folder)
    return "\n".join((saved, app.tr(copied, line=quote(told))))


def _free(folder: Path, name: str) -> Path:
    """Return a path in the folder that does not exist yet."""
    path, number = folder / f"{name}.png", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.png", number + 1
    return path
