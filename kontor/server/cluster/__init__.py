"""Several servers on one PostgreSQL: the bus between them, heartbeats, leases and presence."""
