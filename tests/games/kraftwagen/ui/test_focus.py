"""Where the ring goes by itself at the table, and in which order Tab goes on."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from kraftwagen.games.kraftwagen import codes
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.tables.kraftwagen.input.keyboard import Stop
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.playing import Player, QuickRunner, Start


@pytest.fixture
def begin(when: Start, monkeypatch: pytest.MonkeyPatch) -> Start:
    """A table that nobody looks at."""
    monkeypatch.setattr(TableScene, "draw", lambda self, surface: None)
    return partial(when, auto_end_turn=False)


def only(match: Match, *kinds: int) -> bool:
    """Whether Ada may do this and nothing else."""
    return match.actor == 0 and {codes.kind(code) for code in match.legal()} == set(kinds)


def last_action(match: Match, *then: int) -> bool:
    """Whether the present decision is Ada's last one before the turn can only end so."""
    if match.actor != 0 or codes.END_TURN in match.legal():
        return False
    ahead = match.spec.clone(match.state)
    match.spec.apply(ahead, match.legal()[0])
    found = match.spec.legal(ahead)
    return match.spec.actor(ahead) == 0 and {codes.kind(code) for code in found} == set(then)


def at(player: Player) -> Any:
    """What the ring stands on, a name of the board or the words of a button."""
    ring = player.table.ui.focus
    if not ring.shown or ring.current is None or not ring.current.focusable:
        return None
    return ring.current.key if isinstance(ring.current, Stop) else ring.current.text


def by_keys(player: Player, code: int) -> None:
    """Decide by the next choices and Enter, as somebody without a mouse does."""
    keys = player.table.view.keys
    for place in keys.way(code):
        for _ in range(80):
            if keys.current == place:
                break
            player.key(pygame.K_PERIOD)
        player.key(pygame.K_RETURN)
    player.frame()


def test_after_the_last_action_the_ring_is_on_end_turn(begin: Start) -> None:
    player = begin(lambda match: last_action(match, codes.kind(codes.END_TURN)))
    player.until_free()
    by_keys(player, player.match.legal()[0])
    player.until_free()
    player.frame()
    assert at(player) == "End turn"


def test_pressed_by_the_ring_end_turn_leads_into_the_next_turn(begin: Start) -> None:
    """As its key does: the ring waits and stands then where something can be taken."""
    player = begin(lambda match: only(match, codes.kind(codes.END_TURN)))
    player.until_free()
    player.key(pygame.K_TAB)
    player.frame()
    assert at(player) == "End turn"
    count = len(player.match.steps)
    player.key(pygame.K_RETURN)
    for _ in range(300):
        player.pass_covers()
        player.until_free()
        player.frame()
        if player.match.actor == 0 and len(player.match.steps) > count + 1:
            break
    assert at(player) in player.table.view.keys.possible()


def test_a_car_is_offered_from_its_place_not_from_a_price(begin: Start) -> None:
    kinds = codes.kind(codes.END_TURN), codes.kind(codes.CAR)
    player = begin(lambda match: last_action(match, *kinds))
    player.until_free()
    by_keys(player, player.match.legal()[0])
    player.until_free()
    player.frame()
    assert at(player)[0] == "stall"


def test_wherever_a_car_is_begun_the_ring_goes_into_its_panel(begin: Start) -> None:
    player = begin(lambda match: match.actor == 0 and any(
        codes.kind(code) == codes.kind(codes.CAR) for code in match.legal()
    ))  # fmt: skip
    player.until_free()
    keys = player.table.view.keys
    sources = tabletop(player.table.view).inputs.touchable.builder.sources
    begun = [key for key in keys.possible() if key in sources]
    assert begun
    for key in begun:
        player.table.ui.focus.focus(keys.stop(key))
        player.key(pygame.K_RETURN)
        player.frame()
        if tabletop(player.table.view).inputs.selection.draft is None:
            player.key(pygame.K_ESCAPE)
            continue
        assert at(player)[0] == "build", key
        player.key(pygame.K_ESCAPE)
        player.frame()


def test_tab_begins_on_the_board_even_where_nothing_leads_there(begin: Start) -> None:
    """As in a replay: the widgets of the bars come before the board in the order of drawing."""
    player = begin(lambda match: match.actor == 0)
    ring = player.table.ui.focus
    assert not isinstance(ring.items()[0], Stop)
    ring.focus(None)
    ring.step(1)
    assert isinstance(ring.current, Stop)


def test_tab_begins_on_the_board_and_ends_with_the_bar_above(begin: Start) -> None:
    player = begin(lambda match: match.actor == 0 and codes.END_TURN not in match.legal())
    player.until_free()
    ring, table = player.table.ui.focus, player.table
    seen: list[Any] = []
    ring.focus(None)
    for _ in range(60):
        player.key(pygame.K_TAB)
        if seen and ring.current == seen[0]:
            break
        seen.append(ring.current)
    assert at(player) in table.view.keys.possible()
    board = [isinstance(item, Stop) for item in seen]
    assert board[0]
    first = board.index(False)
    assert not any(board[first : len(board) - board[::-1].index(False)])
    widgets = [item for item in seen if not isinstance(item, Stop)]
    above = [item for item in widgets if table.top_bar.rect.contains(item.rect)]
    assert widgets[-len(above) :] == above
    assert above == sorted(above, key=lambda item: item.rect.x)
    assert above[0].text == "Menu"


def test_when_the_game_is_over_the_ring_is_on_the_results(begin: Start) -> None:
    player = begin(lambda match: match.actor == 0)
    while not player.match.is_over:
        player.match.submit(player.match.actor, player.match.legal()[-1])
    table = TableScene(player.app, player.match, make_runner=QuickRunner)
    player.app.stack.reset(table)
    for _ in range(20):
        player.frame()
    while player.scene is not table:
        player.key(pygame.K_ESCAPE)
        player.frame()
    player.key(pygame.K_TAB)
    assert at(player) == "Details"
