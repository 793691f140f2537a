import { isDeepStrictEqual } from "node:util";
import type { CreateReportInput, Report } from "../../schema/indicators/reports";
import { requireViewer, type Context } from "../auth/context";
import { beginExport, cancelExport } from "../exports/exports.actions";
import { indicatorsOf } from "../figures/indicators.queries";
import { AppError } from "../platform/errors";
import { reportByRequest, toReport } from "./reports.queries";
import type { StoredReport } from "./reportAsked";

export async function createReport(ctx: Context, { instanceId, period, format, requestId }: CreateReportInput): Promise<Report> {
  const viewer = requireViewer(ctx);
  // Without indicators: only validates instance and period.
  await indicatorsOf(ctx.db, viewer.scope, { instanceId, period, keys: [] }, ctx.clock.now());
  const { name, firstDay = null, lastDay = null } = period;
  const filter = { instanceId, period: { name, firstDay, lastDay }, requestId } satisfies StoredReport;
  const existing = await reportByRequest(ctx.db, viewer, requestId);
  if (existing && !(existing.format === format && isDeepStrictEqual(existing.filter, filter))) throw new AppError("REQUEST_REUSED");
  return toReport(existing ?? (await beginExport(ctx, { list: "dashboard", format, columns: [], filter, sort: "", orderBy: [] })));
}

/** Throws NOT_FOUND, also for other users' reports. */
export const cancelReport = async (ctx: Context, id: string): Promise<Report> => toReport(await cancelExport(ctx, id, "REPORT"));
