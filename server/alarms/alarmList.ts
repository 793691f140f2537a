import type { Alarm, AlarmList, AlarmRow } from "../../schema/claims/alarms";
import { alarmLimits, type AlarmState, alarmStates } from "../../schema/rules/alarms/alarms";
import { type AlarmRow as Fold, alarmRowsOf, type ListedAlarm, rowKey } from "../../schema/rules/alarms/alarmRows";
import { handlingAt } from "../../schema/rules/alarms/handling";
import { isFieldHidden, isHidden } from "../../schema/rules/fields/hiddenFields";
import type { Board } from "../board/board";
import { boardScope } from "../board/boardScope";
import { passesAll } from "../board/classMatrix";
import { Matcher } from "../board/matcher";
import { incidentLayer, instanceShift, layerOf } from "../board/packedAttributes";
import type { AlarmBook, BookedAlarm } from "../live/alarmBook";
import type { Scope } from "../platform/viewer";
import { type AlarmViewer, callInScope, canSeeClaimlessCalls, feedInScope } from "./alarmScope";
import { toAlarm } from "./alarm";

type Place = Pick<AlarmRow, "instanceId" | "centreId">;
type Listed = ListedAlarm & Pick<BookedAlarm, "alarm" | "feed">;

const NO_PLACE: Place = { instanceId: null, centreId: null };
/** Factor for packing instance and centre codes into one number; exceeds the number of centres. */
const MAX_CENTRES = 2 ** 24;

export class AlarmLists {
  private readonly matcher: Matcher;
  private readonly hidesCentre: boolean;
  private readonly hidesOperation: boolean;
  private readonly scope: Scope;
  private readonly canSeeClaimlessCalls: boolean;

  constructor(
    private readonly book: AlarmBook,
    private readonly board: Board,
    viewer: AlarmViewer,
  ) {
    const { scope } = viewer;
    this.scope = scope;
    this.canSeeClaimlessCalls = canSeeClaimlessCalls(viewer);
    this.matcher = new Matcher(board.dictionaries, boardScope(scope));
    this.hidesCentre = isHidden(scope.hiddenFields, "INCIDENTS", "centre");
    // A change of a hidden field must not cause an update, which would reveal it.
    this.hidesOperation = isFieldHidden(scope.hiddenFields, "INCIDENTS", "Alarm.operation");
  }

  /** The list at `now`, ms since 1970. Floods only count alarms visible to the viewer. */
  at(now: number): AlarmList {
    this.matcher.refresh();
    const listed: Listed[] = [];
    const totals = new Map<AlarmState, AlarmList["totals"][number]>(
      alarmStates.map((state) => [state, { state, count: 0, oldestAt: null }]),
    );
    for (const booked of this.book.byAge()) {
      if (!this.canSee(booked)) continue;
      const listedAlarm: Listed = handlingAt(this.hidesCentre ? { ...booked, area: withoutCentre(booked.area) } : booked, now);
      const total = totals.get(listedAlarm.state)!;
      total.count++;
      total.oldestAt ??= listedAlarm.alarm.raisedAt;
      listed.push(listedAlarm);
    }
    const rows = alarmRowsOf(listed).slice(0, alarmLimits.rows);
    return { rows: rows.map((row) => this.toRow(row)), totals: [...totals.values()] };
  }

  takenBy(userId: string): string[] {
    this.matcher.refresh();
    return this.book
      .byAge()
      .filter((booked) => booked.alarm.state === "TAKEN" && booked.alarm.byId === userId && this.canSee(booked))
      .slice(0, alarmLimits.own)
      .map(({ alarm }) => alarm.id);
  }

  withIds(ids: ReadonlySet<string>, now: number): Alarm[] {
    this.matcher.refresh();
    return this.book
      .byAge()
      .filter((booked) => ids.has(booked.alarm.id) && this.canSee(booked))
      .map((booked) => this.toAlarm(handlingAt(booked, now)));
  }

  private canSee(booked: BookedAlarm): boolean {
    const { alarm, feed } = booked;
    if (alarm.claimId === null) return feed === null ? this.canSeeClaimlessCalls : feedInScope(this.scope, feed.instanceIds);
    const { board } = this;
    const { columns } = board;
    if (columns.id[booked.slot] !== alarm.claimId || layerOf(columns.packed[booked.slot]!) !== incidentLayer)
      booked.slot = board.slotOfClaim(alarm.claimId);
    const { slot } = booked;
    if (slot < 0 || (this.matcher.test(columns, slot) & passesAll) === 0 || !callInScope(this.scope, alarm.operation)) return false;
    booked.area = (columns.packed[slot]! >> instanceShift) * MAX_CENTRES + columns.centre[slot]!;
    return true;
  }

  private placeOf(area: ListedAlarm["area"]): Place {
    if (typeof area === "string") return NO_PLACE;
    const { instance, centre } = this.board.dictionaries;
    return {
      instanceId: instance.names[Math.floor(area / MAX_CENTRES)] ?? null,
      centreId: this.hidesCentre ? null : (centre.names[area % MAX_CENTRES] ?? null),
    };
  }

  private toAlarm({ alarm: stored, feed, state, stateAt }: Listed): Alarm {
    // The end of a snooze is not stored; it is derived from the clock.
    const isOver = state !== stored.state;
    const alarm = isOver ? { ...stored, state, stateAt: new Date(stateAt), byId: null, toId: null, until: null, note: null } : stored;
    const operation = this.hidesOperation ? null : alarm.operation;
    return toAlarm({ ...alarm, operation }, feed?.name ?? null);
  }

  private toRow(fold: Fold<Listed>): AlarmRow {
    const { alarms } = fold;
    const { feed, area } = alarms[0]!;
    const place = this.placeOf(area);
    return {
      key: rowKey(fold, JSON.stringify([place.instanceId, place.centreId, feed?.name])),
      alarm: this.toAlarm(alarms[0]!),
      count: alarms.length,
      ids: alarms.slice(0, alarmLimits.together).map(({ id }) => id),
      claimIds: alarms.slice(0, alarmLimits.together).flatMap(({ alarm: { claimId } }) => claimId ?? []),
      newestAt: new Date(alarms.at(-1)!.raisedAt),
      ...place,
    };
  }
}

const withoutCentre = (area: ListedAlarm["area"]): ListedAlarm["area"] => (typeof area === "number" ? area - (area % MAX_CENTRES) : area);

/** Compares ids without serializing the lists. */
export const isSameList = (left: AlarmList, other: AlarmList): boolean =>
  left.rows.length === other.rows.length &&
  left.rows.every((row, at) => isSameRow(row, other.rows[at]!)) &&
  JSON.stringify(left.totals) === JSON.stringify(other.totals);

const isSameRow = ({ ids, claimIds: _claims, ...left }: AlarmRow, { ids: otherIds, claimIds: _otherClaims, ...other }: AlarmRow): boolean =>
  ids.length === otherIds.length && ids.every((id, at) => id === otherIds[at]) && JSON.stringify(left) === JSON.stringify(other);
