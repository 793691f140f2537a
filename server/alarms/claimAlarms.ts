// Alarms of claims, written in the transaction that changes the claims.
import { and, isNull, or, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { type AlarmCause, alarmLimits, causeOfStatus } from "../../schema/rules/alarms/alarms";
import type { ClaimStatus } from "../../schema/rules/claims/claims";
import type { Tx } from "../db/connect";
import { inList } from "../db/inList";
import { insertRows } from "../db/rows";
import { alarms } from "../db/tables/alarms";
import type { Call } from "../integrations/outbox";

export type AlarmColumns = typeof alarms.$inferSelect;

/** A locked claim whose status may be another one. */
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

/** Inserts alarms that nobody has handled; one whose subject has an open alarm already is left out. */
export const raiseAlarms = (tx: Tx, now: Date, raised: readonly { cause: AlarmCause; subject: Partial<AlarmColumns> }[]): Promise<number> =>
  insertRows(
    tx,
    alarms,
    raised.map(({ cause, subject }) => newAlarm(now, cause, subject) as AlarmColumns),
    alarmColumns,
  );

/** Clears the alarms of statuses that claims have left, and raises those of statuses that they have come to. */
export async function followStatuses(tx: Tx, now: Date, moves: readonly StatusMove[]): Promise<void> {
  const turned = moves
    .map(({ before, after: { id, status } }) => ({
      id,
      from: causeOfStatus(before?.status ?? null),
      to: causeOfStatus(status),
      hasFinished: status === "FINISHED" && before !== null && before.status !== status,
    }))
    .filter(({ from, to, hasFinished }) => from !== to || hasFinished);
  await clearAlarms(
    tx,
    now,
    turned.filter(({ from, to }) => from !== null && from !== to).map(({ id }) => id),
    turned.filter(({ hasFinished }) => hasFinished).map(({ id }) => id),
  );
  const raised = turned.flatMap(({ id, from, to }) => (to !== null && from !== to ? [{ claimId: id, cause: to }] : []));
  if (!raised.length) return;
  const again = await reopenAlarms(tx, now, raised);
  await raiseAlarms(
    tx,
    now,
    raised.filter(({ claimId }) => !again.has(claimId)).map(({ claimId, cause }) => ({ cause, subject: { claimId } })),
  );
}

async function clearAlarms(tx: Tx, now: Date, ofStatus: readonly string[], finished: readonly string[]): Promise<void> {
  if (!ofStatus.length && !finished.length) return;
  await tx
    .update(alarms)
    .set({ clearedAt: now, changedAt: now })
    .where(
      and(isNull(alarms.clearedAt), or(inList(alarms.claimId, finished), and(inList(alarms.claimId, ofStatus), isNull(alarms.callId)))),
    );
}

/** Opens again what was cleared a moment ago, or is snoozed: schema/rules/alarms, `isSameAgain`. Answers the claims. */
async function reopenAlarms(tx: Tx, now: Date, raised: readonly { claimId: string; cause: AlarmCause }[]): Promise<Set<string>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const dampedFrom = new Date(now.getTime() - alarmLimits.dampedMs).toISOString();
  const reopened = await tx.execute<{ claim_id: string }>(sql`
    update alarms a set cleared_at = null, changed_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(raised)}::text::jsonb) as r("claimId" text, cause alarm_cause)
    where a.claim_id = r."claimId" and a.cause = r.cause and a.call_id is null
      and (a.cleared_at > ${dampedFrom}::timestamptz or a.cleared_at is not null and a.until > ${at})
    returning a.claim_id`);
  return new Set(reopened.map((row) => row.claim_id));
}

/** Raises the alarm of a call about an open claim that was given up. */
export const raiseCallAlarm = (tx: Tx, now: Date, { id, claimId, operation }: Call): Promise<number> =>
  raiseAlarms(tx, now, [{ cause: "CALL_GIVEN_UP", subject: { claimId, callId: id, operation } }]);
