// Compares the levels of indicators, as the key of each endpoint sees them, with those of a minute before.
import { and, asc, eq, or, isNull, sql } from "drizzle-orm";
import { canDo } from "../auth/permissions/functionalities";
import { MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/bulk/rows";
import { instances } from "../db/tables/instances";
import { webhookEndpoints, webhookLevels } from "../db/tables/webhooks";
import { transaction, type Work } from "../db/transaction";
import { indicatorsOf } from "../figures/indicators.queries";
import { appendEvents, type NewEvent } from "../integrations/webhooks/appendEvents";
import { Worker, type WorkerDeps } from "../platform/worker";
import type { Viewer } from "../platform/viewer";
import { endpointViewer } from "./endpointKey";

const POLL_INTERVAL_MS = 5 * SECOND_MS;
const LEVEL_INTERVAL_MS = MINUTE_MS;

type LevelRow = typeof webhookLevels.$inferSelect;

export class WebhookLevelWorker extends Worker {
  constructor(deps: Work & WorkerDeps) {
    super(
      {
        name: "webhookLevels",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: async () => ((await evaluateLevels(deps)) ? "more" : "idle"),
        failureText: "Evaluating indicators for webhooks failed; retrying",
      },
      deps,
    );
  }
}

/** Evaluates the indicators of one endpoint; returns false if none is due. The first evaluation makes no events. */
export const evaluateLevels = (work: Work): Promise<boolean> =>
  transaction(work, async (tx, now) => {
    const oldest = new Date(now.getTime() - LEVEL_INTERVAL_MS).toISOString();
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.state, "ENABLED"),
          sql`'INDICATOR_LEVEL' = any(${webhookEndpoints.events})`,
          or(isNull(webhookEndpoints.levelsAt), sql`${webhookEndpoints.levelsAt} <= ${oldest}::timestamptz`),
        ),
      )
      .orderBy(asc(webhookEndpoints.levelsAt), asc(webhookEndpoints.id))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (!endpoint) return false;
    const viewer = await endpointViewer(tx, now.getTime(), endpoint.keyId);
    const current = viewer && canDo(viewer, "dashboard") ? await currentLevels(tx, viewer, endpoint.id, now) : [];
    const before = await tx.select().from(webhookLevels).where(eq(webhookLevels.endpointId, endpoint.id));
    if (endpoint.levelsAt !== null) await appendEvents(tx, now, crossings(before, current));
    await tx.delete(webhookLevels).where(eq(webhookLevels.endpointId, endpoint.id));
    await insertRows(
      tx,
      webhookLevels,
      current.map(({ value: _value, ...row }) => row),
    );
    await tx.update(webhookEndpoints).set({ levelsAt: now }).where(eq(webhookEndpoints.id, endpoint.id));
    return true;
  });

type CurrentLevel = LevelRow & { value: number | null };

async function currentLevels(tx: Tx, viewer: Viewer, endpointId: string, now: Date): Promise<CurrentLevel[]> {
  const { instances: names } = viewer.scope;
  const rows = await tx.select({ id: instances.id }).from(instances).orderBy(asc(instances.id));
  const levels: CurrentLevel[] = [];
  for (const { id: instanceId } of rows) {
    if (names !== "all" && !names.has(instanceId)) continue;
    const { indicators } = await indicatorsOf(tx, viewer.scope, { instanceId, period: { name: "TODAY" } }, now.getTime());
    for (const { key: indicator, level, period } of indicators)
      levels.push({ endpointId, instanceId, indicator, level: level ?? null, value: period.value ?? null });
  }
  return levels;
}

/** Only indicators with an earlier evaluation cross a level; a new instance or permission makes no events. */
function crossings(before: readonly LevelRow[], current: readonly CurrentLevel[]): NewEvent[] {
  const keyOf = ({ instanceId, indicator }: LevelRow): string => `${instanceId} ${indicator}`;
  const earlier = new Map(before.map((row) => [keyOf(row), row.level]));
  return current.flatMap((row): NewEvent[] => {
    const { endpointId, instanceId, indicator, level, value } = row;
    const levelBefore = earlier.get(keyOf(row));
    if (levelBefore === undefined || levelBefore === level) return [];
    return [{ type: "INDICATOR_LEVEL", endpointId, facts: { instanceId, indicator, levelBefore, levelAfter: level, value } }];
  });
}
