import { MINUTE_MS } from "../../schema/rules/durations";
import { dataSetOf } from "../../schema/rules/exports/dataSets";
import { connect, JOBS } from "../db/connect";
import { endExport, failExport } from "./exports.actions";
import { exportById } from "./exports.queries";
import { viewerOfExport } from "./exportViewer";
import { writeData } from "./data/writeData";
import type { ExportDeps, ExportWork, FileWriter } from "./fileWriter";
import { PartStore } from "./partStore";
import { ExportOver, Progress } from "./progress";
import { writeRows } from "./writeRows";

/** Sorting many rows delays the first one. */
const TIMEOUTS = { ...JOBS, statementMs: 10 * MINUTE_MS, answerMs: 11 * MINUTE_MS };

export async function withOwnPool<T>({ place, ...deps }: ExportDeps, run: (work: ExportWork) => Promise<T>): Promise<T> {
  const db = connect(place.address, deps.log, 2, place.role, TIMEOUTS);
  try {
    return await run({ ...deps, db });
  } finally {
    await db.$client.end({ timeout: 5 });
  }
}

export const writeExport = (deps: ExportDeps, id: string): Promise<void> =>
  withOwnPool(deps, async (work) => {
    const progress = new Progress(work, id);
    try {
      const row = await exportById(work.db, id);
      if (!row) return;
      const parts = new PartStore(work.db, id);
      const write: FileWriter = row.list === "dashboard" ? deps.writeReport : dataSetOf(row.list) ? writeData : writeRows;
      await write(work, row, await viewerOfExport(work, row), { parts, progress });
      await parts.flush();
      progress.note({ bytes: parts.bytes });
      await progress.say();
      await endExport(work, id, "DONE");
    } catch (err) {
      if (!(err instanceof ExportOver))
        work.log.error({ event: "export.failed", err, export: id }, "Writing an export failed; it is marked as failed");
      await failExport(work, id);
    } finally {
      progress.stop();
    }
  });
