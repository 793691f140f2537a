import type { Db } from "../db/connect";
import { perRequest } from "../db/reading/loader";
import type { Clock } from "../platform/time";
import { settingsInForce } from "./settings.queries";

/** `settingsNow(ctx).load("now")` returns the current settings of all instances, read once per request. */
export const settingsNow = perRequest(async (db, keys: readonly "now"[], ctx: { db: Db; clock: Clock }) => {
  const settings = await settingsInForce(db, new Date(ctx.clock.now()));
  return keys.map(() => settings);
});
