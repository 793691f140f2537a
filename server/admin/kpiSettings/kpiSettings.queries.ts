import { desc, eq, isNull, or } from "drizzle-orm";
import { defaultSettings, kpiSettings, type SettingKey } from "../../../schema/rules/settings/kpiSettings";
import { actsWhenDelayBegins } from "../../../schema/rules/settings/settingWarnings";
import type { KpiSetting, KpiSettingChange } from "../../../schema/settings/settings";
import type { Reader } from "../../db/connect";
import { settingValues } from "../../db/tables/settings";
import { actorOf } from "../../platform/actor";
import { latestOf, settingRows, settingsAt, type SettingRow } from "../../settings/settingChanges";

export async function kpiSettingsOf(db: Reader, now: Date, instanceId: string | null): Promise<KpiSetting[]> {
  const rows = await settingRows(db);
  const inForce = settingsAt(rows, now).of(instanceId);
  return kpiSettings.map((setting) => ({
    key: setting.key,
    number: setting.number,
    unit: setting.unit,
    default: defaultSettings[setting.key],
    min: "min" in setting ? setting.min : null,
    max: "max" in setting ? setting.max : null,
    choices: "choices" in setting ? setting.choices : null,
    above: "above" in setting ? setting.above : null,
    scope: setting.scope,
    value: inForce.values[setting.key],
    version: inForce.version,
    actsWhenDelayBegins: actsWhenDelayBegins(setting.key, inForce.values),
    ...currentOrigin(rows, setting.key, instanceId, now),
    scheduled: scheduled(rows, setting.key, instanceId, now),
  }));
}

function currentOrigin(
  rows: SettingRow[],
  key: SettingKey,
  instanceId: string | null,
  now: Date,
): Pick<KpiSetting, "own" | "effectiveAt" | "changedBy"> {
  const ownChange = latestOf(rows, key, instanceId, now);
  const isOwn = ownChange !== undefined && ownChange.value !== null;
  const common = isOwn || instanceId === null ? undefined : latestOf(rows, key, null, now);
  // If the instance reverted to the default, the later of the two changes applies.
  const last = ownChange && common ? (ownChange.effectiveAt > common.effectiveAt ? ownChange : common) : (ownChange ?? common);
  return { own: isOwn, effectiveAt: last?.effectiveAt ?? null, changedBy: last ? actorOf(last) : null };
}

const scheduled = (rows: SettingRow[], key: SettingKey, instanceId: string | null, now: Date): KpiSetting["scheduled"] =>
  rows
    .filter((row) => row.key === key && row.effectiveAt > now && (row.instanceId === null || row.instanceId === instanceId))
    .map((row) => ({ value: row.value, effectiveAt: row.effectiveAt, own: row.instanceId === instanceId, actor: actorOf(row) }));

const MAX_CHANGES = 100;

/** Latest changes that affect an instance, including those of the default, newest first; `null` for the default only. */
export async function kpiSettingChanges(db: Reader, instanceId: string | null): Promise<KpiSettingChange[]> {
  const ofDefault = isNull(settingValues.instanceId);
  const rows = await db
    .select()
    .from(settingValues)
    .where(instanceId === null ? ofDefault : or(ofDefault, eq(settingValues.instanceId, instanceId)))
    .orderBy(desc(settingValues.version))
    .limit(MAX_CHANGES);
  return rows.map((row) => ({ ...row, id: String(row.version), actor: actorOf(row) }));
}
