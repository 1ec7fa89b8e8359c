"""The contract of a game: one record of functions, used by match, bots, shell and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kraftwagen.engine.editing import Editing
from kraftwagen.engine.options import SetupOption
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


class Forecast(Protocol):
    """What a position is worth to every seat."""

    @property
    def chances(self) -> Sequence[float]:
        """To win; they add up to one."""

    @property
    def scores(self) -> Sequence[float]:
        """The final score expected."""


@dataclass(frozen=True)
class Insight(Generic[S]):
    """What a game knows about playing it well. Bots that search use it instead of trying."""

    plans: Callable[[S, bool], Sequence[Plan]]
    """``plans(state, quick)``: sensible ways through the actor's player turn, best first."""
    rollout_turn: Callable[[S, int, float], S]
    """``rollout_turn(state, draw, noise)``: the position after a quick good player turn."""
    policy_turn: Callable[[S, int, float], S]
    """The same with more care; raises BadData."""
    evaluate_deeply: Callable[[S], Forecast]
    """A careful estimate of a position between two player turns; raises BadData."""
    breakdown: Callable[[S, Seat], Mapping[str, float]]
    """What the quick estimate of a seat is made of, in the game's score."""
    progress: Callable[[S], float]
    """How far the game has come, in any unit; whatever brings its end nearer makes it grow."""
    scale: float
    """So much more of the score makes a seat about three times as likely to win. Bots measure
    their noise, and what is worth a sentence, in it."""
    styles: Mapping[str, Callable[[S, S, Seat], float]]
    """How much a style of play likes a change of the position, about 0 to 1."""
    explain_term: Callable[[S, S, Seat, str], Reason | None] | None = None
    """``explain_term(before, after, seat, term)``: what a player turn did for a term of
    ``breakdown``, in things of the game. The term "late" asks what it costs: ``seat`` moves
    ``count`` times before. The term "rival" asks what another seat, then ``seat``, has less of
    after the turn than after another one, which is then ``before``."""
    theme: Callable[[S, Sequence[Code], Sequence[Code]], str] | None = None
    """``theme(state, best, other)``: what a whole player turn that is clearly better than another
    is about, one of ``themes``; without it the term of ``breakdown`` that speaks for it most."""
    themes: Sequence[str] = ()
    considered: Callable[[S, Sequence[Code], Sequence[Code]], Sequence[Code]] | None = None
    """``considered(state, turn, legal)``: legal decisions without those that another one beats
    whatever the others do; ``turn`` has the decisions of this player turn before them."""
    effort: float = 1.0
    """The part of a bot's simulations that is made, above 0: a game whose turns take longer to
    think through needs fewer to be answered in the same time."""


def _unranked(state: Any) -> list[int]:
    raise NotImplementedError


def _open(code: Code) -> bool:
    return False


def _no_feats(happened: Sequence[Event], state: Any) -> Sequence[Mapping[str, int]]:
    return ()


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """Everything the rest of the program may ask of a game.

    ``seats`` is the smallest and largest number of players, ``options`` the option names with
    their defaults, ``data_digest`` the fingerprint of the component data in use.

    What has a default here may be left out: scores then decide the places.
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

    to_text: Callable[[Code], str]
    """Raises BadNotation for a code that means nothing."""
    from_text: Callable[[str], Code]
    """Raises BadNotation."""
    to_position: Callable[[S], dict[str, Json]]
    from_position: Callable[[Mapping[str, Json]], S]
    """Raises BadPosition."""

    declared_options: Sequence[SetupOption] = ()
    """What ``options`` may be, for menus and the command line."""
    score_name: str = "score"
    """The locale key of what the score is called: its ``name`` in a sentence, its ``title``, an
    ``amount`` of it with a ``number``."""
    hidden_totals: bool = False
    """Whether the rules let players keep their totals to themselves."""
    totals_option: str = ""
    """The set-up option by which a game says whether what its seats own lies open; without one the
    window has a setting for that."""
    hidden_hands: bool = False
    """Whether seats hold what others may not see while the game goes on."""
    tells_of_hand: Callable[[Code], bool] = _open
    """Whether a decision that is only thought of shows what the seat holds."""
    rankings: Callable[[S], list[int]] = _unranked
    """Each seat's place, 1 for the winners; only what no tie-break separates shares a place."""

    summarize: Callable[[Sequence[Event], S], GameSummary] = nothing
    """What statistics keep of a finished game: all its events and its last state."""
    merits: Mapping[str, int] = field(default_factory=dict)
    """The achievements of the game: name -> how many different pieces complete it."""
    feats: Callable[[Sequence[Event], S], Sequence[Mapping[str, int]]] = _no_feats
    """What each seat has done so far, in numbers a challenge may ask for: all events since the
    game began, and the position after them. The same names for every seat and at any time."""
    figures: Mapping[str, Any] = field(default_factory=dict)
    """What the words of the rulebook leave open: figures of the component data, as the values of
    a ``wording.Line``."""
    sources: Sequence[str] = ()
    """Where score comes from, by the names of ``summarize``: their order, hence their colours."""

    data_set: Path | None = None
    """The file of the component data; None for the game's own. For other processes to load."""

    editing: Editing[S] | None = None
    """What an editor of positions may change; without it there is none."""
    insight: Insight[S] | None = None
    """Knowledge for bots; without it they look one decision at a time."""

    def __post_init__(self) -> None:
        if self.rankings is _unranked:
            object.__setattr__(self, "rankings", self._by_score)

    def _by_score(self, state: S) -> list[int]:
        scores, winners = self.scores(state), self.winners(state)
        return [
            1 if seat in winners
            else 1 + max(len(winners), sum(other > score for other in scores))
            for seat, score in enumerate(scores)
        ]  # fmt: skip
