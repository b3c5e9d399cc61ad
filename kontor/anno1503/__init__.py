"""Anno 1503 (Klaus Teuber): explore the islands, settle your own, be the first with three of five goals."""
