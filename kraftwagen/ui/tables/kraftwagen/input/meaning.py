"""What touching a place means: one answer for clicks, drags, the keyboard and refusals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from kraftwagen.engine.types import Code, Option
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Position, Refused
from kraftwagen.ui.tables.kraftwagen.input.builder import Bench, Builder, Draft
from kraftwagen.ui.tables.kraftwagen.input.changer import Change, Changer
from kraftwagen.ui.tables.kraftwagen.input.interaction import Interaction, interactions

MOMENT: Final = {
    *("actions_done", "actions_first", "benz_first", "benz_later", "car_after_actions"),
    *("choose_start_tile", "effect_first", "finish_action_first", "markers_before_car"),
    *("not_on_tile", "one_car", "start_tiles_over", "take_tile_first", "tile_taken", "turn_done"),
}
"""Refusals that say what is to be done first."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What a person has begun: a piece in hand, options to choose from, a car being worked on."""

    held: Key | None = None
    chooser: tuple[Option, ...] = ()
    draft: Draft | Change | None = None

    @property
    def empty(self) -> bool:
        """Whether there is nothing to put back."""
        return self == Selection()


Meaning: TypeAlias = Gesture | Selection | None
"""A decision, a refusal, or what is begun then; None for nothing."""


class Touchable:
    """Everything that can be touched in one position, lawful or not; never changes."""

    def __init__(self, position: Position) -> None:
        state, seat = position.state, position.state.current
        self.builder = Builder(state, seat, position.options)
        self.changer = Changer(position)
        self.interactions = interactions(state, seat, position.options)
        self.by_source: dict[Key, list[Interaction]] = defaultdict(list)
        self.by_target: dict[Key, list[Interaction]] = defaultdict(list)
        self.by_click: dict[Key, list[Interaction]] = defaultdict(list)
        """What a click on a place alone could be meant to begin."""
        for found in self.interactions:
            for key in found.sources:
                self.by_source[key].append(found)
            for key in found.targets:
                self.by_target[key].append(found)
            for key in {*found.sources, *(found.targets if found.by_target else ())}:
                self.by_click[key].append(found)

    @property
    def sources(self) -> set[Key]:
        """Everything that can be picked up, lawfully or to be told why not."""
        return {*self.by_source, *self.builder.sources, *self.changer.sources}

    def bench(self, draft: Draft | Change | None) -> Bench:
        """Where a draft is worked on."""
        return self.changer if isinstance(draft, Change) else self.builder

    def bench_of(self, code: Code) -> Bench | None:
        """Where the car of a code is worked on; None for another decision."""
        benches = (self.builder, self.changer)
        return next((bench for bench in benches if code in bench.options), None)

    def lawful(self, key: Key) -> bool:
        """Whether something that is possible begins or ends at a place."""
        ends = [*self.by_source.get(key, ()), *self.by_target.get(key, ())]
        builder = self.builder
        return key in builder.sources or key in builder.stalls or any(f.option.ok for f in ends)

    def targets(self, held: Key) -> set[Key]:
        """Lawful places for a piece."""
        found = {
            key for way in self.by_source.get(held, ()) if way.option.ok for key in way.targets
        }
        if held in self.builder.sources:
            found |= {*self.builder.stalls[:1]}
        if held in self.changer.sources:
            found |= {*self.changer.places}
        return found

    def ways(self, held: Key, places: Iterable[Key]) -> list[Interaction]:
        """What brings a piece to the topmost fitting place."""
        for place in places:
            fitting = [way for way in self.by_target.get(place, ()) if held in way.sources]
            if fitting:
                return fitting
        return []


def meaning(
    touchable: Touchable, selection: Selection, places: Sequence[Key], dropped: bool = False
) -> Meaning:
    """What touching places, topmost first, means with something begun, or nothing.

    ``dropped``: a drag ends there; it never falls through to what a click would do, only to why
    that would do nothing.
    """
    rest = replace(selection, held=None)
    if not dropped:
        panel = next((key for key in places if key[0] in ("build", "choose")), None)
        if panel is not None:
            return _press(touchable, selection, panel)
        if selection.chooser:
            return replace(selection, chooser=())
    if selection.held is not None:
        found = _put_down(touchable, rest, selection.held, places)
        if found is not None:
            return found
        if dropped:
            return _refused(touchable, [key for key in places if not touchable.lawful(key)])
        if selection.held in places:
            return rest
    for key in places:
        found = _click(touchable, rest, key)
        if found is not None:
            return found
    return _refused(touchable, places)


def _refused(touchable: Touchable, places: Iterable[Key]) -> Refused | None:
    """Why a click on the topmost place that says so would do nothing."""
    for key in places:
        found = _reason(_options(touchable.by_click.get(key, ()), False))
        if found is not None:
            return found
    return None


def _reason(bad: Sequence[Option]) -> Refused | None:
    """Of what cannot be done now: what is about the thing itself, before what is not its moment."""
    told = [option for option in bad if option.reason and option.reason.key not in MOMENT]
    return Refused((told or bad)[0]) if bad else None


def useful(touchable: Touchable, selection: Selection, key: Key) -> bool:
    """Whether touching a place alone leads to something lawful; putting back does not count."""
    if selection.chooser:
        return key[0] == "choose"
    if key in touchable.builder.stalls[1:]:
        return False
    found = meaning(touchable, selection, (key,), dropped=selection.held is not None)
    if not isinstance(found, Selection):
        return isinstance(found, Choose)
    pieces = touchable.bench(selection.draft).sources
    if key in pieces or found.chooser or found.draft != selection.draft:
        return True
    # What is put onto a place that needs no hand to bring it there can stay where it is.
    return selection.draft is None and any(
        way.option.ok and (way.by_source or not way.by_target)
        for way in touchable.by_source.get(key, ())
    )


def pointed(touchable: Touchable, selection: Selection, hovered: Key | None) -> list[Option]:
    """The possible options meant by what is in hand and what is pointed at.

    With something in hand that is where it would be put down, and when it could not lie there
    everything it could do; with an empty hand whatever a click or a drag from there would begin.
    """
    if selection.draft is not None or selection.chooser:
        return []
    if selection.held is not None:
        held = touchable.by_source.get(selection.held, [])
        found = _options([way for way in held if hovered in way.targets], True)
        return found or _options(held, True)
    if hovered is None:
        return []
    found = _options(touchable.by_target.get(hovered, ()), True)
    return found or _options(touchable.by_source.get(hovered, ()), True)


def _put_down(touchable: Touchable, rest: Selection, held: Key, places: Sequence[Key]) -> Meaning:
    bench, builder, changer = touchable.bench(rest.draft), touchable.builder, touchable.changer
    if rest.draft is not None and held in bench.sources and _on_panel(places):
        return _built(rest, bench.add(rest.draft, held))
    car = next((key for key in places if key in changer.places), None)
    if car is not None and held in changer.sources:
        change = rest.draft if isinstance(rest.draft, Change) else None
        if change is None or change.space != car[1]:
            change = changer.start(int(car[1]))
        return _built(rest, changer.add(change, held))
    if held in builder.sources and any(key in builder.stalls for key in places):
        draft = rest.draft if isinstance(rest.draft, Draft) else Draft()
        return _built(rest, builder.add(draft, held))
    return _decide(touchable, rest, touchable.ways(held, places))


def _on_panel(places: Iterable[Key]) -> bool:
    return any(key[0] == "build" for key in places)


def _click(touchable: Touchable, rest: Selection, key: Key) -> Meaning:
    """What a click means that can lead to something; None for a refusal or nothing."""
    builder, changer, bench = touchable.builder, touchable.changer, touchable.bench(rest.draft)
    if key in bench.sources:
        return _built(rest, bench.add(rest.draft or Draft(), key))
    if key in changer.places and isinstance(rest.draft, Change):
        return replace(rest, draft=changer.start(int(key[1])))
    if key in builder.stalls and rest.draft is None:
        return replace(rest, draft=builder.start())
    here = [way for way in touchable.by_target.get(key, ()) if way.by_target and way.option.ok]
    if here:
        return _decide(touchable, rest, here)
    held = [way for way in touchable.by_source.get(key, ()) if way.option.ok]
    if changer.begun(_options(held, True)):
        return _decide(touchable, rest, held)
    if len(_options(held, True)) == 1 and any(way.by_source for way in held):
        return _decide(touchable, rest, held)
    return replace(rest, held=key) if held else None


def _decide(touchable: Touchable, rest: Selection, found: Sequence[Interaction]) -> Meaning:
    """The only possible option, what is begun with several, or the reason why there is none."""
    good, bad = _options(found, True), _options(found, False)
    change = touchable.changer.begun(good)
    if change is not None:
        return replace(rest, draft=change)
    if len(good) == 1:
        return Choose(code_of(good[0]))
    if good:
        return replace(rest, chooser=tuple(good))
    return _reason(bad)


def _press(touchable: Touchable, selection: Selection, key: Key) -> Meaning:
    """A button of an open panel."""
    what, draft = key[1], selection.draft
    if key[0] == "choose":
        if isinstance(what, int):
            return Choose(code_of(selection.chooser[what]))
        return replace(selection, chooser=()) if what == "cancel" else selection
    if draft is None:
        return selection
    bench = touchable.bench(draft)
    if what == "confirm":
        return Choose(draft.code) if draft.complete else Refused(bench.lacks(draft))
    if what == "cancel":
        return replace(selection, draft=None)
    return _built(selection, bench.press(draft, key))


def _built(rest: Selection, found: Draft | Change | Option) -> Meaning:
    return Refused(found) if isinstance(found, Option) else replace(rest, draft=found)


def _options(found: Iterable[Interaction], ok: bool) -> list[Option]:
    """The different options of some interactions."""
    made: dict[Code | None, Option] = {}
    for way in found:
        if way.option.ok == ok:
            made.setdefault(way.option.code, way.option)
    return list(made.values())


def code_of(option: Option) -> Code:
    """The code of an option that has one."""
    assert option.code is not None
    return option.code
