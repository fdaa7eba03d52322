// Drawings that the shell or several games use.

import { coinAt, gap, hole, ink, line, type Art } from "./drawing";

const coin =
  coinAt(12, 12, 8.6) + `<path d="M12 8v8M9.600 10.100c.6-1 4.200-1.200 4.600.5.400 1.800-4.600 1.200-4.400 3.100.2 1.700 4 1.500 4.700.3" ${gap} stroke-width="1.500"/>`;

const skull =
  `<path d="M12 2.8c-5 0-8.4 3.4-8.4 8 0 2.9 1.3 4.900 3.300 6.100v2.300c0 1.100.9 2 2 2h6.200c1.100 0 2-.9 2-2v-2.300c2-1.200 3.300-3.200 3.300-6.100 0-4.600-3.400-8-8.400-8z" ${ink}/>` +
  `<circle cx="8.500" cy="11.200" r="2.300" ${hole}/><circle cx="15.500" cy="11.200" r="2.300" ${hole}/>` +
  `<path d="M12 13.800l-1.300 2.600h2.600z" ${hole}/><path d="M10.200 18.600v2.400M13.800 18.600v2.400" ${gap}/>`;

const crossbones =
  `<path d="M6.600 6.600l10.800 10.800M17.400 6.600L6.600 17.400" ${line} stroke-width="3"/>` +
  [
    [4.6, 6.6], [6.6, 4.6], [17.4, 4.6], [19.4, 6.6], [4.6, 17.4], [6.6, 19.4], [17.4, 19.4], [19.4, 17.4],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.200" ${ink}/>`).join("");

const diamond =
  `<path d="M7 4h10l4.200 5.600L12 20.800 2.800 9.600z" ${ink}/>` +
  `<path d="M3.600 9.600h16.800M8.300 9.600L12 19.300l3.700-9.700M8.300 9.600L9.800 4.400M15.700 9.600l-1.500-5.200" ${gap} stroke-width="1.300"/>`;

const sword =
  `<path d="M20.800 3.200l-.7 4.500-9.300 9.300-3.800-3.800 9.300-9.300z" ${ink}/>` +
  `<path d="M18.300 5.700l-8.200 8.200" ${gap} stroke-width="1.200"/>` +
  `<path d="M5.200 11.600l7.200 7.200" ${line} stroke-width="2.400"/><path d="M7.600 16.400l-3.100 3.100" ${line} stroke-width="2.600"/><circle cx="3.900" cy="20.100" r="1.700" ${ink}/>`;

const chest =
  `<path d="M3 10.500C3 6.400 5.500 4.500 12 4.500s9 1.900 9 6z" ${ink}/><path d="M3 12h18v7a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 19z" ${ink}/>` +
  `<path d="M7 5.500v15M17 5.500v15" ${gap} stroke-width="1.300"/><rect x="10" y="10" width="4" height="5.500" rx="1" ${hole}/><circle cx="12" cy="12.600" r="1" ${ink}/>`;

const GOLD = { colour: "#f2b84b", shade: "#7a4f08", rim: "#7a4f08" };

export const SHARED = {
  coin: { shape: coin, colour: GOLD.colour, shade: GOLD.shade, die: GOLD },
  skull: { shape: skull },
  crossbones: { shape: crossbones, colour: "#ef6a50", die: { colour: "#b52e17" } },
  diamond: { shape: diamond, colour: "#8fd3e8", shade: "#1d4d5c", die: { colour: "#6cc6e2", shade: "#174555", rim: "#174555" } },
  sword: { shape: sword, colour: "#c9d4da", die: { colour: "#9fb3be", shade: "#2b3a44", rim: "#2b3a44" } },
  chest: { shape: chest },
} satisfies Art;
