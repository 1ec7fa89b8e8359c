"""Declares kinds of events and the facts they count; counts facts over a game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias, TypeVar, cast, dataclass_transform

from kraftwagen.engine import types
from kraftwagen.engine.types import Seat

_NOTHING: Final[Mapping[str, str]] = {}
_OTHERS: Final = 2
"""The highest rank of what others achieve."""
Mark: TypeAlias = tuple[Any, ...]
"""Key of a place on the table: its name and numbers."""


class Event(types.Event):
    """An event whose class declares its rule, sound, place and counts; see ``event``."""

    __slots__ = ()

    RULE: ClassVar[str] = ""
    SOUND: ClassVar[str] = ""
    COUNT: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Facts to count for the event's seat, each with the field of the amount ("" for 1)."""
    MOST: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Facts whose maximum is kept for the seat, each with the field of the amount."""
    MARK: ClassVar[tuple[str, ...]] = ()
    """Name of the place that the event changes, then the fields with its numbers."""
    MEANS: ClassVar[int] = 0
    """The meaning of the event to its seat: good above 0, bad below, neutral 0.

    What is a feat at times means something only then.
    """
    FEAT: ClassVar[str] = ""
    """Name of the feat that the event is; "" for none."""
    RANK: ClassVar[int] = 0
    """Rank of the celebration at the event's seat, at every seat if it has none; see ``rank``."""

    def rule(self) -> str:
        return self.RULE

    def sound(self) -> str:
        return self.SOUND

    def mark(self) -> Mark | None:
        if not self.MARK:
            return None
        return (self.MARK[0], *(int(getattr(self, field)) for field in self.MARK[1:]))

    def meaning(self, seat: Seat) -> int:
        if not self.MEANS or self.seat != seat:  # type: ignore[attr-defined]
            return 0
        return self.MEANS if self.feat() or not self.FEAT else 0

    def feat(self) -> str:
        return self.FEAT

    def rank(self, seat: Seat) -> int:
        if not self.feat():
            return 0
        return self.RANK if getattr(self, "seat", seat) == seat else min(self.RANK, _OTHERS)

    def tell(self, tally: Tally) -> None:
        """Add to a tally what ``COUNT`` and ``MOST`` cannot express."""


K = TypeVar("K", bound=type[Event])


@dataclass_transform(frozen_default=True)
def event(
    rule: str,
    sound: str = "",
    count: str = "",
    most: str = "",
    mark: str = "",
    ends_turn: bool = False,
    means: int = 0,
    feat: str = "",
    rank: int = 0,
) -> Callable[[K], K]:
    """Return a class decorator that declares a kind of event with these facts.

    ``count`` is "cars" to add 1 to this fact, "spaces=driven" to add the value of a field, or
    several of these separated by spaces; ``most`` is likewise for maxima. ``mark`` is the name of a
    place and the fields with its numbers. ``means`` is above 0 if the event is good for its seat,
    below if bad; what is a feat at times means something only then. ``feat`` and ``rank`` say what
    is celebrated and how, see ``engine.types.Event``.
    """

    def declare(kind: K) -> K:
        made: Any = dataclass(frozen=True, slots=True)(kind)
        made.RULE, made.SOUND, made.MARK = rule, sound, tuple(mark.split())
        made.COUNT, made.MOST = _facts(count), _facts(most)
        made.ends_turn, made.MEANS = ends_turn, means
        made.FEAT, made.RANK = feat, rank
        return cast(K, made)

    return declare


def _facts(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((fact, field) for fact, _, field in (one.partition("=") for one in text.split()))


def kinds(names: Iterable[Any]) -> tuple[type[Event], ...]:
    """Return the classes of events among the values of a module."""
    return tuple(
        one
        for one in names
        if isinstance(one, type) and issubclass(one, Event) and one is not Event
    )


class Counts:
    """The facts counted for one seat."""

    def __init__(self, stages: int, best: Mapping[str, str]) -> None:
        self.found: Counter[str] = Counter()
        """Counts, sums and maxima by name."""
        self.sources: dict[str, list[int]] = {}
        """Score by source, one amount per stage."""
        self.pieces: defaultdict[str, set[Any]] = defaultdict(set)
        """Sets of different things that the seat collected, by name."""
        self._stages = stages
        self._best = best
        self._stage: Counter[str] = Counter()

    def count(self, fact: str, amount: int = 1) -> None:
        """Add an amount to a fact, and update the fact that keeps its best stage."""
        self.found[fact] += amount
        if fact in self._best:
            self._stage[fact] += amount
            self.most(self._best[fact], self._stage[fact])

    def most(self, fact: str, amount: int) -> None:
        """Raise a fact to ``amount`` if it is smaller."""
        self.found[fact] = max(self.found[fact], amount)

    def gain(self, source: str, amount: int, stage: int) -> None:
        """Add to the score from a source in a stage, which counts from 1."""
        self.sources.setdefault(source, [0] * self._stages)[stage - 1] += amount
        self.count(f"from_{source}", amount)

    def next_stage(self) -> None:
        """Reset the counts of the current stage."""
        self._stage.clear()


class Tally:
    """The facts counted for all seats of a game, from its first event on.

    ``best`` maps facts to the fact that keeps their best stage; ``data`` is the data set.
    """

    def __init__(
        self, seats: int, stages: int, best: Mapping[str, str] = _NOTHING, data: Any = None
    ) -> None:
        self.seats = [Counts(stages, best) for _ in range(seats)]
        self.data, self._stages = data, stages
        self.stage = 1
        self.lying: dict[int, Any] = {}
        """Pieces that now lie open in this stage, by place; events add and change them."""
        self.things: list[Any] = []
        """All pieces that have lain open in the game."""
        self.waiting: dict[Any, dict[str, int | str]] = {}
        """What seats have made to be sold, by place; it may stay for several stages."""
        self.sold: list[dict[str, int | str]] = []
        """Everything sold in the game: its facts, the ``seat`` among them."""
        self.done: set[Seat] = set()
        """Seats that have finished this stage."""
        self._mover = types.NOBODY
        self._row = 0

    def read(self, happened: Iterable[types.Event]) -> list[Counts]:
        """Count more events of the game; returns the counts of each seat."""
        for event in happened:
            if isinstance(event, Event):
                for fact, field in event.COUNT:
                    amount = int(getattr(event, field)) if field else 1
                    self.seats[event.seat].count(fact, amount)  # type: ignore[attr-defined]
                for fact, field in event.MOST:
                    self.seats[event.seat].most(fact, getattr(event, field))  # type: ignore[attr-defined]
                event.tell(self)
        return self.seats

    @property
    def last(self) -> int:
        """Whether this is the last stage of the game, 0 or 1."""
        return int(self.stage == self._stages)

    def next_stage(self, number: int) -> None:
        """Begin a stage of the game; ``number`` counts from 1, as people count."""
        self.stage = number
        self.lying.clear()
        self.done.clear()
        self._mover, self._row = types.NOBODY, 0
        for seat in self.seats:
            seat.next_stage()

    def sell(self, place: Any, **facts: int) -> None:
        """Note that what lies or waits at a place is sold; nothing for what no event put there."""
        thing = self.lying.get(place) or self.waiting.pop(place, None)
        if thing is not None:
            thing.update(facts)
            self.sold.append(thing)

    def moves(self, seat: Seat) -> int:
        """Note the start of a seat's turn; returns the number of turns it now has had in a row."""
        self._row = self._row + 1 if seat == self._mover else 1
        self._mover = seat
        return self._row
