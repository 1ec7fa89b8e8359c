"""The whole table by keyboard alone: letters, arrows, next choices, the builder's cells."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import codes
from kraftwagen.ui.platform import input
from kraftwagen.ui.platform.focus import FocusRing
from kraftwagen.ui.platform.settings import Settings, load_settings
from kraftwagen.ui.scenes.menu.keys import command_words
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.tables.base import Choose, Gesture
from kraftwagen.ui.tables.kraftwagen.input.keyboard import Stop
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from kraftwagen.ui.widgets import Button
from tests.every import EVERY, in_turn
from tests.games import GAMES, part
from tests.games.kraftwagen.ui.at_table import NAMES, RECT, SPEC, make_table, position, tabletop
from tests.ui.driver import Driver
from tests.ui.playing import Player, Start, draw_rarely

RARE = (codes.CAR, codes.DIESEL, codes.DAIMLER)


@pytest.fixture(scope="module")
def table() -> KraftwagenTable:
    return make_table()


def games(seats: int, special: bool, seed: int) -> Iterator[Any]:
    """Positions of a random game that likes to offer cars and to use markers."""
    state = SPEC.new(seats, seed, {"special_tiles": special})
    chance = random.Random(seed)
    while not SPEC.is_over(state):
        yield state
        legal = SPEC.legal(state)
        rare = [code for code in legal if codes.kind(code) in RARE]
        SPEC.apply(state, chance.choice(rare if rare and chance.random() < 0.7 else legal))


def shown(table: KraftwagenTable, state: Any) -> list[Gesture]:
    """Put a position on the table; the list collects what is decided."""
    made: list[Gesture] = []
    table.rebuild(position(state))
    table.keys.taker = lambda gesture, at: made.append(gesture)
    return made


def sample(state: Any, chance: random.Random, most: int) -> list[int]:
    kinds: dict[int, list[int]] = {}
    for code in SPEC.legal(state):
        if code != codes.END_TURN:
            kinds.setdefault(codes.kind(code), []).append(code)
    return [c for found in kinds.values() for c in chance.sample(found, min(most, len(found)))]


def label(keys: Any, place: Any) -> str:
    return next(sign for sign, key in keys.letters().items() if key == place)


# -- every decision, on the table alone


@pytest.mark.parametrize(("seats", "special", "seed"), [(2, True, 1), (3, False, 2), (4, True, 3)])
def test_every_option_has_its_letters(
    table: KraftwagenTable, seats: int, special: bool, seed: int
) -> None:
    chance = random.Random(seed)
    seen = set()
    for number, state in enumerate(games(seats, special, seed)):
        chosen = sample(state, chance, 2)
        if number % (8 if EVERY else 40) and {codes.kind(code) for code in chosen} <= seen:
            continue
        for code in chosen:
            seen.add(codes.kind(code))
            made = shown(table, state)
            for place in table.keys.way(code):
                for sign in label(table.keys, place):
                    finished = table.keys.type(sign)
                assert finished == place
                table.keys.press(place)
            assert made == [Choose(code)], SPEC.to_text(code)
    assert {codes.TAKE, codes.CAR, codes.RESEARCH, codes.BUYER} <= seen


def test_letters_are_unique_and_of_one_length(table: KraftwagenTable) -> None:
    most = 0
    for number, state in enumerate(games(4, True, 5)):
        if number % 3 and not EVERY:
            continue
        shown(table, state)
        signs = list(table.keys.letters())
        places = list(table.keys.letters().values())
        assert len(set(places)) == len(places) == len(table.keys.possible())
        assert len({len(sign) for sign in signs}) <= 1
        assert not any("h" in sign for sign in signs)
        most = max(most, len(signs))
    assert most > 12


def taking() -> Any:
    """A position in which tiles can be taken."""
    return next(s for s in games(2, False, 9) if SPEC.legal(s)[0] & ~codes.VALUE_MASK == codes.TAKE)


def press(ring: FocusRing, key: int, mod: int = 0) -> None:
    ring.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))


def test_everything_is_reached_by_tab_and_arrows(
    table: KraftwagenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.keys, "point", lambda key: None)
    steps = [(key, mod) for mod in (0, pygame.KMOD_CTRL) for key in ARROWS] + [(pygame.K_TAB, 0)]
    for number, state in enumerate(games(3, True, 6)):
        if number % (60 if EVERY else 180):
            continue
        shown(table, state)
        ring = FocusRing(table.keys.stops)
        table.keys.ring = ring
        ring.step(1)
        reached = {ring.current}
        waiting = [ring.current]
        while waiting:
            here = waiting.pop()
            for key, mod in steps:
                ring.focus(here)
                press(ring, key, mod)
                if ring.current not in reached:
                    reached.add(ring.current)
                    waiting.append(ring.current)
        assert set(table.keys.stops()) == reached


ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


def test_next_choice_goes_through_everything_possible(table: KraftwagenTable) -> None:
    for number, state in enumerate(games(2, False, 7)):
        if number % 25:
            continue
        shown(table, state)
        able = table.keys.possible()
        for by in (1, -1):
            here, seen = None, []
            for _ in able:
                here = table.keys.beside(here, by).key
                seen.append(here)
            assert sorted(map(str, seen)) == sorted(map(str, able))


def test_everything_that_can_be_focused_has_a_sentence(table: KraftwagenTable) -> None:
    for number, state in enumerate(games(4, True, 8)):
        if number % 20:
            continue
        shown(table, state)
        for stop in table.keys.stops():
            assert stop.spoken, stop.key
            assert stop.focus_area, stop.key
            assert RECT.contains(stop.focus_rect), stop.key


def test_the_ring_goes_round(table: KraftwagenTable) -> None:
    shown(table, taking())
    ring = FocusRing(table.keys.stops)
    table.keys.ring = ring
    start = next(stop for stop in table.keys.stops() if stop.key[0] == "tile")
    ring.focus(start)
    seen = []
    while not seen or ring.current != start:
        press(ring, pygame.K_RIGHT)
        assert isinstance(ring.current, Stop)
        seen.append(ring.current.key)
    assert len(seen) == 16
    assert {("worker", 0), ("worker", 1), *(("tile", t) for t in range(10))} <= set(seen)


def test_a_focused_place_is_shown_like_a_pointed_one(table: KraftwagenTable) -> None:
    shown(table, taking())
    ring = FocusRing(table.keys.stops)
    table.keys.ring = ring
    tile = next(key for key in table.keys.possible() if key[0] == "tile")
    ring.focus(table.keys.stop(tile))
    assert tabletop(table).inputs.hovered == tile
    assert tabletop(table).inputs.pointed()
    assert table.keys.tip(tile) == ""  # Its card says it.
    table.update(1.0)
    assert tabletop(table).inputs.rested
    money = ("money", 0)
    ring.focus(table.keys.stop(money))
    at = table.keys.stop(money).focus_rect.center
    assert table.keys.tip(money) == table.tooltip(at)


def test_a_car_is_put_together_in_the_cells(table: KraftwagenTable) -> None:
    def buildable(state: Any) -> bool:
        legal = SPEC.legal(state)
        return any(codes.kind(code) == codes.CAR for code in legal)

    state = next(s for s in games(3, False, 2) if buildable(s))
    made = shown(table, state)
    ring = FocusRing(table.keys.stops)
    table.keys.ring = ring
    stall = next(key for key in table.keys.possible() if key[0] == "stall")
    ring.focus(table.keys.stop(stall))
    press(ring, pygame.K_RETURN)
    for _ in range(12):
        here = table.keys.next_stop(table.keys.current)
        if here is not None:
            ring.focus(here)
        if table.keys.current == ("build", "confirm"):
            break
        press(ring, pygame.K_RETURN)
    assert table.keys.current == ("build", "confirm")
    assert "Offer the car" in table.keys.words(("build", "confirm"))
    draft = tabletop(table).inputs.selection.draft
    assert draft is not None
    prices = tabletop(table).inputs.touchable.builder.values["price"]
    at = prices.index(draft.price)
    ring.focus(table.keys.stop(("build", "price")))
    press(ring, pygame.K_DOWN)
    draft = tabletop(table).inputs.selection.draft
    assert draft.price == prices[max(0, at - 1)]
    assert not draft.proposed
    press(ring, pygame.K_RETURN)
    assert table.keys.current == ("build", "confirm")
    press(ring, pygame.K_RETURN)
    assert made == [Choose(draft.code)]


# -- whole games through the window


class Typist(Player):
    """A person without a mouse, whose every press the system repeats behind a slow picture."""

    def key(self, key: int, mod: int = 0) -> None:
        values = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        self._post(pygame.KEYDOWN, **values)
        for _ in range(3):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, values))
        self._post(pygame.KEYUP, **values)

    @property
    def keys(self) -> Any:
        return self.table.view.keys

    def sign(self, sign: str) -> None:
        self.key(pygame.key.key_code(sign))

    def by_letters(self, code: int) -> None:
        for place in self.keys.way(code):
            self.sign("h")
            for sign in label(self.keys, place):
                self.sign(sign)
            if self.keys.lettered:
                self.sign("h")

    def by_choices(self, code: int) -> None:
        """With the key for the next choice and Enter."""
        for place in self.keys.way(code):
            for _ in range(60):
                if self.keys.current == place:
                    break
                self.sign(".")
            assert self.keys.current == place
            if place[0] == "build":
                assert place == ("build", "confirm")
            self.key(pygame.K_RETURN)

    def choose(self, code: int) -> None:
        if code == self.table.hooks.end_turn:
            self.sign("e")
        elif len(self.match.steps) % 4:
            self.by_letters(code)
        else:
            self.by_choices(code)

    def pass_covers(self) -> bool:
        for _ in range(50):
            if self.scene.name == "results":
                return False
            if self.scene.name == "table":
                return True
            self.key(pygame.K_ESCAPE if self.scene.name == "end" else pygame.K_RETURN)
        raise AssertionError(f"stuck in {self.scene.name}")


@pytest.fixture
def typist(start: Start, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Typist]:
    def make(game: str, seats: int, seed: int, **options: bool) -> Typist:
        monkeypatch.setattr(TableScene, "draw", lambda self, surface: None)
        people = NAMES[:seats]
        begun = start(*people, game=game, seed=seed, options=options, saves=False)
        return Typist(begun.app)

    return make


@pytest.mark.parametrize("game", in_turn(GAMES, 1))
def test_a_whole_game_by_keys(
    typist: Callable[..., Typist], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A short one; ``EVERY=1``: one of usual length."""
    draw_rarely(monkeypatch)
    variant = part(game, "sample").SAMPLE.variant
    player = typist(game, 3, 13, short=not EVERY, **{variant: True})
    likes, chance = part(game, "play").eager, random.Random(3)
    while player.pass_covers():
        player.until_free()
        if player.scene.name != "table":
            continue
        legal = player.match.legal()
        code = chance.choice(likes(legal) if chance.random() < 0.8 else legal)
        before = len(player.match.steps)
        player.choose(code)
        assert len(player.match.steps) == before + 1, player.match.spec.to_text(code)
        assert player.match.steps[-1].code == code
    assert player.match.is_over


# -- keys of one's own


def ask(driver: Driver, command: str) -> None:
    words = command_words(driver.app, command)
    row = next(b for b in driver.widgets(Button) if b.spoken.startswith(f"{words}. "))
    driver.scene.ui.focus.focus(row)
    driver.key(pygame.K_RETURN)


@pytest.fixture
def keys_scene(driver: Driver) -> Driver:
    driver.app.stack.push(SettingsScene())
    driver.press("Change keys")
    assert driver.scene.name == "keys"
    return driver


def test_a_key_is_given_to_a_command_and_remembered(keys_scene: Driver) -> None:
    driver = keys_scene
    ask(driver, "undo")
    assert driver.scene.takes_keys
    driver.key(pygame.K_LSHIFT)
    assert driver.scene.takes_keys
    driver.key(pygame.K_F11)
    assert driver.scene.note == "F11 already means “Full screen”; choose another key."
    assert not driver.app.fullscreen
    driver.key(pygame.K_TAB)
    assert "cannot be reassigned" in driver.scene.note
    driver.key(pygame.K_b, pygame.KMOD_CTRL)
    assert driver.scene.note == "Ctrl+B now means “Undo”."
    assert driver.app.keys.of("undo") == ("ctrl+b",)
    read, problem = load_settings(driver.app.paths.settings_file)
    assert (read.keys, problem) == ({"undo": ["ctrl+b"]}, "")


def test_escape_leaves_a_key_as_it_is(keys_scene: Driver) -> None:
    driver = keys_scene
    ask(driver, "end_turn")
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "keys"
    assert not driver.scene.takes_keys
    assert driver.app.keys.of("end_turn") == ("e",)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "settings"


def test_all_keys_go_back(keys_scene: Driver) -> None:
    driver = keys_scene
    ask(driver, "letters")
    driver.key(pygame.K_g)
    assert driver.app.keys.of("letters") == ("g",)
    driver.press("Restore default keys")
    assert driver.app.keys.custom() == {}
    assert driver.app.settings.keys == {}


def test_chosen_keys_count_from_the_start(make_app: Callable[..., Any]) -> None:
    app = make_app(settings=Settings(keys={"end_turn": ["q"], "undo": ["e"], "recap": ["q"]}))
    assert app.keys.of("end_turn") == ("q",)
    assert app.keys.of("undo") == ("e",)
    assert app.keys.of("recap") == ("r",)


def test_nonsense_in_the_settings_does_no_harm() -> None:
    settings = Settings(keys={"undo": 3, "letters": ["tab"], "dance": ["d"]})  # type: ignore[dict-item]
    assert input.KeyBindings(settings.checked().keys).custom() == {}


def test_no_two_commands_share_a_key_and_all_have_names(make_app: Callable[..., Any]) -> None:
    app = make_app(games=[registry.load("kraftwagen")])
    keys = [key for found in app.keys.defaults.values() for key in found]
    assert len(keys) == len(set(keys))
    assert not set(keys) & input.FIXED
    for command in app.keys.defaults:
        assert not command_words(app, command).startswith("keys."), command


def test_keys_are_called_as_keyboards_of_the_language_have_them(driver: Driver) -> None:
    keys = driver.app.keys
    assert keys.hint("undo") == "Ctrl+Z"
    driver.app.set_language("de")
    assert keys.hint("undo") == "Strg+Z"
    assert keys.key_words("shift+page up") == "Umschalt+Bild auf"
    assert keys.key_words("ctrl++") == "Strg++"
    assert keys.key_words("ö") == "Ö"
