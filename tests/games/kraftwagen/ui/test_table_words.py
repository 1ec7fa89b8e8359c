"""Words on the table: in full where there is room, inside their plates, with the keys in use."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.tables.kraftwagen import COMMANDS
from kraftwagen.ui.tables.kraftwagen.areas import start
from kraftwagen.ui.tables.kraftwagen.pictures.card_images import card_sentence
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from tests.games.kraftwagen.table import Table
from tests.games.kraftwagen.ui.at_table import RECT, SPEC, make_table, position, tabletop
from tests.ui.english import ENGLISH

LARGE = pygame.Rect(0, 66, 1599, 948)


def drawn(
    monkeypatch: pytest.MonkeyPatch,
    rect: pygame.Rect,
    scale: float,
    keys: KeyBindings,
    seats: int = 2,
) -> tuple[KraftwagenTable, dict[str, Any], set[str]]:
    """A table early in a game, where each short text was put, and all that was written."""
    pygame.init()
    screen = pygame.display.set_mode((1920, 1080))
    places: dict[str, Any] = {}
    written: set[str] = set()
    text, fitted, render = Canvas.text, Canvas.fitted, Resources.text

    def put(
        canvas: Any, surface: Any, words: str, style: Any, colour: Any, at: Any, *rest: Any
    ) -> Any:
        places[words] = at
        return text(canvas, surface, words, style, colour, at, *rest)

    def fit(canvas: Any, surface: Any, words: str, *rest: Any) -> Any:
        places[words] = rest[2]
        return fitted(canvas, surface, words, *rest)

    def made(resources: Any, words: str, *rest: Any) -> Any:
        written.add(words)
        return render(resources, words, *rest)

    monkeypatch.setattr(Canvas, "text", put)
    monkeypatch.setattr(Canvas, "fitted", fit)
    monkeypatch.setattr(Resources, "text", made)
    table = KraftwagenTable(Resources(assets_dir()), ENGLISH, keys)
    table.relayout(rect, scale, 1.2 if scale > 1.4 else 1.0)
    state = SPEC.new(seats, 1, {})
    while start.showing(state):
        SPEC.apply(state, SPEC.legal(state)[0])
    table.rebuild(position(state))
    table.draw(screen)
    return table, places, written


def test_research_cards_say_all_in_a_large_window(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, written = drawn(monkeypatch, LARGE, 1.5, KeyBindings({}, COMMANDS))
    state = tabletop(table).inputs.position.state
    for card in state.shown:
        words = card_sentence(ENGLISH, state.data, card)
        assert any(one and words.endswith(one) for one in written), words


def test_the_number_of_buyers_stays_on_its_plate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are larger while a controller is in use."""
    table, places, _ = drawn(
        monkeypatch, pygame.Rect(0, 48, 1023, 580), 1.25, KeyBindings({}, COMMANDS)
    )
    pad = tabletop(table).pad
    plate = pad.layout.stack(0)
    for count in set(pad.state.stacks):
        high = pad.res.text_size(f"×{count}", pad.theme.style("tiny_bold"))[1]
        assert places[f"×{count}"][1] - high / 2 > plate.y + 1


def test_the_button_of_the_forecast_names_the_key_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    _, places, _ = drawn(monkeypatch, RECT, 1.0, KeyBindings({"forecast": ["g"]}, COMMANDS))
    assert "Forecast (G)" in places


def test_a_large_window_offers_no_forecast_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    _, places, _ = drawn(monkeypatch, LARGE, 1.5, KeyBindings({}, COMMANDS))
    assert not [words for words in places if words.startswith("Forecast")]


@pytest.mark.parametrize("rect", [RECT, LARGE, pygame.Rect(0, 40, 760, 632)])
def test_start_tiles_are_written_alike_and_stay_so_when_one_is_chosen(
    monkeypatch: pytest.MonkeyPatch, rect: pygame.Rect
) -> None:
    table = make_table()
    table.relayout(rect, 1.0)
    state = SPEC.new(3, 3, {})
    found: dict[str, Any] = {}
    monkeypatch.setattr(
        DisplayList, "text",
        lambda pad, words, look, colour, at, *rest, **more: found.update({words: look}),
    )  # fmt: skip
    seen = []
    for _ in range(2):
        found.clear()
        table.rebuild(position(state))
        seen.append({words: look for words, look in found.items() if words.startswith("·")})
        assert len(seen[-1]) == 4
        assert len({look.px for look in seen[-1].values()}) == 1
        SPEC.apply(state, SPEC.legal(state)[0])
    assert seen[0] == seen[1]


def test_the_game_turn_begins_after_the_last_start_tile_is_carried_out() -> None:
    hooks, state = load_hooks(SPEC, ENGLISH), SPEC.new(2, 3, {})
    while start.showing(state):
        assert hooks.title(state) == "Choosing start tiles"
        SPEC.apply(state, SPEC.legal(state)[0])
    assert hooks.title(state) == "Game turn\u00a01\u00a0of\u00a03"


def test_what_is_due_after_a_card_is_not_to_be_done_in_any_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    real = DisplayList.label
    monkeypatch.setattr(
        DisplayList, "label",
        lambda pad, words, *rest, **more: told.append(words) or real(pad, words, *rest, **more),
    )  # fmt: skip
    made = Table(3, shown="two_parts two_body")
    made.play("take research+race+buyer")
    for title, now in (("To do, in any order", True), ("To do", False)):
        told.clear()
        table = make_table()
        table.rebuild(position(made.state))
        assert title in told
        if now:
            made.play("research two_parts")


def test_the_log_shows_what_an_engineer_changed() -> None:
    hooks, state = load_hooks(SPEC, ENGLISH), SPEC.new(3, 3, {})
    change = events.CarChanged(0, 2, terms.CHANGE_PRICE, 10, 15, terms.DIESEL_FIRST)
    (sign,) = hooks.shown(change, state).signs
    assert (sign.images[-1], sign.number) == ("coin", "10 → 15")
    (sign,) = hooks.shown(events.MarkerPlacedOnBuyer(0, 1, 0, 4), state).signs
    assert sign.number == "+4"
