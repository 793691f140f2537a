// Alarms as rows of a list: those of a flood are one row for each cause and area, and what waits for somebody goes first.
import { alarmCauses, alarmLimits, alarmStates } from "./alarms";
import type { AlarmHandling } from "./handling";

/** What of an alarm decides where it stands. */
export interface ListedAlarm extends AlarmHandling {
  id: string;
  /** Where it is: an AMA instance and a processing centre, or a feed; alarms of one area fold into one row. */
  area: string;
  /** Milliseconds since 1970. */
  raisedAt: number;
}

export interface AlarmRow<Alarm extends ListedAlarm> {
  /** The alarm's id; of a folded row what its alarms have in common, and the first of them. */
  key: string;
  /** In the order in which they were raised; at least one. */
  alarms: Alarm[];
}

/** Those of a flood: more than ten were raised within ten minutes of each other. `alarms` in the order in which they were raised. */
export function inFlood<Alarm extends Pick<ListedAlarm, "raisedAt">>(alarms: readonly Alarm[]): Set<Alarm> {
  const { alarms: most, withinMs } = alarmLimits.flood;
  const flooding = new Set<Alarm>();
  for (let last = most; last < alarms.length; last++)
    if (alarms[last]!.raisedAt - alarms[last - most]!.raisedAt <= withinMs)
      for (let at = last - most; at <= last; at++) flooding.add(alarms[at]!);
  return flooding;
}

const byAge = (a: ListedAlarm, b: ListedAlarm): number => a.raisedAt - b.raisedAt || (a.id < b.id ? -1 : 1);

/** The rows of all open alarms: by state, then by cause, then the oldest first. */
export function alarmRowsOf<Alarm extends ListedAlarm>(alarms: readonly Alarm[]): AlarmRow<Alarm>[] {
  const sorted = [...alarms].sort(byAge);
  const flooding = inFlood(sorted);
  const folds = new Map<string, AlarmRow<Alarm>>();
  const rows: AlarmRow<Alarm>[] = [];
  for (const alarm of sorted) {
    const { cause, area, state, byId, toId, until } = alarm;
    const shared = flooding.has(alarm) ? JSON.stringify([cause, area, state, byId, toId, until]) : null;
    const fold = shared === null ? undefined : folds.get(shared);
    if (fold) fold.alarms.push(alarm);
    else {
      const row = { key: alarm.id, alarms: [alarm] };
      rows.push(row);
      if (shared !== null) folds.set(shared, row);
    }
  }
  const rank = ({ alarms: [first] }: AlarmRow<Alarm>): number =>
    alarmStates.indexOf(first!.state) * alarmCauses.length + alarmCauses.indexOf(first!.cause);
  return rows.sort((a, b) => rank(a) - rank(b) || byAge(a.alarms[0]!, b.alarms[0]!));
}
