"""Goals of puzzles: reached exactly by the rules, found for a puzzle, proved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.cli import main
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn.puzzles import FILE, Goal, Puzzle, load, written
from kraftwagen.learn.weighing import Scales, Turn, Way
from kraftwagen.tools import mining, puzzle_labels
from tests.learn.test_puzzles import GOOD, QUICK, changed, toy_puzzle

SEATS = "seats: 3"


def aimed(toy: GameSpec[Any], name: str, number: int) -> Puzzle:
    return replace(toy_puzzle(toy), goal=Goal(name, number))


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("{gold: 1}", "line 9: right: the game has no goal 'gold'"),
        ("{stones: 4}", "line 9: right: a way does not reach 4 of 'stones'"),
        ("{stones: 0}", "line 5: puzzles[0].goal.stones: must be a whole number from 1"),
        ("{stones: 1, draws: 1}", "line 5: puzzles[0].goal: must be one goal"),
    ],
)
def test_a_goal_that_cannot_be_is_named(
    tmp_path: Path, toy: GameSpec[Any], goal: str, said: str
) -> None:
    found, (fault,) = load(toy, changed(tmp_path, SEATS, f"{SEATS}, goal: {goal}"))
    assert not found
    assert said in str(fault)


def test_a_goal_is_kept(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = replace(aimed(toy, "stones", 3), needs=("taking", "the-end"))
    path = tmp_path / FILE
    path.write_text(written(toy, [one]), encoding="utf-8")
    assert load(toy, path) == ([one], [])


@pytest.mark.parametrize(
    ("number", "solving"), [(1, {(1,), (2,), (3,)}), (2, {(2,), (3,)}), (3, {(3,)})]
)
def test_exactly_what_reaches_the_goal_solves(
    toy: GameSpec[Any], number: int, solving: set[tuple[int, ...]]
) -> None:
    one = aimed(toy, "stones", number)
    turn = Turn(toy, one.start(toy))
    ways = [way.codes for way, _ in turn.every_way(100) or []]
    assert {codes for codes in ways if one.solved_by(turn, codes)} == solving
    best = replace(one, goal=None)
    assert {codes for codes in ways if best.solved_by(turn, codes)} == {(3,)}


def test_the_goal_that_fits_tells_the_best_way_from_the_others(toy: GameSpec[Any]) -> None:
    """Three stones, which nothing else takes; of two right ways the lesser amount."""
    one = toy_puzzle(toy)
    start = one.start(toy)
    assert puzzle_labels.fitting(toy, start, one.right, one.others) == Goal("stones", 3)
    two = (*one.right, one.others[1].way)
    assert puzzle_labels.fitting(toy, start, two, one.others[:1]) == Goal("stones", 2)
    worst = one.others[-1].way
    assert puzzle_labels.fitting(toy, start, (worst,), one.others[:2]) == Goal("draws", 1)


def test_a_way_that_reaches_the_goal_is_no_rival(toy: GameSpec[Any]) -> None:
    """Two stones are as right as three where two are asked for."""
    one = aimed(toy, "stones", 3)
    assert two_stones(one, toy).proved.lead.certain  # type: ignore[union-attr]
    poor = replace(one, right=(one.others[0].way,), others=one.others[1:])
    assert not two_stones(replace(poor, goal=None), toy).proved.lead.certain  # type: ignore[union-attr]
    held, closest = mining.prove(toy, replace(poor, goal=Goal("stones", 1)), 77, QUICK)
    assert closest.codes[0] == 8
    assert held.proved is not None


def two_stones(one: Puzzle, toy: GameSpec[Any]) -> Puzzle:
    return mining.prove(toy, one, 77, QUICK)[0]


def test_a_right_way_that_turns_out_to_be_worse_is_right_no_more(toy: GameSpec[Any]) -> None:
    one = toy_puzzle(toy)
    more = replace(one, right=(*one.right, one.others[0].way), others=one.others[1:])
    held, _ = mining.prove(toy, more, 77, QUICK)
    assert [way.codes for way in held.right] == [(3,)]
    assert one.others[0].way in [other.way for other in held.others]


def test_check_wants_a_goal_that_half_of_the_tries_miss(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining.prove, "__defaults__", (QUICK,))
    argv = ["puzzles", "check", "--game", "toy", "--seed", "4"]
    easy = changed(tmp_path, SEATS, f"{SEATS}, goal: {{stones: 1}}")
    assert main([*argv, str(easy)]) == 1
    assert "% of the ways tried miss 1 of stones" in capsys.readouterr().out
    fine = changed(tmp_path, SEATS, f"{SEATS}, goal: {{stones: 3}}")
    assert main([*argv, str(fine)]) == 0


def test_label_writes_goal_and_theme(
    tmp_path: Path, toy: GameSpec[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / FILE
    path.write_text(GOOD.replace("theme: score", "theme: luck"), encoding="utf-8")
    assert main(["puzzles", "label", "--game", "toy", str(path)]) == 0
    assert "1 of 1 puzzles have a goal" in capsys.readouterr().out
    (one,), _ = load(toy, path)
    assert (one.theme, one.goal) == ("score", Goal("stones", 3))


def test_luck_may_not_decide_about_a_goal(toy: GameSpec[Any]) -> None:
    """A goal of what a drawn card is worth would be reached in one deal and not in another."""

    def worth(before: Any, after: Any, happened: Any, seat: int) -> dict[str, int]:
        return {"cards": sum(after.hands[seat]) - sum(before.hands[seat])}

    one, lucky = toy_puzzle(toy), replace(toy, goals=worth)
    start = one.start(toy)
    drawn: list[Way] = [other.way for other in one.others if other.way.codes[0] == 8]
    assert drawn
    assert not puzzle_labels.sure(lucky, start, Goal("cards", 3), drawn)
    assert puzzle_labels.sure(toy, start, Goal("stones", 3), one.right)


def measured(way: Way, chance: float) -> tuple[Way, list[tuple[float, float]]]:
    return way, [(chance, 1.0)] * 8


def test_what_is_as_good_as_the_best_way_is_right_as_well(toy: GameSpec[Any]) -> None:
    """One that is better is no equal: then the puzzle is wrong."""
    one = toy_puzzle(toy)
    best, equal, worse = one.right[0], one.others[0].way, one.others[1].way
    scales = Scales(toy, one.start(toy), 1)
    for chance, goal, right in (
        (0.5, None, [best, equal]),
        (0.49, None, [best, equal]),
        (0.4, None, [best]),
        (0.8, None, [best]),
        (0.5, Goal("stones", 3), [best]),
    ):
        rivals = [measured(equal, chance), measured(worse, 0.2)]
        puzzle = replace(one, goal=goal)
        found, left = mining.joined([measured(best, 0.5)], rivals, puzzle, scales, QUICK)
        assert [way for way, _ in found] == right, chance
        assert len(found) + len(left) == 3
