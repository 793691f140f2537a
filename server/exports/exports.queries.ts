import { and, desc, eq, inArray, lt, not, or, sql, type SQL } from "drizzle-orm";
import { dataContents, dataExportLimits } from "../../schema/rules/exports/dataSets";
import { pageLimits } from "../../schema/rules/limits/paging";
import { exportLimits, unfinishedExports } from "../../schema/rules/exports/exports";
import type { Db, Reader } from "../db/connect";
import { exportParts, exports } from "../db/tables/exports";
import { type Actor, actorRow } from "../platform/actor";
import { AppError } from "../platform/errors";
import { isUuid } from "../platform/uuid";
import type { Viewer } from "../platform/viewer";

export type ExportRow = typeof exports.$inferSelect;

/** Rights that affect an export's contents, for comparison before the download. */
export const accessOf = ({ scope, functionalities }: Viewer): string => JSON.stringify([scope.version, [...functionalities].sort()]);

export const isOwn = (actor: Actor): SQL | undefined => {
  const { actorKind, actorId } = actorRow(actor);
  return and(eq(exports.actorKind, actorKind), eq(exports.actorId, actorId!));
};

export type ExportKind = "LIST" | "REPORT" | "DATA";
export const isReport = eq(exports.list, "dashboard");
export const isData = (): SQL => inArray(exports.list, Object.values(dataContents));
const kindConditions: Record<ExportKind, () => SQL> = {
  LIST: () => not(or(isReport, isData())!),
  REPORT: () => isReport,
  DATA: isData,
};

/** The viewer's export, by default the latest; `undefined` if it does not exist or belongs to another user. */
export async function ownExport(db: Reader, { actor }: Viewer, id: string | null, kind?: ExportKind): Promise<ExportRow | undefined> {
  if (id !== null && !isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(exports)
    .where(and(isOwn(actor), id === null ? undefined : eq(exports.id, id), kind && kindConditions[kind]()))
    .orderBy(desc(exports.createdAt))
    .limit(1);
  return row;
}

export const ownDataExports = (db: Reader, { actor }: Viewer, ids: readonly string[] | null): Promise<ExportRow[]> =>
  db
    .select()
    .from(exports)
    .where(and(isOwn(actor), isData(), ids ? inArray(exports.id, ids.filter(isUuid)) : undefined))
    .orderBy(desc(exports.createdAt))
    .limit(pageLimits.max);

export async function exportById(db: Reader, id: string): Promise<ExportRow | undefined> {
  return (await db.select().from(exports).where(eq(exports.id, id)))[0];
}

export const isUnfinishedRow = (): SQL => inArray(exports.state, [...unfinishedExports]);

export async function hasRoomForExports(db: Reader): Promise<boolean> {
  const [row] = await db.select({ bytes: sql<number>`coalesce(sum(${exports.bytes}), 0)::float8` }).from(exports);
  return row!.bytes < exportLimits.keptBytes;
}

/**
 * Reads the file part by part, so that slow downloads hold no transaction and little memory. Throws EXPORT_NOT_READY if it was removed in
 * the meantime.
 */
export async function* partsOf(db: Db, { id, bytes: expected }: ExportRow): AsyncGenerator<Buffer, void> {
  let read = 0;
  for (let number = 0; read < expected; number++) {
    const [part] = await db
      .select({ bytes: exportParts.bytes })
      .from(exportParts)
      .where(and(eq(exportParts.exportId, id), eq(exportParts.number, number)));
    if (!part) throw new AppError("EXPORT_NOT_READY");
    read += part.bytes.length;
    yield part.bytes;
  }
}

/** Removes expired exports and parts of ended ones, also parts written after the export ended. */
export async function removeOldExports(db: Db, now: number): Promise<void> {
  const isOlderThan = (keptMs: number): SQL => lt(exports.changedAt, new Date(now - keptMs));
  const isExpired = or(and(isData(), isOlderThan(dataExportLimits.keptMs)), and(not(isData()), isOlderThan(exportLimits.keptMs)));
  await db.delete(exports).where(and(sql`not (${isUnfinishedRow()})`, isExpired));
  const isKept = sql`${exports.state} in ('RUNNING', 'DONE')`;
  await db.delete(exportParts).where(sql`not exists (select from ${exports} where ${exports.id} = ${exportParts.exportId} and ${isKept})`);
}
