"""A car that is being put together is not lost unasked: by the end of the turn, a menu, a look."""

from __future__ import annotations

import random

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import codes
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.tables.parts.meaning import Selection
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.playing import Player, Start

SPEC = registry.load("kraftwagen")


def _before_an_offer() -> Match:
    """A match of two people whose seat to move may offer a car or end the turn."""
    match = Match.new(SPEC, [SeatInfo("Ada"), SeatInfo("Bruno")], 3, {}, "2026-11-20")
    dice = random.Random(1)
    while not any(codes.kind(code) == codes.CAR for code in match.legal()):
        match.submit(match.actor, dice.choice(match.legal()))
    return match


@pytest.fixture
def player(start: Start) -> Player:
    player = start(match=_before_an_offer())
    player.pass_covers()
    player.until_free()
    return player


def offer(player: Player) -> int:
    return next(code for code in player.match.legal() if codes.kind(code) == codes.CAR)


def put_together(player: Player, without: int = 1) -> int:
    """Click together a car, without the last clicks; the decision to offer it."""
    code = offer(player)
    for target in player.table.view.targets(code)[:-without]:
        player.click(target)
    return code


def selection(player: Player) -> Selection:
    return tabletop(player.table.view).inputs.selection


def question(player: Player) -> Dialog:
    scene = player.scene
    assert isinstance(scene, Dialog)
    return scene


def answer(player: Player, words: str) -> None:
    index = [words for words, _, _ in question(player).answers].index(words)
    for _ in range(index):
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    player.frame()


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_end_of_the_turn_asks_about_a_car_not_offered_yet(player: Player, by: str) -> None:
    """The first answer offers it and ends the turn: E and Enter."""
    before, seat = len(player.match.steps), player.match.actor
    code = put_together(player)
    assert len(player.match.steps) == before
    if by == "key":
        player.key(pygame.K_e)
    else:
        player.click(player.table.action_bar.end)
    assert len(player.match.steps) == before
    assert question(player).title == "The car is not offered yet"
    player.key(pygame.K_RETURN)
    player.frame()
    assert [step.code for step in player.match.steps[before:]] == [code, codes.END_TURN]
    assert {step.seat for step in player.match.steps[before:]} == {seat}


def test_escape_goes_back_to_the_car(player: Player) -> None:
    put_together(player)
    draft = selection(player).draft
    before = len(player.match.steps)
    player.key(pygame.K_e)
    player.key(pygame.K_ESCAPE)
    player.frame()
    assert player.scene is player.table
    assert len(player.match.steps) == before
    assert draft is not None
    assert selection(player).draft == draft


def test_the_turn_can_end_without_it(player: Player) -> None:
    put_together(player)
    before = len(player.match.steps)
    player.key(pygame.K_e)
    answer(player, "End without it")
    assert [step.code for step in player.match.steps[before:]] == [codes.END_TURN]


def test_an_incomplete_car_says_what_is_missing(player: Player) -> None:
    """What has the focus then goes back to the car."""
    put_together(player, without=100)
    player.click(player.table.view.targets(offer(player))[0])
    draft = selection(player).draft
    assert draft is not None
    assert not draft.complete
    before = len(player.match.steps)
    player.key(pygame.K_e)
    assert "Missing: Workers" in question(player).text
    kinds = {words: kind for words, kind, _ in question(player).answers}
    assert kinds == {"End without it": "paper", "Go back": "primary"}
    player.key(pygame.K_RETURN)
    player.frame()
    assert player.scene is player.table
    assert len(player.match.steps) == before
    assert selection(player).draft == draft


@pytest.mark.parametrize("cover", ["pause", "rules", "words"])
def test_the_car_outlives_what_covers_the_table(player: Player, cover: str) -> None:
    put_together(player)
    draft = selection(player).draft
    getattr(player.table.navigation, cover)()
    player.frame()
    assert player.scene is not player.table
    player.app.resize((1400, 800))
    player.frame()
    player.key(pygame.K_ESCAPE)
    player.frame()
    assert player.scene is player.table
    assert draft is not None
    assert selection(player).draft == draft


def test_the_car_outlives_a_look_back(player: Player) -> None:
    """Also when a menu is opened and the window changes meanwhile."""
    put_together(player)
    draft = selection(player).draft
    player.table.controller.look(1)
    assert selection(player).draft is None
    player.table.navigation.pause()
    player.frame()
    player.app.resize((1400, 800))
    player.key(pygame.K_ESCAPE)
    player.frame()
    player.table.controller.back()
    assert draft is not None
    assert selection(player).draft == draft


def test_a_car_that_was_put_away_does_not_come_back(player: Player) -> None:
    put_together(player)
    player.table.controller.look(1)
    player.table.controller.back()
    player.key(pygame.K_ESCAPE)
    assert selection(player) == Selection()
    player.app.resize((1400, 800))
    player.frame()
    player.table.controller.look(1)
    player.table.controller.back()
    assert selection(player) == Selection()


def test_undo_puts_the_car_away(player: Player) -> None:
    """It belongs to the position that is taken back; so does one that is offered."""
    code = put_together(player)
    player.click(player.table.view.targets(code)[-1])
    assert player.match.steps[-1].code == code
    player.key(pygame.K_u)
    assert selection(player) == Selection()


def test_without_a_car_the_turn_just_ends(player: Player) -> None:
    before = len(player.match.steps)
    player.key(pygame.K_e)
    assert [step.code for step in player.match.steps[before:]] == [codes.END_TURN]


def test_enter_offers_the_car_and_no_more(player: Player) -> None:
    before = len(player.match.steps)
    code = put_together(player)
    player.key(pygame.K_RETURN)
    assert [step.code for step in player.match.steps[before:]] == [code]


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_car_that_cannot_be_offered_yet_says_what_is_missing(player: Player, by: str) -> None:
    before, code = len(player.match.steps), put_together(player, without=100)
    *picks, confirm = player.table.view.targets(code)
    player.click(picks[0])
    draft = selection(player).draft
    if by == "click":
        player.click(confirm)
    else:
        player.key(pygame.K_RETURN)
    said = player.table.notes.bubble.text
    assert said == "The car has no workers yet; choose the canteen once for each worker."
    assert selection(player).draft == draft
    assert len(player.match.steps) == before


def test_what_is_missing_is_said_where_the_pointer_rests(player: Player) -> None:
    code = put_together(player, without=100)
    *picks, confirm = player.table.view.targets(code)
    player.click(picks[0])
    view = player.table.view
    for pos in (confirm, tabletop(view).inputs.over.zones["build", "workers"].center):
        reason = view.why_not(pos)
        assert reason is not None
        assert reason.key == "pick_workers"
    for pick in picks[1:]:
        player.click(pick)
    assert view.why_not(confirm) is None


def test_a_car_may_be_begun_while_a_guide_lights_something_else(player: Player) -> None:
    """What a lesson wants is lit all the same, and the car stays begun."""
    view, end = player.table.view, SPEC.from_text("end")
    player.click(view.targets(offer(player))[0])
    assert view.busy
    view.light((end,), "press")
    player.frame()
    assert view.busy
