// The service worker that caches the site for offline use, and its updates.

import { warmUp } from "./device_wire";

const LOOK_EVERY = 3_600_000; // milliseconds
const SETTLED = 300; // milliseconds in which the page is drawn

class Update {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Install the service worker, where supported. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const before = navigator.serviceWorker.controller !== null; // this page came from what was kept
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (before && this.#waiting) location.reload();
    });
    try {
      const kept = await navigator.serviceWorker.register("service_worker.js", { updateViaCache: "none" });
      const look = (): void => {
        if (kept.waiting && before) this.#found(kept.waiting);
      };
      look();
      kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
      setInterval(() => void kept.update().catch(() => undefined), LOOK_EVERY);
    } catch (problem) {
      console.warn("the site is not kept:", problem); // it plays all the same, as long as there is a network
    }
    void navigator.storage?.persist?.(); // games should outlast a shortage of room
    setTimeout(() => void warmUp().catch(() => undefined), SETTLED);
  }

  /** Activate the new version and reload the page. */
  take(): void {
    this.#waiting?.postMessage("take over");
  }

  #found(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    this.ready = true;
  }
}

export const update = new Update();
