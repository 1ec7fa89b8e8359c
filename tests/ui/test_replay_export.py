"""Moving pictures: what is written comes back, frame by frame."""

from __future__ import annotations

import struct
import time
import zlib
from pathlib import Path

import pygame
import pytest

from kraftwagen.ui.drawing.export import Export, GifWriter, PngWriter, lzw
from tests.ui.driver import Driver


def pictures() -> list[pygame.Surface]:
    """A disc that moves over a ground of few colours; the third frame is as the second."""
    made = []
    for step in (0, 1, 1, 2):
        surface = pygame.Surface((63, 41)).convert()
        surface.fill((24, 72, 64))
        pygame.draw.rect(surface, (240, 224, 200), (5, 5, 20, 30))
        pygame.draw.circle(surface, (208, 88, 0), (12 + 14 * step, 20), 9)
        made.append(surface)
    return made


def decode_png(content: bytes) -> tuple[tuple[int, int], list[tuple[pygame.Rect, pygame.Surface]]]:
    """Size and frames of an animated PNG, by its chunks, checked as a strict reader does."""
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    place, number, size = 8, 0, (0, 0)
    frames: list[tuple[pygame.Rect, pygame.Surface]] = []
    box, kinds, announced = pygame.Rect(0, 0, 0, 0), [], 0
    while place < len(content):
        (length,) = struct.unpack_from(">I", content, place)
        kind, data = content[place + 4 : place + 8], content[place + 8 : place + 8 + length]
        (check,) = struct.unpack_from(">I", content, place + 8 + length)
        assert check == zlib.crc32(kind + data)
        place += 12 + length
        kinds.append(kind)
        if kind == b"IHDR":
            size = struct.unpack_from(">II", data)
        elif kind == b"acTL":
            (announced,) = struct.unpack_from(">I", data)
        elif kind == b"fcTL":
            found, w, h, x, y = struct.unpack_from(">IIIII", data)
            assert found == number
            number, box = number + 1, pygame.Rect(x, y, w, h)
            assert pygame.Rect(0, 0, *size).contains(box)
        elif kind in (b"IDAT", b"fdAT"):
            if kind == b"fdAT":
                assert struct.unpack_from(">I", data) == (number,)
                number, data = number + 1, data[4:]
            rows, wide = zlib.decompress(data), 4 * box.w + 1
            assert len(rows) == wide * box.h
            pixels = b"".join(rows[at + 1 : at + wide] for at in range(0, len(rows), wide))
            frames.append((box, pygame.image.frombytes(pixels, box.size, "RGBA")))
    assert kinds[0] == b"IHDR"
    assert kinds[-1] == b"IEND"
    assert announced == len(frames)
    return size, frames


def test_png_frames_come_back_exactly(driver: Driver, tmp_path: Path) -> None:
    path, frames = tmp_path / "a.png", pictures()
    with path.open("wb") as file:
        writer = PngWriter(file, (63, 41), len(frames))
        for frame in frames:
            writer.add(frame, 100)
        writer.finish()
    size, parts = decode_png(path.read_bytes())
    canvas = pygame.Surface(size).convert()
    for frame, (box, part) in zip(frames, parts, strict=True):
        canvas.blit(part, box)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(frame, "RGB")
    assert parts[2][0].size == (1, 1)
    assert pygame.image.load(path).get_size() == (63, 41)


def test_gif_frames_come_back_nearly(driver: Driver, tmp_path: Path) -> None:
    path, frames = tmp_path / "a.gif", pictures()
    with path.open("wb") as file:
        writer = GifWriter(file, (63, 41), frames)
        for frame in frames:
            writer.add(frame, 100)
        writer.finish()
    found = pygame.image.load_animation(path)
    assert [delay for _, delay in found] == [100] * 4
    for frame, (picture, _) in zip(frames, found, strict=True):
        near = pygame.mask.from_threshold(picture.convert(), (0, 0, 0), (9, 9, 9, 255), frame)
        assert near.count() == 63 * 41


@pytest.mark.parametrize("length", [1, 2, 255, 5000, 90_000])
def test_lzw_comes_back(length: int) -> None:
    """Long enough for codes of every width and for the table to begin anew."""
    state, pixels = 1, bytearray()
    for _ in range(length):
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        pixels.append(state >> 16 & (7 if state >> 28 & 1 else 255))
    assert unpacked(lzw(bytes(pixels))) == bytes(pixels)


def test_lzw_takes_long_runs_of_clear_pixels_in_strides() -> None:
    runs = [(1, 255), (2, 7), (700, 255), (3, 255 - 1), (120_000, 255), (1, 0), (5, 255)]
    pixels = b"".join(bytes([pixel]) * length for length, pixel in runs)
    packed = lzw(pixels)
    assert unpacked(packed) == pixels
    assert len(packed) < 1000


def unpacked(content: bytes) -> bytes:
    """Read as the GIF standard says, with no regard to how it was written."""
    bits = int.from_bytes(content, "little")
    table: list[bytes] = []
    out, width, before, at = [], 9, b"", 0
    whole = f"{bits:0{len(content) * 8}b}"[::-1]
    while True:
        code = int(whole[at : at + width][::-1], 2)
        at += width
        if code == 257:
            return b"".join(out)
        if code == 256:
            table, width, before = [bytes((n,)) for n in range(256)] + [b"", b""], 9, b""
            continue
        word = table[code] if code < len(table) else before + before[:1]
        out.append(word)
        if before and len(table) < 4096:
            table.append(before + word[:1])
        if len(table) == 1 << width and width < 12:
            width += 1
        before = word


def test_trouble_while_writing_is_told(driver: Driver, tmp_path: Path) -> None:
    export = Export(tmp_path / "none" / "a.gif", "gif", lambda n: pictures()[n], range(4), 100)
    for _ in range(2000):
        export.step()
        if export.over:
            break
        time.sleep(0.001)
    assert "no such file" in export.problem
