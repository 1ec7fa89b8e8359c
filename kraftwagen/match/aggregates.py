"""What the noted games say: filters, rates with their error, averages, trends, a table to export.

Everything is counted from the notes each time; nothing is accumulated.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import zip_longest
from typing import Any, Final

from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.types import Json
from kraftwagen.match.game_result import HANDED, HINTS, UNASSISTED, GameResult, SeatResult
from kraftwagen.match.seats import PERSON
from kraftwagen.match.steps import AT_ONCE, Steps

RECENT: Final = 10
"""Games of the moving average."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One seat of one game, the thing that is counted."""

    game: GameResult
    seat: SeatResult

    @property
    def others(self) -> list[SeatResult]:
        """The opponents."""
        return [seat for seat in self.game.seats if seat is not self.seat]


@dataclass(frozen=True, slots=True)
class Filter:
    """Which seats of which games are counted; what is empty or None does not matter.

    ``who`` and ``against`` are keys of players (see ``player_key``), ``who`` empty means all
    people. ``options`` names options that have to be in use (True), not in use (False) or to have
    a value.
    ``unassisted`` asks for games with (False) or without (True) hints and taking back.
    """

    game: str = ""
    who: str = ""
    against: str = ""
    seats: int = 0
    options: Mapping[str, bool | str] = field(default_factory=dict)
    practice: bool = False
    unassisted: bool | None = None

    def lines(self, games: Iterable[GameResult]) -> list[Outcome]:
        """The lines of the games, in their order."""
        found = []
        for game in games:
            if not self._takes(game):
                continue
            if not self.who and not self.against:
                found += [Outcome(game, seat) for seat in game.seats if seat.is_person]
                continue
            keys = [player_key(seat) for seat in game.seats]
            for seat, key in zip(game.seats, keys, strict=True):
                right = key == self.who if self.who else seat.is_person
                met = self.against in keys and keys.count(key) > (key == self.against)
                if right and (not self.against or met):
                    found.append(Outcome(game, seat))
        return found

    def _takes(self, game: GameResult) -> bool:
        return (
            (not self.game or game.game == self.game)
            and (self.practice or not game.practice)
            and self.seats in (0, len(game.seats))
            and all(_is(game.options.get(name), wanted) for name, wanted in self.options.items())
            and (self.unassisted is None or self.unassisted is _is_unassisted(game))
        )


def _is_unassisted(game: GameResult) -> bool:
    return any(UNASSISTED in seat.facts for seat in game.seats)


def _is(value: Json, wanted: bool | str) -> bool:
    """Whether an option has a value, or is in use; a list has a number for each seat."""
    if isinstance(wanted, str):
        return bool(value == wanted)
    return bool(any(value) if isinstance(value, list) else value) is bool(wanted)


def player_key(seat: SeatResult) -> str:
    """A person by name, a bot by kind: "person:Ada", "bot:greedy"."""
    return f"person:{seat.name}" if seat.controller == PERSON else f"bot:{seat.controller}"


def players(games: Iterable[GameResult]) -> list[str]:
    """The keys of all who have played, those with most games first."""
    seen: dict[str, int] = {}
    for game in games:
        for seat in game.seats:
            seen[player_key(seat)] = seen.get(player_key(seat), 0) + 1
    return sorted(seen, key=lambda key: (-seen[key], key))


@dataclass(frozen=True, slots=True)
class Rate:
    """A win rate: games, shares of victory won, the 95 % interval, what chance would give."""

    games: int
    wins: float
    low: float
    high: float
    fair: float

    @property
    def share(self) -> float:
        """The rate, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


def rate(lines: Sequence[Outcome]) -> Rate:
    """How often these seats won; ties split the victory."""
    wins = sum(line.seat.share for line in lines)
    fair = _mean([1 / len(line.game.seats) for line in lines])
    return Rate(len(lines), wins, *wilson(wins, len(lines)), fair)


@dataclass(frozen=True, slots=True)
class Against:
    """How it went against one opponent: own rate, mean score of both."""

    key: str
    rate: Rate
    score: float
    theirs: float


def mean_score(lines: Sequence[Outcome]) -> float:
    """The average score."""
    return _mean([line.seat.score for line in lines])


def recent_means(lines: Sequence[Outcome]) -> list[float]:
    """For each line the average score of it and the games just before it."""
    scores = [line.seat.score for line in lines]
    return [_mean(scores[max(0, at + 1 - RECENT) : at + 1]) for at in range(len(scores))]


class Figures:
    """What the seats that are counted say together; they may be added a part at a time."""

    def __init__(self, lines: Sequence[Outcome] = ()) -> None:
        self.lines: list[Outcome] = []
        self.games: set[str] = set()
        """The ids of the games they took part in."""
        self.pure = self.hints = self.handed = 0
        """Seats of games without help; hints that were asked for; seats that changed hands."""
        self.left_out = self.handed_out = self.of_bots = 0
        """Games that fit but for being practice, those of them with a seat of people that changed
        hands, and games without people."""
        self._met: dict[str, list[Outcome]] = {}
        self._theirs: dict[str, list[int]] = {}
        self._sources: dict[str, list[int]] = {}
        self.add(lines)

    def add(self, lines: Sequence[Outcome]) -> None:
        """Count these, too."""
        self.lines += lines
        self.games.update(line.game.id for line in lines)
        for line in lines:
            others = [(player_key(other), other.score) for other in line.others]
            for key in {key for key, _ in others}:
                self._met.setdefault(key, []).append(line)
            for key, score in others:
                self._theirs.setdefault(key, []).append(score)
            for source, amounts in line.seat.sources.items():
                before = self._sources.get(source, ())
                both = zip_longest(before, amounts, fillvalue=0)
                self._sources[source] = [total + amount for total, amount in both]
            self.pure += UNASSISTED in line.seat.facts
            self.handed += HANDED in line.seat.facts
            hints = line.seat.facts.get(HINTS)
            self.hints += hints if isinstance(hints, int) else 0

    def leave_out(self, games: Iterable[GameResult], wanted: Filter) -> None:
        """Count what a filter does not take and a person may look for."""
        practice = [] if wanted.practice else [game for game in games if game.practice]
        lines = replace(wanted, practice=True).lines(practice)
        self.left_out += len({line.game.id for line in lines})
        handed = (line.game.id for line in lines if HANDED in line.seat.facts)
        self.handed_out += len(set(handed))
        if not wanted.who:
            of_game = (game for game in games if wanted.game in ("", game.game))
            self.of_bots += sum(not any(seat.is_person for seat in game.seats) for game in of_game)

    @cached_property
    def rate(self) -> Rate:
        """How often they won."""
        return rate(self.lines)

    @cached_property
    def mean(self) -> float:
        """Their average score."""
        return mean_score(self.lines)

    @cached_property
    def best(self) -> Outcome:
        """The first of those with the highest score; there has to be one."""
        return max(self.lines, key=lambda line: line.seat.score)

    @cached_property
    def opponents(self) -> list[Against]:
        """One entry for each opponent met, most games first."""
        met, theirs = self._met, self._theirs
        keys = sorted(met, key=lambda key: (-len(met[key]), key))
        return [
            Against(key, rate(met[key]), mean_score(met[key]), _mean(theirs[key])) for key in keys
        ]

    @cached_property
    def sources(self) -> dict[str, list[float]]:
        """The average score of each source in each stage of the game; richest source first."""
        stages = max(map(len, self._sources.values()), default=0)
        sums = {
            source: [total / len(self.lines) for total in into] + [0.0] * (stages - len(into))
            for source, into in self._sources.items()
        }
        return dict(sorted(sums.items(), key=lambda item: (-sum(item[1]), item[0])))


def figures(games: Sequence[GameResult], wanted: Filter) -> Steps[Figures]:
    """The figures of the games that a filter takes."""
    found = Figures()
    for at in range(0, len(games), AT_ONCE):
        if at:
            yield
        found.add(wanted.lines(games[at : at + AT_ONCE]))
        found.leave_out(games[at : at + AT_ONCE], wanted)
    if len(found.lines) > AT_ONCE:
        yield
        # Each goes through all lines once more: here rather than when they are shown.
        _ = found.rate, found.mean, found.best, found.opponents
    return found


def table(games: Sequence[GameResult]) -> str:
    """All seats of all games as comma-separated values, one line each."""
    stages: dict[str, int] = {}
    facts: dict[str, None] = {}
    options: dict[str, None] = {}
    for game in games:
        options.update(dict.fromkeys(game.options))
        for seat in game.seats:
            facts.update(dict.fromkeys(seat.facts))
            for source, amounts in seat.sources.items():
                stages[source] = max(stages.get(source, 0), len(amounts))
    columns = [(source, stage) for source, count in stages.items() for stage in range(count)]
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(
        ["game_id", "date", "game", "rules_version", "data_digest", "seed", "players", "practice"]
        + [f"option_{name}" for name in options]
        + ["seat", "name", "controller", "score", "place", "win_share"]
        + [f"{source}_{stage + 1}" for source, stage in columns]
        + list(facts)
    )
    for game in games:
        for number, seat in enumerate(game.seats, start=1):
            cells = [_at(seat.sources.get(source, ()), stage) for source, stage in columns]
            row: list[Any] = [
                game.id,
                game.date,
                game.game,
                game.rules_version,
                game.data_digest,
                game.seed,
            ]
            row += [len(game.seats), int(game.practice)]
            row += [game.options.get(name, "") for name in options]
            row += [number, seat.name, seat.controller, seat.score, seat.place, seat.share]
            row += cells
            row += [seat.facts.get(name, "") for name in facts]
            writer.writerow([_plain(cell) for cell in row])
    return out.getvalue()


def _plain(cell: Any) -> Any:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in tuple("=+-@\t\r") else cell


def _at(amounts: Sequence[int], stage: int) -> int:
    return amounts[stage] if stage < len(amounts) else 0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
