"""Positions of Kraftwagen without what its set-up options brought."""

from __future__ import annotations

from typing import Any


def without(position: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """Return a position without special tiles; ``usual`` is a start without them."""
    known = set(usual["chain"])
    ring = [one for one in position["chain"] if one in known]
    return position | {"special_tiles": False, "unseen_special_tiles": [], "chain": ring}
