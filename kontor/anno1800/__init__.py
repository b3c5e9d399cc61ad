"""Anno 1800 by Martin Wallace."""
