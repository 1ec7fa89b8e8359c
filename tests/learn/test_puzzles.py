"""Puzzles: read strictly, found again by the same seed, proved with another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots.plain import insight_of
from kraftwagen.cli import main
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn.puzzles import FILE, Proof, Puzzle, PuzzleFile, load, written
from kraftwagen.learn.weighing import Difference, Turn, Way, difference
from kraftwagen.tools import mining
from kraftwagen.tools.mining import LEAST, Effort
from tests.games import NEWEST, each_game

TOY = Path(__file__).with_name("toy") / FILE
GOOD = TOY.read_text(encoding="utf-8")
QUICK = Effort(quick=4, first=8, sure=16, others=16, fewest=3)
FOUND = ["s3-g1-t2", "s3-g1-t3", "s3-g1-t5"]
"""What QUICK finds in the first game of the toy with seed 3."""


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert GOOD.count(old) == 1, old
    path = tmp_path / FILE
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    return path


def toy_puzzle(toy: GameSpec[Any]) -> Puzzle:
    (one,), faults = load(toy, TOY)
    assert not faults
    return one


def test_the_puzzle_of_the_toy_game(toy: GameSpec[Any]) -> None:
    one = toy_puzzle(toy)
    assert (one.id, one.theme, one.difficulty) == ("last-three", "score", 3)
    assert one.seat(toy) == 2
    assert [way.codes for way in one.right] == [(3,)]
    assert one.gain.chance == pytest.approx(0.3333)
    assert one.gain.certain


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{id: last-three", "{id: last three", "line 5: puzzles[0].id: must be one word"),
        ("{id: last-three", "{id: last-two", "line 7: id: must be 'last-two', as in the list"),
        ("theme: score", "topic: score", "line 5: puzzles[0].topic: is not one of id, theme"),
        ("seats: 3", "seats: 2", "line 14: position: has 3 seats, the list of puzzles says 2"),
        ("seats: 3", "seats: 9", "line 5: puzzles[0].seats: must be a whole number from 2 to"),
        ("found: [", "proved: {seed: 1}, found: [", "line 5: puzzles[0].proved: draws is missing"),
        ('["merchant",', "[grandmaster,", "puzzles[0].found[0]: 'grandmaster' is not one of"),
        ("right:", "left:", "line 9: left: is not one of id, right, others, position"),
        ('- ["take 3"]', "- [take 9]", "line 9: right[0][0]: 'take 9' is not a decision"),
        ('- ["take 3"]', "- [keep]", "line 9: right[0][0]: is not allowed there"),
        ('- ["take 3"]', "- [draw]", "line 9: right[0]: is not a whole turn"),
        ('- ["take 3"]', "- [take 2]", "line 11: others: two ways come to the same"),
        ("score: 1.00", "score: much", "line 12: others[1].score: must be a number"),
        ('"heap"', '"pile"', "line 14: position: position: heap: is missing"),
        ('"heap": 3', '"turn": 3', "line 14: turn: is there twice"),
        ('"heap": 3', '"heap": 0', "line 14: position: the game is over there"),
        ("game: toy", "game: chess", "line 1: game: 'chess' is not one of toy"),
        ("rules: 1", "rules: 2", "line 2: rules: must be a whole number from 1 to 1"),
        ("---", "#", "line 7: "),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, toy: GameSpec[Any], old: str, new: str, said: str
) -> None:
    found, (fault,) = load(toy, changed(tmp_path, old, new))
    assert not found
    assert said in str(fault)


def file_of(path: Path, *changes: tuple[str, str]) -> Path:
    """A file with the puzzle of the toy game several times, something changed in each."""
    head, body = GOOD.split("---\n")
    top, listed = head.split("puzzles:\n")
    headings = bodies = ""
    for old, new in changes:
        assert old in listed + body, old
        headings += listed.replace(old, new)
        bodies += "---\n" + body.replace(old, new)
    path.write_text(f"{top}puzzles:\n{headings}{bodies}", encoding="utf-8")
    return path


def test_a_broken_puzzle_is_skipped_and_the_others_stay(tmp_path: Path, toy: GameSpec[Any]) -> None:
    same = ("last-three", "last-three")
    path = file_of(tmp_path / FILE, same, ('["take 1"]', '["take 7"]'), ("last-three", "third"))
    found, faults = load(toy, path)
    assert [one.id for one in found] == ["last-three", "third"]
    assert "line 6: puzzles[1].id: 'last-three' is there twice" in str(faults[0])
    path = file_of(path, same, ("last-three", "second"))
    path.write_text(path.read_text(encoding="utf-8").replace("take 1", "take 7"), encoding="utf-8")
    found, faults = load(toy, path)
    assert not found
    assert "line 12: others[0].way[0]: 'take 7' is not" in str(faults[0])
    assert "line 21: others[0].way[0]: 'take 7' is not" in str(faults[1])


def test_every_puzzle_has_a_document(tmp_path: Path, toy: GameSpec[Any]) -> None:
    path = file_of(tmp_path / FILE, ("last-three", "last-three"))
    path.write_text(path.read_text(encoding="utf-8") + "---\nid: another\n", encoding="utf-8")
    found, (fault,) = load(toy, path)
    assert not found
    assert "line 5: puzzles: 1 puzzles, but 2 documents of them" in str(fault)


def test_a_list_needs_headings_alone(toy: GameSpec[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """A position is read when its puzzle is wanted: nobody waits for all the others."""
    read: list[Any] = []
    reading = replace(
        toy, from_position=lambda values: read.append(values) or toy.from_position(values)
    )
    file = PuzzleFile(reading, TOY)
    (heading,) = file.headings
    assert (heading.id, heading.seats, heading.difficulty) == ("last-three", 3, 3)
    assert not read
    assert file.puzzle(heading) == toy_puzzle(toy)
    assert len(read) == 1


def test_a_puzzle_that_turns_out_to_be_broken_is_listed_no_more(
    tmp_path: Path, toy: GameSpec[Any]
) -> None:
    file = PuzzleFile(toy, changed(tmp_path, '"heap": 3', '"heap": 0'))
    (heading,) = file.headings
    assert not file.faults
    assert file.puzzle(heading) is None
    assert not file.headings
    assert "the game is over there" in str(file.faults[0])


def test_without_a_file_there_are_none(tmp_path: Path, toy: GameSpec[Any]) -> None:
    assert load(toy, tmp_path / FILE) == ([], [])


def test_what_is_written_is_read_again(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = toy_puzzle(toy)
    path = tmp_path / FILE
    path.write_text(written(toy, [one]), encoding="utf-8")
    assert load(toy, path) == ([one], [])


def test_mining_finds_the_same_again(toy: GameSpec[Any]) -> None:
    mined = [list(mining.mine(toy, 1, 3, {"heap": 9}, QUICK)) for _ in range(2)]
    assert mined[0] == mined[1]
    assert [one.id for one in mined[0]] == FOUND
    for one in mined[0]:
        assert one.gain.chance >= 0.8 * LEAST
        assert all(other.loss.certain for other in one.others)


def proof_of(spec: GameSpec[Any], puzzle: Puzzle) -> tuple[Proof, Way]:
    held, closest = mining.prove(spec, puzzle, 77, QUICK)
    assert held.proved is not None
    return held.proved, closest


def test_a_puzzle_is_proved_with_other_luck(toy: GameSpec[Any]) -> None:
    """One that names the wrong way as right does not hold."""
    one = toy_puzzle(toy)
    proof = proof_of(toy, one)[0]
    assert (proof.seed, proof.draws) == (77, 2 * QUICK.sure)
    assert proof.lead.certain
    wrong = replace(one, right=(one.others[0].way,), others=one.others[1:])
    proof, closest = proof_of(toy, wrong)
    assert proof.lead.chance == pytest.approx(-1 / 3, abs=0.01)
    assert not proof.lead.certain
    assert closest.codes == (3,)


def test_a_proof_looks_at_every_lawful_way(toy: GameSpec[Any]) -> None:
    """The best turn is none that the bots think of, and found all the same."""
    insight = insight_of(toy)
    blind = replace(
        toy,
        insight=replace(
            insight,
            plans=lambda state, quick: [p for p in insight.plans(state, quick) if p.codes != (3,)],
        ),
    )
    one = toy_puzzle(toy)
    wrong = replace(one, right=(one.others[0].way,), others=one.others[1:2])
    proof, closest = proof_of(blind, wrong)
    assert closest.codes == (3,)
    assert proof.ways == len(every_of(toy))
    assert not proof.lead.certain


def test_a_lead_counts_only_beyond_its_error() -> None:
    lead = difference([(0.6, 9.0), (0.4, 9.0)], [(0.5, 8.0), (0.3, 6.0)])
    assert lead.chance == pytest.approx(0.1)
    assert lead.score == pytest.approx(2.0)
    assert lead.noise == pytest.approx(0.0)
    assert lead.certain
    assert not Difference(0.1, 2.0, 0.06).certain
    assert not Difference(0.02, 2.0, 0.0).certain, "what estimates may be wrong by counts as well"


def test_the_order_of_a_turn_does_not_matter() -> None:
    """The worker first or the buyer: where the turn leads is what counts."""
    spec = registry.load("kraftwagen")

    def read(*texts: str) -> tuple[int, ...]:
        return tuple(map(spec.from_text, texts))

    take = "take hire+buyer"
    one = read(take, "hire", "buyer price", "end")
    other = read(take, "buyer price", "hire", "end")
    turns = (Turn(spec, start) for start in mining.turns_of_a_game(spec, 5, {}))
    turn = next(turn for turn in turns if turn.end(one) is not None)
    way = Way(one, str(turn.end(one)))
    assert turn.end(other) == way.end
    for played in (other[:1], other[:2], other[:3], other):
        assert turn.leads(played, [way])
    assert not turn.leads(read(take, "buyer body"), [way])
    assert not turn.leads(read("take hire"), [way])
    assert turn.end(one[:3]) is None


def test_every_lawful_way_is_found_once(toy: GameSpec[Any]) -> None:
    """Whatever the order of its decisions; and none where there are too many."""
    spec = registry.load(NEWEST)
    turn = Turn(spec, next(mining.turns_of_a_game(spec, 5, {})))
    every = turn.every_way(50_000)
    assert every is not None
    ends = [way.end for way, _ in every]
    assert len(set(ends)) == len(ends) > 500
    known = set(ends)
    assert {turn.end(plan.codes) for plan in insight_of(spec).plans(turn.start, False)} <= known
    assert all(turn.end(way.codes) == way.end for way, _ in every[::200])
    assert turn.every_way(500) is None
    assert sorted(way.codes for way, _ in every_of(toy)) == [
        (1,),
        (2,),
        (3,),
        (8, 9),
        (8, 16),
        (8, 17),
    ]


def every_of(toy: GameSpec[Any]) -> list[tuple[Way, Any]]:
    return Turn(toy, toy_puzzle(toy).start(toy)).every_way(100) or []


# -- the command


def test_check_names_what_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining.prove, "__defaults__", (QUICK,))
    argv = ["puzzles", "check", "--game", "toy", "--seed", "4"]
    assert main([*argv, str(TOY)]) == 0
    assert capsys.readouterr().out == "1 of 1 puzzles hold, 0 cannot be read\n"
    right, other = '- ["take 3"]', 'way: ["take 1"]'
    swapped = GOOD.replace(right, '- ["take 1"]').replace(other, 'way: ["take 3"]')
    path = tmp_path / FILE
    path.write_text(swapped, encoding="utf-8")
    assert main([*argv, str(path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("last-three: ahead by -0.3")
    assert said[1] == "0 of 1 puzzles hold, 0 cannot be read"
    assert main([*argv, str(tmp_path / "none.yaml")]) == 2


def test_check_keeps_proofs_and_drops_what_fails(
    tmp_path: Path, toy: GameSpec[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining.prove, "__defaults__", (QUICK,))
    path = file_of(tmp_path / FILE, ("last-three", "last-three"), ("last-three", "second"))
    text, _, second = path.read_text(encoding="utf-8").rpartition("---\n")
    wrong = second.replace('- ["take 3"]', '- ["take 1"]').replace(
        'way: ["take 1"]', 'way: ["take 3"]'
    )
    path.write_text(f"{text}---\n{wrong}", encoding="utf-8")
    argv = ["puzzles", "check", "--game", "toy", "--seed", "4", "--keep", str(path)]
    assert main(argv) == 1
    (one,), faults = load(toy, path)
    assert not faults
    assert one == replace(toy_puzzle(toy), proved=one.proved)
    assert one.proved is not None
    assert (one.proved.seed, one.proved.draws, one.proved.lead.certain) == (4, 32, True)
    assert main(argv) == 0
    path.write_text(GOOD.replace("take 1", "take 7"), encoding="utf-8")
    before = path.read_bytes()
    assert main(argv) == 2, "what cannot be read would be lost"
    assert path.read_bytes() == before


def test_mine_writes_a_file_that_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "USUAL", QUICK)
    path = tmp_path / "new.yaml"
    argv = ["puzzles", "mine", "--game", "toy", "--games", "1", "--seed", "3"]
    argv += ["--fewest", "3", "--option", "heap=9", str(path)]
    assert main(argv) == 0
    assert "3 puzzles in 1 games" in capsys.readouterr().out
    found, faults = load(registry.load("toy"), path)
    assert ([one.id for one in found], faults) == (FOUND, [])
    assert main(argv) == 2, "a file that is there is not written over"
    assert "is there already" in capsys.readouterr().err


@each_game
def test_a_short_mining_of_a_real_game(game: str) -> None:
    spec = registry.load(game)
    small = Effort(ways=4, quick=1, careful=2, first=1, sure=2, others=1, fewest=2)
    start = next(mining.turns_of_a_game(spec, 5, {}))
    assert mining.examine(spec, start, 1, small) == mining.examine(spec, start, 1, small)
