// Written by `python -m tools.wire_types` from the view and the forms of the game; a test keeps it so.

export type CardForm = {
  kind: "card";
  card: string;
};

export type ChestForm = {
  kind: "chest";
  dice: Record<string, number>;
  count: number;
  least: number;
  safe: number;
};

export type ChoiceForm = StopForm | RollForm | ReviveForm | ChestForm;

export type DrawForm = CardForm;

export type ReviveForm = {
  kind: "revive";
  dice: Record<string, number>;
  count: number;
  rolls: Record<string, number>;
};

export type RollForm = {
  kind: "roll";
  dice: Record<string, number>;
  free?: boolean;
};

export type StopForm = {
  kind: "stop";
  at: "table" | "island" | "three-skulls";
  points: number;
  loss: number;
};

export type View = {
  turn: number;
  phase: string;
  active: number;
  scores: number[];
  present: boolean[];
  card: string;
  pile_size: number;
  used: Record<string, number>;
  dice: Record<string, number>;
  chest: Record<string, number>;
  stays: string[];
  in_hand: number;
  rolls: number;
  skulls: number;
  skulls_out: number;
  face_counts: Record<string, string>;
  island: boolean;
  island_loss: number;
  battle_need: number;
  battle_swords: number;
  battle_most: number;
  battle_stake: number;
  battle_points: number;
  spell_ready: boolean;
  chest_open: boolean;
  points_if_stopped: number;
  points_on_chest: number;
  target: number;
  final_round: boolean;
  trigger: number;
  due: boolean[];
  playoff: number;
  leader: number;
  to_pass: number[];
};
