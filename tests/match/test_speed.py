"""How long a decision and its autosave take; printed by ``--benchmark-enable``, never asserted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.saves import Saves
from tests.match.players import new_match

DECISIONS = 300


def long_match() -> Match:
    match = new_match(heap=1000)
    for _ in range(DECISIONS):
        match.submit(match.actor, match.legal()[0])
    return match


def test_autosave_of_300_decisions(benchmark: Any, tmp_path: Path) -> None:
    saves, match = Saves(tmp_path), long_match()
    benchmark(lambda: saves.autosave(match.record))


def test_record_of_300_decisions_without_the_disk(benchmark: Any) -> None:
    match = long_match()
    benchmark(lambda: to_bytes(match.record))


def test_loading_300_decisions(benchmark: Any) -> None:
    match = long_match()
    benchmark(lambda: Match.from_record(match.spec, match.record))


def test_listing_200_saves_for_the_first_time(benchmark: Any, tmp_path: Path) -> None:
    match = long_match()
    for number in range(200):
        Saves(tmp_path).save(match.record, f"game {number}")
    benchmark(lambda: Saves(tmp_path).entries())


def test_listing_200_saves_again(benchmark: Any, tmp_path: Path) -> None:
    saves, match = Saves(tmp_path), long_match()
    for number in range(200):
        saves.save(match.record, f"game {number}")
    benchmark(saves.entries)
