"""The command line and terminal play."""
