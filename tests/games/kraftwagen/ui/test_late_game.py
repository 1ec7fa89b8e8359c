"""The table near the end of a game: many cards, engineers and awards, and every name whole."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import fit_scale
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.tables.kraftwagen import COMMANDS
from kraftwagen.ui.tables.kraftwagen.areas import opponent_panel, player_mats
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from kraftwagen.ui.tables.parts.places import centred
from tests.games.kraftwagen.ui.at_table import RECT, SPEC, position, tabletop
from tests.games.kraftwagen.ui.test_table_layout import table_rect
from tests.ui.english import ENGLISH
from tests.ui.measuring import watching

SIZES = ((1280, 720), (1000, 1000), (1920, 1080))
DEVELOPMENTS = tuple(range(terms.TWO_BODY, terms.TWO_BODY + 5))


@pytest.fixture(scope="module")
def resources() -> Resources:
    pygame.init()
    return Resources(assets_dir())


def late(seats: int, cards: int, experts: int) -> Any:
    """A game in which each seat has that many kinds of developments, and engineers."""
    state = SPEC.new(seats, 3, {})
    while not any(codes.kind(code) == codes.TAKE for code in SPEC.legal(state)):
        SPEC.apply(state, SPEC.legal(state)[0])
    for player in state.players:
        player.inactive = DEVELOPMENTS[: max(0, cards - len(DEVELOPMENTS))]
        player.active = DEVELOPMENTS[:cards] * 3
        player.engineers = (1 << experts) - 1
        player.markers = 0x1FF
    state.awards = tuple([neighbour(state)] * len(state.awards))
    return state


def neighbour(state: Any) -> int:
    return int((state.current + 1) % len(state.players))


def table(resources: Resources, size: tuple[int, int], state: Any) -> KraftwagenTable:
    pygame.display.set_mode(size)
    made = KraftwagenTable(resources, ENGLISH, KeyBindings())
    scale = fit_scale(size)
    made.relayout(table_rect(size), scale, min(max(1.0, scale), 1.2))
    made.rebuild(position(state))
    return made


def broken(resources: Resources, monkeypatch: pytest.MonkeyPatch, draw: Any) -> list[str]:
    """Words that are cut, stick out of their place or break inside."""
    found, text = [], Canvas.text

    def noted(self: Canvas, surface: Any, words: str, style: Any, colour: Any, rect: Any,
              align: str = "left", valign: str = "middle", wrap: bool = False) -> Any:  # fmt: skip
        look = self.theme.style(style) if isinstance(style, str) else style
        if wrap and isinstance(rect, pygame.Rect):
            found.extend(
                words for word in words.split() if self.res.text_size(word, look)[0] > rect.w
            )
        return text(self, surface, words, style, colour, rect, align, valign, wrap)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", noted)
        with watching(monkeypatch) as seen:
            draw()
    return [*found, *seen.cut, *seen.outside]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("cards", "experts"), [(3, 1), (5, 2), (7, 2), (4, 6), (10, 9)])
def test_every_name_is_whole_on_the_mats(resources, monkeypatch, size, seats, cards, experts):
    made = table(resources, size, late(seats, cards, experts))
    screen = pygame.display.get_surface()
    assert broken(resources, monkeypatch, lambda: made.draw(screen)) == []
    pad = tabletop(made).pad
    for seat in range(seats):
        own = pad.zones["mat", seat]
        kinds = [key for key in pad.zones if key[:2] in {("dev", seat), ("engineer", seat)}]
        assert len(kinds) == cards + experts
        assert all(own.contains(pad.zones[key]) for key in kinds)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("cards", "experts"), [(3, 1), (7, 2), (4, 6), (10, 9)])
def test_every_name_is_whole_on_a_large_mat(resources, monkeypatch, size, cards, experts):
    made = table(resources, size, late(4, cards, experts))
    top = tabletop(made)
    start = len(top.pad.items)
    box = opponent_panel.draw(top.pad, neighbour(top.pad.state))
    assert pygame.display.get_surface().get_rect().contains(box)
    del top.pad.items[:start]
    screen = pygame.display.get_surface()
    assert broken(resources, monkeypatch, lambda: top.pad.draw(screen, set())) == []


@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_awards_end_where_their_words_begin(resources, monkeypatch, size):
    made = table(resources, size, late(3, 3, 1))
    pad = tabletop(made).pad
    for award in range(len(terms.AWARDS)):
        at, place = pad.sprites["award", award].rect, pad.zones["award", award]
        assert at.bottom <= place.bottom - pad.px(17), award


@pytest.mark.parametrize("size", SIZES)
def test_own_cards_use_the_room_they_have(resources, size):
    """Five kinds and the start tile in two rows, as large as three in one."""
    made = table(resources, size, late(3, 5, 0))
    pad = tabletop(made).pad
    seat = pad.position.viewer
    sides = [pad.zones[key].w for key in pad.zones if key[:2] == ("dev", seat)]
    assert min(sides) >= pad.px(45)


@pytest.mark.parametrize("size", SIZES)
def test_three_actions_to_do_are_named_whole_and_in_one_size(resources, monkeypatch, size):
    """Those of the tile Research, Grand Prix and Buyer."""
    start = late(3, 2, 0)
    takes = [code for code in SPEC.legal(start) if codes.kind(code) == codes.TAKE]
    states = [start.clone() for _ in takes]
    for state, code in zip(states, takes, strict=True):
        SPEC.apply(state, code)
    state = next(state for state in states if len(frames.tasks(state.pending[-1])) == 3)
    made = table(resources, size, state)
    pad = tabletop(made).pad
    names = {pad.say(f"short.{terms.TASKS[task]}") for task, _ in player_mats.tasks(pad)}
    place = player_mats.places(pad.layout).todo
    sizes, text = {}, Canvas.text

    def noted(self, surface, words, style, colour, rect, *more):
        if words in names and place.collidepoint(rect[:2]):
            sizes[words] = style
        return text(self, surface, words, style, colour, rect, *more)

    monkeypatch.setattr(Canvas, "text", noted)
    screen = pygame.display.get_surface()
    assert broken(resources, monkeypatch, lambda: made.draw(screen)) == []
    assert set(sizes) == names
    assert len(set(sizes.values())) == 1


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_three_labels_side_by_side_hold_their_words(resources, monkeypatch, language):
    """No word is broken and none lies on its neighbour, in any language."""
    made = KraftwagenTable(
        resources, Translator(assets_dir() / "locale", language), KeyBindings({}, COMMANDS)
    )
    made.relayout(RECT, 1.0)
    made.rebuild(position(late(3, 2, 0)))
    pad = tabletop(made).pad
    area = player_mats.places(pad.layout).todo
    tasks = ("hire", "research", "body", "engine", "race", "buyer", "token")
    drawn = []
    monkeypatch.setattr(pad, "text", lambda words, look, colour, rect, *more, **kinds: (
        drawn.append((words, look, rect))))  # fmt: skip
    for three in combinations(tasks, 3):
        drawn.clear()
        labels = [pad.say(f"short.{task}") for task in three]
        look, wides, high = player_mats._lettering(pad, labels, area.w)
        feet = [
            centred((area.x + area.w * at // 6, area.bottom - high / 2), wide, high)
            for at, wide in zip((1, 3, 5), wides, strict=True)
        ]
        player_mats._labels(pad, labels, look, feet, area)
        for words, look, rect in drawn:
            assert all(pad.res.text_size(one, look)[0] <= rect.w for one in words.split())
            assert area.x <= rect.x < rect.right <= area.right
        for (_, _, one), (_, _, other) in pairwise(drawn):
            assert one.right <= other.x + 2, three
