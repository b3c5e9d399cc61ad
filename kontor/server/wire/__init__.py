"""What clients and the server send each other: messages and their types."""
