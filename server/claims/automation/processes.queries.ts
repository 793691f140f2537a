import type { ProcessFinding } from "../../../schema/rules/claims/processes";
import { asc, type SQL } from "drizzle-orm";
import { maxEntries } from "../../../schema/rules/requests/listSizes";
import { inList, inNewestRows } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds, type DrizzleSelection } from "../../db/reading/builtSelection";
import { processRuns } from "../../db/tables/processes";

/** Values behind a decision, shown in the API. Must never contain personal data. */
export type Evidence = {
  setting?: number;
  limit?: number;
  minutes?: number;
  finding?: ProcessFinding;
  listId?: string;
  /** ISO 8601. */
  from?: string;
  to?: string;
  fixes?: number;
  metres?: number;
};
export type ProcessRunRow = Omit<typeof processRuns.$inferSelect, "evidence"> & { evidence: Evidence };

/** All runs of these claims, by time. Read without an age limit, because a process never runs twice. */
export const runsOf = (db: Reader, claimIds: readonly string[]): PromiseLike<ProcessRunRow[]> =>
  runsWhere(db, inList(processRuns.claimId, claimIds));

export const lastRunsOf = builtByIds((db, claimIds) => runsWhere(db, inNewestRows(processRuns, claimIds, maxEntries.processes)));

const runsWhere = (db: Reader, where: SQL) =>
  db
    .select()
    .from(processRuns)
    .where(where)
    .orderBy(asc(processRuns.at), asc(processRuns.id)) as unknown as DrizzleSelection<ProcessRunRow>;
