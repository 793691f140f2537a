// Alarms of claims, written in the transaction that changes the claims.
import { and, asc, gt, isNull, or, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { type AlarmCause, alarmLimits, causeOfClaim } from "../../schema/rules/alarms/alarms";
import { isSameAgain } from "../../schema/rules/alarms/handling";
import type { ClaimStatus } from "../../schema/rules/lists/claims";
import type { Tx } from "../db/connect";
import { PLANNED_ANEW } from "../db/driver/preparedTexts";
import { inList } from "../db/inList";
import { insertRows } from "../db/bulk/rows";
import { alarms } from "../db/tables/alarms";
import type { Call } from "../integrations/outbox";
import { type AlarmMove, alarmEvents, appendEvents } from "../integrations/webhooks/appendEvents";

export type AlarmColumns = typeof alarms.$inferSelect;

interface AlarmFacts {
  status: ClaimStatus;
  likelyLateSince: Date | null;
}
export interface StatusMove {
  before: AlarmFacts | null;
  after: AlarmFacts & { id: string };
}

export const newAlarm = (now: Date, cause: AlarmCause, subject: Partial<AlarmColumns>): Partial<AlarmColumns> => ({
  id: uuidv7(),
  cause,
  ...subject,
  raisedAt: now,
  state: "RAISED",
  stateAt: now,
  changedAt: now,
});
export const alarmColumns = [
  "id",
  "cause",
  "claimId",
  "feedId",
  "callId",
  "operation",
  "raisedAt",
  "state",
  "stateAt",
  "changedAt",
] as const;

/** Skips subjects that already have an open alarm. */
async function raiseAlarms(
  tx: Tx,
  now: Date,
  raised: readonly { cause: AlarmCause; subject: Partial<AlarmColumns> }[],
): Promise<AlarmMove[]> {
  const rows = raised.map(({ cause, subject }) => newAlarm(now, cause, subject) as AlarmColumns);
  await insertRows(tx, alarms, rows, alarmColumns);
  return rows.map(({ id, claimId }) => ({ isRaised: true, id, claimId: claimId ?? null }));
}

export function followStatuses(tx: Tx, now: Date, moves: readonly StatusMove[]): Promise<AlarmMove[]> {
  const turned = moves.map(({ before, after }) => ({
    id: after.id,
    from: before && causeOfClaim(before),
    to: causeOfClaim(after),
    isNew: before === null,
    hasFinished: after.status === "FINISHED" && before !== null && before.status !== after.status,
  }));
  const changed = turned.filter(({ from, to }) => from !== to);
  return moveAlarms(tx, now, "claimId", {
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
 * Clears and raises alarms, and reopens recently cleared or snoozed ones. Locks rows in order of id to avoid deadlocks. The caller
 * appends the events of the returned moves.
 */
export async function moveAlarms(tx: Tx, now: Date, subject: Subject, { ended, over = [], raised }: AlarmMoves): Promise<AlarmMove[]> {
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
  const newMoves = await raiseAlarms(
    tx,
    now,
    raisedAnew.map(({ subjectId, cause }) => ({ cause, subject: { [subject]: subjectId } })),
  );
  const movesOf = (rows: readonly AlarmColumns[], isRaised: boolean): AlarmMove[] =>
    rows.map(({ id, claimId }) => ({ isRaised, id, claimId }));
  return [...movesOf(cleared, false), ...movesOf(reopened, true), ...newMoves];
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

/** Raises the alarm for a failed call. The call concerns an open claim or, for a mail, no claim. */
export async function raiseCallAlarm(tx: Tx, now: Date, { id, claimId, operation }: Call): Promise<void> {
  const moves = await raiseAlarms(tx, now, [{ cause: "CALL_GIVEN_UP", subject: { claimId, callId: id, operation } }]);
  await appendEvents(tx, now, alarmEvents(moves));
}
