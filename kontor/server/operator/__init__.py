"""What the operator of a server decides while it runs: bans, sign-up, announcements."""
