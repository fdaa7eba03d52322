// Starts Pyodide from the files of the site: see tools/static_site. A snapshot of Python's memory, taken when the site was built
// with everything imported, saves most of the time; a browser that cannot restore it imports everything itself.

/** The files in the Python folder, by purpose; sizes are as transferred. */
interface Files {
  folder: string;
  lock: object; // of Pyodide, without packages
  loader: string; // pyodide.mjs
  script: string; // pyodide.asm.mjs, which the loader imports
  wasm: string;
  library: string; // Python's own
  snapshot: string;
  sources: string;
  tables: string;
  kernels: string; // arithmetic of solvers, in JavaScript
  bytes: Record<string, number>;
}

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

export interface Pyodide {
  FS: FileSystem;
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, unknown>;
  registerJsModule(name: string, module: object): void;
}

export interface Python {
  pyodide: Pyodide;
  loadTables(): Promise<void>;
}

type BootProgress = (done: number, of: number) => void;
type Load = (settings: object) => Promise<Pyodide>;

const PAGE = 65_536; // bytes of WebAssembly's memory
const KERNELS = "jollyroll_kernels"; // as Python imports them
const HOME = "/jollyroll"; // where our sources lie in the file system of Python

/** Unpack a compressed file. */
async function unpacked(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.ok || !response.body) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Write the files of a pack to Python's file system: a line of JSON with names and sizes, then all their bytes. */
export function unpack(pack: Uint8Array, files: FileSystem): void {
  const end = pack.indexOf(10);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][];
  const folders = new Set<string>();
  let place = end + 1;
  for (const [name, size] of list) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, pack.subarray(place, place + size), { canOwn: true });
    place += size;
  }
}

/**
 * Give Pyodide the module that has been compiling since the beginning, and allocate Python's memory at the size of its snapshot:
 * Pyodide itself would start compiling after all downloads, and allocates less.
 */
function withCompiled(compiled: Promise<WebAssembly.Module>, bytes: number): () => void {
  const usual = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    const memory = instance.exports["memory"];
    if (memory instanceof WebAssembly.Memory) memory.grow(Math.max(0, Math.ceil((bytes - memory.buffer.byteLength) / PAGE)));
    return { module, instance };
  };
  return () => (WebAssembly.instantiateStreaming = usual);
}

/** Fetches the files for starting Python, each once, and counts the bytes received. */
class Fetched {
  readonly #folder: string;
  readonly #files: Files;
  readonly #report: BootProgress;
  readonly #come = new Map<string, Promise<Response>>();
  #done = 0;

  constructor(folder: string, files: Files, report: BootProgress) {
    [this.#folder, this.#files, this.#report] = [folder, files, report];
  }

  /** A file, fetched on first request. */
  file(name: string): Promise<Response> {
    const there = this.#come.get(name) ?? this.#counted(name);
    this.#come.set(name, there);
    return there;
  }

  /** A replacement for `fetch` in Pyodide: its files are on their way already. */
  readonly fetch = async (what: RequestInfo | URL, how?: RequestInit): Promise<Response> => {
    const name = String(what instanceof Request ? what.url : what).split("/").at(-1) ?? "";
    if (name === this.#files.wasm) return new Response(); // compiled by then
    return this.#come.get(name) ?? usualFetch(what, how);
  };

  #count(bytes: number): void {
    const { wasm, snapshot, sources, library, bytes: sizes } = this.#files;
    const of = [wasm, snapshot, sources, library].reduce((sum, each) => sum + (sizes[each] ?? 0), 0);
    this.#report((this.#done += bytes), of);
  }

  async #counted(name: string): Promise<Response> {
    const address = this.#folder + name;
    const kept = await globalThis.caches?.match(address);
    if (kept) {
      this.#count(this.#files.bytes[name] ?? 0);
      return kept;
    }
    const response = await usualFetch(address);
    if (!response.body) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, on) => {
        this.#count(part.length);
        on.enqueue(part);
      },
    });
    return new Response(response.body.pipeThrough(count), { status: response.status, headers: response.headers });
  }
}

const usualFetch = fetch;

/** Mark a milestone, for measurements (`bench/site.py`). */
export async function reached<T>(what: string, work: Promise<T>): Promise<T> {
  const done = await work;
  performance.mark(what);
  return done;
}

export async function boot(base: string, report: BootProgress): Promise<Python> {
  const at = (path: string): string => new URL(path, base).href;
  const files = (await (await fetch(at("python.json"))).json()) as Files;
  const folder = at(`${files.folder}/`);
  const fetched = new Fetched(folder, files, report);
  const compiled = reached("compiled", WebAssembly.compileStreaming(fetched.file(files.wasm)));
  const snapshot = reached("memory unpacked", fetched.file(files.snapshot).then(unpacked));
  const pack = reached("sources unpacked", fetched.file(files.sources).then(unpacked));
  const script = import(/* @vite-ignore */ folder + files.script) as Promise<object>; // which the loader imports too
  const kernels = import(/* @vite-ignore */ folder + files.kernels) as Promise<object>;
  void fetched.file(files.library);
  globalThis.fetch = fetched.fetch;
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ folder + files.loader)) as { loadPyodide: Load };
    const settings = { indexURL: folder, lockFileContents: files.lock, packageBaseUrl: folder, checkAPIVersion: false };
    let pyodide: Pyodide;
    try {
      const picture = await snapshot;
      await script;
      const asUsual = withCompiled(compiled, picture.length);
      pyodide = await reached("Python begun", loadPyodide({ ...settings, _loadSnapshot: picture })).finally(asUsual);
      unpack(await pack, pyodide.FS);
    } catch (problem) {
      console.warn("without the picture of Python's memory:", problem);
      globalThis.fetch = usualFetch;
      pyodide = await loadPyodide(settings);
      unpack(await pack, pyodide.FS);
      pyodide.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
    }
    pyodide.registerJsModule(KERNELS, await kernels);
    pyodide.pyimport(KERNELS);
    let tables: Promise<void> | null = null;
    const loadTables = (): Promise<void> => (tables ??= usualFetch(folder + files.tables).then(unpacked).then((pack) => unpack(pack, pyodide.FS)));
    return { pyodide, loadTables };
  } finally {
    globalThis.fetch = usualFetch;
  }
}
