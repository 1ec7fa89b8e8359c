"""The forecast and the reasons at the table itself, through real events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from kraftwagen.games.kraftwagen import codes
from kraftwagen.ui.tables.kraftwagen.preview import sale_forecast_panel
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.playing import Player, Start

Begin = Callable[..., Player]


def kinds(match: Any) -> set[int]:
    return {codes.kind(code) for code in match.spec.legal(match.state)}


def mine(kind: int) -> Callable[[Any], bool]:
    return lambda match: match.actor == 0 and kind in kinds(match)


def shown(player: Player) -> bool:
    return sale_forecast_panel.PANEL in tabletop(player.table.view).inputs.forecast.zones


def test_the_help_key_opens_the_rule_of_what_is_pointed_at(when: Start) -> None:
    player = when(mine(codes.TAKE))
    player.until_free()
    zones = tabletop(player.table.view).pad.zones
    for key, rule in ((("canteen", 0), "S2"), (("stack", 1), "A5"), (("award", 9), "W7")):
        player.move(zones[key].center)
        assert player.table.notes._tip_at(zones[key].center).endswith("\nF1: the rule")
        player.key(pygame.K_F1)
        assert (player.scene.name, player.scene._page.marked) == ("rules", rule)
        player.key(pygame.K_ESCAPE)
        assert player.scene is player.table
    player.move((1, 1))
    player.key(pygame.K_F1)
    assert player.scene._page.marked == ""


def test_a_refusal_leads_to_the_page_of_its_rule(when: Start) -> None:
    player = when(mine(codes.TAKE))
    player.until_free()
    player.click(tabletop(player.table.view).pad.zones[("canteen", 0)].center)
    bubble = player.table.notes.bubble
    assert bubble.left > 0
    player.app.draw()
    player.click(bubble._button.center)
    assert player.scene.name == "rules"
    assert player.scene._page.marked == "C2"
    player.key(pygame.K_ESCAPE)
    assert player.scene is player.table
    player.click(tabletop(player.table.view).pad.zones[("canteen", 0)].center)
    player.key(pygame.K_F1)
    assert player.scene.name == "rules"


def test_resting_on_what_is_used_up_says_why(when: Start) -> None:
    def wanted(match: Any) -> bool:
        state = match.state
        choices = [c for c in match.spec.legal(state) if codes.kind(c) == codes.BUYER]
        return match.actor == 0 and 0 in state.stacks and codes.BUYER | 4 not in choices != []

    player = when(wanted)
    player.until_free()
    zones = tabletop(player.table.view).pad.zones
    empty = player.match.state.stacks.index(0)
    player.move(zones[("stack", empty)].center)
    player.settle(1.2)
    bubble = player.table.notes.bubble
    assert bubble.left > 0
    said = bubble.text
    assert said.startswith("No ")
    player.move(zones[("deck",)].center)
    assert 0 < bubble.left < 1, "it waits for a pointer on its way to the link"
    player.settle(0.8)
    assert bubble.left <= 0
    player.move(zones[("track", 2)].center)
    player.settle(1.2)
    assert bubble.left <= 0


def test_the_forecast_comes_while_a_bot_moves_and_does_not_skip_it(when: Start) -> None:
    player = when(lambda match: match.actor != 0 and bool(match.state.cars), speed="slow")
    for _ in range(300):
        player.frame()
        if player.table.director.moving:
            break
    assert player.table.director.busy
    player.key(pygame.K_f)
    assert shown(player)
    assert player.table.director.busy, "the move goes on"
    button = tabletop(player.table.view).inputs.forecast.zones[sale_forecast_panel.BUTTON]
    player.click(button.center)
    assert not shown(player)
    player.key(pygame.K_f)
    decided = len(player.match.steps)
    for _ in range(2000):
        player.frame()
        if len(player.match.steps) > decided + 2:
            break
    assert shown(player), "it stays through the moves of others"


def test_escape_closes_the_topmost_thing(when: Start) -> None:
    player = when(mine(codes.TAKE))
    player.until_free()
    player.key(pygame.K_f)
    player.click(tabletop(player.table.view).pad.zones[("canteen", 0)].center)
    bubble = player.table.notes.bubble
    assert bubble.left > 0
    player.key(pygame.K_ESCAPE)
    assert bubble.left <= 0
    assert shown(player)
    player.key(pygame.K_ESCAPE)
    assert not shown(player)
    assert player.scene is player.table
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "pause"


def test_keys_that_are_no_letter_keep_their_meaning(when: Start) -> None:
    """With letters shown and none in use, E still ends the turn."""
    player = when(lambda match: match.actor == 0 and kinds(match) == {codes.END_TURN})
    player.until_free()
    player.key(pygame.K_h)
    keys = player.table.view.keys
    assert keys.lettered
    assert keys.letters() == {}
    decided = len(player.match.steps)
    player.key(pygame.K_e)
    assert player.match.steps[decided].code == codes.END_TURN


def test_a_drag_that_cannot_be_says_what_a_click_says(when: Start) -> None:
    player = when(mine(codes.TAKE))
    player.until_free()
    zones, bubble = tabletop(player.table.view).pad.zones, player.table.notes.bubble
    player.click(zones[("canteen", 0)].center)
    said = bubble.text
    assert said
    sources = tabletop(player.table.view).inputs.touchable.sources
    worker = next(key for key in zones if key in sources)
    # Nothing that may be taken in hand, and something in hand brought to where it cannot lie.
    for start, end in (
        (zones[("canteen", 0)].center, zones[("deck",)].center),
        (zones[worker].center, zones[("canteen", 0)].center),
    ):
        bubble.hide()
        player.drag(start, end)
        assert (bubble.left > 0, bubble.text) == (True, said)


def test_the_strip_says_what_goes_back_for_the_part_in_hand(when: Start) -> None:
    """The prompt follows the pointer, and returns to the question away from the workshops."""
    bodies = [codes.BODY | drop for drop in range(1, 15)]
    player = when(
        lambda match: (
            match.actor == 0
            and sum(code in bodies for code in match.spec.legal(match.state)) > 1
            and codes.ENGINE not in kinds(match)
        )
    )
    player.until_free()
    view, strip = player.table.view, player.table.action_bar
    player.click(tabletop(view).pad.zones[("todo", 2)].center)
    asked = strip.state.prompt
    player.move(tabletop(view).pad.zones[("workshop", 0, 1)].center)
    assert "goes back to the supply" in strip.state.prompt
    player.move(tabletop(view).pad.zones[("pit",)].center)
    assert strip.state.prompt == asked


def test_a_tip_covers_none_of_the_choices_beside_it(when: Start) -> None:
    """The start tiles: who compares them reads all of them, and the tip in the strip below."""
    player = when(lambda match: match.actor == 0)
    player.until_free()
    table, ui = player.table, player.table.ui
    tiles = [stop.focus_rect for stop in table.view.keys.stops() if stop.key[0] == "start_tile"]
    assert len(tiles) > 1
    for tile in tiles:
        table.notes.tip.motion(tile.center, True, ui)
        player.frame(60)
        assert ui.told
        assert table._strip().collidelist(tiles) < 0
        table.notes.tip.hide(ui)
