// Alarms of claims, written in the transaction that changes the claims.
import { and, asc, gt, isNull, or, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { type AlarmCause, alarmLimits, causeOfStatus } from "../../schema/rules/alarms/alarms";
import { isSameAgain } from "../../schema/rules/alarms/handling";
import type { ClaimStatus } from "../../schema/rules/lists/claims";
import { PLANNED_ANEW, type Tx } from "../db/connect";
import { inList } from "../db/inList";
import { insertRows } from "../db/bulk/rows";
import { alarms } from "../db/tables/alarms";
import type { Call } from "../integrations/outbox";

export type AlarmColumns = typeof alarms.$inferSelect;

export interface StatusMove {
  before: { status: ClaimStatus } | null;
  after: { id: string; status: ClaimStatus };
}

const newAlarm = (now: Date, cause: AlarmCause, subject: Partial<AlarmColumns>): Partial<AlarmColumns> => ({
  id: uuidv7(),
  cause,
  ...subject,
  raisedAt: now,
  state: "RAISED",
  stateAt: now,
  changedAt: now,
});
const alarmColumns = ["id", "cause", "claimId", "feedId", "callId", "operation", "raisedAt", "state", "stateAt", "changedAt"] as const;

/** Skips subjects that already have an open alarm. */
const raiseAlarms = (tx: Tx, now: Date, raised: readonly { cause: AlarmCause; subject: Partial<AlarmColumns> }[]): Promise<number> =>
  insertRows(
    tx,
    alarms,
    raised.map(({ cause, subject }) => newAlarm(now, cause, subject) as AlarmColumns),
    alarmColumns,
  );

export async function followStatuses(tx: Tx, now: Date, moves: readonly StatusMove[]): Promise<void> {
  const turned = moves.map(({ before, after: { id, status } }) => ({
    id,
    from: causeOfStatus(before?.status ?? null),
    to: causeOfStatus(status),
    isNew: before === null,
    hasFinished: status === "FINISHED" && before !== null && before.status !== status,
  }));
  const changed = turned.filter(({ from, to }) => from !== to);
  await moveAlarms(tx, now, "claimId", {
    ended: changed.flatMap(({ id, from }) => (from === null ? [] : [id])),
    over: turned.flatMap(({ id, hasFinished }) => (hasFinished ? [id] : [])),
    raised: changed.flatMap(({ id, to, isNew }) => (to === null ? [] : [{ subjectId: id, cause: to, isNew }])),
  });
}

type Subject = "claimId" | "feedId";
interface AlarmMoves {
  /** `ended`: the cause is gone. `over`: all alarms of the subject end, including calls. */
  ended: readonly string[];
  over?: readonly string[];
  /** `isNew`: the subject is new, so that no existing alarm is searched. */
  raised: readonly { subjectId: string; cause: AlarmCause; isNew?: boolean }[];
}

/**
 * Clears and raises alarms. Recently cleared or snoozed ones are reopened in their previous state. Locks rows in order of id to avoid
 * deadlocks.
 */
export async function moveAlarms(tx: Tx, now: Date, subject: Subject, { ended, over = [], raised }: AlarmMoves): Promise<void> {
  const knownIds = [...new Set([...ended, ...over, ...raised.filter(({ isNew }) => !isNew).map(({ subjectId }) => subjectId)])];
  const locked = knownIds.length ? await lockAlarmsOf(tx, now, subject, knownIds) : [];
  const [endedIds, overIds] = [new Set(ended), new Set(over)];
  const cleared = locked.filter(
    ({ clearedAt, callId, [subject]: id }) => clearedAt === null && (overIds.has(id!) || (callId === null && endedIds.has(id!))),
  );
  await setCleared(tx, now, cleared, now);
  const again = new Map(
    locked.flatMap((alarm) =>
      alarm.clearedAt !== null && alarm.callId === null && isSameAgain(alarm.clearedAt, alarm.until, now)
        ? [[`${alarm.cause} ${alarm[subject]}`, alarm] as const]
        : [],
    ),
  );
  const reopened = raised.flatMap(({ subjectId, cause }) => again.get(`${cause} ${subjectId}`) ?? []);
  await setCleared(tx, now, reopened, null);
  const reopenedIds = new Set(reopened.map(({ [subject]: id }) => id));
  const raisedAnew = raised.filter(({ subjectId }) => !reopenedIds.has(subjectId));
  await raiseAlarms(
    tx,
    now,
    raisedAnew.map(({ subjectId, cause }) => ({ cause, subject: { [subject]: subjectId } })),
  );
}

/**
 * Open alarms, and cleared ones that `isSameAgain` may reopen. Not prepared: during a flood the table grows a thousandfold, and a cached
 * plan would be wrong.
 */
const lockAlarmsOf = (tx: Tx, now: Date, subject: Subject, ids: readonly string[]): Promise<AlarmColumns[]> =>
  tx
    .select()
    .from(alarms)
    .where(
      and(
        sql`${sql.raw(PLANNED_ANEW)} ${inList(alarms[subject], ids)}`,
        or(isNull(alarms.clearedAt), gt(alarms.clearedAt, new Date(now.getTime() - alarmLimits.dampedMs)), gt(alarms.until, now)),
      ),
    )
    .orderBy(asc(alarms.id))
    .for("no key update");

async function setCleared(tx: Tx, now: Date, locked: readonly AlarmColumns[], clearedAt: Date | null): Promise<void> {
  if (!locked.length) return;
  const ids = locked.map(({ id }) => id);
  await tx.update(alarms).set({ clearedAt, changedAt: now }).where(inList(alarms.id, ids));
}

/** Raises the alarm of a failed call about an open claim, or about none, e.g. a mail. */
export const raiseCallAlarm = (tx: Tx, now: Date, { id, claimId, operation }: Call): Promise<number> =>
  raiseAlarms(tx, now, [{ cause: "CALL_GIVEN_UP", subject: { claimId, callId: id, operation } }]);
