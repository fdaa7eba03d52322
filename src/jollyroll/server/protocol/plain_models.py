"""Models without Pydantic: for tables that run on the device of those who play, where frames come from our own page alone.

Fields, their types, defaults and nested models are read off the same classes as Pydantic reads; bounds and patterns are left to it.
"""

import json
from collections.abc import Callable, Hashable
from dataclasses import asdict, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Given = TypeVar("Given")
MISSING = object()


class ValidationError(ValueError):
    """What was given does not fit a model."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where, self.what = where, what

    def errors(self, **_left_out: object) -> list[dict[str, object]]:
        """As Pydantic lists them: here there is one."""
        return [{"loc": (self.where,), "msg": self.what}]


class FieldInfo:
    """What a field says beside its type."""

    def __init__(self, default: object, make: Callable[[], object] | None, discriminator: str) -> None:
        self.default, self.make, self.discriminator = default, make, discriminator

    def value(self) -> object:
        """What the field holds if nothing is given."""
        return self.make() if self.make else self.default


def Field(
    default: object = MISSING, *, default_factory: Callable[[], object] | None = None, discriminator: str = "", **_bounds: object
) -> FieldInfo:
    """A default; bounds are Pydantic's matter."""
    return FieldInfo(default, default_factory, discriminator)


def ConfigDict(**settings: object) -> dict[str, object]:
    """Settings of Pydantic's models."""
    return settings


def StringConstraints(**_bounds: object) -> None:
    """Bounds of a string."""


def WithJsonSchema(_schema: object) -> None:
    """How a field is described."""


def with_config(_settings: object) -> Callable[[type], type]:
    """Settings of a typed dictionary."""
    return lambda kind: kind


class BaseModel:
    """A model: fields by name, none missing, none too many, each of its type."""

    def __init__(self, **given: object) -> None:
        fields = fields_of(cast("Hashable", type(self)))  # mypy takes a class for something that cannot be hashed
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
    """The fields of a model with their types and defaults."""
    fields: dict[str, tuple[type, FieldInfo]] = {}
    for name, hint in get_type_hints(model, include_extras=True).items():
        if name != "model_config":
            given = getattr(model, name, MISSING)
            said = [part for part in getattr(hint, "__metadata__", ()) if isinstance(part, FieldInfo)]
            info = given if isinstance(given, FieldInfo) else said[0] if said and given is MISSING else FieldInfo(given, None, "")
            fields[name] = hint, info
    return fields


def read(kind: type, given: object, where: str) -> object:
    """What was given, as this type has it."""
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
    """Something of this type may have been given."""
    try:
        return given is None if kind is NoneType else given is not None and (read(kind, given, "") is not MISSING)
    except ValidationError:
        return False


def checked(right: bool, given: Given, where: str) -> Given:
    """What was given, if it is right."""
    if not right:
        raise ValidationError(where, "not of the right type")
    return given


class TypeAdapter:
    """Reads one of several models, told apart by a field."""

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
        """The model that this JSON is."""
        return self.validate_python(from_json(raw))

    def validate_python(self, given: object) -> BaseModel:
        """The model that this dictionary is."""
        name = given.get(self.discriminator) if isinstance(given, dict) else None
        model = self.models.get(name) if isinstance(name, str) else None
        if model is None:
            raise ValidationError(self.discriminator, "no such frame")
        return model(**cast("dict[str, object]", given))


def from_json(raw: str | bytes) -> object:
    """What this JSON says; ValidationError is a ValueError, as is whatever JSON raises."""
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ValidationError("", str(error)) from error


def to_json(form: object) -> bytes:
    """As few bytes as can be, in UTF-8."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"), default=plain).encode()


def plain(value: object) -> object:
    """What JSON can write."""
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    return value
