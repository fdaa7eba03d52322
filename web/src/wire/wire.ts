// How the page reaches its tables: a server over HTTP and WebSockets or, on a site without a server, a worker on this device.
// Nothing else in the page knows the difference, but for what makes no sense alone (links for others), which asks ALONE.

import { deviceWire } from "../alone/device_wire";

/** As much of a WebSocket as a connection to a table needs. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Wire {
  ask(path: string, init?: RequestInit): Promise<Response>;
  connect(table: string): Line;
}

const server: Wire = {
  ask: (path, init) => fetch(path, init),
  connect(table) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/ws/${table}`) as Line;
  },
};

/** This page was built for a site without a server. */
export const ALONE: boolean = __ALONE__;

/** The message when tables cannot be reached. */
export const NO_ANSWER = __ALONE__ ? "page-alone-failed" : "page-no-server";

export const wire: Wire = __ALONE__ ? deviceWire : server;
