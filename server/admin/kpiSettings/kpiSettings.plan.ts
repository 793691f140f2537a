import type { Locale } from "../../../schema/rules/language/locales";
import type { Reader } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { AppError } from "../../platform/errors";
import { latestOf, settingRows, withChanges, type SettingRow, type TimedChange } from "../../settings/settingChanges";
import { checkOrder, type RequestedSettings } from "./kpiSettings.checks";

export interface SettingsPlan {
  effectiveAt: Date;
  changes: TimedChange[];
  /** Previous values; `null` means the default. */
  currentValues: RequestedSettings["values"];
  rows: SettingRow[];
  instanceIds: string[];
}

export async function settingsPlan(db: Reader, now: Date, request: RequestedSettings, locale: Locale): Promise<SettingsPlan> {
  const { instanceId } = request;
  const allInstanceIds = (await db.select({ id: instances.id }).from(instances).orderBy(instances.id)).map(({ id }) => id);
  if (instanceId !== null && !allInstanceIds.includes(instanceId)) throw new AppError("NOT_FOUND");
  if (request.effectiveAt && request.effectiveAt < now) throw new AppError("EFFECTIVE_IN_PAST");
  const effectiveAt = request.effectiveAt ?? now;
  const rows = await settingRows(db);
  const current = request.values.map(({ key }) => ({ key, value: latestOf(rows, key, instanceId, effectiveAt)?.value ?? null }));
  const changes = request.values
    .filter(({ value }, i) => value !== current[i]!.value)
    .map((change) => ({ ...change, instanceId, effectiveAt }));
  const instanceIds = instanceId === null ? allInstanceIds : [instanceId];
  checkOrder(withChanges(rows, changes), instanceIds, effectiveAt, locale);
  return { effectiveAt, changes, currentValues: current, rows, instanceIds };
}
