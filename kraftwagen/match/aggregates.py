"""Figures over the finished games in the statistics: win rates, averages, trends, an export.

SQL computes them on a copy of the file in memory, from which invalid rows are deleted first; other
windows may use the file meanwhile.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.types import Json
from kraftwagen.match.game_result import (
    HANDED,
    HINTS,
    MAX_NUMBER,
    UNASSISTED,
    GameResult,
    options_from_json,
)
from kraftwagen.match.record import MAX_SEATS, MAX_SEED, MAX_TEXT
from kraftwagen.match.seats import PERSON
from kraftwagen.match.statistics_file import Base
from kraftwagen.match.statistics_rows import BAD, read
from kraftwagen.match.steps import Steps, T, in_background

AT_ONCE: Final = 500
"""Number of games up to which figures take only a few milliseconds."""
RECENT: Final = 10
"""Number of games in the moving average."""
LATEST: Final = 60
"""Number of latest results that are listed singly."""
_PARTS: Final = 840
"""Parts of a victory, divisible by any number of seats that share it, so that sums are exact."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Selection of seats and games to count; empty or None values select everything.

    ``who`` and ``against`` are keys of players ("person:Ada", "bot:greedy"); an empty ``who`` means
    all people. ``options`` names options that have to be in use (True), not in use (False) or to
    have a value. ``unassisted`` selects games without (True) or with (False) hints and taking back.
    """

    game: str = ""
    who: str = ""
    against: str = ""
    seats: int = 0
    options: Mapping[str, bool | str] = field(default_factory=dict)
    practice: bool = False
    unassisted: bool | None = None


@dataclass(frozen=True, slots=True)
class Rate:
    """A win rate with its 95 % interval; ties count in part, ``fair`` is the rate by chance."""

    games: int
    wins: float
    low: float
    high: float
    fair: float

    @property
    def share(self) -> float:
        """The win rate, 0 to 1."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Against:
    """Results against one opponent: own win rate, own mean score and that of the opponent."""

    key: str
    rate: Rate
    score: float
    theirs: float


class Outcome(NamedTuple):
    """The result of a seat in a game, with names and scores of its opponents."""

    date: str
    name: str
    score: int
    place: int
    players: int
    others: Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of all seats that a filter selects."""

    games: int
    """Number of games with at least one counted seat."""
    rate: Rate
    mean: float
    best: Outcome | None
    """The earliest result with the highest score; None without results."""
    latest: Sequence[Outcome]
    means: Sequence[float]
    """For each of ``latest`` the average score of it and the games just before it."""
    opponents: Sequence[Against]
    """An entry for each opponent met, the one with most games first."""
    sources: Mapping[str, Sequence[float]]
    """Average score from each source in each stage of the game, the richest source first."""
    pure: int
    """Number of counted seats in games without hints and without taking back."""
    hints: int
    handed: int
    """Number of counted seats that changed hands between players."""
    left_out: int
    """Number of games left out only because they are practice."""
    handed_out: int
    """Number of these games in which a person's seat changed hands."""
    of_bots: int
    """Number of games without people."""


def _text(column: str) -> str:
    return f"(typeof({column}) = 'text' AND length({column}) <= {MAX_TEXT})"


def _whole(column: str, least: int, most: int) -> str:
    return f"(typeof({column}) = 'integer' AND {column} BETWEEN {least} AND {most})"


_SOUND_SEAT: Final = " AND ".join((
    *map(_text, ("name", "controller")),
    _whole("seat", 0, MAX_SEATS),
    _whole("score", -MAX_NUMBER, MAX_NUMBER),
    _whole("place", -MAX_SEATS, MAX_SEATS),
    "typeof(share) = 'real' AND share BETWEEN 0 AND 1",
))  # fmt: skip
_SOUND_GAME: Final = " AND ".join((
    *map(_text, ("id", "game", "date", "data_digest")),
    "id != '' AND options IN (SELECT options FROM setups)",
    _whole("seed", 1 - MAX_SEED, MAX_SEED - 1),
    _whole("rules_version", -MAX_NUMBER, MAX_NUMBER),
    _whole("games.seats", 1, MAX_SEATS),
    "games.seats = (SELECT count(*) FROM seats WHERE seats.id = games.id)",
))  # fmt: skip
_PLAYERS: Final = f"""
    CREATE TEMP VIEW players AS SELECT *,
        CASE controller WHEN '{PERSON}' THEN 'person:' || name ELSE 'bot:' || controller END AS key,
        json_type(facts, '$.{HANDED}') IS NOT NULL AS handed,
        json_type(facts, '$.{UNASSISTED}') IS NOT NULL AS pure
    FROM seats"""
"""A person goes by name, a bot by kind."""
_CLEANING: Final = (
    f"DELETE FROM seats WHERE NOT ({_SOUND_SEAT})",
    *(
        f"UPDATE seats SET {told} = '{{}}'"
        f" WHERE NOT CASE typeof({told}) WHEN 'text' THEN json_valid({told}) ELSE 0 END"
        for told in ("sources", "facts", "merits")
    ),
    f"DELETE FROM games WHERE NOT ({_SOUND_GAME})",
    "DELETE FROM seats WHERE id NOT IN (SELECT id FROM games)",
    # A set-up that was begun anew is practice: much of what comes is known.
    """UPDATE games SET practice = 1 WHERE id IN (SELECT id FROM (
        SELECT id, date > min(date) OVER (
            PARTITION BY game, rules_version, data_digest, seats, alike, seed) AS met
        FROM games JOIN setups USING (options)) WHERE met)""",
    _PLAYERS,
)
_FITTING: Final = f"""
    CREATE TEMP TABLE fitting AS
    SELECT id, seat, practice != 0 AS practice, date, games.seats AS players, name, score, place,
        round(share * {_PARTS}) AS won, {_PARTS}.0 / games.seats AS fair, sources, pure, handed,
        CASE json_type(facts, '$.{HINTS}') WHEN 'integer' THEN json_extract(facts, '$.{HINTS}')
            ELSE 0 END AS hints
    FROM games JOIN players USING (id)
    WHERE :game IN ('', game) AND :seats IN (0, games.seats)
        AND CASE :who WHEN '' THEN controller = '{PERSON}' ELSE key = :who END
        AND (:against = '' OR EXISTS (SELECT 1 FROM players AS other WHERE other.id = games.id
            AND other.seat != players.seat AND other.key = :against))
        AND (:setups IS NULL OR options IN (SELECT value FROM json_each(:setups)))
        AND (:pure IS NULL OR :pure = EXISTS (
            SELECT 1 FROM players AS any_seat WHERE any_seat.id = games.id AND any_seat.pure))
    ORDER BY date, id, seat"""
_LEFT_OUT: Final = """
    SELECT count(DISTINCT id), count(DISTINCT CASE WHEN handed THEN id END)
    FROM fitting WHERE practice AND NOT ?"""
_OF_BOTS: Final = f"""
    SELECT count(*) FROM games WHERE ? IN ('', game) AND NOT EXISTS (
        SELECT 1 FROM seats WHERE seats.id = games.id AND controller = '{PERSON}')"""
_TOTALS: Final = """
    SELECT count(DISTINCT id), count(*), total(won), total(fair), total(score), total(pure),
        total(hints), total(handed) FROM fitting"""
_OPPONENTS: Final = """
    SELECT key, count(*), sum(won), sum(fair), sum(score), sum(theirs), sum(met) FROM (
        SELECT other.key, won, fair, fitting.score, sum(other.score) AS theirs, count(*) AS met
        FROM fitting JOIN players AS other ON other.id = fitting.id AND other.seat != fitting.seat
        GROUP BY fitting.rowid, other.key)
    GROUP BY key ORDER BY count(*) DESC, key"""
_SOURCES: Final = f"""
    SELECT source.key, stage.key, sum(stage.value)
    FROM fitting, json_each(sources) AS source LEFT JOIN
        json_each(CASE source.type WHEN 'array' THEN source.value ELSE '[]' END) AS stage
        ON stage.type = 'integer' AND stage.value BETWEEN -{MAX_NUMBER} AND {MAX_NUMBER}
    WHERE typeof(source.key) = 'text'
    GROUP BY 1, 2"""


def copied(file: Base) -> Steps[Noted]:
    """Return the noted games of a file, copied into memory; raises DAMAGE."""
    file.execute("BEGIN")  # a copy waits for ever for a lock, a question does not
    file.execute("SELECT id FROM games LIMIT 1").fetchall()
    base = file.copied()
    file.commit()
    try:
        return (yield from _in_background(base, lambda: Noted(base)))
    except BaseException:
        base.close()
        raise


def _in_background(base: Base, work: Callable[[], T]) -> Steps[T]:
    """Ask much of many games while frames are drawn; few are asked at once."""
    if base.execute(f"SELECT 1 FROM games LIMIT 1 OFFSET {AT_ONCE}").fetchone() is None:
        return work()
    return (yield from in_background(work, base.interrupt))


class Noted:
    """The noted games of a player in memory, without invalid rows; call ``close`` in the end."""

    def __init__(self, base: Base) -> None:
        self._base = base
        self._setups: dict[str, Mapping[str, Json]] = {}
        """The options of all games by their JSON."""
        for (text,) in base.execute("SELECT DISTINCT options FROM games"):
            with suppress(*BAD):
                self._setups[text] = options_from_json(json.loads(text))
        alike = [(text, json.dumps(sorted(one.items()))) for text, one in self._setups.items()]
        base.execute("CREATE TEMP TABLE setups (options TEXT PRIMARY KEY, alike TEXT)")
        base.executemany("INSERT INTO setups VALUES (?, ?)", alike)
        for statement in _CLEANING:
            base.execute(statement)
        self.count: int = base.execute("SELECT count(*) FROM games").fetchone()[0]
        players = "SELECT key FROM players GROUP BY key ORDER BY count(*) DESC, key"
        self.players: list[str] = [key for (key,) in base.execute(players)]
        """Keys of all players, those with most games first."""

    def close(self) -> None:
        """Free the memory."""
        self._base.close()

    def games(self) -> list[GameResult]:
        """Return all games, the oldest first."""
        return read(self._base, "SELECT id FROM games")

    def figures(self, wanted: Filter) -> Steps[Figures]:
        """Compute the figures of the seats that a filter selects, in steps."""
        return _in_background(self._base, lambda: self._figures(wanted))

    def _figures(self, wanted: Filter) -> Figures:
        base = self._base
        base.execute("DROP TABLE IF EXISTS fitting")
        base.execute(_FITTING, self._values(wanted))
        left_out, handed_out = base.execute(_LEFT_OUT, (wanted.practice,)).fetchone()
        base.execute("DELETE FROM fitting WHERE practice AND NOT ?", (wanted.practice,))
        of_bots = base.execute(_OF_BOTS, (wanted.game,)).fetchone()[0]
        totals = base.execute(_TOTALS).fetchone()
        games, count, won, fair, score, pure, hints, handed = totals
        best = self._outcomes("ORDER BY score DESC, rowid LIMIT 1")
        latest = self._outcomes(f"ORDER BY rowid DESC LIMIT {LATEST + RECENT}")[::-1]
        opponents = [
            Against(key, _rate(n, won_, fair_), own / n, theirs / met)
            for key, n, won_, fair_, own, theirs, met in base.execute(_OPPONENTS)
        ]
        return Figures(
            games=games,
            rate=_rate(count, won, fair),
            mean=score / count if count else 0.0,
            best=best[0] if best else None,
            latest=latest[-LATEST:],
            means=recent_means([line.score for line in latest])[-LATEST:],
            opponents=opponents,
            sources=self._sources(count),
            pure=int(pure),
            hints=int(hints),
            handed=int(handed),
            left_out=left_out,
            handed_out=handed_out,
            of_bots=0 if wanted.who else of_bots,
        )

    def table(self) -> str:
        """Return the games of the last computed figures as comma-separated values."""
        return table(read(self._base, "SELECT id FROM fitting"))

    def _values(self, wanted: Filter) -> dict[str, object]:
        fitting = [
            text
            for text, options in self._setups.items()
            if all(_is(options.get(name), value) for name, value in wanted.options.items())
        ]
        return {
            "game": wanted.game,
            "who": wanted.who,
            "against": wanted.against,
            "seats": wanted.seats,
            "setups": json.dumps(fitting) if wanted.options else None,
            "pure": wanted.unassisted,
        }

    def _outcomes(self, which: str) -> list[Outcome]:
        others = "SELECT name, score FROM seats WHERE id = ? AND seat != ? ORDER BY seat"
        columns = "id, seat, date, name, score, place, players"
        return [
            Outcome._make([*row, self._base.execute(others, (id_, seat)).fetchall()])
            for id_, seat, *row in self._base.execute(f"SELECT {columns} FROM fitting {which}")
        ]

    def _sources(self, count: int) -> dict[str, list[float]]:
        """Return the means of all sources."""
        sums: dict[str, dict[int, int]] = {}
        for source, stage, amount in self._base.execute(_SOURCES):
            of_source = sums.setdefault(source, {})
            if stage is not None:
                of_source[stage] = amount
        stages = 1 + max((stage for source in sums.values() for stage in source), default=-1)
        means = {
            source: [amounts.get(stage, 0) / count for stage in range(stages)]
            for source, amounts in sums.items()
        }
        return dict(sorted(means.items(), key=lambda item: (-sum(item[1]), item[0])))


def _rate(games: int, won: float, fair: float) -> Rate:
    wins = won / _PARTS
    return Rate(games, wins, *wilson(wins, games), fair / (_PARTS * games) if games else 0.0)


def recent_means(scores: Sequence[int]) -> list[float]:
    """Return for each score the average of it and up to RECENT - 1 scores before it."""
    return [mean(scores[max(0, at + 1 - RECENT) : at + 1]) for at in range(len(scores))]


def mean(values: Sequence[float]) -> float:
    """Return the average of values; 0 for none."""
    return sum(values) / len(values) if values else 0.0


def _is(value: Json, wanted: bool | str) -> bool:
    """Return whether an option has a value, or is in use; a list has a number for each seat."""
    if isinstance(wanted, str):
        return bool(value == wanted)
    return bool(any(value) if isinstance(value, list) else value) is bool(wanted)


def table(games: Sequence[GameResult]) -> str:
    """Return all seats of all games as comma-separated values, a line for each seat."""
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
    """Return a cell that spreadsheets do not take for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in tuple("=+-@\t\r") else cell


def _at(amounts: Sequence[int], stage: int) -> int:
    return amounts[stage] if stage < len(amounts) else 0
