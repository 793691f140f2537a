// Groups open alarms into list rows. A flood of alarms becomes one row per cause and area; unhandled alarms come first.
import { alarmCauses, alarmLimits, alarmStates } from "./alarms";
import type { AlarmHandling } from "./handling";

export interface ListedAlarm extends AlarmHandling {
  id: string;
  /**
   * AMA instance and processing centre packed into one number, name of a feed, or empty if the alarm has no location. Alarms of one area
   * share a row.
   */
  area: string | number;
  raisedAt: number;
}

export interface AlarmRow<Alarm extends ListedAlarm> {
  /** True for a row of a flood: all its alarms with the same cause, area and state, even if only one matches. */
  isFolded: boolean;
  alarms: Alarm[];
}

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

/** Returns the rows of all open alarms, ordered by state, then cause, then age. `alarms` must be ordered by age. */
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

/** Key of the row that an alarm belongs to. A number where possible, because there can be thousands of alarms. */
const sharedBy = ({ area, byId, toId, until }: ListedAlarm, rank: number): string | number =>
  byId === null && typeof area === "number" ? area * RANKS + rank : `${rank} ${byId} ${toId} ${until} ${area}`;

/** Returns a row's key. A folded row keeps its key when its first alarm ends. `place` names the area identically on every node. */
export function rowKey<Alarm extends ListedAlarm>({ isFolded, alarms: [first] }: AlarmRow<Alarm>, place: string): string {
  const { id, cause, state, byId, toId, until } = first!;
  return isFolded ? JSON.stringify([cause, place, state, byId, toId, until]) : id;
}
