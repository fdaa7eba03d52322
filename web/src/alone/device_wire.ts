// Tables on this device: requests and connections go to a worker that runs Python, started on first use.
// Static answers (the games, their words) were written when the site was built, and need no worker.

import type { SocketLike, ServerAccess } from "../wire/wire";
import { loading } from "./loading.svelte";
import type { FromWorker, ToWorker } from "./messages";

const WRITTEN: Record<string, string> = { "/api/games": "api/games.json", "/api/about": "api/about.json", "/api/lobby": "api/lobby.json" };
const WORDS = /^\/api\/games\/([a-z0-9_]+)\/words\/([a-z]{2})$/;
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

/** The worker for the tables. Analyses run in another one, so that nobody waits for them; both read the same shelf. */
type WorkerTask = "tables" | "analysis";

const requests = new Map<number, { task: WorkerTask; settle: (response: Response) => void; fail: (problem: Error) => void }>();
const lines = new Map<number, DeviceSocket>();
const workers = new Map<WorkerTask, Worker>();
let count = 0;
let ready = false; // for tables

/** A worker, started on first use. */
function workerFor(task: WorkerTask): Worker {
  const there = workers.get(task);
  if (there) return there;
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: `jollyroll ${task}` });
  started.onmessage = (message: MessageEvent<FromWorker>) => hear(task, message.data);
  started.onerror = () => fail(task, "");
  workers.set(task, started);
  started.postMessage({ kind: "begin", base: document.baseURI } satisfies ToWorker);
  return started;
}

function send(message: ToWorker, task: WorkerTask = "tables"): void {
  if (task === "tables" && !ready) loading.begin(); // somebody waits
  workerFor(task).postMessage(message);
}

/** A returning player will probably play again: if Python is cached, it starts while they look at the landing page. */
export async function warmUp(): Promise<void> {
  if (!(await globalThis.caches?.match("python.json"))) return;
  const list = (await (await fetch("python.json")).json()) as { folder: string; bytes: Record<string, number> };
  const kept = await Promise.all(Object.keys(list.bytes).map((name) => caches.match(`${list.folder}/${name}`)));
  if (kept.every(Boolean)) workerFor("tables");
}

function hear(task: WorkerTask, message: FromWorker): void {
  if (message.kind === "progress") {
    if (task === "tables") loading.reach(message.done, message.of);
  } else if (message.kind === "ready") {
    if (task !== "tables") return;
    ready = true;
    loading.end();
  } else if (message.kind === "failed") fail(task, message.why);
  else if (message.kind === "answer") {
    requests.get(message.id)?.settle(new Response(message.body, { status: message.status }));
    requests.delete(message.id);
  } else if (message.kind === "frame") lines.get(message.line)?.onmessage?.({ data: message.text });
  else lines.get(message.line)?.end(message.code);
}

/** Python failed to start: pending requests fail, and the next one tries again. */
function fail(task: WorkerTask, why: string): void {
  workers.get(task)?.terminate();
  workers.delete(task);
  for (const [id, request] of requests) {
    if (request.task !== task) continue;
    requests.delete(id);
    request.fail(new Error(why));
  }
  if (task !== "tables") return;
  ready = false;
  loading.fail(why);
  for (const line of [...lines.values()]) line.end(1001);
}

class DeviceSocket implements SocketLike {
  readyState = CONNECTING ?? 0;
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  readonly #id = ++count;

  constructor(table: string) {
    lines.set(this.#id, this);
    queueMicrotask(() => {
      send({ kind: "connect", line: this.#id, table });
      this.readyState = OPEN ?? 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    send({ kind: "frame", line: this.#id, text });
  }

  close(): void {
    if (lines.delete(this.#id) && workers.has("tables")) send({ kind: "hang-up", line: this.#id });
    this.readyState = CLOSED ?? 3;
  }

  end(code: number): void {
    lines.delete(this.#id);
    this.readyState = CLOSED ?? 3;
    this.onclose?.({ code });
  }
}

export const deviceWire: ServerAccess = {
  ask(path, init) {
    const words = WORDS.exec(path);
    const written = WRITTEN[path] ?? (words ? `api/words/${words[1]}-${words[2]}.ftl` : null);
    if (written) return fetch(written);
    const headers = new Headers(init?.headers);
    const id = ++count;
    const task: WorkerTask = path.endsWith("/analysis") ? "analysis" : "tables";
    return new Promise((settle, fail) => {
      requests.set(id, { task, settle, fail });
      send({ kind: "ask", id, method: init?.method ?? "GET", path, body: String(init?.body ?? ""), language: headers.get("Accept-Language") ?? "en" }, task);
    });
  },
  connect: (table) => new DeviceSocket(table),
};
