"""A build hook that adds the compiled rules to wheels, where there is a C compiler.

KRAFTWAGEN_COMPILE=0 leaves compiled rules out; with KRAFTWAGEN_COMPILE=1 the build fails if they
cannot be made. An editable installation keeps them beside its sources (``kraftwagen/compiled.py``).
"""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import sys
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "KRAFTWAGEN_COMPILE"
MANY_LINUX = 17
"""The wheel is for every Linux with glibc 2.17 if its modules need no newer one: PEP 600."""


def tag_of(folder: Path) -> str:
    """Return the tag of a wheel with these modules if many Linux can load them, else ""."""
    if platform.libc_ver()[0] != "glibc":
        return ""
    needed = {
        int(minor)
        for path in folder.iterdir()
        for minor in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())
    }
    if not needed or max(needed) > MANY_LINUX:
        return ""
    python = "cp{}{}".format(*sys.version_info)
    return f"{python}-{python}-manylinux_2_{MANY_LINUX}_{platform.machine()}"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes the compiled rules for these sources if they are missing, and adds them to wheels."""

    def dependencies(self) -> list[str]:
        """Return the requirements for compiling, or none if nothing will be compiled."""
        if not self._wanted or self._compiler.compiled_rules.find() is not None:
            return []
        try:
            self._compiler.check_compiler()
        except self._compiler.CannotCompile:
            return []
        tools: list[str] = self._compiler.needed()
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self._add_commit(build_data)
        if not self._wanted:
            return
        try:
            folder: Path = self._compiler.provide()
        except (self._compiler.CannotCompile, OSError) as problem:
            if os.environ.get(VARIABLE):
                raise
            self.app.display_warning(f"The rules run as written: {problem}.")
            return
        if version == "editable":
            return
        for path in folder.iterdir():
            place = path.relative_to(self.root).as_posix()
            build_data["force_include"][str(path)] = place
        build_data["pure_python"] = False
        tag = tag_of(folder)
        if tag:
            build_data["tag"] = tag
        else:
            build_data["infer_tag"] = True

    @property
    def _wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(VARIABLE) != "0"

    def _add_commit(self, build_data: dict[str, Any]) -> None:
        """Put the name of the commit beside the package's modules, as a checkout has it."""
        product = self._tool("product").read(Path(self.root))
        place = Path(self.root, "build", "commit.txt")
        place.parent.mkdir(exist_ok=True)
        place.write_text(f"{product.commit}\n", encoding="ascii")
        build_data["force_include"][str(place)] = f"{product.name}/{place.name}"

    @cached_property
    def _compiler(self) -> Any:
        return self._tool("compile_core")

    def _tool(self, name: str) -> Any:
        """Import a module that lies beside this one, which no package holds."""
        place = Path(self.root) / "packaging" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, place)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
