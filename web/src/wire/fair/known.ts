// This device's own knowledge about a table: the server's word is never enough.

/** What this device has seen and done itself. */
export interface KnownHere {
  seal: string; // as it was shown when somebody here sat down
  put: Record<number, Put>; // the seeds that were shown here, by seat
  seeds: Record<number, string[]>; // those that were, or may have been, sealed here and not been shown
  secret: string; // from which the chains of this device follow; in version 1 its nonces
  since: Record<number, number>; // by seat: the event since which all its actions come from this device
  chains: Record<string, string>; // the seals of this device's chains, each with the name it is made from
  laid: number[]; // the seats that such seals were laid on the table for
  linked: Linked;
}

/** A revealed seed, and its envelope. */
export interface Put {
  seed: string;
  envelope: string;
  restarts: number; // how often the exchange had started over
}

/** The last throw to which this device contributed links: its action, and the history before it. */
export interface Linked {
  throw: number;
  for: string[];
  trail: string;
}

export const NOTHING_KNOWN: KnownHere = { seal: "", put: {}, seeds: {}, secret: "", since: {}, chains: {}, laid: [], linked: { throw: 0, for: [], trail: "" } };

export type CheckResult = "fits" | "differs";

/** A promise that the server has broken, not visible in any single throw. */
export interface Fault {
  code: "asked-early" | "call-differs" | "answered" | "not-asked" | "sealed-for-you" | "retold";
  seat: number; // whom it concerns; -1 nobody in particular
}
