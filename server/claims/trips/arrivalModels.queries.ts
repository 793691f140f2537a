import { inArray, sql } from "drizzle-orm";
import type { ArrivalModel } from "../../../schema/rules/arrival/arrivalModel";
import { priorOf } from "../../../schema/rules/arrival/prior";
import { SECOND_MS } from "../../../schema/rules/durations";
import type { Router } from "../../../schema/rules/claims/routes";
import type { Db } from "../../db/connect";
import { arrivalFits } from "../../db/tables/arrival";

/** Models by instance and router; the prior where none was fitted. */
export type ArrivalModels = (instanceId: string, router: Router) => ArrivalModel;

/** A new fit is used on all nodes after this time. */
const STALE_AFTER_MS = 10 * SECOND_MS;

interface Cache {
  readAtMs: number;
  models: Map<string, ArrivalModel>;
}
const caches = new WeakMap<Db, Cache>();
const keyOf = (instanceId: string, router: Router): string => `${instanceId} ${router}`;

/** Reads the models in use, at most every 10 s per pool. A version never changes, so that it is read once. */
export async function arrivalModels(db: Db): Promise<ArrivalModels> {
  let cache = caches.get(db);
  if (!cache || performance.now() - cache.readAtMs >= STALE_AFTER_MS) {
    cache = { readAtMs: performance.now(), models: await readModels(db, cache?.models ?? new Map<string, ArrivalModel>()) };
    caches.set(db, cache);
  }
  const { models } = cache;
  return (instanceId, router) => models.get(keyOf(instanceId, router)) ?? priorOf[router];
}

export const forgetArrivalModels = (db: Db): void => void caches.delete(db);

async function readModels(db: Db, before: ReadonlyMap<string, ArrivalModel>): Promise<Map<string, ArrivalModel>> {
  const used = await db.execute<{ instanceId: string; router: Router; version: number }>(sql`
    select distinct on (instance_id, router) instance_id as "instanceId", router, version::int as version
    from arrival_fits where is_used order by instance_id, router, version desc`);
  const missing = used.filter(({ instanceId, router, version }) => before.get(keyOf(instanceId, router))?.version !== version);
  const versions = missing.map(({ version }) => version);
  const rows = versions.length
    ? await db
        .select({ version: arrivalFits.version, model: arrivalFits.model })
        .from(arrivalFits)
        .where(inArray(arrivalFits.version, versions))
    : [];
  const byVersion = new Map(rows.map(({ version, model }) => [version, { ...model, version }]));
  const models = new Map<string, ArrivalModel>();
  for (const { instanceId, router, version } of used) {
    const key = keyOf(instanceId, router);
    const model = byVersion.get(version) ?? before.get(key);
    if (model) models.set(key, model);
  }
  return models;
}
