// The events of tables in IndexedDB. An event is stored durably before anybody is shown it.

const NAME = "jollyroll";
const [EVENTS, TABLES] = ["events", "tables"] as const;
type StoredRow = [table: string, seq: number, at: number, body: string, secret: string];

function opened(): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(EVENTS); // by [table, seq]
      request.result.createObjectStore(TABLES); // by table
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      settle(request.result);
    };
    request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
  });
}

let database: Promise<IDBDatabase> | null = null;

async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  database ??= opened().catch((problem: unknown) => {
    database = null;
    throw problem;
  });
  const there = await database;
  try {
    return there.transaction([EVENTS, TABLES], mode, { durability: "strict" });
  } catch {
    database = null; // the browser has closed it meanwhile
    return (await (database = opened())).transaction([EVENTS, TABLES], mode, { durability: "strict" });
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
  });
}

const rowsOf = (table: string, after: number, upto: number): IDBKeyRange => IDBKeyRange.bound([table, after], [table, upto], true, false);

/** The interface used by Python: see `Shelf` in device_store.py. */
export const shelf = {
  async add(row: string, summary: string): Promise<boolean> {
    const given = JSON.parse(row) as StoredRow;
    const transaction = await begin("readwrite");
    return new Promise((settle, fail) => {
      transaction.oncomplete = () => settle(true);
      transaction.onabort = () => (transaction.error?.name === "ConstraintError" ? settle(false) : fail(transaction.error ?? new Error("IndexedDB")));
      transaction.objectStore(EVENTS).add(given, [given[0], given[1]]);
      if (summary) transaction.objectStore(TABLES).put(JSON.parse(summary), given[0]);
    });
  },

  async rows(table: string, after: number, upto: number): Promise<string> {
    const transaction = await begin("readonly");
    return JSON.stringify(await result(transaction.objectStore(EVENTS).getAll(rowsOf(table, after, upto))));
  },

  async last(table: string): Promise<number> {
    const transaction = await begin("readonly");
    const cursor = await result(transaction.objectStore(EVENTS).openKeyCursor(rowsOf(table, 0, 2 ** 31), "prev"));
    return cursor ? (cursor.key as [string, number])[1] : 0;
  },
};

/** Delete all data of a table. */
export async function discard(table: string): Promise<void> {
  const transaction = await begin("readwrite");
  transaction.objectStore(EVENTS).delete(rowsOf(table, 0, 2 ** 31));
  transaction.objectStore(TABLES).delete(table);
}
