"""The game of the day: the same for everybody, derived from the date alone, with one try.

Days are in UTC, so that travelling changes nothing. The log keeps the result of each day. When the
computer's clock has gone back, logged days after its new date no longer count, nor do days that it
had already shown (for a week at most, so that one wrong date does not bar the game for years).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from kraftwagen.engine import registry
from kraftwagen.engine.rng import advance, below, seeded
from kraftwagen.engine.types import Json
from kraftwagen.match.hands import first_hands
from kraftwagen.match.kept import Kept
from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.seats import PERSON

FILE: Final = "daily.json"
_SCHEME: Final = 2
"""Part of the digest: to be increased when set-ups are made differently."""
_SEEDS: Final = 10**9
_LONGEST_BAR: Final = timedelta(days=7)
_MAX_BYTES: Final = 20_000_000
"""The largest log: enough for two games on each day of a century."""


@dataclass(frozen=True, slots=True)
class DailySetup:
    """The set-up of the game of one day."""

    day: date
    seed: int
    controllers: tuple[str, ...]
    options: Mapping[str, Json]

    @property
    def own_seat(self) -> int:
        """The seat of the person; bots have all others."""
        return self.controllers.index(PERSON)


def setup_for(
    day: date,
    game: str,
    seats: tuple[int, int],
    options: Mapping[str, Json],
    bots: Sequence[str],
) -> DailySetup:
    """Return the set-up of a day's game; ``bots`` are the names on offer, the weakest first.

    Opponents grow stronger from Monday to Sunday. Yes-or-no options are drawn at random.
    """
    text = f"kraftwagen-daily {_SCHEME} {game} {day.isoformat()}"
    digest = hashlib.blake2b(text.encode(), digest_size=7).digest()
    draw = _Draw(int.from_bytes(digest))
    seed = draw.below(_SEEDS)
    count = seats[0] + draw.below(seats[1] - seats[0] + 1)
    ladder = list(bots[1:] or bots) or [PERSON]  # the weakest is for the very first game
    level = day.weekday() * (len(ladder) - 1) / 6
    controllers = []
    for _ in range(count - 1):
        rung = round(level) - draw.below(2)
        controllers.append(ladder[max(0, rung)])
    controllers.insert(draw.below(count), PERSON)
    chosen = {
        name: bool(draw.below(2)) if isinstance(default, bool) else default
        for name, default in sorted(options.items())
    }
    return DailySetup(day, seed, tuple(controllers), chosen)


class _Draw:
    def __init__(self, seed: int) -> None:
        self._state = seeded(seed, "daily")

    def below(self, number: int) -> int:
        """Draw a whole number from 0 to ``number`` - 1."""
        self._state = advance(self._state)
        return below(self._state, number)


@dataclass(frozen=True, slots=True)
class DailyTry:
    """The first try of one day; ``began``, its start (ISO 8601), tells it from later tries.

    ``place`` is 0 until the game is finished. ``counts`` says whether the try counts; if
    not, ``why`` is "clock" or as in ``spoiled``, or "" in files of older versions.
    """

    day: date
    game: str
    began: str
    counts: bool
    place: int = 0
    scores: tuple[int, ...] = ()
    seat: int = 0
    why: str = ""

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.place > 0


_FIELDS: Final = [entry.name for entry in fields(DailyTry)]


@dataclass(slots=True)
class _Kept:
    entries: dict[tuple[date, str], DailyTry] = field(default_factory=dict)
    seen: date | None = None
    barred: date | None = None


def day_of(header: Header) -> date | None:
    """Return the day whose game a record is; None for other games."""
    try:
        return date.fromisoformat(header.daily)
    except ValueError:
        return None


def spoiled(header: Header) -> str:
    """Return why a try no longer counts: "practice", "handed" or "hints"; "" if it counts."""
    if header.practice:
        return "practice"
    return "handed" if header.handovers else "hints" if any(header.hints) else ""


def is_try(match: Match) -> bool:
    """Return whether a match is an unfinished game of its day that has not become practice."""
    header = match.record.header
    return day_of(header) is not None and not header.practice and not match.is_over


def still_counts(match: Match) -> bool:
    """Return whether a match is an unfinished game of its day that still counts."""
    return is_try(match) and not spoiled(match.record.header)


class DailyLog:
    """The log of a game's daily tries. Reading never fails.

    Call ``visit`` first; ``set_back`` then says whether the clock has gone back. Changes are merged
    with what other windows have written meanwhile, and last only as long as the program runs while
    the file is ``unwritable``.
    """

    def __init__(self, folder: Path, game: str) -> None:
        self.file, self.game = folder / FILE, game
        self.set_back = False
        self._file = Kept(self.file, _MAX_BYTES, _Kept, _read, _written)

    @property
    def damaged(self) -> bool:
        """Whether a damaged file was put aside."""
        return self._file.trouble is not None and self._file.trouble.kind == "damaged"

    @property
    def unwritable(self) -> bool:
        """Whether the file cannot be read or written now."""
        return self._file.trouble is not None and not self.damaged

    @property
    def _kept(self) -> _Kept:
        return self._file.value

    def visit(self, today: date) -> None:
        """Log the day that the clock shows; set ``set_back``, and bar days if it has gone back."""

        def note(kept: _Kept) -> bool:
            before = kept.seen, kept.barred
            self.set_back = kept.seen is not None and today < kept.seen
            if self.set_back and kept.seen is not None:
                kept.barred = max(kept.barred or kept.seen, kept.seen)
                for key, entry in kept.entries.items():
                    if entry.day > today:
                        kept.entries[key] = replace(entry, counts=False, why=entry.why or "clock")
            if kept.barred is not None:
                kept.barred = min(kept.barred, _later(today, _LONGEST_BAR))
            kept.seen = today
            return (kept.seen, kept.barred) != before

        self._file.change(note)

    def entry(self, day: date) -> DailyTry | None:
        """Return the first try of a day; None if there is none."""
        return self._kept.entries.get((day, self.game))

    def entries(self) -> list[DailyTry]:
        """Return the first tries of all days, the oldest first."""
        return [one for _, one in sorted(self._kept.entries.items()) if one.game == self.game]

    def counted(self, days: Iterable[date]) -> dict[date, DailyTry]:
        """Return the tries of some days that are finished and count."""
        found = {day: self.entry(day) for day in days}
        return {day: one for day, one in found.items() if one and one.finished and one.counts}

    def barred(self, day: date) -> bool:
        """Return whether a day does not count because the clock has gone back to it."""
        return _barred(self._kept, day)

    def is_practice(self, day: date) -> bool:
        """Return whether a new game of a day would be practice: tried before or barred."""
        return self.entry(day) is not None or self.barred(day)

    def begin(self, day: date, began: str) -> bool:
        """Log the start of a day's game at ``began``; returns whether this try counts."""
        counts = False

        def note(kept: _Kept) -> bool:
            nonlocal counts
            if (day, self.game) in kept.entries:
                return False
            counts = not _barred(kept, day)
            kept.entries[day, self.game] = DailyTry(day, self.game, began, counts)
            return True

        self._file.change(note)
        return counts

    def finish(self, match: Match) -> DailyTry | None:
        """Log the result of a day's first try; returns its entry, None for any other match."""
        header = match.record.header
        day = day_of(header)
        self._file.look()
        entry = self.entry(day) if day else None
        if entry is None or entry.began != header.date or not match.is_over:
            return None
        if entry.finished:
            return entry
        hands = first_hands(header)
        if PERSON not in hands:
            return None
        seat = hands.index(PERSON)
        place = match.spec.rankings(match.state)[seat]
        scores = tuple(match.spec.scores(match.state))
        why = spoiled(header) if entry.counts else entry.why or "clock"
        self._put(replace(entry, counts=not why, place=place, scores=scores, seat=seat, why=why))
        return self.entry(entry.day)

    # -- the file

    def _put(self, entry: DailyTry) -> None:
        """Write the state of a try, unless the file already has it as finished."""

        def note(kept: _Kept) -> bool:
            there = kept.entries.get((entry.day, self.game))
            if there is None or there.began != entry.began or there.finished:
                return False
            counts = entry.counts and there.counts
            kept.entries[entry.day, self.game] = replace(entry, counts=counts)
            return True

        self._file.change(note)


def _barred(kept: _Kept, day: date) -> bool:
    return kept.barred is not None and day <= kept.barred


def _later(day: date, by: timedelta) -> date:
    """Add to a date, limited to the last one of the calendar."""
    return day + min(by, date.max - day)


def _written(kept: _Kept) -> bytes:
    values = {
        "seen": kept.seen.isoformat() if kept.seen else None,
        "barred": kept.barred.isoformat() if kept.barred else None,
        "days": [
            {name: getattr(entry, name) for name in _FIELDS} | {"day": entry.day.isoformat()}
            for _, entry in sorted(kept.entries.items())
        ],
    }
    # No indents: they would take seconds after many years.
    return json.dumps(values, separators=(",\n", ": ")).encode()


def _read(content: bytes) -> _Kept:
    """Parse the file; any exception means that it is damaged."""
    kept, values, oldest = _Kept(), json.loads(content.decode()), registry.oldest()
    for name in ("seen", "barred"):
        if values[name] is not None:
            setattr(kept, name, date.fromisoformat(values[name]))
    for row in values["days"]:
        scores = tuple(row.pop("money") if "money" in row else row["scores"])  # the old name
        game = row.get("game", oldest)
        day = date.fromisoformat(row["day"])
        entry = DailyTry(**{**row, "day": day, "game": game, "scores": scores})
        fine = all(isinstance(text, str) for text in (entry.game, entry.began, entry.why))
        fine &= isinstance(entry.counts, bool)
        numbers = (entry.place, entry.seat, *entry.scores)
        fine &= all(type(number) is int for number in numbers)
        fine &= entry.place >= 0 and 0 <= entry.seat < max(1, len(entry.scores))
        if not fine:
            raise ValueError("wrong entry")
        kept.entries[entry.day, entry.game] = entry
    return kept
