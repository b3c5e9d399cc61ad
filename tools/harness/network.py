"""Network namespaces: hosts of their own on this machine, with cables that tests can cut. Nothing leaves them.

All of it belongs inside `isolated`, a namespace without any connection to the machine's own network.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

NOT_PERMITTED = "Network namespaces are not permitted here, or unshare, nsenter or ip is missing."
_PROGRAMS = ("unshare", "nsenter", "ip")


def isolated(words: Sequence[str]) -> list[str]:
    """Return a command that runs another one in a network namespace of its own."""
    return ["unshare", "--net", *words]


def can_isolate() -> bool:
    """Return whether this process may create network namespaces with bridges."""
    if sys.platform != "linux" or os.geteuid() or not all(map(shutil.which, _PROGRAMS)):
        return False
    tried = isolated(["ip", "link", "add", "br0", "type", "bridge"])
    return subprocess.run(tried, capture_output=True).returncode == 0


def ip(words: str) -> None:
    """Run a command of `ip`."""
    subprocess.run(["ip", *words.split()], check=True)


@dataclass
class Cable:
    """A connection between a host and this namespace, in a network of its own. Cut, it loses packets silently."""

    name: str
    network: str
    """The first three bytes of the addresses."""

    @property
    def here(self) -> str:
        """Return the address in this namespace."""
        return f"{self.network}.1"

    @property
    def there(self) -> str:
        """Return the address of the host."""
        return f"{self.network}.2"

    def lay(self, host: int) -> None:
        """Connect this namespace with that of the process `host`.

        The neighbours are permanent, as if there were routers in between: nobody is told that the other one is gone.
        """
        name = self.name
        ip(f"link add {name} address {self._mac(1)} type bridge forward_delay 0 stp_state 0")
        ip(f"addr add {self.here}/24 dev {name}")
        ip(f"link set {name} up")
        ip(f"link add {name}-a type veth peer name {name}-b address {self._mac(2)} netns {host}")
        ip(f"link set {name}-a up")
        self.mend()
        inside = ["nsenter", f"--net=/proc/{host}/ns/net", "ip"]
        for words in (
            f"addr add {self.there}/24 dev {name}-b",
            f"link set {name}-b up",
            f"neigh replace {self.here} lladdr {self._mac(1)} dev {name}-b nud permanent",
        ):
            subprocess.run([*inside, *words.split()], check=True)

    def cut(self, only_to_host: bool = False) -> None:
        """Lose all packets, or only those to the host."""
        if only_to_host:
            self._address_host(3)
        else:
            ip(f"link set {self.name}-a nomaster")

    def mend(self) -> None:
        """Carry packets again."""
        ip(f"link set {self.name}-a master {self.name}")
        self._address_host(2)

    def _address_host(self, number: int) -> None:
        ip(f"neigh replace {self.there} lladdr {self._mac(number)} dev {self.name} nud permanent")

    def _mac(self, number: int) -> str:
        return f"02:00:00:00:{int(self.network.split('.')[0]):02x}:{number:02x}"


@contextmanager
def running_host(cables: Sequence[Cable]) -> Iterator[list[str]]:
    """Create a host that is connected by cables only. Yield the words that run a command there."""
    words = isolated(["sh", "-c", "ip link set lo up; echo up; exec sleep infinity"])
    with subprocess.Popen(words, stdout=subprocess.PIPE) as host:
        try:
            assert host.stdout is not None
            host.stdout.readline()
            for cable in cables:
                cable.lay(host.pid)
            yield ["nsenter", f"--net=/proc/{host.pid}/ns/net"]
        finally:
            host.kill()
