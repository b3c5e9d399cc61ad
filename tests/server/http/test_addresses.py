import re
import socket
from ipaddress import ip_address
from xml.etree import ElementTree

import pytest

from kontor.server import addresses
from kontor.server.addresses import free_port, public_url, qr_svg, qr_terminal

TEXT = "http://192.168.178.20:8000/t/harbour-lion-42"


def test_a_given_address_wins() -> None:
    assert public_url("0.0.0.0", 8000, "https://kontor.example//") == "https://kontor.example"
    assert public_url("127.0.0.1", 8000, "") == "http://127.0.0.1:8000"


def test_a_single_host_is_its_own_address() -> None:
    assert public_url("localhost", 8000, None) == "http://127.0.0.1:8000"
    assert public_url("192.0.2.7", 80, None) == "http://192.0.2.7:80"
    assert public_url("2001:db8::7", 8000, None) == "http://[2001:db8::7]:8000"
    assert public_url("kontor.example", 8000, None) == "http://kontor.example:8000"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_all_interfaces_become_an_address_of_this_machine(host: str) -> None:
    match = re.fullmatch(r"http://\[?([^\]]+?)\]?:8000", public_url(host, 8000, None))
    assert match
    address = ip_address(match[1])
    assert not address.is_unspecified
    with socket.socket(socket.AF_INET6 if address.version == 6 else socket.AF_INET) as bound:
        # Only an address of this machine can be bound.
        bound.bind((str(address), 0))


def test_without_a_network_the_address_is_the_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    # Connecting to broadcast or to an address of the wrong kind fails as it does without a network.
    monkeypatch.setattr(
        addresses, "DOCUMENTATION_ADDRESSES", {socket.AF_INET: "255.255.255.255", socket.AF_INET6: "192.0.2.1"}
    )
    assert public_url("0.0.0.0", 8000, None) == "http://127.0.0.1:8000"
    assert public_url("::", 8000, None) == "http://127.0.0.1:8000"


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost"])
def test_the_requested_port_is_used_if_it_is_free(host: str) -> None:
    requested = free_port(host, 0)
    assert free_port(host, requested) == requested
    with socket.create_server(("127.0.0.1", requested)):
        other = free_port(host, requested)
        assert other not in (0, requested)
        with socket.create_server(("127.0.0.1", other)):
            pass


def test_a_port_whose_connections_just_ended_is_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)) as caller:
            # The side that closes first leaves its port in TIME_WAIT.
            server.accept()[0].close()
            assert caller.recv(1) == b""
    assert free_port("127.0.0.1", port) == port


def test_a_foreign_host_cannot_be_bound() -> None:
    with pytest.raises(OSError, match="assign"):
        free_port("192.0.2.1", 0)


def test_the_qr_image_is_dark_on_transparent_with_a_quiet_zone() -> None:
    image = qr_svg(TEXT)
    assert image.startswith("<svg ")
    root = ElementTree.fromstring(image)
    size = int(root.attrib["viewBox"].split()[2])
    assert (size - 8 - 17) % 4 == 0
    (path,) = root
    assert path.attrib["stroke"] == "#000"
    assert path.attrib["d"].startswith("M4 4.5h7")
    assert "fill" not in image
    assert qr_svg(TEXT + "x") != image


def test_the_terminal_shows_the_same_qr_code_as_the_image() -> None:
    light: dict[str, tuple[bool, bool]] = {
        " ": (False, False),
        "▀": (True, False),
        "▄": (False, True),
        "█": (True, True),
    }
    rows: list[list[bool]] = []
    for line in qr_terminal(TEXT).splitlines():
        rows += [[light[block][half] for block in line] for half in (0, 1)]
    root = ElementTree.fromstring(qr_svg(TEXT))
    size = int(root.attrib["viewBox"].split()[2])
    assert all(len(row) == size for row in rows)
    assert {(x, y) for y in range(size) for x in range(size) if not rows[y][x]} == covered_modules(root[0].attrib["d"])


def covered_modules(path: str) -> set[tuple[int, int]]:
    """Return the modules that an SVG path of horizontal strokes covers."""
    x, y = 0.0, 0.0
    covered: set[tuple[int, int]] = set()
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "h":
            covered |= {(int(x) + step, int(y)) for step in range(int(values[0]))}
            x += values[0]
        elif command == "m":
            x, y = x + values[0], y + values[1]
        else:
            x, y = values
    return covered
