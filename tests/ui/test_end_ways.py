"""What the end of a game leads to: the next one, a picture to share, the table of the evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.games.kraftwagen.screenshots.table import play_ahead
from kraftwagen.ui.platform.sound import Sound
from kraftwagen.ui.presenters.post_game import PostGameReport
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.history.again import evening, next_seed, note_winners
from kraftwagen.ui.scenes.history.end import EndScene
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.scenes.table.phase import Phase
from kraftwagen.ui.widgets.texts import Label
from tests.ui.driver import Driver

KRAFTWAGEN = registry.load("kraftwagen")


@pytest.fixture(scope="module")
def finished() -> Match:
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match = Match.new(KRAFTWAGEN, seats, 21, {}, "2026-11-20")
    play_ahead(match, lambda match, happened: False)
    return match


Open = Callable[..., Driver]


@pytest.fixture
def show(make_app: Callable[..., Any], finished: Match) -> Open:
    def begin(still: bool = False, people: int = 1) -> Driver:
        app, match = make_app(games=[finished.spec]), finished
        if people > 1:
            seats = [SeatInfo(info.name) for info in finished.seats[:people]]
            match = Match.new(KRAFTWAGEN, [*seats, *finished.seats[people:]], 21, {}, "2026-11-20")
            play_ahead(match, lambda match, happened: False)
        app.settings.reduced_motion = still
        app.routes.menu()
        app.stack.push(ResultsScene(match))
        app.stack.push(EndScene(match, PostGameReport(tuple(match.spec.merits)[:2])))
        return Driver(app)

    return begin


def titles(driver: Driver) -> list[str]:
    return [one.text for one in driver.widgets(Label) if one.text.endswith("'s game")]


def test_each_person_at_the_screen_has_a_story(show: Open) -> None:
    driver = show(still=True, people=2)
    scene = driver.scene
    first = scene.match.seats[scene.story.seat].name
    other = "Gustav" if first == "Ada" else "Ada"
    assert titles(driver) == [f"{first}'s game"]
    assert any("for all of you" in one.text for one in driver.widgets(Label))
    driver.settle(0.5)
    for now, then in ((other, first), (first, other)):
        driver.press(now)
        driver.settle(0.1)
        assert titles(driver) == [f"{now}'s game"]
        assert driver.button(then)
    alone = show(still=True)
    assert len(titles(alone)) == 1
    assert not any("for all of you" in one.text for one in alone.widgets(Label))


def test_the_evening_is_counted_for_the_same_people(show: Open, finished: Match) -> None:
    driver = show()
    app, names = driver.app, [seat.name for seat in finished.seats]
    assert evening(app, names) is None, "one game is no evening"
    other = Match.new(KRAFTWAGEN, finished.seats, 22, {}, "2026-11-20")
    play_ahead(other, lambda match, happened: False)
    note_winners(app, other)
    note_winners(app, other)
    found = evening(app, names)
    assert found is not None
    assert sum(found.victories.values()) == 2
    for one, two in (("Ada", "Gustav"), ("Gustav", "Helene")):
        assert found.ahead[one, two] + found.ahead[two, one] == 2
    assert evening(app, names[:2]) is None


def test_the_next_seat_begins_the_next_game(finished: Match) -> None:
    first = finished.spec.actor(finished.state_at(0))
    for _ in range(5):
        state = finished.spec.new(len(finished.seats), next_seed(finished), {})
        assert finished.spec.actor(state) == (first + 1) % len(finished.seats)


@pytest.mark.parametrize("still", [True, False])
def test_the_fanfare_comes_once_for_the_winner(
    show: Open, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    played: list[str] = []
    monkeypatch.setattr(Sound, "play", lambda self, name, *more: played.append(name))
    driver = show(still=still)
    assert ("game_end" in played) is still, "not before all stand"
    driver.settle(driver.scene.count.duration + driver.scene.picture.festive + 0.5)
    driver.click((300, 500))
    driver.settle(0.5)
    assert played.count("game_end") == 1


def test_the_podium_is_shared_as_a_picture_with_a_line(show: Open) -> None:
    driver = show(still=True)
    driver.settle(1.0)
    driver.press("Share")
    assert driver.scene.name == "dialog"
    (path,) = (driver.app.paths.data / "shared").glob("*.png")
    assert pygame.image.load(path).get_size() == (1200, 630)
    assert all(name in driver.scene.text for name in ("Ada", "Gustav", "Helene"))


def test_the_first_question_comes_within_two_seconds(
    make_app: Callable[..., Any], finished: Match
) -> None:
    app = make_app(games=[finished.spec], routes=Routes)
    app.routes.menu()
    app.routes.end(finished, fresh=False)
    driver = Driver(app)
    driver.settle(1.2)
    driver.press("Play again")
    driver.settle(2.0)
    assert driver.scene.name == "table"
    asked = driver.scene.controller.present in (Phase.FREE, Phase.THINKING)
    assert asked or driver.scene.game.match.steps, "or a quick bot has answered already"
    names = [seat.name for seat in driver.scene.game.match.seats]
    assert names == [seat.name for seat in finished.seats]


def test_from_the_details_one_gets_back_to_the_podium(show: Open) -> None:
    driver = show()
    driver.settle(60)
    driver.press("Details")
    driver.settle(1)
    results = driver.scene
    assert results.name == "results"
    driver.press("Podium")
    driver.settle(1)
    assert driver.scene.name == "end"
    assert driver.scene.done, "nothing is counted again"
    driver.press("Details")
    driver.settle(1)
    assert driver.scene is results
