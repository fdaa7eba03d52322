// The faces of the dice of King's Gold.

import { coinAt, gap, ink, line, type Art } from "../../art/drawing";
import { SHARED } from "../../art/shared";

const cannon =
  `<path d="M3.200 12.900L15.600 5.200l3.700 5.900-11.600 7.200a4.300 4.300 0 0 1-4.500-5.400z" ${ink}/>` +
  `<path d="M17.100 3.600l4 6.400" ${line} stroke-width="2.600"/>` +
  `<circle cx="9.300" cy="17.300" r="4.500" ${ink}/><circle cx="9.300" cy="17.300" r="3" ${gap}/><path d="M9.300 14.300v6M6.300 17.300h6" ${gap} stroke-width="1.200"/>` +
  `<path d="M3.400 12.600L1.900 10.400" ${line} stroke-width="1.600"/>`;

const GOLD = SHARED.coin.die;

export const ART: Art = {
  "coin-1": { shape: coinAt(12, 12, 7.2), colour: GOLD.colour, shade: GOLD.shade, die: GOLD },
  "coin-2": { shape: coinAt(7.4, 15.4, 5.6) + coinAt(16.4, 8.4, 5.6), colour: GOLD.colour, shade: GOLD.shade, die: GOLD },
  "coin-3": { shape: coinAt(12, 6.8, 4.8) + coinAt(6.5, 16.2, 4.8) + coinAt(17.5, 16.2, 4.8), colour: GOLD.colour, shade: GOLD.shade, die: GOLD },
  cannon: { shape: cannon, colour: "#c9d4da", die: { colour: "#34434e" } },
};
