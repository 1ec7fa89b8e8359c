"""Shared by the tests of match: short games of the toy."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, SeatInfo
from tests import toygame


def spec() -> GameSpec[Any]:
    return toygame.load()


def seats(*controllers: str) -> list[SeatInfo]:
    return [SeatInfo(f"Seat {n}", name) for n, name in enumerate(controllers or [PERSON, PERSON])]


def new_match(*controllers: str, seed: int = 1, date: str = "2026-01-01", **options: Any) -> Match:
    return Match.new(spec(), seats(*controllers), seed, options, date)


def play(match: Match, *lines: str) -> Match:
    for line in lines:
        match.submit(match.actor, match.spec.from_text(line))
    return match


def play_to_end(match: Match, seed: int = 0) -> Match:
    rng = random.Random(seed)
    while not match.is_over:
        match.submit(match.actor, rng.choice(match.legal()))
    return match


def ticking() -> Any:
    """A clock that is one second later each time."""

    def ticks() -> Iterator[datetime]:
        moment = datetime(2026, 1, 1, tzinfo=UTC)
        while True:
            moment += timedelta(seconds=1)
            yield moment

    source = ticks()
    return lambda: next(source)
