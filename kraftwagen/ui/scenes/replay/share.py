"""Shares a game as a file: the record, a moving picture of the table, or a text."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match.files import SHARED, why, write_atomically
from kraftwagen.match.record import to_bytes
from kraftwagen.ui.boxes import Box, Column, Drawn, Row, button, choice, field, text
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.export import Export
from kraftwagen.ui.drawing.theme import (
    BAR,
    BRASS_DARK,
    CREAM,
    GREEN,
    MUTED,
    OXBLOOD,
    SEPIA,
    Theme,
)
from kraftwagen.ui.language.whole import bare, beside
from kraftwagen.ui.platform.system import open_folder
from kraftwagen.ui.scenes.replay.replay_view import ReplayView
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.shell.dialog import Answer, Dialog

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services

KINDS: Final = ("game", "png", "gif", "txt")
PICTURES: Final = ("png", "gif")
SIZES: Final = {"small": (640, 360), "medium": (960, 540), "large": (1280, 720)}
_MILLISECONDS: Final = {"move": 700, "turn": 1400}
_FOOT: Final = 34
"""Height of the text line below the table, in design units."""


class Film:
    """The frames of a replay: the table in one size with a line of text below."""

    def __init__(self, app: Services, game: ReplayView, size: tuple[int, int]) -> None:
        self.game, self.size, self.tr = game, size, app.tr
        scale = min(size[0] / 1066, size[1] / 666)
        self._canvas = Canvas(Theme(scale, app.theme.palette), app.resources)
        self._foot = self._canvas.theme.px(_FOOT)
        self._view = game.hooks.view(app)
        self._view.relayout(Rect(0, 0, size[0], size[1] - self._foot), scale)

    def draw(self, number: int) -> Surface:
        """Return the frame of a moment."""
        canvas, px = self._canvas, self._canvas.theme.px
        surface = Surface(self.size).convert()
        canvas.backdrop(surface, table=True)
        self._view.rebuild(self.game.moment(number))
        self._view.draw(surface)
        foot = Rect(0, self.size[1] - self._foot, self.size[0], self._foot)
        canvas.rect(surface, BAR, foot)
        canvas.rect(surface, BRASS_DARK, (0, foot.y, foot.w, px(1.5)))
        words = canvas.theme.grown(foot, -24, 0)
        title = beside(self.game.title(number), self.tr("replay.count_short", number=number))
        wide = min(canvas.res.text_size(title, canvas.theme.style("small"))[0] + 2, words.w // 2)
        right = Rect(words.right - wide, words.y, wide, words.h)
        canvas.fitted(surface, title, "small", MUTED, right, "right")
        left = Rect(words.x, words.y, right.x - px(16) - words.x, words.h)
        canvas.fitted(surface, self.game.caption(number), "bold", CREAM, left)
        return surface


class ShareScene(CardScene):
    """Asks for kind of file, frames, size and folder, then creates the file."""

    name: ClassVar[str] = "replay_share"
    card_w: ClassVar[int] = 720

    def __init__(self, game: ReplayView, folder: str = "") -> None:
        self.game = game
        self.kind, self.frames, self.size = "game", "turn", "medium"
        self.folder = folder
        self.said = ""
        self.done: Path | None = None
        self.export: Export | None = None
        self._shown = 0

    def enter(self) -> None:
        """Suggest the folder "shared" beside the saves, unless one was chosen."""
        self.folder = self.folder or str(self._ours)

    def leave(self) -> None:
        """Cancel an export that is not finished."""
        if self.export is not None:
            self.export.cancel()

    # -- the card

    def content(self) -> Box:
        """Declare the choices, the folder, the progress or outcome, and buttons."""
        free, said = self.export is None, self.said
        outcome: Box | None = None
        if not free:
            outcome = Drawn(self._progress, 200, 40)
        elif said:
            outcome = text(said, "small_bold", GREEN if self.done else OXBLOOD, align="center")
        kinds = [(kind, self.tr(f"replay.kinds.{kind}")) for kind in KINDS]
        folder = field(
            self.folder, self._set_folder, limit=400, on_enter=self.start, any_letter=True,
            tip=self.tr("replay.folder_tip"), enabled=free,
        )  # fmt: skip
        note = text(self.tr(f"replay.notes.{self.kind}"), "small", SEPIA)
        frames = [(kind, self._frames_words(kind)) for kind in _MILLISECONDS]
        sizes = [(name, f"{wide} × {high}") for name, (wide, high) in SIZES.items()]
        pictures = self.kind in PICTURES
        return Column(
            text(self.tr("replay.share"), "subtitle", OXBLOOD, align="center"),
            self._row("kind", choice(kinds, self.kind, self._set_kind, enabled=free), note),
            self._row("frames", choice(frames, self.frames, self._set_frames, enabled=free))
            if pictures else None,
            self._row("size", choice(sizes, self.size, self._set_size, enabled=free))
            if pictures else None,
            self._row("folder", folder),
            outcome,
            self._buttons(),
            gap=12,
        )  # fmt: skip

    def _row(self, key: str, chosen: Box, note: Box | None = None) -> Box:
        """Declare a choice beside its name."""
        name = text(self.tr(f"replay.{key}"), "label", GREEN, least_w=100, most_w=100)
        return Row(name, Column(chosen, note, gap=4, share=1), gap=10, fold_gap=4, items="start")

    def _buttons(self) -> Box:
        if self.export is not None:
            words = self.tr("app.cancel")
            stop = button(words, self._cancel, kind="danger", icon="x", first=True)
            return Row(stop, rest="center")
        self._ok = button(
            self.tr("replay.export"), self.start, kind="primary", icon="save",
            enabled=bool(self.folder.strip()), first=True, line=True, share=1,
        )  # fmt: skip
        words = self.tr("replay.open_folder")
        return Row(
            self._ok,
            button(words, self._open, kind="paper", icon="folder-open", line=True, share=1),
            button(self.tr("replay.close"), self.back, kind="paper", icon="x", line=True, share=1),
            gap=12,
        )

    def _progress(self, surface: Surface, box: Rect) -> None:
        """Draw how many pictures of a film are written."""
        canvas, px, export = self.app.canvas, self.app.theme.px, self.export
        if export is None:
            return
        groove = Rect(box.x, box.y, box.w, px(12))
        canvas.gauge(surface, BRASS_DARK, groove, export.progress)
        words = self.tr("replay.exporting", number=export.written, count=len(export.frames))
        below = Rect(box.x, groove.bottom + px(2), box.w, box.bottom - groove.bottom - px(2))
        canvas.text(surface, words, "small", SEPIA, below, "center")

    def _frames_words(self, kind: str) -> str:
        return self.tr(f"replay.frames_of.{kind}", count=len(self._numbers(kind)))

    def _numbers(self, kind: str) -> list[int]:
        if kind == "turn":
            return list(self.game.player_turns)
        return list(range(self.game.last + 1))

    # -- choices

    def _set_kind(self, kind: str) -> None:
        self.kind, self.said = kind, ""
        self.relayout(self.app.size)

    def _set_frames(self, frames: str) -> None:
        self.frames = frames

    def _set_size(self, size: str) -> None:
        self.size = size

    def _set_folder(self, folder: str) -> None:
        self.folder = folder
        self._ok.widget.set_enabled(bool(folder.strip()))

    # -- the work

    @property
    def _ours(self) -> Path:
        """The default folder, beside the saves."""
        return self.app.paths.data / "shared"

    def start(self) -> None:
        """Create the file; ask first if it reveals secrets of a running game."""
        if self.kind == "game" and self.game.match.keeps_secrets:
            tr = self.tr
            answers: list[Answer] = [
                (tr("replay.secrets.save"), "danger", self._make),
                (tr("app.cancel"), "paper", None),
            ]
            words = tr("replay.secrets.text")
            self.app.stack.push(Dialog(tr("replay.secrets.title"), words, answers))
        else:
            self._make()

    def _make(self) -> None:
        """Create the file; ``export`` makes pictures step by step."""
        try:
            folder = self._place()
            folder.mkdir(parents=True, exist_ok=True)
            path = _free(folder, _name(self.game), self._ending)
            if self.kind in PICTURES:
                film = Film(self.app, self.game, SIZES[self.size])
                numbers = self._numbers(self.frames)
                self.export = Export(
                    path, self.kind, film.draw, numbers, _MILLISECONDS[self.frames]
                )
                self.said = ""
            else:
                write_atomically(path, self._content())
                self._finish(path)
        except (OSError, ValueError, RuntimeError) as error:
            self._fail(bare(why(error)))
        self.relayout(self.app.size)

    def _place(self) -> Path:
        """Return the folder; a bare name lies in the default folder.

        Raises RuntimeError for an unknown home.
        """
        return self._ours / Path(self.folder.strip()).expanduser()

    @property
    def _ending(self) -> str:
        return SHARED if self.kind == "game" else f".{self.kind}"

    def _content(self) -> bytes:
        if self.kind == "txt":
            return self.game.text().encode("utf-8")
        return to_bytes(self.game.match.kept_record)

    def _finish(self, path: Path) -> None:
        self.done = path
        self.said = self.tr("replay.exported", file=path.name, folder=path.parent)

    def _fail(self, problem: str) -> None:
        self.done = None
        self.said = self.tr("replay.not_exported", problem=problem)

    def _cancel(self) -> None:
        if self.export is not None:
            self.export.cancel()
            self.export = None
            self.said = self.tr("replay.cancelled")
            self.relayout(self.app.size)

    def _open(self) -> None:
        with suppress(RuntimeError):
            if open_folder(self._place()):
                return
        self.done, self.said = None, self.tr("replay.folder_is", folder=self.folder.strip())
        self.relayout(self.app.size)

    def back(self) -> None:
        """Cancel the export, or close if there is none."""
        if self.export is not None:
            self._cancel()
        else:
            super().back()

    # -- time and picture

    def update(self, dt: float) -> None:
        """Draw a frame for the file if the export needs one."""
        super().update(dt)
        export = self.export
        if export is None:
            return
        export.step()
        # Redraw only when there is news: the table below is drawn as well.
        if export.written != self._shown:
            self._shown = export.written
            self.invalidate()
        if export.over:
            self.export = None
            if export.problem:
                self._fail(export.problem)
            else:
                self._finish(export.path)
            self.relayout(self.app.size)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: a short wait during an export."""
        return 0.01 if self.export is not None else super().next_update()


def _name(game: ReplayView) -> str:
    """Return a file name of game, date and players."""
    header = game.match.record.header
    words = [header.game, header.date[:10], *game.names]
    return "-".join(part for word in words for part in re.findall(r"\w+", word.lower()))[:80]


def _free(folder: Path, name: str, ending: str) -> Path:
    """Return a path in the folder that does not exist yet."""
    path, number = folder / f"{name}{ending}", 2
    while path.exists():
        path, number = folder / f"{name}-{number}{ending}", number + 1
    return path
