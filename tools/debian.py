"""Debian packages: installed with the necessary rights, else unpacked into a folder of our own, from which they run. Standard
library only.

Programs have paths below /usr compiled in. Most of these can be overridden by the environment. The few others are patched in the
unpacked files, to a path of the same length relative to the folder in which the programs are started.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WITHIN = 900  # time limit in seconds for apt
LEFT_OUT = ("doc", "doc-base", "help", "info", "lintian", "locale", "man")  # of usr/share: not needed to run programs
# Never unpacked: programs are started by the system's loader, which fits the system's C library alone.
OF_THE_SYSTEM = ("libc6", "libc-bin")
# Patches: file patterns below the folder, the old path, and the new one, of equal length with its slash dropped.
REACHING = [
    ("usr/lib/*/libwebkit*gtk-*.so.*", rb"/usr/(lib/[\w-]+/webkit2?gtk-\d)", rb"usr//\1"),
    ("usr/bin/WebKitWebDriver", rb"/usr/(lib/[\w-]+/webkit2?gtk-\d)", rb"usr//\1"),
    ("usr/bin/Xvfb", rb"/usr/bin\0", b"usr//bin\0"),
]
# Environment: a variable, and its path below the folder. Our libraries come first, those of the system last.
TELLING = {
    "LD_LIBRARY_PATH": ["usr/lib/*-linux-gnu*", "lib/*-linux-gnu*", "usr/lib/*-linux-gnu*/pulseaudio"],
    "LIBGL_DRIVERS_PATH": ["usr/lib/*/dri"],
    "GBM_BACKENDS_PATH": ["usr/lib/*/gbm"],
    "__EGL_VENDOR_LIBRARY_DIRS": ["usr/share/glvnd/egl_vendor.d"],
    "GST_PLUGIN_SYSTEM_PATH": ["usr/lib/*/gstreamer-1.0"],
    "XDG_DATA_DIRS": ["usr/share"],
    "XKB_CONFIG_ROOT": ["usr/share/X11/xkb"],
}
OF_SYSTEM_TOO = {"XDG_DATA_DIRS": ["/usr/local/share", "/usr/share"], "GST_PLUGIN_SYSTEM_PATH": [], "LD_LIBRARY_PATH": []}
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


def may_install() -> bool:
    """True for root on a system with apt."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def can_unpack() -> bool:
    """True on Debian, or close enough to it."""
    return all(shutil.which(program) for program in ("apt-get", "apt-cache", "dpkg-deb", "tar"))


def install(*packages: str) -> None:
    """Install packages for the whole machine. The caller checks the result."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, timeout=WITHIN, check=False)


def fingerprint(root: Path) -> str:
    """Changes with the recipe for unpacking and with the folder."""
    return hashlib.sha256(Path(__file__).read_bytes() + os.fsencode(root)).hexdigest()


def unpack(root: Path, *packages: str) -> None:
    """Unpack these packages and their missing dependencies into a folder; needs no special rights."""
    work = root.with_name(root.name + ".work")
    for folder in (root, work):
        shutil.rmtree(folder, ignore_errors=True)
    root.mkdir(parents=True)
    options = own_apt(work)
    apt(["apt-get", *options, "update"])
    apt(["apt-get", *options, "install", "--yes", "--download-only", "--no-install-recommends", *packages])
    archives = sorted(file for file in (work / "cache" / "archives").glob("*.deb") if file.name.split("_")[0] not in OF_THE_SYSTEM)
    size = sum(file.stat().st_size for file in archives) // 1_000_000
    say(f"Unpacking {len(archives)} packages ({size} MB)...")
    with ThreadPoolExecutor(2) as threads:
        for _ in threads.map(lambda archive: unpack_one(archive, root), archives):
            pass
    shutil.rmtree(work)
    make_ready(root)


def own_apt(work: Path) -> list[str]:
    """Options for running apt without rights: it reads the system's state and writes only below a folder."""
    for folder in ("state/lists/partial", "cache/archives/partial"):
        (work / folder).mkdir(parents=True)
    places = {"Dir::State": work / "state", "Dir::State::status": "/var/lib/dpkg/status", "Dir::Cache": work / "cache"}
    values = {**places, "Debug::NoLocking": "1", "APT::Get::Show-User-Simulation-Note": "0", "Acquire::Retries": "3"}
    return ["-q", *(f"-o{name}={value}" for name, value in values.items())]


def apt(command: list[str]) -> None:
    """Run apt; its output is shown only if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=WITHIN, check=False)
    if done.returncode and "update" not in command:  # an unreachable index may not matter
        sys.stderr.write(done.stdout.decode("utf-8", "replace")[-2_000:])
        raise SystemExit(done.returncode)


def unpack_one(archive: Path, root: Path) -> None:
    """Unpack the files of a package, without owners and documentation."""
    left_out = [f"--exclude=./usr/share/{name}" for name in LEFT_OUT]
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(archive)], stdout=subprocess.PIPE) as files:
        subprocess.run(["tar", "-x", "--no-same-owner", "-C", str(root), *left_out], stdin=files.stdout, check=True)
    if files.returncode:
        raise SystemExit(f"{archive.name} could not be unpacked.")


def make_ready(root: Path) -> None:
    """Do what the packages' installation scripts would: build indexes, and put everything in its place."""
    for pattern, old, new in REACHING:
        for file in root.glob(pattern):
            if not file.is_symlink():
                file.write_bytes(re.sub(old, new, file.read_bytes()))
    (root / "fonts.conf").write_text(FONTS, encoding="utf-8")
    variables = environment(root)
    for program, folder in (("glib-compile-schemas", "usr/share/glib-2.0/schemas"), ("update-mime-database", "usr/share/mime")):
        if (root / folder).is_dir():
            maker = next(helpers(root, program))
            subprocess.run([maker, str(root / folder)], env=variables, capture_output=True, check=True)


def helpers(root: Path, program: str) -> Iterator[str]:
    """The copies of this program in the folder and in the system."""
    for base in (root, Path("/")):
        for pattern in (f"usr/bin/{program}", f"usr/lib/*/glib-2.0/{program}"):
            yield from map(str, base.glob(pattern))


def environment(root: Path) -> dict[str, str]:
    """The environment in which unpacked programs find their parts."""
    variables = {"FONTCONFIG_FILE": str(root / "fonts.conf"), "GST_REGISTRY": str(root / "gstreamer-registry")}
    for name, patterns in TELLING.items():
        folders = [str(folder) for pattern in patterns for folder in sorted(root.glob(pattern)) if folder.is_dir()]
        if folders:
            before = [os.environ[name]] if name in OF_SYSTEM_TOO and name in os.environ else []
            variables[name] = ":".join([*folders, *OF_SYSTEM_TOO.get(name, []), *before])
    scanners = [*root.glob("usr/lib/*/gstreamer1.0/gstreamer-1.0/gst-plugin-scanner")]
    return {**os.environ, **variables, **({"GST_PLUGIN_SCANNER": str(scanners[0])} if scanners else {})}


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
