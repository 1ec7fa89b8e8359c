"""Each game through the whole window: set up, played, saved, shown again, looked at, counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from operator import attrgetter

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.replay import verify
from kraftwagen.ui.presenters.match_setup import PERSON
from kraftwagen.ui.scenes.menu.posters import Poster
from kraftwagen.ui.scenes.replay.share import ShareScene
from kraftwagen.ui.widgets import Button, ChoiceBar, Label
from tests import games
from tests.every import EVERY, in_turn
from tests.games import sample
from tests.ui.playing import Player
from tests.ui.stones import GAMES, house, toy_table  # noqa: F401 - fixtures

TOY = {
    "average": "Average points", "course": "Points game by game", "source": "Stones",
    "stages": "draws", "score": "Points", "one": "point", "many": "points",
}  # fmt: skip
SAID = {game: sample(game).said for game in games.GAMES} | {"toy": TOY}
CHAPTERS = {game: sample(game).chapters for game in games.GAMES} | {"toy": 1}
PAGES = ("new_match", "daily", "saves", "statistics", "settings", "learning.rules")


def choose(player: Player, game: str) -> None:
    (poster,) = (one for one in player.widgets(Poster) if one.game == game)
    if not poster.chosen:
        player.click(poster.rect.center)


def labels(player: Player) -> list[str]:
    return [label.text for label in player.widgets(Label)]


def play_on(player: Player, until: Callable[[], bool]) -> None:
    """People decide by the first thing they may do."""
    for _ in range(4000):
        if until():
            return
        if player.pass_covers() and player.free:
            player.table.controller.decide(player.match.actor, player.match.legal()[0])
        player.frame()
    raise AssertionError(f"still at {len(player.match.steps)} decisions")


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_about_the_game(house: Player, game: str) -> None:  # noqa: F811
    choose(house, game)
    for page in PAGES:
        attrgetter(page)(house.app.routes)()
        house.frame(2)
        assert house.scene.name == page.removeprefix("learning.")
        assert not house.app.tr.missing
        house.scene.back()
    house.app.routes.learning.rules()
    house.frame()
    assert len(house.scene.book.chapters) == CHAPTERS[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_from_the_menu_to_its_analysis(house: Player, game: str) -> None:  # noqa: F811
    """A short one; ``EVERY=1``: one of usual length."""
    said, spec = SAID[game], registry.load(game)
    choose(house, game)

    # Set up and begun, by clicking.
    house.press("New game")
    count = house.widgets(ChoiceBar)[0]
    house.click((count.rect.x + 5, count.rect.centery))
    if game != "toy":
        house.scene.setup.options["short"] = not EVERY
    house.press("Start the game")
    assert house.app.game.id == house.match.spec.id == game
    house.app.settings.auto_forced = False
    # More might be the end of the shortest game.
    while len(house.match.steps) < 3:
        house.until_free()
        if not house.pass_covers():
            break
        house.choose(house.match.legal()[0])
    begun = len(house.match.steps)
    assert begun >= 3

    # Saved by name, left, found in the list with its game, and loaded.
    house.until_free()
    house.table.navigation.pause()
    house.frame()
    assert house.scene.line().startswith(spec.title)
    house.press("Save as …")
    house.press("Save")
    house.app.routes.menu()
    house.frame()
    assert house.button("Continue").is_enabled
    choose(house, next(other for other in GAMES if other != game))
    house.press("Saved games")
    entry = next(one for one in house.scene.entries if one.title.startswith("Ada"))
    assert entry.progress.startswith(spec.title)
    house.scene._choose(house.scene.entries.index(entry))
    house.press("Load")
    assert house.app.game.id == house.match.spec.id == game
    assert len(house.match.steps) >= begun

    # Played to its end, by whoever sits there.
    play_on(house, lambda: house.scene.name == "results")
    match = house.scene.match
    assert verify(match.record, spec) is None
    places = spec.rankings(match.state)
    assert [seat for seat, place in enumerate(places) if place == 1] == spec.winners(match.state)
    assert house.scene.winners == spec.winners(match.state)
    assert said["source"] in [source.title for _, source in house.scene.income]
    assert sum(sum(source.amounts) for _, source in house.scene.income) == sum(
        spec.scores(match.state)
    )
    house.scene.draw(house.app.screen)

    # Watched again and told in words.
    house.press("Replay")
    house.scene.edge(-1)
    house.scene.step("move", 1)
    house.frame(3)
    assert said["stages"] in house.scene.transport.scrub.tip
    house.scene.edge(1)
    assert spec.title in house.scene.game.text()
    share = ShareScene(house.scene.game)
    house.app.stack.push(share)
    share.kind = "txt"
    share.start()
    for _ in range(400):
        if share.export is None:
            break
        house.frame()
    assert share.done is not None
    house.app.stack.pop()
    house.app.stack.pop()

    # Analysed.
    assert house.scene.name == "results"
    house.press("Analysis")
    for _ in range(4000):
        report = house.scene.turns.report
        if house.scene.run is None or (report and report.graded):
            break
        house.frame()
        time.sleep(0.01)
    assert house.scene.trouble == ""
    assert house.scene.turns.report.parts
    for view in ("chances", "score", "expected", "sources", "luck"):
        house.scene._choose_view(view)
        house.frame()
    (views,) = house.widgets(ChoiceBar)
    assert dict(views.options)["score"] == said["score"]

    # Counted.
    house.app.routes.menu()
    house.frame()
    house.app.routes.statistics()
    house.frame(3)
    assert {said["average"], said["course"]} <= set(labels(house))
    assert house.scene.counted == house.scene.noted.count == 1
    placed = {seat.name: seat.place for seat in house.scene.noted.games()[0].seats}
    assert placed == {seat.name: place for seat, place in zip(match.seats, places, strict=True)}
    house.press("Achievements")
    assert {one.name for one in house.scene.found if one.done} >= {"finished"}
    assert not house.app.tr.missing


@pytest.mark.parametrize("game", in_turn(GAMES, 0))
def test_the_game_of_the_day(house: Player, game: str) -> None:  # noqa: F811
    choose(house, game)
    house.press("Play alone")
    house.press("Game of the day")
    house.press("Play the game of the day")
    assert house.match.spec.id == game
    play_on(house, lambda: house.scene.name == "results")
    entry = house.scene.noted.daily
    assert entry is not None
    own = house.match.spec.scores(house.match.state)[entry.seat]
    house.app.routes.daily()
    house.frame()
    unit = SAID[game]["one" if own == 1 else "many"]
    assert any(f"with {own} {unit}" in text for text in labels(house))
    other = next(one for one in GAMES if one != game)
    house.app.choose_game(other)
    house.scene.enter()
    house.scene.relayout(house.app.size)
    assert any(button.text == "Play the game of the day" for button in house.widgets(Button))


def test_people_are_called_by_their_game(house: Player) -> None:  # noqa: F811
    """Styles are those of one game."""
    names = {}
    for game in GAMES:
        house.app.bots = lambda spec: [PERSON, *(spec.insight.styles if spec.insight else ())]
        house.app.choose_game(game)
        house.app.routes.new_match()
        words = house.scene.words
        names[game] = [words.controller(bot) for bot in house.scene.setup.bots]
        house.app.stack.pop()
    people = {game: sample(game).people for game in games.GAMES}
    assert names == people | {"toy": ["Person", "Hoarder"]}
