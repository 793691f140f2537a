// Views through a profile whose session is over, by whatever: it was ended elsewhere, revoked, left alone, or is too old.
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
/** Views that are ended in one transaction. */
const BATCH_ROWS = 100;

/** Several nodes share the work. */
export class OverViewWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "overViews",
        intervalMs: INTERVAL_MS,
        startDelayMs: INTERVAL_MS,
        run: async () => ((await endOverViews(work)) >= BATCH_ROWS ? "more" : "idle"),
        failureText: "views through a profile could not be ended with their sessions; it is tried again",
      },
      work,
    );
  }
}

/** Writes down of each such view that it has ended, as its own user's end of it; answers how many. */
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
