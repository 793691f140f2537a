import { desc, eq, isNull, or } from "drizzle-orm";
import type { IndicatorChange, IndicatorSetting } from "../../../schema/indicators/indicatorSettings";
import { type Indicator, type IndicatorKey, indicatorKeys, indicatorOf } from "../../../schema/rules/indicators/indicators";
import type { Reader } from "../../db/connect";
import { indicatorChanges } from "../../db/tables/settings";
import { actorOf } from "../../platform/actor";
import type { Scope } from "../../platform/viewer";
import { indicatorSettings } from "../../settings/indicatorSettings.queries";

type ChangeRow = typeof indicatorChanges.$inferSelect;

const MAX_CHANGES = 100;

/** Changes of an instance and of the default, newest first; `instanceId` is `null` for the default alone. */
const changesOf = (db: Reader, instanceId: string | null) =>
  db
    .select()
    .from(indicatorChanges)
    .where(
      instanceId === null
        ? isNull(indicatorChanges.instanceId)
        : or(isNull(indicatorChanges.instanceId), eq(indicatorChanges.instanceId, instanceId)),
    )
    .orderBy(desc(indicatorChanges.version));

export async function indicatorSettingsOf(db: Reader, scope: Scope, instanceId: string | null): Promise<IndicatorSetting[]> {
  const settings = await indicatorSettings(db);
  const changes = await changesOf(db, instanceId);
  return indicatorKeys
    .filter((key) => !scope.hiddenIndicators.has(key))
    .map((key) => {
      const indicator: Indicator = indicatorOf(key);
      const { change, own: ownChange } = inForce(changes, key, instanceId);
      return {
        key,
        unit: indicator.unit,
        ...settings.of(instanceId, key),
        thresholdUnit: indicator.threshold?.unit ?? null,
        thresholdMin: indicator.threshold?.min ?? null,
        thresholdMax: indicator.threshold?.max ?? null,
        isWorseBelow: indicator.isWorseBelow ?? false,
        own: ownChange,
        changedAt: change?.createdAt ?? null,
        changedBy: change ? actorOf(change) : null,
      };
    });
}

/** The instance's latest change, unless it reverted to the default; then the default's latest change. */
function inForce(
  changes: readonly ChangeRow[],
  key: IndicatorKey,
  instanceId: string | null,
): { change: ChangeRow | undefined; own: boolean } {
  const newest = (of: string | null): ChangeRow | undefined => changes.find((change) => change.key === key && change.instanceId === of);
  const ownChange = instanceId === null ? undefined : newest(instanceId);
  return ownChange?.limits ? { change: ownChange, own: true } : { change: newest(null), own: false };
}

export async function indicatorHistory(db: Reader, scope: Scope, instanceId: string | null): Promise<IndicatorChange[]> {
  const rows = (await changesOf(db, instanceId).limit(MAX_CHANGES)).filter(({ key }) => !scope.hiddenIndicators.has(key));
  return rows.map((row) => ({
    id: String(row.version),
    key: row.key,
    instanceId: row.instanceId,
    isOn: row.limits?.isOn ?? null,
    threshold: row.limits?.threshold ?? null,
    warning: row.limits?.warning ?? null,
    critical: row.limits?.critical ?? null,
    createdAt: row.createdAt,
    actor: actorOf(row),
  }));
}
