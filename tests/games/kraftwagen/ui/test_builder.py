"""The builder proposes the price that brings most, until the person chooses one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.games.kraftwagen import codes
from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, OXBLOOD
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.tables.kraftwagen.input import builder_panel
from kraftwagen.ui.tables.kraftwagen.input.builder import Builder, Draft
from kraftwagen.ui.tables.parts import panels
from kraftwagen.ui.tables.parts.meaning import Selection
from tests.games.kraftwagen.table import Table
from tests.games.kraftwagen.ui.at_table import SPEC, make_table, position, tabletop
from tests.ui.english import ENGLISH

MORE, LESS = (f" {word} than now".replace(" ", "\N{NO-BREAK SPACE}") for word in ("more", "less"))


def buildable() -> Iterator[tuple[Any, Builder]]:
    """Positions in which a car can be offered while buyers stand in the row."""
    for seed in range(8):
        state = SPEC.new(2 + seed % 3, seed, {})
        chance = random.Random(seed)
        while not SPEC.is_over(state):
            legal = SPEC.legal(state)
            offers = [code for code in legal if codes.kind(code) == codes.CAR]
            if offers and state.active_buyers:
                seat = state.current
                yield state, Builder(state, seat, SPEC.explain(state, seat))
            SPEC.apply(state, chance.choice(legal))


def complete(builder: Builder, code: int) -> Draft:
    """The car of a code without its price, put together piece by piece."""
    first, *rest = builder.clicks(code)
    draft: Any = builder.begin(first)
    for key in rest:
        if key[0] != "price":
            draft = builder.add(draft, key)
    return draft


def income(state: Any, code: int) -> int:
    market = (*state.cars, forecast.offered(state, code))
    return forecast.totals(state, forecast.sale(state, market))[state.current]


def test_the_proposed_price_brings_most_in_all() -> None:
    proposed = 0
    for state, builder in buildable():
        draft = complete(builder, next(iter(builder.options)))
        offers = {price: income(state, replace(draft, price=price).code) for price in state.prices}
        now = forecast.totals(state, forecast.sale(state))[state.current]
        assert draft.proposed == bool(draft.price) == (max(offers.values()) > now)
        if draft.proposed:
            proposed += 1
            assert offers[draft.price] == max(offers.values())
            assert draft.price == min(p for p in offers if offers[p] == offers[draft.price])
            assert "would bring most" in builder.words(ENGLISH, draft, "price")
    assert proposed > 20


def test_a_chosen_price_stays() -> None:
    state, builder = next(
        (state, builder)
        for state, builder in buildable()
        if complete(builder, next(iter(builder.options))).proposed and len(state.prices) > 2
    )
    draft = complete(builder, next(iter(builder.options)))
    other = next(price for price in state.prices if price != draft.price)
    chosen: Any = builder.add(draft, ("price", other))
    assert (chosen.price, chosen.proposed) == (other, False)
    assert builder.press(chosen, ("build", "workers_minus")).price == other
    assert builder.press(chosen, ("build", "price")).price == 0
    stepped = builder.step(draft, "price", 1)
    assert not stepped.proposed


def test_where_a_lesson_leaves_the_price_open_none_is_proposed() -> None:
    view = make_table()
    state, code = next(
        (state, code)
        for state, builder in buildable()
        for code in builder.options
        if complete(builder, code).proposed and len(state.prices) > 2
    )
    body, engine, workers, _, marker = codes.unpack_car(code)
    open_ = [codes.car(body, engine, workers, price, marker) for price in state.prices[:2]]
    for lit, proposed in ((open_[:1], True), (open_, False)):
        view.rebuild(position(state))
        view.light(lit, "press")
        draft = complete(tabletop(view).inputs.touchable.builder, code)
        assert draft.proposed is proposed
        assert bool(draft.price) is proposed


def test_the_verdict_adds_up() -> None:
    """What the other cars of the player would bring then counts as well."""
    for state, builder in buildable():
        draft = complete(builder, next(iter(builder.options)))
        if draft.proposed:
            said, good = builder.verdict(ENGLISH, draft)
            now = forecast.totals(state, forecast.sale(state))[state.current]
            then = income(state, draft.code)
            if good is not False:
                assert good is True
                assert said.endswith(f"in all {then}, {then - now}{MORE}")


@pytest.mark.parametrize(
    ("price", "then", "words", "good", "colours"),
    [
        (5, 16, f"Buyer 1 would pay 10; in all 16, 4{MORE}", True, (panels.GOOD, GREEN)),
        (3, 12, "Buyer 1 would pay 6; in all 12, as much as now", None, (CREAM, INK)),
        (2, 10, f"Buyer 1 would pay 4; in all 10, 2{LESS}", False, (panels.BAD, OXBLOOD)),
    ],
)
def test_a_loss_is_no_gain(price: int, then: int, words: str, good: bool, colours: Any) -> None:
    """A car that is sold may take the dearer buyer from another one of the same player."""
    market = ["0 b3 e1 w1 p6", "1 b2 e4 w1 p8"]
    table = Table(3, ask="end", buyers="price body", market=market)
    state = table.seat(0, canteen=2, workshops="b1 e1").state
    view, draft = make_table(), Draft(1, 1, 1, price)
    view.rebuild(position(state))
    inputs = tabletop(view).inputs
    inputs.selection = Selection(draft=draft)
    builder = inputs.touchable.builder
    assert builder.verdict(ENGLISH, draft) == (words, good)
    pad = view.pad(position(state))
    written: dict[str, object] = {}

    def write(said: str, style: Any, colour: object, *place: Any, **more: Any) -> None:
        written[said] = colour

    pad.text = write  # type: ignore[method-assign, assignment]
    builder_panel.panel(pad, builder, draft, inputs.previews, None)
    view.draw_forecast(pad, inputs, True)
    assert (written[words], written[f"{then} (now 12)"]) == colours


def test_the_price_waits_for_the_parts_and_plus_begins_at_the_proposal() -> None:
    """Plus of an empty price jumped to the lowest one, even before there was a car."""
    proposed = set()
    for _, builder in buildable():
        bare: Any = Draft()
        assert builder.press(bare, ("build", "price_plus")) == builder.lacks(bare)
        assert builder.step(bare, "price", 1) == bare
        draft = complete(builder, next(iter(builder.options)))
        stepped: Any = builder.press(
            replace(draft, price=0, proposed=False), ("build", "price_plus")
        )
        assert stepped.price == (draft.price or builder.values["price"][0])
        proposed.add(stepped.proposed)
    assert proposed == {True, False}


@pytest.mark.parametrize("language", languages(assets_dir()))
@pytest.mark.parametrize("way", ["more", "less"])
def test_a_difference_is_not_torn_from_its_words(language: str, way: str) -> None:
    tr = Translator(assets_dir() / "locale", language)
    said = tr(f"kraftwagen.table.builder.sold.{way}", buyer=1, money=10, then=16, change=2)
    assert said.split(" ")[-1].startswith("2")


def test_the_form_stays_in_place_while_it_is_filled() -> None:
    """With the last part the prices came, and plus moved away from under the pointer."""
    view, counts = make_table(), set()
    for state, builder in buildable():
        view.rebuild(position(state))
        inputs, places = tabletop(view).inputs, []
        counts.add(len(state.prices))
        body, engine, workers, price, _ = codes.unpack_car(next(iter(builder.options)))
        full = Draft(body, engine, workers, price)
        for draft in (Draft(), full.having("workers", 0), full.having("price", 0), full):
            pad = view.pad(position(state))
            builder_panel.panel(pad, builder, draft, inputs.previews, None)
            places.append({k: tuple(r) for k, r in pad.zones.items() if k[1] != "set"})
        assert all(found == places[0] for found in places)
    assert len(counts) > 4
