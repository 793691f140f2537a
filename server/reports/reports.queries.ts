import { and, sql } from "drizzle-orm";
import type { Report } from "../../schema/indicators/reports";
import type { ReportFormat } from "../../schema/rules/reports/reports";
import type { Reader } from "../db/connect";
import { exports } from "../db/tables/exports";
import { type ExportRow, isOwn, isReport, ownExport } from "../exports/exports.queries";
import type { Viewer } from "../platform/viewer";
import { reportAskedSchema } from "./reportAsked";

export function toReport({ id, format, state, bytes, fileName, createdAt, filter }: ExportRow): Report {
  const { instanceId } = reportAskedSchema.parse(filter);
  return { id, instanceId, format: format as ReportFormat, state, bytes, fileName, createdAt };
}

/** The viewer's report, by default the latest; `null` if it does not exist or belongs to another user. */
export async function ownReport(db: Reader, viewer: Viewer, id: string | null): Promise<Report | null> {
  const row = await ownExport(db, viewer, id, "REPORT");
  return row ? toReport(row) : null;
}

export async function reportByRequest(db: Reader, { actor }: Viewer, requestId: string): Promise<ExportRow | undefined> {
  const isSame = sql`${exports.filter} ->> 'requestId' = ${requestId}`;
  return (
    await db
      .select()
      .from(exports)
      .where(and(isOwn(actor), isReport, isSame))
  )[0];
}
