// A phone that lies on the table stays awake while it is looked at.

/** To be called in an effect; gives what ends it. */
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
