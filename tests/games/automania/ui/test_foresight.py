"""Automania: what the table foretells is what the rules say, by pointer and keys alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from kraftwagen.engine.wording import say
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.options import SHORT
from kraftwagen.games.automania.presentation import describe, forecast, gains
from kraftwagen.games.automania.presentation.previews import STAYS
from kraftwagen.games.automania.rules import contracts, flow
from kraftwagen.games.automania.state import State, card_of, seat_of
from kraftwagen.ui.tables.automania import overlay
from kraftwagen.ui.tables.automania.areas import markets, matrix, needs
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.preview import demands_panel, sale_panel
from kraftwagen.ui.tables.automania.view import AutomaniaTable
from kraftwagen.ui.tables.base import Key
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table
from tests.games.automania.ui.at_table import RECT, asked, make_table, moments, position, top
from tests.games.automania.ui.test_table import click
from tests.ui.english import ENGLISH

SIZE = (1280, 720)


@pytest.fixture(scope="module")
def table() -> Iterator[AutomaniaTable]:
    made = make_table()
    yield made
    made.show_forecast(False)


def shown(table: AutomaniaTable) -> Surface:
    made = Surface(SIZE)
    table.draw(made)
    return made


def point(table: AutomaniaTable, key: Key) -> Surface:
    """The picture while the pointer is on a place."""
    table.keys.point(None)
    spot = table._spot(key, 0)
    table.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    assert top(table).inputs.hovered == key
    return shown(table)


def changed(one: Surface, other: Surface, rect: Rect) -> bool:
    parts = [pygame.image.tobytes(picture.subsurface(rect), "RGB") for picture in (one, other)]
    return parts[0] != parts[1]


def offices() -> State:
    """Somebody may retire, with two cars on ships and a limit that differs by sales office."""
    return Table(
        3,
        ships=["america 12 0 family", "america 9 1 city", "europe 8 0 city", "europe 5 0 super"],
        spaces={"column_city": (1, 2)},
    ).state


# -- demands


def test_both_sides_of_the_next_demands_are_shown_at_once(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the popularity each would give, as it then is (N2)."""
    state = asked(frames.ADVANCE)
    numbers: list[int] = []
    wanted: list[int] = []
    field, demand = matrix.field, demands_panel._demand

    def noted(pad: Any, rect: Any, kind: int, number: int, *more: Any, beside: bool) -> None:
        numbers.append(number)
        field(pad, rect, kind, number, *more, beside=beside)

    def noted_demand(pad: Any, found: Any, market: int, place: int, rect: Any) -> None:
        wanted.append(found.demands[market * terms.DEMAND_PLACES + place])
        demand(pad, found, market, place, rect)

    table.rebuild(position(state))
    monkeypatch.setattr(matrix, "field", noted)
    monkeypatch.setattr(demands_panel, "_demand", noted_demand)
    table._refresh()
    expected, demanded = [], []
    for side in range(len(terms.SIDES)):
        after = state.clone()
        GAME.apply(after, codes.ADVANCE | side, [])
        expected += [one for row in gains.matrix(after, state.current) for one in row]
        for place in range(terms.ACTIVE):
            demanded += [after.demands[place], after.demands[terms.DEMAND_PLACES + place]]
    assert (numbers, wanted) == (expected, demanded)
    panel = top(table).inputs.over.zones[demands_panel.PANEL]
    assert all(panel.contains(top(table).inputs.over.zones["side", side]) for side in range(2))


def test_waiting_demands_show_what_they_would_bring_at_any_time(table: AutomaniaTable) -> None:
    state = moments()[codes.SPACE][0]
    table.rebuild(position(state, viewer=state.current))
    plain = shown(table)
    for side in range(len(terms.SIDES)):
        found = forecast.demands(state, state.current, side)
        pointed = point(table, ("demand", 1, terms.WAITING_LEFT + side))
        for (kind, market), rect in matrix.cells(top(table).pad).items():
            assert changed(plain, pointed, rect) is bool(found.change[kind][market])
        for market in range(len(terms.MARKETS)):
            for place in range(terms.ACTIVE):
                at = market * terms.DEMAND_PLACES + place
                rect = markets.demand(top(table).pad.layout, market, place)
                differs = found.demands[at] != state.demands[at]
                assert changed(plain, pointed, rect) is differs


def test_waiting_demands_say_who_would_choose(table: AutomaniaTable) -> None:
    """The one with the fewest points, or all of them while that is open (N2)."""
    key = ("demand", 0, terms.WAITING_LEFT)
    table.rebuild(position(Table(3).seat(0, points=5).seat(1, points=2).seat(2, points=4).state))
    assert "Bertha would choose" in table.keys.words(key)
    table.rebuild(position(Table(3).seat(0, points=5).state))
    assert "Bertha and Ettore have the fewest points" in table.keys.words(key)


@pytest.mark.parametrize("folded", [False, True])
def test_in_the_last_round_nothing_waits_in_the_markets(folded: bool) -> None:
    """No picture, no tip and no place for the keys where demands of a next round were."""
    table = make_table()
    table.relayout(RECT, 1.0, folded=folded)
    for number in (3, 4):
        table.rebuild(position(Table(3, round=number).state))
        pad, places = top(table).pad, range(terms.WAITING_LEFT, terms.DEMAND_PLACES)
        keys = {("demand", market, place) for market in (0, 1) for place in places}
        for held in (pad.zones, pad.sprites, table.keys.places()):
            assert keys & set(held) == (keys if number == 3 else set())


# -- the short game


@rule("S5")
@pytest.mark.parametrize("folded", [False, True])
def test_marketing_is_no_place_of_a_short_game(folded: bool) -> None:
    """Neither in the picture nor for tips, keys and the text board, in a view of both games."""
    table, short = make_table(), GAME.new(3, 1, {SHORT: True})
    table.relayout(RECT, 1.0, folded=folded)
    for state in (GAME.new(3, 1, {}), short, GAME.new(3, 1, {})):
        table.rebuild(position(state))
        there, pad, plain = ("marketing",), top(table).pad, state is short
        assert ("sponsor",) in pad.zones
        assert (there in pad.zones, there in table.keys.places()) == (not plain, not plain)
        assert (there in top(table).tips.lines()) is not plain
        assert ("marketing" in pad.layout.areas()) is not plain
        titles = [say(part.title, ENGLISH) for part in describe.outline(state, 0)]
        assert ("Sponsor and marketing" in titles) is not plain
        assert ("Sponsor" in titles) is plain


@rule("S5")
def test_nothing_in_a_short_game_is_foretold_or_warned_of_with_marketing() -> None:
    """A car without any star has no ship; in a whole game workers could still bring it to one."""
    found = []
    for options in ({}, {SHORT: True}):
        state = GAME.new(3, 1, options)
        state.asked = frames.market(terms.CITY)
        assert all(car.more is None for car in forecast.all_markets(state, 0)) is bool(options)
        warned = [one.warnings for one in GAME.explain(state, state.current) if one.ok]
        found.append({reason.key for reasons in warned for reason in reasons})
    assert "ship_needs_marketing" in found[0]
    assert "ship_needs_marketing" not in found[1]
    assert found[1] & {"no_ship", "no_popularity"}


@rule("P7")
def test_a_car_that_is_lost_says_so_where_its_type_is_chosen() -> None:
    """On its button and aloud; in a whole game marketing can still save it."""
    for options, lost in (({SHORT: True}, 3), ({}, 0)):
        table, state = make_table(), GAME.new(3, 1, options)
        table.rebuild(position(state))
        click(table, top(table).pad.zones["action", 0].center)
        aloud = [table.keys.panel_words(("choose", at)) for at in range(3)]
        assert sum("no ship" in words for words in aloud) == lost


# -- workers, cars, sale


def test_who_is_displaced_has_more_workers_at_home(table: AutomaniaTable) -> None:
    state = offices()
    table.rebuild(position(state, viewer=0))
    zones = top(table).pad.zones
    plain = shown(table)
    taken, free = point(table, ("action", 1)), point(table, ("action", 2))
    assert changed(plain, taken, zones["workers", 1])
    assert not changed(plain, free, zones["workers", 1])
    assert not changed(plain, taken, zones["workers", 2])


def test_the_corner_shows_its_car_once_it_is_chosen(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three types may be made there: none is foretold before one is pointed at (A5)."""
    state = offices()
    table.rebuild(position(state, viewer=0))
    found: list[Any] = []
    monkeypatch.setattr(overlay, "landing", lambda pad, landing: found.append(landing.type))
    point(table, ("action", terms.CORNER))
    assert found == []
    for car_type in range(terms.TYPES):
        table.rebuild(position(state, viewer=0))
        steps = top(table).inputs.way(codes.SPACE | car_type)
        for key in steps[:-1]:
            top(table).inputs.touch([key])
        table._refresh()
        found.clear()
        table.keys.point(steps[-1])
        assert found == [car_type] * len(terms.MARKETS)


def test_places_say_what_they_are_for(table: AutomaniaTable) -> None:
    """The sponsor, marketing and the sales limit, to somebody who has never played."""
    state = Table(2).state
    table.rebuild(position(state))
    said = top(table).tips
    assert "brings 1 autobuck" in (said(("sponsor",)) or "")
    assert "more popular" in (said(("marketing",)) or "")
    assert "The sales office chosen when retiring sets" in (said(("limit", 0)) or "")
    office = said(("office", 0)) or ""
    assert "would then be sold" not in office, "no car is on a ship"
    assert " to 1 in the next round" not in office
    space = said(("action", 1)) or ""
    assert "The car costs" in space
    assert "popularity 0" not in space, "what nobody wants is not told of every space"


def test_a_sales_office_shows_what_would_be_sold(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each car on its sales space, and which of the own ones stay (L1, Z1)."""
    state = offices()
    table.rebuild(position(state, viewer=0))
    layout = top(table).pad.layout
    plain = shown(table)
    for office in range(terms.SALES_OFFICES):
        found = forecast.retire(state, office).sale
        pointed = point(table, ("office", office))
        sold = {(one.market, one.space) for one in found.cars if one.space != STAYS}
        for market in range(len(terms.MARKETS)):
            for space in range(terms.SALES_SPACES):
                rect = markets.sales_space(layout, market, space)
                assert changed(plain, pointed, rect) is ((market, space) in sold)
            for ship in range(1, terms.HIGHEST_SHIP + 1):
                held = state.car_on(market, ship)
                own = bool(held) and seat_of(held) == 0
                rect = markets.ship(layout, market, ship).inflate(0, -4)
                assert changed(plain, pointed, rect) is own
    stays = forecast.retire(state, 0).sale.staying(0)
    assert len(stays) == 1
    rect = markets.ship(layout, stays[0].market, stays[0].ship)
    staying, sold_now = point(table, ("office", 0)), point(table, ("office", 5))
    assert changed(staying, sold_now, rect)


def test_before_the_first_car_the_forecast_says_that_there_is_nothing_to_foretell(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    say = DisplayList.say
    told = lambda pad, key, **args: said.append(key) or say(pad, key, **args)  # noqa: E731
    monkeypatch.setattr(DisplayList, "say", told)
    seats: list[int] = []
    monkeypatch.setattr(sale_panel, "_sum_at", lambda *args: seats.append(args[2]))
    table.rebuild(position(GAME.new(3, 1, {})))
    table.show_forecast(True)
    assert "forecast.nothing" in said
    assert not seats, "nobody has sold 0 of anything"
    table.show_forecast(False)


def test_a_press_puts_the_forecast_away_that_covers_the_grid(table: AutomaniaTable) -> None:
    table.rebuild(position(offices(), viewer=0))
    table.show_forecast(True)
    covered = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=table._spot(("tile", 5), 0), button=1)
    assert table.peek(covered)
    assert sale_panel.PANEL not in top(table).inputs.forecast.zones
    assert not table.peek(covered)


def test_the_forecast_on_call_is_that_of_the_sales_office_pointed_at(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = offices()
    table.rebuild(position(state, viewer=0))
    drawn: list[Any] = []
    monkeypatch.setattr(sale_panel, "draw", lambda pad, found: drawn.append(found))
    button = top(table).inputs.forecast.zones[sale_panel.BUTTON]
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=button.center, button=1)
    assert table.peek(press)
    assert drawn[-1] == forecast.sale(state)
    point(table, ("office", 0))
    assert drawn[-1] == forecast.retire(state, 0).sale
    assert table.peek(press)
    count = len(drawn)
    table._refresh()
    assert len(drawn) == count


def test_the_car_being_made_is_shown_with_the_tile_where_it_would_lie(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ship it would then reach in both markets, for each place (X4)."""
    state = next(
        state for state, code in moments().values()
        if frames.kind(state.pending[-1]) == frames.PLACE
        and frames.kind(state.pending[0]) == frames.MARKET
    )  # fmt: skip
    table.rebuild(position(state))
    found: list[Any] = []
    monkeypatch.setattr(overlay, "landing", lambda pad, landing: found.append(landing))
    tile = frames.value(state.pending[-1])
    for code in GAME.legal(state):
        if codes.kind(code) != codes.PLACE:
            continue
        found.clear()
        table.keys.point(None)
        table.keys.point(("place", state.current, codes.value(code)))
        expected = [one.landing for one in forecast.cars_with(state, tile, codes.value(code))]
        assert found == expected != []


# -- contracts


def test_contracts_say_what_is_missing(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the hand and on display, and nothing on those of others (K3)."""
    state = moments()[codes.SPACE][0]
    marked: list[int] = []
    monkeypatch.setattr(needs, "draw", lambda pad, card, *_: marked.append(card))
    table.rebuild(position(state))
    held = [card_of(card) for card in state.hands[state.current]]
    assert sorted(marked) == sorted([*state.display, *held])


def test_a_contract_that_would_be_met_has_a_tick(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    pad = top(table).pad
    drawn: list[str] = []
    icon, image = pad.res.icon, pad.image
    monkeypatch.setattr(pad.res, "icon", lambda name, *more: (drawn.append(name),
                                                              icon(name, *more))[1])  # fmt: skip
    monkeypatch.setattr(pad, "image", lambda name, *more: (drawn.append(name),
                                                           image(name, *more))[1])  # fmt: skip
    number = faces.number

    def written(pad: DisplayList, words: str | int, *more: Any) -> Surface:
        drawn.append(str(words))
        return number(pad, words, *more)

    monkeypatch.setattr(faces, "number", written)
    data = pad.state.data
    for card in range(terms.CONTRACTS):
        drawn.clear()
        needs.draw(pad, card, Rect(0, 0, 120, 80), ("contract", card))
        need = forecast.contract(pad.state, pad.position.viewer, card).nearest
        assert ("check" in drawn) is need.met
        assert any(" of " in words for words in drawn) is bool(need.stars)
        feature = data.card_feature[card]
        assert any(name.startswith(("demand", "part")) for name in drawn) is need.feature
        assert not need.feature or feature != terms.NO_FEATURE
    needs.draw(pad, terms.HIDDEN, Rect(0, 0, 120, 80), ("contract", terms.HIDDEN))


def test_of_two_contracts_only_the_better_one_is_promised(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most one contract is played for a car (P10)."""
    state = asked(frames.MARKETING)
    low, high = 17, 18
    met = [codes.PLAY | low, codes.PLAY | high]
    monkeypatch.setattr(contracts, "legal_plays", lambda *_: met)
    promised: list[int] = []
    signs = faces.signs
    monkeypatch.setattr(faces, "signs", lambda pad, shown, *more: (
        promised.extend(count for name, count in shown if name == "silver_medal"),
        signs(pad, shown, *more))[1])  # fmt: skip
    table.rebuild(position(state))
    shown(table)
    medals = state.data.card_medals
    assert medals[low] < medals[high]
    assert medals[low] + medals[high] > max(medals)
    assert max(promised) == medals[high]


def test_a_contract_asked_about_has_a_tick(
    table: AutomaniaTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one that the factory alone would not meet: marketing brought its stars (P5, K3)."""
    ticked: list[int] = []
    monkeypatch.setattr(needs, "tick", lambda pad, rect, key: ticked.append(key[-1]))
    state = asked(frames.CONTRACT)
    table.rebuild(position(state))
    legal = [codes.value(code) for code in flow.legal(state) if codes.kind(code) == codes.PLAY]
    assert sorted(ticked) == sorted(legal) != []


# -- by keys


@pytest.mark.parametrize(
    "key",
    [("office", 0), ("office", 5), ("action", 1), ("tile", 3), ("demand", 0, 3), ("contract", 0)],
    ids=str,
)
def test_the_focus_shows_what_the_pointer_shows(table: AutomaniaTable, key: Key) -> None:
    state = offices()
    if key[0] == "contract":
        key = ("contract", state.display[0])
    table.rebuild(position(state, viewer=0))
    pointed = point(table, key)
    table.keys.point(None)
    table.keys.point(key)
    assert pygame.image.tobytes(shown(table), "RGB") == pygame.image.tobytes(pointed, "RGB")


@pytest.mark.parametrize("question", [frames.ADVANCE, frames.MARKETING])
def test_lines_of_panels_are_said_with_what_they_bring(
    table: AutomaniaTable, question: int
) -> None:
    state = asked(question)
    table.rebuild(position(state))
    name = "side" if question == frames.ADVANCE else "step"
    said = [table.keys.words(key) for key in table.keys.places() if key[0] == name]
    assert len(set(said)) == len(said) > 1
    for words in said:
        assert words.count(".") > 1
