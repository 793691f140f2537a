// The parts of a replay, each what `play` needs to know of one file.
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

/** Records in one sending; the endpoints store them in short transactions of their own. */
const RECORDS_PER_REQUEST = 1_000;

export interface Replay {
  endpoints: Endpoints;
  progress: Progress;
  clock: Clock;
  speed: number | "max";
  /** The same for all records of a run, so that repeating one changes nothing; the next run's is higher. */
  version: number;
  /** Bases that were taken. */
  bases: BaseFinder;
}

export interface ReplayItem extends Sent {
  fields: Fields;
}

/** Fixed bases; those the endpoint takes can serve the claims that follow. */
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

/** The vehicles of a positions file as mobile suppliers, so that the endpoint knows their devices. */
export function vehiclesPart(
  { endpoints, clock, version }: Replay,
  { vehicles }: FileSurvey,
): ReplayPart<Sent & { place: readonly [number, number] }> {
  const all = [...vehicles].map(([id, place], i) => ({ id, place: [place[0], place[1]] as const, line: i + 1 }));
  const send = (batch: typeof all) => endpoints.suppliers(batch.map(({ id, place }) => supplierOfVehicle(id, place, version)));
  return { name: "vehicles", total: all.length, items: streamOf(all), batching: { size: RECORDS_PER_REQUEST, clock }, send };
}

/** Incidents as claims: at max the recording is spread over the last twelve hours, else each is born when its time comes. */
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

/** Positions, stamped when they are sent. */
export function positionsPart(
  { endpoints, progress, clock, speed }: Replay,
  file: string,
  { rows, times }: FileSurvey,
): ReplayPart<ReplayItem> {
  const tracks = new Tracks();
  const shift = speed === "max" ? null : playedAt(earliest(times), clock.now(), speed);
  let stamp = 0;
  const send = (batch: ReplayItem[]) => {
    // Two fixes of one vehicle never share an instant, or the second would be no news.
    stamp = Math.max(clock.now(), stamp + 1);
    return endpoints.fixes(batch.flatMap(({ fields }) => tracks.fix(fields, stamp) ?? []));
  };
  const due = shift ? { due: ({ fields }: ReplayItem): number => shift(timeOf(fields, "t") ?? -Infinity) } : {};
  const batching = { size: RECORDS_PER_REQUEST, clock, keyOf: ({ id }: ReplayItem) => id, ...due };
  return { name: "positions", total: rows, items: itemsOf(file, "vehicleId", progress, true), batching, send };
}

/** The readable rows of a file with their id; the others are named. `placed`: only rows with an id and a place, which alone make a fix. */
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
