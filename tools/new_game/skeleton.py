"""Makes a skeleton: the files of template/, with the names of the new game put in."""

import re
import sys
from dataclasses import dataclass
from keyword import iskeyword
from pathlib import Path
from typing import Self

from jollyroll.kit.registry import game_names, plugin

TEMPLATE = Path(__file__).parent / "template"
LEFT_OUT = ("__pycache__",)
TAKEN = ("jollyroll", "tests")


@dataclass(frozen=True)
class Names:
    """The names of the new game."""

    package: str
    code: str

    @classmethod
    def of(cls, name: str, code: str = "") -> Self:
        """Valid, unused names."""
        package = name.strip().lower().replace("-", "_").replace(" ", "_")
        code = (code or initials(package)).lower()
        if not package.isidentifier() or not package.isascii():
            raise ValueError(f"{name} cannot be the name of a package: use small letters, words joined by underscores.")
        if iskeyword(package) or package in TAKEN or package in sys.stdlib_module_names:
            raise ValueError(f"{name} cannot be the name of a package: Python or Jollyroll has one of that name. Choose another.")
        if not (code.isascii() and code.isalpha()):
            raise ValueError(f"{code} cannot be a code: use letters only.")
        if package in game_names() or code in {plugin(game).code for game in game_names()} | {"dig"}:
            raise ValueError(f"There is a game {package} or a code {code} already: choose another name, or another --code.")
        return cls(package, code)

    @property
    def title(self) -> str:
        """The name as people write it."""
        return self.package.replace("_", " ").title()

    def put_in(self, text: str) -> str:
        """A text of the template with these names."""
        words = {
            "skeleton_game": self.package,
            "skeleton-game": self.package.replace("_", "-"),
            "SkeletonGame": self.title.replace(" ", ""),
            "Skeleton Game": self.title,
            "SKEL-": f"{self.code.upper()}-",
            "skel": self.code,
        }
        return re.sub("|".join(words), lambda found: words[found[0]], text)


def initials(package: str) -> str:
    """The first letters of its words; of a single word the first three."""
    words = package.split("_")
    return "".join(word[:1] for word in words) if len(words) > 1 else package[:3]


def write(names: Names, folder: Path) -> Path:
    """Write the package into a new folder; returns the folder."""
    home = folder / names.package
    if home.exists():
        raise ValueError(f"{home} is there already.")
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and not set(path.parts) & set(LEFT_OUT):
            copy = home / names.put_in(str(path.relative_to(TEMPLATE)))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(names.put_in(path.read_text(encoding="utf-8")), encoding="utf-8")
    return home
