"""What clients can cause in the log is limited."""

import io
import logging

from kontor.server.limits import Limits
from kontor.server.logs import RepetitionFilter, ShortFormatter, log_config


def warnings(limited: RepetitionFilter, *texts: str) -> list[str]:
    """Return the lines that pass."""
    records = [logging.LogRecord("kontor", logging.WARNING, "", 0, text, ("x",), None) for text in texts]
    return [record.getMessage() for record in records if limited.filter(record)]


def test_similar_lines_are_counted_instead_of_logged() -> None:
    now = [0.0]
    limited = RepetitionFilter(2, lambda: now[0])
    assert warnings(limited, *["one %s"] * 5, "other %s") == ["one x", "one x", "other x"]
    now[0] = 59.0
    assert warnings(limited, "one %s") == []
    now[0] = 60.0
    assert warnings(limited, "one %s", "one %s", "one %s", "other %s") == [
        "one x (4 similar lines were left out before)",
        "one x",
        "other x",
    ]


def test_kinds_of_lines_are_forgotten() -> None:
    limited = RepetitionFilter(1, lambda: 0.0)
    warnings(limited, *(f"{number} %s" for number in range(5000)))
    assert len(limited._kinds) == 1000


def test_a_deep_traceback_is_short_and_shows_its_end() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(ShortFormatter(2000))
    logger = logging.Logger("kontor")
    logger.addHandler(handler)

    def one(depth: int) -> None:
        other(depth)

    def other(depth: int) -> None:
        if depth == 0:
            raise ValueError("the cause")
        one(depth - 1)

    try:
        one(200)
    except ValueError:
        logger.exception("It failed")
    text = out.getvalue()
    assert len(text) < 2100
    assert "It failed" in text
    assert text.endswith("ValueError: the cause\n")


def test_the_log_of_a_server_is_limited() -> None:
    config = log_config(Limits())
    assert config["root"]["handlers"] == ["screen"]
    assert config["handlers"]["screen"]["filters"] == ["relevant", "repetition"]
    assert isinstance(config["filters"]["repetition"]["()"](), RepetitionFilter)
