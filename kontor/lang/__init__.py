"""All texts for people, in five languages."""
