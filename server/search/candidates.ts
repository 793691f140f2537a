import { sql, type SQL } from "drizzle-orm";
import type { KeyStart } from "../../schema/rules/search/searchKinds";

/** Highest Unicode character: keys with a prefix lie between the prefix and the prefix followed by it, in byte order. */
const AFTER_EVERY_KEY = "\u{10FFFF}";

/** Prefix condition that uses the index on the keys' bytes. */
export const keyBegins = (text: SQL): SQL => sql`key ~>=~ ${text} and key ~<~ (${text} || ${AFTER_EVERY_KEY})`;

export const MAX_READ_KEYS = 400;

/** LIKE pattern for the words after a key's prefix; they contain only letters and digits. */
export const patternOf = ({ rest }: KeyStart): string => `%${rest.map((word) => ` ${word}%`).join("")}`;

export interface Candidate extends Record<string, unknown> {
  id: string;
  key: string;
  open: boolean;
  place: number;
}

/** Best key per entity: exact matches first, then open claims, then by kind, key and id. */
export function bestCandidates(candidates: readonly Candidate[], starts: readonly KeyStart[], first: number): Candidate[] {
  const isEqual = ({ key, place }: Candidate): boolean => key === starts[place]!.start;
  const order = (a: string, b: string): number => Number(a > b) - Number(a < b);
  const ranked = [...candidates].sort(
    (a, b) =>
      Number(isEqual(b)) - Number(isEqual(a)) ||
      Number(b.open) - Number(a.open) ||
      a.place - b.place ||
      order(a.key, b.key) ||
      order(a.id, b.id),
  );
  const best = new Map<string, Candidate>();
  for (const candidate of ranked) if (!best.has(candidate.id)) best.set(candidate.id, candidate);
  return [...best.values()].slice(0, first);
}

/** Rows in the order of the candidates; omits entities no longer visible. */
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
