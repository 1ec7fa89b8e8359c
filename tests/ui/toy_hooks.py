"""A table for the toy game: proves that the table scene knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event
from kraftwagen.ui.drawing.timeline import Timeline, wait
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.base import (
    Choose,
    Gesture,
    Key,
    Piece,
    Position,
    Refused,
    Subject,
    TableView,
)
from kraftwagen.ui.tables.camera import Camera
from kraftwagen.ui.tables.hooks import Area, GameHooks, Income, LogLine, Shown, Tip

COMMANDS = {"count_stones": ("k",)}


class ToyView(TableView):
    """A row of fields, one for each option."""

    keys = None
    busy = False
    opened = None
    position: Position | None = None
    choosers = ()

    def __init__(self) -> None:
        self.camera = Camera()
        self.rect = Rect(0, 0, 100, 100)
        self.fields: list[Rect] = []
        self.held: Key | None = None
        self.lights: tuple[tuple[Code, ...], str] = ((), "")

    def relayout(
        self, rect: Rect, scale: float, room: float = 1.0, text: float = 1.0, *,
        folded: bool = False, beside: Rect | None = None,
    ) -> None:  # fmt: skip
        self.rect = rect

    def prepare(self, position: Position) -> Iterator[None]:
        yield

    def rebuild(self, position: Position) -> None:
        self.position = position
        x, y = self.rect.topleft
        self.fields = [Rect(x + 10 + 60 * i, y + 10, 50, 50) for i in range(len(position.options))]

    def handle(self, event: pygame.Event) -> Gesture | None:
        if event.type != pygame.MOUSEBUTTONUP or self.position is None:
            return None
        for field, option in zip(self.fields, self.position.options, strict=True):
            if field.collidepoint(event.pos):
                return Choose(option.code) if option.ok and option.code else Refused(option)
        return None

    def draw(self, surface: Surface) -> None:
        for field in self.fields:
            pygame.draw.rect(surface, "white", field)

    def subject(self, pos: tuple[int, int]) -> Subject:
        return Subject("T1")

    def tooltip(self, pos: tuple[int, int]) -> str | None:
        return "stones"

    def lawful(self, pos: tuple[int, int]) -> bool:
        return any(field.collidepoint(pos) for field in self.fields)

    def prompt(self) -> str:
        return "Take stones."

    def timeline(self, event: Event, cue: Callable[[], object]) -> Timeline | None:
        cue()
        return wait(0.2)

    def set_down(self) -> list[Piece]:
        return []

    def shows(self, piece: Piece) -> bool:
        return True

    def light(self, codes: Sequence[Code], area: str) -> None:
        self.lights = (tuple(codes), area)

    def lit(self) -> list[Rect]:
        assert self.position is not None
        codes = [option.code for option in self.position.options]
        return [self.fields[codes.index(code)] for code in self.lights[0] if code in codes]

    def places(self, pos: tuple[int, int]) -> list[Key]:
        return [key for key in self._rects() if self._rects()[key].collidepoint(pos)]

    def place(self, key: Key) -> Rect | None:
        return self._rects().get(key)

    def _rects(self) -> dict[Key, Rect]:
        """The heap, and a heap for each seat below the fields."""
        assert self.position is not None
        x, y = self.rect.topleft
        found: dict[Key, Rect] = {("heap",): Rect(x + 10, y + 80, 50, 50)}
        for seat in range(len(self.position.names)):
            found["stones", seat] = Rect(x + 80 + 60 * seat, y + 80, 50, 50)
        return found

    def hold(self, key: Key | None, pos: tuple[int, int] = (0, 0)) -> None:
        self.held = key

    def about(self, code: Code) -> set[Any]:
        return set()

    def targets(self, code: Code) -> list[tuple[int, int]]:
        assert self.position is not None
        codes = [option.code for option in self.position.options]
        return [self.fields[codes.index(code)].center]

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        return []


class ToyHooks(GameHooks):
    def view(self, app: App) -> ToyView:
        return ToyView()

    def pictures(self, app: App) -> Callable[[str], Surface | None]:
        return {"stone": Surface((20, 20))}.get

    def part(self, state: Any, table: Rect, name: str) -> Rect | None:
        return table if name == "heap" else None

    def thumbnail(self, app: App, state: Any, height: int, colours: tuple[int, ...]) -> Surface:
        return Surface((height, height))

    def title(self, state: Any) -> str:
        return f"{state.heap} stones"

    def log(self, event: Event, state: Any, names: Sequence[str]) -> list[LogLine]:
        return [LogLine(f"{names[event.seat]}: {type(event).__name__}", "move")]  # type: ignore[attr-defined]

    def shown(self, event: Event, state: Any) -> Shown:
        return Shown()

    def scoring(self, happened: Sequence[Event]) -> None:
        return None

    def touched(
        self, before: Any, after: Any, happened: Sequence[Event], seat: int, names: Sequence[str]
    ) -> list[LogLine]:
        return [LogLine(f"{names[seat]} has {after.heap} stones left", "touch")]

    def blow(self, before: Any, after: Any, happened: Sequence[Event], seat: int) -> None:
        return None

    def reason(self, reason: Reason) -> str:
        return str(reason)

    def decision(self, code: Code, state: Any) -> str:
        return self.spec.to_text(code)

    def rule(self, thing: Reason | Code | str) -> str:
        return thing.rule if isinstance(thing, Reason) else ""

    def describe(self, position: Position) -> list[Area]:
        return [Area("Heap", (f"{position.state.heap} stones",))]

    def tips(self, position: Position) -> list[Tip]:
        return [Tip("take", "Take as many as you like.")] if position.options else []

    def pieces(self, achievement: str) -> Mapping[str, str]:
        return {str(card): f"Card {card}" for card in range(5)} if achievement == "values" else {}

    def income(self, state: Any, happened: Sequence[Event]) -> list[Income]:
        return [
            Income("Stones", state.stones),
            Income("Cards", tuple(sum(hand) for hand in state.hands)),
        ]


def make_hooks(spec: GameSpec[Any], tr: Translator) -> ToyHooks:
    return ToyHooks(spec, tr)
