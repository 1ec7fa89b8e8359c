"""Earlier versions of rules and data: games of them go on, are replayed, and count as before."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.bots.runner import BotRunner
from kraftwagen.bots.worker import Job, game_of
from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadData
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.parts.data_file import Reader
from kraftwagen.games.parts.versions import FILE, merged, with_earlier
from kraftwagen.match.game_result import result_of
from kraftwagen.match.match import Match
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from tests import toygame
from tests.contract.data_sets import root_of
from tests.games import GAMES, each_game

SEATS = [SeatInfo("Ada"), SeatInfo("Carl", "greedy")]


def match_of(spec: GameSpec[Any], most: int = 10**6, **options: Any) -> Match:
    """A random game with so many decisions at most."""
    return played_on(Match.new(spec, SEATS, 3, options, "2026-01-01"), most)


def played_on(match: Match, most: int = 10**6, seed: int = 3) -> Match:
    """A game after random decisions, so many in all at most."""
    rng = random.Random(seed)
    while not match.is_over and len(match.steps) < most:
        match.submit(match.actor, rng.choice(match.legal()))
    return match


def patch_of(old: Any, new: Any) -> Any:
    """What has to be merged into new values for the old ones."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return old
    gone = dict.fromkeys(name for name in new if name not in old)
    return gone | {
        name: patch_of(value, new.get(name))
        for name, value in old.items()
        if value != new.get(name)
    }


def write(folder: Path, game: str, root: Any, versions: dict[str, Any]) -> Path:
    """Data of a game with earlier versions; returns the file."""
    listed = [{"data": digest, "differs": differs} for digest, differs in versions.items()]
    head = {"format": 1, "game": game, "name": "earlier versions"}
    (folder / FILE).write_text(yaml.safe_dump({**head, "versions": listed}), encoding="utf-8")
    file = folder / "data.yaml"
    file.write_text(yaml.safe_dump(root), encoding="utf-8")
    return file


@pytest.fixture(params=GAMES)
def changed(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[GameSpec[Any], GameSpec[Any]]:
    """A game of today, and the same with one worker more and a new entry: tomorrow's."""
    game = request.param
    today, old = registry.load(game), root_of(game)
    workers = old["seats"]["workers"]
    new = merged(old, {"seats": {"workers": workers + 1}, "rules": {"new": True}})
    differs = patch_of(old, new)
    assert differs == {"seats": {"workers": workers}, "rules": None}
    data = import_module(f"kraftwagen.games.{game}.data")
    monkeypatch.setattr(data, "BUILT_IN", write(tmp_path, game, new, {today.data_digest: differs}))
    tomorrow = import_module(f"kraftwagen.games.{game}.spec").load()
    return today, tomorrow


@pytest.mark.parametrize("short", [False, True])
def test_a_changed_number_changes_no_earlier_game(
    changed: tuple[GameSpec[Any], GameSpec[Any]], short: bool
) -> None:
    today, tomorrow = changed
    assert tomorrow.data_digest != today.data_digest
    assert (
        match_of(tomorrow, 0, short=short).state.key()
        != match_of(today, 0, short=short).state.key()
    )
    running, whole = match_of(today, 8, short=short), match_of(today, short=short)
    on = Match.from_record(tomorrow, running.record)
    assert on.spec.digest(on.state) == today.digest(running.state)
    played_on(on)
    assert verify(on.record, today) is None
    assert on.record.header.data_digest == today.data_digest
    assert verify(whole.record, tomorrow) is None
    assert result_of(Match.from_record(tomorrow, whole.record)) == result_of(whole)
    assert verify(match_of(tomorrow, short=short).record, tomorrow) is None


def test_bots_and_analysis_play_an_earlier_version(
    changed: tuple[GameSpec[Any], GameSpec[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    today, tomorrow = changed
    monkeypatch.setattr(registry, "load", lambda game, data_set=None: tomorrow)
    assert game_of(Job(today.id, None, (), 0)) is tomorrow
    earlier = game_of(Job(today.id, None, (), 0, today.data_digest))
    assert earlier.data_digest == today.data_digest
    with pytest.raises(BadData, match="0123"):
        game_of(Job(today.id, None, (), 0, "0123"))


@each_game
def test_every_earlier_version_plays(game: str) -> None:
    spec = registry.load(game)
    for digest in spec.earlier:
        earlier = spec.played_with(digest)
        assert earlier is not None
        match = match_of(earlier)
        earlier.check(match.state)
        assert verify(match.record, spec) is None


@each_game
def test_helpers_are_told_the_version(game: str) -> None:
    spec = registry.load(game)
    state = spec.new(2, 1, {})
    with BotRunner(spec) as runner:
        assert runner._job.data_digest == spec.data_digest
        runner.ask("greedy", 1, spec.observe(state, spec.actor(state)))
        until = time.monotonic() + 60
        while (move := runner.poll()) is None and time.monotonic() < until:
            time.sleep(0.005)
    assert move is not None
    assert not move.trouble


# -- a changed rule: an entry of the data, whose absence means what was before


def stones(root: Any, source: str) -> GameSpec[Any]:
    """The toy game, in which of equal scores the first seat wins if its data say so."""
    toy = toygame.load()
    first = root.get("rules", {}).get("equals") == "first"

    def winners(state: Any) -> list[int]:
        scores = toy.scores(state)
        return [scores.index(max(scores))] if first else toy.winners(state)

    digest = Reader(source, root).digest()
    return replace(toy, data_digest=digest, winners=winners, rankings=lambda state: [
        1 if seat in winners(state) else 2 for seat in range(len(toy.scores(state)))
    ])  # fmt: skip


@pytest.fixture
def tie_break(tmp_path: Path) -> Callable[[dict[str, Any]], GameSpec[Any]]:
    def made(versions: dict[str, Any]) -> GameSpec[Any]:
        root = {"format": 1, "game": "toy", "rules": {"equals": "first"}}
        file = write(tmp_path, "toy", root, versions)
        return with_earlier(stones(root, "data"), file, stones)

    return made


def test_a_changed_tie_break_decides_no_earlier_game(
    tie_break: Callable[[dict[str, Any]], GameSpec[Any]],
) -> None:
    before = stones({"format": 1, "game": "toy"}, "data")
    after = tie_break({before.data_digest: {"rules": None}})
    ties = 0
    for seed in range(300):
        match = Match.new(before, SEATS, seed, {"heap": 4}, "2026-01-01")
        played_on(match, seed=seed)
        if before.winners(match.state) == after.winners(match.state):
            continue
        ties += 1
        again = Match.from_record(after, match.record)
        assert result_of(again) == result_of(match)
        cut = replace(match.record, decisions=match.record.decisions[:-1])
        running = Match.from_record(after, cut.with_header(finished=False, digest=""))
        running.submit(running.actor, after.from_text(match.record.decisions[-1]))
        assert running.spec.winners(running.state) == before.winners(match.state)
    assert ties > 3


# -- lists of versions that are wrong


@pytest.mark.parametrize(
    ("versions", "said"),
    [
        ([{"data": "a"}], r"versions\[0\]: must have data and differs"),
        (["a"], r"versions\[0\]: must have data and differs"),
        ([{"data": 1, "differs": {}}], r"versions\[0\].data: must be a fingerprint"),
        (
            [{"data": "a", "differs": {}}, {"data": "a", "differs": {}}],
            r"versions\[1\].data: must be a fingerprint",
        ),
        ("a", "versions: must be a list"),
    ],
)
def test_a_wrong_list_names_the_entry(tmp_path: Path, versions: Any, said: str) -> None:
    file = write(tmp_path, "toy", {"format": 1}, {})
    listed = {"format": 1, "game": "toy", "name": "", "versions": versions}
    (tmp_path / FILE).write_text(yaml.safe_dump(listed), encoding="utf-8")
    with pytest.raises(BadData, match=said):
        with_earlier(toygame.load(), file, stones)


def test_a_version_that_was_not_as_it_is_told_is_refused(
    tie_break: Callable[[dict[str, Any]], GameSpec[Any]],
) -> None:
    after = tie_break({"0123": {"rules": None}})
    with pytest.raises(BadData, match="0123: comes to"):
        after.played_with("0123")


def test_differences_are_merged_table_by_table() -> None:
    present = {"a": {"b": 1, "c": 2}, "d": [1, 2], "e": 5}
    differs = {"a": {"b": 9}, "d": [3], "e": None, "f": {"g": 1, "h": None}}
    assert merged(present, differs) == {"a": {"b": 9, "c": 2}, "d": [3], "f": {"g": 1}}
