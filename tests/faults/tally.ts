// What the rounds found of each thing that must not happen: `npm run faults` prints the sums when it ends.
import { appendFileSync } from "node:fs";
import { expect } from "vitest";

/** Lost, doubled: of what was acknowledged. Gone back: a status, by an evaluation at an earlier instant. Leaked: sent to who may not know it. Miscounted: a figure that a count from scratch gives otherwise. */
export type Tally = Partial<Record<"lost" | "doubled" | "goneBack" | "leaked" | "miscounted", readonly unknown[] | number>>;

/** Counts what a check found, what it looked for and did not find as 0, and fails when there is any of it. */
export function tally(found: Tally): void {
  const counts = Object.fromEntries(Object.entries(found).map(([what, some]) => [what, typeof some === "number" ? some : some.length]));
  const file = process.env.FAULTS_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
  expect(found).toEqual(Object.fromEntries(Object.entries(found).map(([what, some]) => [what, typeof some === "number" ? 0 : []])));
}

/** What a round measured, in words: printed where it runs, and by `npm run faults` at its end. */
export function tallyFigures(words: string): void {
  console.log(words);
  const file = process.env.FAULTS_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify({ figures: words })}\n`);
}
