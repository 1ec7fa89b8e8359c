"""A game turn's scoring as steps: what each step says and what is true after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation import text
from kraftwagen.games.kraftwagen.rules import buyers, cars, race
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator


@dataclass(frozen=True)
class Step:
    """One stop: its sentences, what it lights up, and who has earned what up to now."""

    words: str
    area: str
    """"race", "laps", "buyers", "market" or "" """
    place: int = -1
    """The row of the race, or the seat of the laps."""
    buyer: int = -1
    space: int = -1
    earned: tuple[int, ...] = ()
    """Per seat, since the scoring began."""
    gained: int = 0
    """What this step pays, to ``seat``."""
    seat: int = -1


@dataclass(frozen=True)
class Runner:
    """A car of the race as it is classified; ``place`` 0 for the pit lane."""

    place: int
    seat: int
    space: int
    laps: int


@dataclass
class Course:
    """All that a scoring scene shows; built from the position before it and its events."""

    turn: int
    runners: list[Runner]
    wishes: list[int]
    """Preferences of the buyers in order, Benz's last."""
    gifts: list[int]
    """Daimler's bonus on each buyer, 0 for none."""
    offers: list[int]
    """Market spaces with a car."""
    steps: list[Step] = field(default_factory=list)
    sold: dict[int, int] = field(default_factory=dict)
    """Buyer of each market space that was sold."""

    def bought(self, step: int) -> dict[int, int]:
        """Market space -> buyer after a step."""
        return {s.space: s.buyer for s in self.steps[: step + 1] if s.space >= 0}

    def left(self, step: int) -> set[int]:
        """Buyers that found no car up to a step."""
        return {s.buyer for s in self.steps[: step + 1] if s.buyer >= 0 and s.space < 0}

    def reached(self, area: str, place: int, step: int) -> bool:
        """Whether a row has been explained; rows that are paid nothing always have."""
        rows = [i for i, s in enumerate(self.steps) if s.area == area and s.place == place]
        return not rows or rows[0] <= step


def course(tr: Translator, state: State, happened: Sequence[Event], names: Sequence[str]) -> Course:
    """The steps of a scoring."""
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
    made = Course(state.turn, runners, wishes, gifts, offers)
    earned = [0] * len(state.players)
    for event in happened:
        step = _step(tr, event, state, names, earned)
        if step is not None:
            made.steps.append(step)
    return made


def _step(
    tr: Translator, event: Event, state: State, names: Sequence[str], earned: list[int]
) -> Step | None:
    if isinstance(event, events.MoneyGained | events.AwardTaken):
        return None
    lines = text.event_lines(event, state.data)
    words = " ".join(text.say(line, tr, names) for line in lines)
    gained, seat = 0, getattr(event, "seat", -1)
    values: dict[str, int] = {}
    area = ""
    match event:
        case events.PlaceScored(place=place, money=gained):
            area, values = "race", {"place": place}
        case events.LapsPaid(money=gained):
            area, values = "laps", {"place": seat}
        case events.BuyerBought(buyer=buyer, space=space, price=price, bonus=bonus, gift=gift):
            gained = price + bonus + gift
            area, values = "buyers", {"buyer": buyer, "space": space}
        case events.BuyerLeft(buyer=buyer):
            area, values = "buyers", {"buyer": buyer}
        case events.MarketCleared():
            area = "market"
        case events.GameTurnEnded():
            pass
        case _:
            return None
    if seat >= 0:
        earned[seat] += gained
    return Step(words, area, earned=tuple(earned), gained=gained, seat=seat, **values)


def preference_name(tr: Translator, wish: int) -> str:
    """What a buyer cares about, in words."""
    return text.say(text.preference(wish), tr)


def buyer_image(wish: int) -> str:
    """The picture of a buyer."""
    return f"buyer_{terms.PREFERENCES[wish]}"
