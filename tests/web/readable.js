// How well the words within `where` can be read, measured in a picture of the page without them: of each piece of text, its contrast to the least favourable
// twentieth of what lies behind it, and how much it needs. What cannot be pressed needs none.
async ([picture, where]) => {
  const [pen, scale] = await pixelsOf(picture);
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
    const words = light(asPixel(looks.color));
    const edges = [new DOMRect(0, 0, innerWidth, innerHeight)]; // what cuts it off
    for (let cuts = around; cuts; cuts = cuts.parentElement) if (getComputedStyle(cuts).overflow !== "visible") edges.push(cuts.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const contrasts = [...range.getClientRects()].flatMap((box) => {
      const all = [box, ...edges];
      const [left, top] = [Math.max(...all.map((one) => one.left)), Math.max(...all.map((one) => one.top))];
      const [right, bottom] = [Math.min(...all.map((one) => one.right)), Math.min(...all.map((one) => one.bottom))];
      if (right - left < 2 || bottom - top < 2) return [];
      const { data: seen } = pen.getImageData(left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
      return Array.from({ length: seen.length / 4 }, (_, place) => {
        const behind = light(seen.subarray(4 * place, 4 * place + 3));
        return contrastOf(words, behind);
      });
    });
    if (contrasts.length > 0) found.push([data.trim(), contrasts.sort((one, two) => one - two)[Math.floor(contrasts.length / 20)], needs]);
  }
  return found;
};
