"""The results of a match: winner, distances, sources of score, ways to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Grid,
    OneOf,
    Row,
    button,
    copy_button,
    fixed,
    text,
)
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.marque import read
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, MUTED
from kraftwagen.ui.drawing.timeline import Timeline, ease_out, move
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import aloud, beside
from kraftwagen.ui.presenters.post_game import PostGameReport, code_of, note_match
from kraftwagen.ui.presenters.standing import headline, standings, verdict
from kraftwagen.ui.scenes.history.again import start_again
from kraftwagen.ui.scenes.history.daily import share_line
from kraftwagen.ui.scenes.history.results_sheets import StandingSheet, source_sheet
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.scenes.parts.seat_sign import SeatSigns
from kraftwagen.ui.shell.scene import MOMENT
from kraftwagen.ui.tables.hooks import Income, load_hooks
from kraftwagen.ui.widgets.medals import Medal

_GROWING: Final = 0.9
_MEDALS: Final = 6
"""The most medals side by side."""


class ResultsScene(PageScene):
    """Winners, ranking with bars, table of sources, buttons to go on."""

    name: ClassVar[str] = "results"
    settles = MOMENT
    width: ClassVar[int] = 1180
    wish_h: ClassVar[int] = 590

    def __init__(self, match: Match, noted: PostGameReport | None = None) -> None:
        """``noted`` is the report stored when the match ended; if None, it is stored now."""
        self.match, self._noted_before = match, noted
        self.colours, self.world = colours_of(match.seats), match.spec.id
        self.names = [seat.name for seat in match.seats]
        self.scores = match.spec.scores(match.state)
        self.winners = match.spec.winners(match.state)
        self.noted = PostGameReport()
        self._standing: StandingSheet | None = None
        self._grown = 0.0
        self._growth: Timeline | None = None

    def enter(self) -> None:
        """Store the game's results; let the bars grow unless the speed is instant."""
        self.colours = colours_of(self.match.seats, read(self.app.settings.marque))
        self.words = GameWords(self.tr, self.match.spec)
        self.rows = standings(self.words, self.match)
        self.verdict = verdict(self.words, self.match)
        happened = [event for step in self.match.steps for event in step.events]
        hooks = load_hooks(self.match.spec, self.tr)
        income = hooks.income(self.match.state, happened)
        self.signs = SeatSigns(self.app, self.match, hooks)
        self.income: list[tuple[int, Income]] = [
            (number, source) for number, source in enumerate(income) if any(source.amounts)
        ]
        self.noted = self._noted_before or note_match(self.app, self.match)
        self._growth = move(self._grow, 0.0, 1.0, _GROWING, ease_out)
        if self.app.speed == "instant" or self.app.settings.reduced_motion:
            self._growth.finish()

    def headline(self) -> str:
        """Return the winners as a headline."""
        return headline(self.words, self.match)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the page with bars as long as they are now."""
        self._standing = StandingSheet(
            self.app.canvas, self.rows, self.names, self.income, self.signs
        )
        super().layout(size)
        self._grow(self._grown)

    def _heading(self) -> Box:
        """Declare the way back to the podium, who won and by how much, any trouble, the medals."""
        badges = (self.signs.sign(seat, 42, 56, column=False) for seat in self.winners)
        title = text(self.headline(), "title", BRASS_LIGHT, align="center")
        said = self.noted.trouble or self.verdict
        uncounted = text(self.noted.uncounted, "small", BRASS_LIGHT, align="center")
        who = Column(
            Row(*badges, title, gap=8, folds=False),
            text(said, colour=CREAM, align="center"),
            uncounted if self.noted.uncounted else None,
            gap=2, items="center",
        )  # fmt: skip
        podium = button(
            self.tr("results.podium"), self._podium, icon="trophy", least_h=44, line=True,
            tip=self.tr("results.podium_tip"),
        )  # fmt: skip
        medals = Grid(*map(self._medal, self.noted.achievements), columns=_MEDALS, gap=4)
        sides = Column(podium, items="start", share=1), Column(medals, items="end", share=1)
        abreast = Row(sides[0], who, sides[1], gap=12, folds=False)
        below = medals if self.noted.achievements else None
        return OneOf(abreast, Column(podium, who, below, gap=8, items="center"), wished=True)

    def _medal(self, name: str) -> Box:
        title, key = self.words.called(f"merits.{name}.title", name), f"merits.{name}.note"
        tip = aloud(title, self.words(key)) if self.words.has(key) else title
        game = self.match.spec.id
        return fixed(lambda ui, rect: Medal(ui, rect, game, name, tip), 40, 48)

    def content(self) -> Box:
        """Declare ranking, table of sources and buttons."""
        heads = self.words("results.source"), self.tr("results.total")
        sources = source_sheet(self.app.canvas, self.rows, self.names, heads, self.income)
        assert self._standing is not None, "made by layout"
        remarks, looks = self._remarks(), self._looks()
        if self.scrolls:
            doors = None if self._in_bar else Grid(*looks, columns=3, gap=10)
            foot: Box = Column(remarks, doors, gap=10)
        else:
            doors = Grid(*self._leaves(), *looks, columns=5, gap=10)
            foot = OneOf(
                Row(remarks, *self._leaves(), *looks, gap=10, folds=False),
                Column(remarks, doors, gap=10),
            )
        return Column(self._standing.content(), sources, foot, gap=8)

    def bar(self) -> Box | None:
        """Declare the buttons that stay in sight on a page that scrolls, with all that leave."""
        looks = self._looks() if self._in_bar else []
        return Row(*self._leaves(), *looks, gap=10, rest="center") if self.scrolls else None

    @property
    def _in_bar(self) -> bool:
        """Whether a line of the page holds all buttons."""
        doors = Row(*self._leaves(), *self._looks(), gap=10, folds=False)
        return doors.widths(self.sheet)[1] <= self.room.w

    def _leaves(self) -> list[Box]:
        """Declare buttons that leave; they are not at the right, where turns end."""
        return [
            self._door("results.menu", "log-out", self.app.routes.menu),
            self._door("results.again", "play", self._new_seed),
        ]

    def _looks(self) -> list[Box]:
        return [
            self._door("results.same", "redo-2", self._same_seed),
            self._door("analysis.open", "chart-column", self._analyse),
            self._door("replay.open", "clock", self._replay),
        ]

    def _door(self, key: str, icon: str, press: Callable[[], object]) -> Box:
        first, note = key == "results.again", self._more(key, "note")
        return button(
            self.tr(key), press, kind="primary" if first else "green", icon=icon, note=note,
            align="left" if note else "center", tip=self._more(key, "tip"), first=first,
            least_h=56, line=True,
        )  # fmt: skip

    def _more(self, key: str, kind: str) -> str:
        """Return the note or the tip of a button, if it has one."""
        return self.tr(f"{key}_{kind}") if self.tr.has(f"{key}_{kind}") else ""

    def _remarks(self) -> Box:
        """Declare a button that copies the set-up code or the day's result, and the marks."""
        if self.noted.daily is not None:
            copied = tip = share_line(self.words, self.noted.daily)
            label = self.tr("daily.copy")
        else:
            code = copied = label = code_of(self.app, self.match)
            tip = self.tr("setup_code.copy_tip", code=code)
        copy = copy_button(copied, label, tip=tip) if copied else None
        marks = text(self.marks(), "small", MUTED)
        return Column(copy, marks, gap=4, items="start", share=1)

    def news(self) -> str:
        """Return the new achievements, or the trouble with the statistics, as a sentence."""
        called = self.words.called
        names = [called(f"merits.{name}.title", name) for name in self.noted.achievements]
        if names:
            return self.tr("achievements.gained", count=len(names), names=self.tr.list(names))
        return self.noted.trouble

    def marks(self) -> str:
        """Return the seed, and remarks on the result: pure game, number of hints."""
        match = self.match
        said = [self.tr("results.seed", seed=match.record.header.seed)]
        if match.is_unassisted:
            said.append(self.tr("results.pure"))
        used = [
            self.tr.term("results.hints_of", name=name, count=count)
            for name, count in zip(self.names, match.hints, strict=True)
            if count
        ]
        if used:
            said.append(self.tr("results.hints", names=self.tr.list(used)))
        return beside(*said)

    def update(self, dt: float) -> None:
        """Advance the growth of the bars."""
        super().update(dt)
        if self._growth is not None and not self._growth.done:
            self._growth.advance(dt)
            self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while the bars grow."""
        growing = self._growth is not None and not self._growth.done
        return 0.0 if growing else super().next_update()

    def _grow(self, share: float) -> None:
        self._grown = share
        if self._standing is not None:
            self._standing.grow(share)

    # -- going on

    def _podium(self) -> None:
        self.app.routes.podium(self.match, self.noted)

    def _analyse(self) -> None:
        self.app.routes.analysis(self.match)

    def _replay(self) -> None:
        self.app.routes.replay(self.match)

    def _same_seed(self) -> None:
        start_again(self.app, self.match, self.match.record.header.seed)

    def _new_seed(self) -> None:
        start_again(self.app, self.match)
