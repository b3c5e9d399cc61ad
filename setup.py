"""Build Kontor. The core is compiled with mypyc if there is a C compiler; otherwise it stays plain Python."""

import os
import runpy
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, SetupError

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "kontor" / "server" / "page" / "index.html"
MYPY = ["--strict", "--config-file=", "--no-incremental"]
BILL = ROOT / "sbom.cdx.json"
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
# Compiler warnings must not prevent the build.
FLAGS = ["-Wno-error"]


@cache
def can_compile() -> bool:
    """Whether C extensions can be compiled here, tested with a small one."""
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
    """Return the extensions of the core: one shared library, and a small module for each source file."""
    from mypyc.build import mypycify

    sources = runpy.run_path(str(ROOT / "kontor" / "core.py"))["sources"]()
    return mypycify(
        [*MYPY, *(path.relative_to(ROOT).as_posix() for path in sources)],
        opt_level="2",
        debug_level="0",
        # One C file per module allows parallel and incremental compilation.
        multi_file=True,
        group_name="kontor",
        target_dir="build/core",
    )


class Kontor(Distribution):
    """The distribution: platform-specific if the core is compiled, otherwise pure Python."""

    def has_ext_modules(self) -> bool:
        # An editable install runs from its sources. `kontor.core` finds its compiled modules.
        return not {"editable_wheel", "sdist"} & set(sys.argv) and can_compile()


class CompileCore(build_ext):
    """Compiles changed files only, in parallel."""

    def finalize_options(self) -> None:
        if self.distribution.has_ext_modules():
            self.distribution.ext_modules = core()
        self.parallel = self.parallel or os.cpu_count() or 1
        # `build_extension` skips up-to-date files itself. Linking is always done.
        self.force = True
        super().finalize_options()

    def build_extension(self, ext: Extension) -> None:
        """Build one extension."""
        ext.extra_compile_args = [*ext.extra_compile_args, *FLAGS]
        newest = max(map(os.path.getmtime, [__file__, *ext.depends]))

        def compile_source(source: str) -> str:
            object_file = self.compiler.object_filenames([source], output_dir=self.build_temp)[0]
            if not os.path.exists(object_file) or os.path.getmtime(object_file) < max(newest, os.path.getmtime(source)):
                self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=ext.extra_compile_args,
                )
            return object_file

        with ThreadPoolExecutor(self.parallel) as threads:
            ext.extra_objects = list(threads.map(compile_source, ext.sources))
        ext.sources = []
        super().build_extension(ext)


def check_page() -> None:
    """Raise `SetupError` unless the browser client is built. Git does not contain the build."""
    if not PAGE.is_file():
        raise SetupError(
            "The page for browsers is missing: run `make wheel`, which builds it, "
            "or `npm ci --prefix web && npm run build --prefix web` (Node.js 20 or newer) and try again."
        )


class BuildPackage(build_py):
    """Collects the files of a wheel. An editable install reads the browser client from the source tree."""

    def run(self) -> None:
        if not self.editable_mode:
            check_page()
        super().run()


class BuildSource(sdist):
    """Packs the source distribution with the built browser client, so that wheels can be built without Node.js."""

    def run(self) -> None:
        check_page()
        super().run()


class BuildWheel(bdist_wheel):
    """Puts the software bill of materials, if `make wheel` has written one, where PEP 770 says."""

    def egg2dist(self, egginfo_path: str, distinfo_path: str) -> None:
        super().egg2dist(egginfo_path, distinfo_path)
        if BILL.is_file():
            folder = Path(distinfo_path, "sboms")
            folder.mkdir()
            shutil.copy(BILL, folder)


COMMANDS = {"build_ext": CompileCore, "build_py": BuildPackage, "sdist": BuildSource, "bdist_wheel": BuildWheel}
setup(distclass=Kontor, cmdclass=COMMANDS)
