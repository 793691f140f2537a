// Corrects alarms that disagree with their claim's status, e.g. after a node of an older version changed claims.
import { inArray, sql, type SQL } from "drizzle-orm";
import { causeOfStatus } from "../../schema/rules/alarms/alarms";
import { claimStatusOrder } from "../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import { lockedTransaction, type Work } from "../db/transaction";
import { Worker, type WorkerDeps } from "../platform/worker";
import { moveAlarms } from "./claimAlarms";

const BATCH_ROWS = 500;

/** Runs on every node; row locks distribute the work. */
export class AlarmSweepWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "alarmSweep",
        intervalMs: MINUTE_MS,
        startDelayMs: MINUTE_MS,
        run: async () => ((await sweepAlarms(work)) >= BATCH_ROWS ? "more" : "idle"),
        failureText: "Comparing alarms with their claims failed; retrying",
      },
      work,
    );
  }
}

interface Disagreement {
  id: string;
  status: (typeof claimStatusOrder)[number];
  /** True if an open alarm matches the current status; `hasOther`: if another status left one. */
  hasAlarm: boolean;
  hasOther: boolean;
}

export function sweepAlarms(work: Work): Promise<number> {
  const lock = (tx: Tx) => tx.execute<Disagreement & Record<string, unknown>>(disagreements);
  return lockedTransaction(work, lock, async (tx, now, claimRows) => {
    await moveAlarms(tx, now, "claimId", {
      ended: claimRows.filter(({ hasOther }) => hasOther).map(({ id }) => id),
      over: claimRows.filter(({ status }) => status === "FINISHED").map(({ id }) => id),
      raised: claimRows.flatMap(({ id, status, hasAlarm }) => {
        const cause = hasAlarm ? null : causeOfStatus(status);
        return cause === null ? [] : [{ subjectId: id, cause }];
      }),
    });
    return claimRows.length;
  });
}

const alarming = claimStatusOrder.filter((status) => causeOfStatus(status) !== null);
const causes = JSON.stringify(Object.fromEntries(alarming.map((status) => [status, causeOfStatus(status)])));
const cause = (status: SQL): SQL => sql`(${causes}::text::jsonb ->> ${status}::text)`;

/** Two conditions with an index each: alarming statuses, and open alarms. Locks the claims, so that their alarms do not change. */
const disagreements = sql`
  with found as (
    select c.id from ${claims} c
    where c.status <> 'FINISHED' and ${inArray(sql`c.status`, alarming)} and not exists (
      select from alarms a where a.claim_id = c.id and a.cleared_at is null and a.call_id is null and a.cause::text = ${cause(sql`c.status`)})
    union
    select c.id from alarms a join ${claims} c on c.id = a.claim_id
    where a.cleared_at is null and (c.status = 'FINISHED' or a.call_id is null and a.cause::text is distinct from ${cause(sql`c.status`)})
    limit ${BATCH_ROWS})
  select c.id, c.status,
    exists (select from alarms a where a.claim_id = c.id and a.cleared_at is null and a.call_id is null
      and a.cause::text = ${cause(sql`c.status`)}) as "hasAlarm",
    exists (select from alarms a where a.claim_id = c.id and a.cleared_at is null and a.call_id is null
      and a.cause::text is distinct from ${cause(sql`c.status`)}) as "hasOther"
  from ${claims} c where c.id in (select id from found)
  order by c.id for no key update of c skip locked`;
