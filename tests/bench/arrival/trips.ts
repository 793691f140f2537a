// Trips and dispatches of a file (NDJSON, gzipped or not), by local day, as observations of the arrival model.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { straightTravel } from "../../../schema/rules/claims/routes";
import { metresBetween, type Place } from "../../../schema/rules/geo/geo";
import { DAY_MS } from "../../../schema/rules/durations";
import { offsetOf } from "../../../schema/rules/indicators/localHours";
import { hourOfWeek } from "../../../schema/rules/arrival/hourOfWeek";
import type { Observation } from "../../../schema/rules/arrival/fitArrival";

/** A trip of the format of `trips-2days`. Times in seconds after the departure. */
export interface Trip {
  departedAt: number;
  seconds: number;
  to: Place;
  supplier: string;
  fixes: readonly (readonly [seconds: number, lon: number, lat: number])[];
}

async function* linesOf(file: string): AsyncGenerator<Record<string, unknown>> {
  const bytes = createReadStream(file);
  const input = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    if (line.trim()) yield JSON.parse(line) as Record<string, unknown>;
}

const pushTo = <T>(days: Map<number, T[]>, day: number, value: T): void => {
  const list = days.get(day);
  if (list) list.push(value);
  else days.set(day, [value]);
};

export const localDay = (at: number, timeZone: string): number => Math.floor((at + offsetOf(at, timeZone)) / DAY_MS);

export async function readTrips(file: string, timeZone: string): Promise<Map<number, Trip[]>> {
  const days = new Map<number, Trip[]>();
  for await (const line of linesOf(file)) {
    const { vehicle, departedAt, seconds, to, fixes } = line as {
      vehicle: number | string;
      departedAt: string;
      seconds: number;
      to: [number, number];
      fixes: [number, number, number][];
    };
    const at = Date.parse(departedAt);
    pushTo(days, localDay(at, timeZone), { departedAt: at, seconds, to, supplier: String(vehicle), fixes });
  }
  return days;
}

/** One observation for each fix: the rest of the trip from there. */
export function observationsOf({ departedAt, seconds, to, supplier, fixes }: Trip, timeZone: string): Observation[] {
  const offset = offsetOf(departedAt, timeZone);
  return fixes.map(([elapsed, lon, lat], i) => ({
    predictedSeconds: straightTravel([lon, lat], to, "TAXI").seconds,
    actualSeconds: seconds - elapsed,
    isUnderWay: i > 0,
    hourOfWeek: hourOfWeek(departedAt + elapsed * 1_000 + offset),
    destination: to,
    kind: "TAXI",
    tripKey: `${supplier} ${departedAt}`,
    tripObservations: i > 0 ? fixes.length - 1 : 1,
  }));
}

/** A dispatch of the format of `dispatch-sf`: wall clock times without a zone. */
export interface Dispatch {
  enRouteAt: number;
  travelSeconds: number;
  unit: string;
  /** Type of unit with the priority of the call: the kind of service. */
  kind: string;
  station: string;
  to: Place;
}

const wall = (text: unknown): number => (typeof text === "string" ? Date.parse(`${text}Z`) : Number.NaN);

/** Dispatches that set off and arrived, within two hours. */
export async function readDispatches(file: string): Promise<Map<number, Dispatch[]>> {
  const days = new Map<number, Dispatch[]>();
  for await (const line of linesOf(file)) {
    const enRouteAt = wall(line.enRouteAt);
    const travelSeconds = (wall(line.onSceneAt) - enRouteAt) / 1_000;
    if (!(travelSeconds > 0 && travelSeconds < 7_200) || typeof line.lon !== "number") continue;
    const { unit, unitType, priority, station, lon, lat } = line as Record<"unit" | "unitType" | "priority" | "station", string> & {
      lon: number;
      lat: number;
    };
    const kind = `${unitType} ${priority}`;
    pushTo(days, Math.floor(enRouteAt / DAY_MS), { enRouteAt, travelSeconds, unit, kind, station, to: [lon, lat] });
  }
  return days;
}

/** Places of the stations: the mean of the places of their calls. The file has no others. */
export function stationsOf(dispatches: readonly Dispatch[]): Map<string, Place> {
  const sums = new Map<string, [number, number, number]>();
  for (const { station, to } of dispatches) {
    const [lon, lat, n] = sums.get(station) ?? [0, 0, 0];
    sums.set(station, [lon + to[0], lat + to[1], n + 1]);
  }
  return new Map([...sums].map(([station, [lon, lat, n]]) => [station, [lon / n, lat / n]]));
}

export function dispatchObservation(dispatch: Dispatch, stations: ReadonlyMap<string, Place>): Observation | null {
  const from = stations.get(dispatch.station);
  if (!from || metresBetween(from, dispatch.to) > 30_000) return null;
  return {
    predictedSeconds: straightTravel(from, dispatch.to, "OTHER").seconds,
    actualSeconds: dispatch.travelSeconds,
    isUnderWay: false,
    hourOfWeek: hourOfWeek(dispatch.enRouteAt),
    destination: dispatch.to,
    kind: dispatch.kind,
    tripKey: `${dispatch.unit} ${dispatch.enRouteAt}`,
    tripObservations: 1,
  };
}
