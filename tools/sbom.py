"""Write the software bill of materials of the package: the Python packages it needs and the npm packages in its page.

Run as `python -m tools.sbom FILE` in the environment of `make audit`, after the page was built. The format is
CycloneDX 1.6. What is written has been validated against its schema.
"""

import json
import os
import re
import sys
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from packaging.requirements import Requirement

from tools.licences import normalized, read_list
from tools.paths import ROOT

EXTRAS = ("", "server")
_VERSION = SchemaVersion.V1_6
_licences = LicenseFactory()


def needed(installed: dict[str, Distribution]) -> dict[str, list[str]]:
    """Return the packages that Kontor needs with its server, each with those that it needs itself."""
    needs: dict[str, list[str]] = {}
    waiting: list[tuple[str, tuple[str, ...]]] = [("kontor", EXTRAS)]
    while waiting:
        name, extras = waiting.pop()
        for text in installed[name].requires or []:
            requirement = Requirement(text)
            marker, other = requirement.marker, normalized(requirement.name)
            wanted = marker is None or any(marker.evaluate({"extra": extra}) for extra in extras)
            if wanted and other in installed and other not in needs.setdefault(name, []):
                needs[name].append(other)
                waiting.append((other, ("", *requirement.extras)))
        needs.setdefault(name, [])
    return needs


def component(name: str, version: str, kind: str, licence: str, uses: ComponentType) -> Component:
    """Return a component of the bill."""
    group, _, short = name.rpartition("/")
    purl = PackageURL(kind, group or None, short, version)
    return Component(
        name=name,
        version=version,
        type=uses,
        purl=purl,
        bom_ref=str(purl),
        licenses=[_licences.make_from_string(licence)] if licence else [],
    )


def npm_components() -> list[Component]:
    """Return the npm packages of which code is in the built page."""
    names = json.loads((ROOT / "kontor" / "server" / "page" / "packages.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    packages = {name: locked[f"node_modules/{name}"] for name in names}
    return [
        component(name, package["version"], "npm", package["license"], ComponentType.LIBRARY)
        for name, package in packages.items()
    ]


def bill(environment: Path) -> Bom:
    """Return the bill for the packages that are installed in an environment."""
    installed = {normalized(package.name): package for package in distributions(path=[str(environment)])}
    listed = {**read_list()["python"], "kontor": "MIT"}
    needs = needed(installed)
    parts = {
        name: component(name, installed[name].version, "pypi", listed[name], ComponentType.LIBRARY) for name in needs
    }
    kontor = parts["kontor"]
    kontor.type = ComponentType.APPLICATION
    page = npm_components()
    bom = Bom()
    bom.metadata.component = kontor
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    bom.metadata.timestamp = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    for part in [*(part for name, part in parts.items() if name != "kontor"), *page]:
        bom.components.add(part)
    for name, others in needs.items():
        bom.register_dependency(parts[name], [*(parts[other] for other in others), *(page if name == "kontor" else [])])
    contents = " ".join(sorted(str(part.purl) for part in [*parts.values(), *page]))
    bom.serial_number = uuid5(NAMESPACE_URL, contents)
    return bom


def main() -> int:
    """Write the bill to the file that is named on the command line."""
    (environment,) = (ROOT / ".venv").glob("lib/python*/site-packages")
    bom = bill(environment)
    text = make_outputter(bom, OutputFormat.JSON, _VERSION).output_as_string(indent=2)
    problem = JsonStrictValidator(_VERSION).validate_str(text)
    if problem is not None:
        print(f"The bill of materials is not valid: {problem}", file=sys.stderr)
        return 1
    target = Path(sys.argv[1])
    target.write_text(re.sub(r"\s*$", "\n", text), encoding="utf-8")
    print(f"{target.name}: {len(bom.components)} components")
    return 0


if __name__ == "__main__":
    sys.exit(main())
