"""Hints at the table, and what bots say about their moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Candidate, Choice, Unwatched
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation
from kraftwagen.match.match import Match
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.scenes.table.words import bar_state
from kraftwagen.ui.shell.scene import Scene
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.driver import Driver
from tests.ui.playing import Player, QuickRunner, Start


class Thinker(QuickRunner):
    """Answers like the bots of the house, after some polls, or with trouble."""

    slow = 0
    made: list[Thinker] = []  # noqa: RUF012

    def __init__(self, spec: GameSpec[Any]) -> None:
        super().__init__(spec)
        self._left = 0
        self.made.append(self)

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        self.asked.append((bot, seed))
        level = "engineer" if bot == ladder.HINTS else "merchant"
        choice = ladder.build(level, self.spec, seed).choose(observation, Unwatched())
        self._move = BotDecision(observation.seat, choice, self.trouble)
        self._left = self.slow

    def poll(self) -> BotDecision | None:
        self._left -= 1
        return super().poll() if self._left < 0 else None


@pytest.fixture
def start(start: Start, monkeypatch: pytest.MonkeyPatch) -> Start:
    """With a bot that thinks."""
    monkeypatch.setattr(Thinker, "made", [])
    monkeypatch.setattr(Thinker, "slow", 0)

    def begin(*people: str, **more: Any) -> Player:
        player = start(*people, **{"bots": 1, "bot": "merchant", "runner": Thinker, **more})
        player.pass_covers()
        return player

    return begin


def ask(player: Player) -> None:
    """A hint by the key, until it is there."""
    player.key(pygame.K_i)
    player.frame(3)


def decide(player: Player, count: int = 1) -> None:
    """Ada decides, others answer."""
    for _ in range(count):
        player.until_free()
        player.table.controller.decide(player.match.actor, player.match.legal()[0])
        player.frame(2)
        player.pass_covers()


def until_choice(player: Player) -> None:
    """Ada has several decisions to choose from."""
    player.until_free()
    while len(player.match.legal()) < 3:
        decide(player)
        player.until_free()


def shown(player: Player) -> str:
    note = player.table.note_panel.note
    return "" if note is None else f"{note.title}\n{note.text}"


# -- hints


def test_in_the_try_of_the_day_the_first_hint_is_warned_of(start: Start) -> None:
    """Afterwards the day does not count; nobody is to find that out at the end."""
    player = start("Ada")
    match = player.match
    marked = match.record.with_header(daily="2026-11-20")
    player.app.stack.reset(
        TableScene(player.app, Match.from_record(match.spec, marked), make_runner=Thinker)
    )
    player.frame()
    player.pass_covers()
    until_choice(player)
    ask(player)
    assert (player.table.controller.hints.step, player.match.hints) == (0, [0, 0])
    assert "game of the day" in player.table.notes.bubble.text
    ask(player)
    assert (player.table.controller.hints.step, player.match.hints) == (1, [1, 0])
    player.key(pygame.K_ESCAPE)
    decide(player)
    until_choice(player)
    ask(player)
    assert player.match.hints == [2, 0]


def test_three_steps_by_key(start: Start) -> None:
    player = start("Ada")
    until_choice(player)
    ask(player)
    desk, view = player.table.controller.hints, player.table.view
    assert desk.step == 1
    idea = shown(player).partition("\n")[2]
    assert shown(player).startswith("Hint 1 of 3\n")
    assert not desk.lights()[0]  # an idea, not yet the moves
    first = tabletop(view).inputs.lit_codes
    assert first == desk.lights()
    player.key(pygame.K_i)
    assert shown(player).startswith("Hint 2 of 3\n1. ")
    assert idea not in shown(player)
    assert not any(sign in shown(player) for sign in ("%", "coin"))
    assert tabletop(view).inputs.lit_codes == (tuple(c.code for c in desk.advice.candidates), "")
    player.key(pygame.K_i)
    best = player.table.hooks.decision(desk.advice.best.code, player.match.state).rstrip(".")
    assert shown(player).startswith(f"Hint 3 of 3\n**{best}")
    assert "%" not in shown(player)
    assert tabletop(view).inputs.lit_codes == ((desk.advice.best.code,), "")
    player.key(pygame.K_i)
    assert shown(player) == ""
    assert tabletop(view).inputs.lit_codes == ((), "")
    assert player.match.hints == [1, 0]


def test_by_mouse_and_away_with_escape(start: Start) -> None:
    player = start("Ada")
    until_choice(player)
    player.click(player.table.action_bar.hint)
    player.frame(3)
    player.press("Show a few moves")
    player.press("Show the best")
    assert player.table.controller.hints.step == 3
    player.key(pygame.K_ESCAPE)
    assert player.table.controller.hints.step == 0
    assert player.scene is player.table
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "pause"


def test_the_menu_opens_at_once_and_puts_the_hint_away(start: Start) -> None:
    player = start("Ada")
    until_choice(player)
    ask(player)
    player.press("Menu")
    assert player.scene.name == "pause"
    assert not player.table.controller.hints.open


def test_the_ring_stays_on_the_button_that_shows_more(start: Start) -> None:
    player = start("Ada")
    until_choice(player)
    ask(player)
    player.table.ui.focus.focus(player.button("Show a few moves"))
    player.key(pygame.K_RETURN)
    assert player.table.ui.focus.current is player.button("Show the best")


def test_the_same_position_counts_once(start: Start) -> None:
    player = start("Ada", bots=1)
    until_choice(player)
    for _ in range(2):
        ask(player)
        player.key(pygame.K_ESCAPE)
    assert player.match.hints[0] == 1
    decide(player)
    until_choice(player)
    ask(player)
    assert player.match.hints[0] == 2
    assert "hint" not in player.table.top_bar.title.text  # it is for the results to tell


def test_what_is_lit_is_on_the_table_at_every_step(start: Start) -> None:
    from kraftwagen.ui.tables.parts import hints

    player = start("Ada", bots=2)
    for _ in range(5):
        until_choice(player)
        ask(player)
        for _ in range(3):
            codes, area = player.table.controller.hints.lights()
            view = player.table.view
            places = hints.rects(tabletop(view).inputs, tabletop(view).pad, codes, area)
            nowhere = not codes and area not in tabletop(view).inputs.facets
            assert places or nowhere or codes == (player.table.hooks.end_turn,)
            board = player.table.board
            assert all(board.contains(place) for place in places)
            player.key(pygame.K_i)
        decide(player)


def test_while_start_tiles_are_chosen_it_points_to_them(start: Start) -> None:
    player = start("Ada")
    player.until_free()
    ask(player)
    assert shown(player).startswith("Hint 1 of 3\nLook at the start tiles")
    codes, area = player.table.controller.hints.lights()
    assert area == "only_start"
    assert not codes


def test_thinking_shows_progress_and_can_be_stopped(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = start("Ada")
    until_choice(player)
    monkeypatch.setattr(Thinker, "slow", 10**6)
    player.key(pygame.K_i)
    assert player.table.controller.hints.thinking
    assert player.table.note_panel.note.progress == 0.5
    assert 0 < player.table.next_update() < 0.1
    player.press("Cancel")
    assert not player.table.controller.hints.open
    assert Thinker.made[-1].closed
    assert player.match.hints == [0, 0]
    player.key(pygame.K_i)
    assert player.table.controller.hints.thinking
    # A decision stops the adviser as well; the window was free all the time.
    decide(player)
    assert not player.table.controller.hints.open
    assert player.match.hints == [0, 0]


def test_the_adviser_is_not_the_process_of_the_bots(start: Start) -> None:
    player = start("Ada", bots=2)
    until_choice(player)
    ask(player)
    bots = player.table.game.runner
    adviser = next(made for made in Thinker.made if made.asked and made is not bots)
    assert [bot for bot, _ in adviser.asked] == [ladder.HINTS]
    assert all(bot != ladder.HINTS for bot, _ in bots.asked)
    player.app.stack.reset(Scene())
    assert adviser.closed
    assert bots.closed


def test_trouble_is_one_sentence(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    player = start("Ada")
    until_choice(player)
    init = QuickRunner.__init__

    def troubled(self: QuickRunner, spec: GameSpec[Any]) -> None:
        init(self, spec)
        self.trouble = "adviser: its process ended"

    monkeypatch.setattr(QuickRunner, "__init__", troubled)
    ask(player)
    assert "adviser failed" in player.table.notes.bubble.text
    assert shown(player) == ""
    assert player.match.hints == [0, 0]
    monkeypatch.setattr(QuickRunner, "__init__", init)
    ask(player)
    assert player.table.controller.hints.step == 1


def test_hints_are_read_aloud(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    player = start("Ada", speech="voice")
    until_choice(player)
    said: list[str] = []
    monkeypatch.setattr(player.app.speech, "say", lambda words, cut=True: said.append(words))
    ask(player)
    player.key(pygame.K_i)
    hints = [words for words in said if words.startswith("Hint ") and "." in words]
    assert [words[:10] for words in hints] == ["Hint 1 of ", "Hint 2 of "]
    assert "*" not in "".join(hints)
    assert "\n- " not in hints[-1]


def test_undo_puts_the_hint_away(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.table.controller.decide(player.match.actor, player.match.legal()[0])
    player.until_free()
    ask(player)
    player.key(pygame.K_u)
    assert not player.table.controller.hints.open


def test_a_pure_game_has_no_hints_and_says_so(start: Start) -> None:
    player = start("Ada", pure=True)
    player.until_free()
    assert "pure game" in player.table.top_bar.title.text
    button = player.table.action_bar.hint
    assert not button.is_enabled
    assert "pure" in button.tip
    ask(player)
    assert "pure" in player.table.notes.bubble.text
    assert not player.table.controller.hints.open


def test_no_hint_while_others_move(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    player = start("Ada", bots=2, step_mode=True)
    for _ in range(30):
        if not player.table.game.asks:
            break
        player.table.controller.decide(player.match.actor, player.match.legal()[0])
        player.frame()
    player.key(pygame.K_i)
    assert "your turn" in player.table.notes.bubble.text


# -- what bots say


def stepped(player: Player) -> int:
    """Until a bot that waits for Next has given a reason; the number of its decision."""
    table = player.table
    for _ in range(200):
        number = len(player.match.steps)
        if table.controller.turns.waits and table.game.knows_why(number):
            return number
        if table.controller.turns.waits:
            table.controller.next()
        elif table.game.asks:
            table.controller.decide(player.match.actor, player.match.legal()[0])
        player.frame()
        player.pass_covers()
    raise AssertionError("no bot has given a reason")


def test_step_by_step_the_reason_is_told_in_full(start: Start) -> None:
    player = start("Ada", bots=2, step_mode=True)
    number = stepped(player)
    game = player.table.game
    name = game.names[player.match.steps[number - 1].seat]
    assert shown(player).startswith(f"Why {name} does this\n{game.why(number)}")
    assert shown(player).count("\n- ") == len(game.explanations.at(number).choice.weighed)
    assert " %" not in game.why(number)


def test_the_log_line_knows_it_and_looking_back_finds_it(start: Start) -> None:
    player = start("Ada", bots=2, step_mode=True)
    number = stepped(player)
    table = player.table
    told = shown(player)
    table.controller.next()
    player.frame()
    log = table.history.log
    table.controller.look(number)
    player.frame()
    numbers = log._numbers()
    log._about(len(numbers) - 1 - numbers[::-1].index(number))
    assert log.tip.splitlines()[0] == table.game.why(number)
    assert "•" in log.tip
    assert shown(player) == told
    table.controller.back()
    player.frame()
    assert shown(player) != told or table.controller.turns.waits


def test_a_planned_decision_points_to_the_thought_behind_it(start: Start) -> None:
    player = start("Ada", bots=2)
    thoughts, match = player.table.game.explanations, player.match
    found = 0
    decide(player, 8)
    for number in range(1, len(match.steps) + 1):
        thought = thoughts.at(number)
        if match.steps[number - 1].seat == 0:
            assert thought is None
        elif thought is not None and thought.number != number:
            found += 1
            assert "part of the plan" in thoughts.full(number, True)
            between = match.steps[thought.number - 1 : number - 1]
            assert {step.seat for step in between} == {thought.seat}
            kinds = {type(event).__name__ for step in between for event in step.events}
            assert "PlayerTurnEnded" not in kinds
    assert found


def test_closed_money_is_not_told(start: Start) -> None:
    player = start("Ada", bots=2, step_mode=True, open_totals="off", show_figures=True)
    number = stepped(player)
    assert " coins" not in player.table.game.weighed(number)
    assert " coins" not in shown(player).split("\n\n", 1)[1]
    player.app.settings.open_totals = "on"
    assert " coins" in player.table.game.weighed(number)


def test_the_setting_silences_them(start: Start) -> None:
    player = start("Ada", bots=2, step_mode=True)
    number = stepped(player)
    player.app.settings.bot_reasons = False
    player.table._refresh()
    assert shown(player) == ""
    assert player.table.game.weighed(number) == ""
    assert player.table.game.why(number) == ""
    assert not player.table.game.knows_why(number)


def test_while_others_move_the_strip_says_why(start: Start) -> None:
    player = start("Ada", bots=2, step_mode=True)
    number = stepped(player)
    game = player.table.game
    player.table.director.speed = "normal"
    player.table.director.play([], None, pause=60.0)
    player.table.controller.refresh()
    said = bar_state(player.table.controller).prompt
    assert said.endswith(game.why(number))
    assert said.startswith(game.names[player.match.steps[number - 1].seat])


def test_undo_forgets_what_was_taken_back(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    game, number = player.table.game, len(player.match.steps) + 1
    code = player.match.legal()[0]
    game.explanations.note(
        player.match.actor, Choice(code, (Candidate(code, 0.0),), Reason("only", "-"))
    )
    game.decide(player.match.actor, code)
    assert game.explanations.at(number) is not None
    game.undo()
    game.decide(player.match.actor, player.match.legal()[-1])
    assert game.explanations.at(number) is None


def test_a_tip_with_nothing_known_ends_with_the_decision(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    game, number = player.table.game, len(player.match.steps) + 1
    code = player.match.legal()[0]
    weighed = (Candidate(code, 12.0), Candidate(code, 11.0))
    game.explanations.note(player.match.actor, Choice(code, weighed, Reason("only", "-")))
    game.decide(player.match.actor, code)
    lines = game.explanations.brief(number, open_totals=False).splitlines()[1:]
    assert len(lines) == 2
    assert all(line.startswith("• ") and not line.endswith((":", " ")) for line in lines)


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1117, 803)])
def test_the_note_leaves_room_for_the_log(start: Start, size: tuple[int, int]) -> None:
    player = start("Ada", bots=2)
    decide(player, 3)
    until_choice(player)
    player.resize(*size)
    ask(player)
    player.key(pygame.K_i)
    table = player.table
    side, note, log = table.history.place, table.note_panel.rect, table.history.log.rect
    assert side.contains(note)
    assert log.bottom <= note.top
    assert log.h >= side.h // 4
    player.key(pygame.K_ESCAPE)
    assert table.history.log.rect.bottom == side.bottom


# -- the choice of a pure game


def test_pure_is_chosen_and_remembered(make_app: Callable[..., Any]) -> None:
    app = make_app()
    app.stack.reset(NewMatchScene())
    driver = Driver(app)
    driver.click(driver.check("Pure game"))
    driver.press("Start the game")
    assert driver.scene.started["pure"] is True
    app.stack.reset(NewMatchScene())
    driver.frame()
    assert driver.scene.setup.pure
    driver.click(driver.check("Pure game"))
    driver.press("Start the game")
    assert driver.scene.started["pure"] is False


def test_the_settings_survive_the_file(tmp_path: Any) -> None:
    assert Settings().bot_reasons
    assert not Settings().show_figures
    changed = Settings(bot_reasons=False, show_figures=True)
    save_settings(tmp_path / "settings.json", changed)
    kept = load_settings(tmp_path / "settings.json")[0]
    assert (kept.bot_reasons, kept.show_figures) == (False, True)


def test_figures_are_shown_by_the_setting(start: Start) -> None:
    """In hints, and in what bots weighed."""
    for wanted in (False, True):
        player = start("Ada", bots=2, step_mode=True, show_figures=wanted)
        number = stepped(player)
        assert (" coins\n" in player.table.game.weighed(number)) is wanted
        assert (" coins**" in shown(player)) is wanted
