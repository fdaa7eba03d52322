// The dice on the table, when none of them moves: what each is called, and where it lies.
() => {
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity;
  if (document.getAnimations().some(moves)) return null;
  const dice = [...document.querySelectorAll("main .stage [data-pick]:has(.die)")].filter((one) => !one.querySelector(".blank"));
  const lie = dice.map((one) => {
    const { x, y, width, height } = one.querySelector(".die").getBoundingClientRect();
    return { label: one.ariaLabel, box: [x, y, width, height] };
  });
  return { lie };
};
