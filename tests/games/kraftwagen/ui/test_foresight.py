"""What the table foretells is what happens: previews, card, forecast of the sale, why not."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pygame
import pytest

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.presentation import explain, forecast
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.rulebook import load_book
from kraftwagen.ui.tables.base import Choose
from kraftwagen.ui.tables.kraftwagen.preview import (
    overlay,
    sale_forecast_panel,
    sentences,
    tile_card,
)
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache, race_of
from kraftwagen.ui.tables.parts.meaning import Selection, pointed
from tests.every import EVERY
from tests.games.kraftwagen.ui.at_table import SPEC, position, tabletop
from tests.ui.english import ENGLISH


def send(table, kind, pos, **values):
    return table.handle(pygame.event.Event(kind, pos=pos, **values))


def point(table, pos):
    send(table, pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))


def click(table, pos):
    point(table, pos)
    send(table, pygame.MOUSEBUTTONDOWN, pos, button=1)
    return send(table, pygame.MOUSEBUTTONUP, pos, button=1)


def key(name):
    return pygame.event.Event(pygame.KEYDOWN, key=name, mod=0, unicode="")


def games(seed, special=True, keen=0.6):
    """Positions of a random game that likes to offer cars."""
    state = SPEC.new(2 + seed % 3, seed, {"special_tiles": special})
    chance = random.Random(seed)
    while not SPEC.is_over(state):
        yield state
        legal = SPEC.legal(state)
        offers = [code for code in legal if codes.kind(code) == codes.CAR]
        SPEC.apply(state, chance.choice(offers if offers and chance.random() < keen else legal))


def first(wanted, seeds=range(60)):
    """The first position of random games that fits."""
    for seed in seeds:
        for state in games(seed):
            if wanted(state):
                return state
    raise AssertionError("no such position")


def offers(state, kind):
    return [code for code in SPEC.legal(state) if codes.kind(code) == kind]


class Seen:
    """Records what the drawings are asked to show."""

    def __init__(self, monkeypatch):
        self.drives = []
        self.tracks = []
        self.cards = []
        for module, name, to in (
            (overlay, "drive", self.drives),
            (overlay, "track", self.tracks),
            (tile_card, "draw", self.cards),
        ):
            monkeypatch.setattr(module, name, self._watched(getattr(module, name), to))

    @staticmethod
    def _watched(drawn, to):
        def watch(*args):
            to.append(args)
            return drawn(*args)

        return watch


def test_what_is_shown_on_a_tile_is_what_happens_when_it_is_taken(table, monkeypatch):
    """Point at tiles in random games, read what is drawn, take them and compare."""
    seen = Seen(monkeypatch)
    chance = random.Random(3)
    raced = valued = paid = turned = 0
    for seed in range(6):
        for state in games(seed):
            takes = offers(state, codes.TAKE)
            if not takes or chance.random() < 0.8:
                continue
            code = chance.choice(takes)
            table.rebuild(position(state))
            seen.drives.clear(), seen.tracks.clear(), seen.cards.clear()
            point(table, table.targets(code)[-1])
            table.update(1.0)
            table.draw_beside(pygame.display.get_surface(), pygame.Rect(1066, 40, 214, 632))
            (_, option, _slots) = seen.tracks[-1]
            assert option.code == code
            (_, tile, preview, gained, _) = seen.cards[-1]
            assert tile == codes.value(code)
            after = state.clone()
            SPEC.apply(after, code)
            seat = state.current
            behind = after.chain[: after.chain.index(seat)]
            assert list(preview.movers) == [piece for piece in behind if piece < terms.TILE]
            turned += len(preview.movers)
            if not after.pending or frames.kind(after.pending[-1]) != frames.ACTION_PHASE:
                continue
            for gain in gained:
                for choice, told in gain.previews.items():
                    out = []
                    SPEC.apply(after.clone(), choice, out)
                    for event in out:
                        if isinstance(event, events.CarRaced) and choice == codes.RACE:
                            (_, drawn) = seen.drives[-1]
                            assert drawn.space == event.path[-1]
                            assert drawn.laps == event.laps
                            assert drawn == told
                            raced += 1
                        if isinstance(event, events.PartTaken) and gain.task in (2, 3):
                            assert terms.part_value(event.part) == told.value
                            valued += 1
                            break
                    if gain.task == terms.BUYER and told.token is None:
                        got = sum(e.amount for e in out if isinstance(e, events.MoneyGained)
                                  and e.source != terms.FROM_AWARDS)  # fmt: skip
                        assert got == told.money
                        paid += 1
    assert raced > 10
    assert valued > 30
    assert paid > 20
    assert turned > 50


def test_pointing_and_dragging_show_the_same(table, monkeypatch):
    seen = Seen(monkeypatch)
    state = first(lambda s: any(
        len(forecast.taken(s, codes.value(c)).movers) > 1 for c in offers(s, codes.TAKE)
    ))  # fmt: skip
    code = offers(state, codes.TAKE)[-1]
    table.rebuild(position(state))
    ((begin, end),) = table.drag(code)
    point(table, end)
    by_pointing = seen.tracks[-1][1]
    table.rebuild(position(state))
    seen.tracks.clear()
    point(table, begin)
    send(table, pygame.MOUSEBUTTONDOWN, begin, button=1)
    middle = ((begin[0] + end[0]) // 2, (begin[1] + end[1]) // 2)
    point(table, middle)
    point(table, end)
    assert seen.tracks[-1][1] == by_pointing
    assert send(table, pygame.MOUSEBUTTONUP, end, button=1) == Choose(code)


def test_the_race_that_is_due_is_always_drawn(table, monkeypatch):
    seen = Seen(monkeypatch)
    state = first(lambda s: codes.RACE in SPEC.legal(s) and s.players[s.current].space)
    table.rebuild(position(state))
    out = []
    SPEC.apply(state.clone(), codes.RACE, out)
    (event,) = [e for e in out if isinstance(e, events.CarRaced)]
    (_, drawn) = seen.drives[-1]
    assert (drawn.space, drawn.laps) == (event.path[-1], event.laps)
    assert drawn.path == event.path


def test_the_words_of_a_tile_hold_the_true_numbers(table):
    """The sentence about a race names the space, the part its value."""
    for seed in range(4):
        for state in games(seed):
            here = PreviewCache(position(state, False))
            for code in offers(state, codes.TAKE):
                for gain in here.gains(codes.value(code)):
                    words = sentences.gain(ENGLISH, state, gain)
                    assert "{" not in words
                    assert "kraftwagen." not in words
                    if gain.lost is None and gain.task in (terms.TAKE_BODY, terms.TAKE_ENGINE):
                        value = {preview.value for preview in gain.previews.values()}
                        assert str(value.pop()) in words
                found = race_of(here.gains(codes.value(code)))
                if found:
                    assert f"space {found.space}" in sentences.race(ENGLISH, state, found)


# -- the forecast of the sale


def rows_shown(monkeypatch):
    rows = []
    drawn = sale_forecast_panel._row

    def watch(pad, entry, buyer, *rest):
        rows.append((buyer, entry))
        return drawn(pad, entry, buyer, *rest)

    monkeypatch.setattr(sale_forecast_panel, "_row", watch)
    return rows


def test_the_forecast_is_on_call_at_any_time_and_says_the_sale(table, monkeypatch):
    """By key and by button, also while a bot moves, and it stays until it is put away."""
    rows = rows_shown(monkeypatch)
    checked = 0
    state = first(lambda s: len(s.cars) > 1 and len(s.active_buyers) > 1)
    table.rebuild(position(state, options=False))
    assert not rows
    assert table.peek(key(pygame.K_f))
    assert [entry for _, entry in rows] == forecast.sale(state)
    for seed in range(4):
        for index, state in enumerate(games(seed)):
            if index % (4 if EVERY else 12):
                continue
            rows.clear()
            table.rebuild(position(state, options=seed % 2 == 0))
            if ("board", "panel") not in tabletop(table).inputs.forecast.zones:
                continue
            assert [entry for _, entry in rows] == forecast.sale(state)
            assert [buyer for buyer, _ in rows] == list(range(len(state.active_buyers)))
            assert [entry.space for _, entry in rows] == scoring.sales(state)
            checked += bool(rows)
    assert checked > (40 if EVERY else 12)
    table.rebuild(position(first(lambda s: s.active_buyers)))
    hide = tabletop(table).inputs.forecast.zones[sale_forecast_panel.BUTTON]
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=hide.center, button=1)
    assert table.peek(down)
    assert ("board", "panel") not in tabletop(table).inputs.forecast.zones
    down.pos = tabletop(table).inputs.forecast.zones[sale_forecast_panel.BUTTON].center
    assert table.peek(down)
    assert ("board", "panel") in tabletop(table).inputs.forecast.zones
    assert table.peek(key(pygame.K_f))
    assert not table.peek(key(pygame.K_g))


def test_the_forecast_follows_the_car_that_is_put_together(table, monkeypatch):
    rows = rows_shown(monkeypatch)
    state = first(lambda s: len(offers(s, codes.CAR)) > 6 and len(s.active_buyers) > 1 and s.cars)
    seat = state.current
    table.rebuild(position(state))
    code = offers(state, codes.CAR)[0]
    steps = table.targets(code)
    for spot in steps[:-1]:
        click(table, spot)
    point(table, (2, 50))
    rows.clear()
    table._refresh()
    car = forecast.offered(state, code)
    assert [entry for _, entry in rows] == forecast.sale(state, (*state.cars, car))
    zones = tabletop(table).inputs.over.zones
    listed = [found[2] for found in zones if found[:2] == ("build", "set")]
    assert listed == sorted(state.prices)
    for price in listed:
        rect = tabletop(table).inputs.over.zones[("build", "set", price)]
        assert click(table, rect.center) is None
        draft = tabletop(table).inputs.selection.draft
        assert draft.price == price
        told = tabletop(table).inputs.previews.prices(draft.code)[price]
        after = state.clone()
        SPEC.apply(after, draft.code)
        space = len(state.cars)
        bought = scoring.sales(after)
        assert told.buyer == (bought.index(space) if space in bought else -1)
        in_all = forecast.totals(after, forecast.sale(after))[seat]
        assert told.sold == (f"In all that makes {in_all}." in table.tooltip(rect.center))
    confirm = tabletop(table).inputs.over.zones[("build", "confirm")].center
    chosen = click(table, confirm)
    assert isinstance(chosen, Choose)
    assert chosen.code == draft.code
    assert seat == state.current


def test_the_forecast_lies_on_the_buyers_it_is_about(table):
    """It covers nothing else, and a buyer can be chosen there as well."""
    state = first(lambda s: offers(s, codes.BUYER) and s.active_buyers and s.cars)
    table.rebuild(position(state))
    table.peek(key(pygame.K_f))
    top = tabletop(table)
    zones = top.inputs.forecast.zones
    panel = zones[("board", "panel")]
    assert top.pad.layout.buyers.contains(panel)
    assert not any(panel.colliderect(top.pad.layout.track[value]) for value in range(5))
    others = {name: area for name, area in top.pad.layout.areas().items() if name != "buyers"}
    assert not [name for name, area in others.items() if area.colliderect(panel)]
    able = [code for code in offers(state, codes.BUYER) if codes.value(code) < 4]
    for code in able:
        stack = zones[("stack", codes.value(code))]
        assert panel.contains(stack)
        point(table, stack.center)
        assert click(table, stack.center) == Choose(code)
        table.rebuild(position(state))
    assert able
    table.peek(key(pygame.K_f))


def test_the_forecast_is_summed_for_each_player(table, monkeypatch):
    """As the sale is now, and with the new car in it while that is put together."""
    said = []
    drawn = sale_forecast_panel._totals

    def watch(pad, previews, code):
        said.append((previews.totals(code), previews.totals()))
        return drawn(pad, previews, code)

    monkeypatch.setattr(sale_forecast_panel, "_totals", watch)
    state = first(lambda s: offers(s, codes.CAR) and len(s.active_buyers) > 1 and s.cars)
    table.rebuild(position(state))
    table.peek(key(pygame.K_f))
    with_it, now = said.pop()
    paid = [0] * len(state.players)
    for entry in forecast.sale(state):
        paid[entry.seat] += entry.money if entry.sold else 0
    assert with_it == now == tuple(paid)
    table.peek(key(pygame.K_f))
    said.clear()
    code = offers(state, codes.CAR)[-1]
    for spot in table.targets(code)[:-1]:
        click(table, spot)
    with_it, now = said.pop()
    found = forecast.sale(state, (*state.cars, forecast.offered(state, code)))
    assert with_it == forecast.totals(state, found)
    assert now == tuple(paid)


def test_a_row_says_who_and_why(table):
    state = first(lambda s: s.active_buyers and len(s.cars) > 2)
    for entry in forecast.sale(state):
        assert sentences.choice(ENGLISH, state, entry)
        assert sentences.choice(ENGLISH, state, entry, short=True)
    tips = table
    tips.rebuild(position(state))
    tips.peek(key(pygame.K_f))
    for zone, rect in list(tabletop(table).inputs.forecast.zones.items()):
        if zone != ("board", "panel"):
            said = table.tooltip(rect.center)
            assert said
            assert "{" not in said
    table.peek(key(pygame.K_f))


# -- why not


def keys_of_refusals():
    """Every key of a reason that stands in the rules, without the warnings."""
    found = set()
    tree = ast.parse(Path(explain.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "warnings":
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Reason":
                    found |= {
                        leaf.value
                        for leaf in ast.walk(call.args[0])
                        if isinstance(leaf, ast.Constant)
                    }
    return sorted(found)


REMEDY = set(
    "choose take end use hire put do move go first finish add offer keep start".split()  # noqa: SIM905
)


@pytest.mark.parametrize("name", keys_of_refusals())
def test_every_refusal_says_what_to_do(table, name):
    said = sentences.reason(
        ENGLISH,
        Reason(name, "P1", {"workers": 2, "card": "benz", "price": 3, "preference": "body",
                            "task": "hire", "engineer": "horch", "kind": "body", "value": 2})
    )  # fmt: skip
    assert "{" not in said
    assert not said.startswith("kraftwagen.reason.")
    words = said.lower().replace(".", " ").replace(",", " ").replace(";", " ").split()
    assert said.startswith("First ") or ";" in said or "," in said, said
    assert set(words) & REMEDY, said


def test_every_refused_attempt_has_a_page_in_the_rulebook(table):
    seen = set()
    for seed in range(8):
        for state in games(seed):
            for option in SPEC.explain(state, SPEC.actor(state)):
                if option.reason is not None:
                    seen.add(option.reason.rule)
    assert len(seen) > 8
    book = load_book(SPEC, ENGLISH, learn_folder(assets_dir(), "kraftwagen"))
    for rule in sorted(seen):
        assert book.place(rule), rule


def test_what_is_used_up_says_so_when_it_is_pointed_at(table):
    state = first(lambda s: 0 in s.stacks and any(
        codes.value(c) != codes.MOVE_TOKEN for c in offers(s, codes.BUYER)
    ))  # fmt: skip
    table.rebuild(position(state))
    empty, full = state.stacks.index(0), next(w for w, left in enumerate(state.stacks) if left)
    reason = table.why_not(tabletop(table).pad.zones[("stack", empty)].center)
    assert reason is not None
    assert reason.key == "stack_empty"
    assert table.why_not(tabletop(table).pad.zones[("stack", full)].center) is None


def test_that_it_is_not_the_moment_is_only_said_on_a_click(table):
    state = first(lambda s: offers(s, codes.TAKE) and any(s.players[s.current].workshops))
    table.rebuild(position(state))
    seat = state.current
    assert table.why_not(tabletop(table).pad.zones[("canteen", seat)].center) is None


# -- what is meant


def test_what_is_meant_by_hand_and_pointer(table):
    state = first(lambda s: len(offers(s, codes.BODY)) == 3)
    table.rebuild(position(state))
    here = tabletop(table).inputs.touchable
    todo = ("todo", terms.TAKE_BODY)
    seat = state.current
    assert len(pointed(here, Selection(), todo)) == 3
    (one,) = pointed(here, Selection(todo), ("workshop", seat, 1))
    assert one.preview.slot == state.players[seat].workshops.index(codes.value(one.code))
    assert len(pointed(here, Selection(todo), ("pit",))) == 3
    assert pointed(here, Selection(), None) == []


def test_full_workshops_say_which_part_goes_back(table):
    """On the tile each part that may go; on its place the one that goes, also in the prompt."""
    full = first(lambda s: offers(s, codes.TAKE) and all(s.players[s.current].workshops))
    tile = next(
        codes.value(code)
        for code in offers(full, codes.TAKE)
        if terms.TAKE_BODY in full.data.tile_actions[codes.value(code)]
    )
    (gain,) = [g for g in PreviewCache(position(full)).gains(tile) if g.task == terms.TAKE_BODY]
    words = sentences.gain(ENGLISH, full, gain)
    for part in full.players[full.current].workshops:
        assert sentences.part(ENGLISH, part) in words

    state = first(lambda s: len(offers(s, codes.BODY)) == 3 and not offers(s, codes.ENGINE))
    table.rebuild(position(state))
    seat = state.current
    click(
        table,
        tabletop(table)
        .inputs.over.zones.get(("todo", 2), tabletop(table).pad.zones[("todo", 2)])
        .center,
    )
    asked = table.prompt()
    for index, part in enumerate(state.players[seat].workshops):
        spot = tabletop(table).pad.zones[("workshop", seat, index)].center
        point(table, spot)
        assert f"{sentences.part(ENGLISH, part)} goes back" in table.tooltip(spot)
        assert f"{sentences.part(ENGLISH, part)} then goes back" in table.prompt()
    point(table, (2, 50))
    assert table.prompt() == asked
