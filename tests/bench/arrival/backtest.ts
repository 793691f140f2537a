// Rolling backtest: each day is predicted by a fit to the days before it.
import { ArrivalFit } from "../../../schema/rules/arrival/fitArrival";
import { neutralPrior } from "../../../schema/rules/arrival/neutralPrior";
import { quantile } from "../timings";
import { Chances, TravelTimes, type ChanceScore, type TravelScore } from "./score";
import { dispatchObservation, observationsOf, stationsOf, type Dispatch, type Trip } from "./trips";

/** Promise of the chances, in seconds. */
const PROMISE_SECONDS = 720;

const inOrder = <T>(days: ReadonlyMap<number, T[]>): T[][] => [...days].sort(([a], [b]) => a - b).map(([, list]) => list);

export interface TripBacktest {
  travel: TravelScore;
  chance: ChanceScore;
}

export function backtestTrips(days: ReadonlyMap<number, Trip[]>, timeZone: string): TripBacktest {
  const fit = new ArrivalFit(neutralPrior);
  const [travel, chances] = [new TravelTimes(), new Chances(PROMISE_SECONDS)];
  const earlier: number[] = [];
  for (const [i, trips] of inOrder(days).entries()) {
    const model = i > 0 ? fit.model(i) : null;
    const plainP90 = quantile(earlier, 0.9);
    for (const trip of trips) {
      const observations = observationsOf(trip, timeZone);
      if (model) {
        travel.add(model, observations[0]!, plainP90);
        chances.add(
          model,
          observations.map((observation, at) => [trip.fixes[at]![0], observation]),
          trip.seconds,
        );
      }
    }
    for (const trip of trips) {
      earlier.push(trip.seconds);
      for (const observation of observationsOf(trip, timeZone)) fit.add(observation);
    }
  }
  return { travel: travel.score, chance: chances.score };
}

/** Stations are placed by the calls of the days before, too. */
export function backtestDispatches(days: ReadonlyMap<number, Dispatch[]>): TravelScore {
  const travel = new TravelTimes();
  const before: Dispatch[] = [];
  for (const dispatches of inOrder(days)) {
    if (before.length) {
      const stations = stationsOf(before);
      const fit = new ArrivalFit(neutralPrior);
      for (const observation of before.map((one) => dispatchObservation(one, stations))) if (observation) fit.add(observation);
      const model = fit.model(1);
      const plainP90 = quantile(
        before.map((one) => one.travelSeconds),
        0.9,
      );
      for (const observation of dispatches.map((one) => dispatchObservation(one, stations)))
        if (observation) travel.add(model, observation, plainP90);
    }
    for (const dispatch of dispatches) before.push(dispatch);
  }
  return travel.score;
}
