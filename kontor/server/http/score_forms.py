"""Validation of a filled form against the type that its game declares."""

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
    create_model,
    model_validator,
)
from typing_extensions import get_type_hints, is_typeddict

from kontor.engine.errors import FormError

_MOST_EXTRA = 20
"""Unknown entries that a table may have: enough for the game to suggest which one is meant."""
_MOST_ENTRIES = 20
_MOST_ITEMS = 100


def read_form(form_type: Any, form: dict[str, Any]) -> dict[str, Any]:
    """Return a form without omitted fields. Raise if its tables and lists are not those of the form's type.

    A single value of a wrong type remains: the game reports it in a sentence for people.

    >>> from kontor.engine.registry import load_game
    >>> form_type = load_game("anno1800").score_sheet.form_type()
    >>> read_form(form_type, {"players": [{"gold": "5", "name": None}]})
    {'players': [{'gold': '5'}]}
    """
    try:
        return _model(form_type).model_validate(form).model_dump(exclude_none=True, warnings=False)
    except ValidationError as error:
        path = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise FormError("score:form", "request-form", path=path[:80]) from None


class _Table(BaseModel):
    """A table of the form. Unknown entries are let through, so that the game can suggest which one is meant."""

    model_config = ConfigDict(extra="allow", strict=True)

    @model_validator(mode="after")
    def _few(self) -> "_Table":
        if len(self.model_extra or {}) > _MOST_EXTRA:
            raise ValueError("too many entries")
        return self


@cache
def _model(table: Any) -> type[_Table]:
    """Return the model for a `TypedDict`."""
    fields: dict[str, Any] = {}
    for name, wanted in get_type_hints(table).items():
        required = name in table.__required_keys__
        fields[name] = (_lenient(wanted), ...) if required else (_lenient(wanted) | None, None)
    return create_model(table.__name__, __base__=_Table, **fields)


def _or_unchanged(value: Any, check: ValidatorFunctionWrapHandler) -> Any:
    try:
        return check(value)
    except ValidationError:
        if isinstance(value, list | dict):
            raise
        return value


def _lenient(wanted: Any) -> Any:
    """Return the pydantic type for a type. It lets any single value through."""
    return Annotated[_strict(wanted), WrapValidator(_or_unchanged)]


def _strict(wanted: Any) -> Any:
    parts = get_args(wanted)
    if is_typeddict(wanted):
        return _model(wanted)
    if get_origin(wanted) in (Union, UnionType):
        return Union[tuple(_strict(part) for part in parts)]  # noqa: UP007 - the parts are known at run time only
    if get_origin(wanted) is list:
        return Annotated[list[_lenient(parts[0])], Field(max_length=_MOST_ITEMS)]  # type: ignore[misc]
    if get_origin(wanted) is dict:
        return Annotated[dict[str, _lenient(parts[1])], Field(max_length=_MOST_ENTRIES)]  # type: ignore[misc]
    return wanted
