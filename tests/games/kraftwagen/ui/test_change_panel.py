"""A car is changed on a panel that shows what comes of it, by keyboard as well."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import explain, forecast
from kraftwagen.games.kraftwagen.presentation.previews import Offer
from kraftwagen.ui.tables.base import Choose, Gesture, Refused
from kraftwagen.ui.tables.kraftwagen.input.changer import Change
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from tests.games.kraftwagen.table import GAME, Table
from tests.games.kraftwagen.ui.at_table import NAMES, position, tabletop


def one_car() -> Any:
    """An own car that loses to a better one of the same price but one."""
    made = Table(3, ask="hire", buyers="body", market=["0 b3 e1 w1 p5", "1 b4 e4 w1 p8"]).seat(
        0, canteen=2, workshops="b6 e1", engineers="diesel"
    )
    return made.state


def begun(table: KraftwagenTable) -> list[Gesture]:
    """The panel of the one car lies open; the list collects what is decided."""
    decided: list[Gesture] = []
    table.rebuild(position(one_car()))
    table.keys.taker = lambda gesture, at: decided.append(gesture)
    table.keys.press(("marker", 0, terms.DIESEL_FIRST))
    assert isinstance(draft(table), Change)
    return decided


def draft(table: KraftwagenTable) -> Any:
    return tabletop(table).inputs.selection.draft


def key(table: KraftwagenTable, cell: str, what: int) -> bool:
    event = pygame.Event(pygame.KEYDOWN, key=what, mod=0, unicode="")
    return table.keys.arrow(("build", cell), event)


def test_the_keyboard_stands_on_what_can_change(table: KraftwagenTable) -> None:
    decided = begun(table)
    able = [place for place in table.keys.possible() if place[0] == "build"]
    assert ("build", "engine") not in able, "the only other engine is the same"
    assert {("build", "body"), ("build", "workers"), ("build", "price")} <= set(able)
    assert table.keys.words(("build", "engine")) == "Engine: 1. There is nothing else to choose."
    assert "Could be 6" in table.keys.words(("build", "body"))
    assert key(table, "workers", pygame.K_UP)
    assert draft(table).cell == "workers"
    assert "instead of 1" in table.keys.words(("build", "workers"))
    assert key(table, "body", pygame.K_UP)
    assert (draft(table).cell, draft(table).now.workers) == ("body", 1)
    said = table.keys.words(("build", "confirm"))
    assert "Body 6 goes in, body 3 back to the supply." in said
    assert f"{NAMES[0]}'s cars then bring 5 in all (now 0)." in said
    table.keys.press(("build", "confirm"))
    assert decided == [Choose(codes.diesel(terms.CHANGE_BODY, 0, 6))]


def test_enter_on_what_cannot_change_says_so(table: KraftwagenTable) -> None:
    told = begun(table)
    for cell, reason in (("engine", "nothing_else"), ("confirm", "nothing_changed")):
        table.keys.press(("build", cell))
        refused = told.pop()
        assert isinstance(refused, Refused)
        assert refused.option.reason is not None
        assert refused.option.reason.key == reason


def test_escape_leaves_the_car_as_it_was(table: KraftwagenTable) -> None:
    begun(table)
    assert table.busy
    table.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert draft(table) is None


def test_the_prompt_says_what_is_to_do(table: KraftwagenTable) -> None:
    begun(table)
    assert table.prompt() == f"{NAMES[0]}: choose the one thing that changes, then confirm."


def changes(seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game in which a car can be changed, with each such decision."""
    state = GAME.new(2 + seed % 3, seed, {})
    chance = random.Random(seed)
    while not GAME.is_over(state):
        legal = GAME.legal(state)
        found = [code for code in legal if codes.kind(code) == codes.DIESEL]
        for code in found:
            yield state, code
        liked = [code for code in legal if codes.kind(code) == codes.CAR] + found[:1]
        GAME.apply(state, chance.choice(liked or legal))


def test_what_is_foretold_of_a_change_is_what_comes() -> None:
    seen = 0
    for seed in range(12):
        for state, code in changes(seed):
            foretold = explain.preview(state, code)
            market = forecast.market_with(state, code)
            after = GAME.clone(state)
            GAME.apply(after, code)
            assert after.cars == market
            space = forecast.space_of(state, code)
            sold = {one.space: (at, one.money) for at, one in enumerate(forecast.sale(after))}
            assert foretold == Offer(*sold.get(space, ()))
            _, _, value = codes.unpack_diesel(code)
            if codes.unpack_diesel(code)[0] == terms.CHANGE_PRICE:
                assert forecast.at_prices(state, code)[value] == foretold
            seen += 1
    assert seen > 30
