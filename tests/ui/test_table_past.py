"""Looking back by the log, its mark since the own last turn, step mode, handing seats over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.replay import verify
from kraftwagen.match.saves import Saves
from kraftwagen.ui.scenes.parts.log_book import plain
from kraftwagen.ui.scenes.table.recap import Recap, since_last_turn
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.english import ENGLISH
from tests.ui.playing import Player, Start, bots_to_move


@pytest.fixture
def start(start: Start) -> Start:
    """With a bot."""
    return partial(start, bots=1)


def play_until(player: Player, wanted: Callable[[], bool], most: int = 600) -> None:
    """Decide for all people until something is so, asked when a person is to move."""
    for _ in range(most):
        assert player.pass_covers(), "the game is over"
        player.until_free()
        if not player.free:
            continue
        player.frame()
        if wanted():
            return
        player.choose(player.dice.choice(player.match.legal()))
    raise AssertionError("it never came about")


def shown(player: Player) -> str:
    """The fingerprint of the position on the table."""
    state = tabletop(player.table.view).inputs.position.state
    return str(player.match.spec.digest(state))


def seen(player: Player, number: int) -> str:
    spec, match = player.match.spec, player.match
    view = spec.observe(match.state_at(number), player.table.game.viewer).state
    return str(spec.digest(view))


# -- the log


def test_a_log_line_shows_the_position_after_its_decision(start: Start) -> None:
    player = start("Ada", bots=2)
    play_until(player, lambda: len(player.match.steps) > 30)
    table, match = player.table, player.match
    count = len(match.steps)
    panel = table.history.log
    panel.scroll_to(0)
    panel.scroll_to(panel.furthest - 200)
    head = panel._index_at(panel.offset + 40)
    assert panel.rows[head].open is False
    player.click((panel.rect.x + 40, panel.rect.y + 40))
    assert table.controller.looking is None
    assert panel.rows[head].open
    table.relayout(player.app.size)
    panel = table.history.log
    assert panel.rows[head].open, "a turn stays open in a window of another size"
    panel.scroll_to(panel.furthest - 200)
    panel.scroll_to(sum(panel._heights[:head]) - 20)
    number = panel.rows[head + 1].number
    assert 0 < number < count
    top = sum(panel._heights[: head + 1]) - panel.offset
    player.click((panel.rect.x + 40, panel.rect.y + top + 8))
    assert table.controller.looking == number
    assert shown(player) == seen(player, number)
    assert tabletop(table.view).inputs.position.marks == table.game.decision(number).events
    assert not tabletop(table.view).inputs.position.options
    assert table.action_bar.banner.visible
    player.settle(0.5)
    assert len(match.steps) == count
    player.click(table.action_bar.banner)
    assert table.controller.looking is None
    assert not table.action_bar.banner.visible
    assert shown(player) == seen(player, count)
    assert tabletop(table.view).inputs.position.options


def test_every_line_belongs_to_its_decision(start: Start) -> None:
    """The log written while playing has the same numbers as the one made after loading."""
    player = start("Ada", bots=2)
    play_until(player, lambda: len(player.match.steps) > 60)
    player.until_free()
    game = player.table.game
    lines = list(zip(game.log.numbers, [line.text for line in game.log.lines], strict=True))
    told = [any(game.lines(event) for event in step.events) for step in player.match.steps]
    assert set(game.log.numbers) == {number for number, said in enumerate(told, 1) if said}
    game.rebuild_log()
    again = list(zip(game.log.numbers, [line.text for line in game.log.lines], strict=True))
    assert lines == again


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_two_lines_stand_in_the_middle_of_the_banner(start: Start, scale: float) -> None:
    """They stood on the upper edge when words and buttons were larger."""
    player = start("Ada", bots=1)
    player.app.set_scale(scale)
    banner = player.table.action_bar.banner
    plain, words = (pygame.Surface(banner.rect.size) for _ in range(2))
    banner.paint(plain, "normal")
    banner.text = "Looking back: Dorian takes the research card “Test bench” and hires a worker."
    banner.paint(words, "normal")
    plain.blit(words, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    same = pygame.mask.from_threshold(plain, (0, 0, 0), (40, 40, 40, 255))
    same.invert()
    ink = same.get_bounding_rects()
    above = min(letter.top for letter in ink)
    below = banner.rect.h - max(letter.bottom for letter in ink)
    assert min(above, below) >= 4 * scale
    assert abs(above - below) <= 3 * scale


def test_nothing_can_be_decided_while_looking_back(start: Start) -> None:
    player = start("Ada", bots=1)
    play_until(player, lambda: len(player.match.steps) > 12)
    table, count = player.table, len(player.match.steps)
    targets = table.view.targets(player.match.legal()[0])
    table.controller.look(3)
    player.click(targets[0])
    assert "earlier position" in table.notes.bubble.text
    player.key(pygame.K_e)
    assert table.controller.looking is None
    table.controller.look(3)
    player.key(pygame.K_u)
    assert table.controller.looking is None
    table.controller.look(3)
    player.key(pygame.K_ESCAPE)
    assert table.controller.looking is None
    assert player.scene is table
    assert len(player.match.steps) == count


def test_bots_wait_while_somebody_looks_back(start: Start) -> None:
    player = start("Ada", bots=2, speed="normal")
    table = player.table
    for _ in range(2000):
        if not player.match.seats[player.match.actor].is_person and len(player.match.steps) > 2:
            break
        if player.free:
            player.choose(player.match.legal()[0])
        player.frame()
    table.controller.look(2)
    count = len(player.match.steps)
    player.settle(2)
    assert len(player.match.steps) == count
    assert player.app.next_update() > 0.05
    player.key(pygame.K_ESCAPE)
    player.settle(2)
    assert len(player.match.steps) > count


def test_looking_back_survives_a_new_layout(start: Start) -> None:
    player = start("Ada", bots=1)
    play_until(player, lambda: len(player.match.steps) > 12)
    player.table.controller.look(5)
    player.resize(1600, 900)
    player.frame()
    assert shown(player) == seen(player, 5)
    assert player.table.action_bar.banner.visible
    assert player.table.history.log.shown == 5


def test_log_lines_by_keyboard(start: Start) -> None:
    player = start("Ada", bots=1)
    play_until(player, lambda: len(player.match.steps) > 12)
    table = player.table
    table.ui.focus.focus(table.history.log)
    panel = table.history.log
    while panel.rows[panel._chosen].open is None:
        player.key(pygame.K_UP)
    head = panel._chosen
    player.key(pygame.K_RETURN)
    assert panel.rows[head].open
    player.key(pygame.K_DOWN)
    wanted = panel.rows[head + 1].number
    player.key(pygame.K_RETURN)
    assert table.controller.looking == wanted


# -- what is new since the last turn


def marked_lines(player: Player) -> list[tuple[int, str, str]]:
    """Number, weight and words of the lines from the mark on."""
    rows, _ = player.table.game.log.shown()
    said = [(row.number, row.line.weight, plain(row.line.text)) for row in rows]
    begin = next((at for at, (_, weight, _) in enumerate(said) if weight == "mark"), len(said))
    return said[begin:]


def test_the_log_marks_what_is_new_with_the_own_turn(start: Start) -> None:
    """The mark stands before the first decision of the others, and is in sight."""
    player = start("Ada", bots=2)
    play_until(player, lambda: len(player.match.steps) > 40)
    table, match = player.table, player.match
    play_until(player, lambda: match.steps[-1].seat != 0)
    first, end = since_last_turn(table.game)
    assert first < end == len(match.steps)
    assert all(step.seat != 0 for step in match.steps[first:end])
    said = marked_lines(player)
    assert said[0][1:] == ("mark", "Since Ada's last turn")
    assert {number for number, _, _ in said} <= set(range(first + 1, end + 1))
    panel = table.history.log
    at = next(i for i, row in enumerate(panel.rows) if row.line.weight == "mark")
    assert panel.offset <= sum(panel._heights[:at]) < panel.offset + panel.rect.h


@pytest.mark.parametrize(
    ("seats", "words"),
    [((1, 2), "Before Ada's first turn"), ((0, 1, 2), "Since Ada's last turn")],
)
def test_before_the_first_turn_nothing_is_called_the_last(
    seats: tuple[int, ...], words: str
) -> None:
    steps = [SimpleNamespace(seat=seat) for seat in seats]
    game: Any = SimpleNamespace(
        match=SimpleNamespace(steps=steps), viewer=0, names=["Ada", "Bo", "Cy"], tr=ENGLISH,
        log=SimpleNamespace(reader=None), hooks=SimpleNamespace(touched=lambda *_: []),
        decision=lambda number: SimpleNamespace(before=None, after=None, events=[]),
    )  # fmt: skip
    Recap(game).update(busy=False)
    assert plain(game.log.reader.words) == words


def test_after_the_own_decision_the_newest_line_is_in_sight(start: Start) -> None:
    player = start("Ada", bots=3)
    match, panel = player.match, player.table.history.log

    def much_is_new() -> bool:
        """More than the log can show unfolded, before a decision that does not end the turn."""
        panel.book.opened.update(range(500))
        panel.renew()
        marks = [i for i, row in enumerate(panel.rows) if row.line.weight == "mark"]
        return bool(marks) and sum(panel._heights[: marks[0]]) < panel.furthest - 60

    play_until(player, lambda: match.actor == 0 and much_is_new())
    player.choose(match.legal()[0])
    player.frame()
    assert much_is_new()
    assert panel.offset == panel.furthest


def test_the_log_has_one_mark_and_goes_to_it_by_key(start: Start) -> None:
    player = start("Ada", bots=2)
    play_until(player, lambda: len(player.match.steps) > 60)
    panel = player.table.history.log
    assert [row.line.weight for row in panel.rows].count("mark") == 1
    panel.scroll_to(0)
    player.key(pygame.K_r)
    player.frame()
    at = next(i for i, row in enumerate(panel.rows) if row.line.weight == "mark")
    assert panel.offset == min(sum(panel._heights[:at]), panel.furthest)


TOUCHES = ("touch", "gain", "loss")


def test_the_log_names_people_and_says_how_it_touched(start: Start) -> None:
    player = start("Ada", bots=2)
    touched: list[str] = []

    def enough() -> bool:
        touched.extend(words for _, weight, words in marked_lines(player) if weight in TOUCHES)
        return len(set(touched)) > 5

    play_until(player, enough)
    assert all("Ada" in line and "you" not in line.split() for line in touched)


def test_what_touched_whom_is_said_behind_the_decision(start: Start) -> None:
    player = start("Ada", bots=2)
    play_until(player, lambda: any(w in TOUCHES for _, w, _ in marked_lines(player)))
    numbers = [number for number, _, _ in marked_lines(player)]
    assert numbers == sorted(numbers)
    game = player.table.game
    for number, weight, words in marked_lines(player):
        if weight in TOUCHES:
            one = game.decision(number)
            said = game.hooks.touched(one.before, one.after, one.events, 0, game.names)
            assert words in [line.text for line in said]


def test_without_others_nothing_is_new(start: Start) -> None:
    seed = next(s for s in range(20) if registry.load("kraftwagen").new(2, s, {}).current == 0)
    player = start("Ada", bots=1, seed=seed)
    player.key(pygame.K_r)
    assert player.table.notes.bubble.text
    play_until(player, lambda: bool(player.table.game.log.lines))
    assert all(step.seat == 0 for step in player.match.steps)
    assert marked_lines(player) == []


# -- pace


def test_step_mode_waits_for_a_key_a_click_or_next(start: Start) -> None:
    player = start("Ada", bots=2, step_mode=True)
    bots_to_move(player)
    for go_on in (
        lambda: player.key(pygame.K_SPACE),
        lambda: player.click(player.table.board.center),
        lambda: player.click(player.table.action_bar.next),
        lambda: player.key(pygame.K_RETURN),
    ):
        bots_to_move(player)
        count = len(player.match.steps)
        player.settle(1)
        assert len(player.match.steps) == count
        assert player.table.action_bar.next.visible
        go_on()
        player.frame(4)
        assert len(player.match.steps) == count + 1


def test_step_mode_is_switched_in_the_bar_and_remembered(start: Start) -> None:
    player = start("Ada", bots=2)
    player.click(player.table.top_bar.step)
    assert player.app.settings.step_mode
    bots_to_move(player)
    count = len(player.match.steps)
    player.key(pygame.K_n)
    assert not player.app.settings.step_mode
    player.frame(3)
    assert len(player.match.steps) > count
    from kraftwagen.ui.platform.settings import load_settings

    assert not load_settings(player.app.paths.settings_file)[0].step_mode


def test_a_key_shows_the_rest_of_a_bots_turn_at_once(start: Start) -> None:
    player = start("Ada", bots=2, speed="slow")
    director = player.table.director

    def bot_moves() -> bool:
        steps = player.match.steps
        return director.busy and bool(steps) and steps[-1].seat != 0

    for _ in range(4000):
        if bot_moves():
            break
        if player.free:
            player.choose(player.match.legal()[0])
        player.frame()
    seat = player.match.steps[-1].seat
    player.key(pygame.K_SPACE)
    for _ in range(40):
        player.frame()
        if player.match.steps[-1].seat == seat:
            assert not director.busy
    assert player.match.steps[-1].seat != seat or player.match.actor != seat


# -- seats


def test_a_seat_is_handed_to_a_bot_and_back(start: Start) -> None:
    player = start("Ada", bots=1)
    play_until(player, lambda: player.match.actor == 0)
    before = len(player.match.steps)
    player.key(pygame.K_ESCAPE)
    player.press("Hand over a seat")
    assert player.scene.name == "seats"
    player.scene.choose(0, "random")
    player.press("Continue")
    player.frame(30)
    assert player.match.seats[0].controller == "random"
    assert any(step.seat == 0 for step in player.match.steps[before:])
    lines = [plain(line.text) for line in player.table.game.log.lines]
    assert any("a bot plays for Ada" in line for line in lines)
    player.click(player.table.action_bar.plate)
    player.scene.choose(0, "person")
    player.press("Continue")
    player.frame()
    player.until_free()
    assert player.match.actor == 0
    record = Saves(player.app.paths.saves).latest()
    assert record is not None
    assert verify(record, player.match.spec) is None
    assert [seat.controller for seat in record.header.seats] == ["person", "random"]
    again = Match.from_record(player.match.spec, record)
    assert [(one.seat, one.after) for one in again.handovers] == [(0, "random"), (0, "person")]


def test_a_bots_seat_taken_by_a_person_asks_for_the_screen(start: Start) -> None:
    player = start("Ada", bots=1)
    play_until(player, lambda: player.match.actor == 0)
    player.table.controller.hand_over(1, "person")
    seats = set()
    for _ in range(60):
        player.frame()
        if player.scene.name == "handoff":
            seats.add(player.scene.seat)
            player.click((20, 20))
        player.until_free()
        if player.free:
            player.choose(player.match.legal()[0])
    assert seats == {0, 1}
    assert not player.table.game.open_totals
