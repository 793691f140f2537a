import { desc, eq, getTableColumns } from "drizzle-orm";
import { maxEntries } from "../../../schema/rules/requests/listSizes";
import { inList } from "../../db/inList";
import { builtByIds } from "../../db/reading/builtSelection";
import { claims } from "../../db/tables/claims";
import { statusLog } from "../../db/tables/statusLog";

export type StatusLogRow = typeof statusLog.$inferSelect;

export const statusHistoryOf = builtByIds((db, claimIds) => {
  const latest = db
    .select(getTableColumns(statusLog))
    .from(statusLog)
    .where(eq(statusLog.claimId, claims.id))
    .orderBy(desc(statusLog.at), desc(statusLog.version))
    .limit(maxEntries.statusHistory)
    .as("latest");
  return db.select(latest._.selectedFields).from(claims).crossJoinLateral(latest).where(inList(claims.id, claimIds));
});
