"""The contract of a game: one record of functions, used by match, bots, shell and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kraftwagen.engine.editing import Editing
from kraftwagen.engine.options import SetupOption
from kraftwagen.engine.plan import Plan
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.summary import GameSummary, nothing
from kraftwagen.engine.types import Code, Event, Json, Observation, Option, Seat

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Apply(Protocol[S_contra]):
    """Applies a legal decision to a state in place; appends its events to ``out``."""

    def __call__(self, state: S_contra, code: Code, out: list[Event] | None = None) -> None: ...


class Forecast(Protocol):
    """A careful estimate of a position for every seat."""

    @property
    def chances(self) -> Sequence[float]:
        """Each seat's chance to win, from 0 to 1; the chances add up to one."""

    @property
    def scores(self) -> Sequence[float]:
        """Each seat's expected final score."""


@dataclass(frozen=True)
class Insight(Generic[S]):
    """A game's knowledge about playing it well, for bots."""

    plans: Callable[[S, bool], Sequence[Plan]]
    """``plans(state, quick)``: ways through the actor's player turn, fewer if quick, best first."""
    rollout_turn: Callable[[S, int, float], S]
    """``rollout_turn(state, draw, noise)``: the position after a good player turn, found quickly.

    ``draw`` is a generator state, ``noise`` the largest misjudgement of a turn, in score.
    """
    policy_turn: Callable[[S, int, float], S]
    """Like ``rollout_turn``, with a more careful choice; raises BadData for damaged weights."""
    evaluate_deeply: Callable[[S], Forecast]
    """A careful estimate of a position between player turns; raises BadData for damaged weights."""
    breakdown: Callable[[S, Seat], Mapping[str, float]]
    """A seat's quick estimate by term; the terms, in the game's score, add up to it."""
    progress: Callable[[S], float]
    """Progress of the game: a number in any unit that grows towards the end."""
    scale: float
    """The lead in score that makes a seat about three times as likely to win.

    It is the unit of the bots' noise and of the smallest difference they mention.
    """
    styles: Mapping[str, Callable[[S, S, Seat], float]]
    """``styles[name](before, after, seat)``: a style's liking for a turn, from about 0 to 1."""
    biases: Mapping[str, Callable[[S, Seat], Mapping[str, float]]] = field(default_factory=dict)
    """``biases[level](state, seat)``: by how much a level of bots overrates terms of ``breakdown``.

    A level errs in a way of its own, which a player may notice and use.
    """
    explain_term: Callable[[S, S, Seat, str], Reason | None] | None = None
    """``explain_term(before, after, seat, term)``: why a player turn changed a term of an estimate.

    The reason is in the game's own concepts. Besides the terms of ``breakdown`` there are two more.
    "late" counts the turns of another seat before ``seat`` moves again (``seat`` and ``count`` of
    the reason). "rival" is what the opponent ``seat`` has less of in ``after`` than in ``before``,
    the position after an alternative turn.
    """
    theme: Callable[[S, Sequence[Code], Sequence[Code]], str] | None = None
    """``theme(state, best, other)``: which of ``themes`` makes a player turn clearly better than
    another; without it, the term of ``breakdown`` with the largest difference is the theme."""
    themes: Sequence[str] = ()
    considered: Callable[[S, Sequence[Code], Sequence[Code]], Sequence[Code]] | None = None
    """``considered(state, turn, legal)``: the legal decisions without those that are worse than
    another whatever the opponents do; ``turn`` has the earlier decisions of this player turn."""
    beats: Mapping[str, int] = field(default_factory=dict)
    """Measured: how many of 100 games a level of bots wins against three of the level below it."""
    effort: float = 1.0
    """A factor above 0 for a bot's number of simulations: fewer in a game with slower turns, so
    that bots answer in the same time."""
    noise_share: Callable[[S], float] | None = None
    """The share of a learned level's noise that is left in a position, 0 to 1; without it, all.

    It is less in a short game, where one error weighs more.
    """


def _unranked(state: Any) -> list[int]:
    raise NotImplementedError


def _open(code: Code) -> bool:
    return False


def _no_feats(happened: Sequence[Event], state: Any) -> Sequence[Mapping[str, int]]:
    return ()


def _nothing_sold(happened: Sequence[Event], state: Any) -> Sequence[Mapping[str, int | str]]:
    return ()


def _no_goals(before: Any, after: Any, happened: Sequence[Event], seat: Seat) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """Everything the rest of the program may ask of a game.

    ``seats`` is the smallest and largest number of players, ``options`` the option names with
    their defaults, ``data_digest`` the fingerprint of the component data in use.

    Fields with a default may be left out; without ``rankings`` the scores decide the places.
    """

    id: str
    title: str
    rules_version: int
    seats: tuple[int, int]
    options: Mapping[str, Json]
    data_digest: str

    new: Callable[[int, int, Mapping[str, Json]], S]
    """``new(seats, seed, options)``: the first state of a game; raises BadOption."""
    clone: Callable[[S], S]
    digest: Callable[[S], str]
    """A stable fingerprint of the whole state, equal on every machine."""
    check: Callable[[S], None]
    """Raise AssertionError when an invariant is broken."""

    actor: Callable[[S], Seat]
    legal: Callable[[S], list[Code]]
    """All legal decisions, sorted and unique; empty only when the game is over."""
    apply: Apply[S]
    """Apply a decision in place, unchecked: callers ask ``legal`` or ``why_not`` first."""
    reveals: Callable[[S], int]
    """Number of times that hidden information was revealed; undo stops where it grew."""
    is_over: Callable[[S], bool]
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[Seat]]

    explain: Callable[[S, Seat], list[Option]]
    why_not: Callable[[S, Code], Reason | None]
    """The reason why a decision is refused; None when it is legal."""

    observe: Callable[[S, Seat], Observation]
    determinize: Callable[[Observation, int], S]
    evaluate: Callable[[S], Sequence[float]]
    """A quick estimate of each seat's final score."""

    to_text: Callable[[Code], str]
    """Write a decision in notation; raises BadNotation for a code that means nothing."""
    from_text: Callable[[str], Code]
    """Read the notation of a decision; raises BadNotation."""
    to_position: Callable[[S], dict[str, Json]]
    from_position: Callable[[Mapping[str, Json]], S]
    """Read a position; raises BadPosition."""

    declared_options: Sequence[SetupOption] = ()
    """The kinds and limits of ``options``, for menus and the command line."""
    score_name: str = "score"
    """The locale key of the words for the score: ``name`` for use in a sentence, ``title`` and
    ``amount``, which takes a ``number``."""
    hidden_totals: bool = False
    """Whether the rules let players keep their total scores secret."""
    totals_option: str = ""
    """The set-up option that says whether all may see the totals; if empty, a setting of the
    window says so."""
    hidden_hands: bool = False
    """Whether seats hold things that others may not see during the game."""
    reveals_hand: Callable[[Code], bool] = _open
    """Whether naming a decision, even one not taken, shows what the seat holds."""
    rankings: Callable[[S], list[int]] = _unranked
    """Each seat's place, 1 for the winners; seats that no tie-break separates share a place."""

    summarize: Callable[[Sequence[Event], S], GameSummary] = nothing
    """The summary of a finished game for statistics, from all its events and its last state."""
    merits: Mapping[str, int] = field(default_factory=dict)
    """The number of different pieces that complete each achievement, by its name."""
    feats: Callable[[Sequence[Event], S], Sequence[Mapping[str, int]]] = _no_feats
    """Facts about each seat that a challenge may ask for, from all events so far and the position
    after them. The names of the facts are the same for every seat and at any time."""
    sold: Callable[[Sequence[Event], S], Sequence[Mapping[str, int | str]]] = _nothing_sold
    """Facts of each thing that seats have sold, in order, its ``seat`` among them, from all events
    so far and the position after them. An album tells by them which model a thing is."""
    goals: Callable[[S, S, Sequence[Event], Seat], Mapping[str, int]] = _no_goals
    """``goals(before, after, happened, seat)``: how much of each goal that a puzzle may set the
    seat reached in a player turn with these events, by name, the most telling goal first."""
    figures: Mapping[str, Any] = field(default_factory=dict)
    """Figures of the component data that the rulebook's texts use, as values of a
    ``wording.Line``."""
    sources: Sequence[str] = ()
    """The sources of score, named as in ``summarize``; the order decides their colours."""

    data_set: Path | None = None
    """The file of the component data, for other processes to load; None for the game's own."""

    earlier: Mapping[str, Callable[[], GameSpec[S]]] = field(default_factory=dict)
    """Loads this game with an earlier data set, by its fingerprint. A rule that has changed asks
    its data set, so an earlier version of the rules is an earlier data set."""
    editing: Editing[S] | None = None
    """The edits that an editor of positions may make; None if the game offers no editor."""
    insight: Insight[S] | None = None
    """Knowledge for bots; None makes them judge single decisions instead of whole turns."""

    def __post_init__(self) -> None:
        if self.rankings is _unranked:
            object.__setattr__(self, "rankings", self._by_score)

    def played_with(self, data_digest: str) -> GameSpec[S] | None:
        """Return this game with the data set of that fingerprint; None for an unknown one."""
        if data_digest == self.data_digest:
            return self
        earlier = self.earlier.get(data_digest)
        return None if earlier is None else earlier()

    def _by_score(self, state: S) -> list[int]:
        scores, winners = self.scores(state), self.winners(state)
        return [
            1 if seat in winners
            else 1 + max(len(winners), sum(other > score for other in scores))
            for seat, score in enumerate(scores)
        ]  # fmt: skip
