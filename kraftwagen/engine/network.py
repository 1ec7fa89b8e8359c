"""A small neural network over the features of a position, in plain Python arithmetic.

Every seat has the same weights: hidden units see the table, the seat itself and the sum of the
others, so that one network serves any number of players. Only sums, products and quotients are
used, in a fixed order, so that every machine and both builds compute the same numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kraftwagen.engine.errors import BadData, why

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

FIRST: Final = 32
"""Number of hidden units in the first layer; SECOND is that of the next layer."""
SECOND: Final = 16
SCALE: Final = 4096
"""Weights are kept as whole multiples of 1 / SCALE."""
LARGEST: Final = 1 << 31
"""Largest allowed weight, in units of 1 / SCALE; it keeps all sums finite."""


class Sparse:
    """A sparse vector: the indexes and values of its non-zero entries."""

    __slots__ = ("places", "values")

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[float] = []

    def add(self, place: i64, value: float) -> None:
        """Set an entry, which must still be zero, to a value."""
        if value != 0.0:
            self.places.append(place)
            self.values.append(value)

    def mark(self, place: i64) -> None:
        """Set an entry, which must still be zero, to 1.0."""
        self.places.append(place)
        self.values.append(1.0)


class Eight:
    """The weights from one input to eight units; eight sums at once keep a processor busy.

    A compiled object holds them as plain numbers, where a tuple would hold objects.
    """

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, values: Sequence[float]) -> None:
        self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h = values


class Shape:
    """The layout of a game's network: the game's name, the version and number of its features.

    ``table`` features describe the table, ``seat`` features a seat; ``unit`` is the
    amount of score that one unit of the score output stands for.
    """

    __slots__ = ("name", "seat", "table", "unit", "version")

    def __init__(self, name: str, version: int, table: int, seat: int, unit: float) -> None:
        self.name = name
        self.version = version
        self.table = table
        self.seat = seat
        self.unit = unit

    def size(self) -> int:
        """Return the number of weights of a network with this layout."""
        first = FIRST * (self.table + 2 * self.seat + 1)
        return first + SECOND * (FIRST + 1) + 2 * (SECOND + 1)


class Network:
    """The weights of a network for ``forecast``, in blocks of eight units with a row per input."""

    __slots__ = (
        "bias",
        "other",
        "outputs",
        "outputs_bias",
        "own",
        "second",
        "second_bias",
        "table",
        "unit",
    )

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self.table: list[list[Eight]] = []
        self.own: list[list[Eight]] = []
        self.other: list[list[Eight]] = []
        self.bias: list[float] = []
        self.second: list[list[Eight]] = []
        self.second_bias: list[float] = []
        self.outputs: list[tuple[float, float]] = []
        """Each unit's weights for the score and for the chance to win."""
        self.outputs_bias: tuple[float, float] = (0.0, 0.0)


def load(path: Path, shape: Shape) -> Network:
    """Load the network of a file; raises BadData when it is damaged or has another shape."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: cannot be read ({why(error)})") from error
    head, _, body = text.partition("\n")
    if head.split() != [_header(shape), str(shape.version), _checksum(body)]:
        raise BadData(f"{path.name}: is damaged or of another version")
    try:
        numbers = [int(word) for word in body.split()]
    except ValueError as error:
        raise BadData(f"{path.name}: has something that is no number") from error
    return from_numbers(numbers, shape)


class Weights:
    """A file of weights, loaded when its network is first needed."""

    def __init__(self, path: Path, shape: Shape) -> None:
        self._path = path
        self._shape = shape
        self._network: Network | None = None

    def network(self) -> Network:
        """Return the network; raises BadData when the file is missing or damaged."""
        if self._network is None:
            self._network = load(self._path, self._shape)
        return self._network


def to_text(numbers: Sequence[int], shape: Shape) -> str:
    """Write weights, in multiples of 1 / SCALE, as the text that ``load`` reads."""
    lines = [
        " ".join(str(number) for number in numbers[start : start + 32])
        for start in range(0, len(numbers), 32)
    ]
    body = "\n".join(lines) + "\n"
    return f"{_header(shape)} {shape.version} {_checksum(body)}\n{body}"


def _header(shape: Shape) -> str:
    return f"{shape.name}-weights"


def _checksum(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=8).hexdigest()


def from_numbers(numbers: Sequence[int], shape: Shape) -> Network:
    """Build a network from weights; raises BadData for a wrong count or one out of range."""
    if len(numbers) != shape.size():
        raise BadData(f"weights: must be {shape.size()} numbers, not {len(numbers)}")
    if max(numbers) > LARGEST or min(numbers) < -LARGEST:
        raise BadData(f"weights: must be numbers from {-LARGEST} to {LARGEST}")
    values = [number / SCALE for number in numbers]
    network = Network(shape.unit)
    place = 0
    for blocks, inputs, units in (
        (network.table, shape.table, FIRST),
        (network.own, shape.seat, FIRST),
        (network.other, shape.seat, FIRST),
        (network.second, FIRST, SECOND),
    ):
        for _ in range(units // 8):
            block: list[Eight] = []
            for _ in range(inputs):
                block.append(Eight(values[place : place + 8]))
                place += 8
            blocks.append(block)
    network.bias = values[place : place + FIRST]
    place += FIRST
    network.second_bias = values[place : place + SECOND]
    place += SECOND
    for _ in range(SECOND):
        network.outputs.append((values[place], values[place + 1]))
        place += 2
    network.outputs_bias = (values[place], values[place + 1])
    return network


class Forecast:
    """The estimate of a position: each seat's chance to win and expected final score."""

    __slots__ = ("chances", "scores")

    def __init__(self, chances: list[float], scores: list[float]) -> None:
        self.chances = chances
        self.scores = scores


def forecast(network: Network, table: Sparse, seats: list[Sparse], scores: list[float]) -> Forecast:
    """Estimate a position from the features of table and seats and the present scores."""
    shared = _layer(network.table, table)
    for unit in range(FIRST):
        shared[unit] += network.bias[unit]
    own: list[list[float]] = []
    other: list[list[float]] = []
    for sparse in seats:
        own.append(_layer(network.own, sparse))
        seen = _layer(network.other, sparse)
        other.append(seen)
        for unit in range(FIRST):
            shared[unit] += seen[unit]
    logits: list[float] = []
    expected: list[float] = []
    for seat in range(len(seats)):
        mine = own[seat]
        seen = other[seat]
        hidden = Sparse()
        for unit in range(FIRST):
            value = shared[unit] + (mine[unit] - seen[unit])
            if value > 0.0:
                hidden.add(unit, value)
        more, logit = network.outputs_bias
        sums = _layer(network.second, hidden)
        for unit in range(SECOND):
            value = sums[unit] + network.second_bias[unit]
            if value > 0.0:
                outputs = network.outputs[unit]
                more += outputs[0] * value
                logit += outputs[1] * value
        logits.append(logit)
        expected.append(scores[seat] + network.unit * more)
    return Forecast(_shares(logits), expected)


def _layer(blocks: list[list[Eight]], inputs: Sparse) -> list[float]:
    """Return the weighted sum of the inputs in every unit."""
    places = inputs.places
    values = inputs.values
    sums: list[float] = []
    for block in blocks:
        a = b = c = d = e = f = g = h = 0.0
        for index in range(len(places)):
            value = values[index]
            row = block[places[index]]
            a += value * row.a
            b += value * row.b
            c += value * row.c
            d += value * row.d
            e += value * row.e
            f += value * row.f
            g += value * row.g
            h += value * row.h
        sums += [a, b, c, d, e, f, g, h]
    return sums


def _shares(logits: list[float]) -> list[float]:
    """Chances that add up to one (softmax)."""
    most = max(logits)
    parts = [exp(logit - most) for logit in logits]
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def exp(value: float) -> float:
    """Return e to the power of ``value``, which is at most 0; the same number on every machine."""
    if value < -30.0:
        return 0.0
    part = 1.0 + value / 1024.0
    for _ in range(10):
        part *= part
    return part
