"""Models and JSON: from Pydantic or, where it is missing (as in a browser's worker), our plain replacement."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("pydantic"):
    from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, WithJsonSchema, with_config
    from pydantic_core import from_json, to_json
else:
    from .plain_models import (
        BaseModel,
        ConfigDict,
        Field,
        StringConstraints,
        TypeAdapter,
        ValidationError,
        WithJsonSchema,
        from_json,
        to_json,
        with_config,
    )

__all__ = [
    "BaseModel",
    "ConfigDict",
    "Field",
    "StringConstraints",
    "TypeAdapter",
    "ValidationError",
    "WithJsonSchema",
    "from_json",
    "to_json",
    "with_config",
]
