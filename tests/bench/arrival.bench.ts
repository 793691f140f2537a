// Backtest of the arrival model, and the cost of a fit: npm run bench -- --only arrival [--trips FILE] [--dispatch FILE] [--zone ZONE].
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ArrivalFit } from "../../schema/rules/arrival/fitArrival";
import { neutralPrior } from "../../schema/rules/arrival/neutralPrior";
import { arrivalPrior } from "../../schema/rules/arrival/prior";
import { travelTimeOf } from "../../schema/rules/arrival/arrivalModel";
import { chanceOfLate, travelSeconds } from "../../schema/rules/arrival/distribution";
import { projectRoot } from "../../server/platform/projectRoot";
import { backtestDispatches, backtestTrips, type TripBacktest } from "./arrival/backtest";
import { priorKnotsOf } from "./arrival/priorKnots";
import type { TravelScore } from "./arrival/score";
import { syntheticTrips } from "./arrival/synthetic";
import { observationsOf, readDispatches, readTrips, type Trip } from "./arrival/trips";
import { args, option } from "./options";
import { random } from "./boardRows";
import { round, timed } from "./timings";

const FIT_TRIPS = 1_000_000;
const PREDICTIONS = 200_000;

export interface ArrivalFigures {
  trips: TripBacktest & { source: string };
  dispatch: TravelScore | null;
  fit: { trips: number; seconds: number; megabytes: number };
  predictionMicroseconds: number;
}

const fileOf = (name: string, usual: string): string | null => {
  const file = option(name) ?? join(projectRoot, "../shared/data", usual);
  if (existsSync(file)) return file;
  if (option(name)) throw new Error(`${file} does not exist`);
  return null;
};

export async function arrival(): Promise<ArrivalFigures> {
  // First, while the process holds nothing else.
  const fit = fitFigures();
  const timeZone = option("zone") ?? "America/Los_Angeles";
  const tripFile = fileOf("trips", "trips-2days.ndjson.gz");
  const dispatchFile = fileOf("dispatch", "dispatch-sf.ndjson.gz");
  const days = tripFile ? await readTrips(tripFile, timeZone) : syntheticTrips();
  if (args.includes("--print-prior")) printPrior(days, timeZone);
  const trips = { source: tripFile ? "file" : "synthetic", ...backtestTrips(days, tripFile ? timeZone : "UTC") };
  const dispatch = dispatchFile ? backtestDispatches(await readDispatches(dispatchFile)) : null;
  return { trips, dispatch, fit, predictionMicroseconds: predictionMicroseconds() };
}

/** Prints the figures of schema/rules/arrival/prior.ts, fitted to all days. */
function printPrior(days: ReadonlyMap<number, Trip[]>, timeZone: string): void {
  const fit = new ArrivalFit(neutralPrior);
  for (const trips of days.values())
    for (const trip of trips) for (const observation of observationsOf(trip, timeZone)) fit.add(observation);
  console.log(JSON.stringify(priorKnotsOf(fit.model(0))));
}

/** A million trips of 400 areas; memory is what the arrays of the fit take at the most. */
function fitFigures(): ArrivalFigures["fit"] {
  const next = random(7);
  const before = process.memoryUsage.rss();
  const fit = new ArrivalFit(arrivalPrior);
  let megabytes = 0;
  const { wall } = timed(() => {
    for (let i = 0; i < FIT_TRIPS; i++) {
      const predictedSeconds = 60 + 1_800 * next() ** 2;
      fit.add({
        predictedSeconds,
        actualSeconds: predictedSeconds * (1 + 2 * next()),
        isUnderWay: i % 4 !== 0,
        hourOfWeek: Math.floor(next() * 168),
        destination: [2 + next() * 0.4, 41 + next() * 0.4],
        kind: i % 3 ? "TOW" : "ROADSIDE",
        tripKey: `T${i >> 2}`,
        tripObservations: i % 4 ? 3 : 1,
      });
    }
    fit.model(1);
    megabytes = (process.memoryUsage.rss() - before) / 2 ** 20;
  });
  return { trips: FIT_TRIPS, seconds: round(wall / 1_000), megabytes: round(megabytes) };
}

function predictionMicroseconds(): number {
  const next = random(5);
  const { cpu } = timed(() => {
    for (let i = 0; i < PREDICTIONS; i++) {
      const time = travelTimeOf(arrivalPrior, {
        predictedSeconds: 60 + 1_800 * next(),
        isUnderWay: true,
        hourOfWeek: i % 168,
        destination: [2 + next() * 0.4, 41.4],
        kind: "TOW",
      });
      if (travelSeconds(time, 0.5) + travelSeconds(time, 0.9) + chanceOfLate(time, 600) < 0) throw new Error("negative");
    }
  });
  return round((cpu * 1_000) / PREDICTIONS);
}
