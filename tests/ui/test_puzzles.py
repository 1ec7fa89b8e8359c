"""Puzzles at the table and their page: right, wrong, with a hint, by mouse and by keys."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.learn import puzzle_book
from kraftwagen.learn.puzzle_book import OPEN
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED
from kraftwagen.ui.presenters import puzzles as presenter
from kraftwagen.ui.scenes.learn.puzzle import AnswerGuide
from tests.ui import toy_hooks
from tests.ui.playing import Player

TOY = Path(__file__).parents[1] / "learn" / "toy"


@pytest.fixture
def player(make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Player:
    """At the page of the toy game's one puzzle: take the last three stones."""
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: TOY)
    app = make_app(games=[registry.load("toy")])
    app.settings.speed = "instant"
    app.routes.menu()
    app.routes.learning.puzzles()
    made = Player(app)
    made.frame(2)
    return made


def begin(player: Player) -> Any:
    """Open the puzzle; its guide."""
    player.press("1 · Find the best turn")
    player.until_free()
    return player.table.guide


def state(player: Player) -> str:
    book = presenter.Puzzles(player.app, player.app.game).book
    return book.tried(book.puzzles[0]).state


def said(player: Player) -> str:
    player.frame(2)
    note = player.table.note_panel.note
    return f"{note.title}\n{note.text}"


def test_the_right_turn_solves_it(player: Player) -> None:
    guide = begin(player)
    assert "Find the best turn" in said(player)
    assert "●●●○○" in said(player)
    player.choose(3)
    player.settle(1.0)
    assert guide.result == SOLVED
    words = said(player)
    assert "Solved!" in words
    assert "Instead" in words
    assert "would cost 33 ± 2 points of the chance to win" in words
    assert "Found by: Merchant, Engineer and Champion." in words
    assert "**3 stars**" in words
    assert "rating" not in words
    assert state(player) == SOLVED


def test_a_wrong_turn_is_judged_and_may_be_tried_again(player: Player) -> None:
    guide = begin(player)
    player.choose(2)
    player.settle(1.0)
    assert guide.result == MISSED
    words = said(player)
    assert "That is not the best turn" in words
    assert "This turn costs you 33 ± 2 points" in words
    assert "take 3" not in words.lower()
    assert state(player) == MISSED
    player.press("Again")
    player.until_free()
    assert player.table.guide is not guide
    assert player.match.state.heap == 3
    player.choose(3)
    player.settle(1.0)
    assert "**2 stars**" in said(player)
    assert state(player) == SOLVED


def test_a_turn_is_judged_when_it_has_ended_and_not_before(player: Player) -> None:
    """A card that is drawn: the best turn is out of reach, but the turn goes on."""
    guide = begin(player)
    player.choose(8)
    player.settle(1.0)
    assert not guide.result
    assert "Find the best turn" in said(player)
    assert not guide.no_undo()
    player.choose(9)
    player.settle(1.0)
    assert guide.result == MISSED
    assert guide.refuses(9) == "This puzzle is over."
    assert guide.no_undo()


def test_the_hint_comes_in_steps_and_counts(player: Player) -> None:
    guide = begin(player)
    assert guide.lights() == ((), "")
    player.press("Hint")
    assert "Look here: take." in said(player)
    assert len(guide.lights()[0]) == 3
    player.press("More")
    assert len(said(player).split("- ")) == 4
    player.press("More")
    assert "It begins like this" in said(player)
    assert guide.lights() == ((3,), "")
    assert not [b for b in player.widgets() if getattr(b, "text", "") == "More"]
    player.choose(3)
    player.settle(1.0)
    assert guide.result == HINTED
    assert "**1 star**" in said(player)
    assert state(player) == HINTED


def test_the_answer_is_played_and_counts_as_missed(player: Player) -> None:
    begin(player)
    player.press("Answer")
    player.settle(1.0)
    guide = player.table.guide
    assert isinstance(guide, AnswerGuide)
    assert [step.code for step in player.match.steps] == [3]
    assert "The best turn" in said(player)
    assert state(player) == MISSED
    assert len([scene for scene in player.app.stack._scenes if scene.name == "table"]) == 1


def test_who_saw_the_answer_solves_it_as_with_a_hint(player: Player) -> None:
    begin(player)
    player.press("Answer")
    player.settle(1.0)
    player.press("Again")
    player.until_free()
    player.choose(3)
    player.settle(1.0)
    assert player.table.guide.result == HINTED
    assert state(player) == HINTED


def test_the_rating_is_told_once_it_means_something(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_book, "RATED", 1)
    begin(player)
    player.choose(3)
    player.settle(1.0)
    assert "Your rating: **1" in said(player)
    player.press("Next puzzle")
    player.frame(2)
    words = [widget_text(widget) for widget in player.widgets()]
    assert any(text.startswith("Your rating: 1") for text in words)


def test_twenty_puzzles_are_on_a_page_each_with_a_picture(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn one after the other, and only once."""
    head, body = (TOY / "puzzles.yaml").read_text(encoding="utf-8").split("---\n")
    top, listed = head.split("puzzles:\n")
    names = [f"p{number:02}" for number in range(22)]
    text = f"{top}puzzles:\n" + "".join(listed.replace("last-three", name) for name in names)
    text += "".join("---\n" + body.replace("last-three", name) + "\n" for name in names)
    (tmp_path / "puzzles.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: tmp_path)
    drawn: list[int] = []
    picture = toy_hooks.ToyHooks.thumbnail
    monkeypatch.setattr(
        toy_hooks.ToyHooks, "thumbnail",
        lambda self, app, state, height, colours: drawn.append(height)
        or picture(self, app, state, height, colours),
    )  # fmt: skip
    page = player.scene
    page.relayout(player.app.size)
    assert not drawn
    cards = [card for card in player.widgets() if " · Find the best turn" in widget_text(card)]
    assert len(cards) == 20
    player.frame(25)
    assert len(drawn) == 20
    assert page.next_update() != 0.0
    page._turn_to("1")
    player.frame(5)
    assert len(drawn) == 22
    cards = [card for card in player.widgets() if " · Find the best turn" in widget_text(card)]
    assert [widget_text(card)[:2] for card in cards] == ["21", "22"]
    assert all(card.picture is not None for card in cards)
    page._turn_to("0")
    player.frame(5)
    assert len(drawn) == 22


def test_after_the_last_puzzle_comes_the_list(player: Player) -> None:
    begin(player)
    player.choose(3)
    player.settle(1.0)
    bar = player.table.action_bar.state
    assert bar.prompt == "This puzzle is over."
    player.press("Next puzzle")
    player.frame(2)
    assert player.scene.name == "puzzles"
    assert "1 of 1 solved" in [widget_text(widget) for widget in player.widgets()]


def widget_text(widget: Any) -> str:
    return str(getattr(widget, "text", ""))


def go_to(player: Player, words: str) -> None:
    for _ in range(60):
        player.key(pygame.K_TAB)
        if widget_text(player.scene.ui.focus.current) == words:
            return
    raise AssertionError(f"no way to {words}")


def test_it_is_played_by_keys_alone(player: Player) -> None:
    go_to(player, "1 · Find the best turn")
    player.key(pygame.K_RETURN)
    player.until_free()
    go_to(player, "Hint")
    player.key(pygame.K_RETURN)
    assert player.table.guide.hints == 1
    player.key(pygame.K_ESCAPE)
    player.frame(2)
    assert player.scene.name == "pause"


def test_the_filters_choose_and_are_remembered(player: Player) -> None:
    page = player.scene
    assert len(page.chosen) == 1
    page._by_difficulty("1")
    player.frame(2)
    assert page.chosen == []
    page._by_difficulty("0")
    page._by_theme("score")
    player.frame(2)
    assert len(page.chosen) == 1
    player.app.stack.pop()
    player.app.routes.learning.puzzles()
    player.frame()
    assert player.scene.theme == "score"


def test_a_broken_file_is_named_on_the_page(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (TOY / "puzzles.yaml").read_text(encoding="utf-8").replace("take 1", "take 7")
    (tmp_path / "puzzles.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(presenter, "learn_folder", lambda assets, game: tmp_path)
    player.scene.relayout(player.app.size)
    player.frame(2)
    player.press("1 · Find the best turn")
    player.frame(2)
    shown = [widget_text(widget) for widget in player.widgets()]
    assert "There are no puzzles for this game yet." in shown
    assert any("puzzles.yaml, line 11: others[0].way[0]" in words for words in shown)


def test_a_puzzle_leaves_nothing_but_progress(player: Player) -> None:
    begin(player)
    assert state(player) == OPEN
    player.choose(3)
    player.settle(1.0)
    assert not list(player.app.paths.saves.rglob("*.json"))
    player.app.stack.pop()
    player.frame(2)
    assert player.scene.name == "puzzles"
    assert player.app.running is None
