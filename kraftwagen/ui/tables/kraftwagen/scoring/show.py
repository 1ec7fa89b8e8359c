"""The scoring of a game turn as a show: the race, then the sale on the market street."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, Final

from pygame import Rect, Surface

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen.rules.scoring import LAST_TURN
from kraftwagen.ui.drawing.moments import begin, pause
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, GREEN_DARK, INK, MUTED, OXBLOOD
from kraftwagen.ui.drawing.timeline import Timeline, call, sequence
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.scoring import end_picture
from kraftwagen.ui.tables.kraftwagen.scoring.market import Market, Stall
from kraftwagen.ui.tables.kraftwagen.scoring.panel import ScoringScene
from kraftwagen.ui.tables.kraftwagen.scoring.purses import Purses
from kraftwagen.ui.tables.kraftwagen.scoring.raceway import Raceway, standings
from kraftwagen.ui.tables.kraftwagen.scoring.stage import Stage
from kraftwagen.ui.tables.kraftwagen.scoring.steps import GameTurnStep, paid_words, scoring_steps
from kraftwagen.ui.tables.kraftwagen.scoring.turns import (
    BRIEF,
    Captions,
    Choice,
    Turns,
    choice,
    pace,
)
from kraftwagen.ui.tables.kraftwagen.scoring.walkers import Walker
from kraftwagen.ui.tables.parts.places import Layout
from kraftwagen.ui.tables.parts.show import Act, ShowScene

_PURSE: Final = 66
"""Height of the purses, in design units."""
_COIN: Final = 36
_NARROW: Final = 150
"""A purse is at least so wide beside the buttons; else purses lie above them."""


class SaleShow(ShowScene):
    """Plays race and sale of a game turn."""

    page = ScoringScene

    def __init__(self, *scored: Any, **settings: Any) -> None:
        super().__init__(*scored, **settings)
        self.caption = ""
        self._curtain = False
        """Whether a card over the picture says why the game turn has ended."""
        self._quiet = False

    # -- what happens

    def acts(self) -> list[Act]:
        """Return an act for each step of the scoring."""
        self.course = scoring_steps(self.tr, self.state, self.happened, self.names)
        self.title = self.tr("kraftwagen.scoring.title", turn=self.course.turn)
        money = [player.money() for player in self.state.players]
        self.purses = Purses(self.names, money, self.hidden, self.likeness)
        stalls = [Stall(space, self.state.cars[space]) for space in self.course.offers]
        own = len(self.state.active_buyers)
        walkers = [
            Walker(wish, 0.0, gift, benz=number >= own)
            for number, (wish, gift) in enumerate(
                zip(self.course.wishes, self.course.gifts, strict=True)
            )
        ]
        self.market = Market(stalls, walkers, self.names)
        self.market.settle({}, 0)
        history = standings(self.state, self.earlier)
        self.raceway = Raceway(self.course, history, self.state.data.circuit, self.names)
        self.panned = float(not self.raceway.shown)
        self._ended = self._end_of_turn()
        self._turns = Turns(self.market, self.purses, self._say, self._hear)
        self._captions = Captions(self.tr, self.names)
        self._lines = [self.title]
        return [self._act(number, step) for number, step in enumerate(self.course.steps)]

    def _end_of_turn(self) -> tuple[str, str]:
        """Return what ended the game turn and who did it, as a title and a sentence."""
        ended = self.course.ended
        if ended is None:
            return "", ""
        words = f"kraftwagen.show.ended.{ended.cause}"
        last = ended.by(self.earlier)[-1:]
        by = [self.tr(f"{words}.words", name=self.names[seat]) for seat in last]
        return self.tr(f"{words}.title"), sentences(*by)

    def _act(self, number: int, step: GameTurnStep) -> Act:
        """Return the act of a step. Its sounds come with what is seen, not at its start."""
        full = step.seat in self.people
        words, weight = step.words, 1.0 if full or step.seat < 0 else BRIEF
        play: Callable[[], Timeline] = partial(self._raced, step)
        shown: Event | None = None
        still: Callable[[], None] | None = None
        match step.area:
            case "buyers" if step.space >= 0:
                found, words = self._chosen(number, step)
                weighed = self._captions.weighed(found, self.market.walkers[step.buyer].benz)
                self._lines.append(weighed)
                play = partial(self._bought, step, found, (weighed, words), full)
                weight = pace(step.buyer, full)
                still = partial(self._still, step, found, words)
            case "buyers":
                play, weight = partial(self._left, step), pace(step.buyer, bool(self.people))
            case "market":
                play, shown = partial(self._cleared, step), step.event
            case _ if not self.raceway.shown and number:
                return Act(sequence, partial(self._settle, number))
        self._lines.append(words)
        settle = partial(self._settle, number)
        said = step.spoken(self.tr, words, self.names, self.hidden)
        return Act(play, settle, shown, said, weight, still=still)

    def _still(self, step: GameTurnStep, found: Choice, words: str) -> None:
        self.panned = 1.0
        self._turns.chosen(step, found, words)

    def _chosen(self, number: int, step: GameTurnStep) -> tuple[Choice, str]:
        """Return what a buyer chose from, and the whole caption of the choice."""
        sold = [one.space for one in self.course.steps[:number] if one.space >= 0]
        found = choice(self.state, step, self.course.wishes[step.buyer], sold)
        weighed = self._captions.weighed(found, self.market.walkers[step.buyer].benz)
        parts = (weighed, self._captions.taken(found, step), paid_words(self.tr, step.coins))
        return found, sentences(*parts)

    def _bought(
        self, step: GameTurnStep, found: Choice, words: Sequence[str], full: bool
    ) -> Timeline:
        return sequence(*self._arrived(step), self._turns.buys(step, found, words, full))

    def _left(self, step: GameTurnStep) -> Timeline:
        return sequence(*self._arrived(step), self._turns.leaves(step.buyer, step.words))

    def _raced(self, step: GameTurnStep) -> Timeline:
        """Return an act of the race: its run, a place at the line, or the laps of a seat.

        A place is told when its car is over the line, not before.
        """
        course, say = self.raceway, partial(call, partial(self._say, step.words))
        parts: list[Timeline] = []
        if not step.area:
            curtain = partial(setattr, self, "_curtain")
            parts += [say(), call(partial(curtain, True)), pause("curtain")]
            parts.append(call(partial(curtain, False)))
        if step is self.course.steps[0] and course.shown:
            parts += [call(partial(self._hear, "kraftwagen/race")), course.run()]
        source, hear = "", call(partial(self._hear, step.event.sound()))
        match step.area:
            case "race":
                source = f"place {step.seat}"
                parts += [course.finish(step.place), say(), hear]
            case "laps":
                source = f"laps {step.seat}"
                if step is next(one for one in self.course.steps if one.area == "laps"):
                    parts.append(course.rest())
                parts += [course.light(step.place), say(), hear]
            case _:
                parts += [say(), pause("rest")]
        if step.seat >= 0:
            before = step.earned[step.seat] - step.gained
            amounts = [coin.amount for coin in step.coins]
            sources = [source] * len(amounts)
            parts.append(self.purses.pay(step.seat, amounts, sources, course, before, self._hear))
        return sequence(*parts)

    def _cleared(self, step: GameTurnStep) -> Timeline:
        """Return the end of the sale: what was not sold is marked."""

        def mark() -> None:
            self._say(step.words)
            self._regret(step.unsold)
            for stall in self.market.stalls:
                stall.unsold = stall.space in step.unsold

        return sequence(
            *self._arrived(step), call(mark), pause("rest"), self._turns.parade(self._sold)
        )

    def _regret(self, unsold: Collection[int]) -> None:
        """Show those worried whose cars nobody took."""
        self.purses.regret({one.seat for one in self.market.stalls if one.space in unsold})

    @property
    def _sold(self) -> list[tuple[int, int]]:
        """Space and buyer of every sold car, in order."""
        return [(one.space, one.buyer) for one in self.course.steps if one.space >= 0]

    def _arrived(self, step: GameTurnStep) -> list[Timeline]:
        """Return the way from the race to the market, before the first step there."""
        there = next(one for one in self.course.steps if one.area in ("buyers", "market"))
        pan = begin("pan", partial(setattr, self, "panned"), 0.0, 1.0)
        return [pan] if step is there and self.raceway.shown else []

    def _settle(self, number: int) -> None:
        """Show everything as it is after a step."""
        self._curtain = False
        step = self.course.steps[number]
        self.caption = self._chosen(number, step)[1] if step.space >= 0 else step.words
        self.purses.settle(step.earned)
        if step.unsold:
            self._regret(step.unsold)
        done = self.course.steps[: number + 1]
        wishes = self.course.wishes
        sold = {one.space: (one.gained, wishes[one.buyer]) for one in done if one.space >= 0}
        gone = sum(1 for one in done if one.buyer >= 0)
        self.market.settle(sold, gone, step.unsold)
        if step.area == "market":
            self._turns.parade(self._sold).finish()
        given = sum(one.area == "race" for one in done)
        self.raceway.settle(given, any(one.area == "laps" for one in done))
        self.panned = float(step.area in ("buyers", "market") or not self.raceway.shown)

    def _say(self, words: str) -> None:
        self.caption = words

    def _hear(self, name: str) -> None:
        """Play a sound, unless everything is passed at once."""
        if not self._quiet:
            self.app.sound.play(name)

    def finish(self) -> None:
        """Show the end of all acts at once, without the sounds in between."""
        self._quiet = True
        super().finish()

    # -- picture

    def place(self, size: tuple[int, int]) -> None:
        """Lay out caption, street and purses."""
        px = self.app.theme.px
        whole = Rect((0, 0), size)
        canvas = self.app.canvas
        layout = Layout(whole, self.app.theme.scale, len(self.names), whole, roomy=False)
        position = Position(self.spec, self.state, 0, self.names)
        # Words of the picture do not grow with the size of text, those of sign and purses do.
        self._pad = DisplayList(self.board_canvas, layout, position, self.tr)
        self._words_pad = DisplayList(canvas, layout, position, self.tr)
        self._sign = self._sign_place(size)
        beside, text = self.foot.x - px(28), self.app.theme.text
        high, least = max(px(_PURSE), round(px(_PURSE) * text * 0.8)), px(_NARROW * text)
        purses = Rect(px(12), size[1] - high - px(10), beside, high)
        if beside < len(self.names) * least:
            purses = Rect(px(12), self.foot.y - high - px(8), size[0] - px(24), high)
        self.purses.place(purses, self.app.theme.scale)
        foot = size[1] - purses.y + px(6)
        head = self._sign.bottom + px(4)
        stage = Stage.fitted(size, head, foot, len(self.market.stalls))
        self.market.place(self._pad, stage)
        self.raceway.place(self._pad, stage)

    def prepare(self) -> Iterator[None]:
        if self.raceway.shown:
            yield from self.raceway.prepare()
        yield from self.market.prepare()
        if self.state.turn == LAST_TURN:
            end_picture.preload(self.app)

    def _sign_place(self, size: tuple[int, int]) -> Rect:
        """Return the place of the sign with the caption, with room for the longest one."""
        px, theme, res = self.app.theme.px, self.app.theme, self.app.resources
        wide = min(size[0] - px(24), max(px(760), round(size[0] * 0.62)))
        inner = wide - px(40)
        head = res.text_size(self.title, theme.style("small_bold"))[1]
        body = max(res.text_size(words, theme.style("label"), inner)[1] for words in self._lines)
        high = head + body + px(20)
        return Rect((size[0] - wide) // 2, px(8), wide, high)

    def paint(self, surface: Surface) -> None:
        """Draw the street, the sign with the caption, and the purses."""
        self._draw_ground(surface)
        self._draw_sign(surface)
        if not self.over:
            self._draw_hurry(surface)
        self.purses.draw(surface, self._words_pad)
        self.purses.draw_coins(surface, self._pad, self.app.theme.px(_COIN))
        if self._curtain:
            self._draw_curtain(surface)

    def _draw_ground(self, surface: Surface) -> None:
        """Draw race or market; a curtain opens from one to the other."""
        wide, high = surface.get_size()
        edge = round(wide * (1 - self.panned))
        for picture, part in (
            (self.raceway, Rect(0, 0, edge, high)),
            (self.market, Rect(edge, 0, wide - edge, high)),
        ):
            if part.w:
                surface.set_clip(part)
                picture.draw(surface)
        surface.set_clip(None)
        if 0 < edge < wide:
            px = self.app.theme.px
            self.app.canvas.rect(surface, INK, Rect(edge - px(5), 0, px(10), high))
            self.app.canvas.rect(surface, BRASS, Rect(edge - px(3), 0, px(6), high))

    def _draw_hurry(self, surface: Surface) -> None:
        """Draw what a click does; it is lit while the act is hurried."""
        px, canvas, words = self.app.theme.px, self.app.canvas, self.tr("kraftwagen.show.hurry")
        look = self.app.theme.style("small")
        ink = BRASS_LIGHT if self.hurried else MUTED
        wide, high = self.app.resources.text_size(words, look)
        box = Rect(0, 0, min(self.foot.w, wide + px(54)), high + px(12))
        box.bottomright = self.foot.bottomright
        ground = canvas.box(box.size, GREEN_DARK, None, 0, box.h / 2, 0.86)
        surface.blit(ground, box)
        icon = self.app.resources.icon("fast-forward", px(18), ink)
        surface.blit(icon, icon.get_rect(midleft=(box.x + px(14), box.centery)))
        inner = Rect(box.x + px(40), box.y, box.w - px(52), box.h)
        canvas.fitted(surface, words, "small", ink, inner)

    def _draw_curtain(self, surface: Surface) -> None:
        """Draw the card that says why the game turn has ended."""
        px, canvas, theme = self.app.theme.px, self.app.canvas, self.app.theme
        title, words = self._ended
        size = self.app.resources.text_size
        wide, high = size(title, theme.style("title"))
        below_w, below = size(words, theme.style("label"))
        room = surface.get_width() - px(48)
        box = Rect(0, 0, min(room, max(wide, below_w) + px(80)), high + below + px(52))
        box.center = (surface.get_width() // 2, (self._sign.bottom + self.foot.y) // 2)
        canvas.panel(surface, box, "paper", shadow=8)
        inner = box.inflate(-px(40), -px(40))
        canvas.fitted(
            surface, title, "title", OXBLOOD, Rect(inner.x, inner.y, inner.w, high), "center"
        )
        foot = Rect(inner.x, inner.y + high + px(8), inner.w, below)
        canvas.fitted(surface, words, "label", INK, foot, "center")

    def _draw_sign(self, surface: Surface) -> None:
        px, canvas, box = self.app.theme.px, self.app.canvas, self._sign
        canvas.panel(surface, box, "green", deco=False, shadow=5)
        inner = box.inflate(-px(40), -px(18))
        head = Rect(
            inner.x,
            inner.y,
            inner.w,
            self.app.resources.text_size(self.title, self.app.theme.style("small_bold"))[1],
        )
        canvas.text(surface, self.title, "small_bold", BRASS_LIGHT, head, "center")
        words = Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        canvas.text(surface, self.caption, "label", CREAM, words, "center", "exact", wrap=True)


make_show = SaleShow
