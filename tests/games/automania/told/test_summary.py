"""What statistics keep of a game: figures that agree with the state, pieces that were earned."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import say
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.presentation.statistics import STATISTICS, pieces
from kraftwagen.games.automania.state import State, seat_of
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.automania.hooks import AutomaniaHooks
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table
from tests.games.automania.whole_games import COUNT, played

TR = Translator(assets_dir() / "locale", "en")
DATA = GAME.new(2, 1, {}).data


@rule("S1", "H1")
@pytest.mark.parametrize("number", range(COUNT))
def test_points_by_source_add_up_to_the_final_score(number: int) -> None:
    game = played(number)
    for seat, found in enumerate(GAME.summarize(game.happened, game.state)):
        assert sum(map(sum, found.sources.values())) == game.state.points[seat]
        assert set(found.sources) <= set(terms.SOURCES)
        assert all(len(amounts) == terms.LAST_ROUND for amounts in found.sources.values())
        # What the seat began with is what it had before the first decision.
        assert found.sources["start"] == (game.start.points[seat], 0, 0, 0)
        for late in ("tile_medals", "left_on_ships", "money_rank"):
            assert not any(found.sources.get(late, (0,))[:-1])


@pytest.mark.parametrize("number", range(COUNT))
def test_facts_agree_with_the_last_state(number: int) -> None:
    game = played(number)
    state = game.state
    winners = GAME.winners(state)
    for seat, found in enumerate(GAME.summarize(game.happened, state)):
        facts = found.facts
        held = len(state.hands[seat]) + len(state.played[seat])
        assert facts["contracts_played"] == len(state.played[seat])
        assert facts["contracts_drawn"] == held - 1
        assert facts["autobucks"] == state.money[seat]
        assert facts["cars_left"] == sum(1 for car in state.ships if car and seat_of(car) == seat)
        counted = [
            event.contracts + event.tiles
            for event in game.happened
            if isinstance(event, events.MedalsCounted) and event.seat == seat
        ]
        assert [facts["silver_medals"]] == counted
        assert facts["factory"] == terms.BOARDS[state.boards[seat]]
        assert ("won" in found.merits) == (seat in winners)
        assert set(found.merits) <= set(STATISTICS.merits)
        for name, earned in found.merits.items():
            assert 0 < len(earned) <= STATISTICS.merits[name].pieces


def test_cars_are_counted_on_their_way() -> None:
    for number in range(COUNT):
        game = played(number)
        for found in GAME.feats(game.happened, game.state):
            shipped = found["cars_sold"] + found["cars_left"] + found["cars_taken_back"]
            assert found["cars_shipped"] == shipped
            made = found["cars_shipped"] + found["top_cars"] + found["cars_stayed"]
            assert found["cars_made"] == made
            assert found["cars_made"] == sum(found[f"made_{name}"] for name in terms.CAR_TYPES)
            assert found["cars_sold"] == sum(found[f"sold_in_{name}"] for name in terms.MARKETS)


def test_feats_have_all_names_from_the_first_moment() -> None:
    state = GAME.new(3, 1, {})
    for seat, found in enumerate(GAME.feats([], state)):
        assert set(found) == set(STATISTICS.facts)
        assert sum(found.values()) == found["autobucks"] == state.money[seat]


def test_what_is_counted_by_round_begins_anew() -> None:
    gained = events.PointsGained(0, 3, terms.FROM_SALES)
    started = events.RoundStarted(2, (), (), (), ())
    sold = events.CarSold(0, 0, 5, 0, 0, 1, False)
    state = GAME.new(2, 1, {})
    happened = [gained, sold, sold, started, gained, gained, sold]
    found = GAME.feats(happened, state)[0]
    assert (found["points_in_round"], found["points"]) == (6, 9)
    assert (found["cars_sold_in_round"], found["cars_sold"]) == (2, 3)
    assert found["from_sales"] == 9
    assert GAME.summarize(happened, state)[0].sources["sales"] == (3, 6, 0, 0)


@rule("E1", "E2", "E3")
def test_the_best_round_at_the_end_of_a_game_is_without_the_final_count() -> None:
    """What is shown as the points of one round was won in it; challenges count all of it."""
    state, sale = GAME.new(2, 1, {}), events.PointsGained(0, 6, terms.FROM_SALES)
    late = (terms.FROM_CONTRACTS, terms.FROM_TILE_MEDALS, terms.FROM_SHIPS, terms.FROM_MONEY_RANK)
    counted = [events.PointsGained(0, 10, source) for source in late]
    (found, _) = GAME.feats([sale, sale, next_round(2), sale, *counted], state)
    assert "scored_in_round" in AutomaniaHooks.figures
    assert "points_in_round" not in AutomaniaHooks.figures
    assert (found["scored_in_round"], found["points_in_round"]) == (12, 46)


# -- achievements


def merits(*happened: Event, state: State | None = None, seat: int = 0) -> Any:
    state = state or GAME.new(3, 1, {})
    return GAME.summarize(happened, state)[seat].merits


def car(wanted: int = 0, seat: int = 0) -> Event:
    return events.CarProduced(seat, 0, 0, wanted, 0, 0, 0, 0, 0, wanted)


def shipped(ship: int = 5) -> Event:
    return events.CarShipped(0, 0, ship, 0, 0, ship)


def sold() -> Event:
    return events.CarSold(0, 0, 5, 0, 0, 1, False)


def next_round(number: int) -> Event:
    return events.RoundStarted(number, (), (), (), ())


def displaced() -> Event:
    return events.WorkersPlaced(0, 1, 2, 1, 1)


CONTRACT = events.ContractPlayed(0, 5, 3)
EARNED: dict[str, tuple[list[Event], list[Event]]] = {
    "finished": ([], []),
    "top_car": ([events.TopCarSold(0, 1, 0)], [sold()]),
    "all_wanted": ([car(wanted=9)], [car(wanted=7)]),
    "campaign": (
        [events.WorkersToMarketing(0, 3)],
        [events.WorkersToMarketing(0, 2), events.WorkersToMarketing(0, 2)],
    ),
    "five_sold": ([sold()] * 5, [*[sold()] * 4, next_round(2), sold()]),
    "empty_ships": (
        [shipped()] * 6,
        [*[shipped()] * 6, events.CarLeft(0, 0, 5)],
    ),
    "six_contracts": ([CONTRACT] * 6, [CONTRACT] * 5),
    "make_way": (
        [displaced()] * 3,
        [displaced(), displaced(), next_round(2), displaced()],
    ),
    "night_shift": (
        [events.Retired(1, 0), events.Retired(2, 1), car()],
        [events.Retired(1, 0), events.Retired(2, 1), next_round(2), car()],
    ),
}


@pytest.mark.parametrize("name", EARNED)
def test_what_earns_an_achievement_and_what_does_not(name: str) -> None:
    enough, too_little = EARNED[name]
    assert merits(*enough)[name] == ("done",)
    assert name not in merits(*enough, seat=1) or name == "finished"
    assert name not in merits(*too_little) or name == "finished"


def test_few_cars_on_ships_are_no_empty_holds() -> None:
    assert "empty_ships" not in merits(*[shipped()] * 5)


def test_each_ship_with_a_medal_is_a_piece() -> None:
    found = merits(shipped(12), shipped(7), shipped(12), shipped(5))
    assert found["gold_ships"] == ("7", "12")
    assert GAME.merits["gold_ships"] == sum(1 for medal in DATA.gold_medals if medal)


def test_each_sales_office_is_a_piece() -> None:
    found = merits(events.Retired(0, 5), next_round(2), events.Retired(0, 0))
    assert found["offices"] == ("1", "6")


@rule("T4")
def test_a_full_board_has_every_portrait() -> None:
    three = "office_1=A25 office_2=A27 office_3=A29"
    assert "full_board" not in merits(state=Table(3).seat(0, neutral=1, tiles=three).state)
    four = f"{three} office_4=A31"
    assert merits(state=Table(3).seat(0, neutral=1, tiles=four).state)["full_board"] == ("done",)


@rule("T3")
def test_a_show_car_has_all_parts_at_one_type() -> None:
    spread = "spoiler_city=A16 exhaust_city=A19 interior_family=A22"
    assert "show_car" not in merits(state=Table(3).seat(0, tiles=spread).state)
    one = "spoiler_family=A16 exhaust_family=A19 interior_family=A22"
    assert merits(state=Table(3).seat(0, tiles=one).state)["show_car"] == ("done",)


@rule("K4")
def test_each_starting_contract_is_a_piece() -> None:
    state = Table(3).seat(0, played="S3 C1").state
    assert merits(state=state)["start_contracts"] == ("S3",)
    assert "start_contracts" not in merits(state=Table(3).seat(0, hand="S3", played="C1").state)


@rule("V1")
def test_each_factory_of_the_advanced_game_is_a_piece() -> None:
    state = Table(2, factories="gloria elon").state
    assert merits(state=state)["factories"] == ("gloria",)
    assert "factories" not in merits()


def test_winning_and_winning_as_the_poorest() -> None:
    table = Table(3).seat(0, points=9, money=2).seat(1, points=5, money=4).seat(2, money=3)
    found = merits(state=table.state)
    assert found["won"] == found["won_poorest"] == ("done",)
    assert found["won_sizes"] == ("3",)
    assert not {"won", "won_sizes", "won_poorest"} & set(merits(state=table.state, seat=1))
    rich = Table(3).seat(0, points=9, money=5).seat(1, money=4).seat(2, money=6)
    assert "won_poorest" not in merits(state=rich.state)


def test_each_achievement_has_a_test_and_words() -> None:
    of_state = {"gold_ships", "offices", "full_board", "show_car", "start_contracts", "factories"}
    assert set(STATISTICS.merits) == {*EARNED, *of_state, "won", "won_sizes", "won_poorest"}
    for name in STATISTICS.merits:
        assert set(TR.below(f"automania.merits.{name}")) == {"title", "note"}


def test_pieces_have_names() -> None:
    for name, goal in GAME.merits.items():
        found = pieces(name, DATA)
        assert len(found) == (goal if goal > 1 else 0)
        for term in found.values():
            assert "automania." not in say(term, TR)
    assert set(pieces("start_contracts", DATA)) == {"S1", "S2", "S3", "S4"}
    assert list(pieces("gold_ships", DATA)) == ["7", "10", "12", "14", "16"]


@pytest.mark.parametrize(
    ("language", "count"),
    [("en", "final count"), ("de", "Schlusswertung"), ("es", "recuento final"),
     ("it", "conteggio finale")],
)  # fmt: skip
def test_a_challenge_of_one_round_says_that_the_final_count_is_part_of_the_last(
    language: str, count: str
) -> None:
    tr = Translator(assets_dir() / "locale", language)
    assert count in tr("automania.scoring.end"), "as it is called on the table"
    assert count in tr("automania.challenges.harvest.words")
