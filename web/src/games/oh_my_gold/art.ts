// The faces of the dice and the contents of chests in Oh My Gold!.

import { gap, ink, line, type Art } from "../../art/drawing";

const key =
  `<circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="2.800"/>` +
  `<path d="M11.700 11.700l8.500 8.500M17 17l2.800-2.800M13.900 13.900l2-2" ${line} stroke-width="2.800"/>`;

const keyhole = `<circle cx="12" cy="9" r="4.500" ${ink}/><path d="M10.300 11h3.400l1.800 9h-7z" ${ink}/>`;

/** A head with a cross for an eye, a spine, and ribs that get shorter. */
const fishbones =
  `<path d="M15.500 6.500c4 .4 6.500 2.600 6.500 5.500s-2.500 5.100-6.500 5.500c-1.400-1.500-2-3.300-2-5.500s.6-4 2-5.500z" ${ink}/>` +
  `<path d="M17.200 10.200l1.800 1.800M19 10.200l-1.800 1.800" ${gap} stroke-width="1.300"/><path d="M21.300 13.900h-2" ${gap} stroke-width="1.200"/>` +
  `<path d="M13.500 12H4.500M11 8.200v7.600M7.800 9.200v5.600M4.500 12L1.800 8.800M4.500 12l-2.700 3.200" ${line}/>`;

export const ART: Art = {
  key: { shape: key, colour: "#f2b84b", die: { colour: "#7d5208" } },
  fishbones: { shape: fishbones },
  card: { shape: keyhole, colour: "#f2b84b", back: { colour: "#8a5a33", height: 36 } },
};
