import { and, eq, isNull, lt, or } from "drizzle-orm";
import { HOUR_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { User } from "../users/users.queries";

/** Notes that the user is there, once in each hour: figures count the operators of an hour, and who has not been seen for days is disabled. */
export async function touchLastSeen(db: Db, now: number, { id, lastSeenAt }: User): Promise<void> {
  const stale = new Date(Math.floor(now / HOUR_MS) * HOUR_MS);
  if (lastSeenAt && lastSeenAt >= stale) return;
  await db
    .update(users)
    .set({ lastSeenAt: new Date(now) })
    .where(and(eq(users.id, id), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, stale))));
}
