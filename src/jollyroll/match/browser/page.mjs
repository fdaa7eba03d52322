// The page that verifies a record: a file chosen or dropped, or text pasted; everything happens here, nothing is sent anywhere.

import { readRecord } from "./record.mjs";
import { Unreadable } from "./record_words.mjs";
import { verify } from "./verify.mjs";

const part = (name) => document.getElementById(name);
const MESSAGES = JSON.parse(part("messages").textContent);
const PRESETS = JSON.parse(part("presets").textContent);
const LARGEST = 32 * 2 ** 20;

function say(name, facts = {}) {
  return (MESSAGES[name] ?? name).replace(/\{(\w+)\}/g, (whole, fact) => (fact in facts ? String(facts[fact]) : whole));
}

function element(kind, text, looks = "") {
  const made = document.createElement(kind);
  made.textContent = text;
  if (looks) made.className = looks;
  return made;
}

function list(items) {
  const made = document.createElement("ul");
  made.append(...items.map((item) => element("li", item)));
  return made;
}

function check() {
  const out = part("answer");
  out.replaceChildren();
  try {
    const record = readRecord(part("text").value, PRESETS);
    show(out, verify(record, part("mark").value.trim()), record.byHand);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    out.append(element("h2", say("page-unreadable"), "failed"));
  }
}

function show(out, report, byHand) {
  out.append(element("h2", say(`page-${report.status}`), report.status));
  if (report.findings.length) {
    out.append(list(report.findings.map((finding) => say(`finding-${finding.code}`, finding))));
    out.append(element("p", say("fair-failed-how")));
  }
  if (report.status === "verified") out.append(element("p", say("fair-verified-how")));
  if (report.status === "nothing") out.append(element("p", say(byHand ? "fair-by-hand" : "fair-nothing")));
  else out.append(element("p", say("page-counts", report)));
  if (report.witnessed) out.append(element("p", say("page-witnessed", report)));
  if (report.marks.length && !report.findings.length) out.append(...marks(report).map((text) => element("p", text)));
  if (report.remarks.length) {
    out.append(element("h3", say("fair-remarks")), list(report.remarks.map((remark) => say(`remark-${remark.code}`, remark))));
  }
  if (report.draws) out.append(element("p", say("page-limits"), "small"));
  if (report.status !== "nothing") out.append(details(report));
}

function marks({ marks, gameMark, markIs, leftOpen }) {
  const noted = part("mark").value.trim();
  if (markIs === "game") return [say("fair-game-mark-same", { mark: noted })];
  const envelope = `fair-mark${markIs ? "-same" : ""}${leftOpen ? `-${leftOpen}` : ""}`;
  const sentences = [say(envelope, { mark: markIs ? noted : marks.join(", ") })];
  return gameMark ? [...sentences, say("fair-game-mark", { mark: gameMark })] : sentences;
}

function details(report) {
  const verdicts = { "": "fair-as-sealed", unsealed: "fair-not-sealed" };
  const rows = report.checked.map((each) => {
    const row = document.createElement("tr");
    const verdict = say(verdicts[each.code] ?? "fair-not-as-sealed");
    row.append(...[each.throw, each.place, each.text, verdict].map((text) => element("td", text)));
    if (each.code) row.className = each.code === "unsealed" ? "nothing" : "failed";
    return row;
  });
  const head = document.createElement("tr");
  head.append(...["number", "turn", "shown", "verdict"].map((name) => element("th", say(`page-column-${name}`))));
  const table = document.createElement("table");
  table.append(head, ...rows);
  const folded = document.createElement("details");
  folded.append(element("summary", say("fair-details")), table);
  return folded;
}

async function take(file) {
  if (!file) return;
  part("text").value = file.size > LARGEST ? "" : await file.text();
  check();
}

part("file").addEventListener("change", (event) => take(event.target.files[0]));
part("check").addEventListener("click", check);
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  take(event.dataTransfer.files[0]);
});
part("text").value = JSON.parse(part("record").textContent);
if (part("text").value) check();
