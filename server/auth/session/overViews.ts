// Ends "See as" views whose session has ended for any reason.
import { and, eq, isNotNull, not } from "drizzle-orm";
import { SECOND_MS } from "../../../schema/rules/durations";
import { sessions } from "../../db/tables/sessions";
import { users } from "../../db/tables/users";
import { transaction, type Work } from "../../db/transaction";
import { userActor } from "../../platform/actor";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { endViewOf } from "./seeAs";
import { isActiveSession } from "./sessions";

const INTERVAL_MS = 5 * SECOND_MS;
const BATCH_ROWS = 100;

/** Runs on every node; row locks distribute the work. */
export class OverViewWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "overViews",
        intervalMs: INTERVAL_MS,
        startDelayMs: INTERVAL_MS,
        run: async () => ((await endOverViews(work)) >= BATCH_ROWS ? "more" : "idle"),
        failureText: "Ending the views of ended sessions failed; retrying",
      },
      work,
    );
  }
}

export const endOverViews = (work: Work): Promise<number> =>
  transaction(work, async (tx, now) => {
    const over = await tx
      .select({ id: sessions.id, endedAt: sessions.endedAt, userId: users.id, user: users.user })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(isNotNull(sessions.seeAsProfileId), not(isActiveSession(now.getTime())!)))
      .orderBy(sessions.id)
      .limit(BATCH_ROWS)
      .for("update", { of: sessions, skipLocked: true });
    for (const { id, endedAt, userId, user } of over)
      await endViewOf(tx, now, userActor({ id: userId, user }), id, { sessionOver: true, sessionEndedAt: endedAt });
    return over.length;
  });
