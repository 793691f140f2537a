import { and, eq, isNull, lt, or } from "drizzle-orm";
import { HOUR_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { User } from "../users/users.queries";

/** Records the user's presence once per clock hour, for the hourly operator count and the inactivity limit. */
export async function touchLastSeen(db: Db, now: number, { id, lastSeenAt }: User): Promise<void> {
  const stale = new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
  if (lastSeenAt && lastSeenAt >= stale) return;
  await db
    .update(users)
    .set({ lastSeenAt: new Date(now) })
    .where(and(eq(users.id, id), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, stale))));
}
