import type { ProcessFinding } from "../../schema/rules/processes";
import { asc, type SQL } from "drizzle-orm";
import { newestOf } from "../../schema/rules/listSizes";
import { among, amongNewest } from "../db/among";
import type { Reader } from "../db/connect";
import { processRuns } from "../db/tables/processes";

/** What was seen and done. Kept with the run, told in the API: never anything personal. */
export type Evidence = {
  setting?: number;
  limit?: number;
  minutes?: number;
  finding?: ProcessFinding;
  listId?: string;
  /** Instants, ISO 8601. */
  from?: string;
  to?: string;
  fixes?: number;
  metres?: number;
};
export type RunRow = Omit<typeof processRuns.$inferSelect, "evidence"> & { evidence: Evidence };

/** All runs of automatic processes of these claims, in order of time: what has been done once is never done again, however long ago it was. */
export const runsOf = (db: Reader, claimIds: readonly string[]): Promise<RunRow[]> => runsWhere(db, among(processRuns.claimId, claimIds));

/** The last of them, of claims the viewer was already given. */
export const lastRunsOf = (db: Reader, claimIds: readonly string[]): Promise<RunRow[]> =>
  runsWhere(db, amongNewest(processRuns, claimIds, newestOf.processes));

const runsWhere = async (db: Reader, where: SQL): Promise<RunRow[]> =>
  (await db.select().from(processRuns).where(where).orderBy(asc(processRuns.at), asc(processRuns.id))) as RunRow[];
