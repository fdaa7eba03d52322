// Where to press what fits a selector and has this name, or one that begins with it and a colon (any, if it is empty): null while it is not there, cannot be seen,
// moves or is covered.
(what, name) => {
  const called = (one) => one.ariaLabel ?? one.textContent.trim();
  const fits = (one) => name === "" || called(one) === name || called(one).startsWith(`${name}: `);
  const where = document.querySelector("dialog[open]") ?? document;
  const found = [...where.querySelectorAll(what)].find((one) => !one.disabled && one.checkVisibility() && fits(one));
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity && one.effect.target.contains(found);
  if (!found || document.getAnimations().some(moves)) return null;
  found.scrollIntoView({ block: "nearest" });
  const box = found.getBoundingClientRect();
  const spot = [box.left + box.width / 2, box.top + box.height / 2];
  return found.contains(document.elementFromPoint(...spot)) ? spot : null;
};
