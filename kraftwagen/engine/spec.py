"""The contract of a game: one record of functions, used by match, bots, shell and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.summary import GameSummary, nothing
from kraftwagen.engine.types import Code, Event, Json, Observation, Option, Seat

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Apply(Protocol[S_contra]):
    """Carries out a legal decision on a state, in place; appends what happened to ``out``."""

    def __call__(self, state: S_contra, code: Code, out: list[Event] | None = None) -> None: ...


class Plan(Protocol):
    """One way through the rest of a player turn."""

    @property
    def codes(self) -> tuple[Code, ...]:
        """The decisions."""

    @property
    def state(self) -> Any:
        """The position after the turn, with imagined draws."""

    @property
    def worth(self) -> Sequence[float]:
        """The quick estimate of every seat's final score there."""

    @property
    def margin(self) -> float:
        """How far the planning seat is ahead by that estimate of what it has to beat."""


class Verdict(Protocol):
    """What a position is worth to every seat."""

    @property
    def chances(self) -> Sequence[float]:
        """To win; they add up to one."""

    @property
    def money(self) -> Sequence[float]:
        """The final score expected."""


@dataclass(frozen=True)
class Insight(Generic[S]):
    """What a game knows about playing it well. Bots that search use it instead of trying."""

    plans: Callable[[S, bool], Sequence[Plan]]
    """``plans(state, quick)``: sensible ways through the actor's player turn, best first."""
    quick_turn: Callable[[S, int, float], S]
    """``quick_turn(state, draw, noise)``: the position after a quick good player turn."""
    good_turn: Callable[[S, int, float], S]
    """The same with more care; raises BadData."""
    judge: Callable[[S], Verdict]
    """A careful estimate of a position between two player turns; raises BadData."""
    facets: Callable[[S, Seat], Mapping[str, float]]
    """What the quick estimate of a seat is made of, in the game's score."""
    course: Callable[[S], float]
    """How far the game has come, in any unit; whatever brings its end nearer makes it grow."""
    styles: Mapping[str, Callable[[S, S, Seat], float]]
    """How much a taste likes a change of the position, about 0 to 1."""
    grounds: Callable[[S, S, Seat, str], Reason | None] | None = None
    """``grounds(before, after, seat, facet)``: what a player turn did for a facet, in things of
    the game. The facet "late" asks what it costs: ``seat`` moves ``count`` times before."""


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """Everything the rest of the program may ask of a game.

    ``seats`` is the smallest and largest number of players, ``options`` the option names with
    their defaults, ``data_digest`` the fingerprint of the component data in use.
    """

    id: str
    title: str
    rules_version: int
    seats: tuple[int, int]
    options: Mapping[str, Json]
    data_digest: str

    new: Callable[[int, int, Mapping[str, Json]], S]
    """``new(seats, seed, options)``; raises BadOption."""
    clone: Callable[[S], S]
    digest: Callable[[S], str]
    """A stable fingerprint of the whole state, equal on every machine."""
    check: Callable[[S], None]
    """Raises AssertionError when an invariant is broken."""

    actor: Callable[[S], Seat]
    legal: Callable[[S], list[Code]]
    """Sorted and unique; empty only when the game is over."""
    apply: Apply[S]
    """Does not check legality: callers ask ``legal`` or ``why_not`` first."""
    reveals: Callable[[S], int]
    """How often hidden information has come to light; undo stops where it grows."""
    is_over: Callable[[S], bool]
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[Seat]]

    explain: Callable[[S, Seat], list[Option]]
    why_not: Callable[[S, Code], Reason | None]
    """None when the code is legal."""

    observe: Callable[[S, Seat], Observation]
    redact: Callable[[Event, Seat], Event]
    determinize: Callable[[Observation, int], S]
    evaluate: Callable[[S], Sequence[float]]
    """A quick estimate of each seat's final score."""

    encode: Callable[[Any], Code]
    decode: Callable[[Code], Any]
    """Raises BadNotation for a code that means nothing."""
    to_text: Callable[[Code], str]
    from_text: Callable[[str], Code]
    """Raises BadNotation."""
    to_position: Callable[[S], dict[str, Json]]
    from_position: Callable[[Mapping[str, Json]], S]
    """Raises BadPosition."""

    summarize: Callable[[Sequence[Event], S], GameSummary] = nothing
    """What statistics keep of a finished game: all its events and its last state."""
    merits: Mapping[str, int] = field(default_factory=dict)
    """The achievements of the game: name -> how many different pieces complete it."""
    sources: Sequence[str] = ()
    """Where score comes from, by the names of ``summarize``: their order, hence their colours."""

    data_set: Path | None = None
    """The file of the component data; None for the game's own. For other processes to load."""

    insight: Insight[S] | None = None
    """Knowledge for bots; without it they look one decision at a time."""
