import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { addRound, emptyFigures, figuresText, LEAST_ROUNDS, selectFiles, summaryText, verdictOf } from "../faults/roundFigures.mjs";

const NAME = "round 1 > killed > nothing is lost";
const run = (rounds: number, more: object = {}, status = "passed", file = "kill.test.ts") => {
  const figures = emptyFigures();
  for (let round = 1; round <= rounds; round++) {
    const fullName = NAME.replace("1", String(round)).replaceAll(" > ", " ");
    const counted = { test: NAME.replace("1", String(round)), acknowledged: 10, lost: 0, doubled: 0, outageMs: 100 * round, ...more };
    addRound(figures, {
      counted: [counted, { test: NAME, figures: "+3 MB" }],
      tests: [{ fullName, status: round === 1 ? status : "passed", file }],
    });
  }
  return figures;
};

test("merges the rounds of a fault into one row, with the total acknowledged and the longest outage", () => {
  const row = figuresText(run(LEAST_ROUNDS), "today")
    .split("\n")
    .find((line) => line.includes("nothing is lost"))!;
  expect(row.split("|").map((cell) => cell.trim())).toEqual([
    ...["", "killed nothing is lost", "20", "0", "200", "0", "0"],
    ...["–", "–", "–", "–", "–", "–", "2,000", ""],
  ]);
});

test("replaces the section of a repeated file, and keeps the others in the order of their names", () => {
  const first = figuresText(run(LEAST_ROUNDS, { acknowledged: 7 }), "yesterday");
  const both = figuresText(run(LEAST_ROUNDS, {}, "passed", "floods.test.ts"), "today", first);
  expect([...both.matchAll(/^## .*|^(?:yesterday|today)$/gm)].map(([line]) => line)).toEqual([
    "## floods.test.ts",
    "today",
    "## kill.test.ts",
    "yesterday",
  ]);
  expect(both.slice(both.indexOf("## kill"))).toBe(first.slice(first.indexOf("## kill")));
  expect(figuresText(run(LEAST_ROUNDS, { acknowledged: 7 }), "yesterday", both)).toBe(both);
});

test("summarizes each file in one row, and keeps the rows of files that were not run", () => {
  const first = summaryText(figuresText(run(LEAST_ROUNDS, { acknowledged: 7, lost: 1 }), "Measured on 2026-11-26: a machine."));
  const both = summaryText(first, figuresText(run(2, {}, "failed", "floods.test.ts"), "Measured on 2026-11-27: a machine."));
  const rows = both.split("\n").filter((line) => line.includes(".test.ts"));
  expect(rows).toEqual([
    "| floods.test.ts | 2026-11-27 | 1 | 2 | 1 | 20 | 0 | 200 |",
    "| kill.test.ts | 2026-11-26 | 1 | 20 | 0 | 140 | 20 | 2,000 |",
  ]);
  expect(summaryText(both)).toBe(both);
});

test("passes only twenty good rounds with an acknowledgement", () => {
  expect(verdictOf(run(LEAST_ROUNDS))).toEqual([]);
  expect(verdictOf(run(LEAST_ROUNDS - 1))).toEqual([expect.stringContaining("fewer than 20")]);
  expect(verdictOf(run(LEAST_ROUNDS, { acknowledged: 0 }))).toEqual([expect.stringContaining("nothing was acknowledged")]);
  expect(verdictOf(run(LEAST_ROUNDS, { lost: 1 }))).toEqual([expect.stringContaining("lost 20")]);
  expect(verdictOf(run(LEAST_ROUNDS, {}, "failed"))).toEqual([expect.stringContaining("failed in 1 of 20")]);
  expect(verdictOf(emptyFigures())).toEqual(["nothing was run"]);
});

test("selects all files of faults and those of the API that exist, or some by a part of their path", () => {
  const names = readdirSync("tests/faults");
  const files = selectFiles(names, []);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["tests/faults/failover.test.ts", "tests/faults/outages.test.ts"]));
  expect(selectFiles(names, ["refusedWrites", "faults/stop"])).toEqual(["tests/faults/stop.test.ts", "tests/api/db/refusedWrites.test.ts"]);
  expect(selectFiles(names, ["nothing of that name"])).toEqual([]);
});
