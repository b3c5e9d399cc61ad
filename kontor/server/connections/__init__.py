"""TCP connections: their limits and time-outs, below HTTP and WebSocket."""
