"""Paying: what a seat could pay with, whether a cost can be met, the ways to pay and what is missing."""
