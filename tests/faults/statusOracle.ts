// Impossible statuses and calls of a claim, evaluated by the pure rules only.
import { isDeepStrictEqual } from "node:util";
import { asc, sql } from "drizzle-orm";
import { assignmentOf, dueProcessesOf, isContactProcess } from "../../schema/rules/claims/automation";
import { evaluateClaimStatus } from "../../schema/rules/claims/claimStatus";
import { defaultSettings } from "../../schema/rules/settings/kpiSettings";
import { resourceFactsOf, claimFactsOf } from "../../server/claims/status/storedStatus";
import { supplierFactsOf, NO_SUPPLIER_FACTS } from "../../server/claims/status/supplierFacts.queries";
import type { Db, Tx } from "../../server/db/connect";
import { claims } from "../../server/db/tables/claims";
import { processRuns } from "../../server/db/tables/processes";
import { statusLog } from "../../server/db/tables/statusLog";

type Entry = typeof statusLog.$inferSelect;
type Run = typeof processRuns.$inferSelect;

/** Each finding names its claim. */
export interface StatusFindings {
  entries: number;
  runs: number;
  /** Calls that are due and were not begun. */
  lost: string[];
  /** Calls begun twice though no fact had changed. */
  doubled: string[];
  /** Changes of the status that do not follow the one before, or are not what the rule says at their instant. */
  reordered: string[];
}

/** Looks through every claim of a database with the usual settings, once nothing is due any more at `now`. */
export const statusFindings = (db: Db, now: Date): Promise<StatusFindings> =>
  // One snapshot of all data, because clocks continue.
  db.transaction((tx) => findingsIn(tx, now), { isolationLevel: "repeatable read", accessMode: "read only" });

async function findingsIn(db: Tx, now: Date): Promise<StatusFindings> {
  const rows = await db.select().from(claims);
  const entries = grouped(await db.select().from(statusLog).orderBy(asc(statusLog.version), asc(statusLog.id)));
  const runs = grouped(await db.select().from(processRuns).orderBy(asc(processRuns.at), asc(processRuns.id)));
  const supplierOf = await supplierFactsOf(
    db,
    rows.map(({ supplierId }) => supplierId),
  );
  const found: StatusFindings = { entries: 0, runs: 0, lost: [], doubled: [], reordered: [] };
  for (const row of rows) {
    const [own, calls] = [entries.get(row.id) ?? [], (runs.get(row.id) ?? []).filter(({ process }) => isContactProcess(process))];
    found.entries += own.length;
    found.runs += calls.length;
    found.reordered.push(...brokenIn(own).map((violation) => `${row.id}: ${violation}`));
    const last = own.at(-1);
    if (last?.to !== row.status || last.at.getTime() !== row.statusAt.getTime()) found.reordered.push(`${row.id}: does not end as it is`);
    found.doubled.push(...twiceIn(own, calls).map((process) => `${row.id}: ${process}`));
    const { access, lastFixAt } = supplierOf.get(row.supplierId ?? "") ?? NO_SUPPLIER_FACTS;
    const facts = {
      claim: claimFactsOf(row, access),
      resource: resourceFactsOf(row, lastFixAt),
      settings: defaultSettings,
      status: row.status,
    };
    const times = { lateSince: row.lateSince?.getTime() ?? null, createdAt: row.createdAt.getTime() };
    for (const { process, episode } of dueProcessesOf({ ...facts, ...times }, now.getTime()).due)
      if (
        !calls.some((run) => run.process === process && run.episode.getTime() === episode && run.assignment === assignmentOf(facts.claim))
      )
        found.lost.push(`${row.id}: ${process}`);
  }
  return found;
}

function brokenIn(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ from, to, at, inputs: { claim, resource } }, i) => {
    const before = entries[i - 1];
    const violations: string[] = [];
    if (from !== (before?.to ?? null)) violations.push(`${from} to ${to} follows ${before?.to}`);
    if (before && at < before.at) violations.push(`${to} lies ${before.at.getTime() - at.getTime()} ms before ${before.to}`);
    const right = evaluateClaimStatus(claim, resource, defaultSettings, at.getTime()).status;
    if (right !== to) violations.push(`${to} was ${right}`);
    return violations;
  });
}

/** Without a new fact a late claim stays late: a second call about the same assignment is an error. */
const twiceIn = (entries: readonly Entry[], runs: readonly Run[]): string[] =>
  runs
    .filter((run, i) => {
      const first = runs.slice(0, i).findLast(({ process, assignment }) => process === run.process && assignment === run.assignment);
      if (!first) return false;
      const then = entries.findLast(({ at }) => at <= first.at);
      return entries.filter(({ at }) => at > first.at && at <= run.at).every(({ inputs }) => isDeepStrictEqual(inputs, then?.inputs));
    })
    .map(({ process }) => process);

function grouped<R extends { claimId: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const own = groups.get(row.claimId);
    if (own) own.push(row);
    else groups.set(row.claimId, [row]);
  }
  return groups;
}

/** How many claims, or processes of claims, the clocks still have to look at by then. */
export async function stillDue(db: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from claims where status_due_at <= ${at} or process_due_at <= ${at}`,
  );
  return row!.n;
}
