// The parts of an event: a choice, an outcome, or somebody leaving.

import type { ChancePart, ChoicePart, LeavePart, TypedPart } from "./types";

export type Part = ChoicePart | ChancePart | TypedPart | LeavePart;
