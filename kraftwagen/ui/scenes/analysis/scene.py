"""The analysis of a finished game: graph, notable turns, sources of score, luck.

The figures come from a process (``bots.analysis_runner``): first the graph, then quick estimates of
every turn, then simulations turn by turn. It keeps working while the replay is shown. Results are
kept beside the saves, and an unfinished analysis resumes from there.
"""

from __future__ import annotations

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
from kraftwagen.ui.drawing.theme import BRASS, CREAM, GREEN_DARK, SEPIA
from kraftwagen.ui.scenes.analysis.chart import CourseLines, sources
from kraftwagen.ui.scenes.analysis.coach_view import COACH, CoachView
from kraftwagen.ui.scenes.analysis.course import course_of
from kraftwagen.ui.scenes.analysis.detail import TurnDetail
from kraftwagen.ui.scenes.analysis.rows import draw_part
from kraftwagen.ui.scenes.analysis.store import Store
from kraftwagen.ui.scenes.analysis.turns import EVERYBODY, ListedTurns
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button, ChoiceBar, Dropdown, Label, ListBox, TextBox
from kraftwagen.ui.widgets.charts import StackChart

_POLL: Final = 0.1


class AnalysisScene(PageScene):
    """Views at the left, the list of turns at the right, the chosen turn below."""

    name: ClassVar[str] = "analysis"
    heading: ClassVar[str] = "analysis.title"
    width: ClassVar[int] = 1220

    def __init__(
        self,
        match: Match,
        *,
        budget: Budget = USUAL,
        modules: tuple[str, ...] = (),
    ) -> None:
        """``match`` is over; ``modules`` are imported by the process first (tests)."""
        self.match, self.budget, self._modules = match, budget, modules
        self.turns = ListedTurns(match)
        self.run: AnalysisRun | None = None
        self.trouble = ""
        self.view = "chances"
        self._store: Store | None = None
        self._list: ListBox | None = None
        self._graph: CourseLines | None = None

    # -- life

    def enter(self) -> None:
        """Show the kept results and compute the rest."""
        self.hooks = load_hooks(self.match.spec, self.tr)
        self.words = Words(self.match, self.hooks, self.budget, self.tr)
        self.coach = CoachView(self.app, self.match, self.words, self._show)
        self._views = ((COACH, "coach.title"), *_VIEWS) if self.coach.people else _VIEWS
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
        """Have the page laid out again: the coach's next task may be done meanwhile."""
        super().pause()
        self.needs_layout |= self.view == COACH

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
            spec.id, played, self.budget, spec.data_set, self.turns.report, self._modules
        )

    def update(self, dt: float) -> None:
        """Show new results of the process."""
        super().update(dt)
        before = self.turns.report
        if not self._take():
            return
        fresh = before is None or not before.graded
        if fresh or self.run is None or bool(self.turns.parts) == (self._list is None):
            self.relayout(self.app.size)
        else:
            self._refresh()

    def reported_match(self) -> Match:
        """Return the match being analysed."""
        return self.match

    def update_in_background(self) -> None:
        """Keep reading results below other scenes, or the process would wait."""
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
        """Show the coach, unless somebody is looking at something else."""
        self.coach.note(report)
        if self.coach.people and self.view == "chances" and not self.turns.picked:
            self.view, self.turns.chosen = COACH, None

    def next_update(self) -> float | None:
        """Return a short wait while the process works."""
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

    # -- what is shown

    # -- layout

    def body(self, rect: Rect) -> None:
        """Lay out views, players, graph, list, chosen turn and progress."""
        px = self.app.theme.px
        gap, bar = px(12), px(40)
        wide = rect.w >= px(900)
        self._list = self._graph = None
        side = rect.w * 36 // 100 if wide else rect.w
        ChoiceBar(
            self.ui, Rect(rect.x, rect.y, rect.w - side - gap if wide else rect.w, bar),
            [(name, self.words.tr(key)) for name, key in self._views], self.view, self._choose_view,
            tip=self.words.tr("analysis.view_tip"),
        )  # fmt: skip
        y = rect.y if wide else rect.y + bar + gap
        self._filters(Rect(rect.right - side, y, side, bar), gap)
        y += bar + gap
        foot = px(40)
        detail = px(178) if wide else px(220)
        high = max(px(250), rect.bottom - y - detail - foot - 2 * gap)
        left = Rect(rect.x, y, rect.w - side - gap if wide else rect.w, high)
        right = Rect(rect.right - side, y, side, high)
        if not wide:
            right.y = left.bottom + gap
        below = Rect(rect.x, right.bottom + gap, rect.w, detail)
        self.panels += [(left, "paper"), (right, "paper"), (below, "paper")]
        self.ui.keep_clear = [left, right, below]
        self._left(left.inflate(-px(36), -px(32)))
        self._right(right.inflate(-px(28), -px(28)))
        room = below.inflate(-px(44), -px(32))
        self.detail = TurnDetail(self.ui, room, self.app, self.match, self.words, self.turns)
        self._foot(Rect(rect.x, below.bottom + gap, rect.w, foot))
        self._refresh()

    def _filters(self, rect: Rect, gap: int) -> None:
        half = (rect.w - gap) // 2
        names = [("", self.tr("analysis.everybody"))]
        names += [(str(seat), name) for seat, name in enumerate(self.words.names)]
        who = "" if self.turns.who == EVERYBODY else str(self.turns.who)
        Dropdown(
            self.ui, Rect(rect.x, rect.y, half, rect.h), names, who, self._choose_who,
            tip=self.tr("analysis.who_tip"),
        )  # fmt: skip
        kinds = [("worth", self.tr("analysis.worth")), ("all", self.tr("analysis.all"))]
        Dropdown(
            self.ui, Rect(rect.right - half, rect.y, half, rect.h), kinds,
            "all" if self.turns.everything else "worth", self._choose_kind,
            tip=self.tr("analysis.list_tip"),
        )  # fmt: skip

    def _left(self, rect: Rect) -> None:
        report = self.turns.report
        if self.view == "sources":
            self._sources(rect)
        elif self.view == COACH:
            self.coach.build(self.ui, rect, report, lambda: self.relayout(self.app.size))
        elif report is None:
            Label(self.ui, rect, self.tr("analysis.reading"), colour=SEPIA, align="center")
        elif self.view == "luck":
            room = rect.inflate(0, -self.app.theme.px(12))
            TextBox(self.ui, room, self.words.luck(report, self.turns.seats), size="body")
        else:
            self._graph = CourseLines(
                self.ui,
                rect,
                course_of(self.words, self.hooks, self.view, report),
                self._choose_moment,
                self.turns.at(),
            )

    def _sources(self, rect: Rect) -> None:
        """Add the score by source: all players, or one by stage."""
        who = None if self.turns.who < 0 else self.turns.who
        found = sources(self.words.tr, self.match, self.words.names, who)
        if found is None:
            words = self.tr("analysis.no_sources")
            Label(self.ui, rect, words, colour=SEPIA, align="center", wrap=True)
        else:
            StackChart(self.ui, rect, *found)

    def _right(self, rect: Rect) -> None:
        parts = self.turns.parts
        if not parts:
            graded = self.turns.report is not None and self.turns.report.graded
            words = self.tr("analysis.none_listed") if graded else ""
            Label(self.ui, rect, words, colour=SEPIA, align="center", wrap=True)
            return
        self._list = ListBox(
            self.ui, rect, len(parts), self.app.theme.px(50), self._row, self._choose_row,
            chosen=self.turns.row_chosen(parts),
            on_open=lambda index: self.detail.replay(), tip=self.tr("analysis.legend"),
        )  # fmt: skip

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool) -> None:
        part = self.turns.parts[index]
        turning = self.turns.turning_of(part) is not None
        draw_part(self.app, self.words, part, turning, surface, rect, chosen)

    def _foot(self, rect: Rect) -> None:
        px = self.app.theme.px
        self._bar = Rect(0, 0, 0, 0)
        done = self.turns.report is not None and self.turns.report.done >= 1.0
        right = rect.right
        if not done:
            words = self.tr("analysis.stop" if self.run is not None else "analysis.go_on")
            wide = Button.width_for(self.ui, words, "button_small", icon=True) + px(8)
            icon = "x" if self.run is not None else "play"
            where = Rect(right - wide, rect.y, wide, rect.h)
            Button(self.ui, where, words, self._stop, icon=icon, style="button_small")
            bar = min(px(220), rect.w // 4)
            self._bar = Rect(where.x - px(14) - bar, rect.centery - px(7), bar, px(14))
            right = self._bar.x - px(14)
        elif self.coach.people and self.view != COACH:
            words = self.tr("coach.open")
            wide = Button.width_for(self.ui, words, "button_small", icon=True) + px(8)
            where = Rect(right - wide, rect.y, wide, rect.h)
            Button(
                self.ui, where, words, lambda: self._choose_view(COACH), kind="primary",
                icon="graduation-cap", style="button_small", tip=self.tr("coach.view_tip"),
            )  # fmt: skip
            right = where.x - px(14)
        self._state = Label(
            self.ui, Rect(rect.x, rect.y, right - rect.x, rect.h), "", style="small",
            colour=CREAM, wrap=True,
        )  # fmt: skip

    def _refresh(self) -> None:
        """Update the existing widgets with new figures."""
        if self._list is not None:
            parts = self.turns.parts
            self._list.count, self._list.chosen = len(parts), self.turns.row_chosen(parts)
            self._list.refresh()
        report = self.turns.report
        self._state.set_text(self._status())
        if report is not None and self._graph is not None:
            self._graph.show_course(
                course_of(self.words, self.hooks, self.view, report), self.turns.at()
            )
        self.detail.refresh()
        self.invalidate()

    def _status(self) -> str:
        report = self.turns.report
        if self.trouble:
            return self.tr("analysis.trouble", problem=self.trouble)
        if report is None:
            return self.tr("analysis.reading")
        if report.done >= 1.0:
            return self.tr("coach.errors" if self.view == COACH else "analysis.complete")
        key = "analysis.first" if self.run is not None else "analysis.stopped"
        return self.tr(key, done=self.tr.percent(report.done))

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the progress bar."""
        if not self._bar.w:
            return
        px, bar = self.app.theme.px, self._bar.move(0, shift)
        self.app.canvas.rect(surface, GREEN_DARK, bar, border_radius=px(7))
        inner = bar.inflate(-px(4), -px(4))
        inner.w = round(inner.w * (self.turns.report.done if self.turns.report else 0.0))
        if inner.w:
            self.app.canvas.rect(surface, BRASS, inner, border_radius=px(5))
        self.app.canvas.rect(surface, BRASS, bar, max(1, px(1)), border_radius=px(7))

    # -- what can be done

    def _choose_view(self, view: str) -> None:
        self.view = view
        self.relayout(self.app.size)

    def _choose_who(self, value: str) -> None:
        self.turns.who = int(value) if value else EVERYBODY
        self.coach.choose(self.turns.who)
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


_VIEWS: Final = (
    ("chances", "analysis.chances"),
    ("score", "analysis.score"),
    ("expected", "analysis.expected"),
    ("sources", "analysis.sources"),
    ("luck", "analysis.luck"),
)
