"""Draws the program's icon from an SVG in every size and format that the systems need.

Small sizes are drawn from icon_small.svg, which has fewer parts, if it exists.
"""

from __future__ import annotations

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
SMALL = 32
"""The largest size in pixels that is drawn from icon_small.svg."""
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Type of a picture in a macOS icon -> its size in pixels."""


def make(images: Path, folder: Path) -> None:
    """Draw icon.svg of ``images`` into ``folder``: a PNG for each size, icon.ico and icon.icns."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: png(images, size) for size in sorted({*SIZES, *ICO, *ICNS.values()})}
    for size in SIZES:
        (folder / f"{size}.png").write_bytes(drawn[size])
    (folder / "icon.ico").write_bytes(ico({size: drawn[size] for size in ICO}))
    (folder / "icon.icns").write_bytes(icns(drawn))


def png(images: Path, size: int) -> bytes:
    """Return the icon as the content of a PNG file of ``size`` by ``size`` pixels."""
    small = images / "icon_small.svg"
    source = small if size <= SMALL and small.exists() else images / "icon.svg"
    # Drawn twice as large and halved, so that thin lines keep their weight.
    large = pygame.image.load_sized_svg(source, (2 * size, 2 * size))
    if large.get_size() != (2 * size, 2 * size):
        raise ValueError(f"{source.name} is not square")
    surface = pygame.transform.smoothscale(large.premul_alpha(), (size, size))
    out = io.BytesIO()
    pygame.image.save(_straight(surface), out, "icon.png")
    return out.getvalue()


def _straight(surface: pygame.Surface) -> pygame.Surface:
    """Turn premultiplied alpha into straight alpha."""
    pixels = bytearray(pygame.image.tobytes(surface, "RGBA"))
    for at in range(0, len(pixels), 4):
        alpha = pixels[at + 3]
        if 0 < alpha < 255:
            for channel in range(at, at + 3):
                pixels[channel] = min(255, pixels[channel] * 255 // alpha)
    return pygame.image.frombytes(bytes(pixels), surface.get_size(), "RGBA")


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon file made of PNG files by size, at most 256 pixels."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, picture in sorted(pictures.items()):
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        bodies += picture
        place += len(picture)
    return head + entries + bodies


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon file made of PNG files by size; all sizes of ICNS are needed."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
