"""Tips, reasons, lines of the log and pieces lead to the paragraphs of their rules."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.presentation import recap, text
from kraftwagen.learn.lessons import load_lessons
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.rulebook import load_book
from kraftwagen.ui.scenes.replay.scene import ReplayScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.base import Subject
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.tables.kraftwagen import first_tips
from kraftwagen.ui.widgets import Button
from tests.games.kraftwagen.table import GAME
from tests.ui.driver import Driver, above_menu
from tests.ui.playing import Player, QuickRunner

TR = Translator(assets_dir() / "locale")
HOOKS = load_hooks(load("kraftwagen"), TR)
BOOK = load_book(load("kraftwagen"), TR, learn_folder(assets_dir(), "kraftwagen"))


def is_there(rule: str) -> bool:
    return BOOK.place(rule) is not None


def test_every_event_and_decision_has_its_rule() -> None:
    assert all(is_there(row.rule) for row in codes.TABLE.rows if isinstance(row.rule, str))
    said = {kind for kind in events.ALL if not issubclass(kind, text.QUIET)}
    rules = {kind.RULE for kind in said if "rule" not in vars(kind)}
    assert all(map(is_there, (*rules, *terms.SOURCE_RULES, *terms.AWARD_RULES)))


def test_every_line_of_a_recap_has_its_rule() -> None:
    assert set(recap._RULES) == set(TR.below(recap.ROOT)) - {"tile"}
    assert all(map(is_there, recap._RULES.values()))


def test_a_reason_of_a_bot_has_the_rule_of_what_it_names() -> None:
    award = Reason("money.award", "-", {"award": "term.award.engine_7"})
    assert HOOKS.rule(award) == "W5"
    engineer = Reason("research.engineer", "-", {"engineer": "term.card.benz"})
    assert HOOKS.rule(engineer) == "E4"
    assert HOOKS.rule(Reason("no_room", "M2")) == "M2"


def test_every_tip_of_a_first_game_has_its_rule() -> None:
    assert set(first_tips._RULES) == set(TR.below("kraftwagen.tips"))
    assert all(map(is_there, first_tips._RULES.values()))


def test_a_step_of_a_lesson_may_name_its_rule() -> None:
    found, _ = load_lessons(learn_folder(assets_dir(), "kraftwagen") / "lessons", GAME)
    named = {step.words: step.rule for one in found for step in one.steps if step.rule}
    assert named["engine"] == "A4"


# -- in the window


def marked(driver: Driver) -> str:
    assert driver.scene.name == "rules"
    return str(driver.scene._page.marked)


@pytest.fixture
def player(make_app: Callable[..., App]) -> Player:
    app = make_app(games=[load("kraftwagen")])
    app.settings.speed = "instant"
    app.routes.menu()
    return Player(app)


def test_a_step_of_a_lesson_opens_its_rule(player: Player) -> None:
    player.app.routes.learning.lesson("kraftwagen", "ring", 2)
    player.frame(3)
    (book,) = [one for one in player.widgets(Button) if one.icon == "book-open" and not one.text
               and one.rect.colliderect(player.table.note_panel.rect)]  # fmt: skip
    guide = player.table.guide
    wanted = guide.lessons.rule(guide.run.step)
    player.click(book)
    assert marked(player) == wanted != ""
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "table"


def whole() -> Match:
    spec = load("kraftwagen")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Gustav", "random")], 3, {}, "")
    while not match.is_over and len(match.steps) < 30:
        legal = match.legal()
        match.submit(match.actor, legal[len(match.steps) * 7 % len(legal)])
    return match


def test_the_help_key_opens_the_rule_of_what_a_panel_asks(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no thing with a rule of its own is pointed at."""
    player.app.stack.push(TableScene(player.app, whole(), make_runner=QuickRunner))
    player.until_free()
    code, view = player.match.legal()[0], type(player.table.view)
    monkeypatch.setattr(view, "subject", lambda self, pos: Subject())
    player.key(pygame.K_F1)
    assert marked(player) == ""
    player.key(pygame.K_ESCAPE)
    monkeypatch.setattr(view, "choosing", property(lambda self: [code]))
    player.key(pygame.K_F1)
    assert marked(player) == HOOKS.rule(code) != ""


@pytest.fixture
def replay(make_app: Callable[..., App]) -> Driver:
    app = make_app(games=[load("kraftwagen")])
    app.settings.speed = "instant"
    return above_menu(app, ReplayScene(app, whole(), 10), 2)


def test_a_line_of_the_log_opens_its_rule_by_key_and_by_the_right_button(replay: Driver) -> None:
    log = replay.scene._log
    index = next(n for n, row in enumerate(log.rows) if "takes the tile" in row.line.text)
    log.scroll_to(sum(log._heights[:index]))
    replay.frame()
    top = log.rect.y + sum(log._heights[:index]) - log.offset
    replay.move((log.rect.x + 30, top + 8))
    assert log.tip.endswith("Right click or F1: the rule")
    replay.key(pygame.K_F1)
    assert marked(replay) == "C2"
    replay.key(pygame.K_ESCAPE)
    replay.frame()
    at = (log.rect.x + 30, top + 8)
    replay.move((1, 1))
    replay.move(at)
    number = replay.scene.number
    replay.app.step(
        [pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=pygame.BUTTON_RIGHT)], 1 / 60
    )
    assert marked(replay) == "C2"
    replay.key(pygame.K_ESCAPE)
    assert replay.scene.number == number


def test_the_line_under_the_ring_opens_its_rule(replay: Driver) -> None:
    log = replay.scene._log
    replay.scene.ui.focus.focus(log)
    replay.key(pygame.K_UP)
    wanted = log.rows[log._chosen].line.rule
    assert wanted
    replay.key(pygame.K_F1)
    assert marked(replay) == wanted


def test_a_piece_of_a_replay_opens_its_rule(replay: Driver) -> None:
    replay.move((1, 1))
    replay.key(pygame.K_F1)
    assert marked(replay) == ""
    replay.key(pygame.K_ESCAPE)
    replay.move(replay.scene.view.place(("canteen", 0)).center)
    replay.key(pygame.K_F1)
    assert marked(replay) == "S2"
