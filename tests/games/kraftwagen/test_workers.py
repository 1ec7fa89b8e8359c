"""Hiring and research cards (A1, A2, K1-K4, W6)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table


@rule("A1")
def test_a_hired_worker_goes_into_the_canteen() -> None:
    table = Table(3).seat(0, canteen=2)
    table.play("take hire", "hire")
    assert (table.player(0).canteen, table.player(0).supply) == (3, 9)
    assert table.happened(events.WorkerHired) == [events.WorkerHired(0, 0)]


@rule("A1", "K2")
def test_a_hired_worker_activates_the_inactive_development_at_once() -> None:
    table = Table(3, ask="hire").seat(0, canteen=0, inactive="two_body")
    table.refuses("hire", "inactive_first", "A1")
    table.refuses("hire two_engine", "not_inactive", "A1")
    assert table.player(0).body_points == 1
    table.play("hire two_body")
    player = table.player(0)
    assert (player.canteen, player.supply) == (0, 11)
    assert (player.body_points, player.engine_points) == (3, 1)
    assert player.inactive == ()
    assert player.active == (terms.TWO_BODY,)
    assert table.happened(events.PointsGained) == [events.PointsGained(0, terms.TWO_BODY, 3, 1)]


@rule("A1")
def test_the_player_chooses_among_several_inactive_developments() -> None:
    table = Table(3, ask="hire")
    table.seat(0, canteen=0, inactive="two_engine two_body two_body engine_now")
    assert table.lines() == ["hire two_body", "hire two_engine", "hire engine_now"]
    table.play("hire two_body")
    assert table.player(0).inactive == (terms.TWO_ENGINE, terms.TWO_BODY, terms.ENGINE_NOW)


@rule("A1", "P1")
def test_with_an_empty_supply_hiring_is_lost() -> None:
    table = Table(3).seat(0, supply=0)
    table.play("take hire")
    assert table.asked() == "end"
    assert table.player(0).canteen == 12


@rule("A2")
def test_research_takes_one_card_and_reveals_two_new_ones() -> None:
    table = Table(3, shown="two_body two_engine", deck="opel horch benz").seat(0, canteen=4)
    before = len(table.state.discards)
    table.play("take research")
    table.refuses("research opel", "card_not_shown", "A2")
    table.play("research two_engine")
    state = table.state
    assert state.discards[before:] == (terms.TWO_BODY,)
    assert len(state.deck) == 1
    assert set(state.shown) | set(state.deck) == {terms.OPEL, terms.HORCH, terms.BENZ}
    assert table.happened(events.CardTaken) == [events.CardTaken(0, terms.TWO_ENGINE, 1)]
    assert table.happened(events.CardsDiscarded) == [events.CardsDiscarded((terms.TWO_BODY,))]
    (shown,) = table.happened(events.CardsRevealed)
    assert shown == events.CardsRevealed(state.shown, state.shown, 1)
    assert state.reveals == 1


@rule("A2")
def test_of_two_equal_cards_one_is_discarded() -> None:
    table = Table(3, ask="research", shown="two_body two_body", deck="opel horch")
    assert table.lines() == ["research two_body"]
    table.play("research two_body")
    assert table.state.discards.count(terms.TWO_BODY) == 7


@rule("A2")
def test_an_empty_deck_is_replaced_by_the_discards() -> None:
    table = Table(3, ask="research", shown="two_body two_engine", deck="opel")
    rest = len(table.state.discards)
    assert rest == 47
    table.play("research two_engine")
    assert terms.OPEL in table.state.shown
    assert table.happened(events.DeckReshuffled) == [events.DeckReshuffled(rest + 1)]
    assert table.state.discards == ()
    assert len(table.state.deck) == rest
    assert table.state.reveals == 1


@rule("A2")
def test_an_empty_deck_is_not_shuffled_before_it_is_needed() -> None:
    table = Table(3, ask="research", shown="two_body two_engine", deck="opel benz")
    table.play("research two_body")
    assert table.state.deck == ()
    assert table.happened(events.DeckReshuffled) == []


@rule("A2", "K1")
def test_the_new_pair_comes_after_the_card_has_been_carried_out() -> None:
    table = Table(3, ask="research", shown="two_parts opel", deck="benz horch")
    table.play("research two_parts")
    assert table.state.shown == ()
    assert table.happened(events.CardsRevealed) == []
    table.play("body", "engine")
    assert set(table.state.shown) == {terms.BENZ, terms.HORCH}


@rule("A2", "S3")
def test_draws_are_random_over_what_is_left() -> None:
    seen = set()
    for seed in range(60):
        table = Table(3, seed=seed, ask="research", deck="opel horch benz otto")
        table.play("research two_body")
        seen.add(table.state.shown)
    assert len(seen) == 12


@rule("K1")
@pytest.mark.parametrize(("supply", "hired"), [(5, 3), (2, 2), (1, 1), (0, 0)])
def test_the_card_three_workers_hires_as_far_as_the_supply_lasts(supply: int, hired: int) -> None:
    table = Table(3, ask="research", shown="three_workers opel").seat(0, supply=supply)
    table.play("research three_workers", *["hire"] * hired)
    assert table.asked() == "end"
    assert table.player(0).supply == supply - hired
    assert table.happened(events.TaskLost) == [events.TaskLost(0, 0)] * (3 - hired)
    assert len(table.state.shown) == 2


@rule("K1", "A1")
def test_workers_of_a_card_activate_developments() -> None:
    table = Table(3, ask="research", shown="three_workers opel")
    table.seat(0, canteen=0, inactive="two_body body_now")
    table.play("research three_workers", "hire body_now", "body", "hire two_body", "hire")
    assert table.workshops(0) == "b2 - -"
    assert table.player(0).canteen == 1
    assert table.player(0).body_points == 4


@rule("K1", "A6")
def test_the_card_grand_prix_moves_five_spaces_whatever_the_engine() -> None:
    table = Table(3, ask="research", shown="grand_prix_5 opel").seat(0, engine=2)
    table.play("research grand_prix_5")
    assert table.player(0).space == 5


@rule("K1", "A3")
@pytest.mark.parametrize("order", [("body", "engine gp"), ("engine", "body")])
def test_the_card_two_parts_in_the_players_order(order: tuple[str, str]) -> None:
    table = Table(3, ask="research", shown="two_parts opel").seat(0, active="body_engine")
    table.play("research two_parts")
    table.refuses("end", "actions_first", "P1")
    table.play(*order)
    assert "b2" in table.workshops(0)
    assert table.asked() == "end"


@rule("K1", "A3")
def test_room_is_made_for_parts_of_a_card() -> None:
    table = Table(3, ask="research", shown="two_parts opel").seat(0, workshops="b2 b3 e3")
    table.play("research two_parts", "engine drop b3", "body drop e3")
    assert table.workshops(0) == "b2 e1 b1"


@rule("K1")
@pytest.mark.parametrize("card", ["three_workers", "grand_prix_5", "two_parts"])
def test_instant_cards_are_discarded(card: str) -> None:
    table = Table(3, ask="research", shown=f"{card} opel", deck="benz otto horch")
    before = table.state.discards.count(terms.CARDS.index(card))
    table.play(f"research {card}")
    while table.asked() == "tasks":
        table.play(table.lines()[0])
    assert table.state.discards.count(terms.CARDS.index(card)) == before + 1
    discarded = [event.cards for event in table.happened(events.CardsDiscarded)]
    assert discarded == [(terms.OPEL,), (terms.CARDS.index(card),)]


@rule("K1")
@pytest.mark.parametrize("card", ["three_workers", "two_parts"])
def test_an_instant_card_in_play_is_not_discarded_yet(card: str) -> None:
    table = Table(3, ask="research", shown=f"{card} opel", deck="benz otto horch")
    kind = terms.CARDS.index(card)
    before = table.state.discards.count(kind)
    table.play(f"research {card}")
    while table.asked() == "tasks":
        assert table.state.discards.count(kind) == before
        again = table.game.from_position(table.game.to_position(table.state))
        assert table.game.digest(again) == table.game.digest(table.state)
        table.play(table.lines()[0])
    assert table.state.discards.count(kind) == before + 1


@rule("K1", "A2")
def test_an_instant_card_is_among_the_discards_that_become_the_new_deck() -> None:
    table = Table(3, ask="research", shown="two_parts opel", deck="benz")
    rest = len(table.state.discards)
    table.play("research two_parts", "body", "engine")
    assert table.happened(events.DeckReshuffled) == [events.DeckReshuffled(rest + 2)]


@rule("K2")
def test_a_development_must_be_activated_with_a_worker() -> None:
    table = Table(3, ask="research", shown="two_engine opel").seat(0, canteen=2)
    table.play("research two_engine")
    player = table.player(0)
    assert player.canteen == 1
    assert player.active == (terms.TWO_ENGINE,)
    assert player.engine_points == 3
    assert table.happened(events.DevelopmentGained) == [
        events.DevelopmentGained(0, terms.TWO_ENGINE, True)
    ]


@rule("K2", "K3")
def test_without_a_worker_a_development_lies_inactive_and_gives_nothing() -> None:
    table = Table(3, ask="research", shown="body_now opel").seat(0, canteen=0)
    table.play("research body_now")
    player = table.player(0)
    assert player.inactive == (terms.BODY_NOW,)
    assert player.active == ()
    assert player.body_points == 1
    assert table.asked() == "end"
    assert table.workshops(0) == "- - -"
    assert table.happened(events.DevelopmentGained) == [
        events.DevelopmentGained(0, terms.BODY_NOW, False)
    ]
    assert table.happened(events.PointsGained) == []


@rule("K3")
@pytest.mark.parametrize(
    ("card", "body", "engine"),
    [("two_body", 3, 1), ("two_engine", 1, 3), ("body_engine", 2, 2)],
)
def test_developments_add_their_points_for_good(card: str, body: int, engine: int) -> None:
    table = Table(3, ask="research", shown=f"{card} opel").seat(0, canteen=1)
    table.play(f"research {card}", "end")
    player = table.player(0)
    assert (player.body_points, player.engine_points) == (body, engine)
    assert table.asked() == "take"


@rule("K3")
def test_an_immediate_part_counts_the_new_point() -> None:
    table = Table(3, ask="research", shown="body_now opel").seat(0, active="two_body")
    table.play("research body_now")
    assert table.lines() == ["body"]
    table.play("body")
    assert table.workshops(0) == "b4 - -"
    table = Table(3, ask="research", shown="engine_now opel").seat(0, workshops="b1 b2 b3")
    table.play("research engine_now")
    assert table.lines() == ["engine drop b1", "engine drop b2", "engine drop b3", "engine gp"]
    table.play("engine gp")
    assert table.player(0).grand_prix_engine == 2


@rule("K3", "A1")
def test_the_part_of_an_inactive_development_comes_when_it_is_activated() -> None:
    table = Table(3).seat(0, canteen=0, inactive="engine_now")
    table.play("take hire+buyer", "hire engine_now", "engine")
    assert table.workshops(0) == "e2 - -"
    table.play("buyer body")
    assert table.asked() == "end"


@rule("K4", "Z6")
def test_workers_on_developments_stay_over_the_scoring() -> None:
    table = Table(3, ask="end", token=0, market=["0 b1 e1 w2 p1"])
    table.seat(0, canteen=1, active="two_body two_engine")
    table.play("end")
    player = table.player(0)
    assert player.active == (terms.TWO_BODY, terms.TWO_ENGINE)
    assert (player.canteen, player.supply) == (1, 9)
    assert (player.body_points, player.engine_points) == (3, 3)


@rule("W6")
def test_the_award_workers_for_the_last_worker_of_the_supply() -> None:
    table = Table(3).seat(0, supply=2)
    table.play("take hire", "hire")
    assert table.money(0) == {}
    table = Table(3, awards={}).seat(0, supply=1)
    table.play("take hire", "hire")
    assert table.happened(events.AwardTaken) == [events.AwardTaken(0, terms.AWARD_WORKERS, 7)]
    assert table.money(0) == {"awards": 7}


@rule("W6")
def test_an_award_is_there_only_once() -> None:
    table = Table(3, awards={"workers": 1}).seat(0, supply=1)
    table.play("take hire", "hire")
    assert table.happened(events.AwardTaken) == []
    assert table.money(0) == {}
    assert GAME.scores(table.state) == [0, 7, 0]


@rule("W6", "Z6")
def test_workers_that_come_back_do_not_give_the_award_again() -> None:
    table = Table(3, ask="hire", awards={"workers": 0}).seat(0, supply=1)
    table.play("hire", "end")
    assert table.money(0) == {"awards": 7}
