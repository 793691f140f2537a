import { sql, type SQL } from "drizzle-orm";
import type { KeyStart } from "../../schema/rules/search/searchKinds";

/** After a text in the order of its bytes: what begins with the text lies between it and this. The last character that Unicode has. */
const AFTER_EVERY_KEY = "\u{10FFFF}";

/** Where a key begins with a text, as an index of the keys' bytes finds it. */
export const keyBegins = (text: SQL): SQL => sql`key ~>=~ ${text} and key ~<~ (${text} || ${AFTER_EVERY_KEY})`;

/** Keys that are read of one look into an index, where not all of them are what is searched for. */
export const MAX_READ_KEYS = 400;

/** What follows the start of a key, as a pattern; its words hold letters and digits alone. */
export const patternOf = ({ rest }: KeyStart): string => `%${rest.map((word) => ` ${word}%`).join("")}`;

/** A key that begins as is searched for. */
export interface Candidate extends Record<string, unknown> {
  id: string;
  key: string;
  open: boolean;
  /** Which of the starts it has. */
  place: number;
}

/** Each claim or supplier once, by its best key: what is equal before what only begins so, then open before finished, then by kind, key and id. */
export function bestCandidates(found: readonly Candidate[], starts: readonly KeyStart[], first: number): Candidate[] {
  const isEqual = ({ key, place }: Candidate): boolean => key === starts[place]!.start;
  const order = (a: string, b: string): number => Number(a > b) - Number(a < b);
  const ranked = [...found].sort(
    (a, b) =>
      Number(isEqual(b)) - Number(isEqual(a)) ||
      Number(b.open) - Number(a.open) ||
      a.place - b.place ||
      order(a.key, b.key) ||
      order(a.id, b.id),
  );
  const best = new Map<string, Candidate>();
  for (const one of ranked) if (!best.has(one.id)) best.set(one.id, one);
  return [...best.values()].slice(0, first);
}

/** The rows of candidates, in their order; one that is out of sight by now has none. */
export function inOrderOf<Row extends { id: string }>(
  candidates: readonly Candidate[],
  rows: readonly Row[],
): { row: Row; place: number }[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return candidates.flatMap(({ id, place }) => {
    const row = rowOf.get(id);
    return row ? [{ row, place }] : [];
  });
}
