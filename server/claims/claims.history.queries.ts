import { desc, eq, getTableColumns } from "drizzle-orm";
import { newestOf } from "../../schema/rules/listSizes";
import { among } from "../db/among";
import type { Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import { statusLog } from "../db/tables/statusLog";

export type StatusLogRow = typeof statusLog.$inferSelect;

/** The latest changes of status of claims the viewer was already given, newest first, at most so many of each as `newestOf` says. */
export function statusHistoryOf(db: Reader, claimIds: readonly string[]): Promise<StatusLogRow[]> {
  const latest = db
    .select(getTableColumns(statusLog))
    .from(statusLog)
    .where(eq(statusLog.claimId, claims.id))
    .orderBy(desc(statusLog.at), desc(statusLog.version))
    .limit(newestOf.statusHistory)
    .as("latest");
  return db.select(latest._.selectedFields).from(claims).crossJoinLateral(latest).where(among(claims.id, claimIds));
}
