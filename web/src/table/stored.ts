// What a browser keeps for us; one that keeps nothing can still play.

export interface Stored<T> {
  get(): T;
  set(value: T): void;
}

/** A value kept under a name, as JSON. */
export function stored<T>(name: string, usual: T): Stored<T> {
  const key = `jollyroll/${name}`;
  let now: T | undefined;
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
      now = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // kept until the page is closed
      }
    },
  };
}
