"""Ratings come out right where the truth is known, and a tournament goes on where it stopped."""

from __future__ import annotations

import json
import math
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from kraftwagen.arguments import Progress
from kraftwagen.bots import ladder
from kraftwagen.engine.errors import BadOption
from kraftwagen.tools import rating, tournament
from kraftwagen.tools.cluster import BadCluster
from kraftwagen.tools.tournament import BadTournament, Settings

POWER = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0, "e": 0.5}
TOY = Settings("toy", ("random", "greedy", "merchant"), 2, 7)


def finish(rng: random.Random, bots: list[str]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """A game in which every place goes to one of the rest in proportion to its power."""
    left = list(bots)
    points = {}
    while left:
        bot = rng.choices(left, [POWER[one] for one in left])[0]
        points[bot] = len(left)
        left.remove(bot)
    return tuple(bots), tuple(points[bot] for bot in bots)


def blocks(number: int) -> list[list[rating.Finish]]:
    rng = random.Random(3)
    return [[finish(rng, rng.sample(sorted(POWER), 4)) for _ in range(4)] for _ in range(number)]


def test_known_strengths_are_found() -> None:
    found = rating.rate(blocks(600), "c", 1500.0, 60, 1)
    assert [one.bot for one in found] == list(POWER)
    for one in found:
        truth = 1500 + rating.SCALE * math.log(POWER[one.bot] / POWER["c"])
        assert one.rating == pytest.approx(truth, abs=30)
        assert one.low <= one.rating <= one.high
        assert one.high - one.low < 100
    assert sum(one.games for one in found) == 600 * 16


def test_more_games_narrow_the_interval() -> None:
    few, many = (rating.rate(blocks(number), "c", 1500.0, 60, 1)[0] for number in (40, 640))
    assert many.high - many.low < 0.5 * (few.high - few.low)


def test_a_tie_counts_both_ways() -> None:
    orders = rating.orders_of([(("a", "b", "c"), (5, 5, 1))])
    assert dict(orders) == {("a", "b", "c"): 0.5, ("b", "a", "c"): 0.5}
    power = rating.strengths(orders)
    assert power["a"] == pytest.approx(power["b"], rel=1e-3)
    assert power["a"] > power["c"]


def test_one_who_never_loses_gets_a_finite_rating() -> None:
    found = rating.rate([[(("a", "b"), (9, 1))] for _ in range(20)], "b", 1500.0, 20, 1)
    assert 1500 < found[0].rating < 3500


def test_line_ups_are_balanced() -> None:
    settings = Settings("kraftwagen", tuple("abcdefghi"), 4, 3)
    seen = dict.fromkeys(settings.bots, 0)
    meetings: set[frozenset[str]] = set()
    for number in range(90):
        chosen = tournament.line_up(settings, number)
        assert len(set(chosen)) == 4
        meetings |= {frozenset((one, other)) for one in chosen for other in chosen if one != other}
        for bot in chosen:
            seen[bot] += 1
    assert max(seen.values()) - min(seen.values()) <= 10
    assert len(meetings) == 36


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = tournament.run(TOY, 5, tmp_path / "whole")
    tournament.run(TOY, 2, tmp_path / "parts")
    path = tmp_path / "parts" / tournament.FILE
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 2, "games": [[["gre')
    told: list[tuple[int, int]] = []
    parts = tournament.run(TOY, 5, tmp_path / "parts", tell=lambda *done: told.append(done))
    assert told == [(3, 5), (4, 5), (5, 5)]
    for row in whole["ratings"] + parts["ratings"]:
        del row["seconds_per_decision"]
    assert whole == parts
    assert whole["games"] == 10
    assert "| greedy |" in tournament.markdown(
        {**whole, "ratings": [{**row, "seconds_per_decision": 0.0} for row in whole["ratings"]]}
    )


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    modules = ("tests.bots.broken",)
    alone = tournament.run(TOY, 3, tmp_path / "one")
    shared = tournament.run(TOY, 3, tmp_path / "two", jobs=2, modules=modules)
    for row in alone["ratings"] + shared["ratings"]:
        del row["seconds_per_decision"]
    assert alone == shared


def test_a_cluster_plays_the_same_games_although_a_worker_is_killed(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    settings = Settings("kraftwagen", ("random", "apprentice"), 2, 7)
    here = tournament.run(settings, 6, tmp_path / "one", jobs=2)
    told = []
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:

        def kill_one(done: int, total: int) -> None:
            told.append((done, total))
            if done == 1:
                os.kill(next(iter(cluster.workers.values())).pid, 9)

        address = cluster.scheduler_address
        shared = tournament.run(settings, 6, tmp_path / "two", tell=kill_one, scheduler=address)
    for row in here["ratings"] + shared["ratings"]:
        del row["seconds_per_decision"]
    assert here == shared
    assert told == [(done, 6) for done in range(1, 7)]


def test_progress_tells_rate_and_time_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blocks of an earlier run took no time of this one."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr("time.monotonic", iter([100.0, 130.0, 160.0, 400.0]).__next__)
    progress = Progress()
    for done in (11, 12, 20):
        progress(done, 20)
    said = capsys.readouterr().err
    assert "block 11 of 20, 2 a minute, 4 minutes left" in said
    assert "block 12 of 20, 2 a minute, 4 minutes left" in said
    assert said.endswith("block 20 of 20, 2 a minute, 0 minutes left  \n")


def test_no_cluster_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadCluster, match=r"pip install 'kraftwagen\[cluster\]'"):
        tournament.run(TOY, 1, tmp_path, scheduler="tcp://localhost:1")


class FewWorkers:
    """A cluster's client as far as ``spread`` asks it, with workers that say ``said``."""

    said: ClassVar[dict[str, str]] = {}

    def __init__(self, address: str, timeout: float) -> None:
        if not address.startswith("tcp:"):
            raise OSError(address)

    def __enter__(self) -> FewWorkers:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def run(self, rules: Callable[[], str]) -> dict[str, str]:
        return self.said


@pytest.mark.parametrize(
    ("address", "said", "words"),
    [
        ("nowhere", {}, "no Dask scheduler answers at nowhere"),
        ("tcp://a", {}, "has no workers"),
        ("tcp://a", {"tcp://b": "0.0.0 1 old"}, "tcp://b has other rules"),
    ],
)
def test_clusters_that_cannot_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, said: dict[str, str], words: str
) -> None:
    monkeypatch.setattr(FewWorkers, "said", said)
    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=FewWorkers))
    with pytest.raises(BadCluster, match=words):
        tournament.run(TOY, 1, tmp_path, scheduler=address)


def test_another_tournament_is_not_touched(tmp_path: Path) -> None:
    tournament.run(TOY, 1, tmp_path)
    kept = (tmp_path / tournament.FILE).read_bytes()
    other = Settings("toy", TOY.bots, 2, 8)
    with pytest.raises(BadTournament, match="other settings"):
        tournament.run(other, 1, tmp_path)
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / tournament.FILE).write_text("a letter\n", encoding="utf-8")
    with pytest.raises(BadTournament, match="no tournament"):
        tournament.run(TOY, 1, tmp_path / "x")
    assert (tmp_path / tournament.FILE).read_bytes() == kept


@pytest.mark.parametrize(
    ("settings", "blocks_", "words"),
    [
        (Settings("toy", ("random", "greedy"), 5, 1), 1, "players: 5"),
        (Settings("toy", ("random",), 2, 1), 1, "two different"),
        (Settings("toy", ("random", "random"), 2, 1), 1, "two different"),
        (TOY, 0, "1 or more"),
    ],
)
def test_bad_settings(tmp_path: Path, settings: Settings, blocks_: int, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        tournament.run(settings, blocks_, tmp_path)
    with pytest.raises(ladder.UnknownBot, match="known are random, greedy"):
        tournament.run(Settings("toy", ("random", "nobody"), 2, 1), 1, tmp_path)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from kraftwagen.cli import main

    arguments = ["arena", "--bots", "random,apprentice", "--players", "2", "--blocks", "2"]
    assert main([*arguments, "--into", str(tmp_path), "--seed", "5", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in result["ratings"]] == ["apprentice", "random"]
    assert json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8")) == result
    assert (tmp_path / "ratings.md").read_text(encoding="utf-8").count("|") > 20
    assert (tmp_path / "ratings.png").read_bytes()[:4] == b"\x89PNG"
    assert main(["arena", "--bots", "random,nobody", "--into", str(tmp_path / "n")]) == 2
    assert "known are random" in capsys.readouterr().err
