"""A WebSocket client at the level of frames, which can send what no library would."""

import asyncio
import base64
import os
import socket
import struct
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE = 60.0


class RawWebSocket:
    """A connection to the live endpoint of a server."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self.host, self.port = str(address.hostname), int(address.port or 80)
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def connect(self, room: int = 1 << 18) -> None:
        """Open the TCP connection. `room` is the size of its receive buffer in bytes."""
        plain = socket.socket()
        plain.setblocking(False)
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        await asyncio.get_running_loop().sock_connect(plain, (self.host, self.port))
        self.reader, self.writer = await asyncio.open_connection(sock=plain)

    def send_handshake(self, path: str = "/api/live", origin: str = "") -> None:
        """Send the WebSocket handshake."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        if origin:
            lines.append(f"Origin: {origin}")
        self.writer.write("\r\n".join([*lines, "", ""]).encode())

    async def read_status(self) -> int:
        """Return the HTTP status of the server's answer."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        return int(head.split(b" ", 2)[1])

    async def open(self, path: str = "/api/live", origin: str = "", room: int = 1 << 18) -> int:
        """Connect and send the handshake. Return the status, 101 on success."""
        await self.connect(room)
        self.send_handshake(path, origin)
        return await self.read_status()

    def frame(self, kind: int, data: bytes, last: bool = True, masked: bool = True, reserved: int = 0) -> None:
        """Send a frame, which may violate the protocol."""
        first = (0x80 if last else 0) | reserved << 4 | kind
        flag = 0x80 if masked else 0
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", first, flag | size)
        elif size < 65536:
            head = struct.pack("!BBH", first, flag | 126, size)
        else:
            head = struct.pack("!BBQ", first, flag | 127, size)
        # A mask of zeros is valid and leaves the data unchanged.
        self.writer.write(head + (b"\0\0\0\0" if masked else b"") + data)

    def text(self, text: str) -> None:
        """Send a text frame."""
        self.frame(TEXT, text.encode("utf-8", "surrogatepass"))

    async def receive(self) -> tuple[int, bytes]:
        """Return the next frame that is not a ping. Kind 0 if the connection has ended."""
        try:
            while True:
                kind, data = await asyncio.wait_for(self._frame(), PATIENCE)
                if kind != PING:
                    return kind, data
                self.frame(PONG, data)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, b""

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(size)

    async def closing_code(self) -> int:
        """Read to the end. Return the code of the closing frame, or 0 without one."""
        return (await self.closing())[0]

    async def closing(self) -> tuple[int, str]:
        """Read to the end. Return the code of the closing frame, or 0 without one, and its reason."""
        code, reason = 0, ""
        while True:
            kind, data = await self.receive()
            if kind == CLOSE:
                code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
                reason = data[2:].decode()
                self.frame(CLOSE, data[:2])
            if kind == 0:
                self.abort()
                return code, reason

    def abort(self) -> None:
        """Abort the connection without a closing frame."""
        self.writer.transport.abort()
