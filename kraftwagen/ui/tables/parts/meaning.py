"""The meaning of touching places, for clicks, drags, keys and refusals alike.

A game tells which pieces choose each option (``Interaction``). Where a person assembles something
before deciding, the game's own ``Touchable`` adds that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from kraftwagen.engine.types import Code, Option
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Refused


@dataclass(frozen=True, slots=True)
class Interaction:
    """One way to choose an option with the pieces on the table.

    Any of ``sources`` may be put onto any of ``targets``. With ``by_source`` or ``by_target`` a
    click on that alone is enough if it is unambiguous.
    """

    option: Option
    sources: tuple[Key, ...]
    targets: tuple[Key, ...]
    by_source: bool = False
    by_target: bool = False


@dataclass(frozen=True, slots=True)
class Selection:
    """The selection begun by a person: a piece in hand, options to choose from, a game's draft."""

    held: Key | None = None
    chooser: tuple[Option, ...] = ()
    draft: Any = None

    @property
    def empty(self) -> bool:
        """Whether nothing has been begun."""
        return self == Selection()


Meaning: TypeAlias = Gesture | Selection | None
"""A decision, a refusal, or the new selection; None if the touch means nothing."""


class Touchable:
    """Everything that can be touched in one position, legal or not; immutable."""

    panels: ClassVar[tuple[str, ...]] = ("choose",)
    """First parts of keys on open panels; a touch on these is always a button press."""
    moment: ClassVar[Collection[str]] = ()
    """Keys of refusal reasons that only say something else must be done first."""

    def __init__(self, interactions: Sequence[Interaction]) -> None:
        self.interactions = interactions
        self.by_source: dict[Key, list[Interaction]] = defaultdict(list)
        self.by_target: dict[Key, list[Interaction]] = defaultdict(list)
        self.by_click: dict[Key, list[Interaction]] = defaultdict(list)
        """The interactions that a click on a place alone might begin."""
        for found in interactions:
            for key in found.sources:
                self.by_source[key].append(found)
            for key in found.targets:
                self.by_target[key].append(found)
            for key in {*found.sources, *(found.targets if found.by_target else ())}:
                self.by_click[key].append(found)

    @property
    def sources(self) -> set[Key]:
        """The places from which something can be taken, also where that would be refused."""
        return set(self.by_source)

    @property
    def places(self) -> set[Key]:
        """The sources and targets of all interactions."""
        return {*self.by_source, *self.by_target}

    def lawful(self, key: Key) -> bool:
        """Return whether a possible option begins or ends at a place."""
        ends = [*self.by_source.get(key, ()), *self.by_target.get(key, ())]
        return any(found.option.ok for found in ends)

    def targets(self, held: Key) -> set[Key]:
        """Return the places where the piece ``held`` can legally be put."""
        ways = self.by_source.get(held, ())
        return {key for way in ways if way.option.ok for key in way.targets}

    def ways(self, held: Key, places: Iterable[Key]) -> list[Interaction]:
        """Return the interactions that bring a piece to the topmost fitting place."""
        for place in places:
            fitting = [way for way in self.by_target.get(place, ()) if held in way.sources]
            if fitting:
                return fitting
        return []

    # -- what a game may add to

    def put_down(self, rest: Selection, held: Key, places: Sequence[Key]) -> Meaning:
        """Return the meaning of putting ``held`` down; ``rest`` is the selection without it."""
        return self.decide(rest, self.ways(held, places))

    def click(self, rest: Selection, key: Key) -> Meaning:
        """Return the decision or selection that a click leads to; None for a refusal or nothing."""
        here = [way for way in self.by_target.get(key, ()) if way.by_target and way.option.ok]
        if here:
            return self.decide(rest, here)
        held = [way for way in self.by_source.get(key, ()) if way.option.ok]
        if len(options(held, True)) == 1 and any(way.by_source for way in held):
            return self.decide(rest, held)
        return replace(rest, held=key) if held else None

    def press(self, selection: Selection, key: Key) -> Meaning:
        """Return the meaning of pressing a button of an open panel."""
        what = key[1]
        if isinstance(what, int):
            return Choose(code_of(selection.chooser[what]))
        return replace(selection, chooser=()) if what == "cancel" else selection

    def decide(self, rest: Selection, found: Sequence[Interaction]) -> Meaning:
        """Return the only possible option, a selection with a chooser of several, or a refusal."""
        good = options(found, True)
        if len(good) == 1:
            return Choose(code_of(good[0]))
        if good:
            return replace(rest, chooser=tuple(good))
        return self.reason(options(found, False))

    def worth(self, selection: Selection, key: Key, found: Selection) -> bool:
        """Return whether a selection begun by touching ``key`` can lead to something legal."""
        if found.chooser:
            return True
        # Places that are also targets by a click need no piece in hand.
        return any(
            way.option.ok and (way.by_source or not way.by_target)
            for way in self.by_source.get(key, ())
        )

    def reason(self, bad: Sequence[Option]) -> Refused | None:
        """Return the first refusal whose reason is not one of ``moment``, else the first."""
        told = [option for option in bad if option.reason and option.reason.key not in self.moment]
        return Refused((told or bad)[0]) if bad else None

    def refused(self, places: Iterable[Key]) -> Refused | None:
        """Return the refusal of a click on the topmost place that has one."""
        for key in places:
            found = self.reason(options(self.by_click.get(key, ()), False))
            if found is not None:
                return found
        return None


def meaning(
    touchable: Touchable, selection: Selection, places: Sequence[Key], dropped: bool = False
) -> Meaning:
    """Return the meaning of touching ``places``, topmost first, after ``selection``.

    ``dropped`` tells that a drag ended there. It never counts as a click, but may give the reason
    why a click would be refused.
    """
    rest = replace(selection, held=None)
    if not dropped:
        panel = next((key for key in places if key[0] in touchable.panels), None)
        if panel is not None:
            return touchable.press(selection, panel)
        if selection.chooser:
            return replace(selection, chooser=())
    if selection.held is not None:
        found = touchable.put_down(rest, selection.held, places)
        if found is not None:
            return found
        if dropped:
            return touchable.refused([key for key in places if not touchable.lawful(key)])
        if selection.held in places:
            return rest
    for key in places:
        found = touchable.click(rest, key)
        if found is not None:
            return found
    return touchable.refused(places)


def useful(touchable: Touchable, selection: Selection, key: Key) -> bool:
    """Return whether touching a place alone leads to something legal, other than putting back."""
    if selection.chooser:
        return key[0] == "choose"
    found = meaning(touchable, selection, (key,), dropped=selection.held is not None)
    if not isinstance(found, Selection):
        return isinstance(found, Choose)
    return touchable.worth(selection, key, found)


def pointed(touchable: Touchable, selection: Selection, hovered: Key | None) -> list[Option]:
    """Return the possible options for the piece in hand and the place pointed at.

    With a piece in hand: those that put it there, or all of its options if it cannot lie there.
    With an empty hand: those that a click or drag from there would begin.
    """
    if selection.draft is not None or selection.chooser:
        return []
    if selection.held is not None:
        held = touchable.by_source.get(selection.held, [])
        found = options([way for way in held if hovered in way.targets], True)
        return found or options(held, True)
    if hovered is None:
        return []
    found = options(touchable.by_target.get(hovered, ()), True)
    return found or options(touchable.by_source.get(hovered, ()), True)


def options(found: Iterable[Interaction], ok: bool) -> list[Option]:
    """Return the distinct options of interactions that are possible if ``ok``, else impossible."""
    made: dict[Code | None, Option] = {}
    for way in found:
        if way.option.ok == ok:
            made.setdefault(way.option.code, way.option)
    return list(made.values())


def code_of(option: Option) -> Code:
    """Return the code of an option; raises AssertionError if it has none."""
    assert option.code is not None
    return option.code
