// Alarms of feeds: raised after too long a silence, cleared when the feed sends again or is removed.
import { sql } from "drizzle-orm";
import { feedLimits, type FeedKind } from "../../schema/rules/alarms/feeds";
import type { AlarmCause } from "../../schema/rules/alarms/alarms";
import { transaction, type Work } from "../db/transaction";
import { alarmEvents, appendEvents } from "../integrations/webhooks/appendEvents";
import { Worker, type WorkerDeps } from "../platform/worker";
import { moveAlarms } from "./claimAlarms";

const INTERVAL_MS = 2_000;

const causeOfKind: Record<FeedKind, AlarmCause> = { CLAIMS: "CLAIM_FEED_SILENT", POSITIONS: "POSITION_FEED_SILENT" };

/** Runs on every node; each alarm is raised once. */
export class SilentFeedWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    const startedAtMs = work.clock.now();
    super(
      {
        name: "silentFeeds",
        intervalMs: INTERVAL_MS,
        startDelayMs: INTERVAL_MS,
        run: async () => {
          await raiseSilentFeeds(work, startedAtMs);
          return "idle";
        },
        failureText: "Checking for silent feeds failed; retrying",
      },
      work,
    );
  }
}

/** `listeningSinceMs`: start of this node. Silence before it does not count, because nothing was received while the server was down. */
const raiseSilentFeeds = (work: Work, listeningSinceMs: number): Promise<void> =>
  transaction(work, async (tx, now) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const goneBefore = sql`${new Date(now.getTime() - feedLimits.goneMs).toISOString()}::timestamptz`;
    // An expired key is not intentional removal, so its feed can fall silent like any other.
    const isActive = sql`exists (select from api_keys k where k.id = f.key_id and k.revoked_at is null)`;
    const listeningSince = sql`${new Date(listeningSinceMs).toISOString()}::timestamptz`;
    const hasAlarm = sql`exists (select from alarms a where a.feed_id = f.id and a.cleared_at is null)`;
    await tx.execute(sql`
      update feeds f set silent_from = null, messages = 0
      from (select id from feeds where last_at < ${goneBefore} and silent_from is not null order by id for no key update) gone
      where f.id = gone.id`);
    const ended = await tx.execute<{ id: string }>(sql`
      select f.id from feeds f where ${hasAlarm} and (f.silent_from is null or f.silent_from > ${at} or not ${isActive})`);
    const silent = await tx.execute<{ id: string; kind: FeedKind }>(sql`
      select f.id, f.kind from feeds f
      where f.silent_from <= ${at} and f.silent_from - f.last_at <= ${at} - ${listeningSince} and ${isActive} and not ${hasAlarm}`);
    const moves = await moveAlarms(tx, now, "feedId", {
      ended: ended.map(({ id }) => id),
      raised: silent.map(({ id, kind }) => ({ subjectId: id, cause: causeOfKind[kind] })),
    });
    await appendEvents(tx, now, alarmEvents(moves));
  });
