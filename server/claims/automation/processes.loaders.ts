import { perRequest } from "../../db/reading/loader";
import { groupByClaim } from "../queries/claims.loaders";
import { lastRunsOf } from "./processes.queries";

export const processRuns = perRequest(async (db, ids: readonly string[]) => groupByClaim(ids, await lastRunsOf(db, ids)));
