import type { ProcessFinding } from "../../schema/rules/processes";
import { asc } from "drizzle-orm";
import { newestOf } from "../../schema/rules/listSizes";
import { amongNewest } from "../db/among";
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

/** The last runs of automatic processes of claims the viewer was already given, in order of time. */
export const runsOf = async (db: Reader, claimIds: readonly string[]): Promise<RunRow[]> =>
  (await db
    .select()
    .from(processRuns)
    .where(amongNewest(processRuns, claimIds, newestOf.processes))
    .orderBy(asc(processRuns.at), asc(processRuns.id))) as RunRow[];
