import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import { lockForEvaluation, type EvaluatedClaim } from "./evaluatedClaim";
import { afterClaim } from "./openClaims.queries";
import { reevaluateClaims } from "./reevaluateClaims";
import { inList } from "../../db/inList";
import type { Reader, Tx } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { lockedTransaction, transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { evaluateResources } from "../../positions/resourceStatus.actions";

/** Re-evaluates up to `size` rows in one transaction. Returns true when the task is complete. */
export type Task = (work: Work, size: number) => Promise<boolean>;

export type Versions = Record<string, number>;

export async function instancesToReevaluate(db: Reader, versions: Versions): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select v.id from jsonb_each_text(${JSON.stringify(versions)}::text::jsonb) as v(id, version)
    where exists (select 1 from claims c where c.instance_id = v.id and c.status <> 'FINISHED' and c.settings_version < v.version::bigint)
      or exists (select 1 from suppliers s where s.instance_id = v.id and s.access = 'MOBILE' and s.settings_version < v.version::bigint)
    order by v.id`);
  return rows.map(({ id }) => id);
}

/** Tasks for all rows of an instance, in index order, so that rows already processed are not scanned again. */
export const instanceTasks = (instanceId: string, version: number): Task[] => [
  claimsOf(instanceId, version),
  suppliersOf(instanceId, version),
];

function claimsOf(instanceId: string, version: number): Task {
  let last: EvaluatedClaim | undefined;
  return async (work, size) => {
    // `+ 0` prevents the planner from using the version index, which would sort all remaining rows for each batch.
    const older = sql`${claims.settingsVersion} + 0 < ${version}`;
    const which = and(eq(claims.instanceId, instanceId), older, last && afterClaim(last.row));
    const batch = await reevaluateBatch(work, which, size, asc(claims.status), asc(claims.id));
    last = batch.at(-1);
    return batch.length < size;
  };
}

function suppliersOf(instanceId: string, version: number): Task {
  let last = "";
  return async (work, size) => {
    const older = sql`${suppliers.settingsVersion} + 0 < ${version}`;
    const ids = await reevaluateSuppliers(work, and(eq(suppliers.instanceId, instanceId), older, gt(suppliers.id, last)), size);
    last = ids.at(-1) ?? last;
    return ids.length < size;
  };
}

export function tasksOfIds(ids: { claims: Iterable<string>; suppliers: Iterable<string> }, versions: Versions): Task[] {
  const older = (instance: unknown, version: unknown): SQL =>
    sql`${version} < (${JSON.stringify(versions)}::text::jsonb ->> ${instance})::bigint`;
  const [claimIds, supplierIds] = [[...ids.claims].sort(), [...ids.suppliers].sort()];
  const claimTask: Task = async (work, size) => {
    const isInBatch = inList(claims.id, claimIds.slice(0, size));
    await reevaluateBatch(work, and(isInBatch, older(claims.instanceId, claims.settingsVersion)), size, asc(claims.id));
    claimIds.splice(0, size);
    return !claimIds.length;
  };
  const supplierTask: Task = async (work, size) => {
    const isInBatch = inList(suppliers.id, supplierIds.slice(0, size));
    await reevaluateSuppliers(work, and(isInBatch, older(suppliers.instanceId, suppliers.settingsVersion)), size);
    supplierIds.splice(0, size);
    return !supplierIds.length;
  };
  return [...(claimIds.length ? [claimTask] : []), ...(supplierIds.length ? [supplierTask] : [])];
}

// Skips locked rows: the lock holder evaluates them by current settings, or the next scan finds them.

function reevaluateBatch(work: Work, which: SQL | undefined, size: number, ...order: SQL[]): Promise<EvaluatedClaim[]> {
  const lock = (tx: Tx) => lockForEvaluation(tx, which, { maxRows: size, order });
  return lockedTransaction(work, lock, async (tx, now, batch) => {
    await reevaluateClaims(tx, batch, { now, actor: systemActor, cause: "SETTINGS" });
    return batch;
  });
}

const reevaluateSuppliers = (work: Work, which: SQL | undefined, size: number): Promise<string[]> =>
  transaction(work, async (tx) => {
    const mobileSuppliers = tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(eq(suppliers.access, "MOBILE"), which));
    const ids = (await mobileSuppliers.orderBy(suppliers.id).limit(size).for("no key update", { skipLocked: true })).map(({ id }) => id);
    await evaluateResources(tx, ids);
    return ids;
  });
