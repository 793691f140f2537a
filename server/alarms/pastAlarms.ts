import { causeOfClaim } from "../../schema/rules/alarms/alarms";
import { isSameAgain } from "../../schema/rules/alarms/handling";
import type { Tx } from "../db/connect";
import { insertRows } from "../db/bulk/rows";
import { alarms } from "../db/tables/alarms";
import { type AlarmColumns, alarmColumns, newAlarm, type StatusMove } from "./claimAlarms";

export function pastAlarmsOf(moves: readonly (StatusMove & { at: Date })[]): Partial<AlarmColumns>[] {
  const rows: Partial<AlarmColumns>[] = [];
  for (const { before, after, at } of moves) {
    const [from, to] = [before && causeOfClaim(before), causeOfClaim(after)];
    if (from === to) continue;
    for (const row of rows) if (!row.clearedAt) Object.assign(row, { clearedAt: at, changedAt: at });
    if (to === null) continue;
    const again = rows.findLast(({ cause, clearedAt }) => cause === to && isSameAgain(clearedAt!, null, at));
    if (again) Object.assign(again, { clearedAt: null, changedAt: at });
    else rows.push({ ...newAlarm(at, to, { claimId: after.id }), clearedAt: null });
  }
  return rows;
}

export const writePastAlarms = (tx: Tx, rows: readonly Partial<AlarmColumns>[]): Promise<number> =>
  insertRows(tx, alarms, rows as AlarmColumns[], [...alarmColumns, "clearedAt"]);
