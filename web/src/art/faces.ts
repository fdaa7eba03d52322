// The faces of all dice, drawn on a grid of 24 units with strokes of 2 and rounded joints. Each is the inside of an <svg viewBox="0 0 24 24">.
// `ink` fills and strokes with the colour of the text around; `hole` is the colour of the die itself, for eyes and gaps.

const line = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const thin = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
const ink = 'fill="currentColor"';
const hole = 'fill="var(--die, #14232d)"';
const gap = 'fill="none" stroke="var(--die, #14232d)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** One coin at a place, with a notch of light. */
const coin = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${ink}/><circle cx="${x}" cy="${y}" r="${r - 2.1}" ${gap} stroke-width="1.2"/>`;

const skull =
  `<path d="M12 2.8c-5 0-8.4 3.4-8.4 8 0 2.9 1.3 4.900 3.300 6.100v2.300c0 1.100.9 2 2 2h6.200c1.100 0 2-.9 2-2v-2.300c2-1.200 3.300-3.200 3.300-6.100 0-4.600-3.400-8-8.400-8z" ${ink}/>` +
  `<circle cx="8.500" cy="11.200" r="2.300" ${hole}/><circle cx="15.500" cy="11.200" r="2.300" ${hole}/>` +
  `<path d="M12 13.800l-1.300 2.600h2.600z" ${hole}/><path d="M10.200 18.600v2.400M13.800 18.600v2.400" ${gap}/>`;

const crossbones =
  `<path d="M6.600 6.600l10.800 10.800M17.400 6.600L6.600 17.400" ${line} stroke-width="3"/>` +
  [
    [4.6, 6.6], [6.6, 4.6], [17.4, 4.6], [19.4, 6.6], [4.6, 17.4], [6.6, 19.4], [17.4, 19.4], [19.4, 17.4],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.200" ${ink}/>`).join("");

const cannon =
  `<path d="M3.200 12.900L15.600 5.200l3.700 5.900-11.600 7.200a4.300 4.300 0 0 1-4.500-5.400z" ${ink}/>` +
  `<path d="M17.100 3.600l4 6.400" ${line} stroke-width="2.600"/>` +
  `<circle cx="9.300" cy="17.300" r="4.500" ${ink}/><circle cx="9.300" cy="17.300" r="3" ${gap}/><path d="M9.300 14.300v6M6.300 17.300h6" ${gap} stroke-width="1.200"/>` +
  `<path d="M3.400 12.600L1.900 10.400" ${line} stroke-width="1.600"/>`;

const diamond =
  `<path d="M7 4h10l4.200 5.600L12 20.800 2.800 9.600z" ${ink}/>` +
  `<path d="M3.600 9.600h16.800M8.300 9.600L12 19.300l3.700-9.700M8.300 9.600L9.800 4.400M15.700 9.600l-1.500-5.200" ${gap} stroke-width="1.300"/>`;

const sword =
  `<path d="M20.800 3.200l-.7 4.500-9.300 9.300-3.800-3.800 9.300-9.300z" ${ink}/>` +
  `<path d="M18.300 5.700l-8.200 8.200" ${gap} stroke-width="1.200"/>` +
  `<path d="M5.200 11.600l7.200 7.200" ${line} stroke-width="2.400"/><path d="M7.600 16.400l-3.100 3.100" ${line} stroke-width="2.600"/><circle cx="3.900" cy="20.100" r="1.700" ${ink}/>`;

const key =
  `<circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="2.800"/>` +
  `<path d="M11.700 11.700l8.500 8.500M17 17l2.800-2.800M13.900 13.900l2-2" ${line} stroke-width="2.800"/>`;

const monkey =
  `<circle cx="4.700" cy="11.300" r="3.200" ${ink}/><circle cx="19.300" cy="11.300" r="3.200" ${ink}/>` +
  `<path d="M12 2.700c-4.700 0-7.700 3.300-7.700 7.900 0 6.300 3.500 10.700 7.700 10.700s7.700-4.400 7.700-10.700c0-4.600-3-7.900-7.700-7.900z" ${ink}/>` +
  `<path d="M12 8.500c-1-1.900-5.300-1.600-5.300 2.100 0 1.600.8 2.600 1.600 3.300-.5.700-.7 1.500-.7 2.300 0 2.300 2 3.900 4.400 3.900s4.400-1.600 4.400-3.900c0-.8-.2-1.600-.7-2.300.8-.7 1.600-1.700 1.600-3.300 0-3.700-4.300-4-5.300-2.100z" ${hole}/>` +
  `<circle cx="9.300" cy="11" r="1.300" ${ink}/><circle cx="14.700" cy="11" r="1.300" ${ink}/><path d="M9.600 16.600c1.500 1.300 3.300 1.300 4.800 0" ${thin}/><path d="M11.400 13.900h1.200" ${thin} stroke-width="1.300"/>`;

const parrot =
  `<path d="M13.400 2.600c-4.600 0-7.600 3.100-7.600 7.300 0 4.300 1.600 6.200 2.500 11.500 4.300-1.200 8.700-3.700 9.700-8.900l3.300-.6c.3-3.500-1-4.700-2.500-5.100-.8-2.600-2.800-4.200-5.400-4.200z" ${ink}/>` +
  `<circle cx="13.300" cy="8.300" r="2.400" ${hole}/><circle cx="13.600" cy="8.300" r="1.100" ${ink}/>` +
  `<path d="M16.600 8.600c1.800-.3 2.700.8 2.600 2.400" ${gap}/><path d="M8.700 14.300c1.500.9 2.900 1 4.600.5M9.300 17.500c1 .4 2 .4 3.100 0" ${gap} stroke-width="1.300"/>`;

const keyhole = `<circle cx="12" cy="9" r="4.500" ${ink}/><path d="M10.300 11h3.400l1.800 9h-7z" ${ink}/>`;

/** Fishbones: a head with a cross for an eye, a spine, and ribs that get shorter. */
const fishbones =
  `<path d="M15.500 6.500c4 .4 6.500 2.600 6.500 5.500s-2.500 5.100-6.500 5.500c-1.400-1.500-2-3.300-2-5.500s.6-4 2-5.500z" ${ink}/>` +
  `<path d="M17.200 10.200l1.800 1.800M19 10.200l-1.800 1.800" ${gap} stroke-width="1.300"/><path d="M21.300 13.900h-2" ${gap} stroke-width="1.200"/>` +
  `<path d="M13.500 12H4.500M11 8.200v7.600M7.800 9.200v5.600M4.500 12L1.800 8.800M4.500 12l-2.700 3.200" ${line}/>`;

const chest =
  `<path d="M3 10.500C3 6.400 5.500 4.500 12 4.500s9 1.900 9 6z" ${ink}/><path d="M3 12h18v7a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 19z" ${ink}/>` +
  `<path d="M7 5.500v15M17 5.500v15" ${gap} stroke-width="1.300"/><rect x="10" y="10" width="4" height="5.500" rx="1" ${hole}/><circle cx="12" cy="12.600" r="1" ${ink}/>`;

/** The Captain's hat. */
const captain =
  `<path d="M2 15.500C3 9.500 7 5 12 4c5 1 9 5.500 10 11.500-3 1.600-6.400 2.400-10 2.400s-7-.8-10-2.400z" ${ink}/><path d="M4 19.700c2.600.9 5.200 1.300 8 1.300s5.400-.4 8-1.300" ${line}/>` +
  `<circle cx="12" cy="10.500" r="2.600" ${hole}/><path d="M9 14.800l6-1.600M9 13.200l6 1.600" ${gap} stroke-width="1.400"/>`;

/** The Sorceress's hat, with a star. */
const sorceress =
  `<path d="M13.500 2.500c1.600 0 3 .8 3.600 2l-2.400.6L17.800 17H6.200z" ${ink}/><path d="M2.500 19.500c2.600-1.700 5.800-2.500 9.500-2.500s6.900.8 9.500 2.500c-2.600 1.300-5.800 2-9.500 2s-6.900-.7-9.500-2z" ${ink}/>` +
  `<path d="M11.800 8l.9 2 2.100.2-1.600 1.400.5 2.100-1.900-1.100-1.900 1.100.5-2.100-1.600-1.400 2.100-.2z" ${hole}/><path d="M7 16.800c3-.8 7-.8 10 0" ${gap} stroke-width="1.200"/>`;

export const FACES: Record<string, string> = {
  "coin-1": coin(12, 12, 7.2),
  "coin-2": coin(7.4, 15.4, 5.6) + coin(16.4, 8.400, 5.600),
  "coin-3": coin(12, 6.800, 4.800) + coin(6.500, 16.200, 4.800) + coin(17.500, 16.200, 4.800),
  coin: coin(12, 12, 8.6) + `<path d="M12 8v8M9.600 10.100c.6-1 4.200-1.200 4.600.5.400 1.800-4.600 1.200-4.400 3.100.2 1.700 4 1.500 4.700.3" ${gap} stroke-width="1.500"/>`,
  cannon,
  skull,
  crossbones,
  diamond,
  sword,
  key,
  monkey,
  parrot,
  keyhole,
  fishbones,
  chest,
  captain,
  sorceress,
};
