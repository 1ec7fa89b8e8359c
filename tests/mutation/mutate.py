"""Breaks the program on purpose, one small edit at a time, and wants a red test for each.

    python3 run.py mutate                  all edits of edits.yaml
    python3 run.py mutate --only A1 purses those that break these
    python3 run.py mutate --list           what there is, without running anything

An edit is made in a copy of the sources. One that breaks a rule of the game has to be noticed by a
test with that rule's label, any other one by the tests it names: that a golden game somewhere
comes out differently is not enough. Ends with 1 if an edit was not noticed, with 2 if the table or
the tests are not in order.
"""

from __future__ import annotations

import argparse
import os
import queue
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml

from tests.games import GAMES, part

ROOT: Final = Path(__file__).parents[2]
TABLE: Final = Path(__file__).with_name("edits.yaml")
COPIED: Final = ("kraftwagen", "packaging", "tests")
"""Where edits are made and where tests write; the rest of the tree is linked."""
NOT_COPIED: Final = shutil.ignore_patterns("*.so", "*.pyd")  # would run in place of the sources
LONGEST: Final = 300
"""Seconds for the tests of one edit; whoever hangs has noticed it."""


class BadTable(Exception):
    """An entry of the table that cannot be used, or tests that fail without any edit."""


@dataclass(frozen=True, slots=True)
class Edit:
    """``old`` stands exactly once in ``file``; one of ``tests`` must fail with ``new`` instead."""

    breaks: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.breaks}: {self.file}: {self.old!r} -> {self.new!r}"

    def apply(self, tree: Path) -> str:
        """The file's text with the edit made; raises BadTable."""
        try:
            text = (tree / self.file).read_text(encoding="utf-8")
        except OSError as error:
            raise BadTable(f"{self}: {error}") from error
        found = text.count(self.old)
        if found != 1 or self.old == self.new:
            raise BadTable(f"{self}: the old text stands {found} times in the file")
        return text.replace(self.old, self.new)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an edit; ``test`` is the one that failed, empty if none did."""

    edit: Edit
    test: str


def labelled() -> dict[str, dict[str, list[str]]]:
    """The tests of each rule of each game."""
    return {game: part(game, "rules").LABELS.tests() for game in GAMES}


def read(table: Path, labels: Mapping[str, Mapping[str, Sequence[str]]]) -> list[Edit]:
    """The edits of a table; ``labels`` are the tests of each rule by game. Raises BadTable."""
    edits = []
    for file, entries in yaml.safe_load(table.read_text(encoding="utf-8")).items():
        for entry in entries:
            breaks = entry["breaks"]
            tests = entry.get("tests") or labels.get(_game(file), {}).get(breaks)
            if not tests:
                raise BadTable(f"{breaks}: no rule of the game, and no tests are named")
            edits.append(Edit(breaks, file, entry["old"], entry["new"], tuple(tests)))
    return edits


def _game(file: str) -> str:
    """The game whose rules a file holds; empty for any other file."""
    parts = Path(file).parts
    return parts[2] if parts[:2] == ("kraftwagen", "games") and len(parts) > 3 else ""


def run(root: Path, edits: Sequence[Edit], jobs: int) -> list[Verdict]:
    """Try all edits, each in a copy of ``root``; prints what comes of them. Raises BadTable."""
    for edit in edits:
        edit.apply(root)
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        trees: queue.Queue[Path] = queue.Queue()
        trees.put(_copy(root, Path(folder, "0")))
        tests = dict.fromkeys(test for edit in edits for test in edit.tests)
        _want_green(trees.queue[0], tests, jobs)
        for number in range(1, jobs):
            trees.put(shutil.copytree(trees.queue[0], Path(folder, str(number)), symlinks=True))

        def attempt(edit: Edit) -> Verdict:
            tree = trees.get()
            try:
                return _try(tree, edit)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(jobs) as pool:
            for done in as_completed([pool.submit(attempt, edit) for edit in edits]):
                verdict = done.result()
                verdicts.append(verdict)
                what = f"noticed by {verdict.test}" if verdict.test else "NOT NOTICED"
                print(f"{len(verdicts)}/{len(edits)} {verdict.edit.breaks}: {what}", flush=True)
    return verdicts


def _copy(root: Path, tree: Path) -> Path:
    tree.mkdir()
    for path in root.iterdir():
        if path.name in COPIED:
            shutil.copytree(path, tree / path.name, ignore=NOT_COPIED)
        elif not path.name.startswith("."):
            (tree / path.name).symlink_to(path)
    return tree


def _want_green(tree: Path, tests: Iterable[str], jobs: int) -> None:
    """Raises BadTable unless all tests pass. What they import is compiled for all edits."""
    spread = ["-n", str(jobs)] if jobs > 1 else []
    failed, output = _failing(tree, [*spread, *tests], limit=None, compiling=True)
    if failed:
        raise BadTable(f"tests fail without any edit:\n{output}")


def _try(tree: Path, edit: Edit) -> Verdict:
    path = tree / edit.file
    text, changed = path.read_bytes(), path.stat().st_mtime_ns
    path.write_text(edit.apply(tree), encoding="utf-8", newline="")
    # Another time, or a compiled file of the same size and second would be taken for this one.
    os.utime(path, ns=(changed, changed + 10 * 10**9))
    try:
        failed, _ = _failing(tree, ["-x", *edit.tests])
        return Verdict(edit, failed)
    except BadTable as error:
        raise BadTable(f"{edit}: {error}") from error
    finally:
        path.write_bytes(text)
        os.utime(path, ns=(changed, changed))


def _failing(
    tree: Path,
    arguments: Iterable[str],
    limit: float | None = LONGEST,
    compiling: bool = False,
) -> tuple[str, str]:
    """The first test that fails, empty when none does, and what pytest said."""
    pytest = ["-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider"]
    environment = {
        **os.environ,
        "PYTHONPATH": str(tree),
        "PYTHONDONTWRITEBYTECODE": "" if compiling else "1",
    }
    try:
        done = subprocess.run(
            [sys.executable, *pytest, "--hypothesis-seed=0", *arguments],
            cwd=tree,
            env=environment,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"the time limit of {limit} seconds", ""
    if done.returncode == 0:
        return "", ""
    marks = ("FAILED ", "ERROR ")
    failed = [line for line in done.stdout.splitlines() if line.startswith(marks)]
    # All else than a failed test: nothing collected, a file that cannot be imported.
    if done.returncode != 1 or not failed:
        raise BadTable(f"the tests cannot be run:\n{done.stdout}{done.stderr}")
    return failed[-1].split(" - ")[0].split(maxsplit=1)[1], done.stdout


def main(arguments: Sequence[str], table: Path = TABLE, root: Path = ROOT) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="run.py mutate", description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="ID", help="ids of the table")
    parser.add_argument("--list", action="store_true", help="show the edits and stop")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")
    wanted = parser.parse_args(arguments)
    try:
        edits = read(table, labelled())
        if unknown := set(wanted.only or ()) - {edit.breaks for edit in edits}:
            raise BadTable(f"no such edits: {', '.join(sorted(unknown))}")
        edits = [edit for edit in edits if not wanted.only or edit.breaks in wanted.only]
        if wanted.list:
            print(*edits, sep="\n")
            return 0
        survivors = [verdict.edit for verdict in run(root, edits, wanted.jobs) if not verdict.test]
    except BadTable as problem:
        print(f"run.py mutate: {problem}", file=sys.stderr)
        return 2
    print(f"{len(edits) - len(survivors)} of {len(edits)} edits were noticed.")
    for edit in survivors:
        print(f"NOT NOTICED: {edit}\n    by {' '.join(edit.tests)}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
