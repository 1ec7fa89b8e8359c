"""Every decision can be made with the mouse on the table, by clicks and by drags."""

from __future__ import annotations

import gc
import random
import weakref

import pygame
import pytest

from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.rules.cars import pack
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.tables.base import Choose, Gesture, Position, Refused
from kraftwagen.ui.tables.kraftwagen import foreground
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from tests.every import EVERY, in_short
from tests.games.kraftwagen.ui.at_table import NAMES, RECT, SPEC, make_table, position, tabletop


def send(table, kind, pos, button=1):
    values = {"pos": pos}
    if kind == pygame.MOUSEMOTION:
        values |= {"rel": (0, 0), "buttons": (0, 0, 0)}
    else:
        values["button"] = button
    return table.handle(pygame.event.Event(kind, values))


def click(table, pos) -> Gesture | None:
    send(table, pygame.MOUSEMOTION, pos)
    send(table, pygame.MOUSEBUTTONDOWN, pos)
    return send(table, pygame.MOUSEBUTTONUP, pos)


def drag(table, begin, end) -> Gesture | None:
    if begin == end:
        return click(table, begin)
    send(table, pygame.MOUSEMOTION, begin)
    send(table, pygame.MOUSEBUTTONDOWN, begin)
    for step in range(1, 5):
        at = tuple(round(a + (b - a) * step / 4) for a, b in zip(begin, end, strict=True))
        send(table, pygame.MOUSEMOTION, at)
    return send(table, pygame.MOUSEBUTTONUP, end)


def last(gestures):
    *before, gesture = gestures
    assert before == [None] * len(before)
    return gesture


def games(seats, special, seed, steps=400):
    """Positions of a random game that likes to offer cars."""
    state = SPEC.new(seats, seed, {"special_tiles": special})
    chance = random.Random(seed)
    for _ in range(steps):
        if SPEC.is_over(state):
            return
        yield state
        legal = SPEC.legal(state)
        rare = [c for c in legal if codes.kind(c) in (codes.CAR, codes.DIESEL, codes.DAIMLER)]
        pool = rare if rare and chance.random() < 0.7 else legal
        SPEC.apply(state, chance.choice(pool))


def sample(legal, chance, most=6):
    kinds = {}
    for code in legal:
        kinds.setdefault(codes.kind(code), []).append(code)
    return [
        code for found in kinds.values() for code in chance.sample(found, min(most, len(found)))
    ]


@pytest.mark.parametrize(
    ("seats", "special", "seed"),
    in_short([(4, True, 4), (2, False, 1), (3, True, 2), (4, False, 3)], 1),
)
def test_every_decision_by_clicks_and_drags(table, seats, special, seed):
    chance = random.Random(seed)
    seen = set()
    for state in games(seats, special, seed):
        here = position(state)
        codes_here = sample(SPEC.legal(state), chance, 2 if EVERY else 1)
        if (
            chance.random() < (0.75 if EVERY else 0.95)
            and {codes.kind(c) for c in codes_here} <= seen
        ):
            continue
        for code in codes_here:
            if code == codes.END_TURN:
                assert table.targets(code) == []
                continue
            seen.add(codes.kind(code))
            table.rebuild(here)
            spots = table.targets(code)
            assert spots, SPEC.to_text(code)
            assert all(RECT.collidepoint(spot) for spot in spots)
            assert last([click(table, spot) for spot in spots]) == Choose(code), SPEC.to_text(code)
            table.rebuild(here)
            drags = table.drag(code)
            if drags:
                assert last([drag(table, *one) for one in drags]) == Choose(code), SPEC.to_text(
                    code
                )
    assert {codes.TAKE, codes.CAR, codes.RACE, codes.BUYER, codes.HIRE} <= seen


def test_a_refused_drop_says_why(table):
    state = SPEC.new(3, 5, {})
    while state.pending[-1] & 15 != 1:
        SPEC.apply(state, SPEC.legal(state)[0])
    here = position(state)
    table.rebuild(here)
    seat = here.viewer
    zones = tabletop(table).pad.zones
    gesture = drag(table, zones[("supply", seat)].center, zones[("canteen", seat)].center)
    assert isinstance(gesture, Refused)
    assert gesture.option.reason is not None
    assert table.update(0.1)
    assert table.update(0.1), "the piece glides back"
    for _ in range(9):
        moves = table.update(0.1)
    assert not moves


def test_a_drag_begins_a_little_way_from_the_press(table):
    """A hand that trembles while it clicks drags nothing."""
    state = next(
        state for state in games(3, False, 11) if any(c == codes.HIRE for c in SPEC.legal(state))
    )
    table.rebuild(position(state))
    ((x, y), _), *_ = table.drag(codes.HIRE)
    send(table, pygame.MOUSEMOTION, (x, y))
    send(table, pygame.MOUSEBUTTONDOWN, (x, y))
    send(table, pygame.MOUSEMOTION, (x + 3, y))
    assert not table.busy
    assert send(table, pygame.MOUSEBUTTONUP, (x + 3, y)) == Choose(codes.HIRE)
    send(table, pygame.MOUSEBUTTONDOWN, (x, y))
    send(table, pygame.MOUSEMOTION, (x + 9, y))
    assert table.busy
    table.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert not table.busy


def test_escape_and_right_click_cancel(table):
    for state in games(3, False, 11):
        legal = SPEC.legal(state)
        if any(codes.kind(code) == codes.CAR for code in legal):
            break
    table.rebuild(position(state))
    code = next(code for code in legal if codes.kind(code) == codes.CAR)
    for spot in table.targets(code)[:-1]:
        assert click(table, spot) is None
    assert table.busy
    table.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert not table.busy
    click(table, table.targets(code)[0])
    assert table.busy
    send(table, pygame.MOUSEBUTTONDOWN, (500, 300), 3)
    assert not table.busy


KINDS = (
    codes.START, codes.TAKE, codes.HIRE, codes.RESEARCH, codes.BODY, codes.ENGINE, codes.BUYER,
    codes.RACE, codes.TO_SPACE, codes.GRAND_PRIX_ENGINE, codes.SALE, codes.DAIMLER, codes.DIESEL,
    codes.CAR, codes.BENZ,
)  # fmt: skip


def test_every_kind_of_decision(table):
    """Once, by two of the decisions there; ``EVERY=1``: twice, by six."""
    wanted = dict.fromkeys(KINDS, 2 if EVERY else 1)
    chance = random.Random(8)
    for seed in range(40):
        for state in games(2 + seed % 3, True, seed):
            legal = SPEC.legal(state)
            for kind in {codes.kind(code) for code in legal} & set(wanted):
                here = position(state)
                found = [code for code in legal if codes.kind(code) == kind]
                for code in chance.sample(found, min(6 if EVERY else 2, len(found))):
                    table.rebuild(here)
                    assert last([click(table, spot) for spot in table.targets(code)]) == Choose(
                        code
                    )
                    table.rebuild(here)
                    drags = table.drag(code)
                    assert not drags or last([drag(table, *one) for one in drags]) == Choose(code)
                wanted[kind] -= 1
                if not wanted[kind]:
                    del wanted[kind]
        if not wanted:
            return
    raise AssertionError([kind >> codes.SHIFT for kind in wanted])


def test_with_all_buyers_called_the_token_is_what_is_to_be_moved(table, monkeypatch):
    """Words, task and light name the token, as long as no buyer can be chosen, and only then."""
    lit = []
    glow = foreground.lights.glow
    monkeypatch.setattr(
        foreground.lights, "glow", lambda pad, rect, *rest: (lit.append(rect), glow(pad, rect))
    )
    found = {}
    for live in games(3, False, 4):
        state, legal = SPEC.clone(live), SPEC.legal(live)
        kinds = (frames.TASKS, frames.ACTION_PHASE)
        if not state.pending or frames.kind(state.pending[-1]) not in kinds:
            continue
        if any(task == terms.BUYER for task, _ in frames.tasks(state.pending[-1])):
            found[codes.BUYER | codes.MOVE_TOKEN in legal] = state
    assert set(found) == {False, True}
    for full, state in found.items():
        lit.clear()
        table.rebuild(position(state))
        table.draw(pygame.display.get_surface())
        token = table.top.pad.zones[("token",)]
        assert any(rect.contains(token) for rect in lit) == full
        assert ("Move the hourglass" in table.prompt()) == full
        assert ("Call a buyer" in table.prompt()) != full
        assert table.top.pad.zones[("todo", terms.BUYER)]


def test_watching_and_the_end(table):
    state = SPEC.new(3, 4, {})
    chance = random.Random(1)
    screen = pygame.display.get_surface()
    while not SPEC.is_over(state):
        SPEC.apply(state, chance.choice(SPEC.legal(state)))
        if chance.random() < 0.1 or SPEC.is_over(state):
            table.rebuild(Position(SPEC, state, 0, NAMES[:3]))
            table.draw(screen)
            assert table.prompt()
            assert click(table, tabletop(table).pad.zones[("tile", 0)].center) is None
            assert table.targets(codes.TAKE) == []
            assert table.drag(codes.TAKE) == []
            assert table.tooltip(tabletop(table).pad.zones[("tile", 0)].center)


def test_an_award_turns_over_to_its_owner(table):
    """The marker stands on its edge, shows its other side and lies until its coins have flown."""
    state = SPEC.new(3, 1, {})
    table.rebuild(position(state))
    played = table.timeline(events.AwardTaken(1, terms.BODY_3, 3))
    mover = tabletop(table).stage.movers[("award", terms.BODY_3)]
    face, place = mover.image, (mover.x, mover.y)
    played.advance(0.14)
    assert mover.wide < 0.2
    assert mover.image is face
    played.advance(0.15)
    assert mover.wide > 0.8
    assert mover.image is not face
    assert (mover.x, mover.y) == place
    played.finish()
    assert mover.wide == 1.0
    assert (mover.x, mover.y) == place
    paid = table.timeline(events.MoneyGained(1, 3, 0))
    coins = [one for key, one in tabletop(table).stage.movers.items() if key[0] == "extra"]
    assert len(coins) == 3
    assert {(one.x, one.y) for one in coins} == {place}
    assert paid.duration < 0.6
    paid.finish()
    assert not tabletop(table).stage.movers


def test_a_buyer_steps_up_and_leaves_with_the_car(table):
    state = SPEC.new(3, 1, {})
    state.cars, state.active_buyers = (pack(0, 1, 1, 1, 5, 0),), (0,)
    table.rebuild(position(state))
    played = table.timeline(events.BuyerBought(0, 0, 0, 0, 1, 5, (), 0, 0))
    buyer, car = (tabletop(table).stage.movers[key] for key in (("active", 0), ("car", 0)))
    begin = car.y
    while car.y == begin:
        came = buyer.x, buyer.y, buyer.alpha, car.alpha
        played.advance(0.02)
    assert tabletop(table).pad.layout.stall(0).collidepoint(came[:2])
    assert came[2:] == (255.0, 255.0)
    played.finish()
    assert car.y > begin
    assert (buyer.alpha, car.alpha) == (0.0, 0.0)


def test_a_picture_of_the_table_goes_with_the_next_one(table):
    """Pictures in circles stay until the collector comes: 4 MB and its pauses in every game."""
    gc.collect()
    gc.disable()
    try:
        waiting = []
        for state in games(3, True, 7, steps=120):
            table.rebuild(position(state))
            for spot in table.targets(SPEC.legal(state)[0]):
                click(table, spot)
            assert [name for name, pad in waiting if pad() is not None] == []
            hands = tabletop(table).inputs
            pads = {"table": tabletop(table).pad, "hands": hands.over, "board": hands.forecast}
            waiting = [(name, weakref.ref(pad)) for name, pad in pads.items()]
            del hands, pads
    finally:
        gc.enable()


@pytest.mark.parametrize("width", [20, 30, 40])
def test_a_word_alone_is_never_broken(width):
    """However small its place, it stands on one line."""
    table = make_table()
    table.rebuild(position(SPEC.new(2, 1, {})))
    pad = tabletop(table).pad
    over = DisplayList(pad.canvas, pad.layout, pad.position, pad.tr)
    over.boxed("Awards", "label", INK, pygame.Rect(10, 10, width, 80))
    surface = pygame.Surface((200, 100), pygame.SRCALPHA)
    over.draw(surface, frozenset())
    drawn = surface.get_bounding_rect()
    assert 0 < drawn.h <= pad.res.font("bold", pad.theme.style("label").px).get_height()
    assert drawn.right <= 10 + width + 1
