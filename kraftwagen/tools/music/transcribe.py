"""Writes the notes of all scores: ``python -m kraftwagen.tools.music.transcribe [--check]``.

The head of a score is written by hand; its notes come from the LilyPond text beside it. ``--check``
writes nothing and lists the scores that differ.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import yaml

from kraftwagen.engine import registry
from kraftwagen.tools.music import score


def whole(file: Path) -> str:
    """Return the whole text of a score, with notes from the LilyPond text beside it."""
    head = file.read_text(encoding="utf-8").partition("notes:\n")[0]
    values = yaml.safe_load(head)
    text = file.with_suffix(".ly").read_text(encoding="utf-8")
    return head + score.written(score.transcribed(values, text), values["bar"])


def main() -> int:
    """Write or compare all scores; returns the exit code."""
    parser = argparse.ArgumentParser(description="Write the notes of the scores.")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    wrong = 0
    for game in registry.game_ids():
        for file in score.files(game):
            text = whole(file)
            same = text == file.read_text(encoding="utf-8")
            wrong += not same
            if not options.check:
                file.write_text(text, encoding="utf-8", newline="\n")
            print(f"{game}/{file.stem:24} {'same' if same else 'differs'}")
    return 1 if wrong and options.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
