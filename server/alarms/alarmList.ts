// The open alarms as one scope sees them, from the node's book and its board.
import type { AlarmList, AlarmRow } from "../../schema/alarms";
import { alarmLimits, alarmStates } from "../../schema/rules/alarms/alarms";
import { alarmRowsOf, type ListedAlarm } from "../../schema/rules/alarms/alarmRows";
import { handlingAt } from "../../schema/rules/alarms/handling";
import { isFieldHidden, isHidden } from "../../schema/rules/fields/hiddenFields";
import type { Board } from "../board/board";
import { boardScope } from "../board/boardScope";
import { passesAll } from "../board/classMatrix";
import { Matcher } from "../board/matcher";
import { instanceShift } from "../board/packedAttributes";
import type { AlarmBook, BookedAlarm } from "../live/alarmBook";
import type { Scope } from "../platform/viewer";
import { callInScope, feedInScope } from "./alarmScope";
import { toAlarm } from "./alarm";

type Place = Pick<AlarmRow, "instanceId" | "centreId">;
type Listed = ListedAlarm & { booked: BookedAlarm; place: Place };

const NO_PLACE: Place = { instanceId: null, centreId: null };

export class AlarmLists {
  private readonly matcher: Matcher;
  private readonly hidesCentre: boolean;
  private readonly hidesOperation: boolean;

  constructor(
    private readonly book: AlarmBook,
    private readonly board: Board,
    private readonly scope: Scope,
  ) {
    this.matcher = new Matcher(board.dictionaries, boardScope(scope));
    this.hidesCentre = isHidden(scope.hiddenFields, "INCIDENTS", "centre");
    // What is hidden must not even change the list: that it is sent once more would tell.
    this.hidesOperation = isFieldHidden(scope.hiddenFields, "INCIDENTS", "Alarm.operation");
  }

  /** The list as it is at `now`, ms since 1970. */
  at(now: number): AlarmList {
    this.matcher.refresh();
    const listed = [...this.book.open.values()].flatMap((booked) => this.listed(booked, now) ?? []);
    const rows = alarmRowsOf(listed).slice(0, alarmLimits.rows);
    return { rows: rows.map(({ alarms }) => this.toRow(alarms)), totals: alarmStates.map((state) => totalOf(state, listed)) };
  }

  private listed(booked: BookedAlarm, now: number): Listed | null {
    const { alarm, feed } = booked;
    const place = callInScope(this.scope, alarm.operation) ? this.placeOf(booked) : null;
    if (!place) return null;
    const { id, cause, state, byId, toId } = alarm;
    const times = { raisedAt: alarm.raisedAt.getTime(), stateAt: alarm.stateAt.getTime(), until: alarm.until?.getTime() ?? null };
    const area = feed ? feed.name : JSON.stringify([place.instanceId, place.centreId]);
    return handlingAt({ id, cause, state, byId, toId, ...times, area, booked, place }, now);
  }

  /** Where the claim is; null when it is out of scope, or open no more. */
  private placeOf({ alarm, feed }: BookedAlarm): Place | null {
    if (alarm.claimId === null) return feed && feedInScope(this.scope, feed.instanceIds) ? NO_PLACE : null;
    const slot = this.board.slotOfClaim(alarm.claimId);
    const { columns, dictionaries } = this.board;
    if (slot < 0 || (this.matcher.test(columns, slot) & passesAll) === 0) return null;
    return {
      instanceId: dictionaries.instance.names[columns.packed[slot]! >> instanceShift] ?? null,
      centreId: this.hidesCentre ? null : (dictionaries.centre.names[columns.centre[slot]!] ?? null),
    };
  }

  private toRow(alarms: readonly Listed[]): AlarmRow {
    const [first] = alarms;
    const { booked, place, state, stateAt } = first!;
    // A snooze that is over is written down by nobody: it is raised again by the clock alone.
    const isOver = state !== booked.alarm.state;
    const alarm = isOver
      ? { ...booked.alarm, state, stateAt: new Date(stateAt), byId: null, toId: null, until: null, note: null }
      : booked.alarm;
    const operation = this.hidesOperation ? null : alarm.operation;
    return {
      alarm: toAlarm({ ...alarm, operation }, booked.feed?.name ?? null),
      count: alarms.length,
      ids: alarms.slice(0, alarmLimits.together).map(({ id }) => id),
      newestAt: new Date(alarms.at(-1)!.raisedAt),
      ...place,
    };
  }
}

function totalOf(state: ListedAlarm["state"], listed: readonly ListedAlarm[]): AlarmList["totals"][number] {
  const own = listed.filter((alarm) => alarm.state === state);
  const oldest = own.reduce((first, { raisedAt }) => Math.min(first, raisedAt), Infinity);
  return { state, count: own.length, oldestAt: own.length ? new Date(oldest) : null };
}
