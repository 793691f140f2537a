import { HOUR_MS } from "../durations";

export const DataSet = {
  CLAIMS: "CLAIMS",
  SUPPLIERS: "SUPPLIERS",
  TRIPS: "TRIPS",
  TRACKS: "TRACKS",
  STATUS_LOG: "STATUS_LOG",
} as const;
export type DataSet = keyof typeof DataSet;

export const DataFormat = { NDJSON: "NDJSON", PARQUET: "PARQUET" } as const;
export type DataFormat = keyof typeof DataFormat;

export const dataContents = {
  CLAIMS: "claimsData",
  SUPPLIERS: "suppliersData",
  TRIPS: "tripsData",
  TRACKS: "tracksData",
  STATUS_LOG: "statusLogData",
} as const satisfies Record<DataSet, string>;
export type DataContent = (typeof dataContents)[DataSet];

export const dataSetOf = (content: string): DataSet | undefined =>
  (Object.keys(dataContents) as DataSet[]).find((dataSet) => dataContents[dataSet] === content);

export const dataExportLimits = {
  /** Exports of a user or key that wait or run at the same time. */
  unfinished: 5,
  /** Time for which a file and its link exist, in milliseconds. */
  keptMs: HOUR_MS,
} as const;

export const DATA_EXPORT_ROUTE = "/exports/:id/data";
