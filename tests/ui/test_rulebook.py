"""The rulebook: each rule in a paragraph of its own, with the figures of the data set."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface
from pygame.mask import from_threshold

from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen import data, terms
from kraftwagen.ui.drawing.markup import plain, set_text
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import INK, Theme
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.rulebook import load_book
from kraftwagen.ui.scenes.learn import rulebook
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.kraftwagen.preview import rule_of
from kraftwagen.ui.widgets import ListBox
from tests.every import pairs
from tests.games import GAMES, each_game, each_with, sample
from tests.ui.driver import Driver
from tests.ui.playing import Player
from tests.ui.stones import house, toy_table  # noqa: F401 - fixtures

ROOT = Path(__file__).parents[2]
ENGLISH = Translator(ROOT / "assets" / "locale")
BOOK = load_book(load("kraftwagen"), ENGLISH, learn_folder(assets_dir(), "kraftwagen"))
RULES = {paragraph.rule: paragraph for _, _, paragraph in BOOK.all()}
TEXTS = {chapter.topic: chapter.text for chapter in BOOK.chapters}
TEXTS |= {rule: paragraph.text for rule, paragraph in RULES.items()}
DATA = data.load()
WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


MONEY = dict(zip(data.terms.AWARDS, DATA.award_money, strict=True))
FIGURES = {
    "S2": [
        f"{WORDS[DATA.first_supply()]} wait in the supply",
        f"{WORDS[DATA.seat_canteen]} begin",
    ],
    "T1": [f"**{DATA.white[0]}** beside body, **{DATA.white[1]}** each beside engine"],
    "A5": [
        f"row holds {WORDS[DATA.active_spaces[4]]}, {WORDS[DATA.active_spaces[2]]} with two",
        f"starts {WORDS[DATA.token_start[4]]} steps from 0",
    ],
    "K5": [f"Points above {DATA.highest_part}"],
    "K1": [
        f"hire {WORDS[DATA.instant_workers]} workers",
        f"drive {WORDS[DATA.instant_spaces]} spaces",
    ],
    "E1": [f"pay {WORDS[DATA.opel_factor]} times"],
    "E2": ["+{} and +{} for a car's engine".format(*DATA.marker_values[:2])],
    "E3": ["+{} and +{}".format(*DATA.marker_values[2:4])],
    "E6": [f"{WORDS[DATA.porsche_spaces]} space longer"],
    "E7": ["+{} and +{} for an active buyer".format(*DATA.marker_values[5:7])],
    "E8": [f"hire {WORDS[DATA.otto_workers]} workers"],
    "M2": [
        f"room for {WORDS[DATA.market_spaces[4]]} cars; {WORDS[DATA.market_spaces[2]]} with two"
    ],
    "A6": [f"circuit of {WORDS[DATA.circuit]} spaces"],
    "Z1": ["First takes **{}**, second **{}**, third **{}**".format(*DATA.place_money)],
    "Z2": [
        f"**{', '.join(map(str, DATA.lap_money))}** for one to five",
        f"{WORDS[DATA.further_lap]} more for each",
    ],
    "W1": [f"first lap: **{MONEY['lap_1']}**, second lap in one race: **{MONEY['lap_2']}**"],
    "W2": [f"in the row: **{MONEY['buyer']}**"],
    "W3": [f"in one game turn: **{MONEY['market']}**"],
    "W4": [
        f"body of 3 or more in a workshop: **{MONEY['body_3']}**",
        f"of 6 or more: **{MONEY['body_6']}**",
    ],
    "W5": [
        f"engine of 4 or more in a workshop: **{MONEY['engine_4']}**",
        f"of 7: **{MONEY['engine_7']}**",
    ],
    "W6": [f"in the supply: **{MONEY['workers']}**"],
    "W7": [f"three engineers: **{MONEY['engineers']}**"],
    "11b": [
        f"starts at {DATA.token_start[2]}, the market holds {WORDS[DATA.market_spaces[2]]} cars",
        "spaces {} and {}".format(*DATA.neutral_cars[2]),
        f"there are {WORDS[DATA.active_spaces[2]]} buyers",
    ],
}


def test_words_stand_beside_pictures_and_those_of_a_list_in_one_column() -> None:
    pygame.font.init()
    res, theme = Resources(assets_dir()), Theme()
    found = {"wide": Surface((90, 20)), "high": Surface((30, 70))}
    for image in found.values():
        image.fill("red")
    page = set_text("- [wide] One.\n- [high] Two.", 300, theme, res, pictures=found.get).surface
    red = from_threshold(page, "red", (1, 1, 1, 255)).get_bounding_rects()
    assert [rect.size for rect in red] == [(90, 20), (30, 70)]
    assert red[0].centerx == red[1].centerx
    paper = Surface(page.get_size())
    paper.fill("white")
    paper.blit(page, (0, 0))
    ink = from_threshold(paper, res.palette(INK), (40, 40, 40, 255)).get_bounding_rects()
    assert min(rect.left for rect in ink) > red[0].right
    assert page.get_height() > red[1].bottom >= 70
    plain = set_text("- [nothing of the kind] One.", 300, theme, res, pictures=found.get).surface
    assert plain.get_height() == set_text("- One.", 300, theme, res).surface.get_height()


def test_links_are_found_where_they_stand() -> None:
    pygame.font.init()
    res, theme = Resources(assets_dir()), Theme()
    made = set_text("One word <A3>, and then more <E10>.", 300, theme, res)
    assert [name for _, name in made.links] == ["A3", "E10"]
    assert made.links[0][0].right < made.links[1][0].left or made.links[1][0].y > 0
    assert all(made.surface.get_rect().contains(rect) for rect, _ in made.links)
    assert plain("- [car 1] **Ada** sells <A3>.\n") == "Ada sells A3."


@pytest.mark.parametrize("rule", FIGURES)
def test_the_figures_are_those_of_the_data_set(rule: str) -> None:
    text = " ".join(RULES[rule].text.split())
    assert [figure for figure in FIGURES[rule] if figure not in text] == []


# -- in the window


@pytest.fixture
def book(make_app: Callable[..., App]) -> Driver:
    app = make_app(games=[load("kraftwagen")])
    app.routes.menu()
    app.routes.learning.rules("kraftwagen", "Z5")
    driver = Driver(app)
    driver.frame()
    return driver


def test_a_rule_is_scrolled_to_and_marked(book: Driver) -> None:
    page = book.scene._page
    (own,) = (one for one in page.sets if one.paragraph and one.paragraph.rule == "Z5")
    assert page.marked == "Z5"
    assert page.offset > 0
    assert page.offset <= own.rect.top
    assert own.rect.bottom <= page.offset + page.rect.h


def test_links_by_mouse_and_by_key(book: Driver) -> None:
    page = book.scene._page
    stop = next(stop for stop in page.stops if stop.link == "E1")
    book.click((page.rect.x + stop.rect.centerx, page.rect.y + stop.rect.centery - page.offset))
    assert (page.marked, page.chapter.topic) == ("E1", "engineers")
    book.scene.ui.focus.focus(page)
    book.key(pygame.K_DOWN)
    assert page.spoken == "Leads to “What the seller gets”"
    book.key(pygame.K_RETURN)
    assert (page.marked, page.chapter.topic) == ("Z5", "market")
    assert page.spoken.startswith("What the seller gets. You take")


def test_numbers_of_rules_are_shown_to_whoever_wants_them(
    book: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without them links have an arrow, search finds by words, and nothing read aloud has codes."""
    drawn: list[str] = []
    text = Resources.text
    monkeypatch.setattr(
        Resources, "text", lambda self, said, *to: (drawn.append(said), text(self, said, *to))[1]
    )
    code, shown = re.compile(r"\b[A-Z]\d+\b"), []
    for wanted in (False, True):
        book.app.settings.rule_codes = wanted
        drawn.clear()
        book.app.resources.clear()
        book.scene.relayout(book.app.size)
        book.scene._look_for("seller")
        book.frame()
        shown.append([said for said in drawn if code.search(said)])
        page = book.scene._page
        for at in range(len(page.stops)):
            page.at = at
            page._speak()
            shown[-1] += code.findall(page.spoken)
    assert shown[0] == []
    assert {"Z5", "E1"} <= set(shown[1])


def test_what_a_search_finds_opens(book: Driver) -> None:
    scene = book.scene
    scene.ui.focus.focus(scene._search.widget)
    book.type("half its price")
    assert [found.rule for found in scene.found] == ["V4"]
    assert not any(tab.widget.visible for tab in scene._tabs)
    book.key(pygame.K_RETURN)
    assert (scene._page.marked, scene._page.chapter.topic) == ("V4", "special_tiles")
    assert scene.ui.focus.current is book.widgets(ListBox)[0]
    book.key(pygame.K_ESCAPE)
    assert scene.name == book.scene.name == "rules"
    assert all(tab.widget.visible for tab in scene._tabs)
    assert scene._page.marked == "V4"


def test_a_search_ranks_ids_before_titles_before_texts() -> None:
    assert BOOK.find("a3")[0].rule == "A3"
    assert [found.rule for found in BOOK.find("WÓRKERS")][:2] == ["K4", "W6"]
    assert {"E8", "S2"} < {found.rule for found in BOOK.find("workers")}
    assert BOOK.find("  ") == BOOK.find("gearbox") == []


def test_a_search_in_a_narrow_window_leaves_the_text_in_sight(make_app: Callable[..., App]) -> None:
    app = make_app(games=[load("kraftwagen")], size=(1280, 720))
    app.set_scale(1.6)
    app.routes.learning.rules("kraftwagen")
    driver = Driver(app)
    scene, page = driver.scene, driver.scene._page
    high = page.rect.h
    scene.ui.focus.focus(scene._search.widget)
    driver.type("porsche")
    assert high > page.rect.h > 100
    (hits,) = driver.widgets(ListBox)
    assert not hits.rect.colliderect(page.rect)
    driver.key(pygame.K_ESCAPE)
    assert page.rect.h == high


# -- examples


SHOWN = [rule for rule, paragraph in RULES.items() if paragraph.example is not None]


def test_the_worked_examples_of_the_rules_are_there() -> None:
    """13: the jump, the token, the sale, the race of two."""
    assert {"A6", "A5", "Z4", "11b"} < set(SHOWN)
    said = {rule: " ".join(RULES[rule].caption.split()) for rule in SHOWN}
    assert "Space 2 is taken" in said["A6"]
    assert said["A6"].endswith("stops on space 3.")
    assert said["A5"].endswith("from the start to 3.")
    assert "priced 11" in said["Z4"]
    assert "two cars of body 3 and takes the one priced 6" in said["Z4"]
    assert said["Z4"].endswith("priced 8.")
    assert "first and gets 7" in said["11b"]
    assert said["11b"].endswith("third and gets 2.")
    assert [rule for rule in SHOWN if "{" in said[rule]] == []


def opened(make_app: Callable[..., App], game: str, rule: str) -> Driver:
    """The rulebook of a game at a rule."""
    app = make_app(games=[load(game)])
    app.routes.learning.rules(game, rule)
    driver = Driver(app)
    driver.frame(2)
    return driver


@each_with("example")
def test_an_example_plays_is_held_and_plays_again(
    make_app: Callable[..., App], game: str, example: tuple[str, str]
) -> None:
    rule, caption = example
    driver = opened(make_app, game, rule)
    page = driver.scene._page
    assert driver.scene.next_update() != 0
    driver.scene.ui.focus.focus(page)
    driver.key(pygame.K_DOWN)
    while page.stops[page.at].link:
        driver.key(pygame.K_DOWN)
    assert page.spoken.startswith(caption)
    driver.key(pygame.K_RETURN)
    (shown,) = page.moving
    assert driver.scene.next_update() == 0
    seen = pygame.image.tobytes(shown._demo.picture(), "RGB")
    driver.frame(60)
    assert pygame.image.tobytes(shown._demo.picture(), "RGB") != seen
    driver.key(pygame.K_RETURN)
    assert not page.moving
    driver.key(pygame.K_RETURN)
    page.scroll_to(page.furthest + 10_000)
    chapter = driver.scene.chapter
    driver.scene.show(0)
    driver.scene.show(chapter, rule)
    assert not page.moving
    shown = example_of(page, rule)
    shown.press()
    for _ in range(1500):
        driver.frame()
        if not shown.playing:
            break
    assert shown._demo.over
    shown.press()
    assert shown.playing


def example_of(page: Any, rule: str) -> Any:
    return next(one.shown for one in page.sets if one.paragraph and one.paragraph.rule == rule)


@each_game
def test_what_moves_alone_is_drawn_as_if_all_were(make_app: Callable[..., App], game: str) -> None:
    rule, _ = sample(game).example
    driver = opened(make_app, game, rule)
    scene, page = driver.scene, driver.scene._page
    scene.ui.focus.focus(page)
    page.at = next(n for n, stop in enumerate(page.stops) if stop.example)
    page._reveal()
    driver.key(pygame.K_RETURN)
    driver.frame(3)
    drawn: list[bool] = []
    for number in range(60):
        driver.frame()
        if number % 15 == 0:
            alone = pygame.image.tobytes(driver.app.screen, "RGB")
            page.refresh()
            scene.invalidate()
            driver.app.step([], 0.0)
            drawn.append(alone == pygame.image.tobytes(driver.app.screen, "RGB"))
    assert all(drawn)
    assert page.moving


@each_game
def test_a_playing_example_does_not_draw_the_whole_window(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    rule, _ = sample(game).example
    driver = opened(make_app, game, rule)
    shown = example_of(driver.scene._page, rule)
    shown.press()
    driver.frame(3)
    grounds: list[Any] = []
    monkeypatch.setattr(driver.app.canvas, "backdrop", grounds.append)
    assert all(driver.frame() for _ in range(10))
    assert not grounds


@each_game
def test_with_less_motion_before_and_after_stand_side_by_side(
    make_app: Callable[..., App], game: str
) -> None:
    rule, _ = sample(game).example
    app = make_app(games=[load(game)])
    app.settings.reduced_motion = True
    app.routes.learning.rules(game, rule)
    driver = Driver(app)
    page = driver.scene._page
    driver.frame()
    shown = example_of(page, rule)
    assert len(shown._pictures) == 2
    assert shown.size[0] > 2 * shown._demo.size[0]
    shown.press()
    assert not page.moving


def test_a_broken_book_says_what_is_left_out(
    make_app: Callable[..., App], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "learn"
    folder.mkdir()
    text = "chapters:\n  - topic: turn\n    rules: [{rule: C1, example: none}, {rule: C1}]\n"
    (folder / "rulebook.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(rulebook, "learn_folder", lambda assets, game: folder)
    app = make_app(games=[load("kraftwagen")])
    app.routes.learning.rules("kraftwagen", "C1")
    scene = Driver(app).scene
    assert scene._page.marked == "C1"
    assert [chapter.title for chapter in scene.chapters] == ["Your turn", "Left out"]
    scene.show(1)
    assert "none.yaml: cannot be opened" in scene._page.chapter.text
    assert "rulebook.yaml, line 3: chapters[0].rules[1].rule" in scene._page.chapter.text


def test_another_game_brings_a_book_of_its_own(house: Player) -> None:  # noqa: F811
    house.app.routes.learning.rules("toy", "T3")
    house.frame()
    page = house.scene._page
    assert page.marked == "T"
    (shown,) = [one.shown for one in page.sets if one.shown is not None]
    assert house.scene.book.chapters[0].paragraphs[0].caption == "Ada takes 3 stones."
    shown.press()
    assert page.moving


def test_things_of_the_table_lead_to_rules_that_are_there() -> None:
    state = load("kraftwagen").new(3, 1, {})
    keys = [("todo", task) for task in range(len(terms.TASKS))]
    keys += [("award", award) for award in range(len(terms.AWARDS))]
    keys += [("engineer", 0, engineer) for engineer in range(len(terms.ENGINEERS))]
    keys += [("marker", 0, marker) for marker in range(len(terms.MARKERS))]
    keys += [("card", 0), ("points", 0, 0), ("points", 1, 1)]
    keys += [(kind, 0, 0) for kind in rule_of._RULES]
    found = {key: rule_of.rule_of(key, state) for key in keys}
    assert {key: rule for key, rule in found.items() if rule not in RULES} == {}
    assert found["engineer", 0, 8] == "E9"
    assert found["todo", 5] == "A5"
    assert rule_of.rule_of(("nothing",), state) == ""


# -- a way back


def linked(make_app: Callable[..., App], game: str) -> Driver:
    """The ring is on a link, the page somewhat scrolled."""
    app = make_app(games=[load(game)])
    app.routes.menu()
    app.routes.learning.rules(game, sample(game).linked)
    driver = Driver(app)
    driver.frame()
    page = driver.scene._page
    driver.scene.ui.focus.focus(page)
    driver.key(pygame.K_HOME)
    for _ in page.stops:
        if not page.stops[page.at].link:
            driver.key(pygame.K_DOWN)
    assert page.stops[page.at].link
    page.scroll_to(23)
    return driver


@pytest.mark.parametrize(("way", "game"), pairs(["button", "alt_left", "escape", "mouse"], GAMES))
def test_a_followed_link_has_a_way_back_to_the_same_place(
    make_app: Callable[..., App], way: str, game: str
) -> None:
    """Each way in one of the games; ``EVERY=1``: in all."""
    driver = linked(make_app, game)
    scene, page = driver.scene, driver.scene._page
    chapter, at, offset, rule = scene.chapter, page.at, page.offset, page.here
    assert not scene._way_back.visible
    driver.key(pygame.K_RETURN)
    assert page.marked != rule
    page.scroll_to(0)
    driver.frame()
    title = scene.book.chapters[chapter].paragraphs[scene.book.place(rule)[1]].title
    assert scene._way_back.text == f"Back to {title}"
    match way:
        case "button":
            driver.click(scene._way_back)
        case "alt_left":
            driver.key(pygame.K_LEFT, pygame.KMOD_ALT)
        case "escape":
            driver.key(pygame.K_ESCAPE)
        case _:
            event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=pygame.BUTTON_X1)
            driver.app.step([event], 1 / 60)
    assert driver.scene is scene
    assert (scene.chapter, page.at, page.offset, page.marked) == (chapter, at, offset, rule)
    assert not scene._way_back.visible
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is not scene


@each_game
def test_escape_ends_a_search_goes_back_and_leaves(make_app: Callable[..., App], game: str) -> None:
    driver = linked(make_app, game)
    scene = driver.scene
    driver.key(pygame.K_RETURN)
    scene.ui.focus.focus(scene._search.widget)
    driver.type("benz")
    driver.key(pygame.K_ESCAPE)
    assert (scene.wanted, len(scene.trail)) == ("", 1)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene
    assert not scene.trail
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is not scene


@each_game
def test_another_chapter_is_a_new_beginning(make_app: Callable[..., App], game: str) -> None:
    driver = linked(make_app, game)
    driver.key(pygame.K_RETURN)
    driver.click(driver.scene._tabs[0].widget)
    assert not driver.scene.trail
    assert not driver.scene._way_back.visible
