"""The wire protocol: messages of clients and of the server, and their types."""
