// What a browser keeps for us; one that keeps nothing can still play.

export interface Stored<T> {
  get(): T;
  set(value: T): void;
}

/** The name under which the browser keeps it. */
export function storedAs(name: string): string {
  return `jollyroll/${name}`;
}

/** The browser keeps what it is given beyond this visit. */
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

/** A value kept under a name, as JSON. All tabs see the same. */
export function stored<T>(name: string, usual: T): Stored<T> {
  const key = storedAs(name);
  let now: T | undefined; // where the browser keeps nothing
  return {
    get() {
      if (now !== undefined) return now;
      try {
        const found = localStorage.getItem(key);
        if (found !== null) return JSON.parse(found) as T;
      } catch {
        // unreadable or not allowed: as if nothing were there
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
