"""Damage to tables: finding it, closing damaged tables, and verifying a whole store."""
