"""What is possible, why not, and what to know before (reasons with rule ids)."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import codes
from kraftwagen.games.kraftwagen.presentation import explain
from tests.games.kraftwagen.play import game
from tests.games.kraftwagen.rules import IDS
from tests.games.kraftwagen.table import GAME, Table

UNREACHABLE = {"no_price_left"}
"""Can never occur; goes together with its sentence in the locale file."""


def written_keys() -> set[str]:
    """All keys of reasons that explain.py can give."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(Path(explain.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
            found |= {str(n.value) for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)}
    return found


def scripted_keys() -> set[str]:
    """All texts in the scripted tests."""
    found: set[str] = set()
    here = Path(__file__).parent
    for file in (*here.glob("test_*.py"), *here.parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_reason_has_a_scripted_test() -> None:
    assert written_keys() - UNREACHABLE - scripted_keys() == set()


def test_reasons_and_warnings_name_rules() -> None:
    rng, others = random.Random(5), set[int]()
    for index in range(12):
        for number, (state, code) in enumerate(game(2 + index % 3, 100 + index, index % 2 == 0)):
            others.add(code)
            if (number + index) % 3:
                continue
            options = GAME.explain(state, GAME.actor(state))
            found = [warning for option in options for warning in option.warnings]
            tried = [*rng.sample(sorted(others), min(30, len(others))), rng.randrange(18 << 20)]
            reasons = [option.reason for option in options]
            reasons += [GAME.why_not(state, code) for code in tried]
            found += [reason for reason in reasons if reason is not None]
            assert {one.rule for one in found} <= {*IDS}


def test_a_code_that_means_nothing() -> None:
    table = Table(3)
    for code in (-1, 0, codes.TAKE | 22, codes.RACE | 1, 17 << 20, 1 << 60):
        assert GAME.why_not(table.state, code) == Reason("no_such_decision", "P1")


def test_while_a_car_is_missing_something_the_option_without_a_code_says_so() -> None:
    table = Table(3, ask="end").seat(0, workshops="b1")
    missing = [option for option in GAME.explain(table.state, 0) if option.code is None]
    assert [option.reason for option in missing] == [Reason("no_engine", "M1")]
    table = Table(3, ask="end").seat(0, workshops="b1 e1")
    assert all(option.code for option in GAME.explain(table.state, 0))


@pytest.mark.parametrize(
    ("missing", "key"),
    [
        ("body", "pick_body"),
        ("engine", "pick_engine"),
        ("workers", "pick_workers"),
        ("price", "pick_price"),
    ],
)
def test_a_car_that_is_put_together_says_what_to_pick(missing: str, key: str) -> None:
    assert explain.PICKS[missing] == Reason(key, "M1")


def test_a_car_that_is_changed_says_what_can_be() -> None:
    assert Reason("nothing_changed", "E9") == explain.NOTHING_CHANGED
    assert Reason("nothing_else", "E9") == explain.NOTHING_ELSE


@pytest.mark.parametrize(
    ("line", "table", "key", "rule"),
    [
        ("take hire", Table(3).seat(0, supply=0), "hire_lost", "A1"),
        ("take hire+buyer", Table(3).seat(0, supply=0), "hire_lost", "A1"),
        (
            "research two_body",
            Table(3, ask="research").seat(0, canteen=0),
            "stays_inactive",
            "K2",
        ),
        ("body drop b1", Table(3, ask="body").seat(0, workshops="b1 b2 b3"), "drops_part", "A3"),
        (
            "engine drop b1",
            Table(3, ask="engine").seat(0, workshops="b1 b2 b3"),
            "drops_part",
            "A4",
        ),
        ("engine gp", Table(3, ask="engine"), "no_better_engine", "A4"),
        (
            "buyer token",
            Table(3, ask="buyer", buyers="body engine body price", token=1),
            "ends_game_turn",
            "T2",
        ),
        (
            "car b1 e1 w1 p8",
            Table(2, ask="end", market=["1 b1 e1 w1 p1", "1 b1 e1 w1 p2", "1 b1 e1 w1 p3"]).seat(
                0, workshops="b1 e1"
            ),
            "ends_game_turn",
            "T2",
        ),
        ("end", Table(3, ask="end").seat(0, workshops="b1 e1"), "could_offer_car", "P2"),
    ],
)
def test_warnings(line: str, table: Table, key: str, rule: str) -> None:
    (warning,) = warnings(table, line)
    assert (warning.key, warning.rule) == (key, rule)


@pytest.mark.parametrize(
    ("line", "table"),
    [
        ("take body", Table(3).seat(0, supply=0)),
        ("take hire", Table(3)),
        ("research two_body", Table(3, ask="research")),
        ("research opel", Table(3, ask="research", shown="opel benz").seat(0, canteen=0)),
        ("body", Table(3, ask="body")),
        ("engine gp", Table(3, ask="engine").seat(0, active="two_engine", engine=2)),
        ("engine gp", Table(3, ask="engine", bonus=1)),
        ("buyer token", Table(3, ask="buyer", buyers="body engine body price", token=2)),
        ("car b1 e1 w1 p8", Table(3, ask="end").seat(0, workshops="b1 e1")),
        ("end", Table(3, ask="end").seat(0, workshops="b1")),
        ("end", Table(3, ask="end_placed").seat(0, workshops="b1 e1")),
    ],
)
def test_no_warning_without_a_cause(line: str, table: Table) -> None:
    assert warnings(table, line) == ()


def warnings(table: Table, line: str) -> tuple[Reason, ...]:
    code = table.game.from_text(line)
    seat = table.game.actor(table.state)
    (option,) = [o for o in table.game.explain(table.state, seat) if o.code == code]
    assert option.ok
    return option.warnings


def test_refusals_carry_what_their_sentences_need() -> None:
    table = Table(3, ask="end", market=["1 b1 e1 w1 p5"]).seat(0, workshops="b1 e2", canteen=2)
    args = {
        "car b3 e2 w1 p1": {"kind": "body", "value": 3},
        "car b1 e7 w1 p1": {"kind": "engine", "value": 7},
        "car b1 e2 w3 p1": {"workers": 2},
        "car b1 e2 w1 p5": {"price": 5},
        "car b1 e2 w1 p1 maybach_low": {"engineer": "maybach"},
        "car b1 e2 w1 p1 horch_high": {"engineer": "horch"},
        "diesel 1 workers 1": {"engineer": "diesel"},
        "daimler_low 1": {"engineer": "daimler"},
    }
    for line, expected in args.items():
        assert table.refusal(line).args == expected
    assert str(table.refusal("car b1 e2 w1 p5")) == "price gone (price=5) [rule M1]"


def test_attempts_show_all_prices_and_one_worker_too_many() -> None:
    table = Table(3, ask="end", market=["1 b1 e1 w1 p5", "2 b1 e1 w1 p6"])
    table.seat(0, canteen=2, workshops="b2 e3")
    tried = {
        GAME.to_text(option.code): option.reason
        for option in GAME.explain(table.state, 0)
        if option.code and not option.ok
    }
    cars = {line: reason for line, reason in tried.items() if line.startswith("car")}
    assert cars == {
        "car b2 e3 w1 p5": Reason("price_gone", "M1", {"price": 5}),
        "car b2 e3 w1 p6": Reason("price_gone", "M1", {"price": 6}),
        "car b2 e3 w3 p1": Reason("canteen_too_small", "M1", {"workers": 2}),
    }
    others = {line for line in tried if not line.startswith("car")}
    assert others == {
        *("hire", "research two_body", "research two_engine", "race", "buyer token"),
        *(f"buyer {wish}" for wish in ("body", "engine", "prestige", "price")),
        *("body", "body drop b2", "body drop e3", "engine", "engine drop b2"),
        *("engine drop e3", "engine gp"),
        *(f"take {tile}" for tile in table.data.tile_names[:10]),
    }


def test_attempts_with_markers() -> None:
    table = Table(3, ask="race", market=["1 b1 e1 w1 p5", "0 b2 e1 w1 p6"], buyers="body engine")
    table.seat(0, canteen=2, workshops="b2 e3", engineers="diesel daimler")
    tried = {
        GAME.to_text(option.code): option.reason.key
        for option in GAME.explain(table.state, 0)
        if option.code and option.reason
    }
    markers = {line: key for line, key in tried.items() if line.startswith(("diesel", "daimler"))}
    assert markers == {
        "diesel 1 workers 3": "not_own_car",
        "diesel 2 workers 3": "canteen_too_small",
        "diesel 1 body 2": "not_own_car",
        "diesel 1 engine 3": "not_own_car",
        "diesel 2 body 2": "no_change",
        **{f"diesel 1 price {price}": "not_own_car" for price in (1, 2, 3, 5, 6, 8, 9, 10)},
        "diesel 2 price 5": "price_gone",
        "diesel 2 price 6": "price_gone",
    }
    table = Table(3, ask="race", buyers="body engine", marker_used=True)
    table.seat(0, engineers="daimler", markers="daimler_high")
    lines = {GAME.to_text(o.code) for o in GAME.explain(table.state, 0) if o.code}
    assert {line for line in lines if line.startswith("daimler")} == {
        "daimler_high 1",
        "daimler_high 2",
    }


def shown(table: Table, seat: int) -> dict[str, bool]:
    return {GAME.to_text(o.code): o.ok for o in GAME.explain(table.state, seat) if o.code}


def test_attempts_at_the_start_and_for_benz() -> None:
    table = Table.fresh(2)
    start = shown(table, table.state.current)
    assert set(start) == {"start a", "start b", "start c", "start d"}
    assert sum(start.values()) == 2
    table = Table(3, ask="end", token=0, buyers="body body engine").seat(1, engineers="benz")
    table.play("end")
    assert shown(table, 1) == {
        "benz none": True,
        "benz body": False,
        "benz engine": True,
        "benz prestige": True,
        "benz price": True,
    }
