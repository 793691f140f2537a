import { and, sql } from "drizzle-orm";
import type { CancelDataExportInput, StartDataExportInput } from "../../../schema/logs/dataExports";
import { dataContents, dataExportLimits } from "../../../schema/rules/exports/dataSets";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { Tx } from "../../db/connect";
import { exports } from "../../db/tables/exports";
import { transaction, type Work } from "../../db/transaction";
import { type Actor, actorOf } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { beginExport, endExport, requireConfirmedPasswordOfUser, withoutNulls } from "../exports.actions";
import { type ExportRow, isData, isOwn, isUnfinishedRow, ownExport } from "../exports.queries";
import { assertVisible } from "./dataSources";

export async function startDataExport(ctx: Context, { dataSet, format, period, instanceIds }: StartDataExportInput): Promise<ExportRow> {
  assertVisible(requireViewer(ctx), dataSet);
  await requireConfirmedPasswordOfUser(ctx);
  const filter = withoutNulls({ period: period && withoutNulls(period), instanceIds });
  const request = { list: dataContents[dataSet], format, columns: [], filter, sort: "ID", orderBy: [] };
  return beginExport(ctx, request, assertRoomForData);
}

/** Serialized per viewer, so that concurrent requests cannot exceed the limit together. */
async function assertRoomForData(tx: Tx, actor: Actor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`dataExports ${actor.kind} ${actor.id}`}))`);
  if ((await tx.$count(exports, and(isOwn(actor), isData(), isUnfinishedRow()))) >= dataExportLimits.unfinished)
    throw new AppError("EXPORT_UNDER_WAY");
}

/** Idempotent. Throws NOT_FOUND, also for other users' exports. */
export async function cancelDataExport(ctx: Context, { id }: CancelDataExportInput): Promise<ExportRow> {
  const viewer = requireViewer(ctx);
  const row = await ownExport(ctx.db, viewer, id, "DATA");
  if (!row) throw new AppError("NOT_FOUND");
  await endExport(ctx, row.id, "CANCELLED");
  return (await ownExport(ctx.db, viewer, id, "DATA")) ?? row;
}

export const recordDownload = (work: Work, row: ExportRow): Promise<void> =>
  transaction(work, async (tx, now) => {
    const { id, rows, bytes, fileName } = row;
    await record(tx, now, actorOf(row), { action: "export.download", model: "export", entityId: id, after: { rows, bytes, fileName } });
  });
