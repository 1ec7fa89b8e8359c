"""Puzzles: read strictly, found again by the same seed, proved with another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kraftwagen.cli import main
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import mining, themes
from kraftwagen.learn.mining import LEAST, Effort
from kraftwagen.learn.puzzles import FILE, Puzzle, load, written
from kraftwagen.learn.weighing import Difference, Turn, Way, difference
from kraftwagen.ui.platform.paths import assets_dir

TOY = Path(__file__).with_name("toy") / FILE
SHIPPED = assets_dir() / "games" / "kraftwagen" / "learn" / FILE
GOOD = TOY.read_text(encoding="utf-8")
QUICK = Effort(quick=4, first=8, sure=16, others=16, fewest=3)


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
        ("id: last-three", "id: last three", "line 4: puzzles[0].id: must be one word"),
        ("theme: score", "topic: score", "line 5: puzzles[0].topic: is not one of id, theme"),
        ('- ["take 3"]', "- [take 9]", "line 7: puzzles[0].right[0][0]: 'take 9' means nothing"),
        ('- ["take 3"]', "- [keep]", "line 7: puzzles[0].right[0][0]: is not allowed there"),
        ('- ["take 3"]', "- [draw]", "line 7: puzzles[0].right[0]: is not a whole turn"),
        ('- ["take 3"]', "- [take 2]", "puzzles[0].others: two ways come to the same"),
        ('["merchant",', "[grandmaster,", "puzzles[0].found[0]: 'grandmaster' is not one of"),
        ('"heap"', '"pile"', "line 13: puzzles[0].position: position: heap: missing"),
        ('"heap": 3', '"heap": 0', "line 13: puzzles[0].position: the game is over there"),
        ("score: 1.00", "score: much", "line 10: puzzles[0].others[1].score: must be a number"),
        ("game: toy", "game: chess", "line 1: game: 'chess' is not one of toy"),
        ("rules: 1", "rules: 2", "line 2: rules: must be a whole number from 1 to 1"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, toy: GameSpec[Any], old: str, new: str, said: str
) -> None:
    found, (fault,) = load(toy, changed(tmp_path, old, new))
    assert not found
    assert said in str(fault)


def test_a_broken_puzzle_is_skipped_and_the_others_stay(tmp_path: Path, toy: GameSpec[Any]) -> None:
    body = GOOD.partition("puzzles:\n")[2]
    path = tmp_path / FILE
    broken = body.replace("last-three", "second").replace('["take 1"]', '["take 7"]')
    path.write_text(GOOD + broken + body, encoding="utf-8")
    found, faults = load(toy, path)
    assert [one.id for one in found] == ["last-three"]
    assert "line 19: puzzles[1].others[0].way[0]: 'take 7' means" in str(faults[0])
    assert "puzzles[2].id: 'last-three' is there twice" in str(faults[1])


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
    assert [one.id for one in mined[0]] == ["s3-g1-t3"]
    for one in mined[0]:
        assert one.gain.chance >= 0.8 * LEAST
        assert all(other.loss.certain for other in one.others)


def test_a_puzzle_is_proved_with_other_luck(toy: GameSpec[Any]) -> None:
    """One that names the wrong way as right does not hold."""
    one = toy_puzzle(toy)
    assert mining.prove(toy, one, 77, QUICK) is None
    wrong = Puzzle("wrong", "score", one.position, (one.others[0].way,), one.others[1:], ())
    problem = mining.prove(toy, wrong, 77, QUICK)
    assert problem is not None
    assert problem.startswith("ahead by -0.33")
    assert problem.endswith("only of: take 3")


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


def test_mine_writes_a_file_that_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining.mine, "__defaults__", (None, QUICK))
    path = tmp_path / "new.yaml"
    argv = ["puzzles", "mine", "--game", "toy", "--games", "1", "--seed", "3"]
    argv += ["--option", "heap=9", str(path)]
    assert main(argv) == 0
    assert "1 puzzles in 1 games" in capsys.readouterr().out
    found, faults = load(registry.load("toy"), path)
    assert ([one.id for one in found], faults) == (["s3-g1-t3"], [])
    assert main(argv) == 2, "a file that is there is not written over"
    assert "is there already" in capsys.readouterr().err


def test_a_short_mining_of_a_real_game() -> None:
    spec = registry.load("kraftwagen")
    small = Effort(ways=4, quick=1, careful=2, first=1, sure=2, others=1, fewest=2)
    start = next(mining.turns_of_a_game(spec, 5, {}))
    assert mining.examine(spec, start, 1, small) == mining.examine(spec, start, 1, small)


# -- those that come with the game


@pytest.fixture(scope="module")
def shipped() -> list[Puzzle]:
    found, faults = load(registry.load("kraftwagen"), SHIPPED)
    assert not faults
    return found


def test_every_puzzle_of_the_game_can_be_solved(shipped: list[Puzzle]) -> None:
    """Reading them has played every way to its end; and each is clearly better than the rest."""
    assert len(shipped) >= 60
    for one in shipped:
        assert one.gain.chance >= 0.8 * LEAST, one.id
        assert all(other.loss.certain for other in one.others), one.id
        assert len(one.others) >= 3, one.id


def test_what_a_puzzle_is_about_is_computed(shipped: list[Puzzle]) -> None:
    spec = registry.load("kraftwagen")
    assert spec.insight is not None
    for one in shipped:
        codes = one.right[0].codes, one.others[0].way.codes
        about = themes.theme(spec, one.start(spec), *codes)
        assert about == one.theme, one.id
        assert about in spec.insight.themes


def test_there_is_something_for_everybody(shipped: list[Puzzle]) -> None:
    spec = registry.load("kraftwagen")
    assert len({one.difficulty for one in shipped}) >= 3
    assert len({one.theme for one in shipped}) >= 5
    assert len({one.start(spec).turn for one in shipped}) == 3


def test_every_theme_has_words() -> None:
    from kraftwagen.ui.language.i18n import Translator

    tr = Translator(assets_dir() / "locale")
    spec = registry.load("kraftwagen")
    assert spec.insight is not None
    for theme in spec.insight.themes:
        assert tr.has(f"kraftwagen.learn.puzzles.theme.{theme}"), theme
