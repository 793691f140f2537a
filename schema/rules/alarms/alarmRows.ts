// Alarms as rows of a list: those of a flood are one row for each cause and area, and what waits for somebody goes first.
import { alarmCauses, alarmLimits, alarmStates } from "./alarms";
import type { AlarmHandling } from "./handling";

/** What of an alarm decides where it stands. Who has none has neither colleague nor end of a snooze. */
export interface ListedAlarm extends AlarmHandling {
  id: string;
  /** Where it is: an AMA instance and a processing centre as one number, or the name of a feed, or empty: nowhere; alarms of one area fold into one row. */
  area: string | number;
  /** Milliseconds since 1970. */
  raisedAt: number;
}

export interface AlarmRow<Alarm extends ListedAlarm> {
  /** Whether it stands for all of a flood that have cause, area and state in common, even if that is one. */
  isFolded: boolean;
  /** In the order in which they were raised; at least one. */
  alarms: Alarm[];
}

/** Those of a flood: more than ten were raised within ten minutes of each other. `alarms` in the order in which they were raised. */
function floodsIn(alarms: readonly Pick<ListedAlarm, "raisedAt">[]): boolean[] {
  const { alarms: most, withinMs } = alarmLimits.flood;
  const flooding = Array.from(alarms, () => false);
  let next = 0;
  for (let last = most; last < alarms.length; last++) {
    if (alarms[last]!.raisedAt - alarms[last - most]!.raisedAt > withinMs) continue;
    for (next = Math.max(next, last - most); next <= last; next++) flooding[next] = true;
  }
  return flooding;
}

export const byAge = (a: Pick<ListedAlarm, "id" | "raisedAt">, b: Pick<ListedAlarm, "id" | "raisedAt">): number =>
  a.raisedAt - b.raisedAt || (a.id < b.id ? -1 : 1);

const causeRanks = new Map(alarmCauses.map((cause, rank) => [cause, rank]));
const stateRanks = new Map(alarmStates.map((state, rank) => [state, rank * alarmCauses.length]));
const RANKS = alarmCauses.length * alarmStates.length;

/** The rows of all open alarms, which are given in the order of their age: by state, then by cause, then the oldest first. */
export function alarmRowsOf<Alarm extends ListedAlarm>(alarms: readonly Alarm[]): AlarmRow<Alarm>[] {
  const flooding = floodsIn(alarms);
  const folds = new Map<string | number, AlarmRow<Alarm>>();
  const byRank = Array.from({ length: RANKS }, (): AlarmRow<Alarm>[] => []);
  for (let at = 0; at < alarms.length; at++) {
    const alarm = alarms[at]!;
    const rank = stateRanks.get(alarm.state)! + causeRanks.get(alarm.cause)!;
    const isFolded = flooding[at]!;
    const shared = isFolded ? sharedBy(alarm, rank) : null;
    const fold = shared === null ? undefined : folds.get(shared);
    if (fold) {
      fold.alarms.push(alarm);
      continue;
    }
    const row = { isFolded, alarms: [alarm] };
    byRank[rank]!.push(row);
    if (shared !== null) folds.set(shared, row);
  }
  return byRank.flat();
}

/** What the alarms of one fold have in common, a number where that is enough: there are thousands of them. */
const sharedBy = ({ area, byId, toId, until }: ListedAlarm, rank: number): string | number =>
  byId === null && typeof area === "number" ? area * RANKS + rank : `${rank} ${byId} ${toId} ${until} ${area}`;

/** Names a row for as long as it is the same: of a fold it stays whichever of its alarms ends first. `place`: the area as every node calls it. */
export function rowKey<Alarm extends ListedAlarm>({ isFolded, alarms: [first] }: AlarmRow<Alarm>, place: string): string {
  const { id, cause, state, byId, toId, until } = first!;
  return isFolded ? JSON.stringify([cause, place, state, byId, toId, until]) : id;
}
