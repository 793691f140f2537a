import { sql } from "drizzle-orm";
import { defaultSettings, kpiSettings, type SettingKey, type Settings } from "../../schema/rules/settings/kpiSettings";
import type { Reader } from "../db/connect";

/** Effective change; `instanceId` is `null` for the default or an installation-wide setting. */
export interface SettingChange {
  instanceId: string | null;
  key: SettingKey;
  /** `null` returns to the default. */
  value: number | boolean | null;
}

/** Settings of an instance. `version` increases with each change and identifies outdated evaluations. */
export interface VersionedSettings {
  version: number;
  values: Settings;
}

export class SettingsInForce {
  private readonly cacheByInstance = new Map<string | null, VersionedSettings>();

  /** `changes` must be in the order in which they took effect. */
  constructor(private readonly changes: readonly SettingChange[]) {}

  of(instanceId: string | null): VersionedSettings {
    let settings = this.cacheByInstance.get(instanceId);
    if (!settings) this.cacheByInstance.set(instanceId, (settings = settingsFrom(this.changes, instanceId)));
    return settings;
  }
}

const ofInstallation = new Set<SettingKey>(kpiSettings.filter(({ scope }) => scope === "INSTALLATION").map(({ key }) => key));

function settingsFrom(changes: readonly SettingChange[], instanceId: string | null): VersionedSettings {
  const common: Partial<Record<SettingKey, number | boolean>> = {};
  const ownValues: Partial<Record<SettingKey, number | boolean>> = {};
  let version = 0;
  for (const change of changes) {
    if (change.instanceId !== null && change.instanceId !== instanceId) continue;
    const values = change.instanceId === null ? common : ownValues;
    if (change.value === null) delete values[change.key];
    else values[change.key] = change.value;
    // Installation-wide settings do not affect claims.
    if (!ofInstallation.has(change.key)) version++;
  }
  return { version, values: { ...defaultSettings, ...common, ...ownValues } as Settings };
}

let cached: { which: string; settings: SettingsInForce } | undefined;
/** Cache per transaction and instant, so that all evaluations use the same settings. */
const readIn = new WeakMap<Reader, { nowMs: number; settings: Promise<SettingsInForce> }>();

/**
 * Settings at `now`; one small statement per transaction, reloaded only after changes. Changes are immutable, so their number and the sum
 * of versions identify them.
 */
export function settingsInForce(db: Reader, now: Date): Promise<SettingsInForce> {
  const cachedSettings = readIn.get(db);
  if (cachedSettings?.nowMs === now.getTime()) return cachedSettings.settings;
  const settings = readSettings(db, now);
  if ("rollback" in db) readIn.set(db, { nowMs: now.getTime(), settings });
  return settings;
}

async function readSettings(db: Reader, now: Date): Promise<SettingsInForce> {
  const inForce = sql`setting_values where effective_at <= ${now.toISOString()}::timestamptz`;
  const [version] = await db.execute<{ which: string }>(
    sql`select (select count(*) || ' ' || coalesce(sum(version), 0) from ${inForce}) || ' ' || current_database() as which`,
  );
  const { which } = version!;
  if (cached?.which === which) return cached.settings;
  const rows = await db.execute<{ instance_id: string | null; key: SettingKey; value: number | boolean | null }>(
    sql`select instance_id, key, value from ${inForce} order by effective_at, version`,
  );
  const settings = new SettingsInForce([...rows].map(({ instance_id: instanceId, key, value }) => ({ instanceId, key, value })));
  cached = { which, settings };
  return settings;
}
