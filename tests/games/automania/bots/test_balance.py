"""What is counted for the balance of the designed values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.state import State, card_of
from kraftwagen.tools import balance as command
from kraftwagen.tools.balance_figures import FEW
from kraftwagen.tools.games.automania import balance
from tests.games.automania.table import GAME
from tests.games.automania.whole_games import played


def start(seats: int = 3) -> State:
    """Seats in the order 1, 2, 0 with starting contracts by number; the first A tiles lie out."""
    state = GAME.new(seats, 5, {})
    state.order = (*range(1, seats), 0)
    state.hands = tuple((card,) for card in range(seats))
    state.tiles = tuple(range(1, 19))
    return state


def kept(*happened: Event, seats: int = 3) -> Any:
    ended = events.GameEnded((10,) * seats, (0,))
    state = start(seats)
    return balance.observe([*happened, ended], state, state)


def figure(games: list[Any], topic: str, name: str) -> Any:
    (found,) = [one for one in balance.findings(games) if (one.topic, one.name) == (topic, name)]
    return found


def value(topic: str, name: str, *happened: Event, seats: int = 3) -> float:
    """A figure of one game."""
    return float(figure([kept(*happened, seats=seats)], topic, name).value)


def next_round(number: int, tiles: tuple[int, ...] = ()) -> Event:
    return events.RoundStarted(number, (0, 1, 2), tiles, (6, 6, 6), (0, 0, 0))


def act(seat: int) -> Event:
    return events.WorkersPlaced(seat, 1, 1, terms.NOBODY, 0)


def tile(name: str) -> int:
    return start().data.tile_names.index(name)


def card(name: str) -> int:
    return start().data.card_names.index(name)


# -- each figure, from a few events


def test_a_starting_place_is_that_of_the_first_player_order() -> None:
    # The later order is another one: seat 0 begins as the last and wins.
    assert kept(next_round(2)).places == [3, 1, 2]
    assert [value("starting place", str(place), next_round(2)) for place in (1, 2, 3)] == [
        0,
        0,
        100,
    ]


def test_actions_are_workers_put_onto_spaces_in_their_round() -> None:
    topic = "actions of a seat in a round"
    happened = [act(0), act(0), act(1), events.WorkersToMarketing(0, 1), next_round(2), act(2)]
    assert kept(*happened).actions == [[2, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0]]
    assert value(topic, "mean", *happened) == pytest.approx(4 / 12)
    assert value(topic, "round 1", *happened) == 1
    assert value(topic, "round 2", *happened) == pytest.approx(1 / 3)


def test_a_share_of_points_is_of_all_seats_points() -> None:
    happened = [
        events.PointsGained(0, 4, terms.FROM_SALES),
        next_round(2),
        events.PointsGained(1, 2, terms.FROM_SALES),
        events.PointsGained(1, 3, terms.FROM_CONTRACTS),
        events.PointsGained(1, 6, terms.FROM_TOP_CARS),
    ]
    # Each of three seats has ten points.
    assert value("of all points", "sales", *happened) == pytest.approx(20)
    assert value("of all points", "cars sold", *happened) == pytest.approx(40)
    assert value("of all points", "contracts", *happened) == pytest.approx(10)
    assert value("of all points", "top_cars", *happened) == pytest.approx(20)


def test_a_sales_office_is_used_in_a_round_in_which_somebody_chose_it() -> None:
    happened = [
        events.Retired(0, 1),
        events.Retired(1, 5),
        next_round(2),
        events.Retired(0, 5),
        events.Retired(0, 5),
    ]
    topic = "sales office chosen"
    found = [value(topic, str(number), *happened) for number in range(1, 7)]
    assert found == [0, 25, 0, 0, 0, 50]


def test_a_tile_is_used_when_it_is_placed_or_pays_once() -> None:
    speed, other = tile("A01"), tile("A02")
    happened = [
        events.TileTaken(0, speed, 0),
        events.TilePlaced(0, speed, 0, 0),
        events.TileTaken(1, other, 1),
        events.TileDiscarded(1, other),
    ]
    # Three machines for speed lie out from the start.
    assert value("tile used", "machine speed", *happened) == pytest.approx(100 / 3)
    assert value("tile used", "machine safety", *happened) == 0
    placed_again = events.TilePlaced(0, speed, 1, other)
    assert value("tile used", "machine speed", *happened, placed_again) == pytest.approx(100 / 3)


def test_tiles_lie_out_once_however_often_they_are_told() -> None:
    bonus = tile("A33"), tile("A34")
    # In the advanced game the first round is told, in the base game it is not.
    told = [next_round(1, start().tiles), next_round(2, bonus)]
    used = [events.BonusTileUsed(1, bonus[0]), events.BonusTileUsed(2, bonus[0])]
    game = kept(*told, *told, *used)
    assert game.tiles["A machine speed"] == [3, 0]
    assert game.tiles["A bonus money"] == [2, 1]
    assert value("tile used", "bonus money", *told, *used) == 50
    assert value("tile of a set used", "A bonus money", *told, *used) == 50


def test_the_sorts_of_both_sets_are_one_figure() -> None:
    sales = [tile(name) for name in ("A25", "A26", "B25", "B26")]
    happened = [next_round(2, tuple(sales[:2])), next_round(3, tuple(sales[2:]))]
    happened.append(events.TilePlaced(0, sales[3], terms.FIRST_OFFICE, 0))
    assert value("tile used", "manager sales", *happened) == 25
    assert value("tile of a set used", "A manager sales", *happened) == 0
    assert value("tile of a set used", "B manager sales", *happened) == 50


def test_a_contract_in_a_hand_counts_once_and_as_played_when_it_was() -> None:
    happened = [
        events.ContractRevealed(card("C1")),
        events.ContractDrawn(0, card("C1"), False),
        events.ContractDrawn(0, card("S1"), True),
        events.ContractDrawn(1, card("C2"), True),
        events.ContractRevealed(card("C3")),
        events.ContractPlayed(0, card("C1"), 3),
        events.ContractPlayed(1, card("S2"), 2),
    ]
    game = kept(*happened)
    assert game.contracts == {"S1": False, "S2": True, "S3": False, "C1": True, "C2": False}
    games = [game, kept()]
    assert figure(games, "contract in a hand is played", "C1").value == 100
    assert figure(games, "contract in a hand is played", "S2").value == 50
    assert figure(games, "contract in a hand is played", "C2").value == 0
    assert figure(games, "contract in a hand", "C1").value == 50
    assert figure(games, "contract used", "C1").value == 50
    assert figure(games, "contract used", "C2").value == 0


def factories(*boards: int) -> list[Event]:
    """Chosen from the last seat to the first."""
    last = len(boards) - 1
    return [events.FactoryChosen(last - place, board) for place, board in enumerate(boards)]


def test_a_factory_wins_with_its_seat() -> None:
    first = kept(*factories(terms.ELON, terms.GLORIA, terms.SUMATO))
    second = kept(*factories(terms.ELON, terms.SUMATO, terms.WERKMANN))
    games = [first, second]
    assert first.factories == ["sumato", "gloria", "elon"]
    chosen = [figure(games, "factory chosen", board).value for board in terms.BOARDS[1:]]
    assert chosen == [100, 100, 50, 50]
    firsts = [figure(games, "factory chosen first", board).value for board in terms.BOARDS[1:]]
    assert firsts == [0, 100, 0, 0]
    topic = "factory wins where it is in play"
    wins = [figure(games, topic, board) for board in terms.BOARDS[1:]]
    assert [one.value for one in wins] == [50, 0, 0, 100]
    assert [one.cases for one in wins] == [2, 2, 1, 1]


def test_factories_that_were_dealt_lie_there_from_the_start() -> None:
    state = start()
    state.boards = (terms.ELON, terms.WERKMANN, terms.GLORIA)
    game = balance.observe([events.GameEnded((1, 2, 3), (2,))], state, state)
    assert (game.factories, game.first_factory) == (["elon", "werkmann", "gloria"], "")
    topics = {one.topic for one in balance.findings([game])}
    assert "factory chosen" not in topics
    assert figure([game], "factory wins where it is in play", "gloria").value == 100


def test_dealt_factories_belong_to_no_starting_place() -> None:
    rules = balance.MEASURES.variants["dealt"].begin(GAME)
    found = set()
    for seed in range(40):
        state = rules.new(4, seed, {"advanced": True})
        assert sorted(state.boards) == [1, 2, 3, 4]
        assert state.current == state.order[0]
        found |= {(place, state.boards[seat]) for place, seat in enumerate(state.order)}
    assert len(found) == 16
    assert rules.new(4, 7, {"advanced": True}).key() == rules.new(4, 7, {"advanced": True}).key()


# -- targets


def test_factories_have_the_targets_of_their_number_of_seats() -> None:
    four = [kept(*factories(1, 2, 3, 4), seats=4)]
    three = [kept(*factories(1, 2, 3))]
    wins, chosen = "factory wins where it is in play", "factory chosen"
    assert figure(four, wins, "elon").high == 30
    assert figure(four, chosen, "elon").high is None
    assert figure(three, wins, "elon").high is None
    assert (figure(three, chosen, "elon").low, figure(three, chosen, "elon").high) == (10, 90)


def test_every_target_has_a_figure() -> None:
    numbers = [number for number in range(26) if number % 2 and number % 3 == 2]
    games = [balance.observe(one.happened, one.start, one.state) for one in map(played, numbers)]
    found = balance.findings(games * FEW)
    limits = {one.topic: (one.low, one.high) for one in found if one.low is not None}
    assert limits == {
        "starting place": (22, 28),
        "of all points": (15, 30),
        "actions of a seat in a round": (3.5, 5.5),
        "sales office chosen": (10, 90),
        "tile used": (10, 90),
        "contract used": (10, 90),
        "factory wins where it is in play": (0, 30),
    }
    shares = {one.name: (one.low, one.high) for one in found if one.topic == "of all points"}
    assert (shares["cars sold"], shares["contracts"]) == ((25, 45), (15, 30))
    assert set(shares) == {*terms.SOURCES, "cars sold"}
    count = {topic: sum(one.topic == topic for one in found) for topic in limits}
    assert (count["sales office chosen"], count["tile used"], count["starting place"]) == (6, 14, 4)
    assert (
        figure(games, "winning points", "mean").value
        > figure(games, "points of everybody", "mean").value
    )


# -- whole games


@pytest.mark.parametrize("number", range(8))
def test_a_game_is_counted_whole(number: int) -> None:
    one = played(number)
    game = balance.observe(one.happened, one.start, one.state)
    state, seats = one.state, len(one.state.order)
    assert game.points == list(state.points)
    assert sum(game.sources.values()) == sum(state.points)
    assert sum(game.wins) == 1
    assert [game.wins.index(1)] == GAME.winners(state)
    assert sorted(game.places) == list(range(1, seats + 1))
    assert [len(chosen) for chosen in game.offices] == [seats] * terms.LAST_ROUND
    # Both sets are used up, and each tile went one way.
    assert sum(out for out, _ in game.tiles.values()) == 72
    ways = (events.TilePlaced, events.BonusTileUsed)
    assert sum(used for _, used in game.tiles.values()) == sum(
        isinstance(event, ways) for event in one.happened
    )
    held = [card_of(card) for hand in state.hands for card in hand]
    names = state.data.card_names
    assert {name for name, used in game.contracts.items() if used} == {
        names[card] for cards in state.played for card in cards
    }
    assert {name for name, used in game.contracts.items() if not used} == {
        names[card] for card in held
    }
    facts = [seat.facts["actions"] for seat in GAME.summarize(one.happened, state)]
    assert [sum(rounds) for rounds in game.actions] == facts
    assert game.factories == [terms.BOARDS[board] for board in state.boards if board]


def test_the_variant_of_a_setting_is_played() -> None:
    plain = command.Setting(GAME.id, "random", 2, "", 1, "")
    assert command.play(0, setting=plain, data_set=None).factories == []
    advanced = command.Setting(GAME.id, "random", 2, "advanced", 1, "")
    assert len(command.play(0, setting=advanced, data_set=None).factories) == 2
    dealt = command.play(0, setting=replace(advanced, variant="dealt"), data_set=None)
    assert (len(dealt.factories), dealt.first_factory) == (2, "")
