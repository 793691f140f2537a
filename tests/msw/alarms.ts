import type { Alarms_ListFragment } from "../../client/gql/graphql";
import { alarmStates, type AlarmState } from "../../schema/rules/alarms/alarms";
import type { Db } from "./db";

export type AlarmList = Alarms_ListFragment;
export type AlarmRow = AlarmList["rows"][number];

/** An alarm that waits for everybody, raised a minute ago; and the row of it. */
export function anAlarm(id: string, more: Partial<AlarmRow["alarm"]> = {}, row: Partial<AlarmRow> = {}): AlarmRow {
  const raisedAt = more.raisedAt ?? new Date(Date.now() - 60_000).toISOString();
  const alarm = {
    id,
    cause: "ARRIVAL_CRITICAL" as const,
    claimId: `C-${id}`,
    feed: null,
    operation: null,
    raisedAt,
    clearedAt: null,
    state: "RAISED" as const,
    stateAt: raisedAt,
    by: null,
    to: null,
    until: null,
    note: null,
    ...more,
  };
  return {
    key: id,
    alarm,
    count: 1,
    ids: [id],
    claimIds: alarm.claimId === null ? [] : [alarm.claimId],
    newestAt: raisedAt,
    instanceId: "ES",
    centreId: null,
    ...row,
  };
}

export function alarmList(rows: AlarmRow[]): AlarmList {
  const totals = alarmStates.map((state: AlarmState) => {
    const own = rows.filter(({ alarm }) => alarm.state === state);
    const raised = own.map(({ alarm }) => alarm.raisedAt).sort();
    return {
      state,
      count: own.reduce((sum, { count }) => sum + count, 0),
      oldestAt: raised[0] ?? null,
    };
  });
  return { rows, totals };
}

export function alarmMutations(db: Db) {
  const handle =
    (name: string, state: AlarmState) =>
    ({ input }: { input: { ids: string[]; note?: string | null; reason?: string } }) => {
      db.handledAlarms.push({ name, ...input });
      const { userId } = db.users.get(db.signedIn!)!;
      const rows = db.alarms.rows.map((row) =>
        input.ids.includes(row.alarm.id)
          ? { ...row, alarm: { ...row.alarm, state, by: { id: userId, name: "Op Erator" }, note: input.reason ?? input.note ?? null } }
          : row,
      );
      db.alarms = alarmList(rows as AlarmRow[]);
      return db.alarms.rows.filter(({ alarm }) => input.ids.includes(alarm.id)).map(({ alarm }) => alarm);
    };
  return {
    acknowledgeAlarms: handle("acknowledge", "ACKNOWLEDGED"),
    reopenAlarms: handle("reopen", "RAISED"),
    takeAlarms: handle("take", "TAKEN"),
    snoozeAlarms: handle("snooze", "SNOOZED"),
    passAlarms: handle("pass", "PASSED"),
  };
}
