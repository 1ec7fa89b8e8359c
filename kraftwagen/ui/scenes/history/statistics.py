"""The statistics: victories, opponents, scores, and their course over time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match.aggregates import Figures, Filter, Noted
from kraftwagen.match.files import why, write_atomically
from kraftwagen.match.steps import Steps
from kraftwagen.ui.drawing.theme import CREAM, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.system import open_folder
from kraftwagen.ui.presenters.learned import learned
from kraftwagen.ui.presenters.post_game import catch_up_challenges, sentence, statistics_of
from kraftwagen.ui.scenes.history.figure_boxes import figure_boxes
from kraftwagen.ui.scenes.history.filters import FilterChoices
from kraftwagen.ui.scenes.history.statistics_charts import StatisticsCharts
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.widgets import Button, CheckBox, Dropdown, Label

_BUDGET: Final = 0.015
"""Seconds per frame for reading and counting games."""
EXPORT: Final = "statistics.csv"


@dataclass
class _Kept:
    """What the page remembers about a game until the program ends."""

    filter: Filter
    unfolded: bool = False


class StatisticsScene(PageScene):
    """Four figures, the filters as a line, three charts."""

    name: ClassVar[str] = "statistics"
    heading: ClassVar[str] = "statistics.title"
    of_game = True

    def enter(self) -> None:
        """Start reading the file; the rest is read a little in each frame."""
        self.spec = self.app.game
        self.words = GameWords(self.tr, self.spec)
        self.statistics = statistics_of(self.app)
        catch_up_challenges(self.app, self.spec)
        self._kept = self.app.session.setdefault(
            f"statistics.{self.spec.id}", _Kept(Filter(game=self.spec.id))
        )
        self.noted: Noted | None = None
        self.players: list[str] = []
        self.figures: Figures | None = None
        """The counted figures; None until all games are read."""
        self._say = ""
        self._saves: Iterator[tuple[int, int]] | None = self._catch_up(anew=False)
        self._count(self._read_games())

    def _read_games(self) -> Steps[Figures]:
        self._known = self.statistics.written
        noted = yield from self.statistics.reading()
        self._hold(noted)
        self.players = noted.players
        learned(self.app, self.spec)  # what it reads once is not read when the page is shown
        return (yield from noted.figures(self.filter))

    def _hold(self, noted: Noted | None) -> None:
        if self.noted is not None:
            self.noted.close()
        self.noted = noted

    def _catch_up(self, anew: bool) -> Iterator[tuple[int, int]]:
        """Add saved games that the file does not know yet."""
        saves = self.app.paths.saves
        return self.statistics.catch_up(saves, self.app.games, anew)

    def _count(self, steps: Steps[Figures]) -> None:
        """Compute new figures; with few games they are ready at once."""
        self._counting: Steps[Figures] | None = steps
        self._count_on(until=0.0)

    def _count_on(self, until: float) -> None:
        """Take the next step, and more until the time ``until``."""
        if self._counting is None:
            return
        try:
            next(self._counting)
            while time.monotonic() < until:
                next(self._counting)
        except StopIteration as end:
            self._counting, self.figures = None, end.value

    def update(self, dt: float) -> None:
        """Read on: the file first, then the saved games."""
        super().update(dt)
        until = time.monotonic() + _BUDGET
        if self._counting is not None:
            if not self.dirty:  # first show that it takes a moment
                self._count_on(until)
            return
        if self._shown is not self.figures:
            self.relayout(self.app.size)
            self._tell("")
        if self._saves is None:
            return
        for done, count in self._saves:
            if time.monotonic() > until:
                self._tell(self.tr("statistics.reading", done=done, count=count))
                return
        self._saves = None
        self._tell("")
        if self.statistics.written > self._known:
            self._count(self._read_games())

    def next_update(self) -> float | None:
        """Return 0 while there is something to read or show."""
        busy = self._counting is not None or self._saves is not None
        return 0.0 if busy or self._shown is not self.figures else super().next_update()

    def pause(self) -> None:
        """Close the file, for other pages to use; ``resume`` reads it again."""
        super().pause()
        self.needs_layout = True  # a puzzle may be solved meanwhile
        self._give_up()

    def leave(self) -> None:
        """Free the memory of the games."""
        super().leave()
        self._give_up()
        self._hold(None)

    def _give_up(self) -> None:
        """Count no further."""
        if self._counting is not None:
            self._counting.close()
            self._counting = self.figures = None

    def resume(self) -> None:
        """Restart reading that ``pause`` gave up."""
        super().resume()
        if self.figures is None and self._counting is None:
            self._count(self._read_games())

    @property
    def filter(self) -> Filter:
        """The games to count; remembered until the program ends."""
        found: Filter = self._kept.filter
        return found

    @property
    def counted(self) -> int:
        """The number of counted results."""
        return self.figures.rate.games if self.figures is not None else 0

    # -- layout

    def body(self, rect: Rect) -> None:
        """Lay out figures, filters, charts and buttons."""
        px = self.app.theme.px
        gap = px(12)
        found = self._shown = self.figures
        if found is None:
            self._reading(rect)
            return
        self._learned = learned(self.app, self.spec)
        rows = len(self._learned) if rect.w < px(860) else min(1, len(self._learned))
        foot = px(44) + rows * px(50)
        out = found.left_out
        self._noted_at_all = self.noted is not None and self.noted.count > 0
        self._choices = FilterChoices(self.tr, self.spec, self.players, self.filter, out)
        if not self._noted_at_all:
            box = Rect(rect.x, rect.y, rect.w, max(px(300), rect.h - foot - gap))
            self._without_games(box)
            self._foot(Rect(rect.x, box.bottom + gap, rect.w, foot))
            return
        y = rect.y
        if self.counted:
            place = Rect(rect.x, y, rect.w, px(76))
            boxes = figure_boxes(self.ui, self.words, found, place, gap)
            self.panels += [(box, "green") for box in boxes]
            y = boxes[-1].bottom + gap
        y = self._filter_line(Rect(rect.x, y, rect.w, 0)) + gap
        if self._kept.unfolded:
            y = self._filter_lists(Rect(rect.x, y, rect.w, 0), gap) + gap
        if not self.counted:
            box = Rect(rect.x, y, rect.w, max(px(200), rect.bottom - y - foot - gap))
            self.panels.append((box, "paper"))
            self._none_fitting(box, found)
            self._foot(Rect(rect.x, box.bottom + gap, rect.w, foot))
            return
        wide = rect.w >= px(860)
        high = max(px(320), rect.bottom - y - foot - gap) if wide else px(300)
        left_w = (rect.w - gap) * 9 // 20 if wide else rect.w
        right_w = rect.w - gap - left_w if wide else rect.w
        upper = (high - gap) * 27 // 50 if wide else px(240)
        left = Rect(rect.x, y, left_w, high)
        x, top = (left.right + gap, y) if wide else (rect.x, left.bottom + gap)
        sources = Rect(x, top, right_w, upper)
        lower = high - gap - upper if wide else px(200)
        course = Rect(x, sources.bottom + gap, right_w, lower)
        charts = StatisticsCharts(self.ui, self.words, self.spec, found)
        charts.rates(
            self._chart(left, self.tr("statistics.rates"), self.tr("statistics.rates_note"))
        )
        charts.sources(self._chart(sources, self.words("statistics.sources")))
        note = self.tr("statistics.course_note")
        charts.course(self._chart(course, self.words("statistics.course"), note))
        self._foot(Rect(rect.x, course.bottom + gap, rect.w, foot))

    def _reading(self, rect: Rect) -> None:
        """Show a text while the games of many years are being read."""
        self.panels.append((rect, "paper"))
        Label(self.ui, rect, self.tr("statistics.opening"), style="reading", align="center")

    def _without_games(self, box: Rect) -> None:
        """Show what this page is for and a button to play, below a picture."""
        px, ui = self.app.theme.px, self.ui
        self.panels.append((box, "paper"))
        inner = box.inflate(-px(72), -px(56))
        words, play = self.words("statistics.none"), self.tr("statistics.play")
        wide = max(px(240), Button.width_for(ui, play, icon=True))
        button = Rect(0, 0, min(inner.w, wide), px(50))
        button.midbottom = inner.midbottom
        room = min(inner.w, px(620))
        tall = self.app.resources.text_size(words, self.app.theme.style("reading"), room)[1]
        said = Rect(inner.centerx - room // 2, button.y - px(18) - tall, room, tall)
        Label(ui, said, words, style="reading", wrap=True, align="center")
        go = Button(ui, button, play, self.app.routes.new_match, kind="primary", icon="flag")
        ui.focus.focus(go, show=False)
        self._picture = Rect(inner.x, inner.y, inner.w, max(0, said.y - px(18) - inner.y))

    def _none_fitting(self, box: Rect, found: Figures) -> None:
        """Say that no game is counted, why, and how to see those played."""
        px, ui, out = self.app.theme.px, self.ui, found.left_out
        words = self.tr("statistics.none_fitting")
        if out and out == found.handed_out:
            words = self.tr("statistics.none_handed", count=out)
        elif out:
            words = self.tr("statistics.none_practice", count=out)
        elif found.of_bots and not self._choices.narrowed:
            words = self.tr("statistics.none_of_people", count=found.of_bots)
        inner = box.inflate(-px(80), -px(40))
        room = min(inner.w, px(640))
        tall = self.app.resources.text_size(words, self.app.theme.style("reading"), room)[1]
        below = px(18 + 48) if out else 0
        said = Rect(inner.centerx - room // 2, 0, room, tall)
        said.y = inner.centery - (tall + below) // 2
        Label(ui, said, words, style="reading", wrap=True, align="center")
        if out:
            shows = self.tr("statistics.practice")
            place = Rect(0, said.bottom + px(18), Button.width_for(ui, shows, icon=True), px(48))
            place.centerx = inner.centerx
            take = replace(self.filter, practice=True)
            Button(ui, place, shows, lambda: self._filter(take), kind="primary", icon="check")

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the game's picture if nothing has been played yet."""
        name = f"{self.spec.id}/title"
        if self.figures is None or self._noted_at_all or self._picture.h < self.app.theme.px(60):
            return
        if not self.app.resources.has_image(name):
            return
        whole = self._picture.move(0, shift)
        picture = self.app.resources.image(name, *whole.size)
        surface.blit(picture, picture.get_rect(center=whole.center))

    def _filter_line(self, rect: Rect) -> int:
        """Lay out the filters' line and buttons; return the bottom."""
        px, ui = self.app.theme.px, self.ui
        words = self.tr("statistics.filter")
        wide = Button.width_for(ui, words, "button_small", icon=True) + px(8)
        icon = "chevron-up" if self._kept.unfolded else "chevron-down"
        line = Rect(rect.x, rect.y, rect.w, px(40))
        fold = Rect(line.x, line.y, wide, line.h)
        Button(ui, fold, words, self._fold, icon=icon, style="button_small",
               tip=self.tr("statistics.filter_tip"))  # fmt: skip
        right = line.right
        if self._choices.narrowed:
            clear = self.tr("statistics.clear")
            wide = Button.width_for(ui, clear, "button_small", icon=True) + px(8)
            right -= wide
            Button(ui, Rect(right, line.y, wide, line.h), clear, self._clear, icon="x",
                   style="button_small")  # fmt: skip
        said = Rect(fold.right + px(14), line.y, right - fold.right - px(28), line.h)
        Label(ui, said, self._choices.summary, style="body", colour=CREAM,
              tip=self._choices.summary)  # fmt: skip
        return line.bottom

    def _filter_lists(self, rect: Rect, gap: int) -> int:
        """Lay out the filter lists in one or more rows; return the bottom."""
        px, lists = self.app.theme.px, self._choices.lists
        practice = self.tr("statistics.practice")
        style = self.app.theme.style("button_small")
        words = [words for choice in lists for _, words in choice.options] + [practice]
        least = max(self.app.resources.text_size(text, style)[0] for text in words) * 4 // 5
        least = max(px(190), least + px(52))
        columns = next((n for n in (len(lists) + 1, 4, 3) if rect.w >= least * n), 2)
        wide = (rect.w - gap * (columns - 1)) // columns
        tall = px(40)
        cells = [
            Rect(rect.x + (wide + gap) * (n % columns), rect.y + (tall + gap) * (n // columns),
                 wide, tall)
            for n in range(len(lists) + 1)
        ]  # fmt: skip
        for cell, choice in zip(cells, lists, strict=False):
            Dropdown(
                self.ui, cell, choice.options, choice.value,
                lambda chosen, choice=choice: self._filter(choice.change(chosen)),  # type: ignore[misc]
                tip=choice.tip,
            )  # fmt: skip
        CheckBox(
            self.ui,
            cells[-1],
            practice,
            self.filter.practice,
            lambda value: self._filter(replace(self.filter, practice=value)),
            on_paper=False,
            tip=self.tr("statistics.practice_tip"),
        )
        return cells[-1].bottom

    def _chart(self, rect: Rect, title: str, note: str = "") -> Rect:
        """Add a panel with a heading; return the room for the chart."""
        px = self.app.theme.px
        self.panels.append((rect, "paper"))
        inner = rect.inflate(-px(48), -px(36))
        theme, res = self.app.theme, self.app.resources
        wide = res.text_size(title, theme.style("heading"))[0] + px(6)
        head = Rect(inner.x, inner.y, min(wide, inner.w), px(26))
        Label(self.ui, head, title, style="heading", colour=OXBLOOD)
        used = px(34)
        if note:
            # The note goes on the line of the heading, or below it if too long.
            noted = res.text_size(note, theme.style("small"))[0]
            beside = noted + px(10) <= inner.right - head.right
            at = Rect(head.right + px(10), inner.y, inner.right - head.right - px(10), px(26))
            at.y += self.app.canvas.level("small", "heading")
            if not beside:
                tall = res.text_size(note, theme.style("small"), inner.w)[1]
                at = Rect(inner.x, head.bottom, inner.w, tall)
                used += tall
            Label(self.ui, at, note, style="small", colour=SEPIA, wrap=not beside,
                  align="right" if beside else "left")  # fmt: skip
        return Rect(inner.x, inner.y + used, inner.w, inner.h - used)

    def _learning(self, rect: Rect, gap: int) -> int:
        """Lay out what was learned, side by side if it fits; return the bottom."""
        tall = self.app.theme.px(40)
        shown = self._learned
        columns = len(shown) if rect.w >= self.app.theme.px(860) else 1
        wide = (rect.w - gap * (columns - 1)) // max(1, columns)
        for number, one in enumerate(shown):
            x = rect.x + (wide + gap) * (number % columns)
            y = rect.y + (tall + gap) * (number // columns)
            Button(self.ui, Rect(x, y, wide, tall), one.words, one.open, icon=one.icon,
                   style="button_small", tip=one.tip)  # fmt: skip
        return rect.y + (tall + gap) * -(-len(shown) // max(1, columns))

    def _foot(self, rect: Rect) -> None:
        px = self.app.theme.px
        rect = Rect(rect)
        rect.y = self._learning(rect, px(10))
        doors = [
            (self.tr("achievements.title"), "award", self._achievements, ""),
            (
                self.tr("statistics.rebuild"),
                "redo-2",
                self._rebuild,
                self.tr("statistics.rebuild_tip"),
            ),
            (self.tr("statistics.export"), "save", self._export, self.tr("statistics.export_tip")),
        ]
        if not self.spec.merits:
            del doors[0]
        wide = [
            Button.width_for(self.ui, words, "button_small", icon=True) + px(8)
            for words, *_ in doors
        ]
        left = at = rect.right - sum(wide) - px(10) * (len(doors) - 1)
        for (words, icon, action, tip), w in zip(doors, wide, strict=True):
            button = Button(self.ui, Rect(at, rect.y, w, px(40)), words, action, icon=icon,
                            style="button_small", tip=tip)  # fmt: skip
            if action == self._export and not self.counted:
                button.set_enabled(False, self.tr("statistics.export_none"))
            at += w + px(10)
        x = left - px(10)
        self._note = Label(
            self.ui, Rect(rect.x, rect.y, max(1, x - rect.x), px(40)), self._say, style="small",
            colour=CREAM, wrap=True,
        )  # fmt: skip

    # -- what can be done

    def _filter(self, chosen: Filter) -> None:
        self._kept.filter = chosen
        known = None if self._counting else self.noted
        self._count(self._read_games() if known is None else known.figures(chosen))
        if self._counting is not None:
            self._tell(self.tr("statistics.counting"))
        self.relayout(self.app.size)

    def _clear(self) -> None:
        self._filter(Filter(game=self.spec.id))

    def _fold(self) -> None:
        self._kept.unfolded = not self._kept.unfolded
        self.relayout(self.app.size)

    def _tell(self, words: str) -> None:
        """Show a sentence at the foot, or the trouble with the file if there is any."""
        if self.statistics.trouble is not None:
            words = sentence(self.tr, self.statistics.trouble)
        self._say = words
        self._note.set_text(words)

    def _rebuild(self) -> None:
        self.statistics.trouble = None
        self._saves = self._catch_up(anew=True)

    def _export(self) -> None:
        if self.noted is None or self._counting is not None:
            return
        file = self.app.paths.data / EXPORT
        try:
            # With the mark by which spreadsheets know the encoding.
            write_atomically(file, self.noted.table().encode("utf-8-sig"))
        except OSError as problem:
            words = self.tr("statistics.export_failed", problem=why(problem))
        else:
            words = self.tr("statistics.exported", file=file)
        answers: list[tuple[str, str, Callable[[], object] | None]] = [
            (self.tr("app.ok"), "primary", None),
            (self.tr("statistics.folder"), "paper", lambda: open_folder(file.parent)),
        ]
        self.app.stack.push(Dialog(self.tr("statistics.export"), words, answers))

    def _achievements(self) -> None:
        from kraftwagen.ui.scenes.history.achievements import AchievementsScene

        self.app.stack.push(AchievementsScene())
