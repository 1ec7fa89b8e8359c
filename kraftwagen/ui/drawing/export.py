"""Writes animations to files: animated PNG in true colour, GIF in 255 colours.

Both formats are written frame by frame, each frame only where it differs from the one before. The
caller's thread draws the frames of an ``Export``, one at a time, and another thread writes them.
"""

from __future__ import annotations

import queue
import re
import struct
import threading
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import BinaryIO, Final, Protocol

import pygame
from pygame import Rect, Surface

from kraftwagen.match.files import remove, why

_COLOURS: Final = 255
_CLEAR: Final = 255
"""Palette index for transparent pixels, which keep the colour of the frame before."""
_CODE_BITS: Final = 8
_LAST_CODE: Final = 4095
_RUNS: Final = re.compile(rb"\xff+|[^\xff]+")
"""Finds runs of transparent pixels and runs of others."""
_WAITING: Final = 2
"""Most frames that are drawn ahead of the writer."""


class Writer(Protocol):
    """Writes the frames of one file in order."""

    def add(self, frame: Surface, milliseconds: int) -> None:
        """Write the next frame, shown for ``milliseconds``."""

    def finish(self) -> None:
        """Complete the file."""


def changes(frame: Surface, before: Surface | None) -> tuple[pygame.Mask, Rect]:
    """Return the pixels that differ from the frame before, and a rectangle around them.

    The rectangle is never empty.
    """
    if before is None:
        return pygame.Mask(frame.get_size(), fill=True), frame.get_rect()
    found = pygame.mask.from_threshold(frame, (0, 0, 0), (1, 1, 1, 255), before)
    found.invert()
    boxes = found.get_bounding_rects()
    return found, boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 1, 1)


# -- PNG


class PngWriter:
    """Writes an animated PNG; programs without animation show its first frame."""

    def __init__(self, file: BinaryIO, size: tuple[int, int], count: int) -> None:
        self._file = file
        self._number = 0
        self._before: Surface | None = None
        file.write(b"\x89PNG\r\n\x1a\n")
        self._chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 6, 0, 0, 0))
        self._chunk(b"acTL", struct.pack(">II", count, 0))

    def add(self, frame: Surface, milliseconds: int) -> None:
        """Write the changed pixels of the next frame; the rest is transparent."""
        mask, box = changes(frame, self._before)
        control = struct.pack(
            ">IIIIIHHBB", self._next(), box.w, box.h, box.x, box.y, milliseconds, 1000, 0, 1
        )
        self._chunk(b"fcTL", control)
        sheet = Surface(frame.get_size(), pygame.SRCALPHA)
        mask.to_surface(sheet, setsurface=frame.convert_alpha(), unsetcolor=(0, 0, 0, 0))
        pixels = pygame.image.tobytes(sheet.subsurface(box), "RGBA")
        wide = 4 * box.w
        rows = (b"\0" + pixels[at : at + wide] for at in range(0, len(pixels), wide))
        content = zlib.compress(b"".join(rows), 6)
        if self._before is None:
            self._chunk(b"IDAT", content)
        else:
            self._chunk(b"fdAT", struct.pack(">I", self._next()) + content)
        self._before = frame

    def finish(self) -> None:
        """Complete the file."""
        self._chunk(b"IEND", b"")

    def _next(self) -> int:
        self._number += 1
        return self._number - 1

    def _chunk(self, kind: bytes, content: bytes) -> None:
        self._file.write(struct.pack(">I", len(content)) + kind + content)
        self._file.write(struct.pack(">I", zlib.crc32(kind + content)))


# -- GIF


class GifWriter:
    """Writes a GIF that repeats for ever, in the colours that suit ``samples`` best."""

    def __init__(self, file: BinaryIO, size: tuple[int, int], samples: Iterable[Surface]) -> None:
        self._file = file
        self._before: Surface | None = None
        self._palette = Palette(samples)
        colours = b"".join(bytes(colour) for colour in self._palette.colours)
        file.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0))
        file.write(colours.ljust(3 * 256, b"\0"))
        file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")

    def add(self, frame: Surface, milliseconds: int) -> None:
        """Write the changed rectangle of the next frame; unchanged pixels in it are transparent."""
        mask, box = changes(frame, self._before)
        part = self._palette.numbers(frame.subsurface(box))
        if self._before is not None:
            part = _cleared(part, mask, box)
        delay = max(2, round(milliseconds / 10))
        self._file.write(b"\x21\xf9\x04" + struct.pack("<BHBB", 0x05, delay, _CLEAR, 0))
        self._file.write(b"\x2c" + struct.pack("<HHHHB", box.x, box.y, box.w, box.h, 0))
        content = lzw(part)
        self._file.write(bytes((_CODE_BITS,)))
        for at in range(0, len(content), 255):
            block = content[at : at + 255]
            self._file.write(bytes((len(block),)) + block)
        self._file.write(b"\0")
        self._before = frame

    def finish(self) -> None:
        """Complete the file."""
        self._file.write(b"\x3b")


class Palette:
    """At most 255 colours by median cut, and the nearest of them for any colour.

    Colours are reduced to 16 bits: 5 for red, 6 for green, 5 for blue.
    """

    def __init__(self, samples: Iterable[Surface]) -> None:
        seen: Counter[int] = Counter()
        for sample in samples:
            seen.update(_in_16_bits(sample))
        boxes = [[(_parts(colour), count) for colour, count in seen.items()]]
        while len(boxes) < _COLOURS:
            widest = max(boxes, key=_spread)
            if len(widest) < 2:
                break
            boxes.remove(widest)
            boxes += _halves(widest)
        self.colours = [_mean(box) for box in boxes]
        self._nearest = _Nearest(self.colours)

    def numbers(self, surface: Surface) -> bytes:
        """Return the palette index of every pixel, row by row."""
        return bytes(map(self._nearest.__getitem__, _in_16_bits(surface)))


_Colour = tuple[int, int, int]
_Box = list[tuple[_Colour, int]]


class _Nearest(dict[int, int]):
    """16-bit colour -> index in the palette, computed on first use."""

    def __init__(self, colours: Sequence[_Colour]) -> None:
        super().__init__()
        self._colours = colours

    def __missing__(self, packed: int) -> int:
        red, green, blue = _parts(packed)
        distances = [
            3 * (r - red) ** 2 + 6 * (g - green) ** 2 + (b - blue) ** 2 for r, g, b in self._colours
        ]
        self[packed] = found = distances.index(min(distances))
        return found


def _in_16_bits(surface: Surface) -> Sequence[int]:
    wide, high = surface.get_size()
    # An even width leaves no gap between the rows.
    copy = Surface((wide + wide % 2, high), 0, 16)
    copy.blit(surface, (0, 0))
    pixels = memoryview(copy.get_buffer().raw).cast("H")
    if wide % 2 == 0:
        return pixels
    return [pixel for at in range(0, len(pixels), wide + 1) for pixel in pixels[at : at + wide]]


def _parts(packed: int) -> _Colour:
    red, green, blue = packed >> 11, packed >> 5 & 63, packed & 31
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2


def _ranges(box: _Box) -> list[int]:
    return [max(c[i] for c, _ in box) - min(c[i] for c, _ in box) for i in range(3)]


def _spread(box: _Box) -> float:
    """Return the priority of cutting a box: wide boxes with many pixels come first."""
    return float(max(_ranges(box)) * sum(count for _, count in box) ** 0.5)


def _halves(box: _Box) -> tuple[_Box, _Box]:
    ranges = _ranges(box)
    axis = ranges.index(max(ranges))
    box.sort(key=lambda entry: entry[0][axis])
    half, cut = sum(count for _, count in box) / 2, 0
    for place, (_, count) in enumerate(box):
        half -= count
        if half <= 0:
            cut = place
            break
    cut = min(max(1, cut), len(box) - 1)
    return box[:cut], box[cut:]


def _mean(box: _Box) -> _Colour:
    whole = sum(count for _, count in box)
    red, green, blue = (
        round(sum(colour[i] * count for colour, count in box) / max(1, whole)) for i in range(3)
    )
    return red, green, blue


def _cleared(numbers: bytes, mask: pygame.Mask, box: Rect) -> bytes:
    """Return the indexes of a part of the picture, ``_CLEAR`` where the mask is empty."""
    sheet = mask.to_surface(setcolor=(0, 0, 0, 0), unsetcolor=(0, 0, 0, _CLEAR))
    still = pygame.image.tobytes(sheet.subsurface(box), "RGBA")[3::4]
    # Both as one large number: "or" with 255 gives 255, with 0 it changes nothing.
    both = int.from_bytes(numbers, "little") | int.from_bytes(still, "little")
    return both.to_bytes(len(numbers), "little")


def lzw(pixels: bytes) -> bytes:
    """Compress at least one pixel by GIF's LZW.

    Most pixels are transparent: their runs are compressed by the longest known run, not pixel by
    pixel, with the same result.
    """
    clear = 1 << _CODE_BITS
    end, width, free = clear + 1, _CODE_BITS + 1, clear + 2
    known: dict[int, int] = {}
    strides = [_CLEAR]
    """The codes of runs of one, two, three ... clear pixels."""
    out = bytearray()
    bits, held = width, clear

    def put(code: int, following: int) -> None:
        """Write a code and add it with the following pixel to the table."""
        nonlocal bits, held, width, free, strides
        held |= code << bits
        bits += width
        while bits >= 8:
            out.append(held & 255)
            held >>= 8
            bits -= 8
        if free == 1 << width:
            width += 1
        if free < _LAST_CODE:
            known[code << 8 | following] = free
            if following == _CLEAR and code == strides[-1]:
                strides.append(free)
            free += 1
        else:
            held |= clear << bits
            bits += width
            known.clear()
            strides = [_CLEAR]
            width, free = _CODE_BITS + 1, clear + 2

    prefix = pixels[0]
    for run in _RUNS.finditer(pixels, 1):
        left = run.end() - run.start()
        if pixels[run.start()] != _CLEAR:
            for pixel in run.group():
                code = known.get(prefix << 8 | pixel)
                if code is None:
                    put(prefix, pixel)
                    code = pixel
                prefix = code
            continue
        while left:
            code = known.get(prefix << 8 | _CLEAR)
            left -= 1
            if code is None:
                put(prefix, _CLEAR)
                stride = min(left, len(strides) - 1)
                code = strides[stride]
                left -= stride
            prefix = code
    put(prefix, _CLEAR)
    held |= end << bits
    bits += width
    out += held.to_bytes((bits + 7) // 8, "little")
    return bytes(out)


# -- the work


class Export:
    """The export of one file in progress.

    Call ``step`` between the frames of the window until ``over``; each call draws at most one
    frame, by ``draw(number)``. A GIF first draws up to five samples for its palette, so ``draw``
    must take numbers in any order and repeatedly. ``problem`` is then the reason of a failure, or
    "". There is no file at ``path`` unless it is complete.
    """

    def __init__(
        self,
        path: Path,
        kind: str,
        draw: Callable[[int], Surface],
        frames: Sequence[int],
        milliseconds: int,
    ) -> None:
        """``kind`` is "png" or "gif"; ``draw`` gets each of ``frames`` in order."""
        self.path, self.kind = path, kind
        self.frames = list(frames)
        self.problem = ""
        self.cancelled = False
        self.written = 0
        self._draw, self._milliseconds = draw, milliseconds
        self._drawn = 0
        self._ready: queue.Queue[Surface | None] = queue.Queue(_WAITING)
        count = len(self.frames)
        samples = sorted({0, count // 4, count // 2, 3 * count // 4, count - 1})
        self._wanted = [self.frames[at] for at in samples] if kind == "gif" else []
        self._samples: list[Surface] = []
        self._thread: threading.Thread | None = None

    @property
    def over(self) -> bool:
        """Whether the export has ended, failed or been cancelled."""
        return bool(self.problem) or self.cancelled or self._finished

    @property
    def _finished(self) -> bool:
        return self._thread is not None and not self._thread.is_alive()

    @property
    def progress(self) -> float:
        """The share of frames written, 0 to 1."""
        return self.written / len(self.frames)

    def step(self) -> None:
        """Draw one frame if the writer needs one."""
        if self.over:
            return
        if self._wanted:
            self._samples.append(self._draw(self._wanted.pop(0)))
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, name="export", daemon=True)
            self._thread.start()
        if self._drawn < len(self.frames) and not self._ready.full():
            self._ready.put(self._draw(self.frames[self._drawn]))
            self._drawn += 1

    def cancel(self) -> None:
        """Stop and remove the incomplete file."""
        if self.over:
            return
        self.cancelled = True
        if self._thread is not None:
            while not self._ready.empty():
                self._ready.get_nowait()
            self._ready.put(None)
            self._thread.join()

    def _write(self) -> None:
        partial = self.path.with_name(f".{self.path.name}.part")
        try:
            with partial.open("wb") as file:
                self._encode(file)
            if self.cancelled:
                remove(partial)
            else:
                partial.replace(self.path)
        except Exception as error:  # an exception in this thread would be lost
            remove(partial)
            self.problem = why(error)

    def _encode(self, file: BinaryIO) -> None:
        writer: Writer | None = None
        for number in range(len(self.frames)):
            frame = self._ready.get()
            if frame is None or self.cancelled:
                return
            if writer is None:
                writer = self._writer(file, frame.get_size())
            last = number == len(self.frames) - 1
            writer.add(frame, self._milliseconds * (4 if last else 1))
            if last:
                writer.finish()
            self.written += 1

    def _writer(self, file: BinaryIO, size: tuple[int, int]) -> Writer:
        if self.kind == "gif":
            return GifWriter(file, size, self._samples)
        return PngWriter(file, size, len(self.frames))
