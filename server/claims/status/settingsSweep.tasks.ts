// What a sweep consists of: short pieces of work, each in a transaction of its own.
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

/** Reevaluates at most `size` rows, in one transaction; answers whether the task has come to its end. */
export type Task = (work: Work, size: number) => Promise<boolean>;

/** Instance → version of its settings. */
export type Versions = Record<string, number>;

/** Those instances that have an open claim, or a mobile supplier, evaluated by older settings than these. */
export async function instancesToReevaluate(db: Reader, versions: Versions): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select v.id from jsonb_each_text(${JSON.stringify(versions)}::text::jsonb) as v(id, version)
    where exists (select 1 from claims c where c.instance_id = v.id and c.status <> 'FINISHED' and c.settings_version < v.version::bigint)
      or exists (select 1 from suppliers s where s.instance_id = v.id and s.access = 'MOBILE' and s.settings_version < v.version::bigint)
    order by v.id`);
  return rows.map(({ id }) => id);
}

/** All of an instance, in the order of an index: what was evaluated before is behind, however many dead rows that leaves. */
export const instanceTasks = (instanceId: string, version: number): Task[] => [
  claimsOf(instanceId, version),
  suppliersOf(instanceId, version),
];

function claimsOf(instanceId: string, version: number): Task {
  let last: EvaluatedClaim | undefined;
  return async (work, size) => {
    // The sum keeps the planner from the index of versions: it would sort all that is left for each piece.
    const older = sql`${claims.settingsVersion} + 0 < ${version}`;
    const which = and(eq(claims.instanceId, instanceId), older, last && afterClaim(last.row));
    const some = await reevaluateBatch(work, which, size, asc(claims.status), asc(claims.id));
    last = some.at(-1);
    return some.length < size;
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

/** The claims and suppliers of these ids, where they were evaluated by older settings than those of their instances. */
export function tasksOfIds(ids: { claims: Iterable<string>; suppliers: Iterable<string> }, versions: Versions): Task[] {
  const older = (instance: unknown, version: unknown): SQL =>
    sql`${version} < (${JSON.stringify(versions)}::text::jsonb ->> ${instance})::bigint`;
  const [claimIds, supplierIds] = [[...ids.claims].sort(), [...ids.suppliers].sort()];
  const claimTask: Task = async (work, size) => {
    const some = inList(claims.id, claimIds.slice(0, size));
    await reevaluateBatch(work, and(some, older(claims.instanceId, claims.settingsVersion)), size, asc(claims.id));
    claimIds.splice(0, size);
    return !claimIds.length;
  };
  const supplierTask: Task = async (work, size) => {
    const some = inList(suppliers.id, supplierIds.slice(0, size));
    await reevaluateSuppliers(work, and(some, older(suppliers.instanceId, suppliers.settingsVersion)), size);
    supplierIds.splice(0, size);
    return !supplierIds.length;
  };
  return [...(claimIds.length ? [claimTask] : []), ...(supplierIds.length ? [supplierTask] : [])];
}

// Whoever holds a row evaluates it by what is in force, or leaves it to the next look: nobody waits for it.

function reevaluateBatch(work: Work, which: SQL | undefined, size: number, ...order: SQL[]): Promise<EvaluatedClaim[]> {
  const lock = (tx: Tx) => lockForEvaluation(tx, which, { maxRows: size, order });
  return lockedTransaction(work, lock, async (tx, now, some) => {
    await reevaluateClaims(tx, some, { now, actor: systemActor, cause: "SETTINGS" });
    return some;
  });
}

const reevaluateSuppliers = (work: Work, which: SQL | undefined, size: number): Promise<string[]> =>
  transaction(work, async (tx) => {
    const found = tx
      .select({ id: suppliers.id })
      .from(suppliers)
      .where(and(eq(suppliers.access, "MOBILE"), which));
    const ids = (await found.orderBy(suppliers.id).limit(size).for("no key update", { skipLocked: true })).map(({ id }) => id);
    await evaluateResources(tx, ids);
    return ids;
  });
