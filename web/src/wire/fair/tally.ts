// Statistics of witnessing: remarks without a finding.

import type { BegunShown, ChancePart, DevicesInfo, PlayedShown } from "../types";

export const NO_DEVICES: DevicesInfo = { thrower: -1, thrower_link: "", witness: -1, witness_link: "", passed: [] };

export interface WitnessTally {
  throws: number;
  unwitnessed: number;
  witnessed: Record<number, number>; // by the seat that did
  passed: Record<number, number>; // by the seat that did not answer
}

export const NO_THROWS: WitnessTally = { throws: 0, unwitnessed: 0, witnessed: {}, passed: {} };

/** The outcomes of chance in an event. */
export function throwsOf(body: BegunShown | PlayedShown): ChancePart[] {
  return body.parts.flatMap((part) => ("link" in part ? [part] : []));
}

/** Add the throws of one more action. */
export function counted(tally: WitnessTally, body: BegunShown | PlayedShown): WitnessTally {
  const throws = throwsOf(body);
  const first = throws[0];
  if (!first) return tally;
  const { witness, passed } = first.devices ?? NO_DEVICES;
  return {
    throws: tally.throws + throws.length,
    unwitnessed: tally.unwitnessed + (witness < 0 ? throws.length : 0),
    witnessed: witness < 0 ? tally.witnessed : more(tally.witnessed, witness, throws.length),
    passed: passed.reduce((counts, seat) => more(counts, seat, 1), tally.passed),
  };
}

function more(counts: Record<number, number>, seat: number, by: number): Record<number, number> {
  return { ...counts, [seat]: (counts[seat] ?? 0) + by };
}
