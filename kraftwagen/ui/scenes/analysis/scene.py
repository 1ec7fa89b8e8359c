"""The analysis of a finished game: graph, notable turns, sources of score, luck.

The figures come from a process (``bots.analysis_runner``): first the graph, then quick estimates of
every turn, then simulations turn by turn. It keeps working while the replay is shown. Results are
kept beside the saves, and an unfinished analysis resumes from there.
"""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.bots import analyst
from kraftwagen.bots.analysis import (
    USUAL,
    Budget,
    Part,
    PlayedGame,
    Report,
)
from kraftwagen.bots.analysis_runner import AnalysisRun
from kraftwagen.engine.errors import GameError
from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Leaf,
    Row,
    button,
    check,
    choice,
    dropdown,
    long_text,
    text,
)
from kraftwagen.ui.boxes.box import Look
from kraftwagen.ui.boxes.charts import chart, stack_chart
from kraftwagen.ui.drawing.theme import ACCENT, BRASS, GREEN_DARK, OXBLOOD, SEPIA
from kraftwagen.ui.scenes.analysis.course import course_of
from kraftwagen.ui.scenes.analysis.detail import TurnDetail
from kraftwagen.ui.scenes.analysis.rows import turn_list
from kraftwagen.ui.scenes.analysis.sources import sources
from kraftwagen.ui.scenes.analysis.store import Store
from kraftwagen.ui.scenes.analysis.summary import SUMMARY, SummaryPage
from kraftwagen.ui.scenes.analysis.turns import EVERYBODY, ListedTurns
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import ListBox
from kraftwagen.ui.widgets.course_lines import Course, CourseLines

_POLL: Final = 0.1


class AnalysisScene(PageScene):
    """Views at the left, the list of turns at the right, the chosen turn below them."""

    name: ClassVar[str] = "analysis"
    heading: ClassVar[str] = "analysis.title"
    width: ClassVar[int] = 1220
    wish_h: ClassVar[int] = 1000

    def __init__(
        self,
        match: Match,
        *,
        budget: Budget = USUAL,
        modules: tuple[str, ...] = (),
    ) -> None:
        """``match`` must be over; the process first imports ``modules``, for tests."""
        self.match, self.budget, self._modules = match, budget, modules
        self.world = match.spec.id
        self.turns = ListedTurns(match)
        self.run: AnalysisRun | None = None
        self.trouble = ""
        self.view = ""
        """The view that is shown; SUMMARY for the first page, which games of bots alone lack."""
        self._store: Store | None = None
        self._list: Leaf[ListBox] | None = None
        self._graph: Leaf[CourseLines] | None = None

    # -- life

    def enter(self) -> None:
        """Show the kept results and compute the rest."""
        self.hooks = load_hooks(self.match.spec, self.tr)
        plain = not self.app.settings.show_figures
        self.words = Words(self.match, self.hooks, self.budget, self.tr, plain)
        self.coach = SummaryPage(self.app, self.match, self.words, self._show)
        self.view = self.view or (SUMMARY if self.coach.people else _VIEWS[0][0])
        try:
            version = analyst.version(self.match.spec)
        except GameError as problem:
            self.trouble = str(problem)
            return
        self._store = Store(self.app.paths.saves, version, self.budget)
        report = self.turns.report = self._store.load(self.match.record)
        if report is None or report.done < 1.0:
            self._start()
        else:
            self._complete(report)

    def pause(self) -> None:
        """Request a new layout, as the coach's next task may be done meanwhile."""
        super().pause()
        self.needs_layout |= self.view == SUMMARY

    def leave(self) -> None:
        """Stop the process; keep its results."""
        if self.run is not None:
            self._end()

    def _start(self) -> None:
        self.trouble = ""
        codes = tuple(step.code for step in self.match.steps)
        played = PlayedGame(self.match.state_at(0), codes)
        spec = self.match.spec
        self.run = AnalysisRun(
            spec.id,
            played,
            self.budget,
            spec.data_set,
            self.turns.report,
            self._modules,
            spec.data_digest,
        )

    def update(self, dt: float) -> None:
        """Show new results of the process."""
        super().update(dt)
        before = self.turns.report
        if not self._take():
            return
        fresh = before is None or not before.graded
        listed = self.view != SUMMARY and bool(self.turns.parts) == (self._list is None)
        if fresh or self.run is None or listed:
            self.relayout(self.app.size)
        else:
            self._refresh()

    def reported_match(self) -> Match:
        """Return the match being analysed."""
        return self.match

    def update_in_background(self) -> None:
        """Read results while other scenes are on top, or the process would wait."""
        self.needs_layout |= self._take()

    def _take(self) -> bool:
        """Read new results; whether there is anything to show."""
        if self.run is None:
            return False
        report, self.trouble = self.run.poll(), self.run.trouble
        if report is not None:
            self.turns.report = report
        done = report is not None and report.done >= 1.0
        if self.trouble or done:
            self._end()
        if report is not None and done:
            self._complete(report)
        return report is not None or self.run is None

    def _end(self) -> None:
        """Stop the process and keep its results."""
        if self.run is not None:
            self.run.close()
            self.run = None
        report = self.turns.report
        if self._store is not None and report is not None and report.done > 0.0:
            self._store.save(self.match.record, report)

    def _complete(self, report: Report) -> None:
        """Note what the coach found; the worst turn may now be another one."""
        self.coach.note(report)
        if not self.turns.picked:
            self.turns.chosen = None

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: a short wait while the process works."""
        wanted = super().next_update()
        if self.run is None:
            return wanted
        return _POLL if wanted is None else min(wanted, _POLL)

    def _stop(self) -> None:
        """Stop the analysis, or resume it."""
        if self.run is None:
            self._start()
        else:
            self._end()
        self.relayout(self.app.size)

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the page, with sheets that tips must not cover."""
        self.detail = TurnDetail(self.app, self.match, self.words, self.turns)
        super().layout(size)
        self.ui.keep_clear = [rect for rect, _ in self.sheet.panels]
        self._refresh()

    def content(self) -> Box:
        """Declare the view, the list of turns beside it, and the chosen turn below them."""
        self._list, self._graph = None, None
        if self.view == SUMMARY:
            report = self.turns.report
            done = report is not None and report.done >= 1.0
            if report is not None and done:
                page = self.coach.content(report, lambda: self.relayout(self.app.size))
            else:
                page = self._meanwhile()
            foot = Column(self._below(), pad=(22, 14), panel="" if done else "paper")
            return Column(page, foot, gap=12)
        view = Column(self._view(), self._below(), gap=10, pad=(22, 18), panel="paper", share=16)
        turns = Column(
            self._turns(), text(self.tr("analysis.grades"), "small", SEPIA), self._bots(),
            gap=8, pad=(14, 14), panel="paper", share=9,
        )  # fmt: skip
        sheets = Row(view, turns, gap=12, below=850, items="stretch", share=3)
        return Column(self._choices(), sheets, self.detail.content(), gap=12)

    def _meanwhile(self) -> Box:
        """Declare what is known before the bots have finished: the score by source."""
        tr = self.words.tr
        wait = text(tr("coach.wait"), "reading", SEPIA, align="center")
        found = sources(tr, self.match, self.words.names, None)
        look: Look = {"gap": 16, "pad": (36, 26), "panel": "paper", "share": 1}
        if found is None:
            return Column(wait, rest="center", **look)
        title = text(tr("coach.meanwhile"), "subtitle", OXBLOOD)
        return Column(wait, title, stack_chart(self.app.canvas, *found), **look)

    def _choices(self) -> Box:
        tr = self.tr
        views = [(name, self.words.tr(key)) for name, key in _VIEWS]
        names = [("", tr("analysis.everybody"))]
        names += [(str(seat), name) for seat, name in enumerate(self.words.names)]
        who = "" if self.turns.who == EVERYBODY else str(self.turns.who)
        kinds = [("worth", tr("analysis.worth")), ("all", tr("analysis.all"))]
        kind = "all" if self.turns.everything else "worth"
        lists = Row(
            dropdown(names, who, self._choose_who, tip=tr("analysis.who_tip"), share=1),
            dropdown(kinds, kind, self._choose_kind, tip=tr("analysis.list_tip"), share=1),
            gap=12, folds=False, share=9,
        )  # fmt: skip
        return Row(choice(views, self.view, self._choose_view, share=16), lists, gap=12)

    def _view(self) -> Box:
        report = self.turns.report
        if self.view == "sources":
            return self._sources()
        if report is None:
            return _hint(self.tr("analysis.reading"))
        if self.view == "luck":
            return long_text(self.words.luck(report, self.turns.seats), lines=8)
        course = self._course(report)
        choose, at = self._choose_moment, self.turns.at()
        self._graph = chart(
            lambda ui, rect: CourseLines(ui, rect, course, choose, at),
            lambda ui: CourseLines.least(ui, course),
        )
        return self._graph

    def _course(self, report: Report) -> Course:
        return course_of(self.words, self.hooks, self.view, report, self.turns.seats)

    def _sources(self) -> Box:
        """Declare the score by source: all players, or one by stage."""
        who = None if self.turns.who < 0 else self.turns.who
        found = sources(self.words.tr, self.match, self.words.names, who)
        if found is None:
            return _hint(self.words.tr("analysis.no_sources"))
        return stack_chart(self.app.canvas, *found)

    def _turns(self) -> Box:
        report = self.turns.report
        if report is None or not self.turns.parts:
            graded = report is not None and report.graded
            return _hint(self.tr("analysis.none_listed") if graded else "")
        self._list = turn_list(
            self.app, self.words, self.turns, report, self._choose_row, self.detail.replay
        )
        return self._list

    def _bots(self) -> Box | None:
        """Declare the switch for turns of bots, where they can be left out."""
        if not self.coach.people or len(self.coach.people) == len(self.match.seats):
            return None
        return check(self.tr("analysis.bots"), self.turns.bots, self._choose_bots)

    def _below(self) -> Box:
        """Declare how to read the view, or how far the analysis is and a button to stop it."""
        self._state = text("", "small", SEPIA, may=self._statuses(), share=1)
        if self.turns.report is None or self.turns.report.done < 1.0:
            runs = self.run is not None
            stop = button(self.tr("analysis.stop" if runs else "analysis.go_on"), self._stop,
                          icon="x" if runs else "play", style="button_small",
                          least_h=36)  # fmt: skip
            progress = Drawn(self._progress, 160, 14)
            return Row(self._state, progress, stop, self._other_page(), gap=14)
        return Row(self._state, self._other_page(), gap=14)

    def _other_page(self) -> Box | None:
        """Declare the button from the first page to all figures, or back."""
        if not self.coach.people:
            return None
        first = self.view == SUMMARY
        key, view = ("coach.all", _VIEWS[0][0]) if first else ("coach.open", SUMMARY)
        return button(
            self.tr(key), partial(self._choose_view, view), style="button_small",
            icon="chart-column" if first else "graduation-cap", tip=self.tr(f"{key}_tip"),
            least_h=36,
        )  # fmt: skip

    def _refresh(self) -> None:
        """Update the existing widgets with new figures."""
        if self._list is not None:
            parts, rows = self.turns.parts, self._list.widget
            rows.count, rows.chosen = len(parts), self.turns.row_chosen(parts)
            rows.refresh()
        report = self.turns.report
        self._state.widget.set_text(self._status())
        if report is not None and self._graph is not None:
            self._graph.widget.show_course(self._course(report), self.turns.at())
        if self.view != SUMMARY:
            self.detail.refresh()
        self.invalidate()

    def _status(self) -> str:
        report = self.turns.report
        if self.trouble:
            return self.tr("analysis.trouble", problem=self.trouble)
        if report is None:
            return self.tr("analysis.reading")
        if report.done >= 1.0:
            return "" if self.view == SUMMARY else self.tr("analysis.complete")
        key = "analysis.first" if self.run is not None else "analysis.stopped"
        return self.tr(key, done=self.tr.percent(report.done))

    def _statuses(self) -> list[str]:
        """Return what the line below the view may say until the next layout."""
        whole = self.tr.percent(1.0)
        first = [self.tr(key, done=whole) for key in ("analysis.first", "analysis.stopped")]
        return [self._status(), *first]

    def _progress(self, surface: Surface, rect: Rect) -> None:
        """Draw how much of the analysis is done."""
        canvas = self.app.canvas
        canvas.rect(surface, GREEN_DARK, rect, radius=7)
        inner = canvas.theme.grown(rect, -4)
        inner.w = round(inner.w * (self.turns.report.done if self.turns.report else 0.0))
        if inner.w:
            canvas.rect(surface, ACCENT, inner, radius=5)
        canvas.rect(surface, BRASS, rect, 1, 7)

    # -- what can be done

    def _choose_view(self, view: str) -> None:
        self.view = view
        self.relayout(self.app.size)

    def _choose_who(self, value: str) -> None:
        self.turns.who = int(value) if value else EVERYBODY
        self.coach.choose(self.turns.who)
        self.turns.forget()
        self.relayout(self.app.size)

    def _choose_bots(self, shown: bool) -> None:
        self.turns.bots = shown
        self.turns.forget()
        self.relayout(self.app.size)

    def _choose_kind(self, value: str) -> None:
        self.turns.everything = value == "all"
        self.relayout(self.app.size)

    def _choose_row(self, index: int) -> None:
        self.turns.pick(self.turns.parts[index])
        self._refresh()

    def _choose_moment(self, at: int) -> None:
        self.turns.pick_moment(at)
        self._refresh()

    def _show(self, part: Part) -> None:
        """Show a moment that the coach mentions."""
        self.turns.pick(part)
        self.detail.replay()


def _hint(words: str) -> Box:
    """Declare words in the middle of a sheet with nothing else on it."""
    return Column(text(words, colour=SEPIA, align="center"), rest="center", share=1)


_VIEWS: Final = (
    ("chances", "analysis.chances"),
    ("score", "analysis.score"),
    ("expected", "analysis.expected"),
    ("sources", "analysis.sources"),
    ("luck", "analysis.luck"),
)
