"""A list of complaints about a server."""


class Complaints(list[str]):
    """What deviated from the expectations.

    >>> complaints = Complaints("anno1503: ")
    >>> complaints.expect(1 + 1 == 2, "wrong sum")
    >>> complaints.expect(1 + 1 == 3, "wrong sum")
    >>> complaints
    ['anno1503: wrong sum']
    """

    def __init__(self, prefix: str = "") -> None:
        super().__init__()
        self._prefix = prefix

    def expect(self, holds: bool, complaint: str) -> None:
        """Add a complaint unless something holds."""
        if not holds:
            self.append(f"{self._prefix}{complaint}")
