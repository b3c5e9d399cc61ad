"""Which moves spend something, so that the terminal asks before it plays them."""

import pytest

from kontor.engine.registry import load_game


@pytest.mark.parametrize(
    ("line", "spends"),
    [
        ("festival", False),
        ("hire farmer: work 1", False),
        ("hire farmer: free planks by fw01", False),
        ("hire farmer: buy planks from 1", True),
        ("build cigar_factory at 12: import tobacco, work 1", True),
        ("hire farmer: recall worker from 12, work 1", True),
        ("build cotton_mill at 15: return 13, work 1", True),
        ("hire farmer: beryl 1, work 1", True),
    ],
)
def test_a_move_spends_if_its_payment_takes_tokens_or_gold_or_returns_a_tile(line: str, spends: bool) -> None:
    game = load_game("anno1800")
    assert game.presentation.spends(game.parse(line)) is spends
