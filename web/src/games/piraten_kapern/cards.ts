// The pictures on the Fortune cards.

export const PICTURES: Record<string, string[]> = {
  "treasure-chest": ["chest"],
  captain: ["captain"],
  sorceress: ["sorceress"],
  gold: ["coin"],
  diamond: ["diamond"],
  "monkey-business": ["monkey", "parrot"],
  "sea-battle-2": ["sword", "sword"],
  "sea-battle-3": ["sword", "sword", "sword"],
  "sea-battle-4": ["sword", "sword", "sword", "sword"],
  "skulls-1": ["skull"],
  "skulls-2": ["skull", "skull"],
};
