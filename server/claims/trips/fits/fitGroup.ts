import { travelTimeOf, type ArrivalModel } from "../../../../schema/rules/arrival/arrivalModel";
import { travelSeconds } from "../../../../schema/rules/arrival/distribution";
import { ArrivalFit } from "../../../../schema/rules/arrival/fitArrival";
import { priorOf } from "../../../../schema/rules/arrival/prior";
import type { Router } from "../../../../schema/rules/claims/routes";
import type { FinishedTrip } from "./finishedTrips.queries";

/** Share of the newest trips on which a fit to the others is compared with the model in use. */
const COMPARED_SHARE = 0.2;
/** A fit is taken over if its error is at most this many times that of the model in use. */
const MAX_ERROR_RATIO = 1.02;
export const MIN_FITTED_TRIPS = 50;

export interface GroupFit {
  trips: number;
  isUsed: boolean;
  errorSeconds: number;
  usedErrorSeconds: number;
  routerErrorSeconds: number;
  coverage90: number;
  model: Omit<ArrivalModel, "version">;
}

/**
 * Fits the trips of an instance and router. A fit without the newest fifth is compared on these with the model in use; the stored one
 * knows all trips.
 */
export async function fitGroup(
  trips: AsyncIterable<FinishedTrip>,
  tripCount: number,
  router: Router,
  used: ArrivalModel,
): Promise<GroupFit> {
  const fit = new ArrivalFit(priorOf[router]);
  const comparison = new Comparison(used);
  const fittedCount = Math.floor(tripCount * (1 - COMPARED_SHARE));
  let readCount = 0;
  for await (const trip of trips) {
    if (readCount === fittedCount) comparison.candidate = fit.model(0);
    if (readCount >= fittedCount) comparison.add(trip);
    for (const observation of trip.observations) fit.add(observation);
    readCount++;
  }
  const { version: _, ...model } = fit.model(0);
  const scores = comparison.scores;
  return { trips: readCount, ...scores, isUsed: scores.errorSeconds <= scores.usedErrorSeconds * MAX_ERROR_RATIO, model };
}

class Comparison {
  candidate: ArrivalModel | null = null;
  private trips = 0;
  private error = 0;
  private usedError = 0;
  private routerError = 0;
  private within90 = 0;

  constructor(private readonly used: ArrivalModel) {}

  add({ observations, routerSeconds, actualSeconds }: FinishedTrip): void {
    const [start] = observations;
    const time = travelTimeOf(this.candidate!, start!);
    this.trips++;
    this.error += Math.abs(actualSeconds - travelSeconds(time, 0.5));
    this.usedError += Math.abs(actualSeconds - travelSeconds(travelTimeOf(this.used, start!), 0.5));
    this.routerError += Math.abs(actualSeconds - routerSeconds);
    if (actualSeconds <= travelSeconds(time, 0.9)) this.within90++;
  }

  get scores() {
    const mean = (sum: number): number => (this.trips ? sum / this.trips : 0);
    return {
      errorSeconds: mean(this.error),
      usedErrorSeconds: mean(this.usedError),
      routerErrorSeconds: mean(this.routerError),
      coverage90: mean(this.within90),
    };
  }
}
