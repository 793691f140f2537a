import type { GraphQLSchema } from "graphql";
import type { DatabasePlace } from "../db/open";
import type { Work } from "../db/transaction";
import type { Log } from "../platform/log";
import type { Clock } from "../platform/time";
import type { Viewer } from "../platform/viewer";
import type { ExportedLogs } from "./exportedLogs";
import type { ExportRow } from "./exports.queries";
import type { PartStore } from "./partStore";
import type { Progress } from "./progress";

export type FileWriter = (
  work: ExportWork,
  row: ExportRow,
  viewer: Viewer,
  file: { parts: PartStore; progress: Progress },
) => Promise<void>;

export interface ExportDeps {
  place: DatabasePlace;
  clock: Clock;
  log: Log;
  schema: GraphQLSchema;
  writeReport: FileWriter;
  logs: ExportedLogs;
}
/** Uses a separate pool with a connection each for rows and parts, to keep the request pools free. */
export type ExportWork = Omit<ExportDeps, "place" | "writeReport"> & Work;
