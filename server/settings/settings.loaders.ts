import type { Db } from "../db/connect";
import { perRequest } from "../platform/loader";
import type { Clock } from "../platform/time";
import { settingsInForce } from "./settings.queries";

/** `settingsNow(ctx).load("now")`: the settings in force, of every instance, read once per request. */
export const settingsNow = perRequest(async (ctx: { db: Db; clock: Clock }, keys: readonly "now"[]) => {
  const settings = await settingsInForce(ctx.db, new Date(ctx.clock.now()));
  return keys.map(() => settings);
});
