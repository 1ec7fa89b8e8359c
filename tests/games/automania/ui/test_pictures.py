"""The drawings of the game: one for everything the rules know, and true to those rules."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.bots.ladder import offered
from kraftwagen.engine import registry
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation.statistics import STATISTICS
from kraftwagen.ui.drawing import theme
from kraftwagen.ui.drawing.guests import GUESTS
from kraftwagen.ui.drawing.people import MOODS
from tests.ui.test_access import TOLD_APART, VISIONS, ciede2000, lab
from tests.ui.test_style import colour, game_tones

ROOT = Path(__file__).resolve().parents[4]
ASSETS = ROOT / "assets" / "games" / "automania"
LOOK: dict[str, Any] = yaml.safe_load((ASSETS / "look.yaml").read_text(encoding="utf-8"))
DATA: dict[str, Any] = yaml.safe_load(
    (ROOT / "kraftwagen" / "games" / "automania" / "data.yaml").read_text(encoding="utf-8")
)
OFFICES = range(1, terms.SALES_OFFICES + 1)
SIGNS = (
    *("produce", "contract", "retire", "sponsor", "marketing", "take_back", "displace", "place"),
    *("replace", "discard", "sell", "top_car", "advance"),
)
SHAPED = (*(f"car_{kind}" for kind in (*terms.CAR_TYPES, "electric", "oval")), "worker", "order")
ALBUM = yaml.safe_load((ASSETS / "album.yaml").read_text(encoding="utf-8"))
KINDS: dict[str, tuple[object, ...]] = {
    **{kind: tuple(player.shape for player in theme.PLAYERS) for kind in SHAPED},
    "type": (*terms.CONTRACT_TYPES, "electric"),
    "model": (*terms.CAR_TYPES, "electric"),
    "line": terms.CAR_TYPES,
    "contract": (*terms.CONTRACT_TYPES, "back", "start_back"),
    "space": (*terms.CAR_TYPES, "contract", "corner"),
    "demand": (*terms.DEMANDS, "back"),
    "machine": terms.DEMANDS,
    "part": terms.PARTS,
    "missing": terms.PARTS,
    "style": terms.PARTS,
    "manager": terms.PORTRAITS,
    "bonus": ("money", "points"),
    "tile": ("a", "b", "a_back", "b_back", "gone"),
    "skyline": terms.MARKETS,
    "ship": ("east", "west"),
    "hull": ("east", "west", "bare_east", "bare_west"),
    "sales_office": tuple(OFFICES),
    "factory": terms.BOARDS,
    "action": SIGNS,
    "medal": tuple(STATISTICS.merits),
    "person": tuple(
        f"{who}_{mood}"
        for who in (*offered(registry.load("automania")), "mentor", *GUESTS)
        for mood in MOODS
    ),
    "trim": tuple(trim.removeprefix("trim_") for one in ALBUM for trim in one.get("trims", ())),
}
OTHERS = {
    *("autobuck", "purse_closed", "star", "star_off", "silver_medal", "gold_medal", "flag_gold"),
    *("victory_point", "sales_limit", "worker_neutral", "round_marker", "start_mark"),
    *("sales_space", "top_space", "sponsor", "marketing", "starburst", "table_ground"),
    *("lettering", "poster", "title", "podium_showroom", "podium_step"),
    *("wheel", "works", "crane", "gull", "bollard"),
}


def drawing(name: str) -> str:
    return (ASSETS / "images" / f"{name}.svg").read_text(encoding="utf-8")


def test_everything_is_drawn_and_nothing_is_left_over() -> None:
    wanted = {f"{kind}_{which}" for kind, all_of in KINDS.items() for which in all_of}
    assert {path.stem for path in (ASSETS / "images").iterdir()} == wanted | OTHERS


# -- one colour for each car type, wherever it shows


def test_every_line_has_its_colour_in_its_own_drawings_and_no_others() -> None:
    values = {name: LOOK["tones"]["normal"][name] for name in LOOK["in_pictures"]}
    of_one = {name: {tone} for tone, names in LOOK["in_pictures"].items() for name in names}
    wanted = {**of_one, **{name: set(values) for name in LOOK["for_all_types"]}}
    shown = {
        path.stem: {tone for tone, value in values.items() if value in drawing(path.stem)}
        for path in (ASSETS / "images").iterdir()
    }
    assert {name: tones for name, tones in shown.items() if tones} == wanted


def test_every_type_has_a_line_of_its_own_colour() -> None:
    assert LOOK["told_apart"] == list(LOOK["in_pictures"])
    assert LOOK["told_apart"] == [f"{kind}.main" for kind in terms.CAR_TYPES]


@pytest.mark.parametrize("palette", theme.PALETTES)
@pytest.mark.parametrize("vision", VISIONS)
def test_lines_are_told_apart(palette: str, vision: str) -> None:
    look = theme.Palette(palette)
    shades = [colour(f"automania.{tone}", look) for tone in LOOK["told_apart"]]
    for one, two in itertools.combinations(shades, 2):
        assert ciede2000(lab(one, vision), lab(two, vision)) >= TOLD_APART


def test_the_fixed_colours_of_drawings_are_those_of_the_usual_palette() -> None:
    """Those of high contrast are for what the program paints itself."""
    strong = set(game_tones()["contrast"].values()) - {"#ffffff", "#000000"}
    for path in (ASSETS / "images").iterdir():
        assert not strong & set(re.findall(r"#[0-9a-f]{6}", drawing(path.stem))), path.name


def test_drawings_follow_the_palette() -> None:
    """With high contrast no colour that has a name keeps its usual value."""
    tones = game_tones()
    strong = theme.Palette("contrast")
    strong.add(tones)
    stays = {value for name, value in tones["normal"].items() if value == tones["contrast"][name]}
    usual = {*tones["normal"].values(), theme.PALETTES["normal"]["INK"]} - stays
    followed = 0
    for path in (ASSETS / "images").iterdir():
        text = drawing(path.stem)
        shown = strong.follow(text)
        assert not usual & set(re.findall(r"#[0-9a-f]{6}", shown)), path.name
        followed += shown != text
    assert followed > 100
    assert theme.Palette().follow(drawing("space_city")) == drawing("space_city")


def test_no_two_names_share_a_usual_value() -> None:
    """Or a drawing could not tell which of them it follows."""
    for own in (theme.PALETTES, game_tones()):
        values = {}
        for name, value in {**theme.PALETTES["normal"], **own["normal"]}.items():
            strong = {**theme.PALETTES["contrast"], **own["contrast"]}[name]
            assert values.setdefault(value, strong) == strong, name


# -- factories are drawn as the rules have them

Box = tuple[float, float, float, float]
RECT = re.compile(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"')
FACTORIES: dict[str, Any] = LOOK["factories"]


def boxes(board: str) -> list[Box]:
    """All rectangles of a factory."""
    found = RECT.findall(drawing(f"factory_{board}"))
    return [(float(x), float(y), float(w), float(h)) for x, y, w, h in found]


def own(area: str, board: str) -> Any:
    """What the look says of an area, with what is different on that board."""
    entry = FACTORIES[area]
    return {**entry["all"], **entry.get(board, {})}


def row_of(entry: dict[str, Any], down: int, right: int = 0) -> Box:
    x, y, w, h = entry["first"]
    return (x + right * entry.get("to_the_right", 0), y + down * entry["down"], w, h)


@pytest.mark.parametrize("board", terms.BOARDS)
def test_places_of_a_factory_are_where_the_look_has_them(board: str) -> None:
    drawn = boxes(board)
    slots = [tuple(place) for place in own("slots", board).values()]
    assert sorted(box for box in drawn if box[2:] == (92, 92)) == sorted(slots)
    for place in FACTORIES["line_ends"].values():
        assert tuple(place) in drawn
    styles = FACTORIES["style"]
    wanted = [
        row_of(styles, kind, part)
        for kind in range(terms.TYPES)
        for part in range(len(terms.PARTS))
    ]
    assert sorted(box for box in drawn if box[2:] == (68, 68)) == sorted(wanted)
    offices = own("offices", board)
    desks = [row_of(offices, desk) for desk in range(offices["number"])]
    assert [box for box in drawn if box[2:] == desks[0][2:]] == desks
    for kind in range(terms.TYPES):
        assert row_of(FACTORIES["cars_at_home"], kind) in drawn


def rules_of(board: str) -> dict[str, Any]:
    """The entries of the data file for a board, side A where it says nothing."""
    special = {entry["id"]: entry for entry in DATA["factory_b"]["entries"]}
    return {**DATA["factory_a"], **special.get(board, {})}


@pytest.mark.parametrize("board", terms.BOARDS)
def test_a_factory_has_the_offices_of_its_board(board: str) -> None:
    assert own("offices", board)["number"] == len(rules_of(board)["office_costs"])


def belt(board: str, kind: str) -> list[tuple[float, float]]:
    """The corners of the belt of a type."""
    tone = LOOK["tones"]["normal"][f"{kind}.main"]
    (data,) = re.findall(
        rf'<path d="([^"]+)" fill="none" stroke="{tone}" stroke-width="25.4"',
        drawing(f"factory_{board}"),
    )
    corners: list[tuple[float, float]] = []
    for letter, numbers in re.findall(r"([MHL])([^MHL]+)", data):
        at = [float(number) for number in numbers.split()]
        corners.append((at[0], corners[-1][1]) if letter == "H" else (at[0], at[1]))
    return corners


def along(corners: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points of a line of corners, close to each other."""
    for (x1, y1), (x2, y2) in itertools.pairwise(corners):
        for step in range(101):
            yield x1 + (x2 - x1) * step / 100, y1 + (y2 - y1) * step / 100


@pytest.mark.parametrize("board", terms.BOARDS)
@pytest.mark.parametrize("kind", terms.CAR_TYPES)
def test_belts_pass_the_slots_of_their_line_in_order(board: str, kind: str) -> None:
    places = own("slots", board).items()
    passed = [
        slot
        for x, y in along(belt(board, kind))
        for slot, (left, top, w, h) in places
        if left < x < left + w and top < y < top + h
    ]
    assert [slot for slot, _ in itertools.groupby(passed)] == rules_of(board)["lines"][kind]
    x, y = belt(board, kind)[-1]
    left, top, w, h = FACTORIES["line_ends"][kind]
    assert left < x < left + w
    assert top < y < top + h
