"""A scoring played as a show: its acts run by themselves, from the first to the last.

A click or Space makes the act four times as fast until its end; a second one in the same act shows
the end of all; held, it stays fast. Escape shows the end at once. The end stays for a moment with
its sums and two ways on, then the scene closes by itself, but not while somebody moves the
pointer, as one does who reads, has brought it to a button or holds one. The page that explains
every step (``ScoringScene``) opens on request: "How did it come?".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

import pygame
from pygame import Surface

from kraftwagen.engine.types import Event
from kraftwagen.ui.boxes import Row, Sheet, button
from kraftwagen.ui.drawing.people import likeness
from kraftwagen.ui.drawing.theme import BRASS_LIGHT
from kraftwagen.ui.drawing.timeline import Timeline
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.shell.closing import Closing
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.director import SPEEDS
from kraftwagen.ui.tables.parts.scoring_scene import Scored, ScoringScene

FAST: Final = 4.0
"""Factor on the speed of an act after a click."""
HELD: Final = 0.35
"""Seconds after which a press counts as held."""
STAYS: Final = 5.0
"""Seconds at normal speed that the end stays after the last motion of the pointer."""
STAYS_TOGETHER: Final = 10.0
"""The same where several people look at it, each of whom reads their own."""
STAYS_ALONE: Final = 1.5
"""Seconds that the end stays where only bots play, or if it came at once."""

Likeness = Callable[[int, str, float], Surface | None]
"""A function that returns the face at a seat in a mood, at a height in pixels, if there is one."""
CLIMB: Final = (
    "climb1", "climb2", "climb3", "climb4", "climb5", "climb6", "climb7", "climb8",
)  # fmt: skip
"""Sounds for things counted one by one, each a note higher than the last."""


@dataclass
class Act:
    """A part of a show: one buyer, one ship, one place of a race.

    ``play`` returns its animation, made when it begins; ``settle`` puts everything where the
    animation leaves it, and is called after it or instead of it.
    """

    play: Callable[[], Timeline]
    settle: Callable[[], object]
    event: Event | None = None
    """The event that the act shows, which chooses the sound at its start."""
    words: str = ""
    """The text of the act, shown in the caption and read aloud."""
    weight: float = 1.0
    """Factor on the length of the act: 1 for a person's car, less for bots'."""
    sounds: Sequence[str] = field(default=())
    """Names of the sound effects at the end of the act."""
    still: Callable[[], object] | None = None
    """Shows the best moment of the act without motion; None for the end of its animation."""


def paced(lengths: Sequence[float], weights: Sequence[float], budget: float) -> list[float]:
    """Return the factor on the length of each act, for at most ``budget`` seconds in all.

    Acts keep their weights unless there are too many; then all are hurried alike.
    """
    wanted = sum(length * weight for length, weight in zip(lengths, weights, strict=True))
    hurry = min(1.0, budget / wanted) if wanted else 1.0
    return [weight * hurry for weight in weights]


class ShowScene(Scored):
    """Plays a scoring on a drawing of the table and pops itself at the end.

    Games provide the acts (``acts``), their places (``place``), their look (``paint``) and the
    page with every step.
    """

    page: ClassVar[type[ScoringScene[Any]]]
    """The page that shows every step with its reason."""
    budget: ClassVar[float] = 20.0
    """Largest number of seconds for all acts together if nobody clicks."""

    def __init__(self, *scored: Any, **settings: Any) -> None:
        super().__init__(*scored, **settings)
        self.at = -1
        """Index of the act being played; the number of acts once all were played."""
        self.first = 0
        """Index of the act to begin with; earlier ones count as over."""
        self._played: Timeline | None = None
        self._fast = False
        self._pressed: float | None = None
        """Seconds for which the mouse or a key has been held."""
        self._stayed = 0.0
        self._rests = False
        """Whether the pointer was brought to one of the two ways on."""
        self._explained = False
        self._closing = Closing(self.leave_it)

    # -- what a game has to say

    def acts(self) -> list[Act]:
        """Return the acts of the show in order."""
        raise NotImplementedError

    def place(self, size: tuple[int, int]) -> None:
        """Lay out the picture; acts that have ended stay at their ends."""
        raise NotImplementedError

    def paint(self, surface: Surface) -> None:
        """Draw the whole picture, also below the buttons."""
        raise NotImplementedError

    def prepare(self) -> Iterator[None]:
        """Draw in small steps what the picture consists of, once all drawings are there."""
        yield from ()

    def has_news(self, tr: Translator) -> bool:
        """Return whether there is more to be seen than what the table has shown already."""
        return True

    def explain(self) -> Scene:
        """Return the page that shows every step with its reason."""
        return self.page(
            self.spec, self.state, self.happened, self.names, hidden=self.hidden,
            people=self.people, earlier=self.earlier, after=self.after,
        )  # fmt: skip

    def likeness(self, seat: int, mood: str, side: float) -> Surface | None:
        """Return the face at a seat in a mood; None where nobody drew one."""
        face = self.faces[seat] if self.faces else None
        if face is None:
            return None
        return likeness(self.app.resources, self.spec.id, face._replace(mood=mood), side)

    # -- life

    @property
    def _stays(self) -> float:
        """Seconds that the end stays if nobody closes it: longer at a slow speed."""
        if self.alone or self.instant:
            return STAYS_ALONE
        usual = STAYS_TOGETHER if len(self.people) > 1 else STAYS
        return usual / min(1.0, SPEEDS.get(self.app.speed) or 1.0)

    @property
    def over(self) -> bool:
        """Whether every act was played."""
        return self.at >= len(self._acts)

    @property
    def hurried(self) -> bool:
        """Whether the act is played fast."""
        return self._fast

    @property
    def last(self) -> bool:
        """Whether the end is shown, as in the page with every step."""
        return self.over

    @property
    def act(self) -> Act | None:
        """The act being played; None before and after all acts."""
        return self._acts[self.at] if 0 <= self.at < len(self._acts) else None

    @property
    def ended(self) -> list[Act]:
        """The acts that have ended."""
        return self._acts[: max(0, self.at)]

    @property
    def words(self) -> str:
        """The text of the present act, or of the last one once all are over."""
        act = self.act or (self._acts[-1] if self._acts and self.over else None)
        return act.words if act is not None else ""

    def enter(self) -> None:
        """Begin with the first act; at once at the end if ``instant``."""
        self.at, self._played = -1, None
        self._acts = self.acts()
        lengths = [act.play().duration for act in self._acts]
        weights = [act.weight for act in self._acts]
        self._paces = paced(lengths, weights, self.budget)

    def resume(self) -> None:
        """Begin if all is drawn; go on after the explanation, which has shown the end as well."""
        self._stayed = 0.0
        self._begin_once()
        if self._explained:
            self._closing.begin()

    @property
    def covers(self) -> bool:
        """Whether it has begun: before, what lies below is still seen."""
        return self.at >= 0

    def _begin_once(self) -> None:
        """Begin if that has not happened, as soon as the first picture is drawn."""
        if self.at >= 0 or self.app.resources.waiting:
            return
        if not spare_time.work(self._steps, spare_time.STANDING):
            return
        for act in self._acts[: self.first]:
            act.settle()
        if self.instant:
            self.finish()
        else:
            self.begin(min(self.first, len(self._acts)))

    def _ready(self) -> Iterator[None]:
        """Draw what the picture consists of, and what the first one needs beyond it."""
        yield from self.prepare()
        yield
        self.paint(Surface((1, 1)))
        yield

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the picture, and at its foot the two ways on."""
        px = self.app.theme.px
        self._how = button(
            self.tr("table.how"),
            self.open_explanation,
            kind="paper",
            icon="circle-help",
            least_h=40,
        )
        self._on = button(
            self.tr("table.go_on"), self.go_on, kind="primary", icon="chevron-right",
            least_w=150, least_h=40,
        )  # fmt: skip
        bar = Row(self._how, self._on, gap=10, folds=False, rest="end")
        sheet = Sheet(self.ui)
        width = min(size[0] - px(24), bar.widths(sheet)[1])
        high = bar.height(sheet, width)
        self.foot = pygame.Rect(0, size[1] - high - px(16), width, high)
        self.foot.right = size[0] - px(16)
        bar.place(sheet, self.foot)
        self.ui.focus.focus(self._on.widget, show=False)
        self.place(size)
        self._steps = self._ready()
        self._refresh()

    def handle(self, event: pygame.Event) -> bool:
        """Handle buttons; any other press hurries the act, a second one ends the show."""
        if event.type in (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.FINGERUP):
            self._pressed = None
        if event.type in (pygame.MOUSEMOTION, pygame.KEYDOWN):
            self._stayed = 0.0
        if event.type == pygame.MOUSEMOTION:
            self._rests = self.foot.collidepoint(event.pos)
        if self.at < 0 or self.ui.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in (
            pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_RIGHT,
        ):  # fmt: skip
            self.press()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            if not self.over:
                self.press()
            return True
        return False

    def press(self) -> None:
        """Hurry the act, or show the end if it is hurried already; at the end go on."""
        if self.over:
            self.go_on()
        elif self._fast:
            self.finish()
        else:
            self._fast = True
            self._pressed = 0.0

    def back(self) -> None:
        """Handle Escape: show the end, from there leave."""
        if self.over:
            self.go_on()
        else:
            self.finish()

    def advance(self) -> None:
        """End the act and begin the next one; leave after the last one."""
        if self.over:
            self.leave_it()
            return
        if self._played is not None:
            self._played.finish()
        if self.act is not None:
            self.act.settle()
        self.begin(self.at + 1)

    def finish(self) -> None:
        """Show the end of all acts at once."""
        first = max(0, self.at)
        if self._played is not None:
            self._played.finish()
        self._played = None
        for act in self._acts[first:]:
            act.settle()
        self.at = len(self._acts)
        if self._acts and first < self.at:
            self._tell(self._acts[-1])
        self._refresh()

    def go_on(self) -> None:
        """Leave after a moment (``Closing``)."""
        self._closing.begin()

    def open_explanation(self) -> None:
        """Open the page with every step; the show is over when it closes."""
        self.finish()
        self._explained = True
        self.app.stack.push(self.explain())

    def begin(self, number: int) -> None:
        """Begin the act with a number; beyond the last one show the end."""
        self.at, self._fast = number, self._pressed is not None and self._pressed >= HELD
        act = self.act
        if act is None:
            self._played = None
        else:
            self._played = act.play()
            self._tell(act)
            if self.app.settings.reduced_motion:
                # The picture changes and stays for as long as the motion would have taken.
                length = self._played.duration
                act.still() if act.still is not None else self._played.finish()
                self._played = Timeline(length)
        self._refresh()

    def _tell(self, act: Act) -> None:
        if act.event is not None:
            self.app.sound.play(act.event.sound())
        self.app.speech.say(act.words)

    def update(self, dt: float) -> None:
        """Play the act further; at the end close after a while."""
        super().update(dt)
        if self.at < 0:
            self._begin_once()
            return
        self._closing.update(dt)
        if self._pressed is not None:
            self._pressed += dt
            self._fast = self._fast or self._pressed >= HELD
        if self.over:
            held = self._pressed is not None or (self._rests and not self.alone)
            self._stayed += 0.0 if held else dt
            self.invalidate()
            if self._stayed >= self._stays:
                self._closing.begin()
            return
        left = dt * (SPEEDS.get(self.app.speed) or 1.0) * (FAST if self._fast else 1.0)
        while self._played is not None and left > 0:
            pace = self._paces[self.at] or 1.0
            left = self._played.advance(left / pace) * pace
            if not self._played.done:
                break
            self._acts[self.at].settle()
            for name in self._acts[self.at].sounds:
                self.app.sound.play(name)
            self.begin(self.at + 1)
        self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while something moves."""
        if not self.over or self._closing.begun:
            return 0.0
        waits = [0.1, super().next_update()]
        return min(wait for wait in waits if wait is not None)

    def _refresh(self) -> None:
        for leaf in (self._how, self._on):
            leaf.widget.set_visible(self.over)
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        """Draw the picture and the buttons."""
        if self.at < 0:
            return
        self.paint(surface)
        super().draw(surface)
        if self.over and not self._closing.begun:
            self._draw_clock(surface)

    def _draw_clock(self, surface: Surface) -> None:
        """Draw below the button how long the end still stays."""
        left = min(1.0, max(0.0, 1 - self._stayed / self._stays))
        px, rect = self.app.theme.px, self._on.widget.rect
        line = pygame.Rect(
            rect.x + px(6), rect.bottom + px(3), round((rect.w - px(12)) * left), px(4)
        )
        self.app.canvas.rect(surface, BRASS_LIGHT, line)
