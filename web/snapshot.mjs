// Takes a picture of Python's memory with everything imported that a table needs: node snapshot.mjs PACK MADE
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const HOME = "/jollyroll";
const [, , packed, made] = process.argv;
const pack = new Uint8Array(readFileSync(packed));
const python = await loadPyodide({ _makeSnapshot: true });
const end = pack.indexOf(10);
let place = end + 1;
for (const [name, size] of JSON.parse(new TextDecoder().decode(pack.subarray(0, end)))) {
  const path = `${HOME}/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, pack.slice(place, place + size));
  place += size;
}
const GET_READY = `
import sys

sys.path.insert(0, "${HOME}")
from jollyroll.server.alone.getting_ready import get_ready

get_ready()
`;
try {
  python.runPython(GET_READY);
} catch (problem) {
  console.error(String(problem)); // without it, Node prints all of Pyodide's source
  process.exit(1);
}
writeFileSync(made, python.makeMemorySnapshot());
