// Holds the browser's fair dice to the vectors: node check.mjs FOLDER-OF-MODULES prints what differs, and how much was compared.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(process.argv[2] + "/");
const fair = await import(new URL("fair.mjs", folder));
const { sha256, hmacSha256 } = await import(new URL("sha256.mjs", folder));
const { readRecord } = await import(new URL("record.mjs", folder));
const { verify } = await import(new URL("verify.mjs", folder));
const vectors = JSON.parse(readFileSync(new URL("fair-dice.json", import.meta.url), "utf-8"));
const { hex, fromHex } = fair;
const wrong = [];
let compared = 0;

function expect(name, found, wanted) {
  compared += 1;
  if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push({ name, found, wanted });
}

const bytes = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === "string" && /^[0-9a-f]*$/.test(value) ? fromHex(value) : value]),
  );
const each = (name, check) => vectors[name].forEach((row, place) => check(bytes(row), row, `${name} ${place}`));

each("sha256", ({ input }, row, name) => expect(name, hex(sha256(input)), row.output));
each("hmac", ({ key, message }, row, name) => expect(name, hex(hmacSha256(key, message)), row.output));
each("chains", ({ secret, seal }, row, name) => {
  expect(name, fair.leadsTo(secret, seal, row.links), true);
  for (const [roll, link] of Object.entries(row.opened)) expect(name, fair.leadsTo(fromHex(link), seal, Number(roll)), true);
});
each("joints", ({ game, seal, links, restarts }, row, name) => {
  const seeds = row.seeds.map(fromHex);
  expect(name, hex(fair.jointNumber(game, seal, links, restarts, seeds)), row.joint);
  expect(name, seeds.map((seed) => hex(sha256(seed))), row.commitments);
});
each("next_joints", ({ before, seal, links, link, nonce }, row, name) =>
  expect(name, hex(fair.nextJointNumber(before, seal, links, link, nonce)), row.joint),
);
each("seat_nonces", ({ game, seed, roll }, row, name) => expect(name, hex(fair.seatNonce(game, seed, roll)), row.nonce));
each("throws", ({ link, joint, roll, nonce, dice }, row, name) =>
  expect(name, fair.throwDice(link, joint, roll, nonce, dice), row.sides),
);
each("draws", ({ link, joint, roll, nonce, cases }, row, name) =>
  expect(name, fair.drawCase(link, joint, roll, nonce, cases), row.case),
);
each("rejections", ({ link, joint, roll, nonce }, row, name) =>
  expect(name, fair.values(row.word, row.bound, row.values.length, link, joint, roll, nonce), row.values),
);
const seals = (row) => row.devices.map((seal) => seal && fromHex(seal));
const inputs = ({ thrower, thrower_link, witness, witness_link }) => fair.deviceInputs(thrower, thrower_link, witness, witness_link);
each("device_joints", ({ game, seal, links, restarts }, row, name) =>
  expect(name, hex(fair.jointNumber(game, seal, links, restarts, row.seeds.map(fromHex), seals(row))), row.joint),
);
each("device_next_joints", ({ before, seal, links, link, ...put }, row, name) =>
  expect(name, hex(fair.nextJointNumber(before, seal, links, link, inputs(put), seals(row))), row.joint),
);
each("device_throws", ({ link, joint, roll, ...put }, row, name) => {
  expect(name, fair.throwDice(link, joint, roll, inputs(put)), row.sides);
  expect(name, fair.drawCase(link, joint, roll, inputs(put), row.cases), row.case);
});
for (const row of [...vectors.records, ...vectors.device_records]) {
  const report = verify(readRecord(row.record, vectors.presets), row.mark);
  const rows = (list) => list.map((finding) => [finding.code, finding.throw, finding.chain, finding.seat]);
  for (const name of ["status", "throws", "draws", "unsealed", "witnessed", "marks"]) expect(`${row.name}: ${name}`, report[name], row[name]);
  expect(`${row.name}: game_mark`, report.gameMark, row.game_mark);
  expect(`${row.name}: mark_is`, report.markIs, row.mark_is);
  expect(`${row.name}: findings`, rows(report.findings), row.findings);
  expect(`${row.name}: remarks`, rows(report.remarks).map((remark, place) => [...remark, report.remarks[place].shown]), row.remarks);
}
console.log(JSON.stringify({ compared, wrong }, null, 1));
