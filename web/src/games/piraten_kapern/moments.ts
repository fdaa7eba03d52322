// The moments of Piraten Kapern.

import type { MomentLooks } from "../page";

export const MOMENTS: MomentLooks = {
  captain: { picture: "captain", tone: "gold" },
  disqualified: { picture: "skull", tone: "coral" },
  island: { picture: "skull", tone: "sea" },
  "battle-won": { picture: "sword", tone: "gold" },
  "battle-lost": { picture: "sword", tone: "coral" },
  "full-chest": { picture: "chest", tone: "gold" },
  "final-round": { picture: "captain", tone: "gold" },
};
