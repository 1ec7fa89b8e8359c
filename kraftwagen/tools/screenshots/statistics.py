"""Pictures of statistics, achievements and the game of the day, with sample games.

A game describes its typical scores by a ``Sample``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.daily import DailyLog, DailyTry
from kraftwagen.match.game_result import GameResult, SeatResult
from kraftwagen.match.statistics import Statistics

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene


@dataclass(frozen=True)
class Sample:
    """The typical scores of a game: shares by source, number of stages, score of a first game."""

    sources: Mapping[str, float]
    stages: int
    skill: float


KRAFTWAGEN = Sample(
    {"cars": 0.55, "places": 0.12, "awards": 0.14, "laps": 0.06, "buyer_markers": 0.13}, 3, 48
)


def sample_notes(
    spec: GameSpec[Any], count: int, seed: int = 3, sample: Sample = KRAFTWAGEN
) -> list[GameResult]:
    """Return ``count`` made-up results of a player who improves over time."""
    whole = sum(stage + 2 for stage in range(sample.stages))
    rng = random.Random(seed)
    merits = list(spec.merits)
    salt = sum(spec.id.encode())
    notes = []
    for number in range(count):
        players = rng.choice((2, 3, 3, 4))
        seats = []
        for seat in range(players):
            person = seat == 0 or (seat == 1 and number % 9 == 8)
            skill = sample.skill + (number * 0.4 if person else 7)
            sources = {
                name: tuple(
                    round(rng.gauss(skill * part * (stage + 2) / whole, 2))
                    for stage in range(sample.stages)
                )
                for name, part in sample.sources.items()
            }
            sources = {name: tuple(map(abs, amounts)) for name, amounts in sources.items()}
            names = [rng.choice(merits) for _ in range(3)] if person and merits else []
            pieces = {
                name: ("done",) if spec.merits[name] == 1 else (str(rng.randrange(9)),)
                for name in names
            }
            money = sum(map(sum, sources.values()))
            kind = "person" if person else rng.choice(("random", "greedy"))
            who = ("Ada", "Bruno")[seat] if person else f"Bot {seat}"
            seats.append(SeatResult(who, kind, money, 0, 0.0, sources, {"laps": seat}, pieces))
        most = max(seat.score for seat in seats)
        winners = sum(seat.score == most for seat in seats)
        day = date(2026, 8, 1) + timedelta(days=2 * number)
        made = tuple(_placed(seat, seats, most, winners) for seat in seats)
        options = {name: bool(rng.randrange(2)) for name in spec.options}
        digest = f"{salt:08x}{number:012x}"
        notes.append(GameResult(digest, spec.id, f"{day}T18:00:00+00:00", options, spec.data_digest,
                              number, spec.rules_version, False, made))  # fmt: skip
    return notes


def _placed(seat: SeatResult, seats: list[SeatResult], most: int, winners: int) -> SeatResult:
    place = 1 + sum(other.score > seat.score for other in seats)
    share = 1 / winners if seat.score == most else 0.0
    return SeatResult(seat.name, seat.controller, seat.score, place, share, seat.sources,
                    seat.facts, seat.merits)  # fmt: skip


def _statistics(sample: Sample, count: int) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.history.statistics import StatisticsScene

        _fill(app.paths.data, app.games[0], sample, count)
        return StatisticsScene()

    return build


def _learned(sample: Sample) -> Callable[[App], Scene]:
    """Statistics of a player with medals and solved puzzles, too."""

    def build(app: App) -> Scene:
        from kraftwagen.learn.rating import SOLVED
        from kraftwagen.ui.presenters.challenges import ChallengeBook
        from kraftwagen.ui.presenters.puzzles import Puzzles

        spec = app.games[0]
        challenges, puzzles = ChallengeBook(app, spec), Puzzles(app, spec)
        for number, one in enumerate(challenges.challenges[:9]):
            challenges.note(one.id, ("gold", "silver", "bronze", "bronze")[number % 4], "sample")
        for puzzle in puzzles.book.puzzles[:12]:
            puzzles.book.note(puzzle, SOLVED)
        return _statistics(sample, 48)(app)

    return build


def _filtered(sample: Sample) -> Callable[[App], Scene]:
    """Statistics with the filter open and one filter in use."""

    def build(app: App) -> Scene:
        from dataclasses import replace

        from kraftwagen.ui.scenes.history.statistics import StatisticsScene

        class Filtered(StatisticsScene):
            def enter(self) -> None:
                super().enter()
                self._kept.unfolded = True
                self._kept.filter = replace(self.filter, who="person:Ada", against="bot:greedy")
                self._count(self._read_games())

        _fill(app.paths.data, app.games[0], sample, 48)
        return Filtered()

    return build


def _achievements(sample: Sample) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        from kraftwagen.ui.scenes.history.achievements import AchievementsScene

        _fill(app.paths.data, app.games[0], sample, 12)
        return AchievementsScene()

    return build


def _fill(folder: Path, spec: GameSpec[Any], sample: Sample, count: int) -> None:
    for file in folder.glob("statistics*"):
        file.unlink()
    Statistics(folder).add(sample_notes(spec, count, sample=sample))


_DAY = date(2026, 8, 21)


def _with_days(log: DailyLog) -> None:
    """Fill a log with played days."""
    for back in (0, 1, 2, 3, 6, 7, 9, 12, 15, 16, 17, 20):
        day = _DAY - timedelta(days=back)
        played = back not in (6, 16)
        scores = (71, 64, 58, 52)
        log._kept.entries[day, log.game] = DailyTry(
            day,
            log.game,
            "sample",
            back != 12,
            (1 + back % 4) * played,
            scores if played else (),
            0,
        )


def _daily(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.daily import DailyScene

    class Sample(DailyScene):
        def enter(self) -> None:
            super().enter()
            _with_days(self.log)

    return Sample(_DAY)


def _alone(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.alone import AloneScene

    class Sample(AloneScene):
        def enter(self) -> None:
            super().enter()
            _with_days(self.log)

    return Sample(_DAY)


def _daily_first(app: App) -> Scene:
    from kraftwagen.ui.scenes.history.daily import DailyScene

    (app.paths.data / "daily.json").unlink(missing_ok=True)
    return DailyScene(_DAY)


def shots(sample: Sample) -> list[tuple[str, Callable[[App], Scene]]]:
    """Return the pictures of statistics, achievements and the game of the day, by name."""
    return [
        ("statistics", _statistics(sample, 48)),
        ("statistics-filter", _filtered(sample)),
        ("statistics-learned", _learned(sample)),
        ("statistics-few", _statistics(sample, 2)),
        ("statistics-none", _statistics(sample, 0)),
        ("achievements", _achievements(sample)),
        ("daily", _daily),
        ("daily-first", _daily_first),
        ("alone", _alone),
    ]
