// What can be pressed on the page, or in the dialog above it: where it is, what is written on it, and what lies above it if something does.
// With `tapping` dice and the like are among it, even if something carries the game on. If there is nothing, whatever is being shown is hurried along.
([chance, tapping]) => {
  if (document.querySelector("#headline")) return { over: true };
  const where = document.querySelector("dialog[open]") ?? document;
  const free = (things) => [...where.querySelectorAll(things)].filter((thing) => !thing.disabled && !thing.closest("[inert]") && thing.checkVisibility());
  let things = free("[data-act]");
  if (things.length === 0 || tapping) things = [...things, ...free("[data-pick]")];
  if (things.length === 0) {
    document.querySelector(".middle")?.click();
    return { over: false };
  }
  const thing = things[Math.floor(chance * things.length)];
  thing.scrollIntoView({ block: "nearest" });
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const there = document.elementFromPoint(x, y);
  const covered = thing.contains(there) ? "" : (there?.outerHTML.slice(0, 160) ?? "beyond the screen");
  return { over: false, x, y, covered, text: thing.textContent.trim() };
};
