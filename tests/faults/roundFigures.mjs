// What rounds of faults have found, as one table. Pure.

/** Fewer are no pass. */
export const LEAST_ROUNDS = 20;

const WHAT = ["lost", "doubled", "ghosts", "reordered", "unaudited", "leaked", "miscounted"];

export const emptyFigures = () => ({ tests: new Map(), words: [] });

/** A test's name without the round it was. */
const nameOf = (test) => test.replaceAll(" > ", " ").replace(/^round \d+ /, "");

/** `counted`: lines of the tally; `tests`: those of vitest's report. */
export function addRound({ tests, words }, { counted, tests: reported }) {
  for (const { fullName, status } of reported) {
    if (status !== "passed" && status !== "failed") continue;
    const row = rowOf(tests, fullName);
    row.rounds++;
    if (status === "failed") row.failed++;
  }
  for (const { test, figures, acknowledged, outageMs, ...found } of counted) {
    if (figures !== undefined) words.push(figures);
    // what is tallied while a file makes ready belongs to no test
    if (figures !== undefined || test === undefined) continue;
    const row = rowOf(tests, test);
    row.acknowledged = (row.acknowledged ?? 0) + acknowledged;
    if (outageMs !== undefined) row.outageMs = Math.max(row.outageMs ?? 0, outageMs);
    for (const [what, count] of Object.entries(found)) row.found[what] = (row.found[what] ?? 0) + count;
  }
}

function rowOf(tests, test) {
  const name = nameOf(test);
  if (!tests.has(name)) tests.set(name, { name, rounds: 0, failed: 0, found: {} });
  return tests.get(name);
}

const shown = (count) => (count === undefined ? "–" : count.toLocaleString("en"));
const table = (columns, rows) => [columns, columns.map(() => "-"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** The table; what has no ledger stands below it. */
export function figuresText({ tests, words }, measured) {
  const rows = [...tests.values()];
  const [counted, others] = [rows.filter((row) => row.acknowledged !== undefined), rows.filter((row) => row.acknowledged === undefined)];
  const parts = [
    "# Faults",
    "Written by `npm run faults`, never by hand. –: is not looked for there. An outage is the longest that nobody was answered, or until all went on again.",
    measured,
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
  ];
  if (others.length)
    parts.push(
      "Without a ledger:",
      table(
        ["fault", "rounds", "failed"],
        others.map(({ name, rounds, failed }) => [name, shown(rounds), shown(failed)]),
      ),
    );
  if (words.length) parts.push("What was measured, of each round:", words.map((line) => `- ${line}`).join("\n"));
  return `${parts.join("\n\n")}\n`;
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
