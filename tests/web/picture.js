// A picture of the page to be measured: its pixels, how many of them a pixel of the page has, how light a colour is, and the contrast of two of them.
const light = ([red, green, blue]) => {
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
const contrastOf = (one, two) => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
const pixelsOf = async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return [pen, image.width / innerWidth];
};
