// A report that somebody asked for, as the file that exports are: spooled, followed, cancelled and fetched like them.
import type { ReportFormat } from "../../schema/rules/reports/reports";
import type { Locale } from "../../schema/rules/language/locales";
import type { Sink } from "../exports/files/tableWriter";
import type { FileWriter } from "../exports/fileWriter";
import { reportAskedSchema } from "./reportAsked";
import { type ReportFigures, reportFigures } from "./reportFigures.queries";
import { reportXlsx } from "./reportXlsx";

export async function writeFigures(figures: ReportFigures, format: ReportFormat, locale: Locale, sink: Sink): Promise<void> {
  if (format === "XLSX") await reportXlsx(figures, locale, sink);
  else {
    const { reportPdf } = await import("./pdf/reportPdf"); // loads fonts and their tables: only in the thread that writes one
    await sink(await reportPdf(figures, locale));
  }
}

/** The rows of its progress are its indicators. */
export const writeReport: FileWriter = async ({ db, clock }, row, viewer, { parts, progress }) => {
  const asked = reportAskedSchema.parse(row.filter);
  const figures = await reportFigures(db, viewer.scope, asked, clock.now());
  const rows = figures.indicators.length;
  progress.note({ rows: 0, total: rows });
  await progress.say();
  await writeFigures(figures, row.format as ReportFormat, row.locale, parts.add);
  progress.note({ rows, bytes: parts.bytes });
};
