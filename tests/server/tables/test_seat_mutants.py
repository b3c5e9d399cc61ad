"""The study `seat-mutants` finds the conditions of the seat commands, and its tests notice an inverted one."""

from tools.studies.seat_mutants import FUNCTIONS, killed, mutants


def test_every_function_has_conditions_to_invert() -> None:
    listed = mutants()
    assert len(listed) == len(set(listed)) >= 20
    assert {(mutant.module, mutant.function) for mutant in listed} >= {
        (module, name) for module, names in FUNCTIONS.items() for name in names if name != "_forget"
    }


def test_an_inverted_condition_is_noticed() -> None:
    assert not killed(None)
    assert killed(next(mutant for mutant in mutants() if mutant.function == "claim_seat"))
