"""The live WebSocket connection."""
