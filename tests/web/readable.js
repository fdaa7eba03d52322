// How well the words within `where` can be read, measured in pictures of the page without them and with them: of each piece of text, its contrast to the least
// favourable twentieth of what lies behind it, and how much it needs. What cannot be pressed needs none.
async ([bare, written, where]) => {
  const [pen, scale] = await pixelsOf(bare);
  const [words] = await pixelsOf(written);
  const colours = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const asPixel = (colour) => {
    colours.clearRect(0, 0, 1, 1);
    colours.fillStyle = colour;
    colours.fillRect(0, 0, 1, 1);
    return [...colours.getImageData(0, 0, 1, 1).data];
  };
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: around } = texts.currentNode;
    if (!data.trim() || !around.closest(where) || around.closest(".unseen, :disabled, dialog") || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const looks = getComputedStyle(around);
    const needs = parseFloat(looks.fontSize) >= 24 || (parseFloat(looks.fontSize) >= 18.66 && looks.fontWeight >= 700) ? 3 : 4.5;
    const ink = light(asPixel(looks.color));
    const edges = [new DOMRect(0, 0, innerWidth, innerHeight)]; // what cuts it off
    for (let cuts = around; cuts; cuts = cuts.parentElement) if (getComputedStyle(cuts).overflow !== "visible") edges.push(cuts.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const contrasts = [...range.getClientRects()].flatMap((box) => {
      const all = [box, ...edges];
      const [left, top] = [Math.max(...all.map((one) => one.left)), Math.max(...all.map((one) => one.top))];
      const [right, bottom] = [Math.min(...all.map((one) => one.right)), Math.min(...all.map((one) => one.bottom))];
      if (right - left < 2 || bottom - top < 2) return [];
      const of = (picture) => picture.getImageData(left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
      const { data: seen, width, height } = of(pen);
      const { data: letters } = of(words);
      // A line is as high as its font wants it, which may be higher than what it is written on: only the rows from its highest to its lowest ink matter.
      const inked = (row) => seen.subarray(4 * width * row, 4 * width * (row + 1)).some((part, place) => part !== letters[4 * width * row + place]);
      const rows = Array.from({ length: height }, (_, row) => row).filter(inked);
      const [from, to] = rows.length > 0 ? [rows[0], rows.at(-1) + 1] : [0, height];
      return Array.from({ length: width * (to - from) }, (_, place) => {
        const start = 4 * (width * from + place);
        return contrastOf(ink, light(seen.subarray(start, start + 3)));
      });
    });
    if (contrasts.length > 0) found.push([data.trim(), contrasts.sort((one, two) => one - two)[Math.floor(contrasts.length / 20)], needs]);
  }
  return found;
};
