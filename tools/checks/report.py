"""How the checks tell what they found."""


def report(complaints: list[str], looked_at: str) -> int:
    """Print what is wrong and what was looked at; the exit code.

    >>> report([], "42 rules")
    42 rules, 0 complaints
    0
    """
    for complaint in complaints:
        print(complaint)
    print(f"{looked_at}, {len(complaints)} complaints")
    return 1 if complaints else 0
