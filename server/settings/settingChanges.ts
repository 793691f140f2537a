// The changes of the KPI settings, made and to come, and what is in force by them at an instant.
import { asc } from "drizzle-orm";
import type { SettingKey } from "../../schema/rules/settings/kpiSettings";
import type { Reader } from "../db/connect";
import { settingValues } from "../db/tables/settings";
import { SettingsInForce, type SettingChange } from "./settings.queries";

export type SettingRow = typeof settingValues.$inferSelect;
/** A change and its instant. */
export type TimedChange = SettingChange & { effectiveAt: Date };

/** Every change ever made, in the order in which they come into force. */
export const settingRows = (db: Reader): Promise<SettingRow[]> =>
  db.select().from(settingValues).orderBy(asc(settingValues.effectiveAt), asc(settingValues.version));

/** What is in force at an instant. */
export const settingsAt = (changes: readonly TimedChange[], at: Date): SettingsInForce =>
  new SettingsInForce(changes.filter(({ effectiveAt }) => effectiveAt <= at));

/** The changes with others made after them: of those of one instant, the later made counts. */
export const withChanges = (changes: readonly TimedChange[], more: readonly TimedChange[]): TimedChange[] =>
  [...changes, ...more].sort((a, b) => a.effectiveAt.getTime() - b.effectiveAt.getTime());

/** The latest of the changes of one key made for one instance itself (null: of the default for all) that is in force; undefined: none. */
export const latestOf = <Change extends TimedChange>(
  changes: readonly Change[],
  key: SettingKey,
  instanceId: string | null,
  at: Date,
): Change | undefined => changes.findLast((change) => change.key === key && change.instanceId === instanceId && change.effectiveAt <= at);
