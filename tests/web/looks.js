// How parts of a picture of this window look: how much there is of each colour in the middle of each. That stays the same if something lies a little askew.
async (picture, boxes) => {
  const SIZE = 48;
  const LEVELS = 6; // of red, of green and of blue
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const whole = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const scale = whole.width / innerWidth;
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  return boxes.map((box) => {
    const [x, y, width, height] = box.map((length) => length * scale);
    paint.drawImage(whole, x + width * 0.2, y + height * 0.2, width * 0.6, height * 0.6, 0, 0, SIZE, SIZE);
    const { data } = paint.getImageData(0, 0, SIZE, SIZE);
    const colours = Array(LEVELS ** 3).fill(0);
    const level = (at) => Math.floor((data[at] * LEVELS) / 256);
    for (let at = 0; at < data.length; at += 4) colours[(level(at) * LEVELS + level(at + 1)) * LEVELS + level(at + 2)] += 1;
    return colours;
  });
};
