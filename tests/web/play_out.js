// Presses what the page offers, again and again, until the game is over: as `offered` (the function of offered.js) finds it, without going back and forth
// between the page and the test for each press.
(offered) => ([seed]) => {
  let last = seed;
  const chance = () => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return last / 2 ** 32;
  };
  const player = (window.player = { over: false, pressed: [], covered: "" });
  const press = (x, y) => {
    const there = document.elementFromPoint(x, y);
    const touch = { bubbles: true, clientX: x, clientY: y, pointerId: 1 };
    for (const kind of ["pointerdown", "pointerup"]) there.dispatchEvent(new PointerEvent(kind, touch));
    there.closest("button").click();
  };
  const act = () => {
    const found = offered([chance(), chance() < 0.25]);
    player.over = found.over;
    player.covered = found.covered ?? "";
    if (player.over || player.covered) return;
    if ("x" in found) {
      player.pressed.push(found.text);
      press(found.x, found.y);
    }
    setTimeout(act, 25);
  };
  act();
};
