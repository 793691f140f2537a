import { desc, eq, getTableColumns } from "drizzle-orm";
import { among } from "../db/among";
import type { Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import { statusLog } from "../db/tables/statusLog";

export type StatusLogRow = typeof statusLog.$inferSelect;

/** Changes of status told per claim. */
const most = 100;

/** The latest changes of status of claims the viewer was already given, newest first, at most 100 of each. */
export function statusHistoryOf(db: Reader, claimIds: readonly string[]): Promise<StatusLogRow[]> {
  const latest = db
    .select(getTableColumns(statusLog))
    .from(statusLog)
    .where(eq(statusLog.claimId, claims.id))
    .orderBy(desc(statusLog.at), desc(statusLog.version))
    .limit(most)
    .as("latest");
  return db.select(latest._.selectedFields).from(claims).crossJoinLateral(latest).where(among(claims.id, claimIds));
}
