"""The statistics: victories, opponents, scores, and their course over time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match.aggregates import Figures, Filter, Noted
from kraftwagen.match.files import why, write_atomically
from kraftwagen.match.steps import Steps
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Gap,
    Grid,
    Leaf,
    Row,
    button,
    check,
    dropdown,
    text,
)
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import bare
from kraftwagen.ui.platform.system import open_folder
from kraftwagen.ui.presenters.learned import learned
from kraftwagen.ui.presenters.post_game import catch_up_challenges, sentence, statistics_of
from kraftwagen.ui.scenes.history.figure_boxes import figure_boxes
from kraftwagen.ui.scenes.history.filters import FilterChoices
from kraftwagen.ui.scenes.history.statistics_charts import charts
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.widgets import Label

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
    wish_h: ClassVar[int] = 860

    _note: Leaf[Label]
    """What is counted, or what takes a moment."""

    def enter(self) -> None:
        """Start reading the file; further steps follow in each frame."""
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
        """Read further: the file first, then the saved games."""
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
        """Return the seconds until ``update`` is needed: 0 while there is work to do."""
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

    def layout(self, size: tuple[int, int]) -> None:
        """Take the latest figures and learning results, then lay out the page."""
        found = self._shown = self.figures
        self._learned = learned(self.app, self.spec) if found is not None else []
        out = found.left_out if found is not None else 0
        self._choices = FilterChoices(self.tr, self.spec, self.players, self.filter, out)
        super().layout(size)

    def content(self) -> Box:
        """Declare figures, filters, charts and buttons."""
        found = self._shown
        if found is None:
            return _sheet(text(self.tr("statistics.opening"), "reading", align="center"))
        if not self._played:
            return Column(self._without_games(), *self._foot(), gap=12)
        return Column(
            figure_boxes(self.words, found) if self.counted else None,
            self._filter_line(),
            self._filter_lists() if self._kept.unfolded else None,
            charts(self.words, self.app.canvas, self.spec, found)
            if self.counted
            else self._none_fitting(found),
            *self._foot(),
            gap=10,
        )

    def _without_games(self) -> Box:
        """Declare what this page is for and a button to play, below a picture."""
        words = text(self.words("statistics.none"), "reading", align="center", most_w=620)
        play = button(self.tr("statistics.play"), self.app.routes.new_match, kind="primary",
                      icon="flag", least_w=240, least_h=50, first=True)  # fmt: skip
        picture = Drawn(self._picture, 200, 120, share=1)
        return _sheet(picture, Column(words, play, gap=18, items="center"))

    def _picture(self, surface: Surface, rect: Rect) -> None:
        """Draw the game's picture."""
        name = f"{self.spec.id}/title"
        if self.app.resources.has_image(name):
            picture = self.app.resources.image(name, *rect.size)
            surface.blit(picture, picture.get_rect(center=rect.center))

    def _none_fitting(self, found: Figures) -> Box:
        """Declare that no game is counted, why, and how to see those played."""
        out = found.left_out
        words = self.tr("statistics.none_fitting")
        if out and out == found.handed_out:
            words = self.tr("statistics.none_handed", count=out)
        elif out:
            words = self.tr("statistics.none_practice", count=out)
        elif found.of_bots and not self._choices.narrowed:
            words = self.tr("statistics.none_of_people", count=found.of_bots)
        said = text(words, "reading", align="center", most_w=640)
        shows = button(self.tr("statistics.practice"), partial(self._practice, True),
                       kind="primary", icon="check", least_h=48)  # fmt: skip
        return _sheet(Column(said, shows if out else None, gap=18, items="center"))

    def _filter_line(self) -> Box:
        """Declare what is counted between the buttons that change it."""
        icon = "chevron-up" if self._kept.unfolded else "chevron-down"
        fold = button(
            self.tr("statistics.filter"), self._fold, icon=icon, style="button_small",
            tip=self.tr("statistics.filter_tip"), least_h=40,
        )  # fmt: skip
        clear = button(
            self.tr("statistics.clear"), self._clear, icon="x", style="button_small", least_h=40
        )
        said = self._line(self._choices.summary)
        return Row(fold, said, clear if self._choices.narrowed else None, gap=14, fold_gap=8)

    def _line(self, words: str) -> Box:
        """Declare a line that says what is counted, or that it takes a moment."""
        self._calm = words
        self._trouble = self._said_trouble()
        busy = (self.tr("statistics.counting"), self.tr("statistics.reading", done=999, count=999))
        self._note = text(self._say or words, colour=CREAM, may=(words, *busy), share=1)
        if not self._trouble:
            return self._note
        return Column(self._note, text(self._trouble, "small", BRASS_LIGHT), gap=2, share=1)

    def _filter_lists(self) -> Box:
        """Declare the lists to filter by."""
        lists = (
            dropdown(
                choice.options, choice.value,
                lambda chosen, choice=choice: self._filter(choice.change(chosen)),  # type: ignore[misc]
                tip=choice.tip,
            )
            for choice in self._choices.lists
        )  # fmt: skip
        practice = check(
            self.tr("statistics.practice"), self.filter.practice, self._practice, on_paper=False,
            tip=self.tr("statistics.practice_tip"),
        )  # fmt: skip
        return Grid(*lists, practice, columns=4, gap=12)

    def _foot(self) -> list[Box]:
        """Declare what was learned, and the buttons if they are not in the bar."""
        told = [
            button(one.words, one.open, icon=one.icon, style="button_small", tip=one.tip,
                   least_h=40, share=1)
            for one in self._learned
        ]  # fmt: skip
        return [Row(*told, gap=10)] * bool(told) + [self._doors()] * (not self.scrolls)

    def bar(self) -> Box | None:
        """Declare the buttons that stay in sight on a page that scrolls."""
        return self._doors() if self.scrolls and self._shown is not None else None

    def _doors(self) -> Box:
        """Declare buttons for what else there is."""
        tr = self.tr
        doors = [
            ("achievements.title", "award", self._achievements, ""),
            ("statistics.rebuild", "redo-2", self._rebuild, tr("statistics.rebuild_tip")),
        ]
        if not self.spec.merits:
            del doors[0]
        export = button(
            tr("statistics.export"), self._export, icon="save", style="button_small", least_h=40,
            tip=tr("statistics.export_tip" if self.counted else "statistics.export_none"),
            enabled=self.counted > 0,
        )  # fmt: skip
        others = (
            button(tr(key), action, icon=icon, style="button_small", tip=tip, least_h=40)
            for key, icon, action, tip in doors
        )
        said = Gap(grow=1) if self._played else self._line("")
        return Row(said, *others, export, gap=10)

    @property
    def _played(self) -> bool:
        """Whether any game is noted."""
        return self.noted is not None and self.noted.count > 0

    # -- what can be done

    def _filter(self, chosen: Filter) -> None:
        self._kept.filter = chosen
        known = None if self._counting else self.noted
        self._count(self._read_games() if known is None else known.figures(chosen))
        self._say = self.tr("statistics.counting") if self._counting is not None else ""
        self.relayout(self.app.size)

    def _clear(self) -> None:
        self._filter(Filter(game=self.spec.id))

    def _fold(self) -> None:
        self._kept.unfolded = not self._kept.unfolded
        self.relayout(self.app.size)

    def _practice(self, counted: bool) -> None:
        self._filter(replace(self.filter, practice=counted))

    def _said_trouble(self) -> str:
        """Return the trouble with the file as a sentence; empty if there is none."""
        trouble = self.statistics.trouble
        return sentence(self.tr, trouble) if trouble is not None else ""

    def _tell(self, words: str) -> None:
        """Say that something takes a moment, and what the trouble with the file is."""
        self._say = words
        if self._shown is not None:
            self._note.widget.set_text(words or self._calm)
            if self._said_trouble() != self._trouble:
                self.relayout(self.app.size)

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
            words = self.tr("statistics.export_failed", problem=bare(why(problem)))
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


def _sheet(*parts: Box) -> Box:
    """Declare a sheet of paper as high as the window allows, with little on it."""
    return Column(*parts, gap=18, pad=(60, 40), panel="paper", rest="center", share=1)
