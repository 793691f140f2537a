// The parts of a replay, each what `play` needs to know of one file.
import type { Doors } from "../doors";
import type { BaseFinder } from "./baseFinder";
import type { Clock } from "../clock";
import { claimOfIncident } from "./claimOfIncident";
import type { Part } from "./play";
import type { Progress } from "./progress";
import { placeOf, rowsOf, textOf, timeOf, type Fields } from "../rows";
import { servicesOfBase, supplierOfBase } from "./supplierOfBase";
import { earliest, type Survey } from "./survey";
import type { Sent } from "./tally";
import { supplierOfVehicle, Tracks } from "./taxis";
import { running, spread } from "./timeShift";

/** Records in one sending; the doors store them in short transactions of their own. */
const size = 1_000;

export interface Replay {
  doors: Doors;
  progress: Progress;
  clock: Clock;
  speed: number | "max";
  /** The same for all records of a run, so that repeating one changes nothing; the next run's is higher. */
  version: number;
  /** Bases that were taken. */
  bases: BaseFinder;
}

export interface Item extends Sent {
  fields: Fields;
}

/** Fixed bases; those the door takes can serve the claims that follow. */
export function basesPart({ doors, progress, clock, version, bases }: Replay, file: string, { rows }: Survey): Part<Item> {
  const send = async (batch: Item[]) => {
    const answer = await doors.suppliers(batch.map(({ fields }) => supplierOfBase(fields, version)));
    const refused = new Set(answer.refused.map(({ line }) => line));
    batch.forEach(({ id, fields }, i) => {
      const place = placeOf(fields);
      if (place && !refused.has(i + 1)) bases.add(id, place, servicesOfBase(fields));
    });
    return answer;
  };
  return { name: "bases", total: rows, items: itemsOf(file, "id", progress), batching: { size, clock }, send };
}

/** The vehicles of a positions file as mobile suppliers, so that the door knows their devices. */
export function vehiclesPart({ doors, clock, version }: Replay, { vehicles }: Survey): Part<Sent & { place: readonly [number, number] }> {
  const all = [...vehicles].map(([id, place], i) => ({ id, place: [place[0], place[1]] as const, line: i + 1 }));
  const send = (batch: typeof all) => doors.suppliers(batch.map(({ id, place }) => supplierOfVehicle(id, place, version)));
  return { name: "vehicles", total: all.length, items: streamOf(all), batching: { size, clock }, send };
}

/** Incidents as claims: at max the recording is spread over the last twelve hours, else each is born when its time comes. */
export function claimsPart({ doors, progress, clock, speed, version, bases }: Replay, file: string, { rows, times }: Survey): Part<Item> {
  const now = clock.now();
  const shift = speed === "max" ? spread(times, now) : running(earliest(times), now, speed);
  const due = ({ fields }: Item): number => shift(timeOf(fields, "occurredAt") ?? -Infinity);
  const send = (batch: Item[]) =>
    doors.claims(batch.map(({ fields }) => claimOfIncident(fields, { shift, now: clock.now(), version, bases })));
  const batching = { size, clock, ...(speed === "max" ? {} : { due }) };
  return { name: "claims", total: rows, items: itemsOf(file, "id", progress), batching, send };
}

/** Positions, stamped when they are sent. */
export function positionsPart({ doors, progress, clock, speed }: Replay, file: string, { rows, times }: Survey): Part<Item> {
  const tracks = new Tracks();
  const shift = speed === "max" ? null : running(earliest(times), clock.now(), speed);
  let stamp = 0;
  const send = (batch: Item[]) => {
    // Two fixes of one vehicle never share an instant, or the second would be no news.
    stamp = Math.max(clock.now(), stamp + 1);
    return doors.fixes(batch.flatMap(({ fields }) => tracks.fix(fields, stamp) ?? []));
  };
  const due = shift ? { due: ({ fields }: Item): number => shift(timeOf(fields, "t") ?? -Infinity) } : {};
  const batching = { size, clock, keyOf: ({ id }: Item) => id, ...due };
  return { name: "positions", total: rows, items: itemsOf(file, "vehicleId", progress, true), batching, send };
}

/** The readable rows of a file with their id; the others are named. `placed`: only rows with an id and a place, which alone make a fix. */
async function* itemsOf(file: string, idField: string, progress: Progress, placed = false): AsyncGenerator<Item> {
  for await (const { line, fields } of rowsOf(file)) {
    const id = fields ? textOf(fields, idField) : undefined;
    const lacks = !fields
      ? "is not a JSON object"
      : placed && !id
        ? `has no ${idField}`
        : placed && !placeOf(fields)
          ? "has no position"
          : null;
    if (lacks) progress.note(`not sent: ${file} line ${line} ${lacks}`);
    else yield { id: id ?? "", line, fields: fields! };
  }
}

async function* streamOf<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
