import { expect, test } from "vitest";
import { addRound, emptyFigures, figuresText, LEAST_ROUNDS, verdictOf } from "../faults/roundFigures.mjs";

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

test("the rounds of a fault are one row, with what was acknowledged in all and the longest outage", () => {
  const row = figuresText(run(LEAST_ROUNDS), "today")
    .split("\n")
    .find((line) => line.includes("nothing is lost"))!;
  expect(row.split("|").map((cell) => cell.trim())).toEqual([
    ...["", "killed nothing is lost", "20", "0", "200", "0", "0"],
    ...["–", "–", "–", "–", "–", "2,000", ""],
  ]);
});

test("a file that is run takes the place of its section, the others stay; all in the order of their names", () => {
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

test("twenty good rounds with something acknowledged are a pass, and nothing else is", () => {
  expect(verdictOf(run(LEAST_ROUNDS))).toEqual([]);
  expect(verdictOf(run(LEAST_ROUNDS - 1))).toEqual([expect.stringContaining("fewer than 20")]);
  expect(verdictOf(run(LEAST_ROUNDS, { acknowledged: 0 }))).toEqual([expect.stringContaining("nothing was acknowledged")]);
  expect(verdictOf(run(LEAST_ROUNDS, { lost: 1 }))).toEqual([expect.stringContaining("lost 20")]);
  expect(verdictOf(run(LEAST_ROUNDS, {}, "failed"))).toEqual([expect.stringContaining("failed in 1 of 20")]);
  expect(verdictOf(emptyFigures())).toEqual(["nothing was run"]);
});
