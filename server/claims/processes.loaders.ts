import type { Context } from "../auth/context";
import { perRequest } from "../platform/loader";
import { grouped } from "./claims.loaders";
import { runsOf } from "./processes.queries";

export const processRuns = perRequest(async (ctx: Context, ids: readonly string[]) => grouped(ids, await runsOf(ctx.db, ids)));
