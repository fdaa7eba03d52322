// How much each die stands out from what it lies on, measured in a picture of the page: the contrast of the body, between its edge and
// what is drawn on it, to the ground around. Gives, for each die, its state and the contrast.
async (picture) => {
  const [pen, scale] = await pixelsOf(picture);
  const lightAt = ([x, y]) => light(pen.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data);
  const middle = (values) => values.sort((one, two) => one - two)[Math.floor(values.length / 2)];
  const around = (box, far) => {
    const [x, y, half] = [box.left + box.width / 2, box.top + box.height / 2, (box.width / 2) * far];
    const along = [-0.55, -0.35, -0.15, 0.05, 0.25, 0.45].map((part) => part * half);
    return along.flatMap((part) => [[x + part, y - half], [x + part, y + half], [x - half, y + part], [x + half, y + part]]);
  };
  const dice = [...document.querySelectorAll("[aria-label=Dice] .die")];
  const boxes = dice.map((die) => die.getBoundingClientRect());
  const within = ([x, y], box, more = 0) => x > box.left - more && x < box.right + more && y > box.top - more && y < box.bottom + more;
  const tray = document.querySelector(".felt").getBoundingClientRect();
  return dice.map((die, place) => {
    const box = boxes[place];
    const ground = [1.22, 1.32, 1.42].flatMap((far) => around(box, far)).filter((point) => within(point, tray, -4) && !boxes.some((other) => within(point, other, 3)));
    const state = ["blank", "kept", "called", "locked", "spent", "free"].find((name) => die.classList.contains(name));
    return [state, contrastOf(middle(around(box, 0.8).map(lightAt)), middle(ground.map(lightAt))), ground.length];
  });
};
