"""What table and replay leave to bars and log around the board, in design units."""

from __future__ import annotations

from typing import Final

TOP: Final = 40
STRIP: Final = 48
LOG: Final = 214
