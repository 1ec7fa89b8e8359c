"""A table for a player who wants everything larger: its own parts, the rest a press away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.tools.screenshots import shoot
from kraftwagen.ui.boxes import Sheet
from kraftwagen.ui.scenes.parts.seat_tabs import SeatTab
from kraftwagen.ui.scenes.table import notes
from kraftwagen.ui.tables.parts.table_input import ENLARGED
from tests import games
from tests.every import in_turn, pairs
from tests.ui.driver import LEAP, Driver
from tests.ui.text_sizes import LANGUAGES

TABLES = {
    game: next(name for name in games.sample(game).largest if "4" in name or "four" in name)
    for game in games.GAMES
}
"""A picture of a game of four."""


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Any]:
    """Open the table of a game in a window of a size, at a player's scale."""
    apps = []

    def show(game: str, scale: float, size: tuple[int, int] = (1920, 1080)) -> Driver:
        app = shoot.window(tmp_path, size, scale, game)
        apps.append(app)
        app.stack.push(dict(shoot.shots(game))[TABLES[game]](app))
        for _ in range(3):
            app.step([], 1 / 60)
        return Driver(app)

    yield show
    for app in apps:
        app.close()


@pytest.fixture
def replayed(opened: Any) -> Any:
    """Open the replay of that game over its table, at a moment of one of its turns."""

    def show(game: str, scale: float, size: tuple[int, int] = (1920, 1080)) -> Driver:
        driver: Driver = opened(game, scale, size)
        driver.app.routes.replay(driver.scene.game.match, len(driver.scene.game.match.steps) // 2)
        driver.frame(2)
        return driver

    return show


def parts(driver: Driver, game: str) -> dict[str, float]:
    """The areas where one acts, in pixels of the window; of the round ring its square."""
    layout = driver.scene.view.top.pad.layout
    found = {name: layout.areas()[name] for name in games.sample(game).acted}
    square = {"ring", "grid"}
    return {
        name: min(rect.size) ** 2 if name in square else rect.w * rect.h
        for name, rect in found.items()
    }


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("way", ["opened", "replayed"])
def test_where_one_acts_is_larger(request: pytest.FixtureRequest, way: str, game: str) -> None:
    show = request.getfixturevalue(way)
    usual = parts(show(game, 1.0), game)
    for scale, least in ((1.5, 1.3), (2.0, 1.6)):
        larger = parts(show(game, scale), game)
        grown = {name: larger[name] / usual[name] for name in usual}
        assert min(grown.values()) >= least, grown


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.5), ((1920, 1080), 2.0), ((900, 1200), 1.5), ((1024, 768), 1.5)],
)
def test_all_that_is_one_s_own_stays_in_sight(
    opened: Any, game: str, size: tuple[int, int], scale: float
) -> None:
    driver = opened(game, scale, size)
    view = driver.scene.view
    layout, board = view.top.pad.layout, driver.scene.board
    own = {name: rect for name, rect in layout.areas().items() if "opponent" not in name}
    assert layout.folded
    assert view.camera.factor == 1.0
    for name, rect in own.items():
        assert board.contains(rect), name
        others = [other for key, other in own.items() if key != name]
        assert rect.collidelist(others) < 0, name
    able = view.keys.possible()
    assert able
    assert all(board.contains(view.keys.stop(key).focus_rect) for key in able)
    # The focus ring never goes where nothing can be seen.
    assert all(board.colliderect(stop.focus_rect) for stop in view.keys.stops())


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.5), ((1280, 720), 1.0)])
@pytest.mark.parametrize("names", [("Bo", "Heidi"), ("Bo", "Wilhelmina")])
def test_the_bar_keeps_its_form_during_a_game(
    opened: Any,
    game: str,
    size: tuple[int, int],
    scale: float,
    names: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever its title says, and whoever of several persons is at the screen."""
    driver = opened(game, scale, size)
    scene, hooks = driver.scene, driver.scene.hooks
    monkeypatch.setattr(type(scene.game), "persons", property(lambda game: [0, 1]))
    monkeypatch.setattr(type(scene.game), "helped", True)
    driver.app.settings.large_pictures = True
    scene.game.names[:2] = names
    seen = set()
    for viewer in (0, 1):
        scene.game.viewer = viewer
        for title in hooks.titles(scene.game.match.state):
            monkeypatch.setattr(hooks, "title", lambda state, title=title: title)
            scene.relayout(size)
            driver.frame(3)
            assert scene.top_bar.title.text.startswith(title)
            bar = scene.top_bar
            parts = (bar.speed, bar.step, bar.log, bar.close_up, *bar.tabs)
            seen.add((type(bar.speed), *(tuple(part.rect) for part in parts)))
    assert len(seen) == 1


@pytest.mark.parametrize("game", games.GAMES)
def test_every_title_of_a_game_is_known_at_its_beginning(opened: Any, game: str) -> None:
    hooks, match = opened(game, 1.0).scene.hooks, opened(game, 1.0).scene.game.match
    known = hooks.titles(match.state_at(0))
    assert {hooks.title(match.state_at(n)) for n in range(len(match.steps) + 1)} <= set(known)


@pytest.mark.parametrize("game", games.GAMES)
def test_no_line_breaks_beside_a_figure_of_a_title(opened: Any, game: str) -> None:
    """The menu broke "Round 1 of 4" before the 4."""
    driver = opened(game, 1.0)
    hooks, state = driver.scene.hooks, driver.scene.game.match.state
    for language in LANGUAGES:
        driver.app.set_language(language)
        titles = " / ".join(hooks.titles(state))
        assert re.search(r"\d", titles)
        assert not re.search(r"[^/] \d|\d \w+\W\d", titles), titles


@pytest.mark.parametrize("game", games.GAMES)
def test_the_log_is_one_key_or_click_away(opened: Any, game: str) -> None:
    driver = opened(game, 1.5)
    assert not driver.scene.history.log.visible
    wide = driver.scene.board.w
    driver.key(pygame.K_r)
    driver.frame(2)
    assert driver.scene.history.log.visible
    assert driver.scene.board.w < wide
    driver.key(pygame.K_ESCAPE)
    driver.frame(2)
    assert not driver.scene.history.log.visible
    assert driver.scene.name == "table"
    driver.click(driver.scene.top_bar.log.rect.center)
    driver.frame(2)
    assert driver.scene.history.log.visible
    driver.click(driver.scene.top_bar.log.rect.center)
    driver.frame(2)
    assert not driver.scene.history.log.visible


@pytest.mark.parametrize("game", games.GAMES)
def test_what_stands_beside_a_folded_table_takes_its_presses(opened: Any, game: str) -> None:
    """The boards folded away lie out of sight there."""
    driver = opened(game, 1.5, (1280, 720))
    driver.key(pygame.K_r)
    driver.frame(2)
    view, side = driver.scene.view, driver.scene.side
    for x in range(side.x, side.right, 20):
        assert not any(view.places((x, y)) for y in range(side.y, side.bottom, 20))
    driver.app.stack.push(dict(shoot.shots(game))["first-tip"](driver.app))
    driver.frame(3)
    driver.press("Stop")
    driver.frame(2)
    assert driver.scene.view.opened is None
    assert driver.scene.note_panel.note is None


@pytest.mark.parametrize("game", games.GAMES)
def test_other_seats_are_one_key_or_click_away(opened: Any, game: str) -> None:
    driver = opened(game, 1.5)
    view, tabs = driver.scene.view, driver.scene.top_bar.tabs
    others = {seat for seat in range(4) if seat != driver.scene.game.viewer}
    assert len(tabs) == 3
    seen = []
    for tab in tabs:
        driver.click(tab.rect.center)
        driver.frame(2)
        seen.append(view.opened)
        assert view.top.inputs.enlarged.items
    assert set(seen) == others
    driver.key(pygame.K_ESCAPE)
    driver.frame(2)
    assert view.opened is None
    assert driver.scene.name == "table"
    by_key = []
    for _ in range(4):
        driver.key(pygame.K_o)
        driver.frame(2)
        by_key.append(view.opened)
    assert by_key == [*seen, None]


@pytest.mark.parametrize("game", games.GAMES)
def test_tabs_can_have_the_focus(opened: Any, game: str) -> None:
    """So that keyboards and controllers reach them."""
    driver = opened(game, 1.5)
    assert all(one.focusable for one in driver.scene.ui.widgets if isinstance(one, SeatTab))


def tabs_of(driver: Driver) -> list[tuple[int, object]]:
    """The seat of each tab and its score."""
    return [(one._seat, one._seen[2]) for one in driver.scene.top_bar.tabs]


@pytest.mark.parametrize("game", games.GAMES)
def test_tabs_tell_the_scores_that_the_viewer_may_know(opened: Any, game: str) -> None:
    driver = opened(game, 1.5, (2800, 1080))
    table, spec = driver.scene.game, driver.scene.game.spec
    shown = driver.scene.view.position.state
    for seat, score in tabs_of(driver):
        assert score == str(spec.scores(shown)[seat])
    driver.app.settings.open_totals = "off"
    for seat, _ in tabs_of(driver):
        secret = table.hidden_totals and not table.hooks.open_scores
        assert (driver.scene.controller.fold.score(seat) is None) == bool(secret)


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(("way", "bar"), [("opened", "top_bar"), ("replayed", "_top")])
def test_scores_change_nothing_else_of_the_bar(
    request: pytest.FixtureRequest, way: str, bar: str, game: str
) -> None:
    """Every form of the bar comes with scores, then without where there is no room for them."""
    top = getattr(request.getfixturevalue(way)(game, 1.5).scene, bar)
    forms, sheet = top.content().boxes, Sheet(top.ui)
    least = [box.widths(sheet)[0] for box in forms[: len(forms) // 2 * 2]]
    for wide in range(min(least), max(least) + 20, 20):
        fits = [number for number, one in enumerate(least) if one <= wide]
        plain = [number for number in fits if number % 2]
        assert fits[0] in (plain[0], plain[0] - 1)


@pytest.mark.parametrize("game", games.GAMES)
def test_without_room_the_table_is_shown_from_close_by(opened: Any, game: str) -> None:
    driver = opened(game, 2.0, (1280, 720))
    assert driver.scene.view.camera.close
    driver.key(pygame.K_z)
    driver.frame(2)
    assert not driver.scene.view.camera.close, "the player's choice counts"
    driver.scene.relayout(driver.app.size)
    assert not driver.scene.view.camera.close


@pytest.mark.parametrize("game", games.GAMES)
def test_a_tall_window_has_the_log_below(opened: Any, game: str) -> None:
    driver = opened(game, 1.0, (900, 1200))
    log, board = driver.scene.history.log, driver.scene.board
    assert board.w == 900
    assert log.rect.top >= board.bottom
    assert log.rect.w > 800
    areas = list(driver.scene.view.top.pad.layout.areas().values())
    used = max(rect.bottom for rect in areas) - min(rect.top for rect in areas)
    assert used >= 0.95 * board.h


# -- the replay


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(("scale", "size"), pairs([1.0, 1.5, 2.0], [(1280, 720), (900, 1200)]))
def test_a_replay_folds_where_its_table_does(
    replayed: Any, game: str, size: tuple[int, int], scale: float
) -> None:
    """Each scale in one of the windows; ``EVERY=1``: in all."""
    scene = replayed(game, scale, size).scene
    assert scene.view.top.pad.layout.folded == (scale > 1)
    assert scene._log.visible == (scale == 1)
    assert not scene.view.camera.close, "all that moves is in sight"


@pytest.mark.parametrize("game", games.GAMES)
def test_the_log_of_a_replay_is_one_key_or_click_away(replayed: Any, game: str) -> None:
    driver = replayed(game, 1.5)
    scene, wide = driver.scene, driver.scene.board.w
    door = scene._top.log.rect.center
    for press in (lambda: driver.key(pygame.K_r), lambda: driver.click(door)):
        press()
        driver.frame(2)
        assert scene._log.visible
        assert scene.board.w < wide
        number = scene.number
        driver.click((scene._log.rect.x + 40, scene._log.rect.y + 40))
        assert scene.number != number
        scene.go(number)
        driver.key(pygame.K_ESCAPE)
        assert not scene._log.visible
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "table"


@pytest.mark.parametrize("game", games.GAMES)
def test_other_seats_of_a_replay_are_one_key_or_click_away(replayed: Any, game: str) -> None:
    driver = replayed(game, 1.5)
    scene = driver.scene
    for viewer in (0, 2):
        scene.see(viewer)
        others = [(viewer + step) % 4 for step in (1, 2, 3)]
        for seat, tab in zip(others, scene._top.tabs, strict=True):
            driver.click(tab.rect.center)
            driver.key(pygame.K_RIGHT)
            assert scene.view.opened == seat, "it stays open while the game goes on"
            assert scene.view.top.inputs.enlarged.items
        driver.key(pygame.K_ESCAPE)
        for seat in [*others, None]:
            driver.key(pygame.K_o)
            assert scene.view.opened == seat


# -- tips and other seats' boards, at the usual scale


def others(driver: Driver) -> dict[int, tuple[int, int]]:
    """A point of the window on the things of each other seat."""
    view = driver.scene.view
    places = view.top.pad.layout.opponents
    inputs = view.top.inputs
    found = {}
    for key, rect in view.top.pad.zones.items():
        seat = inputs.owner(key)
        if seat is not None and any(place.contains(rect) for place in places):
            found.setdefault(seat, rect.center)
    return found


@pytest.mark.parametrize(
    ("size", "game"), pairs([(1280, 720), (1920, 1080), (900, 1200)], games.GAMES)
)
def test_a_board_opens_by_a_click_and_never_over_where_one_acts(
    opened: Any, game: str, size: tuple[int, int]
) -> None:
    """Each window with one of the games; ``EVERY=1``: with all."""
    driver = opened(game, 1.0, size)
    view = driver.scene.view
    able = [view.keys.stop(key).focus_rect for key in view.keys.possible()]
    count = len(driver.scene.game.match.steps)
    for seat, spot in others(driver).items():
        driver.click(spot)
        driver.frame(2)
        assert view.opened == seat
        panel = view.top.inputs.enlarged.zones[ENLARGED]
        assert panel.collidelist(able) < 0
        driver.click(panel.center)
        driver.frame(2)
        assert view.opened is None
    assert len(driver.scene.game.match.steps) == count


@pytest.mark.parametrize("game", games.GAMES)
def test_a_glance_opens_no_board_a_long_look_does(opened: Any, game: str) -> None:
    driver = opened(game, 1.0, (1280, 720))
    (spot, *_) = others(driver).values()
    driver.move(spot)
    driver.settle(1.0)
    assert driver.scene.view.top.inputs.large_seat() is None
    driver.settle(0.5)
    assert driver.scene.view.top.inputs.large_seat() is not None


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize(("scale", "size"), [(1.0, (1280, 720)), (1.5, (1280, 720))])
def test_tips_stand_in_the_strip(
    opened: Any, game: str, scale: float, size: tuple[int, int]
) -> None:
    """At one of twelve places; ``EVERY=1``: at all."""
    driver = opened(game, scale, size)
    scene = driver.scene
    view, strip = scene.view, scene._strip()
    assert scene.action_bar.rect.contains(strip)
    buttons = [scene.action_bar.hint.rect, scene.action_bar.undo.rect, scene.action_bar.plate.rect]
    assert strip.collidelist(buttons) < 0
    told = 0
    for stop in in_turn(view.keys.stops(), 0, 12):
        spot = stop.focus_rect.center
        if not scene.board.collidepoint(spot):
            continue
        driver.move(spot)
        driver.frame(7, dt=LEAP)
        if scene.ui.told:
            told += 1
            driver.app.draw()
            scene.notes._asked = ""
            driver.key(pygame.K_F2)
            assert scene.ui.told, "the whole tip on request"
            assert scene.notes._asked == scene.ui.told
    assert told > 2


@pytest.mark.parametrize("game", games.GAMES)
def test_a_tip_shows_the_piece_it_is_about(opened: Any, game: str) -> None:
    driver = opened(game, 1.0, (1280, 720))
    scene = driver.scene
    strip, sprites = scene._strip(), scene.view.top.pad.sprites
    words = 0
    for key, sprite in sprites.items():
        spot = sprite.rect.center
        inside = scene.board.collidepoint(spot) and scene.view.top.pad.under(spot)[:1] == [key]
        if not inside or not scene.view.tooltip(spot):
            continue
        driver.move((strip.x, strip.bottom + 40))
        driver.move(spot)
        driver.frame(7, dt=LEAP)
        if not scene.ui.told:
            continue
        driver.app.draw()
        words += 1
        assert scene.notes._picture is sprite.image
        shown = notes._glyph(scene.ui, strip, sprite.image)
        assert shown.get_height() < strip.h
        place = shown.get_rect(midleft=(strip.x + scene.ui.theme.px(9), strip.centery))
        drawn = driver.app.screen.subsurface(place)
        middle = shown.get_rect().center
        if shown.get_at(middle).a == 255:
            pairs = zip(drawn.get_at(middle)[:3], shown.get_at(middle)[:3], strict=True)
            assert all(abs(one - other) < 12 for one, other in pairs)
        if words == 8:
            break
    assert words > 4
