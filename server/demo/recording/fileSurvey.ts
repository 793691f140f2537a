import type { Place } from "../geo";
import { placeOf, rowsOf, textOf, timeOf } from "../rows";

export interface FileSurvey {
  rows: number;
  /** Times of the rows in file order, milliseconds since 1970; rows without a time are skipped. */
  times: number[];
  vehicles: Map<string, Place>;
}

export async function survey(file: string, timeField: string): Promise<FileSurvey> {
  const fileSurvey: FileSurvey = { rows: 0, times: [], vehicles: new Map() };
  for await (const { fields } of rowsOf(file)) {
    fileSurvey.rows++;
    if (!fields) continue;
    const at = timeOf(fields, timeField);
    if (at !== undefined) fileSurvey.times.push(at);
    const vehicle = textOf(fields, "vehicleId");
    const place = placeOf(fields);
    if (vehicle !== undefined && place && !fileSurvey.vehicles.has(vehicle)) fileSurvey.vehicles.set(vehicle, place);
  }
  return fileSurvey;
}

export const earliest = (times: readonly number[]): number => times.reduce((least, at) => Math.min(least, at), Infinity);
