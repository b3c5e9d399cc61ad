"""HTTP endpoints, request bodies, middleware and compression."""
