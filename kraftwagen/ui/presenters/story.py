"""The story at the end of a game: figures, best moment and five events; comfort for a loser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from kraftwagen.engine.types import Event, Seat
from kraftwagen.match.game_result import SeatResult, record_id
from kraftwagen.match.match import Match
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.hooks import Feat, GameHooks

NEAR: Final = 0.05
"""Largest share of the winner's score by which a loss counts as near."""
_RARE: Final = 3
"""Rank of the feats that are rare: a banner tells them."""
_FIGURES: Final = 3
_EVENTS: Final = 5


class Figure(NamedTuple):
    """A number about a seat, with the text that says what it counts."""

    number: int
    words: str


class Moment(NamedTuple):
    """A memorable event of the game.

    ``number`` is that of its decision, from 1; ``when`` names that stage of the game in words.
    """

    number: int
    when: str
    words: str
    picture: str = ""
    seat: Seat = -1


@dataclass(frozen=True)
class Story:
    """The story of a finished match for ``seat``; ``comfort`` is empty unless the seat lost."""

    seat: Seat
    figures: Sequence[Figure]
    best: Moment | None
    events: Sequence[Moment]
    comfort: str
    record: bool
    """Whether the person has earlier games and never had a score this high."""


def told(
    match: Match,
    hooks: GameHooks,
    words: GameWords,
    statistics: Statistics | None,
    seat: Seat,
) -> Story:
    """Return the story of a seat's match; with ``statistics`` earlier games are compared."""
    spec = match.spec
    earlier = _earlier(match, seat, statistics) if statistics is not None else []
    lost = spec.rankings(match.state)[seat] > 1
    comfort = _comfort(match, seat, words, earlier) if lost else ""
    record = bool(earlier) and spec.scores(match.state)[seat] > max(one.score for one in earlier)
    return Story(
        seat, _figures(match, seat, hooks, words), _best(match, seat, hooks, words),
        _events(match, hooks), comfort, record,
    )  # fmt: skip


def heroes(match: Match) -> list[Seat]:
    """Return the seats that have a story: those of people, the best first, or else the winner's."""
    places = match.spec.rankings(match.state)
    by_place = sorted(range(len(places)), key=lambda seat: places[seat])
    return [seat for seat in by_place if match.seats[seat].is_person] or by_place[:1]


def _happened(match: Match) -> list[Event]:
    return [event for step in match.steps for event in step.events]


def _figures(match: Match, seat: Seat, hooks: GameHooks, words: GameWords) -> list[Figure]:
    """Return the facts in which a seat stands out most among the others."""
    facts = match.spec.feats(_happened(match), match.state)
    if not facts:
        return []
    own, others = facts[seat], [one for at, one in enumerate(facts) if at != seat]

    def stands_out(name: str) -> float:
        mean = sum(one[name] for one in others) / max(1, len(others))
        return (own[name] - mean) / (1 + mean)

    known = [name for name in hooks.figures if own.get(name, 0) > 0]
    best = sorted(known, key=stands_out, reverse=True)[:_FIGURES]
    return [
        Figure(own[name], words(f"figures.{name}", count=own[name]))
        for name in hooks.figures
        if name in best
    ]


# -- moments


def _best(match: Match, seat: Seat, hooks: GameHooks, words: GameWords) -> Moment | None:
    """Return the cause that brought a seat score in the decision that helped its lead most.

    What a rare feat brought counts twice. Of equal ones a feat is the best, then what brought more,
    then the earliest.
    """
    names = [info.name for info in match.seats]
    best: Moment | None = None
    most = (float("-inf"), False, 0)
    for number, step in enumerate(match.steps, start=1):
        cause, said, sum_ = None, "", 0
        after = match.steps[number].before if number < len(match.steps) else match.state
        swing = _lead(match, after, seat) - _lead(match, step.before, seat)
        for event in step.events:
            lines = hooks.log(event, match.state, names)
            if lines:
                cause, said, sum_ = event, lines[0].text, 0
            sum_ += event.gain(seat)
            if sum_ <= 0 or cause is None:
                continue
            feat = hooks.feat(cause, match.state)
            own = feat is not None and feat.seat == seat
            rare = own and cause.rank(seat) == _RARE
            if (worth := (swing + sum_ * rare, own, sum_)) > most:
                shown = feat.picture if feat is not None and own else ""
                amount = words.amount(sum_)
                told = words("end.best", amount=amount, words=said)
                if _says(said, amount, sum_):
                    told = said
                best = Moment(number, hooks.title(step.before), told, shown, seat)
                most = worth
    return best


def _says(said: str, amount: str, number: int) -> bool:
    """Return whether a sentence has the amount in it, or its number at the end."""
    known = rf"(?<!\d)(?:{re.escape(amount)}(?!\w)|{number}\W*$)"
    return re.search(known, said) is not None


def _lead(match: Match, state: Any, seat: Seat) -> int:
    """Return by how much a seat is before the best of the others, below 0 if it is behind."""
    scores = match.spec.scores(state)
    return scores[seat] - max((one for at, one in enumerate(scores) if at != seat), default=0)


def _events(match: Match, hooks: GameHooks) -> list[Moment]:
    """Return five events of different kinds and players, in the order in which they happened."""
    names = [info.name for info in match.seats]
    found: dict[str, list[tuple[int, Feat, Any]]] = {}
    for number, step in enumerate(match.steps, start=1):
        for event in step.events:
            feat = hooks.feat(event, match.state)
            if feat is not None and feat.seat >= 0:
                found.setdefault(feat.kind, []).append((number, feat, step.before))
    chosen: list[tuple[int, Feat, Any]] = []
    for kind in found.values():
        kind.sort(key=lambda one: -one[1].size)
    while len(chosen) < _EVENTS and any(found.values()):
        for kind in (kind for kind in found.values() if kind):
            shown = [feat.seat for _, feat, _ in chosen]
            chosen.append(min(kind[:4], key=lambda one: shown.count(one[1].seat)))
            kind.remove(chosen[-1])
    chosen = sorted(chosen[:_EVENTS], key=lambda one: one[0])
    return [
        Moment(number, hooks.title(before), hooks.feat_words(feat, "short", names), feat.picture,
               feat.seat)
        for number, feat, before in chosen
    ]  # fmt: skip


# -- comfort


def _comfort(match: Match, seat: Seat, words: GameWords, earlier: Sequence[SeatResult]) -> str:
    """Return by what a near loss came about, or what went better than last time, or nothing."""
    spec = match.spec
    scores, places = spec.scores(match.state), spec.rankings(match.state)
    winner = places.index(1)
    short = scores[winner] - scores[seat]
    if short <= NEAR * scores[winner]:
        said = words("end.near.short", count=short) if short else words("end.near.tie")
        return sentences(said, _decided(match, seat, winner, words))
    if earlier and scores[seat] > earlier[-1].score:
        more = words.amount(scores[seat] - earlier[-1].score)
        return words("end.better", amount=more, before=earlier[-1].score)
    return ""


def _decided(match: Match, seat: Seat, winner: Seat, words: GameWords) -> str:
    """Return the source and the stage in which a seat lost most to the winner, in words."""
    told = match.spec.summarize(_happened(match), match.state)
    if not told:
        return ""
    own, other = told[seat].sources, told[winner].sources
    names = {**own, **other}
    behind = {name: sum(other.get(name, ())) - sum(own.get(name, ())) for name in names}
    name = max(behind, key=lambda one: behind[one])
    said = []
    if behind[name] > 0:
        said.append(
            words(
                "end.near.source",
                source=words.source(name),
                own=sum(own.get(name, ())),
                other=sum(other.get(name, ())),
                name=match.seats[winner].name,
            )
        )
    sums = [_by_stage(sources) for sources in (own.values(), other.values())]
    stages = max(map(len, sums))
    mine, theirs = ([*one, *[0] * (stages - len(one))] for one in sums)
    at = max(range(stages), key=lambda number: theirs[number] - mine[number], default=-1)
    if at >= 0 and theirs[at] > mine[at]:
        stage = words.term("statistics.stage", number=at + 1)
        said.append(words("end.near.stage", stage=stage, own=mine[at], other=theirs[at]))
    return sentences(*said)


def _by_stage(sources: Any) -> list[int]:
    """Return the score of each stage, from the amounts of all sources."""
    amounts = list(sources)
    return [
        sum(one[stage] for one in amounts if stage < len(one))
        for stage in range(max(map(len, amounts), default=0))
    ]


def _earlier(match: Match, seat: Seat, statistics: Statistics) -> list[SeatResult]:
    """Return the results of a person in earlier games of as many players, the oldest first."""
    info = match.seats[seat]
    if not info.is_person:
        return []
    this, count = record_id(match.record), len(match.seats)
    games = [
        note for note in statistics.games()
        if note.game == match.spec.id and note.id != this and len(note.seats) == count
        and note.date <= match.record.header.date and not note.practice
    ]  # fmt: skip
    return [one for note in games for one in note.seats if one.is_person and one.name == info.name]
