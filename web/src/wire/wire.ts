// The connection to the tables: a server over HTTP and WebSockets or, on a site without a server, a worker on this device.
// The rest of the page does not know which, except for features that need other people (links), which check ALONE.

import { deviceWire } from "../alone/device_wire";

/** The part of a WebSocket that a table connection needs. */
export interface SocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface ServerAccess {
  ask(path: string, init?: RequestInit): Promise<Response>;
  connect(table: string): SocketLike;
}

const server: ServerAccess = {
  ask: (path, init) => fetch(path, init),
  connect(table) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/ws/${table}`) as SocketLike;
  },
};

/** True if this page was built for a site without a server. */
export const ALONE: boolean = __ALONE__;

/** The message when tables cannot be reached. */
export const NO_ANSWER = __ALONE__ ? "page-alone-failed" : "page-no-server";

export const wire: ServerAccess = __ALONE__ ? deviceWire : server;
