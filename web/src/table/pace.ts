// How long events are shown: at a natural pace for people's, faster for bots', so that nobody waits for them.

/** Milliseconds for each step of an animation. */
export interface PlaybackPace {
  begin: number; // for everything that is laid out when the game begins
  choose: number; // to see what somebody else chose
  fall: number; // until dice lie still or a card is turned over; nothing tells of it before
  rest: number; // to see how they lie
  travel: number; // for each movement
  word: number; // for what merely happened
  turn: number; // to see the roll that ends a turn
  gap: number; // after each event, so that eyes can follow
}

export const CALM: PlaybackPace = { begin: 700, choose: 400, fall: 700, rest: 150, travel: 450, word: 150, turn: 900, gap: 100 };
export const STILL: PlaybackPace = { begin: 300, choose: 400, fall: 250, rest: 50, travel: 400, word: 250, turn: 500, gap: 150 }; // nothing moves, but there is time to read
const BRISK: PlaybackPace = { begin: 0, choose: 200, fall: 400, rest: 100, travel: 280, word: 60, turn: 240, gap: 30 };
const SWIFT: PlaybackPace = { begin: 500, choose: 150, fall: 400, rest: 60, travel: 160, word: 40, turn: 120, gap: 0 };
const QUICK: PlaybackPace = { begin: 0, choose: 40, fall: 110, rest: 40, travel: 80, word: 10, turn: 60, gap: 0 };
const AT_ONCE: PlaybackPace = { begin: 0, choose: 0, fall: 0, rest: 0, travel: 0, word: 0, turn: 0, gap: 0 };

export const MOVEMENTS = 1_200; // milliseconds at most for all movements that one choice or roll brings
export const FINALE = 2_600; // milliseconds in which the end of the game stays on the table
export const HELD = 1_800; // milliseconds in which a reroll that gives something up can be called back

export type Speed = "normal" | "fast" | "instant";

/** The speed of bots: milliseconds before each of their actions, as in the table's `pace`. */
export const SPEEDS: Record<Speed, number> = { normal: 100, fast: 20, instant: 0 };

/** The named speed closest to a pace. */
export function speedOf(pace: number): Speed {
  if (pace <= 0) return "instant";
  return pace < (SPEEDS.normal + SPEEDS.fast) / 2 ? "fast" : "normal";
}

/** The durations of animations at a speed. */
export interface Tempo {
  people: PlaybackPace | null; // null: as calmly as the device wants it
  bots: PlaybackPace;
  round: number; // milliseconds from the last action of a person until all that bots do upon it is shown
  least: number; // but as many for the bots at least
  seen: number; // milliseconds in which a card is seen before dice fall upon it
}

export const TEMPO: Record<Speed, Tempo> = {
  normal: { people: null, bots: BRISK, round: 4_200, least: 1_500, seen: 700 },
  fast: { people: SWIFT, bots: QUICK, round: 1_100, least: 300, seen: 200 },
  instant: { people: null, bots: AT_ONCE, round: 0, least: 0, seen: 700 },
};

/** The time for showing these events. */
export function lengthOf(pace: PlaybackPace, parts: { chance: boolean; entries: number }[]): number {
  return parts.reduce((total, part) => total + (part.chance ? pace.fall + pace.rest : pace.choose) + Math.min(MOVEMENTS, part.entries * pace.travel), pace.gap);
}
