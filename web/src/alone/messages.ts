// The messages between the page and its worker.

export type ToWorker =
  | { kind: "begin"; base: string } // the address of the site
  | { kind: "ask"; id: number; method: string; path: string; body: string; language: string }
  | { kind: "connect"; line: number; table: string }
  | { kind: "frame"; line: number; text: string }
  | { kind: "hang-up"; line: number };

export type FromWorker =
  | { kind: "progress"; done: number; of: number } // bytes
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "frame"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };
