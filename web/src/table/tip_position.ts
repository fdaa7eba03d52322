// Places a tip: beside its subject, covering nothing needed to play.

export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  side: "above" | "below" | "beside"; // of what it is about, if nothing else lies between: there its arrow points
}

const STEP = 4; // pixels
const EDGE = 6;
const FAR = 220; // a tip that far away is about nothing
const NEAR = 16; // an arrow from further away points at something else

const overlap = (one: ScreenBox, two: ScreenBox): number =>
  Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));

/** The distance between two boxes. */
function apart(one: ScreenBox, two: ScreenBox): number {
  const across = Math.max(0, one.left - two.right, two.left - one.right);
  const down = Math.max(0, one.top - two.bottom, two.top - one.bottom);
  return Math.hypot(across, down);
}

/** The nearest place of this size that covers nothing essential and as little as possible of the rest, text above all; null if there is none. */
export function spotBeside(about: ScreenBox, size: { width: number; height: number }, screen: ScreenBox, never: ScreenBox[], rather: ScreenBox[], words: ScreenBox[]): Spot | null {
  const middle = (about.left + about.right - size.width) / 2;
  const columns = [middle, about.left - size.width - EDGE, about.right + EDGE, screen.left + EDGE, screen.right - size.width - EDGE];
  let best: Spot | null = null;
  let least = Infinity;
  for (const column of columns) {
    const left = Math.max(screen.left + EDGE, Math.min(screen.right - size.width - EDGE, column));
    for (let top = screen.top + EDGE; top + size.height + EDGE <= screen.bottom; top += STEP) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const distance = apart(box, about);
      if (distance > FAR || never.some((one) => overlap(box, one) > 0)) continue;
      const covered = (what: ScreenBox[]): number => what.reduce((total, one) => total + overlap(box, one), 0) / (size.width * size.height);
      const cost = distance + 120 * covered([about, ...rather]) + 600 * covered(words) + Math.abs(left - middle) / 20;
      if (cost < least) [least, best] = [cost, { left, top, side: distance > NEAR || box.right <= about.left || box.left >= about.right ? "beside" : box.bottom <= about.top + STEP ? "above" : box.top >= about.bottom - STEP ? "below" : "beside" }];
    }
  }
  return best;
}
