// The moments of a game that mattered most to one player: the costliest choice, the luckiest roll, and the best choice.

import type { Analysis, JudgedEvent } from "./analysis";

export type MomentKind = "costliest" | "luckiest" | "best";

export interface OwnMoment {
  kind: MomentKind;
  step: JudgedEvent;
  change: number; // of the winning chance
}

const WORTH_TELLING = 0.001; // a tenth of a percent
const SHOWN = 3;

/** The costliest choices of these seats, counted from 0. */
export function costliestOf(analysis: Analysis, seats: number[]): JudgedEvent[] {
  const wrong = analysis.steps.filter((step) => step.kind === "choice" && step.cost >= WORTH_TELLING && seats.includes((step.seat ?? 0) - 1));
  return wrong.sort((one, two) => two.cost - one.cost).slice(0, SHOWN);
}

/** The moments of a seat, counted from 0: at most one of each kind. */
export function momentsOf(analysis: Analysis, seat: number): OwnMoment[] {
  const own = analysis.steps.filter((step) => step.seat === seat + 1);
  const most = (kind: MomentKind, change: (step: JudgedEvent) => number): OwnMoment[] => {
    const found = own.map((step) => ({ kind, step, change: change(step) })).sort((one, two) => Math.abs(two.change) - Math.abs(one.change))[0];
    return found && Math.abs(found.change) >= WORTH_TELLING ? [found] : [];
  };
  return [
    ...most("costliest", (step) => (step.kind === "choice" ? -step.cost : 0)),
    ...most("luckiest", (step) => (step.kind === "chance" ? Math.max(0, step.luck[seat] ?? 0) : 0)),
    ...most("best", (step) => (step.kind === "choice" ? step.edge : 0)),
  ];
}
