"""The learned estimate: a small network over ``features``, in plain Python arithmetic.

Every seat has the same weights: hidden units see the table, the seat itself and the sum of the
others, so that one network serves two, three and four players. Only sums, products and quotients
are used, in a fixed order, so that every machine and both builds find the same numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from kraftwagen.engine.errors import BadData
from kraftwagen.games.kraftwagen.evaluation import features
from kraftwagen.games.kraftwagen.state import State

FIRST: Final = 32
"""Hidden units of the first layer; SECOND of the next."""
SECOND: Final = 16
SCALE: Final = 4096
"""Weights are kept as whole multiples of 1 / SCALE."""
MONEY: Final = 20.0
"""What the money output is multiplied with."""
_HEADER: Final = "kraftwagen-weights"


Eight: TypeAlias = tuple[float, float, float, float, float, float, float, float]
"""The weights from one input to eight units; wide enough to keep a machine busy."""
_NOTHING: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Network:
    """The weights, ready for ``judge``; blocks of eight units, each with a row per input."""

    __slots__ = (
        "bias",
        "other",
        "outputs",
        "outputs_bias",
        "own",
        "second",
        "second_bias",
        "table",
    )

    def __init__(self) -> None:
        self.table: list[list[Eight]] = []
        self.own: list[list[Eight]] = []
        self.other: list[list[Eight]] = []
        self.bias: list[float] = []
        self.second: list[list[Eight]] = []
        self.second_bias: list[float] = []
        self.outputs: list[tuple[float, float]] = []
        """For money and for the chance to win."""
        self.outputs_bias: tuple[float, float] = (0.0, 0.0)


def size() -> int:
    """How many weights there are."""
    first = FIRST * (features.TABLE + 2 * features.SEAT + 1)
    return first + SECOND * (FIRST + 1) + 2 * (SECOND + 1)


def load(path: Path) -> Network:
    """The weights in a file; raises BadData when they are damaged."""
    try:
        text = path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: cannot be read ({error})") from error
    head, _, body = text.partition("\n")
    if head.split() != [_HEADER, str(features.VERSION), _checksum(body)]:
        raise BadData(f"{path.name}: is damaged or of another version")
    return from_numbers([int(word) for word in body.split()])


def to_text(numbers: Sequence[int]) -> str:
    """A file for ``load`` from weights in multiples of 1 / SCALE."""
    lines = [
        " ".join(str(number) for number in numbers[start : start + 32])
        for start in range(0, len(numbers), 32)
    ]
    body = "\n".join(lines) + "\n"
    return f"{_HEADER} {features.VERSION} {_checksum(body)}\n{body}"


def _checksum(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=8).hexdigest()


def from_numbers(numbers: Sequence[int]) -> Network:
    """The network of these weights; raises BadData when there are too few or too many."""
    if len(numbers) != size():
        raise BadData(f"weights: must be {size()} numbers, not {len(numbers)}")
    values = [number / SCALE for number in numbers]
    network = Network()
    place = 0
    for blocks, inputs, units in (
        (network.table, features.TABLE, FIRST),
        (network.own, features.SEAT, FIRST),
        (network.other, features.SEAT, FIRST),
        (network.second, FIRST, SECOND),
    ):
        for _ in range(units // 8):
            block: list[Eight] = []
            for _ in range(inputs):
                a, b, c, d, e, f, g, h = values[place : place + 8]
                block.append((a, b, c, d, e, f, g, h))
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
    """What a position is worth to every seat: the chance to win, and the final money expected."""

    __slots__ = ("chances", "scores")

    def __init__(self, chances: list[float], scores: list[float]) -> None:
        self.chances = chances
        self.scores = scores


def judge(network: Network, state: State) -> Forecast:
    """The learned estimate of a position between two player turns; exact when it is over."""
    seats = len(state.players)
    if not state.pending:
        return final(state)
    shared = _layer(network.table, features.table(state))
    for unit in range(FIRST):
        shared[unit] += network.bias[unit]
    own: list[list[float]] = []
    other: list[list[float]] = []
    for sparse in features.seats(state):
        own.append(_layer(network.own, sparse))
        seen = _layer(network.other, sparse)
        other.append(seen)
        for unit in range(FIRST):
            shared[unit] += seen[unit]
    logits: list[float] = []
    money: list[float] = []
    for seat in range(seats):
        mine = own[seat]
        seen = other[seat]
        hidden = features.Sparse()
        for unit in range(FIRST):
            value = shared[unit] + (mine[unit] - seen[unit])
            if value > 0.0:
                hidden.add(unit, value)
        coins, logit = network.outputs_bias
        sums = _layer(network.second, hidden)
        for unit in range(SECOND):
            value = sums[unit] + network.second_bias[unit]
            if value > 0.0:
                outputs = network.outputs[unit]
                coins += outputs[0] * value
                logit += outputs[1] * value
        logits.append(logit)
        money.append(float(state.players[seat].money()) + MONEY * coins)
    return Forecast(_shares(logits), money)


def _layer(blocks: list[list[Eight]], inputs: features.Sparse) -> list[float]:
    """What the inputs add up to in every unit."""
    places = inputs.places
    values = inputs.values
    sums: list[float] = []
    for block in blocks:
        a, b, c, d, e, f, g, h = _NOTHING
        for index in range(len(places)):
            value = values[index]
            row = block[places[index]]
            a += value * row[0]
            b += value * row[1]
            c += value * row[2]
            d += value * row[3]
            e += value * row[4]
            f += value * row[5]
            g += value * row[6]
            h += value * row[7]
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
    """The exponential of a value up to 0, by products alone: libraries differ in last digits."""
    if value < -30.0:
        return 0.0
    part = 1.0 + value / 1024.0
    for _ in range(10):
        part *= part
    return part


def final(state: State) -> Forecast:
    """The outcome: money, and the victory shared by those who have most."""
    money = [float(player.money()) for player in state.players]
    most = max(money)
    winners = 0
    for value in money:
        if value == most:
            winners += 1
    return Forecast([1.0 / winners if value == most else 0.0 for value in money], money)
