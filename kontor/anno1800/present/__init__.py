"""What screens and programs are shown: views, phrases, plans and their wire types."""
