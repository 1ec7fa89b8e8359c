"""What a decision of somebody else means to a seat."""

from __future__ import annotations

from kraftwagen.engine.wording import Name
from kraftwagen.games.kraftwagen.presentation import recap, text
from kraftwagen.games.parts.blows import Blow
from tests.games.kraftwagen.table import Table


def told(table: Table, *lines: str, seat: int = 0) -> dict[str, dict[str, object]]:
    """The keys and values of what lines played by others mean to a seat."""
    before = table.state.clone()
    happened = table.play(*lines)
    found = recap.touched(before, table.state, happened, seat)
    assert all(line.values["name"] == Name(seat) for line in found)
    return {line.key.removeprefix("kraftwagen.recap."): dict(line.values) for line in found}


def test_tiles_the_taker_passed_over_are_left_to_the_seat_behind() -> None:
    table = Table(2, chain="1 0 hire engine body research " + _rest("hire engine body research"),
                  current=1)  # fmt: skip
    left = told(table, "take body")["tiles_left"]
    assert left["count"] == 2
    names = [str(term.values["actions"]) for term in left["tiles"].terms]  # type: ignore[attr-defined]
    assert ["hire" in names[0], "engine" in names[1]] == [True, True]


def test_nothing_is_left_to_a_seat_in_front_of_the_taker() -> None:
    chain = "1 hire engine 0 body research " + _rest("hire engine body research")
    table = Table(2, chain=chain, current=1)
    assert "tiles_left" not in told(table, "take engine")


def test_many_tiles_are_counted() -> None:
    first = "hire engine body research hire+buyer"
    table = Table(2, chain=f"1 0 {first} {_rest(first)}", current=1)
    assert told(table, "take hire+buyer") == {
        "tiles_left_many": {**_name(), "count": 4, "other": Name(1)}
    }


def test_a_cheaper_car_takes_the_buyer_and_the_price() -> None:
    table = Table(2, ask="end", current=1, buyers="price", market=["0 b2 e2 w1 p6"])
    table.seat(1, workshops="b1 e1")
    found = told(table, "car b1 e1 w1 p5")
    assert found["price_gone"]["price"] == 5
    assert (found["less"]["old"], found["less"]["new"]) == (12, 0)


def test_a_new_buyer_may_raise_the_forecast() -> None:
    table = Table(2, ask="buyer", current=1, market=["0 b2 e2 w1 p6"])
    found = told(table, "buyer body")
    assert (found["more"]["old"], found["more"]["new"]) == (0, 6)


def test_overtaking_is_told_only_to_those_who_were_ahead() -> None:
    def race(own: int, seat: int) -> dict[str, dict[str, object]]:
        table = Table(3, ask="race", current=1)
        table.seat(0, space=own).seat(1, space=2, engine=4).seat(2, space=9)
        return told(table, "race", seat=seat)

    assert race(4, 0)["overtaken"]["other"] == Name(1)
    assert "overtaken" not in race(4, 2)
    assert "overtaken" not in race(1, 0)


def test_an_award_of_another_seat_is_lost() -> None:
    table = Table(2, ask="buyer", current=1, buyers="body")
    found = told(table, "buyer body")
    assert found["award_gone"]["award"] == text.award(2)
    assert "award_gone" not in told(Table(2, ask="buyer", current=1), "buyer body")


def test_the_scoring_pays_and_leaves_cars_unsold() -> None:
    market = ["0 b2 e2 w1 p6", "0 b1 e1 w1 p9"]
    table = Table(2, ask="end", current=1, token=0, buyers="body", market=market)
    found = told(table, "end")
    assert found["paid"]["amount"] == 6
    assert found["unsold"]["count"] == 1
    assert not {"more", "less", "overtaken"} & set(found)


def _name() -> dict[str, object]:
    return {"name": Name(0)}


def _rest(used: str) -> str:
    """The basic tiles that are not named, in the order of the data."""
    table = Table(2)
    names = [piece for piece in table.chain().split() if not piece.isdigit()]
    return " ".join(name for name in names if name not in used.split())


def test_only_what_costs_the_seat_something_is_a_loss() -> None:
    def weights(table: Table, *lines: str) -> dict[str, str]:
        before = table.state.clone()
        found = recap.touched(before, table.state, table.play(*lines), 0)
        return {line.key.removeprefix("kraftwagen.recap."): line.weight for line in found}

    table = Table(2, ask="end", current=1, buyers="price", market=["0 b2 e2 w1 p6"])
    table.seat(1, workshops="b1 e1")
    assert weights(table, "car b1 e1 w1 p5") == {"price_gone": "touch", "less": "loss"}
    chain = "1 0 hire engine body research " + _rest("hire engine body research")
    assert weights(Table(2, chain=chain, current=1), "take body") == {"tiles_left": "gain"}
    table = Table(2, ask="buyer", current=1, market=["0 b2 e2 w1 p6"])
    assert weights(table, "buyer body")["more"] == "gain"
    market = ["0 b2 e2 w1 p6", "0 b1 e1 w1 p9"]
    table = Table(2, ask="end", current=1, token=0, buyers="body", market=market)
    assert weights(table, "end") == {"paid": "gain", "unsold": "loss"}


def blown(table: Table, *lines: str, seat: int = 0) -> Blow | None:
    """What lines played by others do to a seat."""
    before = table.state.clone()
    return recap.blow(before, table.state, table.play(*lines), seat)


def test_a_car_undercut_or_outdone_is_a_blow_to_it() -> None:
    def offered(wish: str, car: str, own: str = "b2 e2 w1 p6") -> Blow | None:
        table = Table(2, ask="end", current=1, buyers=wish, market=[f"0 {own}"])
        return blown(table.seat(1, workshops="b1 e4"), f"car {car}")

    assert offered("price", "b1 e4 w1 p5") == Blow("undercut", ("car", 0), 12, {"amount": 12})
    better = offered("engine", "b1 e4 w1 p9")
    assert better is not None
    assert (better.kind, better.place) == ("outdone", ("car", 0))
    assert offered("body", "b1 e4 w1 p5") is None, "it still finds its buyer"


def test_a_small_loss_is_no_blow() -> None:
    table = Table(2, ask="end", current=1, buyers="price", market=["0 b2 e2 w1 p2"])
    table.seat(1, workshops="b1 e1")
    found = blown(table, "car b1 e1 w1 p1")
    assert found is None


def test_a_paid_place_of_the_race_lost_is_a_blow() -> None:
    def race(own: int) -> Blow | None:
        table = Table(3, ask="race", current=1)
        table.seat(0, space=own).seat(1, space=2, engine=4).seat(2, space=9)
        return blown(table, "race")

    found = race(4)
    assert found is not None
    assert (found.kind, found.place) == ("overtaken", ("race", 0))
    assert found.size > 0
    assert race(1) is None, "it was behind already"


def test_a_scoring_deals_no_blows() -> None:
    market = ["0 b2 e2 w1 p6", "0 b1 e1 w1 p9"]
    table = Table(2, ask="end", current=1, token=0, buyers="body", market=market)
    assert blown(table, "end") is None
