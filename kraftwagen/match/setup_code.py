"""A whole set-up as one short code to be read out, typed or pasted.

Crockford's base 32 in groups of five: no I, L, O or U. When read, I and L are 1, O is 0, case does
not matter; words before a colon and signs that are no letters or digits are ignored.
From the first bit on:

3 bits version (1) · 3 seats less 1 · 5 digest of the game's id · 11 digest of data set and rules
· one bit per yes/no option in alphabetical order · 1 whether other options follow, and then for
each of them 1 whether it differs from its default, 1 whether it is a number for each seat (7 bits
each) or JSON (8 bits length) · 8 per seat: 0 for a person, else the digest of the bot's name ·
6 length of the seed, the seed · 0 to 4 zero bits · 16 bits CRC

The CRC detects every single wrong sign and every exchange of two neighbours.
"""

from __future__ import annotations

import binascii
import hashlib
import json
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.match.seats import PERSON

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 5
LONGEST: Final = 300
"""Largest number of characters read of an input; every code is shorter."""
_VERSION: Final = 1
_ALIKE: Final = {"O": "0", "I": "1", "L": "1"}
_CRC: Final = 16
_SEED_BITS: Final = 60
_SHORTEST: Final = 11

_SENTENCES: Final = {
    "empty": "There is no code yet.",
    "sign": "The sign {sign} does not occur in a set-up code.",
    "short": "The code is too short: something is missing.",
    "checksum": "The code is not right: at least one sign is wrong or missing.",
    "newer": "The code was made by a newer version of the program.",
    "game": "The code is for a game that this program does not have.",
    "data": "The code was made with different component data or rules.",
    "bot": "The code names a computer player that this program does not have.",
    "options": "The options or the seed of this game do not fit into a code.",
    "seats": "The code is for {seats} players, which this game does not allow.",
}


class BadCode(GameError):
    """Raised for an unusable code; ``kind`` names the fault, ``values`` fill its sentence."""

    def __init__(self, kind: str, **values: str | int) -> None:
        super().__init__(_SENTENCES[kind].format(**values))
        self.kind = kind
        self.values = values


KINDS: Final = tuple(_SENTENCES)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides how a game begins, except the players' names."""

    game: str
    options: Mapping[str, Json]
    seed: int
    controllers: tuple[str, ...]


def encode(spec: GameSpec[Any], setup: Setup, bots: Sequence[str]) -> str:
    """Write a set-up as a code; raises BadCode for an unknown bot or what does not fit in."""
    if not 0 <= setup.seed < 1 << _SEED_BITS:
        raise BadCode("options")
    bits = _BitWriter()
    bits.put(_VERSION, 3)
    bits.put(len(setup.controllers) - 1, 3)
    bits.put(_digest(spec.id, 5), 5)
    bits.put(_data(spec), 11)
    options = {**spec.options, **setup.options}
    for name in _switches(spec):
        bits.put(int(bool(options[name])), 1)
    others = {name: options[name] for name in _others(spec) if options[name] != spec.options[name]}
    bits.put(int(bool(others)), 1)
    for name in _others(spec) if others else ():
        bits.put(int(name in others), 1)
        if name in others:
            _put_other(bits, others[name], len(setup.controllers))
    marks = _marks(bots)
    for controller in setup.controllers:
        if controller not in marks:
            raise BadCode("bot")
        bits.put(marks[controller], 8)
    bits.put(setup.seed.bit_length(), 6)
    bits.put(setup.seed, setup.seed.bit_length())
    bits.put(0, -(bits.length + _CRC) % 5)
    bits.put(_crc(bits.value, bits.length), _CRC)
    signs = [ALPHABET[bits.value >> shift & 31] for shift in range(bits.length - 5, -1, -5)]
    return "-".join("".join(signs[at : at + GROUP]) for at in range(0, len(signs), GROUP))


def decode(
    text: str, specs: Sequence[GameSpec[Any]], bots: Callable[[GameSpec[Any]], Sequence[str]]
) -> Setup:
    """Read a code as a person typed or pasted it; raises BadCode.

    ``bots`` returns the names of the bots on offer for a game.
    """
    signs = _signs(text)
    if len(signs) < _SHORTEST:
        raise BadCode("short")
    value = 0
    for sign in signs:
        value = value << 5 | ALPHABET.index(sign)
    length = 5 * len(signs) - _CRC
    payload = value >> _CRC
    if _crc(payload, length) != value & (1 << _CRC) - 1:
        raise BadCode("checksum")
    return _read(_BitReader(payload, length), specs, bots)


def _read(
    bits: _BitReader, specs: Sequence[GameSpec[Any]], bots: Callable[[GameSpec[Any]], Sequence[str]]
) -> Setup:
    if bits.take(3) != _VERSION:
        raise BadCode("newer")
    seats = bits.take(3) + 1
    game = bits.take(5)
    fitting = [spec for spec in specs if _digest(spec.id, 5) == game]
    if not fitting:
        raise BadCode("game")
    data = bits.take(11)
    spec = next((spec for spec in fitting if _data(spec) == data), None)
    if spec is None:
        raise BadCode("data")
    if not spec.seats[0] <= seats <= spec.seats[1]:
        raise BadCode("seats", seats=seats)
    options: dict[str, Json] = {name: bool(bits.take(1)) for name in _switches(spec)}
    if bits.take(1):
        for name in _others(spec):
            if bits.take(1):
                options[name] = _take_other(bits, seats)
    names = {mark: name for name, mark in _marks(bots(spec)).items()}
    controllers = []
    for _ in range(seats):
        mark = bits.take(8)
        if mark not in names:
            raise BadCode("bot")
        controllers.append(names[mark])
    size = bits.take(6)
    seed = bits.take(size)
    if size > _SEED_BITS or seed.bit_length() != size or bits.left > 4 or bits.take(bits.left):
        raise BadCode("checksum")
    try:
        spec.new(seats, seed, options)
    except GameError as error:
        raise BadCode("data") from error
    return Setup(spec.id, {**spec.options, **options}, seed, tuple(controllers))


def _put_other(bits: _BitWriter, value: Json, seats: int) -> None:
    """Write an option that is not yes or no; raises BadCode when it is too long."""
    each = isinstance(value, list) and len(value) == seats
    if each and all(type(part) is int and 0 <= part < 128 for part in value):
        bits.put(1, 1)
        for part in value:
            bits.put(part, 7)
        return
    text = json.dumps(value, separators=(",", ":")).encode()
    if len(text) > 255:
        raise BadCode("options")
    bits.put(len(text), 9)
    bits.put(int.from_bytes(text), 8 * len(text))


def _take_other(bits: _BitReader, seats: int) -> Json:
    if bits.take(1):
        return [bits.take(7) for _ in range(seats)]
    size = bits.take(8)
    try:
        return json.loads(bits.take(8 * size).to_bytes(size))
    except (ValueError, RecursionError) as error:
        raise BadCode("checksum") from error


def _signs(text: str) -> str:
    signs = ""
    # Full-width letters count as ASCII; words before a colon are a label: "Code: ...".
    for sign in unicodedata.normalize("NFKC", text).rpartition(":")[2][:LONGEST]:
        if not sign.isalnum():
            continue
        large = _ALIKE.get(sign.upper(), sign.upper())
        if large not in ALPHABET:
            raise BadCode("sign", sign=sign)
        signs += large
    if not signs:
        raise BadCode("empty")
    return signs


def _switches(spec: GameSpec[Any]) -> list[str]:
    return sorted(name for name, default in spec.options.items() if isinstance(default, bool))


def _others(spec: GameSpec[Any]) -> list[str]:
    return sorted(set(spec.options) - set(_switches(spec)))


def _marks(bots: Sequence[str]) -> dict[str, int]:
    """Return the byte of each kind of player; two bots whose bytes collide have none."""
    digests = [_digest(bot, 8) for bot in bots]
    plain = {bot: mark for bot, mark in zip(bots, digests, strict=True) if digests.count(mark) == 1}
    return {PERSON: 0, **{bot: mark for bot, mark in plain.items() if mark}}


def _data(spec: GameSpec[Any]) -> int:
    return _digest(f"{spec.data_digest} {spec.rules_version}", 11)


def _digest(text: str, bits: int) -> int:
    digest = hashlib.blake2b(text.encode(), digest_size=4).digest()
    return int.from_bytes(digest) & (1 << bits) - 1


def _crc(value: int, length: int) -> int:
    # With the length: a missing sign at the front must not look like leading zeros.
    content = bytes((length & 255, length >> 8)) + value.to_bytes((length + 7) // 8)
    return binascii.crc_hqx(content, 0xFFFF)


class _BitWriter:
    def __init__(self) -> None:
        self.value = 0
        self.length = 0

    def put(self, number: int, bits: int) -> None:
        self.value = self.value << bits | number
        self.length += bits


class _BitReader:
    def __init__(self, value: int, length: int) -> None:
        self._value = value
        self.left = length

    def take(self, bits: int) -> int:
        """Read the next bits; raises BadCode beyond the end."""
        if bits > self.left:
            raise BadCode("checksum")
        self.left -= bits
        return self._value >> self.left & (1 << bits) - 1
