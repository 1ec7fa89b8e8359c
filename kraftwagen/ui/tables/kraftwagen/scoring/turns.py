"""The acts on the market: each buyer walks, looks, takes a car, and pays.

All is in units of the street, and so independent of the window. The rules provide the cars in the
running, the figure of each, and the payments.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.moments import MOMENTS, begin, pause
from kraftwagen.ui.drawing.timeline import Timeline, call, parallel, sequence, stagger
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.kraftwagen.scoring.market import Market
from kraftwagen.ui.tables.kraftwagen.scoring.purses import Purses
from kraftwagen.ui.tables.kraftwagen.scoring.stage import WIDE
from kraftwagen.ui.tables.kraftwagen.scoring.steps import GameTurnStep

CLOSE: Final = 1
"""Largest difference of the figures of cars that are in the running."""
_VISITS: Final = 3
"""Cars that a buyer looks at."""
_VALUES: Final = 5
"""Figures that a caption names."""
_SHRINK: Final = 0.1
_LEAST: Final = 0.6
BRIEF: Final = 0.6
"""Factor for durations when the sale of a bot's car is played."""


@dataclass(frozen=True)
class Choice:
    """The choice of a buyer: figure by space, the space taken, and the spaces looked at."""

    wish: int
    values: dict[int, int]
    taken: int
    visited: tuple[int, ...]
    close: bool
    """Whether another car was as good or nearly; the buyer then looks at those as well."""
    tied: bool
    """Whether equally good cars were told apart by their price."""

    def best_first(self) -> list[int]:
        """Return the figures that the buyer compares, the best first."""
        return sorted(self.values.values(), reverse=self.wish != terms.PRICE)


def choice(state: State, step: GameTurnStep, wish: int, sold: Sequence[int]) -> Choice:
    """Return the choice of a buyer; ``sold`` are the spaces whose cars were bought before."""
    values = {
        space: cars.quality(state, car, wish)
        for space, car in enumerate(state.cars)
        if not cars.is_closed(car) and space not in sold
    }
    best = values[step.space]
    near = [space for space in values if space != step.space and abs(values[space] - best) <= CLOSE]
    others = [space for space in near if values[space] == best] or near
    visited = sorted((step.space, *others[: _VISITS - 1]))
    return Choice(wish, values, step.space, tuple(visited), bool(others), step.tied)


def pace(number: int, full: bool) -> float:
    """Return the factor for durations in a buyer's act: each later one a tenth shorter."""
    return max(_LEAST, 1 - _SHRINK * number) * (1.0 if full else BRIEF)


class Captions:
    """The texts shown during a sale."""

    def __init__(self, tr: Translator, names: Sequence[str]) -> None:
        self._tr, self._names = tr, names

    def weighed(self, choice: Choice, benz: bool) -> str:
        """Return a buyer's preference and the best figures in words; ``benz`` if Benz sent it."""
        shown = choice.best_first()
        values = self._tr.list(list(map(str, shown[:_VALUES])))
        words = self._tr(f"kraftwagen.show.best.{terms.PREFERENCES[choice.wish]}", values=values)
        return sentences(self._tr("kraftwagen.show.benz"), words) if benz else words

    def taken(self, choice: Choice, step: GameTurnStep) -> str:
        """Return the seller of the car and the price, in words."""
        key = "kraftwagen.show.cheaper" if choice.tied else "kraftwagen.show.takes"
        return self._tr(key, name=self._names[step.seat], amount=step.gained)


class Turns:
    """Makes the animations of buyers; ``say`` sets the caption, ``hear`` plays a sound."""

    def __init__(
        self, market: Market, purses: Purses, say: Callable[[str], object],
        hear: Callable[[str], object],
    ) -> None:  # fmt: skip
        self._market, self._purses = market, purses
        self._say, self._hear = say, hear

    def arrive(self, buyer: int, words: str, full: bool = True) -> Timeline:
        """Return the animation with which a buyer's turn begins; Benz's buyer walks in."""
        market, walker = self._market, self._market.walkers[buyer]

        def come() -> None:
            market.acting = buyer
            walker.shown = True
            self._hear("kraftwagen/buyer")
            for stall in market.stalls:
                stall.lit, stall.verdict = 0.0, ""
            self._say(words)

        if not walker.benz:
            return sequence(call(come), pause("lead", 1.0 if full else 0.0))
        start = market.stage.queue_x(4) - 60
        walk = walker.go(start, market.stage.queue_x(0), hurry=1.6)
        return sequence(call(come), call(partial(setattr, walker, "x", start)), walk)

    def buys(self, step: GameTurnStep, found: Choice, words: Sequence[str], full: bool) -> Timeline:
        """Return the animation of a buyer's turn; ``words`` are captions before and after it."""
        market = self._market
        walker, stage = market.walkers[step.buyer], market.stage
        taken = market.number(found.taken)
        stops = [market.number(space) for space in found.visited] if full else [taken]
        x = stage.queue_x(0)
        parts = [self.arrive(step.buyer, words[0], full)]
        way = walker.go(x, stage.beside(stops[0]), "look", 1.0 if full else 1.5)
        lights = stagger(MOMENTS["light"].length, *self._lights(found))
        parts.append(parallel(lights, way))
        for here, there in itertools.pairwise(stops):
            walk = walker.go(stage.beside(here), stage.beside(there), "look", 1.3)
            parts += [pause("look"), walk]
        if full:
            parts.append(pause("look"))
            if found.close:
                parts += [call(partial(self._ask_price, found)), pause("hold")]
            if stops[-1] != taken:
                parts.append(walker.go(stage.beside(stops[-1]), stage.beside(taken), "look", 1.6))
        parts += [
            call(partial(self._decide, found, words[1])),
            pause("verdict"),
            self._hand_over(step, taken, full),
        ]
        if full:
            parts.append(pause("rest"))
        return sequence(*parts)

    def chosen(self, step: GameTurnStep, found: Choice, words: str) -> None:
        """Show the moment of the choice without motion, its payment already in the purse."""
        market, walker = self._market, self._market.walkers[step.buyer]
        market.acting = step.buyer
        walker.shown, walker.mood = True, "happy"
        walker.x = market.stage.beside(market.number(found.taken))
        for stall in market.stalls:
            if stall.space in found.values:
                stall.lit, stall.wish = 1.0, found.wish
                stall.value = found.values[stall.space]
        self._decide(found, words)
        self._purses.settle(step.earned)
        self._hear("coin")

    def _lights(self, found: Choice) -> list[Timeline]:
        """Return how what counts lights up at each stall, from the left."""
        made = []
        for stall in self._market.stalls:
            if stall.space not in found.values:
                continue

            def light(stall: object = stall, value: int = found.values[stall.space]) -> None:
                setattr(stall, "value", value)  # noqa: B010
                setattr(stall, "wish", found.wish)  # noqa: B010

            made.append(
                sequence(call(light), begin("light", partial(setattr, stall, "lit"), 0.0, 1.0))
            )
        return made

    def _ask_price(self, found: Choice) -> None:
        """Light the prices of equally good cars, which decide."""
        best = found.values[found.taken]
        for stall in self._market.stalls:
            stall.asked = found.tied and found.values.get(stall.space) == best

    def _decide(self, found: Choice, words: str) -> None:
        for stall in self._market.stalls:
            if stall.space in found.values:
                stall.asked = False
                stall.verdict = "best" if stall.space == found.taken else "out"
        self._say(words)

    def _hand_over(self, step: GameTurnStep, taken: int, full: bool) -> Timeline:
        """Return how the car rolls to its buyer, the money is paid and both leave."""
        market, walker = self._market, self._market.walkers[step.buyer]
        start, end = market.parked(taken), market.before(taken)
        amounts = [coin.amount for coin in step.coins]
        sources = [f"stall {taken}", *(f"buyer {step.buyer}" for _ in amounts[1:])]
        before = step.earned[step.seat] - step.gained

        def roll(place: tuple[float, float, float]) -> None:
            leaving = market.leaving or market.leave(taken)
            leaving.put(place)

        def board() -> None:
            if market.leaving is not None:
                market.leaving.rider = walker

        def sell() -> None:
            walker.mood = "happy"
            stall = market.stalls[taken]
            stall.sold, stall.buyer = step.gained, walker.wish

        out = (market.stage.outside, end[1], end[2])
        pay = sequence(
            call(sell),
            call(partial(self._hear, step.event.sound())),
            self._purses.pay(step.seat, amounts, sources, market, before, self._hear),
        )
        away = sequence(
            pause("look" if full else "light"), call(board),
            begin("drive_off", roll, end, out),
        )  # fmt: skip
        return sequence(
            begin("roll", roll, start, end), parallel(pay, away, self._step_up(step.buyer))
        )

    def _step_up(self, buyer: int) -> Timeline:
        """Return how the others in the queue take a step."""
        stage = self._market.stage
        waiting = [w for w in self._market.walkers[buyer + 1 :] if not w.benz or w.shown]
        return parallel(
            *(
                walker.go(stage.queue_x(place + 1), stage.queue_x(place))
                for place, walker in enumerate(waiting)
            )
        )

    def parade(self, sold: Sequence[tuple[int, int]]) -> Timeline:
        """Return the animation of all sold cars, given as (space, buyer), coming back."""
        market, stage = self._market, self._market.stage

        def put(number: int, share: float) -> None:
            one = market.parade[number]
            start, end = stage.before - 60 * number, stage.parade_x(number, len(sold))
            one.put((start + (end - start) * share, one.y, one.width))

        return sequence(
            call(partial(market.come_back, sold)),
            stagger(
                MOMENTS["light"].length,
                *(begin("drive_up", partial(put, number), 0.0, 1.0) for number in range(len(sold))),
            ),
        )

    def leaves(self, buyer: int, words: str) -> Timeline:
        """Return the animation of a buyer who finds no car and leaves."""
        walker, stage = self._market.walkers[buyer], self._market.stage
        x, middle = stage.queue_x(0), stage.queue_x(0) + 190
        return sequence(
            self.arrive(buyer, words),
            walker.go(x, middle, "sad", 1.5),
            call(partial(self._hear, "kraftwagen/unsold")),
            pause("hold"),
            parallel(walker.go(middle, -WIDE * 0.1, hurry=2.2), self._step_up(buyer)),
        )
