import { and, desc, eq, inArray, lt, not, sql, type SQL } from "drizzle-orm";
import { exportLimits, unfinishedExports } from "../../schema/rules/exports/exports";
import type { Db, Reader } from "../db/connect";
import { exportParts, exports } from "../db/tables/exports";
import { type Actor, actorRow } from "../platform/actor";
import { isUuid } from "../platform/uuid";
import type { Viewer } from "../platform/viewer";

export type ExportRow = typeof exports.$inferSelect;

/** What of a viewer's rights an export depends on: with others it would be another file. */
export const accessOf = ({ scope, functionalities }: Viewer): string => JSON.stringify([scope.version, [...functionalities].sort()]);

export const isOwn = (actor: Actor): SQL | undefined => {
  const { actorKind, actorId } = actorRow(actor);
  return and(eq(exports.actorKind, actorKind), eq(exports.actorId, actorId!));
};

/** A file of rows of a list, or a report. */
export type ExportKind = "LIST" | "REPORT";
export const isReport = eq(exports.list, "dashboard");

/** An export of the viewer's own, the last one where none is named; undefined when there is none, or it is somebody else's. Absent kind: any. */
export async function ownExport(db: Reader, { actor }: Viewer, id: string | null, kind?: ExportKind): Promise<ExportRow | undefined> {
  if (id !== null && !isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(exports)
    .where(and(isOwn(actor), id === null ? undefined : eq(exports.id, id), kind && (kind === "REPORT" ? isReport : not(isReport))))
    .orderBy(desc(exports.createdAt))
    .limit(1);
  return row;
}

export async function exportById(db: Reader, id: string): Promise<ExportRow | undefined> {
  return (await db.select().from(exports).where(eq(exports.id, id)))[0];
}

export const isUnfinishedRow = (): SQL => inArray(exports.state, [...unfinishedExports]);

/** Whether more files can be kept beside those that are. */
export async function hasRoomForExports(db: Reader): Promise<boolean> {
  const [row] = await db.select({ bytes: sql<number>`coalesce(sum(${exports.bytes}), 0)::float8` }).from(exports);
  return row!.bytes < exportLimits.keptBytes;
}

/** The file, a part at a time: whoever reads it slowly holds neither a transaction nor more than one part. Throws when a part is missing. */
export async function* partsOf(db: Db, { id, bytes: expected }: ExportRow): AsyncGenerator<Buffer> {
  let read = 0;
  for (let number = 0; read < expected; number++) {
    const [part] = await db
      .select({ bytes: exportParts.bytes })
      .from(exportParts)
      .where(and(eq(exportParts.exportId, id), eq(exportParts.number, number)));
    if (!part) throw new Error(`part ${number} of export ${id} is missing`);
    read += part.bytes.length;
    yield part.bytes;
  }
}

/** Removes what nobody comes for any more, and parts that nobody can fetch: also of an export whose writer did not know yet that it was over. */
export async function removeOldExports(db: Db, now: number): Promise<void> {
  const oldest = new Date(now - exportLimits.keptMs);
  await db.delete(exports).where(and(sql`not (${isUnfinishedRow()})`, lt(exports.changedAt, oldest)));
  const wanted = sql`${exports.state} in ('RUNNING', 'DONE')`;
  await db.delete(exportParts).where(sql`not exists (select from ${exports} where ${exports.id} = ${exportParts.exportId} and ${wanted})`);
}
