// The moments of Oh My Gold!; chests that open are a surprise of their own.

import type { MomentLooks } from "../page";

export const MOMENTS: MomentLooks = {
  steal: { picture: "sword", tone: "coral" },
  "last-chest": { picture: "chest", tone: "gold" },
};
