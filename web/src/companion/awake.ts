// Keeps the screen of a phone on the table awake while the page is visible.

/** Call it in an effect; returns the cleanup function. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = (): void => {
    if (!wanted || document.hidden || !("wakeLock" in navigator)) return;
    void navigator.wakeLock.request("screen").then((lock) => (wanted ? (held = lock) : void lock.release())).catch(() => undefined);
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}
