// Who writes what a file holds, and with what.
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

/** Writes what a file holds, and says how far it has come. */
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
  /** Reports and logs are of higher layers. */
  writeReport: FileWriter;
  logs: ExportedLogs;
}
/** The pool is its own: one connection for the rows, one for the parts, beside the pools of those who wait for answers. */
export type ExportWork = Omit<ExportDeps, "place" | "writeReport"> & Work;
