// Corrects alarms that disagree with their claim's status, e.g. after a node of an older version changed claims.
import { inArray, sql } from "drizzle-orm";
import { causeOfClaim, causeOfStatus } from "../../schema/rules/alarms/alarms";
import { claimStatusOrder } from "../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Tx } from "../db/connect";
import { claims } from "../db/tables/claims";
import { lockedTransaction, type Work } from "../db/transaction";
import { alarmEvents, appendEvents } from "../integrations/webhooks/appendEvents";
import { Worker, type WorkerDeps } from "../platform/worker";
import { moveAlarms } from "./claimAlarms";

const BATCH_ROWS = 500;

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
  likelyLateSince: Date | null;
  /** True if an open alarm matches the current status; `hasOther`: if another status left one. */
  hasAlarm: boolean;
  hasOther: boolean;
}

export function sweepAlarms(work: Work): Promise<number> {
  const lock = (tx: Tx) => tx.execute<Disagreement & Record<string, unknown>>(disagreements);
  return lockedTransaction(work, lock, async (tx, now, claimRows) => {
    const moves = await moveAlarms(tx, now, "claimId", {
      ended: claimRows.filter(({ hasOther }) => hasOther).map(({ id }) => id),
      over: claimRows.filter(({ status }) => status === "FINISHED").map(({ id }) => id),
      raised: claimRows.flatMap((claim) => {
        const cause = claim.hasAlarm ? null : causeOfClaim(claim);
        return cause === null ? [] : [{ subjectId: claim.id, cause }];
      }),
    });
    await appendEvents(tx, now, alarmEvents(moves));
    return claimRows.length;
  });
}

const alarming = claimStatusOrder.filter((status) => causeOfStatus(status) !== null);
const causes = JSON.stringify(Object.fromEntries(alarming.map((status) => [status, causeOfStatus(status)])));
const cause = sql`coalesce(${causes}::text::jsonb ->> c.status::text, case when c.likely_late_since is not null then 'LIKELY_LATE' end)`;

/** Two conditions with an index each: alarming statuses, and open alarms. Locks the claims, so that their alarms do not change. */
const disagreements = sql`
  with found as (
    select c.id from ${claims} c
    where c.status <> 'FINISHED' and (${inArray(sql`c.status`, alarming)} or c.likely_late_since is not null) and not exists (
      select from alarms a where a.claim_id = c.id and a.cleared_at is null and a.call_id is null and a.cause::text = ${cause})
    union
    select c.id from alarms a join ${claims} c on c.id = a.claim_id
    where a.cleared_at is null and (c.status = 'FINISHED' or a.call_id is null and a.cause::text is distinct from ${cause})
    limit ${BATCH_ROWS})
  select c.id, c.status, c.likely_late_since as "likelyLateSince",
    exists (select from alarms a where a.claim_id = c.id and a.cleared_at is null and a.call_id is null
      and a.cause::text = ${cause}) as "hasAlarm",
    exists (select from alarms a where a.claim_id = c.id and a.cleared_at is null and a.call_id is null
      and a.cause::text is distinct from ${cause}) as "hasOther"
  from ${claims} c where c.id in (select id from found)
  order by c.id for no key update of c skip locked`;
