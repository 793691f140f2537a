import { and, eq, isNull, lt, or } from "drizzle-orm";
import { HOUR_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { User } from "../users/users.queries";

/** Written this often at most, milliseconds: who has not been seen for days is disabled, so that an hour more or less says nothing. */
const LAST_SEEN_INTERVAL_MS = HOUR_MS;

/** Notes that the user is there. */
export async function touchLastSeen(db: Db, now: number, { id, lastSeenAt }: User): Promise<void> {
  const stale = new Date(now - LAST_SEEN_INTERVAL_MS);
  if (lastSeenAt && lastSeenAt >= stale) return;
  await db
    .update(users)
    .set({ lastSeenAt: new Date(now) })
    .where(and(eq(users.id, id), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, stale))));
}
