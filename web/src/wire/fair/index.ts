// Fair dice, checked and taken part in.

export { Checker, doing, witnessing, type NextThrow } from "./checker";
export type { Call } from "./calls";
export { envelopeOf, firstJoint, isFirst } from "./envelope";
export { NOTHING_KNOWN, type CheckResult, type Fault, type KnownHere, type Linked, type Put } from "./known";
export { ownNonce, type NextLink } from "./nonces";
export { NO_THROWS, throwsOf, type WitnessTally } from "./tally";
