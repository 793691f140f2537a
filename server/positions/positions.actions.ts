import { storeHalving } from "../db/bulk/storeHalving";
import type { Reader } from "../db/connect";
import { announceAfterCommit, isTrueInstant, plausibleDatabaseMs, singleStatement, transaction, type Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import { fixRejectionOf, type Fix, type FixRejection } from "./fixes";
import { evaluateResources } from "./resourceStatus.actions";
import { storeFixes, type StoredFixes } from "./storeFixes";

/** `null` if the fix became the last position. */
export type FixOutcome = FixRejection | null;

/**
 * Stores fixes in one statement, then those that change a resource's status in a transaction. Returns outcomes after the commit. Safe to
 * repeat. `reject` handles fixes that the database rejects.
 */
export async function takeFixes(
  work: Work,
  fixes: readonly Fix[],
  reject: (error: unknown) => FixOutcome = (error) => {
    throw error;
  },
): Promise<FixOutcome[]> {
  const rejectOne = (error: unknown): FixOutcome | "CHANGES_STATUS" => reject(error);
  const outcomes = await storeHalving(fixes, (part) => takeUnchanging(work, part), rejectOne);
  const changing = outcomes.flatMap((outcome, place) => (outcome === "CHANGES_STATUS" ? [place] : []));
  if (!changing.length) return outcomes as FixOutcome[];
  const evaluated = await storeHalving(
    changing.map((place) => fixes[place]!),
    (part) => takeChanging(work, part),
    reject,
  );
  changing.forEach((place, i) => (outcomes[place] = evaluated[i]!));
  return outcomes as FixOutcome[];
}

async function takeUnchanging(work: Work, fixes: readonly Fix[]): Promise<(FixOutcome | "CHANGES_STATUS")[]> {
  return singleStatement(work, async (db, changeLogGrew) => {
    const { outcomes, stored } = await store(work, db, fixes, false);
    if (stored.movedCount) changeLogGrew();
    return outcomes;
  });
}

const takeChanging = (work: Work, fixes: readonly Fix[]): Promise<FixOutcome[]> =>
  transaction(work, async (tx) => {
    const { outcomes, stored } = await store(work, tx, fixes, true);
    if (stored.movedCount) announceAfterCommit(tx);
    await evaluateResources(tx, stored.moved.sort());
    return outcomes as FixOutcome[];
  });

/** Throws UNAVAILABLE and stores nothing if the database clock is implausible, since a wrong clock would reject valid fixes. */
async function store(
  work: Work,
  db: Reader,
  fixes: readonly Fix[],
  withStatusChanges: boolean,
): Promise<{ outcomes: (FixOutcome | "CHANGES_STATUS")[]; stored: Pick<StoredFixes, "movedCount" | "moved"> }> {
  const offsetMs = work.clock.offset;
  const outcomes: (FixOutcome | "CHANGES_STATUS")[] = fixes.map((fix) => fixRejectionOf(fix, Infinity));
  const places = outcomes.flatMap((outcome, place) => (outcome === null ? [place] : []));
  if (!places.length) return { outcomes, stored: { movedCount: 0, moved: [] } };
  const stored = await storeFixes(
    db,
    places.map((place) => fixes[place]!),
    { plausibleMs: plausibleDatabaseMs(work), offsetMs, withStatusChanges },
  );
  const now = stored.databaseMs + offsetMs;
  if (!isTrueInstant(work, new Date(now))) throw new AppError("UNAVAILABLE");
  for (const sent of stored.unknown) outcomes[places[sent]!] = fixRejectionOf(fixes[places[sent]!]!, now) ?? "UNKNOWN_DEVICE";
  for (const sent of stored.ambiguous) outcomes[places[sent]!] = fixRejectionOf(fixes[places[sent]!]!, now) ?? "AMBIGUOUS_DEVICE";
  for (const sent of stored.stale) outcomes[places[sent]!] = "STALE";
  for (const sent of stored.statusChanges) outcomes[places[sent]!] = "CHANGES_STATUS";
  return { outcomes, stored };
}
