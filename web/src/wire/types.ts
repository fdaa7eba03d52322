// Written by `python -m tools.wire_types` from the models of the server; a test keeps it so.

export const LONGEST_NAME = 24;
export const EMOTES: readonly Emote[] = ["ahoy", "well-done", "ouch", "lucky", "thinking", "hurry", "thanks", "sorry", "cheers", "farewell"];

export interface Accepted {
  at?: number;
  you?: HeldRights;
  seat?: number;
  token?: string;
  link?: string;
  qr?: string;
  table?: string;
  steps?: PreviewStep[];
  choices?: OfferChoice[];
  ends?: "choice" | "chance" | "turn" | "over";
  advice?: Advice;
  re: string;
  ok: true;
  seq: number;
}

export interface Advice {
  seq: number;
  seat: number;
  exact: boolean;
  error: number;
  basis: string;
  odds: OddsInfo[];
}

export interface AdviceFrame {
  coach: Advice;
}

export interface AnalysisProgress {
  done: number;
}

export interface AskCoach {
  v: 1;
  id: string;
  do: "coach";
  at: number;
}

export interface BegunShown {
  kind: "begun";
  parts: ChancePart[];
}

export interface ByeFrame {
  bye: Refusal;
}

export interface CalledChoice {
  number: number;
  text: string;
  form: Record<string, unknown>;
}

export interface CalledShown {
  kind: "called";
  seat: number;
  by: "person" | "bot" | "clock";
  choice: CalledChoice | null;
  chain: number;
  roll: number;
  link: string | "";
  witness: number;
  passed: number[];
}

export interface ChainInfo {
  after: number;
  links: number;
  restarts: number;
  nonces: string;
  seal: string;
  seats: SeatSeedInfo[];
  seals?: SeatChainInfo[];
}

export interface ChancePart {
  chance: string;
  chain: number;
  roll: number;
  link: string;
  nonce: string | "";
  devices?: DevicesInfo;
  left: string;
  told: LedgerInfo[];
}

export interface ChangeSettings {
  v: 1;
  id: string;
  do: "change";
  settings: Settings;
}

export interface ChangedShown {
  kind: "renamed" | "placed" | "changed" | "sealed" | "started" | "moved" | "resealed";
  seat: number;
}

export interface ChoicePart {
  choice: number;
  text: string;
  form: Record<string, unknown>;
  told: LedgerInfo[];
}

export interface Choose {
  v: 1;
  id: string;
  do: "choose";
  seat: number;
  at: number;
  choice: number;
  nonce: string;
  link?: string | null;
}

export type ClientFrame = Hello | Ping | Sit | Stand | Rename | PlaceSeat | ChangeSettings | Start | Commit | Reseal | Reveal | Choose | Roll | TypeOutcome | Witness | Undo | Preview | Leave | ReturnToSeat | Hurry | AskCoach | SendEmote | Rematch | RequestMove | TakeOver;

export interface ClockFrame {
  clock: ExtendedDeadline;
}

export type Coaching = "off" | "demand" | "always";

export type Code = "bad-json" | "bad-frame" | "version" | "too-large" | "no-hello" | "too-many-frames" | "too-many-requests" | "too-many-connections" | "too-many-tables" | "busy" | "not-stored" | "store-lost" | "mishap" | "closing" | "origin" | "no-page" | "bad-method" | "no-table" | "archived" | "damaged" | "no-seat" | "bad-token" | "not-yours" | "not-host" | "bad-ticket" | "seat-taken" | "name-taken" | "bad-name" | "bad-setting" | "not-open" | "not-ready" | "bad-seed" | "not-playing" | "stale" | "not-your-turn" | "no-choice-due" | "no-roll-due" | "no-outcome-due" | "no-witness-due" | "link-due" | "bad-link" | "not-allowed" | "nothing-to-undo" | "too-often" | "stood-in" | "left" | "coach-off" | "coach-unable" | "not-over";

export interface Commit {
  v: 1;
  id: string;
  do: "commit";
  seat: number;
  commitment: string;
  chain?: string | null;
}

export interface DevicesInfo {
  thrower: number;
  thrower_link: string | "";
  witness: number;
  witness_link: string | "";
  passed: number[];
}

export interface DrawInfo {
  text: string;
  form: Record<string, unknown>;
  left: number;
}

export type Emote = "ahoy" | "well-done" | "ouch" | "lucky" | "thinking" | "hurry" | "thanks" | "sorry" | "cheers" | "farewell";

export interface EmoteFrame {
  emote: EmoteInfo;
}

export interface EmoteInfo {
  seat: number;
  emote: Emote;
}

export interface EventFrame {
  seq: number;
  at: number;
  event: OpenedShown | SatShown | StoodShown | ChangedShown | RevealedShown | BegunShown | CalledShown | PassedShown | PlayedShown | UndoneShown | StandInShown | RematchedShown;
  table?: TableInfo;
  now?: PositionInfo;
}

export interface ExpectedOutcome {
  dice: number;
  faces: string;
  draws: DrawInfo[];
}

export interface ExtendedDeadline {
  seq: number;
  deadline: number;
}

export interface FairInfo {
  version?: number;
  game: string;
  sides: string;
  chains: ChainInfo[];
}

export interface FindingInfo {
  code: string;
  throw: number;
  place: string;
  chain: number;
  seat: number;
  shown: string;
  sealed: string;
}

export interface FinishedAnalysis {
  done: number;
  seqs: number[];
  analysis: Record<string, unknown>;
}

export interface FrameRequest {
  tokens?: string[];
  host?: string | null;
  frame: Hello | Ping | Sit | Stand | Rename | PlaceSeat | ChangeSettings | Start | Commit | Reseal | Reveal | Choose | Roll | TypeOutcome | Witness | Undo | Preview | Leave | ReturnToSeat | Hurry | AskCoach | SendEmote | Rematch | RequestMove | TakeOver;
}

export interface GameInfo {
  name: string;
  code: string;
  rules: number;
  seats: number[];
  age: number;
  minutes: number;
  dice: number;
  letters: string;
  faces: string[];
  places: string[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  editions: Record<string, string>;
  levels: string[];
  coach: boolean;
  built_in: boolean;
}

export interface HeldRights {
  seats: number[];
  host: boolean;
}

export interface Hello {
  v: 1;
  id: string;
  do: "hello";
  tokens?: string[];
  host?: string | null;
  after?: number | null;
  lang?: string;
  offers?: OfferForm;
}

export interface History {
  last: number;
  events: EventFrame[];
}

export interface Hurry {
  v: 1;
  id: string;
  do: "hurry";
  seat: number;
}

export interface LastTyped {
  seat: number;
  kind: "chance" | "choice";
  text: string;
  form: Record<string, unknown>;
}

export interface Leave {
  v: 1;
  id: string;
  do: "leave";
  seat: number;
  for_good?: boolean;
}

export interface LeavePart {
  leave: number;
  told: LedgerInfo[];
}

export interface LedgerInfo {
  rule: string;
  what: string;
  from: string;
  to: string;
  amount: number;
}

export interface Lobby {
  tables: LobbyTable[];
}

export interface LobbyTable {
  id: string;
  game: string;
  options: Record<string, string>;
  people: string[];
  bots: number;
  free: number;
  coach: string;
  clock: number;
  opened: number;
}

export interface OddsInfo {
  number: number;
  shares: number[];
  points: number;
  risk: number;
}

export interface Offer {
  seq: number;
  seat: number;
  choices: OfferChoice[] | number[];
  chance: number[];
  gives_up: number[];
}

export interface OfferChoice {
  number: number;
  text: string;
  form: Record<string, unknown>;
}

export type OfferForm = "none" | "numbers" | "forms";

export interface OfferFrame {
  offer: Offer;
}

export interface OpenTable {
  game: string;
  seats: string[];
  settings?: Settings;
  again?: StartingPoint | null;
}

export interface OpenedShown {
  kind: "opened";
}

export interface OptionInfo {
  name: string;
  rule: string;
  default: string;
  values: string[];
  house: string[];
  least: number | null;
  most: number | null;
  step: number | null;
  custom: boolean;
}

export interface PassedShown {
  kind: "passed";
  seat: number;
  witness: number;
}

export interface Ping {
  v: 1;
  id: string;
  do: "ping";
}

export interface PlaceSeat {
  v: 1;
  id: string;
  do: "place";
  seat: number;
  kind: string | "remove";
}

export interface PlayedShown {
  kind: "played";
  seat: number;
  by: "person" | "bot" | "clock";
  parts: (ChoicePart | ChancePart | TypedPart | LeavePart)[];
}

export interface PositionInfo {
  waits: "choice" | "roll" | "outcome" | "witness" | "nothing";
  phase: string;
  seat: number;
  deadline: number | null;
  undo: number;
  undo_until: number | null;
  view: Record<string, unknown>;
  result: ResultInfo | null;
  expected?: ExpectedOutcome | null;
  last?: LastTyped | null;
}

export interface Presence {
  seats: boolean[];
  away: (number | null)[];
  watching: number;
}

export interface PresenceFrame {
  presence: Presence;
}

export interface Preview {
  v: 1;
  id: string;
  do: "preview";
  at: number;
  choices: number[];
}

export interface PreviewStep {
  choice: number;
  text: string;
  told: LedgerInfo[];
  view: Record<string, unknown>;
}

export interface Refusal {
  refused: Code;
  say: string;
  reason: string;
  rule: string;
  seq: number | null;
  retry_after: number | null;
}

export interface RejectedFrame {
  refused: Code;
  say: string;
  reason: string;
  rule: string;
  seq: number | null;
  retry_after: number | null;
  re: string | null;
}

export interface Rematch {
  v: 1;
  id: string;
  do: "rematch";
}

export interface RematchedShown {
  kind: "rematched";
}

export interface Rename {
  v: 1;
  id: string;
  do: "rename";
  seat: number;
  name: string;
}

export interface RequestMove {
  v: 1;
  id: string;
  do: "move";
  seat: number;
}

export interface Reseal {
  v: 1;
  id: string;
  do: "reseal";
  seat: number;
  chain: string;
}

export interface ResultInfo {
  winners: number[];
  scores: number[];
}

export interface ReturnToSeat {
  v: 1;
  id: string;
  do: "back";
  seat: number;
}

export interface Reveal {
  v: 1;
  id: string;
  do: "reveal";
  seat: number;
  seed: string;
}

export interface RevealedShown {
  kind: "revealed";
  seat: number;
}

export interface Roll {
  v: 1;
  id: string;
  do: "roll";
  seat: number;
  at: number;
  nonce: string;
  link?: string | null;
}

export interface SatShown {
  kind: "sat";
  seat: number;
}

export interface SeatChainInfo {
  seat: number;
  after: number;
  chain: string;
}

export interface SeatInfo {
  kind: string;
  name: string;
  stand_in: string;
  sealed: boolean;
  left: boolean;
}

export interface SeatSeedInfo {
  commitment: string | "";
  seed: string | "";
  chain?: string | "";
}

export interface SendEmote {
  v: 1;
  id: string;
  do: "emote";
  seat: number;
  emote: Emote;
}

export type ServerFrame = Accepted | RejectedFrame | EventFrame | SnapshotFrame | OfferFrame | AdviceFrame | PresenceFrame | EmoteFrame | ClockFrame | SlowFrame | ByeFrame;

export interface ServerInfo {
  name: string;
  version: string;
  protocol: number;
  languages: string[];
  bots: string[];
  addresses: string[];
}

export interface Settings {
  preset?: string | null;
  options?: Record<string, string> | null;
  coach?: Coaching | null;
  clock?: number | null;
  absent?: number | null;
  stand_in?: string | null;
  pace?: number | null;
  listed?: boolean | null;
  youngest?: number | null;
  dice?: "fair" | "manual" | null;
}

export interface Sit {
  v: 1;
  id: string;
  do: "sit";
  seat: number;
  name: string;
  commitment?: string | null;
  chain?: string | null;
  token?: string | null;
  nonce?: string | null;
}

export interface SlowFrame {
  slow: StoreDelay;
}

export interface Snapshot {
  seq: number;
  at: number;
  table: TableInfo;
  now: PositionInfo | null;
  offer: Offer | null;
}

export interface SnapshotFrame {
  seq: number;
  snapshot: true;
  table: TableInfo;
  now?: PositionInfo;
}

export interface Stand {
  v: 1;
  id: string;
  do: "stand";
  seat: number;
}

export interface StandInShown {
  kind: "stands-in" | "back";
  seat: number;
  why: "left" | "away" | "clock" | "";
}

export interface Start {
  v: 1;
  id: string;
  do: "start";
}

export interface StartingPoint {
  table: string;
  seq: number;
}

export interface StoodShown {
  kind: "stood";
  seat: number;
  why: "left" | "host" | "no-seed";
}

export interface StoreDelay {
  seq: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  stage: "open" | "revealing" | "playing" | "over";
  preset: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  host: number;
  youngest: number;
  coach: "off" | "demand" | "always";
  clock: number;
  absent: number;
  stand_in: string;
  pace: number;
  listed: boolean;
  restarts: number;
  dice?: "fair" | "manual";
  fair: FairInfo;
  rematch: string | null;
  of: string | null;
}

export interface TableOpened {
  table: string;
  host: string;
  link: string;
}

export interface TakeOver {
  v: 1;
  id: string;
  do: "take";
  ticket: string;
  token?: string | null;
  nonce?: string | null;
}

export interface TypeOutcome {
  v: 1;
  id: string;
  do: "outcome";
  at: number;
  outcome: string;
  nonce: string;
}

export interface TypedPart {
  chance: string;
  left: string;
  told: LedgerInfo[];
}

export interface Undo {
  v: 1;
  id: string;
  do: "undo";
  seat: number;
  at: number;
}

export interface UndoneShown {
  kind: "undone";
  seat: number;
  steps?: number;
}

export interface VerificationResult {
  status: string;
  throws: number;
  draws: number;
  unsealed: number;
  witnessed: number;
  marks: string[];
  game_mark: string;
  findings: FindingInfo[];
  remarks: FindingInfo[];
}

export interface Witness {
  v: 1;
  id: string;
  do: "witness";
  seat: number;
  at: number;
  link: string;
}
