"""Worker processes for whatever may take long: bots, hints and reviews, imports, questions about long games."""
