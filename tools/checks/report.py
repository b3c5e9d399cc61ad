"""The output of the checks."""


def report(complaints: list[str], checked: str) -> int:
    """Print the complaints and a summary; return the exit code.

    >>> report([], "42 rules")
    42 rules, 0 complaints
    0
    """
    for complaint in complaints:
        print(complaint)
    print(f"{checked}, {len(complaints)} complaints")
    return 1 if complaints else 0
