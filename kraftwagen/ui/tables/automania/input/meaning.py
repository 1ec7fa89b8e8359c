"""The meaning of touching each place in Automania; where several amounts fit, a chooser opens."""

from __future__ import annotations

from typing import Final

from kraftwagen.ui.tables.automania.preview.interaction import interactions
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.parts import meaning

MOMENT: Final = {
    *("act_first", "tile_first", "place_first", "market_first", "marketing_first"),
    *("reward_first", "contract_first", "card_first", "sale_first", "demands_first"),
    *("factory_first", "contract_needs_car", "contract_space_first", "space_before_tile"),
    *("factories_over", "side_a_only"),
}
"""Keys of refusal reasons that only name the thing that must be done first."""


class Touchable(meaning.Touchable):
    """What can be touched in one position of Automania."""

    moment = MOMENT

    def __init__(self, position: Position) -> None:
        super().__init__(interactions(position.state, position.options))
