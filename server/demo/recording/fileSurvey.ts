import type { Place } from "../geo";
import { placeOf, rowsOf, textOf, timeOf } from "../rows";

/** What has to be known of a file before it is played. */
export interface FileSurvey {
  rows: number;
  /** Instants of the rows that have one, milliseconds since 1970, as they come. */
  times: number[];
  /** Where each vehicle is seen first. */
  vehicles: Map<string, Place>;
}

/** Reads a file once from end to end; keeps eight bytes a row. Throws what the file system throws. */
export async function survey(file: string, timeField: string): Promise<FileSurvey> {
  const found: FileSurvey = { rows: 0, times: [], vehicles: new Map() };
  for await (const { fields } of rowsOf(file)) {
    found.rows++;
    if (!fields) continue;
    const at = timeOf(fields, timeField);
    if (at !== undefined) found.times.push(at);
    const vehicle = textOf(fields, "vehicleId");
    const place = placeOf(fields);
    if (vehicle !== undefined && place && !found.vehicles.has(vehicle)) found.vehicles.set(vehicle, place);
  }
  return found;
}

/** The earliest of many instants; Infinity of none. */
export const earliest = (times: readonly number[]): number => times.reduce((least, at) => Math.min(least, at), Infinity);
