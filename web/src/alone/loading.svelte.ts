// The progress of loading Python, for the page to show.

class Loading {
  state = $state<"idle" | "loading" | "failed">("idle");
  done = $state(0); // of 1

  begin(): void {
    this.state = "loading";
  }

  reach(bytes: number, of: number): void {
    this.done = of ? Math.min(1, bytes / of) : 0;
  }

  end(): void {
    this.state = "idle";
    void navigator.serviceWorker?.ready.then((kept) => kept.active?.postMessage("keep all")); // for when there is no network
  }

  fail(why: string): void {
    if (why) console.error(why);
    if (this.state === "loading") this.state = "failed"; // nobody was waiting otherwise
    this.done = 0;
  }
}

export const loading = new Loading();
