"""Compile the rules and the bots' inner loops with mypyc; the program runs the same without.

    python packaging/compile_core.py             beside the sources of this checkout
    python packaging/compile_core.py --into DIR  into a copy of the package in DIR
    python packaging/compile_core.py --clean     take the compiled modules away again

Needs mypy and a C compiler. A compiled module hides its source: compile again, or clean, after
changing one. ``pip install`` compiles only when KRAFTWAGEN_COMPILE=1 is set (see build_hook.py).
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "kraftwagen"
MODULES = (
    "engine/rng",
    "engine/tuples",
    "games/kraftwagen/terms",
    "games/kraftwagen/frames",
    "games/kraftwagen/codes",
    "games/kraftwagen/dataset",
    "games/kraftwagen/state",
    "games/kraftwagen/rules/money",
    "games/kraftwagen/rules/race",
    "games/kraftwagen/rules/buyers",
    "games/kraftwagen/rules/cars",
    "games/kraftwagen/rules/research",
    "games/kraftwagen/rules/workshop",
    "games/kraftwagen/rules/engineers",
    "games/kraftwagen/rules/track",
    "games/kraftwagen/rules/scoring",
    "games/kraftwagen/rules/setup",
    "games/kraftwagen/rules/flow",
    "games/kraftwagen/observe",
    "games/kraftwagen/rules/playout",
    "games/kraftwagen/evaluation/evaluate",
    "games/kraftwagen/evaluation/turns",
    "games/kraftwagen/evaluation/features",
    "games/kraftwagen/evaluation/network",
    "games/kraftwagen/evaluation/policy",
)
"""What is compiled, in one group, so that calls between these modules are plain C calls."""
GROUP = "kraftwagen_core"
SUFFIXES = (".so", ".pyd")


def compile_core(root: Path) -> list[Path]:
    """Compile the modules below ``root``, which holds the package; the files written.

    Raises ImportError without mypy or setuptools, and whatever the C compiler raises.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    clean(root)
    sources = [f"{PACKAGE}/{module}.py" for module in MODULES]
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(root)
        try:
            extensions = mypycify(
                ["--follow-imports=silent", *sources],
                opt_level="3",
                group_name=GROUP,
                target_dir=scratch,
            )
            for extension in extensions:
                # A sum must be the same with and without fused instructions.
                if sys.platform != "win32":
                    extension.extra_compile_args.append("-ffp-contract=off")
            distribution = Distribution({"name": GROUP, "ext_modules": extensions})
            command = build_ext(distribution)
            command.build_temp = scratch
            command.build_lib = str(root)
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
    return compiled(root)


def compiled(root: Path) -> list[Path]:
    """The compiled modules below ``root``."""
    found = [path for path in (root / PACKAGE).rglob("*") if path.suffix in SUFFIXES]
    shared = [path for path in root.glob(f"{GROUP}*") if path.suffix in SUFFIXES]
    return sorted(found + shared)


def clean(root: Path) -> None:
    """Take all compiled modules away."""
    for path in compiled(root):
        path.unlink()


def copy_package(root: Path, parts: Iterable[str] = (PACKAGE, "assets", "tests")) -> None:
    """Copy the package, its assets and its tests to another folder."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for part in parts:
        shutil.copytree(ROOT / part, root / part, dirs_exist_ok=True, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", root)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="compile a copy in this folder")
    parser.add_argument("--clean", action="store_true", help="take compiled modules away")
    args = parser.parse_args(argv)
    root = args.into.resolve() if args.into else ROOT
    if args.clean:
        clean(root)
        return 0
    if args.into:
        copy_package(root)
    try:
        written = compile_core(root)
    except ImportError as error:
        print(f"compile_core: cannot compile here: {error}", file=sys.stderr)
        return 2
    print(f"{len(written)} modules compiled below {root.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
