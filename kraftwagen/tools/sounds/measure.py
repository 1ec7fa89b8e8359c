"""Measures loudness, true peak and noise of a sound.

Loudness is that of ITU-R BS.1770 and EBU R 128 for one channel, true peak that of BS.1770 annex 2.
"""

from __future__ import annotations

import cmath
import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from kraftwagen.tools.sounds.synthesis import RATE, TURN, Sound, count

WINDOW: Final = count(0.4)
"""Number of samples in the window of momentary loudness: 0.4 s, as in integrated loudness."""
FRAME: Final = 512
"""Number of samples in a frame, for which one spectrum is computed."""


def momentary(part: Sequence[float]) -> float:
    """Return the loudness of the loudest 0.4 s in LUFS, as of EBU R 128 s1 for short sounds.

    Shorter sounds are measured as if silence filled the 0.4 s.
    """
    energy = _energy(part)
    window = min(WINDOW, len(part))
    return _lufs(max(late - soon for soon, late in zip(energy, energy[window:], strict=False)))


def integrated(part: Sequence[float]) -> float:
    """Return the gated loudness of a sound in LUFS; sounds below 0.4 s as in ``momentary``."""
    energy = _energy(part)
    window = min(WINDOW, len(part))
    starts = range(0, len(energy) - window, WINDOW // 4)
    blocks = [energy[start + window] - energy[start] for start in starts]
    heard = [block for block in blocks if _lufs(block) > -70]
    gate = _lufs(_mean(heard)) - 10
    return _lufs(_mean([block for block in heard if _lufs(block) > gate]))


def true_peak(part: Sequence[float]) -> float:
    """Return the true peak of a sound in dBTP, from eight-fold oversampling."""
    padded = [*itertools.repeat(0.0, REACH), *part, *itertools.repeat(0.0, REACH)]
    top = max(abs(value) for value in part)
    worth = top / 2
    for start in range(len(part)):
        if abs(padded[start + REACH - 1]) > worth or abs(padded[start + REACH]) > worth:
            near = padded[start : start + 2 * REACH]
            for weights in BETWEEN:
                top = max(top, abs(sum(map(float.__mul__, near, weights))))
    return 20 * math.log10(top)


def hiss(part: Sequence[float]) -> float:
    """Return the seconds of the longest stretch of audible noise, which has a flat spectrum."""
    step = FRAME // 2
    spectra = [spectrum(part[at : at + FRAME]) for at in range(0, len(part), step)]
    worth = max(map(sum, spectra)) / 100
    noisy = [sum(bands) > worth and flatness(bands) > 0.15 for bands in spectra]
    runs = [sum(1 for _ in run) for is_noise, run in itertools.groupby(noisy) if is_noise]
    return max(runs, default=0) * step / RATE


def flatness(bands: Sequence[float]) -> float:
    """Return the spectral flatness, from 0 (a pure tone) to 1 (white noise).

    It is the geometric mean of the bands' energies divided by their arithmetic mean."""
    least = 1e-20
    logs = sum(math.log(band + least) for band in bands) / len(bands)
    return math.exp(logs) / (_mean(bands) + least)


def spectrum(part: Sequence[float]) -> Sound:
    """Return the energies of bands from 0.2 to 10 kHz in at most ``FRAME`` samples."""
    faded = [value * (0.5 - 0.5 * math.cos(TURN * at / FRAME)) for at, value in enumerate(part)]
    bins = _fourier([*map(complex, faded), *itertools.repeat(0j, FRAME - len(faded))])
    return [abs(value) ** 2 for value in bins[200 * FRAME // RATE + 1 : 10_000 * FRAME // RATE]]


def _fourier(part: Sequence[complex]) -> list[complex]:
    if len(part) == 1:
        return list(part)
    even, odd = _fourier(part[::2]), _fourier(part[1::2])
    turned = list(map(complex.__mul__, odd, _turns(len(part))))
    return [*map(complex.__add__, even, turned), *map(complex.__sub__, even, turned)]


@cache
def _turns(size: int) -> list[complex]:
    return [cmath.exp(-1j * TURN * at / size) for at in range(size // 2)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _lufs(energy: float) -> float:
    return -0.691 + 10 * math.log10(max(energy, 0.0) / WINDOW + 1e-20)


def _energy(part: Sequence[float]) -> Sound:
    """Return the cumulative energy up to each sample, K-weighted."""
    weighed = _biquad(_biquad(part, *_shelf()), *_high_pass())
    return list(itertools.accumulate((value * value for value in weighed), initial=0.0))


Weights = tuple[float, float, float]


def _biquad(part: Iterable[float], before: Weights, after: Weights) -> Iterator[float]:
    b0, b1, b2 = (value / after[0] for value in before)
    _, a1, a2 = (value / after[0] for value in after)
    one = two = 0.0
    for value in part:
        out = b0 * value + one
        one = b1 * value - a1 * out + two
        two = b2 * value - a2 * out
        yield out


def _shelf() -> tuple[Weights, Weights]:
    """Return the shelf filter of K-weighting: 4 dB more treble, from BS.1770's analogue values."""
    k, q = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    return (
        (high + band * k / q + k * k, 2 * (k * k - high), high - band * k / q + k * k),
        (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k),
    )


def _high_pass() -> tuple[Weights, Weights]:
    """Return the high-pass filter of K-weighting."""
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    scale = 1 + k / q + k * k
    return (scale, -2 * scale, scale), (scale, 2 * (k * k - 1), 1 - k / q + k * k)


REACH: Final = 16
"""Number of samples on each side that true peaks between two samples depend on."""


def _between(share: float) -> Sound:
    """Interpolation weights of the samples around a point between two of them: a windowed sinc."""
    ways = [share + REACH - 1 - index for index in range(2 * REACH)]
    return [
        math.sin(math.pi * way) / (math.pi * way) * math.cos(math.pi * way / (2 * REACH)) ** 2
        for way in ways
    ]


BETWEEN: Final = tuple(_between(eighth / 8) for eighth in range(1, 8))
