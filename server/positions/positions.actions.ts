import { storeHalving } from "../db/bulk/storeHalving";
import type { Reader } from "../db/connect";
import { announceAfterCommit, isTrueInstant, plausibleDatabaseMs, singleStatement, transaction, type Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import { fixRejectionOf, type Fix, type FixRejection } from "./fixes";
import { evaluateResources } from "./resourceStatus.actions";
import { storeFixes } from "./storeFixes";

/** Null: taken as the last position. */
export type FixOutcome = FixRejection | null;

/**
 * Takes a batch of fixes in one statement, and those that change the status of their resource in a transaction after it. Answers an outcome per
 * fix, after the commit. Safe to repeat. What the database refuses is answered by `reject`, for that fix alone.
 */
export async function takeFixes(
  work: Work,
  fixes: readonly Fix[],
  reject: (error: unknown) => FixOutcome = (error) => {
    throw error;
  },
): Promise<FixOutcome[]> {
  const rejectOne = (error: unknown): FixOutcome | "CHANGES_STATUS" => reject(error);
  const outcomes = await storeHalving(fixes, (some) => takeUnchanging(work, some), rejectOne);
  const changing = outcomes.flatMap((outcome, place) => (outcome === "CHANGES_STATUS" ? [place] : []));
  if (!changing.length) return outcomes as FixOutcome[];
  const evaluated = await storeHalving(
    changing.map((place) => fixes[place]!),
    (some) => takeChanging(work, some),
    reject,
  );
  changing.forEach((place, i) => (outcomes[place] = evaluated[i]!));
  return outcomes as FixOutcome[];
}

/** Takes those that leave the status of their resource as it is: most do. */
async function takeUnchanging(work: Work, fixes: readonly Fix[]): Promise<(FixOutcome | "CHANGES_STATUS")[]> {
  return singleStatement(work, async (db, changeLogGrew) => {
    const { outcomes, moved } = await store(work, db, fixes, false);
    if (moved.length) changeLogGrew();
    return outcomes;
  });
}

/** Takes the others, and gives their resources the status that is right now. */
const takeChanging = (work: Work, fixes: readonly Fix[]): Promise<FixOutcome[]> =>
  transaction(work, async (tx) => {
    const { outcomes, moved } = await store(work, tx, fixes, true);
    if (moved.length) announceAfterCommit(tx);
    await evaluateResources(tx, moved.sort());
    return outcomes as FixOutcome[];
  });

/** By a wrong clock the right ones would be refused for good: nothing is stored then. Throws UNAVAILABLE. */
async function store(
  work: Work,
  db: Reader,
  fixes: readonly Fix[],
  withStatusChanges: boolean,
): Promise<{ outcomes: (FixOutcome | "CHANGES_STATUS")[]; moved: string[] }> {
  const offsetMs = work.clock.offset;
  // Those that are wrong at any time need not be stored to know it.
  const outcomes: (FixOutcome | "CHANGES_STATUS")[] = fixes.map((fix) => fixRejectionOf(fix, Infinity));
  const places = outcomes.flatMap((outcome, place) => (outcome === null ? [place] : []));
  if (!places.length) return { outcomes, moved: [] };
  const stored = await storeFixes(
    db,
    places.map((place) => fixes[place]!),
    { plausibleMs: plausibleDatabaseMs(work), offsetMs, withStatusChanges },
  );
  const now = stored.databaseMs + offsetMs;
  if (!isTrueInstant(work, new Date(now))) throw new AppError("UNAVAILABLE");
  places.forEach((place) => (outcomes[place] = fixRejectionOf(fixes[place]!, now) ?? "UNKNOWN_DEVICE"));
  // Of a resource that moved its newest fix is taken, of several as new the first.
  const moved = new Set(stored.moved);
  const taken = new Map<string, number>();
  stored.places.forEach((sent, i) => {
    const [place, id] = [places[sent]!, stored.supplierIds[i]!];
    outcomes[place] = "STALE";
    const newest = taken.get(id);
    if (moved.has(id) && (newest === undefined || isBefore(fixes, newest, place))) taken.set(id, place);
  });
  for (const place of taken.values()) outcomes[place] = null;
  if (!withStatusChanges) for (const sent of stored.statusChanges) outcomes[places[sent]!] = "CHANGES_STATUS";
  return { outcomes, moved: stored.moved };
}

const isBefore = (fixes: readonly Fix[], a: number, b: number): boolean =>
  fixes[a]!.fixAt < fixes[b]!.fixAt || (fixes[a]!.fixAt === fixes[b]!.fixAt && b < a);
