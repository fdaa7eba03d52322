"""Third-party games with planted errors: the skeleton of `new-game`, with some of its text replaced."""

from collections.abc import Mapping
from pathlib import Path

from tools.new_game.skeleton import Names, write

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
ENTRY_POINTS = "[jollyroll.games]\n{name} = {module}:plugin\n"
Replaced = Mapping[str, str]  # old text -> new text


def register(site: Path, name: str, module: str) -> None:
    """Register this folder as a game, as pip would."""
    facts = site / f"{name}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(METADATA.format(name=name), encoding="utf-8")
    (facts / "entry_points.txt").write_text(ENTRY_POINTS.format(name=name, module=module), encoding="utf-8")


def plant(site: Path, names: Names, replaced: Replaced) -> None:
    """Install a skeleton into this folder, with some texts of the template replaced."""
    package = write(names, site / "sources") / names.package
    replaced = {names.put_in(old): names.put_in(new) for old, new in replaced.items()}
    left = set(replaced)
    for path in [path for path in package.rglob("*") if path.suffix in (".py", ".ftl")]:
        text = path.read_text(encoding="utf-8")
        for old, new in replaced.items():
            left -= {old} if old in text else set()
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
    assert not left, f"the skeleton has no {left}"
    package.rename(site / names.package)
    register(site, names.package, names.package)
