// Watches a table from the first roll to the result, change by change and frame by frame, in a world in which time runs `speed` times as fast. Whatever is against
// the rules of the stage is noted in `window.recorded.faults`:
// - nothing sounds like a face before it lies;
// - no line tells of a roll before its dice have fallen; while a die is in the air, nothing that counts, locks or tells of dice changes, and its own name (what
//   listeners hear) is `rolling`;
// - nothing can be pressed that carries the game on while a die is in the air;
// - nothing moves by more than 4 pixels from a roll to the next decision, nor does what can be pressed, or a die, until somebody presses something.
([speed, rolling, sentence]) => {
  // What may tell of dice: lines, prompt and status, seats, sockets, coins and ships, the card, the coach, pictures of rare moments, the night.
  const TELLS = "[role=log], [role=status], .log, .lately, .turn, .seats, .sockets, .vessel, .ship, .chest, .card, .coach, .chain, .bond, .banner, .say, .choices, .moment, .night:not(.stage), .surprise";
  const COMES = ".moment, .surprise, .night, .chain, .bond, .finale, .banner, .tip"; // what is not there at other times
  // Everything at the table has its place, but for what dice and pictures are made of, what flies, lines of text, which come and go, and what lies on a ship, in
  // the sockets or on a card, where more may come to lie.
  const PLACED = "main.table *:not(svg, svg *, .die, .die *, [data-pick], [data-pick] *, .sky, .sky *, .moment, .moment *, .finale, .finale *, .surprise, .surprise *, .rain *, .night, .night *, aside.log *, aside.right *, .lately, .lately *, .turn *, .say *, .banner *, .unseen, .unseen *, .deck *, .cards, .cards *, .sockets *, .front, .front *)";
  const MOVED = 4;
  const recorded = (window.recorded = { faults: [], falls: 0, lines: 0, announced: 0, decisions: 0, looks: 0, tones: 0, finale: 0, banner: false, over: false });
  const fault = (what, about) => {
    const said = `${what}: ${about}`;
    if (recorded.faults.length < 20 && !recorded.faults.includes(said)) recorded.faults.push(said);
  };

  // time
  const LONG = 2_000; // what stays that long, as the finale does, has its real time: a slow machine would make it too short
  const { setTimeout: later } = window;
  window.setTimeout = (what, wait = 0, ...facts) => later(what, wait < LONG ? wait / speed : wait, ...facts);
  const elapsed = performance.now.bind(performance); // which the page has, too: what bots do has all the time there is, so that every roll of theirs falls

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

  // sounds: only dice in the cup are made of noise alone
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    recorded.tones += 1;
    if (inAir().length > 0) fault("heard in the air", "a tone");
    return start.apply(this, when);
  };

  // places
  let places = null; // when the dice began to fall
  let offered = null; // when something could be pressed
  const ownText = (thing) => [...thing.childNodes].map((node) => (node.nodeType === 3 ? node.data.trim() : "")).join("");
  /** Where a thing is, and what it says itself: something else that is said there may need more room. */
  const boxOf = (thing) => {
    const { left, top, width } = thing.getBoundingClientRect();
    return { left, top, width, says: ownText(thing) };
  };
  const boxesOf = (things) => new Map([...things].map((thing) => [thing, boxOf(thing)]));
  /** Where a die lies in its tray; what lifts or lowers it a little, as it is kept or locked, does not count. */
  const lies = (die) => ({ left: die.offsetLeft, top: die.offsetTop, width: die.offsetWidth });
  const nameOf = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((name) => !name.startsWith("svelte-")).join(".")}`;
  const dice = () => document.querySelectorAll(".tray [data-pick]");
  const pressable = () => document.querySelectorAll("main.table [data-act]:enabled");
  const placesOf = (things) => new Map([...boxesOf(things), ...[...dice()].map((die) => [die, lies(die)])]);
  const notePlaces = () => (places = placesOf(document.querySelectorAll(PLACED)));
  const compare = (when, before) => {
    for (const [thing, box] of before) {
      if (!thing.isConnected || box.width === 0) continue;
      const now = thing.matches("[data-pick]") ? lies(thing) : boxOf(thing);
      if (now.says !== box.says) continue;
      const far = Math.max(Math.abs(now.left - box.left), Math.abs(now.top - box.top));
      if (now.width > 0 && far > MOVED) fault(`moved by ${Math.round(far)} pixels ${when}`, nameOf(thing));
    }
  };
  const decide = () => {
    recorded.decisions += 1;
    compare("after a roll", places);
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
    if (!mine()) offered = null;
    else if (offered) {
      recorded.looks += 1;
      compare("under a finger", offered);
    } else offered = placesOf(pressable());
    const finale = document.querySelector(".finale");
    if (finale && !look.finale) look.finale = elapsed();
    if (!finale && look.finale && recorded.finale === 0) recorded.finale = elapsed() - look.finale;
    recorded.banner ||= document.querySelector("main.table .banner") !== null;
    recorded.over = document.querySelector("#headline") !== null;
  };
  const heard = new WeakSet(); // lines that tell of a roll, in the log and for those who listen
  const rolls = new RegExp(sentence);
  const changed = (changes) => {
    for (const { target, addedNodes, removedNodes, attributeName } of changes) {
      for (const line of [...addedNodes].flatMap((node) => (node.nodeType === 1 ? [node, ...node.querySelectorAll("li, p")] : []))) {
        const how = line.matches("aside.log li.chance") ? "lines" : line.matches("[role=log] p") && rolls.test(line.textContent) ? "announced" : "";
        if (how === "" || heard.has(line)) continue;
        heard.add(line);
        recorded[how] += 1;
        const fallen = recorded.falls - (inAir().length > 0 ? 1 : 0);
        if (recorded[how] > fallen) fault("said before it lay still", line.textContent);
      }
      const place = target.nodeType === 1 ? target : target.parentElement;
      // The log and the coach are loaded when a table is first seen, and may come as a whole at any moment: that tells nothing, but for its lines above, and odds.
      const said = [...addedNodes].find((node) => node.nodeType === 1 && (node.matches(COMES) || node.querySelector(COMES)));
      if (inAir().length > 0 && said && !begun) fault("came while dice were in the air", nameOf(said));
      const off = attributeName === "disabled" && target.disabled; // that something cannot be pressed any more tells nothing
      const elements = (nodes) => [...nodes].filter((node) => node.nodeType === 1);
      const came = elements(addedNodes);
      const logComes = place?.matches("aside.log") && came.every((node) => node.matches("div.log"));
      const coachComes = place?.matches(".card.coach") && came.length > 0 && elements(removedNodes).length === 0 && !came.some((node) => node.matches(".odds") || node.querySelector(".odds"));
      const falls = attributeName === "class" && place?.matches(".stage.night"); // the night around all that is played at the Island
      const tells = falls ? place : place?.closest(TELLS);
      if (inAir().length > 0 && tells && !begun && !logComes && !coachComes && !off) fault("changed while dice were in the air", nameOf(tells));
    }
    look();
  };
  const watch = () => {
    new MutationObserver(changed).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
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
    if (mine() && chance() < 0.3) return later(window.playOn, 150); // somebody thinks: what comes meanwhile moves nothing
    const things = [...document.querySelectorAll("main.table [data-act]:enabled, dialog[open] [data-act]:enabled")];
    const picks = [...document.querySelectorAll("main.table [data-pick]:enabled")];
    const from = things.length === 0 || chance() < 0.2 ? [...things, ...picks] : things;
    if (from.length > 0 && inAir().length === 0) {
      offered = null;
      from[Math.floor(chance() * from.length)].click();
    }
    if (!recorded.over) later(window.playOn, 15);
  };
};
