"""Attack a real server while others play on it: their moves must be acknowledged in time, whatever happens.

Run as `python -m tools.attacks.run [ATTACK…]` or `make attack`. Finished attacks are kept in build/attacks.json, so a
stopped run goes on where it was; `--anew` starts from the beginning. Exits 1 if the server misses a bound.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tools.attacks.bodies import content_pack, deep_json, junk_results, long_import
from tools.attacks.crowds import chat_floods, expert_tables, half_open, hints, tar_pits
from tools.attacks.names import slow_names
from tools.attacks.trial import BOUNDS, Trial, attack_once
from tools.harness.server_process import ServerProcess
from tools.paths import ROOT

Attack = Callable[[ServerProcess], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {
    "content pack, 4,000": partial(content_pack, entries=4_000),
    "content pack, 12,000": partial(content_pack, entries=12_000),
    "import, 300,000 lines": long_import,
    "deep JSON": deep_json,
    "half-open, 1 address": partial(half_open, number=1_100),
    "half-open, 40 addresses": partial(half_open, number=1_100, addresses=40),
    "expert tables, 100": partial(expert_tables, number=100),
    "hints, 12 identities": partial(hints, identities=12),
    "tar-pit webhooks, 90": partial(tar_pits, number=90),
    "slow name servers, 45": partial(slow_names, number=45),
    "chat, 95 spectators": partial(chat_floods, spectators=95),
    "junk in result": junk_results,
}
_PUBLIC_WEBHOOKS = ("slow name servers, 45",)
"""Attacks on servers that send notices only to public addresses."""
_RESULTS = ROOT / "build" / "attacks.json"


def parse_args(args: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.attacks.run")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"the beginning of a name: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts (20)")
    parser.add_argument("--anew", action="store_true", help="forget the results of an earlier run")
    return parser.parse_args(args)


def main(args: Sequence[str] | None = None) -> int:
    """Run the attacks and print a table."""
    options = parse_args(args)
    names = [name for name in ATTACKS if not options.attacks or name.startswith(tuple(options.attacks))]
    results = {} if options.anew else _read(_RESULTS)
    print(f"{os.cpu_count()} cores; each attack {options.seconds:g} s; {BOUNDS}\n{Trial.heading()}", flush=True)
    for name in names:
        if name not in results or options.attacks:
            local = name not in _PUBLIC_WEBHOOKS
            trial = asyncio.run(attack_once(ATTACKS[name], options.seconds, local_webhooks=local))
            results[name] = trial._asdict()
            _RESULTS.parent.mkdir(exist_ok=True)
            _RESULTS.write_text(json.dumps(results, indent=1), encoding="utf-8")
        print(Trial(**results[name]).line(name), flush=True)
    return 1 if any(Trial(**results[name]).misses() for name in names) else 0


def _read(path: Path) -> dict[str, Any]:
    results: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return results


if __name__ == "__main__":
    sys.exit(main())
