import { and, asc, eq } from "drizzle-orm";
import type {
  Alarm,
  AcknowledgeAlarmsInput,
  PassAlarmsInput,
  ReopenAlarmsInput,
  SnoozeAlarmsInput,
  TakeAlarmsInput,
} from "../../schema/claims/alarms";
import { alarmLimits as limits, isEvent } from "../../schema/rules/alarms/alarms";
import { type AlarmAction, type AlarmHandling, handlingAt, outcomeOf } from "../../schema/rules/alarms/handling";
import { MINUTE_MS } from "../../schema/rules/durations";
import { recordAll } from "../audit/record";
import { requireViewer } from "../auth/context";
import { requireUser, userById, type User } from "../auth/users/users.queries";
import type { Tx } from "../db/connect";
import { inList } from "../db/inList";
import { updateRows } from "../db/bulk/rows";
import { alarms, feeds } from "../db/tables/alarms";
import { apiKeys } from "../db/tables/keys";
import { lockedTransaction } from "../db/transaction";
import type { LiveContext } from "../live/context";
import { alarmEvents, appendEvents } from "../integrations/webhooks/appendEvents";
import { AppError } from "../platform/errors";
import { isUuid } from "../platform/uuid";
import { alarmEvent, toAlarm } from "./alarm";
import { type AlarmViewer, alarmsInScope } from "./alarmScope";
import type { AlarmColumns } from "./claimAlarms";
import { colleagueForAlarms } from "./colleagues.queries";

type Handled = Pick<AlarmColumns, "state" | "byId" | "byName" | "toId" | "toName" | "until" | "note" | "clearedAt">;

const handledColumns = ["state", "stateAt", "byId", "byName", "toId", "toName", "until", "note", "clearedAt", "changedAt"] as const;

export const acknowledgeAlarms = (ctx: LiveContext, { ids }: AcknowledgeAlarmsInput): Promise<Alarm[]> =>
  handleAlarms(ctx, "acknowledge", ids, (alarm, _user, now) => ({ state: "ACKNOWLEDGED", clearedAt: isEvent(alarm.cause) ? now : null }));

/** Also reopens an event that its acknowledgement cleared. */
export const reopenAlarms = (ctx: LiveContext, { ids }: ReopenAlarmsInput): Promise<Alarm[]> =>
  handleAlarms(ctx, "reopen", ids, () => ({ state: "RAISED", byId: null, byName: null }));

export const takeAlarms = (ctx: LiveContext, { ids }: TakeAlarmsInput): Promise<Alarm[]> =>
  handleAlarms(ctx, "take", ids, () => ({ state: "TAKEN" }));

export function snoozeAlarms(ctx: LiveContext, { ids, minutes, reason }: SnoozeAlarmsInput): Promise<Alarm[]> {
  const note = reason.trim();
  if (!(minutes >= limits.snooze.minMinutes && minutes <= limits.snooze.maxMinutes))
    throw new AppError("BAD_USER_INPUT", { field: "minutes", min: limits.snooze.minMinutes, max: limits.snooze.maxMinutes });
  if (!(note.length >= limits.reason.min && note.length <= limits.reason.max))
    throw new AppError("BAD_USER_INPUT", { field: "reason", ...limits.reason });
  return handleAlarms(ctx, "snooze", ids, (alarm, { id }, now) => {
    const until = new Date(now.getTime() + minutes * MINUTE_MS);
    const isRepeated =
      alarm.state === "SNOOZED" &&
      alarm.byId === id &&
      alarm.note === note &&
      Math.abs(until.getTime() - alarm.until!.getTime()) < MINUTE_MS;
    return isRepeated ? null : { state: "SNOOZED", until, note };
  });
}

export function passAlarms(ctx: LiveContext, { ids, userId, note: passedNote }: PassAlarmsInput): Promise<Alarm[]> {
  const note = passedNote?.trim() || null;
  if (note && note.length > limits.note) throw new AppError("BAD_USER_INPUT", { field: "note", max: limits.note });
  return handleAlarms(
    ctx,
    "pass",
    ids,
    (alarm, { id }, _now, colleague) =>
      alarm.state === "PASSED" && alarm.byId === id && alarm.toId === userId && alarm.note === note
        ? null
        : { state: "PASSED", toId: colleague!.id, toName: colleague!.name, note },
    userId,
  );
}

type Change = (alarm: AlarmColumns, user: User, now: Date, colleague: User | null) => (Pick<Handled, "state"> & Partial<Handled>) | null;

/**
 * Throws FORBIDDEN for API keys, NOT_FOUND, or ALARM_TAKEN. A cleared alarm stays unchanged, unless its acknowledgement cleared it and is
 * undone.
 */
async function handleAlarms(ctx: LiveContext, action: AlarmAction, ids: string[], change: Change, toId?: string): Promise<Alarm[]> {
  const viewer = requireViewer(ctx);
  const { userId } = requireUser(ctx);
  const lock = (tx: Tx) => lockAlarms(tx, ids);
  const answer = await lockedTransaction(ctx, lock, async (tx, now, locked) => {
    await assertInScope(tx, viewer, ids, "NOT_FOUND");
    const user = (await userById(tx, userId))!;
    const colleague = toId === undefined ? null : await colleagueForAlarms(tx, now, toId);
    if (colleague) await assertInScope(tx, colleague, ids, "ALARM_COLLEAGUE");
    const written = locked.flatMap((alarm) => {
      if (alarm.clearedAt && !(action === "reopen" && isEvent(alarm.cause))) return [];
      const outcome = outcomeOf(action, handlingOf(alarm, now), userId);
      if (outcome === "taken") throw new AppError("ALARM_TAKEN", { name: alarm.byName ?? "" });
      const changed = outcome === "changes" ? change(alarm, user, now, colleague?.user ?? null) : null;
      return changed ? [{ ...alarm, ...NOT_HANDLED, byId: user.id, byName: user.name, ...changed, stateAt: now, changedAt: now }] : [];
    });
    await updateRows(tx, alarms, written, handledColumns);
    // Acknowledging an alarm about an event clears it, and reopening raises it again.
    const before = new Map(locked.map(({ id, clearedAt }) => [id, clearedAt]));
    const movedAlarms = written.filter(({ id, clearedAt }) => (clearedAt === null) !== (before.get(id) === null));
    await appendEvents(
      tx,
      now,
      alarmEvents(movedAlarms.map(({ id, claimId, clearedAt }) => ({ isRaised: clearedAt === null, id, claimId }))),
    );
    await recordAll(
      tx,
      now,
      viewer.actor,
      written.map((alarm) => {
        const { toName, until, note } = alarm;
        return alarmEvent(action, alarm, { ...(toName && { to: toName }), ...(until && { until }), ...(note && { note }) });
      }),
    );
    const feedNames = await feedNamesOf(tx, locked);
    const byId = new Map(written.map((alarm) => [alarm.id, alarm]));
    return locked.map((alarm) => toAlarm(byId.get(alarm.id) ?? alarm, feedNames.get(alarm.feedId ?? "") ?? null));
  });
  ctx.alarmBook.wake();
  return answer;
}

const NOT_HANDLED = { toId: null, toName: null, until: null, note: null, clearedAt: null } satisfies Partial<Handled>;

const handlingOf = ({ cause, state, stateAt, byId, toId, until }: AlarmColumns, now: Date): AlarmHandling =>
  handlingAt({ cause, state, stateAt: stateAt.getTime(), byId, toId, until: until?.getTime() ?? null }, now.getTime());

/** Ordered by id to avoid deadlocks. */
const lockAlarms = (tx: Tx, ids: readonly string[]): Promise<AlarmColumns[]> =>
  tx.select().from(alarms).where(idIn(ids)).orderBy(asc(alarms.id)).for("no key update");

const idIn = (ids: readonly string[]) => inList(alarms.id, ids.filter(isUuid));

async function assertInScope(tx: Tx, viewer: AlarmViewer, ids: readonly string[], code: "NOT_FOUND" | "ALARM_COLLEAGUE"): Promise<void> {
  const visible = await tx
    .select({ id: alarms.id })
    .from(alarms)
    .where(and(idIn(ids), alarmsInScope(viewer)));
  if (visible.length !== new Set(ids).size) throw new AppError(code);
}

async function feedNamesOf(tx: Tx, locked: readonly AlarmColumns[]): Promise<Map<string, string>> {
  const ids = locked.flatMap(({ feedId }) => feedId ?? []);
  if (!ids.length) return new Map();
  const rows = await tx
    .select({ id: feeds.id, name: apiKeys.name })
    .from(feeds)
    .innerJoin(apiKeys, eq(apiKeys.id, feeds.keyId))
    .where(inList(feeds.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
