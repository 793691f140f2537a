import { MINUTE_MS } from "../../schema/rules/durations";
import { reloadViewer } from "../auth/session/viewers";
import { connect, JOBS } from "../db/connect";
import { actorOf } from "../platform/actor";
import { AppError } from "../platform/errors";
import { unrestrictedScope, type Viewer } from "../platform/viewer";
import { endExport, failExport } from "./exports.actions";
import { accessOf, exportById, type ExportRow } from "./exports.queries";
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
      const write: FileWriter = row.list === "dashboard" ? deps.writeReport : writeRows;
      await write(work, row, await viewerOfExport(work, row), { parts, progress });
      await parts.flush();
      progress.note({ bytes: parts.bytes });
      await progress.say();
      await endExport(work, id, "DONE");
    } catch (err) {
      if (!(err instanceof ExportOver)) work.log.error({ err, export: id }, "Writing an export failed; it is marked as failed");
      await failExport(work, id);
    } finally {
      progress.stop();
    }
  });

/** The export's user with current rights. Throws EXPORT_RIGHTS if they changed. */
async function viewerOfExport({ db, clock }: ExportWork, row: ExportRow): Promise<Viewer> {
  const { sessionId, locale } = row;
  const knownViewer = { actor: actorOf(row), sessionId, locale, profileType: "CLIENTE", scope: unrestrictedScope } as const;
  const viewer = await reloadViewer(db, clock.now(), { ...knownViewer, functionalities: new Set(), canAct: false });
  if (!viewer || accessOf(viewer) !== row.access) throw new AppError("EXPORT_RIGHTS");
  return viewer;
}
