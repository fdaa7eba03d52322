// The browser's storage; the page works without it, too.

export interface StoredValue<T> {
  get(): T;
  set(value: T): void;
}

/** The storage key. */
export function storedAs(name: string): string {
  return `jollyroll/${name}`;
}

/** Ask the browser for persistent storage. */
export function keepsAnything(): boolean {
  const probe = storedAs("probe");
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** A stored value, as JSON, shared by all tabs. */
export function stored<T>(name: string, usual: T): StoredValue<T> {
  const key = storedAs(name);
  let now: T | undefined; // where the browser keeps nothing
  return {
    get() {
      if (now !== undefined) return now;
      try {
        const found = localStorage.getItem(key);
        if (found !== null) return JSON.parse(found) as T;
      } catch {
        // unreadable or not allowed: treat as absent
      }
      return usual;
    },
    set(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        now = undefined;
      } catch {
        now = value; // kept until the page is closed
      }
    },
  };
}
