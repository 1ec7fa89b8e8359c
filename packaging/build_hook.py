"""Lets ``KRAFTWAGEN_COMPILE=1 pip install .`` build a wheel with the compiled rules.

Without that variable nothing happens: the wheel is plain Python and needs no compiler.
"""

from __future__ import annotations

import importlib.util
import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "KRAFTWAGEN_COMPILE"
# librt, which mypy brings, is young: a tested pair of both.
TOOLS = ["mypy[mypyc]>=2.4,<2.5", "setuptools>=65"]


def _wanted() -> bool:
    return os.environ.get(VARIABLE, "") not in ("", "0")


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles a copy of the sources and puts the modules into the wheel beside them."""

    def dependencies(self) -> list[str]:
        return TOOLS if _wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not _wanted():
            return
        place = Path(self.root) / "packaging" / "compile_core.py"
        spec = importlib.util.spec_from_file_location("compile_core", place)
        assert spec is not None
        assert spec.loader is not None
        compile_core = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(compile_core)
        self._scratch = tempfile.TemporaryDirectory()
        root = Path(self._scratch.name)
        compile_core.copy_package(root, ("kraftwagen",))
        for path in compile_core.compile_core(root):
            build_data["force_include"][str(path)] = path.relative_to(root).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact: str) -> None:
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()
