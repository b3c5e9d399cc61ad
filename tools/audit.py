"""Check the dependencies of Kontor and its tests for known vulnerabilities.

pip-audit also reports success if it received no advisories at all, so the checked packages are counted here.
"""

import json
import subprocess
import sys

LOCKS = ("requirements/run.txt", "requirements/dev.txt")
UNREACHABLE = ("ConnectionError", "Could not connect", "ServiceError", "requests.exceptions", "not redirecting")
NOTHING_CHECKED = "The advisory service cannot be reached from here, so nothing was checked."


def main() -> int:
    """Run pip-audit and print its findings. Return 1 if there are any."""
    command = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip"]
    command += ["--progress-spinner", "off", "--format", "json"]
    for lock in LOCKS:
        command += ["--requirement", lock]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout.strip():
        if any(sign in done.stderr for sign in UNREACHABLE):
            print(NOTHING_CHECKED)
            return 0
        print(done.stderr or "pip-audit said nothing.", file=sys.stderr)
        return 1

    packages = json.loads(done.stdout)["dependencies"]
    checked = [package for package in packages if "skip_reason" not in package]
    if not checked:
        print(NOTHING_CHECKED)
        return 0
    advisories = [(package, advisory) for package in checked for advisory in package["vulns"]]
    for package, advisory in advisories:
        fixed = ", ".join(advisory["fix_versions"]) or "no version yet"
        print(f"{package['name']} {package['version']}: {advisory['id']}, fixed in {fixed}")
    for package in packages:
        if "skip_reason" in package:
            print(f"{package['name']}: not checked, the advisory service does not know it")
    print(f"{len(checked)} of {len(packages)} packages checked, {len(advisories)} known vulnerabilities.")
    return 1 if advisories else 0


if __name__ == "__main__":
    sys.exit(main())
