// The faces of the dice and the pictures of the cards of Piraten Kapern.

import { gap, hole, ink, line, thin, type Art } from "../../art/drawing";
import { SHARED } from "../../art/shared";

const monkey =
  `<circle cx="4.700" cy="11.300" r="3.200" ${ink}/><circle cx="19.300" cy="11.300" r="3.200" ${ink}/>` +
  `<path d="M12 2.700c-4.700 0-7.700 3.300-7.700 7.900 0 6.300 3.500 10.700 7.700 10.700s7.700-4.400 7.700-10.700c0-4.600-3-7.900-7.700-7.900z" ${ink}/>` +
  `<path d="M12 8.500c-1-1.900-5.300-1.600-5.300 2.100 0 1.600.8 2.600 1.600 3.300-.5.700-.7 1.500-.7 2.300 0 2.300 2 3.900 4.400 3.900s4.400-1.600 4.400-3.900c0-.8-.2-1.600-.7-2.300.8-.7 1.600-1.700 1.600-3.300 0-3.700-4.300-4-5.300-2.100z" ${hole}/>` +
  `<circle cx="9.300" cy="11" r="1.300" ${ink}/><circle cx="14.700" cy="11" r="1.300" ${ink}/><path d="M9.600 16.600c1.500 1.300 3.300 1.300 4.800 0" ${thin}/><path d="M11.400 13.900h1.200" ${thin} stroke-width="1.300"/>`;

const parrot =
  `<path d="M13.400 2.600c-4.600 0-7.600 3.100-7.600 7.300 0 4.300 1.600 6.200 2.500 11.500 4.300-1.200 8.700-3.700 9.700-8.900l3.300-.6c.3-3.500-1-4.700-2.500-5.100-.8-2.600-2.800-4.200-5.400-4.200z" ${ink}/>` +
  `<circle cx="13.300" cy="8.300" r="2.400" ${hole}/><circle cx="13.600" cy="8.300" r="1.100" ${ink}/>` +
  `<path d="M16.600 8.600c1.800-.3 2.700.8 2.600 2.400" ${gap}/><path d="M8.700 14.300c1.500.9 2.900 1 4.600.5M9.300 17.500c1 .4 2 .4 3.100 0" ${gap} stroke-width="1.300"/>`;

/** The Captain's hat. */
const captain =
  `<path d="M2 15.500C3 9.500 7 5 12 4c5 1 9 5.500 10 11.500-3 1.600-6.400 2.400-10 2.400s-7-.8-10-2.400z" ${ink}/><path d="M4 19.700c2.600.9 5.200 1.300 8 1.300s5.400-.4 8-1.300" ${line}/>` +
  `<circle cx="12" cy="10.500" r="2.600" ${hole}/><path d="M9 14.800l6-1.600M9 13.200l6 1.600" ${gap} stroke-width="1.400"/>`;

/** The Sorceress's hat, with a star. */
const sorceress =
  `<path d="M13.500 2.500c1.600 0 3 .8 3.600 2l-2.400.6L17.800 17H6.200z" ${ink}/><path d="M2.500 19.500c2.600-1.700 5.800-2.500 9.500-2.500s6.900.8 9.500 2.500c-2.600 1.300-5.800 2-9.500 2s-6.900-.7-9.500-2z" ${ink}/>` +
  `<path d="M11.800 8l.9 2 2.100.2-1.600 1.400.5 2.100-1.900-1.100-1.900 1.100.5-2.100-1.600-1.400 2.100-.2z" ${hole}/><path d="M7 16.800c3-.8 7-.8 10 0" ${gap} stroke-width="1.200"/>`;

export const ART: Art = {
  monkey: { shape: monkey, colour: "#d79a63", die: { colour: "#8a5226", shade: "#f0d2a8" } },
  parrot: { shape: parrot, colour: "#5bb8a8", die: { colour: "#177a55" } },
  captain: { shape: captain },
  sorceress: { shape: sorceress },
  card: { ...SHARED.skull, back: { colour: "#24465a", height: 54 } },
};
