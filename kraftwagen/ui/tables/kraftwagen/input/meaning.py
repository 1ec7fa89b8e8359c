"""The meaning of touching each place in Kraftwagen, with building and changing cars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from kraftwagen.engine.types import Code, Option
from kraftwagen.ui.tables.base import Choose, Key, Position, Refused
from kraftwagen.ui.tables.kraftwagen.input.builder import Bench, Builder, Draft
from kraftwagen.ui.tables.kraftwagen.input.changer import Change, Changer
from kraftwagen.ui.tables.kraftwagen.preview.interaction import interactions
from kraftwagen.ui.tables.parts import meaning
from kraftwagen.ui.tables.parts.meaning import Interaction, Meaning, Selection

MOMENT: Final = {
    *("actions_done", "actions_first", "benz_first", "benz_later", "car_after_actions"),
    *("choose_start_tile", "effect_first", "finish_action_first", "markers_before_car"),
    *("not_on_tile", "one_car", "start_tiles_over", "take_tile_first", "task_done", "tile_taken"),
    "turn_done",
}
"""Keys of refusal reasons that only name the thing that must be done first."""


class Touchable(meaning.Touchable):
    """Everything that can be touched in a position, also for building and changing cars."""

    panels = ("build", "choose")
    moment = MOMENT

    def __init__(self, position: Position) -> None:
        state, seat = position.state, position.state.current
        self.builder = Builder(state, seat, position.options)
        self.changer = Changer(position)
        super().__init__(interactions(state, seat, position.options))

    @property
    def sources(self) -> set[Key]:
        """The keys of all pieces that can be picked up, also for cars."""
        return {*self.by_source, *self.builder.sources, *self.changer.sources}

    @property
    def places(self) -> set[Key]:
        """The keys of all places that may be touched, also for cars."""
        benches = {*self.builder.sources, *self.builder.stalls}
        return super().places | benches | {*self.changer.sources, *self.changer.places}

    def bench(self, draft: Draft | Change | None) -> Bench:
        """Return the bench that a draft belongs to; the one for new cars without a draft."""
        return self.changer if isinstance(draft, Change) else self.builder

    def bench_of(self, code: Code) -> Bench | None:
        """Return the bench for a decision about a car; None for other decisions."""
        benches = (self.builder, self.changer)
        return next((bench for bench in benches if code in bench.options), None)

    def lawful(self, key: Key) -> bool:
        """Return whether a possible option, or building a car, begins or ends at a place."""
        builder = self.builder
        return key in builder.sources or key in builder.stalls or super().lawful(key)

    def targets(self, held: Key) -> set[Key]:
        """Return the legal targets of a piece, also the stall and cars to change."""
        found = super().targets(held)
        if held in self.builder.sources:
            found |= {*self.builder.stalls[:1]}
        if held in self.changer.sources:
            found |= {*self.changer.places}
        return found

    def put_down(self, rest: Selection, held: Key, places: Sequence[Key]) -> Meaning:
        """Add the piece to a car on the panel, the market or a stall, else do as any table."""
        bench, builder, changer = self.bench(rest.draft), self.builder, self.changer
        if rest.draft is not None and held in bench.sources and _on_panel(places):
            return _built(rest, bench.add(rest.draft, held))
        car = next((key for key in places if key in changer.places), None)
        if car is not None and held in changer.sources:
            change = rest.draft if isinstance(rest.draft, Change) else None
            if change is None or change.space != car[1]:
                change = changer.start(int(car[1]))
            return _built(rest, changer.add(change, held))
        if held in builder.sources and any(key in builder.stalls for key in places):
            draft = rest.draft if isinstance(rest.draft, Draft) else None
            return _built(rest, builder.add(draft, held) if draft else builder.begin(held))
        return super().put_down(rest, held, places)

    def click(self, rest: Selection, key: Key) -> Meaning:
        """Begin or continue a car by the click, else do as any table."""
        builder, changer, bench = self.builder, self.changer, self.bench(rest.draft)
        if key in bench.sources:
            return _built(rest, bench.add(rest.draft, key) if rest.draft else builder.begin(key))
        if key in changer.places and isinstance(rest.draft, Change):
            return replace(rest, draft=changer.start(int(key[1])))
        if key in builder.stalls and rest.draft is None:
            return replace(rest, draft=builder.start())
        here = any(way.by_target and way.option.ok for way in self.by_target.get(key, ()))
        held = [way for way in self.by_source.get(key, ()) if way.option.ok]
        if not here and changer.begun(meaning.options(held, True)):
            return self.decide(rest, held)
        return super().click(rest, key)

    def decide(self, rest: Selection, found: Sequence[Interaction]) -> Meaning:
        """Begin a change if all options change the same car, else do as any table."""
        change = self.changer.begun(meaning.options(found, True))
        if change is not None:
            return replace(rest, draft=change)
        return super().decide(rest, found)

    def press(self, selection: Selection, key: Key) -> Meaning:
        what, draft = key[1], selection.draft
        if key[0] == "choose":
            return super().press(selection, key)
        if draft is None:
            return selection
        bench = self.bench(draft)
        if what == "confirm":
            return Choose(draft.code) if draft.complete else Refused(bench.lacks(draft))
        if what == "cancel":
            return replace(selection, draft=None)
        return _built(selection, bench.press(draft, key))

    def worth(self, selection: Selection, key: Key, found: Selection) -> bool:
        """Return whether the selection can lead to something legal, also to a car."""
        if key in self.builder.stalls[1:]:
            return False
        if key in self.bench(selection.draft).sources or found.draft != selection.draft:
            return True
        if selection.draft is not None and not found.chooser:
            return False
        return super().worth(selection, key, found)


def _on_panel(places: Iterable[Key]) -> bool:
    return any(key[0] == "build" for key in places)


def _built(rest: Selection, found: Draft | Change | Option) -> Meaning:
    return Refused(found) if isinstance(found, Option) else replace(rest, draft=found)
