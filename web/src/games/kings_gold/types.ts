// Written by `python -m tools.wire_types` from the view and the forms of the game; a test keeps it so.

export type ChoiceForm = StopForm | RollForm | RaidForm | StealForm | StripForm;

export type RaidForm = {
  kind: "raid";
  coin: number;
  dice: Record<string, number>;
};

export type RollForm = {
  kind: "roll";
  dice: Record<string, number>;
};

export type StealForm = {
  kind: "steal";
  coin: number;
  victim: number;
  dice: Record<string, number>;
};

export type StopForm = {
  kind: "stop";
};

export type StripForm = {
  kind: "strip";
  victim: number;
};

export type View = {
  turn: number;
  phase: string;
  active: number;
  box: number;
  king: number;
  coins: number[];
  present: boolean[];
  dice: Record<string, number>;
  stays: string[];
  in_hand: number;
  rolls_left: number;
  tie_round: number;
  replay: number;
  roll_off: (number | null)[];
};
