// The moments of King's Gold.

import type { MomentLooks } from "../page";

export const MOMENTS: MomentLooks = {
  "five-alike": { picture: "coin-3", tone: "gold" },
  "three-bones": { picture: "crossbones", tone: "coral" },
  "box-empty": { picture: "coin-1", tone: "sea" },
};
