import { arrivalFits } from "../../../db/tables/arrival";
import { transaction, type Work } from "../../../db/transaction";
import type { Log } from "../../../platform/log";
import { arrivalModels, forgetArrivalModels } from "../arrivalModels.queries";
import { fitGroup, MIN_FITTED_TRIPS } from "./fitGroup";
import { finishedTrips, fittedGroups } from "./finishedTrips.queries";

/** Fits the arrival times of all instances and routers. A worse fit is stored and logged, but not taken over. */
export async function fitArrivalTimes(work: Work & { log: Log }): Promise<void> {
  const { db, log } = work;
  const now = new Date(work.clock.now());
  forgetArrivalModels(db);
  const models = await arrivalModels(db);
  for (const group of await fittedGroups(db, now)) {
    const { instanceId, router, trips: count } = group;
    if (count < MIN_FITTED_TRIPS) continue;
    const fit = await fitGroup(finishedTrips(db, group, now), count, router, models(instanceId, router));
    await transaction(work, (tx) => tx.insert(arrivalFits).values({ instanceId, router, fittedAt: now, ...fit }));
    const { model: _, ...figures } = fit;
    if (fit.isUsed) log.info({ event: "arrival_fit.used", instanceId, router, ...figures }, "Arrival times fitted");
    else
      log.warn(
        { event: "arrival_fit.rejected", instanceId, router, ...figures },
        "The new fit of arrival times is worse than the one in use; it is not taken over",
      );
  }
  forgetArrivalModels(db);
}
