import { sql } from "drizzle-orm";
import { defaultSettings, kpiSettings, type SettingKey, type Settings } from "../../schema/rules/settings/kpiSettings";
import type { Reader } from "../db/connect";

/** One change of a setting that is in force; null `instanceId`: of the default for all, or of the installation. */
export interface SettingChange {
  instanceId: string | null;
  key: SettingKey;
  /** Null: back to the default for all. */
  value: number | boolean | null;
}

/** The settings of an AMA instance, and how many changes they are made of: grows with each, so that older evaluations are known. */
export interface VersionedSettings {
  version: number;
  values: Settings;
}

/** The KPI settings in force at an instant, of every instance. */
export class SettingsInForce {
  private readonly cacheByInstance = new Map<string | null, VersionedSettings>();

  /** `changes` in the order in which they came into force. */
  constructor(private readonly changes: readonly SettingChange[]) {}

  /** Of an instance; null: the default for all. */
  of(instanceId: string | null): VersionedSettings {
    let settings = this.cacheByInstance.get(instanceId);
    if (!settings) this.cacheByInstance.set(instanceId, (settings = settingsFrom(this.changes, instanceId)));
    return settings;
  }
}

const ofInstallation = new Set<SettingKey>(kpiSettings.filter(({ scope }) => scope === "INSTALLATION").map(({ key }) => key));

function settingsFrom(changes: readonly SettingChange[], instanceId: string | null): VersionedSettings {
  const common: Partial<Record<SettingKey, number | boolean>> = {};
  const own: Partial<Record<SettingKey, number | boolean>> = {};
  let version = 0;
  for (const change of changes) {
    if (change.instanceId !== null && change.instanceId !== instanceId) continue;
    const values = change.instanceId === null ? common : own;
    if (change.value === null) delete values[change.key];
    else values[change.key] = change.value;
    // What concerns no claim makes no evaluation older.
    if (!ofInstallation.has(change.key)) version++;
  }
  return { version, values: { ...defaultSettings, ...common, ...own } as Settings };
}

let cached: { which: string; settings: SettingsInForce } | undefined;
/** What a transaction has read for an instant: it evaluates all by the same. */
const readIn = new WeakMap<Reader, { nowMs: number; settings: Promise<SettingsInForce> }>();

/**
 * The settings in force at `now`. One small statement for each instant of a transaction; read again only when other changes are in force than the
 * last time. Changes are never altered, so how many they are and the sum of their versions say which.
 */
export function settingsInForce(db: Reader, now: Date): Promise<SettingsInForce> {
  const known = readIn.get(db);
  if (known?.nowMs === now.getTime()) return known.settings;
  const settings = readSettings(db, now);
  if ("rollback" in db) readIn.set(db, { nowMs: now.getTime(), settings });
  return settings;
}

async function readSettings(db: Reader, now: Date): Promise<SettingsInForce> {
  const inForce = sql`setting_values where effective_at <= ${now.toISOString()}::timestamptz`;
  const [found] = await db.execute<{ which: string }>(
    sql`select (select count(*) || ' ' || coalesce(sum(version), 0) from ${inForce}) || ' ' || current_database() as which`,
  );
  const { which } = found!;
  if (cached?.which === which) return cached.settings;
  const rows = await db.execute<{ instance_id: string | null; key: SettingKey; value: number | boolean | null }>(
    sql`select instance_id, key, value from ${inForce} order by effective_at, version`,
  );
  const settings = new SettingsInForce([...rows].map(({ instance_id: instanceId, key, value }) => ({ instanceId, key, value })));
  cached = { which, settings };
  return settings;
}
