// One connection to one table. Frames are answered once each; what was not answered is sent again after a reconnection, which is harmless.

import type { Accepted, ClientFrame, RejectedFrame, ServerFrame } from "./types";

/** A frame without what the connection adds to it. */
export type Deed = ClientFrame extends infer F ? (F extends unknown ? Omit<F, "v" | "id"> : never) : never;
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
  #heard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #greeted = false; // the server knows who is there

  /** How far the clock of the server is ahead of this one, in milliseconds. */
  ahead = 0;

  constructor(
    readonly table: string,
    private readonly keys: () => Keys,
    private readonly seen: () => number | null,
    private readonly language: () => string,
    private readonly hear: (frame: ServerFrame) => void,
    private readonly changed: (link: Link) => void,
    private readonly keyless: () => void, // a key opens nothing any more
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something; the promise is kept even across a lost connection. */
  say(deed: Deed): Promise<Answer> {
    const id = String(++this.#count);
    const text = JSON.stringify({ v: 1, id, ...deed });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle });
      if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Say hello: first of all, and again when other seats are held or another language is spoken. It is said anyway when a connection opens. */
  hello(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const id = String(++this.#count);
    this.#waiting.set(id, { text: "", settle: (answer) => this.greeted(answer) });
    this.#socket.send(JSON.stringify({ v: 1, id, ...this.#greeting() }));
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#watch);
    clearTimeout(this.#again);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#socket?.close(1000);
    this.changed("closed");
  }

  /** The network or the page is back: do not wait for the next try. */
  hurry = (): void => {
    if (this.#ended || document.hidden || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#again);
    this.connect();
  };

  private connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.changed("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => this.receive(String(message.data));
    socket.onclose = (close) => this.dropped(socket, close.code);
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.listen(socket), 1_000);
  }

  private opened(socket: WebSocket): void {
    if (socket === this.#socket) this.hello();
  }

  private greeted(answer: Answer): void {
    if ("refused" in answer) {
      if (answer.refused === "bad-token") this.keyless();
      else this.#socket?.close();
      return;
    }
    if (this.#greeted) return;
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    for (const { text } of this.#waiting.values()) if (text) this.#socket?.send(text);
    this.changed("open");
  }

  #greeting() {
    return { do: "hello", ...this.keys(), after: this.seen(), lang: this.language(), offers: "forms" } as const;
  }

  private receive(data: string): void {
    this.#heard = Date.now();
    const frame = JSON.parse(data) as ServerFrame;
    if (!("re" in frame)) {
      this.hear(frame);
      return;
    }
    if ("at" in frame && typeof frame.at === "number") this.ahead = frame.at - Date.now();
    const waiting = frame.re === null ? undefined : this.#waiting.get(frame.re);
    if (frame.re !== null) this.#waiting.delete(frame.re);
    waiting?.settle(frame);
  }

  /** A silent connection may be dead: ask, then give it up and open another. */
  private listen(socket: WebSocket): void {
    const silent = Date.now() - this.#heard;
    if (silent > PATIENCE) {
      socket.onclose = null;
      socket.close();
      this.dropped(socket, 0);
    } else if (silent > SILENCE && this.#greeted) {
      void this.say({ do: "ping" });
    }
  }

  private dropped(socket: WebSocket, code: number): void {
    if (this.#ended || socket !== this.#socket) return;
    clearInterval(this.#watch);
    this.#socket = null;
    this.#greeted = false;
    this.changed("lost");
    for (const [id, { text }] of this.#waiting) if (text === "" || text.includes('"do":"ping"')) this.#waiting.delete(id);
    const wait = code === 1008 ? LONGEST_WAIT : this.#wait;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#again = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }
}
