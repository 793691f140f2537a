// What the rounds found of each thing that must not happen: `npm run faults` writes it to figures.md.
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
  /** The longest that nobody was answered meanwhile, or until all went on again. */
  outageMs?: number;
}

/** Counts what a round found, what it looked for and did not find as 0, and fails when there is any of it, or when nothing was acknowledged. */
export function tally(found: Tally, { acknowledged, outageMs }: RoundFacts): void {
  const counts = Object.fromEntries(Object.entries(found).map(([what, some]) => [what, typeof some === "number" ? some : some.length]));
  append({ ...counts, acknowledged, ...(outageMs !== undefined && { outageMs: Math.round(outageMs) }) });
  expect(found).toEqual(Object.fromEntries(Object.entries(found).map(([what, some]) => [what, typeof some === "number" ? 0 : []])));
  expect(acknowledged).toBeGreaterThan(0);
}

/** What a round measured, in words: printed where it runs, and by `npm run faults` at its end. */
export function tallyFigures(words: string): void {
  console.log(words);
  append({ figures: words });
}

function append(line: object): void {
  const file = process.env.FAULTS_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify({ test: expect.getState().currentTestName, ...line })}\n`);
}
