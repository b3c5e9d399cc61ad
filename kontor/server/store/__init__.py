"""The database: schema, migrations, rows, backup."""
