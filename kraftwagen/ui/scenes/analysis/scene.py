"""The analysis of a finished game: graph, notable turns, sources of score, luck.

The figures come from a process (``bots.analysis_runner``): first the graph, then quick estimates of
every turn, then simulations turn by turn. It keeps working while the replay is shown. Results are
kept beside the saves, and an unfinished analysis resumes from there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.bots import analyst
from kraftwagen.bots.analysis import (
    USUAL,
    Budget,
    Part,
    PlayedGame,
    Report,
    TurningPoint,
)
from kraftwagen.bots.analysis_runner import AnalysisRun
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.types import Seat
from kraftwagen.match import saves
from kraftwagen.match.match import Match
from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.drawing.theme import BRASS, CREAM, GREEN_DARK, OXBLOOD, SEPIA
from kraftwagen.ui.scenes.analysis.chart import CourseLines, sources
from kraftwagen.ui.scenes.analysis.coach_view import COACH, CoachView
from kraftwagen.ui.scenes.analysis.course import course_of, turning_parts
from kraftwagen.ui.scenes.analysis.rows import draw_part
from kraftwagen.ui.scenes.analysis.store import Store
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import tell
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button, Choice, Dropdown, Label, ListBox, TextBox
from kraftwagen.ui.widgets.charts import StackChart

_POLL: Final = 0.1
_EVERYBODY: Final = -1


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
        self.report: Report | None = None
        self.run: AnalysisRun | None = None
        self.trouble = ""
        self.view = "chances"
        self.who: Seat = _EVERYBODY
        self.everything = False
        self.chosen: int | None = None
        """The number of the first decision of the chosen part."""
        self._picked = False
        """Whether a person chose it; otherwise it is the worst part."""
        self._store: Store | None = None
        self._list: ListBox | None = None
        self._graph: CourseLines | None = None
        self._found: tuple[Report | None, dict[int, TurningPoint]] | None = None

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
        self.report = self._store.load(self.match.record)
        if self.report is None or self.report.done < 1.0:
            self._start()
        else:
            self._complete(self.report)

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
            spec.id, played, self.budget, spec.data_set, self.report, self._modules
        )

    def update(self, dt: float) -> None:
        """Show new results of the process."""
        super().update(dt)
        before = self.report
        if not self._take():
            return
        fresh = before is None or not before.graded
        if fresh or self.run is None or bool(self.parts) == (self._list is None):
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
            self.report = report
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
        if self._store is not None and self.report is not None and self.report.done > 0.0:
            self._store.save(self.match.record, self.report)

    def _complete(self, report: Report) -> None:
        """Show the coach, unless somebody is looking at something else."""
        self.coach.note(report)
        if self.coach.people and self.view == "chances" and not self._picked:
            self.view, self.chosen = COACH, None

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

    @property
    def seats(self) -> list[Seat]:
        """The players shown."""
        return list(range(len(self.words.names))) if self.who == _EVERYBODY else [self.who]

    @property
    def turning(self) -> list[TurningPoint]:
        """The turning points of the game."""
        return list(self._turned().values())

    def turning_of(self, part: Part) -> TurningPoint | None:
        """Return the turning point that is shown with a part, if any."""
        return self._turned().get(part.first)

    def _turned(self) -> dict[int, TurningPoint]:
        """Return turning points by the first decision of their part, cached per report."""
        if self._found is None or self._found[0] is not self.report:
            self._found = (self.report, turning_parts(self.report) if self.report else {})
        return self._found[1]

    @property
    def parts(self) -> list[Part]:
        """The filtered parts."""
        if self.report is None or not self.report.graded:
            return []
        shown = [part for part in self.report.parts if part.seat in self.seats]
        if self.everything:
            return shown
        turned = self._turned()
        return [part for part in shown if part.grade or part.first in turned]

    @property
    def chosen_part(self) -> Part | None:
        """The part explained below the list."""
        parts = self.report.parts if self.report is not None else ()
        return next((part for part in parts if part.first == self.chosen), None)

    # -- layout

    def body(self, rect: Rect) -> None:
        """Lay out views, players, graph, list, chosen turn and progress."""
        px = self.app.theme.px
        gap, bar = px(12), px(40)
        wide = rect.w >= px(900)
        self._list = self._graph = None
        side = rect.w * 36 // 100 if wide else rect.w
        Choice(
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
        self._below(below.inflate(-px(44), -px(32)))
        self._foot(Rect(rect.x, below.bottom + gap, rect.w, foot))
        self._refresh()

    def _filters(self, rect: Rect, gap: int) -> None:
        half = (rect.w - gap) // 2
        names = [("", self.tr("analysis.everybody"))]
        names += [(str(seat), name) for seat, name in enumerate(self.words.names)]
        who = "" if self.who == _EVERYBODY else str(self.who)
        Dropdown(
            self.ui, Rect(rect.x, rect.y, half, rect.h), names, who, self._choose_who,
            tip=self.tr("analysis.who_tip"),
        )  # fmt: skip
        kinds = [("worth", self.tr("analysis.worth")), ("all", self.tr("analysis.all"))]
        Dropdown(
            self.ui, Rect(rect.right - half, rect.y, half, rect.h), kinds,
            "all" if self.everything else "worth", self._choose_kind,
            tip=self.tr("analysis.list_tip"),
        )  # fmt: skip

    def _left(self, rect: Rect) -> None:
        if self.view == "sources":
            self._sources(rect)
        elif self.view == COACH:
            self.coach.build(self.ui, rect, self.report, lambda: self.relayout(self.app.size))
        elif self.report is None:
            Label(self.ui, rect, self.tr("analysis.reading"), colour=SEPIA, align="center")
        elif self.view == "luck":
            room = rect.inflate(0, -self.app.theme.px(12))
            TextBox(self.ui, room, self.words.luck(self.report, self.seats), size="body")
        else:
            self._graph = CourseLines(
                self.ui,
                rect,
                course_of(self.words, self.hooks, self.view, self.report),
                self._choose_moment,
                self._at(),
            )

    def _sources(self, rect: Rect) -> None:
        """Add the score by source: all players, or one by stage."""
        who = None if self.who < 0 else self.who
        found = sources(self.words.tr, self.match, self.words.names, who)
        if found is None:
            words = self.tr("analysis.no_sources")
            Label(self.ui, rect, words, colour=SEPIA, align="center", wrap=True)
        else:
            StackChart(self.ui, rect, *found)

    def _right(self, rect: Rect) -> None:
        parts = self.parts
        if not parts:
            graded = self.report is not None and self.report.graded
            words = self.tr("analysis.none_listed") if graded else ""
            Label(self.ui, rect, words, colour=SEPIA, align="center", wrap=True)
            return
        self._list = ListBox(
            self.ui, rect, len(parts), self.app.theme.px(50), self._row, self._choose_row,
            chosen=self._row_chosen(parts),
            on_open=lambda index: self._replay(), tip=self.tr("analysis.legend"),
        )  # fmt: skip

    def _row_chosen(self, parts: Sequence[Part]) -> int:
        """Return the row of the chosen part, -1 for none.

        Until somebody chooses, it is the worst one, or the worst of the only person at the table.
        """
        firsts = [part.first for part in parts]
        if self.chosen not in firsts and not self._picked and parts:
            people = [seat for seat, info in enumerate(self.match.seats) if info.is_person]
            own = [part for part in parts if [part.seat] == people]
            worst = max(own or parts, key=lambda part: (part.grade, part.loss, -part.first))
            self.chosen = worst.first
        return firsts.index(self.chosen) if self.chosen in firsts else -1

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool) -> None:
        part = self.parts[index]
        turning = self.turning_of(part) is not None
        draw_part(self.app, self.words, part, turning, surface, rect, chosen)

    def _below(self, rect: Rect) -> None:
        px = self.app.theme.px
        buttons: list[tuple[str, str, Callable[[], object], str]] = [
            (self.tr("analysis.replay"), "eye", self._replay, self.tr("analysis.replay_tip")),
            (self.tr("analysis.retry"), "play", self._retry, self.tr("analysis.retry_tip")),
            (self.tr("analysis.rule"), "book-open", self._rule, self.tr("analysis.rule_tip")),
        ]
        wide = max(Button.width_for(self.ui, b[0], "button_small", icon=True) for b in buttons)
        wide = min(rect.w // 2, wide + px(12))
        y = rect.y
        self._buttons = []
        for words, icon, action, tip in buttons:
            where = Rect(rect.right - wide, y, wide, px(40))
            self._buttons.append(
                Button(self.ui, where, words, action, icon=icon, style="button_small", tip=tip)
            )
            y += px(48)
        room = Rect(rect.x, rect.y, rect.w - wide - px(24), px(28))
        self._title = Label(self.ui, room, "", style="heading", colour=OXBLOOD)
        text = Rect(rect.x, room.bottom + px(4), room.w, rect.h - room.h - px(4))
        self._detail = TextBox(self.ui, text, "", size="small")

    def _foot(self, rect: Rect) -> None:
        px = self.app.theme.px
        self._bar = Rect(0, 0, 0, 0)
        done = self.report is not None and self.report.done >= 1.0
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
            parts = self.parts
            self._list.count, self._list.chosen = len(parts), self._row_chosen(parts)
            self._list.refresh()
        report, part = self.report, self.chosen_part
        self._state.set_text(self._status())
        if report is not None and self._graph is not None:
            self._graph.show_course(
                course_of(self.words, self.hooks, self.view, report), self._at()
            )
        told = report is not None and part is not None
        for button in self._buttons:
            button.set_enabled(told, None if told else self.tr("analysis.choose"))
        if report is None or part is None:
            self._title.set_text("")
            self._detail.set_text(self.tr("analysis.choose") if report is not None else "")
        else:
            self._title.set_text(self.words.turn_and_name(part))
            detail = self.words.detail(report, part, self.turning_of(part))
            if detail != self._detail.text:
                self._detail.set_text(detail)
        self.invalidate()

    def _status(self) -> str:
        if self.trouble:
            return self.tr("analysis.trouble", problem=self.trouble)
        if self.report is None:
            return self.tr("analysis.reading")
        if self.report.done >= 1.0:
            return self.tr("coach.errors" if self.view == COACH else "analysis.complete")
        key = "analysis.first" if self.run is not None else "analysis.stopped"
        return self.tr(key, done=self.tr.percent(self.report.done))

    def _at(self) -> int | None:
        """Return the point of the graph where the chosen turn begins."""
        part = self.chosen_part
        if self.report is None or part is None:
            return None
        return max(at for at, point in enumerate(self.report.points) if point.number <= part.first)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the progress bar."""
        if not self._bar.w:
            return
        px, bar = self.app.theme.px, self._bar.move(0, shift)
        self.app.canvas.rect(surface, GREEN_DARK, bar, border_radius=px(7))
        inner = bar.inflate(-px(4), -px(4))
        inner.w = round(inner.w * (self.report.done if self.report else 0.0))
        if inner.w:
            self.app.canvas.rect(surface, BRASS, inner, border_radius=px(5))
        self.app.canvas.rect(surface, BRASS, bar, max(1, px(1)), border_radius=px(7))

    # -- what can be done

    def _rule(self) -> None:
        if self.chosen_part is not None:
            self.app.routes.rules(self.match.spec.id, self.words.rule(self.chosen_part))

    def _choose_view(self, view: str) -> None:
        self.view = view
        self.relayout(self.app.size)

    def _choose_who(self, value: str) -> None:
        self.who = int(value) if value else _EVERYBODY
        self.coach.choose(self.who)
        self.chosen, self._picked = None, False
        self.relayout(self.app.size)

    def _choose_kind(self, value: str) -> None:
        self.everything = value == "all"
        self.relayout(self.app.size)

    def _choose_row(self, index: int) -> None:
        self.chosen, self._picked = self.parts[index].first, True
        self._refresh()

    def _choose_moment(self, at: int) -> None:
        """Choose the turn that begins at a point of the graph, at the end the last."""
        if self.report is None or not self.report.parts:
            return
        number = self.report.points[at].number
        parts = self.report.parts
        part = next((part for part in parts if part.first == number), parts[-1])
        self.chosen, self._picked = part.first, True
        self._refresh()

    def _show(self, part: Part) -> None:
        """Show a moment that the coach mentions."""
        self.chosen, self._picked = part.first, True
        self._replay()

    def _replay(self) -> None:
        part = self.chosen_part
        if part is not None:
            self.app.routes.replay(self.match, part.crucial)

    def _retry(self) -> None:
        part = self.chosen_part
        if part is None:
            return
        hands = [seat.controller for seat in self.match.seats]
        # The person plays this seat: the bot would only decide the same again.
        hands[part.seat] = PERSON
        date = saves.now().isoformat(timespec="seconds")
        try:
            game = branch(self.match, part.crucial, hands, date)
        except GameError as problem:
            tell(self.app, str(problem))
            return
        self.app.routes.continue_match(game.record)


_VIEWS: Final = (
    ("chances", "analysis.chances"),
    ("score", "analysis.score"),
    ("expected", "analysis.expected"),
    ("sources", "analysis.sources"),
    ("luck", "analysis.luck"),
)
