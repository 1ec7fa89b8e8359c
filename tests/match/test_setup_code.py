"""Set-up codes: what goes in comes out, however it is typed; everything else gets a sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.seats import PERSON
from kraftwagen.match.setup_code import ALPHABET, BadCode, Setup, decode, encode
from tests import toygame
from tests.games import NEWEST

SPEC = registry.load("kraftwagen")
TOY = toygame.load()
BOTS = ("random", "greedy")
SAMPLE = Setup("kraftwagen", {"special_tiles": True}, 123456789, (PERSON, "greedy", "random"))
CODE = encode(SPEC, SAMPLE, BOTS)

OTHER = registry.load(NEWEST)
SPECS = {spec.id: spec for spec in (TOY, SPEC, OTHER)}


def setups_of(spec: GameSpec[Any], seats: int) -> Any:
    """Every set-up of a game: its switches in any position, a handicap or none."""
    switches = [name for name, default in spec.options.items() if isinstance(default, bool)]
    chosen = {name: st.booleans() for name in switches}
    handicap = st.just([]) | st.lists(st.integers(0, 20), min_size=seats, max_size=seats)
    return st.builds(
        Setup,
        st.just(spec.id),
        st.fixed_dictionaries({**chosen, "handicap": handicap}),
        st.integers(0, 2**60 - 1),
        st.lists(st.sampled_from((PERSON, *BOTS)), min_size=seats, max_size=seats).map(tuple),
    )


setups = st.sampled_from([(spec, seats) for spec in (SPEC, OTHER) for seats in (2, 3, 4)]).flatmap(
    lambda case: setups_of(*case)
)


def read(code: str) -> Setup:
    return decode(code, list(SPECS.values()), lambda spec: BOTS)


def written(setup: Setup) -> str:
    return encode(SPECS[setup.game], setup, BOTS)


def kind(code: str) -> str:
    with pytest.raises(BadCode) as caught:
        read(code)
    assert str(caught.value).endswith(".")
    return caught.value.kind


@given(setups)
def test_what_goes_in_comes_out(setup: Setup) -> None:
    assert read(written(setup)) == setup


def test_a_usual_set_up_is_short() -> None:
    assert len(CODE) <= 23
    assert all(len(group) == 5 for group in CODE.split("-")[:-1])
    assert not set("ILOU") & set(CODE)


@given(setups, st.data())
def test_typing_is_forgiven(setup: Setup, data: st.DataObject) -> None:
    typed = ""
    for sign in written(setup).replace("-", ""):
        alike = {"0": "0oO", "1": "1iIlL"}.get(sign, sign + sign.lower())
        typed += data.draw(st.sampled_from(alike)) + data.draw(st.sampled_from(["", "", " ", "-"]))
    assert read(f"  {typed}\n") == setup


@pytest.mark.parametrize(
    "typed",
    [
        f'"{CODE}"',
        f"<{CODE}>,",
        f"\ufeff\u200b{CODE}\u200b!",
        CODE.replace("-", "\u202f"),
        CODE.replace("-", "\u00ad"),
        "".join(chr(ord(sign) + 0xFEE0) for sign in f"Code:{CODE}"),
    ],
)
def test_what_a_message_puts_around_it_does_not_matter(typed: str) -> None:
    """Quotes, signs nobody sees, and the wide letters of East Asian keyboards."""
    assert read(typed) == read(CODE)


def test_words_before_it_do_not_matter() -> None:
    assert read(f"Set-up code:\n{CODE}") == read(CODE)
    assert kind("Code:") == "empty"


def test_every_wrong_sign_and_every_exchange_is_found() -> None:
    signs = CODE.replace("-", "")
    for at in range(len(signs)):
        for sign in ALPHABET:
            if sign != signs[at]:
                assert kind(signs[:at] + sign + signs[at + 1 :]) == "checksum"
        swapped = signs[:at] + signs[at : at + 2][::-1] + signs[at + 2 :]
        if swapped != signs:
            assert kind(swapped) == "checksum"
        assert kind(signs[:at] + signs[at + 1 :]) in ("checksum", "short")


def test_what_is_wrong_is_said() -> None:
    assert kind("") == "empty"
    assert kind(" - ") == "empty"
    assert kind("ABC") == "short"
    assert kind(CODE[:-1] + "U") == "sign"
    assert kind(CODE + "0" * 400) == "checksum"
    other = replace(SPEC, data_digest="another")
    assert kind(encode(other, SAMPLE, BOTS)) == "data"
    assert kind(encode(replace(SPEC, rules_version=99), SAMPLE, BOTS)) == "data"
    assert kind(encode(replace(SPEC, id="chess"), SAMPLE, BOTS)) == "game"
    stranger = replace(SAMPLE, controllers=(PERSON, "wizard"))
    assert kind(encode(SPEC, stranger, ("wizard",))) == "bot"
    alone = replace(SAMPLE, controllers=(PERSON,))
    assert kind(encode(SPEC, alone, BOTS)) == "seats"


def test_a_bot_that_is_not_there_has_no_code() -> None:
    with pytest.raises(BadCode):
        encode(SPEC, replace(SAMPLE, controllers=(PERSON, "wizard")), BOTS)


def test_all_bots_of_the_ladder_have_a_code() -> None:
    # Tests of bots register some of their own, if they ran before in this process.
    names = ("random", "greedy", ladder.FALL_BACK, ladder.HINTS, *ladder.offered(SPEC))
    for name in names:
        setup = Setup("kraftwagen", dict(SPEC.options), 1, (PERSON, name))
        assert decode(encode(SPEC, setup, names), [SPEC], lambda spec: names) == setup


def test_options_that_are_not_yes_or_no() -> None:
    rich = replace(TOY, options={**TOY.options, "level": 3}, new=lambda *chosen: None)
    setup = Setup("toy", {**rich.options, "level": 7}, 5, (PERSON, "greedy"))
    assert decode(encode(rich, setup, BOTS), [rich], lambda spec: BOTS) == setup
    with pytest.raises(BadCode):
        encode(rich, replace(setup, options={**rich.options, "level": "x" * 300}), BOTS)


def test_the_format_stays() -> None:
    """A code given to a friend is good for ever, so this one is written out."""
    fixed = replace(SPEC, data_digest="fixed", rules_version=1, options={"special_tiles": False})
    assert encode(fixed, SAMPLE, BOTS) == "54N2W-03WM9-QTVSM-AG6GV"
