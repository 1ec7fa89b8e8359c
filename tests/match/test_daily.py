"""The game of the day: the date gives everything, one try counts, the clock cheats nobody."""

from __future__ import annotations

import json
import os
import shutil
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.match.daily import FILE, DailyLog, DailySetup, day_of, setup_for
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, Handover, SeatInfo
from tests.games import each_game
from tests.match.players import play_to_end, spec
from tests.match.refusing import CODES, full_disk, out_of_reach

DAY = date(2026, 11, 21)
BOTS = ("novice", "trader", "master")
ONE = timedelta(days=1)


def drawn(day: date = DAY) -> DailySetup:
    return setup_for(day, "kraftwagen", (2, 4), {"special_tiles": False, "level": 3}, BOTS)


def test_the_date_gives_everything() -> None:
    """Written out: the game of a day is the same with every version of the program."""
    assert drawn() == drawn()
    assert drawn() == DailySetup(
        DAY,
        713568500,
        ("trader", "person"),
        {"level": 3, "special_tiles": False},
    )


def test_days_differ_and_cover_what_there_is() -> None:
    days = [drawn(DAY + ONE * n) for n in range(120)]
    assert len({day.seed for day in days}) == 120
    assert {len(day.controllers) for day in days} == {2, 3, 4}
    assert {day.options["special_tiles"] for day in days} == {False, True}
    assert {day.own_seat for day in days} == {0, 1, 2, 3}
    for day in days:
        assert day.controllers.count(PERSON) == 1
        assert "novice" not in day.controllers
        assert day.options["level"] == 3


@each_game
def test_every_day_has_a_game_that_can_be_played(game: str) -> None:
    found = registry.load(game)
    for number in range(40):
        day = DAY + ONE * number
        setup = setup_for(day, game, found.seats, found.options, ladder.offered(found))
        found.check(found.new(len(setup.controllers), setup.seed, setup.options))
        assert setup.controllers.count(PERSON) == 1
        assert setup.options["handicap"] == []


def test_opponents_grow_through_the_week() -> None:
    monday, sunday = date(2026, 11, 16), date(2026, 11, 22)
    weeks = range(0, 70, 7)
    assert all(set(drawn(monday + ONE * n).controllers) <= {PERSON, "trader"} for n in weeks)
    assert any("master" in drawn(sunday + ONE * n).controllers for n in weeks)


def test_one_bot_or_none_will_do() -> None:
    one = setup_for(DAY, "toy", (2, 2), {}, ("random",))
    assert sorted(one.controllers) == [PERSON, "random"]
    assert set(setup_for(DAY, "toy", (3, 3), {}, ()).controllers) == {PERSON}


# -- the log


def finished(day: date, began: str, practice: bool = False) -> Match:
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random")]
    fresh = Match.new(spec(), seats, 3, {}, began).record
    fresh = fresh.with_header(daily=day.isoformat(), practice=practice)
    return play_to_end(Match.from_record(spec(), fresh), seed=1)


def play(log: DailyLog, day: date, began: str = "", practice: bool = False) -> Any:
    log.visit(day)
    began = began or f"{day}T10:00"
    log.begin(day, began)
    return log.finish(finished(day, began, practice))


def test_a_record_names_its_day() -> None:
    assert day_of(finished(DAY, "x").record.header) == DAY
    for text in ("", "soon", "2026-13-41"):
        record = finished(DAY, "x").record.with_header(daily=text)
        assert day_of(record.header) is None


def good(log: DailyLog) -> int:
    """The number of days of a log that count."""
    return len(log.counted(entry.day for entry in log.entries()))


def test_one_try_counts(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    log.visit(DAY)
    assert not log.is_practice(DAY)
    assert log.begin(DAY, "first")
    assert log.is_practice(DAY)
    assert not log.begin(DAY, "second")
    assert log.finish(finished(DAY, "second", practice=True)) is None
    entry = log.finish(finished(DAY, "first"))
    match = finished(DAY, "first")
    assert entry is not None
    assert entry.scores == tuple(match.spec.scores(match.state))
    assert entry.place == (1 if 0 in match.spec.winners(match.state) else 2)
    again = DailyLog(tmp_path, "toy")
    assert again.entry(DAY) == entry
    assert good(again) == 1


def test_each_game_has_its_own_days(tmp_path: Path) -> None:
    play(DailyLog(tmp_path, "toy"), DAY)
    other = DailyLog(tmp_path, "chess")
    other.visit(DAY)
    assert not other.is_practice(DAY)
    assert other.begin(DAY, "first")
    assert (len(other.entries()), good(other)) == (1, 0)
    assert good(DailyLog(tmp_path, "toy")) == 1


def test_two_windows_share_one_try(tmp_path: Path) -> None:
    one, other = DailyLog(tmp_path, "toy"), DailyLog(tmp_path, "toy")
    one.visit(DAY)
    other.visit(DAY)
    assert one.begin(DAY, "first")
    assert not other.begin(DAY, "second")
    assert other.finish(finished(DAY, "second", practice=True)) is None
    entry = one.finish(finished(DAY, "first"))
    other.visit(DAY + ONE)
    assert other.begin(DAY + ONE, "third")
    assert [found.began for found in DailyLog(tmp_path, "toy").entries()] == ["first", "third"]
    assert DailyLog(tmp_path, "toy").entry(DAY) == entry


def test_what_could_not_be_written_is_still_known(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    log.visit(DAY)
    log.begin(DAY, "first")
    (tmp_path / FILE).write_bytes(b"{")
    assert log.is_practice(DAY)
    assert not log.begin(DAY, "second")
    assert log.damaged


def test_a_game_left_unfinished_does_not_count(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    play(log, DAY)
    log.visit(DAY + ONE)
    log.begin(DAY + ONE, "left")
    assert good(log) == 1


def test_taking_back_what_was_revealed_does_not_count(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    entry = play(log, DAY, "first", practice=True)
    assert entry.finished
    assert not entry.counts
    assert good(log) == 0


def test_a_seat_that_changed_hands_does_not_count(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    log.visit(DAY)
    log.begin(DAY, "first")
    record = finished(DAY, "first").record
    helped = Match.from_record(
        spec(),
        record.with_header(
            handovers=(Handover(1, 0, "person", "random"), Handover(2, 0, "random", "person"))
        ),
    )
    entry = log.finish(helped)
    assert entry is not None
    assert (entry.counts, entry.why) == (False, "handed")
    assert good(log) == 0


def test_a_day_that_a_bot_has_played_to_its_end_is_finished_and_not_counted(
    tmp_path: Path,
) -> None:
    log = DailyLog(tmp_path, "toy")
    log.visit(DAY)
    log.begin(DAY, "first")
    match = finished(DAY, "first")
    match.hand_over(0, "random")
    log.finish(match)
    entry = DailyLog(tmp_path, "toy").entry(DAY)
    assert entry is not None
    assert entry.finished
    assert (entry.counts, entry.why, entry.seat) == (False, "handed", 0)
    assert entry.place == match.spec.rankings(match.state)[0]
    assert good(log) == 0


def test_a_clock_set_forward_and_back_gains_nothing(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    for n in range(4):
        play(log, DAY + ONE * n)
    assert good(log) == 4
    log = DailyLog(tmp_path, "toy")
    log.visit(DAY)
    assert log.set_back
    assert good(log) == 1
    for n in (1, 2, 3):
        log.visit(DAY + ONE * n)
        assert log.is_practice(DAY + ONE * n)
        assert good(log) == 1
    log.visit(DAY + ONE * 4)
    assert not log.is_practice(DAY + ONE * 4)


def test_a_missed_day_cannot_be_filled_in(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    play(log, DAY)
    log.visit(DAY + 2 * ONE)
    log.visit(DAY + ONE)
    assert log.set_back
    assert log.is_practice(DAY + ONE)
    assert not log.begin(DAY + ONE, "filled in")
    log.finish(finished(DAY + ONE, "filled in"))
    log.visit(DAY + 2 * ONE)
    assert not log.set_back
    assert good(log) == 1


def test_a_clock_once_far_ahead_bars_a_week_at_most(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    log.visit(date(2099, 1, 1))
    log.visit(DAY)
    assert log.is_practice(DAY)
    log.visit(DAY + ONE * 8)
    assert not log.is_practice(DAY + ONE * 8)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b'{"seen": 5, "barred": null, "days": []}',
        b'{"seen": null, "barred": null, "days": [{"day": "2026-11-21"}]}',
        b'{"seen": null, "barred": null, "days": ["money"]}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    log = DailyLog(tmp_path, "toy")
    assert log.damaged
    assert log.entries() == []
    assert [path.name for path in tmp_path.glob("[!.]*")] == [f"{FILE}.damaged-1"]
    play(log, DAY)
    assert not DailyLog(tmp_path, "toy").damaged


def test_wrong_values_are_damage(tmp_path: Path) -> None:
    play(DailyLog(tmp_path, "toy"), DAY)
    values = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    for name, value in (("seat", 9), ("place", -1), ("scores", ["x"]), ("counts", 1)):
        wrong = {**values, "days": [{**values["days"][0], name: value}]}
        (tmp_path / FILE).write_text(json.dumps(wrong), encoding="utf-8")
        assert DailyLog(tmp_path, "toy").damaged


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    log = DailyLog(blocked, "toy")
    assert play(log, DAY) is not None
    assert log.unwritable


def test_a_log_that_calls_the_scores_money_is_read(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parent / "samples" / "data-1" / "daily.json", tmp_path)
    assert DailyLog(tmp_path, "toy").entries() == []
    entry = DailyLog(tmp_path, registry.oldest()).entry(date(2026, 1, 5))
    assert entry is not None
    assert (entry.scores, entry.place) == ((6, 6), 1)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_a_pipe_is_put_aside_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    log = DailyLog(tmp_path, "toy")
    assert log.damaged
    play(log, DAY)
    assert [entry.day for entry in DailyLog(tmp_path, "toy").entries()] == [DAY]


def test_the_first_day_of_all_has_none_before_it(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    for day in (date.min, DAY):
        play(log, day)
    assert good(log) == 2


def test_the_last_day_of_all_has_none_after_it(tmp_path: Path) -> None:
    log = DailyLog(tmp_path, "toy")
    assert play(log, date.max) is not None
    assert good(log) == 1
    log.visit(date.max - ONE)
    log.visit(date.max)
    assert log.is_practice(date.max)


def test_days_of_a_life_are_kept(tmp_path: Path) -> None:
    """Twenty years of both games, then one day more."""
    first, count = DAY - ONE * 365 * 20, 365 * 20
    row = {"began": "2026-11-21T10:00:00+00:00", "counts": True, "place": 1,
           "scores": [123, 104, 87, 85], "seat": 0}  # fmt: skip
    days = [
        {"day": (first + ONE * number).isoformat(), "game": game, **row}
        for number in range(count)
        for game in ("toy", "chess")
    ]
    values = {"seen": (DAY - ONE).isoformat(), "barred": None, "days": days}
    (tmp_path / FILE).write_text(json.dumps(values, indent=1), encoding="utf-8")
    log = DailyLog(tmp_path, "toy")
    play(log, DAY)
    for game, length in (("toy", count + 1), ("chess", count)):
        again = DailyLog(tmp_path, game)
        assert not again.damaged
        assert good(again) == len(again.entries()) == length


@pytest.mark.parametrize("code", CODES)
def test_a_log_that_cannot_be_read_now_keeps_its_days(tmp_path: Path, code: int) -> None:
    play(DailyLog(tmp_path, "toy"), DAY)
    with out_of_reach(FILE, code):
        log = DailyLog(tmp_path, "toy")
        assert play(log, DAY + ONE) is not None
        assert log.unwritable
        assert not log.damaged
        assert log.is_practice(DAY + ONE)
    assert good(DailyLog(tmp_path, "toy")) == 2
    log.visit(DAY + 2 * ONE)
    assert len(json.loads((tmp_path / FILE).read_bytes())["days"]) == 2


def test_a_full_disk_costs_no_day(tmp_path: Path) -> None:
    """Begun while nothing could be written, finished in another scene when there was room."""
    play(DailyLog(tmp_path, "toy"), DAY)
    with full_disk():
        log = DailyLog(tmp_path, "toy")
        log.visit(DAY + ONE)
        assert log.begin(DAY + ONE, "first")
        assert log.unwritable
        assert DailyLog(tmp_path, "toy").is_practice(DAY + ONE)
    entry = DailyLog(tmp_path, "toy").finish(finished(DAY + ONE, "first"))
    assert entry is not None
    assert entry.counts
    assert len(json.loads((tmp_path / FILE).read_bytes())["days"]) == 2
    assert good(DailyLog(tmp_path, "toy")) == 2
