// Raises alarms again whose user signed out or has been offline for five minutes.
import { type SQL, sql } from "drizzle-orm";
import { recordAll } from "../audit/record";
import { transaction, type Work } from "../db/transaction";
import { sessions } from "../db/tables/sessions";
import { systemActor } from "../platform/actor";
import { Worker, type WorkerDeps } from "../platform/worker";
import { alarmEvent } from "./alarm";
import type { AlarmColumns } from "./claimAlarms";
import { isPresentSession } from "./colleagues.queries";

const INTERVAL_MS = 1_000;
const BATCH_ROWS = 300;

/** Runs on every node; row locks distribute the work. */
export class AlarmReturnWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "alarmReturns",
        intervalMs: INTERVAL_MS,
        startDelayMs: INTERVAL_MS,
        run: async () => ((await returnAlarms(work)) >= BATCH_ROWS ? "more" : "idle"),
        failureText: "Raising alarms of absent users again failed; retrying",
      },
      work,
    );
  }
}

export const alarmsLeftBehind = (now: Date): SQL => sql`
  select id, case state when 'TAKEN' then by_name else to_name end as was_with from alarms
  where cleared_at is null and state in ('TAKEN', 'PASSED') and not exists (
    select from ${sessions} where ${sessions.userId} = case state when 'TAKEN' then by_id else to_id end and ${isPresentSession(now)})
  order by id`;

export const returnAlarms = (work: Work): Promise<number> =>
  transaction(work, async (tx, now) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const returned = await tx.execute<{ id: string; claim_id: string | null; cause: AlarmColumns["cause"]; was_with: string | null }>(sql`
      update alarms a set state = 'RAISED', state_at = ${at}, changed_at = ${at},
        by_id = null, by_name = null, to_id = null, to_name = null, note = null
      from (${alarmsLeftBehind(now)} limit ${BATCH_ROWS} for update skip locked) left_behind
      where a.id = left_behind.id
      returning a.id, a.claim_id, a.cause, left_behind.was_with`);
    await recordAll(
      tx,
      now,
      systemActor,
      returned.map(({ id, claim_id: claimId, cause, was_with: from }) => alarmEvent("return", { id, claimId, cause }, { from })),
    );
    return returned.length;
  });
