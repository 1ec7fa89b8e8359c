"""What tests of all games need to know of Automania."""

from __future__ import annotations

from kraftwagen.games.automania import terms
from tests.games.record import Puzzles, Sample

SAMPLE = Sample(
    variant="advanced",
    middle=50,
    crowded=36,
    scenery=("terms", "box", "score_track"),
    unseen_data=(("box.colours", []), ("score_track.length", 50)),
    analysed=12,
    own_words="""autobuck sponsor spoiler exhaust portrait sales.office factory.tile
    sumato elon gloria werkmann""",
    click=("act ", 2000),
    piece="tile",
    said={
        "average": "Average points", "course": "Points game by game", "source": "Money",
        "stages": "rounds", "score": "Points", "one": "point", "many": "points",
    },
    people=["Person", "Exporter", "Collector", "Director"],
    sources=len(terms.SOURCES),
    chapters=13,
    example=("A2", "Example: "),
    linked="A2",
    lessons=(
        "sale", "popularity", "lines", "workers", "contracts", "offices", "managers", "factories"
    ),
    paid="CarSold",
    sale_lesson=("sale", 2),
    themes=("cars", "sale", "markets", "demands"),
    puzzles=Puzzles(
        "round", 4, least=60, easy=10, exhaustive=9,
        rare=frozenset({"bonus", "displacing", "managers", "markets", "retiring", "sponsor"}),
    ),
    reason_values={},
    forbids=("after_you", "displaced"),
    won_ahead="gold_ships",
    panels=frozenset({
        "automania-marketing", "automania-factory", "automania-forecast", "automania-demands",
        "automania-factories", "automania-contract",
    }),
    covered=frozenset(),
    painted=(
        "automania-four-players", "automania-marketing", "automania-forecast", "automania-sale",
        "automania-demands", "automania-factories", "automania-factory", "automania-displaced",
    ),
    largest=("sandbox", "automania-four-players", "puzzle-hint"),
    acted=("grid", "works"),
    car="model_family",
    shaped=(
        "worker", "order", "car_city", "car_family", "car_super", "car_oval", "car_electric"
    ),
    coloured=("model_city", "model_family", "model_super", "model_electric", "works"),
    frequent=frozenset({
        "workers", "displaced", "tile_take", "tile_place", "line_runs", "aboard", "sale",
        "contract_draw", "contract_played", "manager", "style", "marketing", "medal",
        "retire", "discard", "take_back",
    }),
)  # fmt: skip
