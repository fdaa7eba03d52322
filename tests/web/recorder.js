// Watches a table from the first roll to the result, change by change and frame by frame, in a world in which time runs `speed` times as fast. Whatever is against
// the rules of the stage is noted in `window.recorded.faults`:
// - no line tells of a roll before its dice have fallen; while a die is in the air, nothing that counts, locks or tells of dice changes, and its own name (what
//   listeners hear) is `rolling`;
// - nothing can be pressed that carries the game on while a die is in the air;
// - nothing moves by more than 4 pixels from a roll to the next decision.
([speed, rolling]) => {
  const TELLS = "[role=log], .log, .lately, .sockets, .seats, .vessel, .ship, .chain, .banner, .say, .choices";
  const PLACED = "main.table > *, main.table .head, .stage > .stage > *, .tray, .vessels > *, .table > .top > *, .chests > *, .ships > *, .choices, .seats > li, .foot, .foot > *, .foot .middle > *";
  const MOVED = 4;
  const recorded = (window.recorded = { faults: [], falls: 0, lines: 0, decisions: 0, finale: 0, over: false });
  const fault = (what, about) => {
    const said = `${what}: ${about}`;
    if (recorded.faults.length < 20 && !recorded.faults.includes(said)) recorded.faults.push(said);
  };

  // time
  const LONG = 2_000; // what stays that long, as the finale does, has its real time: a slow machine would make it too short
  const { setTimeout: later } = window;
  window.setTimeout = (what, wait = 0, ...facts) => later(what, wait < LONG ? wait / speed : wait, ...facts);
  const elapsed = performance.now.bind(performance);
  performance.now = () => elapsed() * speed;

  // dice in the air
  const flying = new Map(); // die -> its animations
  let begun = false; // this very moment dice begin to fall
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const movement = animate.call(this, frames, { ...how, duration: how.duration / speed });
    const die = this.closest(".die");
    if (!die) return movement;
    if (!begun) {
      recorded.falls += 1;
      begun = true;
      later(() => (begun = false));
      notePlaces();
    }
    flying.set(die, [...(flying.get(die) ?? []), movement]);
    return movement;
  };
  const inAir = () => [...flying].filter(([, movements]) => movements.some((one) => one.playState === "running")).map(([die]) => die);

  // places
  let places = null; // when the dice began to fall
  const nameOf = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((name) => !name.startsWith("svelte-")).join(".")}`;
  const notePlaces = () => (places = new Map([...document.querySelectorAll(PLACED)].map((thing) => [thing, thing.getBoundingClientRect()])));
  const decide = () => {
    recorded.decisions += 1;
    for (const [thing, before] of places) {
      if (!thing.isConnected || before.width === 0) continue;
      const now = thing.getBoundingClientRect();
      const far = Math.max(Math.abs(now.left - before.left), Math.abs(now.top - before.top));
      if (now.width > 0 && far > MOVED) fault(`moved by ${Math.round(far)} pixels`, nameOf(thing));
    }
    places = null;
  };

  const mine = () => document.querySelector("main.table [data-act]:enabled");
  const look = () => {
    const air = inAir();
    if (air.length > 0 && mine()) fault("can be pressed before the dice lie still", mine().textContent);
    for (const die of air) {
      if (die.querySelector(".chain")) fault("chained in the air", die.closest("button").ariaLabel);
      if (die.closest("button").ariaLabel !== rolling) fault("told in the air", die.closest("button").ariaLabel);
    }
    if (places && air.length === 0 && mine()) decide();
    const finale = document.querySelector(".finale");
    if (finale && !look.finale) look.finale = elapsed();
    if (!finale && look.finale && recorded.finale === 0) recorded.finale = elapsed() - look.finale;
    recorded.over = document.querySelector("#headline") !== null;
  };
  const heard = new WeakSet(); // lines of the log that tell of a roll
  const told = (changes) => {
    for (const { target, addedNodes } of changes) {
      for (const line of [...addedNodes].flatMap((node) => (node.nodeType === 1 ? [node, ...node.querySelectorAll("li")] : []))) {
        if (!line.matches("aside.log li.chance") || heard.has(line)) continue;
        heard.add(line);
        recorded.lines += 1;
        const fallen = recorded.falls - (inAir().length > 0 ? 1 : 0);
        if (recorded.lines > fallen) fault("said before it lay still", line.textContent);
      }
      const place = target.nodeType === 1 ? target : target.parentElement;
      // The log is loaded when a table is first seen, and may come as a whole at any moment: that tells nothing, but for its lines above.
      const comes = place?.matches("aside.log") && [...addedNodes].every((node) => node.nodeType !== 1 || node.matches("div.log"));
      if (inAir().length > 0 && place?.closest(TELLS) && !begun && !comes) fault("changed while dice were in the air", nameOf(place.closest(TELLS)));
    }
    look();
  };
  const watch = () => {
    new MutationObserver(told).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
    const frame = () => {
      look();
      requestAnimationFrame(frame);
    };
    frame();
  };
  if (document.documentElement) watch();
  else addEventListener("DOMContentLoaded", watch);

  // Somebody presses what is offered, and never skips anything.
  let seed = 7;
  const chance = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  window.playOn = () => {
    const things = [...document.querySelectorAll("main.table [data-act]:enabled, dialog[open] [data-act]:enabled")];
    const picks = [...document.querySelectorAll("main.table [data-pick]:enabled")];
    const from = things.length === 0 || chance() < 0.2 ? [...things, ...picks] : things;
    if (from.length > 0 && inAir().length === 0) from[Math.floor(chance() * from.length)].click();
    if (!recorded.over) later(window.playOn, 15);
  };
};
