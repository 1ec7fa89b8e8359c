"""What tests of all games need to know of Kraftwagen."""

from __future__ import annotations

from kraftwagen.games.kraftwagen import terms
from tests.games.record import Puzzles, Sample

SAMPLE = Sample(
    variant="special_tiles",
    middle=150,
    crowded=33,
    scenery=(),
    unseen_data=(("names.bodies.1", ["Kutsche"]),),
    analysed=40,
    own_words="""money purse handicap buyer car lap workshop canteen tile grand.prix
    benz bugatti daimler diesel horch maybach opel otto porsche""",
    click=("take ", 2200),
    piece="worker",
    said={
        "average": "Average money", "course": "Money game by game", "source": "Cars sold",
        "stages": "game turns", "score": "Money", "one": "coin", "many": "coins",
    },
    people=["Person", "Racer", "Coachbuilder", "Discounter"],
    sources=len(terms.ORIGINS),
    chapters=11,
    example=("A6", "Example: Yellow's engine is worth 2."),
    linked="K1",
    lessons=("ring", "parts", "cars", "turn", "race", "engineers", "awards", "two"),
    paid="Ada sells",
    sale_lesson=("turn", 7),
    themes=("jump", "sale", "building", "ending"),
    puzzles=Puzzles(
        "turn", 3, least=70, easy=20, exhaustive=9, rare=frozenset({"price", "awards"})
    ),
    reason_values={"award": "term.award.body_6", "engineer": "term.card.benz"},
    forbids=("no_race", "driven"),
    won_ahead="podium",
    panels=frozenset({
        "table-card", "table-forecast", "table-card-forecast", "table-builder",
        "table-builder-open", "table-mat", "table-diesel", "table-diesel-open",
    }),
    covered=frozenset({"table-refusal", "table-not-saved", "lesson-wrong"}),
    painted=(
        "table-start-tasks", "table-4", "table-card", "table-forecast", "table-builder",
        "table-then", "table-past", "scoring-race", "scoring-buyers", "results",
    ),
    largest=("sandbox", "table-4"),
    acted=("ring", "mat", "market"),
    car="body_3",
    shaped=("worker", "race_car", "shape"),
    coloured=("price_marker", "market_stall", "racer"),
    frequent=frozenset({
        "tile_take", "card_reveal", "research", "worker_move", "hire", "engine", "body",
        "race", "lap", "token", "car_offer", "buyer", "sale",
    }),
)  # fmt: skip
