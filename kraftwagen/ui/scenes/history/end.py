"""The end of a game: end picture, ranking, new medals.

The scene lies over the results. The first click or key shows everything at once, the next one leads
to the results.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.theme import BRASS, CREAM, GREEN, INK, OXBLOOD, PAPER_SHADE, SEPIA, Style
from kraftwagen.ui.drawing.timeline import Timeline, ease_out, move
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.presenters.post_game import PostGameReport
from kraftwagen.ui.presenters.standing import headline, standings, verdict
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.closing import Closing
from kraftwagen.ui.shell.scene import MOMENT, Scene
from kraftwagen.ui.tables.hooks import EndPicture, load_hooks
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.medals import SHAPE, medal

_ARRIVAL: Final = 2.6
"""Seconds until the end picture stops moving."""
_MEDAL: Final = 0.45
"""Seconds from one medal to the next."""


_SHEETS: Final = ((430, 1, True), (640, 2, True), (700, 2, True), (430, 2, False))
"""Possible medal sheets, best first: width in units, columns, with sentences or without."""
_NO_KEYS: Final = MODIFIERS | {pygame.K_ESCAPE, pygame.K_TAB}


class HousePicture:
    """The end picture of games without one: the winners' signs rise on the sunburst."""

    words = ""
    sound = ""

    def __init__(self, app: Services, winners: list[int]) -> None:
        self._app, self._winners = app, winners

    def draw(self, surface: Surface, stage: Rect, share: float) -> None:
        canvas, px = self._app.canvas, self._app.theme.px
        canvas.backdrop(surface)
        room = stage.w // len(self._winners)
        side = min(px(190), room - px(20))
        rest = stage.bottom - px(40) - side / 2
        for number, seat in enumerate(self._winners):
            y = surface.get_height() + side + (rest - surface.get_height() - side) * share
            canvas.badge(surface, seat, (stage.x + room * number + room / 2, y), side)


class _Medal(NamedTuple):
    name: str
    title: str
    note: str


class EndScene(Scene):
    """The winner, the ranking and the medals; ``fresh`` if the game has just ended."""

    name: ClassVar[str] = "end"
    min_size: ClassVar[tuple[int, int]] = (1080, 600)
    settles = 2 * MOMENT

    def __init__(self, match: Match, noted: PostGameReport, fresh: bool = True) -> None:
        self.match, self.noted, self.fresh = match, noted, fresh
        self._share = 0.0
        self._shown = 0.0
        """Number of medals shown."""
        self._closing = Closing(self.leave_it)
        self._arrival: Timeline = move(self._move, 0.0, 1.0, _ARRIVAL, ease_out)

    # -- life

    def enter(self) -> None:
        """Put everything into words; play the sound and read aloud."""
        spec, app = self.match.spec, self.app
        words = self.words = GameWords(self.tr, spec)
        self.rows = standings(words, self.match)
        self.headline, self.verdict = headline(words, self.match), verdict(words, self.match)
        self.medals = [
            _Medal(name, words.called(f"merits.{name}.title", name), self._note(name))
            for name in self.noted.achievements
        ]
        winners = spec.winners(self.match.state)
        happened = [event for step in self.match.steps for event in step.events]
        found = load_hooks(spec, self.tr).end_picture(app, self.match.state, happened, winners)
        self.picture: EndPicture = found or HousePicture(app, winners)
        if not self.fresh or app.settings.reduced_motion or app.speed == "instant":
            self.finish()
        elif self.picture.sound:
            app.sound.play(self.picture.sound)
        app.speech.say(" ".join(self.sentences()), cut=False)

    def _note(self, name: str) -> str:
        key = f"merits.{name}.note"
        return self.words(key) if self.words.has(key) else ""

    def sentences(self) -> list[str]:
        """Return everything shown, for reading aloud."""
        names = self.match.seats
        said = [f"{self.headline}.", f"{self.verdict}.", self.picture.words]
        said += [f"{names[row.seat].name}: {self.words.amount(row.score)}, {row.words}."
                 for row in self.rows]  # fmt: skip
        said.append(self.noted.uncounted)
        if self.medals:
            said.append(f"{self._medal_heading()}.")
        said += [f"{one.title}: {one.note}" for one in self.medals]
        return [sentence.replace("..", ".") for sentence in said if sentence]

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out headline, ranking above the picture, medals beside it, button below.

        The button is at the left, away from where turns end and scorings go on.
        """
        px = self.app.theme.px
        edge = round(min(size[0] / 1280, size[1] / 720) * 34) + px(6)
        whole = Rect((0, 0), size).inflate(-2 * edge, -2 * edge)
        whole.w = min(whole.w, max(px(1240), size[0] * 3 // 4))
        whole.centerx = size[0] // 2
        self._head = Rect(whole.x, whole.y, whole.w, px(66))
        self._below = Rect(whole.x, self._head.bottom, whole.w, px(28))
        top = self._below.bottom + px(12)
        button = Button.width_for(self.ui, self.tr("end.results"), icon=True) + px(16)
        foot = Rect(whole.x, whole.bottom - px(48), button, px(48))
        self._button = Button(
            self.ui, foot, self.tr("end.results"), self._closing.begin,
            kind="primary", icon="chevron-right", tip=self.words("end.results_tip"),
        )  # fmt: skip
        self.ui.focus.focus(self._button, show=False)
        room = Rect(whole.x, top, whole.w, foot.y - px(12) - top)
        side = self._arrange(room) + px(16) if self.medals else 0
        column = Rect(whole.x, top, whole.w - side, px(40) * len(self.rows) + px(36))
        self._table = Rect(0, top, min(px(620), column.w), column.h)
        self._table.centerx = column.centerx
        if self.noted.uncounted:
            style, wide = self.app.theme.style("small"), self._table.w - px(44)
            tall = self.app.resources.text_size(self.noted.uncounted, style, wide)[1]
            self._table.h += tall + px(8)
        below = self._table.bottom + px(10)
        stage = Rect(whole.x, below, column.w, whole.bottom - below)
        self.stage = stage if side else stage.inflate(-px(200), 0)
        caption = Rect(foot.right + px(16), whole.bottom - px(32), 0, px(30))
        caption.w = whole.right - caption.x
        self._caption = caption

    def _arrange(self, room: Rect) -> int:
        """Place the medals on a sheet at the right of a room; return its width.

        They keep their sentences if those fit.
        """
        px = self.app.theme.px
        for wide, columns, notes in _SHEETS:
            self._notes = notes
            sheet = Rect(room.right - px(wide), room.y, px(wide), room.h)
            box = sheet.inflate(-px(40), -px(36))
            box.y, box.h = box.y + px(30), box.h - px(30)
            column = box.w // columns
            rows = -(-len(self.medals) // columns)
            need = max(self._height(one, column - px(16)) for one in self.medals)
            fits = need * rows <= box.h and room.w - px(wide) >= px(340)
            if fits or not notes:
                break
        high = min(need + px(8), box.h // rows)
        self._places = [
            Rect(box.x + number // rows * column, box.y + number % rows * high, column, high)
            for number in range(len(self.medals))
        ]
        for place in self._places:
            place.w -= px(16) * (columns - 1)
        # The sheet is only as high as its content.
        sheet.h = box.y + rows * high + px(18) - sheet.y
        self._cabinet = sheet
        return sheet.w

    def _height(self, one: _Medal, width: int) -> int:
        """Return the height of a medal with its text."""
        px, theme = self.app.theme.px, self.app.theme
        if not self._notes:
            return px(48)
        words = self.app.resources.text_size(one.note, theme.style("small"), width - px(58))
        return max(px(58), px(26) + words[1])

    # -- going on

    @property
    def done(self) -> bool:
        """Whether everything is shown."""
        return self._arrival.done and self._shown >= len(self.medals)

    def finish(self) -> None:
        """Show everything at once."""
        self._arrival.finish()
        self._shown = len(self.medals)
        self.invalidate()

    def go_on(self) -> None:
        """Show everything, or then go to the results."""
        if self.done:
            self._closing.begin()
        else:
            self.finish()

    def leave_it(self) -> None:
        """Close the scene, so that the results are shown."""
        self.app.stack.pop()

    def back(self) -> None:
        """Treat Escape like any key."""
        self.go_on()

    def handle(self, event: pygame.Event) -> bool:
        """Go on at any key and any click outside the button; whether the event was used."""
        key = event.type == pygame.KEYDOWN and event.key not in _NO_KEYS
        if not key and self.ui.handle(event):
            return True
        if key or (event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)):
            self.go_on()
            return True
        return False

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return a button that goes on; any other does, too."""
        return [("a", self.tr("buttons.go_on"))]

    def update(self, dt: float) -> None:
        """Advance the end picture, then show one medal after the other."""
        super().update(dt)
        self._closing.update(dt)
        if self.done:
            return
        if not self._arrival.done:
            self._arrival.advance(dt)
        else:
            if not self._shown:
                self.app.sound.play("award")
            self._shown = min(len(self.medals), self._shown + dt / _MEDAL)
        self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves."""
        still = self.done and not self._closing.begun
        return super().next_update() if still else 0.0

    def _move(self, share: float) -> None:
        self._share = share

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw end picture, texts, ranking and medals."""
        canvas = self.app.canvas
        self.picture.draw(surface, self.stage, self._share)
        canvas.outlined(surface, self.headline, "hero", self._head.center, self._head.size)
        room = (self._below.w, 0)
        canvas.outlined(surface, self.verdict, "heading", self._below.center, room)
        self._draw_table(surface)
        if self._shown:
            self._draw_medals(surface)
        if self.picture.words:
            self._draw_caption(surface)
        super().draw(surface)

    def _draw_table(self, surface: Surface) -> None:
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.panel(surface, self._table, "paper", shadow=8)
        box = self._table.inflate(-px(44), -px(36))
        look = self.app.theme.style("heading")
        names = [self.app.resources.text_size(seat.name, look)[0] for seat in self.match.seats]
        wide = min(max(*names, box.w // 3 - px(38)) + px(2), box.w * 2 // 5)
        for number, row in enumerate(self.rows):
            line = Rect(box.x, box.y + number * px(40), box.w, px(40))
            if number:
                canvas.rect(surface, PAPER_SHADE, (line.x, line.y, line.w, max(1, px(1))))
            first = row.place == 1
            canvas.badge(surface, row.seat, (line.x + px(14), line.centery), px(28))
            name = Rect(line.x + px(38), line.y, wide, line.h)
            seat = self.match.seats[row.seat].name
            canvas.fitted(surface, seat, "heading", OXBLOOD if first else INK, name)
            score = Rect(line.right - px(60), line.y, px(60), line.h)
            colour = OXBLOOD if first else INK
            canvas.text(surface, str(row.score), "subtitle", colour, score, "right")
            words = Rect(name.right + px(10), line.y, score.x - name.right - px(12), line.h)
            body = self.app.theme.style("body")
            fits = self.app.resources.text_size(row.words, body)[0] <= words.w
            style = "body" if fits else "small"
            canvas.text(surface, row.words, style, SEPIA, words, wrap=not fits)
        if self.noted.uncounted:
            y = box.y + len(self.rows) * px(40)
            canvas.rect(surface, PAPER_SHADE, (box.x, y, box.w, max(1, px(1))))
            rest = Rect(box.x, y + px(8), box.w, box.bottom - y - px(8))
            said = self.noted.uncounted
            canvas.text(surface, said, "small", OXBLOOD, rest, "center", "top", wrap=True)

    def _medal_heading(self) -> str:
        return self.tr("end.medals", count=len(self.medals))

    def _draw_medals(self, surface: Surface) -> None:
        canvas, px, theme = self.app.canvas, self.app.theme.px, self.app.theme
        canvas.panel(surface, self._cabinet, "paper", shadow=8)
        box = self._cabinet.inflate(-px(40), -px(36))
        head = Rect(box.x, box.y - px(4), box.w, px(28))
        canvas.text(surface, self._medal_heading(), "heading", GREEN, head)
        for number, (one, place) in enumerate(zip(self.medals, self._places, strict=True)):
            if self._shown <= number:
                break
            high = min(px(54), place.h - px(4))
            image = medal(self.app.resources, self.match.spec.id, one.name, high)
            wide = round(high * SHAPE[0] / SHAPE[1])
            drop = round((1 - min(1.0, self._shown - number)) * px(14))
            spot = image.get_rect(center=(place.x + wide // 2, place.centery - drop))
            surface.blit(image, spot)
            words = Rect(place.x + wide + px(10), place.y, 0, place.h)
            words.w = place.right - words.x
            if not self._notes:
                canvas.text(surface, one.title, self._title_look(words), OXBLOOD, words, wrap=True)
                continue
            note = self.app.resources.text_size(one.note, theme.style("small"), words.w)[1]
            y = place.centery - (px(22) + note) // 2
            title = Rect(words.x, y, words.w, px(22))
            canvas.fitted(surface, one.title, "bold", OXBLOOD, title)
            rest = Rect(words.x, title.bottom, words.w, note)
            canvas.text(surface, one.note, "small", INK, rest, valign="top", wrap=True)

    def _title_look(self, room: Rect) -> Style:
        """Return the largest style in which every name fits beside its medal."""
        theme, res = self.app.theme, self.app.resources
        for style in ("bold", "small_bold"):
            look = theme.style(style)
            sizes = [res.text_size(one.title, look, room.w) for one in self.medals]
            if all(size[0] <= room.w and size[1] <= room.h for size in sizes):
                return look
        return theme.style("tiny_bold")

    def _draw_caption(self, surface: Surface) -> None:
        """Draw the end picture's sentence on a plate at its foot."""
        canvas, px = self.app.canvas, self.app.theme.px
        look = self.app.theme.style("bold")
        wide = self.app.resources.text_size(self.picture.words, look)[0] + px(36)
        plate = Rect(0, 0, min(wide, self._caption.w), self._caption.h)
        plate.midbottom = (self.stage.centerx, self._caption.bottom)
        plate.clamp_ip(self._caption)
        canvas.rect(surface, GREEN, plate, border_radius=px(6))
        canvas.rect(surface, BRASS, plate, max(1, px(1.5)), border_radius=px(6))
        words = plate.inflate(-px(20), 0)
        canvas.fitted(surface, self.picture.words, "bold", CREAM, words, "center", 0.7)
