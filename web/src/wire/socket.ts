// One connection to one table. Frames are answered once each; what was not answered is sent again after a reconnection, which is harmless.

import { ServerTime, Stopwatch } from "./server_time";
import type { Accepted, ClientFrame, RejectedFrame, ServerFrame } from "./types";

/** A frame without what the connection adds to it. */
export type FrameBody = ClientFrame extends infer F ? (F extends unknown ? Omit<F, "v" | "id"> : never) : never;
export type Answer = Accepted | RejectedFrame;
export type Link = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  text: string;
  settle: (answer: Answer) => void;
}

interface Keys {
  tokens: string[];
  host: string | null;
}

const SILENCE = 4_000; // milliseconds without a word from the server until it is asked
const PATIENCE = 9_000; // and until the connection is given up
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #wait = FIRST_WAIT;
  #silence = new Stopwatch();
  #watch: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #greeted = false; // the server knows who is there

  readonly time = new ServerTime();

  constructor(
    readonly table: string,
    private readonly keys: () => Keys,
    private readonly seen: () => number | null,
    private readonly language: () => string,
    private readonly onFrame: (frame: ServerFrame) => void,
    private readonly onLink: (link: Link) => void,
    private readonly onVoidKey: () => void, // the server does not know one of the keys any more
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  /** Send a frame; the answer comes even across a lost connection. */
  send(frame: FrameBody): Promise<Answer> {
    const id = String(++this.#count);
    const text = JSON.stringify({ v: 1, id, ...frame });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle });
      if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Say hello: first of all, and again when other seats are held or the language changes. A new connection says it by itself. */
  hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const id = String(++this.#count);
    this.#waiting.set(id, { text: "", settle: (answer) => this.onHello(answer) });
    this.#socket.send(JSON.stringify({ v: 1, id, ...this.#hello() }));
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#watch);
    clearTimeout(this.#again);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.#socket?.close(1000);
    this.onLink("closed");
  }

  /** Reconnect at once: the network or the page is back. Where the connection has lasted, ask what time it is. */
  reconnectNow = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      if (this.#greeted) void this.send({ do: "ping" });
      return;
    }
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#again);
    this.connect();
  };

  private connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.onLink("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.#socket = socket;
    this.#silence.restart();
    socket.onopen = () => this.onOpen(socket);
    socket.onmessage = (message) => this.onMessage(String(message.data));
    socket.onclose = (close) => this.onDrop(socket, close.code);
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.checkAlive(socket), 1_000);
  }

  private onOpen(socket: WebSocket): void {
    if (socket === this.#socket) this.hello();
  }

  private onHello(answer: Answer): void {
    if ("refused" in answer) {
      if (answer.refused === "bad-token") this.onVoidKey();
      else this.#socket?.close();
      return;
    }
    if (this.#greeted) return;
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    for (const { text } of this.#waiting.values()) if (text) this.#socket?.send(text);
    this.onLink("open");
  }

  #hello() {
    return { do: "hello", ...this.keys(), after: this.seen(), lang: this.language(), offers: "forms" } as const;
  }

  private onMessage(data: string): void {
    this.#silence.restart();
    const frame = JSON.parse(data) as ServerFrame;
    if (!("re" in frame)) {
      if ("event" in frame) this.time.reach(frame.at);
      this.onFrame(frame);
      return;
    }
    if ("at" in frame && typeof frame.at === "number") this.time.set(frame.at);
    const waiting = frame.re === null ? undefined : this.#waiting.get(frame.re);
    if (frame.re !== null) this.#waiting.delete(frame.re);
    waiting?.settle(frame);
  }

  /** Ping a silent connection; replace one that stays silent. */
  private checkAlive(socket: WebSocket): void {
    const silent = this.#silence.elapsed;
    if (silent > PATIENCE) {
      socket.onclose = null;
      socket.close();
      this.onDrop(socket, 0);
    } else if (silent > SILENCE && this.#greeted) {
      void this.send({ do: "ping" });
    }
  }

  private onDrop(socket: WebSocket, code: number): void {
    if (this.#ended || socket !== this.#socket) return;
    clearInterval(this.#watch);
    this.#socket = null;
    this.#greeted = false;
    this.onLink("lost");
    for (const [id, { text }] of this.#waiting) if (text === "" || text.includes('"do":"ping"')) this.#waiting.delete(id);
    const wait = code === 1008 ? LONGEST_WAIT : this.#wait;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#again = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }
}
