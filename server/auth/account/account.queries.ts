import { and, desc, eq } from "drizzle-orm";
import type { UserSession } from "../../../schema/users/account";
import type { Reader } from "../../db/connect";
import { sessions } from "../../db/tables/sessions";
import { isActiveSession, toUserSession } from "../session/sessions";

const MAX_SESSIONS = 100;

export async function mySessions(
  db: Reader,
  now: number,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<UserSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActiveSession(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MAX_SESSIONS);
  return rows.map((row) => toUserSession(row, sessionId));
}
