"""String patterns for models and typed dictionaries, independent of Pydantic."""

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True)
class Pattern:
    """A pattern that a whole string must match. Pydantic calls the method for its schema."""

    text: str

    def __get_pydantic_core_schema__(self, _source: object, _handler: object) -> dict[str, object]:
        return {"type": "str", "pattern": self.text, "strict": True}


TABLE_ID = "^[a-z2-7]{10}$"
TableId = Annotated[str, Pattern(TABLE_ID)]
Hash = Annotated[str, Pattern("^[0-9a-f]{64}$")]  # 32 bytes: a seal, a link, a seed
Nonce = Annotated[str, Pattern("^[0-9a-f]{32}$")]  # 16 bytes
