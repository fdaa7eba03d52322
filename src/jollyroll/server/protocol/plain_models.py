"""A small replacement for Pydantic, for tables that run on the players' device and get frames from our own page only.

It reads fields, types, defaults and nested models off the same classes. It does not check bounds and patterns.
"""

import json
from collections.abc import Callable, Hashable
from dataclasses import asdict, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

GivenT = TypeVar("GivenT")
MISSING = object()


class ValidationError(ValueError):
    """A value does not fit its model."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where, self.what = where, what

    def errors(self, **_left_out: object) -> list[dict[str, object]]:
        """The errors in Pydantic's format; always one."""
        return [{"loc": (self.where,), "msg": self.what}]


class FieldInfo:
    """A field's default and discriminator."""

    def __init__(self, default: object, make: Callable[[], object] | None, discriminator: str) -> None:
        self.default, self.make, self.discriminator = default, make, discriminator

    def value(self) -> object:
        """The field's default."""
        return self.make() if self.make else self.default


def Field(
    default: object = MISSING, *, default_factory: Callable[[], object] | None = None, discriminator: str = "", **_bounds: object
) -> FieldInfo:
    """Declare a field's default; bounds are ignored."""
    return FieldInfo(default, default_factory, discriminator)


def ConfigDict(**settings: object) -> dict[str, object]:
    """Accepts Pydantic's configuration."""
    return settings


def StringConstraints(**_bounds: object) -> None:
    """Ignored."""


def WithJsonSchema(_schema: object) -> None:
    """Ignored."""


def with_config(_settings: object) -> Callable[[type], type]:
    """Ignored."""
    return lambda kind: kind


class BaseModel:
    """A model with named, typed fields; refuses missing and unknown ones."""

    def __init__(self, **given: object) -> None:
        fields = fields_of(cast("Hashable", type(self)))  # mypy thinks classes are not hashable
        for name in given:
            if name not in fields:
                raise ValidationError(name, "no such field")
        for name, (kind, info) in fields.items():
            value = read(kind, given[name], name) if name in given else info.value()
            if value is MISSING:
                raise ValidationError(name, "field required")
            setattr(self, name, value)

    def model_dump(self, *, exclude_none: bool = False, **_how: object) -> dict[str, object]:
        """The fields as a dictionary."""
        return {name: plain(value) for name, value in vars(self).items() if not (exclude_none and value is None)}


@cache
def fields_of(model: type[BaseModel]) -> dict[str, tuple[type, FieldInfo]]:
    """The fields of a model, with types and defaults."""
    fields: dict[str, tuple[type, FieldInfo]] = {}
    for name, hint in get_type_hints(model, include_extras=True).items():
        if name != "model_config":
            given = getattr(model, name, MISSING)
            said = [part for part in getattr(hint, "__metadata__", ()) if isinstance(part, FieldInfo)]
            info = given if isinstance(given, FieldInfo) else said[0] if said and given is MISSING else FieldInfo(given, None, "")
            fields[name] = hint, info
    return fields


def read(kind: type, given: object, where: str) -> object:
    """Validate a value against a type, and convert it."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return read(parts[0], given, where)
    if origin is Literal:
        return checked(given in parts, given, where)
    if origin in (Union, UnionType):
        fitting = [part for part in parts if fits(part, given)]
        return read(checked(bool(fitting), fitting, where)[0], given, where)
    if origin is list:
        return [read(parts[0], each, where) for each in cast("list[object]", checked(isinstance(given, list), given, where))]
    if origin is dict:
        return checked(isinstance(given, dict), given, where)
    if issubclass(kind, BaseModel):
        return (
            given if isinstance(given, kind) else kind(**cast("dict[str, object]", checked(isinstance(given, dict), given, where)))
        )
    if issubclass(kind, Enum):
        return kind(checked(given in list(kind), given, where))
    return checked(type(given) is kind, given, where)


def fits(kind: type, given: object) -> bool:
    """Whether a value validates against this type."""
    try:
        return given is None if kind is NoneType else given is not None and (read(kind, given, "") is not MISSING)
    except ValidationError:
        return False


def checked(right: bool, given: GivenT, where: str) -> GivenT:
    """The value, or an error if it is not right."""
    if not right:
        raise ValidationError(where, "not of the right type")
    return given


class TypeAdapter:
    """Validates a union of models with a discriminator."""

    def __init__(self, kind: type) -> None:
        models, info = get_args(kind)[:2]
        self.validator = self
        self.discriminator: str = info.discriminator
        self.models: dict[str, type[BaseModel]] = {
            get_args(get_type_hints(model)[self.discriminator])[0]: model for model in get_args(models)
        }

    def __class_getitem__(cls, _kind: object) -> type["TypeAdapter"]:
        return cls

    def validate_json(self, raw: str | bytes) -> BaseModel:
        """Validate JSON."""
        return self.validate_python(from_json(raw))

    def validate_python(self, given: object) -> BaseModel:
        """Validate a dictionary."""
        name = given.get(self.discriminator) if isinstance(given, dict) else None
        model = self.models.get(name) if isinstance(name, str) else None
        if model is None:
            raise ValidationError(self.discriminator, "no such frame")
        return model(**cast("dict[str, object]", given))


def from_json(raw: str | bytes) -> object:
    """Parse JSON; errors are ValidationErrors, which are ValueErrors."""
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ValidationError("", str(error)) from error


def to_json(form: object) -> bytes:
    """Compact JSON in UTF-8."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"), default=plain).encode()


def plain(value: object) -> object:
    """A value in a form that JSON can encode."""
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    return value
