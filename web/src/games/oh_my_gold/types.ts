// Written by `python -m tools.wire_types` from the view and the forms of the game; a test keeps it so.

export type ChoiceForm = StopForm | RollForm | ShipForm | PlacingForm;

export type Cover = {
  chest: number;
  owner: number;
  treasure: string;
  dice: string;
  complete: boolean;
};

export type DrawForm = LocksForm | FindForm;

export type FindForm = {
  kind: "find";
  find: string;
};

export type LocksForm = {
  kind: "locks";
  locks: number;
};

export type PlacingForm = {
  card?: number;
  chest?: number;
  locks?: number;
  treasure?: string;
  victim?: number;
  boarding?: number;
  kind: "open" | "load" | "steal" | "lay-chest" | "lay-treasure" | "lay-theft" | "add-chest" | "add-treasure" | "add-theft";
  dice: Record<string, number>;
};

export type RollForm = {
  kind: "roll";
};

export type ShipForm = {
  kind: "ship";
  victim: number;
  dice: Record<string, number>;
};

export type StopForm = {
  kind: "stop" | "done";
};

export type View = {
  turn: number;
  phase: string;
  active: number;
  chests: number[];
  next_chest: number;
  pile: number;
  dice: Record<string, number>;
  in_hand: number;
  rolls_left: number;
  covers: Cover[];
  boarded: boolean[];
  treasures: string[][];
  points: number[];
  diamonds: number[];
  loot_cards: number[];
  fishbones: number[];
  present: boolean[];
  last_opener: number;
  final_turns_due: boolean[];
  leader: number;
  to_pass: number[];
};
