// Results of fault rounds: `npm run faults` writes them to dist/faults/figures.md, and their sums to figures.md.
import { appendFileSync } from "node:fs";
import { expect } from "vitest";

/**
 * Counts of acknowledged data: lost, doubled, stored though never sent, reordered, without audit row, sent to viewers without rights,
 * counted wrong, stored but missing on a board.
 */
export type Tally = Partial<
  Record<"lost" | "doubled" | "ghosts" | "reordered" | "unaudited" | "leaked" | "miscounted" | "unseen", readonly unknown[] | number>
>;

interface RoundFacts {
  /** How much was acknowledged that was looked for afterwards. */
  acknowledged: number;
  /** Longest time without an answer, or until everything worked again. */
  outageMs?: number;
}

/** Counts what a round found, what it looked for and did not find as 0, and fails when there is any of it, or when nothing was acknowledged. */
export function tally(found: Tally, { acknowledged, outageMs }: RoundFacts): void {
  const counts = Object.fromEntries(Object.entries(found).map(([what, some]) => [what, typeof some === "number" ? some : some.length]));
  append({ ...counts, acknowledged, ...(outageMs !== undefined && { outageMs: Math.round(outageMs) }) });
  expect(found).toEqual(Object.fromEntries(Object.entries(found).map(([what, some]) => [what, typeof some === "number" ? 0 : []])));
  expect(acknowledged).toBeGreaterThan(0);
}

/** Measurements of a round as text: printed during the run and at the end of `npm run faults`. */
export function tallyFigures(words: string): void {
  console.log(words);
  append({ figures: words });
}

function append(line: object): void {
  const file = process.env.FAULTS_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify({ test: expect.getState().currentTestName, ...line })}\n`);
}
