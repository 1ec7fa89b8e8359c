"""Challenges in the window, with the toy game: the list, the goal at the table, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.learn import challenges
from kraftwagen.learn.progress import Progress
from kraftwagen.match import saves
from kraftwagen.ui.presenters import challenges as presenter
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.history.achievements import AchievementsScene
from kraftwagen.ui.scenes.learn.challenge_guide import ChallengeGuide
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button, Label
from tests.ui.playing import Player, QuickRunner
from tests.ui.stones import toy_table  # noqa: F401 - a fixture

TOY = Path(__file__).parents[1] / "learn" / "toy"


@pytest.fixture
def player(
    make_app: Callable[..., App],
    toy_table: None,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Player:
    """The list of the challenges of the toy game."""
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: TOY)
    monkeypatch.setattr(ChallengeGuide, "make_runner", QuickRunner)
    app = make_app(games=[registry.load("toy")], routes=Routes)
    app.settings.speed = "instant"
    app.routes.menu()
    app.routes.learning.challenges()
    made = Player(app)
    made.frame()
    return made


def said(player: Player) -> list[str]:
    return [label.text for label in player.widgets(Label)]


def decide(player: Player, *lines: str) -> None:
    """The person's decisions, each followed by those of the bot: it takes one stone."""
    for line in lines:
        player.until_free()
        table = player.table.controller
        table.decide(0, table.match.spec.from_text(line))
        if not table.match.is_over and table.match.actor == 1:
            table.decide(1, 1)
    player.settle(0.5)


def kept(player: Player) -> Any:
    """What is kept of the challenge, without what tells its games from each other."""
    found = Progress(player.app.paths.data).section("toy", "challenges").get("few_stones")
    if isinstance(found, dict):
        assert len(set(found.pop("games"))) == found["tries"]
    return found


def test_the_list_says_what_is_to_be_done(player: Player) -> None:
    words = said(player)
    assert "Few stones" in words
    assert "Only six stones lie in the heap." in words
    assert "Stones: 2" in words
    assert "Stones: 3 · win" in words
    assert "Condition: cards drawn: 1 at most" in words
    assert "Not tried yet" in words
    assert "1 game with a twist and three medals" in words


def test_a_challenge_is_played_and_the_goal_stands_beside_the_table(player: Player) -> None:
    player.press("Play")
    player.frame()
    match = player.match
    assert match.record.header.challenge == "few_stones"
    assert (match.state.heap, match.state.stones) == (6, (0, 2))
    assert match.is_unassisted
    note = player.table.controller.note()
    assert note.title == "Goal: Few stones"
    assert "**Bronze**: Stones: 2 (now 0)" in note.text
    decide(player, "take 2")
    note = player.table.controller.note()
    assert "**Bronze**: Stones: 2 – reached" in note.text
    assert "**Silver**: Stones: 3 (now 2)" in note.text


def test_a_medal_is_won_and_kept(player: Player) -> None:
    player.press("Play")
    decide(player, "take 3", "take 2")
    player.settle(1.0)
    assert player.scene.name == "challenge_end"
    assert "Gold won" in said(player)
    assert kept(player) == {"tries": 1, "best": "gold"}
    player.press("Try again")
    player.frame()
    assert player.match.record.header.challenge == "few_stones"
    decide(player, "take 1", "take 1", "take 1")
    assert player.scene.name == "challenge_end"
    assert kept(player) == {"tries": 2, "best": "gold"}
    player.press("All challenges")
    player.frame()
    assert "Gold · 2 tries" in said(player)
    player.press("Back")
    assert player.scene.name == "menu"


def test_what_is_forbidden_costs_the_medal(player: Player) -> None:
    player.press("Play")
    decide(player, "draw", "keep")
    assert "Bronze" in player.table.controller.note().text
    decide(player, "draw", "keep")
    assert "Broken: cards drawn: 1 at most" in player.table.controller.note().text
    decide(player, "take 3")
    assert player.scene.name == "challenge_end"
    assert "No medal this time" in said(player)
    assert kept(player) == {"tries": 1, "best": ""}


def test_it_goes_on_after_the_window_was_closed(player: Player) -> None:
    player.press("Play")
    decide(player, "take 2")
    player.table.game.save_changes()
    (record,) = saves.Saves(player.app.paths.saves).unfinished()
    player.app.routes.menu()
    player.app.routes.continue_match(record)
    player.frame()
    assert player.table.controller.note().title == "Goal: Few stones"
    decide(player, "take 3")
    assert kept(player)["tries"] == 1
    player.app.routes.continue_match(player.match.record)
    player.settle(1.0)
    assert player.scene.name == "challenge_end"
    assert kept(player)["tries"] == 1, "a game that is only looked at again is no try"


def test_a_seat_that_was_handed_over_wins_nothing(player: Player) -> None:
    player.press("Play")
    player.until_free()
    table = player.table.controller
    table.hand_over(0, "greedy")
    table.decide(0, 3)
    table.decide(1, 1)
    table.hand_over(0, "person")
    assert "wins no medal and does not count as a try: a seat changed hands" in table.note().text
    decide(player, "take 2")
    assert player.scene.name == "challenge_end"
    assert "No medal this time" in said(player)
    assert kept(player) is None


def test_results_lead_to_the_challenge_again(player: Player) -> None:
    player.press("Play")
    decide(player, "take 3", "take 2")
    player.press("Results")
    player.frame()
    player.press(player.app.tr("results.again"))
    player.frame()
    assert player.match.record.header.challenge == "few_stones"
    assert not player.match.steps


def test_a_broken_entry_is_named_on_the_page(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (TOY / challenges.FILE).read_text(encoding="utf-8")
    (tmp_path / challenges.FILE).write_text(text.replace("greedy", "nobody"), encoding="utf-8")
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: tmp_path)
    player.app.routes.learning.challenges()
    player.frame()
    words = "\n".join(said(player))
    assert "challenges.yaml, line 3: [0].seats[1]: 'nobody'" in words
    player.app.routes.learning.start_challenge(player.app.game, "few_stones")
    player.frame()
    assert player.scene.name == "dialog"


def test_the_achievements_count_its_medals(player: Player) -> None:
    def line() -> str:
        player.app.stack.push(AchievementsScene())
        player.frame()
        return next(words for words in said(player) if words.startswith("0 of 3"))

    assert "challenges" not in line()
    player.app.stack.pop()
    player.press("Play")
    decide(player, "take 3", "take 2")
    player.app.routes.menu()
    assert line().endswith(" · challenges: 1 gold, 0 silver, 0 bronze")


def test_damaged_progress_is_read_as_far_as_it_makes_sense(player: Player) -> None:
    for value in (3, {"tries": "x", "best": []}, {"tries": -1}, None, {"tries": 10**9}):
        assert presenter.Tried.read(value) == presenter.Tried()
    assert presenter.Tried.read({"tries": 2, "best": "silver"}) == presenter.Tried(2, "silver")


def test_the_list_is_worked_by_keys(player: Player) -> None:
    buttons = [button.text for button in player.widgets(Button)]
    assert "Play" in buttons
    player.key(pygame.K_TAB)
    player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    player.frame()
    assert player.app.stack.top.name in ("table", "menu")
