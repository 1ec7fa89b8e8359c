"""Whole random games: invariants after every decision, previews that come true, determinism."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.presentation import explain, forecast
from kraftwagen.games.kraftwagen.presentation.previews import Offer, PartPreview, Purchase, drive_of
from kraftwagen.games.kraftwagen.state import State
from tests.kraftwagen.play import game
from tests.kraftwagen.rules import rule
from tests.kraftwagen.table import GAME, Table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("special_tiles", [False, True])
def test_everything_is_conserved(seats: int, special_tiles: bool) -> None:
    for seed in range(25):
        out: list[Event] = []
        last = None
        for state, _ in game(seats, 500 + seed, special_tiles, out):
            GAME.check(state)
            legal = GAME.legal(state)
            assert legal == sorted(set(legal))
            last = state
        assert last is not None
        assert GAME.is_over(last)
        gained = [event for event in out if isinstance(event, events.MoneyGained)]
        for seat, player in enumerate(last.players):
            for source, amount in enumerate(player.income):
                events_sum = sum(e.amount for e in gained if (e.seat, e.source) == (seat, source))
                assert amount == events_sum
        assert GAME.scores(last) == list(out[-1].money)  # type: ignore[attr-defined]


def test_events_change_nothing() -> None:
    for seed in range(6):
        quiet = GAME.new(3, seed, {"special_tiles": True})
        for state, code in game(3, seed, True, []):
            if GAME.digest(quiet) != GAME.digest(state):
                break
            GAME.apply(quiet, code)
        else:
            continue
        raise AssertionError("a silent game went another way")


def test_reveals_grow_exactly_when_something_comes_to_light() -> None:
    shows = (events.CardsRevealed, events.SpecialTileRevealed)
    for seed in range(8):
        out: list[Event] = []
        reveals = 0
        seen = 0
        for state, _ in game(3, 60 + seed, True, out):
            new = sum(isinstance(event, shows) for event in out[seen:])
            assert state.reveals == reveals + new
            reveals, seen = state.reveals, len(out)


def drive(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {"space": player.space, "laps": player.laps}


def brought(state: State, seat: int) -> dict[str, Any]:
    sources = (terms.FROM_BUYER_MARKERS, terms.FROM_SPECIAL_TILES, terms.FROM_CARS)
    return {"money": sum(state.players[seat].income[source] for source in sources)}


def test_previews_come_true() -> None:
    checked: set[str] = set()
    for seed in range(40):
        for state, code in game(2 + seed % 3, 900 + seed, True):
            seat = state.current
            preview = explain.preview(state, code)
            after = GAME.clone(state)
            out: list[Event] = []
            GAME.apply(after, code, out)
            kind = codes.TABLE.decode(code)[0].split(".")[0]
            if isinstance(preview, PartPreview):
                parts = [e for e in out if isinstance(e, events.PartTaken)]
                installed = [e for e in out if isinstance(e, events.GrandPrixEngineInstalled)]
                value = terms.part_value(parts[0].part) if parts else installed[0].value
                assert preview.value == value
                checked.add(kind)
            raced = [event for event in out if isinstance(event, events.CarRaced)]
            driven = drive_of(preview)
            assert (driven is not None) == bool(raced)
            if driven is not None:
                assert {"space": driven.space, "laps": driven.laps} == drive(after, seat)
                order = [
                    (player.laps, player.space, place)
                    for place, player in enumerate(after.players)
                    if player.space
                ]
                order += [(0, space, -1) for space in (3, 6) if len(after.players) == 2]
                assert list(driven.order) == [p for *_, p in sorted(order, reverse=True)]
                checked.add(f"{kind} drives")
            if kind in ("buyer", "move_token", "sale"):
                before = brought(state, seat)["money"]
                assert getattr(preview, "money", 0) == brought(after, seat)["money"] - before
                checked.add(kind)
            if kind == "take_tile":
                follow_take(state, after, preview)
                checked.add(kind)
    assert checked == {
        *("body", "engine", "buyer", "move_token", "sale", "take_tile"),
        *("race drives", "research drives", "to_space drives", "engine drives"),
    }


def follow_take(before: State, after: State, preview: Any) -> None:
    """The seats between the tail and the taker, and the tiles left among them."""
    seat = before.current
    behind = after.chain[: after.chain.index(seat)]
    assert list(preview.movers) == [piece for piece in behind if piece < terms.TILE]
    while behind and behind[0] >= terms.TILE:
        behind = behind[1:]
    assert list(preview.passed) == [piece - terms.TILE for piece in behind if piece >= terms.TILE]


@rule("Z4")
def test_what_would_change_for_a_car_comes_true() -> None:
    def table() -> Table:
        market = ["1 b3 e1 w1 p5", "2 b1 e4 w2 p3"]
        made = Table(3, ask="end", buyers="body engine", market=market)
        return made.seat(0, canteen=1, workshops="b3 e4", engineers="opel")

    code = GAME.from_text("car b3 e4 w1 p6")
    found = forecast.at_prices(table().state, code)
    assert sorted(found) == [1, 2, 6, 8, 9, 10]
    for price, outcome in found.items():
        assert outcome == really(table(), f"car b3 e4 w1 p{price}")
    state = table().state
    market = (*state.cars, forecast.offered(state, code))
    others = forecast.one_more(state, market)
    assert sorted(others) == [0, 1, 2, 3]
    for wish, entry in others.items():
        more = table()
        more.values["active_buyers"].append({"preference": terms.PREFERENCES[wish], "marker": None})
        outcome = really(more, "car b3 e4 w1 p6")
        assert (entry.space == 2) == (outcome.buyer == 2)
        assert entry.space != 2 or entry.money == outcome.money


def really(table: Table, line: str) -> Offer:
    table.values["token"] = 0
    table.play(line, "end")
    for event in table.happened(events.BuyerBought):
        if event.space == 2:
            return Offer(event.buyer, event.price + event.bonus + event.gift)
    return Offer()


def test_the_forecast_of_the_sale_is_the_sale() -> None:
    pay: Callable[[events.BuyerBought], int] = lambda e: e.price + e.bonus + e.gift  # noqa: E731
    scored = 0
    for seed in range(20):
        out: list[Event] = []
        for state, code in game(2 + seed % 3, 700 + seed, True):
            told = [replace(entry, others=0) for entry in forecast.sale(state)]
            after = GAME.clone(state)
            out.clear()
            GAME.apply(after, code, out)
            bought = [e for e in out if isinstance(e, events.BuyerBought | events.BuyerLeft)]
            if not bought or any(isinstance(e, events.BuyerChosen) for e in out):
                continue
            scored += 1
            assert told == [
                Purchase(e.preference, -1)
                if isinstance(e, events.BuyerLeft)
                else Purchase(e.preference, e.space, e.seat, e.value, e.price, pay(e), e.tied)
                for e in bought
            ]
    assert scored > 20
