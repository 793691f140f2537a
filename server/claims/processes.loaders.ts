import type { Context } from "../auth/context";
import { perRequest } from "../platform/loader";
import { byClaim } from "./claims.loaders";
import { lastRunsOf } from "./processes.queries";

export const processRuns = perRequest(async (ctx: Context, ids: readonly string[]) => byClaim(ids, await lastRunsOf(ctx.db, ids)));
