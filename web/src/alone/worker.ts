// Python on this device: the rulebooks and the tables of the server, unchanged, in Pyodide. Speaks the protocol of the live table.

/// <reference lib="webworker" />
import { boot, type Python } from "./boot";
import type { FromWorker, ToWorker } from "./messages";
import { sentencesOf } from "./sentences";
import { shelf } from "./shelf";

/** `PageServer` in worker.py. */
interface PageServer {
  ask(method: string, path: string, body: string, language: string): Promise<[number, string] & { destroy?(): void }>;
  connect(line: number, table: string): void;
  come(line: number, text: string): void;
  hang_up(line: number): void;
}

const tell = (message: FromWorker): void => postMessage(message);
let python: Promise<PageServer> | null = null;

async function begin(base: string): Promise<PageServer> {
  const site: Python = await boot(base, (done, of) => tell({ kind: "progress", done, of }));
  const page = {
    frame: (line: number, text: string) => tell({ kind: "frame", line, text }),
    closed: (line: number, code: number) => tell({ kind: "closed", line, code }),
    bundle: sentencesOf,
    tables: () => site.loadTables(),
  };
  const serve = site.pyodide.pyimport("jollyroll.server.alone.worker").serve as (page: object, shelf: object) => PageServer;
  const served = serve(page, shelf);
  performance.mark("ready");
  tell({ kind: "ready" });
  return served;
}

async function answer(served: PageServer, message: Extract<ToWorker, { kind: "ask" }>): Promise<void> {
  const [status, body] = await served.ask(message.method, message.path, message.body, message.language);
  performance.mark(message.path);
  tell({ kind: "answer", id: message.id, status, body });
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "begin") {
    python = begin(message.base);
    await python;
    return;
  }
  const served = await python;
  if (!served) return;
  if (message.kind === "ask") await answer(served, message);
  else if (message.kind === "connect") served.connect(message.line, message.table);
  else if (message.kind === "frame") served.come(message.line, message.text);
  else served.hang_up(message.line);
}

onmessage = (message: MessageEvent<ToWorker>) => {
  hear(message.data).catch((problem: unknown) => tell({ kind: "failed", why: String(problem) }));
};
