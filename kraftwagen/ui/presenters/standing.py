"""The final ranking of a game in words: places, distances, ties, winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords

_ORDINALS: Final = 6
"""Places with a word of their own: first to sixth."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's result; ``words`` has its place and its distance from victory in words."""

    seat: Seat
    place: int
    score: int
    words: str
    distance: str
    """The key of the distance, such as "ahead"; ``values`` fill its texts."""
    values: Mapping[str, object]


def open_totals(match: Match, setting: str) -> bool:
    """Return whether all totals are shown during a match; ``setting`` is "on", "off" or "auto".

    The option of the game decides, if it has one; "auto" hides totals if several people play.
    """
    if match.spec.totals_option:
        option = match.spec.totals_option
        return bool(match.set_up.get(option, match.spec.options[option]))
    if setting == "auto":
        return sum(seat.is_person for seat in match.seats) < 2
    return setting == "on"


def standings(words: GameWords, match: Match) -> list[Standing]:
    """Return all seats in the order of the rules' ranking, winners first."""
    spec, state = match.spec, match.state
    places, scores = spec.rankings(state), spec.scores(state)
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    found = []
    for seat in order:
        key, values = _distance(words, seat, places, scores)
        said = words(f"standing.{key}", **values)
        found.append(Standing(seat, places[seat], scores[seat], said, key, values))
    return found


def _distance(
    words: GameWords, seat: Seat, places: Sequence[int], scores: Sequence[int]
) -> tuple[str, dict[str, object]]:
    """Return place and distance as a key below "standing" and its values."""
    place, score = places[seat], scores[seat]
    ordinal = words.term(f"standing.place.{min(place, _ORDINALS)}", place=place)
    if places.count(place) > 1:
        ordinal = words.term("standing.together", place=ordinal)
    elif any(1 < at < place and scores[other] == score for other, at in enumerate(places)):
        ordinal = words.term("standing.tie_break", place=ordinal)
    rest = [scores[other] for other, at in enumerate(places) if at > 1]
    if place == 1 and not rest:
        return "alone", {"place": ordinal}
    key = "ahead" if place == 1 else "short"
    apart = score - max(rest) if place == 1 else scores[places.index(1)] - score
    if apart <= 0:
        return "tie_break", {"place": ordinal}
    return key, {"place": ordinal, "count": apart}


def headline(words: GameWords, match: Match) -> str:
    """Return the winners as a headline: "Ada wins", "Ada and Bruno share the victory"."""
    names = [match.seats[seat].name for seat in match.spec.winners(match.state)]
    if len(names) == 1:
        return words("results.winner", name=names[0])
    return words("results.shared", names=words.list(names))


def verdict(words: GameWords, match: Match) -> str:
    """Return the sentence below the headline.

    For a person who plays alone it tells the result, else the margin, or why the victory is shared.
    """
    table = standings(words, match)
    persons = [seat for seat, info in enumerate(match.seats) if info.is_person]
    winners = [row for row in table if row.place == 1]
    if len(persons) == 1:
        own = next(row for row in table if row.seat == persons[0])
        kind = "lost" if own.place > 1 else "shared" if len(winners) > 1 else "won"
        if kind == "shared":
            return words("standing.you.shared")
        return words(f"standing.you.{kind}.{own.distance}", **own.values)
    if len(winners) > 1:
        return words("standing.tie")
    rest = [row for row in table if row.place == table[1].place]
    count = winners[0].score - rest[0].score
    if count <= 0:
        return words("standing.by_tie_break")
    names = words.list([match.seats[row.seat].name for row in rest])
    return words("standing.lead", count=count, names=names)
