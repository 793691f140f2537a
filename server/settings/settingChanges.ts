import { asc } from "drizzle-orm";
import type { SettingKey } from "../../schema/rules/settings/kpiSettings";
import type { Reader } from "../db/connect";
import { settingValues } from "../db/tables/settings";
import { SettingsInForce, type SettingChange } from "./settings.queries";

export type SettingRow = typeof settingValues.$inferSelect;
export type TimedChange = SettingChange & { effectiveAt: Date };

export const settingRows = (db: Reader): Promise<SettingRow[]> =>
  db.select().from(settingValues).orderBy(asc(settingValues.effectiveAt), asc(settingValues.version));

export const settingsAt = (changes: readonly TimedChange[], at: Date): SettingsInForce =>
  new SettingsInForce(changes.filter(({ effectiveAt }) => effectiveAt <= at));

/** Merges later changes; for equal instants the later one wins. */
export const withChanges = (changes: readonly TimedChange[], more: readonly TimedChange[]): TimedChange[] =>
  [...changes, ...more].sort((a, b) => a.effectiveAt.getTime() - b.effectiveAt.getTime());

/** Latest effective change of a key for exactly this instance (`null`: default); `undefined` if there is none. */
export const latestOf = <Change extends TimedChange>(
  changes: readonly Change[],
  key: SettingKey,
  instanceId: string | null,
  at: Date,
): Change | undefined => changes.findLast((change) => change.key === key && change.instanceId === instanceId && change.effectiveAt <= at);
