// How long what happens is shown: as it happens by people, and faster where bots play, so that nobody waits for them.

/** Milliseconds for each step of what is shown. */
export interface Pace {
  begin: number; // for everything that is laid out when the game begins
  choose: number; // to see what somebody else chose
  fall: number; // until dice lie still or a card is turned over; nothing tells of it before
  rest: number; // to see how they lie
  travel: number; // for each movement
  word: number; // for what merely happened
  turn: number; // to see the roll that ends a turn
  gap: number; // after each event, so that eyes can follow
}

export const CALM: Pace = { begin: 700, choose: 400, fall: 700, rest: 150, travel: 450, word: 150, turn: 900, gap: 100 };
export const STILL: Pace = { begin: 300, choose: 400, fall: 250, rest: 50, travel: 400, word: 250, turn: 500, gap: 150 }; // nothing moves, but there is time to read
const BRISK: Pace = { begin: 0, choose: 200, fall: 400, rest: 100, travel: 280, word: 60, turn: 240, gap: 30 };
const SWIFT: Pace = { begin: 500, choose: 150, fall: 400, rest: 60, travel: 160, word: 40, turn: 120, gap: 0 };
const QUICK: Pace = { begin: 0, choose: 40, fall: 110, rest: 40, travel: 80, word: 10, turn: 60, gap: 0 };
const AT_ONCE: Pace = { begin: 0, choose: 0, fall: 0, rest: 0, travel: 0, word: 0, turn: 0, gap: 0 };

export const MOVEMENTS = 1_200; // milliseconds at most for all movements that one choice or roll brings
export const FINALE = 2_600; // milliseconds in which the end of the game stays on the table
export const HELD = 800; // milliseconds in which a reroll that gives something up can be called back

export type Speed = "normal" | "fast" | "instant";

/** How fast bots play: milliseconds before each of their actions, as the table's `pace` has it. */
export const SPEEDS: Record<Speed, number> = { normal: 100, fast: 20, instant: 0 };

/** The speed whose word fits a pace best. */
export function speedOf(pace: number): Speed {
  if (pace <= 0) return "instant";
  return pace < (SPEEDS.normal + SPEEDS.fast) / 2 ? "fast" : "normal";
}

/** What is shown in how much time at a speed. */
export interface Tempo {
  people: Pace | null; // null: as calmly as the device wants it
  bots: Pace;
  round: number; // milliseconds from the last action of a person until all that bots do upon it is shown
  least: number; // but as many for the bots at least
  seen: number; // milliseconds in which a card is seen before dice fall upon it
}

export const TEMPO: Record<Speed, Tempo> = {
  normal: { people: null, bots: BRISK, round: 4_200, least: 1_500, seen: 700 },
  fast: { people: SWIFT, bots: QUICK, round: 1_100, least: 300, seen: 200 },
  instant: { people: null, bots: AT_ONCE, round: 0, least: 0, seen: 700 },
};

/** How long it would take to show so much. */
export function lengthOf(pace: Pace, parts: { chance: boolean; told: number }[]): number {
  return parts.reduce((total, part) => total + (part.chance ? pace.fall + pace.rest : pace.choose) + Math.min(MOVEMENTS, part.told * pace.travel), pace.gap);
}
