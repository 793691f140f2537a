import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ExportClaimsInput, LogExport, SuppliersExport } from "../../schema/logs/exports";
import { type ExportContent, type ExportState, type FileFormat, isUnfinished, type LogName } from "../../schema/rules/exports/exports";
import type { ColumnFilter } from "../../schema/rules/fields/columnFilters";
import type { Fields } from "../../schema/rules/fields/field";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { areListColumns, type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import { record } from "../audit/record";
import { requireConfirmedPassword } from "../auth/account/confirmPassword";
import { requireViewer, type Context } from "../auth/context";
import type { Tx } from "../db/connect";
import { assertOrderable } from "../db/page";
import { exportParts, exports } from "../db/tables/exports";
import { sqlState, transaction, type Work } from "../db/transaction";
import { type Actor, actorOf, actorRow } from "../platform/actor";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import type { Viewer } from "../platform/viewer";
import { accessOf, type ExportKind, type ExportRow, hasRoomForExports, ownExport } from "./exports.queries";
import { selectionOf } from "./selections";

const model = "export" as const;
const UNIQUE_VIOLATION = "23505";

function checkColumns(list: FieldListName, columns: readonly string[], { scope }: Viewer): void {
  const hidden = columns.find((field) => isHidden(scope.hiddenFields, fieldLists[list].layer, field));
  if (hidden !== undefined) throw new AppError("FIELD_UNKNOWN", { field: hidden });
  const isList = areListColumns(
    list,
    columns.map((field) => ({ field, width: null })),
  );
  if (!isList) throw new AppError("BAD_USER_INPUT", { field: "columns" });
}

const facts = ({ list, format, columns, filter, sort, orderBy }: ExportRow) => ({
  ...{ list, format, columns, sort, orderBy },
  filter: withoutPersonalTexts(list, filter),
});

/** Search texts of personal columns are not audited. */
function withoutPersonalTexts(list: ExportContent, filter: Record<string, unknown>): Record<string, unknown> {
  const { columns } = filter as { columns?: ColumnFilter[] };
  if (!columns || !Object.hasOwn(fieldLists, list)) return filter;
  const fields: Fields = fieldLists[list as FieldListName].fields;
  const audited = columns.map((condition) =>
    fields[condition.field]?.personal && condition.contains != null ? { ...condition, contains: "…" } : condition,
  );
  return { ...filter, columns: audited };
}

export async function startExport(ctx: Context, list: FieldListName, input: ExportClaimsInput | SuppliersExport): Promise<ExportRow> {
  const viewer = requireViewer(ctx);
  checkColumns(list, input.columns, viewer);
  if (input.columns.some((field) => isPersonal(list, field))) await requireConfirmedPasswordOfUser(ctx);
  const [filter, orderBy] = [withoutNulls(input.filter ?? {}), (input.orderBy ?? []).map(({ field, direction }) => ({ field, direction }))];
  const request = { format: input.format, columns: input.columns, filter, sort: input.sort, orderBy };
  await assertOrderable(ctx.db, selectionOf(viewer, list, { filter, sort: input.sort, orderBy }, ctx.clock.now()));
  return beginExport(ctx, { list, ...request });
}

const isPersonal = (list: FieldListName, field: string): boolean => (fieldLists[list].fields as Fields)[field]?.personal === true;

/** API keys have no password; their creator confirmed one. */
export async function requireConfirmedPasswordOfUser(ctx: Context): Promise<void> {
  if (requireViewer(ctx).sessionId !== null) await requireConfirmedPassword(ctx);
}

type AskedExport = Pick<ExportRow, "list" | "format" | "columns" | "filter" | "sort" | "orderBy">;

/** `assertRoom` runs in the transaction and throws if the viewer may not start another one. */
export async function beginExport(
  ctx: Context,
  request: AskedExport,
  assertRoom?: (tx: Tx, actor: Actor) => Promise<void>,
): Promise<ExportRow> {
  const viewer = requireViewer(ctx);
  try {
    return await transaction(ctx, async (tx, now) => {
      if (!(await hasRoomForExports(tx))) throw new AppError("EXPORTS_FULL");
      await assertRoom?.(tx, viewer.actor);
      const row: ExportRow = {
        ...{ id: uuidv7(), ...actorRow(viewer.actor), sessionId: viewer.sessionId, access: accessOf(viewer), locale: ctx.locale },
        ...request,
        ...{ state: "WAITING", rows: 0, total: null, bytes: 0, fileName: fileNameOf(request.list, request.format, now) },
        ...{ origin: ctx.origin?.address ?? null, requestId: ctx.origin?.requestId ?? null, createdAt: now, changedAt: now },
      };
      await tx.insert(exports).values(row);
      await record(tx, now, viewer.actor, { action: "export.start", model, entityId: row.id, after: facts(row) });
      return row;
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError("EXPORT_UNDER_WAY");
    throw error;
  }
}

/** Requires a confirmed password, because logs contain names. Throws PASSWORD_NEEDED, EXPORT_UNDER_WAY, EXPORTS_FULL. */
export async function startLogExport(ctx: Context, list: LogName, { format, filter }: LogExport): Promise<ExportRow> {
  await requireConfirmedPasswordOfUser(ctx);
  return beginExport(ctx, { list, format, columns: [], filter: withoutNulls(filter ?? {}), sort: "NEWEST", orderBy: [] });
}

export const withoutNulls = (filter: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null && value !== undefined));

export const fileNameOf = (list: ExportContent, format: FileFormat, now: Date): string =>
  `${list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${now.toISOString().slice(0, 16).replace("T", "-").replace(":", "")}Z.${format.toLowerCase()}`;

/** Idempotent. Throws NOT_FOUND, also for other users' exports. */
export async function cancelExport(ctx: Context, id: string, kind: ExportKind): Promise<ExportRow> {
  const viewer = requireViewer(ctx);
  const row = await ownExport(ctx.db, viewer, id, kind);
  if (!row) throw new AppError("NOT_FOUND");
  await endExport(ctx, row.id, "CANCELLED");
  return (await ownExport(ctx.db, viewer, id)) ?? row;
}

const events = {
  DONE: "export.finish",
  CANCELLED: "export.cancel",
  FAILED: "export.fail",
  DOWNLOADED: "export.download",
} as const satisfies Partial<Record<ExportState, string>>;

/** Ends an export unless it has ended. Parts that cannot be downloaded are deleted. */
export async function endExport(work: Work, id: string, state: keyof typeof events): Promise<void> {
  await transaction(work, async (tx, now) => {
    const [row] = await tx.select().from(exports).where(eq(exports.id, id)).for("update");
    const isOpen = row && (state === "DOWNLOADED" ? row.state === "DONE" : isUnfinished(row.state));
    if (!isOpen) return;
    await tx.update(exports).set({ state, changedAt: now }).where(eq(exports.id, id));
    if (state !== "DONE") await tx.delete(exportParts).where(and(eq(exportParts.exportId, id)));
    const { rows, bytes, fileName, origin, requestId } = row;
    const event = { action: events[state], model, entityId: id, after: { ...facts(row), rows, bytes, fileName } };
    await record(tx, now, actorOf(row), { ...event, ...(origin !== null && { origin }), ...(requestId !== null && { requestId }) });
  });
}

/** If the failure cannot be stored either, the export later ends as abandoned. */
export const failExport = (work: Work & { log: Log }, id: string): Promise<void> =>
  endExport(work, id, "FAILED").catch((err: unknown) =>
    work.log.error(
      { event: "export.not_marked", err, export: id },
      "Marking an export as failed did not succeed; it ends as abandoned later",
    ),
  );
