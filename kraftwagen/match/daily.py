"""The game of the day: the same for everybody, from the date alone, one try.

Days are those of UTC, so that travelling changes nothing. The log remembers which days were
played and how. It cannot know the true time; when the clock of the computer goes back, days that
lie ahead of it no longer count, and neither does a day it has shown before (for a week at most,
so that a clock once wrong does not bar the game for years).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine import registry
from kraftwagen.engine.rng import advance, below, seeded
from kraftwagen.engine.types import Json
from kraftwagen.match.files import make_folder, quarantine, read_bytes, write_atomically
from kraftwagen.match.hands import first_hands
from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.seats import PERSON

FILE: Final = "daily.json"
_SCHEME: Final = 2
"""Part of the digest; another way to make set-ups gets another number."""
_SEEDS: Final = 10**9
_LONGEST_BAR: Final = 7
_MAX_BYTES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class DailySetup:
    """The game of one day."""

    day: date
    seed: int
    controllers: tuple[str, ...]
    options: Mapping[str, Json]

    @property
    def own_seat(self) -> int:
        """Where the person sits."""
        return self.controllers.index(PERSON)


def setup_for(
    day: date,
    game: str,
    seats: tuple[int, int],
    options: Mapping[str, Json],
    bots: Sequence[str],
) -> DailySetup:
    """The game of a day; ``bots`` are those on offer, the weakest first.

    Opponents grow stronger from Monday to Sunday. Options that are yes or no are drawn as well.
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
        """A whole number from 0 on."""
        self._state = advance(self._state)
        return below(self._state, number)


@dataclass(frozen=True, slots=True)
class DailyTry:
    """One day that was begun; ``began`` tells the first try from later ones.

    ``place`` is 0 until it is finished. ``counts`` says whether the streak takes it, ``why`` what
    has cost that (see ``spoiled``; empty in files of older versions).
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
        """Whether there is a result."""
        return self.place > 0


@dataclass(slots=True)
class _Kept:
    entries: dict[tuple[date, str], DailyTry] = field(default_factory=dict)
    seen: date | None = None
    barred: date | None = None


def day_of(header: Header) -> date | None:
    """The day a record belongs to, None for other games."""
    try:
        return date.fromisoformat(header.daily)
    except ValueError:
        return None


def spoiled(header: Header) -> str:
    """Why a try no longer counts: "practice", "handed" or "hints"; empty while it does."""
    if header.practice:
        return "practice"
    return "handed" if header.handovers else "hints" if any(header.hints) else ""


def is_try(match: Match) -> bool:
    """Whether a match is a try of its day that is not over yet: there is to be only one."""
    header = match.record.header
    return day_of(header) is not None and not header.practice and not match.is_over


def still_counts(match: Match) -> bool:
    """Whether a match is such a try and nothing has cost it that yet."""
    return is_try(match) and not spoiled(match.record.header)


class DailyLog:
    """Which days of a game were played. Reading never fails; ``damaged``: a file was put aside.

    ``visit`` comes before everything else; ``set_back`` then says whether the clock was found to
    have gone back. Whatever is noted is added to what the file says by then: another window may
    have written it.
    """

    def __init__(self, folder: Path, game: str) -> None:
        self.file, self.game = folder / FILE, game
        self.damaged = self.set_back = self.unwritable = False
        self._kept = _Kept()
        self._read_again()

    def visit(self, today: date) -> None:
        """Note what day the clock shows."""
        self._read_again()
        kept = self._kept
        before = asdict(kept)
        self.set_back = kept.seen is not None and today < kept.seen
        furthest = today + timedelta(days=_LONGEST_BAR)
        if self.set_back and kept.seen is not None:
            kept.barred = max(kept.barred or kept.seen, kept.seen)
            for key, entry in kept.entries.items():
                if entry.day > today:
                    kept.entries[key] = replace(entry, counts=False, why=entry.why or "clock")
        if kept.barred is not None:
            kept.barred = min(kept.barred, furthest)
        kept.seen = today
        if asdict(kept) != before:
            self._save()

    def entry(self, day: date) -> DailyTry | None:
        """What is known of a day."""
        return self._kept.entries.get((day, self.game))

    def entries(self) -> list[DailyTry]:
        """All days begun, the oldest first."""
        return [one for _, one in sorted(self._kept.entries.items()) if one.game == self.game]

    def barred(self, day: date) -> bool:
        """Whether the day does not count because the clock has been beyond it before."""
        return self._kept.barred is not None and day <= self._kept.barred

    def is_practice(self, day: date) -> bool:
        """Whether a game begun now would be practice: tried already, or the day is barred."""
        return self.entry(day) is not None or self.barred(day)

    def begin(self, day: date, began: str) -> bool:
        """Note that the day's game begins; whether this is the try that counts."""
        self._read_again()
        if self.entry(day) is not None:
            return False
        counts = not self.barred(day)
        self._kept.entries[day, self.game] = DailyTry(day, self.game, began, counts)
        self._save()
        return counts

    def finish(self, match: Match) -> DailyTry | None:
        """Note the result if the match is the first try of its day; the entry then."""
        header = match.record.header
        day = day_of(header)
        self._read_again()
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
        entry = replace(entry, counts=not why, place=place, scores=scores, seat=seat, why=why)
        self._kept.entries[entry.day, self.game] = entry
        self._save()
        return entry

    def streak(self, today: date) -> int:
        """Days in a row, up to today or yesterday, whose first try was played to its end."""
        day = today if self._good(today) else today - timedelta(days=1)
        length = 0
        while self._good(day) and day > date.min:
            length += 1
            day -= timedelta(days=1)
        return length

    def best_streak(self) -> int:
        """The longest row of such days ever."""
        best = length = 0
        last = None
        for entry in self.entries():
            if not self._good(entry.day):
                continue
            follows = last is not None and entry.day - last == timedelta(days=1)
            length = length + 1 if follows else 1
            best, last = max(best, length), entry.day
        return best

    def _good(self, day: date) -> bool:
        entry = self.entry(day)
        return entry is not None and entry.finished and entry.counts

    # -- the file

    def _read_again(self) -> None:
        """Take what the file says; where it says nothing, what is known already stays."""
        if self.unwritable:
            return  # the file lacks what could not be written
        try:
            self._kept = _read(json.loads(read_bytes(self.file, _MAX_BYTES).decode()))
        except OSError:
            if self.file.exists() and not self.file.is_file():
                self._put_aside()
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            self._put_aside()

    def _put_aside(self) -> None:
        self.damaged = True
        quarantine(self.file, "damaged")

    def _save(self) -> None:
        kept = self._kept
        values = {
            "seen": kept.seen.isoformat() if kept.seen else None,
            "barred": kept.barred.isoformat() if kept.barred else None,
            "days": [
                {**asdict(entry), "day": entry.day.isoformat()}
                for _, entry in sorted(kept.entries.items())
            ],
        }
        try:
            make_folder(self.file.parent)
            write_atomically(self.file, json.dumps(values, indent=1).encode())
        except OSError:
            self.unwritable = True


def _read(values: Any) -> _Kept:
    """The content of the file; raises errors of many kinds for all else."""
    kept = _Kept()
    for name in ("seen", "barred"):
        if values[name] is not None:
            setattr(kept, name, date.fromisoformat(values[name]))
    for row in values["days"]:
        scores = tuple(row.pop("money") if "money" in row else row["scores"])  # the old name
        game = row.get("game", registry.oldest())
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
