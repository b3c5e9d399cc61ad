"""Tournament results as tables, plots and an HTML page."""
