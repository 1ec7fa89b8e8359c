"""Automania on the floor of matches: records, saves, days, codes, transcripts, statistics."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.bots import ladder
from kraftwagen.engine.registry import load
from kraftwagen.engine.types import Json
from kraftwagen.engine.wording import say
from kraftwagen.games.automania import data
from kraftwagen.games.automania.presentation import text
from kraftwagen.learn import position_line
from kraftwagen.match.aggregates import Filter
from kraftwagen.match.daily import DailyLog, setup_for
from kraftwagen.match.game_result import from_line, result_of, to_line
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, Record, from_bytes, to_bytes
from kraftwagen.match.replay import verify
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.match.statistics import Statistics
from kraftwagen.match.steps import finish
from kraftwagen.match.transcript import WIDTH, Sentence, transcript
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.games.automania.play import choose
from tests.games.automania.table import GAME

OPTIONS: Mapping[str, Json] = {"advanced": True, "open_money": False, "handicap": [3, 0, 5]}
NAMES = ("Ada", "Bruno", "Clara")


@cache
def record() -> Record:
    """A finished game with all options, of a person against bots."""
    seats = [SeatInfo(NAMES[0]), *(SeatInfo(name, "random") for name in NAMES[1:])]
    match, dice = Match.new(GAME, seats, 11, OPTIONS, "2026-11-23T10:00:00"), random.Random(11)
    while not match.is_over:
        match.submit(match.actor, choose(match.state, dice))
    return match.record


def opened() -> Match:
    return Match.from_record(GAME, record())


def unplayable(changed: Record) -> str:
    """Why a record cannot be played, in its one sentence."""
    with pytest.raises(BadRecord) as refused:
        Match.from_record(GAME, from_bytes(to_bytes(changed)))
    said = str(refused.value)
    assert said.isprintable()
    assert len(said) < 300
    return said


# -- records


def test_a_game_that_is_killed_goes_on_from_its_autosave(tmp_path: Path) -> None:
    """Every window is gone after a few decisions; the next one finds the game where it was."""
    lines, done = record().decisions, 0
    while done < len(lines):
        saves = Saves(tmp_path)
        found = saves.latest()
        kept = found or replace(record(), decisions=()).with_header(finished=False, digest="")
        match = Match.from_record(GAME, kept)
        assert len(match.steps) == done
        for line in lines[done : done + 29]:
            match.submit(match.actor, GAME.from_text(line))
            saves.autosave(match.record)
            done += 1
        (tmp_path / f"autosave-{done}.json.tmp").write_bytes(to_bytes(match.record)[:-50])
    assert match.is_over
    assert match.record.decisions == lines
    assert match.record.header.digest == record().header.digest


HOSTILE: dict[str, tuple[dict[str, Any], str]] = {
    "a number for a switch": ({"options": {**OPTIONS, "advanced": 1}}, "'advanced' must be true"),
    "an option of the other game": ({"options": {"special_tiles": True}}, "unknown option"),
    "a handicap for too many": ({"options": {"handicap": [1, 2, 3, 4]}}, "a list of 3 numbers"),
    "a handicap without end": ({"options": {"handicap": [21, 0, 0]}}, "from 0 to 20, not 21"),
    "a handicap of words": ({"options": {"handicap": ["1", "2", "3"]}}, "from 0 to 20, not '1'"),
    "a seed below all": ({"seed": -1}, "the seed must be"),
    "one seat": ({"seats": (SeatInfo("Ada"),)}, "seats must be 2 to 4"),
    "five seats": ({"seats": tuple(SeatInfo(one) for one in "abcde")}, "seats must be 2 to 4"),
    "no position": ({"start": {"x": 1}}, "position: "),
    "the other game": ({"game": "kraftwagen"}, "holds a game of 'kraftwagen'"),
    "other rules": ({"rules_version": 99}, "version 99 of the rules"),
    "other data": ({"data_digest": "0" * 16}, "different component data"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_forged_header_is_refused_in_one_sentence(name: str) -> None:
    changes, said = HOSTILE[name]
    assert said in unplayable(record().with_header(**changes))


@pytest.mark.parametrize(
    "line",
    ["", "take hire", "factory g", "contract C99", "draw deck twice", "sell 0", "sell 999999999",
     "face ?", "act corner city ", "ACT corner", "1048576", "keep S1", "x" * 200, "race 3"],
)  # fmt: skip
def test_a_forged_decision_is_refused_in_one_sentence(line: str) -> None:
    changed = replace(record(), decisions=(*record().decisions[:20], line))
    assert "at decision 21, " in unplayable(changed)


def test_a_decision_after_the_end_is_refused() -> None:
    lines = record().decisions
    changed = replace(record(), decisions=(*lines, lines[-1]))
    assert f"at decision {len(lines) + 1}, " in unplayable(changed)


def test_a_game_in_which_a_hidden_contract_is_named_is_none() -> None:
    """What a seat may not know has no notation: a record cannot draw a contract of its choice."""
    lines = record().decisions
    drawn = next(number for number, line in enumerate(lines) if line == "deck")
    for name in GAME.new(2, 1, {}).data.card_names:
        changed = replace(record(), decisions=(*lines[:drawn], f"deck {name}"))
        assert f"at decision {drawn + 1}, " in unplayable(changed)


def test_a_game_with_a_data_set_of_ones_own_needs_it(tmp_path: Path) -> None:
    root = yaml.safe_load(data.BUILT_IN.read_text(encoding="utf-8"))
    root["contracts"]["entries"][0]["popularity"] += 1
    file = tmp_path / "mine.yaml"
    file.write_text(yaml.safe_dump(root), encoding="utf-8")
    own = load("automania", file)
    match, dice = Match.new(own, [SeatInfo("Ada"), SeatInfo("Ben")], 3, {}), random.Random(3)
    for _ in range(60):
        match.submit(match.actor, choose(match.state, dice))
    made = from_bytes(to_bytes(match.record))
    assert verify(made, own) is None
    assert "different component data" in unplayable(made)


# -- the game of the day


def test_every_day_has_a_game_that_can_be_played() -> None:
    first, bots = date(2026, 11, 23), ladder.offered(GAME)
    days = [first + timedelta(days=number) for number in range(40)]
    drawn = [setup_for(day, GAME.id, GAME.seats, GAME.options, bots) for day in days]
    for setup in drawn:
        state = GAME.new(len(setup.controllers), setup.seed, setup.options)
        GAME.check(state)
        assert setup.controllers.count(PERSON) == 1
        assert set(setup.controllers) <= {PERSON, *bots}
        assert setup.options["handicap"] == []
    for option in ("advanced", "open_money"):
        assert {setup.options[option] for setup in drawn} == {False, True}
    assert {len(setup.controllers) for setup in drawn} == {2, 3, 4}
    other = load("kraftwagen")
    seeds = {setup_for(day, other.id, other.seats, other.options, bots).seed for day in days}
    assert not seeds & {setup.seed for setup in drawn}


def test_a_finished_day_is_noted_with_its_points(tmp_path: Path) -> None:
    log, day = DailyLog(tmp_path, GAME.id), date(2026, 11, 23)
    log.visit(day)
    assert log.begin(day, record().header.date)
    match = Match.from_record(GAME, record().with_header(daily=day.isoformat()))
    entry = log.finish(match)
    assert entry is not None
    assert entry.scores == tuple(GAME.scores(match.state))
    assert entry.place == GAME.rankings(match.state)[0]
    assert DailyLog(tmp_path, GAME.id).streak(day) == 1
    assert DailyLog(tmp_path, "kraftwagen").entry(day) is None


# -- words


def test_the_transcript_tells_every_decision_once() -> None:
    told = Translator(assets_dir() / "locale", "en")
    components = GAME.new(2, 1, {}).data
    entries, expected = [], []
    for number, step in enumerate(opened().steps, start=1):
        lines = [line for event in step.events for line in text.event_lines(event, components)]
        entries += [Sentence(number, say(line, told, NAMES), line.weight) for line in lines]
        if any(line.weight != "heading" for line in lines):
            expected.append(str(number))
    written = transcript("Automania", [("Seed", "11")], entries)
    assert all(len(line) <= WIDTH for line in written.splitlines())
    assert "{" not in written
    assert "automania." not in written
    numbers = [line[:5].strip() for line in written.splitlines()[4:] if line[:5].strip().isdigit()]
    assert numbers == expected
    assert len(expected) > 100
    words = " ".join(written.split())
    assert all(" ".join(entry.text.split()) in words for entry in entries)


def test_moments_of_a_game_come_back_from_their_line() -> None:
    """All but the luck to come."""
    match = opened()
    assert GAME.editing is not None
    for number in range(0, len(match.steps), 17):
        table = GAME.editing.dealt(GAME.to_position(match.state_at(number)), 0)
        line = position_line.write(GAME, table)
        assert line.isascii()
        assert len(line) < 3000
        spec, found = position_line.read([load("kraftwagen"), GAME], line)
        assert spec is GAME
        assert GAME.digest(GAME.from_position(found)) == GAME.digest(GAME.from_position(table))
        assert json.loads(json.dumps(found)) == found


# -- statistics


def test_a_finished_game_is_noted_and_counted(tmp_path: Path) -> None:
    match = opened()
    note = result_of(match)
    assert from_line(to_line(note)) == note
    assert [seat.score for seat in note.seats] == GAME.scores(match.state)
    assert [seat.place for seat in note.seats] == GAME.rankings(match.state)
    for seat in note.seats:
        assert set(seat.sources) <= set(GAME.sources)
        assert sum(sum(amounts) for amounts in seat.sources.values()) == seat.score
    kept = Statistics(tmp_path)
    assert kept.add([note]) == 1
    assert kept.add([note]) == 0
    assert Statistics(tmp_path).games() == [note]
    advanced = {"advanced": True, "open_money": False}
    noted = finish(kept.reading())
    found = finish(noted.figures(Filter(game=GAME.id, options=advanced)))
    assert found.mean == note.seats[0].score
    assert [against.key for against in found.opponents] == ["bot:random"]
    assert len(noted.table().splitlines()) == 1 + 3
    assert finish(noted.figures(Filter(game="kraftwagen"))).games == 0
    noted.close()
