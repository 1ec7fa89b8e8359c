"""Celebrations at a table: banners over the prompt, lights at places.

The events of a game say what is celebrated, and by which rank (``Event.feat``, ``Event.rank``). One
celebration is shown at a time; of several alike that wait only the latest is kept. People need not
wait: any press ends them all and also has its usual effect. Bots wait for what a person did.

What rivals do to each other is shown alike (``GameHooks.blow``): a ribbon with a face at the piece
that was hit. Bots wait for the blows they dealt to a person. Nothing lies over an open chooser: a
ribbon stands beside it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.types import NOBODY, Event, Seat
from kraftwagen.ui.drawing import ribbon
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.people import CROSS, PLEASED
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    INK,
    OXBLOOD,
    OXBLOOD_LIGHT,
    SEPIA,
)
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.scenes.parts.match_view import MatchView
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Key, TableView
from kraftwagen.ui.tables.decision import Decision
from kraftwagen.ui.tables.director import SPEEDS
from kraftwagen.ui.tables.hooks import Feat

BANNER: Final = 3
LIGHT: Final = 2
"""Ranks of celebrations that are shown at a table."""
BLOW: Final = 5
"""The rank of what another did to the person at the screen."""
HIT: Final = 6
"""The rank of what the person did to another."""
MOST: Final = 8
"""Largest number of banners, blows and hits in a game; later banners are lights."""
LENGTHS: Final = {BANNER: MOMENTS["banner"].length, LIGHT: MOMENTS["ribbon"].length,
                  BLOW: MOMENTS["blow"].length, HIT: MOMENTS["blow"].length}  # fmt: skip
"""Seconds that a celebration is shown, by its rank."""
_NEAR: Final = 16
"""Room between the edge of a banner and what is on it, in design units."""
_RAYS: Final = 12
_HEAD: Final = 46
"""Width of a face on a ribbon, in design units."""
_THROBS: Final = 3
_GRID: Final = (8, 3)
"""Parts of a ribbon across and down, between the points where it might cover something."""


class Celebration(NamedTuple):
    """A celebration: its rank, the feat and its kind, and the place on the table to be lit."""

    rank: int
    kind: str
    feat: Feat
    place: Key | None
    rival: Seat = NOBODY
    """The seat whose face is shown with a blow or hit."""
    by: tuple[Key, ...] = ()
    """The pieces that dealt it, which stay in sight."""


class Celebrations:
    """The celebrations at one table; ``strip`` is the room for banners in window pixels."""

    def __init__(self, app: Services, game: MatchView, view: TableView) -> None:
        self._app, self._game, self._view = app, game, view
        self.strip = Rect(0, 0, 0, 0)
        self.now: Celebration | None = None
        self.waiting: list[Celebration] = []
        self.shown: Counter[int] = Counter()
        """Number of celebrations shown in this game, by rank."""
        self.hurried = False
        """Whether the person hurries the bot that dealt the blow shown."""
        self._time = 0.0
        self._face: tuple[Rect, Surface] | None = None
        """The banner shown, drawn for one place."""
        self._spot: tuple[Rect, Rect] | None = None
        """The place that has the ribbon, and where it lies."""
        self._ribbon: Surface | None = None
        """The ribbon shown, once it is drawn."""
        self._known: Counter[tuple[str, Seat]] = Counter()
        """Number of feats noted by kind and seat."""
        self._whole = game.match.record.header.start is None
        """Whether the game has its usual beginning, so that one knows what comes first."""
        self.remember(event for step in game.match.steps for event in step.events)

    def remember(self, happened: Iterable[Event]) -> None:
        """Count the feats of events shown earlier, so that none is celebrated as the first."""
        for event in happened:
            if event.feat():
                self._known[event.feat(), getattr(event, "seat", NOBODY)] += 1

    def place(self, bar: Rect, prompt: Rect, taken: int) -> None:
        """Lay the strip for banners over the prompt of a bar, away from its buttons.

        ``taken`` pixels at its right end stay free for buttons that may appear there.
        """
        theme = self._app.theme
        strip, edge = prompt.copy(), theme.px(8)
        strip.x, strip.w = strip.x - edge, strip.w + edge - taken
        strip.h = min(bar.h, theme.px(48 * theme.text))
        strip.centery = prompt.centery
        self.strip = strip.clamp(bar)

    # -- what happens

    def hear(self, event: Event) -> None:
        """Play the sound of an event; its celebration begins on the same picture."""
        self._app.sound.play(event.sound())
        self.note(event)

    def note(self, event: Event) -> None:
        """Celebrate an event whose sound is due, if its rank is above 0."""
        kind = event.feat()
        if not kind:
            return
        seat: Seat = getattr(event, "seat", NOBODY)
        first = self._whole and not self._known[kind, seat]
        self._known[kind, seat] += 1
        rank = self._rank(event, first or seat == NOBODY)
        if rank == 0 or self._app.speed == "instant":
            return
        feat = self._game.hooks.feat(event, self._game.match.state)
        if feat is None:
            return
        self._add(Celebration(rank, kind, feat, event.mark() or feat.place))

    def _rank(self, event: Event, first: bool) -> int:
        """Return the rank for the person at the screen; banners are for what is new."""
        game, settings = self._game, self._app.settings
        viewer = game.viewer if game.viewer in game.persons else NOBODY
        rank = event.rank(viewer)
        if rank == BANNER and not (first and settings.banners and self._left(BANNER) > 0):
            return LIGHT
        return rank

    def _left(self, rank: int) -> int:
        """Return how many more celebrations of a rank the game may have."""
        waiting = [one for one in self.waiting if one.rank == rank]
        return MOST - self.shown[rank] - len(waiting)

    def strike(self, decision: Decision) -> None:
        """Show the blow that a decision dealt to the viewer, or the worst that the viewer dealt."""
        game, app = self._game, self._app
        seat, viewer = decision.step.seat, game.viewer
        if viewer not in game.persons or app.speed == "instant" or not app.settings.banners:
            return
        rank = HIT if seat == viewer else BLOW
        hurt = set(range(len(game.names))) - {seat} if rank == HIT else {viewer}
        states = decision.before, decision.after
        blows = [game.hooks.blow(*states, decision.events, one) for one in sorted(hurt)]
        worst = max(filter(None, blows), key=lambda blow: blow.size, default=None)
        if worst is None or not worst.place or not self._view.place(worst.place):
            return
        if self._left(rank) > 0:
            rival = worst.seat if rank == HIT else seat
            by = tuple(filter(None, (event.mark() for event in decision.events)))
            self.waiting.insert(0, Celebration(rank, worst.kind, worst, worst.place, rival, by))
            if self.now is not None and self.now.rank == LIGHT and SPEEDS[app.speed] > 1:
                self._time = self._length  # soon the table looks otherwise

    def _add(self, one: Celebration) -> None:
        same = [other for other in self.waiting if (other.rank, other.kind) == (one.rank, one.kind)]
        for other in same:
            self.waiting.remove(other)
        self.waiting.append(one)

    def pass_by(self, event: pygame.Event) -> bool:
        """End all celebrations at a key or mouse press; returns whether one was shown."""
        key = event.type == pygame.KEYDOWN and event.key not in MODIFIERS
        if not key and event.type != pygame.MOUSEBUTTONDOWN:
            return False
        shown = self.now is not None
        self.end()
        return shown

    def end(self) -> None:
        """End all celebrations, as what they are about was taken back."""
        self.waiting.clear()
        self.now = self._face = self._ribbon = self._spot = None

    # -- time

    @property
    def lively(self) -> bool:
        """Whether a celebration is shown or waits."""
        return self.now is not None or bool(self.waiting)

    @property
    def hold(self) -> bool:
        """Whether bots wait until people have seen what one of them did; not at fast speeds."""
        shown = [self.now, *self.waiting] if SPEEDS[self._app.speed] <= 1 else []
        seats = self._game.persons
        return any(
            one.feat.seat in seats and not (one.rank == BLOW and self.hurried)
            for one in shown
            if one is not None
        )

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether the picture may have changed."""
        if not self.lively:
            return False
        self._time += dt
        if self.now is None or self._time >= self._length:
            self.now = self.waiting.pop(0) if self.waiting else None
            self._time, self._face, self._ribbon, self._spot = 0.0, None, None, None
            if self.now is not None:
                self.shown[self.now.rank] += 1
                if self.now.rank == BLOW:
                    self._app.speech.say(self._text("short"), cut=False)
        return True

    @property
    def _length(self) -> float:
        """Seconds that the present celebration is shown; at fast speeds blows are shorter."""
        assert self.now is not None
        usual = LENGTHS[self.now.rank]
        hurried = self.now.rank > BANNER and SPEEDS[self._app.speed] > 1
        return min(usual, LENGTHS[LIGHT]) if hurried else usual

    # -- picture

    def _text(self, name: str) -> str:
        assert self.now is not None
        return self._game.hooks.feat_words(self.now.feat, name, self._game.names)

    def draw(self, surface: Surface) -> None:
        """Draw the present celebration, if there is one."""
        if self.now is None:
            return
        feat = self.now.feat
        places = [key for key in (self.now.place, feat.place) if key is not None]
        found = next(filter(None, map(self._view.place, places)), None)
        choosers = self._view.choosers
        # What is folded away or below a chooser has no light.
        if (
            found is not None
            and found.collidelist(choosers) < 0
            and self._view.camera.rect.colliderect(found)
        ):
            throbs = self.now.rank == BLOW
            (self._draw_throb if throbs else self._draw_light)(surface, found)
        if self.now.rank == BANNER:
            self._draw_banner(surface)
        elif found is not None:
            self._draw_ribbon(surface, found, choosers)

    def _draw_banner(self, surface: Surface) -> None:
        """Draw the banner: it opens from its middle, a gleam runs over it, it fades."""
        if self._face is None or self._face[0] != self.strip:
            self._face = self.strip.copy(), self._banner(self.strip.size)
        face = self._face[1]
        left = LENGTHS[BANNER] - self._time
        opened = faded = 1.0
        if not self._app.settings.reduced_motion:
            opens, leaves = MOMENTS["appear"], MOMENTS["leave"]
            opened = opens.easing(min(1.0, self._time / opens.length))
            faded = max(0.0, min(1.0, left / leaves.length))
        wide = round(self.strip.w * opened)
        part = Rect((self.strip.w - wide) // 2, 0, wide, self.strip.h)
        face.set_alpha(round(255 * faded))
        surface.blit(face, part.move(self.strip.topleft), part)

    def _banner(self, size: tuple[int, int]) -> Surface:
        """Return the plate of the banner with picture, title and words."""
        assert self.now is not None
        app, feat = self._app, self.now.feat
        canvas, px = app.canvas, app.theme.px
        made = Surface(size, pygame.SRCALPHA)
        plate = canvas.theme.grown(made.get_rect(), -4)
        made.blit(canvas.box(plate.size, BRASS_LIGHT, INK, px(2), px(7)), plate)
        inner = canvas.theme.grown(plate, -6)
        side = inner.h
        picture = Rect(plate.x + px(_NEAR), inner.y, side, side)
        self._rays(made, picture, inner)
        canvas.rect(made, OXBLOOD, inner, 1, 4)
        shades = {}
        if feat.seat >= 0:
            look = canvas.player(feat.seat)
            shades = {name: app.resources.palette.hexa(getattr(look, name))
                      for name in ("main", "light", "dark")}  # fmt: skip
        image = app.resources.image(feat.picture, side, side, 0, **shades)
        made.blit(image, image.get_rect(center=picture.center))
        x, right = picture.right + px(_NEAR), inner.right - px(8)
        head = self._game.picture(feat.seat, side, PLEASED) if feat.seat >= 0 else None
        if head is not None:
            right -= side
            made.blit(head, (right, inner.y))
        self._words(made, Rect(x, inner.y, right - x - px(8), inner.h))
        return made

    def _words(self, surface: Surface, room: Rect) -> None:
        """Write title and words, side by side where there is room."""
        canvas, gap = self._app.canvas, self._app.theme.px(14)
        title, words = self._text("title"), self._text("words")
        res, style = self._app.resources, self._app.theme.style
        wide = res.text_size(title, style("heading"))[0]
        if wide + gap + res.text_size(words, style("bold"))[0] <= room.w:
            canvas.text(surface, title, "heading", INK, room)
            beside = Rect(room.x + wide + gap, room.y, room.w - wide - gap, room.h)
            down = canvas.level("bold", "heading")
            canvas.text(surface, words, "bold", SEPIA, beside.move(0, down))
            return
        above, below = room.copy(), room.copy()
        above.h = room.h // 2
        below.y, below.h = above.bottom, room.h - above.h
        canvas.fitted(surface, title, "label", INK, above)
        canvas.fitted(surface, words, "small", SEPIA, below)

    def _rays(self, surface: Surface, picture: Rect, plate: Rect) -> None:
        """Draw rays behind the picture."""
        before = surface.get_clip()
        surface.set_clip(plate)
        x, y = picture.center
        for number in range(_RAYS):
            turn, reach = 2 * math.pi * number / _RAYS, 2.4 * plate.h
            ends = [(x + reach * math.cos(turn + by), y + reach * math.sin(turn + by))
                    for by in (-0.11, 0.11)]  # fmt: skip
            shade = self._app.canvas.colour.mix(BRASS_LIGHT, CREAM, 0.55)
            self._app.canvas.polygon(surface, [(x, y), *ends], shade)
        surface.set_clip(before)

    def _draw_ribbon(self, surface: Surface, place: Rect, choosers: Sequence[Rect]) -> None:
        """Draw the ribbon at a place, which says what was done; none where choosers leave no room.

        A place below one of the ``choosers`` has its ribbon beside that.
        """
        if self._ribbon is None:
            self._ribbon = self._made_ribbon()
        if self._spot is None or self._spot[0] != place or self._spot[1].collidelist(choosers) >= 0:
            over = place.unionall([one for one in choosers if one.colliderect(place)])
            size = self._ribbon.get_size()

            def harm(at: Rect) -> float:
                return math.inf if at.collidelist(choosers) >= 0 else self._harm(at)

            self._spot = place, ribbon.spot(size, over, self._view.camera.rect, harm)
        at = self._spot[1]
        if at.collidelist(choosers) >= 0:
            return
        left = self._length - self._time
        ribbon.draw(surface, self._ribbon, at, self._time, left, self._app.settings.reduced_motion)

    def _harm(self, at: Rect) -> int:
        """Return how much a ribbon would cover of what may be pressed and what dealt the blow."""
        assert self.now is not None
        across, down = (
            [start + round(length * n / count) for n in range(count + 1)]
            for start, length, count in zip(at.topleft, at.size, _GRID, strict=True)
        )
        points = [(x, y) for x in across for y in down]
        dealt = [*filter(None, map(self._view.place, self.now.by))]
        return sum(map(self._view.lawful, points)) + len(points) * len(at.collidelistall(dealt))

    def _made_ribbon(self) -> Surface:
        """Return the ribbon: with the rival's face, or badge, for a blow or hit."""
        now, canvas, words = self.now, self._app.canvas, self._text("short")
        assert now is not None
        if now.rival == NOBODY:
            return ribbon.made(canvas, words)
        side = self._app.theme.px(_HEAD * self._app.theme.text)
        head = self._game.picture(now.rival, side, PLEASED if now.rank == BLOW else CROSS)
        if head is None:
            head = Surface((side, side), pygame.SRCALPHA)
            canvas.badge(head, now.rival, head.get_rect().center, side * 0.8)
        cloth = ribbon.BAD if now.rank == BLOW else ribbon.GOOD
        cloth = cloth._replace(ends=canvas.player(now.rival).main)
        return ribbon.with_head(canvas, words, cloth, head)

    def _draw_throb(self, surface: Surface, found: Rect) -> None:
        """Draw a dark red light around a piece that was hit, which throbs a few times."""
        share = self._time / MOMENTS["throb"].length
        calm = self._app.settings.reduced_motion or share >= _THROBS
        strength = 1.0 if calm else 0.35 + 0.65 * MOMENTS["throb"].easing(share % 1)
        canvas = self._app.canvas
        canvas.glow(surface, found, OXBLOOD_LIGHT, 6, 3, 5, share=strength)

    def _draw_light(self, surface: Surface, found: Rect) -> None:
        """Draw a light around a place of the table, with sparks that fly from it."""
        canvas, px = self._app.canvas, self._app.theme.px
        share = self._time / MOMENTS["flare"].length
        canvas.glow(surface, found, GLOW, radius=6, width=2.5, soft=6)
        if share > 1 or self._app.settings.reduced_motion:
            return
        reach = MOMENTS["flare"].easing(share)
        for number in range(_RAYS):
            turn = 2 * math.pi * (number + 0.5) / _RAYS
            way = (0.55 + 0.35 * reach) * max(found.w, found.h) + px(6) * reach
            spark = (found.centerx + way * math.cos(turn), found.centery + way * math.sin(turn))
            tone = BRASS if number % 2 else BRASS_LIGHT
            canvas.circle(surface, spark, max(1.0, px(4) * (1 - share)), tone)
