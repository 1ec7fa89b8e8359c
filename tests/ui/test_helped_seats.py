"""Help at a seat: chosen in the new-match scene, remembered, and what it does at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.bots.hint import good
from kraftwagen.bots.ladder import POINTER
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import FREE_HINTS, HELPERS, SHOWN_MOVES, SeatInfo
from kraftwagen.ui.presenters.match_setup import MatchSetup, recall
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.widgets import Button, Dropdown
from tests.games import each_game
from tests.ui.driver import Driver
from tests.ui.english import KRAFTWAGEN
from tests.ui.playing import Player, Start
from tests.ui.test_table_hint import Thinker

SPEC = registry.load("kraftwagen")


@pytest.fixture
def driver(make_app: Callable[..., Any]) -> Driver:
    app = make_app(games=[SPEC])
    app.stack.push(NewMatchScene())
    return Driver(app)


def head_starts(driver: Driver) -> list[Dropdown]:
    return [one for one in driver.widgets(Dropdown) if one.tip.startswith("Money")]


# -- the new-match scene


def test_each_helper_is_chosen_by_itself_and_played_with(driver: Driver) -> None:
    (list_,) = head_starts(driver)
    some = dict(driver.scene.setup.head_start.grades)["some"]
    list_.choose(str(some))
    driver.click(driver.check("Show good moves"))
    driver.press("Start the game")
    assert driver.scene.started["options"]["handicap"] == [some, 0, 0]
    assert [seat.helpers for seat in driver.scene.started["seats"]] == [(SHOWN_MOVES,), (), ()]


def test_a_short_game_has_smaller_head_starts(driver: Driver) -> None:
    setup = driver.scene.setup
    whole = setup.grades
    setup.seats[0].head_start, setup.seats[1].head_start = whole["some"], 1
    driver.click(driver.check("Short game"))
    short = setup.grades
    assert short["lot"] < whole["lot"]
    assert setup.chosen_options()["handicap"] == [short["some"], 1, 0]
    assert str(short["lot"]) in dict(head_starts(driver)[0].options)


def test_help_comes_and_goes_with_the_person(driver: Driver) -> None:
    lists = driver.widgets(Dropdown)
    lists[2].choose("person")
    assert len(head_starts(driver)) == 2
    driver.widgets(Dropdown)[0].choose(driver.scene.setup.bots[0])
    assert len(head_starts(driver)) == 1


def test_a_pure_game_has_a_head_start_alone(driver: Driver) -> None:
    driver.scene.setup.seats[0].helpers = HELPERS
    driver.click(driver.check("Pure game"))
    assert len(head_starts(driver)) == 1
    driver.press("Start the game")
    assert driver.scene.started["seats"][0].helpers == ()


def test_whatever_prevents_a_start_has_room(driver: Driver) -> None:
    """The page is not laid out anew while somebody types."""
    label = driver.scene._problem.widget
    driver.scene.setup.seats[0].name = "\u0e01"
    driver.scene._check()
    assert "letter cannot be shown" in label.text
    style = driver.app.theme.style("bold")
    assert driver.app.resources.text_size(label.text, style, label.rect.w)[1] <= label.rect.h


def test_help_is_remembered() -> None:
    setup = MatchSetup(KRAFTWAGEN, ["random"])
    setup.set_helper(0, FREE_HINTS, True)
    setup.set_helper(0, SHOWN_MOVES, True)
    setup.set_helper(0, FREE_HINTS, False)
    setup.seats[0].head_start = 7
    again = recall(KRAFTWAGEN, setup.remember(), ["random"])
    assert again.seated()[0].helpers == (SHOWN_MOVES,)
    assert again.chosen_options() == setup.chosen_options()


def test_kept_choices_of_old_still_count() -> None:
    seats = [["person", "Ada"], ["random", "", "20"], ["random", "", "210"]]
    kept = {"count": 3, "seats": seats, "options": {}, "per_seat": True}
    setup = recall(KRAFTWAGEN, kept, ["random"])
    assert setup.seats[0].name == "Ada"
    assert setup.chosen_options()["handicap"] == [0, 20, 0]
    assert KRAFTWAGEN.spec.new(setup.count, 0, setup.chosen_options())
    unused = recall(KRAFTWAGEN, {**kept, "per_seat": False}, ["random"])
    assert unused.chosen_options()["handicap"] == []


def test_a_code_brings_its_amounts_and_takes_others_away() -> None:
    setup = MatchSetup(KRAFTWAGEN, ["random"])
    setup.seats[0].head_start = 7
    setup.take(["person", "random"], {"handicap": [0, 3]}, 1)
    assert setup.chosen_options()["handicap"] == [0, 3]
    setup.take(["person", "random"], {"handicap": []}, 1)
    assert setup.chosen_options()["handicap"] == []


# -- at the table


def sit(start: Start, *helpers: str, game: str = "kraftwagen", two: bool = False) -> Player:
    """A game in which the first person has helpers."""
    spec = registry.load(game)
    seats = [SeatInfo("Ada", helpers=helpers)]
    seats.append(SeatInfo("Bruno") if two else SeatInfo("Bruno", "merchant"))
    return start(match=Match.new(spec, seats, 5, {}), runner=Thinker, saves=False)


def until_choice(player: Player) -> None:
    """The first person has a choice, and what was asked meanwhile is answered."""
    while True:
        player.until_free()
        if player.scene.name == "handoff":
            player.key(pygame.K_SPACE)
            continue
        if player.match.actor == 0 and len(player.match.legal()) > 2:
            player.frame(3)
            return
        player.table.controller.decide(player.match.actor, player.match.legal()[0])
        player.frame(2)


@each_game
def test_good_moves_have_a_star_where_wanted(start: Start, game: str) -> None:
    player = sit(start, SHOWN_MOVES, game=game)
    until_choice(player)
    starred = player.table.view.top.inputs.starred
    assert 1 <= len(starred) <= 3
    assert set(starred) <= set(player.match.legal())
    view = player.table.view
    best, why = next(iter(starred.items()))
    told = [view.keys.words(key) for key in view.top.inputs.left(best)]
    assert why, "the best has a reason"
    assert any(f"The star: a good move. {why}" in words for words in told)
    player.table.controller.decide(0, best)
    assert player.table.view.top.inputs.starred != starred
    assert player.match.hints == [0, 0]


def test_nobody_is_shown_moves_without_that_help(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinker, "made", [])
    player = sit(start, FREE_HINTS)
    until_choice(player)
    assert player.table.view.top.inputs.starred == {}
    assert not any(bot == POINTER for made in Thinker.made for bot, _ in made.asked)


def test_only_moves_about_as_good_as_the_best_are_marked() -> None:
    weighed = tuple(
        Candidate(code, value) for code, value in ((4, 0.5), (2, 0.49), (9, 0.4), (1, 0.39))
    )
    assert good(Choice(4, weighed)) == (4, 2)
    assert good(Choice(4)) == (4,)


def until_handoff(player: Player, helped: int) -> None:
    """Somebody else is next after the helped person, and nothing was revealed meanwhile."""
    for _ in range(300):
        player.until_free()
        if player.scene.name == "handoff":
            if player.scene.seat != helped and player.match.undo_status(helped).ok:
                return
            player.key(pygame.K_SPACE)
            player.frame()
            continue
        player.table.controller.decide(player.match.actor, player.match.legal()[-1])
        player.frame(2)
    raise AssertionError("nothing could ever be given back")


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_screen_is_given_back_while_nothing_was_revealed(start: Start, how: str) -> None:
    player = sit(start, FREE_HINTS, two=True)
    until_handoff(player, 0)
    count = len(player.match.steps)
    player.settle(1)
    if how == "button":
        player.press("Give it back")
    else:
        player.app.keys.use({"undo": ["u"]})
        player.key(pygame.K_u)
    player.frame()
    assert player.scene.name == "table"
    assert (len(player.match.steps), player.match.actor) == (count - 1, 0)
    assert player.table.game.viewer == 0
    assert not player.match.is_practice


def test_nobody_else_gives_the_screen_back(start: Start) -> None:
    player = sit(start, SHOWN_MOVES, two=True)
    until_handoff(player, 0)
    assert "Give it back" not in [button.text for button in player.widgets(Button)]


def test_hints_and_reasons_have_no_figures_there(start: Start) -> None:
    for helpers, wanted in (((SHOWN_MOVES,), False), ((), True)):
        player = sit(start, *helpers)
        player.app.settings.show_figures = True
        until_choice(player)
        for _ in range(2):
            player.key(pygame.K_i)
            player.frame(3)
        assert ("%" in player.table.note_panel.note.text) is wanted
        told = [player.table.game.weighed(number) for number in range(1, len(player.match.steps))]
        weighed = [line for one in told for line in one.splitlines() if line.startswith("•")]
        assert weighed
        assert all(line.endswith("coins") is wanted for line in weighed)


@each_game
def test_larger_pictures_are_for_the_helped_person_alone(start: Start, game: str) -> None:
    """From the start, unless the settings say otherwise."""
    player = sit(start, FREE_HINTS, game=game, two=True)
    table = player.table
    seen: dict[int, bool] = {}
    while len(seen) < 2:
        player.until_free()
        if player.scene.name == "handoff":
            player.key(pygame.K_SPACE)
        player.frame(2)
        if player.scene is table and table.game.asks:
            seen[table.game.viewer] = table.controller.fold.folded
            table.controller.decide(player.match.actor, player.match.legal()[0])
    assert seen == {0: True, 1: False}
    table.controller.turns.sit_down(0)
    fold = table.controller.fold
    for wanted in (True, False):
        player.app.settings.large_pictures = wanted
        fold.lay(player.app.size)
        assert fold.folded is wanted
