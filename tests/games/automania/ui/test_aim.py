"""The aim of the game, shown to whoever has never played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.scenes.setup.aim import AimScene
from kraftwagen.ui.shell.app import App


def test_pictures_of_the_aim_are_seen_or_left_out(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In little room the words are enough; nothing is drawn as a speck."""
    for scale in (1.0, 1.5, 2.0):
        made = make_app(
            games=[registry.load("automania")], settings=Settings(scale=scale), size=(1920, 1080)
        )
        scene = AimScene(made.game)
        made.stack.push(scene)
        drawn: list[tuple[str, int]] = []
        image = made.resources.image

        def noted(name: str, w: int, h: int, image: Any = image, drawn: Any = drawn) -> Any:
            drawn.append((name, h))
            return image(name, w, h)

        monkeypatch.setattr(made.resources, "image", noted)
        made.draw()
        pictures = [high for name, high in drawn if name.startswith("automania/")]
        assert all(high > made.theme.px(20) for high in pictures)
        assert scale > 1.5 or len(pictures) == 4
