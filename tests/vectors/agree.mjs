// Verifies records from the standard input: node agree.mjs FOLDER-OF-MODULES prints findings and remarks of each.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(process.argv[2] + "/");
const { readRecord } = await import(new URL("record.mjs", folder));
const { verify } = await import(new URL("verify.mjs", folder));
const { records, presets } = JSON.parse(readFileSync(0, "utf-8"));
const rows = (list) => list.map(({ code, throw: number, chain, seat, shown }) => [code, number, chain, seat, shown]);
const answers = records.map((text) => {
  const { findings, remarks, gameMark, witnessed } = verify(readRecord(text, presets));
  return { findings: rows(findings), remarks: rows(remarks), gameMark, witnessed };
});
console.log(JSON.stringify(answers));
