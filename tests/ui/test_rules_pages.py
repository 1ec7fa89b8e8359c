"""The pages of the rules: each rule on one of them, with the figures of the data set."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface
from pygame.mask import from_threshold

from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen import data
from kraftwagen.ui.drawing.markup import blocks_of, set_text
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import INK, Theme
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.scenes.menu.rules import sections_of, topic_of
from kraftwagen.ui.tables.hooks import load_hooks
from tests.kraftwagen.rules import IDS

ROOT = Path(__file__).parents[2]
ENGLISH = Translator(ROOT / "assets" / "locale")
PAGES = {str(page["topic"]): page for page in sections_of(ENGLISH, "kraftwagen")}
DATA = data.load()
WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def cited() -> set[str]:
    """Every rule id that the sources of the game name."""
    found: set[str] = set()
    for file in (ROOT / "kraftwagen" / "games" / "kraftwagen").rglob("*.py"):
        text = file.read_text("utf-8")
        found |= set(re.findall(r"\b(?:[STCPAKEMZWV]\d{1,2}|11b)\b", text))
        found |= set(re.findall(r'Reason\("\w+", "(\w+)"', text))
    return found & set(IDS)


def test_every_rule_stands_on_one_page_and_opens_it() -> None:
    listed = {str(rule): topic for topic, page in PAGES.items() for rule in page["rules"]}
    assert cited() <= listed.keys()
    assert set(IDS) - {"13"} <= listed.keys()  # 13 are worked examples
    assert {"11", "S4", "S5"} < cited()
    for rule in cited():
        topic = topic_of(ENGLISH, rule, "kraftwagen")
        assert rule in map(str, PAGES[topic]["rules"])


MONEY = dict(zip(data.terms.AWARDS, DATA.award_money, strict=True))
FIGURES = {
    "aim": [
        f"{WORDS[DATA.first_supply()]} wait in the supply",
        f"{WORDS[DATA.seat_canteen]} begin",
    ],
    "set_up": [f"**{DATA.white[0]}** beside body, **{DATA.white[1]}** each beside engine"],
    "actions": [
        f"The row holds {WORDS[DATA.active_spaces[4]]}, {WORDS[DATA.active_spaces[2]]} with two",
        f"starts {WORDS[DATA.token_start[4]]} steps from 0",
        f"Points above {DATA.highest_part}",
    ],
    "research": [
        f"hire {WORDS[DATA.instant_workers]} workers",
        f"move {WORDS[DATA.instant_spaces]} spaces",
    ],
    "engineers": [
        f"pay {WORDS[DATA.opel_factor]} times",
        "+{} and +{} for a car's engine".format(*DATA.marker_values[:2]),
        "+{} and +{} for an active buyer".format(*DATA.marker_values[5:7]),
        f"{WORDS[DATA.porsche_spaces]} space longer",
        f"hire {WORDS[DATA.otto_workers]} workers",
    ],
    "market": [
        f"room for {WORDS[DATA.market_spaces[4]]} cars; {WORDS[DATA.market_spaces[2]]} with two"
    ],
    "grand_prix": [
        f"circuit of {WORDS[DATA.circuit]} spaces",
        "First takes **{}**, second **{}**, third **{}**".format(*DATA.place_money),
        f"**{', '.join(map(str, DATA.lap_money))}** for one to five",
        f"{WORDS[DATA.further_lap]} more for each",
    ],
    "awards": [
        f"first lap **{MONEY['lap_1']}**, second lap in one race **{MONEY['lap_2']}**",
        f"in the row **{MONEY['buyer']}**",
        f"in one game turn **{MONEY['market']}**",
        f"body of 3 or more in a workshop **{MONEY['body_3']}**",
        f"of 6 or more **{MONEY['body_6']}**",
        f"engine of 4 or more in a workshop **{MONEY['engine_4']}**, of 7 **{MONEY['engine_7']}**",
        f"in the supply **{MONEY['workers']}**",
        f"three engineers **{MONEY['engineers']}**",
    ],
    "two_players": [
        f"starts at {DATA.token_start[2]}, the market holds {WORDS[DATA.market_spaces[2]]} cars",
        "spaces {} and {}".format(*DATA.neutral_cars[2]),
        f"there are {WORDS[DATA.active_spaces[2]]} buyers",
    ],
}


def test_each_page_has_pictures_and_the_table_draws_them(make_app: Any) -> None:
    app = make_app(games=[load("kraftwagen")])
    draw = load_hooks(app.game, app.tr).pictures(app)
    for page in PAGES.values():
        blocks = blocks_of(str(page["text"]))
        names = [name for block in blocks for name in block.pictures]
        assert names
        assert [name for name in names if draw(name) is None] == []
    assert [draw(name) for name in ("tile hero", "body 9", "wheel", "car 1", "")] == [None] * 5


def test_words_stand_beside_pictures_and_those_of_a_list_in_one_column() -> None:
    res, theme = Resources(assets_dir()), Theme()
    found = {"wide": Surface((90, 20)), "high": Surface((30, 70))}
    for image in found.values():
        image.fill("red")
    page = set_text("- [wide] One.\n- [high] Two.", 300, theme, res, pictures=found.get)
    red = from_threshold(page, "red", (1, 1, 1, 255)).get_bounding_rects()
    assert [rect.size for rect in red] == [(90, 20), (30, 70)]
    assert red[0].centerx == red[1].centerx
    paper = Surface(page.get_size())
    paper.fill("white")
    paper.blit(page, (0, 0))
    ink = from_threshold(paper, res.palette(INK), (40, 40, 40, 255)).get_bounding_rects()
    assert min(rect.left for rect in ink) > red[0].right
    assert page.get_height() > red[1].bottom >= 70
    plain = set_text("- [nothing of the kind] One.", 300, theme, res, pictures=found.get)
    assert plain.get_height() == set_text("- One.", 300, theme, res).get_height()


@pytest.mark.parametrize("topic", FIGURES)
def test_the_figures_are_those_of_the_data_set(topic: str) -> None:
    text = " ".join(str(PAGES[topic]["text"]).split())
    assert [figure for figure in FIGURES[topic] if figure not in text] == []
