"""The presentation for screens and programs: views, phrases, prospects and their wire types."""
