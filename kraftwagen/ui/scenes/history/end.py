"""The end of a game: the count of the scores, then the podium, then the story of the game.

The scene lies over the results. While it counts or moves, a click or key shows everything at once;
then its buttons lead to another game, to the details, or away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Flow,
    Gap,
    Later,
    Leaf,
    OneOf,
    Outlined,
    Row,
    Sheet,
    Space,
    Stack,
)
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.marque import read
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.presenters import story
from kraftwagen.ui.presenters.post_game import PostGameReport, statistics_of
from kraftwagen.ui.presenters.standing import Standing, headline, open_totals, standings, verdict
from kraftwagen.ui.scenes.history.again import evening, note_winners, start_again
from kraftwagen.ui.scenes.history.count import Count
from kraftwagen.ui.scenes.history.end_boxes import CountSheet, NewMedal, NextStory, StorySheet, way
from kraftwagen.ui.scenes.history.share_end import share
from kraftwagen.ui.scenes.parts.notice import Notices
from kraftwagen.ui.scenes.parts.seat_sign import SeatSigns
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.boxed import BoxedScene
from kraftwagen.ui.shell.closing import Closing
from kraftwagen.ui.shell.dialog import tell
from kraftwagen.ui.shell.scene import MOMENT
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.tables.parts.podium import Podium, Standee
from kraftwagen.ui.widgets.medals import Medal

_MEDAL: Final = 0.45
"""Seconds from one medal to the next."""
_WIDEST: Final = 1320
"""Width of the page in a wide window, in design units."""
_AHEAD: Final = 2
"""Decisions that the replay of a moment begins before it."""
_STEP: Final = 150
"""Least width of the podium for each seat, in design units."""
_NO_KEYS: Final = MODIFIERS | {pygame.K_ESCAPE, pygame.K_TAB}


class HousePicture:
    """The picture for games without a podium: the winners' signs rise in front of the backdrop."""

    sound = ""
    duration = festive = 2.6

    def __init__(self, app: Services, winners: Sequence[int]) -> None:
        self._app, self._winners = app, winners

    def about(self, seat: int) -> str:
        """Return nothing: such a game has no best things."""
        return ""

    def least(self) -> tuple[float, float]:
        """Return the smallest width and height, in design units; any will do."""
        return 0, 0

    def foresee(self) -> Iterator[None]:
        """Return nothing: the signs are small."""
        return iter(())

    def draw(self, surface: Surface, stage: Rect, time: float, heaps: Sequence[float] = ()) -> None:
        """Draw the signs ``time`` seconds after they began to rise."""
        canvas, px = self._app.canvas, self._app.theme.px
        share = 1 - (1 - min(1.0, time / self.duration)) ** 3
        canvas.backdrop(surface)
        room = stage.w // len(self._winners)
        side = min(px(190), room - px(20))
        rest = stage.bottom - px(40) - side / 2
        for number, seat in enumerate(self._winners):
            y = surface.get_height() + side + (rest - surface.get_height() - side) * share
            canvas.badge(surface, seat, (stage.x + room * number + room / 2, y), side)


class EndScene(BoxedScene):
    """The count, the podium and the story of a match; ``fresh`` if the game has just ended.

    Names of winners and the ranking are shown only after the count.
    """

    name: ClassVar[str] = "end"
    min_size: ClassVar[tuple[int, int]] = (1080, 600)
    settles = 2 * MOMENT

    def __init__(self, match: Match, noted: PostGameReport, fresh: bool = True) -> None:
        self.match, self.noted, self.fresh = match, noted, fresh
        self.world = match.spec.id
        self.time = 0.0
        """Seconds since the count ended."""
        self.shown = 0.0
        """Number of medals shown; it grows steadily."""
        self._medals_in_sight: list[Leaf[Medal]] = []
        self._cheered = False
        self._closing = Closing(self.leave_it)

    # -- life

    def enter(self) -> None:
        """Prepare all texts; a match that was loaded is shown already counted."""
        spec, app, match = self.match.spec, self.app, self.match
        self.colours = colours_of(match.seats, read(app.settings.marque))
        words = self.words = GameWords(self.tr, spec)
        self.rows = standings(words, match)
        self.headline, self.verdict = headline(words, match), verdict(words, match)
        self.medals = [
            NewMedal(name, words.called(f"merits.{name}.title", name), self._note(name))
            for name in self.noted.achievements
        ]
        happened = [event for step in match.steps for event in step.events]
        hooks = load_hooks(spec, self.tr)
        signs = SeatSigns(app, match, hooks)
        cast = hooks.podium(app, match.state, happened)
        self.picture: Podium | HousePicture
        if cast is None:
            self.picture = HousePicture(app, spec.winners(match.state))
        else:
            faces = signs.faces
            self.picture = Podium(app, spec.id, cast, [
                Standee(row.seat, row.place, match.seats[row.seat].name, str(row.score),
                        self._said_of(row), faces[row.seat])
                for row in self.rows
            ])  # fmt: skip
        if self.fresh:
            note_winners(app, match)
        income = [one for one in hooks.income(match.state, happened) if any(one.amounts)]
        self.count = Count(
            spec.scores(match.state), [row.seat for row in reversed(self.rows)], income,
            by_seat=hooks.counted_by_seat, open_totals=open_totals(match, app.settings.open_totals),
        )  # fmt: skip
        self.counted = CountSheet(app, match, self.count, signs)
        kept = None if self.noted.uncounted else statistics_of(app)
        self._heroes = story.heroes(match)
        self._told = partial(story.told, match, hooks, words, kept)
        self.story = self._told(self._heroes[0])
        self.notices = Notices(app, spec.id)
        if not self.fresh or app.settings.reduced_motion or app.speed == "instant":
            self.finish()

    def _said_of(self, row: Standing) -> str:
        """Return place and distance of a seat, after its marque if it carries one."""
        marque, mark = read(self.app.settings.marque), self.match.seats[row.seat].is_person
        if marque is None or not mark:
            return row.words
        return self.tr("marque.with_words", marque=marque.name, words=row.words)

    @property
    def counting(self) -> bool:
        """Whether the totals are still being counted."""
        return self.counted.time < self.count.duration

    def _note(self, name: str) -> str:
        key = f"merits.{name}.note"
        return self.words(key) if self.words.has(key) else ""

    def sentences(self) -> list[str]:
        """Return everything shown, for reading aloud."""
        names, told = self.match.seats, self.story
        said = [self.headline, self.verdict, self.picture.about(told.seat)]
        said += [
            self.tr("end.row", name=names[row.seat].name, amount=self.words.amount(row.score),
                    words=quote(row.words))
            for row in self.rows
        ]  # fmt: skip
        said += [f"{figure.number} {figure.words}" for figure in told.figures]
        said += [told.comfort, self.tr("end.record") if told.record else ""]
        said += [told.best.words] if told.best is not None else []
        said.append(self.noted.uncounted)
        if self.medals:
            said.append(self.tr("end.medals", count=len(self.medals)))
        said += [f"{one.title}: {one.note}" for one in self.medals]
        return [sentence for sentence in said if sentence]

    # -- the page

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out headline and count; then podium, story, events and buttons."""
        self.sheet = Sheet(self.ui)
        room = Rect((0, 0), (min(size[0], self.app.theme.px(_WIDEST)), size[1]))
        room.centerx = size[0] // 2
        self.lay(self.fitting(room, self._pages()), room)
        self._foreseen = chain(self.picture.foresee(), self.sheet.foresee())
        self._show_medals()

    @property
    def _is_tall(self) -> bool:
        wide, high = self.app.size
        return high > wide

    def _pages(self) -> Iterator[Box]:
        """Declare the page, with less and less where there is no room."""
        for events, tight in ((True, 0), (True, 1), (False, 0), (False, 1), (True, 2), (False, 2)):
            yield self._page(tight, events)

    def _page(self, tight: int, events: bool) -> Box:
        """Declare the page; there is room from the start for what comes only when all stand."""
        title = self.tr("end.count") if self.counting else self.headline
        styles = [Outlined(title, style, line=True) for style in ("hero", "title")]
        wide, high = self.picture.least()
        self._stage = Space(max(wide, _STEP * len(self.match.seats)), max(high, 220), share=1)
        below = self.counted.source() if self.counting else Outlined(self.verdict, "heading")
        best = "" if tight else self.picture.about(self.story.seat)
        remarks = [(best, SEPIA), (self.noted.uncounted, OXBLOOD)]
        told = StorySheet(
            self.app, self.words, self.match, self.story, self.medals, remarks, self._look,
            evening(self.app, [seat.name for seat in self.match.seats]), self._next_hero(),
        )  # fmt: skip
        content, ways = told.content(tight, wide=self._is_tall), self._ways()
        cards = told.events() if events else None
        self._medals_in_sight = told.shown
        if not self.done:
            content, ways = Later(content), Later(ways)
            cards = Later(cards) if cards else None
        middle: Box
        if self._is_tall:
            middle = Column(self._stage, content, cards, gap=10, share=1)
        else:
            seen = Column(self._stage, cards, gap=10, share=1)
            beside = Column(content, Gap(grow=1))
            middle = Row(seen, beside, gap=16, items="stretch", share=1)
        if self.counting:
            sheet = Row(Gap(grow=1), self.counted.content(), Gap(grow=1), folds=False)
            middle = Stack(middle, Column(sheet), share=1)
        return Column(
            OneOf(*styles, Outlined(title, "title")), below, Gap(8), middle, Gap(10),
            Row(ways, items="end"), pad=(40, 30),
        )  # fmt: skip

    def _next_hero(self) -> NextStory | None:
        """Return whose story a button shows next; None if there is only one."""
        at = self._heroes.index(self.story.seat) + 1
        seat = self._heroes[at % len(self._heroes)]
        if seat == self.story.seat:
            return None

        def show() -> None:
            self.story = self._told(seat)
            self.relayout(self.app.size)

        return NextStory(self.match.seats[seat].name, show)

    def _ways(self) -> Box:
        """Declare where to go, another game first.

        The buttons are at the left, away from where turns end and scorings go on.
        """
        app, tr, match = self.app, self.tr, self.match
        seed = match.record.header.seed
        return Flow(
            way(tr("results.again"), partial(start_again, app, match), "play",
                tr("results.again_tip"), first=True),
            way(tr("end.results"), self._closing.begin, "chart-column",
                self.words("end.results_tip")),
            way(tr("results.same"), partial(start_again, app, match, seed), "redo-2",
                tr("results.same_tip")),
            way(tr("end.share"), self._share, "camera", tr("end.share_tip"))
            if isinstance(self.picture, Podium) else None,
            way(tr("results.menu"), app.routes.menu, "log-out"),
            gap=10,
        )  # fmt: skip

    def _share(self) -> None:
        """Save a picture of the podium and say where it is."""
        if isinstance(self.picture, Podium):
            tell(self.app, share(self.app, self.match, self.picture, self.headline))

    def _look(self, number: int) -> None:
        """Play the replay from two decisions before this one on."""
        self.app.routes.replay(self.match, max(0, number - _AHEAD), playing=True)

    def _show_medals(self) -> None:
        """Show the medals that have come."""
        for number, leaf in enumerate(self._medals_in_sight):
            leaf.widget.set_visible(self.shown > number)

    # -- going on

    @property
    def done(self) -> bool:
        """Whether the podium is complete; the buttons then work."""
        return not self.counting and self.time >= self.picture.duration

    @property
    def _still(self) -> bool:
        """Whether nothing moves any more."""
        return self.done and self.time >= self.picture.festive and self.shown >= len(self.medals)

    def finish(self) -> None:
        """Show everything at once."""
        counted = self.counting
        self.counted.time = self.count.duration
        self.time, self.shown = self.picture.festive, len(self.medals)
        if counted:
            self._read_out()
        self._cheer()
        if hasattr(self, "ui"):
            if counted:
                self.relayout(self.app.size)
            self._offer()

    def _cheer(self) -> None:
        """Play the fanfare for the winner and tell a record, once after the game."""
        if not self._cheered and self.fresh:
            self._cheered = True
            self.app.sound.play("game_end")
            if self.story.record:
                self.notices.tell(self.tr("end.record"))

    def _read_out(self) -> None:
        """Read aloud who has won, which nobody is to hear before the count is over."""
        self.app.speech.say(aloud(*self.sentences()), cut=False)

    def _offer(self) -> None:
        """Show story and buttons; presses reach them after a moment."""
        self.settles = max(self.settles, MOMENT)
        self.sheet.reveal()
        self._show_medals()
        if self.sheet.first is not None:
            self.ui.focus.focus(self.sheet.first, show=False)

    def leave_it(self) -> None:
        """Close the scene, which shows the results below."""
        self.app.stack.pop()

    def back(self) -> None:
        """Show everything, then go to the details."""
        if self.done:
            self._closing.begin()
        else:
            self.finish()

    def handle(self, event: pygame.Event) -> bool:
        """Show everything at any key or click; once all is shown, let the buttons handle events."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.notices.acted()
        if self.done:
            return self.ui.handle(event)
        key = event.type == pygame.KEYDOWN and event.key not in _NO_KEYS
        if key or (event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)):
            self.finish()
            return True
        return False

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return one button that goes on, although any button does."""
        return super().buttons() if self.done else [("a", self.tr("buttons.go_on"))]

    def update(self, dt: float) -> None:
        """Advance the count, then the podium, then show one medal after the other."""
        super().update(dt)
        self._closing.update(dt)
        if self.done and self.notices.update(dt):
            self.invalidate()
        if self._still:
            return
        spare_time.work(self._foreseen, spare_time.MOVING)
        if self.counting:
            self._advance_count(dt)
        else:
            before = self.done
            self.time += dt
            if self.done and not before:
                self._cheer()
                self._offer()
            elif before:
                self.shown = min(len(self.medals), self.shown + dt / _MEDAL)
                self._show_medals()
        self.invalidate()

    def _advance_count(self, dt: float) -> None:
        """Count on, with a coin for each step; then show who has won."""
        before = self.count.number(self.counted.time)
        self.counted.time += dt
        if self.count.number(self.counted.time) > before:
            self.app.sound.play("coin")
        if not self.counting:
            if self.picture.sound:
                self.app.sound.play(self.picture.sound)
            self._read_out()
            self.relayout(self.app.size)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves."""
        still = self._still and not (self._closing.begun or self.notices.lively)
        return super().next_update() if still else 0.0

    # -- picture

    def draw(self, surface: Surface) -> None:
        """Draw the podium, the texts and the sheets."""
        stage = self._stage.rect.move(0, -self._area.offset if self._area else 0)
        heaps = self.counted.heaps() if self.counting else ()
        self.picture.draw(surface, stage, 0.0 if self.counting else self.time, heaps)
        self.draw_boxes(surface)
        super().draw(surface)
        (wide, high), px = self.app.size, self.app.theme.px
        self.notices.draw(surface, self.ui, (wide - px(40), high - px(30)), px(380))
