import type { Context } from "../../auth/context";
import { perRequest } from "../../platform/loader";
import { groupByClaim } from "../queries/claims.loaders";
import { lastRunsOf } from "./processes.queries";

export const processRuns = perRequest(async (ctx: Context, ids: readonly string[]) => groupByClaim(ids, await lastRunsOf(ctx.db, ids)));
