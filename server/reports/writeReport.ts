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
    const { reportPdf } = await import("./pdf/reportPdf"); // loaded here, because fonts are only needed in the writing thread
    await sink(await reportPdf(figures, locale));
  }
}

/** Progress counts indicators as rows. */
export const writeReport: FileWriter = async ({ db, clock }, row, viewer, { parts, progress }) => {
  const request = reportAskedSchema.parse(row.filter);
  const figures = await reportFigures(db, { ...viewer, locale: row.locale }, request, clock.now());
  const rows = figures.indicators.length;
  progress.note({ rows: 0, total: rows });
  await progress.say();
  await writeFigures(figures, row.format as ReportFormat, row.locale, parts.add);
  progress.note({ rows, bytes: parts.bytes });
};
