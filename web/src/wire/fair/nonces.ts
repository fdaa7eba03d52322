// Version 1: every throw has a nonce. That of a person's own throw comes from their device; all others are derived from the seats' seeds.

import { fromHex, hex, seatNonce } from "@fair/fair.mjs";
import type { BegunShown, ChancePart, PlayedShown, TableInfo } from "../types";
import type { KnownHere } from "./known";

const LOT = "seat:"; // nobody's draw, wherever it is made

/** The next link: the joint number of its chain, and its number there. */
export interface NextLink {
  joint: Uint8Array;
  roll: number;
}

/** The nonce of this device for a link: just one, so that the server gains nothing by rejecting an action and waiting for another. */
export function ownNonce(secret: string, { joint, roll }: NextLink): string {
  return hex(seatNonce(joint, fromHex(secret), roll));
}

/** The nonce each throw of an event must have; none if no nonce could be right. */
export function noncesOf(seq: number, body: BegunShown | PlayedShown, table: TableInfo | null, known: KnownHere, next: NextLink | null): (part: ChancePart) => string {
  if (body.kind === "begun") return (part) => fromSeed(table, 0, part);
  const seat = table?.seats[body.seat];
  const stoodIn = seat?.kind !== "person" || seat.stand_in !== "";
  if ((body.by === "bot" && !stoodIn) || (body.by === "clock" && !table?.clock)) return () => "";
  const leaves = body.parts.some((part) => "leave" in part);
  if (body.by !== "person" || stoodIn || leaves) return (part) => fromSeed(table, part.chance.startsWith(LOT) ? 0 : body.seat, part);
  const own = known.since[body.seat];
  const first = body.parts.find((part) => "link" in part);
  const nonce = own === undefined || seq <= own ? first?.nonce : next ? ownNonce(known.secret, next) : undefined;
  return () => nonce ?? ""; // one action, one nonce
}

/** The nonce derived from the seed of a seat. */
function fromSeed(table: TableInfo | null, seat: number, part: ChancePart): string {
  const fair = table?.fair;
  const seed = fair?.chains[0]?.seats[seat]?.seed;
  return fair && seed ? hex(seatNonce(fromHex(fair.game), fromHex(seed), part.roll)) : "";
}
