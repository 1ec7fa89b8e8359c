"""Challenges: read strictly, set up lawfully, judged by their conditions."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation.statistics import STATISTICS
from kraftwagen.learn.challenges import FILE, MEDALS, Challenge, Condition, facts_of, load
from kraftwagen.match import game_result
from kraftwagen.match.match import Match
from kraftwagen.match.replay import branch
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools import measure
from kraftwagen.ui.platform.paths import assets_dir

TOY = Path(__file__).with_name("toy") / FILE
FOLDER = assets_dir() / "games" / "kraftwagen" / "learn"
GOOD = TOY.read_text(encoding="utf-8")


def toy_challenge(toy: GameSpec[Any]) -> Challenge:
    (one,), faults = load(TOY, toy)
    assert not faults
    return one


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert GOOD.count(old) == 1, old
    path = tmp_path / FILE
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    return path


def test_the_challenge_of_the_toy_game(toy: GameSpec[Any]) -> None:
    one = toy_challenge(toy)
    assert (one.id, one.person, one.seed) == ("few_stones", 0, None)
    state = one.start(toy, 5)
    assert (state.heap, state.stones) == (6, (0, 2))
    assert toy.scores(state) == [0, 2]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("id: few_stones", "id: Few stones", "line 2: [0].id: must have small letters"),
        ("id: few_stones", "name: x", "line 2: [0].name: is not one of id, seats"),
        ("[person, greedy]", "[greedy, greedy]", "line 3: [0].seats: must have 'person' once"),
        ("[person, greedy]", "[person, nobody]", "line 3: [0].seats[1]: 'nobody' is not one of"),
        ("[person, greedy]", "[person]", "line 3: [0].seats: must have 2 to 4 entries"),
        ("heap: 6", "heap: none", "cannot be set up: option 'heap' must be a whole number"),
        ('"stones[1]": 2', '"stones[7]": 2', "[0].twist: cannot be set up: stones[7]: there is no"),
        ('"stones[1]": 2', '"pile[0]": 2', "[0].twist: cannot be set up: pile[0]: there is no"),
        ('"stones[1]": 2', '"stones..x": 2', "stones..x: is no path in a position"),
        (
            '"stones[1]": 2',
            "pending: 9",
            "cannot be set up: position: pending: must be a whole number",
        ),
        ("fact: draws", "fact: cheats", "[0].never[0].fact: 'cheats' is not one of"),
        ("draws, at_most: 1", "draws", "line 6: [0].never[0]: needs one of at_least, at_most"),
        ("draws, at_most: 1", "draws, at_most: many", "must be a whole number"),
        ("  silver: [{fact: stones, at_least: 3}]\n", "", "line 2: [0]: silver is missing"),
        ("[{fact: stones, at_least: 2}]", "[]", "[0].bronze: must have 1 to 10 entries"),
    ],
)
def test_a_broken_challenge_is_named_and_left_out(
    toy: GameSpec[Any], tmp_path: Path, old: str, new: str, said: str
) -> None:
    found, faults = load(changed(tmp_path, old, new), toy)
    assert not found
    assert len(faults) == 1
    assert said in str(faults[0])


def test_the_others_stay(toy: GameSpec[Any], tmp_path: Path) -> None:
    broken = GOOD[GOOD.index("- id") :].replace("few_stones", "other").replace("greedy", "nobody")
    path = tmp_path / FILE
    path.write_text(GOOD + broken + GOOD[GOOD.index("- id") :], encoding="utf-8")
    found, faults = load(path, toy)
    assert [one.id for one in found] == ["few_stones"]
    assert "nobody" in str(faults[0])
    assert "'few_stones' is there twice" in str(faults[1])


def test_a_file_that_is_none(toy: GameSpec[Any], tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text("just words", encoding="utf-8")
    assert load(path, toy)[0] == []
    assert "must be a list" in str(load(path, toy)[1][0])


@pytest.mark.parametrize(
    ("rule", "met"), [("at_least", [3, 4]), ("at_most", [2, 3]), ("equals", [3])]
)
def test_conditions(rule: str, met: list[int]) -> None:
    assert [n for n in range(2, 5) if Condition("x", rule, 3).met({"x": n})] == met


@pytest.mark.parametrize(
    ("stones", "place", "draws", "medal"),
    [
        (1, 1, 0, ""),
        (2, 1, 0, "bronze"),
        (3, 2, 0, "silver"),
        (3, 1, 1, "gold"),
        (3, 1, 2, ""),
    ],
)
def test_medals(toy: GameSpec[Any], stones: int, place: int, draws: int, medal: str) -> None:
    one = toy_challenge(toy)
    facts = {"stones": stones, "place": place, "draws": draws}
    assert one.medal(facts) == medal
    assert bool(one.spoiled(facts)) == (draws > 1)


def test_a_better_medal_demands_the_lesser_ones(toy: GameSpec[Any]) -> None:
    """Whoever reaches what gold asks for, and not what bronze does, wins nothing."""
    conditions = {medal: (Condition("place", "at_most", 1),) for medal in MEDALS}
    medals = {**conditions, "bronze": (Condition("stones", "at_least", 5),)}
    one = Challenge("x", ("person", "greedy"), medals)
    assert one.medal({"place": 1, "stones": 4}) == ""
    assert one.medal({"place": 1, "stones": 5}) == "gold"
    assert one.conditions("gold") == (*medals["bronze"], *medals["gold"]), "and so it is said"


def test_only_the_strictest_of_like_conditions_is_said() -> None:
    """Nobody reads that they need three and four, or win and be ahead."""
    medals = {
        "bronze": (Condition("stones", "at_least", 3), Condition("place", "at_most", 2)),
        "silver": (Condition("stones", "at_least", 4), Condition("place", "at_most", 1)),
        "gold": (Condition("margin", "at_least", 5),),
    }
    one = Challenge("x", ("person", "greedy"), medals)
    assert one.conditions("silver") == medals["silver"]
    assert one.conditions("gold") == (medals["silver"][0], *medals["gold"])


def test_facts_of_every_game(toy: GameSpec[Any]) -> None:
    one = toy_challenge(toy)
    state = one.start(toy, 5)
    facts = facts_of(toy, (), state, 0)
    assert (facts["score"], facts["margin"], facts["place"]) == (0, -2, 2)


def test_figures_belong_to_one_challenge(toy: GameSpec[Any], tmp_path: Path) -> None:
    easier = load(changed(tmp_path, "at_least: 2", "at_least: 1"), toy)[0][0]
    assert easier.digest != toy_challenge(toy).digest
    assert load(TOY, toy)[0][0].digest == toy_challenge(toy).digest


# -- a game that is played for one


def challenge_match(toy: GameSpec[Any], *lines: str) -> Match:
    one = toy_challenge(toy)
    match = Match.new(
        toy, [SeatInfo("Anna"), SeatInfo("Bert", "greedy")], 5, one.options, "2026-01-01",
        start=one.position(toy, 5), challenge=one.id,
    )  # fmt: skip
    for line in lines:
        match.submit(match.actor, toy.from_text(line))
    return match


def test_statistics_do_not_take_it(toy: GameSpec[Any]) -> None:
    match = challenge_match(toy, "take 3", "take 3")
    assert match.is_over
    assert not game_result.counts(match.record)
    usual = Match.new(toy, match.seats, 5, {"heap": 6}, "2026-01-01")
    for line in match.record.decisions:
        usual.submit(usual.actor, toy.from_text(line))
    assert game_result.counts(usual.record)
    assert not game_result.counts(usual.record.with_header(challenge="few_stones"))


def test_a_game_that_goes_on_from_it_is_none(toy: GameSpec[Any]) -> None:
    match = challenge_match(toy, "take 3")
    assert match.record.header.challenge == "few_stones"
    assert branch(match, 1, ["person", "person"], "2026-01-02").record.header.challenge == ""


# -- figures


def test_measuring_is_repeatable_and_adds_up(toy: GameSpec[Any], tmp_path: Path) -> None:
    one = toy_challenge(toy)
    found = list(measure.tries(toy, one, "greedy", 20, seed=3))
    assert found == list(measure.tries(toy, one, "greedy", 20, seed=3))
    result = measure.judged(one, "greedy", found)
    assert 20 >= result.medals["bronze"] >= result.medals["silver"] >= result.medals["gold"] >= 0
    assert result.share("bronze") == sum(map(bool, map(one.medal, found))) / 20
    (tmp_path / FILE).write_text(GOOD, encoding="utf-8")
    said = list(measure.lines(toy, tmp_path, "", 3, 0, 1, keep=True))
    assert [line.split()[0] for line in said] == ["challenge", "few_stones", "few_stones"]
    kept = measure.read(tmp_path)["few_stones"]
    assert kept["digest"] == one.digest
    assert {bot: figures["games"] for bot, figures in kept["bots"].items()} == {
        "newcomer": 3,
        "engineer": 3,
    }


def test_who_measures_does_nothing_forbidden(toy: GameSpec[Any]) -> None:
    """The bot would draw a card now and then; nobody who knows the challenge does."""
    never = (Condition("draws", "at_most", 0),)
    medals = {medal: (Condition("stones", "at_least", 0),) for medal in MEDALS}
    free = Challenge("free", ("person", "greedy"), medals, {"heap": 12})
    bound = Challenge("bound", ("person", "greedy"), medals, {"heap": 12}, never=never)

    def draws(one: Challenge) -> int:
        return sum(facts["draws"] for facts in measure.tries(toy, one, "apprentice", 10))

    assert draws(free) > 0
    assert draws(bound) == 0


# -- the facts of Kraftwagen


def test_facts_are_counted() -> None:
    game = registry.load("kraftwagen")
    state = game.new(2, 1, {})
    happened: list[Event] = [
        events.GameTurnStarted(1, (), (), 2),
        events.PlayerTurnStarted(0),
        events.PlayerTurnStarted(0),
        events.CarPlaced(0, 0, 3, 2, 2, 8, 0),
        events.CarPlaced(1, 1, 3, 2, 2, 9, 1),
        events.CarRaced(0, 0, (1, 2, 3), (2,), 0),
        events.BuyerBought(0, terms.PRESTIGE, 0, 0, 2, 8, (1,), 0, 2),
        events.MoneyGained(0, 8, terms.FROM_CARS),
        events.MarketCleared((1,)),
        events.GameTurnStarted(2, (), (), 2),
        events.PlayerTurnStarted(0),
        events.CarPlaced(0, 0, 1, 1, 1, 3, 0),
        events.BuyerBought(0, terms.PRICE, 0, 0, 3, 3, (), 3, 0),
        events.MoneyGained(0, 3, terms.FROM_CARS),
    ]
    own, other = game.feats(happened, state)
    wanted = Counter(
        cars_sold=2, cars_in_turn=1, cars_placed=2, player_turns=3, turns_in_a_row=2, driven=3,
        longest_jump=1, underbid=1, customers=2, sold_to_prestige=1, sold_to_price=1,
        dearest_offer=8, dearest_sale=8, best_sale=10, most_workers_sold=2, from_cars=11,
        money_in_turn=8, grand_prix_engine=1, workers=4,
    )  # fmt: skip
    assert Counter(own) == wanted
    assert (other["cars_placed"], other["cars_unsold"], other["markers_used"]) == (1, 1, 1)
    assert set(own) == set(STATISTICS.facts)
