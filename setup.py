"""Builds Kontor: its core is compiled with mypyc where there is a C compiler, else it stays plain Python."""

import os
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, SetupError

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "kontor" / "server" / "page" / "index.html"
MYPY = ["--strict", "--config-file=", "--no-incremental"]
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
# A warning of one compiler or another is no reason to go without.
FLAGS = ["-Wno-error"]


@cache
def can_compile() -> bool:
    """Whether modules for this Python can be compiled here, which a small one shows."""
    if os.environ.get("KONTOR_CORE") == "interpreted" or find_spec("mypyc") is None:
        return False
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CCompilerError):
            return False
    return True


def core() -> list[Extension]:
    """What there is to compile: one library with everything, and one small module for each of ours."""
    from mypyc.build import mypycify

    sources = runpy.run_path(str(ROOT / "kontor" / "core.py"))["sources"]()
    return mypycify(
        [*MYPY, *(path.relative_to(ROOT).as_posix() for path in sources)],
        opt_level="2",
        debug_level="0",
        # One file of C for each of ours: all cores compile, and what did not change is not compiled again.
        multi_file=True,
        group_name="kontor",
        target_dir="build/core",
    )


class Kontor(Distribution):
    """Kontor is made for one machine if its core is compiled, else for all."""

    def has_ext_modules(self) -> bool:
        # An editable Kontor runs from its sources; `kontor.core` says where compiled modules lie then.
        return not {"editable_wheel", "sdist"} & set(sys.argv) and can_compile()


class CompileCore(build_ext):
    """Compiles the files of the library on all cores, and only what changed."""

    def finalize_options(self) -> None:
        if self.distribution.has_ext_modules():
            self.distribution.ext_modules = core()
        self.parallel = self.parallel or os.cpu_count() or 1
        # What is up to date is found below, so all that comes here is linked.
        self.force = True
        super().finalize_options()

    def build_extension(self, ext: Extension) -> None:
        """Make one module."""
        ext.extra_compile_args = [*ext.extra_compile_args, *FLAGS]
        newest = max(map(os.path.getmtime, [__file__, *ext.depends]))

        def compiled(source: str) -> str:
            made = self.compiler.object_filenames([source], output_dir=self.build_temp)[0]
            if not os.path.exists(made) or os.path.getmtime(made) < max(newest, os.path.getmtime(source)):
                self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
            return made

        with ThreadPoolExecutor(self.parallel) as threads:
            ext.extra_objects = list(threads.map(compiled, ext.sources))
        ext.sources = []
        super().build_extension(ext)


def check_page() -> None:
    """Raise unless the page for browsers is built, which Git does not hold."""
    if not PAGE.is_file():
        raise SetupError(
            "The page for browsers is missing: run `make wheel`, which builds it, "
            "or `npm ci --prefix web && npm run build --prefix web` (Node.js 20 or newer) and try again."
        )


class BuildPackage(build_py):
    """Collects the files of a wheel. An editable Kontor reads the page from the source tree when it needs it."""

    def run(self) -> None:
        if not self.editable_mode:
            check_page()
        super().run()


class BuildSource(sdist):
    """Packs the source distribution, with the page: a wheel can be built from it without Node.js."""

    def run(self) -> None:
        check_page()
        super().run()


setup(distclass=Kontor, cmdclass={"build_ext": CompileCore, "build_py": BuildPackage, "sdist": BuildSource})
