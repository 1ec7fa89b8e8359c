"""Statistics: nothing counts twice, nothing is lost, and no file stops a game."""

from __future__ import annotations

import json
import sqlite3
import tracemalloc
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.summary import SeatSummary
from kraftwagen.match.aggregates import Filter
from kraftwagen.match.game_result import (
    BadResult,
    GameResult,
    from_json,
    from_line,
    record_id,
    result_of,
    to_line,
)
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.replay import branch
from kraftwagen.match.saves import Saves
from kraftwagen.match.statistics import FILE, JOURNAL, Statistics
from kraftwagen.match.steps import finish
from tests.match.players import new_match, play, play_to_end, spec, ticking

fuzz = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)


def finished(seed: int = 1, date: str = "2026-01-01", moves: int = 0) -> Match:
    return play_to_end(new_match("person", "greedy", seed=seed, date=date), moves)


def note(seed: int = 1, date: str = "2026-01-01", moves: int = 0) -> GameResult:
    return result_of(finished(seed, date, moves))


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path)


def kind(statistics: Statistics) -> str:
    return statistics.trouble.kind if statistics.trouble else ""


# -- notes


def test_a_note_says_how_the_game_ended() -> None:
    match = finished()
    made = result_of(match)
    scores, winners = match.spec.scores(match.state), match.spec.winners(match.state)
    assert [seat.score for seat in made.seats] == scores
    assert sum(seat.share for seat in made.seats) == pytest.approx(1)
    assert [seat.place == 1 for seat in made.seats] == [seat in winners for seat in (0, 1)]
    assert (made.seats[0].is_person, made.seats[1].controller) == (True, "greedy")
    assert made.options == dict(match.record.header.options)


def test_places_of_ties() -> None:
    match = play_to_end(new_match("person", "greedy", "greedy", "random"))
    for scores, winners, places in (
        ([5, 7, 7, 3], [1, 2], [3, 1, 1, 4]),
        ([5, 5, 7, 3], [2], [2, 2, 1, 4]),
        ([7, 7, 1, 1], [1], [2, 1, 3, 3]),
    ):
        match.spec = replace(
            match.spec,
            scores=lambda _, s=scores: s,
            winners=lambda _, w=winners: w,
            rankings=next(field.default for field in fields(GameSpec) if field.name == "rankings"),
        )
        assert [seat.place for seat in result_of(match).seats] == places


def test_the_digest_is_that_of_the_game_not_of_the_file() -> None:
    record = finished().record
    named = record.with_header(name="Sunday", saved="2026-01-05", app_version="9")
    assert record_id(named) == record_id(record)
    for other in (
        finished(seed=2).record,
        finished(date="2026-01-02").record,
        finished(moves=5).record,
        record.with_header(options={"second": True}),
        record.with_header(data_digest="other"),
    ):
        assert record_id(other) != record_id(record)


def test_unfinished_games_and_positions_do_not_count() -> None:
    with pytest.raises(BadResult):
        result_of(play(new_match(), "take 1"))
    match = new_match()
    begun = Match.from_position(match.spec, match.seats, match.spec.to_position(match.state))
    with pytest.raises(BadResult):
        result_of(play_to_end(begun))


def test_a_game_of_several_hands_is_practice() -> None:
    match = play(new_match("person", "greedy"), "take 1")
    match.hand_over(0, "greedy")
    assert result_of(play_to_end(match)).practice
    assert not note().practice


def test_a_game_that_goes_on_from_another_earns_no_achievements() -> None:
    told = (SeatSummary(merits={"won": ("done",)}), SeatSummary())
    winning = replace(spec(), summarize=lambda events, state: told)
    match = Match.from_record(winning, finished().record)
    last = len(match.steps) - 1
    for number, pieces in ((0, {"won": ("done",)}), (1, {}), (last, {})):
        made = result_of(play_to_end(branch(match, number, ["person", "greedy"], "2026-02-02")))
        assert made.seats[0].merits == pieces
        assert made.practice == bool(number)


def rich(made: GameResult) -> GameResult:
    """A note with everything a game may tell."""
    told = SeatSummary({"cars": (1, 2, 3)}, {"start_tile": "a", "laps": 2}, {"won": ("done",)})
    seat = replace(made.seats[0], sources=told.sources, facts=told.facts, merits=told.merits)
    return replace(made, seats=(seat, *made.seats[1:]))


def test_a_note_survives_its_line() -> None:
    made = rich(note())
    assert from_line(to_line(made)) == made


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, list):
        value = dict(enumerate(value))
    for key, inner in value.items() if isinstance(value, dict) else ():
        found += places_in(inner, (*path, key))
    return found


@given(st.data())
def test_wrong_values_in_a_note_are_refused(data: st.DataObject) -> None:
    values = json.loads(to_line(rich(note())))
    *way, last = data.draw(st.sampled_from(places_in(values)[1:]))
    inner = values
    for key in way:
        inner = inner[key]
    inner[last] = data.draw(json_values)
    try:
        made = from_json(values)
    except BadResult:
        return
    assert from_line(to_line(made)) == made


@given(st.text() | json_values.map(json.dumps))
def test_any_line_is_read_or_refused(line: str) -> None:
    with pytest.raises(BadResult):
        from_line(line)


# -- the file


def test_nothing_counts_twice(statistics: Statistics, tmp_path: Path) -> None:
    one, two = rich(note(1)), note(2, "2026-01-02")
    assert statistics.add([one, two, one]) == 2
    assert statistics.add([two]) == 0
    assert Statistics(tmp_path).games() == [one, two]
    assert statistics.ids() == {one.id, two.id}
    assert statistics.trouble is None


def test_a_second_ending_of_a_game_is_practice(statistics: Statistics) -> None:
    statistics.add([note(moves=1)])
    statistics.add([note(moves=2)])
    statistics.add([note(moves=2)], anew=True)
    assert sorted(game.practice for game in statistics.games()) == [False, True]


@pytest.mark.parametrize("ids", ["ab", "ba"])
def test_the_first_ending_of_a_game_counts_whatever_its_id(
    statistics: Statistics, ids: str
) -> None:
    first, second = (replace(note(), id=name) for name in ids)
    statistics.add([first])
    statistics.add([second])
    assert {game.id: game.practice for game in statistics.games()} == {ids[0]: False, ids[1]: True}


def test_a_set_up_that_was_met_before_is_practice(statistics: Statistics) -> None:
    first, again, other = note(1, "2026-01-02"), note(1, "2026-01-03"), note(2, "2026-01-04")
    statistics.add([again, other])
    assert [game.practice for game in statistics.games()] == [False, False]
    statistics.add([first])  # of an older save that was found later
    assert [game.practice for game in statistics.games()] == [False, True, False]
    statistics.add([replace(first, id="special", date="2026-01-05", options={"special": True})])
    assert not statistics.games()[-1].practice


def test_a_take_back_is_practice() -> None:
    record = finished().record.with_header(practice=True)
    assert result_of(Match.from_record(spec(), record)).practice


def test_achievements_are_those_of_people_in_the_game(statistics: Statistics) -> None:
    def one(number: int, game: str, person: str, bot: str) -> GameResult:
        ends = {0: (person,), 1: (bot,)}
        made = note(number, f"2026-02-0{number}")
        seats = [
            replace(seat, merits={"ends": ends[at], "won": ()})
            for at, seat in enumerate(made.seats)
        ]
        return replace(made, game=game, seats=tuple(seats))

    statistics.add([one(3, "toy", "c", "x"), one(1, "toy", "a", "y"), one(2, "chess", "b", "z")])
    merits = {"ends": 2, "won": 1}
    ends, won = statistics.achievements("toy", merits)
    assert (ends.pieces, ends.date, won.pieces) == (("a", "c"), "2026-02-03", ())
    [ends] = statistics.achievements("toy", {"ends": 2}, but=note(3, "2026-02-03").id)
    assert ends.pieces == ("a",)
    with closing(sqlite3.connect(statistics.file)) as base, base:
        base.execute("UPDATE seats SET merits = '[1]' WHERE id = ?", (note(1, "2026-02-01").id,))
    assert statistics.achievements("toy", merits)[0].pieces == ("c",)
    statistics.file.write_bytes(b"this is no table" * 100)
    assert [entry.done for entry in statistics.achievements("toy", merits)] == [False, False]


def test_counting_achievements_holds_no_list_of_all_games(statistics: Statistics) -> None:
    """It happens after every game: the peaks made a program grow that ran for many games."""
    one = note()
    statistics.add([replace(one, id=str(number)) for number in range(300)])
    assert statistics.achievements("toy", {}) == []
    tracemalloc.start()
    try:
        statistics.achievements("toy", {"won": 1})
        few = tracemalloc.get_traced_memory()[1]
        tracemalloc.reset_peak()
        held = statistics.games()
        all_of_them = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert len(held) == 300
    assert few * 5 < all_of_them


def test_a_damaged_file_is_put_aside(statistics: Statistics, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no table" * 100)
    assert statistics.add([note()]) == 1
    assert kind(statistics) == "damaged"
    assert statistics.trouble is not None
    assert (tmp_path / statistics.trouble.detail).read_bytes().startswith(b"this is")
    assert len(Statistics(tmp_path).games()) == 1


def test_a_journal_of_sqlite_does_not_outlive_its_damaged_file(
    statistics: Statistics, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(b"no table" * 100)
    (tmp_path / f"{FILE}-journal").write_bytes(b"left over")
    statistics.add([note()])
    assert not (tmp_path / f"{FILE}-journal").exists()
    assert len(statistics.games()) == 1


def test_a_game_without_all_its_seats_is_left_out(statistics: Statistics) -> None:
    statistics.add([note(1), note(2)])
    with closing(sqlite3.connect(statistics.file)) as base, base:
        base.execute("DELETE FROM seats WHERE id = ? AND seat = 1", (note(1).id,))
    assert [game.id for game in statistics.games()] == [note(2).id]


def test_a_game_whose_seats_have_no_order_is_left_out(statistics: Statistics) -> None:
    statistics.add([note(1), note(2)])
    with closing(sqlite3.connect(statistics.file)) as base, base:
        base.execute("UPDATE seats SET seat = 'x' WHERE id = ? AND seat = 1", (note(1).id,))
    assert [game.id for game in statistics.games()] == [note(2).id]


def test_missing_tables_are_damage(statistics: Statistics, tmp_path: Path) -> None:
    statistics.add([note()])
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("DROP TABLE seats")
    assert statistics.games() == []
    assert kind(statistics) == "damaged"
    assert statistics.add([note()]) == 1


def test_names_of_no_language_are_damage(
    statistics: Statistics, tmp_path: Path, content: bytes
) -> None:
    """The error itself cannot be put into words then."""
    (tmp_path / FILE).write_bytes(content.replace(b"CREATE TABLE seats", b"CREATE T\x80BLE seats"))
    assert statistics.games() == []
    assert kind(statistics) == "damaged"
    assert statistics.add([note()]) == 1


def test_rows_that_contradict_their_index_are_damage(
    statistics: Statistics, tmp_path: Path
) -> None:
    statistics.add([note(1)])
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("CREATE UNIQUE INDEX wrong ON seats (name)")
    assert statistics.add([note(2)]) == 1
    assert kind(statistics) == "damaged"


def test_what_can_be_read_of_a_damaged_file_is_kept(statistics: Statistics, tmp_path: Path) -> None:
    """Some of its games may have no saves any more."""
    statistics.add([note(number) for number in range(1, 60)])
    content = bytearray((tmp_path / FILE).read_bytes())
    content[-4096:] = bytes(4096)
    (tmp_path / FILE).write_bytes(content)
    kept = Statistics(tmp_path)
    assert 30 < len(kept.games()) < 59
    assert kind(kept) == "damaged"
    whole = {made.id: made for made in (note(number) for number in range(1, 60))}
    assert all(found == whole[found.id] for found in kept.games())
    assert kept.add([note(60)]) == 1


def test_a_newer_file_is_left_alone(statistics: Statistics, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("PRAGMA user_version = 99")
        base.commit()
    before = (tmp_path / FILE).read_bytes()
    assert statistics.add([note()]) == 0
    assert kind(statistics) == "newer"
    assert (tmp_path / FILE).read_bytes() == before
    (tmp_path / FILE).unlink()
    assert len(Statistics(tmp_path).games()) == 1


def test_a_locked_file_is_not_waited_for(statistics: Statistics, tmp_path: Path) -> None:
    statistics.add([note(1)])
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert statistics.add([note(2)]) == 0
        assert kind(statistics) == "locked"
        assert statistics.games() == []
        assert statistics.add([note(3)]) == 0
    later = Statistics(tmp_path)
    assert len(later.games()) == 3
    assert later.trouble is None
    assert list(tmp_path.glob(f"{JOURNAL}*")) == []


def test_a_journal_cut_off_by_a_crash(statistics: Statistics, tmp_path: Path) -> None:
    lines = to_line(note(1)) + "\n" + to_line(note(2))[:-40]
    (tmp_path / f"{JOURNAL}.jsonl").write_text(lines, encoding="utf-8")
    (tmp_path / f"{JOURNAL}-1.jsonl").write_text(to_line(note(3)), encoding="utf-8")
    assert {game.seed for game in statistics.games()} == {1, 3}
    assert list(tmp_path.glob(f"{JOURNAL}*")) == []


def test_a_folder_that_is_none_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    statistics = Statistics(tmp_path / "file")
    assert statistics.add([note()]) == 0
    assert statistics.games() == []
    assert kind(statistics) == "unwritable"


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A sound file with two games."""
    folder = tmp_path_factory.mktemp("sound")
    Statistics(folder).add([rich(note(1)), note(2)])
    return (folder / FILE).read_bytes()


@fuzz
@given(st.data())
def test_any_content_of_the_file_is_survived(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("fuzz")
    spoiled = bytearray(content)
    for _ in range(data.draw(st.integers(1, 12))):
        spoiled[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.none() | st.integers(0, len(content)))
    (folder / FILE).write_bytes(spoiled[:cut])
    statistics = Statistics(folder)
    with closing(finish(statistics.reading())) as noted:
        assert finish(noted.figures(Filter(practice=True))).games <= noted.count
        assert len(noted.games()) == noted.count
    assert statistics.add([note(3)]) == 1 or statistics.trouble


@fuzz
@given(st.data())
def test_any_value_in_a_row_is_survived(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("rows")
    statistics = Statistics(folder)
    good, bad = note(1), rich(note(2))
    statistics.add([good, bad])
    table, column = data.draw(
        st.sampled_from(
            [("games", name) for name in ("game", "date", "options", "seed", "practice")]
            + [("seats", name) for name in ("name", "score", "place", "share", "sources", "facts")]
        )
    )
    value = data.draw(
        st.text(max_size=20)
        | st.binary(max_size=20)
        | st.integers(-(2**63), 2**63 - 1)
        | st.floats(allow_nan=False)
        | json_values.map(json.dumps)
    )
    if isinstance(value, str):
        value = value.encode("utf-8", "replace").decode()
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (value, bad.id))
    games = statistics.games()
    assert good in games
    assert len(games) <= 2


# -- the folder of saves


def fill(folder: Path, *matches: Match) -> Saves:
    saves = Saves(folder, ticking())
    for match in matches:
        saves.autosave(match.record)
    return saves


def catch_up(statistics: Statistics, folder: Path, **how: Any) -> list[tuple[int, int]]:
    return list(statistics.catch_up(folder, [spec()], **how))


def test_finished_saves_are_taken_in(statistics: Statistics, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    matches = [finished(seed, f"2026-01-0{seed}") for seed in (1, 2, 3)]
    saves = fill(folder, *matches, play(new_match(seed=9, date="2026-02-01"), "take 1"))
    saves.save(matches[0].record, "the same game by another name")
    (folder / "broken.json").write_text("{", encoding="utf-8")
    (folder / "foreign.json").write_bytes(
        to_bytes(matches[0].record.with_header(game="chess", date="x"))
    )
    steps = catch_up(statistics, folder)
    assert steps[-1] == (6, 6)
    assert [game.seed for game in statistics.games()] == [1, 2, 3]
    catch_up(statistics, folder)
    assert len(statistics.games()) == 3


def test_catching_up_does_not_wait_for_each_game(statistics: Statistics, tmp_path: Path) -> None:
    """While the file is locked the games would have to wait one by one."""
    folder = tmp_path / "saves"
    fill(folder, *(finished(seed, f"2026-01-0{seed}") for seed in (1, 2, 3)))
    assert statistics.games() == []
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert catch_up(statistics, folder) == []
        assert kind(statistics) == "locked"
    assert catch_up(statistics, folder)[-1] == (3, 3)
    assert len(statistics.games()) == 3


def test_building_anew_keeps_games_whose_saves_are_gone(
    statistics: Statistics, tmp_path: Path
) -> None:
    folder = tmp_path / "saves"
    match = finished()
    fill(folder, match)
    spoiled = replace(result_of(match), seats=rich(result_of(match)).seats)
    statistics.add([spoiled, note(7, "2026-03-03")])
    catch_up(statistics, folder)
    assert spoiled in statistics.games()
    catch_up(statistics, folder, anew=True)
    assert statistics.games() == [result_of(match), note(7, "2026-03-03")]


def test_catching_up_plays_nothing_again_that_is_known(
    statistics: Statistics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path / "saves", finished())
    catch_up(statistics, tmp_path / "saves")
    monkeypatch.setattr(Match, "from_record", lambda *given: pytest.fail("played again"))
    catch_up(statistics, tmp_path / "saves")
