"""The whole position in words: complete, in order, and nothing that the viewer may not know."""

from __future__ import annotations

import pytest

from kraftwagen.engine.wording import say
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.observe import observe
from kraftwagen.games.automania.presentation import describe, things
from kraftwagen.games.automania.rules import contracts
from kraftwagen.games.automania.state import State, is_known
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.every import EVERY
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table
from tests.games.automania.whole_games import COUNT, decisions, played

NAMES = ("Anna", "Bruno", "Clara", "David")
TR = Translator(assets_dir() / "locale", "en")


def told(state: State, viewer: int, closed: tuple[int, ...] = ()) -> dict[str, list[str]]:
    """The sentences of each area by its title."""
    found: dict[str, list[str]] = {}
    for section in describe.outline(state, viewer, closed):
        words = [say(thing.line, TR, NAMES) for thing in section.things]
        keys = [thing.key for thing in section.things]
        assert words
        assert len(keys) == len(set(keys))
        assert all("{" not in one and "automania." not in one for one in words)
        assert all(one[0].isupper() or one[0].isdigit() for one in words)
        assert all(one[-1] == "." for one in words)
        found[say(section.title, TR, NAMES)] = words
    return found


@pytest.mark.parametrize("number", range(COUNT))
def test_every_position_can_be_read_out(number: int) -> None:
    for step, (state, _, _) in enumerate(decisions(number)):
        if step % (7 if EVERY else 21) == 0:
            told(state, step % len(state.order))
    told(played(number).state, 0)
    assert TR.missing == set()


def test_every_question_is_told() -> None:
    asked = set()
    for number in range(COUNT):
        for state, _, _ in decisions(number):
            asked.add(frames.kind(state.pending[-1]))
            words = say(describe.question(state), TR, NAMES)
            assert words.startswith(NAMES[state.current])
            assert "{" not in words
    # A top car is rare in random games: its question comes last.
    assert asked | {frames.REWARD} == set(range(frames.FACTORY + 1))
    table = Table(2, ask=[{"ask": "contract", "type": "city", "popularity": 18},
                          {"ask": "reward", "market": "europe"}])  # fmt: skip
    table.seat(0, hand="C1")
    assert say(describe.question(table.state), TR, NAMES) == (
        "Anna chooses a sales space of Europe. The top car is sold at once, for its reward."
    )
    assert say(describe.question(played(0).state), TR, NAMES) == "The game is over."


@rule("A1", "W1", "L1")
def test_without_workers_at_home_only_retiring_is_told() -> None:
    """Whenever nothing but retiring is possible the question says so, and never otherwise."""
    told_alone = "{} can only retire: nobody is at home."
    seen = set()
    for number in range(COUNT):
        for state, _, _ in decisions(number):
            if frames.kind(state.asked) != frames.TURN:
                continue
            kinds = {codes.kind(code) for code in GAME.legal(state)}
            alone = not kinds - {codes.RETIRE, codes.RECALL}
            seen.add(alone)
            words = say(describe.question(state), TR, NAMES)
            assert (words == told_alone.format(NAMES[state.current])) is alone
            assert codes.RETIRE in kinds, "a sales office is always free"
    assert seen == {True, False}


def test_the_order_of_areas() -> None:
    titles = list(told(Table(3).state, 1))
    assert titles == [
        "What is to do", "North America", "Europe", "Action spaces and tiles",
        "Contracts in the display", "Sales offices", "Sponsor and marketing", "Bruno’s factory",
        "Clara’s factory", "Anna’s factory", "Bruno’s contracts",
    ]  # fmt: skip


def test_what_lies_where() -> None:
    table = Table(
        3,
        america="luggage safety speed | handling handling",
        ships=["america 12 1 family", "europe 3 0 city"],
        spaces={"row_city": (1, 2)},
        offices={4: 2},
        grid="c2=A03",
    )
    table.seat(1, neutral=1, marketing=1, tiles="slot_b=A15 spoiler_city=A16 office_1=A27")
    table.seat(0, hand="C2 N1+")
    found = told(table.state, 0)
    america = found["North America"]
    assert america[:5] == [
        "Wanted for 4 stars: speed.",
        "Wanted for 3 stars: safety.",
        "Wanted for 2 stars: luggage.",
        "Waiting for the next round, on the left: handling. It does not count yet.",
        "Waiting for the next round, on the right: handling. It does not count yet.",
    ]
    assert "Ship 12, a gold medal of 2 points: family car of Bruno." in america
    assert "Reward of sales space 2: 4 autobucks and 1 point. It is free." in america
    assert "Ship 3: city car of Anna." in found["Europe"]
    grid = found["Action spaces and tiles"]
    assert "Taken: the city row, with 2 workers of Bruno; displacing takes 3 workers." in grid
    assert "Tile C2: speed machine with 1 silver medal." in grid
    assert "Sales office 4, up to 2 cars: Clara." in found["Sales offices"]
    assert "At marketing: 1 worker of Bruno." in found["Sponsor and marketing"]
    bruno = found["Bruno’s factory"]
    assert "At home: 4 workers. In all 1 neutral worker." in bruno
    assert "Car tiles at home: city 3, family 1 and super 2." in bruno
    assert "In slot b: luggage machine with 1 silver medal." in bruno
    assert "In the spoiler place of the city car: spoiler with 1 star and 1 silver medal." in bruno
    assert "Popularity of the city car: 3 in North America, 1 in Europe." in bruno
    assert "Sales limit: 2 cars." in found["Clara’s factory"]
    assert found["Anna’s contracts"] == [
        "In hand: city car with luggage machine, popularity 6, 3 silver medals.",
        "In hand: any car, popularity 10, 3 silver medals.",
    ]


@rule("N2")
def test_in_the_last_round_no_demand_waits_any_more() -> None:
    for number, waiting in ((3, 2), (4, 0)):
        said = told(Table(3, round=number).state, 0)
        for market in ("North America", "Europe"):
            assert sum("Waiting" in words for words in said[market]) == waiting
            assert sum("Wanted" in words for words in said[market]) == terms.ACTIVE


@rule("Z4")
def test_sales_spaces_tell_what_stands_there_and_closed_rows() -> None:
    table = Table(
        2,
        ask=[{"ask": "sale", "market": "north_america", "ship": 5}],
        ships=["america 5 0 city"],
        sold=["america 1 1 family", "america 6 0 city", "america 6 1 super"],
        offices={3: 0, 4: 1},
    )
    america = told(table.state, 0)["North America"]
    assert "Reward of sales space 1: 6 autobucks. There: family car of Bruno." in america
    assert "Reward of sales space 2: 4 autobucks and 1 point. Its sales row is closed." in america
    assert (
        "Reward of the top space: 2 autobucks. There: city car of Anna and super car of Bruno."
        in america
    )


@rule("H1")
def test_closed_money_is_told_to_its_owner_alone() -> None:
    state = Table(2).seat(0, money=7).seat(1, money=5).state
    found = told(state, 0, closed=(0, 1))
    assert "Money: 7 autobucks." in found["Anna’s factory"]
    assert "Money: hidden." in found["Bruno’s factory"]
    assert not any("5 autobucks" in words for words in found["Bruno’s factory"])


@rule("K2", "H2")
@pytest.mark.parametrize("number", range(0, COUNT, 2))
def test_only_what_the_viewer_may_know_is_told(number: int) -> None:
    """The true position and the viewer's observation are read out alike."""
    for step, (state, _, _) in enumerate(decisions(number)):
        if step % 23:
            continue
        for viewer in range(len(state.order)):
            seen = observe(state, viewer).state
            assert describe.outline(state, viewer) == describe.outline(seen, viewer)
            said = "\n".join("\n".join(words) for words in told(state, viewer).values())
            for seat, hand in enumerate(state.hands):
                for held in hand:
                    if seat != viewer and not is_known(held):
                        assert say(things.contract(held, state.data), TR) not in said


def test_the_deck_is_counted_without_the_contracts_in_hands() -> None:
    state = Table(3).seat(1, hand="C2 N2").state
    seen = observe(state, 0).state
    assert contracts.deck_size(seen) == len(state.deck) == contracts.deck_size(state)
