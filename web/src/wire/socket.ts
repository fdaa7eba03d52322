// One connection to one table. Each frame is answered once; unanswered ones are sent again after a reconnection, which is idempotent.

import { ServerTime, ElapsedTime } from "./server_time";
import type { Accepted, ClientFrame, RejectedFrame, ServerFrame } from "./types";
import { ALONE, wire, type SocketLike } from "./wire";

/** A frame without the fields added by the connection. */
export type FrameBody = ClientFrame extends infer F ? (F extends unknown ? Omit<F, "v" | "id"> : never) : never;
export type FrameAnswer = Accepted | RejectedFrame;
/** `silent`: nothing is received any more, but the connection is not given up yet. */
export type Link = "connecting" | "open" | "silent" | "lost" | "closed";

interface Waiting {
  text: string;
  settle: (answer: FrameAnswer) => void;
}

interface TableKeys {
  tokens: string[];
  host: string | null;
}

const SILENCE = 4_000; // milliseconds without a word from the server until it is asked
const WATCHED_SILENCE = 1_000; // while somebody who plays is looking
const PATIENCE = 9_000; // and until the connection is given up
const LOOK_EVERY = 200;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** The response times of this connection, so that a slow one is not taken for a dead one. */
class AnswerTimes {
  #slowest = 0;

  note(milliseconds: number): void {
    this.#slowest = Math.max(milliseconds, 0.9 * this.#slowest);
  }

  /** Milliseconds after which an answer is overdue. */
  get patience(): number {
    return Math.min(PATIENCE, Math.max(700, 3 * this.#slowest));
  }
}

export class Socket {
  #socket: SocketLike | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #wait = FIRST_WAIT;
  #silence = new ElapsedTime();
  #asked: { id: string; since: ElapsedTime } | null = null; // a greeting or ping that is not answered yet
  #answers = new AnswerTimes();
  #link: Link | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #greeted = false; // the server knows who is there

  readonly time = new ServerTime();

  constructor(
    readonly table: string,
    private readonly keys: () => TableKeys,
    private readonly seen: () => number | null,
    private readonly language: () => string,
    private readonly onFrame: (frame: ServerFrame) => void,
    private readonly onLink: (link: Link) => void,
    private readonly onVoidKey: () => void, // the server does not know one of the keys any more
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
    addEventListener("offline", this.ask);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  /** Send a frame; the answer arrives even across a lost connection. */
  send(frame: FrameBody): Promise<FrameAnswer> {
    const id = String(++this.#count);
    const text = JSON.stringify({ v: 1, id, ...frame });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle });
      if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Say hello: first of all, and again when the held seats or the language change. Reconnecting does so automatically. */
  hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const id = String(++this.#count);
    this.#asked = { id, since: new ElapsedTime() };
    this.#waiting.set(id, { text: "", settle: (answer) => this.onHello(answer) });
    this.#socket.send(JSON.stringify({ v: 1, id, ...this.#hello() }));
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#watch);
    clearTimeout(this.#again);
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.ask);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.#socket?.close(1000);
    this.#tell("closed");
  }

  #tell(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.onLink(link);
  }

  /** The network is reported offline. A server on this machine may still be reachable, so it is pinged. */
  private ask = (): void => {
    if (!this.#greeted || this.#asked) return;
    void this.send({ do: "ping" });
    this.#asked = { id: String(this.#count), since: new ElapsedTime() };
  };

  /** Reconnect at once: the network or the page is back. If the connection has survived, ask for the time. */
  reconnectNow = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.ask();
      return;
    }
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#again);
    this.connect();
  };

  private connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.#tell("connecting");
    this.#asked = null;
    const socket = wire.connect(this.table);
    this.#socket = socket;
    this.#silence.restart();
    socket.onopen = () => this.onOpen(socket);
    socket.onmessage = (message) => this.onMessage(String(message.data));
    socket.onclose = (close) => this.onDrop(socket, close.code);
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.checkAlive(socket), LOOK_EVERY);
  }

  private onOpen(socket: SocketLike): void {
    if (socket === this.#socket) this.hello();
  }

  private onHello(answer: FrameAnswer): void {
    if ("refused" in answer) {
      if (answer.refused === "bad-token") this.onVoidKey();
      else this.#socket?.close();
      return;
    }
    if (this.#greeted) return;
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    for (const { text } of this.#waiting.values()) if (text) this.#socket?.send(text);
    this.#tell("open");
  }

  #hello() {
    return { do: "hello", ...this.keys(), after: this.seen(), lang: this.language(), offers: "forms" } as const;
  }

  private onMessage(data: string): void {
    this.#silence.restart();
    const frame = JSON.parse(data) as ServerFrame;
    if (this.#link === "silent") this.#tell("open");
    if (!("re" in frame)) {
      if ("slow" in frame) this.#asked = null; // it is busy, not gone: a ping would wait behind what waits
      if ("event" in frame) this.time.reach(frame.at);
      this.onFrame(frame);
      return;
    }
    if ("at" in frame && typeof frame.at === "number") this.time.set(frame.at);
    const waiting = frame.re === null ? undefined : this.#waiting.get(frame.re);
    if (frame.re !== null) this.#waiting.delete(frame.re);
    if (this.#asked && frame.re === this.#asked.id) {
      this.#answers.note(this.#asked.since.elapsed);
      this.#asked = null;
    }
    waiting?.settle(frame);
  }

  /** Ping a silent connection; report an overdue answer; replace the connection if it stays silent. */
  private checkAlive(socket: SocketLike): void {
    if (ALONE) return; // a worker is not lost, it thinks
    const silent = this.#silence.elapsed;
    const watched = !document.hidden && this.keys().tokens.length > 0;
    if (silent > PATIENCE) {
      socket.onclose = null;
      socket.close();
      this.onDrop(socket, 0);
    } else if (this.#asked) {
      if (this.#greeted && Math.min(silent, this.#asked.since.elapsed) > this.#answers.patience) this.#tell("silent");
    } else if (silent > (watched ? WATCHED_SILENCE : SILENCE)) this.ask();
  }

  private onDrop(socket: SocketLike, code: number): void {
    if (this.#ended || socket !== this.#socket) return;
    clearInterval(this.#watch);
    this.#socket = null;
    this.#greeted = false;
    this.#tell("lost");
    for (const [id, { text }] of this.#waiting) if (text === "" || text.includes('"do":"ping"')) this.#waiting.delete(id);
    const wait = code === 1008 ? LONGEST_WAIT : this.#wait;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#again = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }
}
