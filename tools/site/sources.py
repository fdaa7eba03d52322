"""The sources of the site, laid out as in the project, so that every link works in both."""

import re
import shutil
from pathlib import Path

from tools.documents.links import ELSEWHERE
from tools.documents.pages import DOCS, ROOT, Page, paths, read
from tools.site import navigation, reference

START = "README.md"  # becomes the first page, index
TITLED = re.compile(r'^```(\w+) title="([^"]+)"$', re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s#]+)(#[^)\s]*)?\)")


def lay_out(folder: Path) -> None:
    """Write all sources of the site into a folder."""
    pages = [read(path) for path in paths()]
    made = reference.pages()
    titles = {page.name: page.title for page in pages if page.name != START} | {
        name: text.partition("\n")[0] for name, text in made.items()
    }
    if missing := navigation.missing(list(titles)):
        raise SystemExit(f"tools/site/navigation.py names pages that are not there: {', '.join(missing)}.")
    for page in pages:
        text = captioned(redirected(page, page.path.read_text(encoding="utf-8")))
        if page.name == START:
            text += navigation.contents(titles)
        write(folder / ("index.md" if page.name == START else page.name), text)
    for name, text in {**folder_pages(pages), **made}.items():
        write(folder / name, text)
    shutil.copytree(DOCS / "pictures", folder / "docs" / "pictures")
    for file in linked_files(pages):
        target = folder / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def captioned(text: str) -> str:
    """A text with the file names of code blocks as captions."""
    return TITLED.sub(r"```{code-block} \1\n:caption: \2\n", text)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def targets(page: Page) -> list[Path]:
    """The files and folders of the project to which a page links."""
    names = [link.target.partition("#")[0] for link in page.links if not ELSEWHERE.match(link.target)]
    return [(page.path.parent / name).resolve() for name in names if name]


def linked_folders(pages: list[Page]) -> list[Path]:
    """Link targets that are folders without a README."""
    return sorted({target for page in pages for target in targets(page) if target.is_dir() and not (target / START).is_file()})


def linked_files(pages: list[Page]) -> list[Path]:
    """Link targets that are no pages: sources, schemas, the licence. They are copied into the site."""
    files = {target for page in pages for target in targets(page) if target.is_file()}
    files |= {file for folder in linked_folders(pages) for file in folder.iterdir() if file.is_file()}
    return sorted(file for file in files if file.suffix != ".md")


def folder_pages(pages: list[Page]) -> dict[str, str]:
    """A page for each linked folder, listing its contents."""
    titles = {page.path: page.title for page in pages}
    lists = {}
    for folder in linked_folders(pages):
        inside = [f"- [{titles.get(file, file.name)}]({file.name})" for file in sorted(folder.iterdir()) if file.is_file()]
        lines = ["---", "orphan: true", "---", "", f"# {folder.name}", "", *inside, ""]
        lists[f"{folder.relative_to(ROOT).as_posix()}/index.md"] = "\n".join(lines)
    return lists


def redirected(page: Page, text: str) -> str:
    """A text with links to a folder pointed at its page, and links to the project's README at the first page."""

    def lead(found: re.Match[str]) -> str:
        name, anchor = found[1], found[2] or ""
        target = (page.path.parent / name).resolve()
        if ELSEWHERE.match(name):
            return found[0]
        if target == ROOT / START:
            return f"]({name.removesuffix(START)}index.md{anchor})"
        if target.is_dir():
            return f"]({name.rstrip('/')}/{START if (target / START).is_file() else 'index.md'}{anchor})"
        return found[0]

    return LINK.sub(lead, text)
