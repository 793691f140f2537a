import { reloadViewer } from "../auth/session/viewers";
import { actorOf } from "../platform/actor";
import type { Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import { unrestrictedScope, type Viewer } from "../platform/viewer";
import { accessOf, type ExportRow } from "./exports.queries";

/** The export's user with current rights. Throws EXPORT_RIGHTS if they changed. */
export async function viewerOfExport({ db, clock }: Work, row: ExportRow): Promise<Viewer> {
  const { sessionId, locale } = row;
  const knownViewer = { actor: actorOf(row), sessionId, locale, profileType: "CLIENTE", scope: unrestrictedScope } as const;
  const viewer = await reloadViewer(db, clock.now(), { ...knownViewer, functionalities: new Set(), canAct: false });
  if (!viewer || accessOf(viewer) !== row.access) throw new AppError("EXPORT_RIGHTS");
  return viewer;
}
