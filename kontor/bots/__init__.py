"""Bots: programs that play. A bot sees what its seat may see, and nothing else."""
