"""The world of a game: its own colours, letters, frames and grounds, as data.

``assets/games/<game>/world.yaml`` has them; whatever it leaves out, and scenes of no game, are the
house's. ``assets/STYLE.md`` describes each world.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from kraftwagen.ui.drawing import look_files


class Ground(NamedTuple):
    """The ground behind everything: a ``kind`` that ``backdrop`` can draw, and its colours."""

    kind: str
    shades: tuple[str, ...]
    """Values, or names of colours as in SVG texts ("$TABLE"); the first is the ground itself."""


class Face(NamedTuple):
    """A face used instead of one of the house's."""

    name: str
    """The face as ``key:file``, as in ``Style``."""
    size: float
    """Factor on sizes that makes the face look as large as the one it replaces."""


class Shadow(NamedTuple):
    """Offset and blur of the shadows of panels, as shares of their depth."""

    right: float
    down: float
    soft: float


_SOFT = Shadow(0.0, 0.5, 1.0)
_RAYS = Ground("rays", ("$GREEN_DARK", "$RAY"))


@dataclass(frozen=True, eq=False)
class World:
    """The look of one game; the default is that of the house."""

    name: str = ""
    """The id of the game; empty for the house."""
    tones: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Values of colours that differ from ``theme.PALETTES``, by palette and name."""
    in_drawings: tuple[str, ...] = ()
    """Names of colours that drawings hold in the house's value and that must change in them."""
    faces: Mapping[str, Face] = field(default_factory=dict)
    """The faces used instead of the house's, by key of ``theme.FACES``."""
    frame: str = "deco"
    """The kind of frames, see ``ornament.frame``."""
    shadow: Shadow = _SOFT
    table: Ground = _RAYS
    """The ground below the areas of a table."""
    wall: Ground = _RAYS
    """The ground behind everything else."""


HOUSE = World()


def load(assets: Path, game: str) -> World:
    """Return the world of a game; the house's if it has none of its own."""
    path = assets / "games" / game / "world.yaml"
    if not game or not path.is_file():
        return HOUSE
    data = look_files.read(path)
    return World(
        game,
        data.get("tones", {}),
        tuple(data.get("in_drawings", ())),
        {
            key: Face(f"{key}:{face['file']}", float(face["size"]))
            for key, face in data.get("faces", {}).items()
        },
        data.get("frame", HOUSE.frame),
        Shadow(**data["shadow"]) if "shadow" in data else HOUSE.shadow,
        _ground(data, "table"),
        _ground(data, "wall"),
    )


def _ground(data: Mapping[str, Any], name: str) -> Ground:
    found = data.get(name)
    return Ground(found["kind"], tuple(found["shades"])) if found else _RAYS
