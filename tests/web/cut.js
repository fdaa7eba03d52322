// Texts of which a part cannot be seen because something ends too early, and things to press that are not all to be seen.
() => {
  const described = (one) => `${one.tagName}.${one.className}: ${one.textContent.trim()}`;
  const hides = (one) => /hidden|clip/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
  const texts = [...document.querySelectorAll("main .turn, main .stage *")].filter((one) => one.checkVisibility() && !one.closest(".unseen, [aria-hidden], dialog"));
  const stage = document.querySelector("main .stage").getBoundingClientRect();
  const beyond = (one) => {
    const box = one.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1 || box.top < stage.top - 1 || box.bottom > stage.bottom + 1;
  };
  const pressed = [...document.querySelectorAll("main .stage button")].filter((one) => one.checkVisibility() && !one.closest("dialog"));
  return [...texts.filter(hides), ...pressed.filter(beyond)].map(described);
};
