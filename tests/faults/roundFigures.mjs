/** Fewer are no pass. */
export const LEAST_ROUNDS = 20;

/** Tests of faults that need no built product: the wrong database clock, the full disk, open streams of one key, connections of a pool. */
const API_FILES = ["db/databaseClock", "db/lostConnections", "db/refusedWrites", "ingest/openStreams"];

/** Paths of the tests to run: those in tests/faults and API_FILES, or the ones that have one of `parts` in their path. */
export function selectFiles(names, parts) {
  const files = [
    ...names.filter((name) => name.endsWith(".test.ts")).map((name) => `tests/faults/${name}`),
    ...API_FILES.map((name) => `tests/api/${name}.test.ts`),
  ];
  return parts.length ? files.filter((file) => parts.some((part) => file.includes(part))) : files;
}

const WHAT = ["lost", "doubled", "ghosts", "reordered", "unaudited", "leaked", "miscounted", "unseen"];

export const emptyFigures = () => ({ tests: new Map() });

/** A test's name without the round it was. */
const nameOf = (test) => test.replaceAll(" > ", " ").replace(/^round \d+ /, "");

/** `counted`: lines of the tally; `tests`: those of vitest's report, each with its file. */
export function addRound({ tests }, { counted, tests: reported }) {
  for (const { fullName, status, file } of reported) {
    if (status !== "passed" && status !== "failed") continue;
    const row = rowOf(tests, fullName);
    row.file = file;
    row.rounds++;
    if (status === "failed") row.failed++;
  }
  for (const { test, figures, acknowledged, outageMs, ...found } of counted) {
    // tallies during the setup of a file belong to no test
    if (test === undefined) continue;
    const row = rowOf(tests, test);
    if (figures !== undefined) row.words.push(figures);
    else {
      row.acknowledged = (row.acknowledged ?? 0) + acknowledged;
      if (outageMs !== undefined) row.outageMs = Math.max(row.outageMs ?? 0, outageMs);
      for (const [what, count] of Object.entries(found)) row.found[what] = (row.found[what] ?? 0) + count;
    }
  }
}

function rowOf(tests, test) {
  const name = nameOf(test);
  if (!tests.has(name)) tests.set(name, { name, file: "", rounds: 0, failed: 0, found: {}, words: [] });
  return tests.get(name);
}

const HEAD = `# Faults

Written by \`npm run faults\`, never by hand: the files that are run, the others stay. –: is not looked for there. An outage is the longest that
nobody was answered, or until all went on again.`;
const shown = (count) => (count === undefined ? "–" : count.toLocaleString("en"));
const table = (columns, rows) => [columns, columns.map(() => "-"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Table of a file's tests, followed by the tests without a ledger. */
function sectionOf(file, rows, measured) {
  const [counted, others] = [rows.filter((row) => row.acknowledged !== undefined), rows.filter((row) => row.acknowledged === undefined)];
  const parts = [`## ${file}`, measured];
  if (counted.length)
    parts.push(
      table(
        ["fault", "rounds", "failed", "acknowledged", ...WHAT, "longest outage, ms"],
        counted.map(({ name, rounds, failed, acknowledged, found, outageMs }) => [
          name,
          shown(rounds),
          shown(failed),
          shown(acknowledged),
          ...WHAT.map((what) => shown(found[what])),
          shown(outageMs),
        ]),
      ),
    );
  if (others.length)
    parts.push(
      "Without a ledger:",
      table(
        ["fault", "rounds", "failed"],
        others.map(({ name, rounds, failed }) => [name, shown(rounds), shown(failed)]),
      ),
    );
  const words = rows.flatMap((row) => row.words);
  if (words.length) parts.push("What was measured, of each round:", words.map((line) => `- ${line}`).join("\n"));
  return parts.join("\n\n");
}

/** All sections by name: those of this run, and the earlier ones of other files. */
export function figuresText({ tests }, measured, before = "") {
  const sections = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)/.exec(text)[1], text.trimEnd()]),
  );
  const rows = [...tests.values()];
  for (const file of new Set(rows.map((row) => row.file)))
    sections.set(
      file,
      sectionOf(
        file,
        rows.filter((row) => row.file === file),
        measured,
      ),
    );
  return `${[HEAD, ...[...sections].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)].join("\n\n")}\n`;
}

const SUMMARY_HEAD = `# Faults

Written by \`npm run faults\`, never by hand: the files that are run, the others stay. The table of each fault is in
\`dist/faults/figures.md\`. Wrong: acknowledged data that was lost, doubled, reordered, invented, leaked, miscounted or not audited.
An outage is the longest time without an answer, or until everything worked again.

## Summary`;
const SUMMARY = ["file", "measured", "faults", "rounds", "failed", "acknowledged", "wrong", "longest outage, ms"];

const rowsOf = (text) =>
  [...text.matchAll(/^\|(.*)\|$/gm)].map(([, cells]) => cells.split("|").map((cell) => cell.trim())).filter(([cell]) => !/^-+$/.test(cell));
const numberOf = (cell = "–") => (cell === "–" ? undefined : Number(cell.replaceAll(",", "")));

/** One row for a section of `figuresText`. Rounds: the fewest of a fault. */
function summaryRow(file, text) {
  const sum = { faults: 0, rounds: Infinity, failed: 0, acknowledged: undefined, wrong: undefined, outageMs: undefined };
  let columns = [];
  for (const cells of rowsOf(text)) {
    if (cells[0] === "fault") {
      columns = cells;
      continue;
    }
    const valueOf = (column) => numberOf(cells[columns.indexOf(column)]);
    sum.faults++;
    sum.rounds = Math.min(sum.rounds, valueOf("rounds"));
    sum.failed += valueOf("failed");
    const [acknowledged, outageMs] = [valueOf("acknowledged"), valueOf("longest outage, ms")];
    if (outageMs !== undefined) sum.outageMs = Math.max(sum.outageMs ?? 0, outageMs);
    if (acknowledged === undefined) continue;
    sum.acknowledged = (sum.acknowledged ?? 0) + acknowledged;
    sum.wrong = WHAT.reduce((wrong, what) => wrong + (valueOf(what) ?? 0), sum.wrong ?? 0);
  }
  const { faults, rounds, failed, acknowledged, wrong, outageMs } = sum;
  const date = /^Measured on ([\d-]+)/m.exec(text)?.[1] ?? "–";
  return [file, date, ...[faults, rounds, failed, acknowledged, wrong, outageMs].map(shown)];
}

/** One row per file: those of `texts`, each a summary or the text of `figuresText`; later texts replace earlier ones. */
export function summaryText(...texts) {
  const rows = new Map();
  for (const section of texts.flatMap((text) => text.split(/^(?=## )/m).slice(1))) {
    const file = /^## (.*)/.exec(section)[1];
    if (file === "Summary") for (const row of rowsOf(section).slice(1)) rows.set(row[0], row);
    else rows.set(file, summaryRow(file, section));
  }
  const sorted = [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${SUMMARY_HEAD}\n\n${table(SUMMARY, sorted)}\n`;
}

/** Why it is no pass; none: it is one. */
export function verdictOf({ tests }) {
  if (!tests.size) return ["nothing was run"];
  return [...tests.values()].flatMap(({ name, rounds, failed, acknowledged, found }) => [
    ...(rounds < LEAST_ROUNDS ? [`${name}: ${rounds} rounds, fewer than ${LEAST_ROUNDS}`] : []),
    ...(failed ? [`${name}: failed in ${failed} of ${rounds} rounds`] : []),
    ...(acknowledged === 0 ? [`${name}: nothing was acknowledged`] : []),
    ...Object.entries(found).flatMap(([what, count]) => (count ? [`${name}: ${what} ${count}`] : [])),
  ]);
}
