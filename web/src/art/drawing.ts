// Drawings on a grid of 24 units with strokes of 2 and rounded joints, and the pens they are drawn with.

export interface Drawing {
  shape: string; // the inside of an <svg viewBox="0 0 24 24">
  colour?: string; // in flight; the colour of bone, if none is given
  shade?: string; // of its eyes and gaps in flight
  die?: { colour: string; shade?: string; rim?: string }; // on a die of bone: its own colour, that of its eyes and gaps, and that of its outline; ink, if none is given
  back?: { colour: string; height: number }; // in flight it lies on a card of this colour and height
}

/** Drawings by name. */
export type Art = Readonly<Record<string, Drawing>>;

// `ink` fills and strokes with the text colour; `hole` is the background colour, for eyes and gaps.
export const line = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
export const thin = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
export const ink = 'fill="currentColor"';
export const hole = 'fill="var(--die)"';
export const gap = 'fill="none" stroke="var(--die)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** One coin at a place, with a notch of light. */
export const coinAt = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${ink}/><circle cx="${x}" cy="${y}" r="${r - 2.1}" ${gap} stroke-width="1.2"/>`;
