import type { Endpoints } from "../endpoints";
import type { BaseFinder } from "./baseFinder";
import type { Clock } from "../clock";
import { claimOfIncident } from "./claimOfIncident";
import type { ReplayPart } from "./play";
import type { Progress } from "./progress";
import { placeOf, rowsOf, textOf, timeOf, type Fields } from "../rows";
import { servicesOfBase, supplierOfBase } from "./supplierOfBase";
import { earliest, type FileSurvey } from "./fileSurvey";
import type { Sent } from "./tally";
import { supplierOfVehicle, Tracks } from "./vehicles";
import { playedAt, spread } from "./timeShift";

const RECORDS_PER_REQUEST = 1_000;

export interface Replay {
  endpoints: Endpoints;
  progress: Progress;
  clock: Clock;
  speed: number | "max";
  /** Version of all records of a run, so that repeating a request changes nothing; increases per run. */
  version: number;
  bases: BaseFinder;
}

export interface ReplayItem extends Sent {
  fields: Fields;
}

export function basesPart(
  { endpoints, progress, clock, version, bases }: Replay,
  file: string,
  { rows }: FileSurvey,
): ReplayPart<ReplayItem> {
  const send = async (batch: ReplayItem[]) => {
    const answer = await endpoints.suppliers(batch.map(({ fields }) => supplierOfBase(fields, version)));
    const refused = new Set(answer.refused.map(({ line }) => line));
    batch.forEach(({ id, fields }, i) => {
      const place = placeOf(fields);
      if (place && !refused.has(i + 1)) bases.add(id, place, servicesOfBase(fields));
    });
    return answer;
  };
  return { name: "bases", total: rows, items: itemsOf(file, "id", progress), batching: { size: RECORDS_PER_REQUEST, clock }, send };
}

/** Sends the vehicles of a positions file as mobile suppliers, so that their devices are known. */
export function vehiclesPart(
  { endpoints, clock, version }: Replay,
  { vehicles }: FileSurvey,
): ReplayPart<Sent & { place: readonly [number, number] }> {
  const all = [...vehicles].map(([id, place], i) => ({ id, place: [place[0], place[1]] as const, line: i + 1 }));
  const send = (batch: typeof all) => endpoints.suppliers(batch.map(({ id, place }) => supplierOfVehicle(id, place, version)));
  return { name: "vehicles", total: all.length, items: streamOf(all), batching: { size: RECORDS_PER_REQUEST, clock }, send };
}

/** Sends incidents as claims: with `max` spread over the last twelve hours, otherwise at their scaled times. */
export function claimsPart(
  { endpoints, progress, clock, speed, version, bases }: Replay,
  file: string,
  { rows, times }: FileSurvey,
): ReplayPart<ReplayItem> {
  const now = clock.now();
  const shift = speed === "max" ? spread(times, now) : playedAt(earliest(times), now, speed);
  const due = ({ fields }: ReplayItem): number => shift(timeOf(fields, "occurredAt") ?? -Infinity);
  const send = (batch: ReplayItem[]) =>
    endpoints.claims(batch.map(({ fields }) => claimOfIncident(fields, { shift, now: clock.now(), version, bases })));
  const batching = { size: RECORDS_PER_REQUEST, clock, ...(speed === "max" ? {} : { due }) };
  return { name: "claims", total: rows, items: itemsOf(file, "id", progress), batching, send };
}

export function positionsPart(
  { endpoints, progress, clock, speed }: Replay,
  file: string,
  { rows, times }: FileSurvey,
): ReplayPart<ReplayItem> {
  const tracks = new Tracks();
  const shift = speed === "max" ? null : playedAt(earliest(times), clock.now(), speed);
  let stamp = 0;
  const send = (batch: ReplayItem[]) => {
    // Fixes of a vehicle need different times; the second would otherwise be ignored.
    stamp = Math.max(clock.now(), stamp + 1);
    return endpoints.fixes(batch.flatMap(({ fields }) => tracks.fix(fields, stamp) ?? []));
  };
  const due = shift ? { due: ({ fields }: ReplayItem): number => shift(timeOf(fields, "t") ?? -Infinity) } : {};
  const batching = { size: RECORDS_PER_REQUEST, clock, keyOf: ({ id }: ReplayItem) => id, ...due };
  return { name: "positions", total: rows, items: itemsOf(file, "vehicleId", progress, true), batching, send };
}

async function* itemsOf(file: string, idField: string, progress: Progress, placed = false): AsyncGenerator<ReplayItem> {
  for await (const { line, fields } of rowsOf(file)) {
    const id = fields ? textOf(fields, idField) : undefined;
    const missing = !fields
      ? "is not a JSON object"
      : placed && !id
        ? `has no ${idField}`
        : placed && !placeOf(fields)
          ? "has no position"
          : null;
    if (missing) progress.note(`not sent: ${file} line ${line} ${missing}`);
    else yield { id: id ?? "", line, fields: fields! };
  }
}

async function* streamOf<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
