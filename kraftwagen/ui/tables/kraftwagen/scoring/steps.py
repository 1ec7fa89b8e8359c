"""The steps of a game turn's scoring: text, payment and the money after each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import named, say
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.rules import buyers, cars, race
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import plus, sentences


@dataclass(frozen=True)
class Coin:
    """One payment and a word for its reason."""

    amount: int
    word: str


@dataclass(frozen=True)
class GameTurnStep:
    """One step: its text, highlight and payments, and everybody's money after it."""

    event: Event
    words: str
    area: str
    """The part that is highlighted: "race", "laps", "buyers", "market", or "" for the end."""
    place: int = -1
    """The row of the race, or the seat of the laps."""
    buyer: int = -1
    space: int = -1
    seat: int = -1
    """The seat that is paid."""
    coins: tuple[Coin, ...] = ()
    """The payments to ``seat`` in this step."""
    earned: tuple[int, ...] = ()
    """Income of each seat since the scoring began."""
    totals: tuple[int, ...] = ()
    """All the money of each seat."""
    tied: bool = False
    """Whether equally good cars were told apart by their price."""
    unsold: tuple[int, ...] = ()
    """Spaces of the cars that nobody bought, when the market is cleared."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat that is paid, if any."""
        return (self.seat,) if self.seat >= 0 else ()

    @property
    def gained(self) -> int:
        """The sum of this step's payments."""
        return sum(coin.amount for coin in self.coins)

    def spoken(
        self, tr: Translator, words: str, names: Sequence[str], hidden: Collection[int]
    ) -> str:
        """Return words for reading aloud, with the new total of who is paid unless it is hidden."""
        if self.seat < 0 or self.seat in hidden:
            return words
        values = {"name": names[self.seat], "amount": self.totals[self.seat]}
        return sentences(words, tr("kraftwagen.scoring.now", **values))


@dataclass(frozen=True)
class Runner:
    """A classified car of the race; ``place`` is 0 in the pit lane."""

    place: int
    seat: int
    space: int
    laps: int


@dataclass
class GameTurnSteps:
    """The steps of a scoring, built from the position before it and its events."""

    turn: int
    runners: list[Runner]
    wishes: list[int]
    """Preferences of the buyers in order; Benz's is last."""
    gifts: list[int]
    """Daimler's bonus on each buyer, or 0."""
    offers: list[int]
    """Market spaces with a car."""
    ended: events.GameTurnEnded | None
    """How the game turn ended; None if a decision came between its end and the scoring."""
    steps: list[GameTurnStep] = field(default_factory=list)

    def bought(self, step: int) -> dict[int, int]:
        """Return the buyer of each sold car after a step, by market space."""
        return {s.space: s.buyer for s in self.steps[: step + 1] if s.space >= 0}

    def left(self, step: int) -> set[int]:
        """Return the buyers who found no car up to a step."""
        return {s.buyer for s in self.steps[: step + 1] if s.buyer >= 0 and s.space < 0}

    def price(self, space: int) -> int:
        """Return the total paid for the car of a market space; 0 if nobody buys it."""
        return sum(step.gained for step in self.steps if step.space == space)

    def paid(self, area: str, place: int, step: int) -> int:
        """Return the pay of a row of the race or of the laps up to a step."""
        rows = (s for s in self.steps[: step + 1] if s.area == area and s.place == place)
        return sum(row.gained for row in rows)


_AREAS: Final[dict[type[Event], str]] = {
    events.GameTurnEnded: "",
    events.PlaceScored: "race",
    events.LapsPaid: "laps",
    events.BuyerBought: "buyers",
    events.BuyerLeft: "buyers",
    events.MarketCleared: "market",
}
"""The kinds of events that are steps, and the part of the picture that each highlights."""


def span(happened: Sequence[Event]) -> tuple[int, int] | None:
    """Return start and end of the events from the game turn's end to the cleared market."""
    kinds = [type(event) for event in happened]
    if events.MarketCleared not in kinds:
        return None
    begins = (at for at, kind in enumerate(kinds) if kind in _AREAS or kind is events.RaceCleared)
    return next(begins), kinds.index(events.MarketCleared) + 1


def scoring_steps(
    tr: Translator, state: State, happened: Sequence[Event], names: Sequence[str]
) -> GameTurnSteps:
    """Return the steps of a scoring."""
    data = state.data
    standing = race.standing(state)
    runners = [Runner(i + 1, seat, space, laps) for i, (laps, space, seat) in enumerate(standing)]
    runners += [
        Runner(0, seat, 0, player.laps)
        for seat, player in enumerate(state.players)
        if not player.space
    ]
    wishes = [buyers.preference(active) for active in state.active_buyers]
    marks = [buyers.marker(active) for active in state.active_buyers]
    gifts = [data.marker_values[mark] if mark else 0 for mark in marks]
    for event in happened:
        if not isinstance(event, events.BuyerBought | events.BuyerLeft):
            continue
        if event.buyer >= len(wishes):
            wishes.append(event.preference)
            gifts.append(0)
    offers = [space for space, car in enumerate(state.cars) if not cars.is_closed(car)]
    ended = next((one for one in happened if isinstance(one, events.GameTurnEnded)), None)
    made = GameTurnSteps(data.turn_number(state.turn), runners, wishes, gifts, offers, ended)
    before = [player.money() for player in state.players]
    earned = [0] * len(before)
    for event, payments in _groups(happened):
        for payment in payments:
            earned[payment.seat] += payment.amount
        totals = tuple(map(sum, zip(before, earned, strict=True)))
        made.steps.append(_step(tr, event, payments, state, names, (tuple(earned), totals)))
    return made


def _groups(happened: Sequence[Event]) -> list[tuple[Event, list[events.MoneyGained]]]:
    """Return each event that is a step, with the payments that belong to it."""
    found: list[tuple[Event, list[events.MoneyGained]]] = []
    for event in happened:
        if type(event) in _AREAS:
            found.append((event, []))
        elif isinstance(event, events.MoneyGained) and found:
            found[-1][1].append(event)
    return found


def _step(
    tr: Translator,
    event: Event,
    payments: Sequence[events.MoneyGained],
    state: State,
    names: Sequence[str],
    money: tuple[tuple[int, ...], tuple[int, ...]],
) -> GameTurnStep:
    lines = [say(line, tr, names) for line in text.event_lines(event, state.data)]
    coins = tuple(Coin(one.amount, _word(tr, one, state)) for one in payments)
    if len(coins) > 1:
        # One sum is clearer than a sentence for each extra.
        lines[1:] = [paid_words(tr, coins)]
    seat = payments[0].seat if payments else -1
    step = GameTurnStep(
        event, sentences(*lines), _AREAS[type(event)], -1, -1, -1, seat, coins, *money
    )
    match event:
        case events.PlaceScored(place=place) | events.LapsPaid(seat=place):
            return replace(step, place=place)
        case events.BuyerBought(buyer=buyer, space=space, tied=tied):
            return replace(step, buyer=buyer, space=space, tied=bool(tied))
        case events.BuyerLeft(buyer=buyer):
            return replace(step, buyer=buyer)
        case events.MarketCleared(unsold=unsold):
            return replace(step, unsold=unsold)
    return step


def paid_words(tr: Translator, coins: Sequence[Coin]) -> str:
    """Return the parts of a payment and their sum in words, if there are several."""
    if len(coins) < 2:
        return ""
    first, *more = coins
    extras = (tr.term("kraftwagen.scoring.extra", amount=c.amount, word=c.word) for c in more)
    parts, amount = plus(str(first.amount), *extras), sum(coin.amount for coin in coins)
    return tr("kraftwagen.scoring.sum", parts=parts, amount=amount)


def _word(tr: Translator, payment: events.MoneyGained, state: State) -> str:
    """Return what a payment is for."""
    source = terms.SOURCES[payment.source]
    if payment.source == terms.FROM_PRICE_BUYERS:
        opel = state.players[payment.seat].engineers >> terms.OPEL & 1
        source = "opel" if opel else source
    return tr.term(f"kraftwagen.scoring.paid_for.{source}")


def preference_name(tr: Translator, wish: int) -> str:
    """Return a preference in words."""
    return named(text.preference(wish), tr)


def buyer_image(wish: int) -> str:
    """Return the picture name of a buyer."""
    return f"buyer_{terms.PREFERENCES[wish]}"
