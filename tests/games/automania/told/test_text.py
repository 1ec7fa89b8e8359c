"""Every event, decision and reason has its sentence, and every sentence has its values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import pytest

from kraftwagen.engine.wording import Line, say
from kraftwagen.games.automania import events, terms
from kraftwagen.games.automania.codes import TABLE
from kraftwagen.games.automania.presentation import (
    explain,
    text,
    things,
)
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.games.automania.rules import IDS, rule
from tests.games.automania.table import DATA, GAME, Table, offices_paying
from tests.games.automania.whole_games import COUNT, decisions, played

NAMES = ("Anna", "Bruno", "Clara", "David")
TR = Translator(assets_dir() / "locale", "en")


def said(line: Line) -> str:
    words = say(line, TR, NAMES)
    assert "{" not in words, words
    assert "automania." not in words, words
    assert words[0].isupper() or words[0].isdigit(), words
    return words


def log(happened: Iterable[Any]) -> list[str]:
    return [said(line) for event in happened for line in text.event_lines(event, DATA)]


@pytest.mark.parametrize("number", range(COUNT))
def test_everything_that_happens_and_may_be_decided_has_words(number: int) -> None:
    seats = len(played(number).state.order)
    for event in played(number).happened:
        quiet = isinstance(event, (*text.QUIET, events.MoneyGained))
        assert event.rule() in IDS
        for seat in range(seats):
            assert quiet or text.event_lines(event.seen_by(seat), DATA)
            log([event.seen_by(seat)])
    for state, _, _ in decisions(number):
        for code in GAME.legal(state):
            assert TABLE.rule(code) in IDS
    assert TR.missing == set()


_RARE = {events.NoContractLeft, events.TopCarSold}
"""What random games need not have, as no top car its reward; every event is told below."""


def test_random_games_have_every_kind_of_event_and_decision() -> None:
    seen = {type(event) for number in range(COUNT) for event in played(number).happened}
    assert set(events.ALL) - seen <= _RARE
    legal = {
        TABLE.decode(code)[0]
        for number in range(COUNT)
        for state, _, _ in decisions(number)
        for code in GAME.legal(state)
    }
    assert legal | {"reward"} == {row.name for row in TABLE.rows}


SAMPLES: dict[str, object] = {
    "order": (1, 0),
    "money": (30, 20),
    "points": (50, 60),
    "winners": (1,),
    "limits": (2, 3),
    "demands": (0, 1, 2, 3, 4, 4, 3, 2, 1, 0),
    "cars": (1, 5),
    "tiles": (1, 2),
    "tile": 3,
    "replaced": 0,
    "other": 0,
}


def sample(kind: type, **changes: object) -> Any:
    values = {entry.name: SAMPLES.get(entry.name, 1) for entry in fields(kind)}
    if kind is events.MedalsCounted:
        values["tiles"] = 2
    return kind(**{**values, **changes})


@pytest.mark.parametrize("kind", events.ALL, ids=lambda kind: kind.__name__)
def test_every_event_has_a_line(kind: type) -> None:
    quiet = kind in text.QUIET or kind is events.MoneyGained
    words = log([sample(kind)])
    assert bool(words) != quiet
    assert all(line[-1] in ".0123456789" for line in words)
    assert sample(kind).rule() in IDS


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            events.WorkersPlaced(0, 5, 1, terms.NOBODY, 0),
            "Anna puts 1 worker on the city row.",
        ),
        (
            events.WorkersPlaced(0, 0, 3, 1, 2),
            "Anna puts 3 workers on the corner; Bruno gets 2 workers back.",
        ),
        (events.WorkersToSponsor(1, 2), "Bruno sends 2 workers to the sponsor: 2 autobucks."),
        (events.MoneyGained(1, 2, terms.FROM_FINANCE), "Bruno gets 2 autobucks (Finance manager)."),
        (
            events.TileTaken(0, DATA.tile_names.index("B03"), 6),
            "Anna takes the speed machine with 2 silver medals from C2.",
        ),
        (
            events.TileTaken(0, DATA.tile_names.index("B25"), 16),
            "Anna takes the sales manager with 2 silver medals and sales limit +1 "
            "from below sales office 4.",
        ),
        (
            events.TilePlaced(0, 3, 1, DATA.tile_names.index("A04")),
            "Anna puts the speed machine with 1 silver medal into slot b, "
            "replacing the environment machine.",
        ),
        (
            events.TilePlaced(0, DATA.tile_names.index("A17"), 10, 0),
            "Anna puts the spoiler with 2 stars on the spoiler place of the family car.",
        ),
        (
            events.CarProduced(2, 1, 0, 7, 2, 1, 2, 0, 1, 13),
            "Clara makes a family car for North America: popularity 13 "
            "(demands 7, machines 2, managers 1, style parts 2 and marketing 1).",
        ),
        (
            events.CarProduced(2, 0, 1, 0, 0, 0, 0, 0, 0, 0),
            "Clara makes a city car for Europe: popularity 0.",
        ),
        (
            events.CarProduced(2, 0, 1, 0, 0, 0, 0, 1, 0, 1),
            "Clara makes an electric city car for Europe: popularity 1 (electric car 1).",
        ),
        (
            events.CarShipped(2, 1, 12, 2, 0, 12),
            "Clara's super car goes to ship 12 of Europe and wins a gold medal: 2 points.",
        ),
        (
            events.CarShipped(2, 1, 9, 2, 0, 12),
            "The higher ships are taken, so Clara's super car goes down to ship 9 of Europe.",
        ),
        (
            events.CarStayed(0, 0, 2, True),
            "Anna has no tile for a super car at home: "
            "it cannot be shipped, but it can fulfil a contract.",
        ),
        (events.TopCarSold(0, 1, 0), "Anna sells the top car in Europe at once: 6 points."),
        (
            events.CarSold(0, 0, 9, 0, 0, 1, False),
            "Anna sells the city car from ship 9 of North America: 4 autobucks and 1 point.",
        ),
        (
            events.ContractDrawn(0, DATA.card_names.index("C2"), False),
            "Anna takes a contract from the display: "
            "city car with luggage machine, popularity 6, 3 silver medals.",
        ),
        (events.ContractDrawn(0, terms.HIDDEN, True), "Anna draws a contract from the deck."),
        (
            events.ContractPlayed(0, DATA.card_names.index("S1"), 2),
            "Anna plays the starting contract and gets 3 autobucks: "
            "city car with luggage machine, popularity 5, 2 silver medals.",
        ),
        (events.NoContractLeft(3), "No contract is left, so David gets 1 point instead."),
        (events.CarLeft(0, 1, 4), "Anna's car is left on ship 4 of Europe: 1 point."),
        (
            events.MedalsCounted(0, 3, 1),
            "Anna has 4 silver medals, 3 on contracts and 1 on tiles: 4 points.",
        ),
        (events.MedalsCounted(0, 0, 0), "Anna has no silver medals."),
        (events.GameEnded((40, 52), (1,)), "Bruno wins with 52 points."),
    ],
)
def test_what_is_said(event: Any, words: str) -> None:
    assert log([event]) == [words]


@rule("L1")
@pytest.mark.parametrize(
    ("money", "points", "words"),
    [
        (0, 0, "Anna retires to sales office 3."),
        (1, 0, "Anna retires to sales office 3: 1 autobuck."),
        (0, 2, "Anna retires to sales office 3: 2 points."),
    ],
)
def test_retiring_is_told_with_the_bonus(money: int, points: int, words: str) -> None:
    (line,) = text.event_lines(events.Retired(0, 2), offices_paying(money, points))
    assert said(line) == words


def test_the_richest_come_first() -> None:
    assert log([events.MoneyRanked((1, 0), (7, 12))]) == [
        "Bruno is first in money with 12 autobucks: 10 points.",
        "Anna is second in money with 7 autobucks: 6 points.",
    ]


@rule("N2")
def test_the_demands_of_both_markets_are_told_from_the_most_wanted() -> None:
    table = Table(3, america="luggage safety speed", round=1, ask=[{"ask": "advance"}],
                  offices={1: 0, 2: 1, 3: 2})  # fmt: skip
    words = log(table.play("advance left"))
    assert words[0] == "Anna moves the demands of both markets from the left."
    assert words[1].startswith("North America now wants, the most wanted first: safety, luggage")
    assert "Round 2" in words


@rule("K2", "H2")
def test_the_log_of_others_does_not_tell_what_was_drawn() -> None:
    drawn = 0
    for number in range(COUNT):
        for event in played(number).happened:
            if isinstance(event, events.ContractDrawn):
                contract = say(things.contract(event.card, DATA), TR)
                for seat in range(len(played(number).state.order)):
                    (words,) = log([event.seen_by(seat)])
                    assert (contract in words) == (seat == event.seat or not event.from_deck)
                    drawn += event.from_deck
    assert drawn > 20


def test_every_reason_names_its_rule_and_is_filled_in() -> None:
    seen = set()
    for number in range(COUNT):
        for step, (state, _, _) in enumerate(decisions(number)):
            if step % 3:
                continue
            legal = GAME.legal(state)
            refused = set(explain.attempts(state)) - set(legal)
            found = [explain.refusal(state, code) for code in refused]
            for code in legal:
                found += explain.warnings(state, code)
            for reason in found:
                assert reason.rule in IDS
                assert said(text.reason_line(reason))[-1] == "."
                seen.add(reason.key)
    assert len(seen) > 40


@pytest.mark.parametrize(
    ("line", "table", "words"),
    [
        (
            "act column_super super",
            Table(3).seat(0, money=1),
            "First send workers to the sponsor, or choose a cheaper car: "
            "this one costs 3 autobucks, with only 1 autobuck to pay.",
        ),
        (
            "act corner city",
            Table(3, spaces={"corner": (1, 3), "row_city": (0, 4)}),
            "This space takes 4 workers; "
            "choose one that takes fewer, with only 2 workers at home.",
        ),
        ("retire 2", Table(3, offices={2: 1}), "Sales office 2 is taken; choose a free one."),
        (
            "take a2",
            Table(3, ask=[{"ask": "card"}, {"ask": "tile", "space": "column_contract"}],
                  spaces={"column_contract": (0, 1)}),
            "This tile does not belong to the contract column; choose one that does.",
        ),
    ],
)  # fmt: skip
def test_refusals_say_what_to_do(line: str, table: Table, words: str) -> None:
    reason = GAME.why_not(table.state, GAME.from_text(line))
    assert reason is not None
    assert said(text.reason_line(reason)) == words
